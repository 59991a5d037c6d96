"""Learned values for the own seat, among merchants, other viziers and strangers."""

from abc import abstractmethod
from typing import Any, ClassVar

from funduk.bots.gems.choosing import expectation
from funduk.bots.gems.haggling import Haggling
from funduk.bots.gems.ledger import Ledger
from funduk.bots.gems.past import Past
from funduk.bots.gems.reading import MERCHANT, PRIOR, STRANGER, VIZIER, Reading
from funduk.bots.gems.scene import Outcome, Scene
from funduk.bots.gems.trader import WARMTH, Prospects, Trader
from funduk.bots.gems.value import Floats, win_shares
from funduk.bots.gems.value_file import learned_weights
from funduk.bots.shared import once, remembered
from funduk.bots.solvers.equilibrium import action_values
from funduk.bots.solvers.peers import Mixes, Parts, blended, settled_mixes
from funduk.bots.solvers.replies import Kind, foresee
from funduk.core.action import Action, Ask
from funduk.core.bot import Decision
from funduk.core.dice import Dice
from funduk.core.game import Game, Table, View
from funduk.core.record import Record
from funduk.games.gems.haggling import Accept, Offer, Raise

AS_GOOD = 0.001
"""A bid that is this little worse than the best is as good, and cheaper."""
TIRING = 4
"""After so many bids nobody goes on in the smallest steps towards an end that is foreseen."""
LIKELY = 0.5
SHARP = 0.0015
"""How much win share it takes before somebody who is known is sure to see the difference."""
VAGUE = 0.02
"""The same for somebody who is not known."""
LAPSE = 0.3
"""How often a stranger answers as nobody would foresee."""
PEERS = 0.5
"""The part of the viziers who know viziers when they haggle."""
UNLIKELY = 0.02


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
        self.laid = 0
        """How many bids were laid in the haggle that goes on."""
        self.past: Past | None = None
        self.reading: Reading | None = None
        self.foresaw: tuple[Any, tuple[Mixes, Mixes]] | None = None
        """What the last thought about choices found, and for which moment."""

    @abstractmethod
    def beginning(self, view: View) -> Table:
        """The table as it was before the first move."""

    def watch(self, record: Record) -> None:
        self.heard.append(record)
        if isinstance(record, Offer | Raise):
            self.laid += 1
        elif isinstance(record, Accept | self.REVEALED):
            self.laid = 0

    def decide(self, view: View, ask: Ask) -> Decision:
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

    def prospects(self, haggling: Haggling, ledger: Ledger) -> Prospects:
        """Who sits opposite is known from the choices so far, and so is how they would answer every bid."""
        plain, learned = ledger.values_by([ledger.scene.weights, self.own])
        kinds = self.kinds(haggling, plain, learned, self.parts(ledger.scene.seats))
        mine = learned[self.seat]
        ours, theirs = haggling.values_of(mine)
        found = foresee(haggling.ranks(), ours, theirs, kinds)
        return Prospects(mine, found.worth, found.accepted)

    def kinds(self, haggling: Haggling, plain: Floats, learned: Floats, parts: Parts) -> list[Kind]:
        """Who may sit opposite, and how they would answer."""
        return foreseen_kinds(haggling, plain, learned, parts[haggling.seats[1]])

    def parts(self, seats: int) -> Parts:
        """What every seat is taken for."""
        if self.reading is None or self.past is None or self.past.lost:
            return (PRIOR,) * seats
        return self.reading.parts()

    def pick(self, bids: list[int], prospects: Prospects) -> int:
        """The cheapest of those that are as good as the best; in a long haggle, one that may end it."""
        worth = prospects.worth
        enough = max(worth[bid] for bid in bids) - AS_GOOD
        good = [bid for bid in bids if worth[bid] >= enough]
        ending = [bid for bid in good if prospects.accepted[bid] >= LIKELY]
        return ending[0] if ending and self.laid >= TIRING else good[0]

    def own_weights(self) -> Floats:
        return self.own

    def best_of(
        self, scene: Scene, code: str, options: list[tuple[Action, list[Outcome]]]
    ) -> Decision:
        scene.own = (self.seat, self.own)
        return super().best_of(scene, code, options)


def foreseen_kinds(
    haggling: Haggling, plain: Floats, learned: Floats, parts: tuple[float, ...]
) -> list[Kind]:
    """How whoever may sit opposite would answer; viziers take others for merchants, or for their peers."""
    one, two = haggling.seats
    seen = [
        (parts[MERCHANT] + parts[STRANGER] * (1.0 - LAPSE), plain[one], plain[two], SHARP),
        (parts[VIZIER] * (1.0 - PEERS), plain[one], learned[two], SHARP),
        (parts[VIZIER] * PEERS, learned[one], learned[two], SHARP),
        (parts[STRANGER] * LAPSE, plain[one], plain[two], VAGUE),
    ]
    kinds = []
    for chance, first, second, warmth in seen:
        if chance >= UNLIKELY:
            solution = haggling.solve_for(first, second, WARMTH)
            accepting = haggling.values_of(second)[0]
            kinds.append(Kind(chance, accepting, solution.second_value[1], warmth))
    return evenly(kinds)


def peer(haggling: Haggling, plain: Floats, learned: Floats, parts: Parts) -> Kind:
    """A vizier opposite, who foresees this seat's answers as viziers do."""
    one, two = haggling.seats
    turned = haggling.turned()
    kinds = foreseen_kinds(turned, plain, learned, parts[one])
    theirs, ours = turned.values_of(learned[two])
    found = foresee(turned.ranks(), theirs, ours, kinds)
    return Kind(parts[two][VIZIER], ours, found.worth, SHARP, AS_GOOD)


def evenly(kinds: list[Kind]) -> list[Kind]:
    """With chances that add up to one."""
    whole = sum(kind.chance for kind in kinds)
    for kind in kinds:
        kind.chance /= whole
    return kinds
