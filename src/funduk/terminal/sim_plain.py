"""A simulation's summary where only the base package is installed: plain lines, no progress bar."""

import time

from funduk.locale import Words
from funduk.terminal.sim import Plan, Tally, run
from funduk.terminal.sim_rows import COLUMNS, bot_rows, figure_rows, heading


def simulate_and_show(plan: Plan, jobs: int | None, words: Words) -> Tally:
    words.need(plan.game, "terminal")
    begun = time.perf_counter()
    tally = Tally()
    for part in run(plan, jobs):
        tally.add(part)
    seconds = time.perf_counter() - begun
    print(heading(plan, tally, words))
    print()
    print_aligned([[words.say(key) for key in COLUMNS], *bot_rows(plan, tally, words)])
    print()
    print_aligned(figure_rows(plan, tally, seconds, words))
    return tally


def print_aligned(rows: list[list[str]]) -> None:
    """The first column to the left, the others to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        print("  ".join([first.ljust(widths[0]), *cells]).rstrip())
