"""Standing orders in a haggle: known to their owner alone, carried out as that seat's ordinary answers."""

from msgspec import structs

from funduk.core.action import Action, ask_for
from funduk.core.game import StandingOrders
from funduk.core.match import Match
from funduk.core.record import Form
from funduk.server.store.interface import Change, Order
from funduk.server.tables.table import Table
from funduk.server.wire import messages


def rules_of(table: Table) -> tuple[StandingOrders, Match] | None:
    """What the game allows to order, and the match it is ordered for."""
    match = table.match
    kind = None if match is None else match.game.standing_orders()
    return None if kind is None or match is None else (kind, match)


def hagglers(table: Table) -> frozenset[int]:
    """The seats of the negotiation that is going on."""
    found = rules_of(table)
    if found is None or table.state.status != "running":
        return frozenset()
    kind, match = found
    return frozenset(kind.parties(match.table))


def answer(table: Table, seat: int) -> Action | None:
    """What the seat's order says to the offer before it; None where the owner must say it."""
    order, found = table.orders.get(seat), rules_of(table)
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
    found = rules_of(table)
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
