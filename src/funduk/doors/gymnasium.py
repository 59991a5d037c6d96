"""Gymnasium: one seat against named bots; a word that cannot be said gets the rules' default.

env = gymnasium.env(game, seats=4, seat=0, bots="merchant")     or     gymnasium.make(f"funduk/{game}-v1")
"""

from typing import Any

import gymnasium
from gymnasium import Env, spaces

from funduk.catalogue import GAMES
from funduk.doors import seating
from funduk.doors.desk import NOBODY
from funduk.doors.gym_table import GymTable

Observation = dict[str, Any]


class OneSeatEnv(Env[Observation, int]):
    """One seat spells, bots have the others; its reward at the end is its share of the win, centred."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  as Gymnasium wants it

    def __init__(self, table: GymTable, seat: int, render_mode: str | None = None) -> None:
        self.table = table
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = table.observation_space()
        self.action_space: spaces.Space[Any] = table.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.desk = self.table.open(seed)
        while self.desk.asked == NOBODY:
            self.desk = self.table.open(None)
        return self._observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {}
        if not self.desk.say_or_default(int(action)):
            info["refused"] = int(action)
        over = self.desk.asked == NOBODY
        reward = self.table.reward(self.desk, self.seat) if over else 0.0
        if over:
            info.update(self.table.result(self.desk))
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, over, False, info

    def render(self) -> Any:
        return self.table.render(self.desk, self.render_mode)

    def _observe(self) -> Observation:
        return self.table.observe(self.desk, self.seat)


def env(
    game: str,
    seats: int | None = None,
    seat: int = 0,
    bots: seating.Guests = "wanderer",
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
) -> OneSeatEnv:
    """One seat of a game against bots."""
    table = GymTable(game, seats, options, seed, bots, free=seat)
    if table.agents != [seat]:
        raise seating.BadSeats(f"the bots must have every seat but {seat}")
    return OneSeatEnv(table, seat, render_mode)


def _register_all() -> None:
    for name in GAMES:
        gymnasium.register(
            f"funduk/{name}-v1",
            "funduk.doors.gymnasium:env",
            kwargs={"game": name},
            order_enforce=True,
        )


_register_all()
