"""The full-screen table, driven headlessly."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.widgets import Static

import funduk
from funduk.terminal.app import TableApp
from funduk.terminal.question_bar import QuestionBar
from funduk.terminal.reel import Reel
from funduk.terminal.replay_app import ReplayApp
from funduk.terminal.screens import Curtain, Interlude, MovesScreen, RulesScreen
from tests.terminal.robot import Keys, seat_session

GAMES = sorted(funduk.GAMES)
DESK = (120, 40)
SMALL = (80, 24)


def shown(app: Any, part: str) -> str:
    """What one part of the screen says, as plain text."""
    console = Console(file=StringIO(), width=200, color_system=None)
    console.print(app.query_one(part, Static).content)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def seen_on(app: Any) -> str:
    """What the whole screen shows, as plain text."""
    return unescape(re.sub(r"<[^>]+>", "", app.export_screenshot())).replace("\xa0", " ")


async def settle(app: TableApp, pilot: Any) -> None:
    """Waits until a person is asked or a screen lies over the table."""
    for _ in range(400):
        await pilot.pause()
        if app.asked is not None or app.finished or len(app.screen_stack) > 1:
            return
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize(
    ("name", "options"), [*[(name, {}) for name in GAMES], ("schwarzmarkt", {"trade": "wild"})]
)
def test_a_whole_game_by_keys_alone(name: str, options: dict[str, Any], tmp_path: Path) -> None:
    """From the first deal to the last scoring, in German on a small screen; then the file checks out."""

    async def play() -> TableApp:
        session = seat_session(name, seats=funduk.game(name).seats[0], language="de", **options)
        session.save_to = tmp_path / "match.json"
        app = TableApp(session, 0)
        async with app.run_test(size=SMALL) as pilot:
            keys = Keys(app, pilot)
            for _ in range(20_000):
                if app.finished:
                    break
                await keys.step()
            await pilot.pause()
            assert app.finished, "the game did not end"
            assert funduk.Match.load(session.save_to).winners == app.session.match.winners
            await pilot.press("enter")
        return app

    app = asyncio.run(play())
    assert app.session.match.over
    assert funduk.verify(funduk.read_file(tmp_path / "match.json")).ok


def test_a_choice_haggling_and_the_live_verdict() -> None:
    async def play() -> None:
        app = TableApp(seat_session("basari_cards"), 0)
        async with app.run_test(size=DESK) as pilot:
            await settle(app, pilot)
            assert "Choose your action in secret" in shown(app, "#question")
            while app.asked is None or app.asked.question not in ("offer", "answer"):
                await settle(app, pilot)
                if app.asked is not None and app.asked.question == "choose":
                    await pilot.press("b")
                elif app.asked is None:
                    await pilot.press("enter")
                await settle(app, pilot)
            assert "Push gems out" in shown(app, "#question")
            await pilot.press("r", "r")
            assert "R♦2" in shown(app, "#question")
            await pilot.press("R")
            assert "R♦1" in shown(app, "#question")
            bar = app.query_one(QuestionBar)
            assert bar.counter is not None
            await pilot.press("backspace", "enter")
            await pilot.pause()
            assert app.asked is not None, "an empty bid must be refused"
            assert "(BC-1" in shown(app, "#question")
            await pilot.press("1")
            assert "beats" in shown(app, "#question") or "opens with 1 blue" in shown(
                app, "#question"
            )

    asyncio.run(play())


def test_all_moves_can_be_filtered_and_typed() -> None:
    async def play() -> None:
        app = TableApp(seat_session("basari_cards"), 0)
        async with app.run_test(size=DESK) as pilot:
            await settle(app, pilot)
            await pilot.press("slash")
            assert isinstance(app.screen, MovesScreen)
            assert len(app.screen.found) == 3
            await pilot.press(*"choose", "space", "c")
            assert [action.to_text() for action, _ in app.screen.found] == ["0 choose C"]
            await pilot.press("enter")
            await settle(app, pilot)
            played = [entry.action for entry in app.session.match.entries]
            assert app.session.game.parse("0 choose C") in played

    asyncio.run(play())


def test_a_typed_action_of_another_seat_is_refused_and_changes_nothing() -> None:
    async def play() -> None:
        app = TableApp(seat_session("basari_cards"), 0)
        async with app.run_test(size=DESK) as pilot:
            await settle(app, pilot)
            before = app.session.match.to_json()
            await pilot.press("colon", "1", "space", *"choose", "space", "A", "enter")
            await pilot.pause()
            assert "not yours" in shown(app, "#question")
            assert app.session.match.to_json() == before

    asyncio.run(play())


def test_the_rules_open_over_the_table() -> None:
    async def play() -> None:
        app = TableApp(seat_session("basari_cards", language="de"), 0)
        async with app.run_test(size=SMALL) as pilot:
            await settle(app, pilot)
            await pilot.press("question_mark")
            assert isinstance(app.screen, RulesScreen)
            assert "Durchgang" in app.screen.text
            await pilot.press("escape")
            assert not isinstance(app.screen, RulesScreen)

    asyncio.run(play())


def test_hot_seat_hides_secrets_between_turns() -> None:
    """Two people: the curtain falls before each secret, and the screen behind it shows no choice."""

    async def play() -> None:
        app = TableApp(seat_session("basari_cards", people=2), 0)
        async with app.run_test(size=DESK) as pilot:
            await settle(app, pilot)
            assert isinstance(app.screen, Curtain)
            assert "Nora" in app.screen.text
            assert app.viewer is None
            await pilot.press("enter")
            await settle(app, pilot)
            assert app.viewer == 0
            await pilot.press("c")
            await settle(app, pilot)
            assert isinstance(app.screen, Curtain)
            assert "Max" in app.screen.text
            assert app.viewer is None
            behind = shown(app.screen_stack[0], "#picture")
            assert behind.count("▓") == 3, "Nora and the two bots have chosen, face down"
            await pilot.press("enter")
            await settle(app, pilot)
            assert app.viewer == 1
            assert "choose C" not in shown(app, "#lines")

    asyncio.run(play())


def test_hot_seat_hides_missions_between_turns() -> None:
    """Sandsturm: whoever sits down sees the own mission only, and between turns none shows."""

    async def play() -> set[int]:
        sat: set[int] = set()
        app = TableApp(seat_session("sandsturm", people=2), 0)
        async with app.run_test(size=DESK) as pilot:
            keys = Keys(app, pilot)
            while sat != {0, 1}:
                await settle(app, pilot)
                if isinstance(app.screen, Curtain):
                    assert app.viewer is None
                    assert "your mission" not in shown(app.screen_stack[0], "#top")
                elif app.asked is not None:
                    sat.add(app.asked.seat)
                    assert app.viewer == app.asked.seat
                    view = app.session.view(app.viewer).to_json()
                    hidden = [trader["mission"] == "hidden" for trader in view["traders"]]
                    assert hidden == [seat != app.viewer for seat in range(4)]
                    assert "your mission" in shown(app, "#top")
                await keys.step()
        return sat

    assert asyncio.run(play()) == {0, 1}


def test_a_move_can_be_taken_back_until_something_is_revealed() -> None:
    async def play() -> None:
        app = TableApp(seat_session("basari_cards"), 0)
        async with app.run_test(size=DESK) as pilot:
            await settle(app, pilot)
            await pilot.press("ctrl+z")
            assert "Nothing to take back" in shown(app, "#question")

    asyncio.run(play())


def test_replay_steps_forth_and_back_through_any_eyes() -> None:
    session = seat_session("basari_cards")
    session.match.play_out(["peddler"] * 4)
    reel = Reel(session.match, session.phrases)

    async def play() -> None:
        app = ReplayApp(reel)
        async with app.run_test(size=SMALL) as pilot:
            assert "Step 0 of" in shown(app, "#question")
            await pilot.press("right", "right", "left")
            assert app.step == 1
            await pilot.press("pagedown")
            assert reel.game.asks(reel.recording.tables[app.step])[0].question == "choose"
            await pilot.press("right")
            assert "choose" in shown(app, "#lines")
            await pilot.press("tab")
            assert "a spectator" in shown(app, "#question")
            assert "something secret" in shown(app, "#lines")
            await pilot.press("end")
            assert app.step == reel.length
            await pilot.press("home")
            assert app.step == 0

    asyncio.run(play())


def test_a_replay_tells_what_a_decision_cost() -> None:
    session = seat_session("basari_cards")
    session.match.play_out(["wanderer"] * 4)
    reel = Reel(session.match, session.phrases)

    async def play() -> None:
        app = ReplayApp(reel)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("f4")
            await app.workers.wait_for_complete()
            await pilot.pause()
            assert len(app.screen_stack) == 2, "nothing was decided yet, and it says so"
            await pilot.press("enter")
            await pilot.press("pagedown", "right", "f4")
            await app.workers.wait_for_complete()
            await pilot.pause()
            assert len(app.screen_stack) == 2
            assert app.step == 5

    asyncio.run(play())
    told = reel.review(5)
    assert "choose" in told[0] and any(" %: " in line for line in told)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
@pytest.mark.parametrize("over", ["nothing", "scoring", "rules", "moves", "curtain"])
def test_leaving_always_works(key: str, over: str) -> None:
    """Whatever lies over the table."""

    async def play() -> None:
        app = TableApp(seat_session("basari_cards", people=2 if over == "curtain" else 1), 0)
        async with app.run_test(size=SMALL) as pilot:
            await settle(app, pilot)
            if over == "scoring":
                app.push_screen(Interlude("Scoring", "points", "Enter"))
            elif over in ("rules", "moves"):
                await pilot.press("question_mark" if over == "rules" else "slash")
            await pilot.pause()
            assert len(app.screen_stack) == (1 if over == "nothing" else 2)
            await pilot.press(key)
            for _ in range(100):
                if not app.is_running:
                    break
                await asyncio.sleep(0.02)
            assert not app.is_running

    asyncio.run(play())


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_key_is_visible_on_a_small_screen(language: str) -> None:
    async def play() -> None:
        app = TableApp(seat_session("basari_cards", language=language), 0)
        async with app.run_test(size=SMALL) as pilot:
            await settle(app, pilot)
            line = shown(app, "#keys").rstrip()
            assert len(line) <= SMALL[0] - 2
            assert all(key in line for key in ("↑↓", "/", "?", "F2", "F3", "^Z", "^Q"))

    asyncio.run(play())


def test_a_small_log_tells_outcomes_not_who_has_chosen() -> None:
    async def play() -> None:
        app = TableApp(seat_session("basari_cards"), 0)
        async with app.run_test(size=SMALL) as pilot:
            await settle(app, pilot)
            keys = Keys(app, pilot)
            while app.session.match.view(0).to_json()["round"] < 2:
                await keys.step()
            await settle(app, pilot)
            await pilot.pause()
            screen = seen_on(app)
            outcome = app.session.recent(0, 30, ("committed", "dealt"))[-6:]
            assert [line for line in outcome if line not in screen] == [], "not scrolled away"
            assert "has chosen" not in screen
            await pilot.resize_terminal(*DESK)
            await pilot.pause()
            assert "has chosen" in shown(app, "#lines")

    asyncio.run(play())


def test_resizing_redraws_at_once() -> None:
    """The board, the keys and the answers fit the new size without another key."""

    async def play() -> None:
        app = TableApp(seat_session("schwarzmarkt"), 0)
        async with app.run_test(size=SMALL) as pilot:
            await settle(app, pilot)
            small = shown(app, "#picture"), shown(app, "#keys")
            await pilot.resize_terminal(*DESK)
            await pilot.pause()
            large = shown(app, "#picture"), shown(app, "#keys")
            assert large[0] != small[0]
            assert large[1] != small[1]
            await pilot.resize_terminal(*SMALL)
            await pilot.pause()
            assert (shown(app, "#picture"), shown(app, "#keys")) == small

    asyncio.run(play())
