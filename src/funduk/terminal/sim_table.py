"""A simulation's progress bar and its summary."""

import sys
import time

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from funduk.locale import Words
from funduk.terminal.sim import Plan, Tally, run
from funduk.terminal.sim_rows import COLUMNS, bot_rows, figure_rows, heading


def simulate(plan: Plan, jobs: int | None, words: Words) -> Tally:
    """Plays all games under a progress bar (on standard error, and only on a screen)."""
    tally = Tally()
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task(words.say(f"{plan.game}-title"), total=plan.games)
        for part in run(plan, jobs):
            tally.add(part)
            bar.update(task, completed=tally.games)
    return tally


def show(plan: Plan, tally: Tally, seconds: float, words: Words, console: Console) -> None:
    """The summary: wins and scores by bot, then what this game counts."""
    console.print(heading(plan, tally, words), highlight=False)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say(COLUMNS[0]))
    for key in COLUMNS[1:]:
        table.add_column(words.say(key), justify="right", no_wrap=True)
    for row in bot_rows(plan, tally, words):
        table.add_row(*row)
    console.print(table, highlight=False)
    figures = Table(box=None, pad_edge=False, show_header=False)
    figures.add_column()
    figures.add_column()
    for row in figure_rows(plan, tally, seconds, words):
        figures.add_row(*row)
    console.print(figures, highlight=False)


def simulate_and_show(plan: Plan, jobs: int | None, words: Words) -> Tally:
    words.need(plan.game, "terminal")
    begun = time.perf_counter()
    tally = simulate(plan, jobs, words)
    show(
        plan, tally, time.perf_counter() - begun, words, Console(soft_wrap=not sys.stdout.isatty())
    )
    return tally
