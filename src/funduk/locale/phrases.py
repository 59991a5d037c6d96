"""Actions, events, questions and refusals in words: each field becomes a variable of its message."""

from collections.abc import Callable
from typing import Any

from funduk.core.action import Action, Ask, Event, Hidden, Refusal
from funduk.core.game import Game
from funduk.core.goods import Kinds
from funduk.core.record import (
    CHANCE,
    Flag,
    Form,
    Many,
    Maybe,
    Named,
    Number,
    Record,
    SeatForm,
    Word,
    shape_of,
)
from funduk.locale import Words

CODED = ("title", "phase", "refusal", "option", "good")
"""Kinds of messages whose key says enough where nobody has written one."""


def spelt(code: str) -> str:
    """`wrong-load` as people write it: Wrong load."""
    words = code.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


class Phrases:
    """Speaks about one game at one table, whose seats have names."""

    def __init__(self, words: Words, game: Game, name: Callable[[int], str], seats: int) -> None:
        self.words = words
        self.game = game
        self.name_of = name
        self.seats = seats
        words.need(game.name)

    def say(self, key: str, variables: dict[str, Any] | None = None, part: str = "") -> str:
        """One of the game's own messages, the one that all games share, or its code in plain letters."""
        kind, _, code = key.partition("-")
        if kind in CODED and not self.has(key):
            return spelt(code or self.game.name)
        return self.words.first([f"{self.game.name}-{key}", key], variables, part)

    def has(self, key: str) -> bool:
        return self.words.has(f"{self.game.name}-{key}") or self.words.has(key)

    def title(self, *parts: str) -> str:
        """What the game is called; or the first of these parts of its title that somebody has written."""
        key = f"{self.game.name}-title"
        if not self.words.has(key):
            return "" if "blurb" in parts else spelt(self.game.name)
        for part in parts:
            said = self.words.say(key, part=part)
            if said != f"{key}.{part}":
                return said
        return "" if "blurb" in parts else self.words.say(key)

    def event(self, event: Event) -> str:
        key = f"event-{event.name()}"
        if not self.has(key):
            return f"{spelt(event.name())}{self._fields(event)}."
        return self.say(key, self.variables(event))

    def action(self, action: Action) -> str:
        """What doing it is called, such as `offer 2 blue`."""
        if isinstance(action, Hidden):
            return self.words.say("action-hidden")
        key = f"action-{action.verb()}"
        if not self.has(key):
            return f"{spelt(action.verb())}{self._fields(action)}"
        return self.say(key, self.variables(action))

    def question(self, ask: Ask, extra: dict[str, Any] | None = None) -> str:
        if not self.has(f"question-{ask.question}"):
            return self.words.say("question-any", {"question": spelt(ask.question)})
        return self.say(f"question-{ask.question}", {"seat": self.name(ask.seat), **(extra or {})})

    def waiting(self, ask: Ask) -> str:
        """What the others read while a seat is asked."""
        if not self.has(f"question-{ask.question}"):
            told = {"question": spelt(ask.question), "seat": self.name(ask.seat)}
            return self.words.say("question-any", told, "waiting")
        return self.say(f"question-{ask.question}", {"seat": self.name(ask.seat)}, "waiting")

    def refusal(self, refusal: Refusal) -> str:
        said = self.say(f"refusal-{refusal.code}")
        return f"{said} ({refusal.clause})" if refusal.clause else said

    def phase(self, phase: str) -> str:
        return self.say(f"phase-{phase}")

    def name(self, seat: int) -> str:
        return self.words.say("chance") if seat == CHANCE else self.name_of(seat)

    def names(self, seats: list[int]) -> str:
        return self.words.listing([self.name(seat) for seat in seats])

    def goods(self, kinds: Kinds, goods: int) -> str:
        """`2 red and 1 blue`, dearest first."""
        counted = [
            self.say(f"good-{letter}", {"count": number})
            if self.has(f"good-{letter}")
            else f"{number} {letter}"
            for letter, number in kinds.to_json(goods).items()
        ]
        return self.words.listing(counted) if counted else self.words.say("goods-none")

    def good(self, letter: str) -> str:
        """What one kind of goods is called."""
        return self.say(f"good-{letter}", None, "name")

    def _fields(self, record: Record) -> str:
        """The fields of a record that nobody has put into a sentence."""
        said = self.variables(record)
        named = [f"{name} {said.get(name, '')}" for name, _ in shape_of(type(record))]
        return f": {', '.join(named)}" if named else ""

    def variables(self, record: Record) -> dict[str, Any]:
        """The variables of a record's message: its fields by name, and what is counted from them."""
        found: dict[str, Any] = {}
        if isinstance(record, Action):
            found["seat"] = self.name(record.seat)
        for name, form in shape_of(type(record)):
            self._add(found, name, form, getattr(record, name))
        return found

    def _add(self, found: dict[str, Any], name: str, form: Form, value: Any) -> None:
        if isinstance(form, Maybe):
            if value is None:
                found[name] = "none"
                return
            form = form.form
        if isinstance(form, SeatForm):
            found[name] = self.name(value)
        elif isinstance(form, Kinds):
            letters = form.to_json(value)
            found[name] = self.goods(form, value)
            found[f"{name}_count"] = sum(letters.values())
            found[f"{name}_name"] = self.words.listing([self.good(letter) for letter in letters])
        elif isinstance(form, Flag):
            found[name] = "yes" if value else "no"
        elif isinstance(form, Number):
            found[name] = self._component(name, value)
            found[f"{name}_from_one"] = value + 1
        elif isinstance(form, (Named, Word)):
            found[name] = form.to_word(value)
            found[f"{name}_name"] = self._named(name, found[name])
        elif isinstance(form, Many):
            self._add_many(found, name, form.form, list(value))
        else:
            found[name] = form.to_word(value)
            found[f"{name}_name"] = ", ".join(
                [self._named(name, word) for word in found[name].split(",")]
            )

    def _add_many(self, found: dict[str, Any], name: str, form: Form, values: list[Any]) -> None:
        found[f"{name}_count"] = len(values)
        if isinstance(form, SeatForm):
            found[name] = self.names(values)
            return
        if isinstance(form, Flag):
            found[name] = ", ".join([self.words.say("yes" if value else "no") for value in values])
            return
        each: list[str] = []
        for value in values:
            one: dict[str, Any] = {}
            self._add(one, name, form, value)
            each.append(str(one[f"{name}_name"] if isinstance(form, (Named, Word)) else one[name]))
        if len(each) == self.seats:
            each = [f"{self.name(seat)} {text}" for seat, text in enumerate(each)]
        found[name] = ", ".join(each) or self.words.say("goods-none")

    def _named(self, field: str, word: str) -> str:
        """Its entry of the set with that id, the message `<game>-<field>-<word>`, else the word itself."""
        entries = self.game.components.content.get(field)
        for place, entry in enumerate(entries if isinstance(entries, list) else []):
            if isinstance(entry, dict) and entry.get("id") == word:
                return self.component(field, place)
        key = f"{field}-{word}"
        return self.say(key) if self.has(key) else word

    def _component(self, name: str, value: int) -> Any:
        """A number that points into the component set is spoken as that entry: `<game>-<kind>`."""
        entries = self.game.components.content.get(name)
        if not isinstance(entries, list) or not 0 <= value < len(entries):
            return value
        return self.component(name, value) if isinstance(entries[value], dict) else value

    def component(self, kind: str, place: int) -> str:
        """A card, stall or mission of the set in words."""
        entry: dict[str, Any] = self.game.components.content[kind][place]
        title = entry.get(f"title_{self.words.language}")
        if isinstance(title, str):
            return title
        plain = {field: value for field, value in entry.items() if isinstance(value, (str, int))}
        return self.say(kind, {**plain, "number": place + 1})
