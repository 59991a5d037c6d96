"""Everything that can be wrong with a move tree, and trees with a fault planted in them."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from funduk.core.action import Action, Ask
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from funduk.core.tree import Branch, MoveTree
from funduk.core.verb import NEVER, Verb
from tests.laws.hostile import mutants, space
from tests.laws.lawbook import with_verbs

ALL = 120
SOME = 24


def has_index(moves: MoveTree, action: Action) -> bool:
    try:
        moves.index(action)
    except ValueError:
        return False
    return True


def some_places(size: int, chosen: random.Random) -> Iterable[int]:
    if size <= ALL:
        return range(size)
    return {0, 1, size - 2, size - 1, *(chosen.randrange(size) for _ in range(SOME))}


def by_choices(moves: MoveTree, place: int) -> Branch:
    """The leaf at a place, found choice by choice."""
    branch = moves.root()
    while not branch.done:
        for choice, count in enumerate(branch.counts()):
            if place < count:
                branch = branch.child(choice)
                break
            place -= count
        else:
            raise AssertionError(f"no choice leads on after {branch.path}")
    return branch


def faults(
    game: Game, table: Table, ask: Ask, moves: MoveTree, tried: Iterable[Action] = ()
) -> list[str]:
    """What is wrong with a tree in the eyes of the judge, the draw and itself; nothing, if it is sound."""
    chosen = random.Random(len(moves))
    dice = FastDice(len(moves))
    size = len(moves)
    found: list[str] = []
    listed = {place: moves[place] for place in some_places(size, chosen)}
    if sum(moves.root().counts()) != size:
        found.append("the verbs do not add up to the length")
    if len(set(listed.values())) != len(listed):
        found.append("a move is listed twice")
    for place, action in listed.items():
        if action.seat != ask.seat or game.refusal(table, action) is not None:
            found.append(f"{action} is listed and refused")
        elif not has_index(moves, action) or moves.index(action) != place:
            found.append(f"{action} is not found where it stands")
        if by_choices(moves, place).action != action:
            found.append(f"{action} is spelt elsewhere")
    drawn = [game.draw(table, ask, dice) for _ in range(8 * min(size, 40))]
    near = [
        mutant for action in list(listed.values())[:30] for mutant in mutants(action, 1, 3, chosen)
    ]
    for action in (*drawn, *near, *tried):
        legal = action.seat == ask.seat and game.refusal(table, action) is None
        if legal != has_index(moves, action):
            found.append(f"{action} is {'legal' if legal else 'refused'}, the tree says otherwise")
    return found


def miscounted(game: Game, table: Table, ask: Ask, moves: MoveTree, seats: int) -> str | None:
    """Where every listed move lies in a space that can all be judged: whether the judge counts as many."""
    if len(moves) > ALL:
        return None
    kinds = {type(action) for action in moves}
    judged = {
        action
        for kind in game.actions
        for action in space(game, table, kind, seats, None if kind in kinds else 0)
    }
    if not judged >= set(moves):
        return None
    legal = sum(a.seat == ask.seat and game.refusal(table, a) is None for a in judged)
    return None if legal == len(moves) else f"{len(moves)} moves, the judge counts {legal}"


class Faulty(Verb):
    """A verb that passes everything on to a sound one; subclasses plant a fault."""

    def __init__(self, sound: Verb) -> None:
        super().__init__(sound.steps, sound.start)
        self.sound = sound
        last = sound.choices_of(sound.nth(sound.size() - 1))
        assert last is not None
        self.last = last
        memory = sound.start
        for step, choice in enumerate(last[:-1]):
            memory = sound.after(step, memory, choice)
        self.memory = memory

    def name(self) -> str:
        return self.sound.name()

    def highest(self, step: int, memory: int) -> int:
        return self.sound.highest(step, memory)

    def after(self, step: int, memory: int, choice: int) -> int:
        return self.sound.after(step, memory, choice)

    def spell(self, choices: list[int]) -> Action:
        return self.sound.spell(choices)

    def choices_of(self, action: Action) -> list[int] | None:
        return self.sound.choices_of(action)

    def meaning(self, step: int, choice: int) -> tuple[str, Any]:
        return self.sound.meaning(step, choice)


class Removed(Faulty):
    """Leaves out the last move."""

    def after(self, step: int, memory: int, choice: int) -> int:
        if step == self.steps - 1 and memory == self.memory and choice == self.last[-1]:
            return int(NEVER)
        return super().after(step, memory, choice)


class Doubled(Faulty):
    """Spells the first move where the last should be."""

    def spell(self, choices: list[int]) -> Action:
        first = self.sound.choices_of(self.sound.nth(0))
        assert first is not None
        return super().spell(first if choices == self.last else choices)


class Misplaced(Faulty):
    """Takes the last move for the first."""

    def choices_of(self, action: Action) -> list[int] | None:
        if super().choices_of(action) == self.last:
            return self.sound.choices_of(self.sound.nth(0))
        return super().choices_of(action)


PLANTED: tuple[type[Faulty], ...] = (Removed, Doubled, Misplaced)


def planted(moves: MoveTree, fault: type[Faulty]) -> MoveTree | None:
    """The same tree with a fault in its largest verb; None if no verb has two moves."""
    largest = max(moves.verbs, key=lambda verb: int(verb.size()))
    if largest.size() < 2:
        return None
    verbs = [fault(verb) if verb is largest else verb for verb in moves.verbs]
    return with_verbs(moves, verbs)
