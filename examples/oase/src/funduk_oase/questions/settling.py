"""Place after place, until two must haggle or the round is over."""

from funduk.core.action import Event
from funduk.core.goods import count, some
from funduk.parts.sealed import UNDECIDED
from funduk_oase import scoring
from funduk_oase.events import Crowded, GameEnded, Took
from funduk_oase.material import PLACES
from funduk_oase.table import ARRIVE, OFFER, OVER, OaseTable


def settle(t: OaseTable, events: list[Event]) -> None:
    """OA-5 to OA-7: from the place at hand on."""
    while t.place < len(PLACES):
        there = [seat for seat, trader in enumerate(t.traders) if trader.choice == t.place]
        if len(there) == 2:
            t.turn, t.other = in_order(t, there)
            t.phase = OFFER
            return
        if len(there) == 1:
            take(t, there[0], int(count(t.load, t.place)), events)
        elif len(there) > 2:
            events.append(Crowded(t.place, there))
        t.place += 1
    end_round(t, events)


def in_order(t: OaseTable, two: list[int]) -> tuple[int, int]:
    """OA-7: more coins first, then the lower seat."""
    first, second = two
    return (second, first) if t.traders[second].coins > t.traders[first].coins else (first, second)


def take(t: OaseTable, seat: int, number: int, events: list[Event]) -> None:
    """So many goods of the place at hand; half of one good is none."""
    if not number:
        return
    goods = int(some(t.place, number))
    t.traders[seat].goods += goods
    t.load -= goods
    events.append(Took(seat, t.place, goods))


def go_on(t: OaseTable, events: list[Event]) -> None:
    """To the next place, once two have come to terms."""
    t.place += 1
    t.turn = t.other = t.offer = 0
    settle(t, events)


def end_round(t: OaseTable, events: list[Event]) -> None:
    """OA-9, OA-10: the rest leaves with the caravan."""
    for trader in t.traders:
        trader.choice = UNDECIDED
    t.load = 0
    t.place = 0
    t.round += 1
    if t.round < t.rounds:
        t.phase = ARRIVE
        return
    t.phase = OVER
    events.append(GameEnded(scoring.points(t), scoring.winners(t)))
