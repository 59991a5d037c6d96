"""What a host does beside a running server, on either database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from funduk.server import command
from funduk.server.app import App
from funduk.server.people import identity
from funduk.server.settings import BadSetting
from funduk.server.store import schema
from funduk.server.store.interface import Guest
from funduk.server.store.sqlite import connect
from tests.server.postgres import Postgres
from tests.server.seated import house_of, player_for, put_table
from tests.server.serving import open_app

Said = pytest.CaptureFixture[str]


def admin(place: list[str], *deed: str) -> int:
    return command.main(["admin", *place, *deed])


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_host_looks_up_speaks_and_turns_somebody_out(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest, capsys: Said
) -> None:
    database = ""
    if kind == "postgres":
        shared: Postgres = request.getfixturevalue("postgres")
        database = shared.fresh()
    place = ["--database", database] if database else ["--data", str(tmp_path)]

    async def check() -> None:
        async with open_app(tmp_path, database=database) as (app, port):
            house = house_of(app)
            nora, ben = player_for(app, port), player_for(app, port)
            async with nora, ben:
                await house.store.put_guest(Guest(nora.guest, "Nora"))
                await put_table(house, [nora.guest, ben.guest, identity.fresh_id()])
                await nora.dial()
                assert admin(place, "tables") == 0
                assert "3 of 3 people" in capsys.readouterr().out
                assert admin(place, "people", "nor") == 0
                assert f"{nora.guest}  Nora, 1 tables" in capsys.readouterr().out
                assert admin(place, "say", "Closed on  Sunday", "--lang", "en") == 0
                assert admin(place, "block", nora.guest) == 0
                await look(app)
                told = await ben.get("/api/tables")
                assert told["messages"] == {"en": "Closed on Sunday"}
                gone = await nora.get("/api/me")
                assert gone["error"]["code"] == "turned_out"
                await until_closed(nora)
                assert admin(place, "unblock", nora.guest) == 0
                assert admin(place, "hush") == 0
                await look(app)
                assert (await nora.get("/api/me"))["name"] == "Nora"
                assert (await ben.get("/api/tables"))["messages"] == {}
                assert admin(place, "check") == 0
                assert "no log has a hole" in capsys.readouterr().out

    asyncio.run(check())


async def look(app: App) -> None:
    """As the sweep does every quarter of a minute."""
    await app._look_at_board()


async def until_closed(player: object) -> None:
    socket = getattr(player, "socket", None)
    assert socket is not None
    await asyncio.wait_for(socket.wait_closed(), 30)


def test_what_cannot_be_done_says_why(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="there is no house"):
        admin(["--data", str(tmp_path)], "tables")
    with pytest.raises(BadSetting, match="must be an address"):
        admin(["--database", "mysql://x"], "tables")

    async def open_once() -> None:
        async with open_app(tmp_path):
            pass

    asyncio.run(open_once())
    with pytest.raises(BadSetting, match="nobody here has the id"):
        admin(["--data", str(tmp_path)], "block", "nobody")
    with pytest.raises(BadSetting, match="one line"):
        admin(["--data", str(tmp_path)], "say", "x" * 5000)
    opened = connect(tmp_path / schema.DATABASE)
    opened.execute("PRAGMA user_version = 1")
    opened.close()
    with pytest.raises(BadSetting, match="another version"):
        admin(["--data", str(tmp_path)], "tables")
