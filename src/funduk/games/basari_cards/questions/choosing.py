"""Step 2: the secret choice."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import SEALED, Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.plain_verbs import OneOf, up_to
from funduk.core.question import Question
from funduk.core.record import Shape
from funduk.core.verb import Verb
from funduk.games.basari_cards.events import Revealed
from funduk.games.basari_cards.material import A, B
from funduk.games.basari_cards.questions.settling import settle
from funduk.games.basari_cards.table import ACTION, CHOOSE, BasariCardsTable, actions_in_play
from funduk.games.basari_cards.view import BasariCardsView
from funduk.parts.sealed import UNDECIDED, Committed


@mypyc_attr(acyclic=True, free_list_len=1)
class Choose(Action):
    """Lays an action card face down (BC-7)."""

    VERB: ClassVar[str] = "choose"
    SHAPE: ClassVar[Shape] = (("action", ACTION),)

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action


class Choosing(Question[BasariCardsTable, BasariCardsView]):
    """BC-7: everybody lays an action card face down, and all are revealed at once."""

    NAME: ClassVar[str] = "choose"
    PHASE: ClassVar[int] = CHOOSE
    MODE: ClassVar[str] = SEALED
    CLAUSE: ClassVar[str] = "BC-7"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Choose,)

    def waits_for(self, t: BasariCardsTable, seat: int) -> bool:
        return t.players[seat].choice == UNDECIDED

    def refusal(self, t: BasariCardsTable, action: Action) -> Refusal | None:
        if not isinstance(action, Choose):
            return self.wrong_verb()
        if not 0 <= action.action < actions_in_play(t):
            return Refusal("no-such-card", "BC-4")
        return None

    def verbs(self, t: BasariCardsTable, ask: Ask) -> list[Verb]:
        return [AnyCard(ask.seat, up_to(actions_in_play(t) - 1))]

    def draw(self, t: BasariCardsTable, ask: Ask, dice: Dice) -> Action:
        return Choose(ask.seat, dice.below(actions_in_play(t)))

    def perform(self, t: BasariCardsTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Choose)
        t.players[action.seat].choice = action.action
        events.append(Committed(action.seat))
        for player in t.players:
            if player.choice == UNDECIDED:
                return
        events.append(Revealed([player.choice for player in t.players]))
        t.action = A
        settle(t, events)

    def default(self, v: BasariCardsView, ask: Ask) -> Action:
        """Points."""
        return Choose(ask.seat, B)


class AnyCard(OneOf):
    """Any action card in play."""

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__("action", cards)
        self.seat = seat

    def name(self) -> str:
        return Choose.VERB

    def action(self, choice: int) -> Action:
        return Choose(self.seat, choice)
