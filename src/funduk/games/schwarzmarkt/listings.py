"""Lazy sequences of the answers that are too many to write down."""

from mypy_extensions import i64

from funduk.core.action import Action
from funduk.core.goods import count, some, total, within
from funduk.core.moves import Moves
from funduk.games.schwarzmarkt.actions import (
    Bid,
    Carry,
    Clear,
    LayBonus,
    LayRows,
    Lose,
    Produce,
    Recover,
    Sell,
)
from funduk.games.schwarzmarkt.material import KINDS, Box
from funduk.games.schwarzmarkt.production import kinds_in
from funduk.games.schwarzmarkt.sale import lots, points_for, price_row
from funduk.games.schwarzmarkt.table import BID, CARRY, CLEAR, LAY_ROWS, LOSE, PRODUCE, TIP, UNNAMED
from funduk.games.schwarzmarkt.trade_actions import Accept, Amend, Counter, Offer, Propose, Take
from funduk.parts.market import Standing
from funduk.parts.picks import Picks, choices, nth_choice, nth_split, splits


def of_goods(phase: int, seat: int, goods: i64) -> Action:
    """The phase's own verb about some goods."""
    if phase == PRODUCE or phase == TIP:
        return Produce(seat, goods)
    if phase == LOSE:
        return Lose(seat, goods)
    if phase == BID:
        return Bid(seat, goods)
    if phase == CLEAR:
        return Clear(seat, goods)
    if phase == CARRY:
        return Carry(seat, goods)
    return Recover(seat, goods)


class Laid(Moves):
    """SM-4: all ways in which the lot can put six markers on given places."""

    def __init__(self, seat: int, phase: int, places: list[int]) -> None:
        self.seat = seat
        self.phase = phase
        self.places = sorted(places)

    def __len__(self) -> int:
        return arrangements(self.places)

    def __getitem__(self, place: int) -> Action:
        place = self.at(place)
        left = list(self.places)
        laid: i64 = 0
        for kind in range(KINDS):
            for value in sorted(set(left)):
                rest = list(left)
                rest.remove(value)
                ways = arrangements(rest)
                if place < ways:
                    laid += some(kind, value)
                    left = rest
                    break
                place -= ways
        return LayRows(self.seat, laid) if self.phase == LAY_ROWS else LayBonus(self.seat, laid)

    def __contains__(self, action: object) -> bool:
        if self.phase == LAY_ROWS:
            return (
                isinstance(action, LayRows) and action.seat == self.seat and self._fits(action.rows)
            )
        return (
            isinstance(action, LayBonus) and action.seat == self.seat and self._fits(action.steps)
        )

    def _fits(self, laid: i64) -> bool:
        return sorted([int(count(laid, kind)) for kind in range(KINDS)]) == self.places


def arrangements(values: list[int]) -> int:
    """In how many orders these values can lie, equal ones being alike."""
    ways = 1
    for place in range(len(values)):
        ways = ways * (place + 1) // values[: place + 1].count(values[place])
    return ways


class Parts(Moves):
    """All ways to name some goods of a field: to lose, clear, carry, bid or take back."""

    def __init__(
        self, phase: int, seat: int, field: i64, low: int, high: int, most_kinds: int
    ) -> None:
        self.phase = phase
        self.seat = seat
        self.picks = Picks(field, KINDS, low, high, most_kinds)

    def __len__(self) -> int:
        return len(self.picks)

    def __getitem__(self, place: int) -> Action:
        return of_goods(self.phase, self.seat, self.picks.nth(self.at(place)))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, (Lose, Clear, Carry, Bid, Recover)) or action.seat != self.seat:
            return False
        if type(action) is not type(of_goods(self.phase, self.seat, 0)) or not within(
            action.goods, self.picks.held
        ):
            return False
        size = total(action.goods)
        return (
            self.picks.low <= size <= self.picks.high
            and kinds_in(action.goods) <= self.picks.most_kinds
        )


class Terms(Moves):
    """All ways to set goods of two fields against wanted goods: proposals, offers, amendments, counters."""

    def __init__(
        self,
        kind: type[Action],
        seat: int,
        to: int | None,
        offer: int,
        production: i64,
        storage: i64,
        want: Picks,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.to = to
        self.offer = offer
        self.production = production
        self.storage = storage
        self.want = want
        self.made = choices(production, KINDS)
        self.gifts = self.made * choices(storage, KINDS) - 1

    def __len__(self) -> int:
        return self.gifts * len(self.want)

    def __getitem__(self, place: int) -> Action:
        place = self.at(place)
        wants = len(self.want)
        give = place // wants + 1
        production = nth_choice(self.production, KINDS, give % self.made)
        storage = nth_choice(self.storage, KINDS, give // self.made)
        want = self.want.nth(place % wants)
        if self.kind is Propose:
            return Propose(self.seat, production, storage, want)
        if self.kind is Offer:
            return Offer(self.seat, self.to, production, storage, want)
        if self.kind is Amend:
            return Amend(self.seat, self.offer, production, storage, want)
        return Counter(self.seat, self.offer, production, storage, want)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Propose):
            return self.kind is Propose and self._fits(
                action.seat, action.production, action.storage, action.want
            )
        if isinstance(action, Offer):
            named = self.kind is Offer and action.to == self.to
            return named and self._fits(action.seat, action.production, action.storage, action.want)
        if isinstance(action, (Amend, Counter)):
            named = type(action) is self.kind and action.offer == self.offer
            return named and self._fits(action.seat, action.production, action.storage, action.want)
        return False

    def _fits(self, seat: int, production: i64, storage: i64, want: i64) -> bool:
        gives = within(production, self.production) and within(storage, self.storage)
        wants = within(want, self.want.held) and 0 < total(want) <= self.want.high
        return seat == self.seat and gives and wants and production + storage > 0


class Supplies(Moves):
    """SM-13: all ways to supply wanted goods from two fields, for a proposal or a standing offer."""

    def __init__(self, seat: int, offer: Standing, production: i64, storage: i64) -> None:
        self.seat = seat
        self.offer = offer
        self.production = production
        self.storage = storage
        self.size = splits(offer.want, production, storage)

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, place: int) -> Action:
        production = nth_split(self.offer.want, self.production, self.storage, self.at(place))
        return supply(self.seat, self.offer, production)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Take):
            if action.offer != self.offer.id or action.revision != self.offer.revision:
                return False
        elif not isinstance(action, Accept) or self.offer.id != 0:
            return False
        fields = within(action.production, self.production) and within(action.storage, self.storage)
        return (
            action.seat == self.seat
            and fields
            and action.production + action.storage == self.offer.want
        )


def supply(seat: int, offer: Standing, production: i64) -> Action:
    """Takes an offer, or accepts a proposal, with these goods from production and the rest from storage."""
    storage = offer.want - production
    if offer.id == 0:
        return Accept(seat, production, storage)
    return Take(seat, offer.id, offer.revision, production, storage)


class Sales(Moves):
    """SM-24: all sales; first those without a named good, then those with each of the goods named."""

    def __init__(
        self, seat: int, box: Box, rows: i64, production: i64, storage: i64, up: int
    ) -> None:
        self.seat = seat
        self.box = box
        self.rows = rows
        self.production = production
        self.storage = storage
        self.up = up
        self.plain = [self._lots(kind, UNNAMED) for kind in range(KINDS)]
        self.named: list[list[int]] = []
        if up > 0:
            self.named = [self._lots(kind, kind) for kind in range(KINDS)]

    def _lots(self, kind: int, named: int) -> list[int]:
        row = price_row(self.rows, kind, named, self.up)
        return lots(self.box, row, count(self.production, kind), count(self.storage, kind))

    def ways(self, named: int) -> int:
        """How many sales there are with one good named, or none."""
        ways = 1
        for kind in range(KINDS):
            ways *= len(self.named[kind]) if kind == named else len(self.plain[kind]) + 1
        return ways

    def __len__(self) -> int:
        size = self.ways(UNNAMED)
        for kind in range(len(self.named)):
            size += self.ways(kind)
        return size

    def __getitem__(self, place: int) -> Action:
        place = self.at(place)
        named = UNNAMED
        while place >= self.ways(named):
            place -= self.ways(named)
            named += 1
        production: i64 = 0
        storage: i64 = 0
        for kind in range(KINDS):
            if kind == named:
                choice = self.named[kind]
                lot = choice[place % len(choice)]
                place //= len(choice)
            else:
                choice = self.plain[kind]
                pick = place % (len(choice) + 1)
                place //= len(choice) + 1
                lot = choice[pick - 1] if pick else 0
            production += some(kind, lot // 64)
            storage += some(kind, lot % 64)
        return Sell(self.seat, production, storage, named)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Sell) or action.seat != self.seat:
            return False
        if not within(action.production, self.production) or not within(
            action.storage, self.storage
        ):
            return False
        sold = action.production + action.storage
        named = action.named
        if named != UNNAMED and (self.up == 0 or not 0 <= named < KINDS or count(sold, named) == 0):
            return False
        return points_for(self.box, self.rows, sold, named, self.up) >= 0
