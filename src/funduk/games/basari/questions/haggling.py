"""Haggling: two want the same action and outbid each other with gems until one accepts."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import NONE, within
from funduk.core.plain_verbs import Free, Plain
from funduk.core.question import Lot, Question
from funduk.core.record import CHANCE, Shape
from funduk.core.verb import Verb
from funduk.games.basari.events import RolledOff, WonForFree
from funduk.games.basari.material import PIPS, SIDES
from funduk.games.basari.questions.settling import ask_opener, settle_next, win
from funduk.games.basari.table import ANSWER, DIE, OFFER, ROLL_OFF, BasariTable
from funduk.games.basari.view import BasariView
from funduk.games.gems.haggling import (
    Accept,
    Accepted,
    Decline,
    Offer,
    Offered,
    Offering,
    Raise,
    Raising,
)
from funduk.games.gems.material import COLOURS
from funduk.parts.haggle import can_raise, draw_bid, outranks


@mypyc_attr(acyclic=True, free_list_len=1)
class RollOff(Action):
    """Chance rolls for two seats level on points, the lower seat first (BB-13)."""

    VERB: ClassVar[str] = "roll_off"
    SHAPE: ClassVar[Shape] = (("lower", DIE), ("higher", DIE))

    def __init__(self, seat: int, lower: int, higher: int) -> None:
        self.seat = seat
        self.lower = lower
        self.higher = higher


class RollingOff(Lot[BasariTable, BasariView]):
    """BB-13: two level on points roll; the higher die opens, equal dice are rolled again."""

    NAME: ClassVar[str] = "roll_off"
    PHASE: ClassVar[int] = ROLL_OFF
    CLAUSE: ClassVar[str] = "BB-13"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (RollOff,)

    def refusal(self, t: BasariTable, action: Action) -> Refusal | None:
        if not isinstance(action, RollOff):
            return self.wrong_verb()
        fits = 1 <= action.lower <= PIPS and 1 <= action.higher <= PIPS
        return None if fits else Refusal("no-such-die", "BB-13")

    def verbs(self, t: BasariTable, ask: Ask) -> list[Verb]:
        return [TwoDice([SIDES, SIDES])]

    def draw(self, t: BasariTable, ask: Ask, dice: Dice) -> Action:
        return RollOff(CHANCE, dice.below(PIPS) + 1, dice.below(PIPS) + 1)

    def perform(self, t: BasariTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, RollOff)
        haggle = t.haggle
        assert haggle is not None
        events.append(RolledOff([haggle.turn, haggle.other], [action.lower, action.higher]))
        if action.lower > action.higher:
            ask_opener(t, haggle.turn, haggle.other, events)
        elif action.higher > action.lower:
            ask_opener(t, haggle.other, haggle.turn, events)


class TwoDice(Free):
    """The pips of the lower seat, then those of the higher."""

    def name(self) -> str:
        return RollOff.VERB

    def spell(self, choices: list[int]) -> Action:
        return RollOff(CHANCE, choices[0], choices[1])

    def choices_of(self, action: Action) -> list[int] | None:
        return [action.lower, action.higher] if isinstance(action, RollOff) else None


class Opening(Question[BasariTable, BasariView]):
    """BB-14: the opener offers any gems of his own, or nothing, which is said by declining."""

    NAME: ClassVar[str] = "offer"
    PHASE: ClassVar[int] = OFFER
    MUST: ClassVar[bool] = False
    CLAUSE: ClassVar[str] = "BB-14"
    TURN_CLAUSE: ClassVar[str] = "BB-15"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Decline, Offer)

    def refusal(self, t: BasariTable, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Offer):
            return self.wrong_verb()
        if action.gems <= NONE:
            return Refusal("offer-nothing", "BB-14")
        if not within(action.gems, t.players[action.seat].gems):
            return Refusal("not-your-gems", "BB-14")
        return None

    def verbs(self, t: BasariTable, ask: Ask) -> list[Verb]:
        return [Plain(Decline(ask.seat)), Offering(ask.seat, t.players[ask.seat].gems)]

    def draw(self, t: BasariTable, ask: Ask, dice: Dice) -> Action:
        gems = t.players[ask.seat].gems
        if gems == NONE or dice.below(2) == 0:
            return Decline(ask.seat)
        return Offer(ask.seat, draw_bid(gems, NONE, COLOURS, dice))

    def perform(self, t: BasariTable, action: Action, events: list[Event]) -> None:
        if isinstance(action, Offer):
            push_out(t, action.seat, action.gems, events)
            return
        haggle = t.haggle
        assert haggle is not None
        t.haggle = None
        events.append(WonForFree(haggle.other, t.action))
        if not win(t, haggle.other, events):
            settle_next(t, events)

    def default(self, v: BasariView, ask: Ask) -> Action:
        """No offer."""
        return Decline(ask.seat)


class Answering(Question[BasariTable, BasariView]):
    """BB-15 to BB-17: the other accepts, or raises with any gems of his own."""

    NAME: ClassVar[str] = "answer"
    PHASE: ClassVar[int] = ANSWER
    CLAUSE: ClassVar[str] = "BB-15"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Accept, Raise)

    def refusal(self, t: BasariTable, action: Action) -> Refusal | None:
        if isinstance(action, Accept):
            return None
        if not isinstance(action, Raise):
            return self.wrong_verb()
        haggle = t.haggle
        assert haggle is not None
        if action.gems <= NONE or not within(action.gems, t.players[action.seat].gems):
            return Refusal("not-your-gems", "BB-16")
        return None if outranks(action.gems, haggle.standing) else Refusal("too-low", "BB-15")

    def verbs(self, t: BasariTable, ask: Ask) -> list[Verb]:
        haggle = t.haggle
        assert haggle is not None
        gems = t.players[ask.seat].gems
        return [Plain(Accept(ask.seat)), Raising(ask.seat, gems, haggle.standing)]

    def draw(self, t: BasariTable, ask: Ask, dice: Dice) -> Action:
        haggle = t.haggle
        assert haggle is not None
        gems = t.players[ask.seat].gems
        if not can_raise(gems, haggle.standing) or dice.below(2) == 0:
            return Accept(ask.seat)
        return Raise(ask.seat, draw_bid(gems, haggle.standing, COLOURS, dice))

    def perform(self, t: BasariTable, action: Action, events: list[Event]) -> None:
        if isinstance(action, Raise):
            push_out(t, action.seat, action.gems, events)
        else:
            accept(t, events)

    def default(self, v: BasariView, ask: Ask) -> Action:
        """Accepts."""
        return Accept(ask.seat)


def push_out(t: BasariTable, seat: int, gems: i64, events: list[Event]) -> None:
    """BB-15: the other is asked to accept or raise."""
    haggle = t.haggle
    assert haggle is not None
    t.haggle = haggle.outbid(gems)
    t.turn = haggle.other
    t.phase = ANSWER
    events.append(Offered(seat, gems))


def accept(t: BasariTable, events: list[Event]) -> None:
    """BB-17: the accepter receives the gems, the bidder carries out the action."""
    haggle = t.haggle
    assert haggle is not None
    t.players[haggle.turn].gems += haggle.standing
    t.players[haggle.other].gems -= haggle.standing
    events.append(Accepted(haggle.turn, haggle.other, haggle.standing))
    t.haggle = None
    if not win(t, haggle.other, events):
        settle_next(t, events)
