"""What goes on at tables without any person: dice, alarms, deadlines, bots and standing orders."""

from funduk.server.errands import Errands
from funduk.server.refuse import Refuse
from funduk.server.tables import alarms, answers, dicebox, market_bell, orders, timing, wishes
from funduk.server.tables.awake import AwakeTables
from funduk.server.tables.deadlines import Deadlines
from funduk.server.tables.desk import Desk
from funduk.server.tables.standins import StandIns
from funduk.server.tables.table import Table


class GoingOn:
    """Called whenever a table has changed, and when its time is up."""

    def __init__(
        self,
        tables: AwakeTables,
        desk: Desk,
        errands: Errands,
        deadlines: Deadlines,
        standins: StandIns,
    ) -> None:
        self._tables = tables
        self._desk = desk
        self._errands = errands
        self._deadlines = deadlines
        self._standins = standins

    def stir(self, table: Table) -> None:
        """Lets dice, bots and standing orders go on where no person is asked."""
        if table.orders or table.told_orders:
            orders.tell(table)
        if not self._errands.closing and not table.gone:
            dicebox.keep_time(self._desk, self._errands, table)
            alarms.set_alarm(self._desk, self._errands, table)
            market_bell.set_timer(self._desk, self._errands, table)
            self._standins.stir(table)

    async def wake(self, number: str) -> None:
        """A table that has waited for its turn goes on."""
        try:
            self.stir(await self._tables.find(number))
        except Refuse:
            return

    async def time_is_up(self, number: str) -> None:
        """Under the table's lock: a move that was here before stands, and the default is not played."""
        async with self._desk.at(number) as table:
            if timing.wish_lapsed(table, self._desk.now()):
                await wishes.let_lapse(self._desk, table)
            while True:
                seat = timing.late_seat(table, self._desk.now())
                if seat is None:
                    break
                await answers.play_by_default(self._desk, table, seat)
            self._deadlines.set(number, timing.due(table))
