"""The parts of the house, put together: each is given what it needs, and none is given the house."""

from funduk.server.errands import Errands
from funduk.server.logs import say, short
from funduk.server.notices.turn_notices import Bell
from funduk.server.notices.turns import Turns
from funduk.server.people.chat import Talk
from funduk.server.people.my_data import MyData
from funduk.server.settings import Settings
from funduk.server.store.interface import Store
from funduk.server.tables import patience, timing
from funduk.server.tables.awake import AwakeTables
from funduk.server.tables.bot_workers import Thinkers
from funduk.server.tables.commands import Commands
from funduk.server.tables.deadlines import Deadlines
from funduk.server.tables.desk import Desk
from funduk.server.tables.going_on import GoingOn
from funduk.server.tables.loading import Loader
from funduk.server.tables.lobby import Lobby
from funduk.server.tables.sitting import Sitting
from funduk.server.tables.standins import StandIns
from funduk.server.tables.table import Table
from funduk.server.tables.unwatched import Unwatched
from funduk.server.tables.uptime import LivedTime
from funduk.server.tables.watching import Watching
from funduk.server.wire.costs import Costs


class House:
    """Everything that goes on at tables, whoever comes in by whatever door."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        thinkers: Thinkers,
        lived: LivedTime,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.lived = lived
        self.errands = Errands()
        self.turns = Turns()
        self.costs = Costs(settings.limits)
        self.unwatched = Unwatched()
        self.tables = AwakeTables(
            Loader(store, self.costs),
            self.lived,
            settings.limits.tables_awake,
            self.unwatched.sleeps,
        )
        self.deadlines = Deadlines(self.lived, self.errands)
        self.bell = Bell(store, self.tables, self.turns, self.errands, self.lived, settings)
        self.desk = Desk(store, self.tables, self.lived, settings.pause, self._committed)
        self.watching = Watching(
            self.tables, self.desk, self.errands, self.costs, self.turns, self.unwatched
        )
        self.standins = StandIns(self.desk, self.errands, thinkers, self.unwatched)
        self.talk = Talk(store.talk, self.tables, self.costs)
        self.lobby = Lobby(store, self.tables, self.desk, settings.games)
        self.sitting = Sitting(store, self.desk, self.talk)
        self.commands = Commands(self.desk, self.sitting, self.lobby, self.talk)
        self.my_data = MyData(store.people, self.tables, self.desk, self.bell.forget)
        self._join()

    def _join(self) -> None:
        """The few places where an earlier part calls a later one."""
        going_on = GoingOn(self.tables, self.desk, self.errands, self.deadlines, self.standins)
        self.tables.stir = going_on.stir
        self.deadlines.time_is_up = going_on.time_is_up
        self.unwatched.call = lambda number: self.errands.run(going_on.wake(number))
        self.costs.is_here = self.turns.is_here
        self.costs.plays = self.watching.plays

    def _committed(self, table: Table) -> None:
        """Turns are told, and the time that runs now is known."""
        before = table.turns
        if self.turns.note(table):
            self.bell.turned(table, before)
        if table.clock is None:
            patience.note(table)
        else:
            self.deadlines.set(table.state.id, timing.due(table))

    async def wake(self) -> None:
        """Time goes on where the last server stopped, and so do tables at which no person is asked."""
        self.lived.resume(await self.store.lived())
        for number, due in await self.store.deadlines():
            self.deadlines.set(number, due)
        for number in await self.store.stirring():
            try:
                await self.tables.find(number)
            except Exception as wrong:  # one table that cannot be read keeps nobody from the others
                say("table_unreadable", table=short(number), why=type(wrong).__name__)
        await self.bell.open()

    async def close(self) -> None:
        """Finishes what was begun and stops."""
        self.errands.closing = True
        self.deadlines.stop()
        self.bell.close()
        await self.tables.finish()
        self.errands.stop()
