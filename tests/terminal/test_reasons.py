"""Why? is answered with what the asker may know, and not before."""

import io

import pytest

import funduk
from funduk.locale import Words
from funduk.locale.phrases import Phrases
from funduk.terminal.plain import PlainTable
from funduk.terminal.reel import EVERYTHING, Reel
from funduk.terminal.session import Seating, Session


def session(name: str, seats: int, bot: str = "merchant", language: str = "en") -> Session:
    words = Words(language, "terminal")
    seating = Seating(["Nora"], [bot] * (seats - 1), words)
    return Session(funduk.Match(funduk.game(name), seats, seed="why"), seating, words)


def test_a_face_down_choice_is_explained_after_it_was_turned_up() -> None:
    table = session("basari_cards", 3)
    while (ask := table.next_ask()) is not None and ask.seat in table.bots:
        table.bot_plays(ask)
    assert ask is not None
    assert table.why(0) == ["No bot has done anything yet whose reasons you may know now."]
    assert table.why(None) == table.why(0)
    table.play(table.game.parse("0 choose B"))
    told = table.why(0)
    assert told[0].startswith("Why did Clove do that: choose ")
    assert "mixture" in told[1] or "best" in told[1]
    assert any("%" in line for line in told)


def test_every_bot_can_be_asked_by_name() -> None:
    table = session("basari_cards", 3)
    while (ask := table.next_ask()) is not None and ask.seat in table.bots:
        table.bot_plays(ask)
    written = io.StringIO()
    PlainTable(
        table, io.StringIO("1\nwhy saffron?\nwarum Clove\nwhy Nobody\nquit\n"), written
    ).play()
    said = written.getvalue()
    assert "Why did Saffron do that: " in said
    assert "Why did Clove do that: " in said
    assert "No bot here is called Nobody." in said


def test_offers_are_explained_at_once() -> None:
    """All is public while two haggle."""
    table = session("basari_cards", 3)
    for _ in range(60):
        ask = table.next_ask()
        assert ask is not None
        if ask.seat in table.bots:
            table.bot_plays(ask)
            if ask.question in ("offer", "answer"):
                break
        else:
            table.play(table.game.default(table.view(0), ask))
    told = table.why(0)
    assert told[0].startswith("Why did ")
    assert len(told) >= 3


def test_what_a_mission_explains_stays_secret_until_the_end() -> None:
    """Sandsturm: a bot's reasons stand on its mission."""
    table = session("sandsturm", 4, "peddler")
    for _ in range(25):
        ask = table.next_ask()
        assert ask is not None
        if ask.seat in table.bots:
            table.bot_plays(ask)
        else:
            table.play(table.game.default(table.view(0), ask))
    assert table.reasons.kept
    assert table.why(0) == ["No bot has done anything yet whose reasons you may know now."]
    while (ask := table.next_ask()) is not None:
        if ask.seat in table.bots:
            table.bot_plays(ask)
        else:
            table.play(table.game.default(table.view(0), ask))
    assert table.why(0)[0].startswith("Why did ")


@pytest.mark.parametrize("spoken", ["en hint", "de tipp", "en why?", "de warum?"])
def test_line_mode_answers_in_both_languages(spoken: str) -> None:
    language, word = spoken.split()
    table = session("basari_cards", 3, "peddler", language)
    written = io.StringIO()
    PlainTable(table, io.StringIO(f"{word}\n1\n{word}\nquit\n"), written).play()
    if word in ("hint", "tipp"):
        assert ("would: " if language == "en" else "würde: ") in written.getvalue()
        assert "%" in written.getvalue()
    else:
        assert ("Why did " if language == "en" else "Warum hat ") in written.getvalue()


def test_a_hint_comes_from_the_own_view() -> None:
    """The same seat, view and memory give the same hint, whatever others hide."""
    hints = []
    for hidden in ("A", "C"):
        table = session("basari_cards", 3)
        table.match.play(table.game.parse(f"1 choose {hidden}"))
        ask = table.match.asks[0]
        assert ask.seat == 0
        hints.append(table.hint(ask))
    assert hints[0] == hints[1]


def test_a_replay_says_what_a_bot_would_have_done() -> None:
    game = funduk.game("basari_cards")
    match = funduk.Match(game, 3, seed="reel")
    match.play_out(["peddler"] * 3)
    reel = Reel(match, Phrases(Words("en", "terminal"), game, lambda seat: f"Seat {seat}", 3))
    step = next(
        step
        for step in range(reel.length)
        if reel.game.asks(reel.recording.tables[step])[0].seat == 0
    )
    assert reel.hint(step, EVERYTHING)[0] == "Seat 0 is asked."
    assert reel.hint(step, 0) == reel.hint(step, EVERYTHING)
    assert reel.hint(step, None) == ["Nobody whose eyes you look through is asked here."]
