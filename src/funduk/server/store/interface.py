"""What a store must do, so that SQLite today and PostgreSQL tomorrow are the same to a table."""

from abc import ABC, abstractmethod

import msgspec

from funduk.core.errors import FundukError
from funduk.server.store.board import Board
from funduk.server.store.keys import KeyRows
from funduk.server.store.person import PersonStore
from funduk.server.store.talk import Said, TalkStore


class StoreFailed(FundukError):
    """Nothing was written; the table must be read again."""


class Conflict(StoreFailed):
    """Somebody else has appended to this table's log meanwhile."""


class CodeTaken(StoreFailed):
    """Another open table has this code."""


class NewerSchema(FundukError):
    """The store was written by a newer Funduk."""


class Answer(msgspec.Struct, frozen=True):
    """The reply to a refused move, kept so that a resent one is not judged by a later table."""

    seat: int
    move_id: str
    reply: bytes


class Row(msgspec.Struct, frozen=True):
    """What lists show of a table; always derived from the log in the same transaction."""

    id: str
    state: bytes
    status: str
    public: bool
    free: bool
    stirring: bool
    updated: float
    waiting: bytes
    code: str | None = None


class Order(msgspec.Struct, frozen=True):
    """A standing order: raise up to the first gems, accept from the second; words for goods, `-` for none."""

    guest: str
    most: str
    least: str
    once: bool


class ClockRow(msgspec.Struct, frozen=True):
    """A table's clocks, its next deadline, and the lived time of this change."""

    clock: bytes
    due: float | None
    lived: float


class Change(msgspec.Struct, frozen=True):
    """One transaction on one table: records to append from a known place on, and orders that go with it."""

    row: Row
    at: int
    records: list[bytes]
    sitters: tuple[str, ...] = ()
    mentioned: tuple[str, ...] = ()
    """Whoever else the records know by their id: a host without a seat, somebody who asks for one."""
    orders: dict[int, Order | None] = {}
    moved: bool = False
    """Only moves: of the row nothing has changed but whose turn it is and when, and whether it stirs."""
    stirs_anew: bool = False
    """The row's `stirring` is not what it was."""
    clock: ClockRow | None = None


class Stored(msgspec.Struct, frozen=True):
    """A whole table as the store has it."""

    row: Row
    records: list[bytes]
    answers: list[Answer]
    orders: dict[int, Order] = {}
    clock: bytes | None = None
    chat: list[Said] = []


class Guest(msgspec.Struct, frozen=True):
    """Somebody who has said their name."""

    id: str
    name: str


class Store(ABC):
    """Every call that changes something returns only when it is on the disk."""

    talk: TalkStore
    people: PersonStore
    keys: KeyRows
    commits: int
    """How many there were, and how long they took together."""
    commit_seconds: float

    @abstractmethod
    async def commit(self, change: Change) -> None:
        """Appends, or raises StoreFailed and has changed nothing."""

    @abstractmethod
    async def keep_answer(self, table: str, answer: Answer) -> None:
        """Keeps the reply to a move that changed nothing."""

    @abstractmethod
    async def put_orders(self, table: str, orders: dict[int, Order | None], stirs: bool) -> None:
        """Sets standing orders, takes away those that are None, and leaves all that others can see alone."""

    @abstractmethod
    async def load(self, table: str) -> Stored | None: ...

    @abstractmethod
    async def open_tables(self, most: int) -> list[Row]:
        """Public tables with a free seat, newest first."""

    @abstractmethod
    async def tables_of(self, guest: str, most: int) -> list[Row]:
        """Where a guest has or had a seat: what goes on before what is over, newest first."""

    @abstractmethod
    async def table_by_code(self, code: str) -> str | None: ...

    @abstractmethod
    async def stirring(self) -> list[str]:
        """Running tables at which a bot or the dice must go on by themselves."""

    @abstractmethod
    async def every_table(self) -> list[str]: ...

    @abstractmethod
    async def unstarted(self, before: float) -> list[str]:
        """Tables in the lobby that nobody touched since then."""

    @abstractmethod
    async def clocks_of(self, guest: str) -> dict[str, bytes]:
        """The clocks of a guest's tables that have a deadline."""

    @abstractmethod
    async def deadlines(self) -> list[tuple[str, float]]:
        """Tables with a deadline, and when it is."""

    @abstractmethod
    async def lived(self) -> float:
        """How long servers have been up on this store."""

    @abstractmethod
    async def keep_lived(self, seconds: float) -> None: ...

    @abstractmethod
    async def subscriptions(self) -> list[bytes]:
        """Everybody's wishes to be told of their turn."""

    @abstractmethod
    async def put_subscription(self, guest: str, wish: bytes | None) -> None:
        """Keeps a guest's wish, or forgets it."""

    @abstractmethod
    async def guest(self, guest: str) -> Guest | None: ...

    @abstractmethod
    async def put_guest(self, guest: Guest) -> None: ...

    @abstractmethod
    async def put_handover(self, code: str, table: str, guest: str, until: float) -> None:
        """A code that moves a guest's seat once; an older one of the same seat lapses."""

    @abstractmethod
    async def take_handover(self, code: str, now: float) -> tuple[str, str] | None:
        """Table and guest of a code, which is used up by this."""

    @abstractmethod
    async def board(self) -> Board: ...

    @abstractmethod
    async def secret(self) -> bytes:
        """The key that signs cookies, made on first use."""

    @abstractmethod
    async def ping(self) -> None:
        """Raises StoreFailed when writing is impossible."""

    @abstractmethod
    async def close(self) -> None: ...
