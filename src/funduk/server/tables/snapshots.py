"""Whole tables as they were told last: asked for again and again, they are made once."""

from collections import OrderedDict

from funduk.server.tables import viewpoint
from funduk.server.tables.table import Table
from funduk.server.wire.frames import frame
from funduk.server.wire.messages import write
from funduk.server.wire.streams import Key, Stream

MOST_BYTES = 8 * 1024 * 1024


class Snapshots:
    """A few megabytes of framed snapshots, the longest unused forgotten first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self.made = 0
        self._known: OrderedDict[tuple[str, Key], tuple[int, int, bytes]] = OrderedDict()

    def of(self, table: Table, stream: Stream) -> bytes:
        """Under the table's lock; every change of a table is told and so changes the stream's number."""
        key = (table.state.id, stream.key)
        known = self._known.get(key)
        if known is not None and known[0] == stream.seq and known[1] == table.mark:
            self._known.move_to_end(key)
            return known[2]
        framed = frame(write(viewpoint.snapshot(table, stream)))
        self.made += 1
        if known is not None:
            self.size -= len(known[2])
        self._known[key] = (stream.seq, table.mark, framed)
        self._known.move_to_end(key)
        self.size += len(framed)
        while self.size > self.most:
            _, (_, _, oldest) = self._known.popitem(last=False)
            self.size -= len(oldest)
        return framed
