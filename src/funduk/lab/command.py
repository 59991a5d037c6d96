"""`funduk lab ...` on the command line."""

import argparse
import json
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from funduk.core.errors import FundukError
from funduk.lab import arena, benchmark, corpus, train
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
    add_door_arguments(commands)
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


def add_door_arguments(commands: Any) -> None:
    """What other programs are measured by, and fed with."""
    tests = commands.add_parser(
        "benchmark", help="an agent against frozen bots on published seeds, as one citable file"
    )
    tests.add_argument("agent", help="a bot: a name, cmd:program or module:Class")
    tests.add_argument("--game", required=True)
    tests.add_argument("--seats", type=int, default=4)
    tests.add_argument("--deals", type=int, default=100, help="each is played from every seat")
    tests.add_argument("--seeds", default="open", help="open (to tune on) or held-out (to report)")
    tests.add_argument("--out", type=Path, required=True, metavar="FILE")
    study.add_table_arguments(tests)
    boards = commands.add_parser("leaderboard", help="a table of benchmarks' results")
    boards.add_argument("files", type=Path, nargs="+")
    writes = commands.add_parser("corpus", help="many bot games as a Parquet file")
    writes.add_argument("game")
    writes.add_argument("--games", type=int, default=1000)
    writes.add_argument("--seats", type=int, default=4)
    writes.add_argument("--bots", default="merchant", help="names, separated by commas")
    writes.add_argument("--seed", type=int, default=1, help="another number, other games")
    writes.add_argument("--out", type=Path, required=True, metavar="FILE")
    study.add_table_arguments(writes)


def run_door(arguments: argparse.Namespace) -> int:
    if arguments.lab_command == "leaderboard":
        print(benchmark.leaderboard(arguments.files))
        return 0
    game = study.asked_game(arguments)
    options = study.read_options(game, arguments.option)
    if not arguments.out.resolve().parent.is_dir():
        raise FundukError(f"cannot write {arguments.out}: there is no such folder")
    if arguments.lab_command == "corpus":
        seats, seed = arguments.seats, arguments.seed
        rows = corpus.write(
            game.name, arguments.games, seats, options, arguments.bots, seed, arguments.out
        )
        print(f"{rows:,} answers of {arguments.games:,} games in {arguments.out}")
        return 0
    result = benchmark.run(
        game.name, arguments.agent, arguments.seats, arguments.deals, arguments.seeds, options
    )
    arguments.out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    print(benchmark.leaderboard([arguments.out]))
    return 0


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
    if arguments.lab_command in ("benchmark", "leaderboard", "corpus"):
        return run_door(arguments)
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
