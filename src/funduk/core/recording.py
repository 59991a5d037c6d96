"""A match on record, step by step: every table on the way, and what a viewer may see of each step."""

from funduk.core.action import SEALED, Action, Ask, Event, ask_for
from funduk.core.game import Table, View
from funduk.core.match import EVERYTHING, Entry, Match
from funduk.core.record import CHANCE, Record


class Recording:
    """Replays a match once, without what was taken back; step 0 is the table before the first entry."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.entries: list[Entry] = []
        table = match.start.copy()
        self.tables: list[Table] = [table]
        self.first_events: list[int] = [0]
        """How many events were told before each step's own."""
        told = 0
        for number in match.line:
            entry = match.entries[number]
            if entry.action is None:
                continue
            table = table.copy()
            self.game.perform(table, entry.action)
            told += len(entry.events)
            self.entries.append(entry)
            self.tables.append(table)
            self.first_events.append(told)
        self.asks: list[list[Ask]] = [self.game.asks(table) for table in self.tables]

    @property
    def steps(self) -> int:
        return len(self.entries)

    def view(self, step: int, seat: int | None) -> View:
        """A seat's view; with EVERYTHING, a spectator's."""
        return self.game.view(self.tables[step], None if seat == EVERYTHING else seat)

    def open_view(self, step: int, seat: int | None) -> View:
        """A seat's view with everything laid open, for matches that are over."""
        return self.game.open_view(self.tables[step], seat)

    def done(self, step: int) -> Action:
        """The action that led to a step."""
        action = self.entries[step - 1].action
        assert action is not None
        return action

    def answered(self, step: int) -> Ask | None:
        """The question that a step's action answered."""
        return ask_for(self.asks[step - 1], self.done(step).seat)

    def action(self, step: int, seat: int | None) -> Action | None:
        """The action that led to a step, as a viewer may see it there."""
        if seat == EVERYTHING:
            return self.done(step)
        seen = self.game.seen(self.done(step), self.tables[step], seat)
        return seen if isinstance(seen, Action) else None

    def told(self, step: int, seat: int | None) -> list[tuple[int, Event]]:
        """What came of it, as a viewer may see it there: each event with its number in the match."""
        found: list[tuple[int, Event]] = []
        number = self.first_events[step - 1]
        for event in self.entries[step - 1].events:
            seen: Record | None = event
            if seat != EVERYTHING:
                seen = self.game.seen(event, self.tables[step], seat)
            if isinstance(seen, Event):
                found.append((number, seen))
            number += 1
        return found

    def memory(self, step: int, seat: int | None) -> list[Record]:
        """Everything a seat had witnessed up to a step."""
        records: list[Record] = []
        for place in range(step):
            records.extend(
                self.game.witnessed(self.done(place + 1), self.entries[place].events, seat)
            )
        return records

    def committed(self, step: int) -> list[int]:
        """Who has answered the sealed question already that others are still asked."""
        asks = self.asks[step]
        if not asks or asks[0].mode != SEALED or asks[0].seat == CHANCE:
            return []
        asked = [ask.seat for ask in asks]
        found: list[int] = []
        for place in range(step - 1, -1, -1):
            entry = self.entries[place]
            revealed = any([event.reveals() for event in entry.events])
            if not entry.sealed or entry.by == CHANCE or revealed:
                break
            if entry.by not in asked:
                found.append(entry.by)
        return found
