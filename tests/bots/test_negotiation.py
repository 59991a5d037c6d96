"""The one-pass solution of a negotiation against a plain recursion over all answers."""

from collections.abc import Callable
from functools import cache
from math import exp, prod
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from funduk.bots.solvers.negotiation import Solution, solve
from funduk.core.goods import pack, total
from funduk.parts.haggle import Bids

small_gems = st.lists(st.integers(0, 2), min_size=4, max_size=4)


def ranks_of(gems: int) -> list[int]:
    bids = Bids(gems, 0, 4)
    return [
        (int(total(bids.nth(place))) << 28) + int(bids.nth(place)) for place in range(bids.size)
    ]


def brute_force(
    ranks: list[list[int]], first: list[list[float]], second: list[list[float]]
) -> Callable[[int, int], tuple[float, float]]:
    """Both values once a bid is laid, by trying every answer to every answer."""

    @cache
    def laid(side: int, bid: int) -> tuple[float, float]:
        taken = (first[side][bid], second[side][bid])
        other = 1 - side
        raises = [k for k, rank in enumerate(ranks[other]) if rank > ranks[side][bid]]
        answers = [taken] + [laid(other, k) for k in reversed(raises)]
        best = answers[0]
        for answer in answers[1:]:
            if answer[other] > best[other]:
                best = answer
        return best

    return laid


def check(mine: list[int], theirs: list[int], chance: Random) -> None:
    ranks = [ranks_of(int(pack(mine))), ranks_of(int(pack(theirs)))]
    first = [[chance.random() for _ in side] for side in ranks]
    second = [[chance.random() for _ in side] for side in ranks]
    solution = solve(ranks, first, second, 0.0)
    laid = brute_force(ranks, first, second)
    for side in (0, 1):
        for bid in range(len(ranks[side])):
            assert (solution.first_value[side][bid], solution.second_value[side][bid]) == laid(
                side, bid
            )
            assert settled(solution, first, second, side, bid) == laid(side, bid)


def settled(
    solution: Solution, first: list[list[float]], second: list[list[float]], side: int, bid: int
) -> tuple[float, float]:
    """Where it ends when both do what the solution says: accept, or raise to what is best."""
    while not solution.accepted[side][bid]:
        side, bid = 1 - side, solution.best[side][bid]
    return first[side][bid], second[side][bid]


def test_the_one_pass_solution_is_backward_induction() -> None:
    """Three thousand pairs of small holdings with any values, every bid of both sides."""
    chance, checked = Random(11), 0
    while checked < 3000:
        mine, theirs = ([chance.choice((0, 0, 1, 1, 2)) for _ in range(4)] for _ in range(2))
        if prod(number + 1 for number in (*mine, *theirs)) <= 200:
            check(mine, theirs, chance)
            checked += 1


@settings(max_examples=60, deadline=None)
@given(small_gems, small_gems, st.randoms(use_true_random=False))
def test_larger_holdings_too(mine: list[int], theirs: list[int], chance: Random) -> None:
    check(mine, theirs, chance)


def test_equal_bids_answer_each_other_only_above() -> None:
    """Two identical single bids: neither outranks the other, so both are accepted."""
    solution: Solution = solve([[1], [1]], [[0.2], [0.9]], [[0.8], [0.1]], 0.0)
    assert solution.accepted == [[1.0], [1.0]]


def test_with_warmth_every_answer_is_a_logit_choice() -> None:
    """The same recursion with logit choices instead of the best: among raises, then between both answers."""
    chance, warmth = Random(12), 0.2
    for _ in range(200):
        ranks = [ranks_of(pack([chance.choice((0, 1, 2)) for _ in range(4)])) for _ in range(2)]
        first = [[chance.random() for _ in side] for side in ranks]
        second = [[chance.random() for _ in side] for side in ranks]

        @cache
        def laid(
            side: int,
            bid: int,
            ranks: list[list[int]] = ranks,
            first: list[list[float]] = first,
            second: list[list[float]] = second,
        ) -> tuple[float, float, float]:
            """Both values, and the chance to be accepted."""
            taken = (first[side][bid], second[side][bid])
            other = 1 - side
            raises = [
                laid(other, k) for k, rank in enumerate(ranks[other]) if rank > ranks[side][bid]
            ]
            if not raises:
                return (*taken, 1.0)
            weights = [exp(values[other] / warmth) for values in raises]
            mean = [
                sum(w * values[who] for w, values in zip(weights, raises, strict=True))
                / sum(weights)
                for who in (0, 1)
            ]
            yes, no = exp(taken[other] / warmth), exp(mean[other] / warmth)
            accepted = yes / (yes + no)
            both = [accepted * taken[who] + (1 - accepted) * mean[who] for who in (0, 1)]
            return both[0], both[1], accepted

        solution = solve(ranks, first, second, warmth)
        for side in (0, 1):
            for bid in range(len(ranks[side])):
                values = (solution.first_value[side][bid], solution.second_value[side][bid])
                assert (*values, solution.accepted[side][bid]) == pytest.approx(laid(side, bid))
