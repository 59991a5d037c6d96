"""Studies: figures against a count of our own, reports that need nothing, switches, and the command."""

import shlex
import signal
from functools import cache
from html import unescape
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path

import pytest
from rich.console import Console

from funduk import catalogue
from funduk.catalogue import GAMES, game
from funduk.cli import main
from funduk.core.errors import FundukError
from funduk.lab import crew
from funduk.lab.statistics import clustered
from funduk.lab.study import plan
from funduk.lab.study.plan import Study
from funduk.lab.study.report import write_report
from funduk.lab.study.settings import read_seats, read_sweep
from funduk.lab.study.subjects import subject
from funduk.lab.study.tally import Cluster, Ratio, Tally
from tests.lab.recount import Seen, recount

GAMES_EACH = 16


def quiet() -> Console:
    return Console(quiet=True)


@cache
def studied(name: str) -> Study:
    rules = game(name)
    bot = "peddler" if name == "basari_cards" else "wanderer"
    study = Study(rules, [4 if 4 in rules.seats else rules.seats[0]], [bot], GAMES_EACH, sweep=[])
    study.run(quiet(), jobs=1)
    return study


@cache
def seen_again(name: str) -> list[Seen]:
    return recount(studied(name))


def value(name: str, measure: str, label: str) -> float:
    return studied(name).settings[0].tally.share(measure, label).mean


# Figures


@pytest.mark.parametrize("name", sorted(GAMES))
def test_wins_by_seat_are_those_of_the_same_matches(name: str) -> None:
    matches = seen_again(name)
    assert studied(name).settings[0].tally.games == len(matches) == GAMES_EACH
    for seat in range(len(matches[0].shares)):
        assert value(name, "seat", f"seat:{seat}") == pytest.approx(
            sum(m.shares[seat] for m in matches) / GAMES_EACH
        )


@pytest.mark.parametrize(
    ("name", "letters"), [("basari_cards", "ABC"), ("basari", ["dice", "points", "gems"])]
)
def test_choices_and_prices_are_those_of_the_same_matches(name: str, letters: list[str]) -> None:
    matches = seen_again(name)
    choices = [
        one for match in matches for event in match.named("revealed") for one in event["choices"]
    ]
    for letter in letters:
        assert value(name, "chosen", f"action:{letter}") == pytest.approx(
            choices.count(letter) / len(choices)
        )
    prices = [sum(event["gems"].values()) for match in matches for event in match.named("accepted")]
    free = sum(len(match.named("won-for-free")) for match in matches)
    assert value(name, "price", "all") == pytest.approx(sum(prices) / (len(prices) + free))
    rounds = [len(match.named("revealed")) for match in matches]
    assert value(name, "rounds_mean", "all") == pytest.approx(sum(rounds) / GAMES_EACH)
    haggles = sum(len(match.named("haggle-began")) for match in matches)
    assert value(name, "haggles", "all") == pytest.approx(haggles / sum(rounds))


@pytest.mark.parametrize("name", sorted(catalogue.OWN))
def test_all_points_have_a_source(name: str) -> None:
    ratios = studied(name).settings[0].tally.ratios["source"]
    for who in ("everybody", "winners"):
        parts = [ratio.share().mean for label, ratio in ratios.items() if label.startswith(who)]
        assert sum(parts) == pytest.approx(1.0)


def test_the_opener_is_who_the_rules_say_and_gets_what_was_agreed() -> None:
    got = []
    for match in seen_again("basari_cards"):
        opener = None
        for name, fields in match.events:
            if name == "haggle-began":
                opener = fields["first"]
            elif name in ("accepted", "won-for-free"):
                got.append(fields["bidder" if name == "accepted" else "seat"] == opener)
    assert value("basari_cards", "opener_gets", "all") == pytest.approx(sum(got) / len(got))


def test_missions_win_as_often_as_in_the_same_matches() -> None:
    wins: dict[str, list[float]] = {}
    for match in seen_again("sandsturm"):
        for seat, mission in enumerate(match.named("sandstorm-came")[0]["missions"]):
            wins.setdefault(mission, []).append(match.shares[seat])
    for mission, shares in wins.items():
        found = value("sandsturm", "mission", f"mission:{mission}")
        assert found == pytest.approx(sum(shares) / len(shares))
    assert sum(len(shares) for shares in wins.values()) == 4 * GAMES_EACH


def test_cards_and_rates_are_those_of_the_same_matches() -> None:
    ids = [card["id"] for card in game("schwarzmarkt").components.entries("card")]
    wins: dict[str, list[float]] = {}
    rows: list[float] = []
    for match in seen_again("schwarzmarkt"):
        for seat, player in enumerate(match.table.players):
            for card in player.cards:
                wins.setdefault(ids[card], []).append(match.shares[seat])
        rows.append(max(match.named("exchange-laid")[0]["rows"].values()))
    for card, shares in wins.items():
        assert value("schwarzmarkt", "card", f"card:{card}") == pytest.approx(
            sum(shares) / len(shares)
        )
    assert value("schwarzmarkt", "rate", "row:07|1") == 7.0 == max(rows)
    swaps = sum(len(match.named("swapped")) for match in seen_again("schwarzmarkt"))
    ratios = studied("schwarzmarkt").settings[0].tally.ratios["swaps"]
    assert sum(ratio.sums[0] for ratio in ratios.values()) == swaps


def test_a_ratio_has_the_interval_of_its_clusters() -> None:
    values = {seed: [float(seed % 3 == 0), float(seed % 2)] for seed in range(60)}
    ratio = Ratio()
    for pair in values.values():
        ratio.take(sum(pair), 2.0)
    assert ratio.share().mean == pytest.approx(clustered(values).mean)
    assert ratio.share().half == pytest.approx(clustered(values).half)


def test_tallies_of_pieces_add_up_to_the_whole() -> None:
    whole, pieces = Tally(), Tally()
    for seed in range(10):
        cluster = Cluster()
        cluster.games = 1
        cluster.add("measure", "label", seed % 4, 1 + seed % 3)
        cluster.count("spread", "all", seed % 3)
        whole.close(cluster)
        piece = Tally()
        piece.close(cluster)
        pieces.merge(Tally.from_json(piece.to_json()))
    assert pieces.to_json() == whole.to_json()


# Switches


def test_pieces_are_added_up_in_their_order_whoever_was_quicker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pages = []
    for turn in (1, -1):
        monkeypatch.setattr(
            plan, "play_all", lambda *given, turn=turn: iter(list(crew.play_all(*given))[::turn])
        )
        study = Study(game("basari_cards"), [3], ["wanderer"], 60, sweep=[])
        study.run(quiet(), jobs=1)
        pages.append(write_report(study, "en"))
    assert pages[0] == pages[1]


def test_a_sweep_shows_what_a_switch_changes() -> None:
    study = Study(game("basari"), [3], ["wanderer"], 60, sweep=["scorings=1,3", "decline=yes"])
    assert [setting.changed for setting in study.settings] == [
        None,
        ("option", "scorings", "1"),
        ("option", "decline", "yes"),
    ]
    study.run(quiet(), jobs=1)
    full, short, _ = [setting.tally.share("rounds_mean", "all").mean for setting in study.settings]
    assert 2.5 < full / short < 3.5
    page = write_report(study, "en")
    assert "Scorings: 1 (BB-25)" in page
    assert "Changed: " in page and "Rounds a game −6" in page


def test_without_a_word_every_switch_is_tried() -> None:
    for rules in [game(name) for name in GAMES]:
        seats = list(rules.seats[:1]) if 4 not in rules.seats else [4]
        settings = Study(rules, seats, ["wanderer"], 1).settings
        changed = [one.changed for one in settings if one.changed]
        assert {change.name for change in changed} >= set(subject(rules).switches)
        assert len(Study(rules, seats, ["wanderer"], 1, sweep=["none"]).settings) == 1


def test_several_bots_take_every_seat() -> None:
    study = Study(game("basari_cards"), [3], ["peddler", "wanderer"], 30, sweep=[])
    study.run(quiet(), jobs=1)
    tally = study.settings[0].tally
    assert (tally.games, tally.clusters) == (30, 10)
    shares = [tally.share("bot", f"bot:{name}").mean for name in ("peddler", "wanderer")]
    assert shares[0] > shares[1]
    assert shares[0] + 2 * shares[1] == pytest.approx(1.0)


# The page


class Reader(HTMLParser):
    """Checks that tags close in order, and keeps what could reach outside."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.outside += [
            f"{tag} {name}" for name, to in attributes if name in ("src", "srcset", "data")
        ]
        self.outside += [
            str(to) for name, to in attributes if name == "href" and not str(to).startswith("#")
        ]
        if tag in ("script", "link", "iframe", "object", "img"):
            self.outside.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_report_is_whole_and_needs_nothing_else(name: str, language: str) -> None:
    page = write_report(studied(name), language)
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == [] and reader.outside == []
    assert "@import" not in page and "url(" not in page and "http" not in page
    assert (
        "study-" not in reader.text
        and "-option-" not in reader.text
        and "-action-" not in reader.text
    )
    assert len(page.encode()) < 200_000
    assert page == write_report(studied(name), language)


# The command


def test_the_command_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report.html"
    words = [
        "lab",
        "study",
        "basari",
        "--bots",
        "wanderer",
        "--games",
        "4",
        "--jobs",
        "1",
        "--sweep",
        "none",
    ]
    assert main([*words, "--seats", "3,4", "--lang", "de", "--out", str(out)]) == 0
    page = out.read_text(encoding="utf-8")
    assert "Eine Studie zu" in page and 'id="seats-3"' in page and 'id="seats-4"' in page


def test_an_unusual_set_is_studied_and_said_on_the_side(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """BB-2: a stall with one gem is played; the warning names file, entry and clause."""
    stalls = '[[stall]]\npoints = 5\ngems = "RRY"\n' * 28
    ring = tmp_path / "ring.toml"
    ring.write_text(
        f'game = "basari"\nname = "mine-1"\n{stalls}[[stall]]\npoints = 5\ngems = "R"\n'
    )
    typed = ["lab", "study", "basari", "--bots", "wanderer", "--games", "4", "--sweep", "none"]
    assert (
        main([*typed, "--jobs", "1", "--set", str(ring), "--out", str(tmp_path / "one.html")]) == 0
    )
    assert capsys.readouterr().err.startswith(
        "funduk: warning: ring.toml, line 87: stall 29: gems: 1; known printed ones show 2 to 4 (BB-2)"
    )


def test_the_command_in_a_report_gives_the_same_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    house = resources.files("funduk") / "games" / "basari" / "sets" / "house-1.toml"
    Path("my ring.toml").write_text(house.read_text(encoding="utf-8"), encoding="utf-8")
    words = "--bots wanderer,peddler --games 6 --seats 3 --seed 7 --option decline=yes --sweep scorings=1"
    typed = ["lab", "study", "basari", *words.split(), "--lang", "en", "--jobs", "1"]
    assert main([*typed, "--set", str(tmp_path / "my ring.toml"), "--out", "one.html"]) == 0
    page = Path("one.html").read_text(encoding="utf-8")
    command = unescape(page.split("<code>")[1].split("</code>")[0])
    assert str(tmp_path) not in page
    assert main([*shlex.split(command)[1:], "--jobs", "1", "--out", "two.html"]) == 0
    assert Path("two.html").read_text(encoding="utf-8") == page


def test_a_report_that_is_there_stays_when_a_study_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "old.html").write_text("old", encoding="utf-8")
    words = ["lab", "study", "basari", "--bots", "wanderer", "--games", "1", "--jobs", "0", "--out"]
    for name in ("old.html", "new.html"):
        assert main([*words, str(tmp_path / name)]) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["old.html"]
    assert (tmp_path / "old.html").read_text(encoding="utf-8") == "old"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_study_leaves_nothing_behind(
    how: signal.Signals,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(Study, "run", lambda *_: signal.raise_signal(how))
    before = signal.getsignal(signal.SIGTERM)
    words = ["lab", "study", "basari", "--bots", "wanderer", "--games", "1", "--out"]
    assert main([*words, str(tmp_path / "report.html")]) == 130
    assert capsys.readouterr().err == (
        "funduk: stopped before the first games were counted; no report was written; "
        "the same command goes on where it was\n"
    )
    assert list(tmp_path.iterdir()) == [] and signal.getsignal(signal.SIGTERM) == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["basari", "--bots", "sultan"], "no bot 'sultan' plays basari"),
        (["basari", "--seats", "7"], "basari is for 3, 4 seats, not 7"),
        (["basari", "--seats", "many"], "--seats many: write a number"),
        (["basari", "--games", "0"], "--games must be a number from 1"),
        (["basari", "--seed", "-1"], "--seed must be a number from 0"),
        (["basari", "--sweep", "colour=red"], "basari has no option 'colour'"),
        (["basari", "--sweep", "scorings"], "write name=value or none"),
        (["basari", "--sweep", "scorings=9"], "scorings"),
        (["basari", "--option", "decline=perhaps"], "expected yes or no"),
        (["basari", "--set", "nowhere.toml"], "cannot read set file nowhere.toml"),
        (["basari", "--seats", "²"], "--seats ²: write a number"),
        (["basari", "--out", "no/such/folder/report.html"], "in a folder that exists"),
        (["basari", "--out", "."], "in a folder that exists"),
        (["basari", "--out", "/dev/null"], "it must be a file"),
        (["basari", "--out", "x" * 300], "cannot write to xxx"),
        (["basari", "--jobs", "0"], "--jobs must be at least 1"),
        (
            ["basari", "--cluster", "tcp://127.0.0.1:9", "--games", "1"],
            "cannot reach a Dask scheduler",
        ),
    ],
)
def test_what_cannot_be_studied_is_refused_in_one_line(
    words: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("funduk.lab.crew.PATIENCE", "1s")
    assert main(["lab", "study", *words]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_seats_and_sweeps_are_read_as_written() -> None:
    assert read_seats(game("sandsturm"), "all") == [4, 5, 6]
    assert read_sweep(game("basari_cards"), "age=2,1,0") == [("age", [2, 1, 0])]
    assert read_sweep(game("schwarzmarkt"), "most_wanted=4,12") == [
        ("most_wanted", 4),
        ("most_wanted", 12),
    ]
    with pytest.raises(FundukError, match="4 bots do not fit"):
        Study(game("basari"), [3], ["wanderer"] * 4, 1)
