"""Two kinds of dice behind one interface: fast ones for simulation, sealed ones for tables."""

import hashlib
import hmac
import secrets
from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.errors import FundukError

LOW: Final[i64] = 0x7FFFFFFF
STRETCH: Final[i64] = 2137483488


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of numbers below a bound."""

    @abstractmethod
    def below(self, bound: int) -> int:
        """A number from 0 up to but without the bound."""

    def origin(self) -> bytes:
        """What other dice can be made of without drawing from these; without a seed, fresh bytes."""
        return secrets.token_bytes(32)


class FastDice(Dice):
    """Multiply-with-carry with a period near 2^61; a seed gives the same numbers on every build."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"funduk fast dice %d" % seed).digest()
        self.state: i64 = int.from_bytes(digest[:7], "big") + 1

    def below(self, bound: int) -> int:
        self.state = STRETCH * (self.state & LOW) + (self.state >> 31)
        if bound > 0x100000:
            return self._far_below(bound)
        wide: i64 = bound
        return ((self.state & LOW) * wide) >> 31

    def origin(self) -> bytes:
        return b"%d" % int(self.state)

    def __reduce__(self) -> tuple[Any, ...]:
        return fast_dice_at, (int(self.state),)

    def _far_below(self, bound: int) -> int:
        """Bounds past a million need more than one step of 31 bits to stay even."""
        number = int(self.state & LOW)
        reach = 31
        while reach < bound.bit_length() + 31:
            self.state = STRETCH * (self.state & LOW) + (self.state >> 31)
            number = (number << 31) | int(self.state & LOW)
            reach += 31
        return (number * bound) >> reach


class SealedDice(Dice):
    """Numbers that nobody can foresee and everybody can check once the seeds are open.

    The key is HMAC-SHA256 of the table's secret seed over the seats' seeds; the nth number is drawn from
    HMAC-SHA256 of the key over (nth, try), and a draw that would favour small numbers is tried again.
    """

    def __init__(
        self, seed: bytes, seat_seeds: list[bytes], seat_commits: list[str] | None = None
    ) -> None:
        self.seed = seed
        self.seat_seeds = seat_seeds
        self.seat_commits: list[str] = [] if seat_commits is None else seat_commits
        self.nth = 0
        mixed = b"".join([len(part).to_bytes(4, "big") + part for part in seat_seeds])
        self.key = hmac.new(seed, b"funduk sealed dice 1" + mixed, hashlib.sha256).digest()

    @staticmethod
    def fresh(seat_seeds: list[bytes]) -> "SealedDice":
        return SealedDice(secrets.token_bytes(32), seat_seeds)

    def below(self, bound: int) -> int:
        if bound < 1:
            raise ValueError(f"a bound must be at least 1, not {bound}")
        fair = (1 << 256) - (1 << 256) % bound
        attempt = 0
        while True:
            message = self.nth.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            number = int.from_bytes(hmac.new(self.key, message, hashlib.sha256).digest(), "big")
            if number < fair:
                break
            attempt += 1
        self.nth += 1
        return number % bound

    def origin(self) -> bytes:
        return self.key

    def __reduce__(self) -> tuple[Any, ...]:
        return sealed_dice_at, (self.seed, self.seat_seeds, self.seat_commits, self.nth)


class RecordingDice(Dice):
    """Passes numbers on and writes down the bounds and the numbers."""

    def __init__(self, source: Dice) -> None:
        self.source = source
        self.ranges: list[int] = []
        self.indices: list[int] = []

    def below(self, bound: int) -> int:
        index = self.source.below(bound)
        self.ranges.append(bound)
        self.indices.append(index)
        return index

    def origin(self) -> bytes:
        return self.source.origin()

    def __reduce__(self) -> tuple[Any, ...]:
        return recording_dice_at, (self.source, self.ranges, self.indices)


class ScriptedDice(Dice):
    """Gives numbers from a list, for replays and tests; refuses a number that does not fit."""

    def __init__(self, indices: list[int]) -> None:
        self.indices = indices
        self.ranges: list[int] = []

    def below(self, bound: int) -> int:
        place = len(self.ranges)
        if place >= len(self.indices):
            raise ValueError("the scripted dice have run out")
        if not 0 <= self.indices[place] < bound:
            raise ValueError(f"scripted number {self.indices[place]} is not below {bound}")
        self.ranges.append(bound)
        return self.indices[place]

    def origin(self) -> bytes:
        return b",".join([b"%d" % index for index in self.indices])

    def __reduce__(self) -> tuple[Any, ...]:
        return scripted_dice_at, (self.indices, self.ranges)


def fast_dice_at(state: int) -> FastDice:
    """Fast dice that go on where others were."""
    dice = FastDice(0)
    dice.state = state
    return dice


def sealed_dice_at(
    seed: bytes, seat_seeds: list[bytes], seat_commits: list[str], nth: int
) -> SealedDice:
    """Sealed dice that go on where others were."""
    dice = SealedDice(seed, seat_seeds, seat_commits)
    dice.nth = nth
    return dice


def recording_dice_at(source: Dice, ranges: list[int], indices: list[int]) -> RecordingDice:
    """Recording dice with what they have written down."""
    dice = RecordingDice(source)
    dice.ranges, dice.indices = ranges, indices
    return dice


def scripted_dice_at(indices: list[int], ranges: list[int]) -> ScriptedDice:
    """Scripted dice that go on where others were."""
    dice = ScriptedDice(indices)
    dice.ranges = ranges
    return dice


def commitment(seed: bytes) -> str:
    """What is published before the first draw, so that the seed cannot be changed later."""
    return hashlib.sha256(seed).hexdigest()


def sealed_dice(seed: object) -> SealedDice:
    """Sealed dice from a seed anybody can type (7 is the same as "7"), or from a fresh secret one."""
    if seed is None:
        return SealedDice.fresh([])
    if isinstance(seed, bytes):
        return SealedDice(seed, [])
    if isinstance(seed, str):
        return SealedDice(seed.encode(), [])
    if isinstance(seed, int) and not isinstance(seed, bool):
        return SealedDice(b"%d" % seed, [])
    raise FundukError(
        f"a seed is a text, a whole number or bytes, not {seed!r}; without one the dice are secret"
    )


def dice_made_of(origin: bytes, purpose: str) -> FastDice:
    """Fast dice for one purpose of a match; from them nobody can find the origin."""
    digest = hmac.new(origin, b"funduk dice for " + purpose.encode(), hashlib.sha256).digest()
    return FastDice(int.from_bytes(digest, "big"))
