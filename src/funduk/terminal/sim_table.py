"""A simulation's progress bar and its summary."""

import sys
import time

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from funduk.locale import Words
from funduk.terminal.figures import figures_of, percent
from funduk.terminal.sim import Plan, Tally, run


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
    console.print(
        words.say(
            "sim-heading",
            {
                "title": words.say(f"{plan.game}-title"),
                "games": tally.games,
                "seats": plan.seats,
                "deals": tally.deals,
            },
        ),
        highlight=False,
    )
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("sim-bot"))
    for key in ("sim-seats", "sim-share", "sim-interval", "sim-fair", "sim-score", "sim-spread"):
        table.add_column(words.say(key), justify="right", no_wrap=True)
    for name in dict.fromkeys(plan.bots):
        share, low, high = tally.share(name)
        mean, spread = tally.score(name)
        table.add_row(
            words.say(f"bot-{name}") if words.has(f"bot-{name}") else name,
            str(plan.bots.count(name)),
            percent(share),
            f"{100 * low:.1f}–{100 * high:.1f} %",
            percent(1 / plan.seats),
            f"{mean:.1f}",
            f"{spread:.1f}",
        )
    console.print(table, highlight=False)
    figures = Table(box=None, pad_edge=False, show_header=False)
    figures.add_column()
    figures.add_column()
    figures.add_row(words.say("sim-moves"), f"{tally.moves / tally.games:.1f}")
    figures.add_row(words.say("sim-shared"), percent(tally.shared / tally.games))
    rows = figures_of(plan.game)().rows(
        tally.counts, tally.games, lambda key: words.say(f"{plan.game}-{key}")
    )
    for key, figure in rows:
        figures.add_row(words.say(key), figure)
    figures.add_row(words.say("sim-speed"), f"{tally.games / max(seconds, 1e-9):.0f}")
    console.print(figures, highlight=False)


def simulate_and_show(plan: Plan, jobs: int | None, words: Words) -> Tally:
    words.need(plan.game, "terminal")
    begun = time.perf_counter()
    tally = simulate(plan, jobs, words)
    show(
        plan, tally, time.perf_counter() - begun, words, Console(soft_wrap=not sys.stdout.isatty())
    )
    return tally
