"""Which bids a haggling trader thinks of: the standing one, raises above it, and never too many."""

import pytest

from funduk import FastDice, game
from funduk.bots.basari.merchant import Merchant
from funduk.bots.gems.bids import rank
from funduk.bots.gems.haggling import PONDERED, SPARE_GEMS, open_bids
from funduk.bots.gems.scene import Scene
from funduk.core.goods import pack, total
from funduk.core.record import CHANCE
from funduk.games.basari.table import BasariTable

BOARD = game("basari")
DICE, POINTS = 0, 1
SEATS = (0, 1)


def scene_with(*gems: tuple[int, int, int, int]) -> Scene:
    """Two players have these gems, blue first; all others what they began with."""
    table, dice = BOARD.setup(3), FastDice(1)
    while (ask := BOARD.asks(table)[0]).question != "choose":
        BOARD.perform(
            table, BOARD.draw(table, ask, dice if ask.seat == CHANCE else FastDice(ask.seat))
        )
    assert isinstance(table, BasariTable)
    for seat, held in zip(SEATS, gems, strict=True):
        table.players[seat].gems = pack(list(held))
    return Merchant(BOARD, 0, FastDice(1)).scene(table)


def sizes(scene: Scene, action: int, standing: int) -> list[int]:
    return [
        int(total(goods))
        for bids in open_bids(scene, action, SEATS, standing)
        for goods in bids.goods
    ]


def test_few_gems_are_thought_of_up_to_four_above_the_standing_bid() -> None:
    standing = pack([1, 0, 0, 0])
    scene = scene_with((2, 1, 2, 2), (2, 2, 1, 1))
    found = open_bids(scene, POINTS, SEATS, standing)
    assert max(sizes(scene, POINTS, standing)) == 1 + SPARE_GEMS
    assert all(min(bids.ranks) >= rank(standing) for bids in found)
    assert rank(standing) in found[1].ranks


@pytest.mark.parametrize("standing", [(0, 0, 0, 0), (2, 2, 2, 2)])
def test_many_gems_shorten_the_outlook_but_a_raise_is_always_there(
    standing: tuple[int, int, int, int],
) -> None:
    laid = pack(list(standing))
    scene = scene_with((9, 8, 8, 9), (5, 6, 5, 6))
    ways = len(scene.outcomes[0][DICE])
    found = sizes(scene, DICE, laid)
    assert ways == 6
    assert max(found) > sum(standing)
    highest = max(found) - sum(standing)
    assert highest < SPARE_GEMS
    assert len(found) * ways <= PONDERED or highest == 1
