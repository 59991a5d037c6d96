"""Tables out of their logs, read beside the event loop, in fair turns and for a price."""

import asyncio
import time
from typing import TYPE_CHECKING

from funduk.server.fair import FairPlaces
from funduk.server.refuse import Refuse
from funduk.server.store.interface import StoreFailed
from funduk.server.tables.table import Table, read_table
from funduk.server.wire.costs import PAYING, WORK, Payer

if TYPE_CHECKING:
    from funduk.server.tables.house import House

AT_ONCE = 1
MOST_WAITING = 3000
LOAD = 5.0
"""Milliseconds that reading a table is charged at first."""
CROWDED_SECONDS = 10


class Loader:
    """Whoever has had the least read lately comes first."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.places = FairPlaces(AT_ONCE, MOST_WAITING)

    async def load(self, number: str) -> Table | None:
        """The table as its log has it; None: there is none."""
        payer = PAYING.get()
        self._admit(payer)
        whose = "" if payer is None else payer.address
        await self.places.enter(whose)
        begun = time.monotonic()
        try:
            stored = await self.house.store.load(number)
            return None if stored is None else await asyncio.to_thread(read_table, stored)
        except StoreFailed:
            raise Refuse("store") from None
        finally:
            spent = time.monotonic() - begun
            self.places.leave(whose, spent)
            if payer is not None:
                self.house.costs.owe(payer, WORK, spent * 1000.0 - LOAD)

    def _admit(self, payer: Payer | None) -> None:
        """When every place in memory is taken by tables that somebody watches, newcomers must wait."""
        if payer is None:
            return
        house = self.house
        house.make_room()
        crowded = len(house.tables) >= house.settings.limits.tables_awake
        if crowded and not house.costs.plays(payer.guest or ""):
            raise Refuse("busy", seconds=CROWDED_SECONDS)
        house.costs.charge(payer, WORK, LOAD)
