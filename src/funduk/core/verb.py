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


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Verb:
    """One verb in answer to an ask: steps of small choices, and a small memory of what later steps need.

    An author writes how high a step may go, what the memory is after a choice, and how choices spell an
    action. How many actions there are, which is the nth, and the place of one are worked out from that.
    """

    def __init__(self, steps: i64, start: i64 = 0) -> None:
        self.steps = steps
        self.start = start
        self.near: list[int] = NOTHING_KNOWN
        """How many ways there are below steps, once counted."""
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
        choices: list[int] = []
        self.walk(self.steps, place, choices)
        return self.spell(choices)

    def walk(self, steps: i64, place: i64, choices: list[int]) -> tuple[i64, i64]:
        """Makes the first choices towards a place; the memory then, and the place among what is left."""
        memory = self.start
        for step in range(steps):
            memory, place = self.go(step, memory, place, choices)
        return memory, place

    def go(self, step: i64, memory: i64, place: i64, choices: list[int]) -> tuple[i64, i64]:
        """One step of the way."""
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
        return after, place

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
