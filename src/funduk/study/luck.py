"""The luck account of a game: what chance, and the dice of bots, brought every seat.

A term is the win share after an event less its expectation before it, by one function on both sides; the
expectation is exact or a sample that knows nothing of what happened. So every term has mean zero whatever the
values are worth, and result less luck is as fair as the result and less noisy (AIVAT).
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod

from funduk.core.action import OPEN, SEALED, Action
from funduk.core.bot import Bot, tell
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from funduk.core.match import Match
from funduk.core.playout import next_ask
from funduk.core.record import CHANCE
from funduk.core.recording import Recording
from funduk.study.chance import all_ways, some_ways
from funduk.study.judge import Judge, Shares, end_shares, judge_of

Mixture = Sequence[tuple[Action, float]]
SAMPLES = 16
"""How many outcomes stand for all where there are more."""
MOST_PROFILES = 1500
"""More answers together than this are no longer weighed against each other."""
CHANCE_EVENT = "chance"
MIXTURE_EVENT = "mixture"


class Term:
    """One event: the steps it took, what kind it was, and what it brought every seat."""

    def __init__(self, first: int, last: int, event: str, shares: Shares) -> None:
        self.first = first
        self.last = last
        self.event = event
        self.shares = shares


class Account:
    """All terms of a finished game, and its result with and without them."""

    def __init__(self, result: Shares, terms: list[Term]) -> None:
        self.result = result
        self.terms = terms

    @property
    def luck(self) -> Shares:
        return [sum(term.shares[seat] for term in self.terms) for seat in range(len(self.result))]

    @property
    def adjusted(self) -> Shares:
        return [won - luck for won, luck in zip(self.result, self.luck, strict=True)]


def account(
    recording: Recording,
    judge: Judge | None = None,
    seed: int = 0,
    samples: int = SAMPLES,
    mixtures: Mapping[int, Mixture] | None = None,
) -> Account:
    """The account of a finished match; `mixtures` are what bots drew from, by step."""
    result = end_shares(recording.game, recording.tables[-1])
    if result is None:
        raise ValueError("a luck account needs a finished game")
    return Account(result, list(terms(recording, judge, seed, samples, mixtures)))


def terms(
    recording: Recording,
    judge: Judge | None = None,
    seed: int = 0,
    samples: int = SAMPLES,
    mixtures: Mapping[int, Mixture] | None = None,
) -> Iterator[Term]:
    """The events of a match in their order, each as soon as it is reckoned."""
    judge = judge_of(recording.game) if judge is None else judge
    drawn = {} if mixtures is None else mixtures
    step = 1
    while step <= recording.steps:
        last = end_of_event(recording, step)
        if recording.done(step).seat == CHANCE:
            yield _chance(recording, judge, step, last, seed, samples)
        elif any(place in drawn for place in range(step, last + 1)):
            found = _mixture(recording, judge, step, last, drawn)
            if found is not None:
                yield found
        step = last + 1


def end_of_event(recording: Recording, step: int) -> int:
    """Chance is one event until somebody is asked; answers that are sealed together are one, too."""
    if recording.done(step).seat == CHANCE:
        while step < recording.steps and recording.done(step + 1).seat == CHANCE:
            step += 1
        return step
    question = recording.asks[step - 1]
    if question[0].mode != SEALED:
        return step
    return min(step + len(question) - 1, recording.steps)


def _chance(
    recording: Recording, judge: Judge, first: int, last: int, seed: int, samples: int
) -> Term:
    game, before = recording.game, recording.tables[first - 1]
    ways = all_ways(game, before, samples)
    if ways is None:
        ways = some_ways(game, before, samples, FastDice(seed * 1_000_003 + first))
    after = judge.shares(recording.tables[last])
    found = judge.shares_of([table for _, table in ways])
    return Term(first, last, CHANCE_EVENT, _beyond(after, found, [chance for chance, _ in ways]))


def _mixture(
    recording: Recording, judge: Judge, first: int, last: int, drawn: Mapping[int, Mixture]
) -> Term | None:
    """Answers given together against all that could have been; who has no mixture could do nothing else."""
    steps = range(first, last + 1)
    options: list[Mixture] = [drawn.get(step) or [(recording.done(step), 1.0)] for step in steps]
    if prod(len(mix) for mix in options) > MOST_PROFILES:
        return None
    rows = [[action for action, _ in row] for row in product(*options)]
    likely = [prod(chance for _, chance in row) for row in product(*options)]
    done = [recording.done(step) for step in steps]
    if done not in rows:
        return None
    found = judge.after(recording.tables[first - 1], rows)
    return Term(first, last, MIXTURE_EVENT, _beyond(found[rows.index(done)], found, likely))


def _beyond(after: Shares, ways: list[Shares], likely: list[float]) -> Shares:
    """What is more than was to be expected."""
    return [
        share - sum(chance * way[seat] for chance, way in zip(likely, ways, strict=True))
        for seat, share in enumerate(after)
    ]


def play_and_note(match: Match, bots: list[Bot], pace: int = 0) -> dict[int, Mixture]:
    """Plays a match to its end and notes by step what the bots' dice drew from."""
    dice = FastDice(pace)
    noted: dict[int, Mixture] = {}
    while match.asks:
        asks = match.asks
        ask = next_ask(asks, dice)
        decision = bots[ask.seat].decide(match.view(ask.seat), ask)
        if len(decision.mixture) > 1 and ask.mode != OPEN:
            noted[len(match.line) + 1] = decision.mixture
        for entry in match.play(decision.action):
            if entry.action is not None:
                tell(match.game, bots, entry.action, entry.events)
    return noted


def table_after(game: Game, table: Table, action: Action) -> Table:
    """A copy on which an action is done."""
    there = table.copy()
    game.perform(there, action)
    return there
