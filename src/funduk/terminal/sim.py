"""Many games by bots on all cores: every deal is played once with each bot in each seat."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from typing import Any

from funduk import catalogue
from funduk.core.action import Action, Event
from funduk.core.dice import FastDice
from funduk.core.errors import FundukError
from funduk.core.game import Game
from funduk.core.playout import Onlooker, play_bots
from funduk.doors import seating
from funduk.terminal.figures import Counts, Figures, figures_of

Z = 1.96
BATCH = 40
"""At most so many deals a batch, so that the progress bar moves."""


@dataclass(frozen=True)
class Plan:
    """What is simulated; it travels to worker processes."""

    game: str
    content: dict[str, Any]
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)


@dataclass
class Tally:
    """Sums over games; tallies of batches add up."""

    games: int = 0
    moves: int = 0
    deals: int = 0
    wins: dict[str, float] = field(default_factory=dict)
    squares: dict[str, float] = field(default_factory=dict)
    scores: dict[str, list[float]] = field(default_factory=dict)
    shared: int = 0
    counts: Counts = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.moves += other.moves
        self.deals += other.deals
        self.shared += other.shared
        for mine, theirs in (
            (self.wins, other.wins),
            (self.squares, other.squares),
            (self.counts, other.counts),
        ):
            for name, number in theirs.items():
                mine[name] = mine.get(name, 0) + number
        for name, (number, total, squares) in other.scores.items():
            sums = self.scores.setdefault(name, [0, 0, 0])
            sums[0] += number
            sums[1] += total
            sums[2] += squares

    def share(self, name: str) -> tuple[float, float, float]:
        """A bot's win share a seat with its 95 % interval (Wilson), counting games for what deals prove."""
        mean = self.wins[name] / self.deals
        spread = max(0.0, self.squares[name] / self.deals - mean * mean) / max(1, self.deals - 1)
        worth = mean * (1 - mean) / spread if spread > 1e-12 else float(self.deals)
        middle = (mean + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
        half = (
            Z * sqrt(mean * (1 - mean) / worth + Z * Z / (4 * worth * worth)) / (1 + Z * Z / worth)
        )
        return mean, max(0.0, middle - half), min(1.0, middle + half)

    def score(self, name: str) -> tuple[float, float]:
        """Mean and standard deviation of a bot's final points."""
        number, total, squares = self.scores[name]
        mean = total / number
        return mean, sqrt(max(0.0, squares / number - mean * mean))


class Gallery(Onlooker):
    """Shows the events of a game to what counts them."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def note(self, action: Action, events: list[Event]) -> None:
        for event in events:
            self.figures.watch(event)


def check(plan: Plan) -> Game:
    """The plan's game; whatever is wrong with the plan is said before anything is played."""
    game = catalogue.game(plan.game, plan.content)
    game.setup(plan.seats, plan.options)
    for seat, name in enumerate(plan.bots):
        seating.bot(name, game, seat, FastDice(0))
    if plan.games < 1:
        raise FundukError(f"the number of games must be at least 1, not {plan.games}")
    return game


def play_deals(plan: Plan, first: int, last: int) -> Tally:
    """The deals from first up to last, each in every rotation of the bots."""
    game = catalogue.game(plan.game, plan.content)
    tally = Tally()
    make_figures = figures_of(plan.game)
    for deal in range(first, last):
        won: dict[str, list[float]] = {}
        for turn in range(plan.seats):
            if deal * plan.seats + turn >= plan.games:
                break
            lineup = [plan.bots[(seat + turn) % plan.seats] for seat in range(plan.seats)]
            figures = make_figures()
            scores, winners, moves = _play(plan, game, deal, turn, lineup, figures)
            for name, number in figures.counts.items():
                tally.counts[name] = tally.counts.get(name, 0) + number
            tally.games += 1
            tally.moves += moves
            tally.shared += len(winners) > 1
            for seat, name in enumerate(lineup):
                won.setdefault(name, []).append(1 / len(winners) if seat in winners else 0.0)
                sums = tally.scores.setdefault(name, [0, 0, 0])
                sums[0] += 1
                sums[1] += scores[seat]
                sums[2] += scores[seat] ** 2
        tally.deals += 1
        for name, shares in won.items():
            mean = sum(shares) / len(shares)
            tally.wins[name] = tally.wins.get(name, 0) + mean
            tally.squares[name] = tally.squares.get(name, 0) + mean * mean
    return tally


def _play(
    plan: Plan, game: Game, deal: int, turn: int, lineup: list[str], figures: Figures
) -> tuple[list[int], list[int], int]:
    """One game; chance is the same in all rotations of a deal as far as the play is."""
    dice = FastDice(plan.seed * 1_000_003 + deal)
    salt = (plan.seed * 1_000_003 + deal) * 64 + turn * 8 + 1_000_000_007
    seated = [
        seating.bot(name, game, seat, FastDice(salt + seat)) for seat, name in enumerate(lineup)
    ]
    table = game.setup(plan.seats, plan.options)
    moves = play_bots(game, table, dice, seated, Gallery(figures))
    return game.scores(table) or [], game.winners(table) or [], moves


def run(plan: Plan, jobs: int | None = None) -> Iterator[Tally]:
    """Tallies of batches as they are done, from all cores."""
    check(plan)
    size = max(1, min(BATCH, plan.deals // 8))
    batches = [(first, min(first + size, plan.deals)) for first in range(0, plan.deals, size)]
    workers = min(jobs or os.cpu_count() or 1, len(batches))
    if workers == 1:
        for first, last in batches:
            yield play_deals(plan, first, last)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        running = [pool.submit(play_deals, plan, first, last) for first, last in batches]
        for done in as_completed(running):
            yield done.result()
