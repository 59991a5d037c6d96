"""Who may take a move back: alone with bots at once, among people if all agree; and not too often."""

from funduk.server.tables.table import Table
from funduk.server.wire.messages import MayTakeBack

MOST = 5
"""Wishes of one seat in one game, and one for a question, granted or not."""
FULL = 5000
"""Entries of a match from which on nothing is taken back: what is left of the log is for moves."""


def may_take_back(table: Table, seat: int | None) -> MayTakeBack:
    """At once where only bots play along, with everybody's consent among people, never what was revealed."""
    match, state = table.match, table.state
    if match is None or seat is None or state.status != "running" or state.played_by_bot(seat):
        return "no"
    if not match.can_take_back(seat) or _last_by_default(table, seat):
        return "no"
    if len(match.entries) >= FULL or _used_up(table, seat):
        return "no"
    return "ask" if others(table, seat) else "alone"


def _last_by_default(table: Table, seat: int) -> bool:
    """What the clock or the bell has played for a seat stays played."""
    kept = table.by_default | table.rung
    if not kept or table.match is None:
        return False
    entries = table.match.entries
    return next((n for n in reversed(table.match.line) if entries[n].by == seat), -1) in kept


def _used_up(table: Table, seat: int) -> bool:
    wishes = [question for by, question in table.state.takebacks if by == seat]
    return bool(wishes) and (len(wishes) >= MOST or question(table, seat) in wishes)


def question(table: Table, seat: int) -> int:
    """How many answers of the seat stand before its last: the same again when it is asked the same again."""
    assert table.match is not None
    entries = table.match.entries
    return sum([entries[n].by == seat for n in table.match.line]) - 1


def others(table: Table, seat: int) -> list[int]:
    return [person for person in table.state.people() if person != seat]
