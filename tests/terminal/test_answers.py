"""Slips and counters without a screen: keys change them, the engine judges, every legal move is reachable."""

from __future__ import annotations

from typing import Any

import pytest

import funduk
from funduk import catalogue
from funduk.core.action import Action, Ask
from funduk.core.dice import FastDice
from funduk.core.goods import pack
from funduk.core.playout import next_ask
from funduk.games.gems.material import GEMS
from funduk.locale import Words
from funduk.locale.phrases import Phrases
from funduk.terminal.answer import (
    Answer,
    Button,
    GoodsField,
    NumberField,
    PickField,
    Slip,
    TicksField,
)
from funduk.terminal.counter import Counter
from funduk.terminal.haggling import bid_verdict
from funduk.terminal.presenter import presenter
from tests.terminal.robot import seat_session

GAMES = sorted(funduk.GAMES)


def reaches(answer: Answer, action: Action) -> bool:
    """Whether some way can be filled in so that it is this action; fields are named as the action's."""
    for way in answer.ways:
        if isinstance(way, Button):
            if way.action == action:
                return True
        elif _fits(way, action):
            return True
    return False


def _fits(slip: Slip, action: Action) -> bool:
    place = 0
    while place < len(slip.fields()):
        field = slip.fields()[place]
        wanted = getattr(action, field.name, None)
        if isinstance(field, PickField):
            values = [value for value, _ in field.options if value in (wanted, action)]
            if not values:
                return False
            slip.values[field.name] = values[0]
        elif isinstance(field, TicksField):
            bits = int(wanted or 0)
            slip.values[field.name] = tuple(n for n in range(len(field.options)) if bits >> n & 1)
        elif wanted is not None:
            slip.values[field.name] = wanted
        slip.settle()
        place += 1
    return slip.action() == action


OTHER_WAYS = [("basari", {"decline": True}), ("schwarzmarkt", {"trade": "wild", "market_acts": 6})]


@pytest.mark.parametrize(("name", "options"), [*[(name, {}) for name in GAMES], *OTHER_WAYS])
def test_every_drawn_move_can_be_made_by_keys(name: str, options: dict[str, Any]) -> None:
    game = funduk.game(name)
    for seats in game.seats:
        phrases = Phrases(Words("en", "terminal"), game, lambda seat: f"S{seat}", seats)
        table = game.setup(seats, options)
        dice = FastDice(seats)

        def list_moves(ask: Ask, table: Any = table) -> Any:
            return game.moves(table, ask)

        shows = presenter(game, phrases, list_moves)
        unreachable = []
        while asks := game.asks(table):
            ask = next_ask(asks, dice)
            action = game.draw(table, ask, dice)
            if ask.seat in (0, 1):
                view = game.view(table, ask.seat)
                if not reaches(shows.answer(view, ask), action):
                    unreachable.append(action.to_text())
                assert shows.question(view, ask)
                assert all(shows.facts(view))
            game.perform(table, action)
        assert not unreachable, (
            f"{name}, {seats} seats: no keys for {unreachable[:5]} ({len(unreachable)})"
        )


@pytest.mark.parametrize("name", sorted(catalogue.OWN))
def test_every_game_of_the_house_has_a_presenter_of_its_own(name: str) -> None:
    session = seat_session(name)
    shows = presenter(
        session.game, session.phrases, lambda ask: session.game.moves(session.match.table, ask)
    )
    assert type(shows).__module__ == f"funduk.terminal.games.{name}"


def test_letters_push_gems_out_and_shift_takes_them_back() -> None:
    field = GoodsField("gems", "", GEMS, pack([1, 0, 0, 2]))
    assert field.press(0, "r") == pack([0, 0, 0, 1])
    assert field.press(pack([0, 0, 0, 2]), "r") == pack([0, 0, 0, 2]), "there is no third"
    assert field.press(pack([0, 0, 0, 2]), "R") == pack([0, 0, 0, 1])
    assert field.press(0, "x") is None
    assert field.press(pack([1, 0, 0, 1]), "backspace") == 0


def test_picks_numbers_and_ticks_take_arrows_and_digits() -> None:
    pick = PickField("to", "", [(5, "five"), (6, "six")])
    assert (pick.press(5, "right"), pick.press(5, "left"), pick.press(6, "1")) == (6, 6, 5)
    number = NumberField("jokers", "", 0, 3)
    assert (number.press(3, "right"), number.press(0, "2"), number.press(0, "7")) == (3, 2, None)
    ticks = TicksField("dice", "", ["a", "b", "c"])
    assert ticks.press((0,), "3") == (0, 2)
    assert ticks.press((0, 2), "1") == (2,)


def test_a_counter_marks_fills_and_gives() -> None:
    session = seat_session("basari_cards")
    ask = session.next_ask()
    while ask is not None and ask.seat != 0:
        session.bot_plays(ask)
        ask = session.next_ask()
    assert ask is not None
    shows = presenter(
        session.game, session.phrases, lambda ask: session.game.moves(session.match.table, ask)
    )
    counter = Counter(shows.answer(session.view(0), ask), session.judge)
    assert counter.press("down") is None
    assert counter.row == 1
    given = counter.press("enter")
    assert given is not None
    assert given.to_text() == "0 choose B"
    assert counter.press("c") == session.game.parse("0 choose C")


@pytest.mark.parametrize(
    ("bid", "standing", "expected"),
    [
        ("2B", "3B", "one more gem needed"),
        ("4B", "3B", "beats 3 blue: 1 more"),
        ("3G", "3B", "beats 3 blue: dearer in green"),
        ("3B", "1R2B", "does not beat 1 red and 2 blue: as many, but cheaper in red"),
        ("3B", "3B", "the same as 3 blue: add something"),
        ("1R", "-", "opens with 1 red"),
        ("-", "3B", "Push gems out with r y g b; with shift they come back."),
    ],
)
def test_verdicts_in_words(bid: str, standing: str, expected: str) -> None:
    phrases = seat_session("basari_cards").phrases
    assert bid_verdict(phrases, GEMS.from_word(bid, ""), GEMS.from_word(standing, "")) == expected
