"""A study: which tables are played, how the work is cut, and how it is put together again."""

import shlex
from collections.abc import Generator
from typing import Any

from rich.console import Console

from funduk.catalogue import game as find_game
from funduk.core.errors import BadSet, FundukError
from funduk.core.game import Game
from funduk.lab.crew import play_all
from funduk.lab.identity import installed, mark
from funduk.lab.statistics import FEW_SEEDS
from funduk.lab.study.playing import count_batch
from funduk.lab.study.progress import Watch
from funduk.lab.study.set_paths import read_set_sweep, replaced, value_at
from funduk.lab.study.settings import (
    NUMBER,
    OPTION,
    Against,
    Change,
    Setting,
    Values,
    known_bots,
    option_named,
    read_sweep,
)
from funduk.lab.study.subjects import Subject, subject
from funduk.lab.study.tally import Tally

FIRST_SEED = 500_000_000
SEEDS_APART = 1_000_000
"""Trainings lie below the first and arenas below those: they never share seeds."""
MOST_GAMES = 1_000_000
GAMES_A_BATCH = 8
"""So few that somebody who waits sees something move."""
CLOSE_LOOKS = 8
"""One seed in so many is looked at closely: that takes more games than the one that counts."""


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
        sweep_set: list[str] | None = None,
        against: Against | None = None,
        values: Values | None = None,
        until: float | None = None,
        close: int = CLOSE_LOOKS,
        set_file: str | None = None,
    ) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise FundukError(f"--games must be a number from 1 to {MOST_GAMES}, not {games}")
        if not 0 <= seed < 100:
            raise FundukError(f"--seed must be a number from 0 to 99, not {seed}")
        if until is not None and not 0.05 <= until <= 50:
            raise FundukError(f"--until must be a number of percent from 0.05 to 50, not {until:g}")
        if not 0 <= close <= MOST_GAMES:
            raise FundukError(f"--close must be 0 or more, not {close}")
        self.game = game
        self.subject: Subject = subject(game)
        self.seed = seed
        self.first_seed = FIRST_SEED + seed * SEEDS_APART
        self.games = games
        self.seats = list(dict.fromkeys(seats))
        self.options = dict(options or {})
        self.sweep = sweep
        self.sweep_set = sweep_set or []
        self.against = against
        self.values = values
        self.until = until
        self.close = close
        self.set_file = set_file
        self.keep_rows = False
        """Whether every game's result is wanted, too."""
        self.rows: list[dict[str, Any]] = []
        self.names = known_bots(game, names, min(seats))
        self.settings: list[Setting] = []
        for number in self.seats:
            self._add_table(number)

    def _add_table(self, seats: int) -> None:
        """The base of one number of seats, and all that is compared with it."""
        self.game.setup(seats, self.options)
        base = Setting(self.game, seats, self.options, self.names, self.values)
        self.settings.append(base)
        if self.against is not None:
            other = self.against.setting(base)
            other.game.setup(seats, other.options)
            known_bots(other.game, other.names, seats)
            self.settings.append(other)
        for text in self.sweep_set:
            self._add_numbers(base, text)
        for name, value in self._switches(seats):
            self._add_option(base, name, value)

    def _switches(self, seats: int) -> list[tuple[str, Any]]:
        """Without a word every switch of the game, one at a time; none where something else is asked."""
        if self.sweep is not None:
            wanted = [text for text in self.sweep if text != "none"]
            return [change for text in wanted for change in read_sweep(self.game, text)]
        if self.against is not None or self.sweep_set:
            return []
        return [
            (name, value(seats) if callable(value) else value)
            for name, values in self.subject.switches.items()
            for value in values
        ]

    def _add_option(self, base: Setting, name: str, value: Any) -> None:
        option = option_named(self.game, name)
        options = {**base.options, name: value}
        changed = self.game.check_options(base.seats, options)[name]
        self.game.setup(base.seats, options)
        if changed != self.game.check_options(base.seats, base.options)[name]:
            change = Change(OPTION, name, option.form.to_word(changed))
            self.settings.append(
                Setting(self.game, base.seats, options, self.names, self.values, change)
            )

    def _add_numbers(self, base: Setting, text: str) -> None:
        content = self.game.components.content
        written, path, values = read_set_sweep(content, text)
        for value in values:
            if value == value_at(content, path):
                continue
            try:
                free = self.game.components.free
                changed = find_game(self.game.name, replaced(content, path, value), free=free)
            except BadSet as wrong:
                raise BadSet(f"--sweep-set {written}={value}: {wrong}") from None
            change = Change(NUMBER, written, str(value))
            self.settings.append(
                Setting(changed, base.seats, self.options, self.names, self.values, change)
            )

    def command(self, language: str) -> str:
        """What to type for the same report; files by their names."""
        words = ["funduk", "lab", "study", self.game.name]
        words += ["--seats", ",".join(map(str, self.seats)), "--bots", ",".join(self.names)]
        words += ["--games", str(self.games), "--seed", str(self.seed)]
        words += self._option_words("--option", self.options)
        for text in [] if self.sweep is None else self.sweep or ["none"]:
            words += ["--sweep", text]
        for text in self.sweep_set:
            words += ["--sweep-set", text]
        words += ["--set", self.set_file] if self.set_file else []
        words += ["--free"] if self.game.components.free else []
        words += ["--values", self.values.name] if self.values else []
        if self.against is not None:
            words += ["--against-set", self.against.set_file] if self.against.set_file else []
            words += self._option_words("--against-option", self.against.options or {})
            words += ["--against-bots", ",".join(self.against.names)] if self.against.names else []
            other = self.against.values
            words += ["--against-values", other.name] if other else []
        words += ["--until", f"{self.until:g}"] if self.until is not None else []
        words += ["--close", str(self.close)] if self.close != CLOSE_LOOKS else []
        return shlex.join([*words, "--lang", language])

    def _option_words(self, flag: str, options: dict[str, Any]) -> list[str]:
        values = self.game.check_options(self.seats[0], options)
        words = []
        for name in options:
            form = option_named(self.game, name).form
            words += [flag, f"{name}={form.to_word(values[name])}"]
        return words

    def mark(self) -> str:
        """What its pieces depend on; more games of the same kind are the same study."""
        settings = [[setting.seats, setting.to_json()] for setting in self.settings]
        return mark([self.game.name, installed(), self.seed, self.close, self.keep_rows, settings])

    def run(
        self,
        console: Console,
        jobs: int | None = None,
        cluster: str | None = None,
        watch: Watch | None = None,
    ) -> None:
        """Plays everything; the pieces are added up in their order, whoever was quicker."""
        watch = watch or Watch()
        with watch.showing(self, console):
            for seats in self.seats:
                self._run_table(seats, watch, jobs, cluster)

    def _run_table(self, seats: int, watch: Watch, jobs: int | None, cluster: str | None) -> None:
        """One number of seats, until all games are played or the interval is as narrow as asked."""
        settings = [setting for setting in self.settings if setting.seats == seats]
        batches = self.batches(seats)
        early = {
            place: piece
            for place, piece in watch.kept(seats)
            if place < len(batches) and piece["seeds"] == batches[place]["seeds"]
        }
        missing = [place for place in range(len(batches)) if place not in early]
        played = play_all(count_batch, [batches[place] for place in missing], jobs, cluster)
        try:
            for added in range(len(batches)):
                while added not in early:
                    number, found = next(played)
                    early[missing[number]] = found[0]
                    watch.keep(seats, missing[number], found[0])
                self._add(settings, early.pop(added))
                watch.added(settings)
                if self.is_done(settings[0]):
                    break
        except KeyboardInterrupt:
            for place in sorted(early):
                self._add(settings, early[place])
            raise
        if isinstance(played, Generator):
            played.close()

    def _add(self, settings: list[Setting], piece: dict[str, Any]) -> None:
        for setting, figures in zip(settings, piece["tallies"], strict=True):
            setting.tally.merge(Tally.from_json(figures))
        for row in piece["rows"]:
            self.rows.append({**row, "table": self.settings.index(settings[row["table"]])})

    def is_done(self, base: Setting) -> bool:
        """Whether enough was played at a table: all that was asked for, or as exact as asked."""
        if base.tally.clusters >= self.seeds(base.seats):
            return True
        return self.until is not None and is_precise(base, self.until / 100)

    def seeds(self, seats: int) -> int:
        """How many are played at a table; different bots sit in every seat for each of them."""
        return max(1, self.games // seats) if self.rotates(seats) else self.games

    def rotates(self, seats: int) -> bool:
        return any(
            len(set(setting.line_up())) > 1 for setting in self.settings if setting.seats == seats
        )

    def batches(self, seats: int) -> list[dict[str, Any]]:
        """Some seeds at a time, at the base table and all others, so that they can be paired."""
        settings = [setting for setting in self.settings if setting.seats == seats]
        rotate = self.rotates(seats)
        number = self.seeds(seats)
        size = max(1, GAMES_A_BATCH // len(settings) // (seats if rotate else 1))
        common = {
            "game": self.game.name,
            "seats": seats,
            "rotate": rotate,
            "close": self.close,
            "rows": self.keep_rows,
            "settings": [setting.to_json() for setting in settings],
        }
        first = self.first_seed
        return [
            {**common, "seeds": list(range(first + start, first + min(number, start + size)))}
            for start in range(0, number, size)
        ]


def is_precise(base: Setting, half: float) -> bool:
    """Whether every seat's share of the wins is known as well as asked, from enough seeds to believe it."""
    if base.tally.clusters < FEW_SEEDS:
        return False
    return all(ratio.share().half <= half for ratio in base.tally.ratios["seat"].values())
