"""Sandsturm: what may be touched, and what pays for a reroll, so that the browser needs no rules."""

from funduk.core.action import Ask
from funduk.games.sandsturm.material import GOODS, NO_MISSION, SIGNS
from funduk.games.sandsturm.missions import CHIPS_ON_ME
from funduk.games.sandsturm.moves import Rerolls
from funduk.games.sandsturm.scoring import mission_points
from funduk.games.sandsturm.table import ACT, TARGET, SandsturmTable
from funduk.games.sandsturm.targets import NOBODY, Targets
from funduk.server.wire import messages


def storm_hints(t: SandsturmTable, ask: Ask) -> messages.StormHints:
    """Legal targets of the next execution, chips that pay for a reroll, the worth of one's mission now."""
    targets: list[messages.StormTarget] = []
    own: messages.Goods = {}
    if t.phase == TARGET:
        legal = Targets(t)
        own = GOODS.to_json(legal.own)
        for first, second, goods in zip(legal.first, legal.second, legal.goods, strict=True):
            to = None if second == NOBODY else second
            targets.append(messages.StormTarget(first, to, GOODS.to_json(goods)))
    rerolls = [SIGNS[chip] for chip in Rerolls(t).chips] if t.phase == ACT else []
    return messages.StormHints(targets, own, rerolls, worth_now(t, ask.seat))


def worth_now(t: SandsturmTable, seat: int) -> int | None:
    """SS-25: a seat's mission points if the sandstorm came now; unknown where covered chips count."""
    trader = t.traders[seat]
    if trader.mission == NO_MISSION:
        return None
    mission = t.box.missions[trader.mission]
    if not mission.ranked or any(line.measure == CHIPS_ON_ME for line in mission.lines):
        return None
    return mission_points(t.box, len(t.traders), seat, trader.mission, trader.goods, 0)
