"""What several chapters share: choices laid face down, some goods of a field, and passing."""

from abc import abstractmethod
from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import SEALED, Action, Event, Refusal
from funduk.core.goods import NONE, total, within
from funduk.core.question import Question
from funduk.core.record import Shape
from funduk.games.schwarzmarkt.material import GOODS
from funduk.games.schwarzmarkt.table import UNNAMED, FaceDown, Player, SchwarzmarktTable
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.parts.picks import Picking
from funduk.parts.sealed import Committed


@mypyc_attr(acyclic=True, free_list_len=1)
class Pass(Action):
    """Makes no use of something one may do."""

    VERB: ClassVar[str] = "pass"


@mypyc_attr(acyclic=True)
class OfProduction(FaceDown):
    """Any hidden choice of goods on, or for, the production field."""

    SHAPE: ClassVar[Shape] = (("goods", GOODS),)

    def __init__(self, seat: int, goods: i64) -> None:
        self.seat = seat
        self.goods = goods

    def lay_down(self, player: Player) -> None:
        player.commit(self.goods, NONE, UNNAMED)


@mypyc_attr(acyclic=True)
class OfStorage(FaceDown):
    """Any hidden choice of stored goods."""

    SHAPE: ClassVar[Shape] = (("goods", GOODS),)

    def __init__(self, seat: int, goods: i64) -> None:
        self.seat = seat
        self.goods = goods

    def lay_down(self, player: Player) -> None:
        player.commit(NONE, self.goods, UNNAMED)


class Secret(Question[SchwarzmarktTable, SchwarzmarktView]):
    """SM-13: choices stay hidden until all who are asked have chosen."""

    MODE: ClassVar[str] = SEALED

    def concerns(self, t: SchwarzmarktTable, seat: int) -> bool:
        """Whether the question is for a seat, answered or not."""
        return True

    def waits_for(self, t: SchwarzmarktTable, seat: int) -> bool:
        return not t.players[seat].committed and self.concerns(t, seat)

    def perform(self, t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, FaceDown)
        action.lay_down(t.players[action.seat])
        events.append(Committed(action.seat))
        for seat, player in enumerate(t.players):
            if not player.committed and self.concerns(t, seat):
                return
        self.settle(t, events)

    @abstractmethod
    def settle(self, t: SchwarzmarktTable, events: list[Event]) -> None:
        """All who were asked have chosen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PickedGoods(Picking):
    """Any verb about so many goods of a field."""

    def __init__(self, seat: int, held: i64, low: int, high: int, most_kinds: int) -> None:
        super().__init__(GOODS, "goods", held, low, high, most_kinds)
        self.seat = seat


def refuse_part(goods: i64, field: i64, exactly: i64, clause: str) -> Refusal | None:
    """SM-6, SM-19, SM-26: so many goods of a field."""
    if goods < 0 or not within(goods, field):
        return Refusal("not-your-goods", clause)
    return None if total(goods) == exactly else Refusal("wrong-number", clause)
