"""The full-screen table: everything by keyboard."""

import asyncio
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from funduk.catalogue import rulebook
from funduk.core.action import SEALED, Action, Ask, Refused
from funduk.core.errors import FundukError
from funduk.terminal.counter import Counter
from funduk.terminal.paint import LAMP, OK, QUIET, TEXT, key_cap, seat_name
from funduk.terminal.presenter import presenter
from funduk.terminal.question_bar import QuestionBar
from funduk.terminal.screens import SHOWN, Curtain, Interlude, MovesScreen, RulesScreen
from funduk.terminal.session import Session
from funduk.terminal.theme import EVENING

WIDE = 100
HUMAN_MOMENT = 0.7
RECENT = 30
DICE_LINE = 36
ON_THE_BOARD = ("committed", "dealt")
"""Events that the board shows anyway; a small log leaves them out."""
KEYS = (
    ("↑↓", "terminal-key-ways"),
    ("⏎", "terminal-key-give"),
    ("/", "terminal-key-moves"),
    ("?", "terminal-key-rules"),
    ("F2", "terminal-key-why"),
    ("F3", "terminal-key-hint"),
    ("^Z", "terminal-key-back"),
    ("^Q", "terminal-key-quit"),
)
SHORT_KEYS = (
    ("↑↓⏎", "terminal-key-ways"),
    ("/", "terminal-short-moves"),
    ("?", "terminal-key-rules"),
    ("F2", "terminal-key-why"),
    ("F3", "terminal-short-hint"),
    ("^Z", "terminal-key-back"),
    ("^Q", "terminal-key-quit"),
)


class TableApp(App[None]):
    """One match on one screen."""

    TITLE = "Funduk"
    CSS_PATH = "style.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark", "rules", ""),
        ("slash", "moves", ""),
        ("colon", "moves", ""),
        ("ctrl+z", "take_back", ""),
        ("f2", "why", ""),
        ("f3", "hint", ""),
        ("pageup", "scroll('#board', -1)", ""),
        ("pagedown", "scroll('#board', 1)", ""),
        ("ctrl+pageup", "scroll('#log', -1)", ""),
        ("ctrl+pagedown", "scroll('#log', 1)", ""),
        Binding("ctrl+q", "quit", "", priority=True),
        Binding("ctrl+c", "quit", "", priority=True),
    ]

    def __init__(self, session: Session, moment: float = HUMAN_MOMENT) -> None:
        super().__init__()
        self.session = session
        self.moment = moment
        game, phrases = session.game, session.phrases
        self.presenter = presenter(game, phrases, lambda ask: game.moves(session.match.table, ask))
        people = session.seating.people
        self.viewer: int | None = people[0] if len(people) == 1 else None
        self.asked: Ask | None = None
        self.finished = False

    def say(self, key: str, **variables: object) -> str:
        return self.session.phrases.say(key, variables)

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Horizontal(id="middle"):
            with VerticalScroll(id="board", can_focus=False):
                yield Static(id="picture")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="lines")
        yield QuestionBar(self.session.phrases, self.presenter.SIGNS, "question")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.register_theme(EVENING)
        self.theme = EVENING.name
        self.bar.focus()
        self.run_worker(self._play(), exclusive=True)

    def on_resize(self) -> None:
        """Draws once the new size holds: this is told before it does."""
        self.call_later(self._redraw)

    def _redraw(self) -> None:
        self.show()
        self.bar.draw()

    @property
    def bar(self) -> QuestionBar:
        return self.screen_stack[0].query_one(QuestionBar)

    def part(self, name: str) -> Static:
        """A part of the table, also while another screen lies over it."""
        return self.screen_stack[0].query_one(name, Static)

    # the course of the game

    async def _play(self) -> None:
        while self.is_running:
            ask = self.session.next_ask()
            if ask is None:
                self.show()
                self._show_end()
                return
            if self.moment or ask.seat not in self.session.bots:
                self.show()
            start = len(self.session.match.entries)
            if ask.seat in self.session.bots:
                await self._bot_answers(ask)
            else:
                await self._person_answers(ask)
            await self._show_interlude(start)

    async def _bot_answers(self, ask: Ask) -> None:
        if self.moment:
            self._tell(self.session.phrases.waiting(ask))
        await asyncio.sleep(0 if ask.mode == SEALED else self.moment)
        await asyncio.to_thread(self.session.bot_plays, ask)

    async def _person_answers(self, ask: Ask) -> None:
        if len(self.session.seating.people) > 1 and self.viewer != ask.seat:
            await self._hand_over(ask)
        self.asked = ask
        if self.viewer != ask.seat:
            self.viewer = ask.seat
            self.show()
        view = self.session.view(ask.seat)
        counter = Counter(self.presenter.answer(view, ask), self.session.judge)
        bar = self.bar
        bar.remove_class("waiting")
        question, note = self.presenter.question(view, ask), ""
        may_wait = self.session.may_wait(ask)
        while True:
            action = await bar.ask(question, counter, may_wait, note)
            if self.asked is not ask:
                break
            if action is None:
                self.session.wait(ask)
                break
            note = self._try(action)
            if not note:
                break
        self.asked = None
        if self.session.must_hide(ask):
            self.viewer = None

    def _try(self, action: Action) -> str:
        """Plays a person's action; what was wrong with it, or nothing."""
        try:
            self.session.play(action)
        except Refused as wrong:
            return self.session.phrases.refusal(wrong.refusal)
        except FundukError as wrong:
            return str(wrong)
        return ""

    async def _hand_over(self, ask: Ask) -> None:
        """Others look away before secrets are shown."""
        if self.session.has_secrets(ask):
            self.viewer = None
            self.show()
            await self.push_screen_wait(
                Curtain(self.say("terminal-curtain", seat=self.session.name(ask.seat)))
            )

    async def _show_interlude(self, start: int) -> None:
        events = [
            event for seen in self.session.match.seen(self.viewer, start) for event in seen.events
        ]
        picture = self.presenter.interlude(events)
        if picture is not None:
            self._tell(self.say("terminal-scoring"))
            self.show()
            await self.push_screen_wait(
                Interlude(self.say("terminal-scoring"), picture, self.say("terminal-go-on"))
            )

    # drawing

    def show(self) -> None:
        """Draws everything from the viewer's view."""
        if not self.screen_stack or not self.screen_stack[0].query("#top"):
            return
        session = self.session
        view = session.view(self.viewer)
        wide = self.size.width >= WIDE
        top = Text.assemble(
            (self.presenter.title(), f"bold {LAMP}"), (f"  {self.presenter.status(view)}", TEXT)
        )
        self.part("#top").update(top)
        self.part("#picture").update(self.presenter.board(view, session.match.asks, wide))
        self.part("#keys").update(self._key_line(wide))
        lines = session.recent(self.viewer, RECENT, () if wide else ON_THE_BOARD)
        if len(session.match.line) <= RECENT:
            lines.insert(0, f"{session.dice_line()[:DICE_LINE]}…")
        self.part("#lines").update(self._log_lines(lines))
        self.screen_stack[0].query_one("#log", VerticalScroll).scroll_end(animate=False)

    def _log_lines(self, lines: list[str]) -> RenderableType:
        texts = [Text(line) for line in lines]
        for text in texts:
            for seat in range(self.session.match.seats):
                text.highlight_words(
                    [self.session.name(seat)], style=str(seat_name(seat, "").style)
                )
        return Group(*texts)

    def _tell(self, text: str) -> None:
        bar = self.bar
        bar.add_class("waiting")
        bar.tell(text)

    def _show_end(self) -> None:
        self.finished = True
        match = self.session.match
        winners, scores = match.winners or [], match.scores or []
        table = Table.grid(padding=(0, 2))
        for seat in sorted(range(match.seats), key=lambda place: -scores[place]):
            won = Text("★" if seat in winners else " ", style=LAMP)
            table.add_row(
                won,
                seat_name(seat, self.session.name(seat), True),
                Text(str(scores[seat]), style=OK),
            )
        final = self.presenter.final(self.session.view(self.viewer))
        parts: list[RenderableType] = [table, *([final] if final is not None else [])]
        parts.append(Text(self.say("terminal-leave"), style=QUIET))
        text = self.say(
            "terminal-winners", winners=self.session.phrases.names(winners), count=len(winners)
        )
        self._tell(text)
        self.bar.tell(text, Group(*parts))

    def _key_line(self, wide: bool) -> Text:
        text = Text()
        for key, label in KEYS if wide else SHORT_KEYS:
            text.append_text(key_cap(key)).append(f" {self.say(label)} {' ' if wide else ''}")
        return text

    # keys that always work

    def action_rules(self) -> None:
        self.push_screen(RulesScreen(rulebook(self.session.game.name, self.session.words.language)))

    def action_scroll(self, part: str, pages: int) -> None:
        """The board if it does not fit, else the log."""
        scrolled = self.screen_stack[0].query_one(part, VerticalScroll)
        if not scrolled.max_scroll_y:
            scrolled = self.screen_stack[0].query_one("#log", VerticalScroll)
        scrolled.scroll_relative(y=pages * 8, animate=False)

    def action_moves(self) -> None:
        ask = self.asked
        if ask is None:
            return

        def find(text: str) -> list[tuple[Action, str]]:
            return self.session.moves_matching(ask, text, SHOWN)

        def give(action: Action | None) -> None:
            if action is not None:
                self.bar.give(action)

        screen = MovesScreen(
            self.say("terminal-all-moves"), find, lambda text: self.session.typed(text, ask.seat)
        )
        self.push_screen(screen, give)

    def action_why(self) -> None:
        """The newest reason of a bot that may be told."""
        self._read_out("terminal-key-why", self.session.why(self.viewer))

    def action_hint(self) -> None:
        """What a strong bot would do in the seat that is asked."""
        if self.asked is not None:
            self._read_out("terminal-key-hint", self.session.hint(self.asked))

    def _read_out(self, title: str, lines: list[str]) -> None:
        picture = Group(*[Text(line) for line in lines])
        self.push_screen(Interlude(self.say(title), picture, self.say("terminal-go-on")))

    def action_take_back(self) -> None:
        """Undoes the viewer's last move where nothing has been revealed since."""
        bar = self.bar
        if self.asked is None or self.viewer is None or not self.session.take_back(self.viewer):
            bar.note = self.say("terminal-no-way-back")
            bar.draw()
            return
        self.asked = None
        bar.give(None)

    def on_key(self, event: object) -> None:
        if self.finished and getattr(event, "key", "") in ("enter", "q"):
            self.exit()
