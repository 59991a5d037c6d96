"""B. Production: the discs, how they move exchange and bonus, and rumours before trade."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import ALONE, Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import BITS, FIELD, count, one, some, total, within
from funduk.core.plain_verbs import Forked, Plain, up_to
from funduk.core.question import Question
from funduk.core.record import Shape
from funduk.core.verb import NEVER, Verb
from funduk.games.schwarzmarkt.events import (
    A_RUMOUR,
    DiscsRevealed,
    Passed,
    RanShort,
    RumourSpread,
)
from funduk.games.schwarzmarkt.material import (
    GOODS,
    KINDS,
    MOVES_ROW,
    PRODUCE_MORE,
    PRODUCED,
    ROWS,
    WHITE_DISCS,
    Box,
)
from funduk.games.schwarzmarkt.questions.answers import OfProduction, Pass, Secret
from funduk.games.schwarzmarkt.questions.exchange import (
    begin_end,
    late,
    move_row,
    next_owner,
    raise_bonus,
)
from funduk.games.schwarzmarkt.questions.trade import begin_trade
from funduk.games.schwarzmarkt.table import (
    GOES_ON,
    GOOD,
    NOBODY,
    PRODUCE,
    ROWS_MOVED,
    RUMOUR,
    SHORTAGE,
    TIP,
    Player,
    SchwarzmarktTable,
    sees_discs,
)
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.parts.picks import counts_of, goods_of, kinds_in

LISTED: Final[dict[tuple[int, int], list[int]]] = {}


@mypyc_attr(acyclic=True, free_list_len=1)
class Produce(OfProduction):
    """Lays discs for the goods to make (SM-8)."""

    VERB: ClassVar[str] = "produce"


def allowed(t: SchwarzmarktTable, player: Player) -> int:
    """SM-8: how many goods a seat may make."""
    return PRODUCED + t.box.power(player.cards, PRODUCE_MORE) if player.cards else PRODUCED


def required(t: SchwarzmarktTable) -> int:
    """SM-8: how many goods everybody must make."""
    return PRODUCED if t.exactly_four else 0


def fits_discs(goods: i64) -> bool:
    """SM-8: beyond the first of each good at most two more."""
    return total(goods) - kinds_in(goods) <= WHITE_DISCS


def productions(most: int, fewest: int = 0) -> list[int]:
    """Every way to lay discs for up to `most` goods and no fewer than `fewest`, in rising order."""
    listed = LISTED.get((most, fewest))
    if listed is None:
        discs = Discs(0, most, fewest)
        listed = []
        for place in range(int(discs.ways(0, discs.start))):
            choices: list[int] = []
            discs.walk(KINDS, place, choices)
            listed.append(int(goods_of(choices, 0, KINDS)))
        LISTED[most, fewest] = listed
    return listed


class Discs(Verb):
    """How many of each good, the dearest first; remembers how many more may be made, and the white discs."""

    def __init__(self, seat: int, most: int, fewest: int) -> None:
        super().__init__(KINDS, most * 3 + WHITE_DISCS)
        self.seat = seat
        self.most = most
        self.fewest = fewest

    def name(self) -> str:
        return Produce.VERB

    def highest(self, step: i64, memory: i64) -> i64:
        return min(memory // 3, memory % 3 + 1)

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        left = memory // 3 - choice
        if step == KINDS - 1 and left > self.most - self.fewest:
            return NEVER
        white = memory % 3 - (choice - 1 if choice > 0 else 0)
        return left * 3 + white

    def size(self) -> i64:
        return len(productions(self.most, self.fewest))

    def nth(self, place: i64) -> Action:
        return Produce(self.seat, productions(self.most, self.fewest)[place])

    def spell(self, choices: list[int]) -> Action:
        return Produce(self.seat, goods_of(choices, 0, KINDS))

    def choices_of(self, action: Action) -> list[int] | None:
        return counts_of(action.goods, KINDS) if isinstance(action, Produce) else None

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return f"goods.{GOODS.letter(int(KINDS - 1 - step))}", int(choice)


class Producing(Secret):
    """SM-8: everybody lays discs, but those who see the others' first."""

    NAME: ClassVar[str] = "produce"
    PHASE: ClassVar[int] = PRODUCE
    CLAUSE: ClassVar[str] = "SM-8"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Produce,)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box

    def concerns(self, t: SchwarzmarktTable, seat: int) -> bool:
        player = t.players[seat]
        return not player.cards or not sees_discs(t, player)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        """SM-8: up to four goods, or exactly four; one disc of each and two white ones."""
        if not isinstance(action, Produce):
            return self.wrong_verb()
        goods = action.goods
        if goods < 0 or goods >> (BITS * KINDS) != 0:
            return Refusal("no-such-goods", "SM-1")
        if total(goods) > allowed(t, t.players[action.seat]):
            return Refusal("too-many-goods", "SM-8")
        if total(goods) < required(t):
            return Refusal("too-few-goods", "SM-8")
        return None if fits_discs(goods) else Refusal("too-few-discs", "SM-8")

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        return [Discs(ask.seat, allowed(t, t.players[ask.seat]), required(t))]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        listed = productions(allowed(t, t.players[ask.seat]), required(t))
        return Produce(ask.seat, listed[dice.below(len(listed))])

    def settle(self, t: SchwarzmarktTable, events: list[Event]) -> None:
        reveal_discs(t, False, events)
        if late(t):
            t.phase = TIP
        else:
            hand_out(t, events)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """One each of the goods with the largest offer."""
        most = PRODUCED + self.box.power(v.players[ask.seat].cards, PRODUCE_MORE)
        fewest = PRODUCED if v.exactly_four else 0
        return Produce(ask.seat, most_offered(v.offer, most, fewest))


class TippedOff(Producing):
    """SM-6: whoever is tipped off lays discs once the others' are open; with only one, nothing is secret."""

    PHASE: ClassVar[int] = TIP
    TURN_CLAUSE: ClassVar[str] = "SM-6"

    def concerns(self, t: SchwarzmarktTable, seat: int) -> bool:
        return sees_discs(t, t.players[seat])

    def ask(self, t: SchwarzmarktTable, seat: int) -> Ask:
        mode = ALONE if len(late(t)) == 1 else self.mode
        return Ask(seat, self.name, mode, self.must, t.players[seat].answered)

    def settle(self, t: SchwarzmarktTable, events: list[Event]) -> None:
        reveal_discs(t, True, events)
        hand_out(t, events)


def most_offered(offer: i64, most: int, fewest: int) -> i64:
    """One each of the goods with the largest offer, letters in order; what is not on offer only if due."""
    chosen: i64 = 0
    for number in range(most):
        best: i64 = -1
        for kind in range(int(KINDS) - 1, -1, -1):
            free = count(chosen, kind) == 0 and (count(offer, kind) > 0 or number < fewest)
            if free and (best < 0 or count(offer, kind) > count(offer, best)):
                best = kind
        if best < 0:
            break
        chosen += one(best)
    return chosen


def reveal_discs(t: SchwarzmarktTable, late: bool, events: list[Event]) -> None:
    """SM-9: all who chose together show their discs."""
    seats = [seat for seat, player in enumerate(t.players) if sees_discs(t, player) == late]
    if seats:
        events.append(
            DiscsRevealed(seats, [int(t.players[seat].from_production) for seat in seats])
        )


def hand_out(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-9 to SM-12: goods to everybody, then the exchange and the bonus track move; may end the game."""
    demand: i64 = 0
    for player in t.players:
        demand += player.from_production
    if within(demand, t.offer + t.reserve):
        for kind in range(KINDS):
            shift = BITS * kind
            left = ((t.offer >> shift) & FIELD) - ((demand >> shift) & FIELD)
            if left != 0:
                move_row(t, kind, left, events)
        t.reserve += t.offer - demand
        t.offer = 0
        for player in t.players:
            player.production += player.from_production
            player.uncommit()
        _raise_lowest(t, events)
    else:
        _run_short(t, demand, events)
    if t.ending != GOES_ON:
        begin_end(t, events)
    else:
        t.phase = RUMOUR
        next_rumour(t, 0)


def _run_short(t: SchwarzmarktTable, demand: i64, events: list[Event]) -> None:
    """SM-11: goods fall for what the reserve could add, none rises, nobody gets any of what ran short."""
    enough: i64 = 0
    for kind in range(KINDS):
        wanted = count(demand, kind)
        offered = count(t.offer, kind)
        added = min(max(wanted - offered, 0), count(t.reserve, kind))
        if wanted > offered + added:
            events.append(RanShort(kind))
        else:
            enough += some(kind, FIELD)
            t.reserve -= some(kind, added)
            t.offer -= some(kind, wanted - added)
        if added > 0:
            move_row(t, kind, -added, events)
    for player in t.players:
        player.production += player.from_production & enough
        player.uncommit()
    t.ending = SHORTAGE


def _raise_lowest(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-12: the good on the lowest row, or each of them."""
    lowest: i64 = ROWS
    rows = t.rows
    while rows > 0:
        if rows & FIELD < lowest:
            lowest = rows & FIELD
        rows >>= BITS
    for kind in range(KINDS):
        if (t.rows >> (BITS * kind)) & FIELD == lowest:
            raise_bonus(t, kind, events)


@mypyc_attr(acyclic=True, free_list_len=1)
class Spread(Action):
    """Moves one good on the exchange by a rumour (SM-6)."""

    VERB: ClassVar[str] = "spread"
    SHAPE: ClassVar[Shape] = (("kind", GOOD), ("rows", ROWS_MOVED))

    def __init__(self, seat: int, kind: int, rows: int) -> None:
        self.seat = seat
        self.kind = kind
        self.rows = rows


class Spreading(Forked):
    """Which good, then how far: a choice of 10 is not at all."""

    def __init__(self, seat: int, rows: i64, most: i64) -> None:
        far: list[list[list[int]]] = []
        for kind in range(KINDS):
            row = count(rows, kind)
            lowest = int(max(1 - row, -most))
            highest = int(min(ROWS - row, most))
            far.append([[10 + by for by in range(lowest, highest + 1) if by != 0]])
        super().__init__(2, [], up_to(KINDS - 1), far)
        self.seat = seat

    def name(self) -> str:
        return Spread.VERB

    def spell(self, choices: list[int]) -> Action:
        return Spread(self.seat, choices[0], choices[1] - 10)

    def choices_of(self, action: Action) -> list[int] | None:
        return [action.kind, action.rows + 10] if isinstance(action, Spread) else None

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        if step == 0:
            return "kind", GOOD.to_json(int(choice))
        return "rows", int(choice) - 10


class SpreadingRumours(Question[SchwarzmarktTable, SchwarzmarktView]):
    """SM-6: every owner of a rumour may move one good, before trade."""

    NAME: ClassVar[str] = "rumour"
    PHASE: ClassVar[int] = RUMOUR
    MUST: ClassVar[bool] = False
    CLAUSE: ClassVar[str] = "SM-6"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Pass, Spread)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        """SM-6, SM-10: by as many rows as the card allows, within R1 to R11."""
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Spread):
            return self.wrong_verb()
        if not 0 <= action.kind < KINDS:
            return Refusal("no-such-goods", "SM-1")
        most = t.box.power(t.players[action.seat].cards, MOVES_ROW)
        if action.rows == 0 or not -most <= action.rows <= most:
            return Refusal("wrong-number", "SM-6")
        row = count(t.rows, action.kind) + action.rows
        return None if 1 <= row <= ROWS else Refusal("off-the-exchange", "SM-10")

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        return [Plain(Pass(ask.seat)), self.rumours(t, ask.seat)]

    def rumours(self, t: SchwarzmarktTable, seat: int) -> Spreading:
        return Spreading(seat, t.rows, t.box.power(t.players[seat].cards, MOVES_ROW))

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        if dice.below(2) == 0:
            return Pass(ask.seat)
        rumours = self.rumours(t, ask.seat)
        return rumours.nth(dice.below(int(rumours.size())))

    def perform(self, t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
        if isinstance(action, Spread):
            events.append(RumourSpread(action.seat, action.kind, action.rows))
            move_row(t, action.kind, action.rows, events)
        else:
            events.append(Passed(action.seat, A_RUMOUR))
        next_rumour(t, action.seat + 1)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """Passes."""
        return Pass(ask.seat)


def next_rumour(t: SchwarzmarktTable, seat: int) -> None:
    """SM-6: every owner of a rumour is asked once, before trade."""
    t.turn = next_owner(t, seat, MOVES_ROW)
    if t.turn == NOBODY:
        begin_trade(t)
