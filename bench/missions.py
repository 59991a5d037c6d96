"""Sandsturm by mission: how often each wins, for one bot among others or with the same bot in every seat.

    python bench/missions.py --bot peddler --against wanderer --seeds 300
    python bench/missions.py --bot peddler --against peddler --seeds 500

Fair is one win in as many seats. A win shared by k seats counts 1/k; a seed is one observation, and the
candidate plays it from every seat. In a mirror match a seed is one game in which all seats count, so that it
shows how well the missions are balanced.
"""

from __future__ import annotations

import argparse

import funduk
from funduk import bots
from funduk.core.dice import FastDice
from funduk.core.playout import play_bots
from funduk.games.sandsturm.material import MISSIONS
from funduk.games.sandsturm.table import SandsturmTable
from funduk.lab.seating import win_shares
from funduk.lab.study.tally import Ratio


def play(game: funduk.Game, seats: int, names: list[str], seed: int) -> SandsturmTable:
    table = game.setup(seats)
    assert isinstance(table, SandsturmTable)
    seated = [
        bots.bot(name, game, seat, FastDice(seed * 100 + seat)) for seat, name in enumerate(names)
    ]
    play_bots(game, table, FastDice(seed), seated)
    return table


def shares(game: funduk.Game, seats: int, bot: str, against: str, seeds: range) -> dict[str, Ratio]:
    """Per mission the wins of the candidate with it."""
    found: dict[str, Ratio] = {mission: Ratio() for mission in MISSIONS}
    for seed in seeds:
        wins: dict[str, list[float]] = {}
        for place in range(1 if bot == against else seats):
            names = [bot if seat == place else against for seat in range(seats)]
            table = play(game, seats, names, seed)
            won = win_shares(game, table, seats)
            for seat in range(seats) if bot == against else [place]:
                wins.setdefault(MISSIONS[table.traders[seat].mission], []).append(won[seat])
        for mission, some in wins.items():
            found[mission].take(sum(some), len(some))
    return found


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="peddler")
    parser.add_argument("--against", default="wanderer")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=2_000_000, help="the first seed")
    parser.add_argument("--set", help="a component set file instead of the house set")
    arguments = parser.parse_args(given)
    if arguments.seeds < 2:
        parser.error("at least two seeds make an interval")
    seeds = range(arguments.first, arguments.first + arguments.seeds)
    try:
        game = funduk.game("sandsturm", arguments.set)
        tables = [arguments.seats] if arguments.seats is not None else list(game.seats)
        for seats in tables:
            game.setup(seats)
        for name in (arguments.bot, arguments.against):
            bots.bot(name, game, 0, FastDice(0))
    except funduk.FundukError as wrong:
        parser.error(str(wrong))
    title = f"{arguments.bot} against {arguments.against}s"
    print(f"{title}, set {game.components.name}, {arguments.seeds} seeds")
    print("| seats | fair | " + " | ".join(MISSIONS) + " |")
    print("|---:|---:|" + "---:|" * len(MISSIONS))
    for seats in tables:
        cells = [
            str(ratio.share()) if ratio.chances else "-"
            for ratio in shares(game, seats, arguments.bot, arguments.against, seeds).values()
        ]
        print(f"| {seats} | {1 / seats:.1%} | " + " | ".join(cells) + " |", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
