"""A view as numbers: the viewer first, then the others clockwise; what a round card does, never its name."""

from typing import Final

from mypy_extensions import i64

from funduk.core.encoding import (
    Encoder,
    Part,
    first_seat,
    put_choice,
    put_goods,
    put_nothing,
    put_number,
)
from funduk.core.table import View
from funduk.games.sandsturm.material import (
    DICE,
    FACES,
    KINDS,
    MISSIONS,
    MOST_SEATS,
    SIGNS,
    TYPES,
    Box,
    RoundCard,
)
from funduk.games.sandsturm.table import PHASES
from funduk.games.sandsturm.view import NO_CARD_ID, SandsturmView

GOODS: Final = int(KINDS)
EVEN: Final = 100
"""Written for no more and no less, where a round card can add and take away."""
CARD_FLAGS: Final = 6


def parts() -> list[Part]:
    found = [Part("phase", len(PHASES)), Part("round", 1, 7), Part("start", MOST_SEATS)]
    found += [Part("turn", MOST_SEATS), Part("middle", GOODS, 2), Part("removed", 1, 2)]
    found += [Part("artefact option", 1), Part("open stacks", 1), Part("cards played", 1, 7)]
    found += [Part("chips placed", 1, 6), Part("free rerolls", 1, 3), Part("left", 1, 12)]
    found += [Part(f"die {die + 1}", len(FACES)) for die in range(DICE)]
    found += [
        Part("dice to roll", DICE),
        Part("type", len(TYPES)),
        Part("offered times", len(TYPES), 6),
    ]
    found += [Part("own hand", len(MISSIONS)), Part("own paid", len(MISSIONS))]
    found += card_parts()
    for place in range(MOST_SEATS):
        found += trader_parts("own" if place == 0 else f"seat +{place}")
    return found


def card_parts() -> list[Part]:
    types = len(TYPES)
    return [
        Part("card extra", types, EVEN),
        Part("card times", types, 4),
        Part("card at most", types, 99),
        Part("card forbids", types),
        Part("card counts as", len(FACES), len(FACES)),
        Part("card richer only", types),
        Part("card poorer only", types),
        Part("card touchable", GOODS),
        Part("card flags", CARD_FLAGS),
        Part("card extra jokers", 1, 5),
        Part("card free rerolls", 1, 3),
        Part("card must place", 1, 6),
        Part("card artefact to", 1, MOST_SEATS),
    ]


def trader_parts(who: str) -> list[Part]:
    return [
        Part(f"{who} present", 1),
        Part(f"{who} goods", GOODS, 10),
        Part(f"{who} locked", GOODS, 10),
        Part(f"{who} banned", 1),
        Part(f"{who} mission", len(SIGNS)),
        Part(f"{who} hand", 1, 6),
        Part(f"{who} paid", 1, 6),
        Part(f"{who} stack owners", MOST_SEATS, 6),
        Part(f"{who} stack signs", len(SIGNS), 6),
        Part(f"{who} top owner", MOST_SEATS),
        Part(f"{who} top sign", len(SIGNS)),
    ]


CARD: Final = sum([part.size for part in card_parts()])
TRADER: Final = sum([part.size for part in trader_parts("own")])


def flag(row: list[int], yes: bool) -> None:
    row.append(1 if yes else 0)


class SandsturmEncoder(Encoder):
    """SS-11: what the view shows, and what the round card says."""

    def __init__(self, box: Box) -> None:
        super().__init__(parts())
        self.box = box

    def encode(self, view: View, row: list[int]) -> None:
        assert isinstance(view, SandsturmView)
        me = first_seat(view)
        seats = len(view.traders)
        put_choice(row, view.phase, len(PHASES))
        put_number(row, view.round)
        put_choice(row, (view.start - me) % seats, MOST_SEATS)
        put_choice(row, (view.turn - me) % seats, MOST_SEATS)
        put_goods(row, view.middle, KINDS)
        put_number(row, view.removed)
        put_number(row, view.artefact)
        flag(row, view.open_stacks)
        put_number(row, len(view.played))
        put_number(row, view.placed)
        put_number(row, view.free_rerolls)
        put_number(row, view.left)
        for die in range(DICE):
            put_choice(row, int((view.faces >> (3 * die)) & 7), len(FACES))
        for die in range(DICE):
            row.append(int((view.rolling >> die) & 1))
        put_choice(row, view.type, len(TYPES))
        times = [0] * len(TYPES)
        for offer in view.offers:
            times[offer.type] = max(times[offer.type], offer.times)
        for number in times:
            put_number(row, number)
        put_chips(row, view.hand)
        put_chips(row, view.paid)
        put_card(row, self.round_card(view.card))
        for place in range(MOST_SEATS):
            if place < seats:
                put_trader(row, view, (me + place) % seats, me)
            else:
                put_nothing(row, TRADER)

    def round_card(self, id: str) -> RoundCard:
        return self.box.plain if id == NO_CARD_ID else self.box.cards[self.box.card_ids.index(id)]


def put_chips(row: list[int], chips: i64) -> None:
    for mission in range(len(MISSIONS)):
        row.append(int((chips >> mission) & 1))


def put_card(row: list[int], card: RoundCard) -> None:
    for extra in card.extra:
        put_number(row, EVEN + extra)
    for times in card.times:
        put_number(row, times)
    for most in card.at_most:
        put_number(row, most)
    for forbidden in card.forbid:
        flag(row, forbidden)
    for face in card.counts_as:
        put_number(row, face)
    for richer in card.richer:
        flag(row, richer)
    for poorer in card.poorer:
        flag(row, poorer)
    for kind in range(GOODS):
        flag(row, (card.touchable >> (7 * kind)) & 127 != 0)
    flag(row, card.joker_moves)
    flag(row, card.no_paid_rerolls)
    flag(row, card.neighbours_only)
    flag(row, card.limits_reach)
    flag(row, card.no_placing)
    flag(row, card.brings_artefact)
    put_number(row, card.extra_jokers)
    put_number(row, card.free_rerolls)
    put_number(row, card.must_place)
    put_number(row, card.artefact_to)


def put_trader(row: list[int], view: SandsturmView, seat: int, me: int) -> None:
    trader = view.traders[seat]
    seats = len(view.traders)
    row.append(1)
    put_goods(row, trader.goods, KINDS)
    put_goods(row, trader.locked, KINDS)
    flag(row, trader.banned)
    put_choice(row, trader.mission, len(SIGNS))
    put_number(row, trader.hand)
    put_number(row, trader.paid)
    owners = [0] * MOST_SEATS
    signs = [0] * len(SIGNS)
    for chip in trader.stack:
        owners[((chip >> 3) - me) % seats] += 1
        signs[chip & 7] += 1
    row.extend(owners)
    row.extend(signs)
    if len(trader.stack) == 0:
        put_nothing(row, MOST_SEATS + len(SIGNS))
    else:
        top = trader.stack[-1]
        put_choice(row, ((top >> 3) - me) % seats, MOST_SEATS)
        put_choice(row, top & 7, len(SIGNS))
