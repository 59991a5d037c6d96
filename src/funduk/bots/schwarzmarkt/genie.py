"""Schwarzmarkt by a vizier who expects viziers, and is hard to read."""

from typing import ClassVar

from funduk.bots.schwarzmarkt.vizier import Vizier


class Genie(Vizier):
    """Answers what viziers answer, and draws where two answers are nearly as good."""

    SHY: ClassVar[float] = 0.0015
    STEPS: ClassVar[int] = 2
