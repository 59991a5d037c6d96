"""What looked silly in games that were read, and does not happen any more."""

import numpy as np

from funduk import FastDice, game
from funduk.bots.basari_cards.genie import Genie as CardGenie
from funduk.bots.gems.learned import TIRING
from funduk.bots.gems.trader import Prospects
from funduk.bots.sandsturm.genie import LEAK
from funduk.bots.sandsturm.genie import Genie as StormGenie
from funduk.core.bot import tell
from funduk.games.basari_cards.events import Revealed
from funduk.games.gems.haggling import Offer, Raise
from funduk.games.sandsturm.material import MISSIONS


def prospects(worth: list[float], accepted: list[float]) -> Prospects:
    return Prospects(np.zeros(0, dtype=np.float32), worth, accepted)


def test_a_long_haggle_is_ended_by_who_foresees_its_end() -> None:
    """Of three bids that are as good the cheapest is laid; after four bids the one that ends it."""
    genie = CardGenie(game("basari_cards"), 0, FastDice(1))
    found = prospects([0.3, 0.3, 0.3, 0.2], [0.0, 0.0, 0.9, 1.0])
    assert genie.pick([0, 1, 2, 3], found) == 0
    genie.watch(Offer(0, 1))
    for number in range(1, TIRING):
        genie.watch(Raise(number % 2, number + 1))
    assert genie.pick([0, 1, 2, 3], found) == 2
    assert genie.pick([0, 1], prospects([0.3, 0.3], [0.0, 0.1])) == 0
    genie.watch(Revealed([0, 0, 1, 2]))
    assert genie.pick([0, 1, 2, 3], found) == 0


def storm_genie() -> StormGenie:
    playing = game("sandsturm")
    genie = StormGenie(playing, 0, FastDice(1))
    table, dice = playing.setup(4), FastDice(4)
    while playing.asks(table)[0].seat < 0:
        action = playing.draw(table, playing.asks(table)[0], dice)
        tell(playing, [genie], action, playing.perform(table, action))
    return genie


def test_every_chip_that_is_shown_leaves_fewer_missions_to_guess() -> None:
    """Of six missions as likely, without one each is about a fifth; the own chip says nothing."""
    genie = storm_genie()
    belief = genie.belief
    assert belief is not None
    own = belief.mission
    other = next(mission for mission in range(len(MISSIONS)) if mission != own)
    expected = LEAK * (1 / 6 / (1 - (1 - belief.habits.own_chip) / 6) - 1 / 6)
    assert abs(genie.betrayal(belief, other) - expected) < 1e-9
    assert genie.betrayal(belief, own) == 0.0
