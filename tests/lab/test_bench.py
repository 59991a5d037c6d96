"""The measuring scripts: what is missing does not pass, processes change nothing, seeds are observations."""

import pytest
from bench import information_cards, missions, responder, strength

from funduk import FastDice, Match, game
from funduk.bots.basari.value_file import learned_weights
from funduk.games.sandsturm.material import MISSIONS

CARDS = game("basari_cards")


def test_a_bot_that_is_not_there_passes_no_gate(monkeypatch, capsys):
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
        (responder, ["--first", "7999990"], "must lie below 8000000"),
    ],
)
def test_what_cannot_be_measured_is_refused(script, words, said, capsys):
    with pytest.raises(SystemExit) as end:
        script.main(words)
    assert end.value.code == 2
    assert said in capsys.readouterr().err


def test_two_processes_measure_what_one_does():
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
def test_a_seed_is_one_observation_of_a_mission(against, chances):
    """From every seat against others, from all seats at once in a mirror match."""
    found = missions.shares(game("sandsturm"), 4, "peddler", against, range(3))
    assert list(found) == list(MISSIONS)
    assert sum(ratio.chances for ratio in found.values()) == chances
    assert max(ratio.clusters for ratio in found.values()) <= 3
    if against == "peddler":
        assert sum(ratio.sums[0] for ratio in found.values()) == pytest.approx(3.0)


def test_the_cards_of_one_game_are_one_observation(monkeypatch, capsys):
    taken = []
    monkeypatch.setattr(
        information_cards.Ratio,
        "take",
        lambda self, gained, of: taken.append((id(self), gained, of)),
    )
    monkeypatch.setattr(information_cards, "mean", lambda ratio, form: "-")
    assert information_cards.main(["--bot", "wanderer", "--seeds", "2"]) == 0
    of_all = {place for place, _, of in taken if of > 1}
    assert len(of_all) == 1, "several cards of a game went into one observation"
    assert len([place for place, _, _ in taken if place in of_all]) <= 2
    assert "| card | opened |" in capsys.readouterr().out


def test_a_responder_takes_what_is_best_against_the_viziers_own_mixtures():
    knows = responder.Responder(CARDS, 1, FastDice(1), learned_weights("basari_cards"))
    scene = knows.scene(Match(CARDS, 4, seed="responder").table)
    mix, worth = knows.plan(scene)
    assert sorted(mix) == [0.0, 0.0, 1.0] and worth[mix.index(1.0)] == max(worth)
    theirs = [knows.known.plan_of(scene, seat)[0] for seat in range(4)]
    stubborn = [[1.0, 0.0, 0.0] if seat != 1 else theirs[1] for seat in range(4)]
    assert theirs != stubborn
    knows.known.plan_of = lambda scene, seat: (stubborn[seat], worth)
    mix, alone = knows.plan(scene)
    assert mix[0] == 0.0 and max(alone) > max(worth), (
        "three others void one action and leave the rest"
    )
