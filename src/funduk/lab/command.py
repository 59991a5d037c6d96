"""`funduk lab ...` on the command line."""

import argparse
import signal
import sys
from pathlib import Path

from rich.console import Console

from funduk.lab import arena, train
from funduk.lab.study import command as study

STOPPED = {
    "arena": "stopped; the same command goes on where it was",
    "study": "stopped; no report was written",
    "train": "stopped; the last numbers stay",
}


def add_lab_arguments(parser: argparse.ArgumentParser) -> None:
    """The lab's own commands."""
    commands = parser.add_subparsers(dest="lab_command", required=True, metavar="COMMAND")
    fights = commands.add_parser("arena", help="every bot against every other, with intervals")
    fights.add_argument("game")
    fights.add_argument("--bots", required=True, help="names, separated by commas")
    fights.add_argument(
        "--games", type=int, default=2000, help="games for each cell of the cross-table"
    )
    fights.add_argument("--seats", type=int, default=4)
    fights.add_argument("--seed", type=int, default=1, help="another number, other games")
    fights.add_argument(
        "--set", type=Path, metavar="FILE", help="a component set instead of the house set"
    )
    fights.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    fights.add_argument(
        "--out", type=Path, help="where results are kept; a second run goes on there"
    )
    add_crew_arguments(fights)
    counts = commands.add_parser(
        "study", help="many games into one report: seats, prices, cards, switches"
    )
    study.add_study_arguments(counts)
    add_crew_arguments(counts)
    learns = commands.add_parser("train", help="learn the vizier's values from merchants' games")
    learns.add_argument("game")
    learns.add_argument("--seed", type=int, default=1, help="1 to 4: other games")
    learns.add_argument("--games", type=int, help="games to learn from")
    learns.add_argument("--duels", type=int, help="games of the new values against the last")
    learns.add_argument("--seats", type=int, default=4)
    learns.add_argument("--jobs", type=int, help="processes on this machine (default: all cores)")


def add_crew_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, help="processes on this machine (default: all cores)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler instead")


def run(arguments: argparse.Namespace) -> int:
    """Carries out a lab command; errors are FundukErrors, and a request to end is heard as Ctrl-C is."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return _carry_out(arguments, Console())
    except KeyboardInterrupt:
        print(f"funduk: {STOPPED[arguments.lab_command]}", file=sys.stderr)
        raise
    finally:
        signal.signal(signal.SIGTERM, before)


def _carry_out(arguments: argparse.Namespace, console: Console) -> int:
    if arguments.lab_command == "arena":
        names = [name.strip() for name in arguments.bots.split(",") if name.strip()]
        game = study.asked_game(arguments)
        fights = arena.Arena(
            game.name,
            names,
            arguments.games,
            arguments.seats,
            arguments.out,
            first_seed=arena.first_seed(arguments.seed),
            options=study.read_options(game, arguments.option),
            components=game.components.content if arguments.set else None,
        )
        fights.run(console, arguments.jobs, arguments.cluster)
        arena.show(fights, console)
    if arguments.lab_command == "study":
        return study.run(arguments, console)
    if arguments.lab_command == "train":
        training = train.training_for(
            arguments.game, arguments.seed, arguments.games, arguments.duels, arguments.seats
        )
        training.run(console, arguments.jobs)
    return 0
