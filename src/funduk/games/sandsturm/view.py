"""What a seat may know (SS-11)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.dice import Dice
from funduk.core.record import CHANCE, FLAG, NUMBER, SEAT, Many, Maybe, Record, Shape, Sub
from funduk.core.table import View
from funduk.games.sandsturm.material import (
    ALL_CHIPS,
    CARD,
    CHIP_SET,
    FEWEST_SEATS,
    GOODS,
    HIDDEN,
    MAYBE_TYPE,
    MISSIONS,
    NO_MISSION,
    ROLLED,
    SIGN,
    SOME_DICE,
    STACK,
    TRIO,
    Box,
)
from funduk.games.sandsturm.questions.offers import Offer, offers
from funduk.games.sandsturm.scoring import Sheet, score
from funduk.games.sandsturm.table import (
    ACT,
    ARTEFACT_PLACE,
    NO_CARD,
    OVER,
    PHASE,
    SandsturmTable,
    Trader,
)

NO_CARD_ID: Final = "none"


@mypyc_attr(acyclic=True)
class TraderView(Record):
    """What can be seen of a seat: how many chips it has, and of a stack the owners and the top."""

    SHAPE: ClassVar[Shape] = (
        ("goods", GOODS),
        ("locked", GOODS),
        ("banned", FLAG),
        ("mission", SIGN),
        ("hand", NUMBER),
        ("paid", NUMBER),
        ("stack", STACK),
        ("answered", NUMBER),
    )

    def __init__(
        self,
        goods: i64,
        locked: i64,
        banned: bool,
        mission: int,
        hand: int,
        paid: int,
        stack: bytes,
        answered: int,
    ) -> None:
        self.goods = goods
        self.locked = locked
        self.banned = banned
        self.mission = mission
        self.hand = hand
        self.paid = paid
        self.stack = stack
        self.answered = answered


@mypyc_attr(acyclic=True)
class SandsturmView(View):
    """Everything but the others' missions, the others' chips, covered chips, and what left the game unseen.

    `hand` and `paid` are the seat's own chips; `offers` is what the dice offer to their holder; `sheets` is
    the final scoring, empty before the end.
    """

    SHAPE: ClassVar[Shape] = (
        ("seat", Maybe(SEAT)),
        ("rules_version", NUMBER),
        ("artefact", ARTEFACT_PLACE),
        ("open_stacks", FLAG),
        ("phase", PHASE),
        ("round", NUMBER),
        ("start", SEAT),
        ("turn", SEAT),
        ("traders", Many(Sub(TraderView))),
        ("middle", GOODS),
        ("removed", NUMBER),
        ("played", Many(CARD)),
        ("card", CARD),
        ("placed", NUMBER),
        ("faces", ROLLED),
        ("rolling", SOME_DICE),
        ("free_rerolls", NUMBER),
        ("type", MAYBE_TYPE),
        ("left", NUMBER),
        ("hand", CHIP_SET),
        ("paid", CHIP_SET),
        ("offers", Many(Sub(Offer))),
        ("sheets", Many(Sub(Sheet))),
    )

    def __init__(
        self,
        seat: int | None,
        rules_version: int,
        artefact: int,
        open_stacks: bool,
        phase: int,
        round: int,
        start: int,
        turn: int,
        traders: list[TraderView],
        middle: i64,
        removed: int,
        played: list[str],
        card: str,
        placed: int,
        faces: i64,
        rolling: i64,
        free_rerolls: int,
        type: int,
        left: int,
        hand: i64,
        paid: i64,
        offers: list[Offer],
        sheets: list[Sheet],
    ) -> None:
        self.seat = seat
        self.rules_version = rules_version
        self.artefact = artefact
        self.open_stacks = open_stacks
        self.phase = phase
        self.round = round
        self.start = start
        self.turn = turn
        self.traders = traders
        self.middle = middle
        self.removed = removed
        self.played = played
        self.card = card
        self.placed = placed
        self.faces = faces
        self.rolling = rolling
        self.free_rerolls = free_rerolls
        self.type = type
        self.left = left
        self.hand = hand
        self.paid = paid
        self.offers = offers
        self.sheets = sheets


def view(t: SandsturmTable, seat: int | None) -> SandsturmView:
    hand: i64 = 0
    paid: i64 = 0
    if seat is not None:
        hand = t.traders[seat].hand
        paid = t.traders[seat].paid
    return SandsturmView(
        seat,
        t.rules_version,
        t.artefact,
        t.open_stacks,
        t.phase,
        t.round,
        t.start,
        t.turn,
        [_trader_view(t, trader, place == seat) for place, trader in enumerate(t.traders)],
        t.middle,
        number_of_chips(t.removed),
        [t.box.card_ids[card] for card in t.played],
        NO_CARD_ID if t.card == NO_CARD else t.box.card_ids[t.card],
        t.placed,
        t.faces,
        t.rolling,
        t.free_rerolls,
        t.type,
        t.left,
        hand,
        paid,
        offers(t) if t.phase == ACT else [],
        score(t) if t.phase == OVER else [],
    )


def open_view(t: SandsturmTable, seat: int | None) -> SandsturmView:
    """The same with all missions and stacks laid open, for replays after the end."""
    seen = view(t, seat)
    for place, trader in enumerate(t.traders):
        seen.traders[place].mission = trader.mission
        seen.traders[place].stack = trader.stack
    return seen


def _trader_view(t: SandsturmTable, trader: Trader, own: bool) -> TraderView:
    """SS-2: a mission is its owner's secret until the sandstorm."""
    mission = HIDDEN
    if own or t.phase == OVER or trader.mission == NO_MISSION:
        mission = trader.mission
    return TraderView(
        trader.goods,
        trader.locked,
        trader.banned,
        mission,
        number_of_chips(trader.hand),
        number_of_chips(trader.paid),
        visible_stack(t, trader.stack),
        trader.answered,
    )


def visible_stack(t: SandsturmTable, stack: bytes) -> bytes:
    """SS-11: whose chips lie there, in order, but only the top one's mission."""
    if len(stack) < 2 or t.open_stacks or t.phase == OVER:
        return stack
    return bytes([chip & 0x38 | HIDDEN for chip in stack[:-1]]) + stack[-1:]


def is_covered(t: SandsturmTable, owner: int, mission: int, on: int) -> bool:
    """SS-11: whether this chip, once placed, can no longer be seen."""
    if t.open_stacks or t.phase == OVER or not 0 <= on < len(t.traders):
        return False
    stack = t.traders[on].stack
    return len(stack) == 0 or stack[-1] != owner << 3 | mission


def number_of_chips(chips: i64) -> int:
    number = 0
    for mission in range(len(MISSIONS)):
        if (chips >> mission) & 1:
            number += 1
    return number


# Tables imagined from a view: what the seat cannot know is drawn by lot


def imagine(box: Box, v: SandsturmView, dice: Dice) -> SandsturmTable:
    """A table that looks like this view from its seat."""
    traders = [
        Trader(seen.goods, seen.locked, seen.banned, seen.mission, 0, 0, seen.stack, seen.answered)
        for seen in v.traders
    ]
    t = SandsturmTable(
        box,
        v.rules_version,
        v.artefact,
        v.open_stacks,
        v.phase,
        v.round,
        v.start,
        v.turn,
        traders,
        v.middle,
        0,
        bytes([box.card_ids.index(card) for card in v.played]),
        NO_CARD if v.card == NO_CARD_ID else box.card_ids.index(v.card),
        v.placed,
        v.faces,
        v.rolling,
        v.free_rerolls,
        v.type,
        v.left,
    )
    _imagine_missions(t, v.removed, dice)
    viewer = CHANCE if v.seat is None else v.seat
    for seat, seen in enumerate(v.traders):
        if seat == viewer:
            traders[seat].hand = v.hand
            traders[seat].paid = v.paid
            _cover_chips(t, seat, ALL_CHIPS - v.hand - v.paid, dice)
            continue
        left = _cover_chips(t, seat, ALL_CHIPS, dice)
        for mission in left[: seen.paid]:
            traders[seat].paid += 1 << mission
        for mission in left[seen.paid :]:
            traders[seat].hand += 1 << mission
    return t


def _imagine_missions(t: SandsturmTable, removed: int, dice: Dice) -> None:
    """SS-2, SS-3: any deal that agrees with the missions this seat knows."""
    known = [trader.mission for trader in t.traders]
    unknown = [mission for mission in range(len(MISSIONS)) if mission not in known]
    if len(t.traders) == FEWEST_SEATS:
        for trio in range(removed):
            candidates = [mission for mission in unknown if mission // TRIO == trio]
            gone = candidates[dice.below(len(candidates))]
            unknown.remove(gone)
            t.removed += 1 << gone
    for trader in t.traders:
        if trader.mission == HIDDEN:
            trader.mission = unknown.pop(dice.below(len(unknown)))
        assert trader.mission <= NO_MISSION


def _cover_chips(t: SandsturmTable, owner: int, chips: i64, dice: Dice) -> list[int]:
    """Puts missions on an owner's covered chips, out of those left; returns the rest, shuffled."""
    for trader in t.traders:
        for chip in trader.stack:
            if chip >> 3 == owner and chip & 7 != HIDDEN:
                chips -= 1 << (chip & 7)
    left: list[int] = [mission for mission in range(len(MISSIONS)) if (chips >> mission) & 1]
    for place in range(len(left) - 1, 0, -1):
        other = dice.below(place + 1)
        mission = left[place]
        left[place] = left[other]
        left[other] = mission
    covered = owner << 3 | HIDDEN
    for trader in t.traders:
        if covered in trader.stack:
            lying = list(trader.stack)
            for place, chip in enumerate(lying):
                if chip == covered:
                    lying[place] = owner << 3 | left.pop()
            trader.stack = bytes(lying)
    return left
