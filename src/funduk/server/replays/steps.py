"""A match step by step, told as one viewer may see it at each step, or with everything laid open."""

from collections import OrderedDict
from functools import lru_cache
from typing import Any

import msgspec

from funduk.core.action import SEALED, Action, Ask, Event, Hidden, ask_for
from funduk.core.game import Game, Table
from funduk.core.match import Entry, Match
from funduk.core.record import CHANCE, Record
from funduk.locale import LANGUAGES, Words
from funduk.locale.phrases import Phrases
from funduk.server.hints import mode_of
from funduk.server.pages import forms
from funduk.server.wire import messages

SCORINGS = {"stage-ended", "scoring-ended", "sales-revealed", "sandstorm-came", "game-ended"}
MOST_REMEMBERED = 8
Viewer = tuple[int | None, bool]
"""A seat or a spectator, and whether everything is laid open to them."""


class Reel:
    """Every table of a match on the way, without what was taken back; frames are made on demand."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Game = match.game
        self.entries: list[Entry] = [match.entries[number] for number in match.line]
        table = self.game.setup(match.seats, match.options)
        table.rules_version = match.rules_version
        self.tables: list[Table] = [table]
        self.first_events: list[int] = [0]
        for entry in self.entries:
            assert entry.action is not None
            table = table.copy()
            self.game.perform(table, entry.action)
            self.tables.append(table)
            self.first_events.append(self.first_events[-1] + len(entry.events))
        self.asks: list[list[Ask]] = [self.game.asks(table) for table in self.tables]
        self._phrases = [
            Phrases(_words(language), self.game, _seat_in_braces, match.seats)
            for language in LANGUAGES
        ]
        self._said: dict[object, dict[str, str]] = {}
        self._changes: OrderedDict[int | None, list[list[forms.Shown]]] = OrderedDict()

    @property
    def steps(self) -> int:
        return len(self.entries)

    def marks(self) -> list[forms.Mark]:
        """Where rounds begin and points are counted; both are public."""
        found: list[forms.Mark] = []
        for step in range(1, self.steps + 1):
            before, after = self.tables[step - 1], self.tables[step]
            if any(event.name() in SCORINGS for event in self.entries[step - 1].events):
                found.append(forms.Mark(step, "scoring"))
            elif getattr(before, "round", 0) != getattr(after, "round", 0):
                found.append(forms.Mark(step, "round"))
        return found

    def frames(self, first: int, count: int, viewer: Viewer) -> list[forms.Frame]:
        last = min(self.steps, first + count - 1)
        return [self.frame(step, viewer) for step in range(max(0, first), last + 1)]

    def frame(self, step: int, viewer: Viewer) -> forms.Frame:
        """The table after so many entries; step 0 is the empty table."""
        seat, everything = viewer
        table = self.tables[step]
        view = self.game.open_view(table, seat) if everything else self.game.view(table, seat)
        raw = msgspec.Raw(messages.write(view.to_json()))
        waiting = self._waiting(step)
        if step == 0:
            return forms.Frame(0, None, None, {}, {}, [], [], raw, waiting)
        action = self.entries[step - 1].action
        assert action is not None
        ask = ask_for(self.asks[step - 1], action.seat)
        told = action if everything else self.game.seen(action, table, seat)
        return forms.Frame(
            step,
            None if action.seat == CHANCE else action.seat,
            None if ask is None else ask.question,
            {} if ask is None else self._in_words(ask),
            self._in_words(told)
            if isinstance(told, Action) and not isinstance(told, Hidden)
            else {},
            self._events(step, viewer),
            [] if everything else self._changes_for(seat)[step],
            raw,
            waiting,
        )

    def _in_words(self, what: Ask | Action) -> dict[str, str]:
        """In both languages; seats are numbers in braces, since only the page knows their names."""
        key = (what.question, what.seat) if isinstance(what, Ask) else what.to_text()
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = {}
            for phrases in self._phrases:
                text = phrases.question(what) if isinstance(what, Ask) else phrases.action(what)
                said[phrases.words.language] = text
        return said

    def _events(self, step: int, viewer: Viewer) -> list[messages.Entry]:
        seat, everything = viewer
        start = self.first_events[step - 1]
        found = []
        for place, event in enumerate(self.entries[step - 1].events):
            told = event if everything else self.game.seen(event, self.tables[step], seat)
            if isinstance(told, Event):
                found.append(messages.Entry(start + place, _written(told)))
        return found

    def _changes_for(self, seat: int | None) -> list[list[forms.Shown]]:
        """Per step: which earlier events are shown differently from there on, such as a covered chip."""
        known = self._changes.get(seat)
        if known is None:
            known = self._changes[seat] = self._find_changes(seat)
            if len(self._changes) > MOST_REMEMBERED:
                self._changes.popitem(last=False)
        return known

    def _find_changes(self, seat: int | None) -> list[list[forms.Shown]]:
        changes: list[list[forms.Shown]] = [[] for _ in self.tables]
        if not _shrinks(self.game):
            return changes
        shown: list[tuple[int, Event, Record | None]] = []
        for step in range(1, self.steps + 1):
            table = self.tables[step]
            for place, (n, event, before) in enumerate(shown):
                now = self.game.seen(event, table, seat)
                if now is not before and now != before:
                    shown[place] = (n, event, now)
                    told = _written(now) if isinstance(now, Event) else None
                    changes[step].append(forms.Shown(n, told))
            start = self.first_events[step - 1]
            for place, event in enumerate(self.entries[step - 1].events):
                shown.append((start + place, event, self.game.seen(event, table, seat)))
        return changes

    def _waiting(self, step: int) -> list[messages.Waiting]:
        """Who is asked after this step, and who has answered the sealed question already."""
        asks = [ask for ask in self.asks[step] if ask.seat != CHANCE]
        found = [messages.Waiting(ask.seat, ask.question, mode_of(ask), False) for ask in asks]
        if asks and asks[0].mode == SEALED:
            asked = {ask.seat for ask in asks}
            for entry in reversed(self.entries[:step]):
                if (
                    not entry.sealed
                    or entry.by == CHANCE
                    or any(event.reveals() for event in entry.events)
                ):
                    break
                if entry.by not in asked:
                    found.append(
                        messages.Waiting(entry.by, asks[0].question, mode_of(asks[0]), True)
                    )
        return sorted(found, key=_seat)


@lru_cache(maxsize=4)
def _words(language: str) -> Words:
    return Words(language)


def _seat(entry: messages.Waiting) -> int:
    return entry.seat


def _seat_in_braces(seat: int) -> str:
    return f"{{{seat}}}"


def _shrinks(game: Game) -> bool:
    """Whether what may be shown of an event depends on the table as it is later."""
    kind: Any = type(game)
    return kind.seen is not Game.seen


def _written(event: Record) -> msgspec.Raw:
    return msgspec.Raw(messages.write(event.to_json()))
