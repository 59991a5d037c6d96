"""Basari, the card game: who has which gems, the cards of the round, the choice, the haggling."""

from collections.abc import Sequence
from typing import cast

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from funduk.core.action import Ask, Event
from funduk.core.game import Game, View
from funduk.games.basari_cards import BasariCards
from funduk.games.basari_cards.events import WorkersScored
from funduk.games.basari_cards.material import ACTION_LETTERS, ENOUGH_WORKERS, STAGES, A, B, C
from funduk.games.basari_cards.questions.action_d import Exchange, Take
from funduk.games.basari_cards.questions.choosing import Choose
from funduk.games.basari_cards.table import ANSWER, CHOOSE, OFFER, OVER
from funduk.games.basari_cards.view import BasariCardsView, PlayerView
from funduk.games.gems.material import GEMS
from funduk.games.gems.scoring import MajorityScored
from funduk.locale.phrases import Phrases
from funduk.parts.sealed import UNDECIDED
from funduk.terminal.answer import Answer, Button, GoodsField, Slip, Values
from funduk.terminal.gem_columns import add_gem_columns, gem_cells
from funduk.terminal.haggling import answering, haggle_lines, opening
from funduk.terminal.paint import (
    GEM_SIGNS,
    LAMP,
    LINE,
    OK,
    QUIET,
    TEXT,
    counts,
    heap,
    marked_name,
    seat_colour,
    tally,
)
from funduk.terminal.presenter import ListMoves, Presenter
from funduk.terminal.scoring import majority_table

BAR = 10
CARDS_WIDE = 72
"""How much room the round's cards have on a wide screen."""


class BasariCardsPresenter(Presenter):
    """Everything is open but the choices."""

    SIGNS = GEM_SIGNS

    def __init__(self, game: Game, phrases: Phrases, list_moves: ListMoves) -> None:
        super().__init__(game, phrases, list_moves)
        assert isinstance(game, BasariCards)
        self.box = game.box

    def status(self, view: View) -> str:
        v = cast(BasariCardsView, view)
        if v.phase == OVER:
            return self.phrases.phase("over")
        return self.say(
            "terminal-bc-status", stage=v.stage + 1, stages=STAGES, round=v.round + 1, pile=v.pile
        )

    def board(self, view: View, asks: Sequence[Ask], wide: bool) -> RenderableType:
        v = cast(BasariCardsView, view)
        parts: list[RenderableType] = [self._players(v, {ask.seat for ask in asks}, wide)]
        stock = Text.assemble(
            (self.say("terminal-stock") + "  ", QUIET), counts(GEMS, v.stock, GEM_SIGNS)
        )
        parts.append(Padding(stock, (0, 1)))
        if wide and v.players[0].current >= 0:
            parts.append(Padding(self._cards(v), (1, 0, 0, 0)))
        if v.haggle is not None:
            parts.append(Padding(self._haggle(v), (1 if wide else 0, 1, 0, 1)))
        return Group(*parts)

    def _players(self, v: BasariCardsView, asked: set[int], wide: bool) -> Table:
        table = Table(box=SIMPLE_HEAD, header_style=QUIET, border_style=LINE, padding=(0, 0, 0, 1))
        table.add_column(Text(f"  {self.say('terminal-trader')}"), no_wrap=True)
        add_gem_columns(table)
        table.add_column(self.say("terminal-points"), justify="right", no_wrap=True)
        table.add_column(self.say("terminal-workers"), justify="right", no_wrap=True)
        if not wide:
            table.add_column(self.say("terminal-card"), no_wrap=True)
        table.add_column(self.say("terminal-plan"), justify="center", no_wrap=True)
        for seat, player in enumerate(v.players):
            row: list[RenderableType] = [
                marked_name(seat, self.phrases.name(seat), seat in asked, seat == v.seat),
                *gem_cells(int(player.gems), wide),
                Text(str(player.points), style=f"bold {TEXT}"),
                self._workers(player.workers, wide),
            ]
            if not wide:
                row.append(self._card_line(player.current))
            table.add_row(*row, self._plan(v, player))
        return table

    def _workers(self, workers: int, wide: bool) -> Text:
        style = f"bold {OK}" if workers >= ENOUGH_WORKERS else TEXT
        if not wide:
            return Text(str(workers), style=style)
        full = min(workers, ENOUGH_WORKERS) * BAR // ENOUGH_WORKERS
        bar = Text("━" * full, style=OK if workers >= ENOUGH_WORKERS else LAMP)
        bar.append("─" * (BAR - full), style=LINE)
        return bar.append(f" {workers:>2}", style=style)

    def _plan(self, v: BasariCardsView, player: PlayerView) -> Text:
        if player.choice != UNDECIDED:
            return Text(ACTION_LETTERS[player.choice], style=f"bold {LAMP}")
        return Text("▓" if player.has_chosen else "·", style=QUIET)

    def _card_line(self, card: int) -> Text:
        if card < 0:
            return Text("·", style=QUIET)
        text = Text(f"{self.box.workers[card]}☺ {self.box.points[card]}★ ", style=TEXT)
        return text.append_text(tally(GEMS, self.box.gems[card], GEM_SIGNS))

    def _cards(self, v: BasariCardsView) -> Table:
        """The round's cards, side by side."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        panels = []
        width = min(16, CARDS_WIDE // len(v.players) - 1)
        for seat, player in enumerate(v.players):
            if player.current < 0:
                continue
            card = player.current
            lines = Text.assemble(
                (self.say("terminal-workers-count", count=self.box.workers[card]), TEXT),
                "\n",
                (self.say("terminal-points-count", count=self.box.points[card]), TEXT),
                "\n",
                heap(GEMS, self.box.gems[card], GEM_SIGNS),
                justify="center",
            )
            colour = seat_colour(seat)
            panels.append(
                Panel(
                    lines,
                    title=self.phrases.name(seat),
                    border_style=colour,
                    box=ROUNDED,
                    width=width,
                    padding=0,
                )
            )
        grid.add_row(*panels)
        return grid

    def _haggle(self, v: BasariCardsView) -> RenderableType:
        assert v.haggle is not None
        letter = ACTION_LETTERS[v.action]
        topic = self.say("terminal-haggle-over", action=self.phrases.say(f"action-{letter}"))
        stakes = {seat: self._stake(v, seat) for seat in (v.haggle.turn, v.haggle.other)}
        return Group(*haggle_lines(self.phrases, v.haggle, topic, stakes))

    def _stake(self, v: BasariCardsView, seat: int) -> str:
        """What the action would bring this seat."""
        card = v.players[seat].current
        if v.action == B:
            return self.say("terminal-points-count", count=self.box.points[card])
        if v.action == C:
            return self.phrases.goods(GEMS, self.box.gems[card])
        return self.say("terminal-one-card") if v.action == A else ""

    def facts(self, view: View) -> list[str]:
        v = cast(BasariCardsView, view)
        lines = [
            self.status(v),
            f"{self.say('terminal-stock')}: {self.phrases.goods(GEMS, v.stock)}",
        ]
        for seat, player in enumerate(v.players):
            card = self.phrases.component("card", player.current) if player.current >= 0 else "–"
            plan = ACTION_LETTERS[player.choice] if player.choice != UNDECIDED else "–"
            lines.append(
                self.say(
                    "terminal-bc-seat",
                    seat=self.phrases.name(seat),
                    points=player.points,
                    workers=player.workers,
                    gems=self.phrases.goods(GEMS, player.gems),
                    card=card,
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
        v = cast(BasariCardsView, view)
        if v.haggle is None:
            return self.phrases.question(ask)
        letter = ACTION_LETTERS[v.action]
        key = "terminal-asked-offer" if v.phase == OFFER else "terminal-asked-answer"
        return self.say(
            key,
            other=self.phrases.name(v.haggle.other),
            gems=self.phrases.goods(GEMS, v.haggle.standing),
            action=self.phrases.say(f"action-{letter}"),
            stake=self._stake(v, ask.seat),
        )

    def answer(self, view: View, ask: Ask) -> Answer:
        v = cast(BasariCardsView, view)
        gems = int(v.players[ask.seat].gems)
        if v.phase == CHOOSE:
            return self._choices(v, ask)
        if v.phase == OFFER:
            return Answer([opening(self.phrases, ask, gems)])
        if v.phase == ANSWER and v.haggle is not None:
            return answering(self.phrases, ask, gems, v.haggle)
        if ask.question == "exchange":
            return Answer([self._exchange(ask, gems, int(v.stock))])
        return self._takes(ask)

    def _takes(self, ask: Ask) -> Answer:
        moves = [cast(Take, move) for move in self.list_moves(ask)]
        letters = [GEMS.to_word(move.gem)[-1].lower() for move in moves]
        return Answer(
            [
                Button(key, self.phrases.action(move), move)
                for key, move in zip(letters, moves, strict=True)
            ]
        )

    def _choices(self, v: BasariCardsView, ask: Ask) -> Answer:
        card = v.players[ask.seat].current
        gain = {
            A: self.say("terminal-one-card"),
            B: self.say("terminal-points-count", count=self.box.points[card]),
            C: self.phrases.goods(GEMS, self.box.gems[card]),
        }
        buttons = []
        for action, letter in enumerate(ACTION_LETTERS[: 4 if len(v.players) == 5 else 3]):
            label = self.phrases.say(f"action-{letter}")
            help = gain.get(action) or self.phrases.say(f"action-{letter}", None, "help")
            buttons.append(Button(letter.lower(), label, Choose(ask.seat, action), help))
        return Answer(buttons)

    def _exchange(self, ask: Ask, gems: int, stock: int) -> Slip:
        def fields(values: Values) -> list[GoodsField]:
            give = GoodsField("give", self.say("terminal-give"), GEMS, gems, 1)
            return [
                give,
                GoodsField(
                    "take", self.say("terminal-take"), GEMS, stock + values.get("give", 0), 2
                ),
            ]

        def make(values: Values) -> Exchange:
            return Exchange(ask.seat, values["give"], values["take"])

        return Slip("e", self.say("terminal-exchange"), fields, make)

    def interlude(self, events: Sequence[Event]) -> RenderableType | None:
        majorities = [event for event in events if isinstance(event, MajorityScored)]
        workers = [event for event in events if isinstance(event, WorkersScored)]
        if not majorities and not workers:
            return None
        table = majority_table(self.phrases, self.phrases.seats)
        for event in majorities:
            table.add_colour(
                int(event.colour), event.counts, event.seats, event.points, event.returned
            )
        extra = {event.seat: event.points for event in workers}
        table.add_extra(self.say("terminal-workers"), extra)
        return table.picture()


PRESENTER = BasariCardsPresenter
