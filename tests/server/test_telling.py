"""Updates are put together from parts; they are the very messages that the protocol knows."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from funduk.server.people import identity
from funduk.server.tables import viewpoint
from funduk.server.tables.takebacks import may_take_back
from funduk.server.wire import messages
from funduk.server.wire.frames import message_in
from funduk.server.wire.streams import WATCHING, Stream
from tests.server.seated import house_of, play_random, put_table
from tests.server.serving import open_app


@pytest.mark.parametrize("game", ["basari_cards", "basari", "sandsturm", "schwarzmarkt"])
def test_every_update_is_a_message_of_the_protocol(tmp_path: Path, game: str) -> None:
    reader = msgspec.json.Decoder(messages.Update)
    cards = 0

    async def check() -> None:
        nonlocal cards
        async with open_app(tmp_path) as (app, _):
            house = house_of(app)
            table = await put_table(house, [identity.fresh_id() for _ in range(4)], game, seed=3)
            streams: list[Stream] = []
            for key in (0, 1, 2, 3, WATCHING):
                stream = table.streams[key] = Stream(key)
                stream.left = float("inf")  # somebody was here a moment ago
                streams.append(stream)
            lot = random.Random(3)
            for _ in range(40):
                assert await play_random(house, table, lot)
                waiting = messages.write(viewpoint.waiting(table))
                for stream in streams:
                    seq, framed = stream.history[-1]
                    text = message_in(framed)
                    update = reader.decode(text)
                    assert messages.write(update) == text
                    assert (update.table, update.seq) == (table.state.id, seq)
                    assert update.may_take_back == may_take_back(table, stream.seat)
                    assert bytes(update.waiting) == waiting
                    assert bytes(update.asks) == messages.write(viewpoint.asks(table, stream))
                    assert update.view == viewpoint.view(table, stream.seat)
                    if bytes(update.meta) != b"null":
                        assert bytes(update.meta) == messages.write(
                            viewpoint.meta(table, stream.key)
                        )
                        cards += 1

    asyncio.run(check())
    assert cards == 5, "each hears of the table itself once, with the first move"
