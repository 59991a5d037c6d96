"""Same examples on every machine, however slow; what the deep tests found is printed, one line each."""

from __future__ import annotations

import os
import shutil
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow]
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=SLOW_IS_FINE
)
settings.load_profile("house")


MEMORY = Path("/dev/shm")
ENOUGH = 1 << 30


@pytest.fixture(autouse=True, scope="session")
def kept_games(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Games that tests play at the terminal are not kept among the user's own."""
    os.environ["FUNDUK_KEPT"] = str(tmp_path_factory.mktemp("games"))


def pytest_configure() -> None:
    """Stores of tests lie in memory where there is enough: they sync every commit and no test cuts power."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # as in the foreground


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [
        report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, [])
    ]
    found = [
        (report.nodeid, value)
        for report in reports
        if getattr(report, "when", "") == "call"
        for name, value in report.user_properties
        if name == "result"
    ]
    if found:
        terminalreporter.section("results")
        for _, line in sorted(found):
            terminalreporter.write_line(line)
