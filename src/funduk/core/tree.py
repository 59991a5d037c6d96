"""Legal actions as a tree of small choices: first the verb, then its arguments step by step."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, text_if_any
from funduk.core.dice import Dice
from funduk.core.moves import Judge, Moves
from funduk.core.table import Table
from funduk.core.verb import NEVER, Verb

VERB_FIELD: Final = "verb"


@mypyc_attr(free_list_len=1)
class MoveTree(Moves):
    """The legal answers to an ask, none built before it is wanted; the judge says what is among them."""

    def __init__(
        self, judge: Judge, table: Table, seat: int, verbs: list[Verb], names: list[str]
    ) -> None:
        self.judge = judge
        self.table = table
        self.seat = seat
        self.verbs = verbs
        self.names = names
        self.ends: list[int] = []
        """How many actions there are up to the end of each verb, once counted."""
        self.size: i64 = -1

    def __len__(self) -> int:
        return int(self.counted())

    def counted(self) -> i64:
        """How many there are, counted once."""
        if self.size < 0:
            self.size = 0
            for verb in self.verbs:
                self.size += verb.size()
                self.ends.append(int(self.size))
        return self.size

    def __getitem__(self, place: int) -> Action:
        left: i64 = place if 0 <= place < self.counted() else self.at(place)
        number: i64 = 0
        while left >= self.ends[number]:
            number += 1
        return self.verbs[number].nth(left - self.ends[number - 1] if number > 0 else left)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Action)
            and action.seat == self.seat
            and self.judge.allows(self.table, action)
        )

    def index(self, action: Action) -> int:
        """The place of a legal action; ValueError if it is none."""
        before: i64 = 0
        said = action.verb()
        for verb in self.verbs:
            if verb.name() == said:
                place = verb.place(action)
                if place != NEVER and verb.nth(place) == action:
                    return int(before + place)
                break
            before += verb.size()
        raise ValueError(f"{text_if_any(action)} is not among the moves")

    def draw(self, dice: Dice) -> Action:
        """Any of them, all equally likely."""
        return self[dice.below(len(self))]

    def root(self) -> "Branch":
        """Where spelling begins: the choice of a verb."""
        return Branch(self, None, 0, [])


class Branch:
    """Some choices have been made; how many actions each next one leaves, and what it means."""

    def __init__(self, tree: MoveTree, verb: Verb | None, memory: i64, path: list[int]) -> None:
        self.tree = tree
        self.verb = verb
        self.memory = memory
        self.path = path

    @property
    def done(self) -> bool:
        """Whether an action is spelt."""
        return self.verb is not None and self.step() == self.verb.steps

    @property
    def action(self) -> Action | None:
        """The action, once it is spelt."""
        return self.verb.spell(self.path[1:]) if self.verb is not None and self.done else None

    def step(self) -> i64:
        return len(self.path) - 1

    def counts(self) -> list[int]:
        """How many legal actions each choice leaves; 0 where it is not legal."""
        verb = self.verb
        if verb is None:
            return [int(found.size()) if found is not None else 0 for found in self._verbs()]
        if self.done:
            return []
        counts: list[int] = []
        step = self.step()
        for choice in range(verb.highest(step, self.memory) + 1):
            after = verb.after(step, self.memory, choice)
            counts.append(0 if after == NEVER else int(verb.ways(step + 1, after)))
        return counts

    def weights(self) -> list[int]:
        """How likely chance makes each choice beside the others."""
        counts = self.counts()
        verb = self.verb
        if verb is None:
            return counts
        step = self.step()
        return [
            int(verb.weight(step, self.memory, choice)) if count else 0
            for choice, count in enumerate(counts)
        ]

    def child(self, choice: int) -> "Branch":
        """The branch after a choice; ValueError if it is not legal."""
        counts = self.counts()
        if not 0 <= choice < len(counts) or not counts[choice]:
            raise ValueError(f"choice {choice} is not legal after {self.path}")
        verb = self.verb
        if verb is None:
            chosen = self._verbs()[choice]
            assert chosen is not None
            return Branch(self.tree, chosen, chosen.start, [choice])
        after = verb.after(self.step(), self.memory, choice)
        return Branch(self.tree, verb, after, [*self.path, choice])

    def meaning(self, choice: int) -> tuple[str, Any]:
        """The field that a choice fills, or a part of it such as `gems.R`, and its value as in JSON."""
        verb = self.verb
        if verb is None:
            return VERB_FIELD, self.tree.names[choice]
        return verb.meaning(self.step(), choice)

    def _verbs(self) -> list[Verb | None]:
        """By choice: a verb's place among all verbs of the game."""
        found: list[Verb | None] = [None] * len(self.tree.names)
        for verb in self.tree.verbs:
            found[self.tree.names.index(verb.name())] = verb
        return found
