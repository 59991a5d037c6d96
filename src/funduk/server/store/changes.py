"""How changes of tables get into the database; the moves of one commit share one statement."""

from functools import cache

from funduk.server.store.clocks import put_clock
from funduk.server.store.database import BROKEN_RULES, Connection
from funduk.server.store.interface import Change, CodeTaken, Conflict, Row
from funduk.server.store.orders import put_orders

ROW = "id, state, status, public, free, stirring, updated, waiting, code"
LISTED = (
    "SELECT id, state, status, public, free, stirring, coalesce(last.at, updated) AS touched, "
    "coalesce(last.waiting, tables.waiting), code FROM tables "
    "JOIN log AS last ON table_id = id AND n = (SELECT max(n) FROM log WHERE table_id = id)"
)
"""A table's row, with whose turn it is from its last move if that came later."""
MOST_IN_ONE_STATEMENT = 64
"""Python's lock changes hands around every statement, so a few long ones let the server work on meanwhile."""


def commit_change(connection: Connection, change: Change) -> None:
    """A change of the table itself, with whatever was played along with it."""
    row = change.row
    _put_row(connection, row)
    try:
        connection.executemany(
            "INSERT INTO log (table_id, n, record) VALUES (?, ?, ?)",
            [(row.id, change.at + place, record) for place, record in enumerate(change.records)],
        )
    except BROKEN_RULES as wrong:
        raise Conflict(str(wrong)) from None
    for guest in change.sitters:
        connection.execute(
            "INSERT INTO sitters VALUES (?, ?) ON CONFLICT DO NOTHING", (guest, row.id)
        )
    for guest in change.mentioned:
        connection.execute(
            "INSERT INTO mentioned VALUES (?, ?) ON CONFLICT DO NOTHING", (guest, row.id)
        )
    if change.orders:
        put_orders(connection, row.id, change.orders)
    if change.clock is not None:
        put_clock(connection, row.id, change.clock)


def _put_row(connection: Connection, row: Row) -> None:
    try:
        connection.execute(
            f"INSERT INTO tables ({ROW}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
            "state = excluded.state, status = excluded.status, public = excluded.public, "
            "free = excluded.free, stirring = excluded.stirring, updated = excluded.updated, "
            "waiting = excluded.waiting, code = excluded.code",
            (
                row.id,
                row.state,
                row.status,
                row.public,
                row.free,
                row.stirring,
                row.updated,
                row.waiting,
                row.code,
            ),
        )
    except BROKEN_RULES as wrong:
        raise CodeTaken(str(wrong)) from None


def is_plain_move(change: Change) -> bool:
    """Only a move, which nothing else of the table goes with."""
    return change.moved and not change.orders and not change.sitters


def is_one_statement(changes: list[Change]) -> bool:
    """Whether these moves need no transaction around them, since a statement alone is one."""
    return len(changes) <= MOST_IN_ONE_STATEMENT and not any(
        change.stirs_anew or change.clock is not None for change in changes
    )


def write_moves(connection: Connection, changes: list[Change]) -> None:
    """Appends the moves; whose turn it is, and when, stands beside them."""
    for start in range(0, len(changes), MOST_IN_ONE_STATEMENT):
        some = changes[start : start + MOST_IN_ONE_STATEMENT]
        log = [
            value
            for change in some
            for place, record in enumerate(change.records, change.at)
            for value in (change.row.id, place, record, change.row.updated, change.row.waiting)
        ]
        try:
            connection.execute(_append(len(log) // 5), log)
        except BROKEN_RULES as wrong:
            raise Conflict(str(wrong)) from None
    for change in changes:
        if change.stirs_anew:
            stirs = (change.row.stirring, change.row.id)
            connection.execute("UPDATE tables SET stirring = ? WHERE id = ?", stirs)
        if change.clock is not None:
            put_clock(connection, change.row.id, change.clock)


@cache
def _append(records: int) -> str:
    """A conflict ends the whole transaction: no pages are kept for undoing the statement alone."""
    return "INSERT OR ROLLBACK INTO log VALUES " + ", ".join(["(?, ?, ?, ?, ?)"] * records)
