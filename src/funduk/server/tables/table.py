"""One table in memory: its state, its match, and how both come out of the log."""

import asyncio
import time
from collections import Counter, deque
from functools import lru_cache

import msgspec

import funduk
from funduk.core import match_file
from funduk.core.action import SEALED, Ask, ask_for
from funduk.core.dice import SealedDice
from funduk.core.game import Game
from funduk.core.match import Entry, Match
from funduk.core.record import CHANCE
from funduk.server.store.interface import Change, ClockRow, Order, Row, Stored
from funduk.server.store.talk import CHAT_REMEMBERED, Said
from funduk.server.tables import clocks
from funduk.server.tables import state as states
from funduk.server.tables.clocks import TableClock
from funduk.server.tables.state import Begun, LogRecord, Played, Result, TableState, Told
from funduk.server.wire import messages
from funduk.server.wire.streams import Stream


@lru_cache(maxsize=64)
def game_with(name: str, components: bytes) -> Game:
    """A game with the components a match began with."""
    return funduk.game(name, msgspec.json.decode(components))


@lru_cache(maxsize=16)
def house_game(name: str) -> Game:
    return funduk.game(name)


BREATH = 8
"""Records of a log after which whoever else wants to run gets a turn."""


class Table:
    """All that is known of one table; whoever reads or changes it holds its lock."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.clock: TableClock | None = None
        self.turns: dict[str, int] = {}
        """The guests waited for, as it was told last."""
        self.by_default: set[int] = set()
        """Entries that the rules' default answered because a seat's time was up."""
        self.rung: set[int] = set()
        """Entries that the rules' default answered because a market's bell had rung."""
        self.content: set[int] = set()
        """Bots that have nothing more to propose in an open market."""
        self.quiet_since = 0.0
        """The lived time of a person's last act, in an open market."""
        self.bot_acted = 0.0
        """When a bot last acted in an open market with people."""
        self.bell: asyncio.TimerHandle | None = None
        self.components: bytes = b"null"
        self.length = 0
        self.kept: Row | None = None
        """What lists show, as the store has it."""
        self.answers: dict[tuple[int, str], bytes] = {}
        self.refusals: Counter[int] = Counter()
        """How many replies to refused moves are kept for each seat."""
        self.first_events: list[int] = [0]
        self._asks: list[Ask] = []
        self._asked: Match | None = None
        self._asked_after = 0
        self.streams: dict[str | int, Stream] = {}
        self.mark = 0
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.orders: dict[int, Order] = {}
        self.kept_orders: dict[int, Order] = {}
        """The orders as the store has them."""
        self.told_orders: dict[int, messages.Order] = {}
        self.haggling: frozenset[int] = frozenset()
        self.chat: deque[Said] = deque(maxlen=CHAT_REMEMBERED)
        self.lines = 0
        self.timer: asyncio.TimerHandle | None = None
        self.presence: asyncio.TimerHandle | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.asked_since: dict[int, tuple[int, float]] = {}
        """The question each seat is asked, and since when."""
        self.told_idle: frozenset[int] = frozenset()
        """The seats that could be given to a bot, as it was told last."""
        self.woken = time.monotonic()
        self.turned_away: set[str] = set()
        """Whoever was refused a seat here does not ask again."""
        self.touched = time.monotonic()
        self.gone = False

    @property
    def asks(self) -> list[Ask]:
        """The match's questions, worked out once a move: only entries change them."""
        match = self.match
        if match is None:
            return []
        if self._asked is not match or self._asked_after != len(match.entries):
            self._asks, self._asked, self._asked_after = match.asks, match, len(match.entries)
        return self._asks

    @property
    def game(self) -> Game:
        return house_game(self.state.game) if self.match is None else self.match.game

    def begin(self, begun: Begun) -> Match:
        """A match on this table's dice; chance is not drawn yet."""
        box = self.state.dice
        seats = len(self.state.seats)
        assert box is not None
        dice = SealedDice(bytes.fromhex(box.seed), box.seat_seeds(seats), box.seat_commits(seats))
        self.components = msgspec.json.encode(begun.components)
        game = game_with(self.state.game, self.components)
        self.match = Match(game, seats, None, begun.options, dice, False, begun.rules_version)
        return self.match

    def count_events(self) -> None:
        """Numbers the events of new entries on from those before."""
        match = self.match
        assert match is not None
        firsts = self.first_events
        for entry in match.entries[len(firsts) - 1 :]:
            firsts.append(firsts[-1] + len(entry.events))

    def change(self, records: list[LogRecord], clock: ClockRow | None = None) -> Change:
        """The transaction that makes these records, and what lists show, durable."""
        written = [states.write_record(record) for record in records]
        row = self.row(records)
        if row is None:
            sitters, others = self.state.guests()
            return Change(self.fresh_row(), self.length, written, sitters, others, clock=clock)
        anew = self.kept is None or row.stirring != self.kept.stirring
        return Change(row, self.length, written, moved=True, stirs_anew=anew, clock=clock)

    def row(self, records: list[LogRecord]) -> Row | None:
        """The row as it was, but for whose turn it is and when; None when more has changed."""
        kept = self.kept
        if kept is None:
            return None
        for record in records:
            if isinstance(record, Told):
                return None
        return Row(
            kept.id,
            kept.state,
            kept.status,
            kept.public,
            kept.free,
            self.stirs(),
            time.time(),
            msgspec.json.encode(self.awaited_seats()),
            kept.code,
        )

    def fresh_row(self) -> Row:
        state = self.state
        return Row(
            state.id,
            states.write_state(state),
            state.status,
            state.visibility == "public",
            state.can_be_joined() and state.has_free_seat(),
            self.stirs(),
            time.time(),
            msgspec.json.encode(self.awaited_seats()),
            state.code if state.can_be_joined() else None,
        )

    def waiting_seats(self) -> list[int]:
        """Who is asked now."""
        return [ask.seat for ask in self.asks] if self.state.status == "running" else []

    def awaited_seats(self) -> list[int]:
        """Who must answer for the game to go on."""
        if self.state.status != "running":
            return []
        return [ask.seat for ask in self.asks if self.game.is_waited_for(ask)]

    def committed_seats(self) -> list[int]:
        """Who has answered the sealed question that others are still asked."""
        match, asks = self.match, self.asks
        if match is None or not asks or asks[0].mode != SEALED:
            return []
        done: list[int] = []
        for number in reversed(match.line):
            entry = match.entries[number]
            if (
                not entry.sealed
                or entry.by == CHANCE
                or any(event.reveals() for event in entry.events)
            ):
                break
            done.append(entry.by)
        return [seat for seat in sorted(done) if ask_for(asks, seat) is None]

    def stirs(self) -> bool:
        """Whether something must go on without any person: dice, a market's bell or a bot's turn."""
        if self.state.status == "dice" or self.state.market is not None:
            return True
        return any(self.state.played_by_bot(seat) for seat in self.waiting_seats())

    def stop_bots(self) -> None:
        """Whatever bots are thinking about is no longer asked."""
        for task in self.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        self.thinking.clear()

    def stop_timers(self) -> None:
        """Nothing more happens here by itself but what the store knows of."""
        self.stop_bell()
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def stop_bell(self) -> None:
        if self.bell is not None:
            self.bell.cancel()
            self.bell = None

    def is_quiet(self) -> bool:
        """Nobody is there, and nothing is under way."""
        busy = (
            self.lock.locked()
            or self.thinking
            or self.timer is not None
            or self.presence is not None
            or self.bell is not None
        )
        return not busy and not self.is_watched()

    def is_watched(self) -> bool:
        return any([bool(stream.connections) for stream in self.streams.values()])

    def online(self, seat: int) -> bool:
        stream = self.streams.get(seat)
        return stream is not None and bool(stream.connections)


def accepted(number: str, move_id: str) -> bytes:
    """The reply to an accepted move: it follows from the log, so only refusals are kept beside it."""
    return messages.write(messages.Ok(number, move_id))


def entries_as_text(entries: list[Entry]) -> list[str]:
    return [match_file.write_entry(entry) for entry in entries]


def read_table(stored: Stored) -> Table:
    """A table from its log: nothing is drawn again, nothing is judged differently."""
    table: Table | None = None
    replies: dict[tuple[int, str], bytes] = {}
    for place, raw in enumerate(stored.records):
        if place % BREATH == 0:
            time.sleep(0)  # compiled code would keep Python's lock until a whole log is read
        record = states.read_record(raw)
        if isinstance(record, Told):
            if table is None:
                table = Table(record.state)
            table.state = record.state
        elif isinstance(record, Begun):
            assert table is not None
            table.begin(record)
        elif isinstance(record, Played):
            assert table is not None
            assert table.match is not None
            if record.seat is not None and record.move_id is not None:
                replies[record.seat, record.move_id] = accepted(table.state.id, record.move_id)
            if record.late:
                table.by_default.add(len(table.match.entries))
            if record.rung:
                table.rung.add(len(table.match.entries))
            for text in record.entries:
                match_file.read_entry(table.match, text, len(table.match.entries))
    assert table is not None
    table.length = len(stored.records)
    table.chat.extend(stored.chat)
    table.lines = stored.chat[-1].n if stored.chat else 0
    table.orders, table.kept_orders = dict(stored.orders), dict(stored.orders)
    table.kept = stored.row
    table.clock = None if stored.clock is None else clocks.read(stored.clock)
    table.refusals = Counter(answer.seat for answer in stored.answers)
    table.answers = {
        **{(answer.seat, answer.move_id): answer.reply for answer in stored.answers},
        **replies,
    }
    if table.match is not None:
        table.match.resume_dice()
        table.count_events()
    return table


def result_of(match: Match) -> Result | None:
    """Scores, winners and places once a game is over; winners come first, equal points share a place."""
    scores, winners = match.scores, match.winners
    if scores is None or winners is None:
        return None
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    places = [
        1 if seat in winners else 1 + len(winners) + sum(other > score for other in others)
        for seat, score in enumerate(scores)
    ]
    return Result(scores, winners, places)
