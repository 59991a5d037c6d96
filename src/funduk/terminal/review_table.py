"""A review as tables for the terminal."""

from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from funduk.locale.review import ReviewWords, noted_deals, noted_luck, points, worst

ROWS = 12


def show(console: Console, review: dict[str, Any], words: ReviewWords, rows: int = ROWS) -> None:
    """The accounts by player, then the costliest decisions, deals and strokes of luck."""
    say, name = words.say, words.phrases.name
    summary = Grid(title=say("title", game=words.phrases.title()), title_justify="left")
    summary.add_column(say("player"))
    for column in ("result", "luck", "adjusted", "loss"):
        summary.add_column(say(column), justify="right")
    for seat in range(review["seats"]):
        summary.add_row(
            name(seat),
            points(review["result"][seat]),
            points(review["luck"][seat], signed=True),
            points(review["adjusted"][seat]),
            points(review["loss"][seat]),
        )
    console.print(summary)
    console.print(say("lead"), style="dim")
    for key, told in (("turning", "turning_point"), ("biggest", "biggest_deal")):
        if review[told] is not None:
            console.print(say(key, step=review[told]))
    _decisions(console, review["findings"], words, rows)
    _changes(console, words, "deals", _deals(review["findings"], words)[:rows])
    _changes(console, words, "luckiest", _luck(review["findings"], words)[:rows])
    console.print(say("method"), style="dim")


def _decisions(
    console: Console, findings: list[dict[str, Any]], words: ReviewWords, rows: int
) -> None:
    say = words.say
    found = worst(findings)[:rows]
    if not found:
        console.print(say("none"))
        return
    grid = Grid(title=say("worst"), title_justify="left")
    grid.add_column(say("step"), justify="right")
    for column in ("player", "done", "better", "cost", "verdict"):
        grid.add_column(say(column))
    for one in found:
        grid.add_row(
            str(one["step"]),
            words.phrases.name(one["seat"]),
            words.action(one["done"]),
            words.action(one["best"]),
            words.cost(one),
            words.verdict(one),
        )
    console.print(grid)


def _deals(findings: list[dict[str, Any]], words: ReviewWords) -> list[tuple[int, str, str]]:
    return [
        (
            one["step"],
            words.event_of(one["step"], one["event"]["event"]),
            words.changes(one["gains"]),
        )
        for one in noted_deals(findings)
    ]


def _luck(findings: list[dict[str, Any]], words: ReviewWords) -> list[tuple[int, str, str]]:
    return [
        (one["step"], words.chance(one["first"], one["step"]), words.changes(one["shares"]))
        for one in noted_luck(findings)
    ]


def _changes(
    console: Console, words: ReviewWords, title: str, rows: list[tuple[int, str, str]]
) -> None:
    if not rows:
        console.print(words.say("no-deals" if title == "deals" else "no-luck"))
        return
    grid = Grid(title=words.say(title), title_justify="left", show_header=False)
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column()
    for step, what, brought in rows:
        grid.add_row(str(step), what, brought)
    console.print(grid)
