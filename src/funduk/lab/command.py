"""`funduk lab ...` on the command line."""

import argparse
import signal
import sys
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from funduk.lab import arena, train
from funduk.lab.study import command as study
from funduk.lab.study.settings import read_values
from funduk.locale import LANGUAGES

STOPPED = {
    "arena": "stopped; the same command goes on where it was",
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
    study.add_table_arguments(fights)
    fights.add_argument(
        "--out", type=Path, help="where results are kept; a second run goes on there"
    )
    add_crew_arguments(fights)
    counts = commands.add_parser(
        "study", help="many games into one report: seats, prices, cards, switches"
    )
    study.add_study_arguments(counts)
    add_crew_arguments(counts)
    opens = commands.add_parser(
        "open", help="a designer's page in the browser, on this machine only"
    )
    opens.add_argument(
        "--folder",
        type=Path,
        default=Path("funduk-lab"),
        help="where studies are kept (%(default)s)",
    )
    opens.add_argument("--port", type=int, default=0, help="of 127.0.0.1 (default: a free one)")
    opens.add_argument("--jobs", type=int, help="processes of each study (default: all cores)")
    opens.add_argument("--lang", choices=LANGUAGES, help="the language of pages and reports")
    opens.add_argument("--no-browser", action="store_true", help="only print the address")
    learns = commands.add_parser("train", help="learn the vizier's values from merchants' games")
    learns.add_argument("game")
    learns.add_argument("--seed", type=int, default=1, help="1 to 4: other games")
    learns.add_argument("--games", type=int, help="games to learn from")
    learns.add_argument("--duels", type=int, help="games of the new values against the last")
    learns.add_argument("--seats", type=int, default=4)
    study.add_table_arguments(learns)
    learns.add_argument(
        "--out", type=Path, metavar="FILE", help="where the values go, instead of the shipped ones"
    )
    learns.add_argument("--jobs", type=int, help="processes on this machine (default: all cores)")


def add_crew_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, help="processes on this machine (default: all cores)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler instead")


def run(arguments: argparse.Namespace) -> int:
    """Carries out a lab command; errors are FundukErrors, and a request to end is heard as Ctrl-C is."""
    console = Console()

    def hang_up(number: int, frame: object) -> None:
        """The terminal was closed: the same as a request to end, but there is nobody to tell."""
        console.quiet = True
        raise KeyboardInterrupt

    before = {signal.SIGTERM: signal.signal(signal.SIGTERM, signal.default_int_handler)}
    if hasattr(signal, "SIGHUP"):
        before[signal.SIGHUP] = signal.signal(signal.SIGHUP, hang_up)
    try:
        return _carry_out(arguments, console)
    except KeyboardInterrupt:
        if arguments.lab_command in STOPPED:
            with suppress(OSError):
                print(f"funduk: {STOPPED[arguments.lab_command]}", file=sys.stderr)
        raise
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _carry_out(arguments: argparse.Namespace, console: Console) -> int:
    if arguments.lab_command == "arena":
        names = [name.strip() for name in arguments.bots.split(",") if name.strip()]
        game = study.asked_game(arguments)
        values = read_values(arguments.values, game.name)
        fights = arena.Arena(
            game.name,
            names,
            arguments.games,
            arguments.seats,
            arguments.out,
            first_seed=arena.first_seed(arguments.seed),
            options=study.read_options(game, arguments.option),
            components=game.components.content if arguments.set else None,
            free=arguments.free,
            values=values and values.content,
        )
        fights.run(console, arguments.jobs, arguments.cluster)
        arena.show(fights, console)
    if arguments.lab_command == "open":
        from funduk.lab.page import app

        return app.run(arguments)
    if arguments.lab_command == "study":
        return study.run(arguments, console)
    if arguments.lab_command == "train":
        game = study.asked_game(arguments)
        training = train.training_for(
            game,
            arguments.seed,
            arguments.games,
            arguments.duels,
            arguments.seats,
            options=study.read_options(game, arguments.option),
            start=read_values(arguments.values, game.name),
            out=arguments.out,
        )
        training.run(console, arguments.jobs)
    return 0
