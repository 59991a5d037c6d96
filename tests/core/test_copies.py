"""Whatever a program holds can be pickled and deep-copied, and goes on alike, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from multiprocessing import get_context
from typing import Any

import pytest

import funduk
from funduk.core.dice import FastDice, RecordingDice, ScriptedDice, SealedDice
from funduk.core.playout import play_random

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "deepcopy": copy.deepcopy,
}


def halfway(name: str) -> funduk.Match:
    game = funduk.game(name)
    match = funduk.Match(game, seats=4, seed="halfway")
    dice = FastDice(5)
    for _ in range(25):
        match.play(game.draw(match.table, match.asks[0], dice))
    return match


def test_every_game_is_tried() -> None:
    assert len(funduk.GAMES) >= 4


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", funduk.GAMES)
def test_tables_views_asks_and_what_happened_come_back_as_they_were(name: str, way: str) -> None:
    match = halfway(name)
    asks = match.asks
    things: list[Any] = [match.table, match.view(0), match.view(None), *asks]
    for entry in match.entries:
        things += [entry.action, *entry.events]
    for thing in things:
        twin = WAYS[way](thing)
        assert twin == thing and hash(twin) == hash(thing) and repr(twin) == repr(thing)
    twin = WAYS[way](match.table)
    first, second = FastDice(1), FastDice(1)
    assert play_random(match.game, twin, first) == play_random(
        match.game, match.table.copy(), second
    )
    assert match.game.dump(match.table) != match.game.dump(twin), "a copy has a life of its own"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", funduk.GAMES)
def test_a_match_goes_on_with_the_same_dice(name: str, way: str) -> None:
    match = halfway(name)
    twin = WAYS[way](match)
    assert isinstance(twin, funduk.Match) and twin.to_json() == match.to_json()
    for one in (match, twin):
        one.play_out(["peddler"] * 4)
    assert twin.to_json() == match.to_json() and twin.scores == match.scores is not None
    assert funduk.verify(twin.to_json()).ok


@pytest.mark.parametrize("way", WAYS)
def test_a_match_from_a_position_and_one_that_took_back_go_on(way: str) -> None:
    begun = halfway("basari_cards")
    match = funduk.Match(begun.game, position=begun.table, seed=3)
    twin = WAYS[way](match)
    assert twin.to_json() == match.to_json()
    haggling = halfway("schwarzmarkt")
    seat = haggling.asks[0].seat
    if haggling.can_take_back(seat):
        haggling.take_back(seat)
    assert WAYS[way](haggling).to_json() == haggling.to_json()


@pytest.mark.parametrize("way", WAYS)
def test_dice_go_on_where_they_were(way: str) -> None:
    all_dice = [
        FastDice(4),
        SealedDice(b"seed", [b"a", b"b"], ["c", "d"]),
        RecordingDice(FastDice(2)),
        ScriptedDice([3, 1, 4, 1, 5, 9, 2, 6]),
    ]
    for dice in all_dice:
        dice.below(7)
        twin = WAYS[way](dice)
        assert twin.origin() == dice.origin()
        assert [twin.below(10) for _ in range(5)] == [dice.below(10) for _ in range(5)]


@pytest.mark.parametrize("name", funduk.GAMES)
def test_games_and_options_come_back(name: str) -> None:
    game = funduk.game(name)
    twin = pickle.loads(pickle.dumps(game))
    assert twin.components.content == game.components.content and repr(twin) == repr(game)
    assert [repr(option) for option in twin.options] == [repr(option) for option in game.options]


def points(table: funduk.Table) -> int:
    return table.seats()


def test_tables_cross_to_other_processes() -> None:
    tables = [halfway(name).table for name in funduk.GAMES]
    with get_context("spawn").Pool(1) as pool:
        assert pool.map(points, tables) == [4] * len(tables)


@pytest.mark.parametrize("name", funduk.GAMES)
def test_hashes_of_neighbouring_tables_differ(name: str) -> None:
    """A search keeps tables in dictionaries; after different moves they should seldom meet."""
    match = halfway(name)
    hashes, tables = set(), 0
    for place in range(200):
        twin = match.table.copy()
        play_some(match.game, twin, FastDice(place), 6)
        hashes.add(hash(twin))
        tables += 1
    assert len(hashes) > tables / 2


def play_some(game: funduk.Game, table: funduk.Table, dice: FastDice, moves: int) -> None:
    for _ in range(moves):
        asks = game.asks(table)
        if asks:
            game.apply(table, game.draw(table, asks[0], dice))


def test_values_print_readably() -> None:
    match = funduk.Match(funduk.game("basari_cards"), seats=3, seed=1)
    assert "gems=3R3Y3G3B" in repr(match.view(0)) and "stock=13R13Y13G13B" in repr(match.table)
    assert repr(match) == (
        "<match of basari_cards, 3 seats, 3 entries: seat 0 is asked to choose, "
        "seat 1 is asked to choose, seat 2 is asked to choose>"
    )
    assert repr(match.game).startswith("<basari_cards for 3 to 5 seats, set house-")
    assert repr(match.entries[0]).startswith("<Entry * deal 0 ")
    match.play_out(["wanderer"] * 3)
    assert repr(funduk.verify(match.to_json())).endswith("all agree>")


def test_me_and_some_bots() -> None:
    """Bots that watch are told; with me at no seat it is the same as playing out."""
    match = funduk.Match(funduk.game("basari_cards"), seats=3, seed="company")
    company = match.with_bots({1: "merchant", 2: "peddler"})
    asked = 0
    while ask := company.next_ask():
        assert ask.seat == 0
        company.play(match.game.default(match.view(0), ask))
        asked += 1
    assert match.over and asked > 10
    with pytest.raises(funduk.FundukError, match="no bot can sit at seat 3"):
        match.with_bots({3: "peddler"})
