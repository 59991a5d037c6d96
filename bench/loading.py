"""What it costs to read a table's log, and what a stored checkpoint would still have to read.

A log is read by taking every entry's text apart and performing it again. A checkpoint would store what the
entries brought about; it would still take the texts apart (bots, take-backs and files need the actions) and
read the events, which every snapshot shows: `.venv/bin/python bench/loading.py`, CPU time of one core.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable
from typing import Any

import funduk

ROUNDS = 15
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("basari_cards", 4, {}),
    ("basari", 4, {}),
    ("sandsturm", 6, {}),
    ("schwarzmarkt", 6, {}),
    ("schwarzmarkt", 6, {"trade": "wild"}),
)


def cost(work: Callable[[], object], entries: int) -> float:
    """Microseconds an entry, the median of some rounds."""
    took = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        work()
        took.append(time.process_time() - begun)
    return statistics.median(took) / entries * 1e6


def measure(name: str, seats: int, options: dict[str, Any]) -> str:
    match = funduk.Match(funduk.game(name), seats, "bench", options)
    match.play_out(["wanderer"] * seats)
    file = json.loads(json.dumps(match.to_json()))
    actions = [entry.action.to_text() for entry in match.entries if entry.action is not None]
    events = [event.to_json() for entry in match.entries for event in entry.events]
    game, number = match.game, len(match.entries)
    whole = cost(lambda: funduk.Match.from_json(file), number)
    texts = cost(lambda: [game.parse(text) for text in actions], number)
    told = cost(lambda: [game.event_from_json(event) for event in events], number)
    title = f"{name} {options.get('trade', '')}".strip()
    return (
        f"| {title} | {number} | {whole:.1f} | {texts:.1f} | {told:.1f} "
        f"| {whole / (texts + told):.1f} |"
    )


def main() -> None:
    print("compiled engines" if funduk.compiled else "plain Python")
    print("\n| game | entries | replayed, µs an entry | texts | events | a checkpoint's gain |")
    print("|---|---:|---:|---:|---:|---:|")
    for one in GAMES:
        print(measure(*one))


if __name__ == "__main__":
    main()
