"""Who listens to which stream of a table."""

import time

from funduk.server.tables import viewpoint
from funduk.server.tables.table import Table
from funduk.server.wire.streams import Listener, Stream


def attach(table: Table, connection: Listener) -> None:
    key = viewpoint.key_of(table, connection.guest)
    stream = table.streams.get(key)
    if stream is None:
        stream = table.streams[key] = Stream(key)
    stream.connections.add(connection)
    connection.watching[table.state.id] = stream


def detach(table: Table, connection: Listener) -> None:
    stream = connection.watching.pop(table.state.id)
    stream.connections.discard(connection)
    stream.left = time.monotonic()
    table.touched = stream.left


def reseat(table: Table) -> None:
    """Whoever has sat down or got up now hears another stream, from its beginning."""
    for stream in list(table.streams.values()):
        for connection in list(stream.connections):
            if viewpoint.key_of(table, connection.guest) != stream.key:
                detach(table, connection)
                attach(table, connection)
                connection.start_anew(table.state.id)
