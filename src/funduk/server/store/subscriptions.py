"""Who wants to hear of their turn, by mail or webhook."""

from abc import abstractmethod
from collections.abc import Callable
from typing import TypeVar

import msgspec

from funduk.server.store.database import Connection
from funduk.server.store.interface import Store

T = TypeVar("T")


class Subscription(msgspec.Struct, omit_defaults=True):
    """A guest's wishes; `told`: the questions they were told of; `quiet`: they have not come back since."""

    guest: str
    token: str
    language: str = "en"
    address: str | None = None
    confirmed: bool = False
    code: str = ""
    code_until: float = 0.0
    tries: int = 0
    hook: str | None = None
    told: dict[str, int] = {}
    quiet: bool = False
    reached: bool = False
    """The hook has taken a notice, so somebody is there."""

    def wants_mail(self) -> bool:
        return self.address is not None and self.confirmed

    def lapsed(self, now: float) -> bool:
        """An address whose code nobody has typed in time."""
        return self.address is not None and not self.confirmed and self.code_until < now

    def proven(self) -> bool:
        """Whether anybody has shown that address or hook are really theirs."""
        return self.wants_mail() or (self.hook is not None and self.reached)

    def wants_anything(self) -> bool:
        return self.wants_mail() or self.hook is not None


class SubscriptionTables(Store):
    """The part of the store that keeps wishes."""

    @abstractmethod
    async def _write(self, work: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def _read(self, work: Callable[[Connection], T]) -> T: ...

    async def subscriptions(self) -> list[bytes]:
        query = "SELECT wish FROM subscriptions"
        return await self._read(lambda connection: [wish for (wish,) in connection.execute(query)])

    async def put_subscription(self, guest: str, wish: bytes | None) -> None:
        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM subscriptions WHERE guest = ?", (guest,))
            if wish is not None:
                told = msgspec.json.decode(wish, type=Subscription)
                values = (guest, told.address, told.hook, told.language, wish)
                connection.execute("INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?)", values)

        await self._write(work)
