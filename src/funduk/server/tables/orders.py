"""Standing orders in a haggle: known to their owner alone, carried out as that seat's ordinary answers."""

from typing import TYPE_CHECKING, Any

from msgspec import structs

from funduk.core.action import Action, ask_for
from funduk.core.errors import Unreadable
from funduk.core.game import StandingOrders
from funduk.core.goods import within
from funduk.core.match import Match
from funduk.core.record import Form
from funduk.server.pages import forms
from funduk.server.refuse import Refuse
from funduk.server.store.interface import Change, Order, StoreFailed
from funduk.server.tables.table import Table
from funduk.server.wire import messages

if TYPE_CHECKING:
    from funduk.server.tables.commands import Who
    from funduk.server.tables.house import House


def _rules(table: Table) -> tuple[StandingOrders, Match] | None:
    """What the game allows to order, and the match it is ordered for."""
    match = table.match
    kind = None if match is None else match.game.standing_orders()
    return None if kind is None or match is None else (kind, match)


def hagglers(table: Table) -> frozenset[int]:
    """The seats of the negotiation that is going on."""
    found = _rules(table)
    if found is None or table.state.status != "running":
        return frozenset()
    kind, match = found
    return frozenset(kind.parties(match.table))


def answer(table: Table, seat: int) -> Action | None:
    """What the seat's order says to the offer before it; None where the owner must say it."""
    order, found = table.orders.get(seat), _rules(table)
    if order is None or found is None or table.state.status != "running":
        return None
    if ask_for(table.asks, seat) is None:
        return None
    kind, match = found
    most, least = (
        kind.goods.from_word(order.most, "most"),
        kind.goods.from_word(order.least, "least"),
    )
    action = kind.answer(match.table, seat, most, least)
    if action is None or match.game.refusal(match.table, action) is not None:
        return None
    return action


def acts(table: Table) -> bool:
    """Whether some order answers what is asked now."""
    return any(answer(table, seat) is not None for seat in table.orders)


def face(table: Table, seat: int | None) -> messages.Order | None:
    """A seat's own order, for that seat's eyes only."""
    order = None if seat is None else table.orders.get(seat)
    found = _rules(table)
    if order is None or seat is None or found is None:
        return None
    form = found[0].goods
    most, least = _goods(form, order.most), _goods(form, order.least)
    return messages.Order(most, least, order.once, answer(table, seat) is not None)


def _goods(form: Form, word: str) -> messages.Goods | None:
    goods: messages.Goods = form.to_json(form.from_word(word, "order"))
    return goods or None


def with_orders(table: Table, change: Change) -> Change:
    """The same transaction takes away what it makes void, and says whether an order goes on by itself."""
    if not table.orders and not table.kept_orders:
        return change
    tidy(table)
    row = structs.replace(change.row, stirring=change.row.stirring or acts(table))
    changed = unkept(table)
    table.kept_orders = dict(table.orders)
    anew = table.kept is None or row.stirring != table.kept.stirring
    return structs.replace(change, row=row, orders=changed, stirs_anew=anew)


def tidy(table: Table) -> None:
    """Lets go of orders that are void: the seat has changed hands, or their one negotiation is over."""
    haggling = hagglers(table)
    for seat, order in list(table.orders.items()):
        over = order.once and seat in table.haggling and seat not in haggling
        if over or not _still_theirs(table, seat, order):
            del table.orders[seat]
    table.haggling = haggling


def _still_theirs(table: Table, seat: int, order: Order) -> bool:
    state = table.state
    if state.status != "running" or seat >= len(state.seats):
        return False
    return not state.played_by_bot(seat) and state.seats[seat].guest == order.guest


def unkept(table: Table) -> dict[int, Order | None]:
    """What the store does not know yet: new orders, and None for those that are gone."""
    kept, now = table.kept_orders, table.orders
    changed: dict[int, Order | None] = {seat: None for seat in kept if seat not in now}
    changed.update((seat, order) for seat, order in now.items() if kept.get(seat) != order)
    return changed


def forget(table: Table, seat: int) -> None:
    table.orders.pop(seat, None)


def move_along(table: Table, seat: int, guest: str) -> None:
    """A seat that moves to its owner's other device takes its order with it."""
    order = table.orders.get(seat)
    if order is not None:
        table.orders[seat] = Order(guest, order.most, order.least, order.once)


def tell(table: Table) -> None:
    """To every owner whose order is not as they were told last; nobody else hears anything."""
    for seat in {*table.orders, *table.told_orders}:
        now = face(table, seat)
        if now == table.told_orders.get(seat):
            continue
        if now is None:
            del table.told_orders[seat]
        else:
            table.told_orders[seat] = now
        stream = table.streams.get(seat)
        if stream is None:
            continue
        if stream.awake():
            message = messages.OrderMessage(table.state.id, stream.next(), now)
            stream.say(table.state.id, message)
        else:
            stream.lapse()


async def _keep(house: "House", table: Table) -> dict[str, Any]:
    """Onto the disk without touching the table's own row, whose time everybody can see."""
    changed = unkept(table)
    try:
        if changed:
            stirs = table.stirs() or acts(table)
            await house.store.put_orders(table.state.id, changed, stirs)
            if table.kept is not None:
                table.kept = structs.replace(table.kept, stirring=stirs)
    except StoreFailed:
        house.forget(table)
        raise Refuse("store") from None
    table.kept_orders = dict(table.orders)
    table.haggling = hagglers(table)
    house.stir(table)
    return {}


async def set_order(
    house: "House", table: Table, who: "Who", mine: int, body: forms.SetOrder
) -> dict[str, Any]:
    """Either half may be left out; goods one does not own cannot be promised."""
    found = _rules(table)
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
    return await _keep(house, table)


def _read(form: Form, goods: dict[str, int] | None) -> int:
    try:
        read: int = form.from_json(goods or {}, "the order")
    except Unreadable as wrong:
        raise Refuse("bad_order", why=str(wrong)[:200]) from None
    return read


async def withdraw(
    house: "House", table: Table, who: "Who", mine: int, body: forms.Nothing
) -> dict[str, Any]:
    table.orders.pop(mine, None)
    return await _keep(house, table)
