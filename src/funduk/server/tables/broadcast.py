"""One move told to everybody: what looks alike to several viewers is worked out and encoded once."""

from bisect import bisect_left

import msgspec

from funduk.core.record import CHANCE
from funduk.server.people import chat
from funduk.server.tables import viewpoint
from funduk.server.tables.table import Table
from funduk.server.tables.takebacks import may_take_back
from funduk.server.wire.frames import joined
from funduk.server.wire.messages import MayTakeBack, write
from funduk.server.wire.streams import Stream
from funduk.server.wire.view_json import text_of

EMPTY = b"[]"
NOTHING = b"null"


class Telling:
    """The updates of one move, stream after stream; parts are shared only where they are equal."""

    def __init__(self, table: Table, first: int) -> None:
        match = table.match
        assert match is not None
        self.table = table
        self.match = match
        self.first = first
        self.running = table.state.status == "running"
        self.head = b'{"type":"update","table":"%b","seq":' % table.state.id.encode()
        self.waiting = write(viewpoint.waiting(table))
        self.asked = set(table.waiting_seats())
        fresh = match.line[bisect_left(match.line, first) :]
        self.fresh = [event for number in fresh for event in match.entries[number].events]
        self.one_by_one: dict[int, msgspec.Raw] = {}
        self.open_events: bytes | None = None
        self.settled = self._nothing_to_take_back()
        clause = chat.closed_by(table)
        self.silence = b"}" if clause is None else b',"silence":"%b"}' % clause.encode()

    def update(self, stream: Stream) -> bytes:
        """The framed bytes of a `messages.Update` for one stream, with its next number."""
        seat = stream.seat
        parts = [
            self.head,
            b"%d" % stream.next(),
            b',"events":',
            self._events(seat),
            b',"view":',
            text_of(self.match.view(seat)),
            b',"asks":',
            self._asks(stream),
            b',"waiting":',
            self.waiting,
            b',"may_take_back":"',
            self._may_take_back(seat).encode(),
            b'","meta":',
            self._meta(stream),
            self.silence,
        ]
        return joined(parts)

    def _events(self, seat: int | None) -> bytes:
        """Usually nobody is told anything else than the others."""
        game, now = self.match.game, self.match.table
        for event in self.fresh:
            if game.seen(event, now, seat) is not event:
                return write(viewpoint.events(self.table, seat, self.first, self.one_by_one))
        if self.open_events is None:
            self.open_events = write(
                viewpoint.events(self.table, seat, self.first, self.one_by_one)
            )
        return self.open_events

    def _asks(self, stream: Stream) -> bytes:
        """A question that stands unchanged is not encoded again either."""
        if stream.seat not in self.asked:
            stream.asked.clear()
            return EMPTY
        asks = viewpoint.asks(self.table, stream)
        before, text = stream.asks_told
        if len(before) != len(asks) or any(
            one is not other for one, other in zip(before, asks, strict=True)
        ):
            text = write(asks)
            stream.asks_told = (asks, text)
        return text

    def _meta(self, stream: Stream) -> bytes:
        """Only when it has changed, and then the table has another mark."""
        if stream.mark == self.table.mark:
            return NOTHING
        stream.mark = self.table.mark
        return write(viewpoint.meta(self.table, stream.key))

    def _may_take_back(self, seat: int | None) -> MayTakeBack:
        return "no" if self.settled else may_take_back(self.table, seat)

    def _nothing_to_take_back(self) -> bool:
        """If not even the last move can be taken back, none can."""
        if not self.running or not self.match.line:
            return True
        last = self.match.entries[self.match.line[-1]].by
        return last == CHANCE or not self.match.can_take_back(last)
