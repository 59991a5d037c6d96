"""Ways to play a mission, told apart: predictions against real bots, and the mixture against plain sums."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from funduk.bots import learned_values
from funduk.bots.sandsturm.belief import Belief
from funduk.bots.sandsturm.merchant import worths_of
from funduk.bots.sandsturm.numbers import handmade, learned, observant
from funduk.bots.sandsturm.reading import Reading
from funduk.bots.sandsturm.styles import HIDING, PLAIN, STRAIGHT, Styles, mixed
from tests.games.sandsturm.stage import GAME
from tests.lab.noted_storms import noted

WORTHS = worths_of(GAME.box, 4)


@pytest.fixture(scope="module")
def peddlers() -> list[dict[str, Any]]:
    """Games in which three or more go by simple prices; the thinker sits in the seat the seed says."""
    return noted([1, 4])


def test_what_simple_prices_ask_for_is_foreseen(peddlers: list[dict[str, Any]]) -> None:
    """With their true mission in mind, nearly all they do is what the plain style predicts."""
    hit, other = [], []
    for row in peddlers:
        thinker = next(seat for seat in range(4) if (seat + row["seed"]) % 4 < 1)
        for act in row["hits"]:
            if act["seat"] != thinker:
                mission = row["deal"][act["seat"]]
                hit.append(act["hits"][mission])
                other.append(
                    np.mean([act["hits"][wrong] for wrong in range(6) if wrong != mission])
                )
    assert len(hit) > 100
    assert np.mean(hit) > 0.95
    assert np.mean(other) < 0.6


def test_styles_mix_as_chances_do() -> None:
    dice = np.random.default_rng(3)
    logs = np.log(dice.random((3, 4, 6)))
    parts = np.array([0.5, 0.3, 0.2])
    apart = np.log((parts[:, None, None] * np.exp(logs)).sum(axis=0))
    assert mixed(logs, parts, 0.0) == pytest.approx(apart)
    together = mixed(logs, parts, 1.0)
    fits = np.exp(logs).sum(axis=2)
    for seat in range(4):
        rest = parts * np.prod(np.delete(fits, seat, axis=1), axis=1)
        expected = np.log((rest[:, None] / rest.sum() * np.exp(logs[:, seat])).sum(axis=0))
        assert together[seat] == pytest.approx(expected)


def test_whoever_goes_by_prices_is_expected_to_read_by_goods() -> None:
    styles = Styles(observant().habits, 4, 0)
    assert styles.plain_part() == pytest.approx(0.1)
    for seat in (1, 2, 3):
        styles.see(PLAIN, seat, np.full(6, 0.9))
        styles.see(STRAIGHT, seat, np.full(6, 0.01))
        styles.see(HIDING, seat, np.full(6, 0.01))
    assert styles.plain_part() > 0.9
    assert Styles(handmade().habits, 4, 0).plain_part() == handmade().habits.plain_readers


def test_goods_betray_the_mission_they_please() -> None:
    """SS-25: whoever gives goods away looks like LOSER to those who look at goods alone."""
    goods = 10 << 7 * 7
    reading = Reading(WORTHS, 0, goods, None, 5, part=1.0, certainty=0.35)
    still, fewer = reading.mixed(0.0, [goods, goods - (3 << 7 * 7)])
    assert still == pytest.approx(1 / 6)
    assert fewer > 0.7
    assert Reading(WORTHS, 0, goods).mixed(0.4, [goods])[0] == 0.4


def test_a_hidden_mission_is_less_betrayed_once_it_is_found_out() -> None:
    """SS-21, SS-23: behind correct chips there is little left to hide."""
    belief = Belief(WORTHS, observant().habits, 4, 0)
    values = np.zeros((6, 3))
    values[2, 0] = 8.0
    open_secret = belief.betrayed(0, 1, values)
    belief.memory.table.traders[1].stack = bytes([2 << 3 | 2])
    found_out = belief.betrayed(0, 1, values)
    assert open_secret[2, 0] > 0.3
    assert found_out[2, 0] == pytest.approx(0.4 * open_secret[2, 0])
    assert found_out[3] == pytest.approx(open_secret[3])


def test_the_vizier_plays_with_numbers_learned_on_this_set() -> None:
    header = learned_values.read("sandsturm")["tables"]["4"]["from"]
    assert header["set"] == GAME.components.name
    share, half = header["share_against_last"]
    assert share - half > 0.25
    before, after = header["deal_log_loss"]
    assert after < before
    assert learned(4) != handmade()
    assert learned(6) == learned(4), "the nearest table size that was learned"
