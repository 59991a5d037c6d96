"""Fast dice are even and the same on every build; sealed dice are what anybody can compute from the seeds."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from funduk.core.dice import (
    FastDice,
    RecordingDice,
    ScriptedDice,
    SealedDice,
    commitment,
    sealed_dice,
)

SAME_EVERYWHERE = [
    1,
    22,
    0,
    0,
    618,
    697643,
    904849463,
    763362061932908483,
    1,
    717238951515986491500855144520,
    1,
]
DIGEST_EVERYWHERE = "fe0654ecbf5b501c6cec9dd8ffd1fface435377feaceb4c355d1e7ff714d68a1"
BOUNDS = (2, 3, 6, 7, 39, 100, 255)


def chi_square(counted: Counter[int], bound: int) -> float:
    expected = sum(counted.values()) / bound
    return sum((counted[number] - expected) ** 2 / expected for number in range(bound))


def far_from_even(degrees: int) -> float:
    """A bound that even dice pass but about once in a million."""
    return degrees * float(1 - 2 / (9 * degrees) + 4.75 * (2 / (9 * degrees)) ** 0.5) ** 3


@pytest.mark.parametrize("bound", BOUNDS)
def test_fast_dice_are_even(bound: int) -> None:
    dice = FastDice(bound)
    counted = Counter(dice.below(bound) for _ in range(300 * bound))
    assert chi_square(counted, bound) < far_from_even(bound - 1)


@pytest.mark.parametrize("bound", BOUNDS)
def test_consecutive_fast_numbers_are_independent(bound: int) -> None:
    """Pairs are even, too."""
    few = min(bound, 16)
    dice = FastDice(1000 + bound)
    pairs = Counter(dice.below(few) * few + dice.below(few) for _ in range(60 * few * few))
    assert chi_square(pairs, few * few) < far_from_even(few * few - 1)


@pytest.mark.parametrize("bound", [2**20, 2**20 + 1, 2**31, 2**40 + 3, 2**62, 2**70])
def test_fast_dice_reach_far_bounds_evenly(bound: int) -> None:
    dice = FastDice(3)
    numbers = [dice.below(bound) for _ in range(8_000)]
    assert all(0 <= number < bound for number in numbers)
    counted = Counter(number * 64 // bound for number in numbers)
    assert chi_square(counted, 64) < far_from_even(63)
    assert chi_square(Counter(number % 16 for number in numbers), 16) < far_from_even(15)


def test_a_seed_gives_the_same_numbers_on_every_build() -> None:
    """Written down once; the source and the compiled wheel must both agree with it."""
    dice = FastDice(2024)
    numbers = [
        dice.below(bound) for bound in (6, 39, 2, 1, 1000, 2**20, 2**31, 2**62, 6, 2**100, 6)
    ]
    assert numbers == SAME_EVERYWHERE
    many = FastDice(-5)
    digest = hashlib.sha256(bytes(many.below(256) for _ in range(10_000))).hexdigest()
    assert digest == DIGEST_EVERYWHERE


def test_seeds_give_different_streams() -> None:
    streams = {tuple(dice.below(1000) for _ in range(5)) for dice in map(FastDice, range(500))}
    assert len(streams) == 500


def by_hand(seed: bytes, seat_seeds: list[bytes], nth: int, bound: int) -> int:
    """The protocol of the sealed dice, computed with nothing of ours."""
    text = b"funduk sealed dice 1"
    for part in seat_seeds:
        text += len(part).to_bytes(4, "big") + part
    key = hmac.digest(seed, text, "sha256")
    attempt = 0
    while True:
        message = nth.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        number = int.from_bytes(hmac.digest(key, message, "sha256"), "big")
        if number < 2**256 // bound * bound:
            return number % bound
        attempt += 1


@pytest.mark.parametrize("seat_seeds", [[], [b""], [b"a", b"", b"bc"], [b"ab", b"", b"c"]])
def test_sealed_dice_follow_the_protocol(seat_seeds: list[bytes]) -> None:
    dice = SealedDice(b"secret", seat_seeds)
    bounds = [6, 2, 39, 1, 1_000_003, 2**64, 2**255 + 1, 5]
    assert [dice.below(bound) for bound in bounds] == [
        by_hand(b"secret", seat_seeds, nth, bound) for nth, bound in enumerate(bounds)
    ]
    assert dice.nth == len(bounds)


def test_sealed_dice_try_again_rather_than_favour_small_numbers() -> None:
    """Just above half of the range about every second draw must be rejected."""
    dice = SealedDice(b"again", [])
    bound = 2**255 + 1
    numbers = [dice.below(bound) for _ in range(300)]
    assert all(number < bound for number in numbers)
    assert chi_square(Counter(number * 8 // bound for number in numbers), 8) < far_from_even(7)


def test_every_seed_changes_the_stream_and_seat_seeds_cannot_be_shifted() -> None:
    streams = set()
    for seed, seats in (
        (b"x", []),
        (b"y", []),
        (b"x", [b"a"]),
        (b"x", [b"a", b""]),
        (b"x", [b"", b"a"]),
        (b"x", [b"ab", b"c"]),
        (b"x", [b"a", b"bc"]),
    ):
        dice = SealedDice(seed, seats)
        streams.add(tuple(dice.below(2**32) for _ in range(3)))
    assert len(streams) == 7


@pytest.mark.parametrize("bound", [6, 39])
def test_sealed_dice_are_even(bound: int) -> None:
    dice = SealedDice(b"even", [])
    counted = Counter(dice.below(bound) for _ in range(150 * bound))
    assert chi_square(counted, bound) < far_from_even(bound - 1)


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_fresh_sealed_dice_have_a_secret_of_256_bits() -> None:
    first, second = sealed_dice(None), sealed_dice(None)
    assert len(first.seed) == 32
    assert first.seed != second.seed
    assert sealed_dice("anything").seed == b"anything"


def test_a_bound_below_one_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        SealedDice(b"x", []).below(0)


def test_recorded_numbers_can_be_scripted_again() -> None:
    recording = RecordingDice(FastDice(4))
    numbers = [recording.below(bound) for bound in (6, 39, 2)]
    assert recording.ranges == [6, 39, 2]
    assert recording.indices == numbers
    scripted = ScriptedDice(numbers)
    assert [scripted.below(bound) for bound in (6, 39, 2)] == numbers
    with pytest.raises(ValueError, match="run out"):
        scripted.below(6)
    with pytest.raises(ValueError, match="not below 3"):
        ScriptedDice([3]).below(3)


@pytest.mark.deep
@pytest.mark.parametrize("bound", [6, 39, 1000])
@pytest.mark.parametrize("kind", ["fast", "sealed"])
def test_a_million_numbers_are_even(kind: str, bound: int, record_property: object) -> None:
    dice = FastDice(77) if kind == "fast" else SealedDice(b"million", [])
    found = chi_square(Counter(dice.below(bound) for _ in range(1_000_000)), bound)
    limit = far_from_even(bound - 1)
    record_property(
        "result",
        f"{kind} dice, 1,000,000 numbers below {bound}: chi-square {found:.1f}, "  # type: ignore[operator]
        f"{bound - 1} degrees of freedom, limit {limit:.1f}",
    )
    assert found < limit
