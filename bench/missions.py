"""Sandsturm by mission: how often each wins, for one bot among others or with the same bot in every seat.

    python bench/missions.py --bot peddler --against wanderer --seeds 300
    python bench/missions.py --bot peddler --against peddler --seeds 500

Fair is one win in as many seats. A win shared by k seats counts 1/k; every seed is played from every seat.
In a mirror match all seats count, so that it shows how well the missions are balanced.
"""

from __future__ import annotations

import argparse
import statistics

import funduk
from funduk import bots
from funduk.core.dice import FastDice
from funduk.core.playout import play_bots
from funduk.games.sandsturm.material import MISSIONS
from funduk.games.sandsturm.table import SandsturmTable


def play(game: funduk.Game, seats: int, names: list[str], seed: int) -> SandsturmTable:
    table = game.setup(seats)
    assert isinstance(table, SandsturmTable)
    seated = [bots.bot(name, game, seat, FastDice(seed * 100 + seat)) for seat, name in enumerate(names)]
    play_bots(game, table, FastDice(seed), seated)
    return table


def shares(game: funduk.Game, seats: int, bot: str, against: str, seeds: range) -> dict[str, list[float]]:
    """Per mission the wins of the candidate with it, 1, 0 or a part."""
    found: dict[str, list[float]] = {mission: [] for mission in MISSIONS}
    for seed in seeds:
        for place in range(1 if bot == against else seats):
            names = [bot if seat == place else against for seat in range(seats)]
            table = play(game, seats, names, seed)
            winners = game.winners(table)
            assert winners is not None
            for seat in range(seats) if bot == against else [place]:
                won = 1 / len(winners) if seat in winners else 0.0
                found[MISSIONS[table.traders[seat].mission]].append(won)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="peddler")
    parser.add_argument("--against", default="wanderer")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=2_000_000, help="the first seed")
    parser.add_argument("--set", help="a component set file instead of the house set")
    arguments = parser.parse_args()
    game = funduk.game("sandsturm", arguments.set)
    title = f"{arguments.bot} against {arguments.against}s"
    print(f"{title}, set {game.components.name}, {arguments.seeds} seeds")
    print("| seats | fair | " + " | ".join(MISSIONS) + " |")
    print("|---:|---:|" + "---:|" * len(MISSIONS))
    for seats in [arguments.seats] if arguments.seats else game.seats:
        seeds = range(arguments.first, arguments.first + arguments.seeds)
        found = shares(game, seats, arguments.bot, arguments.against, seeds)
        cells = []
        for won in found.values():
            half_width = 1.96 * statistics.stdev(won) / len(won) ** 0.5 if len(won) > 1 else 1.0
            cells.append(f"{statistics.mean(won):.1%} ± {half_width:.1%}" if won else "-")
        print(f"| {seats} | {1 / seats:.1%} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
