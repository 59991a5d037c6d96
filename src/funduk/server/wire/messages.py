"""What server and browser say to each other, as docs/protocol.md has it; its TypeScript comes from here."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from funduk.server.tables.clocks import Clock
from funduk.server.tables.hint_messages import Action as Action
from funduk.server.tables.hint_messages import Goods as Goods
from funduk.server.tables.hint_messages import Hints as Hints
from funduk.server.tables.state import Pace, Result, SeatKind, Status, Talk, Visibility

VERSION = 1
TIME_UP = "time-up"
MARKET_CLOSED = "market-closed"
"""The server's own event: a seat was silent until its deadline, the rules' default comes next."""

TAKEN_BACK = "taken-back"
"""Another one: a seat's last answer, and what came after it, no longer stands."""

TableId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}$")]
MoveId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]

GameEvent = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "GameEvent"})]
View = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "View"})]
Components = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "Components"})]
Entries = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "Entry[]"})]
Asks = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "Ask[]"})]
WaitingSeats = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "Waiting[]"})]
MaybeMeta = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "Meta | null"})]
"""Parts of an update are encoded before it, since several viewers share them."""
Args = dict[str, Any]


Mode = Literal["alone", "sealed", "open"]
MayTakeBack = Literal["no", "alone", "ask"]


class FromBrowser(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message from the browser."""


class Hello(FromBrowser, tag="hello"):
    ticket: Annotated[str, msgspec.Meta(max_length=64)]
    version: int


class Watch(FromBrowser, tag="watch"):
    table: TableId
    since: int | None = None


class Unwatch(FromBrowser, tag="unwatch"):
    table: TableId


class Move(FromBrowser, tag="move"):
    table: TableId
    move_id: MoveId
    ask_id: tuple[int, int]
    action: dict[str, Any]


class DiceShare(FromBrowser, tag="dice"):
    table: TableId
    commit: Hex | None = None
    seed: Hex | None = None


class Ping(FromBrowser, tag="ping"):
    pass


ToServer = Hello | Watch | Unwatch | Move | DiceShare | Ping


class Ask(msgspec.Struct):
    id: tuple[int, int]
    seat: int
    question: str
    mode: Mode
    must: bool
    hints: Hints


class Time(msgspec.Struct):
    """Until when a question's allowance runs, in the server's milliseconds, and the bank after it."""

    until: int
    bank: int


class Waiting(msgspec.Struct):
    seat: int
    question: str
    mode: Mode
    done: bool
    time: Time | None = None


class Entry(msgspec.Struct):
    n: int
    event: GameEvent


class SeatCard(msgspec.Struct):
    kind: SeatKind
    name: str | None
    level: str | None


class Seat(msgspec.Struct):
    seat: int
    kind: SeatKind
    name: str | None
    level: str | None
    online: bool
    away: bool
    you: bool
    late: bool = False
    idle: bool = False
    """Gone, or silent when asked, for so long that anybody else here may give the seat to a bot."""


class Takeback(msgspec.Struct):
    by: int
    agreed: list[int]
    asked: list[int]


class SeatWish(msgspec.Struct):
    """Somebody would like a seat that a bot plays; asked: whose consent is missing."""

    seat: int
    name: str
    agreed: list[int]
    asked: list[int]


class DiceState(msgspec.Struct):
    commitment: str
    phase: Literal["commit", "reveal", "drawn", "revealed"]
    wanted: bool


class Market(msgspec.Struct):
    """An open market: when it opens, when the bell's countdown ends, how often that can be stopped."""

    opens: int
    closes: int | None
    stops: int


class Meta(msgspec.Struct):
    id: str
    code: str | None
    game: str
    status: Status
    version: int
    options: dict[str, Any]
    set: str
    visibility: Visibility
    pace: Pace
    seats: list[Seat]
    host: int | None
    you_host: bool
    watchers: int
    takeback: Takeback | None
    rematch: str | None
    result: Result | None
    dice: DiceState | None
    clock: Clock | None = None
    talk: Talk = "seats"
    guided: bool = False
    seat_wish: SeatWish | None = None
    market: Market | None = None


class Order(msgspec.Struct):
    """One's own standing order: raise up to `most`, accept from `least`; acts: it answers what is asked."""

    most: Goods | None
    least: Goods | None
    once: bool
    acts: bool


class Line(msgspec.Struct):
    """Something said; who: the speaker's sign at this table."""

    n: int
    who: str
    seat: int | None
    name: str
    text: str
    at: float


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    name: str
    now: int


class Snapshot(msgspec.Struct, tag="snapshot", tag_field="type"):
    table: str
    seq: int
    meta: Meta
    seat: int | None
    components: Components | None
    view: View | None
    asks: list[Ask]
    waiting: list[Waiting]
    may_take_back: MayTakeBack
    log: list[Entry]
    order: Order | None = None
    chat: list[Line] = []
    silence: str | None = None


class Update(msgspec.Struct, tag="update", tag_field="type", omit_defaults=True):
    table: str
    seq: int
    events: Entries
    view: View
    asks: Asks
    waiting: WaitingSeats
    may_take_back: MayTakeBack
    meta: MaybeMeta
    silence: str | None = None
    """The clause by which nobody may say anything now; left out where there is none."""


class TableMessage(msgspec.Struct, tag="table", tag_field="type"):
    table: str
    seq: int
    meta: Meta
    seat: int | None
    may_take_back: MayTakeBack
    waiting: list[Waiting] | None = None


class OrderMessage(msgspec.Struct, tag="order", tag_field="type"):
    """To the owner alone: the standing order was set, ended, or acts now."""

    table: str
    seq: int
    order: Order | None


class ChatMessage(msgspec.Struct, tag="chat", tag_field="type"):
    table: str
    seq: int
    line: Line


class Ok(msgspec.Struct, tag="ok", tag_field="type"):
    table: str
    move_id: str


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    table: str
    move_id: str
    code: str
    clause: str
    args: Args


class Stale(msgspec.Struct, tag="stale", tag_field="type"):
    table: str
    move_id: str
    snapshot: Snapshot


class Mine(msgspec.Struct, tag="mine", tag_field="type"):
    """Somewhere else it became, or is no longer, this guest's turn."""


class Error(msgspec.Struct, tag="error", tag_field="type"):
    code: str
    args: Args


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    now: int


FromServer = (
    Welcome
    | Snapshot
    | Update
    | TableMessage
    | OrderMessage
    | ChatMessage
    | Ok
    | Refused
    | Stale
    | Mine
    | Error
    | Pong
)

_decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
_encoder = msgspec.json.Encoder()


read: Callable[[str | bytes], ToServer] = _decoder.decode
"""A message from the browser; anything else is a msgspec.DecodeError."""
write: Callable[[object], bytes] = _encoder.encode
