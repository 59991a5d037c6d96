"""Learning numbers for Schwarzmarkt: known slopes come back, luck is left alone, same seed, same file."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from funduk import game
from funduk.bots.schwarzmarkt.numbers import BY_HAND, Numbers, learned_numbers
from funduk.core.errors import FundukError
from funduk.lab.statistics import Share
from funduk.lab.train import training_for
from funduk.lab.training import schwarzmarkt
from funduk.lab.training.schwarzmarkt import LEARNED, MarketTraining, learn, moved

SET = game("schwarzmarkt").components.content


def test_what_helps_is_found_and_luck_is_left_alone() -> None:
    chance = np.random.default_rng(3)
    rows = []
    for _ in range(3000):
        moves = 0.35 * chance.standard_normal(len(LEARNED))
        outcome = 0.3 * moves[0] - 0.2 * moves[5] + 0.4 * chance.standard_normal()
        rows.append({"moves": moves.tolist(), "outcome": float(outcome)})
    step = learn(rows)
    assert step[0] > 0.3
    assert step[5] < -0.2
    others = np.delete(step, [0, 5])
    assert np.abs(others).max() < 0.2
    assert (others == 0).sum() > len(others) / 3


def test_moved_numbers_keep_their_signs_and_shares_stay_shares() -> None:
    far = moved(dict(BY_HAND), np.full(len(LEARNED), 3.0))
    assert far["chill"] == pytest.approx(BY_HAND["chill"] * np.exp(3.0), rel=1e-3)
    assert far["shrewd"] == far["habit"] == 0.98
    assert Numbers(far)["cards"] > 0
    with pytest.raises(ValueError, match="unknown numbers haste"):
        Numbers({"haste": 1.0})


def test_the_same_seed_gives_the_same_rows() -> None:
    what = {"components": SET, "seats": 3, "seeds": [11], "base": dict(BY_HAND)}
    rows = schwarzmarkt.play_variants(what)
    assert rows == schwarzmarkt.play_variants(what)
    assert len(rows) == 2
    assert sum(row["outcome"] for row in rows) == pytest.approx(0.0)


@pytest.mark.parametrize(("mean", "kept"), [(0.6, True), (0.3, False)])
def test_new_numbers_are_kept_only_if_they_beat_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mean: float, kept: bool
) -> None:
    """The games are stood in for here: what counts is what becomes of their outcome."""
    rows = [{"moves": [0.1] * len(LEARNED), "outcome": 0.0}]
    monkeypatch.setattr(MarketTraining, "_play", lambda *_: rows)
    monkeypatch.setattr(schwarzmarkt, "share_of", lambda _: Share(mean, 0.1, 20))
    training = training_for("schwarzmarkt", 5, 6, 8, 4, tmp_path)
    assert training.run(Console(quiet=True), 1) is kept
    assert training.path.exists() is kept
    if kept:
        file = json.loads(training.path.read_text(encoding="utf-8"))
        assert (file["seed"], file["games"], file["set"]) == (5, 6, game("schwarzmarkt").components.name)
        assert file["numbers"] == BY_HAND


def test_a_table_of_the_wrong_size_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FundukError, match="not for 7 seats"):
        training_for("schwarzmarkt", 1, None, None, 7, tmp_path)


def test_the_shipped_numbers_are_whole_and_say_where_they_come_from() -> None:
    numbers = learned_numbers()
    assert set(numbers.all) == set(BY_HAND)
    file = json.loads((Path(schwarzmarkt.__file__).parents[2] / "bots/values/schwarzmarkt.json").read_text())
    assert file["share_against_last"][0] - file["share_against_last"][1] > 1 / file["seats"]
    assert {"seed", "games", "duels", "set", "generations"} <= set(file)
