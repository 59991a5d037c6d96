"""Basari, the board game: the ring of stalls, pawns and start tiles, the choice, the haggling."""

from collections.abc import Sequence
from typing import ClassVar, cast

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from funduk.core.action import Ask, Event
from funduk.core.game import Game, View
from funduk.games.basari import Basari
from funduk.games.basari.events import LapScored
from funduk.games.basari.material import ACTION_NAMES, DICE, POINTS, STONES
from funduk.games.basari.questions.choosing import Choose
from funduk.games.basari.questions.placing import Place
from funduk.games.basari.questions.settling import CarryOut
from funduk.games.basari.table import ANSWER, CARRY_OUT, CHOOSE, NO_STALL, OFFER, OVER, PLACE
from funduk.games.basari.view import BasariView, PlayerView
from funduk.games.gems.haggling import Decline
from funduk.games.gems.material import GEMS
from funduk.games.gems.scoring import MajorityScored
from funduk.locale.phrases import Phrases
from funduk.parts.sealed import UNDECIDED
from funduk.terminal.answer import Answer, Button, PickField, Slip, Values, Way
from funduk.terminal.gem_columns import add_gem_columns, gem_cells
from funduk.terminal.haggling import answering, haggle_lines, opening
from funduk.terminal.paint import (
    GEM_SIGNS,
    LAMP,
    LINE,
    QUIET,
    TEXT,
    Signs,
    counts,
    marked_name,
    seat_colour,
    tally,
)
from funduk.terminal.presenter import ListMoves, Presenter
from funduk.terminal.ring import Ring
from funduk.terminal.scoring import majority_table

KEYS = ("d", "p", "g")


class BasariPresenter(Presenter):
    """Everything is open but the choices."""

    SIGNS: ClassVar[Signs] = GEM_SIGNS

    def __init__(self, game: Game, phrases: Phrases, list_moves: ListMoves) -> None:
        super().__init__(game, phrases, list_moves)
        assert isinstance(game, Basari)
        self.box = game.box
        self.ring = Ring(self.box.stalls)

    def status(self, view: View) -> str:
        v = cast(BasariView, view)
        if v.phase in (OVER, PLACE):
            return self.phrases.phase("over" if v.phase == OVER else "place")
        return self.say(
            "terminal-bb-status", scored=v.scored, scorings=v.options.scorings, round=v.round + 1
        )

    def board(self, view: View, asks: Sequence[Ask], wide: bool) -> RenderableType:
        v = cast(BasariView, view)
        stock = Text.assemble(
            (self.say("terminal-stock") + "  ", QUIET), counts(GEMS, v.stock, GEM_SIGNS)
        )
        haggle = self._haggle(v)
        players = self._players(v, {ask.seat for ask in asks}, wide)
        if not wide:
            return Group(
                players, Padding(stock, (0, 1)), *[Padding(line, (0, 1)) for line in haggle]
            )
        middle = [Text(), stock, Text(), *haggle]
        padded = [Text("   ").append_text(line) for line in middle]
        cells = [self._cell(v, stall) for stall in range(self.box.stalls)]
        return Group(*self.ring.lines(cells, padded), players)

    def _cell(self, v: BasariView, stall: int) -> list[Text]:
        """A stall: its points and gems, and below them tiles and pawns."""
        top = Text(f"{self.box.points[stall]}", style=f"bold {TEXT}")
        for letter, number in GEMS.to_json(self.box.gems[stall]).items():
            sign, colour = GEM_SIGNS[letter]
            top.append(sign * number, style=colour)
        below = Text()
        for seat, player in enumerate(v.players):
            if player.tile == stall:
                below.append("⌂", style=seat_colour(seat))
        for seat, player in enumerate(v.players):
            if player.stall == stall:
                below.append(
                    self.phrases.name(seat)[:1], style=f"bold #1b1420 on {seat_colour(seat)}"
                )
        return [top, below if below else Text("─────", style=LINE)]

    def _players(self, v: BasariView, asked: set[int], wide: bool) -> Table:
        table = Table(box=SIMPLE_HEAD, header_style=QUIET, border_style=LINE, padding=(0, 0, 0, 1))
        table.add_column(Text(f"  {self.say('terminal-trader')}"), no_wrap=True)
        add_gem_columns(table)
        table.add_column(self.say("terminal-points"), justify="right", no_wrap=True)
        table.add_column(self.say("terminal-lap"), justify="right", no_wrap=True)
        if not wide:
            table.add_column(self.say("terminal-stall"), no_wrap=True)
        table.add_column(self.say("terminal-plan"), no_wrap=True)
        for seat, player in enumerate(v.players):
            table.add_row(
                marked_name(seat, self.phrases.name(seat), seat in asked, seat == v.seat),
                *gem_cells(int(player.gems), wide),
                Text(str(player.points), style=f"bold {TEXT}"),
                Text(f"{player.walked}/{self.box.stalls}", style=TEXT),
                *([] if wide else [self._stall_line(player.stall)]),
                self._plan(player),
            )
        return table

    def _stall_line(self, stall: int) -> Text:
        if stall == NO_STALL:
            return Text("·", style=QUIET)
        text = Text(f"{self.box.points[stall]}★ ", style=TEXT)
        return text.append_text(tally(GEMS, self.box.gems[stall], GEM_SIGNS))

    def _plan(self, player: PlayerView) -> Text:
        if player.choice != UNDECIDED:
            return Text(
                self.phrases.say(f"choices-{ACTION_NAMES[player.choice]}"), style=f"bold {LAMP}"
            )
        return Text("▓" if player.has_chosen else "·", style=QUIET)

    def _haggle(self, v: BasariView) -> list[Text]:
        if v.haggle is None:
            return []
        topic = self.say("terminal-haggle-over", action=self._action(v.action))
        stakes = {
            seat: self._gain(v.players[seat].stall, v.action)
            for seat in (v.haggle.turn, v.haggle.other)
        }
        return haggle_lines(self.phrases, v.haggle, topic, stakes)

    def _action(self, action: int) -> str:
        return self.phrases.say(f"action-{ACTION_NAMES[action]}")

    def _gain(self, stall: int, action: int) -> str:
        """What an action would bring at a stall."""
        if action == POINTS:
            return self.say("terminal-points-count", count=self.box.points[stall])
        if action == STONES:
            return self.phrases.goods(GEMS, self.box.gems[stall])
        return self.say("terminal-six-minus")

    def facts(self, view: View) -> list[str]:
        v = cast(BasariView, view)
        lines = [
            self.status(v),
            f"{self.say('terminal-stock')}: {self.phrases.goods(GEMS, v.stock)}",
        ]
        for seat, player in enumerate(v.players):
            stall = (
                self.phrases.component("stall", player.stall) if player.stall != NO_STALL else "–"
            )
            plan = self._action(player.choice) if player.choice != UNDECIDED else "–"
            lines.append(
                self.say(
                    "terminal-bb-seat",
                    seat=self.phrases.name(seat),
                    points=player.points,
                    gems=self.phrases.goods(GEMS, player.gems),
                    stall=stall,
                    walked=player.walked,
                    stalls=self.box.stalls,
                    plan=plan,
                )
            )
        if v.haggle is not None and v.haggle.standing:
            gems = self.phrases.goods(GEMS, v.haggle.standing)
            lines.append(
                self.say("terminal-stands", seat=self.phrases.name(v.haggle.other), gems=gems)
            )
        return lines

    def question(self, view: View, ask: Ask) -> str:
        v = cast(BasariView, view)
        if v.haggle is None:
            return self.phrases.question(ask)
        key = "terminal-asked-offer" if v.phase == OFFER else "terminal-asked-answer"
        return self.say(
            key,
            other=self.phrases.name(v.haggle.other),
            gems=self.phrases.goods(GEMS, v.haggle.standing),
            action=self._action(v.action),
            stake=self._gain(v.players[ask.seat].stall, v.action),
        )

    def answer(self, view: View, ask: Ask) -> Answer:
        v = cast(BasariView, view)
        player = v.players[ask.seat]
        if v.phase == CHOOSE:
            return Answer([self._choice(ask, player, action) for action in (DICE, POINTS, STONES)])
        if v.phase == OFFER:
            decline = Button("n", self.say("terminal-offer-nothing"), Decline(ask.seat))
            ways: list[Way] = [opening(self.phrases, ask, int(player.gems))] if player.gems else []
            return Answer([*ways, decline])
        if v.phase == ANSWER and v.haggle is not None:
            return answering(self.phrases, ask, int(player.gems), v.haggle)
        if v.phase == CARRY_OUT:
            gain = self._gain(player.stall, v.action)
            return Answer(
                [
                    Button("c", self.phrases.say("action-carry_out"), CarryOut(ask.seat), gain),
                    Button("n", self.phrases.say("action-decline"), Decline(ask.seat)),
                ]
            )
        return Answer([self._place(ask)])

    def _choice(self, ask: Ask, player: PlayerView, action: int) -> Button:
        gain = self._gain(player.stall, action)
        return Button(KEYS[action], self._action(action), Choose(ask.seat, action), gain)

    def _place(self, ask: Ask) -> Slip:
        moves = [cast(Place, move) for move in self.list_moves(ask)]
        options = [(move.stall, self._stall_words(move.stall)) for move in moves]

        def make(values: Values) -> Place:
            return Place(ask.seat, values["stall"])

        return Slip("s", self.say("terminal-start-at"), [PickField("stall", "", options)], make)

    def _stall_words(self, stall: int) -> str:
        return self.phrases.component("stall", stall)

    def interlude(self, events: Sequence[Event]) -> RenderableType | None:
        majorities = [event for event in events if isinstance(event, MajorityScored)]
        laps = {event.seat: event.points for event in events if isinstance(event, LapScored)}
        if not majorities and not laps:
            return None
        table = majority_table(self.phrases, self.phrases.seats)
        table.add_extra(self.say("terminal-lap"), laps)
        for event in majorities:
            table.add_colour(
                int(event.colour), event.counts, event.seats, event.points, event.returned
            )
        return table.picture()


PRESENTER = BasariPresenter
