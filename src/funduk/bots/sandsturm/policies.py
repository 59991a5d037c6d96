"""Missions inferred by putting a vizier in the other chair: what would it have done with each of them?"""

from __future__ import annotations

from math import exp, log
from typing import cast

import numpy as np

from funduk.bots.sandsturm.belief import Belief
from funduk.bots.sandsturm.habits import Habits
from funduk.bots.sandsturm.vizier import Vizier
from funduk.bots.sandsturm.worths import NUMBER, Floats, Worths
from funduk.bots.shared import remembered
from funduk.core.action import ALONE, Action, Ask
from funduk.core.bot import Decision
from funduk.core.dice import FastDice
from funduk.core.game import Game
from funduk.core.record import CHANCE, Record
from funduk.games.sandsturm.events import Rerolled, Suspected, TypeChosen
from funduk.games.sandsturm.material import ALL_CHIPS, NO_MISSION
from funduk.games.sandsturm.questions.acting import Choose, Reroll
from funduk.games.sandsturm.questions.executing import Give, Move, Rob, Swap
from funduk.games.sandsturm.table import ACT, PHASES, TARGET, SandsturmTable
from funduk.games.sandsturm.view import SandsturmView

WARMTH = 0.008
"""Share of the win that makes one action clearly likelier than another."""
LAPSE = 0.08
"""How often somebody does what no vizier would."""
BLUFFS = 0.15
"""How often a chip is the placer's own mission's."""
RASH, SERIOUS = 0.02, 0.6
"""How often it is another: without a reason, and the more often, the likelier it is right."""
IMPLAUSIBLE = 0.004
"""Missions that are less likely than this are not looked into again."""


class PolicyBelief(Belief):
    """How the others read this seat stays as it is; what it makes of them comes from their own bots."""

    def __init__(self, worths: Worths, habits: Habits, seats: int, seat: int, game: Game) -> None:
        super().__init__(worths, habits, seats, seat)
        self.read = np.zeros((seats, NUMBER))
        """By seat and mission the log-likelihood of what it did."""
        self.game = game
        self.chairs = [
            None if other == seat else Vizier(game, other, FastDice(other))
            for other in range(seats)
        ]
        self.chips_read = np.zeros(len(self.deals))
        """The log-likelihood of the others' chips by deal."""
        self.shown = [0] * seats
        self.handed_in = [0] * seats
        self.aimed = False

    def watch(self, record: Record) -> None:
        if isinstance(record, Action) and record.seat not in (CHANCE, self.seat):
            self._read_action(record)
        if isinstance(record, TypeChosen):
            self.aimed = False
        elif isinstance(record, Suspected) and record.mission < NUMBER:
            self.shown[record.seat] |= 1 << record.mission
            if record.seat != self.seat:
                self._read_chip(record)
        elif isinstance(record, Rerolled) and record.chip != NO_MISSION:
            self.handed_in[record.seat] += 1
        super().watch(record)
        for other, bot in enumerate(self.chairs):
            told = None if bot is None else self.game.witness(record, other)
            if bot is not None and told is not None:
                bot.watch(told)

    def chances(self, seat: int | None = None, mission: int | None = None) -> Floats:
        """For this seat by what the others' bots would have done; for others as everybody reads."""
        if seat is not None and seat != self.seat:
            return super().chances(seat, mission)
        mine = self.mission if mission is None else mission
        weight = self.chips_read
        for other in range(self.seats):
            if other != self.seat:
                weight = weight + self.read[other, self.deals[:, other]]
        if mine < NUMBER:
            weight = np.where(self.deals[:, self.seat] == mine, weight, -np.inf)
        found = np.exp(weight - weight.max())
        chances: Floats = found / found.sum()
        return chances

    def _read_chip(self, record: Suspected) -> None:
        """Who cannot know yet bluffs, and a bluff is the own mission's chip; who can know means it."""
        likely = self.marginals(self.open_chances())[record.on, record.mission]
        own = self.deals[:, record.seat] == record.mission
        self.chips_read = self.chips_read + np.log(np.where(own, BLUFFS, RASH + SERIOUS * likely))

    def _read_action(self, done: Action) -> None:
        if isinstance(done, Choose | Reroll):
            phase = int(ACT)
        elif isinstance(done, Rob | Give | Swap | Move) and not self.aimed:
            phase, self.aimed = int(TARGET), True
        else:
            return
        seat = done.seat
        plausible = self.marginals(self.chances())[seat]
        found = np.full(NUMBER, log(LAPSE))
        for mission in range(NUMBER):
            if plausible[mission] >= IMPLAUSIBLE:
                found[mission] = self._likely(seat, mission, phase, done)
        self.read[seat] += found - found.max()

    def _likely(self, seat: int, mission: int, phase: int, done: Action) -> float:
        """The log of how likely a vizier with this mission would have done this."""
        bot = self.chairs[seat]
        assert bot is not None
        table = self.memory.table.copy()
        table.phase, table.turn = phase, seat
        hand, paid = self._chips_of(seat, mission)
        table.traders[seat].mission = mission
        table.traders[seat].hand, table.traders[seat].paid = hand, paid
        for other, trader in enumerate(table.traders):
            if other != seat:
                trader.hand = (1 << self.memory.chips_left[other]) - 1
        view = cast(SandsturmView, self.game.view(table, seat))
        ask = Ask(seat, PHASES[phase], ALONE, True, 0)
        key = ("policy", seat, mission, *in_the_open(table), bot.remember(view).state())
        listed = remembered(key, lambda: weighed(bot.decide(view, ask)))
        return log(likelihood(listed, done))

    def _chips_of(self, seat: int, mission: int) -> tuple[int, int]:
        """Its chips, as far as they can be known: the own mission's is handed in first."""
        left = int(ALL_CHIPS) & ~self.shown[seat]
        paid = 0
        for one in [mission, *[one for one in range(NUMBER) if one != mission]]:
            if paid.bit_count() < self.handed_in[seat] and left >> one & 1:
                paid |= 1 << one
        return left & ~paid, paid


def in_the_open(t: SandsturmTable) -> tuple[object, ...]:
    """All that a decision hangs on, apart from what is believed."""
    traders = [
        (int(one.goods), int(one.locked), one.banned, int(one.hand), one.stack) for one in t.traders
    ]
    turn = (t.round, t.card, t.start, t.turn, t.phase, int(t.faces), t.type, t.free_rerolls)
    return (id(t.box), *turn, *traders)


def weighed(decision: Decision) -> list[tuple[str, float]]:
    """What was weighed against what; rerolls without the chip that pays, because nobody sees it."""
    best: dict[str, float] = {}
    for option in decision.why.get("alternatives", []):
        text = seen_as(option["action"])
        best[text] = max(best.get(text, 0.0), option["share"])
    best.setdefault(seen_as(decision.action.to_text()), max(best.values(), default=0.0))
    return list(best.items())


def seen_as(text: str) -> str:
    """An action's text as the others see it."""
    words = text.split(" ")
    return " ".join(words[:-1]) if "reroll" in text else text


def likelihood(listed: list[tuple[str, float]], done: Action) -> float:
    """A logit in the share of the win; what is not listed was not thought of."""
    top = max(share for _, share in listed)
    pulls = [exp((share - top) / WARMTH) for _, share in listed]
    text = seen_as(done.to_text())
    drawn = sum(pull for pull, (name, _) in zip(pulls, listed, strict=True) if name == text)
    return LAPSE / 8 + (1.0 - LAPSE) * drawn / sum(pulls)
