"""Filling in an answer by keys: which way is marked, which field has the focus, what the judge thinks."""

from collections.abc import Callable

from funduk.core.action import Action, Refusal
from funduk.terminal.answer import Answer, Button, Field, GoodsField, Slip, Way

Judge = Callable[[Action], Refusal | None]


class Counter:
    """Holds an answer while it is made; every key either changes it or hands an action over."""

    def __init__(self, answer: Answer, judge: Judge) -> None:
        self.answer = answer
        self.judge = judge
        self.row = 0
        self.focus = 0

    @property
    def way(self) -> Way:
        return self.answer.ways[self.row]

    def fields(self) -> list[Field]:
        return self.way.fields() if isinstance(self.way, Slip) else []

    def field(self) -> Field | None:
        fields = self.fields()
        return fields[min(self.focus, len(fields) - 1)] if fields else None

    def action(self) -> Action:
        way = self.way
        return way.action() if isinstance(way, Slip) else way.action

    def refusal(self) -> Refusal | None:
        return self.judge(self.action())

    def press(self, key: str) -> Action | None:
        """Takes a key; returns the action when the answer is given."""
        if key == "enter":
            return self.action()
        if key in ("up", "down"):
            self.mark(self.row + (1 if key == "down" else -1))
            return None
        if key in ("tab", "shift+tab"):
            self._move_focus(1 if key == "tab" else -1)
            return None
        if self._press_slip(key):
            return None
        for place, way in enumerate(self.answer.ways):
            if way.key and way.key == key:
                if isinstance(way, Button):
                    return way.action
                self.mark(place)
                return None
        return None

    def mark(self, row: int) -> None:
        self.row = row % len(self.answer.ways)
        self.focus = 0

    def _move_focus(self, step: int) -> None:
        fields = self.fields()
        if len(fields) < 2:
            self.mark(self.row + step)
        else:
            self.focus = (min(self.focus, len(fields) - 1) + step) % len(fields)

    def _press_slip(self, key: str) -> bool:
        slip, field = self.way, self.field()
        if not isinstance(slip, Slip) or field is None:
            return False
        if isinstance(field, GoodsField) and key.isdigit() and 1 <= int(key) <= len(slip.hints):
            slip.values.update(slip.hints[int(key) - 1].values)
            slip.settle()
            return True
        value = field.press(slip.values[field.name], key)
        if value is None:
            return False
        slip.values[field.name] = value
        slip.settle()
        return True
