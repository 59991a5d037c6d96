"""The arena: figures that do not depend on how the work was split, and a run that can be stopped."""

from pathlib import Path

import pytest
from rich.console import Console

from funduk.cli import main
from funduk.core.errors import FundukError
from funduk.lab import arena, crew
from funduk.lab.arena import Arena
from funduk.lab.statistics import clustered, quantile


def make(folder: Path, games: int = 64) -> Arena:
    return Arena("basari_cards", ["peddler", "wanderer"], games, 4, folder)


def quiet() -> Console:
    return Console(quiet=True)


def test_every_seed_is_played_in_every_seat(tmp_path):
    fights = make(tmp_path)
    fights.run(quiet(), jobs=1)
    rows = fights.rows("peddler", "wanderer")
    seats = [line_up.split(",").index("peddler") for line_up in rows["line_up"]]
    assert len(rows) == 64
    assert all(seats.count(seat) == 16 for seat in range(4))
    assert rows["seed"].n_unique() == 16


def test_one_process_and_two_give_the_same_games(tmp_path):
    alone, together = make(tmp_path / "one"), make(tmp_path / "two")
    alone.run(quiet(), jobs=1)
    together.run(quiet(), jobs=2)
    assert alone.rows("peddler", "wanderer").drop("times").equals(
        together.rows("peddler", "wanderer").drop("times")
    )


def test_a_stopped_run_goes_on_where_it_was(tmp_path, monkeypatch):
    make(tmp_path).run(quiet(), jobs=1)
    lost = sorted(tmp_path.glob("*.parquet"))[0]
    before = lost.read_bytes()
    lost.unlink()
    played = []

    def counting(work, batches, jobs=None, cluster=None):
        played.extend(batches)
        return crew.play_all(work, batches, jobs, cluster)

    monkeypatch.setattr(arena, "play_all", counting)
    make(tmp_path).run(quiet(), jobs=1)
    assert len(played) == 1
    assert len(lost.read_bytes()) == pytest.approx(len(before), rel=0.2)


def test_a_folder_keeps_to_one_plan(tmp_path):
    make(tmp_path).run(quiet(), jobs=1)
    other = Arena("basari_cards", ["peddler", "wanderer"], 64, 3, tmp_path)
    with pytest.raises(FundukError, match="another --out"):
        other.run(quiet(), jobs=1)


def test_the_cross_table_and_the_times_of_every_question_are_printed(tmp_path, capsys):
    words = ["lab", "arena", "basari", "--bots", "peddler,wanderer", "--games", "12", "--seats", "3"]
    more = ["--jobs", "1", "--option", "scorings=1", "--out", str(tmp_path / "fights")]
    assert main([*words, *more]) == 0
    said = capsys.readouterr().out
    assert "fair share 33.3 %" in said and "p50" in said and "p99" in said
    for question in ("choose", "offer", "answer", "place", "all"):
        assert said.count(question) >= 2
    assert main([*words, *more[:-1], str(tmp_path / "fights"), "--seed", "2"]) == 0
    assert len(list((tmp_path / "fights").glob("*.parquet"))) == 4


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "0"], "--games must be a number from 1"),
        (["--seats", "9"], "basari is for 3, 4 seats, not 9"),
        (["--option", "decline=perhaps"], "expected yes or no"),
        (["--seed", "-3"], "--seed must be a number from 0 to 99"),
        (["--jobs", "0"], "--jobs must be at least 1"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(words, said, tmp_path, capsys):
    command = ["lab", "arena", "basari", "--bots", "peddler,wanderer", "--out", str(tmp_path / "fights")]
    assert main([*command, *words]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1


def test_unknown_bots_and_lonely_bots_are_refused(tmp_path):
    with pytest.raises(FundukError, match="no bot 'sultan'"):
        Arena("basari_cards", ["sultan", "peddler"], 64, 4, tmp_path)
    with pytest.raises(FundukError, match="two different bots"):
        Arena("basari_cards", ["peddler"], 64, 4, tmp_path)


def test_games_of_one_seed_count_as_one_observation():
    spread = clustered({seed: [float(seed % 2)] * 4 for seed in range(100)})
    assert spread.mean == 0.5
    assert spread.half == pytest.approx(1.96 * 0.5025 / 10, rel=0.01)
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
