"""How the kept tables are visited: by the people who sat there, over real HTTP and real sockets.

Whoever recorded them and whoever opens them today look through the same eyes. No module of the
server is named here: the app comes from the helpers of tests/server, wherever its rooms move.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import funduk
from funduk import bots
from tests.server.player import Player
from tests.server.seated import house_of
from tests.server.serving import open_app

HERE = Path(__file__).parent
DATABASE = HERE / "funduk.sqlite.gz"
EXPECTED = HERE / "expected.json.gz"
MATCHES = HERE / "matches"
SEEN = HERE / "seen"
COOKIE = "funduk"
ADDED_EVENTS = {"taken-back"}
"""The server says these since; they stand between those that were kept."""
LAST_EVENTS = 8
GLANCE = 0.002
MOST_GLANCES = 10_000


@asynccontextmanager
async def visited(data: Path) -> AsyncIterator[tuple[Any, int]]:
    """The house on a data folder, with bots that do not pause and nobody who is called outside."""
    async with open_app(data, pause=0.0, notify_after=3600.0) as (app, port):
        yield house_of(app), port


def unpacked(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def browser(port: int, cookie: str | None) -> Player:
    """Somebody who comes back with the cookie they were given; without one, a stranger."""
    player = Player(port)
    if cookie is not None:
        player.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
    return player


# what a table says of itself


def shown(snapshot: dict[str, Any]) -> dict[str, Any]:
    """A snapshot without what depends on the moment: numbers of messages, clocks, who is online."""
    meta = {name: value for name, value in snapshot["meta"].items() if name != "watchers"}
    meta["seats"] = [{**seat, "online": None} for seat in meta["seats"]]
    told = [entry for entry in snapshot["log"] if entry["event"]["event"] not in ADDED_EVENTS]
    return {
        "meta": meta,
        "seat": snapshot["seat"],
        "view": snapshot["view"],
        "asks": [{**ask, "hints": None} for ask in snapshot["asks"]],
        "waiting": [{**one, "time": one["time"] is not None} for one in snapshot["waiting"]],
        "may_take_back": snapshot["may_take_back"],
        "events": len(told),
        "last_events": told[-LAST_EVENTS:],
        "order": snapshot["order"],
        "chat": snapshot["chat"],
    }


async def look(port: int, number: str, cookie: str | None) -> dict[str, Any]:
    """What one visitor is shown of a table."""
    async with browser(port, cookie) as player:
        await player.dial()
        return shown(await player.look(number))


async def insides(house: Any, number: str) -> dict[str, Any]:
    """What the match of a table, read from its log, says of every seat."""
    async with house.tables.at(number) as table:
        match = table.match
        viewers = [*range(match.seats), None]
        return {
            "entries": len(match.entries),
            "over": match.over,
            "scores": match.scores,
            "winners": match.winners,
            "asks": [ask.to_json() for ask in match.asks],
            "committed": table.committed_seats(),
            "clock": table.clock is not None,
            "views": [match.view(viewer).to_json() for viewer in viewers],
            "remembered": [len(match.history(viewer)) for viewer in viewers],
        }


async def match_of(house: Any, number: str, *viewer: int | None) -> dict[str, Any]:
    """The whole file of a table's match, or what one viewer may be given of it."""
    async with house.tables.at(number) as table:
        file: dict[str, Any] = json.loads(json.dumps(table.match.to_json(*viewer)))
        return file


# playing on

Stop = Callable[[Any], bool]


async def play_on(
    house: Any, number: str, people: dict[int, Player], stop: Stop | None = None, takebacks: int = 0
) -> list[tuple[int, str]]:
    """The people answer as wanderers do, bots for themselves, until the end or until `stop`.

    Everybody has dialled. Seats and ids of the moves that were acknowledged come back, in order.
    The first few moves that can be taken back are, with the consent of the others. Where it may
    stop, people let the bots answer first.
    """
    acknowledged: list[tuple[int, str]] = []
    glances = 0
    while glances < MOST_GLANCES:
        async with house.tables.at(number) as table:
            match = table.match
            if match.over or (stop is not None and stop(table)):
                return acknowledged
            at_table = [seat for seat in people if not table.state.played_by_bot(seat)]
            hasty = stop is None or not table.thinking
            asks = [ask for ask in match.asks if ask.seat in at_table and hasty]
            if asks:
                ask = asks[len(match.entries) % len(asks)]
                dice = funduk.FastDice(len(match.entries))
                wanderer = bots.bot("wanderer", match.game, ask.seat, dice)
                action = wanderer.decide(match.view(ask.seat), ask).action.to_json()
        if not asks:
            glances += 1
            await asyncio.sleep(GLANCE)
            continue
        glances = 0
        move_id = secrets.token_hex(8)
        player = people[ask.seat]
        await player.move(number, {"id": list(ask.id)}, action, move_id)
        reply = await player.hear_until("ok", "refused", "stale")
        if ask.mode == "open" and reply["type"] != "ok":
            continue  # others of an open market were quicker
        assert reply["type"] == "ok", reply
        acknowledged.append((ask.seat, move_id))
        if takebacks and match.can_take_back(ask.seat):
            takebacks -= await took_back(house, number, people, ask.seat)
    raise AssertionError(f"nobody answers at table {number}")


async def took_back(house: Any, number: str, people: dict[int, Player], seat: int) -> bool:
    """Asks to take back, and lets everybody who is asked consent."""
    answer = await people[seat].command(number, "takeback")
    async with house.tables.at(number) as table:
        wish = table.state.takeback
        asked = [] if wish is None else list(wish.asked)
    for other in asked:
        assert await people[other].command(number, "answer", agree=True) == {}
    return bool(answer == {})


# comparing


def missing(kept: Any, now: Any, place: str = "") -> list[str]:
    """Where `now` does not say what was kept; fields that were added since are welcome."""
    if isinstance(kept, dict) and isinstance(now, dict):
        lost = [f"{place}.{name} is gone" for name in kept if name not in now]
        common = [name for name in kept if name in now]
        return lost + [
            one for name in common for one in missing(kept[name], now[name], f"{place}.{name}")
        ]
    if isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        pairs = enumerate(zip(kept, now, strict=True))
        return [
            one for number, (old, new) in pairs for one in missing(old, new, f"{place}[{number}]")
        ]
    return [] if kept == now and type(kept) is type(now) else [f"{place}: {kept!r} became {now!r}"]
