"""PROMISES 9: nobody can hang a table: silence in every seat at every kind of question, all games end."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import funduk
from funduk.core.action import ask_for
from funduk.games.schwarzmarkt.asked import REJOIN
from funduk.server import clocks, faces, identity, messages
from funduk.server.clocks import PRESETS
from funduk.server.house import House
from funduk.server.table import Table
from funduk.server.thinking import Thinkers
from tests.server.clockwork import LIVE, VARIANTS, Hand, kinds_of_people, open_house, sit_again, stop_house
from tests.server.seated import play_random, put_table

Kind = tuple[str, int]
Options = dict[str, Any]
MOST_WALKS = 12
SIZES = {"basari_cards": (5, 3), "basari": (3, 4), "sandsturm": (4, 6), "schwarzmarkt": (3, 3)}
"""Which tables the sample walks in turn until everything was asked."""
CASES = [(game, number) for game in sorted(VARIANTS) for number in range(len(VARIANTS[game]))]


def asked_now(table: Table) -> set[Kind]:
    """Question and seat of everybody whose clock runs; an empty market stall waits for nobody (SM-16)."""
    assert table.match is not None
    return {(ask.question, ask.seat) for ask in table.match.asks}


def expected(table: Table) -> dict[int, str]:
    """What the rules would play for each seat that is asked now, from its view alone."""
    match = table.match
    assert match is not None
    return {
        ask.seat: match.game.default(match.view(ask.seat), ask).to_text()
        for ask in match.asks
        if ask.question != REJOIN
    }


async def all_fall_silent(house: House, table: Table, hand: Hand) -> set[Kind]:
    """Nobody answers until the first deadline; returns who was silent, also where a market ended first."""
    match = table.match
    assert match is not None
    before, asked, first = expected(table), asked_now(table), len(match.entries)
    assert len(before) > 0
    due = clocks.due(table)
    assert due is not None
    hand.at += due - house.lived.now() - 0.001
    await house.deadlines.play_due()
    assert len(match.entries) == first, "somebody was played before their time was up"
    hand.at += 0.002
    await house.deadlines.play_due()
    late = [seat for seat, one in enumerate(table.state.seats) if one.late]
    assert late, "time was up and nothing happened"
    played = [number for number in sorted(table.by_default) if number >= first]
    assert match.entries[played[0]].action is not None
    entry = match.entries[played[0]]
    assert entry.action is not None
    assert entry.action.to_text() == before[entry.by], "not the rules' default"
    told = [one for one in faces.events(table, None, first) if b"time-up" in messages.write(one.event)]
    assert len(told) == len(played), "the log does not say so"
    return {kind for kind in asked if kind[0] != REJOIN}


async def walk(path: Path, game: str, seats: int, options: Options, seed: int) -> tuple[int, set[Kind]]:
    """A game by random answers in which everybody falls silent wherever nobody has been silent yet."""
    silent: set[Kind] = set()
    hand, lot = Hand(), random.Random(seed)
    house = await open_house(path, hand)
    guests = [identity.fresh_id() for _ in range(seats)]
    table = await put_table(house, guests, game, True, options, LIVE, seed)
    deadlines = 0
    while table.state.status == "running":
        hand.at += lot.uniform(0.0, 5.0)
        fresh = {kind for kind in asked_now(table) if kind[0] != REJOIN} - silent
        if fresh:
            silent |= await all_fall_silent(house, table, hand)
            deadlines += 1
            await sit_again(house, table)
        else:
            silent |= {kind for kind in asked_now(table) if kind[0] == REJOIN}
            assert await play_random(house, table, lot)
    assert len(house.deadlines) == 0, "a game that is over has a deadline"
    await stop_house(house)
    return deadlines, silent


def fall_silent_everywhere(tmp_path: Path, game: str, walks: int, every_seat: bool) -> str:
    rules = funduk.game(game)
    kinds = kinds_of_people(game)
    sizes = sorted(rules.seats)
    silent: dict[int, set[Kind]] = {size: set() for size in sizes}
    deadlines = games = 0
    for number in range(walks):
        for size in sizes if every_seat else [SIZES[game][number % 2]]:
            for place, options in enumerate(VARIANTS[game]):
                path = tmp_path / f"{number}-{size}-{place}.sqlite"
                passed, found = asyncio.run(walk(path, game, size, options, number))
                silent[size] |= found
                deadlines += passed
                games += 1
        met = {question for size in sizes for question, _ in silent[size]}
        if met == kinds and not every_seat:
            break
    met = {question for size in sizes for question, _ in silent[size]}
    assert met == kinds, f"{game}: never silent at {sorted(kinds - met)}"
    if every_seat:
        wanted = {(question, seat) for question in kinds for seat in range(min(rules.seats))}
        assert wanted <= {kind for size in sizes for kind in silent[size]}
    places = sum(len(one) for one in silent.values())
    return (
        f"\n{game}: {games} games ended, {deadlines} deadlines passed in silence at {len(kinds)} kinds of "
        f"question ({places} with the seat): {', '.join(sorted(kinds))}"
    )


@pytest.mark.parametrize("game", sorted(VARIANTS))
def test_silence_at_every_kind_of_question(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = fall_silent_everywhere(tmp_path, game, MOST_WALKS, every_seat=False)
    with capsys.disabled():
        print(told)


@pytest.mark.deep
@pytest.mark.parametrize("game", sorted(VARIANTS))
def test_silence_in_every_seat_at_every_kind_of_question(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = fall_silent_everywhere(tmp_path, game, 40, every_seat=True)
    with capsys.disabled():
        print(told)


async def all_silent(path: Path, game: str, seats: int, options: Options, back: bool) -> tuple[int, int]:
    """Nobody ever answers; with `back` people take their seats again and stay silent, else bots go on."""
    hand = Hand()
    house = await open_house(path, hand, None if back else Thinkers(2))
    guests = [identity.fresh_id() for _ in range(seats)]
    table = await put_table(house, guests, game, True, options, PRESETS["day"])
    while table.state.status == "running":
        due = clocks.due(table)
        if due is not None and due > house.lived.now():
            hand.at += due - house.lived.now() + 0.001
        await house.deadlines.play_due()
        if back:
            await sit_again(house, table)
        await asyncio.sleep(0.001)
    assert table.match is not None
    answers = sum(entry.by >= 0 for entry in table.match.entries)
    assert table.state.result is not None
    await stop_house(house)
    return len(table.by_default), answers


@pytest.mark.parametrize(("game", "number"), CASES)
def test_a_game_of_silent_people_ends_by_defaults_alone(tmp_path: Path, game: str, number: int) -> None:
    seats = min(funduk.game(game).seats)
    options = VARIANTS[game][number]
    defaults, answers = asyncio.run(all_silent(tmp_path / "one.sqlite", game, seats, options, back=True))
    assert defaults == answers > 10


@pytest.mark.parametrize(("game", "number"), CASES)
def test_a_game_of_silent_people_ends_by_bots(
    tmp_path: Path, game: str, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = min(funduk.game(game).seats)
    options = VARIANTS[game][number]
    defaults, answers = asyncio.run(all_silent(tmp_path / "one.sqlite", game, seats, options, back=False))
    with capsys.disabled():
        print(f"\n{game} {options}: {defaults} defaults, then bots to the end, {answers} answers")
    assert defaults == seats
    assert answers > defaults


def test_a_table_without_a_clock_never_acts_by_itself(tmp_path: Path) -> None:
    async def check() -> None:
        hand = Hand()
        house = await open_house(tmp_path / "one.sqlite", hand)
        table = await put_table(house, [identity.fresh_id() for _ in range(4)])
        assert table.match is not None
        length = len(table.match.entries)
        hand.at += 1e9
        await house.deadlines.play_due()
        assert (len(table.match.entries), len(house.deadlines)) == (length, 0)
        assert ask_for(table.match.asks, 0) is not None
        await stop_house(house)

    asyncio.run(check())
