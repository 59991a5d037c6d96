"""Figures and labels in words, in the reader's language."""

from typing import Any

from funduk.core.game import Game
from funduk.lab.statistics import Share
from funduk.lab.study.settings import option_named
from funduk.locale import Words
from funduk.locale.phrases import Phrases, spelt

TITLED = {"mission": "mission", "round-card": "card", "card": "card"}
"""Labels whose titles stand in the component set, and where."""


class Labels:
    """Turns a tally's labels into what a person reads."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.words = Words(language, "study", game.name)
        self.say = self.words.say
        self.phrases = Phrases(self.words, game, self._seat, max(game.seats))

    def _seat(self, seat: int) -> str:
        return self.text("label-seat", number=seat + 1)

    def bot(self, name: str) -> str:
        return self.say(f"bot-{name}")

    def path(self, label: str) -> str:
        """A label of two parts, such as whose points and where from, in words."""
        return ", ".join(
            self.text("label-round", number=int(part)) if part.isdigit() else self.word(part)
            for part in label.split("|")
        )

    def title(self, measure: str, part: str = "") -> str:
        """A chart's heading; a game may have a wording of its own."""
        return self.words.first(
            [f"{self.game.name}-study-{measure}", f"study-{measure}"], None, part
        )

    def word(self, label: str) -> str:
        kind, given, value = label.partition(":")
        if not given:
            return self.say(f"study-label-{label}")
        if kind in TITLED:
            return self._title_in_set(TITLED[kind], value)
        if kind == "place":
            return self._place(int(value))
        if kind == "action":
            return self.say(f"{self.game.name}-action-{value}")
        if kind == "good":
            return self.say(f"{self.game.name}-good-{value}", None, "name")
        if kind == "type":
            return self.say(f"{self.game.name}-type-{value}")
        if kind == "verb":
            return spelt(value).lower()
        if kind == "question":
            return self.phrases.phase(value)
        if kind == "answer":
            return self.phrases.action(self.game.parse(f"0 {value}"))
        if kind == "bot":
            return self.say(f"bot-{value}")
        if kind in ("source", "fate", "ending"):
            names = [f"{self.game.name}-study-{kind}-{value}", f"study-{kind}-{value}"]
            return self.words.first(names)
        number = int(value) + (1 if kind in ("seat", "step") else 0)
        return self.say(f"study-label-{kind}", {"number": number})

    def _title_in_set(self, entry: str, value: str) -> str:
        for found in self.game.components.entries(entry):
            if found["id"] == value:
                return str(found.get(f"title_{self.words.language}", value))
        return value

    def _place(self, place: int) -> str:
        """A card or stall in short: its gems, its points, and a card's workers."""
        entries = self.game.components.content
        found = [*entries.get("card", []), *entries.get("stall", [])][place]
        more = [str(found["workers"])] if "workers" in found else [f"#{place + 1}"]
        return " · ".join([str(found["gems"]), str(found["points"]), *more])

    def setting(self, name: str, value: str) -> str:
        """An option and its value, as the lobby words them."""
        key = f"{self.game.name}-option-{name}-{value}"
        words = self.say(key) if self.words.has(key) else value
        if value in ("yes", "no"):
            words = self.say(value)
        clause = option_named(self.game, name).clause
        return f"{self.say(f'{self.game.name}-option-{name}')}: {words} ({clause})"

    # figures

    def number(self, value: float, digits: int = 1) -> str:
        written = f"{value:,.{digits}f}"
        if self.words.language == "de":
            written = written.replace(",", " ").replace(".", ",").replace(" ", ".")
        return written.replace("-", "−")

    def share(self, share: Share, unit: str) -> str:
        """A value with its interval."""
        if unit == "percent":
            return f"{self.number(100 * share.mean)} ± {self.number(100 * share.half)} %"
        return f"{self.number(share.mean, 2)} ± {self.number(share.half, 2)}"

    def signed(self, gap: Share, unit: str) -> str:
        """A difference with its sign; of shares in percent points."""
        return ("+" if gap.mean > 0 else "") + self.share(gap, unit)

    def plain(self, value: float, unit: str) -> str:
        return f"{self.number(100 * value)} %" if unit == "percent" else self.number(value, 2)

    def first_of(self, items: list[str], most: int = 6) -> list[str]:
        """The first of many, and how many more there are."""
        more = len(items) - most
        return items if more <= 0 else [*items[:most], self.text("more", number=more)]

    def text(self, message: str, **variables: Any) -> str:
        return self.say(f"study-{message}", variables)
