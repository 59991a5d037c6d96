"""Games a second of four bots of one kind, this tree against another commit.

    python bench/botspeed.py --against 877acc4 --rounds 5 --games 8
    python bench/botspeed.py --bots vizier,master basari_cards

Both trees are compiled in a folder of their own and play the same seeds in turn, so that a slow minute of
the machine hits both; what counts is processor time. A bot that the other commit lacks is played here only.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from against import GAMES, SEATS, lay_out

AIMS = {"basari_cards": 25.0, "basari": 15.0, "sandsturm": 10.0, "schwarzmarkt": 8.0}
"""What four viziers should play in a second."""
FIRST = 9_300_000


def work() -> None:
    """One side's process: for every line `game bot first games` plays, and prints the seconds it took."""
    import funduk
    from funduk import bots
    from funduk.core.dice import FastDice
    from funduk.core.playout import play_bots

    print(json.dumps({name: list(bots.names(name)) for name in GAMES}), flush=True)
    games = {name: funduk.game(name) for name in GAMES}
    for line in sys.stdin:
        name, bot, first, number = line.split()
        game = games[name]
        begun = time.process_time()
        for seed in range(int(first), int(first) + int(number)):
            seated = [
                bots.bot(bot, game, seat, FastDice(seed * 100 + seat)) for seat in range(SEATS)
            ]
            play_bots(game, game.setup(SEATS, {}), FastDice(seed), seated)
        print(time.process_time() - begun, flush=True)


class Side:
    """A process that plays with the bots of one folder."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--work"],
            cwd=folder,
            env=dict(os.environ, PYTHONPATH=str(folder / "src")),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.orders, self.answers = self.process.stdin, self.process.stdout
        self.bots: dict[str, list[str]] = json.loads(self.answers.readline())

    def rate(self, game: str, bot: str, first: int, games: int) -> float:
        """Games a second."""
        print(game, bot, first, games, file=self.orders, flush=True)
        return games / float(self.answers.readline())


def compare(sides: list[Side], game: str, bot: str, rounds: int, games: int) -> str:
    """One row: the medians of both, and of the ratios round by round."""
    there = [side for side in sides if bot in side.bots[game]]
    for side in there:
        side.rate(game, bot, FIRST, 1)
    rates = [
        [side.rate(game, bot, FIRST + turn * games, games) for side in there]
        for turn in range(rounds)
    ]
    now = statistics.median(row[-1] for row in rates)
    then, ratio = "", ""
    if len(there) == 2:
        then = f"{statistics.median(row[0] for row in rates):.1f}"
        ratio = f"{statistics.median(row[1] / row[0] for row in rates):.2f}"
    aim = f"{AIMS[game]:g}" if bot == "vizier" else ""
    return f"| {game} | {bot} | {then} | {now:.1f} | {ratio} | {aim} | {rounds * games} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games_played", nargs="*", metavar="game", help="all without a name")
    parser.add_argument("--against", help="a commit")
    parser.add_argument("--bots", default="vizier,master")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=8, help="a round")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.work:
        work()
        return
    with tempfile.TemporaryDirectory() as scratch:
        trees = [arguments.against] if arguments.against else []
        folders = [
            lay_out(tree, Path(scratch, f"tree-{place}"), compiled=True)
            for place, tree in enumerate([*trees, None])
        ]
        sides = [Side(folder) for folder in folders]
        print("| game | four of | then | now | ratio | aim | games |")
        print("|---|---|---:|---:|---:|---:|---:|")
        for game in arguments.games_played or GAMES:
            for bot in arguments.bots.split(","):
                row = compare(sides, game, bot, arguments.rounds, arguments.games)
                print(row, flush=True)


if __name__ == "__main__":
    main()
