"""One generous server for all tests of a run that do not need their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from funduk.server.store.sql import SqlStore
from funduk.server.store.sqlite import SqliteStore
from funduk.server.tables import market_hours
from tests.server.serving import Server

if TYPE_CHECKING:  # the wheel is tested without psycopg
    from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    shared = Server(tmp_path_factory.mktemp("data"))
    shared.start()
    yield shared
    shared.kill()


@pytest.fixture
def no_bell(monkeypatch: pytest.MonkeyPatch) -> None:
    """No market is closed by its bell, however long a test lets people be silent."""
    monkeypatch.setattr(market_hours, "LEAST_QUIET", 1e12)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For tests that kill, restart or look into the store."""
    own = Server(tmp_path / "data")
    own.start()
    yield own
    own.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from tests.server.postgres import Postgres

    shared = Postgres()
    yield shared
    shared.close()


OpenStore = Callable[[], SqlStore]
"""Opens the same store each time."""


@pytest.fixture(params=["sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """What holds for one store holds for the other."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "s.sqlite")
    from funduk.server.store.postgres import PostgresStore

    address = request.getfixturevalue("postgres").fresh()
    return lambda: PostgresStore(address)
