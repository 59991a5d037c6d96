"""The command line: turns words into tables, files and figures."""

import argparse
import importlib.util
import sys
from pathlib import Path
from typing import Any, NoReturn

import funduk
from funduk import catalogue
from funduk.core.errors import BadOption, FundukError
from funduk.core.game import Game

WRONG = 2
LIST = Path()
"""What --resume means without a file: list the kept games."""
SERVER_COMMANDS = ("serve", "backup", "drill", "restore", "move-store", "admin")
NEEDS = ("rich", "textual")
ALWAYS = ("games", "verify", "sim", "lab", *SERVER_COMMANDS)
"""Commands that say themselves what they need; the first three need nothing beyond the base."""


class Wrong(FundukError):
    """A command line that cannot be carried out."""


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise Wrong(f"{message} ({self.prog} --help)")


def main(arguments: list[str] | None = None) -> int:
    """Runs one command; what is wrong is one line on standard error, and exit code 2."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        if given[:1] == ["--version"]:
            print(f"funduk {funduk.__version__}{' (compiled)' if funduk.compiled else ''}")
            return 0
        if given and given[0] in SERVER_COMMANDS:
            return _server_command(given)
        if given[:1] == ["lab"]:
            return _lab_command(given)
        return _run(given)
    except FundukError as wrong:
        print(f"funduk: {' '.join(str(wrong).split())}", file=sys.stderr)
        return WRONG
    except ModuleNotFoundError as missing:
        print(
            f"funduk: {missing.name} is not installed: pip install 'funduk[bots]'", file=sys.stderr
        )
        return WRONG
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


def _server_command(given: list[str]) -> int:
    if importlib.util.find_spec("starlette") is None:
        raise Wrong(f"`funduk {given[0]}` needs the server: pip install 'funduk[server]'")
    from funduk.server import command

    return command.main(given)


def _lab_command(given: list[str]) -> int:
    if importlib.util.find_spec("polars") is None:
        raise Wrong("`funduk lab` needs the lab: pip install 'funduk[lab]'")
    from funduk.lab import command

    parser = OneLineParser("funduk lab", description=command.__doc__)
    command.add_lab_arguments(parser)
    return command.run(parser.parse_args(given[1:]))


def _run(given: list[str]) -> int:
    from funduk.locale import LANGUAGES, Words, preferred_language

    place = given.index("--lang") + 1 if "--lang" in given else 0
    asked = given[place] if 0 < place < len(given) else ""
    words = Words(asked if asked in LANGUAGES else preferred_language(), "terminal")
    options = _parser(words).parse_args(given)
    words = words if options.lang in (None, words.language) else Words(options.lang, "terminal")
    if options.command is None:
        _parser(words).print_help()
        return 0
    if options.command not in ALWAYS:
        for module in NEEDS:
            if not _is_there(module):
                raise Wrong(words.say("cli-needs-terminal", {"command": options.command}))
    code: int = options.run(options, words)
    return code


def _is_there(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except (ModuleNotFoundError, ValueError):  # a part of it is missing, or it was shut out
        return False


def _parser(words: Any) -> argparse.ArgumentParser:
    say = words.say
    shared = OneLineParser(add_help=False)
    shared.add_argument("--lang", choices=("de", "en"), help=say("cli-lang"))
    shared.add_argument("-h", "--help", action="help", help=say("cli-help"))
    parser = OneLineParser("funduk", description=say("cli-about"), parents=[shared], add_help=False)
    parser.add_argument("--version", action="store_true", help=say("cli-version"))
    commands = parser.add_subparsers(dest="command", parser_class=OneLineParser, metavar="COMMAND")

    def command(name: str, run: Any) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = commands.add_parser(
            name, help=say(f"cli-{name}"), parents=[shared], add_help=False
        )
        made.set_defaults(run=run)
        return made

    play = command("play", _play)
    play.add_argument("game", nargs="?")
    play.add_argument("--seats", type=int, help=say("cli-seats"))
    play.add_argument("--people", type=int, default=1, help=say("cli-people"))
    play.add_argument("--name", action="append", default=[], help=say("cli-name"))
    play.add_argument("--bots", default="", help=say("cli-bots"))
    play.add_argument("--seed", help=say("cli-seed"))
    play.add_argument("--save", type=Path, metavar="FILE", help=say("cli-save"))
    play.add_argument(
        "--resume", type=Path, nargs="?", const=LIST, metavar="FILE", help=say("cli-resume")
    )
    play.add_argument("--plain", action="store_true", help=say("cli-plain"))
    play.add_argument("--pace", choices=("human", "fast"), default="human", help=say("cli-pace"))
    replay = command("replay", _replay)
    replay.add_argument("file", type=Path)
    replay.add_argument("--plain", action="store_true", help=say("cli-plain"))
    review = command("review", _review)
    review.add_argument("file", type=Path)
    review.add_argument("--seat", type=int, help=say("cli-review-seat"))
    review.add_argument("--seed", type=int, default=0, help=say("cli-review-seed"))
    review.add_argument(
        "--effort",
        choices=("quick", "normal", "deep"),
        default="normal",
        help=say("cli-review-effort"),
    )
    review.add_argument("--step", type=int, help=say("cli-review-step"))
    review.add_argument("--had", metavar="ACTION", help=say("cli-review-had"))
    shape = review.add_mutually_exclusive_group()
    shape.add_argument("--html", type=Path, metavar="FILE", help=say("cli-review-html"))
    shape.add_argument("--json", action="store_true", help=say("cli-review-json"))
    command("verify", _verify).add_argument("file", type=Path)
    sim = command("sim", _sim)
    sim.add_argument("game")
    sim.add_argument("-n", type=int, default=1000, dest="number", help=say("cli-games-number"))
    sim.add_argument("--seats", type=int, help=say("cli-seats"))
    sim.add_argument("--bots", default="", help=say("cli-bots"))
    sim.add_argument("--seed", type=int, default=1, help=say("cli-seed"))
    sim.add_argument("--jobs", type=int, help=say("cli-jobs"))
    for made in (play, sim):
        made.add_argument("--set", type=Path, metavar="FILE", help=say("cli-set"))
        made.add_argument(
            "--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option")
        )
    command("rules", _rules).add_argument("game")
    command("games", _games)
    command("mcp", _mcp)
    for name in (*SERVER_COMMANDS, "lab"):
        commands.add_parser(name, help=say(f"cli-{name}"))
    return parser


def _game(options: argparse.Namespace, words: Any) -> Game:
    """The game asked for; what is unusual about an owner's set is said once, on the side."""
    game = catalogue.game(options.game, options.set)
    for warning in game.components.warnings:
        print(f"funduk: {words.say('cli-set-warning', {'warning': warning})}", file=sys.stderr)
    return game


def _options(game: Game, written: list[str]) -> dict[str, Any]:
    """`name=value` as the notation writes values: age=2,0,1 or open_stacks=yes."""
    known = {option.name: option for option in game.options}
    found: dict[str, Any] = {}
    for text in written:
        name, given, value = text.partition("=")
        if not given or name not in known:
            there = ", ".join(known) or "none"
            raise BadOption(
                f"--option {text}: write name=value; {game.name} has the options {there}"
            )
        form = known[name].form
        found[name] = form.to_json(form.from_word(value, f"option {name} ({known[name].clause})"))
    return found


def _lineup(game: Game, written: str, number: int) -> list[str]:
    """So many bots from a list; the last is repeated."""
    from funduk import bots
    from funduk.doors import seating

    given = seating.split_names(written)
    if len(given) > number:
        raise Wrong(f"{len(given)} bots are too many: there is room for {number}")
    names = given or [_strongest(game)]
    for name in names:
        if seating.is_own(name):
            seating.bot(name, game, 0, funduk.FastDice(0))
        elif name not in bots.names(game.name):
            raise Wrong(
                f"no bot {name!r} plays {game.name}; there are {', '.join(bots.names(game.name))}"
            )
    return [*names, *[names[-1]] * (number - len(names))][:number]


def _strongest(game: Game) -> str:
    """The best bot that can sit down here: some need more than the base install."""
    from funduk import bots

    for name in reversed(bots.engines(game.name)):
        try:
            bots.bot(name, game, 0, funduk.FastDice(0))
        except ModuleNotFoundError:
            continue
        return name
    return bots.NAMES[0]


def _default_seats(game: Game, at_least: int) -> int:
    wanted = max(4, at_least)
    return (
        wanted
        if wanted in game.seats
        else max([seats for seats in game.seats if seats <= wanted] or game.seats)
    )


def _play(options: argparse.Namespace, words: Any) -> int:
    from funduk.terminal import start

    if options.resume == LIST:
        return start.list_kept_games(words)
    resumed = None if options.resume is None else _resumed(options)
    if resumed is None and options.game is None:
        raise Wrong(f"which game? There are {', '.join(catalogue.GAMES)} (funduk play --help)")
    game = resumed.game if resumed else _game(options, words)
    people = max(options.people, len(options.name))
    seats = resumed.seats if resumed else options.seats or _default_seats(game, people)
    if not 0 <= people <= seats:
        raise Wrong(f"{people} people do not fit at {seats} seats")
    chosen = _options(game, options.option)
    lineup = _lineup(game, options.bots, seats - people)
    if options.save is not None and not options.save.resolve().parent.is_dir():
        raise Wrong(f"cannot save to {options.save}: there is no such folder")
    save = options.save or _kept_file(options.resume, game, words)
    match = resumed or funduk.Match(game, seats, seed=options.seed, options=chosen)
    return start.play(match, people, options.name, lineup, words, save, options.plain, options.pace)


def _kept_file(resumed: Path | None, game: Game, words: Any) -> Path | None:
    """Where a game is kept that nobody named a file for: a kept one stays where it is."""
    from funduk.terminal import kept_games

    if resumed is not None and kept_games.is_kept(resumed):
        return resumed
    try:
        return kept_games.new_file(game.name)
    except OSError as wrong:
        told = {"folder": str(kept_games.folder()), "why": wrong.strerror or str(wrong)}
        print(f"funduk: {words.say('terminal-not-kept', told)}", file=sys.stderr)
        return None


def _resumed(options: argparse.Namespace) -> funduk.Match:
    """A saved match to go on with; it brings its own seats, set, options and dice."""
    for name in ("seats", "set", "seed"):
        if getattr(options, name) is not None:
            raise Wrong(f"--{name} and --resume do not go together: the file brings its own")
    if options.option:
        raise Wrong("--option and --resume do not go together: the file brings its own")
    match = funduk.Match.load(options.resume)
    if options.game is not None and match.game.name != catalogue.game(options.game).name:
        raise Wrong(f"{options.resume.name} is a match of {match.game.name}, not of {options.game}")
    return match


def _replay(options: argparse.Namespace, words: Any) -> int:
    from funduk.terminal import start

    return start.replay(funduk.Match.load(options.file), words, options.plain)


def _review(options: argparse.Namespace, words: Any) -> int:
    from funduk.terminal import reviewing

    match = funduk.Match.load(options.file)
    if options.had is not None or options.step is not None:
        if options.had is None or options.step is None:
            raise Wrong("--step and --had go together: which step, and what else could be done")
        return reviewing.tell_branch(match, words, options.step, options.had, options.seed)
    return reviewing.run(
        match, words, options.seat, options.seed, options.effort, options.html, options.json
    )


def _verify(options: argparse.Namespace, words: Any) -> int:
    report = funduk.verify(funduk.read_file(options.file))
    if not report.ok:
        count, first = len(report.problems), report.problems[0]
        print(
            f"funduk: {words.say('terminal-not-verified', {'problems': count, 'first': first})}",
            file=sys.stderr,
        )
        return WRONG
    print(words.say("terminal-verified", {"numbers": report.numbers, "draws": report.draws}))
    return 0


def _sim(options: argparse.Namespace, words: Any) -> int:
    from funduk import bots
    from funduk.terminal.sim import Plan, check

    if _is_there("rich"):
        from funduk.terminal.sim_table import simulate_and_show
    else:
        from funduk.terminal.sim_plain import simulate_and_show

    if options.jobs is not None and options.jobs < 1:
        raise Wrong(f"--jobs {options.jobs}: at least one process has to play")
    game = _game(options, words)
    written = [name for name in options.bots.split(",") if name]
    seats = options.seats or (
        len(written) if len(written) in game.seats else _default_seats(game, len(written))
    )
    lineup = _lineup(
        game, options.bots or ",".join([*bots.engines(game.name)[1:2], "wanderer"]), seats
    )
    chosen = _options(game, options.option)
    content = game.components.content
    plan = Plan(game.name, content, seats, chosen, tuple(lineup), options.number, options.seed)
    check(plan)
    simulate_and_show(plan, options.jobs, words)
    return 0


def _mcp(options: argparse.Namespace, words: Any) -> int:
    from importlib.util import find_spec

    if find_spec("mcp") is None:
        raise Wrong("`funduk mcp` needs the protocol's SDK: pip install 'funduk[mcp]'")
    from funduk.doors import mcp
    from funduk.terminal.guest import open_sitting

    mcp.run(open_sitting, words.language)
    return 0


def _rules(options: argparse.Namespace, words: Any) -> int:
    from funduk.terminal import start

    return start.rules(catalogue.game(options.game).name, words)


def _games(options: argparse.Namespace, words: Any) -> int:
    for name in catalogue.GAMES:
        words.need(name)
        seats = catalogue.game(name).seats
        players = words.say("terminal-game-line", {"seats": f"{seats[0]}–{seats[-1]}"})
        print(
            f"{name:<14} {words.say(f'{name}-title')}, {players}. {words.say(f'{name}-title', None, 'blurb')}"
        )
    for name, why in catalogue.GAMES.broken.items():
        print(
            f"funduk: {words.say('cli-broken-game', {'game': name, 'why': why})}", file=sys.stderr
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
