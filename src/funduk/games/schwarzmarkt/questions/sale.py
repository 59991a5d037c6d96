"""E. Sale, clearing the storage, and the final sale."""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import BITS, FIELD, count, some, total, within
from funduk.core.plain_verbs import combination, combinations
from funduk.core.record import Shape
from funduk.core.verb import NEVER, Verb
from funduk.games.schwarzmarkt.events import Cleared, SalesRevealed, Sold
from funduk.games.schwarzmarkt.material import (
    GOODS,
    KINDS,
    Box,
)
from funduk.games.schwarzmarkt.questions.answers import (
    OfStorage,
    PickedGoods,
    Secret,
    refuse_part,
)
from funduk.games.schwarzmarkt.questions.exchange import cheapest, end_round
from funduk.games.schwarzmarkt.questions.prices import (
    from_production,
    lots,
    points_for,
    price_row,
    rows_up,
    storage_limit,
)
from funduk.games.schwarzmarkt.scoring import tell_result
from funduk.games.schwarzmarkt.table import (
    CLEAR,
    FINAL,
    GOOD,
    OVER,
    SELL,
    UNNAMED,
    FaceDown,
    Player,
    SchwarzmarktTable,
)
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.parts.picks import drawn


@mypyc_attr(acyclic=True, free_list_len=1)
class Sell(FaceDown):
    """Hands over lots of goods for points, or none; `named` is the regular customer's good (SM-24)."""

    VERB: ClassVar[str] = "sell"
    SHAPE: ClassVar[Shape] = (("production", GOODS), ("storage", GOODS), ("named", GOOD))

    def __init__(self, seat: int, production: i64, storage: i64, named: int) -> None:
        self.seat = seat
        self.production = production
        self.storage = storage
        self.named = named

    def lay_down(self, player: Player) -> None:
        player.commit(self.production, self.storage, self.named)


class Sales(Verb):
    """SM-24: the regular customer's good, then of each good how many from production and from storage.

    A choice of 0 names no good, one more than a kind names it. Remembers the named good, and what was taken
    from production until storage has brought the rest of the lot.
    """

    def __init__(
        self, seat: int, box: Box, rows: i64, production: i64, storage: i64, up: int
    ) -> None:
        super().__init__(1 + 2 * KINDS)
        self.seat = seat
        self.box = box
        self.production = production
        self.storage = storage
        self.up = up
        self.lots: list[list[int]] = []
        """For each good, the dearest first: nothing or a lot, 64 times from production plus from storage."""
        self.dear_lots: list[list[int]] = []
        """The same when the regular customer names the good, who then takes a lot."""
        for kind in range(int(KINDS) - 1, -1, -1):
            made, stored, row = count(production, kind), count(storage, kind), count(rows, kind)
            self.lots.append(sorted([0, *lots(box, row, made, stored)]))
            if up > 0:
                dear = price_row(rows, kind, kind, up)
                self.dear_lots.append(sorted(lots(box, dear, made, stored)))

    def all_lots(self, named: i64) -> list[list[int]]:
        """What can be sold of each good, when one is named, or none (0)."""
        if named == 0:
            return self.lots
        place = KINDS - named
        return [*self.lots[:place], self.dear_lots[place], *self.lots[place + 1 :]]

    def name(self) -> str:
        return Sell.VERB

    def highest(self, step: i64, memory: i64) -> i64:
        if step == 0:
            return KINDS if self.up > 0 else 0
        kind = KINDS - (step + 1) // 2
        return count(self.production if step & 1 else self.storage, kind)

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        if step == 0:
            return choice * 64
        if step & 1:
            return memory + choice
        named = memory >> 6
        sold = int((memory & 63) * 64 + choice)
        return named * 64 if sold in self.all_lots(named)[step // 2 - 1] else NEVER

    def ways(self, step: i64, memory: i64) -> i64:
        """The lots of one good go with all lots of the next."""
        if step == 0 or (step < self.steps and step & 1 == 0):
            return super().ways(step, memory)
        return combinations(self.all_lots(memory >> 6), step // 2)

    def nth(self, place: i64) -> Action:
        choices: list[int] = []
        memory, rest = self.walk(1, place, choices)
        for lot in combination(self.all_lots(memory >> 6), rest):
            choices.append(lot // 64)
            choices.append(lot % 64)
        return self.spell(choices)

    def spell(self, choices: list[int]) -> Action:
        production: i64 = 0
        storage: i64 = 0
        for step in range(1, 1 + 2 * int(KINDS), 2):
            production = (production << BITS) + choices[step]
            storage = (storage << BITS) + choices[step + 1]
        return Sell(self.seat, production, storage, choices[0] - 1)

    def choices_of(self, action: Action) -> list[int] | None:
        if not isinstance(action, Sell):
            return None
        choices = [action.named + 1]
        for kind in range(int(KINDS) - 1, -1, -1):
            choices.append(int(count(action.production, kind)))
            choices.append(int(count(action.storage, kind)))
        return choices

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        if step == 0:
            return "named", GOOD.to_json(int(choice) - 1)
        letter = GOODS.letter(int(KINDS - (step + 1) // 2))
        return f"{'production' if step & 1 else 'storage'}.{letter}", int(choice)


class Selling(Secret):
    """SM-24, SM-25: everybody may sell exact lots, from storage; then too full storages are cleared."""

    NAME: ClassVar[str] = "sell"
    PHASE: ClassVar[int] = SELL
    MUST: ClassVar[bool] = False
    CLAUSE: ClassVar[str] = "SM-24"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Sell,)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        """SM-24: exact lots, from storage; SM-6 for the fence and the regular customer."""
        if not isinstance(action, Sell):
            return self.wrong_verb()
        player = t.players[action.seat]
        if (
            action.production < 0
            or action.storage < 0
            or not within(action.storage, player.storage)
        ):
            return Refusal("not-your-goods", "SM-24")
        if not within(action.production, sellable(t, player)):
            return Refusal("only-stored-goods", "SM-13")
        sold = action.production + action.storage
        up = rows_up(t.box, player.cards)
        if action.named != UNNAMED:
            if up == 0:
                return Refusal("no-regular-customer", "SM-6")
            if not 0 <= action.named < KINDS or count(sold, action.named) == 0:
                return Refusal("named-not-sold", "SM-6")
        if points_for(t.box, t.rows, sold, action.named, up) < 0:
            return Refusal("not-in-the-table", "SM-24")
        return None

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        player = t.players[ask.seat]
        up = rows_up(t.box, player.cards)
        return [Sales(ask.seat, t.box, t.rows, sellable(t, player), player.storage, up)]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        """Of each good one of its lots or none; a regular customer comes half of the time."""
        player = t.players[ask.seat]
        made = sellable(t, player)
        up = rows_up(t.box, player.cards)
        named: i64 = UNNAMED
        if up > 0 and dice.below(2) == 0:
            named = dice.below(KINDS)
        production: i64 = 0
        storage: i64 = 0
        rows = t.rows
        everything = made + player.storage
        for kind in range(KINDS):
            have = (everything >> (BITS * kind)) & FIELD
            if have == 0:
                continue
            row = (rows >> (BITS * kind)) & FIELD
            if kind == named:
                row = price_row(rows, kind, named, up)
            if have < t.box.needs[row][1]:
                continue
            found = lots(t.box, row, count(made, kind), count(player.storage, kind))
            pick = dice.below(len(found) + 1)
            if pick > 0:
                production += some(kind, found[pick - 1] // 64)
                storage += some(kind, found[pick - 1] % 64)
        if named != UNNAMED and count(production + storage, named) == 0:
            named = UNNAMED
        return Sell(ask.seat, production, storage, named)

    def settle(self, t: SchwarzmarktTable, events: list[Event]) -> None:
        """SM-26: whoever has too much chooses what to give up."""
        sell_all(t, events)
        for player in t.players:
            if excess(t, player) > 0:
                t.phase = CLEAR
                return
        end_round(t, events)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """Sells nothing."""
        return Sell(ask.seat, 0, 0, UNNAMED)


def sellable(t: SchwarzmarktTable, player: Player) -> i64:
    """SM-6, SM-27: what may be sold from the production field."""
    return from_production(t.box, player.cards, player.production, t.phase == FINAL)


def _points_of(t: SchwarzmarktTable, player: Player) -> i64:
    sold = player.from_production + player.from_storage
    return points_for(t.box, t.rows, sold, player.named, rows_up(t.box, player.cards))


def sell_all(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-25: of each lot as many as points go to the points field, the rest to the reserve."""
    scored: list[i64] = [_points_of(t, player) for player in t.players]
    events.append(SalesRevealed([int(total(points)) for points in scored]))
    for seat, player in enumerate(t.players):
        sold = player.from_production + player.from_storage
        if sold > 0:
            points = scored[seat]
            player.production -= player.from_production
            player.storage -= player.from_storage
            player.scored += points
            t.reserve += sold - points
            events.append(
                Sold(seat, player.from_production, player.from_storage, player.named, points)
            )
        player.uncommit()


@mypyc_attr(acyclic=True, free_list_len=1)
class Clear(OfStorage):
    """Gives up what the storage cannot hold (SM-26)."""

    VERB: ClassVar[str] = "clear"


class Clearances(PickedGoods):
    """SM-26: all ways to give the excess up."""

    def name(self) -> str:
        return Clear.VERB

    def of(self, goods: i64) -> Action:
        return Clear(self.seat, goods)

    def goods_of(self, action: Action) -> i64:
        return action.goods if isinstance(action, Clear) else NEVER


class Clearing(Secret):
    """SM-26: whoever has too much in storage gives the excess up."""

    NAME: ClassVar[str] = "clear"
    PHASE: ClassVar[int] = CLEAR
    CLAUSE: ClassVar[str] = "SM-26"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Clear,)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box

    def concerns(self, t: SchwarzmarktTable, seat: int) -> bool:
        return excess(t, t.players[seat]) > 0

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if not isinstance(action, Clear):
            return self.wrong_verb()
        player = t.players[action.seat]
        return refuse_part(action.goods, player.storage, excess(t, player), "SM-26")

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        player = t.players[ask.seat]
        over = excess(t, player)
        return [Clearances(ask.seat, player.storage, over, over, KINDS)]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        player = t.players[ask.seat]
        return Clear(ask.seat, drawn(player.storage, excess(t, player), dice))

    def settle(self, t: SchwarzmarktTable, events: list[Event]) -> None:
        """SM-26: the excess goes to the reserve."""
        seats = [seat for seat, player in enumerate(t.players) if player.committed]
        events.append(Cleared(seats, [int(t.players[seat].from_storage) for seat in seats]))
        for player in t.players:
            player.storage -= player.from_storage
            t.reserve += player.from_storage
            player.uncommit()
        end_round(t, events)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """The cheapest goods."""
        player = v.players[ask.seat]
        over = total(player.storage) - storage_limit(self.box, player.cards)
        return Clear(ask.seat, cheapest(player.storage, v.rows, over))


def excess(t: SchwarzmarktTable, player: Player) -> i64:
    """SM-26: how many goods the storage cannot hold."""
    return max(total(player.storage) - storage_limit(t.box, player.cards), 0)


class FinalSelling(Selling):
    """SM-27: everybody may sell once more, only from storage; then the game is over."""

    NAME: ClassVar[str] = "final_sale"
    PHASE: ClassVar[int] = FINAL
    CLAUSE: ClassVar[str] = "SM-27"

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box

    def settle(self, t: SchwarzmarktTable, events: list[Event]) -> None:
        sell_all(t, events)
        t.phase = OVER
        tell_result(t, events)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """Whatever brings most points."""
        player = v.players[ask.seat]
        return best_sale(
            self.box, ask.seat, v.rows, player.storage, rows_up(self.box, player.cards)
        )


def best_sale(box: Box, seat: int, rows: i64, storage: i64, up: int) -> Sell:
    """The most points storage allows, a regular customer where it earns most."""
    best = Sell(seat, 0, 0, UNNAMED)
    points: i64 = -1
    named = UNNAMED
    while named < (KINDS if up > 0 else 0):
        sold: i64 = 0
        for kind in range(KINDS):
            needs = box.needs[price_row(rows, kind, named, up)]
            have = count(storage, kind)
            lot: i64 = 0
            for need in needs:
                if need <= have:
                    lot = need
            sold += some(kind, lot)
        scored = total(points_for(box, rows, sold, named, up))
        if scored > points and (named == UNNAMED or count(sold, named) > 0):
            best = Sell(seat, 0, sold, named)
            points = scored
        named += 1
    return best
