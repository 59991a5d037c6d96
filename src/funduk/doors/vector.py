"""Many games at once as numpy arrays: `vector.tables(name, 1024)`.

Every step takes one word for each table and gives, for the seat that is asked there next, what it sees and
which words it can say. Finished games begin anew by themselves.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from funduk.core.bot import Bot
from funduk.core.dice import Dice
from funduk.core.game import Game
from funduk.doors import loop, seating
from funduk.doors.rules import rules

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Ints = NDArray[np.int64]
Policy = Callable[["Observed"], Ints]


class Observed(NamedTuple):
    """What the seats that are asked see: one row a table."""

    observation: Floats
    mask: Bytes
    """1 for every word that can be said."""
    seat: Ints
    """Who is asked."""


class Stepped(NamedTuple):
    """What came of a step, and what is seen now; at finished tables this is already the next game."""

    now: Observed
    finished: Ints
    """The tables at which a game has ended."""
    rewards: Floats
    """For each of them and every seat: its share of the win, less what everybody would have had."""
    scores: Floats
    """The points at the end, likewise."""


class Seated(loop.Guests):
    """Bots by name for every new game."""

    def __init__(self, game: Game, names: dict[int, str]) -> None:
        self.game = game
        self.names = names

    def bots(self, dice: Dice) -> list[Bot]:
        return seating.seat_bots(self.game, self.names, dice) if self.names else []


class Tables:
    """So many tables of one game."""

    def __init__(
        self,
        game: str,
        number: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        bots: seating.Guests = None,
    ) -> None:
        self.rules = rules(game)
        self.number = number
        self.seats = self.rules.game.seats[0] if seats is None else seats
        self.seed = seed
        self.start = self.rules.game.setup(self.seats, options)
        self.guests = Seated(self.rules.game, seating.names_by_seat(bots, self.seats))
        self.words = self.rules.vocabulary.spoken
        self.size = self.rules.size
        parts = self.rules.layout()
        self.scale = np.repeat(
            np.array([1 / part.top for part in parts], np.float32), [part.size for part in parts]
        )
        self.observation = np.zeros((number, self.size), np.float32)
        self.reset()

    def reset(self, seed: int | None = None) -> Observed:
        """New games at all tables."""
        self.seed = self.seed if seed is None else seed
        self.loop = loop.Loop(self.rules, self.start, self.number, self.seed, self.guests)
        return self.observed()

    def step(self, words: Ints | list[int]) -> Stepped:
        """One word a table; where it cannot be said, the rules' default is played for that seat."""
        self.loop.step(words if isinstance(words, list) else words.tolist())
        shares = np.array(self.loop.shares, np.float32).reshape(-1, self.seats)
        finished = np.array(self.loop.done, np.int64)
        scores = np.array(self.loop.scores, np.float32).reshape(-1, self.seats)
        return Stepped(self.observed(), finished, shares - np.float32(1 / self.seats), scores)

    def observed(self) -> Observed:
        """What is seen now; the arrays are filled anew by every step."""
        seen = np.frombuffer(b"".join(self.loop.rows), np.uint8).reshape(self.number, self.size)
        np.multiply(seen, self.scale, out=self.observation)
        mask = np.frombuffer(b"".join(self.loop.masks), np.uint8).reshape(self.number, self.words)
        return Observed(self.observation, mask, np.array(self.loop.asked, np.int64))

    def draw(self) -> list[int]:
        """Random words that can be said."""
        return self.loop.draw()

    def play(self, policy: Policy, steps: int) -> Floats:
        """Lets a policy choose all words for so many steps; the mean reward of every seat."""
        seen, total, games = self.observed(), np.zeros(self.seats), 0
        for _ in range(steps):
            seen, finished, rewards, _ = self.step(policy(seen))
            total += rewards.sum(axis=0)
            games += len(finished)
        mean: Floats = (total / max(games, 1)).astype(np.float32)
        return mean

    @property
    def actions_played(self) -> int:
        """Whole answers so far, those of chance, bots and forced ones included."""
        return self.loop.played()


def tables(
    game: str,
    number: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    bots: seating.Guests = None,
) -> Tables:
    """So many tables side by side; seats without bots are yours."""
    return Tables(game, number, seats, options, seed, bots)
