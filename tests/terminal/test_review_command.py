"""`funduk review`: a table, a page and records of a finished match."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

import funduk
from funduk.cli import main
from funduk.core.recording import Recording


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = funduk.Match(funduk.game("basari_cards"), seats=3, seed=5)
    match.play_out(["peddler", "wanderer", "peddler"])
    place = tmp_path_factory.mktemp("matches") / "match.json"
    match.save(place)
    return place


@pytest.mark.parametrize(
    ("language", "told"), [("de", "Teuerste Entscheidungen"), ("en", "Costliest decisions")]
)
def test_a_table(file: Path, language: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--effort", "quick", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert told in out and "review-" not in out


class Page(HTMLParser):
    """What a page asks for beside itself, and how its tags nest."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asked += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "line", "polyline"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["de", "en"])
def test_one_page_that_needs_nothing_else(
    file: Path, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "review.html"
    words = ["review", str(file), "--effort", "quick", "--lang", language, "--html", str(out)]
    assert main(words) == 0
    written = out.read_text(encoding="utf-8")
    page = Page()
    page.feed(written)
    assert page.asked == [] and page.open == []
    assert f'lang="{language}"' in written and "<polyline" in written
    assert "review-" not in written.replace("review-page", "")


def test_records(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--effort", "quick", "--seat", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    kinds = {one["kind"] for one in told["findings"]}
    assert kinds >= {"point", "decision", "luck"}
    assert {one["seat"] for one in told["findings"] if one["kind"] == "decision"} == {1}


@pytest.mark.parametrize(
    ("words", "told"),
    [(["--seat", "7"], "seats of this match"), (["--html", "nowhere/x.html"], "no such folder")],
)
def test_what_is_wrong_is_one_line(
    file: Path, words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(file), *words]) == 2
    err = capsys.readouterr().err
    assert told in err and err.count("\n") == 1


def test_an_unfinished_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "running.json"
    funduk.Match(funduk.game("basari_cards"), seats=3, seed=1).save(place)
    assert main(["review", str(place)]) == 2
    assert "finished" in capsys.readouterr().err


def decision_step(file: Path) -> tuple[int, str, str]:
    """A haggle's answer: its step, what was done, and what else could be."""
    recording = Recording(funduk.Match.load(file))
    for step in range(1, recording.steps + 1):
        done = recording.done(step)
        if done.verb() == "raise":
            return step, done.to_text(), f"{done.seat} accept"
    raise AssertionError("nobody raised")


def test_had_you_accepted(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    step, _, instead = decision_step(file)
    words = ["review", str(file), "--step", str(step), "--had", instead, "--lang", "en"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "Share of the win" in out and "accept" in out
    assert main(words) == 0
    assert capsys.readouterr().out == out, "the same dice, the same answer"


@pytest.mark.parametrize(
    ("step", "had", "told"),
    [("1", "0 accept", "nobody decided"), ("9999", "0 accept", "nobody decided")],
)
def test_a_branch_needs_a_decision(
    file: Path, step: str, had: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(file), "--step", step, "--had", had]) == 2
    assert told in capsys.readouterr().err
    assert main(["review", str(file), "--step", step]) == 2
    assert "go together" in capsys.readouterr().err
