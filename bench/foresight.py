"""Sandsturm: what knowing all missions would be worth, so that a win share can be judged against luck.

    python bench/foresight.py --seeds 100 --bots merchant,seer

One candidate against three of the other bot, every seed in every seat, the same seeds for every candidate.
`seer` thinks like the merchant, but is told all missions when the game begins. No bot can know them: this is
an upper bound on what a better belief can bring; all else it does is the merchant's.
Points are printed by where they come from: goods with lamp and artefact, chips, the secret.
"""

from __future__ import annotations

import argparse
import statistics
import time

import numpy as np

import funduk
from funduk import bots
from funduk.bots.sandsturm.belief import Belief
from funduk.bots.sandsturm.merchant import Merchant, worths_of
from funduk.bots.sandsturm.worths import Floats
from funduk.core.bot import Bot
from funduk.core.dice import FastDice
from funduk.core.playout import play_bots
from funduk.games.sandsturm.scoring import score
from funduk.games.sandsturm.table import SandsturmTable
from funduk.games.sandsturm.view import SandsturmView

SEER = "seer"


class Told(Belief):
    """Looks under the cards: the one deal there is has all the weight."""

    table: SandsturmTable

    def chances(self, seat: int | None = None, mission: int | None = None) -> Floats:
        deal = [trader.mission for trader in self.table.traders]
        found: Floats = (self.deals == deal).all(axis=1).astype(np.float64)
        return found


class Seer(Merchant):
    """The merchant's thinking with nothing left to guess; sits at measurements only."""

    def __init__(self, game: funduk.Game, seat: int, dice: FastDice, table: SandsturmTable) -> None:
        super().__init__(game, seat, dice)
        self.table = table

    def remember(self, v: SandsturmView) -> Belief:
        if self.belief is None:
            seats = len(v.traders)
            told = Told(worths_of(self.box, seats), self.numbers(seats).habits, seats, self.seat)
            told.table = self.table
            for record in self.before:
                told.watch(record)
            self.before = []
            self.belief = told
        return super().remember(v)


def candidate(
    name: str, game: funduk.Game, seat: int, dice: FastDice, table: SandsturmTable
) -> Bot:
    return Seer(game, seat, dice, table) if name == SEER else bots.bot(name, game, seat, dice)


def measure(
    game: funduk.Game, name: str, against: str, seats: int, seeds: range
) -> list[list[list[float]]]:
    """By seed and seat: the share of the win, and points of goods, of chips and of the secret."""
    found = []
    for seed in seeds:
        rows = []
        for place in range(seats):
            table = game.setup(seats)
            assert isinstance(table, SandsturmTable)
            seated = [
                candidate(
                    name if seat == place else against,
                    game,
                    seat,
                    FastDice(seed * 100 + seat),
                    table,
                )
                for seat in range(seats)
            ]
            play_bots(game, table, FastDice(seed), seated)
            winners = game.winners(table)
            assert winners is not None
            sheet = score(table)[place]
            chips = sheet.suspicions + sheet.all_correct
            goods = sheet.points - chips - sheet.secret
            rows.append([(place in winners) / len(winners), goods, chips, sheet.secret])
        found.append(rows)
    return found


def half_width(numbers: list[float]) -> float:
    return float(1.96 * statistics.stdev(numbers) / len(numbers) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bots", default=f"merchant,{SEER}")
    parser.add_argument("--against", default="peddler")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seeds", type=int, default=60)
    parser.add_argument("--first", type=int, default=4_000_000, help="the first seed")
    arguments = parser.parse_args()
    if arguments.seeds < 2:
        parser.error("at least two seeds make an interval")
    game = funduk.game("sandsturm")
    print(f"against {arguments.seats - 1} {arguments.against}s, set {game.components.name}")
    print("| bot | wins | 95 % | goods | chips | secret | games | s |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    seeds = range(arguments.first, arguments.first + arguments.seeds)
    for name in arguments.bots.split(","):
        begun = time.process_time()
        found = measure(game, name, arguments.against, arguments.seats, seeds)
        shares = [statistics.mean(row[0] for row in rows) for rows in found]
        parts = [statistics.mean(row[part] for rows in found for row in rows) for part in (1, 2, 3)]
        cells = " | ".join(f"{part:.1f}" for part in parts)
        print(
            f"| {name} | {statistics.mean(shares):.1%} | ± {half_width(shares):.1%} | {cells} "
            f"| {len(found) * arguments.seats} | {time.process_time() - begun:.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
