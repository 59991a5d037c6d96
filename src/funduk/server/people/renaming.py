"""A new name, told at every table at which its owner sits."""

from funduk.server.people import names
from funduk.server.refuse import Refuse
from funduk.server.store.interface import Store
from funduk.server.tables.desk import Desk
from funduk.server.tables.table import Table

RENAMED_AT_MOST = 50


async def tables_to_rename(store: Store, guest: str) -> list[str]:
    """Where a new name must be told: the tables that are not over."""
    rows = await store.tables_of(guest, RENAMED_AT_MOST)
    return [row.id for row in rows if row.status in ("lobby", "dice", "running")]


async def rename(desk: Desk, guest: str, name: str, tables: list[str]) -> None:
    """The new name at these tables, told apart from those of others there."""
    for number in tables:
        try:
            async with desk.at(number) as table:
                await _rename_at(desk, table, guest, name)
        except Refuse:
            continue


async def _rename_at(desk: Desk, table: Table, guest: str, name: str) -> None:
    seat = table.state.seat_of(guest)
    if seat is None:
        return
    others = [one.name for one in table.state.seats if one.name and one.guest != guest]
    fresh = names.apart_from(name, others)
    if table.state.seats[seat].name != fresh:
        table.state.seats[seat].name = fresh
        await desk.commit_and_tell(table)
