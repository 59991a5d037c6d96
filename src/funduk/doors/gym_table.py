"""What environments of both kinds share: spaces, observations with masks, rewards, a text of the table."""

from random import SystemRandom
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from funduk.core.dice import FastDice
from funduk.doors import seating
from funduk.doors.desk import Desk
from funduk.doors.rules import rules
from funduk.doors.text import describe
from funduk.doors.words import Speller

HIGHEST = 255


class GymTable:
    """One game with its seats, options and bots; opens desks and translates what happens at them."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Any] | None,
        seed: int | None,
        bots: seating.Guests,
        free: int | None = None,
    ) -> None:
        self.rules = rules(game)
        self.seats = self.rules.game.seats[0] if seats is None else seats
        self.start = self.rules.game.setup(self.seats, options)
        self.bots = seating.names_by_seat(bots, self.seats, free)
        self.agents = [seat for seat in range(self.seats) if seat not in self.bots]
        if not self.agents:
            raise seating.BadSeats("every seat has a bot: leave at least one for an agent")
        self.words = self.rules.vocabulary.spoken
        self.seed = seed
        self.opened = 0
        parts = self.rules.layout()
        self.scale = np.repeat(
            np.array([1 / part.top for part in parts], np.float32), [part.size for part in parts]
        )

    def open(self, seed: int | None) -> Desk:
        """A new game; without a seed the dice go on from the last one's."""
        if seed is not None:
            self.seed, self.opened = seed, 0
        elif self.seed is None:
            self.seed = SystemRandom().randrange(2**31)
        dice = FastDice(self.seed * 1_000_003 + self.opened)
        self.opened += 1
        bots = seating.seat_bots(self.rules.game, self.bots, dice)
        desk = Desk(self.rules, self.start, dice, bots)
        desk.log = []
        desk.begin()
        return desk

    def metadata(self) -> dict[str, Any]:
        return {
            "name": f"{self.rules.game.name}_v{self.rules.game.rules_version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }

    def observation_space(self, more: int = 0) -> spaces.Space[Any]:
        seen = spaces.Box(
            np.zeros(self.rules.size, np.float32), self.scale * HIGHEST, dtype=np.float32
        )
        mask = spaces.Box(0, 1, (self.words + more,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def action_space(self, more: int = 0) -> spaces.Space[Any]:
        return spaces.Discrete(self.words + more)

    def observe(self, desk: Desk, seat: int) -> dict[str, Any]:
        return self.observe_speller(desk, seat, desk.speller if desk.asked == seat else None)

    def observe_speller(
        self, desk: Desk, seat: int, speller: Speller | None, waits: bool = False
    ) -> dict[str, Any]:
        mask = np.zeros(self.words + waits, np.int8)
        if speller is not None:
            mask[speller.words()] = 1
        elif waits:
            mask[-1] = 1
        row = desk.row_of(seat, speller)
        return {"observation": self._floats(row), "action_mask": mask}

    def perfect(self, desk: Desk) -> NDArray[np.float32]:
        return np.concatenate([self._floats(desk.row(seat)) for seat in range(self.seats)])

    def _floats(self, row: bytes) -> NDArray[np.float32]:
        floats: NDArray[np.float32] = np.frombuffer(row, np.uint8) * self.scale
        return floats

    def reward(self, desk: Desk, seat: int) -> float:
        """The share of the win, less what everybody would have had: all rewards add up to nothing."""
        return desk.shares()[seat] - 1 / self.seats

    def result(self, desk: Desk) -> dict[str, Any]:
        return {"scores": desk.game.scores(desk.table), "winners": desk.game.winners(desk.table)}

    def render(self, desk: Desk, mode: str | None) -> str | None:
        told = describe(desk.game.view(desk.table, None))
        if mode == "human":
            print(told)
            return None
        return told
