"""Verbs whose choices can simply be listed, step by step."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action
from funduk.core.verb import NEVER, NOTHING_KNOWN, WIDEST, Verb

UP_TO: Final = [list(range(highest + 1)) for highest in range(WIDEST)]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Plain(Verb):
    """A verb without arguments: one action."""

    def __init__(self, action: Action) -> None:
        self.steps = 0
        self.start = 0
        self.near = NOTHING_KNOWN
        self.far = None
        self.action = action

    def name(self) -> str:
        return self.action.verb()

    def highest(self, step: i64, memory: i64) -> i64:
        return NEVER

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        return NEVER

    def spell(self, choices: list[int]) -> Action:
        return self.action

    def choices_of(self, action: Action) -> list[int] | None:
        return []

    def size(self) -> i64:
        return 1

    def nth(self, place: i64) -> Action:
        return self.action


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Free(Verb):
    """A verb whose arguments do not depend on each other: for each step the legal choices, rising."""

    def __init__(self, options: list[list[int]]) -> None:
        self.steps = len(options)
        self.start = 0
        self.near = NOTHING_KNOWN
        self.far = None
        self.options = options

    def highest(self, step: i64, memory: i64) -> i64:
        options = self.options[step]
        return options[-1] if options else NEVER

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        return 0 if int(choice) in self.options[step] else NEVER

    def ways(self, step: i64, memory: i64) -> i64:
        return combinations(self.options, step)

    def size(self) -> i64:
        return combinations(self.options, 0)

    def nth(self, place: i64) -> Action:
        return self.spell(combination(self.options, place))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SomeOf(Free):
    """Free choices, but from the step `some` on, where all lists begin with 0, they cannot all be 0."""

    def __init__(self, options: list[list[int]], some: i64) -> None:
        super().__init__(options)
        self.some = some

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        if int(choice) not in self.options[step]:
            return NEVER
        if step < self.some or (memory == 0 and choice == 0):
            return 0 if step < self.steps - 1 else NEVER
        return 1

    def ways(self, step: i64, memory: i64) -> i64:
        if step > self.some:
            return combinations(self.options, step) - (1 if memory == 0 else 0)
        rest = combinations(self.options, self.some)
        return combinations(self.options, step) // rest * (rest - 1) if rest > 0 else 0

    def size(self) -> i64:
        return self.ways(0, 0)

    def nth(self, place: i64) -> Action:
        rest = combinations(self.options, self.some)
        return self.spell(
            combination(self.options, place // (rest - 1) * rest + place % (rest - 1) + 1)
        )


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Forked(Verb):
    """A verb with one step on which the choices of all later steps depend; else they are free.

    `before` has the choices of each step before that one, `forks` its own choices, rising, and `behind` for
    each of these the choices of the later steps. The memory after the fork is one more than its place.
    """

    def __init__(
        self, steps: i64, before: list[list[int]], forks: list[int], behind: list[list[list[int]]]
    ) -> None:
        self.steps = steps
        self.start = 0
        self.near = NOTHING_KNOWN
        self.far = None
        self.before = before
        self.forks = forks
        self.behind = behind
        self.fork: i64 = len(before)
        self.branches: i64 = 0
        """How many actions all forks have together."""
        for options in behind:
            self.branches += combinations(options, 0)

    def options(self, step: i64, memory: i64) -> list[int]:
        if step < self.fork:
            return self.before[step]
        return self.forks if step == self.fork else self.behind[memory - 1][step - self.fork - 1]

    def highest(self, step: i64, memory: i64) -> i64:
        options = self.options(step, memory)
        return options[-1] if options else NEVER

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        options = self.options(step, memory)
        if int(choice) not in options:
            return NEVER
        return options.index(int(choice)) + 1 if step == self.fork else memory

    def ways(self, step: i64, memory: i64) -> i64:
        if step <= self.fork:
            return self.branches * combinations(self.before, step)
        return combinations(self.behind[memory - 1], step - self.fork - 1)

    def size(self) -> i64:
        return self.branches * combinations(self.before, 0)

    def nth(self, place: i64) -> Action:
        choices = combination(self.before, place // self.branches) if self.before else []
        place %= self.branches
        fork: i64 = 0
        while True:
            behind = self.behind[fork]
            ways = combinations(behind, 0)
            if place < ways:
                break
            place -= ways
            fork += 1
        choices.append(self.forks[fork])
        return self.spell(choices + combination(behind, place))


def up_to(highest: i64) -> list[int]:
    """The choices from none on."""
    return UP_TO[highest]


def combinations(options: list[list[int]], step: i64) -> i64:
    """In how many ways one choice can be made of each list from a step on."""
    ways: i64 = 1
    while step < len(options):
        ways *= len(options[step])
        step += 1
    return ways


def combination(options: list[list[int]], place: i64) -> list[int]:
    """The combination at a place of the order in which choices rise."""
    chosen = [0] * len(options)
    step: i64 = len(options) - 1
    while step >= 0:
        choices = options[step]
        wide: i64 = len(choices)
        chosen[step] = choices[place % wide]
        place //= wide
        step -= 1
    return chosen


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class OneOf(Verb):
    """A verb with one argument: which field it fills, and the legal choices, rising.

    A choice must mean the same at every table, so it is a card's number or a seat, never a place in the list.
    """

    def __init__(self, field: str, choices: list[int]) -> None:
        self.steps = 1
        self.start = 0
        self.near = NOTHING_KNOWN
        self.far = None
        self.field = field
        self.choices = choices

    @abstractmethod
    def action(self, choice: int) -> Action:
        """The action with this argument."""

    def highest(self, step: i64, memory: i64) -> i64:
        return self.choices[-1] if self.choices else NEVER

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        return 0 if int(choice) in self.choices else NEVER

    def spell(self, choices: list[int]) -> Action:
        return self.action(choices[0])

    def choices_of(self, action: Action) -> list[int] | None:
        choice: int = getattr(action, self.field)
        return [choice]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return self.field, self.action(int(choice)).to_json()[self.field]

    def size(self) -> i64:
        return len(self.choices)

    def nth(self, place: i64) -> Action:
        return self.action(self.choices[place])


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Few(OneOf):
    """A verb with few actions, simply listed, each with the choice that means it."""

    def __init__(self, field: str, choices: list[int], actions: list[Action]) -> None:
        super().__init__(field, choices)
        self.actions = actions

    def name(self) -> str:
        return self.actions[0].verb()

    def action(self, choice: int) -> Action:
        return self.actions[self.choices.index(choice)]

    def choices_of(self, action: Action) -> list[int] | None:
        return [self.choices[self.actions.index(action)]] if action in self.actions else None

    def nth(self, place: i64) -> Action:
        return self.actions[place]
