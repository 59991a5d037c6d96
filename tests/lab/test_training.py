"""Learning who wins: known weights come back, and the same seed gives the same positions."""

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from funduk import game
from funduk.bots.gems.value import handmade_weights
from funduk.cli import main
from funduk.core.errors import FundukError
from funduk.games.basari_cards import BasariCards
from funduk.lab.arena import Arena, first_seed
from funduk.lab.statistics import Share
from funduk.lab.study.plan import Study
from funduk.lab.train import TRAININGS, training_for
from funduk.lab.training import course, gem_notes
from funduk.lab.training.gems import GemTraining, surprise, weights_of
from funduk.lab.training.logit import fit, log_loss, predict

CARDS = game("basari_cards")


def test_the_fit_finds_the_weights_that_made_the_winners() -> None:
    chance = np.random.default_rng(5)
    features = chance.normal(size=(4000, 4, 3))
    truth = np.array([1.0, -0.5, 0.2])
    winners = [chance.choice(4, p=row) for row in predict(features, truth)]
    shares = np.eye(4)[winners]
    found = fit(features, shares, np.zeros(3), 0.1)
    assert found == pytest.approx(truth, abs=0.1)
    assert log_loss(features, shares, found) < log_loss(features, shares, np.zeros(3))


def test_without_data_the_prior_stays() -> None:
    prior = np.array([0.3, 0.7])
    features = np.zeros((1, 3, 2))
    assert fit(features, np.array([[1.0, 0.0, 0.0]]), prior, 5.0) == pytest.approx(prior)


@pytest.mark.parametrize("name", ["basari_cards", "basari"])
def test_the_same_seed_notes_the_same_positions(name: str) -> None:
    what = {"game": name, "components": None, "seats": 3, "seeds": [11]}
    rows = gem_notes.play_and_note(what)
    assert rows == gem_notes.play_and_note(what)
    assert {row["stage"] for row in rows} == {0, 1, 2}
    assert all(sum(row["shares"]) == pytest.approx(1.0) for row in rows)
    learned = weights_of(rows, handmade_weights())
    assert surprise(rows, learned) < surprise(rows, handmade_weights())


def test_the_same_seed_gives_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the work is split among processes otherwise; whether it is kept is decided elsewhere."""
    monkeypatch.setattr(course, "share_of", lambda rows: Share(0.9, 0.01, len(rows)))
    monkeypatch.setattr(GemTraining, "FEWEST_DUEL_SEEDS", 1)
    files = []
    for folder, jobs, size in (("one", 1, 10), ("two", 2, 1)):
        monkeypatch.setattr(GemTraining, "SEEDS_A_BATCH", size)
        training = GemTraining(
            game("basari_cards"), 3, 2, 3, 3, path=tmp_path / folder / "basari_cards.json"
        )
        assert training.run(Console(quiet=True), jobs=jobs)
        files.append(training.path.read_bytes())
    assert files[0] == files[1]
    header = json.loads(files[0])
    assert header["set"] == CARDS.components.name
    assert {"seed", "games", "seats", "log_loss_learned", "share_against_last"} <= set(header)
    assert np.array(header["weights"]).shape == handmade_weights().shape


def test_values_that_do_not_win_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "share_of", lambda rows: Share(0.4, 0.1, len(rows)))
    monkeypatch.setattr(GemTraining, "FEWEST_DUEL_SEEDS", 1)
    training = GemTraining(game("basari_cards"), 3, 2, 3, 3, path=tmp_path / "basari_cards.json")
    assert not training.run(Console(quiet=True), jobs=1)
    assert not training.path.exists()


class Untrained(BasariCards):
    """A game that nobody has written a training for."""

    def __init__(self) -> None:
        super().__init__(None)
        self.name = "oase"


def test_games_without_values_and_wrong_tables_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FundukError, match="there is no training for 'oase'"):
        training_for(Untrained(), 1, 10, 120, 4)
    with pytest.raises(FundukError, match="not for 7 seats"):
        GemTraining(game("basari_cards"), 1, 10, 10, 7, path=tmp_path / "basari_cards.json")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["chess"],
            "there is no game 'chess'",
        ),
        (["basari", "--games", "0"], "--games must be a number from 1"),
        (["basari", "--games", "-3"], "--games must be a number from 1"),
        (
            ["basari", "--duels", "8"],
            "--duels must be a number from 120 to 1000000 at 4 seats, not 8",
        ),
        (["basari", "--duels", "2000000"], "not 2000000"),
        (["basari", "--seed", "0"], "--seed must be a number from 1 to 4, not 0"),
        (["schwarzmarkt", "--seed", "5"], "--seed must be a number from 1 to 4, not 5"),
        (["sandsturm", "--seats", "3"], "sandsturm is not for 3 seats; choose 4 to 6"),
        (["basari", "--jobs", "0"], "--jobs must be at least 1"),
    ],
)
def test_what_cannot_be_trained_is_refused_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "train", *words]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1


def test_the_usual_duels_are_enough_at_every_table(tmp_path: Path) -> None:
    for name, kind in TRAININGS.items():
        for seats in game(name).seats:
            training = training_for(game(name), 1, None, None, seats, out=tmp_path / "values.json")
            assert training.duels // seats >= kind.FEWEST_DUEL_SEEDS


def test_studies_arenas_and_trainings_never_share_seeds(tmp_path: Path) -> None:
    """All seeds of all three, at the most games each of them plays."""
    spans = [
        (
            "arena",
            first_seed(number),
            Arena(
                "sandsturm",
                ["peddler", "wanderer"],
                1_000_000,
                4,
                tmp_path,
                first_seed=first_seed(number),
            ).seeds[-1],
        )
        for number in (0, 1, 99)
    ]
    for name in TRAININGS:
        for seed in course.SEEDS:
            for seats in game(name).seats:
                training = training_for(
                    game(name), seed, 1_000_000, 1_000_000, seats, out=tmp_path / "values.json"
                )
                learned = training.seeds(training.games, 0)
                duels = training.seeds(training.duels // seats, course.FRESH)
                assert learned[-1] < duels[0]
                spans.append((f"{seed} {seats}", learned[0], duels[-1]))
    study = Study(CARDS, [4], ["peddler"], 1, seed=0, sweep=[])
    spans.append(("study", study.first_seed, study.first_seed))
    ordered = sorted(set(spans), key=lambda span: span[1])
    for (one, _, end), (other, begin, _) in pairwise(ordered):
        assert end < begin, f"{one} and {other}"
    assert [one for one, _, _ in ordered[:3]] == ["arena"] * 3
    assert ordered[-1][0] == "study"
    assert (
        training_for(game("basari"), 1, None, None, 4, out=tmp_path / "basari.json").seeds(1, 0)[0]
        == 140_000_000
    )
