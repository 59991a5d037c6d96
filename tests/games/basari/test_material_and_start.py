"""Material and set-up: BB-1 to BB-4."""

from __future__ import annotations

import pytest

from funduk.core.component_set import read_set
from funduk.core.goods import count, total
from funduk.games.basari.material import Box, unpack_box
from funduk.games.gems.material import BLUE, COLOURS, GREEN, RED, YELLOW
from funduk.parts.haggle import outranks
from tests.games.basari.scenes import (
    BOX,
    GAME,
    SETS,
    asked,
    empty_table,
    gems,
    legal,
    play,
    ready_table,
    refused,
    told,
)

RINGS = {
    path.stem: unpack_box(read_set(path, "basari")) for path in sorted(SETS.glob("house-*.toml"))
}
every_house_ring = pytest.mark.parametrize("ring", RINGS.values(), ids=RINGS)


def test_bb_1_four_colours_in_rising_rank() -> None:
    """BB-1: sapphire, emerald, topaz, ruby."""
    assert BLUE < GREEN < YELLOW < RED
    assert outranks(gems("G"), gems("B"))
    assert outranks(gems("Y"), gems("G"))
    assert outranks(gems("R"), gems("Y"))


@pytest.mark.parametrize("seats", [3, 4])
def test_bb_1_twenty_five_gems_of_each_colour(seats: int) -> None:
    table = empty_table(seats)
    held = table.stock + sum(player.gems for player in table.players)
    assert [count(held, colour) for colour in range(COLOURS)] == [25, 25, 25, 25]


@every_house_ring
def test_bb_2_the_house_ring(ring: Box) -> None:
    """BB-2: 28 stalls with four to seven points and two to four gems, the known ones among them."""
    assert ring.stalls == 28
    assert set(ring.points) == {4, 5, 6, 7}
    assert {total(shown) for shown in ring.gems} == {2, 3, 4}
    stalls = list(zip(ring.points, ring.gems, strict=True))
    assert (5, gems("2R1Y")) in stalls
    assert (4, gems("3G1Y")) in stalls


@every_house_ring
def test_bb_2_dear_gems_stand_beside_few_points(ring: Box) -> None:
    """BB-2: by what a colour brings at a scoring, gems are worth less the more points stand beside them."""
    worth = {4: 0, 5: 0, 6: 0, 7: 0}
    for shown, beside in zip(ring.gems, ring.points, strict=True):
        worth[beside] += int(
            sum(count(shown, kind) * points for kind, points in enumerate((8, 10, 12, 14)))
        )
    assert worth[4] > worth[5] > worth[6] > worth[7]


@every_house_ring
def test_bb_2_neighbours_differ_and_every_stretch_is_alike(ring: Box) -> None:
    """BB-2: wherever a pawn stands, the next six stalls offer much the same."""
    assert all(ring.points[place] != ring.points[place - 1] for place in range(ring.stalls))
    assert all(ring.gems[place] != ring.gems[place - 1] for place in range(ring.stalls))
    stretches = [
        [(place + step) % ring.stalls for step in range(6)] for place in range(ring.stalls)
    ]
    sums = [sum(ring.points[stall] for stall in stretch) for stretch in stretches]
    numbers = [sum(total(ring.gems[stall]) for stall in stretch) for stretch in stretches]
    assert max(sums) - min(sums) <= 4
    assert max(numbers) - min(numbers) <= 4


def test_bb_3_tiles_are_laid_in_seating_order_at_free_stalls() -> None:
    """BB-3: a free stall of choice; no two share at set-up."""
    table = empty_table(3)
    assert asked(table) == [(0, "place")]
    assert refused(table, "1 place 4") == ("not-asked", "BB-3")
    events = play(table, "0 place 5")
    assert told(events) == ["placed"]
    assert asked(table) == [(1, "place")]
    assert refused(table, "1 place 5") == ("stall-taken", "BB-3")
    assert refused(table, "1 place 28") == ("no-such-stall", "BB-2")
    play(table, "1 place 27", "2 place 0")
    assert [player.tile for player in table.players] == [5, 27, 0]
    assert [player.walked for player in table.players] == [0, 0, 0]
    assert asked(table) == [(-1, "roll")]


def test_bb_3_every_stall_but_the_taken_ones_is_offered() -> None:
    table = empty_table(4)
    play(table, "0 place 3", "1 place 4")
    moves = GAME.moves(table, GAME.asks(table)[0])
    free = [stall for stall in range(28) if stall not in (3, 4)]
    assert [move.to_text() for move in moves] == [f"2 place {stall}" for stall in free]


@pytest.mark.parametrize(("seats", "left"), [(3, "16R16Y16G16B"), (4, "13R13Y13G13B")])
def test_bb_3_three_gems_of_each_colour_and_the_rest_is_stock(seats: int, left: str) -> None:
    table = empty_table(seats)
    assert [player.gems for player in table.players] == [gems("3R3Y3G3B")] * seats
    assert [player.points for player in table.players] == [0] * seats
    assert table.stock == gems(left)


def test_bb_4_points_go_on_counting_past_85() -> None:
    """BB-4: the track's last number is no limit."""
    table = ready_table(3)
    table.players[0].points = 84
    play(table, "* roll 1,1,1", "0 choose points", "1 choose gems", "2 choose dice", "* throw 2 3")
    assert table.players[0].points == 84 + BOX.points[1]
    assert table.players[0].points > 85
    assert legal(table, "* roll 1,2,3")


def test_seats_are_three_or_four() -> None:
    for seats in (2, 5):
        with pytest.raises(ValueError, match="basari is for 3, 4 seats"):
            GAME.setup(seats)
