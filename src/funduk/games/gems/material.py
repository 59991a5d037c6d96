"""Four gems: red above yellow above green above blue."""

from typing import Final

from mypy_extensions import i64

from funduk.core.goods import Kinds

GEMS: Final = Kinds("RYGB")
COLOURS: Final[i64] = 4
BLUE: Final[i64] = 0
GREEN: Final[i64] = 1
YELLOW: Final[i64] = 2
RED: Final[i64] = 3
EACH_ONE: Final[i64] = 1 + (1 << 7) + (1 << 14) + (1 << 21)
