"""Bids counted, unranked and drawn, against all of them written down."""

from __future__ import annotations

from collections import Counter
from functools import cmp_to_key
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from funduk.core.action import Action
from funduk.core.dice import FastDice
from funduk.core.goods import Kinds, pack, total, unpack
from funduk.core.record import NUMBER
from funduk.games.gems.haggling import Accept, Haggle, Offering, Raise, Raising, answer_by_order
from funduk.parts.haggle import (
    Bidding,
    Bids,
    can_raise,
    cheapest_raises,
    draw_bid,
    lowest_raise,
    outranks,
)

MANY = st.lists(st.integers(0, 22), min_size=4, max_size=4)
COUNTS = st.lists(st.integers(0, 5), min_size=4, max_size=4)


def all_bids(counts: list[int]) -> list[int]:
    """Every choice of gems but none, as packed numbers."""
    ranges = [range(number + 1) for number in counts]
    return [pack(list(bid)) for bid in product(*ranges) if sum(bid)]


def beats(bid: int, standing: int) -> bool:
    """The rulebook's words, gem by gem: more gems, or as many and more red, yellow, green, blue."""
    first, second = unpack(bid, 4), unpack(standing, 4)
    if sum(first) != sum(second):
        return sum(first) > sum(second)
    return first[::-1] > second[::-1]


def rising(bids: list[int]) -> list[int]:
    def order(one: int, two: int) -> int:
        return 1 if beats(one, two) else -1

    return sorted(bids, key=cmp_to_key(order))


@settings(max_examples=150, deadline=None)
@given(COUNTS, COUNTS)
def test_bids_are_counted_and_unranked_like_the_list_of_all(
    own: list[int], standing: list[int]
) -> None:
    expected = rising([bid for bid in all_bids(own) if beats(bid, pack(standing))])
    bids = Bids(pack(own), pack(standing), 4)
    assert bids.size == len(expected)
    assert [bids.nth(place) for place in range(bids.size)] == expected
    assert can_raise(pack(own), pack(standing)) == bool(expected)
    assert cheapest_raises(pack(own), pack(standing), 4, 3) == expected[:3]


@settings(max_examples=100, deadline=None)
@given(MANY, MANY)
def test_large_hands_unrank_in_rising_order_at_both_ends(
    own: list[int], standing: list[int]
) -> None:
    bids = Bids(pack(own), pack(standing), 4)
    places = sorted(
        {
            place
            for place in (0, 1, 2, bids.size // 2, bids.size - 2, bids.size - 1)
            if 0 <= place < bids.size
        }
    )
    found = [bids.nth(place) for place in places]
    assert found == rising(found)
    assert all(beats(bid, pack(standing)) for bid in found)
    if found:
        assert found[-1] == pack(own), "everything one has is the highest bid"


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_any_number_of_kinds_can_be_bid_coins_too(data: st.DataObject) -> None:
    kinds = data.draw(st.integers(1, 6))
    some = st.lists(st.integers(0, 3 if kinds > 4 else 5), min_size=kinds, max_size=kinds)
    own, standing = data.draw(some), data.draw(some)
    sizes = {bid: sum(unpack(bid, kinds)) for bid in all_bids(own)}
    expected = sorted(
        (bid for bid in sizes if (sizes[bid], bid) > (sum(standing), pack(standing))),
        key=lambda bid: (sizes[bid], bid),
    )
    bids = Bids(pack(own), pack(standing), kinds)
    assert [bids.nth(place) for place in range(bids.size)] == expected
    verb = Haggling(0, pack(own), pack(standing), Kinds("ABCDEF"[:kinds]), "coins")
    assert [verb.nth(place) for place in range(int(verb.size()))] == [
        Pay(0, bid) for bid in sorted(expected)
    ]


class Pay(Action):
    VERB = "pay"
    SHAPE = (("coins", NUMBER),)

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins


class Haggling(Bidding):
    """A haggle with coins."""

    def name(self) -> str:
        return Pay.VERB

    def spell(self, choices: list[int]) -> Action:
        return Pay(self.seat, int(self.bid(choices)))

    def choices_of(self, action: Action) -> list[int] | None:
        return self.chosen(action.coins) if isinstance(action, Pay) else None


def test_twenty_two_of_each_colour_make_all_bids() -> None:
    assert Bids(pack([22] * 4), 0, 4).size == 23**4 - 1


@given(COUNTS, COUNTS, COUNTS)
def test_outranks_is_a_total_order(one: list[int], two: list[int], three: list[int]) -> None:
    a, b, c = pack(one), pack(two), pack(three)
    assert outranks(a, b) == beats(a, b)
    assert not outranks(a, a)
    assert (a == b) + outranks(a, b) + outranks(b, a) == 1
    if outranks(a, b) and outranks(b, c):
        assert outranks(a, c)


@given(COUNTS, COUNTS, COUNTS)
def test_raises_hold_what_outranks_and_is_owned(
    own: list[int], standing: list[int], bid: list[int]
) -> None:
    raises = Raising(2, pack(own), pack(standing))
    owned = all(few <= many for few, many in zip(bid, own, strict=True))
    place = raises.place(Raise(2, pack(bid)))
    assert (place >= 0) == (owned and beats(pack(bid), pack(standing)))
    assert place < 0 or raises.nth(place) == Raise(2, pack(bid))
    assert Offering(2, pack(own)).size() == len(all_bids(own))


def chi_square(counted: Counter[int], possible: list[int]) -> float:
    expected = sum(counted.values()) / len(possible)
    assert set(counted) <= set(possible)
    return sum((counted[bid] - expected) ** 2 / expected for bid in possible)


def far_from_even(degrees: int) -> float:
    """A bound that even draws pass but about once in a million."""
    return degrees * float(1 - 2 / (9 * degrees) + 4.75 * (2 / (9 * degrees)) ** 0.5) ** 3


def test_a_drawn_bid_is_any_higher_one_equally_likely() -> None:
    dice = FastDice(9)
    hands = ([3, 3, 3, 3], [0, 0, 0, 0]), ([3, 3, 3, 3], [1, 1, 1, 0]), ([2, 1, 0, 4], [0, 3, 1, 1])
    for own, standing in (*hands, ([3, 3, 3, 3], [3, 3, 3, 2])):
        possible = [bid for bid in all_bids(own) if beats(bid, pack(standing))]
        drawn = Counter(
            draw_bid(pack(own), pack(standing), 4, dice) for _ in range(120 * len(possible))
        )
        assert chi_square(drawn, possible) <= far_from_even(max(1, len(possible) - 1))


def test_the_size_of_a_bid_is_its_number_of_gems() -> None:
    assert [total(bid) for bid in (pack([1, 2, 3, 4]), 0, pack([63] * 4))] == [10, 0, 252]


@settings(max_examples=200, deadline=None)
@given(COUNTS, COUNTS, COUNTS)
def test_the_lowest_raise_of_an_order_against_all_bids_written_down(
    own: list[int], standing: list[int], most: list[int]
) -> None:
    """BC-17, BB-15: within what one owns and within what the order names, the lowest of all that beat it."""
    inside = [min(few, many) for few, many in zip(own, most, strict=True)]
    expected = rising([bid for bid in all_bids(inside) if beats(bid, pack(standing))])
    found = lowest_raise(pack(own), pack(standing), pack(most), 4)
    assert found == (expected[0] if expected else 0)
    if found and sum(standing):
        assert Raising(1, pack(own), pack(standing)).place(Raise(1, found)) >= 0, (
            "what an order raises is legal"
        )


@settings(max_examples=200, deadline=None)
@given(COUNTS, COUNTS, COUNTS, COUNTS)
def test_an_order_accepts_then_raises_then_asks_its_owner(
    own: list[int], standing: list[int], most: list[int], least: list[int]
) -> None:
    haggle = Haggle(2, 0, pack(standing))
    found = answer_by_order(haggle, pack(own), pack(most), pack(least))
    if not sum(standing):
        assert found is None, "opening is the owner's affair"
    elif sum(least) and not beats(pack(least), pack(standing)):
        assert found == Accept(2)
    elif bid := lowest_raise(pack(own), pack(standing), pack(most), 4):
        assert found == Raise(2, bid)
    else:
        assert found is None


def test_an_order_without_a_half_never_does_that_half() -> None:
    haggle = Haggle(1, 0, pack([3, 0, 0, 0]))
    everything = pack([5, 5, 5, 5])
    assert answer_by_order(haggle, everything, 0, 0) is None
    assert answer_by_order(haggle, everything, everything, 0) == Raise(1, pack([2, 1, 0, 0]))
    assert answer_by_order(haggle, everything, 0, pack([3, 0, 0, 0])) == Accept(1)
    assert answer_by_order(haggle, everything, 0, pack([2, 1, 0, 0])) is None
    assert answer_by_order(haggle, everything, everything, pack([2, 0, 0, 0])) == Accept(1), (
        "accepting first"
    )
