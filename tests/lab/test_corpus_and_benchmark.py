"""A corpus that replays, and a benchmark that is the same when it is made again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import funduk
from funduk.cli import main
from funduk.lab import benchmark, corpus


def test_a_corpus_replays_to_the_same_positions_and_loads_in_three_lines(tmp_path: Path) -> None:
    out = tmp_path / "corpus.parquet"
    made = ["lab", "corpus", "basari_cards", "--games", "5", "--seats", "3"]
    assert main([*made, "--bots", "peddler,wanderer", "--out", str(out)]) == 0
    assert corpus.replays(out) == 5
    frame = pl.read_parquet(out)
    assert frame["game_number"].n_unique() == 5
    assert set(frame["bot"]) == {"", "peddler", "wanderer"}
    again = tmp_path / "again.parquet"
    assert main([*made, "--bots", "peddler,wanderer", "--out", str(again)]) == 0
    assert pl.read_parquet(again).equals(frame)


def test_a_changed_position_is_noticed(tmp_path: Path) -> None:
    out = tmp_path / "corpus.parquet"
    corpus.write("basari_cards", 1, 3, {}, "wanderer", 1, out)
    about = pl.read_parquet_metadata(out)
    frame = pl.read_parquet(out)
    bent = frame.with_columns(pl.col("position").str.replace('"round": 0', '"round": 1'))
    bent.write_parquet(out, metadata={k: v for k, v in about.items() if k != "ARROW:schema"})
    with pytest.raises(funduk.FundukError, match="differs before step"):
        corpus.replays(out)


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    for one in result["against"]:
        one.pop("seconds")
    return result


def test_a_benchmark_can_be_made_again_and_every_transcript_replays(tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    command = [
        "lab",
        "benchmark",
        "peddler",
        "--game",
        "basari_cards",
        "--seats",
        "3",
        "--deals",
        "2",
    ]
    for path in (one, other):
        assert main([*command, "--out", str(path)]) == 0
    first, second = (without_times(json.loads(path.read_text())) for path in (one, other))
    assert first == second
    for against in first["against"]:
        assert against["refused"] == 0 and len(against["transcripts"]) == 6
        shares = []
        for kept in against["transcripts"]:
            match = funduk.Match.from_json(kept["match"])
            winners = match.winners or []
            shares.append(1 / len(winners) if kept["seat"] in winners else 0.0)
        assert against["win_share"] == pytest.approx(sum(shares) / len(shares), abs=1e-6)


class Liar(funduk.Bot):
    """Answers what nobody asked."""

    def decide(self, view: funduk.View, ask: funduk.Ask) -> funduk.Decision:
        return funduk.Decision(self.game.parse(f"{ask.seat} take R"))


def test_refusals_are_counted_and_get_the_default() -> None:
    result = benchmark.run(
        "basari_cards", "tests.lab.test_corpus_and_benchmark:Liar", 3, 2, "held-out", {}
    )
    assert all(one["refused"] > 10 for one in result["against"])


def test_a_leaderboard_needs_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    assert main(["lab", "leaderboard", str(wrong)]) != 0
    assert "wrong.json is not a benchmark's result" in capsys.readouterr().err
