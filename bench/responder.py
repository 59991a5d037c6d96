"""What somebody wins who knows our bots: one reader against three of them, in all four games.

    python -m bench.responder basari_cards --against frozen --seeds 100
    python -m bench.responder --who master --against frozen --seeds 100
    python -m bench.responder --gates --seeds 400

A reader may run the bots it meets in their chairs (`bench/readers`). `frozen` are the viziers of commit
877acc4 (`bench/frozen`), on the sets they were trained on. A reader counts if it wins enough against them.
Every seed is played from every seat and is one observation; a win shared by k counts 1/k.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import funduk
from bench import frozen
from bench.readers import reader
from funduk import bots
from funduk.catalogue import GAMES
from funduk.core.dice import FastDice
from funduk.core.playout import play_bots
from funduk.lab.crew import play_all
from funduk.lab.seating import win_shares
from funduk.lab.statistics import Share, clustered

SEATS = 4
SEEDS_A_BATCH = 5
READER, FROZEN, STRONGEST = "reader", "frozen", "master"
COUNTS = {"basari_cards": 0.36, "basari": 0.38, "sandsturm": 0.42, "schwarzmarkt": 0.34}
"""What a reader must win against three frozen viziers to count."""
MOST_READ = {"basari_cards": 0.32, "basari": 0.32, "sandsturm": 0.34, "schwarzmarkt": 0.34}
"""What it may win against three of our strongest: the upper end of the interval."""
AHEAD = 0.30
"""What our strongest must win against three frozen viziers: the lower end."""
WILD: dict[str, object] = {"trade": "wild"}
TRADES_WILDLY = ("schwarzmarkt",)
"""Where our strongest must be ahead in wild trade, too."""


def maker(name: str) -> Callable[[funduk.Game, int, FastDice], funduk.Bot]:
    """How a bot of this name is seated."""
    if name == FROZEN:
        return frozen.vizier
    return lambda game, seat, dice: bots.bot(name, game, seat, dice)


def seat_one(game: funduk.Game, seat: int, dice: FastDice, name: str, others: str) -> funduk.Bot:
    """A bot by name, or the reader of those others."""
    if name == READER:
        return reader(game, seat, dice, maker(others))
    return maker(name)(game, seat, dice)


def play_seeds(what: dict[str, Any]) -> list[dict[str, Any]]:
    """One row a seed: what the one who sits alone wins from every seat."""
    game = frozen.frozen_game(what["game"])
    rows = []
    for seed in what["seeds"]:
        begun, won = time.process_time(), 0.0
        for place in range(SEATS):
            table = game.setup(SEATS, what["options"])
            names = [what["who"] if seat == place else what["against"] for seat in range(SEATS)]
            seated = [
                seat_one(game, seat, FastDice(seed * 100 + seat), name, what["against"])
                for seat, name in enumerate(names)
            ]
            play_bots(game, table, FastDice(seed), seated)
            won += win_shares(game, table, SEATS)[place]
        rows.append({"seed": seed, "won": won / SEATS, "seconds": time.process_time() - begun})
    return rows


def measure(
    name: str,
    who: str,
    against: str,
    seeds: range,
    options: dict[str, object] | None = None,
    jobs: int = 1,
) -> tuple[Share, float]:
    """The share of one among three others, and the processor time it took."""
    common = {"game": name, "who": who, "against": against, "options": options}
    batches = [
        {**common, "seeds": list(seeds[start : start + SEEDS_A_BATCH])}
        for start in range(0, len(seeds), SEEDS_A_BATCH)
    ]
    rows = [row for _, found in play_all(play_seeds, batches, jobs) for row in found]
    share = clustered({row["seed"]: [row["won"]] for row in rows})
    return share, sum(row["seconds"] for row in rows)


def pass_gates(names: list[str], seeds: range, jobs: int) -> bool:
    """Whether readers count, whether they are held, and whether our strongest is ahead of the frozen."""
    print("| game | one | among three | wins | gate | | games | s |")
    print("|---|---|---|---:|---:|---|---:|---:|")
    passed = True
    for name in names:
        gates: list[tuple[str, str, float, bool, dict[str, object] | None]] = [
            (READER, FROZEN, COUNTS[name], False, None),
            (READER, STRONGEST, MOST_READ[name], True, None),
            (STRONGEST, FROZEN, AHEAD, False, None),
        ]
        if name in TRADES_WILDLY:
            gates.append((STRONGEST, FROZEN, AHEAD, False, WILD))
        for who, against, gate, at_most, options in gates:
            share, seconds = measure(name, who, against, seeds, options, jobs)
            reached = share.mean if who == READER and against == FROZEN else share.low
            good = share.high <= gate if at_most else reached >= gate
            passed = passed and good
            sign = "≤" if at_most else "≥"
            print(
                f"| {name}{', wild' if options else ''} | {who} | {against} | {share} "
                f"| {sign} {100 * gate:.0f} % "
                f"| {'passed' if good else 'missed'} | {len(seeds) * SEATS} | {seconds:.0f} |",
                flush=True,
            )
    return passed


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="game", help="all games without a name")
    parser.add_argument("--who", default=READER, help="who sits alone: reader, frozen or a bot")
    parser.add_argument("--against", default=FROZEN, help="who sits in the other chairs")
    parser.add_argument("--gates", action="store_true", help="all three gates of every game")
    parser.add_argument("--wild", action="store_true", help="Schwarzmarkt with wild trade")
    parser.add_argument("--seeds", type=int, default=100, help="each is played from every seat")
    parser.add_argument("--first", type=int, default=7_000_000, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes on this machine")
    arguments = parser.parse_args(given)
    seeds = range(arguments.first, arguments.first + arguments.seeds)
    names = arguments.games or list(GAMES)
    if arguments.seeds < 2:
        parser.error("at least two seeds make an interval")
    if unknown := [name for name in names if name not in GAMES]:
        parser.error(f"there is no game {unknown[0]!r}; there are {', '.join(GAMES)}")
    if arguments.gates:
        return 0 if pass_gates(names, seeds, arguments.jobs) else 1
    print(f"| game | {arguments.who} among three {arguments.against} | games | s |")
    print("|---|---:|---:|---:|")
    options = WILD if arguments.wild else None
    for name in names:
        share, seconds = measure(
            name, arguments.who, arguments.against, seeds, options, arguments.jobs
        )
        print(f"| {name} | {share} | {len(seeds) * SEATS} | {seconds:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
