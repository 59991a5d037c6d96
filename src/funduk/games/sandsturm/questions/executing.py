"""Second step: single executions, one after the other."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice, FastDice
from funduk.core.goods import BITS, NONE, count, one, total
from funduk.core.plain_verbs import Forked
from funduk.core.question import Question
from funduk.core.record import SEAT, Shape
from funduk.core.verb import Verb
from funduk.games.sandsturm.events import Gave, Lapsed, Moved, Robbed, Swapped
from funduk.games.sandsturm.material import GIVE, GOODS, KINDS, MOVE, ROB, SWAP, Box, RoundCard
from funduk.games.sandsturm.questions.aiming import (
    aim_refusal,
    aims,
    can_execute,
    giving_refusal,
    may_receive,
    nth_good,
    offered,
    own_goods,
    present,
    receiving_refusal,
    taking_refusal,
)
from funduk.games.sandsturm.questions.rounds import pass_the_dice
from funduk.games.sandsturm.table import TARGET, SandsturmTable
from funduk.games.sandsturm.view import SandsturmView, imagine


@mypyc_attr(acyclic=True)
class Rob(Action):
    """Takes a good from another player (SS-15)."""

    VERB: ClassVar[str] = "rob"
    SHAPE: ClassVar[Shape] = (("victim", SEAT), ("good", GOODS))

    def __init__(self, seat: int, victim: int, good: i64) -> None:
        self.seat = seat
        self.victim = victim
        self.good = good


@mypyc_attr(acyclic=True)
class Give(Action):
    """Gives a good to another player (SS-15)."""

    VERB: ClassVar[str] = "give"
    SHAPE: ClassVar[Shape] = (("to", SEAT), ("good", GOODS))

    def __init__(self, seat: int, to: int, good: i64) -> None:
        self.seat = seat
        self.to = to
        self.good = good


@mypyc_attr(acyclic=True)
class Swap(Action):
    """Exchanges an own good for one of another player (SS-15)."""

    VERB: ClassVar[str] = "swap"
    SHAPE: ClassVar[Shape] = (("own", GOODS), ("partner", SEAT), ("good", GOODS))

    def __init__(self, seat: int, own: i64, partner: int, good: i64) -> None:
        self.seat = seat
        self.own = own
        self.partner = partner
        self.good = good


@mypyc_attr(acyclic=True)
class Move(Action):
    """Moves a good from one other player to another (SS-15)."""

    VERB: ClassVar[str] = "move"
    SHAPE: ClassVar[Shape] = (("giver", SEAT), ("to", SEAT), ("good", GOODS))

    def __init__(self, seat: int, giver: int, to: int, good: i64) -> None:
        self.seat = seat
        self.giver = giver
        self.to = to
        self.good = good


class Executing(Question[SandsturmTable, SandsturmView]):
    """SS-15 to SS-18: the verb is the chosen type's, the players are in reach, the good is free."""

    NAME: ClassVar[str] = "target"
    PHASE: ClassVar[int] = TARGET
    CLAUSE: ClassVar[str] = "SS-15"
    TURN_CLAUSE: ClassVar[str] = "SS-9"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Rob, Give, Swap, Move)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box

    def refusal(self, t: SandsturmTable, action: Action) -> Refusal | None:
        return self.wrong_verb() if type_of(action) < 0 else execution_refusal(t, action)

    def verbs(self, t: SandsturmTable, ask: Ask) -> list[Verb]:
        if t.type == SWAP:
            return [Swapping(t)]
        return [Moving(t)] if t.type == MOVE else [AtOne(t)]

    def draw(self, t: SandsturmTable, ask: Ask, dice: Dice) -> Action:
        """The players uniformly, clockwise, then the goods uniformly."""
        card = t.effects()
        type = t.type
        seats = len(t.traders)
        if type == MOVE:
            return draw_move(t, card, dice)
        rows = 0
        for other in range(seats):
            if offered(t, card, other, type) != NONE:
                rows += 1
        row = dice.below(rows) if rows > 1 else 0
        other = t.turn
        while True:
            other = (other + 1) % seats
            goods = offered(t, card, other, type)
            if goods != NONE:
                if row == 0:
                    break
                row -= 1
        kinds = total(present(goods))
        if type == ROB:
            return Rob(t.turn, other, nth_good(goods, dice.below(kinds)))
        if type == GIVE:
            return Give(t.turn, other, nth_good(goods, dice.below(kinds)))
        own = own_goods(t, card)
        place: i64 = dice.below(kinds * total(present(own)))
        return Swap(t.turn, nth_good(own, place // kinds), other, nth_good(goods, place % kinds))

    def perform(self, t: SandsturmTable, action: Action, events: list[Event]) -> None:
        seat = t.turn
        actor = t.traders[seat]
        if isinstance(action, Rob):
            t.traders[action.victim].goods -= action.good
            actor.goods += action.good
            events.append(Robbed(seat, action.victim, action.good))
        elif isinstance(action, Give):
            actor.goods -= action.good
            t.traders[action.to].goods += action.good
            events.append(Gave(seat, action.to, action.good))
        elif isinstance(action, Swap):
            actor.goods += action.good - action.own
            t.traders[action.partner].goods += action.own - action.good
            events.append(Swapped(seat, action.own, action.partner, action.good))
        else:
            assert isinstance(action, Move)
            t.traders[action.giver].goods -= action.good
            t.traders[action.to].goods += action.good
            events.append(Moved(seat, action.giver, action.to, action.good))
        t.left -= 1
        go_on_or_lapse(t, events)

    def default(self, v: SandsturmView, ask: Ask) -> Action:
        """The first execution there is; for SWAP like for like, if possible."""
        actions = all_executions(imagine(self.box, v, FastDice(0)))
        for action in actions:
            if isinstance(action, Swap) and action.own == action.good:
                return action
        return actions[0]


def type_of(action: Action) -> int:
    """The type an execution belongs to; -1 if it is none."""
    if isinstance(action, Rob):
        return ROB
    if isinstance(action, Give):
        return GIVE
    if isinstance(action, Swap):
        return SWAP
    return MOVE if isinstance(action, Move) else -1


def execution_refusal(t: SandsturmTable, action: Action) -> Refusal | None:
    """SS-15 to SS-17: why this cannot be the next execution."""
    if type_of(action) != t.type:
        return Refusal("other-type", "SS-14")
    if isinstance(action, Rob):
        return aim_refusal(t, action.victim, ROB) or taking_refusal(t, action.victim, action.good)
    if isinstance(action, Give):
        return (
            aim_refusal(t, action.to, GIVE)
            or receiving_refusal(t, action.to)
            or giving_refusal(t, action.good)
        )
    if isinstance(action, Swap):
        return (
            aim_refusal(t, action.partner, SWAP)
            or giving_refusal(t, action.own)
            or taking_refusal(t, action.partner, action.good)
        )
    assert isinstance(action, Move)
    refusal = aim_refusal(t, action.giver, MOVE) or aim_refusal(t, action.to, MOVE)
    if refusal is not None:
        return refusal
    if action.giver == action.to:
        return Refusal("two-others", "SS-15")
    return receiving_refusal(t, action.to) or taking_refusal(t, action.giver, action.good)


def go_on_or_lapse(t: SandsturmTable, events: list[Event]) -> None:
    """SS-18: as often as chosen, or as often as it goes."""
    if t.left > 0 and can_execute(t):
        return
    if t.left > 0:
        events.append(Lapsed(t.turn, t.type, t.left))
    pass_the_dice(t, events)


def draw_move(t: SandsturmTable, card: RoundCard, dice: Dice) -> Action:
    """Giver and receiver uniformly among the pairs there are, then a kind of good."""
    found = aims(t)
    aim = found[dice.below(len(found)) if len(found) > 1 else 0]
    place = dice.below(total(present(aim.goods)))
    return Move(t.turn, aim.first, aim.second, nth_good(aim.goods, place))


def all_executions(t: SandsturmTable) -> list[Action]:
    """Every execution, players clockwise from the actor's left, goods from violet on."""
    found: list[Action] = []
    for aim in aims(t):
        goods = singles(aim.goods)
        if t.type == SWAP:
            for own in singles(own_goods(t, t.effects())):
                for good in goods:
                    found.append(Swap(t.turn, own, aim.first, good))
            continue
        for good in goods:
            if t.type == ROB:
                found.append(Rob(t.turn, aim.first, good))
            elif t.type == GIVE:
                found.append(Give(t.turn, aim.first, good))
            else:
                found.append(Move(t.turn, aim.first, aim.second, good))
    return found


def singles(goods: i64) -> list[i64]:
    """One good of each kind there is, violet first."""
    return [one(kind) for kind in range(int(KINDS) - 1, -1, -1) if count(goods, kind) > 0]


# Trees: players by seat, goods by letter, violet first


LETTERS: Final[dict[int, list[int]]] = {}


def letters_in(goods: i64) -> list[int]:
    """The places of the letters of which there is something, violet first."""
    there = int(present(goods))
    letters = LETTERS.get(there)
    if letters is None:
        letters = [choice for choice in range(int(KINDS)) if count(goods, KINDS - 1 - choice) > 0]
        LETTERS[there] = letters
    return letters


@mypyc_attr(acyclic=True, free_list_len=1)
class AtOne(Forked):
    """ROB and GIVE: at whom, then which good."""

    def __init__(self, t: SandsturmTable) -> None:
        card = t.effects()
        players: list[int] = []
        goods: list[list[list[int]]] = []
        for other in range(len(t.traders)):
            there = offered(t, card, other, t.type)
            if there != NONE:
                players.append(other)
                goods.append([letters_in(there)])
        super().__init__(2, [], players, goods)
        self.t = t

    def name(self) -> str:
        return Rob.VERB if self.t.type == ROB else Give.VERB

    def spell(self, choices: list[int]) -> Action:
        good = one(KINDS - 1 - choices[1])
        if self.t.type == ROB:
            return Rob(self.t.turn, choices[0], good)
        return Give(self.t.turn, choices[0], good)

    def choices_of(self, action: Action) -> list[int] | None:
        if isinstance(action, Rob):
            return [action.victim, letter_of(action.good)]
        assert isinstance(action, Give)
        return [action.to, letter_of(action.good)]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        if step == 0:
            return "victim" if self.t.type == ROB else "to", int(choice)
        return "good", GOODS.letters[int(choice)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Swapping(Forked):
    """SWAP: which own good, with whom, which good of theirs."""

    def __init__(self, t: SandsturmTable) -> None:
        card = t.effects()
        partners: list[int] = []
        goods: list[list[list[int]]] = []
        for other in range(len(t.traders)):
            there = offered(t, card, other, SWAP)
            if there != NONE:
                partners.append(other)
                goods.append([letters_in(there)])
        super().__init__(3, [letters_in(own_goods(t, card))], partners, goods)
        self.seat = t.turn

    def name(self) -> str:
        return Swap.VERB

    def spell(self, choices: list[int]) -> Action:
        own = one(KINDS - 1 - choices[0])
        return Swap(self.seat, own, choices[1], one(KINDS - 1 - choices[2]))

    def choices_of(self, action: Action) -> list[int] | None:
        assert isinstance(action, Swap)
        return [letter_of(action.own), action.partner, letter_of(action.good)]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        if step == 1:
            return "partner", int(choice)
        return "own" if step == 0 else "good", GOODS.letters[int(choice)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Moving(Forked):
    """MOVE: from whom, to whom, which good."""

    def __init__(self, t: SandsturmTable) -> None:
        card = t.effects()
        seats = range(len(t.traders))
        givers: list[int] = []
        goods: list[list[list[int]]] = []
        for giver in seats:
            there = offered(t, card, giver, MOVE)
            if there != NONE:
                givers.append(giver)
                receivers = [to for to in seats if may_receive(t, card, giver, to)]
                goods.append([receivers, letters_in(there)])
        super().__init__(3, [], givers, goods)
        self.seat = t.turn

    def name(self) -> str:
        return Move.VERB

    def spell(self, choices: list[int]) -> Action:
        return Move(self.seat, choices[0], choices[1], one(KINDS - 1 - choices[2]))

    def choices_of(self, action: Action) -> list[int] | None:
        assert isinstance(action, Move)
        return [action.giver, action.to, letter_of(action.good)]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        if step == 2:
            return "good", GOODS.letters[int(choice)]
        return "giver" if step == 0 else "to", int(choice)


def letter_of(good: i64) -> int:
    """The place of a good's letter; past the last letter if it is not one of them."""
    kind: i64 = 0
    while good > 1 and kind < KINDS:
        good >>= BITS
        kind += 1
    return int(KINDS - 1 - kind)
