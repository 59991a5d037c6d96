"""Phase 2: the secret choice."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from funduk.core.action import SEALED, Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.plain_verbs import OneOf
from funduk.core.question import Question
from funduk.core.record import Shape
from funduk.core.verb import Verb
from funduk.games.basari.events import Revealed
from funduk.games.basari.material import DICE, POINTS, STONES
from funduk.games.basari.questions.settling import settle
from funduk.games.basari.table import ACTION, CHOOSE, BasariTable
from funduk.games.basari.view import BasariView
from funduk.parts.sealed import UNDECIDED, Committed

CARDS: Final = [DICE, POINTS, STONES]


@mypyc_attr(acyclic=True, free_list_len=1)
class Choose(Action):
    """Lays an action card face down (BB-6)."""

    VERB: ClassVar[str] = "choose"
    SHAPE: ClassVar[Shape] = (("action", ACTION),)

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action


class Choosing(Question[BasariTable, BasariView]):
    """BB-6: everybody lays an action card face down, and all are revealed at once."""

    NAME: ClassVar[str] = "choose"
    PHASE: ClassVar[int] = CHOOSE
    MODE: ClassVar[str] = SEALED
    CLAUSE: ClassVar[str] = "BB-6"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Choose,)

    def waits_for(self, t: BasariTable, seat: int) -> bool:
        return t.players[seat].choice == UNDECIDED

    def refusal(self, t: BasariTable, action: Action) -> Refusal | None:
        if not isinstance(action, Choose):
            return self.wrong_verb()
        return None if DICE <= action.action <= STONES else Refusal("no-such-card", "BB-6")

    def verbs(self, t: BasariTable, ask: Ask) -> list[Verb]:
        return [AnyCard(ask.seat, CARDS)]

    def draw(self, t: BasariTable, ask: Ask, dice: Dice) -> Action:
        return Choose(ask.seat, dice.below(STONES + 1))

    def perform(self, t: BasariTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Choose)
        t.players[action.seat].choice = action.action
        events.append(Committed(action.seat))
        for player in t.players:
            if player.choice == UNDECIDED:
                return
        events.append(Revealed([player.choice for player in t.players]))
        settle(t, events)

    def default(self, v: BasariView, ask: Ask) -> Action:
        """Points."""
        return Choose(ask.seat, POINTS)


class AnyCard(OneOf):
    """Any action card in play."""

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__("action", cards)
        self.seat = seat

    def name(self) -> str:
        return Choose.VERB

    def action(self, choice: int) -> Action:
        return Choose(self.seat, choice)
