"""Drives one game: plays, draws chance, logs, takes back by replay."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from funduk.core.action import SEALED, Action, Ask, Event, Refused, ask_for
from funduk.core.bot import Bot, tell
from funduk.core.dice import Dice, RecordingDice, SealedDice, dice_made_of, sealed_dice
from funduk.core.errors import BadOption, BadPosition, FundukError
from funduk.core.game import Game, Table, View
from funduk.core.playout import next_ask
from funduk.core.record import CHANCE, Record

EVERYTHING: Final = -2
"""Instead of a seat: the whole match, secrets and all."""
BETWEEN_MARKS: Final = 32
MOST_MARKS: Final = 8


class Draw:
    """How chance was drawn: the first number's place in the stream, the bounds, and the numbers."""

    def __init__(self, nth: int, ranges: list[int], indices: list[int]) -> None:
        self.nth = nth
        self.ranges = ranges
        self.indices = indices

    def to_json(self) -> dict[str, Any]:
        return {"nth": self.nth, "ranges": self.ranges, "indices": self.indices}

    def __reduce__(self) -> tuple[Any, ...]:
        return Draw, (self.nth, self.ranges, self.indices)

    def __repr__(self) -> str:
        return f"Draw(nth={self.nth}, ranges={self.ranges}, indices={self.indices})"


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

    def __reduce__(self) -> tuple[Any, ...]:
        return Entry, (self.action, self.events, self.draw, self.sealed, self.by, self.undone)

    def __repr__(self) -> str:
        if self.action is None:
            return f"<seat {self.by} takes back from entry {self.undone} on>"
        return f"<Entry {self.action.to_text()}: {self.events!r}>"


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


def opening(
    game: Game,
    seats: int | None,
    options: dict[str, Any] | None,
    rules_version: int | None,
    position: Any,
) -> Table:
    """The table a match begins from: set up anew, or a position; what is said beside it must agree."""
    if position is None:
        if seats is None:
            allowed = ", ".join([str(number) for number in game.seats])
            raise BadOption(f"how many seats? {game.name} is for {allowed}, or give a position")
        table = game.setup(seats, options)
        if rules_version is not None:
            table.rules_version = rules_version
        return table
    table = game.load(game.dump(position) if isinstance(position, Table) else position)
    if not 1 <= table.rules_version <= game.rules_version:
        raise BadPosition(f"rules version {table.rules_version} of {game.name} is not known here")
    if rules_version is not None and rules_version != table.rules_version:
        raise BadPosition(
            f"the position is of rules version {table.rules_version}, not {rules_version}"
        )
    there = table.seats()
    if seats is not None and seats != there:
        raise BadOption(f"the position has {there} seats, not {seats!r}; leave the seats out")
    if options is not None:
        held = game.options_at(table)
        given = game.options_at(game.setup(there, options))
        for name in options:
            if given.get(name) != held.get(name):
                raise BadOption(
                    f"the position is played with {name} {held.get(name)!r}, "
                    f"not {given.get(name)!r}; leave the options out"
                )
    return table


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One game from its first deal, or from a position, to its end, with everything that happened in it.

    A seed is a text, a whole number or bytes; a position is a table, or one that `game.dump` has written.
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: Any = None,
        options: dict[str, Any] | None = None,
        dice: Dice | None = None,
        begin: bool = True,
        rules_version: int | None = None,
        position: Any = None,
    ) -> None:
        start = opening(game, seats, options, rules_version, position)
        self.game = game
        self.start: Table = start
        """The table before the first entry."""
        self.from_position = position is not None
        self.seats = start.seats()
        self.options: dict[str, Any] = {} if options is None else options
        if self.from_position:
            self.options = game.options_at(start)
        self.rules_version = start.rules_version
        self.table: Table = start.copy()
        self.dice: Dice = sealed_dice(seed) if dice is None else dice
        self.origin = self.dice.origin()
        """What the dice of bots are made of."""
        self.entries: list[Entry] = []
        self.line: list[int] = []
        """The entries that stand: all but those taken back."""
        self.nth = 0
        self._marks: list[tuple[int, Table]] = []
        """The table after so many entries of the line, so that taking back need not begin at the start."""
        if begin:
            self.draw_chance()

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy goes on exactly where this match stands, with the same dice."""
        position = self.start if self.from_position else None
        made_of = (self.game, self.seats, None, self.options, self.dice, False)
        state = (self.start, self.table, self.origin, self.entries, self.line, self.nth)
        return restored, (type(self), (*made_of, self.rules_version, position), state)

    def __repr__(self) -> str:
        asked = ", ".join([f"seat {ask.seat} is asked to {ask.question}" for ask in self.asks])
        stands = asked or f"over, {self.scores}"
        return f"<match of {self.game.name}, {self.seats} seats, {len(self.entries)} entries: {stands}>"

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
        pace = dice_made_of(self.origin, f"the pace after {len(self.entries)}")
        for bot in bots:
            if bot.watches:
                bot.recall(self.history(bot.seat))
        asks = self.asks
        while asks:
            ask = next_ask(asks, pace)
            fresh = self.play(bots[ask.seat].decide(self.view(ask.seat), ask).action)
            for entry in fresh:
                if entry.action is not None:
                    tell(self.game, bots, entry.action, entry.events)
            asks = self.asks

    def bot_dice(self, seat: int) -> Dice:
        """Dice for a bot: made of this match's seed and the seat, so that no two matches share them."""
        return dice_made_of(self.origin, f"the bot of seat {seat}")

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

    def _rewind(self, place: int) -> None:
        self.line = self.line[:place]
        while self._marks and self._marks[-1][0] > place:
            self._marks.pop()
        known = self._marks[-1][0] if self._marks else 0
        self.table = (self._marks[-1][1] if self._marks else self.start).copy()
        for at in range(known, place):
            action = self.entries[self.line[at]].action
            if action is not None:
                self.game.perform(self.table, action)
            if (at + 1) % BETWEEN_MARKS == 0:
                self._marks.append((at + 1, self.table.copy()))
        del self._marks[:-MOST_MARKS]

    # what a seat saw

    def history(self, seat: int | None) -> list[Record]:
        """Everything the seat has rightfully seen, in order, as it saw it then: a player's memory."""
        self._check_viewer(seat)
        memory: list[Record] = []
        for number in self.line:
            entry = self.entries[number]
            if entry.action is not None:
                memory.extend(self.game.witnessed(entry.action, entry.events, seat))
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


def restored(kind: Any, made_of: tuple[Any, ...], state: tuple[Any, ...]) -> Match:
    """A match as it was pickled or copied."""
    match: Match = kind(*made_of)
    match.start, match.table, match.origin, match.entries, match.line, match.nth = state
    return match
