"""Tables out of their logs, read beside the event loop, in fair turns and for a price."""

import asyncio
import time

from funduk.server.fair import FairPlaces
from funduk.server.refuse import Refuse
from funduk.server.store.interface import Store, StoreFailed
from funduk.server.tables.table import Table, read_table
from funduk.server.wire.costs import PAYING, WORK, Costs

AT_ONCE = 1
MOST_WAITING = 3000
LOAD = 5.0
"""Milliseconds that reading a table is charged at first."""
CROWDED_SECONDS = 10


class Loader:
    """Whoever has had the least read lately comes first."""

    def __init__(self, store: Store, costs: Costs) -> None:
        self.places = FairPlaces(AT_ONCE, MOST_WAITING)
        self._store = store
        self._costs = costs

    async def load(self, number: str, crowded: bool) -> Table | None:
        """The table as its log has it; None: there is none.

        When every place in memory is taken by tables that somebody watches, newcomers must wait.
        """
        payer = PAYING.get()
        if payer is not None:
            if crowded and not self._costs.plays(payer.guest or ""):
                raise Refuse("busy", seconds=CROWDED_SECONDS)
            self._costs.charge(payer, WORK, LOAD)
        whose = "" if payer is None else payer.address
        await self.places.enter(whose)
        begun = time.monotonic()
        try:
            stored = await self._store.load(number)
            return None if stored is None else await asyncio.to_thread(read_table, stored)
        except StoreFailed:
            raise Refuse("store") from None
        finally:
            spent = time.monotonic() - begun
            self.places.leave(whose, spent)
            if payer is not None:
                self._costs.owe(payer, WORK, spent * 1000.0 - LOAD)
