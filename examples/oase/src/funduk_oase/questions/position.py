"""Positions from JSON, and why a position cannot be."""

from typing import Any

from funduk.core.goods import count
from funduk.core.record import read_fields
from funduk.parts.sealed import UNDECIDED
from funduk_oase.material import PLACES, SEATS, START_COINS, Box
from funduk_oase.questions.settling import in_order
from funduk_oase.table import ANSWER, ARRIVE, CHOOSE, OFFER, OVER, OaseTable


def table_from_json(box: Box, data: Any) -> OaseTable:
    make: Any = OaseTable
    table: OaseTable = make(box, *read_fields(OaseTable, data, "position"))
    return table


def impossibility(t: OaseTable, rules_version: int) -> str | None:
    """The first thing about a table that no game can lead to."""
    if len(t.traders) not in SEATS:
        return f"3 or 4 players, not {len(t.traders)}"
    if not 1 <= t.rules_version <= rules_version:
        return f"rules version {t.rules_version} is not known"
    if (t.round >= t.rounds) != (t.phase == OVER) or t.round > t.rounds:
        return f"round {t.round} of {t.rounds} does not go with the phase (OA-10)"
    if sum(trader.coins for trader in t.traders) != START_COINS * len(t.traders):
        return f"there are {START_COINS} coins for everybody, no more and no fewer (OA-2)"
    return _wrong_load(t) or _wrong_choices(t) or _wrong_haggle(t)


def _wrong_load(t: OaseTable) -> str | None:
    rounds = t.round + (t.phase not in (ARRIVE, OVER))
    for place, most in enumerate(t.box.most):
        lies = int(count(t.load, place))
        if t.phase == CHOOSE and not 1 <= lies <= most:
            return f"the caravan lays 1 to {most} goods on every place (OA-3)"
        if lies > (0 if t.phase in (ARRIVE, OVER) else most):
            return "too many goods lie on a place (OA-3)"
        owned = sum(int(count(trader.goods, place)) for trader in t.traders)
        if owned + lies > most * rounds:
            return f"more goods than {rounds} caravans bring (OA-3)"
    return None


def _wrong_choices(t: OaseTable) -> str | None:
    chosen = sum(trader.choice != UNDECIDED for trader in t.traders)
    if t.phase in (ARRIVE, OVER) and chosen:
        return "nobody has chosen yet (OA-4)"
    if t.phase == CHOOSE and chosen == len(t.traders):
        return "all have chosen, so the places are settled (OA-4)"
    if t.phase in (OFFER, ANSWER) and chosen < len(t.traders):
        return "places are settled only after all have chosen (OA-4)"
    return None


def _wrong_haggle(t: OaseTable) -> str | None:
    if t.phase not in (OFFER, ANSWER):
        return "nobody haggles now (OA-7)" if t.place or t.turn or t.other or t.offer else None
    if t.place >= len(PLACES) or not count(t.load, t.place):
        return "there is nothing to haggle for (OA-7)"
    there = [seat for seat, trader in enumerate(t.traders) if trader.choice == t.place]
    if sorted([t.turn, t.other]) != there:
        return "the two who haggle must be the two who met (OA-7)"
    bidder, other = (t.turn, t.other) if t.phase == OFFER else (t.other, t.turn)
    if in_order(t, there) != (bidder, other):
        return f"seat {other} makes the offer (OA-7)"
    if t.offer > (0 if t.phase == OFFER else t.traders[bidder].coins):
        return "an offer is made of one's own coins (OA-7)"
    return None
