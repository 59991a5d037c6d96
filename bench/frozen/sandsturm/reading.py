"""What the others make of this seat: how its goods betray its mission."""

import numpy as np

from bench.frozen.sandsturm.worths import NUMBER, Floats, Worths


class Reading:
    """How sure the others would be of this seat's mission if it had other goods."""

    def __init__(
        self,
        worths: Worths,
        seat: int,
        goods: int,
        prior: Floats | None = None,
        mission: int = 0,
        part: float = 0.0,
        certainty: float = 0.0,
    ) -> None:
        self.worths = worths
        self.seat = seat
        self.now = np.array(worths.tastes(seat, goods))
        self.prior = np.full(NUMBER, 1.0 / NUMBER) if prior is None else prior
        self.mission = mission
        self.part = part
        """The part of the others who look at nothing but goods."""
        self.certainty = certainty

    def mixed(self, known: float | Floats, goods: list[int]) -> Floats:
        """With `known` for those who watch every choice."""
        if self.part == 0.0 or not goods:
            return known + np.zeros(len(goods))
        grown = np.array([self.worths.tastes(self.seat, held) for held in goods]) - self.now
        weight = self.prior * np.exp(self.certainty * np.clip(grown, -40.0, 40.0))
        plain = weight[:, self.mission] / weight.sum(axis=1)
        found: Floats = (1.0 - self.part) * known + self.part * plain
        return found
