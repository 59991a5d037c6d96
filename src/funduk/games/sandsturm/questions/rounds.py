"""A round: a card for everybody, then turn after turn until the dice are back at the lamp card."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import NONE, count
from funduk.core.plain_verbs import Few
from funduk.core.question import Lot
from funduk.core.record import CHANCE, Shape
from funduk.core.verb import Verb
from funduk.games.sandsturm.events import ArtefactCame, RoundBegan, RoundEnded, TurnBegan
from funduk.games.sandsturm.material import (
    ALL_DICE,
    CARD,
    LAMP,
    LAST_ROUND,
    NO_DICE,
    NO_TYPE,
    ONE_ARTEFACT,
    ROUND_CARDS,
    SANDSTORM,
    SURE_ROUNDS,
)
from funduk.games.sandsturm.questions.rolling import throw
from funduk.games.sandsturm.scoring import end_game
from funduk.games.sandsturm.table import CHIPS, NO_CARD, OVER, REVEAL, SandsturmTable
from funduk.games.sandsturm.view import SandsturmView

STORM: Final = ROUND_CARDS
"""The sandstorm's choice in a tree: it follows the cards of the set."""


@mypyc_attr(acyclic=True)
class Reveal(Action):
    """Chance turns up the next round card, or the sandstorm (SS-8, SS-20)."""

    VERB: ClassVar[str] = "reveal"
    SHAPE: ClassVar[Shape] = (("card", CARD),)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class Revealing(Lot[SandsturmTable, SandsturmView]):
    """SS-4, SS-8, SS-20: a card for this round, or the end."""

    NAME: ClassVar[str] = "reveal"
    PHASE: ClassVar[int] = REVEAL
    CLAUSE: ClassVar[str] = "SS-8"
    TURN_CLAUSE: ClassVar[str] = "SS-9"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Reveal,)

    def refusal(self, t: SandsturmTable, action: Action) -> Refusal | None:
        if not isinstance(action, Reveal):
            return self.wrong_verb()
        if action.card == SANDSTORM:
            return None if may_storm(t) else Refusal("no-storm-yet", "SS-4")
        if must_storm(t):
            return Refusal("storm-is-due", "SS-4")
        ids = t.box.card_ids
        if action.card not in ids or ids.index(action.card) in t.played:
            return Refusal("card-is-gone", "SS-4")
        return None

    def verbs(self, t: SandsturmTable, ask: Ask) -> list[Verb]:
        cards = [] if must_storm(t) else cards_left(t)
        found: list[Action] = [Reveal(CHANCE, t.box.card_ids[card]) for card in cards]
        if may_storm(t):
            cards.append(STORM)
            found.append(Reveal(CHANCE, SANDSTORM))
        return [TurningUp(cards, found, t.round)]

    def draw(self, t: SandsturmTable, ask: Ask, dice: Dice) -> Action:
        """SS-4: from round 5 on the sandstorm is one of the cards that are left."""
        if may_storm(t) and dice.below(LAST_ROUND - t.round) == 0:
            return Reveal(CHANCE, SANDSTORM)
        cards = cards_left(t)
        return Reveal(CHANCE, t.box.card_ids[cards[dice.below(len(cards))]])

    def perform(self, t: SandsturmTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Reveal)
        t.round += 1
        if action.card == SANDSTORM:
            t.phase = OVER
            t.card = NO_CARD
            end_game(t, events)
            return
        t.card = t.box.card_ids.index(action.card)
        t.played += bytes([t.card])
        events.append(RoundBegan(t.round, action.card, t.start))
        _bring_artefact(t, events)
        begin_turn(t, t.start, events)


class TurningUp(Few):
    """One of the cards that are left; the sandstorm is as likely as any place among those still to come."""

    def __init__(self, cards: list[int], actions: list[Action], round: int) -> None:
        super().__init__("card", cards, actions)
        self.round: i64 = round

    def weight(self, step: i64, memory: i64, choice: i64) -> i64:
        if self.choices[-1] != STORM:
            return 1
        if choice == STORM:
            return max(1, len(self.choices) - 1)
        return LAST_ROUND - 1 - self.round


def may_storm(t: SandsturmTable) -> bool:
    """SS-4: the sandstorm is the fifth, sixth or seventh card."""
    return t.round >= SURE_ROUNDS


def must_storm(t: SandsturmTable) -> bool:
    return t.round + 1 >= LAST_ROUND


def cards_left(t: SandsturmTable) -> list[int]:
    return [card for card in range(len(t.box.cards)) if card not in t.played]


def _bring_artefact(t: SandsturmTable, events: list[Event]) -> None:
    """SS-8: a card may bring the artefact, if it still lies in the middle (SS-7)."""
    card = t.effects()
    if not card.brings_artefact or t.middle == NONE:
        return
    seat = (t.start + card.artefact_to) % len(t.traders)
    trader = t.traders[seat]
    trader.goods += ONE_ARTEFACT
    if trader.banned:
        trader.locked = trader.goods
    t.middle = NONE
    events.append(ArtefactCame(seat))


# Turns


def begin_turn(t: SandsturmTable, seat: int, events: list[Event]) -> None:
    """SS-10: what was secured comes free; then chips may be placed."""
    trader = t.traders[seat]
    events.append(TurnBegan(seat, trader.locked, trader.banned))
    trader.locked = NONE
    trader.banned = False
    t.turn = seat
    t.placed = 0
    card = t.effects()
    t.free_rerolls = card.free_rerolls
    if trader.hand == 0 or card.no_placing:
        throw(t, ALL_DICE)
    else:
        t.phase = CHIPS


def pass_the_dice(t: SandsturmTable, events: list[Event]) -> None:
    """SS-19: to the left; back at the lamp card, the owner of the lamp starts the next round."""
    t.faces = NO_DICE
    t.type = NO_TYPE
    t.left = 0
    t.placed = 0
    t.free_rerolls = 0
    following = (t.turn + 1) % len(t.traders)
    if following != t.start:
        begin_turn(t, following, events)
        return
    t.start = lamp_owner(t)
    t.turn = t.start
    t.phase = REVEAL
    t.card = NO_CARD
    events.append(RoundEnded(t.round, t.start))


def lamp_owner(t: SandsturmTable) -> int:
    for seat, trader in enumerate(t.traders):
        if count(trader.goods, LAMP) > 0:
            return seat
    return t.start
