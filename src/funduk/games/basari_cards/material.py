"""The box: gems, action cards, and the 39 bazaar cards of a component set."""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from funduk.core.component_set import ComponentSet, read_set
from funduk.core.errors import Unreadable
from funduk.core.goods import total, within
from funduk.games.gems.material import EACH_ONE, GEMS

NAME: Final = "basari_cards"
DEFAULT_SET: Final = "house-3"

CARDS_IN_BOX: Final = 39
FREE_CARDS: Final = (20, 63)
GEMS_EACH: Final[i64] = 22
ALL_GEMS: Final[i64] = EACH_ONE * GEMS_EACH
START_GEMS: Final[i64] = EACH_ONE * 3

STAGES: Final = 3
ENOUGH_WORKERS: Final = 15
WORKERS_SCORE: Final = 12
MAJORITY_SCORES: Final = (8, 10, 12, 14)
SHARERS_GIVE: Final[i64] = 2

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
ACTION_LETTERS: Final = ("A", "B", "C", "D")

PRINTED_WORKERS: Final = (1, 4)
PRINTED_POINTS: Final = (4, 7)
PRINTED_GEMS: Final = (2, 4)
MOST_ON_A_CARD: Final = 99
SEATS: Final = (3, 4, 5)
FIELDS: Final = ("workers", "points", "gems")


class Box:
    """The bazaar cards of a set, as three rows of numbers."""

    def __init__(
        self, components: ComponentSet, workers: list[int], points: list[int], gems: list[int]
    ) -> None:
        self.components = components
        self.workers = workers
        self.points = points
        self.gems = gems

    def __reduce__(self) -> tuple[Any, ...]:
        return unpack_box, (self.components,)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Box":
        return self


def unpack_box(components: ComponentSet) -> Box:
    """BC-2: checks a set against the schema and lays out its cards; unusual ones are warned of."""
    cards = components.entries("card")
    components.so_many("card", (CARDS_IN_BOX, CARDS_IN_BOX), FREE_CARDS, "BC-2")
    workers: list[int] = []
    points: list[int] = []
    gems: list[int] = []
    for place, card in enumerate(cards):
        components.only("card", place, FIELDS, "BC-2")
        number = components.number("card", place, "workers", 0, MOST_ON_A_CARD, "BC-2")
        components.printed("card", place, "BC-2", "workers", number, *PRINTED_WORKERS)
        workers.append(number)
        number = components.number("card", place, "points", 0, MOST_ON_A_CARD, "BC-2")
        components.printed("card", place, "BC-2", "points", number, *PRINTED_POINTS)
        points.append(number)
        gems.append(_card_gems(components, place, card))
    box = Box(components, workers, points, gems)
    for seats in SEATS:
        if too_few_workers(box, seats):
            components.unusual_all(
                "BC-2",
                f"with {seats} players the cards can run out before anybody has {ENOUGH_WORKERS} workers",
            )
    return box


def _card_gems(components: ComponentSet, place: int, card: dict[str, Any]) -> int:
    written = card.get("gems")
    if not isinstance(written, str):
        raise components.wrong(
            "card", place, "BC-2", f'gems must be a text such as "RRB", not {written!r}'
        )
    try:
        gems: int = GEMS.from_word(written, "gems")
    except Unreadable as wrong:
        raise components.wrong("card", place, "BC-2", str(wrong)) from None
    if not within(gems, ALL_GEMS):
        raise components.wrong(
            "card", place, "BC-1", f"the box has {GEMS_EACH} gems of a colour, not {written}"
        )
    components.printed("card", place, "BC-2", "gems", total(gems), *PRINTED_GEMS)
    return gems


def too_few_workers(box: Box, seats: int) -> bool:
    """BC-2: whether dealing could fail before somebody has 15 workers."""
    spread = sum(sorted(box.workers)[-(seats - 1) :])
    return sum(box.workers) - spread < (ENOUGH_WORKERS - 1) * seats + 1


def house_set() -> ComponentSet:
    return read_set(Path(__file__).parent / "sets" / f"{DEFAULT_SET}.toml", NAME)
