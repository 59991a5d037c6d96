"""What a server is told at its start, and what it says when it cannot be told so."""

from __future__ import annotations

import argparse
import re
import socket
from pathlib import Path

import pytest

import funduk
from funduk import cli
from funduk.server import command
from funduk.server.settings import BadSetting, Settings, check

PACKAGE = Path(funduk.__file__).parent


def told(*arguments: str, **environment: str) -> Settings:
    parser = argparse.ArgumentParser()
    command.add_serve_arguments(parser)
    return command.settings_from(parser.parse_args(arguments), environment)


def test_arguments_beat_the_environment_which_beats_defaults() -> None:
    plain = told()
    assert (plain.host, plain.port, plain.trust_proxy, plain.origins) == (
        "127.0.0.1",
        8000,
        False,
        (),
    )
    surroundings = {
        "FUNDUK_PORT": "9000",
        "FUNDUK_HOST": "::1",
        "FUNDUK_TRUST_PROXY": "yes",
        "FUNDUK_ORIGIN": "https://play.example, https://Spiel.example/",
        "FUNDUK_DATA": "elsewhere",
    }
    given = told(**surroundings)
    assert (given.host, given.port, given.trust_proxy, given.data) == (
        "::1",
        9000,
        True,
        Path("elsewhere"),
    )
    assert given.origins == ("https://play.example", "https://spiel.example")
    assert given.secure()
    assert told("--port", "9001", **surroundings).port == 9001


def test_without_origins_only_this_machine_may_talk() -> None:
    assert told().allowed_origins() == {
        "http://127.0.0.1:8000",
        "http://localhost:8000",
        "http://[::1]:8000",
    }
    with pytest.raises(BadSetting, match="--origin"):
        check(told("--host", "0.0.0.0"))
    assert check(told("--host", "0.0.0.0", "--origin", "https://play.example")).secure()


@pytest.mark.parametrize(
    "arguments",
    [["serve", "--port", "many"], ["serve", "--port", "70000"], ["serve", "--origin", "play.example"],
     ["serve", "--origin", "https://play.example/path"], ["serve", "--host", "0.0.0.0"], ["serve", "--tell"],
     ["serve", "--workers", "0"], ["serve", "--pause", "-1"], ["serve", "--notify-after", "nan"],
     ["serve", "--socket-rate", "0"],
     ["backup"], ["backup", "--data", "nowhere", "copy.sqlite"],
     ["restore", "--data", "nowhere", "missing.sqlite"]],
)  # fmt: skip
def test_bad_commands_say_one_line_and_end_with_2(
    arguments: list[str],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


def test_every_refusal_has_words_in_both_languages() -> None:
    codes = set()
    for path in (PACKAGE / "server").rglob("*.py"):
        codes |= set(re.findall(r'Refuse\(\s*"(\w+)"', path.read_text()))
    assert len(codes) > 20
    for language in ("de", "en"):
        texts = (PACKAGE / "locale" / language / "web.ftl").read_text()
        assert not [code for code in sorted(codes) if f"\nerror-{code} =" not in texts], language


def test_a_port_that_is_taken_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert cli.main(["serve", "--port", port, "--data", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert said.out == "", "nobody is told that it is open"
    assert re.fullmatch(
        rf"funduk: could not listen on 127.0.0.1, port {port}: .*--port\n", said.err
    )
