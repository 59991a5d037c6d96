"""A study: which tables are played, how the work is cut, and how it is put together again."""

import shlex
from typing import Any

from rich.console import Console
from rich.progress import Progress

from funduk import bots
from funduk.core.errors import BadOption, FundukError
from funduk.core.game import Game, Option
from funduk.core.record import Many, Maybe
from funduk.lab.batch import batch
from funduk.lab.crew import play_all
from funduk.lab.study.playing import count_batch
from funduk.lab.study.subjects import Subject, subject
from funduk.lab.study.tally import Tally

FIRST_SEED = 500_000_000
SEEDS_APART = 1_000_000
"""Trainings lie below the first and arenas below those: they never share seeds."""
MOST_GAMES = 1_000_000
BATCHES = 24
MOST_A_BATCH = 50


class Setting:
    """One kind of table: its seats, its options, and the one option in which it differs from the base."""

    def __init__(
        self, seats: int, options: dict[str, Any], changed: tuple[str, str] | None = None
    ) -> None:
        self.seats = seats
        self.options = options
        self.changed = changed
        """The option's name and its value in words, or None for the base."""
        self.tally = Tally()


class Study:
    """Every setting with the same seeds, each seed one observation."""

    def __init__(
        self,
        game: Game,
        seats: list[int],
        names: list[str],
        games: int,
        *,
        seed: int = 1,
        options: dict[str, Any] | None = None,
        sweep: list[str] | None = None,
        set_file: str | None = None,
    ) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise FundukError(f"--games must be a number from 1 to {MOST_GAMES}, not {games}")
        if not 0 <= seed < 100:
            raise FundukError(f"--seed must be a number from 0 to 99, not {seed}")
        self.game = game
        self.subject: Subject = subject(game)
        self.seed = seed
        self.first_seed = FIRST_SEED + seed * SEEDS_APART
        self.games = games
        self.seats = list(dict.fromkeys(seats))
        self.options = dict(options or {})
        self.sweep = sweep
        self.set_file = set_file
        self.names = _known_bots(game, names, min(seats))
        self.settings: list[Setting] = []
        for number in self.seats:
            game.setup(number, options)
            self.settings.append(Setting(number, dict(self.options)))
            for name, value in self._changes(number, sweep):
                self._add_change(number, dict(self.options), name, value)

    def command(self, language: str) -> str:
        """What to type for the same report; a set of one's own by the name of its file."""
        words = [
            "funduk",
            "lab",
            "study",
            self.game.name,
            "--seats",
            ",".join(map(str, self.seats)),
        ]
        words += [
            "--bots",
            ",".join(self.names),
            "--games",
            str(self.games),
            "--seed",
            str(self.seed),
        ]
        values = self.game.check_options(self.seats[0], self.options)
        for name in self.options:
            words += [
                "--option",
                f"{name}={option_named(self.game, name).form.to_word(values[name])}",
            ]
        for text in [] if self.sweep is None else self.sweep or ["none"]:
            words += ["--sweep", text]
        words += ["--set", self.set_file] if self.set_file else []
        return shlex.join([*words, "--lang", language])

    def line_up(self, seats: int) -> list[str]:
        """The bots at a table; the last one is repeated."""
        return [*self.names, *[self.names[-1]] * seats][:seats]

    def _changes(self, seats: int, sweep: list[str] | None) -> list[tuple[str, Any]]:
        """Without a word every switch of the game, one at a time."""
        if sweep is None:
            return [
                (name, value(seats) if callable(value) else value)
                for name, values in self.subject.switches.items()
                for value in values
            ]
        return [
            change for text in sweep if text != "none" for change in read_sweep(self.game, text)
        ]

    def _add_change(self, seats: int, options: dict[str, Any], name: str, value: Any) -> None:
        option = option_named(self.game, name)
        base = self.game.check_options(seats, options)[name]
        changed = self.game.check_options(seats, {**options, name: value})[name]
        self.game.setup(seats, {**options, name: value})
        if changed != base:
            words = option.form.to_word(changed)
            self.settings.append(Setting(seats, {**options, name: value}, (name, words)))

    def run(self, console: Console, jobs: int | None = None, cluster: str | None = None) -> None:
        """Plays everything; the pieces are added up in their order, whoever was quicker."""
        plan = self._plan()
        early: dict[int, list[Tally]] = {}
        added = 0
        with Progress(console=console) as progress:
            task = progress.add_task(f"{self.game.name}: {', '.join(self.names)}", total=len(plan))
            for place, figures in play_all(count_batch, [what for _, what in plan], jobs, cluster):
                early[place] = [Tally.from_json(one) for one in figures]
                progress.advance(task)
                while added in early:
                    for setting, tally in zip(plan[added][0], early.pop(added), strict=True):
                        setting.tally.merge(tally)
                    added += 1

    def _plan(self) -> list[tuple[list[Setting], dict[str, Any]]]:
        """Some seeds at a time, at the base table and with every switch, so that they can be paired."""
        plan = []
        first = self.first_seed
        for seats in self.seats:
            settings = [setting for setting in self.settings if setting.seats == seats]
            line_up = self.line_up(seats)
            rotate = len(set(line_up)) > 1
            number = max(1, self.games // seats) if rotate else self.games
            size = max(1, min(MOST_A_BATCH, number // BATCHES) // len(settings))
            for start in range(0, number, size):
                seeds = list(range(first + start, first + min(number, start + size)))
                what = batch(
                    self.game.name,
                    seats,
                    line_up,
                    seeds,
                    rotate=rotate,
                    components=self.game.components.content,
                )
                plan.append(
                    (settings, {**what, "settings": [setting.options for setting in settings]})
                )
        return plan


def option_named(game: Game, name: str) -> Option:
    for option in game.options:
        if option.name == name:
            return option
    there = ", ".join(option.name for option in game.options)
    raise BadOption(f"{game.name} has no option {name!r}; it has {there}")


def read_sweep(game: Game, text: str) -> list[tuple[str, Any]]:
    """`scorings=2,4` as two changes; a value that is itself a list, such as age=2,1,0, is one."""
    name, given, written = text.partition("=")
    if not given or not written:
        there = ", ".join(option.name for option in game.options)
        raise BadOption(
            f"--sweep {text}: write name=value or none; {game.name} has the options {there}"
        )
    form = option_named(game, name).form
    inner = form.form if isinstance(form, Maybe) else form
    values = [written] if isinstance(inner, Many) else written.split(",")
    return [(name, form.to_json(form.from_word(value, f"--sweep {name}"))) for value in values]


def read_seats(game: Game, text: str | None) -> list[int]:
    """`4`, `3,4,5`, or all the game has; four where nothing is said."""
    if text == "all":
        return list(game.seats)
    if text is None:
        return [4]
    words = text.split(",")
    if not all(word.strip().isdecimal() for word in words):
        raise FundukError(f"--seats {text}: write a number, several with commas, or all")
    return list(dict.fromkeys(int(word) for word in words))


def _known_bots(game: Game, names: list[str], seats: int) -> list[str]:
    there = bots.names(game.name)
    chosen = names or [bots.engines(game.name)[-1]]
    for name in chosen:
        if name not in there:
            raise FundukError(f"no bot {name!r} plays {game.name}; there are {', '.join(there)}")
    if len(chosen) > seats:
        raise FundukError(f"{len(chosen)} bots do not fit at {seats} seats")
    return chosen
