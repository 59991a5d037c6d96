"""A table while its lock is held."""

import time
from typing import TYPE_CHECKING

from funduk.server.refuse import Refuse
from funduk.server.tables.table import Table

if TYPE_CHECKING:
    from funduk.server.tables.house import House


class Held:
    """Nobody else reads or changes the table meanwhile."""

    __slots__ = ("house", "number", "table")

    def __init__(self, house: "House", number: str) -> None:
        self.house = house
        self.number = number

    async def __aenter__(self) -> Table:
        while True:
            table = self.house.tables.get(self.number) or await self.house.table(self.number)
            await table.lock.acquire()
            if not table.gone:
                break
            table.lock.release()
        table.touched = time.monotonic()
        self.table = table
        return table

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """After an unforeseen failure memory is not trusted: the table is read again from its log."""
        if kind is not None and not issubclass(kind, Refuse):
            self.house.forget(self.table)
        self.table.lock.release()
