"""What may be touched, and what pays for a reroll, so that a screen needs no rules."""

from typing import ClassVar, Final

from funduk.core.action import Ask
from funduk.core.record import NUMBER, SEAT, Many, Maybe, Record, Shape, Sub
from funduk.games.sandsturm.material import GIVE, GOODS, NO_MISSION, SIGN, SIGNS, SWAP
from funduk.games.sandsturm.questions.acting import payers
from funduk.games.sandsturm.questions.aiming import NOBODY, aims, own_goods
from funduk.games.sandsturm.questions.missions import CHIPS_ON_ME
from funduk.games.sandsturm.scoring import mission_points
from funduk.games.sandsturm.table import ACT, TARGET, SandsturmTable


class StormTarget(Record):
    """A player and the goods to choose from; for MOVE from the first player to the second."""

    SHAPE: ClassVar[Shape] = (("first", SEAT), ("second", Maybe(SEAT)), ("goods", GOODS))

    def __init__(self, first: int, second: int | None, goods: int) -> None:
        self.first = first
        self.second = second
        self.goods = goods


TARGETS: Final = Many(Sub(StormTarget))


class StormHints(Record):
    """Whom and what the next execution may touch, what pays a reroll, one's mission now."""

    SHAPE: ClassVar[Shape] = (
        ("targets", TARGETS),
        ("own", GOODS),
        ("rerolls", Many(SIGN)),
        ("worth", Maybe(NUMBER)),
    )

    def __init__(
        self, targets: list[StormTarget], own: int, rerolls: list[int], worth: int | None
    ) -> None:
        self.targets = targets
        self.own = own
        self.rerolls = rerolls
        self.worth = worth


def storm_hints(t: SandsturmTable, ask: Ask) -> StormHints:
    """Legal targets of the next execution, chips that pay for a reroll, the worth of one's mission now."""
    targets: list[StormTarget] = []
    own = 0
    if t.phase == TARGET:
        if t.type == GIVE or t.type == SWAP:
            own = own_goods(t, t.effects())
        for aim in aims(t):
            second = None if aim.second == NOBODY else aim.second
            targets.append(StormTarget(aim.first, second, aim.goods))
    paying = payers(t) if t.phase == ACT else 0
    rerolls = [sign for sign in range(len(SIGNS)) if (paying >> sign) & 1]
    return StormHints(targets, own, rerolls, worth_now(t, ask.seat))


def worth_now(t: SandsturmTable, seat: int) -> int | None:
    """SS-25: a seat's mission points if the sandstorm came now; unknown where covered chips count."""
    trader = t.traders[seat]
    if trader.mission == NO_MISSION:
        return None
    mission = t.box.missions[trader.mission]
    if not mission.ranked:
        return None
    for line in mission.lines:
        if line.measure == CHIPS_ON_ME:
            return None
    return mission_points(t.box, len(t.traders), seat, trader.mission, trader.goods, 0)
