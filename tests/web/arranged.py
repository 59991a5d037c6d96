"""Tables that stand at a chosen question: played beside the house, their log laid into its store."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import funduk
from funduk import bots
from funduk.server.people.identity import fresh_id
from funduk.server.store import schema
from funduk.server.store.sqlite import SqliteStore
from funduk.server.tables.state import Begun, DiceBox, Played, SeatState, TableState, Told
from funduk.server.tables.table import Table, entries_as_text, result_of

if TYPE_CHECKING:
    from funduk.core.match import Match
    from tests.web.conftest import House
    from tests.web.person import Person

NAMES = ("Nora", "Zimt-Ali", "Maximiliane", "Mina", "Tom", "Theodora")
SEED = "5a" * 32
ENOUGH_GAMES = 40
WILD, ORDERED = {"trade": "wild", "market_acts": 12}, {"trade": "ordered"}
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("basari_cards", 5, {}),
    ("basari", 4, {"decline": True}),
    ("sandsturm", 6, {}),
    ("schwarzmarkt", 6, ORDERED),
    ("schwarzmarkt", 6, WILD),
)


@dataclass(frozen=True)
class Scene:
    """A question, and the match that stands at it."""

    name: str
    question: str
    seat: int
    match: Match
    entries: int


def scenes(game: str, seats: int, options: dict[str, Any]) -> dict[str, Scene]:
    """Every question that can be put at such a table, each at the fullest table it came up at."""
    found: dict[str, Scene] = {}
    last: dict[str, int] = {}
    for number in range(ENOUGH_GAMES):
        known = len(found)
        _collect(game, seats, options, number, found)
        for name in list(found)[known:]:
            last[name] = number
        if number >= 3 and all(number - game_found >= 3 for game_found in last.values()):
            break
    return dict(sorted(found.items()))


def _collect(
    game: str, seats: int, options: dict[str, Any], number: int, found: dict[str, Scene]
) -> None:
    """One game, half of them wanderers, who try everything."""
    rules = funduk.game(game)
    match = funduk.Match(rules, seats, f"arranged {number}", options)
    minds = [
        bots.bot(
            "wanderer" if (seat + number) % 2 else "peddler", rules, seat, match.bot_dice(seat)
        )
        for seat in range(seats)
    ]
    here: dict[str, Scene] = {}
    while asks := match.asks:
        for ask in asks:
            step = type(rules.course[match.table.phase]).__name__
            name = f"{game}-{options['trade']}-" if "trade" in options else f"{game}-"
            name += f"{ask.question}" if ask.question == "rejoin" else f"{step}"
            if ask.seat == asks[0].seat:
                here[name] = Scene(name, ask.question, ask.seat, match, len(match.entries))
        ask = asks[number % len(asks)]
        match.play(minds[ask.seat].decide(match.view(ask.seat), ask).action)
    for name, scene in here.items():
        found.setdefault(name, scene)


def finished(game: str, seats: int, options: dict[str, Any], seed: str = "arranged") -> Match:
    match = funduk.Match(funduk.game(game), seats, seed, options)
    match.play_out(["peddler"] * seats)
    return match


def arrange(
    house: House, person: Person, match: Match, seat: int, entries: int | None = None
) -> str:
    """Lays the first entries of a match into the house's store; the person sits at the seat."""
    cookie = next(one for one in person.page.context.cookies() if one["name"] == "funduk")
    guest = cookie["value"].split(".")[0]
    sitting = [
        SeatState("person", guest if place == seat else fresh_id(), NAMES[place])
        for place in range(match.seats)
    ]
    over = entries is None and match.over
    state = TableState(
        fresh_id(),
        match.game.name,
        sitting,
        dict(match.options),
        "link",
        "fast",
        guest,
        time.time(),
        match.game.components.name,
        match.rules_version,
        "over" if over else "running",
        dice=DiceBox(SEED, "drawn"),
        bot_seed="arranged",
        result=result_of(match) if over else None,
    )
    table = Table(state)
    now = time.time()
    begun = Begun(match.game.components.content, match.rules_version, dict(match.options), now)
    played = Played(entries_as_text(match.entries[:entries]), now)
    table.begin(begun)
    change = table.change([Told(state, now), begun, played])
    # Playwright has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, _write(house, change)).result()
    return state.id


async def _write(house: House, change: Any) -> None:
    store = SqliteStore(house.data / schema.DATABASE)
    try:
        await store.commit(change)
    finally:
        await store.close()
