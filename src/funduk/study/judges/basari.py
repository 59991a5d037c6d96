"""How a game of Basari, the board game, stands."""

from typing import ClassVar

from funduk.games.basari.table import CHOOSE, PLACE, ROLL
from funduk.study.judges.gem_judge import GemJudge


class Own(GemJudge):
    """Nothing is at stake while merchants are placed and rolled for."""

    CHOOSE: ClassVar[int] = CHOOSE
    BETWEEN: ClassVar[tuple[int, ...]] = (PLACE, ROLL)
