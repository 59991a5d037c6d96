"""One turn thought through: what every type brings in win share, when to roll again, and at whom to aim."""

import numpy as np

from bench.frozen.games.sandsturm import (
    GOODS_A_LOCK,
    LOCKS_FOR_A_BAN,
    SECURE,
    TARGET,
    TYPES,
    Give,
    Move,
    Rob,
    SandsturmTable,
    Swap,
    Targets,
)
from bench.frozen.sandsturm.belief import Belief
from bench.frozen.sandsturm.outlook import Outlook
from bench.frozen.sandsturm.reading import Reading
from bench.frozen.sandsturm.tendencies import MOST_TIMES
from bench.frozen.sandsturm.worths import KINDS_RANGE, ONES, Floats
from funduk.core.action import Action

MOST_PROMISING = 16
"""How many executions are followed up; the others promised too little the first time."""


class Turn:
    """The acting seat's thoughts on the table as its memory has it."""

    def __init__(self, belief: Belief, outlook: Outlook) -> None:
        self.belief = belief
        self.outlook = outlook
        self.seat = belief.seat
        self.table = belief.memory.table
        marginals = belief.marginals(belief.open_chances())
        self.prior = marginals[self.seat]
        """What the others think of this seat."""
        habits, goods = belief.habits, outlook.goods[self.seat]
        known = self.known_after(np.ones(len(self.prior)))
        reading = Reading(
            belief.worths,
            self.seat,
            goods,
            belief.plain_reading(),
            belief.mission,
            belief.styles.plain_part(),
            habits.plain_certainty,
        )
        outlook.be_known(known, reading)
        self.now = float(outlook.share([{}])[0])

    def known_after(self, likelihood: Floats) -> float:
        """How sure the others are of this seat's mission after seeing something so likely under each."""
        weight = self.prior * likelihood
        return float(weight[self.belief.mission] / max(float(weight.sum()), 1e-12))

    def type_values(self, most: int) -> Floats:
        """By type and times the win share after doing it greedily, up to `most` times."""
        most = min(most, MOST_TIMES)
        found = np.full((len(TYPES), most + 1), self.now)
        found[SECURE] = self._safety(most)
        runs = [Run(self.table, type) for type in range(len(TYPES)) if type != SECURE]
        for times in range(1, most + 1):
            runs = [run for run in runs if run.look(self.seat)]
            if not runs:
                break
            shares = self.outlook.share([change for run in runs for change in run.changes])
            start = 0
            for run in runs:
                part = shares[start : start + len(run.changes)]
                start += len(run.changes)
                best = int(part.argmax())
                found[run.type, times:] = part[best]
                run.take(best, part)
        return found

    def with_leaks(self, values: Floats) -> Floats:
        """Values by type and times once the others have seen the choice among all types done so often."""
        found = values.copy()
        for times in range(1, values.shape[1]):
            likelihoods = self.belief.type_likelihoods(
                [(type, times) for type in range(len(TYPES))]
            )
            found[:, times] = self.with_leak(list(values[:, times]), likelihoods)
        return found

    def _safety(self, most: int) -> list[float]:
        """SS-15 to SS-17: locks save part of what would be lost; a ban also keeps unwanted goods out."""
        numbers = self.outlook.numbers
        losses = sorted((loss for loss, _ in self.losses()), reverse=True)
        values = [self.now]
        for times in range(1, most + 1):
            if times < LOCKS_FOR_A_BAN:
                values.append(self.now + numbers.safety * sum(losses[: GOODS_A_LOCK * times]))
            else:
                values.append(
                    self.now + numbers.safety * sum(losses) + numbers.shut * self._unwanted()
                )
        return values

    def losses(self) -> list[tuple[float, int]]:
        """For every single good one owns: the win share that goes with it, and its kind."""
        goods = self.outlook.goods[self.seat]
        kinds = [kind for kind in KINDS_RANGE if goods >> 7 * kind & 127]
        if not kinds:
            return []
        shares = self.outlook.share([{self.seat: goods - ONES[kind]} for kind in kinds])
        return [
            (self.now - float(share), kind)
            for kind, share in zip(kinds, shares, strict=True)
            for _ in range(goods >> 7 * kind & 127)
        ]

    def _unwanted(self) -> float:
        """The win share that one more good, of whichever colour hurts most, would cost."""
        goods = self.outlook.goods[self.seat]
        colours = [kind for kind in KINDS_RANGE if kind > 1][-len(self.outlook.goods) :]
        shares = self.outlook.share([{self.seat: goods + ONES[kind]} for kind in colours])
        return max(0.0, self.now - float(shares.min()))

    def with_leak(self, values: list[float], likelihoods: Floats) -> list[float]:
        """Values of options once the others have seen them."""
        known = [self.known_after(likelihoods[:, place]) for place in range(len(values))]
        change = self.outlook.share_if_known(known) - self.now
        return [value + float(leak) for value, leak in zip(values, change, strict=True)]

    def aims(self, actions: list[Action]) -> tuple[list[float], list[float]]:
        """The win share of every execution without and with what it betrays."""
        changes = [after(self.table, self.seat, action) for action in actions]
        plain = [float(share) for share in self.outlook.share(changes)]
        if len(actions) < 2:
            return plain, plain
        return plain, self.with_leak(plain, self.belief.aim_likelihoods(actions))


class Run:
    """One type done greedily, time after time, on a table of its own."""

    def __init__(self, table: SandsturmTable, type: int) -> None:
        self.type = type
        self.table = table.copy()
        self.table.phase, self.table.type = TARGET, type
        self.actions: list[Action] = []
        self.promising: list[Action] = []
        self.moved: dict[int, int] = {}
        self.changes: list[dict[int, int]] = []
        """All goods that would differ from now, by execution."""

    def look(self, seat: int) -> bool:
        """Lists what can be done next; says whether there is anything."""
        targets = Targets(self.table)
        actions = [action for action in self.promising if action in targets]
        self.actions = actions or list(targets)
        self.changes = [
            {**self.moved, **after(self.table, seat, action)} for action in self.actions
        ]
        return bool(self.actions)

    def take(self, best: int, shares: Floats) -> None:
        """Does the best, and keeps in mind which others promised much."""
        if not self.promising:
            likely = np.argsort(-shares, kind="stable")[:MOST_PROMISING]
            self.promising = [self.actions[place] for place in sorted(likely)]
        self.moved = self.changes[best]
        for seat, goods in self.moved.items():
            self.table.traders[seat].goods = goods


def after(table: SandsturmTable, seat: int, action: Action) -> dict[int, int]:
    """SS-15: the goods of the seats that an execution touches."""
    traders = table.traders
    if isinstance(action, Rob):
        good, other = int(action.good), action.victim
        return {seat: int(traders[seat].goods) + good, other: int(traders[other].goods) - good}
    if isinstance(action, Give):
        good, other = int(action.good), action.to
        return {seat: int(traders[seat].goods) - good, other: int(traders[other].goods) + good}
    if isinstance(action, Swap):
        change, other = int(action.good) - int(action.own), action.partner
        return {seat: int(traders[seat].goods) + change, other: int(traders[other].goods) - change}
    assert isinstance(action, Move)
    good, giver, to = int(action.good), action.giver, action.to
    return {giver: int(traders[giver].goods) - good, to: int(traders[to].goods) + good}
