"""Standing offers of any goods: revisions, moods, acts, and how trees name offers and terms."""

from __future__ import annotations

import itertools
from typing import Any, ClassVar

import pytest

from funduk.core.action import Action
from funduk.core.goods import Kinds, count, pack, total, within
from funduk.core.record import Shape, read_fields
from funduk.core.verb import Verb
from funduk.parts.bargain import WANTED, Bargaining, Terms
from funduk.parts.market import (
    DONE,
    NAMING,
    NO_OFFER,
    RESTING,
    TRADING,
    Market,
    Shelves,
    Standing,
    market_shape,
    naming,
    partner_of,
    standing_shape,
)

COINS = Kinds("GS")
ONE, TWO = pack([1]), pack([2])
OTHER = pack([0, 1])


class Deal(Standing):
    """Coins out of a purse against coins."""

    SHAPE: ClassVar[Shape] = standing_shape(("purse",), COINS)

    def __init__(
        self, id: int, revision: int, by: int, to: int | None, purse: int, want: int, counters: int
    ) -> None:
        super().__init__(id, revision, by, to, want, counters)
        self.purse = purse


class Fair(Market[Deal]):
    SHAPE: ClassVar[Shape] = market_shape(Deal)


def new_market(seats: int) -> Fair:
    return Fair([], 1, bytes(seats), bytes(seats))


def put(market: Fair, by: int, to: int | None, purse: int, want: int, counters: int) -> Deal:
    deal = Deal(market.next_id, 1, by, to, purse, want, counters)
    market.put(deal)
    return deal


def test_offers_are_numbered_and_found_until_they_are_gone() -> None:
    market = new_market(3)
    first = put(market, 0, None, ONE, OTHER, NO_OFFER)
    second = put(market, 1, 0, OTHER, ONE, first.id)
    assert (first.id, second.id, second.counters) == (1, 2, 1)
    assert market.offer(1) == first
    market.remove(1)
    assert market.offer(1) is None
    assert put(market, 2, None, ONE, OTHER, NO_OFFER).id == 3


def test_a_changed_offer_stays_in_its_place() -> None:
    market = new_market(3)
    put(market, 0, 2, ONE, OTHER, NO_OFFER)
    put(market, 1, None, OTHER, ONE, NO_OFFER)
    market.replace(Deal(1, 2, 0, 2, TWO, OTHER, NO_OFFER))
    assert [(offer.id, offer.revision) for offer in market.offers] == [(1, 2), (2, 1)]


def test_a_market_of_coins_survives_json() -> None:
    market = new_market(3)
    put(market, 0, 2, TWO, OTHER, NO_OFFER)
    written = market.to_json()
    assert written["offers"][0]["purse"] == {"S": 2}
    again = Fair(*read_fields(Fair, written, "market"))
    assert again == market


def test_who_an_offer_is_for() -> None:
    market = new_market(3)
    open_offer = put(market, 0, None, ONE, OTHER, NO_OFFER)
    addressed = put(market, 0, 2, ONE, OTHER, NO_OFFER)
    assert [open_offer.is_for(seat) for seat in range(3)] == [False, True, True]
    assert [addressed.is_for(seat) for seat in range(3)] == [False, False, True]


def test_moods_acts_and_waking() -> None:
    market = new_market(3)
    assert market.traders() == 3
    market.set_mood(1, DONE)
    market.set_mood(2, RESTING)
    assert market.traders() == 1
    market.wake()
    assert list(market.moods) == [TRADING, DONE, DONE]
    market.spend(2)
    market.spend(2)
    assert list(market.acts) == [0, 0, 2]


class Point(Action):
    """Names a standing offer."""

    VERB: ClassVar[str] = "point"

    def __init__(self, seat: int, offer: int) -> None:
        self.seat = seat
        self.offer = offer

    def fields(self) -> list[Any]:
        return [self.seat, self.offer]


class Pointing(Verb):
    def __init__(self, shelves: Shelves) -> None:
        super().__init__(NAMING)
        self.shelves = shelves

    def name(self) -> str:
        return Point.VERB

    def highest(self, step: int, memory: int) -> int:
        return int(self.shelves.highest(step, memory))

    def after(self, step: int, memory: int, choice: int) -> int:
        return int(self.shelves.after(step, memory, choice))

    def spell(self, choices: list[int]) -> Action:
        return Point(0, self.shelves.named(choices).id)

    def choices_of(self, action: Action) -> list[int] | None:
        return self.shelves.choices_of(action.offer) if isinstance(action, Point) else None


@pytest.mark.parametrize("number", [0, 1, 49, 50, 51, 64, 199])
def test_more_offers_than_a_step_has_choices_are_named_by_partner_shelf_and_place(
    number: int,
) -> None:
    market, shelves = new_market(3), Shelves(3)
    for place in range(number):
        deal = put(market, place % 3 % 2, None if place % 3 else 2, ONE, OTHER, NO_OFFER)
        shelves.put(partner_of(deal.to), deal)
    verb = Pointing(shelves)
    assert verb.size() == number
    found = [verb.nth(place) for place in range(number)]
    assert {action.fields()[1] for action in found} == set(range(1, number + 1))
    assert [verb.place(action) for action in found] == list(range(number))
    assert verb.place(Point(0, number + 1)) == -1
    for choices in [verb.choices_of(action) for action in found]:
        assert choices is not None
        assert all(choice < 64 for choice in choices)
    assert naming(0, 0) == ("offer.partner", None)
    assert naming(0, 3) == ("offer.partner", 2)


class Ask(Action):
    """Wants some coins for others."""

    VERB: ClassVar[str] = "ask"
    SHAPE: ClassVar[Shape] = (("want", COINS), ("purse", COINS), ("chest", COINS))

    def __init__(self, seat: int, want: int, purse: int, chest: int) -> None:
        self.seat = seat
        self.want = want
        self.purse = purse
        self.chest = chest


class Asking(Bargaining):
    def name(self) -> str:
        return Ask.VERB

    def highest_name(self, step: int, memory: int) -> int:
        return len(self.terms.wantable) - 1

    def after_name(self, step: int, memory: int, choice: int) -> int:
        return choice * int(WANTED)

    def spell(self, choices: list[int]) -> Action:
        return Ask(
            choices[0] if self.naming else 0,
            int(self.wanted(choices)),
            int(self.given(choices, 0)),
            int(self.given(choices, 1)),
        )

    def choices_of(self, action: Action) -> list[int] | None:
        assert isinstance(action, Ask)
        return self.terms_of(action.want, action.purse, action.chest)


def bundles(held: int) -> list[int]:
    return [
        pack(list(part))
        for part in itertools.product(*[range(int(count(held, kind)) + 1) for kind in range(2)])
    ]


@pytest.mark.parametrize("most", [1, 2, 9])
def test_a_bargain_is_every_wanted_bundle_against_every_gift(most: int) -> None:
    purse, chest, there = pack([2, 1]), pack([0, 2]), pack([3, 2])
    verb = Asking(0, 0, Terms(COINS, purse, chest, [there], most))
    brute = {
        (want, first, second)
        for want in bundles(there)
        for first in bundles(purse)
        for second in bundles(chest)
        if 0 < total(want) <= most and first + second > 0
    }
    found = [verb.nth(place) for place in range(int(verb.size()))]
    assert len(found) == len(brute)
    assert {tuple(action.fields()[1:]) for action in found} == brute
    for place, action in enumerate(found):
        assert verb.place(action) == place
        assert within(action.fields()[1], there)


def test_verbs_that_share_a_bargain_count_alike() -> None:
    wantable = [pack([3, 2]), 0, pack([1, 1])]
    terms = Terms(COINS, pack([2, 1]), 0, wantable, 3)
    first, second = Asking(0, 1, terms), Asking(0, 1, terms)
    assert first.size() == second.size() > 0
    places = range(int(first.size()))
    assert [first.nth(place) for place in places] == [second.nth(place) for place in places]
    assert first.part(1, ("want", "purse", "chest")) == "want.G"
