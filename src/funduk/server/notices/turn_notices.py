"""Rings when it is somebody's turn and no page of theirs is open: once, until they have come back."""

import asyncio
import time

import msgspec

from funduk.server.errands import Errands
from funduk.server.logs import say, short
from funduk.server.notices import wording
from funduk.server.notices.mail import MOST_WAITING, Postman, with_patience
from funduk.server.notices.turns import Turns, turns_at
from funduk.server.notices.webhooks import Caller
from funduk.server.refuse import Refuse
from funduk.server.settings import Settings
from funduk.server.store.interface import Store, StoreFailed
from funduk.server.store.subscriptions import Subscription
from funduk.server.tables.awake import AwakeTables
from funduk.server.tables.table import Table
from funduk.server.tables.uptime import LivedTime

LISTED = 50
MOST_KNOWN = 20_000


class Bell:
    """Knows the wishes of all guests and the turns that wait for those who have any."""

    def __init__(
        self,
        store: Store,
        tables: AwakeTables,
        turns: Turns,
        errands: Errands,
        lived: LivedTime,
        settings: Settings,
    ) -> None:
        self.known: dict[str, Subscription] = {}
        self.postman = Postman(settings.mail)
        self.caller = Caller(settings.webhooks)
        self._turns: dict[str, dict[str, int]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._delivering = 0
        self._store = store
        self._tables = tables
        self._present = turns
        self._errands = errands
        self._lived = lived
        self._settings = settings

    async def open(self) -> None:
        """After a restart: wishes from the store, turns from the tables of those who have any."""
        for text in await self._store.subscriptions():
            wish = msgspec.json.decode(text, type=Subscription)
            self.known[wish.guest] = wish
        await self.tidy()
        for wish in list(self.known.values()):
            if wish.wants_anything():
                try:
                    await self._gather(wish.guest)
                except (
                    Exception
                ) as wrong:  # one table that cannot be read keeps nobody's house closed
                    say("notice_failed", why=type(wrong).__name__)

    async def _gather(self, guest: str) -> None:
        for row in await self._store.tables_of(guest, LISTED):
            if row.status == "running":
                table = await self._tables.find(row.id)
                nth = turns_at(table).get(guest)
                if nth is not None:
                    self._turns.setdefault(guest, {})[row.id] = nth
        self._wait(guest)

    async def keep(self, wish: Subscription) -> None:
        """A changed wish, first onto the disk; an empty one is forgotten."""
        empty = wish.address is None and wish.hook is None
        await self._store.put_subscription(wish.guest, None if empty else msgspec.json.encode(wish))
        if empty:
            self.known.pop(wish.guest, None)
            self._turns.pop(wish.guest, None)
            return
        fresh = wish.guest not in self.known
        self.known[wish.guest] = wish
        if wish.wants_anything() and (fresh or wish.guest not in self._turns):
            await self._gather(wish.guest)

    async def tidy(self) -> None:
        """Lets go of addresses that nobody has confirmed in time."""
        now = time.time()
        for wish in [one for one in self.known.values() if one.lapsed(now)]:
            await self.keep(msgspec.structs.replace(wish, address=None, code=""))

    async def make_room(self) -> bool:
        """Whether one more finds room: wishes that nobody has proven make way, the oldest first."""
        if len(self.known) < MOST_KNOWN:
            return True
        unproven = (one for one in self.known.values() if not one.proven())
        oldest = next(unproven, None)
        if oldest is None:
            return False
        await self.keep(msgspec.structs.replace(oldest, address=None, hook=None))
        return True

    def forget(self, guest: str) -> None:
        """Somebody has erased themselves."""
        self.known.pop(guest, None)
        self._turns.pop(guest, None)
        timer = self._timers.pop(guest, None)
        if timer is not None:
            timer.cancel()

    # what happens at tables and pages

    def turned(self, table: Table, before: dict[str, int]) -> None:
        """Called with every change of who is waited for."""
        if not self.known:
            return
        number = table.state.id
        for guest in before.keys() | table.turns.keys():
            if guest in self.known:
                waits = self._turns.setdefault(guest, {})
                nth = table.turns.get(guest)
                if nth is None:
                    waits.pop(number, None)
                else:
                    waits[number] = nth
                    self._wait(guest)

    def came(self, guest: str) -> None:
        """A page of theirs has opened: they may be told again of what comes after."""
        wish = self.known.get(guest)
        if wish is not None and wish.quiet:
            wish.quiet = False
            self._errands.run(self._save(wish))

    def left(self, guest: str) -> None:
        """Their last page was closed; what waits still waits."""
        if guest in self.known and self._turns.get(guest):
            self._wait(guest)

    def _wait(self, guest: str) -> None:
        if guest not in self._timers and not self._errands.closing:
            after = self._settings.notify_after
            self._timers[guest] = self._errands.later(after, lambda: self._ring(guest))

    async def _ring(self, guest: str) -> None:
        self._timers.pop(guest, None)
        wish = self.known.get(guest)
        if wish is None or wish.quiet or self._present.is_here(guest) or not wish.wants_anything():
            return
        waits = self._turns.get(guest, {})
        fresh = [number for number, nth in waits.items() if wish.told.get(number) != nth]
        if not fresh or self._delivering >= MOST_WAITING:
            return
        try:
            async with self._tables.at(fresh[0]) as table:
                notice = wording.of_turn(
                    table, guest, self._lived.now(), self._settings.address(), len(waits) - 1
                )
            if notice is None:
                return
            wish.quiet, wish.told = True, dict(waits)
            await self._save(wish)
        except (StoreFailed, Refuse) as wrong:
            say("notice_failed", table=short(fresh[0]), why=type(wrong).__name__)
            return
        self._deliver(wish, notice)

    async def _save(self, wish: Subscription) -> None:
        await self._store.put_subscription(wish.guest, msgspec.json.encode(wish))

    # carrying it out

    def _deliver(self, wish: Subscription, notice: wording.Notice) -> None:
        if wish.hook is not None:
            url, body = wish.hook, wording.as_json(notice)
            self._errands.run(self._call(wish, url, body))
        if wish.wants_mail() and self.postman.server is not None and wish.address is not None:
            address, stop = (
                wish.address,
                f"{self._settings.address()}/unsubscribe/{wish.token}",
            )
            language = wish.language

            def send() -> "asyncio.Future[None]":
                return asyncio.ensure_future(
                    self.postman.send(wording.as_letter(notice, address, language, stop))
                )

            self._errands.run(self._write(send))

    async def _write(self, send: "wording.Work") -> None:
        await self._carry("mail", send)

    async def _call(self, wish: Subscription, url: str, body: bytes) -> None:
        reached = await self._carry("webhook", lambda: self.caller.post(url, body))
        if reached and not wish.reached and wish.hook == url and wish.guest in self.known:
            wish.reached = True
            await self._save(wish)

    async def _carry(self, what: str, work: "wording.Work") -> bool:
        self._delivering += 1
        try:
            done = await with_patience(what, work, self._settings.notify_tries)
            if done:
                say("notified", by=what)
            return done
        finally:
            self._delivering -= 1

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self.postman.close()
        self.caller.close()
