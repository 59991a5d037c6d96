"""The browser's types are the server's."""

from __future__ import annotations

from pathlib import Path

import pytest

from funduk.server.wire import typescript

FOLDER = Path(__file__).parents[2] / "web" / "src" / "protocol"


@pytest.mark.parametrize("name", sorted(typescript.files()))
def test_the_committed_types_are_up_to_date(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert written == typescript.files()[name], (
        "run: .venv/bin/python -m funduk.server.wire.typescript"
    )


def test_no_file_of_types_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.ts")} == set(typescript.files())
