"""Giving and withdrawing a standing order."""

from typing import Any

from funduk.core.errors import Unreadable
from funduk.core.goods import within
from funduk.core.record import Form
from funduk.server.pages import forms
from funduk.server.people.identity import Who
from funduk.server.refuse import Refuse
from funduk.server.store.interface import Order
from funduk.server.tables import orders
from funduk.server.tables.desk import Desk
from funduk.server.tables.table import Table


async def set_order(
    desk: Desk, table: Table, who: Who, mine: int, body: forms.SetOrder
) -> dict[str, Any]:
    """Either half may be left out; goods one does not own cannot be promised."""
    found = orders.rules_of(table)
    if found is None:
        raise Refuse("no_haggling")
    kind, match = found
    most, least = _read(kind.goods, body.most), _read(kind.goods, body.least)
    if not most and not least:
        raise Refuse("empty_order")
    if not within(most, kind.purse(match.table, mine)):
        raise Refuse("order_not_owned")
    words = kind.goods.to_word(most), kind.goods.to_word(least)
    table.orders[mine] = Order(who.guest, *words, body.once)
    await desk.keep_orders(table)
    return {}


def _read(form: Form, goods: dict[str, int] | None) -> int:
    try:
        read: int = form.from_json(goods or {}, "the order")
    except Unreadable as wrong:
        raise Refuse("bad_order", why=str(wrong)[:200]) from None
    return read


async def withdraw(
    desk: Desk, table: Table, who: Who, mine: int, body: forms.Nothing
) -> dict[str, Any]:
    table.orders.pop(mine, None)
    await desk.keep_orders(table)
    return {}
