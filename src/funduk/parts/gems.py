"""The four gems of both Basari games: red above yellow above green above blue."""

from typing import Final

from mypy_extensions import i64

from funduk.core.goods import Kinds, count

GEMS: Final = Kinds("RYGB")
COLOURS: Final[i64] = 4
BLUE: Final[i64] = 0
GREEN: Final[i64] = 1
YELLOW: Final[i64] = 2
RED: Final[i64] = 3
EACH_ONE: Final[i64] = 1 + (1 << 7) + (1 << 14) + (1 << 21)


def miscounted(shares: list[i64], each: i64) -> str | None:
    """Which colour does not add up; counted colour by colour, as a sum of packed gems could carry over."""
    for colour in range(COLOURS):
        there: i64 = 0
        for gems in shares:
            there += count(gems, colour)
        if there != each:
            return f"{there} {GEMS.letter(int(colour))} gems instead of {each}"
    return None
