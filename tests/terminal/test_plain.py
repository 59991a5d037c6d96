"""The line mode, whole games of each kind, by numbers, by prompts and by notation."""

from __future__ import annotations

import random
from io import StringIO

import pytest

import funduk
from funduk.core.dice import FastDice
from funduk.terminal.plain import PlainTable
from funduk.terminal.session import Session
from tests.terminal.robot import seat_session

GAMES = sorted(funduk.GAMES)


class Typist(StringIO):
    """Types lines as a person might, sometimes wrong ones, now and then a legal move in the notation."""

    def __init__(self, session: Session, told: StringIO) -> None:
        super().__init__()
        self.session = session
        self.told = told
        self.dice = random.Random(1)
        self.draws = FastDice(1)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        prompt = self.told.getvalue().rsplit("\n", 1)[-1]
        if prompt == "> ":
            return self._answer() + "\n"
        if not prompt:
            return "\n"
        return self.dice.choice(["-", "1", "2", "1 2", "1T", "2R", "rubbish"]) + "\n"

    def _answer(self) -> str:
        """A number of the list half of the time, else a drawn move without its seat."""
        if self.dice.random() < 0.5:
            return self.dice.choice(["1", "2", "3", "99", "table", "moves", "log", "?", ""])
        ask = self.session.next_ask()
        assert ask is not None
        action = self.session.game.draw(self.session.match.table, ask, self.draws)
        return action.to_text().split(" ", 1)[1]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_line_by_line(name: str, language: str) -> None:
    session = seat_session(name, seats=funduk.game(name).seats[0], language=language)
    told = StringIO()
    assert PlainTable(session, Typist(session, told), told).play()
    assert session.match.over
    text = told.getvalue()
    missing = [word for word in text.split() if word.startswith((f"{name}-", "terminal-"))]
    assert not missing, f"no words for {missing[:5]}"
    assert "\x1b" not in text, "no colours and no cursor in the line mode"
    signs = [sign for sign in "♦■●▲◆○▤◇▮♥▼☼✦▓★" if sign in text]
    assert not signs, f"a screen reader cannot read {signs}"


@pytest.mark.parametrize("name", GAMES)
def test_leaving_stops_the_game_and_changes_nothing_more(name: str) -> None:
    session = seat_session(name)
    assert not PlainTable(session, StringIO("table\nquit\n"), StringIO()).play()
    played = [entry.by for entry in session.match.entries]
    assert 0 not in played


@pytest.mark.parametrize(
    ("typed", "english"),
    [
        ("tisch", "table"),
        ("Verlauf", "log"),
        ("regeln", "rules"),
        ("züge", "moves"),
        ("zuege", "moves"),
        ("zurück", "back"),
    ],
)
def test_german_commands_do_what_the_english_ones_do(typed: str, english: str) -> None:
    told = []
    for word, leave in ((typed, "ende"), (english, "quit")):
        session, written = seat_session("basari_cards", language="de"), StringIO()
        assert not PlainTable(session, StringIO(f"{word}\n{leave}\n"), written).play()
        told.append(written.getvalue())
    assert told[0] == told[1]
    assert "Die Eingabe ist zu Ende" not in told[0], "leaving was understood"


def test_the_german_help_names_german_commands() -> None:
    session, written = seat_session("basari_cards", language="de"), StringIO()
    PlainTable(session, StringIO("ende\n"), written).play()
    assert "züge, tisch, verlauf, regeln" in written.getvalue()
