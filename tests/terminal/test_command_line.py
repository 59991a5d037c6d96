"""The command line as people meet it: pipes, files, figures, and one line for whatever is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import funduk
from funduk import catalogue
from funduk.cli import main

LINES = "choose B\noffer B\noffer G\noffer Y\noffer R\naccept\n" * 200


def funduk_command(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "funduk.cli", *arguments],
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = funduk.Match(funduk.game("basari_cards"), 3, seed="saved")
    match.play_out(["peddler", "wanderer", "wanderer"])
    match.save(tmp_path / "match.json")
    return tmp_path / "match.json"


def test_play_through_a_pipe_says_so_and_reaches_the_end(tmp_path: Path) -> None:
    file = tmp_path / "played.json"
    done = funduk_command(
        "play", "basari_cards", "--seats", "3", "--bots", "peddler", "--name", "Nora", "--seed", "1",
        "--lang", "en", "--save", str(file), given=LINES,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("No screen here")
    assert "Nora: Choose your action in secret." in done.stdout
    assert "Stage 3 is over" in done.stdout
    assert done.stdout.rstrip().endswith(f"Saved: {file}")
    assert funduk.verify(file.read_text()).ok


def test_the_same_seed_gives_the_same_game_in_both_languages(tmp_path: Path) -> None:
    files = []
    for language in ("de", "en"):
        files.append(tmp_path / f"{language}.json")
        done = funduk_command(
            "play", "basari_cards", "--bots", "peddler", "--seed", "7", "--plain",
            "--lang", language, "--save", str(files[-1]), given=LINES,
        )  # fmt: skip
        assert ("Wähle geheim" in done.stdout) == (language == "de")
    assert files[0].read_text() == files[1].read_text()


def test_input_that_ends_early_is_said_and_the_file_replays(tmp_path: Path) -> None:
    file = tmp_path / "short.json"
    done = funduk_command(
        "play", "basari_cards", "--plain", "--lang", "en", "--save", str(file), given="choose A\n"
    )
    assert done.returncode == 0
    assert "The input ended" in done.stdout
    assert not funduk.Match.load(file).over


def test_a_saved_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Stopped after one answer and resumed, it is the same match as played in one go."""
    whole, half = tmp_path / "whole.json", tmp_path / "half.json"
    play = ("play", "basari_cards", "--plain", "--lang", "en", "--bots", "wanderer")
    funduk_command(*play, "--seats", "3", "--seed", "5", "--save", str(half), given="choose B\n")
    assert not funduk.Match.load(half).over
    done = funduk_command(*play, "--resume", str(half), "--save", str(whole), given=LINES)
    assert done.returncode == 0, done.stderr
    match = funduk.Match.load(whole)
    assert match.over
    earlier = funduk.Match.load(half).to_json()["entries"]
    assert match.to_json()["entries"][: len(earlier)] == earlier
    assert funduk.verify(whole.read_text()).ok


def test_plain_play_refuses_in_words_and_asks_again() -> None:
    given = "accept\nchoose X\nfly\n9\nchoose B\n"
    done = funduk_command(
        "play", "basari_cards", "--plain", "--lang", "en", "--seed", "3", given=given
    )
    assert "That is not what is asked now. (BC-7)" in done.stdout
    assert "expected one of A, B, C, D, got 'X'" in done.stdout
    assert "basari_cards has no verb" in done.stdout
    assert "All reveal" in done.stdout


def test_plain_hot_seat_shows_no_choice_of_the_other(tmp_path: Path) -> None:
    done = funduk_command(
        "play", "basari_cards", "--seats", "3", "--people", "2", "--name", "Nora", "--name", "Max", "--plain",
        "--lang", "en", "--seed", "3", given="\nchoose C\n\n",
    )  # fmt: skip
    before, _, after = done.stdout.partition("Max, it is your turn.")
    assert "Nora, it is your turn." in before
    assert "plan: C" not in after
    assert "Nora has chosen." in before
    assert "Max: Choose your action in secret." in after


def test_verify_recomputes_every_roll(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(saved), "--lang", "en"]) == 0
    assert "recomputed from the seeds" in capsys.readouterr().out


def test_a_tampered_roll_is_found(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two cards are swapped: the rules do not mind, the seeds do."""
    file = json.loads(saved.read_text())
    deals = [place for place, entry in enumerate(file["entries"]) if entry.startswith("* deal 0")]
    words = file["entries"][deals[0]].split()
    unused = next(
        card
        for card in range(39)
        if not any(f" {card} @" in entry for entry in file["entries"][:60])
    )
    words[3] = str(unused)
    file["entries"][deals[0]] = " ".join(words)
    file["scores"] = file["winners"] = None
    file["entries"] = file["entries"][: deals[0] + 1]
    saved.write_text(json.dumps(file))
    assert main(["verify", str(saved), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "does not check out" in told
    assert len(told.strip().splitlines()) == 1


def test_replay_in_a_pipe_tells_the_whole_match(saved: Path) -> None:
    done = funduk_command("replay", str(saved), "--lang", "en")
    assert done.returncode == 0
    assert "Saffron: choose" in done.stdout
    assert done.stdout.rstrip().splitlines()[-1].endswith(("wins.", "share the win."))


def test_sim_sums_up_wins_scores_stages_and_collisions() -> None:
    done = funduk_command("sim", "basari_cards", "-n", "24", "--bots", "peddler,wanderer", "--seats", "4",
                          "--lang", "en", "--jobs", "2")  # fmt: skip
    assert done.returncode == 0, done.stderr
    said = (
        "24 games, 4 seats, 6 deals",
        "Peddler",
        "Wanderer",
        "95 %",
        "25.0 %",
        "Rounds in each stage",
    )
    for words in (*said, "… haggled over by two", "… lapsed, three or more"):
        assert words in done.stdout


def test_sim_is_the_same_on_one_core_and_on_two() -> None:
    told = [
        funduk_command("sim", "basari_cards", "-n", "32", "--lang", "en", "--jobs", jobs).stdout
        for jobs in "12"
    ]
    assert told[0].split("Games a second")[0] == told[1].split("Games a second")[0]


def test_an_unusual_set_is_played_and_said_on_the_side(tmp_path: Path) -> None:
    """BC-2: a warning that names entry and clause, in the language of the terminal; the game goes on."""
    lines = ['game = "basari_cards"', 'name = "mine-1"']
    for place, card in enumerate(funduk.game("basari_cards").components.content["card"]):
        entry = card | {"workers": 5} if place == 3 else card
        lines += ["[[card]]", *[f"{key} = {json.dumps(value)}" for key, value in entry.items()]]
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for language, word in (("en", "warning"), ("de", "Hinweis")):
        done = funduk_command(
            "--lang", language, "sim", "basari_cards", "-n", "4", "--bots", "wanderer", "--jobs", "1",
            "--set", str(file),
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert done.stderr == (
            f"funduk: {word}: mine.toml, line 15: card 4: "
            "workers: 5; known printed ones show 1 to 4 (BC-2)\n"
        )


@pytest.mark.parametrize("game", sorted(funduk.GAMES))
@pytest.mark.parametrize("language", ["de", "en"])
def test_rules_and_games_in_both_languages(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", game, "--lang", language]) == 0
    assert capsys.readouterr().out.strip() == catalogue.rulebook(game, language).strip()
    assert main(["games", "--lang", language]) == 0
    assert game in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith(f"funduk {funduk.__version__}")


BROKEN_SET = (
    """game = "basari_cards"
name = "mine"
[[card]]
workers = -9
points = 4
gems = "RR"
"""
    + '[[card]]\nworkers = 1\npoints = 4\ngems = "RR"\n' * 38
)

BAD_INPUT = {
    "unknown game": (["play", "backgammon"], "there is no game 'backgammon'"),
    "wrong seat count": (["play", "basari_cards", "--seats", "9"], "is for 3, 4, 5 seats, not 9"),
    "too many people": (
        ["play", "basari_cards", "--seats", "3", "--people", "4"],
        "do not fit at 3 seats",
    ),
    "unknown bot": (["play", "basari_cards", "--bots", "oracle"], "no bot 'oracle'"),
    "too many bots": (
        ["play", "basari_cards", "--seats", "3", "--bots", "peddler,peddler,peddler"],
        "too many",
    ),
    "unknown option": (["play", "basari_cards", "--option", "weather=fine"], "has the options age"),
    "wrong option": (["play", "basari_cards", "--option", "age=0,0,1,2"], "BC-14"),
    "broken set": (["play", "basari_cards", "--set", "SET"], "line 3: card 1: workers must be"),
    "missing set": (
        ["sim", "basari_cards", "--set", "nowhere.toml"],
        "cannot read set file nowhere.toml",
    ),
    "not a set": (["sim", "basari_cards", "--set", "CUT"], "is not TOML"),
    "truncated match": (["replay", "CUT"], "not complete JSON"),
    "truncated match verified": (["verify", "CUT"], "not complete JSON"),
    "missing match": (["replay", "nowhere.json"], "cannot read nowhere.json"),
    "illegal action in a match": (["replay", "ILLEGAL"], "entry 3: refused: 0 accept"),
    "no folder to save in": (
        ["play", "basari_cards", "--save", "no/where/match.json"],
        "no such folder",
    ),
    "resumed as another game": (
        ["play", "basari", "--resume", "WHOLE"],
        "is a match of basari_cards",
    ),
    "resumed with seats": (
        ["play", "basari_cards", "--seats", "3", "--resume", "WHOLE"],
        "--seats and --resume",
    ),
    "no games to simulate": (["sim", "basari_cards", "-n", "0"], "at least 1"),
    "nothing to play": (["play"], "which game?"),
    "a port that is none": (["serve", "--port", "harbour"], "--port: invalid int value: 'harbour'"),
    "a backup to nowhere": (["backup"], "required: file"),
    "unknown command": (["fly"], "invalid choice: 'fly'"),
}


@pytest.mark.parametrize("what", list(BAD_INPUT))
def test_bad_input_is_one_line_and_exit_code_2(
    what: str, saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments, expected = BAD_INPUT[what]
    whole = saved.read_text()
    (tmp_path / "set.toml").write_text(BROKEN_SET)
    (tmp_path / "cut.json").write_text(whole[: len(whole) // 2])
    file = json.loads(whole)
    file["entries"][3] = "0 accept"
    (tmp_path / "illegal.json").write_text(json.dumps(file))
    places = {
        "WHOLE": "match.json",
        "SET": "set.toml",
        "CUT": "cut.json",
        "ILLEGAL": "illegal.json",
    }
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    code = main([str(tmp_path / places[word]) if word in places else word for word in arguments])
    told = capsys.readouterr()
    assert code == 2
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1, told.err
    assert told.err.startswith("funduk: ")
    assert expected in told.err
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize("jobs", ["0", "-1"])
def test_no_processes_are_refused_in_one_line(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "basari_cards", "-n", "4", "--jobs", jobs]) == 2
    told = capsys.readouterr()
    assert told.err == f"funduk: --jobs {jobs}: at least one process has to play\n"
    assert not told.out


def test_an_unknown_command_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["foo"]) == 2
    told = capsys.readouterr().err
    commands = [
        "play",
        "replay",
        "verify",
        "sim",
        "rules",
        "games",
        "serve",
        "backup",
        "restore",
        "lab",
    ]
    assert [name for name in commands if f"'{name}'" not in told] == []
    assert told.count("\n") == 1


@pytest.mark.parametrize(("language", "told"), [("en", "Better advisers"), ("de", "Bessere Ratg")])
def test_hints_of_a_peddler_say_where_better_ones_are(language: str, told: str) -> None:
    """Without numpy nobody stronger sits here."""
    without = "import sys; sys.modules['numpy'] = None; from funduk.cli import main; main()"
    given = ["play", "basari_cards", "--plain", "--bots", "peddler", "--lang", language]
    done = subprocess.run(
        [sys.executable, "-c", without, *given],
        input="hint\nquit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert told in done.stdout
    assert "numpy" not in done.stderr
    with_numpy = funduk_command(*given, given="hint\nquit\n")
    assert told not in with_numpy.stdout
