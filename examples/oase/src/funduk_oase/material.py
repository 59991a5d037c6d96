"""The box: numbers of the rulebook, and the places of a component set."""

from pathlib import Path
from typing import Final

from funduk.core.component_set import ComponentSet, read_set
from funduk.core.goods import Kinds
from funduk.core.record import Named, Number

NAME: Final = "oase"
SEATS: Final = (3, 4)
START_COINS: Final = 6
ROUNDS: Final = 6
MOST_ROUNDS: Final = 12
SET_POINTS: Final = 5
PLACES: Final = ("grove", "pan", "press")
MOST_GOODS: Final = 5

PLACE: Final = Named(PLACES)
GOODS: Final = Kinds("OSD")
"""Oil, salt, dates: the place settled first has the lowest kind, so a place's number is its good's."""
COINS: Final = Number(0, START_COINS * SEATS[-1])


class Box:
    """OA-1: how many goods can lie on each place."""

    def __init__(self, most: list[int]) -> None:
        self.most = most


def house_set() -> ComponentSet:
    return read_set(Path(__file__).parent / "sets" / "house-1.toml", NAME)


def unpack_box(components: ComponentSet) -> Box:
    """A set's places; whatever is wrong with an owner's set names file, line and clause."""
    entries = components.entries("place")
    if [entry.get("id") for entry in entries] != list(PLACES):
        raise components.wrong_all(
            "OA-1", f"a set has the places {', '.join(PLACES)}, in this order"
        )
    return Box(
        [
            components.number("place", place, "most", 1, MOST_GOODS, "OA-1")
            for place in range(len(PLACES))
        ]
    )
