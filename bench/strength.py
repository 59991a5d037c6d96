"""How often one bot wins against a table of others: every seed in every seat, intervals clustered by seed.

    python bench/strength.py basari --bot peddler --against wanderer --seats 4 --seeds 300
    python bench/strength.py schwarzmarkt --seats 4 --option trade=wild
    python bench/strength.py --gates basari_cards basari --seeds 100

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

GATES = (
    ("basari_cards", "peddler", "wanderer", 0.57),
    ("basari_cards", "merchant", "peddler", 0.46),
    ("basari_cards", "vizier", "peddler", 0.55),
    ("basari_cards", "vizier", "merchant", 0.30),
    ("basari", "merchant", "peddler", 0.40),
    ("basari", "vizier", "peddler", 0.475),
    ("sandsturm", "merchant", "peddler", 0.40),
    ("sandsturm", "vizier", "peddler", 0.475),
    ("schwarzmarkt", "merchant", "peddler", 0.40),
    ("schwarzmarkt", "vizier", "peddler", 0.475),
)
"""At four seats: what the lower end of a 95 % interval must reach."""


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


def pass_gates(names: list[str], seeds: range) -> bool:
    """Prints every gate of these games; true if all are passed."""
    print("| game | bot | against | wins | 95 % | lower end | gate | | games | s |")
    print("|---|---|---|---:|---:|---:|---:|---|---:|---:|")
    passed = True
    for name, bot, against, gate in GATES:
        if name in names and bot in bots.names(name):
            begun = time.process_time()
            found = measure(funduk.game(name), 4, bot, against, seeds)
            passed = passed and found.lower() >= gate
            print(
                f"| {name} | {bot} | 3 {against}s | {found.share:.1%} | ± {found.half_width:.1%} "
                f"| {found.lower():.1%} | {gate:.1%} | {'passed' if found.lower() >= gate else 'missed'} "
                f"| {found.games} | {time.process_time() - begun:.0f} |",
                flush=True,
            )
    return passed


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help="all games without a name", metavar="game")
    parser.add_argument("--bot", default="peddler")
    parser.add_argument("--against", default="wanderer")
    parser.add_argument("--seats", type=int, help="without it, every number of seats the game allows")
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", type=read_option)
    parser.add_argument("--gates", action="store_true", help="what the bots must reach at four seats")
    arguments = parser.parse_args()
    if arguments.seeds < 2:
        parser.error("at least two seeds make an interval")
    if arguments.gates:
        seeds = range(arguments.first, arguments.first + arguments.seeds)
        raise SystemExit(0 if pass_gates(arguments.games or list(GAMES), seeds) else 1)
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
