"""Drives one game: plays, draws chance, logs, takes back by replay."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from funduk.core.action import SEALED, Action, Ask, Event, Refused, ask_for
from funduk.core.bot import Bot
from funduk.core.dice import Dice, FastDice, RecordingDice, SealedDice, sealed_dice
from funduk.core.errors import FundukError
from funduk.core.game import Game, Table, View
from funduk.core.playout import next_ask
from funduk.core.record import CHANCE, Record

EVERYTHING: Final = -2
"""Instead of a seat: the whole match, secrets and all."""


class Draw:
    """How chance was drawn: the first number's place in the stream, the bounds, and the numbers."""

    def __init__(self, nth: int, ranges: list[int], indices: list[int]) -> None:
        self.nth = nth
        self.ranges = ranges
        self.indices = indices

    def to_json(self) -> dict[str, Any]:
        return {"nth": self.nth, "ranges": self.ranges, "indices": self.indices}


class Entry:
    """One step of the log: an action with its events, or the taking back of entries from `undone` on."""

    def __init__(
        self,
        action: Action | None,
        events: list[Event],
        draw: Draw | None,
        sealed: bool,
        by: int,
        undone: int,
    ) -> None:
        self.action = action
        self.events = events
        self.draw = draw
        self.sealed = sealed
        self.by = by
        self.undone = undone

    def is_take_back(self) -> bool:
        return self.action is None


class Seen:
    """What a viewer may be shown of one entry now."""

    def __init__(self, number: int, action: Action | None, events: list[Event]) -> None:
        self.number = number
        self.action = action
        self.events = events

    def to_json(self) -> dict[str, Any]:
        return {
            "n": self.number,
            "action": None if self.action is None else self.action.to_json(),
            "events": [event.to_json() for event in self.events],
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One game from its first deal to its end, with everything that happened in it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str | bytes | None = None,
        options: dict[str, Any] | None = None,
        dice: Dice | None = None,
        begin: bool = True,
        rules_version: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, Any] = {} if options is None else options
        self.rules_version = game.rules_version if rules_version is None else rules_version
        self.table: Table = self._fresh_table()
        self.dice: Dice = sealed_dice(seed) if dice is None else dice
        self.entries: list[Entry] = []
        self.line: list[int] = []
        """The entries that stand: all but those taken back."""
        self.nth = 0
        if begin:
            self.draw_chance()

    # playing

    @property
    def asks(self) -> list[Ask]:
        return self.game.asks(self.table)

    @property
    def over(self) -> bool:
        return not self.asks

    @property
    def scores(self) -> list[int] | None:
        return self.game.scores(self.table)

    @property
    def winners(self) -> list[int] | None:
        return self.game.winners(self.table)

    def view(self, seat: int | None) -> View:
        self._check_viewer(seat)
        return self.game.view(self.table, seat)

    def play(self, action: Action) -> list[Entry]:
        """Judges and performs an action, then lets chance run on; returns the new entries."""
        if action.seat == CHANCE:
            raise FundukError("chance is drawn by the match; play the action of a seat")
        before = len(self.entries)
        refusal = self.game.refusal(self.table, action)
        if refusal is not None:
            raise Refused(action, refusal)
        self._perform(action, None)
        self.draw_chance()
        return self.entries[before:]

    def draw_chance(self) -> None:
        """Draws for chance until a seat is asked or the game is over."""
        while True:
            asks = self.game.asks(self.table)
            if not asks or asks[0].seat != CHANCE:
                return
            recording = RecordingDice(self.dice)
            action = self.game.draw(self.table, asks[0], recording)
            draw = Draw(self.nth, recording.ranges, recording.indices)
            self.nth += len(recording.ranges)
            self._perform(action, draw)

    def play_out(self, bots: list[Bot]) -> None:
        """Plays to the end with a bot in every seat."""
        if len(bots) != self.seats:
            raise FundukError(f"{self.seats} seats need {self.seats} bots, not {len(bots)}")
        pace = FastDice(len(self.entries))
        for bot in bots:
            if bot.watches:
                for record in self.history(bot.seat):
                    bot.watch(record)
        asks = self.asks
        while asks:
            ask = next_ask(asks, pace)
            fresh = self.play(bots[ask.seat].decide(self.view(ask.seat), ask).action)
            for bot in bots:
                if bot.watches:
                    for entry in fresh:
                        for record in self._witnessed(entry, bot.seat):
                            bot.watch(record)
            asks = self.asks

    def _perform(self, action: Action, draw: Draw | None) -> None:
        ask = ask_for(self.game.asks(self.table), action.seat)
        sealed = ask is not None and ask.mode == SEALED
        events = self.game.perform(self.table, action)
        self.line.append(len(self.entries))
        self.entries.append(Entry(action, events, draw, sealed, action.seat, 0))

    # taking back

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat's last action can be undone: nothing drawn, revealed or sealed by it or since."""
        return self._last_of(seat) is not None

    def take_back(self, seat: int) -> list[Entry]:
        """Undoes the seat's last action, and what others did after it, by an appended entry."""
        place = self._last_of(seat)
        if place is None:
            raise FundukError(
                f"seat {seat} has nothing to take back: since its last move something was revealed"
            )
        before = len(self.entries)
        self.entries.append(Entry(None, [], None, False, seat, self.line[place]))
        self._rewind(place)
        return self.entries[before:]

    def _last_of(self, seat: int) -> int | None:
        for place in range(len(self.line) - 1, -1, -1):
            entry = self.entries[self.line[place]]
            if (
                entry.by == CHANCE
                or entry.sealed
                or any([event.reveals() for event in entry.events])
            ):
                return None
            if entry.by == seat:
                return place
        return None

    def _fresh_table(self) -> Table:
        table = self.game.setup(self.seats, self.options)
        table.rules_version = self.rules_version
        return table

    def _rewind(self, place: int) -> None:
        self.line = self.line[:place]
        self.table = self._fresh_table()
        for number in self.line:
            action = self.entries[number].action
            if action is not None:
                self.game.perform(self.table, action)

    # what a seat saw

    def history(self, seat: int | None) -> list[Record]:
        """Everything the seat has rightfully seen, in order, as it saw it then: a player's memory."""
        self._check_viewer(seat)
        memory: list[Record] = []
        for number in self.line:
            memory.extend(self._witnessed(self.entries[number], seat))
        return memory

    def seen(self, seat: int | None, start: int = 0) -> list[Seen]:
        """The log from an entry on, as the seat may be shown it now; what was taken back is left out."""
        self._check_viewer(seat)
        shown: list[Seen] = []
        for number in self.line:
            if number >= start:
                shown.append(self.seen_entry(number, seat))
        return shown

    def seen_entry(self, number: int, seat: int | None) -> Seen:
        entry = self.entries[number]
        action: Action | None = None
        events: list[Event] = []
        if entry.action is not None:
            record = self.game.seen(entry.action, self.table, seat)
            if isinstance(record, Action):
                action = record
        for event in entry.events:
            told = self.game.seen(event, self.table, seat)
            if isinstance(told, Event):
                events.append(told)
        return Seen(number, action, events)

    def _witnessed(self, entry: Entry, seat: int | None) -> list[Record]:
        records: list[Record] = []
        if entry.action is not None:
            seen = self.game.witness(entry.action, seat)
            if seen is not None:
                records.append(seen)
        for event in entry.events:
            told = self.game.witness(event, seat)
            if told is not None:
                records.append(told)
        return records

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise FundukError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    # files

    def to_json(self, seat: int | None = EVERYTHING) -> dict[str, Any]:
        """The whole match file, or what a seat (None: a spectator) may be given of a running match."""
        from funduk.core import match_file

        if seat == EVERYTHING:
            return match_file.write(self)
        self._check_viewer(seat)
        return match_file.write_seen(self, seat)

    def to_text(self) -> str:
        from funduk.core import match_file

        return match_file.write_text(self)

    # resuming

    def resume_action(self, action: Action, draw: Draw | None) -> None:
        """Performs an action read from a log; chance is not drawn again."""
        refusal = self.game.refusal(self.table, action)
        if refusal is not None:
            raise Refused(action, refusal)
        if action.seat == CHANCE and draw is not None:
            self.nth = max(self.nth, draw.nth + len(draw.ranges))
        self._perform(action, draw)

    def resume_take_back(self, seat: int, undone: int) -> None:
        place = self._last_of(seat)
        if place is None or self.line[place] != undone:
            raise FundukError(f"seat {seat} could not take back entry {undone}")
        self.entries.append(Entry(None, [], None, False, seat, undone))
        self._rewind(place)

    def resume_dice(self) -> None:
        """Sets sealed dice to where the log ends, so that no number is drawn twice."""
        if isinstance(self.dice, SealedDice):
            self.dice.nth = self.nth
