"""D. Auction: one information card a round."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import BITS, FIELD, count, some, total, within
from funduk.core.plain_verbs import Few, Plain
from funduk.core.question import Question
from funduk.core.record import Shape
from funduk.core.verb import NEVER, Verb
from funduk.games.schwarzmarkt.events import (
    A_RAISE,
    BidsRevealed,
    CardLeft,
    CardWon,
    Passed,
    Recovered,
)
from funduk.games.schwarzmarkt.material import (
    BID_BACK,
    BID_KINDS,
    BID_WEIGHT,
    CARDS_IN_BOX,
    GOODS,
    KINDS,
    WINS_TIES,
    Box,
)
from funduk.games.schwarzmarkt.questions.answers import (
    OfStorage,
    Pass,
    PickedGoods,
    Secret,
    refuse_part,
)
from funduk.games.schwarzmarkt.questions.exchange import begin_end, dearest, raise_bonus
from funduk.games.schwarzmarkt.table import (
    BID,
    GOES_ON,
    GOOD,
    LAST_AUCTION,
    NO_CARD,
    NOBODY,
    OPEN,
    RAISE,
    RECOVER,
    SELL,
    Player,
    SchwarzmarktTable,
)
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.parts.picks import Picks, drawn, kinds_in


@mypyc_attr(acyclic=True, free_list_len=1)
class Bid(OfStorage):
    """Takes stored goods into the hand for an information card, or none (SM-20)."""

    VERB: ClassVar[str] = "bid"


class Bids(PickedGoods):
    """SM-20: nothing, or any number of one good; forged papers mix more."""

    def name(self) -> str:
        return Bid.VERB

    def of(self, goods: i64) -> Action:
        return Bid(self.seat, goods)

    def goods_of(self, action: Action) -> i64:
        return action.goods if isinstance(action, Bid) else NEVER


class Bidding(Secret):
    """SM-20 to SM-22: everybody may bid stored goods of one kind; most goods win the card."""

    NAME: ClassVar[str] = "bid"
    PHASE: ClassVar[int] = BID
    MUST: ClassVar[bool] = False
    CLAUSE: ClassVar[str] = "SM-20"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Bid,)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if not isinstance(action, Bid):
            return self.wrong_verb()
        player = t.players[action.seat]
        if action.goods < 0 or not within(action.goods, player.storage):
            return Refusal("not-your-goods", "SM-20")
        if kinds_in(action.goods) > most_kinds(t, player):
            return Refusal("too-many-kinds", "SM-20")
        return None

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        player = t.players[ask.seat]
        stored = player.storage
        return [Bids(ask.seat, stored, 0, total(stored), most_kinds(t, player))]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        """Nothing half of the time, else every bid equally likely."""
        player = t.players[ask.seat]
        stored = player.storage
        if stored == 0 or dice.below(2) == 0:
            return Bid(ask.seat, 0)
        kinds = most_kinds(t, player)
        if kinds > 1:
            mixed = Picks(stored, KINDS, 1, total(stored), kinds)
            return Bid(ask.seat, mixed.nth(dice.below(len(mixed))))
        place: i64 = dice.below(total(stored))
        for kind in range(KINDS):
            have = count(stored, kind)
            if place < have:
                return Bid(ask.seat, some(kind, place + 1))
            place -= have
        return Bid(ask.seat, 0)

    def settle(self, t: SchwarzmarktTable, events: list[Event]) -> None:
        """SM-22: a haggler takes goods back, then the winner gets the card."""
        reveal_bids(t, events)
        if t.turn == NOBODY:
            after_auction(t, events)
            return
        player = t.players[t.turn]
        if recovery_is_a_choice(t, player):
            t.phase = RECOVER
            return
        if recoverable(t, player) > 0:
            recover(t, sure_recovery(t, player), events)
        win_card(t, events)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """Bids nothing."""
        return Bid(ask.seat, 0)


def most_kinds(t: SchwarzmarktTable, player: Player) -> int:
    """SM-20: goods of a single kind; forged papers mix more."""
    return 1 + t.box.power(player.cards, BID_KINDS) if player.cards else 1


def weight(t: SchwarzmarktTable, player: Player) -> i64:
    """SM-21: how many goods a bid counts for."""
    goods = total(player.from_storage)
    if goods == 0:
        return 0
    return goods + t.box.power(player.cards, BID_WEIGHT) if player.cards else goods


def rank(t: SchwarzmarktTable, bid: i64) -> i64:
    """SM-21: the highest row among the goods of a bid."""
    highest: i64 = 0
    rows = t.rows
    while bid > 0:
        if bid & FIELD and rows & FIELD > highest:
            highest = rows & FIELD
        bid >>= BITS
        rows >>= BITS
    return highest


def winner(t: SchwarzmarktTable) -> int:
    """SM-21: most goods, then the higher row, then a bribe; else nobody."""
    best: i64 = 0
    tied: list[int] = []
    for seat, player in enumerate(t.players):
        strength = weight(t, player) * 100 + rank(t, player.from_storage)
        if strength > best:
            best = strength
            tied = [seat]
        elif strength == best and strength > 0:
            tied.append(seat)
    if len(tied) > 1:
        tied = [seat for seat in tied if t.box.power(t.players[seat].cards, WINS_TIES) > 0]
    return tied[0] if len(tied) == 1 else NOBODY


def reveal_bids(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-21, SM-22: the winner pays, the others take their bids back; `turn` is the winner or nobody."""
    events.append(BidsRevealed([int(player.from_storage) for player in t.players]))
    t.turn = winner(t)
    if t.turn == NOBODY:
        events.append(CardLeft(t.card))
        t.card = NO_CARD
    else:
        player = t.players[t.turn]
        t.paid = player.from_storage
        player.storage -= t.paid
        t.reserve += t.paid
    for bidder in t.players:
        bidder.uncommit()


def after_auction(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-22, SM-23: the end, or the next card and phase E."""
    t.turn = NOBODY
    if t.ending != GOES_ON:
        begin_end(t, events)
    elif t.round < CARDS_IN_BOX:
        t.phase = OPEN
    elif t.tenth_round_sale:
        t.phase = SELL
    else:
        t.ending = LAST_AUCTION
        begin_end(t, events)


@mypyc_attr(acyclic=True, free_list_len=1)
class Recover(Action):
    """Takes goods of a winning bid back (SM-6)."""

    VERB: ClassVar[str] = "recover"
    SHAPE: ClassVar[Shape] = (("goods", GOODS),)

    def __init__(self, seat: int, goods: i64) -> None:
        self.seat = seat
        self.goods = goods


class Recoveries(PickedGoods):
    """SM-6: all ways to take so many goods of the bid back."""

    def name(self) -> str:
        return Recover.VERB

    def of(self, goods: i64) -> Action:
        return Recover(self.seat, goods)

    def goods_of(self, action: Action) -> i64:
        return action.goods if isinstance(action, Recover) else NEVER


class Recovering(Question[SchwarzmarktTable, SchwarzmarktView]):
    """SM-6: a haggler who has paid a mixed bid chooses what comes back."""

    NAME: ClassVar[str] = "recover"
    PHASE: ClassVar[int] = RECOVER
    CLAUSE: ClassVar[str] = "SM-6"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Recover,)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return Refusal("must-answer", "SM-6")
        if not isinstance(action, Recover):
            return self.wrong_verb()
        back = recoverable(t, t.players[action.seat])
        return refuse_part(action.goods, t.paid, back, "SM-6")

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        back = recoverable(t, t.players[ask.seat])
        return [Recoveries(ask.seat, t.paid, back, back, KINDS)]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        back = recoverable(t, t.players[ask.seat])
        return Recover(ask.seat, drawn(t.paid, back, dice))

    def perform(self, t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Recover)
        recover(t, action.goods, events)
        win_card(t, events)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """The dearest goods."""
        back = self.box.power(v.players[ask.seat].cards, BID_BACK)
        return Recover(ask.seat, dearest(v.paid, v.rows, back))


def recoverable(t: SchwarzmarktTable, player: Player) -> i64:
    """SM-6: how many goods of a bid just paid come back."""
    back: i64 = t.box.power(player.cards, BID_BACK)
    return min(back, total(t.paid))


def recovery_is_a_choice(t: SchwarzmarktTable, player: Player) -> bool:
    """SM-6: only of a mixed bid can one choose what comes back."""
    back = recoverable(t, player)
    return 0 < back < total(t.paid) and kinds_in(t.paid) > 1


def sure_recovery(t: SchwarzmarktTable, player: Player) -> i64:
    """SM-6: what comes back when there is nothing to choose: the whole bid, or part of its only kind."""
    back = recoverable(t, player)
    for kind in range(KINDS):
        if count(t.paid, kind) == total(t.paid):
            return some(kind, back)
    return t.paid


def recover(t: SchwarzmarktTable, goods: i64, events: list[Event]) -> None:
    """SM-6: goods of the bid go back to the winner's storage."""
    t.players[t.turn].storage += goods
    t.reserve -= goods
    t.paid -= goods
    events.append(Recovered(t.turn, goods))


@mypyc_attr(acyclic=True, free_list_len=1)
class Raise(Action):
    """Moves one good a step up the bonus track (SM-22)."""

    VERB: ClassVar[str] = "raise"
    SHAPE: ClassVar[Shape] = (("kind", GOOD),)

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


class Raising(Question[SchwarzmarktTable, SchwarzmarktView]):
    """SM-22: whoever has won the card may move one good up the bonus track."""

    NAME: ClassVar[str] = "raise"
    PHASE: ClassVar[int] = RAISE
    MUST: ClassVar[bool] = False
    CLAUSE: ClassVar[str] = "SM-22"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Pass, Raise)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Raise):
            return self.wrong_verb()
        exists = 0 <= action.kind < KINDS and count(t.steps, action.kind) < t.box.last_step
        return None if exists else Refusal("no-such-goods", "SM-22")

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        kinds = [kind for kind in range(int(KINDS)) if count(t.steps, kind) < t.box.last_step]
        return [
            Plain(Pass(ask.seat)),
            Few("kind", kinds, [Raise(ask.seat, kind) for kind in kinds]),
        ]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        if dice.below(2) == 0:
            return Pass(ask.seat)
        return Raise(ask.seat, dice.below(KINDS))

    def perform(self, t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
        if isinstance(action, Raise):
            raise_bonus(t, action.kind, events)
        else:
            events.append(Passed(action.seat, A_RAISE))
        after_auction(t, events)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """Passes."""
        return Pass(ask.seat)


def win_card(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-22: the winner takes the card, becomes start player and may raise one good's bonus."""
    player = t.players[t.turn]
    player.cards += bytes([t.card])
    events.append(CardWon(t.turn, t.card, t.paid))
    t.start = t.turn
    t.card = NO_CARD
    t.paid = 0
    t.phase = RAISE
