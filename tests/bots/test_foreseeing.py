"""How genies foresee a haggle: prices worked out once, and a vizier opposite who foresees, too."""

import numpy as np
import pytest

from funduk import FastDice, game
from funduk.bots.basari.genie import Genie as BoardGenie
from funduk.bots.basari.vizier import Vizier as BoardVizier
from funduk.bots.basari_cards.genie import Genie as CardGenie
from funduk.bots.basari_cards.vizier import Vizier as CardVizier
from funduk.bots.gems.genie import GenieTrader
from funduk.bots.gems.haggling import Haggling, open_bids
from funduk.bots.gems.learned import peer
from funduk.bots.gems.ledger import Ledger
from funduk.bots.gems.reading import PRIOR
from funduk.bots.gems.scene import Batch, Scene
from funduk.bots.shared import forget
from funduk.bots.solvers.replies import Kind, foresee
from funduk.core.goods import pack
from funduk.core.record import CHANCE

GENIES = {"basari_cards": CardGenie, "basari": BoardGenie}
VIZIERS = {"basari_cards": CardVizier, "basari": BoardVizier}
SEATS = 4
ACTIONS = range(3)


def scene_of(name: str, seed: int) -> tuple[GenieTrader, Scene]:
    """A genie at seat 0, and the first choice of a game."""
    playing, dice = game(name), FastDice(seed)
    table = playing.setup(SEATS)
    while (ask := playing.asks(table)[0]).question != "choose":
        playing.perform(
            table, playing.draw(table, ask, dice if ask.seat == CHANCE else FastDice(ask.seat))
        )
    genie = GENIES[name](playing, 0, FastDice(1))
    return genie, genie.scene(table)


@pytest.mark.parametrize("name", sorted(GENIES))
@pytest.mark.parametrize("standing", [(0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 1, 0)])
def test_a_ledger_tells_what_a_batch_works_out(
    name: str, standing: tuple[int, int, int, int]
) -> None:
    """With nothing known, with all known, and with the other side's bids known from an earlier answer."""
    genie, scene = scene_of(name, 3)
    several = [scene.weights, genie.own]
    laid = pack(list(standing))
    forget()
    for action in ACTIONS:
        for seats in ((0, 1), (1, 0), (0, 1)):
            bids = open_bids(scene, action, seats, laid)
            batch, ledger = Batch(scene), Ledger(scene, action)
            by_batch = Haggling(scene, batch, action, *seats, bids)
            by_ledger = Haggling(scene, ledger, action, *seats, bids)
            assert by_batch.slots == by_ledger.slots
            for exact, told in zip(
                batch.values_by(several), ledger.values_by(several), strict=True
            ):
                assert np.array_equal(exact, told)


@pytest.mark.parametrize("name", sorted(GENIES))
@pytest.mark.parametrize("seed", range(3))
def test_a_peer_values_its_raises_as_a_vizier_in_that_chair_does(name: str, seed: int) -> None:
    genie, scene = scene_of(name, seed)
    vizier = VIZIERS[name](genie.game, 1, FastDice(1))
    for action in ACTIONS:
        bids = open_bids(scene, action, (0, 1), 0)
        ledger = Ledger(scene, action)
        haggling = Haggling(scene, ledger, action, 0, 1, bids)
        plain, learned = ledger.values_by([scene.weights, genie.own])
        foreseen = peer(haggling, plain, learned, (PRIOR,) * SEATS)
        theirs = Ledger(scene, action)
        opposite = Haggling(scene, theirs, action, 1, 0, bids[::-1])
        thought = vizier.prospects(opposite, theirs)
        assert foreseen.raising == pytest.approx(thought.worth, abs=1e-6)


def test_a_kind_lays_the_lowest_bid_that_is_as_good() -> None:
    """Its raises of rank 2 and 4 are nearly alike: it lays 2, which is worth more to us than 4."""
    ranks, ours, theirs = [[1], [2, 4]], [0.1], [0.5, 0.2]
    careful = Kind(1.0, [0.0], [0.3, 0.3005], 1e-9, as_good=0.001)
    plain = Kind(1.0, [0.0], [0.3, 0.3005], 1e-9)
    assert foresee(ranks, ours, theirs, [careful]).worth == [0.5]
    assert foresee(ranks, ours, theirs, [plain]).worth == [0.2]
