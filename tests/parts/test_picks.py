"""Bundles out of what is held: counted, numbered and drawn without a list; brute force is the oracle."""

from __future__ import annotations

from itertools import product
from typing import ClassVar

from hypothesis import given
from hypothesis import strategies as st

from funduk.core.action import Action
from funduk.core.dice import FastDice
from funduk.core.goods import Kinds, pack, total, unpack, within
from funduk.core.record import Shape
from funduk.parts.picks import (
    Picking,
    Picks,
    drawn,
    drawn_from_two,
    drawn_split,
    usual_size,
)

KINDS = 4
counts = st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS)


def every_part(held: list[int]) -> list[list[int]]:
    return [list(part) for part in product(*[range(number + 1) for number in held])]


LETTERS = Kinds("WXYZ")


class Grab(Action):
    VERB: ClassVar[str] = "grab"
    SHAPE: ClassVar[Shape] = (("goods", LETTERS),)

    def __init__(self, seat: int, goods: int) -> None:
        self.seat = seat
        self.goods = goods


class Grabbing(Picking):
    """Any goods will do, coins too."""

    def name(self) -> str:
        return Grab.VERB

    def of(self, goods: int) -> Action:
        return Grab(0, goods)

    def goods_of(self, action: Action) -> int:
        assert isinstance(action, Grab)
        return action.goods


@given(counts, st.integers(0, 4), st.integers(0, 12), st.integers(1, KINDS))
def test_a_verb_about_goods_lists_all_bundles_within_limits_by_value(
    held: list[int], low: int, high: int, most: int
) -> None:
    verb = Grabbing(LETTERS, "goods", pack(held), low, high, most)
    wanted = [
        pack(part)
        for part in every_part(held)
        if low <= sum(part) <= high and sum(map(bool, part)) <= most
    ]
    found = [verb.nth(place) for place in range(verb.size())]
    assert [action.fields()[1] for action in found] == sorted(wanted)
    assert [verb.place(action) for action in found] == list(range(len(found)))
    assert verb.place(Grab(0, pack([4, 0, 0, 0]))) == -1
    assert verb.place(Grab(0, -1)) == -1


def test_a_choice_says_how_many_of_which_kind() -> None:
    verb = Grabbing(LETTERS, "goods", pack([1, 2, 0, 3]), 1, 3, KINDS)
    assert [verb.meaning(step, 2) for step in range(KINDS)] == [
        ("goods.W", 2),
        ("goods.X", 2),
        ("goods.Y", 2),
        ("goods.Z", 2),
    ]
    assert LETTERS.to_word(verb.spell([3, 0, 2, 1]).fields()[1]) == "3W2Y1Z"


@given(counts, st.integers(0, 4), st.integers(0, 12), st.integers(1, KINDS))
def test_picks_are_all_bundles_within_limits(
    held: list[int], low: int, high: int, most: int
) -> None:
    picks = Picks(pack(held), KINDS, low, high, most)
    found = [unpack(picks.nth(place), KINDS) for place in range(len(picks))]
    wanted = [
        part
        for part in every_part(held)
        if low <= sum(part) <= high and sum(map(bool, part)) <= most
    ]
    assert sorted(found) == sorted(wanted)


@given(counts, counts, st.integers(0, 99))
def test_draws_take_as_many_as_asked(first: list[int], second: list[int], seed: int) -> None:
    dice = FastDice(seed)
    for size in range(sum(first) + 1):
        bundle = drawn(pack(first), size, dice)
        assert total(bundle) == size
        assert within(bundle, pack(first))
    for size in range(sum(first) + sum(second) + 1):
        ours, theirs = drawn_from_two(pack(first), pack(second), size, dice)
        assert total(ours) + total(theirs) == size
        assert within(ours, pack(first))
        assert within(theirs, pack(second))


@given(counts, counts, counts)
def test_every_split_can_be_drawn(wanted: list[int], first: list[int], second: list[int]) -> None:
    bundle, ours, theirs = pack(wanted), pack(first), pack(second)
    ways = {
        pack(part)
        for part in every_part(first)
        if within(pack(part), bundle) and within(bundle - pack(part), theirs)
    }
    if 0 < len(ways) <= 6:
        dice = FastDice(7)
        assert {drawn_split(bundle, ours, theirs, dice) for _ in range(200)} == ways


def test_every_bundle_can_be_drawn_also_of_the_sixth_kind() -> None:
    held = pack([1, 0, 2, 0, 0, 1])
    dice = FastDice(3)
    seen = {drawn(held, 2, dice) for _ in range(300)}
    picks = Picks(held, 6, 2, 2, 6)
    assert seen == {picks.nth(place) for place in range(len(picks))}


def test_sizes_are_mostly_small_and_reach_the_most() -> None:
    dice = FastDice(4)
    sizes = [usual_size(9, dice) for _ in range(4000)]
    assert set(sizes) == set(range(1, 10))
    assert sum(size <= 3 for size in sizes) > 0.85 * len(sizes)
    assert {usual_size(2, dice) for _ in range(60)} == {1, 2}
