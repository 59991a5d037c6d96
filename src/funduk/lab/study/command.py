"""`funduk lab study GAME`: what the command line gives, turned into a study and a report."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from funduk.catalogue import game as find_game
from funduk.core.errors import BadOption, FundukError
from funduk.core.game import Game
from funduk.lab.study.plan import Study, option_named, read_seats
from funduk.lab.study.report import write_report
from funduk.locale import LANGUAGES, preferred_language


def add_study_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument(
        "--sweep",
        action="append",
        metavar="NAME=VALUE,...",
        help="play also with this option changed; without it every switch of the game, with `none` no switch",
    )
    parser.add_argument(
        "--set", type=Path, metavar="FILE", help="a component set instead of the house set"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="for all tables"
    )
    parser.add_argument(
        "--bots", default="", help="names, separated by commas; the last is repeated"
    )
    parser.add_argument("--seats", help="such as 4, or 3,4,5, or all (default: 4)")
    parser.add_argument("--games", type=int, default=2000, help="games of each table and switch")
    parser.add_argument("--seed", type=int, default=1, help="another number, other games")
    parser.add_argument("--out", type=Path, metavar="FILE.html", help="where the report goes")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the report")


def asked_game(arguments: argparse.Namespace) -> Game:
    """The game of a command; what is unusual about an owner's set is said on the side."""
    game = find_game(arguments.game, arguments.set)
    for warning in game.components.warnings:
        print(f"funduk: warning: {warning}", file=sys.stderr)
    return game


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Plays, counts, writes."""
    out: Path = arguments.out or Path(f"study-{arguments.game}.html")
    game = asked_game(arguments)
    names = [name.strip() for name in arguments.bots.split(",") if name.strip()]
    study = Study(
        game,
        read_seats(game, arguments.seats),
        names,
        arguments.games,
        seed=arguments.seed,
        options=read_options(game, arguments.option),
        sweep=arguments.sweep,
        set_file=arguments.set.name if arguments.set else None,
    )
    with _room_for(out) as write:
        study.run(console, arguments.jobs, arguments.cluster)
        write(write_report(study, arguments.lang or preferred_language()))
    console.print(f"{sum(setting.tally.games for setting in study.settings)} games: {out}")
    return 0


@contextmanager
def _room_for(out: Path) -> Iterator[Callable[[str], None]]:
    """Room for a report before hours of games are played for it; what is there stays until all is written."""
    part = Path(f"{out}.part")

    def write(text: str) -> None:
        try:
            if (out.exists() and not out.is_file()) or not out.parent.is_dir():
                raise FundukError(
                    f"cannot write to {out}: it must be a file in a folder that exists"
                )
            part.write_text(text, encoding="utf-8")
            if text:
                part.replace(out)
        except OSError as wrong:
            raise FundukError(f"cannot write to {out}: {wrong.strerror}") from None

    try:
        write("")
        yield write
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def read_options(game: Game, written: list[str]) -> dict[str, Any]:
    """`name=value` as match files write values."""
    found: dict[str, Any] = {}
    for text in written:
        name, given, value = text.partition("=")
        if not given:
            raise BadOption(f"--option {text}: write name=value")
        form = option_named(game, name).form
        found[name] = form.to_json(form.from_word(value, f"option {name}"))
    return found
