"""PROMISES 6: after random cuts and delays a browser's picture is the server's again."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.player import Player, first_move
from tests.server.serving import Server


class Picture:
    """What a page keeps: view, questions, log, meta and the number of the last message."""

    def __init__(self) -> None:
        self.seq: int | None = None
        self.shown: dict[str, Any] = {}
        self.snapshots = 0
        self.gaps = 0

    def take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "stale":
            message, kind = message["snapshot"], "snapshot"
        if kind == "snapshot":
            self.snapshots += 1
            self.seq = message["seq"]
            self.shown = {
                name: message[name] for name in ("view", "asks", "waiting", "log", "meta", "seat")
            }
        elif kind in ("update", "table") and self.seq is not None and message["seq"] > self.seq:
            assert message["seq"] == self.seq + 1, "a gap in a stream that promised none"
            self.seq = message["seq"]
            if kind == "update":
                self.shown["log"] = self.shown["log"] + message["events"]
                for name in ("view", "asks", "waiting"):
                    self.shown[name] = message[name]
            if message["meta"]:
                self.shown["meta"] = message["meta"]


async def keep_busy(player: Player, table: str, message: dict[str, Any]) -> None:
    """The other person plays on all the time, with pauses."""
    while True:
        if message["type"] in ("snapshot", "update") and message["asks"]:
            await asyncio.sleep(0.03)
            await player.move(table, message["asks"][0], first_move(message["asks"][0]))
        message = await player.hear(60)


def test_pictures_converge_after_random_cuts(server: Server) -> None:
    async def play() -> tuple[int, int]:
        lot = random.Random(3)
        cuts = short = 0
        async with (
            Player(server.port) as nora,
            Player(server.port) as ben,
            Player(server.port) as fresh_eyes,
        ):
            table = await nora.new_table("mob", pace="fast")
            await ben.command(table, "sit")
            await nora.command(table, "start")
            await nora.dial()
            await ben.dial()
            first, begun = await asyncio.gather(nora.enter(table), ben.enter(table))
            busy = asyncio.create_task(keep_busy(ben, table, begun))
            picture = Picture()
            picture.take(first)
            for _ in range(25):
                end = asyncio.get_running_loop().time() + lot.uniform(0.0, 0.25)
                while (left := end - asyncio.get_running_loop().time()) > 0:
                    try:
                        picture.take(await nora.hear(left))
                    except TimeoutError:
                        break
                    asks = picture.shown["asks"]
                    if asks and lot.random() < 0.8:
                        await nora.move(table, asks[0], first_move(asks[0]))
                assert nora.socket is not None
                nora.socket.transport.abort()
                cuts += 1
                await asyncio.sleep(lot.uniform(0.0, 0.1))
                await nora.dial()
                snapshots = picture.snapshots
                await nora.say(type="watch", table=table, since=picture.seq)
                await nora.say(type="ping")
                while (message := await nora.hear())["type"] != "pong":
                    picture.take(message)
                short += picture.snapshots == snapshots
                await same_as_fresh(nora, picture, table)
                if picture.shown["meta"]["status"] == "over":
                    break
            busy.cancel()
            await asyncio.gather(busy, return_exceptions=True)
            await fresh_eyes.hang_up()
        return cuts, short

    cuts, short = asyncio.run(play())
    assert cuts >= 5
    assert short >= cuts // 2, "the short history hardly ever helped"


async def same_as_fresh(nora: Player, picture: Picture, table: str) -> None:
    """A second tab of the same guest gets a snapshot: at one number both show the same."""
    tab = Player(nora.port)
    tab.http.cookies.update(nora.http.cookies)
    await tab.dial()
    whole = Picture()
    whole.take(await tab.watch(table))
    assert whole.seq is not None
    assert picture.seq is not None
    deadline = asyncio.get_running_loop().time() + 5
    while picture.seq != whole.seq:
        slower, player = (picture, nora) if picture.seq < whole.seq else (whole, tab)
        try:
            slower.take(await player.hear(1))
        except (TimeoutError, ConnectionClosed):
            assert asyncio.get_running_loop().time() < deadline
    # Presence is told a moment later, so it is not compared.
    one, other = dict(picture.shown), dict(whole.shown)
    for shown in (one, other):
        seats = [{**seat, "online": True} for seat in shown["meta"]["seats"]]
        shown["meta"] = {**shown["meta"], "watchers": 0, "seats": seats}
    assert one == other
    await tab.__aexit__()
