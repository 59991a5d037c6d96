"""Step 1: a bazaar card for everybody."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import NOT_ASKED, Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.plain_verbs import OneOf
from funduk.core.question import Lot
from funduk.core.record import CHANCE, NUMBER, SEAT, Shape
from funduk.core.verb import Verb
from funduk.games.basari_cards.events import Dealt
from funduk.games.basari_cards.table import CHOOSE, DEAL, BasariCardsTable
from funduk.games.basari_cards.view import BasariCardsView
from funduk.parts.pile import holds, single, without


@mypyc_attr(acyclic=True, free_list_len=1)
class Deal(Action):
    """Chance turns up a card of the pile for a seat (BC-6, BC-9)."""

    VERB: ClassVar[str] = "deal"
    SHAPE: ClassVar[Shape] = (("to", SEAT), ("card", NUMBER))

    def __init__(self, seat: int, to: int, card: int) -> None:
        self.seat = seat
        self.to = to
        self.card = card


class FromThePile(Lot[BasariCardsTable, BasariCardsView]):
    """Chance is asked for a card of the pile, any of them equally likely."""

    CLAUSE: ClassVar[str] = "BC-6"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Deal,)

    def refusal(self, t: BasariCardsTable, action: Action) -> Refusal | None:
        if not isinstance(action, Deal):
            return self.wrong_verb()
        if action.to != t.turn:
            return Refusal(NOT_ASKED, "BC-6")
        if not holds(t.pile, action.card):
            return Refusal("not-in-the-pile", "BC-5")
        return None

    def verbs(self, t: BasariCardsTable, ask: Ask) -> list[Verb]:
        return [TurningUp(t.turn, t.pile)]

    def draw(self, t: BasariCardsTable, ask: Ask, dice: Dice) -> Action:
        return Deal(CHANCE, t.turn, t.pile[dice.below(len(t.pile))])


class TurningUp(OneOf):
    """Any card of the pile."""

    def __init__(self, to: int, pile: bytes) -> None:
        super().__init__("card", list(pile))
        self.to = to

    def name(self) -> str:
        return Deal.VERB

    def action(self, choice: int) -> Action:
        return Deal(CHANCE, self.to, choice)


class Dealing(FromThePile):
    """BC-6: one card each, face up, the current one for this round."""

    NAME: ClassVar[str] = "deal"
    PHASE: ClassVar[int] = DEAL

    def perform(self, t: BasariCardsTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Deal)
        lay_open(t, action.card)
        t.players[t.turn].current = action.card
        events.append(Dealt(t.turn, action.card))
        t.turn += 1
        if t.turn == len(t.players):
            t.turn = 0
            t.phase = CHOOSE


def lay_open(t: BasariCardsTable, card: int) -> None:
    """BC-6: the card stays in front of its owner, and its workers count."""
    player = t.players[t.turn]
    t.pile = without(t.pile, card)
    player.cards += single(card)
    player.workers += t.box.workers[card]
