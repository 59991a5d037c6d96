"""A slip for actions of which there are few: one part after another, each from what is still possible."""

from collections.abc import Callable, Sequence
from typing import Any

from funduk.core.action import Action
from funduk.terminal.answer import Field, PickField, Slip, Values

Describe = Callable[[str, Any], str]


def drill_down(
    key: str,
    label: str,
    actions: Sequence[Action],
    parts: Sequence[tuple[str, str]],
    describe: Describe,
) -> Slip:
    """Parts are attributes of the actions with a label each, in the order in which they are picked."""

    def fields(values: Values) -> list[Field]:
        left = list(actions)
        shown: list[Field] = []
        for name, part_label in parts:
            there = list(dict.fromkeys(getattr(action, name) for action in left))
            shown.append(
                PickField(name, part_label, [(value, describe(name, value)) for value in there])
            )
            chosen = values.get(name) if values.get(name) in there else there[0]
            left = [action for action in left if getattr(action, name) == chosen]
        return shown

    def make(values: Values) -> Action:
        for action in actions:
            if all(getattr(action, name) == values[name] for name, _ in parts):
                return action
        return actions[0]

    return Slip(key, label, fields, make)
