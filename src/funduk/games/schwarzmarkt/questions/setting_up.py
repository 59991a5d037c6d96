"""Material and set-up: exchange, bonus track, start player and information cards, all by lot."""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import count, some, unpack
from funduk.core.plain_verbs import Few
from funduk.core.question import Lot
from funduk.core.record import CHANCE, NUMBER, SEAT, Shape
from funduk.core.verb import NEVER, Verb
from funduk.games.schwarzmarkt.events import BonusLaid, CardOpened, ExchangeLaid, LotDrawn
from funduk.games.schwarzmarkt.material import GOODS, KINDS
from funduk.games.schwarzmarkt.questions.exchange import begin_round
from funduk.games.schwarzmarkt.table import (
    LAY_BONUS,
    LAY_ROWS,
    LOT,
    OPEN,
    ORDERED,
    SELL,
    SchwarzmarktTable,
)
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.parts.picks import goods_of
from funduk.parts.pile import without


@mypyc_attr(acyclic=True, free_list_len=1)
class LayRows(Action):
    """Chance puts the goods' markers on the exchange (SM-4)."""

    VERB: ClassVar[str] = "lay-rows"
    SHAPE: ClassVar[Shape] = (("rows", GOODS),)

    def __init__(self, seat: int, rows: i64) -> None:
        self.seat = seat
        self.rows = rows


@mypyc_attr(acyclic=True, free_list_len=1)
class LayBonus(Action):
    """Chance puts the goods' markers on the bonus track (SM-4)."""

    VERB: ClassVar[str] = "lay-bonus"
    SHAPE: ClassVar[Shape] = (("steps", GOODS),)

    def __init__(self, seat: int, steps: i64) -> None:
        self.seat = seat
        self.steps = steps


class Laying(Verb):
    """The place of each good's marker, the dearest first; remembers which places are still free."""

    def __init__(self, places: list[int]) -> None:
        super().__init__(KINDS, (1 << len(places)) - 1)
        self.places = sorted(places)

    def highest(self, step: i64, memory: i64) -> i64:
        return self.places[-1]

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        for place, value in enumerate(self.places):
            if value == choice and (memory >> place) & 1:
                return memory - (1 << place)
        return NEVER

    def chosen(self, laid: i64) -> list[int]:
        return [int(count(laid, kind)) for kind in range(int(KINDS) - 1, -1, -1)]

    def letter(self, step: i64) -> str:
        return GOODS.letter(int(KINDS - 1 - step))


class OnTheExchange(Laying):
    """SM-4: all ways to lay the markers on the start rows."""

    def name(self) -> str:
        return LayRows.VERB

    def spell(self, choices: list[int]) -> Action:
        return LayRows(CHANCE, goods_of(choices, 0, KINDS))

    def choices_of(self, action: Action) -> list[int] | None:
        return self.chosen(action.rows) if isinstance(action, LayRows) else None

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return f"rows.{self.letter(step)}", int(choice)


class OnTheTrack(Laying):
    """SM-4: all ways to lay the markers on the start steps."""

    def name(self) -> str:
        return LayBonus.VERB

    def spell(self, choices: list[int]) -> Action:
        return LayBonus(CHANCE, goods_of(choices, 0, KINDS))

    def choices_of(self, action: Action) -> list[int] | None:
        return self.chosen(action.steps) if isinstance(action, LayBonus) else None

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return f"steps.{self.letter(step)}", int(choice)


def arranges(laid: i64, places: list[int]) -> bool:
    """SM-4: whether every marker lies on one of the places."""
    return laid >= 0 and sorted(unpack(laid, KINDS)) == sorted(places) and laid >> (7 * KINDS) == 0


def shuffled(places: list[int], dice: Dice) -> i64:
    """Every order of the places equally likely."""
    left = list(places)
    laid: i64 = 0
    for kind in range(KINDS):
        laid += some(kind, left.pop(dice.below(len(left))))
    return laid


class LayingRows(Lot[SchwarzmarktTable, SchwarzmarktView]):
    """SM-4: the lot puts one marker of each good on the exchange."""

    NAME: ClassVar[str] = "lay-rows"
    PHASE: ClassVar[int] = LAY_ROWS
    CLAUSE: ClassVar[str] = "SM-4"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (LayRows,)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if not isinstance(action, LayRows):
            return self.wrong_verb()
        return None if arranges(action.rows, t.box.start_rows) else Refusal("wrong-start", "SM-4")

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        return [OnTheExchange(t.box.start_rows)]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        return LayRows(CHANCE, shuffled(t.box.start_rows, dice))

    def perform(self, t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, LayRows)
        t.rows = action.rows
        t.phase = LAY_BONUS
        events.append(ExchangeLaid(action.rows))


class LayingBonus(Lot[SchwarzmarktTable, SchwarzmarktView]):
    """SM-4: the lot puts the other marker of each good on the bonus track."""

    NAME: ClassVar[str] = "lay-bonus"
    PHASE: ClassVar[int] = LAY_BONUS
    CLAUSE: ClassVar[str] = "SM-4"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (LayBonus,)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if not isinstance(action, LayBonus):
            return self.wrong_verb()
        return None if arranges(action.steps, t.box.start_steps) else Refusal("wrong-start", "SM-4")

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        return [OnTheTrack(t.box.start_steps)]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        return LayBonus(CHANCE, shuffled(t.box.start_steps, dice))

    def perform(self, t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, LayBonus)
        t.steps = action.steps
        t.phase = LOT if t.trade == ORDERED else OPEN
        events.append(BonusLaid(action.steps))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawLot(Action):
    """Chance picks the first start player (SM-17)."""

    VERB: ClassVar[str] = "draw-lot"
    SHAPE: ClassVar[Shape] = (("start", SEAT),)

    def __init__(self, seat: int, start: int) -> None:
        self.seat = seat
        self.start = start


class DrawingLots(Lot[SchwarzmarktTable, SchwarzmarktView]):
    """SM-17: the lot says who proposes first."""

    NAME: ClassVar[str] = "lot"
    PHASE: ClassVar[int] = LOT
    CLAUSE: ClassVar[str] = "SM-17"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (DrawLot,)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if not isinstance(action, DrawLot):
            return self.wrong_verb()
        return None if 0 <= action.start < len(t.players) else Refusal("no-such-seat", "SM-17")

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        seats = list(range(len(t.players)))
        return [Few("start", seats, [DrawLot(CHANCE, seat) for seat in seats])]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        return DrawLot(CHANCE, dice.below(len(t.players)))

    def perform(self, t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, DrawLot)
        t.start = action.start
        t.phase = OPEN
        events.append(LotDrawn(action.start))


@mypyc_attr(acyclic=True, free_list_len=1)
class OpenCard(Action):
    """Chance opens an information card (SM-6, SM-23)."""

    VERB: ClassVar[str] = "open-card"
    SHAPE: ClassVar[Shape] = (("card", NUMBER),)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class OpeningCard(Lot[SchwarzmarktTable, SchwarzmarktView]):
    """SM-6, SM-23: any card nobody has seen, before the first round and before every sale."""

    NAME: ClassVar[str] = "open"
    PHASE: ClassVar[int] = OPEN
    CLAUSE: ClassVar[str] = "SM-6"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (OpenCard,)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if not isinstance(action, OpenCard):
            return self.wrong_verb()
        there = 0 <= action.card < 256 and action.card in t.deck
        return None if there else Refusal("not-in-the-deck", "SM-6")

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        return [Few("card", list(t.deck), [OpenCard(CHANCE, card) for card in t.deck])]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        return OpenCard(CHANCE, t.deck[dice.below(len(t.deck))])

    def perform(self, t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, OpenCard)
        t.card = action.card
        t.deck = without(t.deck, action.card)
        events.append(CardOpened(action.card))
        if t.round == 0:
            begin_round(t, events)
        else:
            t.phase = SELL
