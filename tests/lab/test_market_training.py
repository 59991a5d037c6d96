"""Learning numbers for Schwarzmarkt: known habits come back, same seed, same notes, kept only if better."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from funduk import game
from funduk.bots.schwarzmarkt.numbers import BY_HAND, Numbers
from funduk.core.errors import FundukError
from funduk.lab.statistics import Share
from funduk.lab.train import training_for
from funduk.lab.training import course, schwarzmarkt, schwarzmarkt_fit, schwarzmarkt_notes
from funduk.lab.training.schwarzmarkt_fit import AGREEMENT, Answers, Noted, descend, moved

GAME = game("schwarzmarkt")


def test_who_agrees_to_what_is_learned_from_answers() -> None:
    """Answers made by known numbers, with luck: the fit comes close to them."""
    chance = np.random.default_rng(3)
    truth = {**BY_HAND, "shrewd": 0.9, "doubt": 0.2}
    theirs, mine, shrewd = chance.normal(0.3, 0.6, (3, 4000))
    rows = [
        {"theirs": one, "mine": two, "shrewd": three, "agreed": 0.0}
        for one, two, three in zip(theirs, mine, shrewd, strict=True)
    ]
    answers = Answers(rows)
    by_true = 1.0 / (1.0 + np.exp(-shrewd / 0.2))
    answers.agreed = (chance.random(4000) < by_true).astype(np.float64)
    found = descend(dict(BY_HAND), AGREEMENT, answers.loss, 0.0)
    assert answers.loss(found) < 0.9 * answers.loss(dict(BY_HAND))
    assert answers.loss(found) == pytest.approx(answers.loss(truth), abs=0.02)
    assert found["shrewd"] > 0.8


def test_numbers_stay_near_those_made_by_hand_where_nothing_is_known() -> None:
    found = descend(dict(BY_HAND), ("cards", "bonus"), lambda _: 1.0, 0.1)
    assert found == BY_HAND
    assert moved(dict(BY_HAND), "shrewd", 5.0)["shrewd"] == 0.98
    with pytest.raises(ValueError, match="unknown numbers haste"):
        Numbers({"haste": 1.0})


def test_the_same_seed_gives_the_same_notes_and_the_same_numbers() -> None:
    """One table with a peddler: positions of one trader, answers to the proposals of all."""
    what = {"components": GAME.components.content, "seats": 3, "seeds": [11], "base": dict(BY_HAND)}
    rows = schwarzmarkt_notes.play_and_note(what)
    assert rows == schwarzmarkt_notes.play_and_note(what)
    noted = Noted(GAME, rows)
    assert noted.games == 1
    assert len(noted.left) >= 4
    assert noted.left.min() >= 0
    assert len(Answers(rows).agreed) > 0
    learned, losses = schwarzmarkt_fit.learn(GAME, rows, dict(BY_HAND), worths=False)
    assert learned == schwarzmarkt_fit.learn(GAME, rows, dict(BY_HAND), worths=False)[0]
    assert list(losses) == ["length", "agreement"]
    assert all(after <= before for before, after in losses.values())
    assert noted.worth_loss(learned) > 0 < noted.sureness_loss(learned)


@pytest.mark.parametrize(("mean", "kept"), [(0.6, True), (0.3, False)])
def test_new_numbers_are_kept_only_if_they_beat_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mean: float, kept: bool
) -> None:
    """The games are stood in for here: what counts is what becomes of their outcome."""
    learned = {**BY_HAND, "cards": 1.25}
    monkeypatch.setattr(schwarzmarkt.MarketTraining, "play", lambda *_: [])
    monkeypatch.setattr(schwarzmarkt, "learn", lambda *_: (learned, {"length": [2.0, 1.0]}))
    monkeypatch.setattr(course, "share_of", lambda _: Share(mean, 0.1, 20))
    training = training_for(game("schwarzmarkt"), 4, 6, 120, 4, out=tmp_path / "schwarzmarkt.json")
    assert training.run(Console(quiet=True), 1) is kept
    assert training.path.exists() is kept
    if kept:
        file = json.loads(training.path.read_text(encoding="utf-8"))
        assert (file["seed"], file["games"], file["set"]) == (4, 6, GAME.components.name)
        assert file["numbers"] == learned


def test_a_table_of_the_wrong_size_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FundukError, match="not for 7 seats"):
        training_for(game("schwarzmarkt"), 1, None, None, 7, out=tmp_path / "schwarzmarkt.json")
