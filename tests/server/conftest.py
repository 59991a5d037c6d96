"""One generous server for all tests of a run that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from funduk.server.tables import market_hours
from tests.server.serving import Server


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
