"""The best bid against foreseen answers, against a recursion that tries everything."""

from __future__ import annotations

import pytest

from funduk.bots.solvers.negotiation import solve
from funduk.bots.solvers.replies import Kind, foresee
from funduk.core.dice import FastDice

SHARP = 1e-9


def drawn(dice: FastDice, number: int) -> list[float]:
    return [dice.below(1_000_000) / 1_000_000 for _ in range(number)]


def ranks_of(dice: FastDice) -> list[list[int]]:
    """Both sides' bids, in rising rank; some of one side rank like some of the other."""
    return [sorted({dice.below(12) + 1 for _ in range(1 + dice.below(6))}) for _ in range(2)]


class ByHand:
    """One kind opposite, who accepts what is worth as much as its best raise."""

    def __init__(
        self,
        ranks: list[list[int]],
        values: list[list[float]],
        accepting: list[float],
        raising: list[float],
    ) -> None:
        self.ranks = ranks
        self.values = values
        self.accepting = accepting
        self.raising = raising

    def reply(self, bid: int) -> int | None:
        """Its raise over a bid of ours, or nothing: it accepts."""
        higher = [k for k, rank in enumerate(self.ranks[1]) if rank > self.ranks[0][bid]]
        if not higher:
            return None
        best = max(higher, key=lambda k: self.raising[k])
        return None if self.accepting[bid] >= self.raising[best] else best

    def worth(self, bid: int) -> float:
        """What a bid of ours leads to when we go on as well as we can."""
        answer = self.reply(bid)
        if answer is None:
            return self.values[0][bid]
        higher = [k for k, rank in enumerate(self.ranks[0]) if rank > self.ranks[1][answer]]
        return max([self.values[1][answer], *[self.worth(k) for k in higher]])


@pytest.mark.parametrize("seed", range(60))
def test_against_one_kind(seed: int) -> None:
    dice = FastDice(seed)
    ranks = ranks_of(dice)
    ours, theirs = drawn(dice, len(ranks[0])), drawn(dice, len(ranks[1]))
    accepting, raising = drawn(dice, len(ranks[0])), drawn(dice, len(ranks[1]))
    by_hand = ByHand(ranks, [ours, theirs], accepting, raising)
    found = foresee(ranks, ours, theirs, [Kind(1.0, accepting, raising, SHARP)])
    for bid in range(len(ranks[0])):
        assert found.worth[bid] == pytest.approx(by_hand.worth(bid))
        taken = 1.0 if by_hand.reply(bid) is None else 0.0
        assert found.accepted[bid] == pytest.approx(taken)


@pytest.mark.parametrize("seed", range(30))
def test_against_somebody_who_solves_it_too_it_is_the_solution(seed: int) -> None:
    dice = FastDice(1000 + seed)
    ranks = ranks_of(dice)
    ours = [drawn(dice, len(side)) for side in ranks]
    theirs = [drawn(dice, len(side)) for side in ranks]
    solution = solve(ranks, ours, theirs, 0.0)
    kind = Kind(1.0, theirs[0], solution.second_value[1], SHARP)
    found = foresee(ranks, ours[0], ours[1], [kind])
    assert found.worth == pytest.approx(solution.first_value[0])


def test_kinds_count_by_their_chances() -> None:
    """One accepts, the other raises to something we take."""
    ranks = [[1], [2]]
    eager = Kind(0.25, [0.9], [0.1], SHARP)
    proud = Kind(0.75, [0.1], [0.9], SHARP)
    found = foresee(ranks, [0.6], [0.2], [eager, proud])
    assert found.accepted == pytest.approx([0.25])
    assert found.worth == pytest.approx([0.25 * 0.6 + 0.75 * 0.2])
