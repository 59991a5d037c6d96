"""Learned values for the own seat; the others are expected to value things as merchants do."""

from math import exp

from funduk.bots.basari.choosing import Profiles, profiles
from funduk.bots.basari.scene import Outcome, Scene
from funduk.bots.basari.trader import Trader
from funduk.bots.basari.value import Floats, win_shares
from funduk.bots.basari.value_file import learned_weights
from funduk.bots.shared import once
from funduk.core.action import Action
from funduk.core.bot import Decision
from funduk.core.dice import Dice
from funduk.core.game import Game
from funduk.parts.equilibrium import action_values, mixed_strategies
from funduk.parts.haggle import Haggle

STRANGERS = 0.5
"""How far others are expected to choose just anything: not everybody is a merchant."""


class LearnedTrader(Trader):
    """A trader who has seen thousands of games end, among traders who have not."""

    tilt = 0.002
    """How much win share makes a choice clearly more frequent than in the others' mixtures."""
    peers = 0.0
    """How far others are expected to have learned the same, and to choose by it."""

    def __init__(self, game: Game, seat: int, dice: Dice, own: Floats | None = None) -> None:
        super().__init__(game, seat, dice)
        self.own = learned_weights(game.name) if own is None else own
        self.own_key = self.own.tobytes()

    def plan(self, scene: Scene) -> tuple[list[float], list[float]]:
        return self.plan_of(scene, self.seat)

    def plan_of(self, scene: Scene, seat: int) -> tuple[list[float], list[float]]:
        """The mixture everybody would expect, tilted to what the own values prefer among others and peers."""
        found, mixes = expectation(scene)
        if self.peers:
            alike = [self._tilted(scene, found, mixes, other)[0] for other in range(scene.seats)]
            mixes = [
                [share + self.peers * (peer - share) for share, peer in zip(mix, peers, strict=True)]
                for mix, peers in zip(mixes, alike, strict=True)
            ]
        return self._tilted(scene, found, mixes, seat)

    def _tilted(
        self, scene: Scene, found: Profiles, mixes: list[list[float]], seat: int
    ) -> tuple[list[float], list[float]]:
        """A seat's mixture tilted to what the own values prefer, and what these say of each action."""
        worth = action_values(self.profile_shares(scene, found, seat), mixes, seat, scene.actions)
        tilted = [
            (share + 0.01) * exp((value - max(worth)) / self.tilt)
            for share, value in zip(mixes[seat], worth, strict=True)
        ]
        return [share / sum(tilted) for share in tilted], worth

    def profile_shares(self, scene: Scene, found: Profiles, seat: int) -> list[float]:
        """By the own values: a seat's win share under every profile of choices."""
        key = ("own", self.own_key, scene.key())
        shares = once(key, lambda: win_shares(scene.course, self.own, found.positions))
        expected: list[float] = found.expected(shares[seat]).tolist()
        return expected

    def haggle(self, scene: Scene, action: int, haggle: Haggle) -> Decision:
        scene.own = (self.seat, self.own)
        return super().haggle(scene, action, haggle)

    def best_of(self, scene: Scene, code: str, options: list[tuple[Action, list[Outcome]]]) -> Decision:
        scene.own = (self.seat, self.own)
        return super().best_of(scene, code, options)


def expectation(scene: Scene) -> tuple[Profiles, list[list[float]]]:
    """Where all profiles of choices lead, and how often everybody is expected to choose what."""
    return once(("expected", scene.key()), lambda: _expectation(scene))


def _expectation(scene: Scene) -> tuple[Profiles, list[list[float]]]:
    found = profiles(scene)
    values = found.expected(win_shares(scene.course, scene.weights, found.positions)).tolist()
    anything = STRANGERS / scene.actions
    mixes = [
        [(1.0 - STRANGERS) * share + anything for share in mix]
        for mix in mixed_strategies(values, scene.actions)
    ]
    return found, mixes
