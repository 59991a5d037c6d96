"""Laws about move trees: they hold what the judge allows, once each, and a choice means one thing."""

from __future__ import annotations

import random
from collections import defaultdict
from fractions import Fraction

import pytest

from funduk.core.action import Action
from funduk.core.dice import Dice
from funduk.core.question import Lot
from funduk.core.record import CHANCE
from funduk.core.tree import Branch
from funduk.core.verb import WIDEST
from tests.laws.hostile import space
from tests.laws.tables import Setting, every_game, every_setting, settings_of
from tests.laws.trees import PLANTED, Faulty, by_choices, faults, miscounted, planted
from tests.laws.walks import Step, sample, walk

MOST_OUTCOMES = 8_000


def one_of_each(setting: Setting, most: int = 60, fewest: int = 1) -> list[Step]:
    """A step for every question, with as few moves as were met."""
    game = setting.rules()
    found: dict[str, tuple[int, Step]] = {}
    for step in sample(setting, 60):
        size = len(game.moves(step.table, step.ask))
        if fewest <= size <= most and size < found.get(step.ask.question, (most + 1, step))[0]:
            found[step.ask.question] = (size, step)
    return [step for _, step in found.values()]


@every_setting
def test_a_tree_holds_what_the_judge_allows_once_each(setting: Setting) -> None:
    game = setting.rules()
    for step in sample(setting, 24):
        moves = game.moves(step.table, step.ask)
        assert faults(game, step.table, step.ask, moves, [step.action]) == []


@every_game
def test_small_trees_are_as_long_as_the_judge_counts(name: str) -> None:
    setting = settings_of(name)[0]
    game = setting.rules()
    steps = one_of_each(setting, 120)
    assert steps
    for step in steps:
        moves = game.moves(step.table, step.ask)
        assert miscounted(game, step.table, step.ask, moves, setting.seats) is None


@pytest.mark.parametrize("fault", PLANTED, ids=lambda fault: fault.__name__)
@every_game
def test_a_planted_fault_is_caught(name: str, fault: type[Faulty]) -> None:
    """A move removed, doubled or misplaced, in the largest verb of every question."""
    tried = 0
    for setting in settings_of(name)[:2]:
        game = setting.rules()
        for step in one_of_each(setting, 120, 2):
            wrong = planted(game.moves(step.table, step.ask), fault)
            if wrong is None:
                continue
            tried += 1
            actions = space(game, step.table, type(step.action), setting.seats)
            caught = faults(game, step.table, step.ask, wrong, actions)
            assert caught, f"{fault.__name__} in {step.ask.question} passed"
    assert tried > 2


@every_setting
def test_a_walk_by_choices_ends_where_the_index_says(setting: Setting) -> None:
    game = setting.rules()
    chosen = random.Random(str(setting))
    for step in sample(setting, 12):
        moves = game.moves(step.table, step.ask)
        for _ in range(6):
            place = chosen.randrange(len(moves))
            leaf = by_choices(moves, place)
            assert leaf.action == moves[place]
            assert leaf.counts() == []
            with pytest.raises(ValueError, match="not legal"):
                leaf.child(0)


@every_setting
def test_a_branch_counts_what_its_choices_count_together(setting: Setting) -> None:
    """Also where a mechanism knows a quicker way to count than walking."""
    game = setting.rules()
    chosen = random.Random(str(setting))
    for step in sample(setting, 12):
        moves = game.moves(step.table, step.ask)
        for place in {chosen.randrange(len(moves)) for _ in range(4)}:
            branch = moves.root()
            for choice in by_choices(moves, place).path:
                left = branch.counts()[choice]
                branch = branch.child(choice)
                assert branch.done or sum(branch.counts()) == left, branch.path


@every_game
def test_a_choice_means_the_same_in_every_state(name: str) -> None:
    """A choice is known by its verb, its step and its number; there are fewer than 64 a step."""
    meanings: dict[str, tuple[str, object]] = {}
    for setting in settings_of(name):
        game = setting.rules()
        assert len(game.verbs) < WIDEST
        for step in sample(setting, 40):
            branch = game.moves(step.table, step.ask).root()
            place = by_place(branch.counts())
            for _ in range(40):
                counts = branch.counts()
                assert len(counts) <= WIDEST
                for choice, count in enumerate(counts):
                    if count:
                        key = (branch.path[:1], len(branch.path), choice)
                        meaning = branch.meaning(choice)
                        assert meanings.setdefault(str(key), meaning) == meaning
                branch = branch.child(place)
                if branch.done:
                    break
                place = by_place(branch.counts())


def by_place(counts: list[int]) -> int:
    """The legal choice with most moves below it."""
    return max(range(len(counts)), key=lambda choice: counts[choice])


@every_game
def test_the_verbs_of_a_tree_stand_in_the_order_of_the_game(name: str) -> None:
    for setting in settings_of(name):
        game = setting.rules()
        for step in sample(setting, 40):
            moves = game.moves(step.table, step.ask)
            places = [game.verbs.index(verb.name()) for verb in moves.verbs if verb.size()]
            assert places == sorted(set(places)), [verb.name() for verb in moves.verbs]


@every_game
def test_a_phase_is_a_place_in_the_course(name: str) -> None:
    setting = settings_of(name)[0]
    game = setting.rules()
    assert [question.phase for question in game.course] == list(range(len(game.course)))
    steps, end = walk(setting)
    assert end.phase == len(game.course)
    for step in steps:
        assert step.ask.question in game.course[step.table.phase].names
        assert type(step.action) in game.course[step.table.phase].actions


class EveryDice(Dice):
    """Gives the numbers it is told, then zeros, and notes the bounds."""

    def __init__(self, told: list[int]) -> None:
        self.told = told
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        place = len(self.bounds)
        self.bounds.append(bound)
        return self.told[place] if place < len(self.told) else 0


def drawn(setting: Setting, step: Step) -> dict[Action, Fraction] | None:
    """How likely each outcome is, from all numbers the dice could give; None if they are too many."""
    game = setting.rules()
    likely: dict[Action, Fraction] = defaultdict(Fraction)
    told: list[int] = []
    for _ in range(MOST_OUTCOMES):
        dice = EveryDice(told)
        action = game.draw(step.table, step.ask, dice)
        chance = Fraction(1)
        for bound in dice.bounds:
            chance /= bound
        likely[action] += chance
        told = [*told, *[0] * (len(dice.bounds) - len(told))]
        while told and told[-1] == dice.bounds[len(told) - 1] - 1:
            told.pop()
        if not told:
            return dict(likely)
        told[-1] += 1
    return None


def weighed(branch: Branch, chance: Fraction) -> dict[Action, Fraction]:
    """How likely each outcome is by the weights of its choices."""
    if branch.action is not None:
        return {branch.action: chance}
    weights = branch.weights()
    likely: dict[Action, Fraction] = {}
    for choice, weight in enumerate(weights):
        if weight:
            likely |= weighed(branch.child(choice), chance * weight / sum(weights))
    return likely


@every_game
def test_the_weights_of_chance_are_what_it_draws(name: str) -> None:
    """Every number the dice could give is tried once."""
    met: set[tuple[str, int]] = set()
    for setting in settings_of(name):
        game = setting.rules()
        for step in sample(setting, 40):
            if step.ask.seat != CHANCE:
                continue
            moves = game.moves(step.table, step.ask)
            key = (step.ask.question, len(moves))
            if key in met or len(moves) > MOST_OUTCOMES:
                continue
            likely = drawn(setting, step)
            if likely is not None:
                met.add(key)
                assert weighed(moves.root(), Fraction(1)) == likely
    chances = {question.name for question in game.course if isinstance(question, Lot)}
    assert {question for question, _ in met} >= chances
