"""Sandsturm by reading minds: a vizier who asks what a vizier in the other chair would have done."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from funduk.bots.mixing import draw, mixture, near_best
from funduk.bots.reasons import alternatives
from funduk.bots.sandsturm.belief import Belief
from funduk.bots.sandsturm.memory import heeded
from funduk.bots.sandsturm.merchant import Weighed, worths_of
from funduk.bots.sandsturm.numbers import Numbers, learned
from funduk.bots.sandsturm.policies import PolicyBelief
from funduk.bots.sandsturm.vizier import Vizier
from funduk.bots.sandsturm.worths import NUMBER
from funduk.core.action import Action
from funduk.core.bot import Decision
from funduk.core.record import Record
from funduk.games.sandsturm.events import MissionDealt, RoundBegan
from funduk.games.sandsturm.material import MISSIONS
from funduk.games.sandsturm.questions.suspecting import Done, Place
from funduk.games.sandsturm.view import SandsturmView

SHY = 0.0015
"""Share of the win that makes one of two near-equal actions clearly more frequent."""
SECRET = 0.15
"""The part of a secret's points to count on: among strong players hardly any secret is kept."""
LEAK = 7.0
"""Points it costs to be known for sure."""
HOPE = 6.5
"""Points a chip in hand promises to somebody who will know the missions: more than a reroll brings."""
BELIEVED = 0.4
"""A bluff must be this likely in the eyes of those who know nothing."""
BLUFF = 0.6
"""How often such a chance is taken."""


def sober(seats: int) -> Numbers:
    """Learned numbers, with a soberer view of secrets, and of selling chips for rerolls."""
    return _sober(learned(seats))


@cache
def _sober(found: Numbers) -> Numbers:
    return replace(
        found,
        outlooks=replace(found.outlooks, secret=SECRET, leak=LEAK),
        patience=replace(found.patience, hope=HOPE),
    )


class Genie(Vizier):
    """A vizier with a model of everybody else, who does not always do the same with the same mission."""

    def watch(self, record: Record) -> None:
        """Begins to read with the first round, so that its first turn comes no slower than the others."""
        super().watch(record)
        dealt = [one for one in self.before if isinstance(one, MissionDealt)]
        if dealt and isinstance(record, RoundBegan):
            self.begin(len(dealt))

    def numbers(self, seats: int) -> Numbers:
        return sober(seats)

    def new_belief(self, seats: int) -> Belief:
        worths, habits = worths_of(self.box, seats), self.numbers(seats).habits
        return PolicyBelief(worths, habits, seats, self.seat, self.game)

    def betrayal(self, belief: Belief, mission: int) -> float:
        """SS-11: the own mission's chip is not placed in earnest, so any other leaves fewer to guess."""
        own = belief.mission
        if own >= NUMBER or mission == own:
            return 0.0
        thought = belief.marginals(belief.open_chances())[self.seat]
        doubt = 1.0 - (1.0 - belief.habits.own_chip) * float(thought[mission])
        known = float(thought[own])
        secret = heeded(belief.memory.chips_on(self.seat)[own])
        return LEAK * secret * (known / max(doubt, known) - known)

    def pick(self, options: list[Weighed]) -> tuple[Action, float, list[Weighed]]:
        actions = [action for action, _ in options]
        chances = near_best([share for _, share in options], SHY)
        drawn = mixture(actions, chances)
        if len(drawn) == 1:
            return super().pick(options)
        action, share = options[draw(self.dice, chances)]
        return action, share, drawn

    def _place(self, v: SandsturmView, belief: Belief) -> Decision:
        """SS-11: instead of waiting, the own mission's chip where it would be believed."""
        decided = super()._place(v, belief)
        own = belief.mission
        if not isinstance(decided.action, Done) or own >= NUMBER or not int(v.hand) >> own & 1:
            return decided
        believed = belief.marginals(belief.open_chances())[:, own]
        believed[self.seat] = 0.0
        on = int(believed.argmax())
        if believed[on] < BELIEVED:
            return decided
        bluff = Place(self.seat, own, on)
        odds = [BLUFF, 1.0 - BLUFF]
        drawn = mixture([bluff, decided.action], odds)
        if draw(self.dice, odds) == 1:
            return Decision(decided.action, decided.why, drawn)
        share = float(decided.why["share"])
        why = {
            "code": "bluff",
            "mission": MISSIONS[own],
            "on": on,
            "sure": round(float(believed[on]), 3),
            "share": share,
            "alternatives": alternatives([(bluff, share), (decided.action, share)]),
        }
        return Decision(bluff, why, drawn)
