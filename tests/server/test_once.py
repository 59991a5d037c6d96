"""PROMISES 2 and 3: exactly once, and every command is answered."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
from typing import Any

from funduk.server.store import schema
from tests.server.player import Player, first_move
from tests.server.serving import Server


def test_moves_sent_up_to_five_times_count_once_with_the_same_reply(own_server: Server) -> None:
    """PROMISES 2: over reconnects and over two processes."""

    async def play() -> int:
        lot = random.Random(7)
        async with Player(own_server.port) as nora:
            table = await nora.new_table("mbb")
            await nora.dial()
            message = await nora.enter(table)
            moves = 0
            while moves < 12 and not (message.get("meta") or {}).get("result"):
                if message["type"] not in ("snapshot", "update") or not message["asks"]:
                    message = await nora.hear_until("snapshot", "update")
                    continue
                ask, move_id = message["asks"][0], secrets.token_hex(8)
                action: dict[str, Any] = first_move(ask)
                if lot.random() < 0.3:
                    action = {"seat": 0, "verb": "raise", "gems": {"R": 60}}
                replies = []
                for sending in range(lot.randint(1, 5)):
                    if sending and lot.random() < 0.5:
                        await nora.hang_up()
                        if lot.random() < 0.3:
                            await asyncio.to_thread(own_server.kill)
                            await asyncio.to_thread(own_server.start)
                        await nora.dial()
                    await nora.move(table, ask, action, move_id)
                    replies.append(await nora.hear_until("ok", "refused", "stale", "error"))
                assert all(reply == replies[0] for reply in replies), replies
                assert replies[0]["type"] in ("ok", "refused")
                moves += replies[0]["type"] == "ok"
                message = await nora.watch(table)
            return moves

    moves = asyncio.run(play())
    connection = sqlite3.connect(own_server.data / schema.DATABASE)
    records = [json.loads(record) for (record,) in connection.execute("SELECT record FROM log")]
    connection.close()
    ids = [record["move_id"] for record in records if record.get("move_id")]
    assert len(ids) == len(set(ids)) == moves


def mutate(lot: random.Random, message: dict[str, Any]) -> Any:
    """A message with something wrong, or something else altogether."""
    junk: list[Any] = [
        None,
        True,
        -1,
        2**70,
        1e308,
        "",
        "x" * 300,
        "\u202e",
        [],
        {},
        [[[]]],
        {"a": {"b": 1}},
        "*",
    ]
    kind = lot.randrange(7)
    if kind == 0:
        return lot.choice(junk)
    changed = json.loads(json.dumps(message))
    place = lot.choice(list(changed))
    if kind == 1:
        del changed[place]
    elif kind == 2:
        changed[lot.choice(["extra", "seat", "__proto__", "type "])] = lot.choice(junk)
    elif kind == 3 and isinstance(changed.get("action"), dict):
        inside = changed["action"]
        inside[lot.choice([*inside, "gems", "seat", "verb", "hidden"])] = lot.choice(junk)
    elif kind == 4 and "action" in changed:
        changed["ask_id"] = lot.choice([[0, 99], [1, 0], [-1, -1], [0], "no", [2**63, 2**63]])
    else:
        changed[place] = lot.choice(junk)
    return changed


def test_fuzzed_commands_are_all_answered_within_two_seconds(server: Server) -> None:
    """PROMISES 3: ok, refused, stale or error, but never silence."""

    async def play() -> int:
        lot = random.Random(11)
        answered = 0
        async with Player(server.port) as nora:
            table = await nora.new_table("mbb")
            await nora.dial()
            ask = (await nora.enter(table))["asks"][0]
            honest = [
                {"type": "watch", "table": table, "since": None},
                {
                    "type": "move",
                    "table": table,
                    "move_id": "0" * 16,
                    "ask_id": ask["id"],
                    "action": {"seat": 0, "verb": "raise", "gems": {"R": 9}},
                },
                {"type": "dice", "table": table, "commit": "0" * 64},
                {"type": "hello", "ticket": "x", "version": 1},
                {"type": "ping"},
            ]
            for round_ in range(600):
                message = mutate(lot, lot.choice(honest))
                text = json.dumps(message)
                if lot.random() < 0.1:
                    text = text[: lot.randrange(len(text) + 1)] + lot.choice(
                        ["", "\x00", "[" * 40, "\ud800"]
                    )
                if isinstance(message, dict) and message.get("move_id") == "0" * 16:
                    text = text.replace("0" * 16, f"{round_:016}")
                assert nora.socket is not None
                await nora.socket.send(text.encode("utf-8", "replace").decode())
                heard = await nora.hear_until(
                    "ok", "refused", "stale", "error", "pong", "snapshot", patience=2
                )
                answered += 1
                if heard["type"] == "ok":
                    ask = (await nora.look(table))["asks"] or [ask]
            assert server.well()
        return answered

    assert asyncio.run(play()) == 600


def test_secret_choices_sent_together_never_conflict(server: Server) -> None:
    """PROMISES 4: all seats answer within a few milliseconds, round after round; everything is accepted."""

    async def play() -> int:
        accepted = 0
        people = [Player(server.port) for _ in range(4)]
        table = await people[0].new_table("mooo")
        for player in people[1:]:
            await player.command(table, "sit")
        await people[0].command(table, "start")
        for player in people:
            await player.dial()
        await asyncio.gather(*(player.enter(table) for player in people))
        for _ in range(12):
            looks = [await player.look(table) for player in people]
            asked = [
                (one, look) for one, look in zip(people, looks, strict=True) if look.get("asks")
            ]
            if not asked:
                break
            for player, look in asked:
                await player.move(table, look["asks"][0], first_move(look["asks"][0]))
            for player, _ in asked:
                answer = await player.hear_until("ok", "refused", "stale", "error")
                assert answer["type"] == "ok", answer
                accepted += 1
            for player in people:
                await player.say(type="ping")
                await player.hear_until("pong")
        for player in people:
            await player.__aexit__()
        return accepted

    assert asyncio.run(play()) >= 20
