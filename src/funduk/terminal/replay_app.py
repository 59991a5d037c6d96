"""A match step by step, on the same table that it was played on."""

from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from funduk.terminal.app import WIDE
from funduk.terminal.paint import LAMP, QUIET, TEXT, key_cap, seat_name
from funduk.terminal.presenter import presenter
from funduk.terminal.reel import EVERYTHING, Reel
from funduk.terminal.screens import Interlude
from funduk.terminal.theme import EVENING

BEFORE = 60


class ReplayApp(App[None]):
    """Arrows step, page keys jump to the next question, digits choose through whose eyes."""

    TITLE = "Funduk"
    CSS_PATH = "style.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        ("right", "step(1)", ""),
        ("left", "step(-1)", ""),
        ("pagedown", "turn(True)", ""),
        ("pageup", "turn(False)", ""),
        ("home", "go(0)", ""),
        ("end", "go(-1)", ""),
        Binding("tab", "look", "", priority=True),
        ("f3", "hint", ""),
        ("f4", "review", ""),
        ("q", "quit", ""),
        Binding("ctrl+q", "quit", "", priority=True),
        Binding("ctrl+c", "quit", "", priority=True),
        ("escape", "quit", ""),
    ]

    def __init__(self, reel: Reel) -> None:
        super().__init__()
        self.reel = reel
        game = reel.game
        self.presenter = presenter(
            game, reel.phrases, lambda ask: game.moves(reel.recording.tables[self.step], ask)
        )
        self.step = 0
        self.seat: int | None = EVERYTHING

    def say(self, key: str, **variables: object) -> str:
        return self.reel.phrases.say(key, variables)

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Horizontal(id="middle"):
            with VerticalScroll(id="board", can_focus=False):
                yield Static(id="picture")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="lines")
        yield Static(id="question")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.register_theme(EVENING)
        self.theme = EVENING.name
        self.show()

    def on_resize(self) -> None:
        """Draws once the new size holds: this is told before it does."""
        self.call_later(self.show)

    def show(self) -> None:
        reel, seat = self.reel, self.seat
        if not self.screen_stack or not self.screen_stack[0].query("#top"):
            return
        view = reel.view(self.step, seat)
        eyes = self._eyes()
        top = Text.assemble(
            (self.presenter.title(), f"bold {LAMP}"), (f"  {self.presenter.status(view)}", TEXT)
        )
        self.screen_stack[0].query_one("#top", Static).update(top)
        asks = reel.game.asks(reel.recording.tables[self.step])
        self.screen_stack[0].query_one("#picture", Static).update(
            self.presenter.board(view, asks, self.size.width >= WIDE)
        )
        lines = [
            Text(line, style=TEXT if step == self.step else QUIET)
            for step in range(max(1, self.step - BEFORE), self.step + 1)
            for line in reel.lines(step, seat)
        ]
        self.screen_stack[0].query_one("#lines", Static).update(Group(*lines))
        self.screen_stack[0].query_one("#log", VerticalScroll).scroll_end(animate=False)
        place = self.say("terminal-step", step=self.step, steps=reel.length)
        seen_by = Text.assemble((self.say("terminal-seen-by"), QUIET), " ")
        seen_by.append_text(
            Text(eyes, style=TEXT) if seat is None or seat < 0 else seat_name(seat, eyes, True)
        )
        waiting = [Text(reel.phrases.waiting(ask), style=QUIET) for ask in asks[:1]]
        self.screen_stack[0].query_one("#question", Static).update(
            Group(Text(place, style=f"bold {LAMP}"), seen_by, *waiting)
        )
        self.screen_stack[0].query_one("#keys", Static).update(self._key_line())

    def _eyes(self) -> str:
        if self.seat == EVERYTHING:
            return self.say("terminal-everything")
        return (
            self.say("terminal-spectator")
            if self.seat is None
            else self.reel.phrases.name(self.seat)
        )

    def _key_line(self) -> Text:
        text = Text()
        for key, label in (
            ("← →", "terminal-key-step"),
            ("PgUp PgDn", "terminal-key-jump"),
            ("Tab", "terminal-key-eyes"),
            ("F3", "terminal-key-hint"),
            ("F4", "terminal-key-review"),
            ("q", "terminal-key-quit"),
        ):
            text.append_text(key_cap(key)).append(f" {self.say(label)}  ")
        return text

    def action_step(self, by: int) -> None:
        self.step = max(0, min(self.reel.length, self.step + by))
        self.show()

    def action_turn(self, forward: bool) -> None:
        self.step = self.reel.next_turn(self.step, forward)
        self.show()

    def action_go(self, step: int) -> None:
        self.step = self.reel.length if step < 0 else step
        self.show()

    def action_hint(self) -> None:
        """What a strong bot would have done here."""
        picture = Group(*[Text(line) for line in self.reel.hint(self.step, self.seat)])
        self.push_screen(
            Interlude(self.say("terminal-key-hint"), picture, self.say("terminal-go-on"))
        )

    def action_review(self) -> None:
        """What the decision of this step cost; only finished games are gone over."""
        if not self.reel.match.over:
            self._tell([self.say("terminal-review-later")])
            return
        self.run_worker(self._review, thread=True, exclusive=True)

    def _review(self) -> None:
        lines = self.reel.review(self.step)
        self.call_from_thread(self._tell, lines)

    def _tell(self, lines: list[str]) -> None:
        picture = Group(*[Text(line) for line in lines])
        self.push_screen(
            Interlude(self.say("terminal-key-review"), picture, self.say("terminal-go-on"))
        )

    def action_look(self) -> None:
        """All open, a spectator, then each seat in turn."""
        seats = [EVERYTHING, None, *range(self.reel.match.seats)]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
        self.show()
