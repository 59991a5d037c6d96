"""Short games of Sandsturm as a training notes them."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from funduk.bots.sandsturm.habits import Habits
from funduk.bots.sandsturm.numbers import handmade, observant
from funduk.lab.training.sandsturm_habits import nearest
from funduk.lab.training.sandsturm_notes import play_and_note


def noted_habits() -> Habits:
    """The onlooker's habits, with numbers that games are noted for."""
    habits = observant().habits
    return replace(habits, **nearest(habits))


def noted(seeds: list[int]) -> list[dict[str, Any]]:
    what = {
        "game": "sandsturm",
        "components": None,
        "seats": 4,
        "numbers": handmade().as_json(),
        "habits": asdict(noted_habits()),
        "seeds": seeds,
    }
    return play_and_note(what)
