"""Tables imagined from a view: what the seat cannot know is drawn by lot."""

from mypy_extensions import i64

from funduk.core.dice import Dice
from funduk.core.record import CHANCE
from funduk.games.sandsturm.material import (
    ALL_CHIPS,
    FEWEST_SEATS,
    HIDDEN,
    MISSIONS,
    NO_MISSION,
    TRIO,
    Box,
)
from funduk.games.sandsturm.table import NO_CARD, SandsturmTable, Trader
from funduk.games.sandsturm.view import NO_CARD_ID, SandsturmView


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
