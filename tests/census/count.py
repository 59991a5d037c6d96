"""Counts what can be reached from small tables: `python -m tests.census.count GAME [GAME ...]`.

`tests/census/<game>.json` holds positions by name; a game without one gets a table for every question.
`tests/census/<game>.txt` says for each, move by move: how many ways lead there, how many different positions
they end in, and how many legal moves all of those have together.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from funduk import GAMES, Game, Table
from funduk.catalogue import OWN
from funduk.core.action import OPEN
from tests.golden.record import FIRST_SET, rules_with
from tests.laws.tables import own_tests, settings_of
from tests.laws.walks import walk

FOLDER = Path(__file__).resolve().parent
ENOUGH = 700
"""A level with more positions than this is the last one."""
DEEPEST = 8
HEADING = "# position, moves made: ways, positions, legal moves"


def file_of(name: str, ending: str) -> Path:
    """Ours lie together, those of another package in its tests folder."""
    own = own_tests(name)
    return FOLDER / f"{name}.{ending}" if name in OWN or own is None else own / f"census.{ending}"


def positions_of(name: str) -> dict[str, Table]:
    written = json.loads(file_of(name, "json").read_text(encoding="utf-8"))
    rules = rules_with(name, FIRST_SET)
    return {label: rules.load(position) for label, position in written.items()}


def followers(rules: Game, table: Table) -> list[Table]:
    """Every table one move away; in a market anybody may move, else the first who is asked."""
    after: list[Table] = []
    asks = rules.asks(table)
    for ask in asks if asks and asks[0].mode == OPEN else asks[:1]:
        for action in rules.moves(table, ask):
            twin = table.copy()
            rules.apply(twin, action)
            after.append(twin)
    return after


def choices(rules: Game, table: Table) -> int:
    return sum(len(rules.moves(table, ask)) for ask in rules.asks(table))


def first_positions(name: str) -> dict[str, Any]:
    """For every question of a new game the table of a random match with the fewest answers to it."""
    rules = rules_with(name, FIRST_SET)
    fewest: dict[str, tuple[int, Any]] = {}
    for setting in settings_of(name):
        for step in walk(setting).steps:
            found = (choices(rules, step.table), rules.dump(step.table))
            if found[0] > 1 and found[0] < fewest.get(step.ask.question, (ENOUGH, None))[0]:
                fewest[step.ask.question] = found
    return {question: position for question, (_, position) in fewest.items()}


def census(name: str) -> list[str]:
    """Positions are written down with a game's first set; a new set has the same moves in other numbers."""
    rules = rules_with(name, FIRST_SET)
    lines = [HEADING]
    for label, start in positions_of(name).items():
        level = {json.dumps(rules.dump(start)): (start, 1)}
        for depth in range(DEEPEST + 1):
            ways = sum(many for _, many in level.values())
            legal = sum(choices(rules, table) for table, _ in level.values())
            lines.append(f"{label} {depth}: {ways} {len(level)} {legal}")
            if not legal or legal > 4 * ENOUGH or len(level) > ENOUGH:
                break
            level = next_level(rules, level)
    return lines


def next_level(rules: Game, level: dict[str, tuple[Table, int]]) -> dict[str, tuple[Table, int]]:
    reached: dict[str, tuple[Table, int]] = {}
    for table, many in level.values():
        for twin in followers(rules, table):
            key = json.dumps(rules.dump(twin))
            reached[key] = (twin, many + (reached[key][1] if key in reached else 0))
    return reached


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in GAMES]
    if unknown or not names:
        print(
            f"usage: python -m tests.census.count GAME ...; games are {', '.join(GAMES)}",
            file=sys.stderr,
        )
        return 2
    for name in names:
        file = file_of(name, "json")
        if not file.exists():
            file.write_text(json.dumps(first_positions(name), indent=1) + "\n", encoding="utf-8")
        lines = census(name)
        file_of(name, "txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{name}: {len(lines) - 1} levels")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
