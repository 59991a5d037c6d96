"""Recorded matches play again to the same bytes, every view at every step, on the source and compiled."""

from __future__ import annotations

import json

import pytest

from tests.golden.record import entries_of, lines, path_of, recorded_settings, set_files
from tests.laws.tables import NAMES, Setting

RECORDED = [
    (setting, set_name)
    for name in NAMES
    for set_name in set_files(name)
    for setting in recorded_settings(name)
]


@pytest.mark.parametrize(("setting", "set_name"), RECORDED, ids=str)
def test_a_golden_match_replays_to_the_same_bytes(setting: Setting, set_name: str) -> None:
    path = path_of(setting, set_name)
    assert path.exists(), f"record it: python -m tests.golden.record {setting.game}"
    recorded = path.read_text(encoding="utf-8").splitlines()
    again = lines(setting, set_name, entries_of(path))
    for number, (then, now) in enumerate(zip(recorded, again, strict=True)):
        assert now == then, f"{path.name}, line {number + 1}: what was recorded must not change"
    assert json.loads(recorded[-1])["winners"], "a golden match is played to its end"
