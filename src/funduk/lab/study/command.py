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
from funduk.lab.study.data import data_folder, write_data
from funduk.lab.study.plan import CLOSE_LOOKS, Study
from funduk.lab.study.progress import Watch, games_of
from funduk.lab.study.report import write_report
from funduk.lab.study.settings import Against, option_named, read_seats, read_values
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
        "--sweep-set",
        action="append",
        default=[],
        metavar="PATH=LOW..HIGH",
        help='play also with this number of the set changed, such as "cards[3].points=4..7"',
    )
    add_table_arguments(parser)
    parser.add_argument(
        "--bots", default="", help="names, separated by commas; the last is repeated"
    )
    parser.add_argument(
        "--against-set", type=Path, metavar="FILE", help="compare with another set, seed by seed"
    )
    parser.add_argument(
        "--against-option", action="append", default=[], metavar="NAME=VALUE", help="with an option"
    )
    parser.add_argument("--against-bots", default="", metavar="NAMES", help="with other bots")
    parser.add_argument(
        "--against-values", type=Path, metavar="FILE", help="with other values of the same bots"
    )
    parser.add_argument("--seats", help="such as 4, or 3,4,5, or all (default: 4)")
    parser.add_argument("--games", type=int, default=2000, help="games of each table and switch")
    parser.add_argument(
        "--until",
        type=float,
        metavar="PERCENT",
        help="stop earlier, when every seat's wins are known to ± so many percent",
    )
    parser.add_argument("--seed", type=int, default=1, help="another number, other games")
    parser.add_argument(
        "--close",
        type=int,
        default=CLOSE_LOOKS,
        metavar="N",
        help="look closely at one seed in N (default: %(default)s; 0: at none)",
    )
    parser.add_argument("--out", type=Path, metavar="FILE.html", help="where the report goes")
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="every game as Parquet, every figure as CSV"
    )
    parser.add_argument(
        "--progress", type=Path, metavar="FILE.json", help="how far it is, for other programs"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the report")


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """The set, its freedom, options and values, as every command of the lab takes them."""
    parser.add_argument(
        "--set", type=Path, metavar="FILE", help="a component set instead of the house set"
    )
    parser.add_argument(
        "--free", action="store_true", help="the set may have more or fewer cards than the box"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="for all tables"
    )
    parser.add_argument(
        "--values", type=Path, metavar="FILE", help="bots play with these learned values"
    )


def asked_game(arguments: argparse.Namespace, other_set: Path | None = None) -> Game:
    """The game of a command; what is unusual about an owner's set is said on the side."""
    game = find_game(arguments.game, other_set or arguments.set, free=arguments.free)
    for warning in game.components.warnings:
        print(f"funduk: warning: {warning}", file=sys.stderr)
    return game


def asked_study(arguments: argparse.Namespace) -> Study:
    game = asked_game(arguments)
    return Study(
        game,
        read_seats(game, arguments.seats),
        names_in(arguments.bots),
        arguments.games,
        seed=arguments.seed,
        options=read_options(game, arguments.option),
        sweep=arguments.sweep,
        sweep_set=arguments.sweep_set,
        against=_against(arguments, game),
        values=read_values(arguments.values, game.name),
        until=arguments.until,
        close=arguments.close,
        set_file=arguments.set.name if arguments.set else None,
    )


def _against(arguments: argparse.Namespace, game: Game) -> Against | None:
    """The other side of a comparison, where one is asked for."""
    asked = (
        arguments.against_set,
        arguments.against_option,
        arguments.against_bots,
        arguments.against_values,
    )
    if not any(asked):
        return None
    other = asked_game(arguments, arguments.against_set) if arguments.against_set else None
    return Against(
        other,
        read_options(game, arguments.against_option) or None,
        names_in(arguments.against_bots) or None,
        read_values(arguments.against_values, game.name),
        arguments.against_set.name if arguments.against_set else "",
    )


def names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Plays, counts, writes; one that is stopped reports what is there, and the same command goes on."""
    out: Path = arguments.out or Path(f"study-{arguments.game}.html")
    study = asked_study(arguments)
    study.keep_rows = arguments.data is not None
    language = arguments.lang or preferred_language()
    watch = Watch(kept_file(out, study), arguments.progress, arguments.jobs)
    with _room_for(out) as write, data_folder(arguments.data) as data:
        try:
            study.run(console, arguments.jobs, arguments.cluster, watch)
        except KeyboardInterrupt:
            _report_of_what_is_there(study, out, write, language)
            raise
        write(write_report(study, language))
        if data is not None:
            write_data(study, data)
    watch.forget()
    console.print(f"{sum(setting.tally.games for setting in study.settings)} games: {out}")
    return 0


def kept_file(out: Path, study: Study) -> Path:
    """Beside the report, called after what is played: another study has another one."""
    return out.parent / f"{out.stem}.{study.mark()}.kept"


def _report_of_what_is_there(
    study: Study, out: Path, write: Callable[[str], None], language: str
) -> None:
    played = sum(setting.tally.games for setting in study.settings)
    if all(setting.tally.games for setting in study.settings if setting.seats == study.seats[0]):
        write(write_report(study, language))
        said = f"stopped after {played} of {games_of(study)} games: {out}"
    else:
        said = "stopped before the first games were counted; no report was written"
    with suppress(OSError):
        print(f"funduk: {said}; the same command goes on where it was", file=sys.stderr)


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
