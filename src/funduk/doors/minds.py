"""Tables for other minds: rules, views, answers and refusals as text in both languages.

Every text is made of what the seat may see. There is no list of all legal moves; `spell` says what can come
next.
"""

import itertools
import re
import time
from collections.abc import Callable
from typing import Any, Protocol

import funduk
from funduk import bots as house_bots
from funduk import catalogue
from funduk.core.action import Action, Ask, Refused, ask_for
from funduk.core.errors import FundukError
from funduk.core.game import View
from funduk.doors.reading import Reader
from funduk.doors.text import describe
from funduk.doors.vocabulary import vocabulary
from funduk.doors.words import Speller
from funduk.locale import LANGUAGES, Words
from funduk.locale.phrases import Phrases

MOST_TABLES = 16
NEWS = 40
SHOWN = 64


class Sitting(Protocol):
    """A table with bots around it, as the terminal keeps one."""

    match: funduk.Match
    phrases: Phrases

    def next_ask(self) -> Ask | None: ...
    def bot_plays(self, ask: Ask) -> Any: ...
    def play(self, action: Action) -> Any: ...
    def why(self, viewer: int | None, bot: str = "") -> list[str]: ...
    def hint(self, ask: Ask) -> list[str]: ...
    def log(self, reader: int | None, since: int = 0) -> list[str]: ...
    def facts(self, view: View) -> list[str]: ...


OpenSitting = Callable[[funduk.Match, int, list[str], Words], Sitting]
"""A match, the mind's seat, the bots by seat, and the language."""


class Seat:
    """One mind at one table."""

    def __init__(self, sitting: Sitting, seat: int, words: Words) -> None:
        self.sitting = sitting
        self.seat = seat
        self.words = words
        self.told = 0
        match = sitting.match
        self.reader = Reader(match.game, sitting.phrases.name, match.seats)

    def go_on(self) -> Ask | None:
        """Lets bots and chance play until this seat is asked; None when the game is over."""
        while (ask := self.sitting.next_ask()) is not None and ask.seat != self.seat:
            self.sitting.bot_plays(ask)
        return ask

    def look(self) -> str:
        """What has happened since the last look, what the seat sees, and what it is asked."""
        ask = self.go_on()
        match, say = self.sitting.match, self.words.say
        news = self.sitting.log(self.seat, self.told)
        self.told = len(match.entries)
        lines = [say("minds-news"), *[f"  {line}" for line in news[-NEWS:]]] if news else []
        view = match.view(self.seat)
        lines += [say("minds-table"), *[f"  {line}" for line in self.sitting.facts(view)]]
        if ask is None:
            names = self.sitting.phrases.names(match.winners or [])
            scores = ", ".join(
                f"{self.sitting.phrases.name(seat)} {points}"
                for seat, points in enumerate(match.scores or [])
            )
            return "\n".join([*lines, say("minds-over", {"winners": names, "scores": scores})])
        lines.append(say("minds-asked", {"question": self.sitting.phrases.question(ask)}))
        ways = "; ".join(self.reader.usage(verb) for verb in self.verbs(ask))
        lines.append(say("minds-ways", {"ways": ways}))
        return "\n".join(lines)

    def verbs(self, ask: Ask) -> list[str]:
        moves = self.sitting.match.game.moves(self.sitting.match.table, ask)
        return [verb.name() for verb in moves.verbs if verb.size() > 0]

    def act(self, text: str) -> str:
        """An answer in words; what is refused is said with its clause and changes nothing."""
        ask = self.go_on()
        if ask is None:
            return self.look()
        match = self.sitting.match
        try:
            action = self.reader.read(text, self.seat, self.verbs(ask))
            done = self.sitting.phrases.action(action)
            self.sitting.play(action)
        except Refused as wrong:
            told = self.sitting.phrases.refusal(wrong.refusal)
            clause = clause_text(match.game.name, wrong.refusal.clause, self.words.language)
            return "\n".join([self.words.say("minds-refused", {"why": told}), clause]).strip()
        except FundukError as wrong:
            return self.words.say("minds-refused", {"why": str(wrong)})
        return "\n".join([self.words.say("minds-done", {"action": done}), self.look()])

    def spell(self, said: str) -> str:
        """What can be said next, after the words that were said already."""
        ask = self.go_on()
        if ask is None:
            return self.look()
        match = self.sitting.match
        known = vocabulary(match.game.name)
        speller = Speller(known, match.game, match.table, ask)
        for text in [part.strip() for part in said.split(",") if part.strip()]:
            words = {known.text(word).lower(): word for word in speller.words()}
            if text.lower() not in words:
                return self.words.say("minds-no-word", {"word": text, "words": ", ".join(words)})
            speller.say(words[text.lower()])
        if speller.action is not None:
            return self.words.say("minds-whole", {"action": speller.action.to_text()})
        shown = ", ".join(known.text(word) for word in speller.words()[:SHOWN])
        return self.words.say("minds-next-words", {"words": shown})


class Parlour:
    """All tables of one other mind, by number."""

    def __init__(self, open_sitting: OpenSitting, language: str = "en") -> None:
        self.open_sitting = open_sitting
        self.language = language
        self.seats: dict[int, Seat] = {}
        self.numbers = itertools.count(1)

    def games(self) -> str:
        words = Words(self.language, "minds")
        lines = []
        for name in catalogue.GAMES:
            game = catalogue.game(name)
            words.need(name)
            title = words.say(f"{name}-title")
            options = ", ".join(option.name for option in game.options) or "-"
            bots = ", ".join(house_bots.names(name))
            told = {"name": name, "title": title, "options": options, "bots": bots}
            lines.append(
                words.say("minds-game", {**told, "seats": f"{game.seats[0]}–{game.seats[-1]}"})
            )
        return "\n".join(lines)

    def rules(self, game: str, clause: str = "", language: str = "") -> str:
        """A rulebook, or one of its clauses."""
        chosen = self._language(language)
        catalogue.game(game)
        if not clause:
            return catalogue.rulebook(game, chosen)
        found = clause_text(game, clause, chosen)
        return found or Words(chosen, "minds").say("minds-no-clause", {"clause": clause})

    def sit_down(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "",
        options: dict[str, Any] | None = None,
        seed: str | None = None,
        language: str = "",
    ) -> str:
        """A new table with bots in the other seats."""
        if len(self.seats) >= MOST_TABLES:
            raise FundukError(f"{MOST_TABLES} tables are open; get up from one of them first")
        words = Words(self._language(language), "minds", "terminal")
        playing = catalogue.game(game)
        number = seats or (4 if 4 in playing.seats else playing.seats[0])
        if not 0 <= seat < number:
            raise FundukError(f"there is no seat {seat} at a table of {number}")
        names = [name.strip() for name in bots.split(",") if name.strip()] or ["peddler"]
        there = house_bots.names(game)
        for name in names:
            if name not in there:
                raise FundukError(f"no bot {name!r} plays {game}; there are {', '.join(there)}")
        others = [*names, *[names[-1]] * number][: number - 1]
        match = funduk.Match(playing, number, seed, options or {})
        line_up = [*others[:seat], "", *others[seat:]]
        table = next(self.numbers)
        self.seats[table] = Seat(self.open_sitting(match, seat, line_up, words), seat, words)
        opened = words.say("minds-seated", {"table": table, "seat": seat})
        return "\n".join([opened, self.seats[table].look()])

    def seat(self, table: int) -> Seat:
        if table not in self.seats:
            there = ", ".join(str(number) for number in self.seats) or "none"
            raise FundukError(f"there is no table {table}; open tables: {there}")
        return self.seats[table]

    def wait(self, table: int, seconds: float) -> str:
        """Looks again after a while, at most twenty seconds; bots here answer at once."""
        seat = self.seat(table)
        until = time.monotonic() + min(max(seconds, 0.0), 20.0)
        while ask_for(seat.sitting.match.asks, seat.seat) is None and time.monotonic() < until:
            if seat.go_on() is None:
                break
        return seat.look()

    def get_up(self, table: int) -> str:
        words = self.seat(table).words
        del self.seats[table]
        return words.say("minds-got-up", {"table": table})

    def _language(self, language: str) -> str:
        chosen = language or self.language
        if chosen not in LANGUAGES:
            raise FundukError(f"no words in {chosen!r}; there are {', '.join(LANGUAGES)}")
        return chosen


def clause_text(game: str, clause: str, language: str) -> str:
    """One clause of a rulebook."""
    if not clause:
        return ""
    for part in re.split(r"\n(?=\*\*[A-Z]+-\d+|#)", catalogue.rulebook(game, language)):
        if re.match(rf"\*\*{re.escape(clause)}\b", part, re.IGNORECASE):
            return part.strip()
    return ""


def plain_facts(view: View) -> list[str]:
    """A view as lines, for games without a presenter."""
    return describe(view).splitlines()
