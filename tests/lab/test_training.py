"""Learning who wins: known weights come back, and the same seed gives the same positions."""

import json

import numpy as np
import pytest
from rich.console import Console

from funduk import game
from funduk.bots.basari.value import handmade_weights
from funduk.core.errors import FundukError
from funduk.lab.statistics import Share
from funduk.lab.training import basari, course
from funduk.lab.training.gems import GemTraining, surprise, weights_of
from funduk.lab.training.logit import fit, log_loss, predict

CARDS = game("basari_cards")


def test_the_fit_finds_the_weights_that_made_the_winners():
    chance = np.random.default_rng(5)
    features = chance.normal(size=(4000, 4, 3))
    truth = np.array([1.0, -0.5, 0.2])
    winners = [chance.choice(4, p=row) for row in predict(features, truth)]
    shares = np.eye(4)[winners]
    found = fit(features, shares, np.zeros(3), 0.1)
    assert found == pytest.approx(truth, abs=0.1)
    assert log_loss(features, shares, found) < log_loss(features, shares, np.zeros(3))


def test_without_data_the_prior_stays():
    prior = np.array([0.3, 0.7])
    features = np.zeros((1, 3, 2))
    assert fit(features, np.array([[1.0, 0.0, 0.0]]), prior, 5.0) == pytest.approx(prior)


@pytest.mark.parametrize("name", ["basari_cards", "basari"])
def test_the_same_seed_notes_the_same_positions(name):
    what = {"game": name, "components": None, "seats": 3, "seeds": [11]}
    rows = basari.play_and_note(what)
    assert rows == basari.play_and_note(what)
    assert {row["stage"] for row in rows} == {0, 1, 2}
    assert all(sum(row["shares"]) == pytest.approx(1.0) for row in rows)
    learned = weights_of(rows, handmade_weights())
    assert surprise(rows, learned) < surprise(rows, handmade_weights())


def test_the_same_seed_gives_the_same_file(tmp_path, monkeypatch):
    """Also when the work is split among processes otherwise; whether it is kept is decided elsewhere."""
    monkeypatch.setattr(course, "share_of", lambda rows: Share(0.9, 0.01, len(rows)))
    files = []
    for folder in ("one", "two"):
        training = GemTraining("basari_cards", 3, 2, 3, 3, tmp_path / folder)
        assert training.run(Console(quiet=True), jobs=1)
        files.append(training.path.read_bytes())
    assert files[0] == files[1]
    header = json.loads(files[0])
    assert header["set"] == CARDS.components.name
    assert {"seed", "games", "seats", "log_loss_learned", "share_against_last"} <= set(header)
    assert np.array(header["weights"]).shape == handmade_weights().shape


def test_values_that_do_not_win_are_not_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(course, "share_of", lambda rows: Share(0.4, 0.1, len(rows)))
    training = GemTraining("basari_cards", 3, 2, 3, 3, tmp_path)
    assert not training.run(Console(quiet=True), jobs=1)
    assert not training.path.exists()


def test_games_without_values_and_wrong_tables_are_refused(tmp_path):
    with pytest.raises(FundukError, match="no values are trained for sandsturm"):
        GemTraining("sandsturm", 1, 10, 10, 4, tmp_path)
    with pytest.raises(FundukError, match="not for 7 seats"):
        GemTraining("basari_cards", 1, 10, 10, 7, tmp_path)
