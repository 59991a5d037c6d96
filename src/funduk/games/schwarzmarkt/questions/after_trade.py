"""After either trade: porters carry, then half of what is left on the production fields is lost."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import total, within
from funduk.core.plain_verbs import Plain
from funduk.core.question import Question
from funduk.core.record import Shape
from funduk.core.verb import NEVER, Verb
from funduk.games.schwarzmarkt.events import CARRYING, Carried, Lost, Passed
from funduk.games.schwarzmarkt.material import CARRIES, GOODS, KEEPS_PRODUCTION, KINDS
from funduk.games.schwarzmarkt.questions.answers import (
    OfProduction,
    Pass,
    PickedGoods,
    Secret,
    refuse_part,
)
from funduk.games.schwarzmarkt.questions.exchange import cheapest, next_owner
from funduk.games.schwarzmarkt.table import BID, CARRY, LOSE, NOBODY, Player, SchwarzmarktTable
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.parts.picks import drawn


@mypyc_attr(acyclic=True, free_list_len=1)
class Carry(Action):
    """Moves goods from production to storage (SM-6)."""

    VERB: ClassVar[str] = "carry"
    SHAPE: ClassVar[Shape] = (("goods", GOODS),)

    def __init__(self, seat: int, goods: i64) -> None:
        self.seat = seat
        self.goods = goods


class Loads(PickedGoods):
    """SM-6: everything a porter can carry."""

    def name(self) -> str:
        return Carry.VERB

    def of(self, goods: i64) -> Action:
        return Carry(self.seat, goods)

    def goods_of(self, action: Action) -> i64:
        return action.goods if isinstance(action, Carry) else NEVER


class Carrying(Question[SchwarzmarktTable, SchwarzmarktView]):
    """SM-6: the owner of a porter may carry some goods, before the halving."""

    NAME: ClassVar[str] = "carry"
    PHASE: ClassVar[int] = CARRY
    MUST: ClassVar[bool] = False
    CLAUSE: ClassVar[str] = "SM-6"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Pass, Carry)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Carry):
            return self.wrong_verb()
        player = t.players[action.seat]
        if action.goods <= 0 or not within(action.goods, player.production):
            return Refusal("not-your-goods", "SM-6")
        most = t.box.power(player.cards, CARRIES)
        return None if total(action.goods) <= most else Refusal("wrong-number", "SM-6")

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        player = t.players[ask.seat]
        most = t.box.power(player.cards, CARRIES)
        return [
            Plain(Pass(ask.seat)),
            Loads(ask.seat, player.production, 1, most, KINDS),
        ]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        if dice.below(2) == 0:
            return Pass(ask.seat)
        player = t.players[ask.seat]
        most: i64 = t.box.power(player.cards, CARRIES)
        size = 1 + dice.below(min(most, total(player.production)))
        return Carry(ask.seat, drawn(player.production, size, dice))

    def perform(self, t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
        if isinstance(action, Carry):
            player = t.players[action.seat]
            player.production -= action.goods
            player.storage += action.goods
            events.append(Carried(action.seat, action.goods))
        else:
            events.append(Passed(action.seat, CARRYING))
        next_porter(t, action.seat + 1)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """Passes."""
        return Pass(ask.seat)


def next_porter(t: SchwarzmarktTable, seat: int) -> None:
    """SM-6: every owner of a porter with something to carry is asked once, before the halving."""
    t.turn = next_owner(t, seat, CARRIES)
    while t.turn != NOBODY and t.players[t.turn].production == 0:
        t.turn = next_owner(t, t.turn + 1, CARRIES)
    if t.turn == NOBODY:
        t.phase = BID
        for player in t.players:
            if loss(t, player) > 0:
                t.phase = LOSE
                return


def loss(t: SchwarzmarktTable, player: Player) -> i64:
    """SM-19: half of the production field, rounded down."""
    half = total(player.production) // 2
    if half > 0 and player.cards and t.box.power(player.cards, KEEPS_PRODUCTION) > 0:
        return 0
    return half


@mypyc_attr(acyclic=True, free_list_len=1)
class Lose(OfProduction):
    """Gives up half of the production field (SM-19)."""

    VERB: ClassVar[str] = "lose"


class Halves(PickedGoods):
    """SM-19: all ways to give up half."""

    def name(self) -> str:
        return Lose.VERB

    def of(self, goods: i64) -> Action:
        return Lose(self.seat, goods)

    def goods_of(self, action: Action) -> i64:
        return action.goods if isinstance(action, Lose) else NEVER


class Losing(Secret):
    """SM-19: whoever has two or more goods left on the production field gives up half of them."""

    NAME: ClassVar[str] = "lose"
    PHASE: ClassVar[int] = LOSE
    CLAUSE: ClassVar[str] = "SM-19"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Lose,)

    def concerns(self, t: SchwarzmarktTable, seat: int) -> bool:
        return loss(t, t.players[seat]) > 0

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if not isinstance(action, Lose):
            return self.wrong_verb()
        player = t.players[action.seat]
        return refuse_part(action.goods, player.production, loss(t, player), "SM-19")

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        player = t.players[ask.seat]
        half = loss(t, player)
        return [Halves(ask.seat, player.production, half, half, KINDS)]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        player = t.players[ask.seat]
        return Lose(ask.seat, drawn(player.production, loss(t, player), dice))

    def settle(self, t: SchwarzmarktTable, events: list[Event]) -> None:
        """SM-19: half of what is left goes to the reserve; then the auction."""
        seats = [seat for seat, player in enumerate(t.players) if player.committed]
        events.append(Lost(seats, [int(t.players[seat].from_production) for seat in seats]))
        for player in t.players:
            player.production -= player.from_production
            t.reserve += player.from_production
            player.uncommit()
        t.phase = BID

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """The cheapest goods."""
        made = v.players[ask.seat].production
        return Lose(ask.seat, cheapest(made, v.rows, total(made) // 2))
