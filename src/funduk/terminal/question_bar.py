"""The bar that always says what is asked, and takes the answer by keys."""

import asyncio
from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.widgets import Static

from funduk.core.action import Action
from funduk.locale.phrases import Phrases
from funduk.terminal.answer import (
    Button,
    Field,
    GoodsField,
    NumberField,
    PickField,
    Slip,
    TicksField,
    Way,
)
from funduk.terminal.counter import Counter
from funduk.terminal.paint import BAD, FOCUS, LAMP, OK, QUIET, TEXT, Signs, counts, key_cap, tally

WAIT = "w"
KEYS = {
    "left": "left",
    "right": "right",
    "up": "up",
    "down": "down",
    "enter": "enter",
    "tab": "tab",
    "shift+tab": "shift+tab",
    "backspace": "backspace",
}
WINDOW = 8
"""How many ways are shown around the marked one."""
TALL = 30
SMALL_WINDOW = 5


class QuestionBar(Static, can_focus=True):
    """Shows a question and its ways to answer; hands over an action, or None to wait."""

    def __init__(self, phrases: Phrases, signs: Signs, id: str) -> None:
        super().__init__(id=id)
        self.phrases = phrases
        self.signs = signs
        self.counter: Counter | None = None
        self.question = ""
        self.note = ""
        self.may_wait = False
        self._given: asyncio.Future[Action | None] | None = None
        self._leave: Callable[[], None] | None = None

    def say(self, key: str) -> str:
        return self.phrases.say(key)

    def tell(self, text: str, below: RenderableType | None = None) -> None:
        """Says something without asking."""
        self.counter = None
        self.question = text
        parts: list[RenderableType] = [Text(text, style=TEXT)]
        self.update(Group(*parts, below) if below is not None else Group(*parts))

    async def ask(
        self, question: str, counter: Counter, may_wait: bool, note: str = ""
    ) -> Action | None:
        """Asks until an answer is given; the caller judges it."""
        self.question, self.counter, self.may_wait, self.note = question, counter, may_wait, note
        self._given = asyncio.get_running_loop().create_future()
        self.draw()
        self.focus()
        return await self._given

    def give(self, action: Action | None) -> None:
        if self._given is not None and not self._given.done():
            self._given.set_result(action)

    def on_key(self, event: events.Key) -> None:
        counter = self.counter
        if counter is None:
            return
        key = KEYS.get(event.key) or (event.character if event.is_printable else None)
        if key is None or key in (":", "/", "?"):
            return
        event.stop()
        event.prevent_default()
        self.note = ""
        row, before = counter.row, self._written()
        action = counter.press(key)
        if action is not None:
            self.give(action)
        elif key == WAIT and self.may_wait and (row, before) == (counter.row, self._written()):
            self.give(None)
        else:
            self.draw()

    def _written(self) -> str:
        way = self.counter.way if self.counter is not None else None
        return repr(way.values) if isinstance(way, Slip) else ""

    # drawing

    def draw(self) -> None:
        counter = self.counter
        if counter is None:
            return
        table = Table.grid(padding=(0, 1))
        ways = counter.answer.ways
        window = WINDOW if self.app.size.height >= TALL else SMALL_WINDOW
        first = max(0, min(counter.row - window // 2, len(ways) - window))
        for place in range(first, min(first + window, len(ways))):
            table.add_row(*self._row(ways[place], place == counter.row))
        if len(ways) > window:
            table.add_row("", "", Text(f"{counter.row + 1}/{len(ways)}", style=QUIET), "")
        parts: list[RenderableType] = [Text(self.question, style=f"bold {LAMP}"), table]
        below = self._below(counter)
        if below:
            parts.append(below)
        if self.note:
            parts.append(Text(f"✗ {self.note}", style=BAD))
        self.update(Group(*parts))

    def _row(self, way: Way, marked: bool) -> list[RenderableType]:
        mark = Text("▸" if marked else " ", style=LAMP)
        cap = key_cap(way.key) if way.key else Text("")
        label = Text(way.label, style=f"bold {TEXT}" if marked else TEXT, no_wrap=True)
        if isinstance(way, Button):
            return [mark, cap, label, Text(way.help, style=QUIET)]
        return [mark, cap, label, self._slip(way, marked)]

    def _slip(self, slip: Slip, marked: bool) -> Text:
        text = Text(" ")
        fields = slip.fields()
        focused = self.counter.field() if self.counter is not None and marked else None
        for field in fields:
            if len(text) > 1:
                text.append("   ")
            here = focused is not None and field.name == focused.name
            if field.label:
                text.append(
                    f"{field.label} ",
                    style=f"underline {FOCUS}" if here and len(fields) > 1 else QUIET,
                )
            text.append_text(self._value(field, slip.values[field.name], here))
        return text

    def _value(self, field: Field, value: object, here: bool) -> Text:
        style = f"bold {TEXT}" if here else TEXT
        if isinstance(field, GoodsField) and isinstance(value, int):
            return (counts if here else tally)(field.kinds, value, self.signs)
        if isinstance(field, PickField):
            if not field.options:
                return Text("–", style=QUIET)
            place = field.place(value)
            text = Text(
                f"◂ {field.options[place][1]} ▸" if here else field.options[place][1], style=style
            )
            return text.append(f" {place + 1}/{len(field.options)}", style=QUIET)
        if isinstance(field, NumberField):
            return Text(f"◂ {value} ▸" if here else str(value), style=style)
        if isinstance(field, TicksField) and isinstance(value, tuple):
            marks = Text()
            for place, option in enumerate(field.options):
                on = place in value
                marks.append(
                    f"{place + 1}{'☒' if on else '☐'}{option} ", style=style if on else QUIET
                )
            return marks
        return Text(str(value), style=style)

    def _below(self, counter: Counter) -> Text | None:
        way = counter.way
        if isinstance(way, Button):
            return self._waiting_hint()
        text = Text()
        if way.hints:
            text.append(f"{self.say('terminal-cheapest')} ", style=QUIET)
            for place, hint in enumerate(way.hints):
                text.append_text(key_cap(str(place + 1)))
                text.append(f" {hint.label}  ", style=QUIET)
            text.append("\n")
        refusal = counter.refusal()
        if way.verdict is not None:
            text.append(way.verdict(way.values), style=OK if refusal is None else BAD)
        elif refusal is not None:
            text.append(self.phrases.refusal(refusal), style=BAD)
        else:
            text.append(f"✓ {self.phrases.action(counter.action())}", style=OK)
        waiting = self._waiting_hint()
        return text.append("   ").append_text(waiting) if waiting is not None else text

    def _waiting_hint(self) -> Text | None:
        if not self.may_wait:
            return None
        return Text.assemble(key_cap(WAIT), (f" {self.say('terminal-wait')}", QUIET))
