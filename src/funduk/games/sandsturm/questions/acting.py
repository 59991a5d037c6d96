"""Second step: roll again, or choose what the dice offer."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice, FastDice
from funduk.core.goods import total
from funduk.core.plain_verbs import Forked, Plain, SomeOf, up_to
from funduk.core.question import Question
from funduk.core.record import NUMBER, Shape
from funduk.core.verb import Verb
from funduk.games.sandsturm.events import Lapsed, Rerolled, Skipped, TradeBanned, TypeChosen
from funduk.games.sandsturm.material import (
    ALL_DICE,
    DICE,
    GIVE,
    GOODS_A_LOCK,
    LOCKS_FOR_A_BAN,
    MOVE,
    NO_MISSION,
    ROB,
    SECURE,
    SIGN,
    SIGNS,
    SOME_DICE,
    SWAP,
    TYPE,
    TYPES,
    Box,
    RoundCard,
    chips_in,
    has_chip,
    nth_chip,
)
from funduk.games.sandsturm.questions.executing import go_on_or_lapse
from funduk.games.sandsturm.questions.offers import (
    choosable,
    counted,
    executions,
    fewest_jokers,
    most_jokers,
    offer_refusal,
    tally,
)
from funduk.games.sandsturm.questions.rolling import throw
from funduk.games.sandsturm.questions.rounds import pass_the_dice
from funduk.games.sandsturm.table import ACT, LOCK, TARGET, SandsturmTable
from funduk.games.sandsturm.view import SandsturmView, imagine, number_of_chips

ROLLED_OR_NOT: Final = [[0, 1] for _ in range(DICE)]
GENTLEST_FIRST: Final = (SECURE, SWAP, GIVE, ROB, MOVE)


@mypyc_attr(acyclic=True)
class Choose(Action):
    """Chooses the action type and how many jokers count for it (SS-14)."""

    VERB: ClassVar[str] = "choose"
    SHAPE: ClassVar[Shape] = (("type", TYPE), ("jokers", NUMBER))

    def __init__(self, seat: int, type: int, jokers: int) -> None:
        self.seat = seat
        self.type = type
        self.jokers = jokers


@mypyc_attr(acyclic=True)
class Skip(Action):
    """Does nothing, because no type can be chosen (SS-18)."""

    VERB: ClassVar[str] = "skip"

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Reroll(Action):
    """Rolls some dice again for a chip handed in face down, or for free (SS-13)."""

    VERB: ClassVar[str] = "reroll"
    SHAPE: ClassVar[Shape] = (("dice", SOME_DICE), ("chip", SIGN))

    def __init__(self, seat: int, dice: i64, chip: int) -> None:
        self.seat = seat
        self.dice = dice
        self.chip = chip


class Acting(Question[SandsturmTable, SandsturmView]):
    """SS-13, SS-14, SS-18: one type of action, as often as rolled; or a chip for another roll."""

    NAME: ClassVar[str] = "act"
    PHASE: ClassVar[int] = ACT
    CLAUSE: ClassVar[str] = "SS-14"
    TURN_CLAUSE: ClassVar[str] = "SS-9"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Choose, Skip, Reroll)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box

    def refusal(self, t: SandsturmTable, action: Action) -> Refusal | None:
        if isinstance(action, Choose):
            return offer_refusal(t.effects(), tally(t), action.type, action.jokers)
        if isinstance(action, Reroll):
            return _reroll_refusal(t, action)
        if isinstance(action, Skip):
            return Refusal("can-choose", "SS-18") if can_choose(t) else None
        return self.wrong_verb()

    def verbs(self, t: SandsturmTable, ask: Ask) -> list[Verb]:
        first: Verb = Choosing(ask.seat, t.effects(), tally(t))
        if first.size() == 0:
            first = Plain(Skip(ask.seat))
        return [first, Rerolling(ask.seat, payers(t))]

    def draw(self, t: SandsturmTable, ask: Ask, dice: Dice) -> Action:
        """The verb, then any dice for any chip; or the type, then the jokers."""
        paying = payers(t)
        if paying != 0 and dice.below(2) == 0:
            place = dice.below(number_of_signs(paying) * int(ALL_DICE))
            return Reroll(
                t.turn, place % int(ALL_DICE) + 1, nth_chip(paying, place // int(ALL_DICE))
            )
        card = t.effects()
        counts = tally(t)
        types = 0
        for type in range(len(TYPES)):
            if choosable(card, counts, type):
                types += 1
        if types == 0:
            return Skip(t.turn)
        place = dice.below(types)
        type = 0
        while True:
            if choosable(card, counts, type):
                if place == 0:
                    break
                place -= 1
            type += 1
        fewest = fewest_jokers(counts, type)
        more = most_jokers(card, counts, type) - fewest
        return Choose(t.turn, type, fewest + (dice.below(more + 1) if more > 0 else 0))

    def perform(self, t: SandsturmTable, action: Action, events: list[Event]) -> None:
        if isinstance(action, Choose):
            _choose(t, action.type, action.jokers, events)
        elif isinstance(action, Reroll):
            _reroll(t, action.dice, action.chip, events)
        else:
            events.append(Skipped(t.turn))
            pass_the_dice(t, events)

    def default(self, v: SandsturmView, ask: Ask) -> Action:
        """The gentlest type that a die shows, without jokers; else with one; else no action."""
        t = imagine(self.box, v, FastDice(0))
        card = t.effects()
        counts = tally(t)
        for type in GENTLEST_FIRST:
            if not card.forbid[type] and counted(counts, type) > 0:
                return Choose(t.turn, type, 0)
        for type in GENTLEST_FIRST:
            if choosable(card, counts, type):
                return Choose(t.turn, type, 1)
        return Skip(t.turn)


@mypyc_attr(acyclic=True, free_list_len=1)
class Choosing(Forked):
    """The type, then how many jokers."""

    def __init__(self, seat: int, card: RoundCard, counts: i64) -> None:
        types: list[int] = []
        jokers: list[list[list[int]]] = []
        for type in range(len(TYPES)):
            if choosable(card, counts, type):
                types.append(type)
                often = up_to(most_jokers(card, counts, type))
                jokers.append([often if counted(counts, type) > 0 else often[1:]])
        super().__init__(2, [], types, jokers)
        self.seat = seat

    def name(self) -> str:
        return Choose.VERB

    def spell(self, choices: list[int]) -> Action:
        return Choose(self.seat, choices[0], choices[1])

    def choices_of(self, action: Action) -> list[int] | None:
        assert isinstance(action, Choose)
        return [action.type, action.jokers]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return ("type", TYPES[int(choice)]) if step == 0 else ("jokers", int(choice))


def can_choose(t: SandsturmTable) -> bool:
    """SS-18: whether the dice offer any type."""
    card = t.effects()
    counts = tally(t)
    return any([choosable(card, counts, type) for type in range(len(TYPES))])


def _choose(t: SandsturmTable, type: int, jokers: int, events: list[Event]) -> None:
    """SS-14, SS-17, SS-18: how often, and whether there is anything to aim at."""
    trader = t.traders[t.turn]
    times = executions(t.effects(), tally(t), type, jokers)
    events.append(TypeChosen(t.turn, type, jokers, times))
    t.type = type
    t.left = times
    if type != SECURE:
        t.phase = TARGET
        go_on_or_lapse(t, events)
        return
    if times >= LOCKS_FOR_A_BAN:
        trader.locked = trader.goods
        trader.banned = True
        events.append(TradeBanned(t.turn))
        pass_the_dice(t, events)
        return
    goods: int = total(trader.goods)
    t.left = min(times * GOODS_A_LOCK, goods)
    if t.left == 0:
        events.append(Lapsed(t.turn, type, times))
        pass_the_dice(t, events)
        return
    t.phase = LOCK


# Rolling again


@mypyc_attr(acyclic=True, free_list_len=1)
class Rerolling(SomeOf):
    """The chip that pays, then for each die whether it is rolled."""

    def __init__(self, seat: int, paying: i64) -> None:
        super().__init__([chips_in(paying), *ROLLED_OR_NOT], 1)
        self.seat = seat

    def name(self) -> str:
        return Reroll.VERB

    def spell(self, choices: list[int]) -> Action:
        dice: i64 = 0
        for die in range(DICE):
            dice |= choices[die + 1] << die
        return Reroll(self.seat, dice, choices[0])

    def choices_of(self, action: Action) -> list[int] | None:
        assert isinstance(action, Reroll)
        return [action.chip, *[int((action.dice >> die) & 1) for die in range(DICE)]]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return ("chip", SIGNS[int(choice)]) if step == 0 else (f"dice.{int(step)}", choice == 1)


def payers(t: SandsturmTable) -> i64:
    """SS-13: what can pay for a reroll, a bit for each chip; `none` while the round card pays."""
    if t.free_rerolls > 0:
        return 1 << NO_MISSION
    return 0 if t.effects().no_paid_rerolls else t.traders[t.turn].hand


def number_of_signs(signs: i64) -> int:
    return 1 if signs == 1 << NO_MISSION else number_of_chips(signs)


def _reroll_refusal(t: SandsturmTable, action: Reroll) -> Refusal | None:
    """SS-13: at least one die, for a chip in hand, unless a free reroll is left."""
    if not 0 < action.dice <= ALL_DICE:
        return Refusal("no-dice", "SS-13")
    if t.free_rerolls > 0:
        return None if action.chip == NO_MISSION else Refusal("free-first", "SS-13")
    if action.chip == NO_MISSION:
        return Refusal("reroll-costs", "SS-13")
    if t.effects().no_paid_rerolls:
        return Refusal("no-paid-rerolls", "SS-8")
    chips = t.traders[t.turn].hand
    return None if has_chip(chips, action.chip) else Refusal("chip-is-gone", "SS-13")


def _reroll(t: SandsturmTable, dice: i64, chip: int, events: list[Event]) -> None:
    """SS-13: a chip face down for a new roll, unless the round card pays."""
    if chip == NO_MISSION:
        t.free_rerolls -= 1
    else:
        t.traders[t.turn].hand -= 1 << chip
        t.traders[t.turn].paid += 1 << chip
    events.append(Rerolled(t.turn, dice, chip))
    throw(t, dice)
