"""The legal answers to an ask, listed lazily or drawn by lot."""

from funduk.core.action import Action, Ask
from funduk.core.dice import Dice
from funduk.core.goods import NONE
from funduk.core.moves import Joined, Listed, Moves
from funduk.core.record import CHANCE
from funduk.games.basari.actions import CarryOut, Choose, Place, Roll, RollOff, Throw
from funduk.games.basari.material import PIPS, POINTS, STONES
from funduk.games.basari.table import (
    ANSWER,
    CARRY_OUT,
    CHOOSE,
    OFFER,
    PLACE,
    ROLL,
    THROW,
    BasariTable,
)
from funduk.games.basari.view import BasariView
from funduk.parts.haggle import Accept, Decline, Offer, Openings, Raise, Raises, can_raise, draw_bid


class Rolls(Moves):
    """Every way the dice of all seats can fall, the first seat's die turning fastest."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def __len__(self) -> int:
        size = 1
        for _ in range(self.seats):
            size *= PIPS
        return size

    def __getitem__(self, place: int) -> Action:
        place = self.at(place)
        dice: list[int] = []
        for _ in range(self.seats):
            dice.append(place % PIPS + 1)
            place //= PIPS
        return Roll(CHANCE, dice)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Roll)
            and action.seat == CHANCE
            and len(action.dice) == self.seats
            and all([1 <= pips <= PIPS for pips in action.dice])
        )


def moves(t: BasariTable, ask: Ask) -> Moves:
    seat = ask.seat
    phase = t.phase
    if phase == CHOOSE:
        return Listed([Choose(seat, action) for action in range(STONES + 1)])
    if phase == ROLL:
        return Rolls(len(t.players))
    if phase == THROW:
        return Listed([Throw(CHANCE, t.turn, pips + 1) for pips in range(PIPS)])
    if phase == OFFER:
        return Joined([Listed([Decline(seat)]), Openings(seat, t.players[seat].gems)])
    if phase == ANSWER:
        haggle = t.haggle
        assert haggle is not None
        return Joined([Listed([Accept(seat)]), Raises(seat, t.players[seat].gems, haggle.standing)])
    if phase == PLACE:
        return Listed([Place(seat, stall) for stall in _free_stalls(t)])
    if phase == CARRY_OUT:
        return Listed([CarryOut(seat), Decline(seat)])
    return Listed(
        [RollOff(CHANCE, place % PIPS + 1, place // PIPS + 1) for place in range(PIPS * PIPS)]
    )


def draw(t: BasariTable, ask: Ask, dice: Dice) -> Action:
    """The verb uniformly, then its arguments uniformly."""
    seat = ask.seat
    phase = t.phase
    if phase == CHOOSE:
        return Choose(seat, dice.below(STONES + 1))
    if phase == ROLL:
        return Roll(CHANCE, [dice.below(PIPS) + 1 for _ in t.players])
    if phase == THROW:
        return Throw(CHANCE, t.turn, dice.below(PIPS) + 1)
    if phase == OFFER:
        gems = t.players[seat].gems
        if gems == NONE or dice.below(2) == 0:
            return Decline(seat)
        return Offer(seat, draw_bid(gems, NONE, dice))
    if phase == ANSWER:
        haggle = t.haggle
        assert haggle is not None
        gems = t.players[seat].gems
        if not can_raise(gems, haggle.standing) or dice.below(2) == 0:
            return Accept(seat)
        return Raise(seat, draw_bid(gems, haggle.standing, dice))
    if phase == PLACE:
        free = _free_stalls(t)
        return Place(seat, free[dice.below(len(free))])
    if phase == CARRY_OUT:
        return CarryOut(seat) if dice.below(2) == 0 else Decline(seat)
    return RollOff(CHANCE, dice.below(PIPS) + 1, dice.below(PIPS) + 1)


def _free_stalls(t: BasariTable) -> list[int]:
    taken = [player.tile for player in t.players]
    return [stall for stall in range(t.box.stalls) if stall not in taken]


def default(v: BasariView, ask: Ask) -> Action:
    """For a silent seat: the first free stall, points, no offer, accept, carry out."""
    seat = ask.seat
    if v.phase == CHOOSE:
        return Choose(seat, POINTS)
    if v.phase == OFFER:
        return Decline(seat)
    if v.phase == ANSWER:
        return Accept(seat)
    if v.phase == CARRY_OUT:
        return CarryOut(seat)
    taken = [player.tile for player in v.players]
    stall = 0
    while stall in taken:
        stall += 1
    return Place(seat, stall)
