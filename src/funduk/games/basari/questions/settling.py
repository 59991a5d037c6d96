"""Phase 2: the actions are settled, and carried out by who chose them alone or won them."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import NOT_ASKED, Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import NONE, at_most
from funduk.core.plain_verbs import OneOf, Plain
from funduk.core.question import Lot, Question
from funduk.core.record import CHANCE, SEAT, Shape
from funduk.core.verb import Verb
from funduk.games.basari.events import HaggleBegan, LetGo, Scored, Threw, Took, Voided
from funduk.games.basari.material import DICE, PIPS, POINTS, SIDES, STONES
from funduk.games.basari.scoring import end_round
from funduk.games.basari.table import (
    CARRY_OUT,
    DIE,
    OFFER,
    ROLL_OFF,
    THROW,
    BasariTable,
    stall_of,
)
from funduk.games.basari.view import BasariView
from funduk.games.gems.haggling import Decline, Haggle
from funduk.games.gems.material import COLOURS


def settle(t: BasariTable, events: list[Event]) -> None:
    """BB-10, BB-11: sole choosers, then pairs, each in the order dice, points, gems."""
    while True:
        number = 0
        first = 0
        last = 0
        for seat, player in enumerate(t.players):
            if player.choice == t.action:
                number += 1
                if number == 1:
                    first = seat
                last = seat
        if t.pairs:
            if number == 2:
                _begin_haggle(t, first, last, events)
                return
        elif number > 2:
            events.append(Voided(t.action))
        elif number == 1 and win(t, first, events):
            return
        if not _go_on(t):
            end_round(t, events)
            return


def settle_next(t: BasariTable, events: list[Event]) -> None:
    """Goes on after an action that had to wait for an answer or a die."""
    if _go_on(t):
        settle(t, events)
    else:
        end_round(t, events)


def _go_on(t: BasariTable) -> bool:
    """BB-11: dice, points, gems, first for sole choosers, then for pairs; false when all are settled."""
    if t.action < STONES:
        t.action += 1
        return True
    if t.pairs:
        return False
    t.action = DICE
    t.pairs = True
    return True


def win(t: BasariTable, seat: int, events: list[Event]) -> bool:
    """BB-10: the action is carried out, unless the table lets it be declined; true when somebody is asked."""
    if t.options.decline:
        t.phase = CARRY_OUT
        t.turn = seat
        return True
    return carry_out(t, seat, events)


def carry_out(t: BasariTable, seat: int, events: list[Event]) -> bool:
    """BB-7 to BB-9; true when chance is asked for a die."""
    player = t.players[seat]
    if t.action == DICE:
        t.phase = THROW
        t.turn = seat
        return True
    stall = stall_of(t, seat)
    if t.action == POINTS:
        points = t.box.points[stall]
        player.points += points
        events.append(Scored(seat, points))
    else:
        gems = at_most(t.box.gems[stall], t.stock, COLOURS)
        player.gems += gems
        t.stock -= gems
        events.append(Took(seat, gems))
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Throw(Action):
    """Chance rolls once more for the seat that carries out dice (BB-7)."""

    VERB: ClassVar[str] = "throw"
    SHAPE: ClassVar[Shape] = (("to", SEAT), ("pips", DIE))

    def __init__(self, seat: int, to: int, pips: int) -> None:
        self.seat = seat
        self.to = to
        self.pips = pips


class Throwing(Lot[BasariTable, BasariView]):
    """BB-7: who carries out dice rolls once more, walks on and scores six minus the pips."""

    NAME: ClassVar[str] = "throw"
    PHASE: ClassVar[int] = THROW
    CLAUSE: ClassVar[str] = "BB-7"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Throw,)

    def refusal(self, t: BasariTable, action: Action) -> Refusal | None:
        if not isinstance(action, Throw):
            return self.wrong_verb()
        if action.to != t.turn:
            return Refusal(NOT_ASKED, "BB-7")
        return None if 1 <= action.pips <= PIPS else Refusal("no-such-die", "BB-7")

    def verbs(self, t: BasariTable, ask: Ask) -> list[Verb]:
        return [OneDie(t.turn)]

    def draw(self, t: BasariTable, ask: Ask, dice: Dice) -> Action:
        return Throw(CHANCE, t.turn, dice.below(PIPS) + 1)

    def perform(self, t: BasariTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Throw)
        player = t.players[t.turn]
        player.walked += action.pips
        player.points += PIPS - action.pips
        events.append(Threw(t.turn, action.pips, stall_of(t, t.turn), PIPS - action.pips))
        settle_next(t, events)


class OneDie(OneOf):
    """The pips of the seat that throws."""

    def __init__(self, to: int) -> None:
        super().__init__("pips", SIDES)
        self.to = to

    def name(self) -> str:
        return Throw.VERB

    def action(self, choice: int) -> Action:
        return Throw(CHANCE, self.to, choice)


@mypyc_attr(acyclic=True, free_list_len=1)
class CarryOut(Action):
    """Carries out a won action, where the table lets it be declined (BB-10)."""

    VERB: ClassVar[str] = "carry_out"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CarryingOut(Question[BasariTable, BasariView]):
    """BB-10: where the table lets a won action be declined, its winner is asked."""

    NAME: ClassVar[str] = "carry_out"
    PHASE: ClassVar[int] = CARRY_OUT
    MUST: ClassVar[bool] = False
    CLAUSE: ClassVar[str] = "BB-10"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (CarryOut, Decline)

    def refusal(self, t: BasariTable, action: Action) -> Refusal | None:
        return None if isinstance(action, (CarryOut, Decline)) else self.wrong_verb()

    def verbs(self, t: BasariTable, ask: Ask) -> list[Verb]:
        return [Plain(Decline(ask.seat)), Plain(CarryOut(ask.seat))]

    def draw(self, t: BasariTable, ask: Ask, dice: Dice) -> Action:
        return CarryOut(ask.seat) if dice.below(2) == 0 else Decline(ask.seat)

    def perform(self, t: BasariTable, action: Action, events: list[Event]) -> None:
        if isinstance(action, Decline):
            events.append(LetGo(t.turn, t.action))
            settle_next(t, events)
        elif not carry_out(t, action.seat, events):
            settle_next(t, events)

    def default(self, v: BasariView, ask: Ask) -> Action:
        """Carries it out."""
        return CarryOut(ask.seat)


def _begin_haggle(t: BasariTable, one: int, other: int, events: list[Event]) -> None:
    """BB-13: more points open; level, both roll."""
    ahead = t.players[one].points - t.players[other].points
    if ahead == 0:
        t.haggle = Haggle(one, other, NONE)
        t.turn = one
        t.phase = ROLL_OFF
    elif ahead > 0:
        ask_opener(t, one, other, events)
    else:
        ask_opener(t, other, one, events)


def ask_opener(t: BasariTable, first: int, second: int, events: list[Event]) -> None:
    t.haggle = Haggle(first, second, NONE)
    t.turn = first
    t.phase = OFFER
    events.append(HaggleBegan(t.action, first, second))
