"""Screens that lie over the table: the curtain between two people, a scoring, all moves, the rules."""

from collections.abc import Callable
from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, OptionList, Static
from textual.widgets.option_list import Option

from funduk.core.action import Action
from funduk.core.errors import FundukError

FindMoves = Callable[[str], list[tuple[Action, str]]]
ReadAction = Callable[[str], Action]
SHOWN = 200


class Curtain(ModalScreen[None]):
    """Hides everything until the right person sits in front of the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "open", "")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(self.text, id="curtain")

    def action_open(self) -> None:
        self.dismiss(None)


class Interlude(ModalScreen[None]):
    """A picture to look at until a key is pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter", "go", ""),
        ("escape", "go", ""),
        ("space", "go", ""),
    ]

    def __init__(self, title: str, picture: RenderableType, below: str) -> None:
        super().__init__()
        self.heading = title
        self.picture = picture
        self.below = below

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="interlude"):
            yield Static(self.heading, classes="heading")
            yield Static(self.picture)
            yield Static(self.below, classes="quiet")

    def action_go(self) -> None:
        self.dismiss(None)


class MovesScreen(ModalScreen[Action | None]):
    """All legal answers, filtered by what is typed; or an action typed in the notation."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close", ""), ("down", "into_list", "")]

    def __init__(self, prompt: str, find: FindMoves, read: ReadAction) -> None:
        super().__init__()
        self.prompt = prompt
        self.find = find
        self.read = read
        self.found: list[tuple[Action, str]] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="moves"):
            yield Static(self.prompt, classes="heading")
            yield Input(id="wanted")
            yield OptionList(id="found")
            yield Static("", id="wrong")

    def on_mount(self) -> None:
        self._list("")

    def _list(self, text: str) -> None:
        self.found = self.find(text)
        listing = self.query_one("#found", OptionList)
        listing.clear_options()
        listing.add_options(
            [Option(f"{words}   [dim]{action.to_text()}[/dim]") for action, words in self.found]
        )

    def on_input_changed(self, event: Input.Changed) -> None:
        self.query_one("#wrong", Static).update("")
        self._list(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """One match is taken; else what was typed is read as an action."""
        if len(self.found) == 1:
            self.dismiss(self.found[0][0])
            return
        try:
            self.dismiss(self.read(event.value))
        except FundukError as wrong:
            self.query_one("#wrong", Static).update(str(wrong).replace("[", "\\["))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.found[event.option_index][0])

    def action_into_list(self) -> None:
        self.query_one("#found", OptionList).focus()

    def action_close(self) -> None:
        self.dismiss(None)


class RulesScreen(ModalScreen[None]):
    """The rulebook."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "close", ""),
        ("q", "close", ""),
        ("question_mark", "close", ""),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="rules"):
            yield Markdown(self.text)

    def on_mount(self) -> None:
        self.query_one("#rules").focus()

    def action_close(self) -> None:
        self.dismiss(None)
