"""How often one bot wins against a table of others: every seed in every seat, intervals clustered by seed.

    python bench/strength.py basari --bot peddler --against wanderer --seats 4 --seeds 300
    python bench/strength.py schwarzmarkt --seats 4 --option trade=wild

A win shared by k seats counts 1/k. All seats of one seed meet the same chance, so a seed is one observation.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from dataclasses import dataclass

import funduk
from funduk import bots
from funduk.catalogue import GAMES
from funduk.core.dice import FastDice
from funduk.core.playout import play_bots


@dataclass
class Strength:
    """A win share with its 95 % interval, and how far the candidate's points are ahead of the others'."""

    share: float
    half_width: float
    fair: float
    points: float
    others: float
    games: int

    def lower(self) -> float:
        return self.share - self.half_width


def read_option(text: str) -> tuple[str, object]:
    """An option written name=value; numbers, true and false as in JSON, anything else is a word."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def measure(
    game: funduk.Game,
    seats: int,
    bot: str,
    against: str,
    seeds: range,
    options: dict[str, object] | None = None,
) -> Strength:
    """Plays every seed once from every seat."""
    shares: list[float] = []
    mine: list[int] = []
    theirs: list[int] = []
    for seed in seeds:
        won = 0.0
        for place in range(seats):
            table = game.setup(seats, options)
            seated = [
                bots.bot(bot if seat == place else against, game, seat, FastDice(seed * 100 + seat))
                for seat in range(seats)
            ]
            play_bots(game, table, FastDice(seed), seated)
            winners, scores = game.winners(table), game.scores(table)
            assert winners is not None and scores is not None
            won += 1 / len(winners) if place in winners else 0.0
            mine.append(scores[place])
            theirs += [points for seat, points in enumerate(scores) if seat != place]
        shares.append(won / seats)
    half_width = 1.96 * statistics.stdev(shares) / len(shares) ** 0.5
    return Strength(
        statistics.mean(shares),
        half_width,
        1 / seats,
        statistics.mean(mine),
        statistics.mean(theirs),
        len(shares) * seats,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help="all games without a name", metavar="game")
    parser.add_argument("--bot", default="peddler")
    parser.add_argument("--against", default="wanderer")
    parser.add_argument("--seats", type=int, help="without it, every number of seats the game allows")
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", type=read_option)
    arguments = parser.parse_args()
    if arguments.seeds < 2:
        parser.error("at least two seeds make an interval")
    title = f"{arguments.bot} against {arguments.against}s"
    print(f"| game | seats | {title} | 95 % | fair | points | games | s |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name in arguments.games or list(GAMES):
        try:
            game = funduk.game(name)
        except funduk.FundukError as wrong:
            parser.error(str(wrong))
        for seats in [arguments.seats] if arguments.seats else game.seats:
            begun = time.process_time()
            seeds = range(arguments.first, arguments.first + arguments.seeds)
            try:
                found = measure(game, seats, arguments.bot, arguments.against, seeds, dict(arguments.option))
            except funduk.FundukError as wrong:
                parser.error(str(wrong))
            print(
                f"| {name} | {seats} | {found.share:.1%} | ± {found.half_width:.1%} | {found.fair:.1%} "
                f"| {found.points:.1f} : {found.others:.1f} | {found.games} "
                f"| {time.process_time() - begun:.0f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
