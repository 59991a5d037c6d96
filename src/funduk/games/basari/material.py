"""The box: gems, and the ring of stalls of a component set."""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from funduk.core.component_set import ComponentSet, read_set
from funduk.core.errors import Unreadable
from funduk.core.goods import total, within
from funduk.games.gems.material import EACH_ONE, GEMS

NAME: Final = "basari"
DEFAULT_SET: Final = "house-2"

GEMS_EACH: Final[i64] = 25
ALL_GEMS: Final[i64] = EACH_ONE * GEMS_EACH
START_GEMS: Final[i64] = EACH_ONE * 3

PIPS: Final = 6
SIDES: Final = list(range(1, PIPS + 1))
SCORINGS: Final = 3
MOST_SCORINGS: Final = 5
LAP_SCORE: Final = 10
MAJORITY_SCORES: Final = (8, 10, 12, 14)
LEADER_GIVES: Final[i64] = 3
SHARERS_GIVE: Final[i64] = 2

DICE: Final = 0
POINTS: Final = 1
STONES: Final = 2
ACTION_NAMES: Final = ("dice", "points", "gems")

FEWEST_STALLS: Final = 12
MOST_STALLS: Final = 60
FREE_STALLS: Final = (PIPS + 1, 120)
PRINTED_STALLS: Final = (28, 34)
PRINTED_POINTS: Final = (4, 7)
PRINTED_GEMS: Final = (2, 4)
MOST_AT_A_STALL: Final = 99
FIELDS: Final = ("points", "gems")


class Box:
    """The stalls of a set, clockwise, as two rows of numbers."""

    def __init__(self, components: ComponentSet, points: list[int], gems: list[int]) -> None:
        self.components = components
        self.points = points
        self.gems = gems
        self.stalls = len(points)

    def __reduce__(self) -> tuple[Any, ...]:
        return unpack_box, (self.components,)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Box":
        return self


def unpack_box(components: ComponentSet) -> Box:
    """BB-2: checks a set against the schema and lays out its stalls; unusual ones are warned of."""
    stalls = components.entries("stall")
    components.so_many("stall", (FEWEST_STALLS, MOST_STALLS), FREE_STALLS, "BB-2")
    if not PRINTED_STALLS[0] <= len(stalls) <= PRINTED_STALLS[1]:
        components.unusual_all(
            "BB-2",
            f"{len(stalls)} stalls; known printed rings have {PRINTED_STALLS[0]} to {PRINTED_STALLS[1]}",
        )
    points: list[int] = []
    gems: list[int] = []
    for place, stall in enumerate(stalls):
        components.only("stall", place, FIELDS, "BB-2")
        number = components.number("stall", place, "points", 0, MOST_AT_A_STALL, "BB-2")
        components.printed("stall", place, "BB-2", "points", number, *PRINTED_POINTS)
        points.append(number)
        gems.append(_stall_gems(components, place, stall))
    return Box(components, points, gems)


def _stall_gems(components: ComponentSet, place: int, stall: dict[str, Any]) -> int:
    written = stall.get("gems")
    if not isinstance(written, str):
        raise components.wrong(
            "stall", place, "BB-2", f'gems must be a text such as "RRY", not {written!r}'
        )
    try:
        gems: int = GEMS.from_word(written, "gems")
    except Unreadable as wrong:
        raise components.wrong("stall", place, "BB-2", str(wrong)) from None
    if not within(gems, ALL_GEMS):
        raise components.wrong(
            "stall", place, "BB-1", f"the box has {GEMS_EACH} gems of a colour, not {written}"
        )
    components.printed("stall", place, "BB-2", "gems", total(gems), *PRINTED_GEMS)
    return gems


def house_set() -> ComponentSet:
    return read_set(Path(__file__).parent / "sets" / f"{DEFAULT_SET}.toml", NAME)
