"""An answer spelt in small steps: what can be chosen next, for a screen that knows no rules."""

from funduk.core.action import ask_for
from funduk.server.pages import forms
from funduk.server.refuse import Refuse
from funduk.server.tables.table import Table

LONGEST = 64
"""More steps than any verb has."""


def read_path(text: str) -> list[int]:
    """`3.0.2`: the choices made so far; nothing is the root."""
    parts = text.split(".") if text else []
    if len(parts) > LONGEST or not all(part.isdecimal() and len(part) < 4 for part in parts):
        raise Refuse("bad_message", why="a path is written like 3.0.2")
    return [int(part) for part in parts]


def choices(table: Table, seat: int, nth: int, path: list[int]) -> forms.Choices:
    """The choices after a path in the tree of the question that a seat is asked now."""
    match = table.match
    ask = None if match is None else ask_for(table.asks, seat)
    if match is None or ask is None or ask.nth != nth or table.state.status != "running":
        raise Refuse("not_now", status=table.state.status)
    moves = match.game.moves(match.table, ask)
    branch = moves.root()
    for choice in path:
        try:
            branch = branch.child(choice)
        except ValueError:
            raise Refuse("bad_message", why=f"{choice} cannot be chosen there") from None
    action = branch.action
    found: list[forms.Choice] = []
    for number, count in enumerate(branch.counts()):
        if count:
            field, value = branch.meaning(number)
            found.append(forms.Choice(number, field, value, str(count)))
    return forms.Choices(path, None if action is None else action.to_json(), found)
