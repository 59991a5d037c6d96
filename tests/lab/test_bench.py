"""The measuring scripts: what is missing does not pass, processes change nothing, seeds are observations."""

from types import ModuleType

import pytest

from bench import information_cards, missions, responder, strength
from funduk import game
from funduk.games.sandsturm.material import MISSIONS
from funduk.lab.study.tally import Ratio

CARDS = game("basari_cards")


def test_a_bot_that_is_not_there_passes_no_gate(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gates = (("basari", "sultan", "peddler", 0.4), ("basari_cards", "peddler", "wanderer", -9.0))
    monkeypatch.setattr(strength, "GATES", gates)
    assert strength.main(["--gates", "basari", "--seeds", "2"]) == 1
    assert "| basari | sultan | 3 peddlers | | | | 40.0% | missing |" in capsys.readouterr().out
    assert strength.main(["--gates", "basari_cards", "--seeds", "2"]) == 0
    assert "passed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("script", "words", "said"),
    [
        (strength, ["--gates", "basary"], "there is no game 'basary'"),
        (strength, ["basari", "--bot", "sultan"], "no bot 'sultan' plays basari"),
        (strength, ["basari", "--seeds", "1"], "at least two seeds"),
        (strength, ["basari", "--jobs", "0"], "--jobs must be at least 1"),
        (missions, ["--against", "sultan"], "no bot 'sultan' plays sandsturm"),
        (missions, ["--seeds", "0"], "at least two seeds"),
        (missions, ["--seats", "3"], "sandsturm is for 4, 5, 6 seats, not 3"),
        (information_cards, ["--bot", "sultan"], "no bot 'sultan' plays schwarzmarkt"),
        (information_cards, ["--seeds", "0"], "at least two seeds"),
        (information_cards, ["--set", "nowhere.toml"], "cannot read set file nowhere.toml"),
        (responder, ["--seeds", "1"], "two seeds"),
        (responder, ["chess"], "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    script: ModuleType, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        script.main(words)
    assert end.value.code == 2
    assert said in capsys.readouterr().err


def test_two_processes_measure_what_one_does() -> None:
    alone, together = (
        strength.measure(CARDS, 3, "peddler", "wanderer", range(5), jobs=jobs) for jobs in (1, 2)
    )
    assert (alone.share, alone.half_width, alone.points, alone.others, alone.games) == (
        together.share,
        together.half_width,
        together.points,
        together.others,
        together.games,
    )
    assert alone.games == 15 and alone.share > alone.fair


@pytest.mark.parametrize(("against", "chances"), [("wanderer", 12), ("peddler", 12)])
def test_a_seed_is_one_observation_of_a_mission(against: str, chances: int) -> None:
    """From every seat against others, from all seats at once in a mirror match."""
    found = missions.shares(game("sandsturm"), 4, "peddler", against, range(3))
    assert list(found) == list(MISSIONS)
    assert sum(ratio.chances for ratio in found.values()) == chances
    assert max(ratio.clusters for ratio in found.values()) <= 3
    if against == "peddler":
        assert sum(ratio.sums[0] for ratio in found.values()) == pytest.approx(3.0)


def test_the_cards_of_one_game_are_one_observation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = []
    monkeypatch.setattr(
        Ratio,
        "take",
        lambda self, gained, of: taken.append((id(self), gained, of)),
    )
    monkeypatch.setattr(information_cards, "mean", lambda ratio, form: "-")
    assert information_cards.main(["--bot", "wanderer", "--seeds", "2"]) == 0
    of_all = {place for place, _, of in taken if of > 1}
    assert len(of_all) == 1, "several cards of a game went into one observation"
    assert len([place for place, _, _ in taken if place in of_all]) <= 2
    assert "| card | opened |" in capsys.readouterr().out
