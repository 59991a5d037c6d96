"""One verb of an answer, spelt in small steps: what an author writes, and what is worked out from it."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action
from funduk.core.record import shape_of

NEVER: Final[i64] = -1
"""Instead of a memory: this choice is not legal here."""
WIDEST: Final = 64
"""Every step has fewer choices than this, and every verb fewer steps."""
NEAR: Final[i64] = 16
UNKNOWN: Final = -1
NOTHING_KNOWN: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One verb in answer to an ask: steps of small choices, and a small memory of what later steps need.

    An author writes how high a step may go, what the memory is after a choice, and how choices spell an
    action. How many actions there are, which is the nth, and the place of one are worked out from that.
    """

    def __init__(self, steps: i64, start: i64 = 0, known: list[int] = NOTHING_KNOWN) -> None:
        self.steps = steps
        self.start = start
        self.near: list[int] = known
        """How many ways there are below steps; verbs that are alike may share it (`on_shelf`)."""
        self.far: dict[int, int] | None = None

    # what an author writes

    @abstractmethod
    def name(self) -> str:
        """The verb as its actions have it in VERB."""

    @abstractmethod
    def highest(self, step: i64, memory: i64) -> i64:
        """The highest choice that can be legal at a step; choices begin at 0 and stay below 64."""

    @abstractmethod
    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        """The memory after a choice, or NEVER."""

    @abstractmethod
    def spell(self, choices: list[int]) -> Action:
        """The action that one choice a step leads to."""

    @abstractmethod
    def choices_of(self, action: Action) -> list[int] | None:
        """The choices that spell an action of this verb, if any do; whether they are legal is not asked."""

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        """What a choice says: a field of the action, or a part of it such as `gems.R`, and its value."""
        name, form = shape_of(type(self.spell([0] * int(self.steps))))[int(step)]
        return name, form.to_json(int(choice))

    def weight(self, step: i64, memory: i64, choice: i64) -> i64:
        """How likely chance makes a choice beside the others of its step: all actions alike, unless told."""
        after = self.after(step, memory, choice)
        return 0 if after == NEVER else self.ways(step + 1, after)

    def suggestions(self, most: int) -> list[Action]:
        """A few actions that a screen may show first."""
        return []

    # what follows from it

    def ways(self, step: i64, memory: i64) -> i64:
        """How many legal actions lie below a step, worked out once."""
        if step == self.steps:
            return 1
        last = step + 1 == self.steps
        kept = not last or memory < NEAR
        known: i64 = self._known(step, memory) if kept else UNKNOWN
        if known != UNKNOWN:
            return known
        ways: i64 = 0
        below: i64 = 1
        same: i64 = NEVER
        for choice in range(self.highest(step, memory) + 1):
            after = self.after(step, memory, choice)
            if after != NEVER:
                if after != same and not last:
                    same = after
                    below = self.ways(step + 1, after)
                ways += below
        if kept:
            self._remember(step, memory, ways)
        return ways

    def _known(self, step: i64, memory: i64) -> i64:
        """Small memories are looked up in a list, which is quicker, large ones in a dictionary."""
        if memory < NEAR:
            near = self.near
            return near[memory * self.steps + step] if near else UNKNOWN
        far = self.far
        return UNKNOWN if far is None else far.get(int(memory * WIDEST + step), UNKNOWN)

    def _remember(self, step: i64, memory: i64, ways: i64) -> None:
        if memory < NEAR:
            if not self.near:
                self.near = [UNKNOWN] * int(NEAR * self.steps)
            self.near[memory * self.steps + step] = int(ways)
            return
        if self.far is None:
            self.far = {}
        self.far[int(memory * WIDEST + step)] = int(ways)

    def size(self) -> i64:
        """How many legal actions the verb has."""
        return self.ways(0, self.start)

    def nth(self, place: i64) -> Action:
        """The action at a place of the order in which choices rise."""
        memory = self.start
        choices: list[int] = []
        for step in range(self.steps):
            choice: i64 = 0
            ways: i64 = 0
            same: i64 = NEVER
            while True:
                after = self.after(step, memory, choice)
                if after != NEVER:
                    if after != same:
                        same = after
                        ways = self.ways(step + 1, after)
                    if place < ways:
                        break
                    place -= ways
                choice += 1
            choices.append(int(choice))
            memory = after
        return self.spell(choices)

    def place(self, action: Action) -> i64:
        """The place of an action in that order, or NEVER."""
        choices = self.choices_of(action)
        if choices is None:
            return NEVER
        memory = self.start
        place: i64 = 0
        for step in range(self.steps):
            chosen: i64 = choices[step]
            if chosen < 0 or chosen > self.highest(step, memory):
                return NEVER
            for choice in range(chosen):
                after = self.after(step, memory, choice)
                if after != NEVER:
                    place += self.ways(step + 1, after)
            memory = self.after(step, memory, chosen)
            if memory == NEVER or self.ways(step + 1, memory) == 0:
                return NEVER
        return place


def on_shelf(shelf: dict[int, list[int]], key: int, steps: int) -> list[int]:
    """What verbs of one kind have worked out already, for those that are alike in all but the seat."""
    known = shelf.get(key)
    if known is None:
        known = [UNKNOWN] * (int(NEAR) * steps)
        shelf[key] = known
    return known


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Ranges(Verb):
    """A verb whose arguments do not depend on each other, such as dice: each step from `low` to `high`."""

    def __init__(self, steps: i64, low: i64, high: i64) -> None:
        self.steps = steps
        self.start = 0
        self.near = NOTHING_KNOWN
        self.far = None
        self.low = low
        self.high = high

    def highest(self, step: i64, memory: i64) -> i64:
        return self.high

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        return 0 if choice >= self.low else NEVER

    def ways(self, step: i64, memory: i64) -> i64:
        ways: i64 = 1
        for _ in range(self.steps - step):
            ways *= self.high - self.low + 1
        return ways

    def nth(self, place: i64) -> Action:
        wide = self.high - self.low + 1
        choices: list[int] = []
        for _ in range(self.steps):
            choices.append(int(self.low + place % wide))
            place //= wide
        choices.reverse()
        return self.spell(choices)


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
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
