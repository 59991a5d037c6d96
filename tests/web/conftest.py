"""A real house on a free port, and people in real browsers who notice what must never happen."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.person import Person
from tests.web.wire import Wire
from tools import frontend

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
)
PATIENCE = 30_000
"""Milliseconds for anything a page must show; a busy machine is no failure."""
expect.set_options(timeout=PATIENCE)
GENEROUS = ("--address-rate", "400", "--address-connections", "200")
SERVE = (
    "import argparse, sys; from funduk.server import command; "
    "from funduk.server.tables import market_hours, patience; "
    "patience.PATIENCE = float(sys.argv.pop(1)); "
    "market_hours.LEAST_QUIET = float(sys.argv.pop(1)); "
    "parser = argparse.ArgumentParser(); "
    "command.add_serve_arguments(parser); sys.exit(command.serve(parser.parse_args()))"
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """The server as a process that can be stopped and started again at the same address."""

    def __init__(
        self, data: Path, pause: float = 0.02, patience: float = 180.0, quiet: float = 1e6
    ) -> None:
        """quiet: seconds after which a market's bell begins to count down at the least."""
        self.quiet = quiet
        self.port = free_port()
        self.patience = patience
        self.pause = pause
        self.data = data
        self.address = f"http://localhost:{self.port}"
        self.wire = Wire(self.port)
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        origins = ("--origin", self.address, "--origin", self.wire.address)
        arguments = ("--port", str(self.port), "--data", str(self.data), "--workers", "1")
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                SERVE,
                str(self.patience),
                str(self.quiet),
                *arguments,
                "--pause",
                str(self.pause),
                *origins,
                *GENEROUS,
            ],
            stdout=subprocess.DEVNULL,
        )
        for _ in range(300):
            with (
                contextlib.suppress(OSError),
                urllib.request.urlopen(f"{self.address}/healthz", timeout=1),
            ):
                return
            time.sleep(0.1)
        raise RuntimeError("the house did not open")

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    frontend.build()
    built = House(tmp_path_factory.mktemp("house"))
    built.open()
    yield built
    built.close()


@pytest.fixture
def calm_house(tmp_path: Path) -> Iterator[House]:
    """One whose bots take the time that people see."""
    frontend.build()
    built = House(tmp_path / "house", pause=1.0)
    built.open()
    yield built
    built.close()


@pytest.fixture
def hasty_house(tmp_path: Path) -> Iterator[House]:
    """One whose guests lose patience with each other after two seconds."""
    frontend.build()
    built = House(tmp_path / "house", patience=2.0)
    built.open()
    yield built
    built.close()


@pytest.fixture
def bell_house(tmp_path: Path) -> Iterator[House]:
    """One whose markets' bell counts down when people have been quiet for a while."""
    frontend.build()
    built = House(tmp_path / "house", pause=0.15, quiet=8.0)
    built.open()
    yield built
    built.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
    )
    assert found, "the browser tests need Chromium: `make test` installs it"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=list(QUIET))
        yield chromium
        chromium.close()


Enter = Callable[..., Person]


@pytest.fixture
def enter(house: House, browser: Browser) -> Iterator[Enter]:
    """Lets a person in: a browser of their own, which must stay clean until the end of the test."""
    people: list[Person] = []

    def come(
        width: int = 1440,
        height: int = 900,
        locale: str = "en-GB",
        wired: bool = False,
        at: House = house,
        **more: Any,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(PATIENCE)
        page: Page = context.new_page()
        person = Person(page, at.wire.address if wired else at.address)
        people.append(person)
        return person

    yield come
    for person in people:
        complaints = person.complaints()
        person.page.context.close()
        assert complaints == []


LONGEST = ("test_wild_market.py", "test_schwarzmarkt.py", "test_every_question.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of the browser's tests the longest come first, so that no worker waits for one at the end."""
    here = Path(__file__).parent
    places = [n for n, item in enumerate(items) if item.path.parent == here]
    known = {name: rank for rank, name in enumerate(LONGEST)}
    ranked = sorted(
        (items[n] for n in places), key=lambda item: known.get(item.path.name, len(known))
    )
    for n, item in zip(places, ranked, strict=True):
        items[n] = item
