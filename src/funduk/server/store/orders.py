"""Standing orders."""

from funduk.server.store.database import Connection
from funduk.server.store.interface import Order

Orders = dict[int, Order | None]


def put_orders(connection: Connection, table: str, orders: Orders) -> None:
    for seat, order in orders.items():
        connection.execute("DELETE FROM orders WHERE table_id = ? AND seat = ?", (table, seat))
        if order is not None:
            values = (table, seat, order.guest, order.most, order.least, order.once)
            connection.execute("INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?)", values)


def read_orders(connection: Connection, table: str) -> dict[int, Order]:
    query = "SELECT seat, guest, most, least, once FROM orders WHERE table_id = ?"
    rows = connection.execute(query, (table,))
    return {seat: Order(guest, most, least, bool(once)) for seat, guest, most, least, once in rows}
