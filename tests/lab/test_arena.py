"""The arena: figures that do not depend on how the work was split, and a run that can be stopped."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import polars as pl
import pytest
from rich.console import Console

import funduk
from funduk import game
from funduk.bots import learned_values, shared
from funduk.cli import main
from funduk.core.action import Action, Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.errors import FundukError
from funduk.core.game import View
from funduk.core.record import Record
from funduk.lab import arena, batch, crew
from funduk.lab.arena import Arena
from funduk.lab.statistics import clustered, quantile, student


def make(folder: Path, games: int = 64) -> Arena:
    return Arena("basari_cards", ["peddler", "wanderer"], games, 4, folder)


def quiet() -> Console:
    return Console(quiet=True)


def test_every_seed_is_played_in_every_seat(tmp_path: Path) -> None:
    fights = make(tmp_path)
    fights.run(quiet(), jobs=1)
    rows = fights.rows("peddler", "wanderer")
    seats = [line_up.split(",").index("peddler") for line_up in rows["line_up"]]
    assert len(rows) == 64
    assert all(seats.count(seat) == 16 for seat in range(4))
    assert rows["seed"].n_unique() == 16


def test_one_process_and_two_give_the_same_games(tmp_path: Path) -> None:
    alone, together = make(tmp_path / "one"), make(tmp_path / "two")
    alone.run(quiet(), jobs=1)
    together.run(quiet(), jobs=2)
    assert (
        alone.rows("peddler", "wanderer")
        .drop("times")
        .equals(together.rows("peddler", "wanderer").drop("times"))
    )


def test_a_stopped_run_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(tmp_path).run(quiet(), jobs=1)
    lost = sorted(tmp_path.glob("*.parquet"))[0]
    before = pl.read_parquet(lost).drop("times")
    lost.unlink()
    played: list[dict[str, Any]] = []

    def counting(
        work: crew.Work,
        batches: list[dict[str, Any]],
        jobs: int | None = None,
        cluster: str | None = None,
    ) -> Iterator[crew.Done]:
        played.extend(batches)
        return crew.play_all(work, batches, jobs, cluster)

    monkeypatch.setattr(arena, "play_all", counting)
    make(tmp_path).run(quiet(), jobs=1)
    assert len(played) == 1
    assert pl.read_parquet(lost).drop("times").equals(before)


def test_a_folder_keeps_to_one_plan(tmp_path: Path) -> None:
    make(tmp_path).run(quiet(), jobs=1)
    other = Arena("basari_cards", ["peddler", "wanderer"], 64, 3, tmp_path)
    with pytest.raises(FundukError, match=r"another arena \(seats\); give another --out"):
        other.run(quiet(), jobs=1)


def test_a_file_that_holds_other_games_than_its_name_says_is_not_counted(tmp_path: Path) -> None:
    make(tmp_path).run(quiet(), jobs=1)
    mine = tmp_path / "peddler-vs-wanderer-1000000-8.parquet"
    other_seeds = (tmp_path / "peddler-vs-wanderer-1000008-8.parquet").read_bytes()
    other_bots = (tmp_path / "wanderer-vs-peddler-1000000-8.parquet").read_bytes()
    pl.DataFrame({"x": [1]}).write_parquet(tmp_path / "elsewhere")
    for content in (
        b"",
        b"cut off",
        other_seeds,
        other_bots,
        (tmp_path / "elsewhere").read_bytes(),
    ):
        mine.write_bytes(content)
        with pytest.raises(FundukError, match=r"1000000-8\.parquet holds other games .* remove it"):
            make(tmp_path).run(quiet(), jobs=1)


def test_results_that_nothing_is_known_of_are_not_counted(tmp_path: Path) -> None:
    make(tmp_path).run(quiet(), jobs=1)
    (tmp_path / "plan.json").unlink()
    with pytest.raises(FundukError, match=r"another arena \(.*parquet\); give another --out"):
        make(tmp_path).run(quiet(), jobs=1)


def test_games_of_another_set_version_or_training_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house set is told from an owner's by its content, values by their file."""
    names, values = ["peddler", "wanderer"], tmp_path / "values"
    values.mkdir()
    monkeypatch.setattr(learned_values, "FOLDER", values)
    first = Arena("basari_cards", names, 8, 4, tmp_path / "kept")
    first.run(quiet(), jobs=1)
    content = dict(game("basari_cards").components.content)
    same = Arena("basari_cards", names, 8, 4, tmp_path / "kept", components=content)
    same.run(quiet(), jobs=1)
    card = content["card"][0]
    content["card"] = [{**card, "points": 11 - card["points"]}, *content["card"][1:]]
    other = Arena("basari_cards", names, 8, 4, tmp_path / "kept", components=content)
    with pytest.raises(FundukError, match=r"another arena \(set\)"):
        other.run(quiet(), jobs=1)
    (values / "basari_cards.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(funduk, "__version__", "0.0")
    retrained = Arena("basari_cards", names, 8, 4, tmp_path / "kept")
    with pytest.raises(FundukError, match=r"another arena \(version, values\)"):
        retrained.run(quiet(), jobs=1)
    (tmp_path / "kept" / "plan.json").write_text("torn", encoding="utf-8")
    with pytest.raises(FundukError, match=r"another arena \(plan.json\)"):
        first.run(quiet(), jobs=1)


def test_every_kind_of_game_has_a_folder_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["lab", "arena", "basari", "--bots", "peddler,wanderer", "--games", "3", "--seats", "3"]
    for more in ([], ["--option", "scorings=1"], ["--option", "scorings=2"]):
        assert main([*words, "--jobs", "1", *more]) == 0
    folders = sorted((tmp_path / "arena").iterdir())
    assert len(folders) == 3 and all(folder.name.startswith("basari-3-") for folder in folders)
    said = capsys.readouterr().out
    assert all(f"kept in arena/{folder.name}" in said for folder in folders)
    assert said.count("fewer than 100 seeds were played: the intervals are rough") == 3


class Ponderer(Bot):
    """Thinks while it watches and answers at once."""

    WATCHES = True

    def watch(self, record: Record) -> None:
        until = time.thread_time() + 0.01
        while time.thread_time() < until:
            pass

    def decide(self, view: View, ask: Ask) -> Decision:
        assert not shared.FOUND, "what others worked out is forgotten before the clock runs"
        return Decision(Action(self.seat))


def test_thinking_while_watching_counts_and_nobody_thinks_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(batch, "TIMED_ONE_IN", 1)
    stopwatch = batch.Stopwatch()
    timed = batch.Timed(Ponderer(game("schwarzmarkt"), 0, FastDice(1)), stopwatch)
    assert timed.watches
    ask = Ask(0, "tip", "alone", True, 0)
    for records in (2, 0):
        shared.FOUND[("what another seat worked out",)] = (None, 1.0)
        for _ in range(records):
            timed.watch(Action(0))
        timed.decide(cast(View, None), ask)
    first, second = stopwatch.times["tip"]
    assert first >= 0.02 and second < 0.01


def test_one_decision_in_so_many_is_timed_and_every_question_once() -> None:
    stopwatch = batch.Stopwatch()
    due = [stopwatch.is_due("choose") for _ in range(15)]
    assert [place for place, one in enumerate(due) if one] == [0, 7, 14]
    assert stopwatch.is_due("offer")


def test_the_cross_table_and_the_times_of_every_question_are_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "lab",
        "arena",
        "basari",
        "--bots",
        "peddler,wanderer",
        "--games",
        "12",
        "--seats",
        "3",
    ]
    more = ["--jobs", "1", "--option", "scorings=1", "--out", str(tmp_path / "fights")]
    assert main([*words, *more]) == 0
    said = capsys.readouterr().out
    assert "4 seeds, 12 games in each cell" in said
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
        (["--cluster", "tcp://127.0.0.1:9"], "cannot reach a Dask scheduler"),
        (["--out", "file"], "cannot keep results in file"),
        (["--out", "file/fights"], "cannot keep results in file/fights"),
        (["--out", "x" * 300], "cannot keep results in xxx"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    words: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("funduk.lab.crew.PATIENCE", "1s")
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    command = ["lab", "arena", "basari", "--bots", "peddler,wanderer", "--out", "fights"]
    assert main([*command, *words]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"], (
        "nothing is made for what is refused"
    )


def test_unknown_bots_and_lonely_bots_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FundukError, match="no bot 'sultan'"):
        Arena("basari_cards", ["sultan", "peddler"], 64, 4, tmp_path)
    with pytest.raises(FundukError, match="two different bots"):
        Arena("basari_cards", ["peddler"], 64, 4, tmp_path)


def test_games_of_one_seed_count_as_one_observation() -> None:
    spread = clustered({seed: [float(seed % 2)] * 4 for seed in range(100)})
    assert spread.mean == 0.5
    assert spread.half == pytest.approx(1.984 * 0.5025 / 10, rel=0.001)
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0


def test_few_seeds_have_wide_intervals() -> None:
    """Student's quantiles as printed in tables; equal seeds prove little when they are few."""
    printed = {1: 12.706, 2: 4.303, 4: 2.776, 9: 2.262, 29: 2.045, 30: 2.042, 60: 2.000, 120: 1.980}
    for freedom, value in printed.items():
        assert student(freedom) == pytest.approx(value, abs=0.0006)
    assert student(5, 0.9995) == pytest.approx(6.869, abs=0.001)
    assert student(40, 0.9995) == pytest.approx(3.551, abs=0.001)
    two = clustered({1: [0.5], 2: [0.75]})
    assert two.half == pytest.approx(12.706 * 0.125, rel=0.001)
    assert clustered({1: [1.0], 2: [1.0]}).low < 0.25
    assert clustered({seed: [1.0] for seed in range(100)}).low == pytest.approx(0.964, abs=0.001)
