"""Moves a second, ours against other systems: interleaved rounds, CPU time, one process a contestant.

Every contestant plays whole random games. A move is one action carried out, chance's included: for
catanatron every entry of `state.actions`, for OpenSpiel every `apply_action`. Ours go through the whole
contract: `asks`, `draw` (or a uniform choice from the lazy `moves`), `refusal`, `perform` with its events,
chance as a seat. `--against COMMIT` compares with our own engines of a commit, see against.py.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import repeat
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PLAIN, COMPILED = (ROOT / name / "bin" / "python" for name in (".venv", ".venv-compiled"))
SEATS = 4
GAME = "basari_cards"
OTHER_GAMES = ("basari", "sandsturm", "schwarzmarkt")

Batch = Callable[[int], int]
"""Plays a little, from a seed, and returns how many moves (or copies) it made."""


def ours(way: str, name: str = GAME) -> Batch:
    import funduk
    from funduk.core import playout
    from funduk.core.dice import FastDice

    game = funduk.game(name)
    play = getattr(playout, way)

    def batch(seed: int) -> int:
        dice = FastDice(seed)
        return sum(play(game, game.setup(SEATS, {}), dice) for _ in range(20))

    return batch


def our_copies() -> Batch:
    import funduk
    from funduk.core.dice import FastDice
    from funduk.core.playout import copy_many

    game = funduk.game(GAME)
    table = halfway(game, FastDice(7))

    def batch(_seed: int) -> int:
        copy_many(table, 20_000)
        return 20_000

    return batch


def halfway(game: Any, dice: Any) -> Any:
    """A table in the middle of a random game, where hands are full."""
    table = game.setup(SEATS, {})
    for _ in range(60):
        game.perform(table, game.draw(table, game.asks(table)[0], dice))
    return table


def list_copies() -> Batch:
    copy = list(range(40)).copy

    def batch(_seed: int) -> int:
        for _ in repeat(None, 20_000):
            copy()
        return 20_000

    return batch


def catanatron() -> Batch:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def batch(seed: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed + 1)
        game.play()
        return len(game.state.actions)

    return batch


def negotiation(sample: Callable[[Any, Any], int]) -> Batch:
    """The loop of OpenSpiel's own Python example; `sample` draws at the chance node."""
    import random

    import pyspiel

    game = pyspiel.load_game("negotiation")

    def batch(seed: int) -> int:
        random.seed(seed)
        moves = 0
        for _ in range(50):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(sample(outcomes, chances))
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    return batch


def negotiation_with_numpy() -> Batch:
    import numpy

    return negotiation(lambda outcomes, chances: int(numpy.random.choice(outcomes, p=chances)))


def negotiation_with_random() -> Batch:
    import random

    return negotiation(lambda outcomes, chances: int(random.choices(outcomes, chances)[0]))


@dataclass
class Contestant:
    """One row of the table, and the process that plays it."""

    title: str
    python: Path
    make: Callable[[], Batch]
    rates: list[float] = field(default_factory=list)
    process: subprocess.Popen[str] | None = None


CONTESTANTS = {
    "plain": Contestant("Funduk, plain", PLAIN, partial(ours, "play_random")),
    "compiled": Contestant("Funduk, compiled", COMPILED, partial(ours, "play_random")),
    "plain listed": Contestant("Funduk, plain, lazy moves", PLAIN, partial(ours, "play_listed")),
    "compiled listed": Contestant(
        "Funduk, compiled, lazy moves", COMPILED, partial(ours, "play_listed")
    ),
    "catanatron": Contestant("catanatron, 4 random players", PLAIN, catanatron),
    "negotiation": Contestant("OpenSpiel negotiation, own loop", PLAIN, negotiation_with_numpy),
    "negotiation, quicker": Contestant(
        "OpenSpiel negotiation, quicker", PLAIN, negotiation_with_random
    ),
    "copy": Contestant("copy() of a table, compiled loop", COMPILED, our_copies),
    "list copy": Contestant("list(range(40)).copy()", PLAIN, list_copies),
}
for other in OTHER_GAMES:
    random_games = partial(ours, "play_random", other)
    CONTESTANTS[f"plain {other}"] = Contestant(f"Funduk, plain, {other}", PLAIN, random_games)
    CONTESTANTS[f"compiled {other}"] = Contestant(
        f"Funduk, compiled, {other}", COMPILED, random_games
    )

RATIOS: list[tuple[str, str, str, float | None]] = [
    ("plain / catanatron", "plain", "catanatron", 8.0),
    ("compiled / catanatron", "compiled", "catanatron", 80.0),
    ("compiled / negotiation", "compiled", "negotiation", 4.0),
    ("compiled / negotiation, quicker", "compiled", "negotiation, quicker", 4.0),
    ("compiled from lazy moves / negotiation", "compiled listed", "negotiation", 1.0),
    (
        "compiled from lazy moves / negotiation, quicker",
        "compiled listed",
        "negotiation, quicker",
        1.0,
    ),
    ("compiled / plain", "compiled", "plain", None),
    ("copies / list copies (a quarter is four times the cost)", "copy", "list copy", 0.25),
]
for other in OTHER_GAMES:
    RATIOS += [
        (f"{other}: plain / catanatron", f"plain {other}", "catanatron", 4.0),
        (f"{other}: compiled / catanatron", f"compiled {other}", "catanatron", 30.0),
        (f"{other}: compiled / plain", f"compiled {other}", f"plain {other}", None),
    ]


def work(name: str) -> None:
    """A contestant's process: for every line plays so many seconds and prints moves and CPU time."""
    batch = CONTESTANTS[name].make()
    if "Funduk" in CONTESTANTS[name].title:
        import funduk

        if funduk.compiled is not (CONTESTANTS[name].python == COMPILED):
            sys.exit("the plain engines are compiled in place: run `make slow` first")
    batch(0)
    print("ready", flush=True)
    seed = 1
    for line in sys.stdin:
        moves, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < float(line):
            moves += batch(seed)
            seed += 1
        print(json.dumps([moves, spent]), flush=True)


def hire(name: str) -> subprocess.Popen[str]:
    command = [str(CONTESTANTS[name].python), str(Path(__file__).resolve()), "--work", name]
    quiet = dict(os.environ, OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=quiet
    )
    assert process.stdout is not None
    if process.stdout.readline().strip() != "ready":
        sys.exit(f"{CONTESTANTS[name].title} did not start: run `make bench`, which sets it up")
    return process


def race(rounds: int, seconds: float) -> None:
    """Every round lets every contestant play in turn, so that a slow minute of the machine hits all alike."""
    for name, contestant in CONTESTANTS.items():
        contestant.process = hire(name)
    for number in range(rounds):
        for contestant in CONTESTANTS.values():
            process = contestant.process
            assert process is not None and process.stdin is not None and process.stdout is not None
            process.stdin.write(f"{seconds}\n")
            process.stdin.flush()
            moves, spent = json.loads(process.stdout.readline())
            contestant.rates.append(moves / spent)
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    for contestant in CONTESTANTS.values():
        assert contestant.process is not None and contestant.process.stdin is not None
        contestant.process.stdin.close()
        contestant.process.wait()


def report(rounds: int, seconds: float) -> str:
    """Medians over the rounds; a ratio is the median of the rounds' ratios."""
    lines = [
        f"{rounds} interleaved rounds of {seconds:g} s CPU time each, {SEATS} players, {GAME} where no other "
        f"game is named, Python {platform.python_version()}, {os.cpu_count()} cores",
        "",
        "| contestant | a second (median) | slowest round | quickest round |",
        "|---|---:|---:|---:|",
    ]
    for contestant in CONTESTANTS.values():
        rates = contestant.rates
        lines.append(
            f"| {contestant.title} | {statistics.median(rates):,.0f} | {min(rates):,.0f} "
            f"| {max(rates):,.0f} |"
        )
    lines += ["", "| ratio | asked | median | lowest | |", "|---|---:|---:|---:|---|"]
    for title, one, other, asked in RATIOS:
        ratios = [
            mine / theirs
            for mine, theirs in zip(CONTESTANTS[one].rates, CONTESTANTS[other].rates, strict=True)
        ]
        middle = statistics.median(ratios)
        verdict = "" if asked is None else "reached" if middle >= asked else "missed"
        goal = "" if asked is None else f"{asked:g}"
        lines.append(f"| {title} | {goal} | {middle:.2f} | {min(ratios):.2f} | {verdict} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="CPU time of one contestant in one round"
    )
    parser.add_argument("--work", choices=list(CONTESTANTS), help=argparse.SUPPRESS)
    parser.add_argument(
        "--against", metavar="COMMIT", help="compare with our engines of that commit instead"
    )
    parser.add_argument("--plain", action="store_true", help="with --against: not compiled")
    arguments = parser.parse_args()
    if arguments.work:
        work(arguments.work)
        return
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("at least one round and some time")
    if arguments.against:
        from against import compare

        with tempfile.TemporaryDirectory() as scratch:
            print(
                compare(
                    arguments.against,
                    arguments.rounds,
                    arguments.seconds,
                    not arguments.plain,
                    Path(scratch),
                )
            )
        return
    race(arguments.rounds, arguments.seconds)
    print(f"## {datetime.date.today().isoformat()}: random playouts\n")
    print(report(arguments.rounds, arguments.seconds))


if __name__ == "__main__":
    main()
