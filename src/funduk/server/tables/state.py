"""A table as the log knows it: who sits where, what was agreed, and every move."""

from typing import Any, Literal

import msgspec

from funduk.server.tables.clocks import Clock

Status = Literal["lobby", "dice", "running", "over", "closed"]
SeatKind = Literal["free", "person", "bot"]
Visibility = Literal["link", "public"]
Pace = Literal["human", "fast"]
Talk = Literal["seats", "all"]
DicePhase = Literal["commit", "reveal", "drawn"]


class SeatState(msgspec.Struct, omit_defaults=True):
    """A seat; an away person's seat is kept by a bot until they sit down again; late: their time ran out."""

    kind: SeatKind = "free"
    guest: str | None = None
    name: str | None = None
    level: str | None = None
    away: bool = False
    late: bool = False


class Share(msgspec.Struct, omit_defaults=True):
    """A person's share of the dice."""

    seat: int
    commit: str | None = None
    seed: str | None = None


class DiceBox(msgspec.Struct, omit_defaults=True):
    """The table's secret seed and the people's shares."""

    seed: str
    phase: DicePhase = "commit"
    shares: list[Share] = []

    def seat_seeds(self, seats: int) -> list[bytes]:
        """One seed per seat, empty for bots and for people who stayed silent."""
        given = {share.seat: bytes.fromhex(share.seed) for share in self.shares if share.seed}
        return [given.get(seat, b"") for seat in range(seats)]

    def seat_commits(self, seats: int) -> list[str]:
        given = {share.seat: share.commit for share in self.shares if share.commit}
        return [given.get(seat, "") for seat in range(seats)]


class TakebackRequest(msgspec.Struct):
    """Who wants to take back, who has agreed, and who is still asked."""

    by: int
    agreed: list[int]
    asked: list[int]
    since: float = 0.0
    """In lived time."""


class SeatWish(msgspec.Struct):
    """Who would like a seat that a bot plays, who has agreed, and who is still asked."""

    seat: int
    guest: str
    name: str
    agreed: list[int]
    asked: list[int]
    since: float = 0.0


class MarketHours(msgspec.Struct, omit_defaults=True):
    """An open market: when it opens, when the bell's countdown ends, how often that was stopped."""

    opens: float
    closes: float | None = None
    stopped: int = 0


class Result(msgspec.Struct):
    """How a game ended; equal points share a place."""

    scores: list[int]
    winners: list[int]
    places: list[int]


class TableState(msgspec.Struct, omit_defaults=True):
    """Everything about a table but the game itself."""

    id: str
    game: str
    seats: list[SeatState]
    options: dict[str, Any]
    visibility: Visibility
    pace: Pace
    host: str
    created: float
    set: str
    version: int
    status: Status = "lobby"
    code: str | None = None
    rematch: str | None = None
    dice: DiceBox | None = None
    takeback: TakebackRequest | None = None
    takebacks: list[tuple[int, int]] = []
    """Every wish to take back: of which seat, and after how many of its answers."""
    seat_wish: SeatWish | None = None
    bot_seed: str = ""
    result: Result | None = None
    clock: Clock | None = None
    talk: Talk = "seats"
    guided: bool = False
    """A first game with a coach: one person, bots, and dice that fall the same for everybody."""
    market: MarketHours | None = None
    touched: float = 0.0
    """The lived time of the last change, by which a table that nobody starts grows old."""

    def seat_of(self, guest: str) -> int | None:
        """The seat a guest owns, also while a bot keeps it."""
        for number, seat in enumerate(self.seats):
            if seat.kind == "person" and seat.guest == guest:
                return number
        return None

    def people(self) -> list[int]:
        """Seats of people who play themselves."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and not seat.away
        ]

    def owners(self) -> list[int]:
        """Seats that belong to somebody, also while a bot keeps them."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.guest is not None
        ]

    def guests(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Everybody who is known here by their id: those with a seat, and others."""
        seated = tuple(seat.guest for seat in self.seats if seat.guest is not None)
        asking = "" if self.seat_wish is None else self.seat_wish.guest
        return seated, tuple({self.host, asking} - {*seated, ""})

    def drop_wishes(self) -> None:
        """What people were asked lapses when those it was put to change."""
        self.takeback = None
        self.seat_wish = None

    def played_by_bot(self, number: int) -> bool:
        """In a running game a bot plays for everybody but a person at the table."""
        seat = self.seats[number]
        return seat.kind != "person" or seat.away

    def has_free_seat(self) -> bool:
        return any(seat.kind == "free" for seat in self.seats)

    def can_be_joined(self) -> bool:
        return self.status == "lobby" or (
            self.status in ("dice", "running") and self.has_free_seat()
        )

    def copy(self) -> "TableState":
        return read_state(write_state(self))


class Told(msgspec.Struct, tag="told"):
    """The table changed: this is how it is from here on."""

    state: TableState
    at: float


class Begun(msgspec.Struct, tag="begun"):
    """The game began: with this set of components, under this version of the rules."""

    components: dict[str, Any]
    rules_version: int
    options: dict[str, Any]
    at: float


class Played(msgspec.Struct, tag="played", omit_defaults=True):
    """Entries of the match as its file writes them: one answer and what chance made of it.

    late: the rules answered because a seat's time was up; rung: because the market's bell had rung.
    """

    entries: list[str]
    at: float
    seat: int | None = None
    move_id: str | None = None
    late: bool = False
    rung: bool = False


LogRecord = Told | Begun | Played

_state_reader = msgspec.json.Decoder(TableState)
_log_reader: msgspec.json.Decoder[LogRecord] = msgspec.json.Decoder(LogRecord)
_writer = msgspec.json.Encoder()


def write_state(state: TableState) -> bytes:
    return _writer.encode(state)


def read_state(text: bytes) -> TableState:
    return _state_reader.decode(text)


def write_record(record: LogRecord) -> bytes:
    return _writer.encode(record)


def read_record(text: bytes) -> LogRecord:
    return _log_reader.decode(text)
