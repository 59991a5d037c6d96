"""One move told to everybody: what looks alike to several viewers is worked out and encoded once."""

from bisect import bisect_left
from typing import TYPE_CHECKING

import msgspec

from funduk.core.record import CHANCE
from funduk.server import faces, messages
from funduk.server.view_text import text_of

if TYPE_CHECKING:
    from funduk.server.streams import Stream
    from funduk.server.table import Table

EMPTY = msgspec.Raw(b"[]")
NOTHING = msgspec.Raw(b"null")


class Telling:
    """The updates of one move, stream after stream; parts are shared only where they are equal."""

    def __init__(self, table: "Table", first: int) -> None:
        match = table.match
        assert match is not None
        self.table = table
        self.match = match
        self.first = first
        self.running = table.state.status == "running"
        self.waiting = encoded(faces.waiting(table))
        self.asked = set(table.waiting_seats())
        fresh = match.line[bisect_left(match.line, first) :]
        self.fresh = [event for number in fresh for event in match.entries[number].events]
        self.one_by_one: dict[int, msgspec.Raw] = {}
        self.open_events: msgspec.Raw | None = None
        self.settled = self._nothing_to_take_back()

    def update(self, stream: "Stream") -> bytes:
        """What one stream is told, with its next number."""
        seat = stream.seat
        return messages.write(
            messages.Update(
                self.table.state.id,
                stream.next(),
                self._events(seat),
                self._view(seat),
                self._asks(stream),
                self.waiting,
                self._meta(stream),
            )
        )

    def _events(self, seat: int | None) -> msgspec.Raw:
        """Usually nobody is told anything else than the others."""
        game, now = self.match.game, self.match.table
        for event in self.fresh:
            if game.seen(event, now, seat) is not event:
                return encoded(faces.events(self.table, seat, self.first, self.one_by_one))
        if self.open_events is None:
            self.open_events = encoded(faces.events(self.table, seat, self.first, self.one_by_one))
        return self.open_events

    def _view(self, seat: int | None) -> msgspec.Raw:
        return msgspec.Raw(text_of(self.match.view(seat)))

    def _asks(self, stream: "Stream") -> msgspec.Raw:
        """A question that stands unchanged is not encoded again either."""
        if stream.seat not in self.asked:
            stream.asked.clear()
            return EMPTY
        asks = faces.asks(self.table, stream)
        before, text = stream.asks_told
        if len(before) != len(asks) or any(one is not other for one, other in zip(before, asks, strict=True)):
            text = encoded(asks)
            stream.asks_told = (asks, text)
        return text

    def _meta(self, stream: "Stream") -> msgspec.Raw:
        """Only when it has changed; between two marks nothing but the right to take back does."""
        may = "no" if self.settled else faces.may_take_back(self.table, stream.seat)
        mark = (self.table.mark, may)
        if mark == stream.mark:
            return NOTHING
        if stream.mark is None or stream.mark[0] != self.table.mark:
            stream.metas.clear()
        stream.mark = mark
        text = stream.metas.get(may)
        if text is None:
            text = stream.metas[may] = encoded(faces.meta(self.table, stream.key))
        return text

    def _nothing_to_take_back(self) -> bool:
        """If not even the last move can be taken back, none can."""
        if not self.running or not self.match.line:
            return True
        last = self.match.entries[self.match.line[-1]].by
        return last == CHANCE or not self.match.can_take_back(last)


def encoded(part: object) -> msgspec.Raw:
    return msgspec.Raw(messages.write(part))
