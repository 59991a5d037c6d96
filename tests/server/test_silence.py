"""PROMISES 9: nobody can hang a table: silence in every seat at every kind of question, all games end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import funduk
from funduk.core.action import OPEN, ask_for
from funduk.core.dice import FastDice
from funduk.games.schwarzmarkt.questions.wild_trade import REJOIN
from funduk.server.people import identity
from funduk.server.tables import answers, timing, viewpoint
from funduk.server.tables.bot_workers import Thinkers
from funduk.server.tables.clocks import PRESETS
from funduk.server.tables.house import House
from funduk.server.tables.table import Table
from funduk.server.wire import messages
from tests.server.clockwork import (
    LIVE,
    MOST_WALKS,
    SIZES,
    VARIANTS,
    Hand,
    kinds_at,
    kinds_of_people,
    open_house,
    sit_again,
    stop_house,
)
from tests.server.seated import play_random, put_table

Kind = tuple[str, int]
Options = dict[str, Any]
MOMENT = 0.001
FEWEST_WALKS = 10
"""How many games of every size and variant the deep test plays even when nothing is missing any more."""
CASES = [(game, number) for game in sorted(VARIANTS) for number in range(len(VARIANTS[game]))]

pytestmark = pytest.mark.usefixtures("no_bell")


def asked_now(table: Table) -> set[Kind]:
    """Question and seat of everybody who is asked."""
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
    """Nobody answers until the first deadline; returns the questions of those whose time ran out with it.

    SM-16: whoever is done with the market is silent too, and nobody waits for them or answers for them.
    """
    match = table.match
    assert match is not None
    before, asked, first = expected(table), asked_now(table), len(match.entries)
    assert len(before) > 0
    due = timing.due(table)
    assert due is not None
    hand.at += max(0.0, due - house.lived.now() - MOMENT)
    await house.deadlines.play_due()
    assert len(match.entries) == first, "somebody was played before their time was up"
    hand.at += 2 * MOMENT
    await house.deadlines.play_due()
    late = [seat for seat, one in enumerate(table.state.seats) if one.late]
    assert late, "time was up and nothing happened"
    played = [number for number in sorted(table.by_default) if number >= first]
    answers = {number: entry.action for number, entry in enumerate(match.entries) if entry.by >= 0}
    assert [number for number in answers if number >= first] == played, (
        "somebody else was played too"
    )
    silent = set()
    for number in played:
        action = answers[number]
        assert action is not None
        silent.add(action.seat)
        assert action.to_text() == before[action.seat], "not the rules' default"
    assert (len(played), sorted(silent)) == (len(late), late), (
        "one default for each whose time was up"
    )
    told = [
        one
        for one in viewpoint.events(table, None, first)
        if b"time-up" in messages.write(one.event)
    ]
    assert len(told) == len(played), "the log does not say so"
    done = {seat for question, seat in asked if question == REJOIN}
    assert done.isdisjoint(late), "nobody waits for who is done with the market"
    return {(question, seat) for question, seat in asked if seat in late or seat in done}


async def play_on(house: House, table: Table, lot: random.Random, buyer: int | None) -> None:
    """A random answer; where cards are auctioned only the buyer bids, and so comes to own many of them."""
    match = table.match
    assert match is not None
    ask = match.asks[0]
    if buyer is None or ask.question != "bid":
        assert await play_random(house, table, lot)
        return
    action = nothing = match.game.default(match.view(ask.seat), ask)
    dice = FastDice(lot.randrange(1 << 30))
    while ask.seat == buyer and action == nothing and len(match.game.moves(match.table, ask)) > 1:
        action = match.game.draw(match.table, ask, dice)
    async with house.tables.at(table.state.id):
        await answers.perform(house.desk, table, action)


async def walk(
    path: Path, game: str, seats: int, options: Options, seed: int, buyer: int | None = None
) -> tuple[int, set[Kind]]:
    """A game by random answers in which everybody falls silent wherever nobody has been silent yet."""
    silent: set[Kind] = set()
    hand, lot = Hand(), random.Random(seed)
    house = await open_house(path, hand)
    guests = [identity.fresh_id() for _ in range(seats)]
    table = await put_table(house, guests, game, True, options, LIVE, seed)
    deadlines = 0
    while table.state.status == "running":
        assert table.match is not None
        due = timing.due(table)
        assert due is not None
        hand.at += min(lot.uniform(0.0, 5.0), max(0.0, due - house.lived.now() - MOMENT))
        others_act = table.match.asks[0].mode == OPEN and lot.random() < 0.5
        if asked_now(table) <= silent or others_act:
            await play_on(house, table, lot, buyer)
        else:
            silent |= await all_fall_silent(house, table, hand)
            deadlines += 1
            await sit_again(house, table)
    assert len(house.deadlines) == 0, "a game that is over has a deadline"
    await stop_house(house)
    return deadlines, silent


def fall_silent_everywhere(tmp_path: Path, game: str, walks: int, every_seat: bool) -> str:
    """Until every kind of question was met with silence; with `every_seat`, by each seat of each size."""
    rules = funduk.game(game)
    kinds = kinds_of_people(game)
    sizes = sorted(rules.seats)
    silent: dict[int, set[Kind]] = {size: set() for size in sizes}
    wanted = {size: set(product(kinds_at(game, size), range(size))) for size in sizes}
    deadlines = games = 0
    for number in range(walks):
        for size in sizes if every_seat else [SIZES[game][number % 2]]:
            for place, options in enumerate(VARIANTS[game]):
                if every_seat and number >= FEWEST_WALKS and wanted[size] <= silent[size]:
                    continue
                path = tmp_path / f"{number}-{size}-{place}.sqlite"
                buyer = number // 2 % size if every_seat and number % 2 else None
                passed, found = asyncio.run(walk(path, game, size, options, number, buyer))
                silent[size] |= found
                deadlines += passed
                games += 1
        if not every_seat and {kind for size in sizes for kind, _ in silent[size]} == kinds:
            break
    met = {kind for size in sizes for kind, _ in silent[size]}
    assert met == kinds, f"{game}: never silent at {sorted(kinds - met)}"
    if every_seat:
        missing = {
            size: sorted(wanted[size] - silent[size])
            for size in sizes
            if wanted[size] - silent[size]
        }
        assert missing == {}, f"{game}: never silent there"
    places = sum(len(one) for one in silent.values())
    return (
        f"{game}: {games} games ended, {deadlines} deadlines passed in silence at {len(kinds)} kinds of "
        f"question ({places} with seat and size): {', '.join(sorted(kinds))}"
    )


@pytest.mark.parametrize("game", sorted(VARIANTS))
def test_silence_at_every_kind_of_question(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = fall_silent_everywhere(tmp_path, game, MOST_WALKS, every_seat=False)
    with capsys.disabled():
        print(f"\n{told}")


@pytest.mark.deep
@pytest.mark.parametrize("game", sorted(VARIANTS))
def test_silence_in_every_seat_at_every_kind_of_question(
    tmp_path: Path, game: str, record_property: Callable[[str, object], None]
) -> None:
    record_property("result", fall_silent_everywhere(tmp_path, game, 200, every_seat=True))


async def all_silent(
    path: Path, game: str, seats: int, options: Options, back: bool
) -> tuple[int, int]:
    """Nobody ever answers; with `back` people take their seats again and stay silent, else bots go on."""
    hand = Hand()
    house = await open_house(path, hand, None if back else Thinkers(2))
    guests = [identity.fresh_id() for _ in range(seats)]
    table = await put_table(house, guests, game, True, options, PRESETS["day"])
    while table.state.status == "running":
        due = timing.due(table)
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
def test_a_game_of_silent_people_ends_by_defaults_alone(
    tmp_path: Path, game: str, number: int
) -> None:
    seats = min(funduk.game(game).seats)
    options = VARIANTS[game][number]
    defaults, answers = asyncio.run(
        all_silent(tmp_path / "one.sqlite", game, seats, options, back=True)
    )
    assert defaults == answers > 10


@pytest.mark.parametrize(("game", "number"), CASES)
def test_a_game_of_silent_people_ends_by_bots(
    tmp_path: Path,
    game: str,
    number: int,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each game once with the bots that really keep a seat, its other options with the quickest ones."""
    if number > 0:
        monkeypatch.setattr("funduk.server.tables.seats.default_level", lambda game: "wanderer")
    seats = min(funduk.game(game).seats)
    options = VARIANTS[game][number]
    defaults, answers = asyncio.run(
        all_silent(tmp_path / "one.sqlite", game, seats, options, back=False)
    )
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
