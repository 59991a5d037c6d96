"""Comparisons seed by seed, numbers of a set swept, free sets, and values of one's own."""

import copy
import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from rich.console import Console

from funduk.bots import learned_values
from funduk.bots.gems.value_file import learned_weights
from funduk.catalogue import game
from funduk.cli import main
from funduk.core.errors import BadSet
from funduk.lab.study.comparing import lines_of, what_differs
from funduk.lab.study.labels import Labels
from funduk.lab.study.plan import Study
from funduk.lab.study.report import write_report
from funduk.lab.study.set_paths import differences, read_path, read_set_sweep, replaced, value_at
from funduk.lab.study.settings import Against
from funduk.lab.train import training_for

CARDS = game("basari_cards")


def quiet() -> Console:
    return Console(quiet=True)


def written(content: dict[str, Any], path: Path) -> Path:
    """A set of Basari's as a file."""
    entries = "".join(
        f'[[card]]\nworkers = {card["workers"]}\npoints = {card["points"]}\ngems = "{card["gems"]}"\n'
        for card in content["card"]
    )
    path.write_text(
        f'game = "basari_cards"\nname = "{content["name"]}"\n{entries}', encoding="utf-8"
    )
    return path


def with_cards(number: int) -> dict[str, Any]:
    content = copy.deepcopy(CARDS.components.content)
    content["card"] = (content["card"] * 2)[:number]
    content["name"] = f"of-{number}"
    return content


# Paths


@pytest.mark.parametrize("text", ["cards[3].points", "card[3].points"])
def test_a_path_names_a_number_of_the_set_counted_from_one(text: str) -> None:
    content = CARDS.components.content
    path = read_path(content, text)
    assert path == ["card", 2, "points"]
    changed = replaced(content, path, 9)
    assert value_at(changed, path) == 9 and differences(content, changed) == [
        ("card[3].points", content["card"][2]["points"], 9)
    ]


def test_paths_reach_into_tables_and_lists() -> None:
    content = game("schwarzmarkt").components.content
    assert value_at(content, read_path(content, "reserve.4")) == content["reserve"]["4"]
    assert (
        value_at(content, read_path(content, "exchange.rows[2][1]"))
        == content["exchange"]["rows"][1][0]
    )
    assert value_at(content, read_path(content, "card[1].id")) == content["card"][0]["id"]
    assert read_set_sweep(content, "reserve.4=3..5")[2] == [3, 4, 5]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("card[3].points", "write path=low..high"),
        ("card[40].points=4", "no entry 40, there are 39; entries count from 1"),
        ("card[0].points=4", "no entry 0"),
        ("card[3].coins=4", "the set has no 'coins' there; it has workers, points, gems"),
        ("card=4", "no single number"),
        ("card[3]..points=4", "write a path such as card[3].points"),
        ("card[3].points=many", "is a whole number"),
        ("card[3].points=1..99", "from 1 to 40 values, not 99"),
        ("card[3].points=100", "must be a whole number from 0 to 99, not 100"),
        ("card[3].gems=QQ", "--sweep-set card[3].gems=QQ: set: card 3:"),
    ],
)
def test_a_bad_sweep_is_refused_in_one_line(
    text: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["lab", "study", "basari_cards", "--sweep-set", text]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1 and list(tmp_path.iterdir()) == []


# Comparisons


def test_the_same_set_twice_differs_in_nothing_at_all() -> None:
    study = Study(CARDS, [3], ["wanderer"], 20, against=Against(game("basari_cards")))
    study.run(quiet(), jobs=1)
    base, other = study.settings
    labels = Labels(CARDS, "en")
    assert what_differs(base, other, labels) == []
    assert all(
        line[4].mean == 0.0 and line[4].half < 1e-6
        for line in lines_of(base, other, study.subject, labels)
    )
    assert "Nothing at all differed: every game went the same way." in write_report(study, "en")


def test_a_changed_card_stands_first_and_is_compared_seed_by_seed() -> None:
    """Every card worth 9 points: a seat's score rises by what it is paid for in every single seed."""
    content = copy.deepcopy(CARDS.components.content)
    for card in content["card"]:
        card["points"] = 9
    study = Study(CARDS, [3], ["wanderer"], 60, against=Against(game("basari_cards", content)))
    study.run(quiet(), jobs=1)
    base, other = study.settings
    lines = lines_of(base, other, study.subject, Labels(CARDS, "en"))
    found = next(line for line in lines if line[0] == "Mean score")
    means = [one.tally.share("score_mean", "all") for one in study.settings]
    assert found[4].mean == pytest.approx(means[1].mean - means[0].mean) and found[5]
    assert found[4].half < means[0].half + means[1].half
    page = write_report(study, "de")
    assert "card[1].points: 4 → 9" in page and page.index("Verglichen") < page.index(
        "Führen und aufholen"
    )
    assert "27 weitere: … → …" in page


def test_bots_options_and_values_are_compared_too(tmp_path: Path) -> None:
    shipped = learned_values.read("basari")
    (tmp_path / "mine.json").write_text(json.dumps({**shipped, "seed": 9}), encoding="utf-8")
    words = [
        "lab",
        "study",
        "basari",
        "--games",
        "4",
        "--jobs",
        "1",
        "--bots",
        "wanderer",
        "--seats",
        "3",
    ]
    words += ["--against-bots", "peddler", "--against-option", "decline=yes", "--lang", "en"]
    words += ["--against-values", str(tmp_path / "mine.json"), "--out", str(tmp_path / "one.html")]
    assert main(words) == 0
    page = (tmp_path / "one.html").read_text(encoding="utf-8")
    assert "Options decline: no → yes" in page and "Bots: Wanderer → Peddler" in page
    assert "Values: as shipped → mine.json" in page
    assert "--against-option decline=yes --against-bots peddler --against-values mine.json" in page


def test_a_sweep_over_a_number_of_the_set_is_a_curve() -> None:
    study = Study(
        CARDS, [3], ["wanderer"], 30, sweep_set=["cards[3].points=3..5", "card[1].gems=RR,RRR"]
    )
    assert [one.changed and one.changed.value for one in study.settings] == [
        None,
        "3",
        "5",
        "RR",
        "RRR",
    ]
    study.run(quiet(), jobs=1)
    page = write_report(study, "en")
    chapter = page.split("A number of the set: cards[3].points</h2>")[1]
    first = chapter.split("</section>")[0]
    assert "Wins with a card: " in first, "the card itself comes first"
    assert "<polygon" in first and first.count('class="tick mid"') == 3


# Switches that change nothing, margins, counts


def test_a_switch_that_changes_nothing_says_so_and_one_that_might_does_not() -> None:
    """SS-13: open stacks change no random player's game; nobody reads them."""
    study = Study(game("sandsturm"), [4], ["wanderer"], 12, sweep=["open_stacks=yes"])
    study.run(quiet(), jobs=1)
    page = write_report(study, "en")
    assert page.count("Changed nothing at all: every game went the same way.") == 2
    assert "nothing differs by more" not in page


def test_a_margin_is_never_below_nothing() -> None:
    """SS-26: who wins unranked may have fewer points; that is told on its own."""
    study = Study(game("sandsturm"), [4], ["wanderer"], 120, sweep=[])
    study.run(quiet(), jobs=1)
    tally = study.settings[0].tally
    outscored = tally.ratios["outscored"]["all"]
    assert tally.share("margin", "all").mean >= 0 and outscored.sums[0] > 0
    assert tally.ratios["margin"]["all"].chances + outscored.sums[0] == 120
    assert "Won with fewer points" in write_report(study, "en")


def test_the_counts_of_a_report_agree() -> None:
    study = Study(game("basari"), [3, 4], ["peddler", "wanderer"], 26, sweep=["scorings=1"])
    study.run(quiet(), jobs=1)
    page = write_report(study, "en")
    each = [one.tally.games for one in study.settings]
    assert each == [24, 24, 24, 24] and "<b>96, at 4 kinds of table together</b>" in page
    assert "24 games from 8 seeds at this table." in page
    assert "24 games from 6 seeds at this table." in page


# Free sets


@pytest.mark.parametrize("number", [20, 45, 63])
def test_a_free_set_has_other_numbers_of_cards_and_is_played(number: int, tmp_path: Path) -> None:
    """BC-2: the box has 39 cards; only a simulation takes other numbers."""
    content = with_cards(number)
    with pytest.raises(BadSet, match=f"a set has 39 entries .*this one has {number}"):
        game("basari_cards", content)
    free = game("basari_cards", content, free=True)
    assert free.components.warnings[0] == f"set: {number} entries [[card]]; the box has 39 (BC-2)"
    file = written(content, tmp_path / "free.toml")
    words = ["lab", "study", "basari_cards", "--set", str(file), "--games", "3", "--bots", "vizier"]
    out = tmp_path / "free.html"
    assert main([*words, "--jobs", "1", "--close", "0", "--out", str(out)]) == 2
    assert (
        main(
            [*words, "--free", "--sweep", "none", "--jobs", "1", "--close", "0", "--out", str(out)]
        )
        == 0
    )
    page = out.read_text(encoding="utf-8")
    assert " --free " in page and "learned with another set (house-3)" in page


@pytest.mark.parametrize(
    ("name", "kind", "few", "many", "clause"),
    [
        ("basari_cards", "card", 19, 64, "BC-2"),
        ("basari", "stall", 6, 121, "BB-2"),
        ("sandsturm", "card", 5, 14, "SS-4"),
    ],
)
def test_even_a_free_set_has_bounds(name: str, kind: str, few: int, many: int, clause: str) -> None:
    content = copy.deepcopy(game(name).components.content)
    for number in (few, many):
        entries = [copy.deepcopy(entry) for entry in (content[kind] * 9)[:number]]
        with pytest.raises(BadSet, match=rf"even a free set has \d+ to \d+ entries .*\({clause}\)"):
            game(name, {**content, kind: entries}, free=True)


def test_a_match_file_with_a_free_set_is_not_opened(tmp_path: Path) -> None:
    """Only the lab asks for free sets: match files, tables online and `sim` never do."""
    file = written(with_cards(45), tmp_path / "free.toml")
    assert main(["sim", "basari_cards", "--set", str(file), "-n", "1"]) == 2


# Values


def test_other_values_are_used_as_long_as_they_last() -> None:
    before = learned_weights("basari").copy()
    shipped = learned_values.read("basari")
    other = {**shipped, "weights": (before * 2).tolist()}
    with learned_values.instead("basari", other):
        assert (learned_weights("basari") == before * 2).all()
        with learned_values.instead("basari", shipped):
            assert (learned_weights("basari") == before).all()
        assert (learned_weights("basari") == before * 2).all()
    assert (learned_weights("basari") == before).all() and learned_values.mark("basari") == ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "cannot read values mine.json: No such file"),
        ("{", "mine.json is not a file of values"),
        ('{"game": "basari"}', "mine.json does not hold values for basari_cards"),
    ],
)
def test_values_that_are_none_are_refused(
    text: str | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    assert main(["lab", "study", "basari_cards", "--values", str(path)]) == 2
    assert said in capsys.readouterr().err


def test_training_for_a_set_needs_a_file_and_names_the_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written({**with_cards(39), "name": "mine-1"}, tmp_path / "mine.toml")
    content = copy.deepcopy(CARDS.components.content)
    content["card"][3]["points"] = 9
    content["name"] = "mine-1"
    file = written(content, tmp_path / "mine.toml")
    words = ["lab", "train", "basari_cards", "--set", str(file)]
    assert main(words) == 2 and "need a file: --out FILE" in capsys.readouterr().err
    mine = game("basari_cards", file)
    out = tmp_path / "values.json"
    training = training_for(mine, 1, 3, 90, 3, out=out)
    learned, notes = training.learn(quiet(), jobs=1)
    training.keep(learned, {**training.header(), **notes})
    kept = json.loads(out.read_text(encoding="utf-8"))
    assert kept["set"] == "mine-1" and kept["options"] == {} and len(kept["set_mark"]) == 10
    told = ["lab", "study", "basari_cards", "--set", str(file), "--bots", "vizier", "--games", "2"]
    told += [
        "--seats",
        "3",
        "--jobs",
        "1",
        "--sweep",
        "none",
        "--close",
        "0",
        "--lang",
        "en",
        "--out",
    ]
    assert main([*told, str(tmp_path / "a.html")]) == 0
    assert main([*told, str(tmp_path / "b.html"), "--values", str(out)]) == 0
    pages = [(tmp_path / name).read_text(encoding="utf-8") for name in ("a.html", "b.html")]
    assert "learned with another set (house-3), not with mine-1" in pages[0]
    assert "another set" not in pages[1] and "Values <b>values.json</b>" in pages[1]


# Data


def test_the_data_are_read_back_in_three_lines(tmp_path: Path) -> None:
    words = [
        "lab",
        "study",
        "basari",
        "--games",
        "6",
        "--jobs",
        "1",
        "--bots",
        "wanderer",
        "--seats",
        "3",
    ]
    words += [
        "--sweep",
        "scorings=1",
        "--out",
        str(tmp_path / "one.html"),
        "--data",
        str(tmp_path / "data"),
    ]
    assert main(words) == 0
    games = pl.read_parquet(tmp_path / "data" / "games.parquet")
    wins = games.group_by("changed").agg(pl.col("shares").list.first().mean()).sort("changed")
    figures = pl.read_csv(tmp_path / "data" / "figures.csv", infer_schema_length=None)
    assert games.height == 12 and wins["changed"].to_list() == ["", "scorings=1"]
    seat = figures.filter((pl.col("measure") == "seat") & (pl.col("label") == "seat:0"))
    assert seat["value"].to_list() == pytest.approx(wins["shares"].to_list())
    lengths = figures.filter(
        pl.col("measure").str.starts_with("length:") & pl.col("changed").is_null()
    )
    assert lengths["value"].sum() == pytest.approx(1.0)
