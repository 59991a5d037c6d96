"""Same examples on every machine, however slow; what the deep tests found is printed, one line each."""

from __future__ import annotations

import os
import shutil
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


def pytest_configure() -> None:
    """Stores of tests lie in memory where there is enough: they sync every commit and no test cuts power."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


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
