"""How a game of Basari, the card game, stands."""

from typing import ClassVar

from funduk.games.basari_cards.table import CHOOSE, DEAL
from funduk.study.judges.gem_judge import GemJudge


class Own(GemJudge):
    """Nothing is at stake before everybody has a card."""

    CHOOSE: ClassVar[int] = CHOOSE
    BETWEEN: ClassVar[tuple[int, ...]] = (DEAL,)
