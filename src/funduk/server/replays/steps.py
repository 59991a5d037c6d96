"""A match step by step, told as one viewer may see it at each step, or with everything laid open."""

from collections import OrderedDict
from functools import lru_cache
from typing import Any

import msgspec

from funduk.core.action import Action, Ask, Event, Hidden
from funduk.core.game import SCORING, Game
from funduk.core.match import EVERYTHING, Match
from funduk.core.record import CHANCE, Record
from funduk.core.recording import Recording
from funduk.locale import LANGUAGES, Words
from funduk.locale.phrases import Phrases
from funduk.server.pages import forms
from funduk.server.tables.hints import mode_of
from funduk.server.wire import messages

MOST_REMEMBERED = 8
Viewer = tuple[int | None, bool]
"""A seat or a spectator, and whether everything is laid open to them."""


class Reel:
    """A recorded match as frames for the browser, made on demand."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Game = match.game
        self.recording = Recording(match)
        self._phrases = [
            Phrases(_words(language), self.game, _seat_in_braces, match.seats)
            for language in LANGUAGES
        ]
        self._said: dict[object, dict[str, str]] = {}
        self._changes: OrderedDict[int | None, list[list[forms.Shown]]] = OrderedDict()

    @property
    def steps(self) -> int:
        return self.recording.steps

    def marks(self) -> list[forms.Mark]:
        """Where rounds begin and points are counted; both are public."""
        found: list[forms.Mark] = []
        for step in range(1, self.steps + 1):
            before, after = self.recording.tables[step - 1], self.recording.tables[step]
            events = self.recording.entries[step - 1].events
            kind = self.game.milestone(before, after, events)
            if kind is not None:
                found.append(forms.Mark(step, "scoring" if kind == SCORING else "round"))
        return found

    def frames(self, first: int, count: int, viewer: Viewer) -> list[forms.Frame]:
        last = min(self.steps, first + count - 1)
        return [self.frame(step, viewer) for step in range(max(0, first), last + 1)]

    def frame(self, step: int, viewer: Viewer) -> forms.Frame:
        """The table after so many entries; step 0 is the empty table."""
        seat, everything = viewer
        recording, eyes = self.recording, EVERYTHING if everything else seat
        view = recording.open_view(step, seat) if everything else recording.view(step, seat)
        raw = msgspec.Raw(messages.write(view.to_json()))
        waiting = self._waiting(step)
        if step == 0:
            return forms.Frame(0, None, None, {}, {}, [], [], raw, waiting)
        actor, ask = recording.done(step).seat, recording.answered(step)
        done = recording.action(step, eyes)
        return forms.Frame(
            step,
            None if actor == CHANCE else actor,
            None if ask is None else ask.question,
            {} if ask is None else self._in_words(ask),
            {} if done is None or isinstance(done, Hidden) else self._in_words(done),
            [messages.Entry(n, _written(event)) for n, event in recording.told(step, eyes)],
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

    def _changes_for(self, seat: int | None) -> list[list[forms.Shown]]:
        """Per step: which earlier events are shown differently from there on, such as a covered chip."""
        known = self._changes.get(seat)
        if known is None:
            known = self._changes[seat] = self._find_changes(seat)
            if len(self._changes) > MOST_REMEMBERED:
                self._changes.popitem(last=False)
        return known

    def _find_changes(self, seat: int | None) -> list[list[forms.Shown]]:
        recording = self.recording
        changes: list[list[forms.Shown]] = [[] for _ in recording.tables]
        if not _shrinks(self.game):
            return changes
        shown: list[tuple[int, Event, Record | None]] = []
        for step in range(1, self.steps + 1):
            table = recording.tables[step]
            for place, (n, event, before) in enumerate(shown):
                now = self.game.seen(event, table, seat)
                if now is not before and now != before:
                    shown[place] = (n, event, now)
                    told = _written(now) if isinstance(now, Event) else None
                    changes[step].append(forms.Shown(n, told))
            start = recording.first_events[step - 1]
            for place, event in enumerate(recording.entries[step - 1].events):
                shown.append((start + place, event, self.game.seen(event, table, seat)))
        return changes

    def _waiting(self, step: int) -> list[messages.Waiting]:
        """Who is asked after this step, and who has answered the sealed question already."""
        asks = [ask for ask in self.recording.asks[step] if ask.seat != CHANCE]
        found = [messages.Waiting(ask.seat, ask.question, mode_of(ask), False) for ask in asks]
        for seat in self.recording.committed(step):
            found.append(messages.Waiting(seat, asks[0].question, mode_of(asks[0]), True))
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
