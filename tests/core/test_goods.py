"""Packed goods against plain multisets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from funduk.core.errors import Unreadable
from funduk.core.goods import (
    MOST,
    MOST_KINDS,
    Kinds,
    at_most,
    count,
    one,
    pack,
    some,
    total,
    unpack,
    within,
)

LETTERS = "ABCDEFGHI"
KINDS = st.integers(1, MOST_KINDS)


@st.composite
def goods(draw: st.DrawFn, number: int = 1, most: int = MOST) -> tuple[int, list[list[int]]]:
    kinds = draw(KINDS)
    counts = st.lists(st.integers(0, most), min_size=kinds, max_size=kinds)
    return kinds, [draw(counts) for _ in range(number)]


@given(goods())
def test_packing_and_counting(drawn: tuple[int, list[list[int]]]) -> None:
    kinds, [counts] = drawn
    packed = pack(counts)
    assert 0 <= packed < 2**63
    assert unpack(packed, kinds) == counts
    assert [count(packed, kind) for kind in range(kinds)] == counts
    assert packed == sum(some(kind, number) for kind, number in enumerate(counts))
    assert packed == sum(one(kind) * number for kind, number in enumerate(counts))


@given(goods())
def test_total_counts_all_goods(drawn: tuple[int, list[list[int]]]) -> None:
    """Nine kinds of 63 are 567 goods, well below where the sum of fields would wrap."""
    assert total(pack(drawn[1][0])) == sum(drawn[1][0])


@given(goods(2, most=31))
def test_adding_and_taking(drawn: tuple[int, list[list[int]]]) -> None:
    kinds, [first, second] = drawn
    both = pack(first) + pack(second)
    assert unpack(both, kinds) == [a + b for a, b in zip(first, second, strict=True)]
    assert both - pack(second) == pack(first)


@given(goods(2))
def test_within_and_at_most(drawn: tuple[int, list[list[int]]]) -> None:
    kinds, [part, whole] = drawn
    inside = all(few <= many for few, many in zip(part, whole, strict=True))
    assert within(pack(part), pack(whole)) == inside
    least = [min(few, many) for few, many in zip(part, whole, strict=True)]
    assert within(pack(least), pack(whole))
    assert at_most(pack(part), pack(whole), kinds) == pack(least)


@given(st.integers(-(2**63), 2**63 - 1), goods())
def test_numbers_that_are_no_goods_are_within_nothing(
    number: int, drawn: tuple[int, list[list[int]]]
) -> None:
    kinds, [whole] = drawn
    fields = [(number >> (7 * kind)) & 127 for kind in range(MOST_KINDS)]
    padded = whole + [0] * (MOST_KINDS - kinds)
    inside = number >= 0 and all(few <= many for few, many in zip(fields, padded, strict=True))
    assert within(number, pack(whole)) == inside


def test_goods_beyond_sixty_four_bits_are_within_nothing() -> None:
    """Plain Python would carry such numbers; the compiled engine cannot even hold them."""
    for number in (1 << 63, 1 << 70, -(1 << 70), (1 << 70) + 1):
        try:
            assert not within(number, pack([63] * 4))
        except (OverflowError, TypeError, ValueError):
            continue


@given(goods(2))
def test_of_as_many_goods_the_dearer_are_the_larger_number(
    drawn: tuple[int, list[list[int]]],
) -> None:
    _, [first, second] = drawn
    assert (pack(first) > pack(second)) == (first[::-1] > second[::-1])


@given(goods())
def test_text_and_json_forms(drawn: tuple[int, list[list[int]]]) -> None:
    kinds, [counts] = drawn
    form = Kinds(LETTERS[:kinds])
    packed = pack(counts)
    assert form.from_word(form.to_word(packed), "goods") == packed
    assert form.from_json(form.to_json(packed), "goods") == packed
    assert form.to_json(packed) == {
        letter: counts[form.kind(letter)] for letter in LETTERS[:kinds] if counts[form.kind(letter)]
    }


def test_words_read_loosely_and_write_strictly() -> None:
    form = Kinds("RYGB")
    assert form.to_word(form.from_word("bRr", "gems")) == "2R1B"
    assert (
        form.from_word("2R1B", "gems")
        == form.from_word("RRB", "gems")
        == form.from_word("1R1B1R", "gems")
    )
    assert form.to_word(0) == "-"
    assert form.from_word("-", "gems") == 0


@pytest.mark.parametrize(
    "word", ["X", "2", "R2", "2R-", "64R", "63R1R", "²R", "R R", "--", "1٣R", "9" * 5000 + "R"]
)
def test_wrong_words_are_refused(word: str) -> None:
    with pytest.raises(Unreadable, match="gems"):
        Kinds("RYGB").from_word(word, "gems")


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "2R",
        {"X": 1},
        {"R": -1},
        {"R": 64},
        {"R": True},
        {"R": 1.0},
        {"RY": 1},
        {1: 1},
        {"R": "1"},
    ],
)
def test_wrong_json_is_refused(data: object) -> None:
    with pytest.raises(Unreadable, match="gems"):
        Kinds("RYGB").from_json(data, "gems")
