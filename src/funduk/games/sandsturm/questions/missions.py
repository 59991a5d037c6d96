"""SS-25: the missions of a set, made of the measures the rulebook lists."""

import copyreg
from typing import Any, Final

from funduk.core.component_set import ComponentSet
from funduk.core.errors import BadSet
from funduk.games.sandsturm.material import (
    FEWEST_ALONE,
    FEWEST_TIED,
    MISSIONS,
    NO_LIMIT,
    NOT_COMPARED,
    Box,
    Line,
    Mission,
    read_dice,
)
from funduk.games.sandsturm.questions.round_cards import WORDS, check_words, read_round_cards

CLAUSE: Final = "SS-25"
FIELDS: Final = ("id", *WORDS, "score", "at_least", "ranked", "alone")

ALWAYS: Final = 0
OWN_COLOUR: Final = 1
OTHER_COLOURS: Final = 2
ALL_GOODS: Final = 3
COLOURS: Final = 4
BEST_COLOUR: Final = 5
BEST_OTHER_COLOUR: Final = 6
OWN_WITH_OTHERS: Final = 7
HAS_LAMP: Final = 8
HAS_ARTEFACT: Final = 9
CHIPS_ON_ME: Final = 10
SETS: Final = 11
MEASURES: Final = (
    "always",
    "own_colour",
    "other_colours",
    "goods",
    "colours",
    "best_colour",
    "best_other_colour",
    "own_with_others",
    "lamp",
    "artefact",
    "chips_on_me",
    "sets",
)
COMPARED: Final = ("", "tied", "alone")
"""Whether others may have as few: no matter, yes, no."""
assert COMPARED[FEWEST_TIED] == "tied" and COMPARED[FEWEST_ALONE] == "alone"


def unpack_box(components: ComponentSet) -> Box:
    """Checks a set against the schema and lays out its dice, round cards and missions."""
    for field in components.content:
        if field not in ("game", "name", "title_de", "title_en", "dice", "card", "mission"):
            raise components.wrong_all(
                "SS-5", f"unknown field {field!r}; a set has dice, [[card]] and [[mission]]"
            )
    return Box(
        components, read_dice(components), read_round_cards(components), read_missions(components)
    )


def box_made_of(box: Box) -> tuple[Any, ...]:
    """A box is pickled as its set."""
    return unpack_box, (box.components,)


copyreg.pickle(Box, box_made_of)


def read_missions(components: ComponentSet) -> list[Mission]:
    entries = components.entries("mission")
    ids = [entry.get("id") for entry in entries]
    if ids != list(MISSIONS):
        raise components.wrong_all(
            "SS-2", f"a set has the six [[mission]] entries {', '.join(MISSIONS)}, in this order"
        )
    return [
        MissionReader(components, place, entry).mission() for place, entry in enumerate(entries)
    ]


class MissionReader:
    """One entry [[mission]] and where it stands."""

    def __init__(self, components: ComponentSet, place: int, entry: dict[str, Any]) -> None:
        self.components = components
        self.place = place
        self.entry = entry

    def wrong(self, why: str) -> BadSet:
        return self.components.wrong("mission", self.place, CLAUSE, f"{self.entry['id']}: {why}")

    def mission(self) -> Mission:
        entry = self.entry
        self.components.only("mission", self.place, FIELDS, CLAUSE)
        check_words(self.components, "mission", self.place, entry, CLAUSE)
        written = entry.get("score", [])
        if not isinstance(written, list) or not all([isinstance(line, dict) for line in written]):
            raise self.wrong("scoring lines are written [[mission.score]]")
        lines = [self._line(line, f"score {number + 1}") for number, line in enumerate(written)]
        at_least: list[int] | None = None
        if "at_least" in entry:
            at_least = self._by_seats(entry["at_least"], "at_least")
        ranked = entry.get("ranked", True)
        if not isinstance(ranked, bool):
            raise self.wrong(f"ranked must be true or false, not {ranked!r}")
        alone, alone_at_most, fewest = self._alone()
        return Mission(lines, at_least, ranked, alone, alone_at_most, fewest)

    def _line(self, line: dict[str, Any], where: str) -> Line:
        for field in line:
            if field not in ("per", "points", "free"):
                raise self.wrong(
                    f"{where}: unknown field {field!r}; a line has per, points and free"
                )
        measure = self._measure(line.get("per"), where)
        if measure == SETS:
            points = self._numbers(line.get("points"), 6, f"{where}: points by the size of a set")
        else:
            points = self._by_seats(line.get("points"), f"{where}: points")
        free = self._by_seats(line.get("free", 0), f"{where}: free")
        if min(free) < 0 or (measure == SETS and max(free) > 0):
            raise self.wrong(f"{where}: free cannot be below 0, and not be used with sets")
        return Line(measure, points, free)

    def _measure(self, word: Any, where: str) -> int:
        if word not in MEASURES:
            raise self.wrong(
                f"{where}: nothing is counted per {word!r}, only per {', '.join(MEASURES)}"
            )
        return MEASURES.index(word)

    def _by_seats(self, value: Any, where: str) -> list[int]:
        if isinstance(value, list):
            return self._numbers(value, 3, f"{where} (with four, five, six players)")
        return self._numbers([value], 1, where) * 3

    def _numbers(self, value: Any, wanted: int, where: str) -> list[int]:
        if not isinstance(value, list) or len(value) != wanted:
            raise self.wrong(f"{where}: expected {wanted} whole numbers, got {value!r}")
        for number in value:
            if isinstance(number, bool) or not isinstance(number, int) or not -999 <= number <= 999:
                raise self.wrong(f"{where}: {number!r} is not a whole number from -999 to 999")
        return value

    def _alone(self) -> tuple[list[int], list[int], int]:
        written = self.entry.get("alone")
        if written is None:
            return [], [0, 0, 0], NOT_COMPARED
        if (
            not isinstance(written, dict)
            or "sum_of" not in written
            or len(written) == 1
            or not all([field in ("sum_of", "at_most", "fewest") for field in written])
        ):
            raise self.wrong("alone needs sum_of and at_most, or sum_of and fewest")
        words = written["sum_of"]
        if not isinstance(words, list) or not words:
            raise self.wrong('alone: sum_of must be a list, such as ["goods"]')
        measures = [self._measure(word, "alone") for word in words]
        if SETS in measures:
            raise self.wrong("alone: sets cannot be counted here")
        at_most = self._by_seats(written.get("at_most", NO_LIMIT), "alone: at_most")
        fewest = written.get("fewest", COMPARED[NOT_COMPARED])
        if fewest not in COMPARED or (fewest == COMPARED[NOT_COMPARED] and "fewest" in written):
            raise self.wrong(f"alone: fewest must be alone or tied, not {fewest!r}")
        return measures, at_most, COMPARED.index(fewest)
