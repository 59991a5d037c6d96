"""Learned values for the own seat, among merchants, other viziers and strangers."""

from abc import abstractmethod
from math import exp
from typing import Any, ClassVar

from bench.frozen.gems.choosing import expectation
from bench.frozen.gems.past import CHOOSE, Past
from bench.frozen.gems.reading import MERCHANT, STRANGER, VIZIER, Mixes, Parts, Reading
from bench.frozen.gems.scene import Outcome, Scene
from bench.frozen.gems.trader import Trader
from bench.frozen.gems.value import Floats, win_shares
from bench.frozen.gems.value_file import learned_weights
from bench.frozen.shared import once, remembered
from funduk.bots.solvers.equilibrium import action_values
from funduk.core.action import Action, Ask
from funduk.core.bot import Decision
from funduk.core.dice import Dice
from funduk.core.game import Game, Table, View
from funduk.core.record import Record
from funduk.games.gems.haggling import Haggle

TILT = 0.005
"""How much win share makes a choice clearly more frequent."""
STRANGERS = 0.5
"""The part of the lot in the mixture that is tilted; the rest is a merchant's."""
SOUGHT = 0.01
"""Added to every share before the tilt: even what nobody would choose may be best."""
STEPS = 30
"""How often viziers' mixtures are adjusted to each other."""


class LearnedTrader(Trader):
    """A trader who has seen thousands of games end, and looks who sits opposite."""

    WATCHES: ClassVar[bool] = True
    CHOICE: ClassVar[Any]
    REVEALED: ClassVar[type[Record]]
    """The game's action that chooses, and its event that turns all choices up."""

    def __init__(self, game: Game, seat: int, dice: Dice, own: Floats | None = None) -> None:
        super().__init__(game, seat, dice)
        self.own = learned_weights(game.name) if own is None else own
        self.own_key = self.own.tobytes()
        self.heard: list[Record] = []
        self.past: Past | None = None
        self.reading: Reading | None = None
        self.foresaw: tuple[Any, tuple[Mixes, Mixes]] | None = None
        """What the last thought about choices found, and for which moment."""

    @abstractmethod
    def beginning(self, view: View) -> Table:
        """The table as it was before the first move."""

    def watch(self, record: Record) -> None:
        self.heard.append(record)

    def decide(self, view: View, ask: Ask) -> Decision:
        if ask.question == CHOOSE:
            self.catch_up(view)
        return super().decide(view, ask)  # type: ignore[safe-super]  # a game's merchant comes next in line

    def catch_up(self, view: View) -> None:
        """Reads what everybody chose since the last time."""
        if self.past is None:
            self.past = Past(self.game, self.beginning(view), self.CHOICE, self.REVEALED)
        for table, choices in self.past.follow(self.heard):
            scene = self.scene(table)
            if self.reading is None:
                self.reading = Reading(scene.seats)
            self.reading.see(choices, *self.foreseen(scene, self.reading.parts()))
        self.heard.clear()

    def reading_at(self, scene: Scene) -> Reading:
        """What is known of everybody, if the followed game has come to this moment."""
        if self.reading is None or self.past is None or not self.past.is_choosing():
            return Reading(scene.seats)
        here = self.scene(self.past.table).key() == scene.key()
        return self.reading if here else Reading(scene.seats)

    def plan(self, scene: Scene) -> tuple[list[float], list[float]]:
        return self.plan_of(scene, self.seat)

    def plan_of(self, scene: Scene, seat: int) -> tuple[list[float], list[float]]:
        """A vizier's mixture, and what each action is worth against what the others are taken for."""
        parts = self.reading_at(scene).parts()
        merchants, viziers = self.foreseen(scene, parts)
        mixes = blended(parts, merchants, viziers)
        worth = action_values(self.profile_shares(scene, seat), mixes, seat, scene.actions)
        return viziers[seat], worth

    def foreseen(self, scene: Scene, parts: Parts) -> tuple[Mixes, Mixes]:
        """How often each seat would choose what as a merchant and as a vizier, all seats being read so."""
        key = ("foreseen", self.own_key, parts, scene.key())
        if self.foresaw is None or self.foresaw[0] != key:
            self.foresaw = (key, remembered(key, lambda: self._foreseen(scene, parts)))
        return self.foresaw[1]

    def _foreseen(self, scene: Scene, parts: Parts) -> tuple[Mixes, Mixes]:
        merchants = expectation(scene).mixes
        values = [self.profile_shares(scene, seat) for seat in range(scene.seats)]
        return merchants, settled_mixes(values, merchants, parts)

    def profile_shares(self, scene: Scene, seat: int) -> list[float]:
        """By the own values: a seat's win share under every profile of choices."""
        found = expectation(scene).profiles
        key = ("own", self.own_key, scene.key())
        shares = once(key, lambda: win_shares(scene.course, self.own, found.positions))
        expected: list[float] = found.expected(shares[seat]).tolist()
        return expected

    def haggle(self, scene: Scene, action: int, haggle: Haggle) -> Decision:
        scene.own = (self.seat, self.own)
        return super().haggle(scene, action, haggle)

    def own_weights(self) -> Floats:
        return self.own

    def best_of(
        self, scene: Scene, code: str, options: list[tuple[Action, list[Outcome]]]
    ) -> Decision:
        scene.own = (self.seat, self.own)
        return super().best_of(scene, code, options)


def settled_mixes(values: list[list[float]], merchants: Mixes, parts: Parts) -> Mixes:
    """Mixtures of viziers who all know each other's: each tilts a stranger's to what its values prefer.

    Values lists every seat's profiles; the others are merchants, viziers and strangers by parts.
    """
    actions = len(merchants[0])
    start = [
        [(1.0 - STRANGERS) * share + STRANGERS / actions for share in mix] for mix in merchants
    ]
    sought = [[share + SOUGHT for share in mix] for mix in start]
    viziers = start
    for step in range(STEPS):
        mixes = blended(parts, merchants, viziers)
        pace = 2.0 / (step + 3)
        found = []
        for seat, mix in enumerate(viziers):
            worth = action_values(values[seat], mixes, seat, actions)
            best = max(worth)
            tilted = [
                share * exp((worth[place] - best) / TILT)
                for place, share in enumerate(sought[seat])
            ]
            whole = sum(tilted)
            found.append(
                [old + pace * (tilted[place] / whole - old) for place, old in enumerate(mix)]
            )
        viziers = found
    return viziers


def blended(parts: Parts, merchants: Mixes, viziers: Mixes) -> Mixes:
    """What each seat is expected to choose, being of every kind by its part."""
    lot = 1.0 / len(merchants[0])
    mixes = []
    for part, merchant, vizier in zip(parts, merchants, viziers, strict=True):
        plain, learned, strange = part[MERCHANT], part[VIZIER], part[STRANGER] * lot
        mixes.append(
            [
                plain * share + learned * vizier[place] + strange
                for place, share in enumerate(merchant)
            ]
        )
    return mixes
