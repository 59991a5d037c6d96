"""The box: goods, missions, chips and dice, with the round cards and missions of a component set."""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from funduk.core.component_set import ComponentSet, read_set
from funduk.core.goods import Kinds

NAME: Final = "sandsturm"
DEFAULT_SET: Final = "house-3"

FEWEST_SEATS: Final = 4
MOST_SEATS: Final = 6

# Goods: a colour for each seat, then the lamp and the artefact (SS-1, SS-6).

GOODS: Final = Kinds("VCTRSGLA")
KINDS: Final[i64] = 8
ARTEFACT: Final[i64] = 0
LAMP: Final[i64] = 1
FIRST_COLOUR: Final[i64] = 7
ONE_ARTEFACT: Final[i64] = 1
ONE_LAMP: Final[i64] = 1 << 7
COLOURLESS: Final[i64] = 0x3FFF
EVERYTHING: Final[i64] = (1 << 56) - 1
GOODS_EACH: Final[i64] = 10


def colour_of(seat: i64) -> i64:
    """SS-1: the kind of good a seat begins with."""
    return FIRST_COLOUR - seat


# Missions, and the signs on chips: a mission, hidden, or none at all (SS-1, SS-2).

MISSIONS: Final = ("keep", "take", "collect", "give", "select", "loser")
HIDDEN: Final = 6
NO_MISSION: Final = 7
SIGNS: Final = (*MISSIONS, "hidden", "none")
ALL_CHIPS: Final[i64] = 63
TRIO: Final = 3
CHIPS_EACH: Final = 6

# Dice (SS-5).

DICE: Final = 5
ALL_DICE: Final[i64] = 31
ROB: Final = 0
GIVE: Final = 1
SWAP: Final = 2
SECURE: Final = 3
MOVE: Final = 4
JOKER: Final = 5
BLANK: Final = 6
UNROLLED: Final = 7
FACES: Final = ("rob", "give", "swap", "secure", "move", "joker", "blank", "unrolled")
TYPES: Final = ("rob", "give", "swap", "secure", "move")
NO_TYPE: Final = 5
NO_DICE: Final[i64] = 0x7FFF
MOST_SIDES: Final = 12

GOODS_A_LOCK: Final = 2
LOCKS_FOR_A_BAN: Final = 4

# The course of the game (SS-4), and what it is worth (SS-21 to SS-24).

ROUND_CARDS: Final = 13
SURE_ROUNDS: Final = 4
LAST_ROUND: Final = 7
SANDSTORM: Final = "sandstorm"

CHIP_POINTS: Final = (10, 5, 2)
ALL_CORRECT_POINTS: Final = 8
SECRET_POINTS: Final = 8
LAMP_POINTS: Final = 5
ARTEFACT_POINTS: Final = -5


class RoundCard:
    """SS-8: what a round card changes, from the vocabulary of the rulebook."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.extra: list[int] = [0] * 5
        self.times: list[int] = [1] * 5
        self.at_most: list[int] = [99] * 5
        self.forbid: list[bool] = [False] * 5
        self.counts_as: list[int] = list(range(8))
        self.joker_moves = False
        self.extra_jokers = 0
        self.free_rerolls = 0
        self.no_paid_rerolls = False
        self.neighbours_only = False
        self.limits_reach = False
        self.richer: list[bool] = [False] * 5
        self.poorer: list[bool] = [False] * 5
        self.touchable: i64 = EVERYTHING
        self.must_place = 0
        self.no_placing = False


class Line:
    """SS-25: one line of a mission's scoring; numbers are given for four, five and six players."""

    def __init__(self, measure: int, points: list[int], free: list[int]) -> None:
        self.measure = measure
        self.points = points
        self.free = free


class Mission:
    """SS-25: how a mission scores, whether it is ranked, and when it wins alone."""

    def __init__(
        self,
        lines: list[Line],
        at_least: list[int] | None,
        ranked: bool,
        alone: list[int],
        alone_at_most: list[int],
    ) -> None:
        self.lines = lines
        self.at_least = at_least
        self.ranked = ranked
        self.alone = alone
        self.alone_at_most = alone_at_most


class Box:
    """Dice, round cards and missions of a set."""

    def __init__(
        self,
        components: ComponentSet,
        dice: list[list[int]],
        cards: list[RoundCard],
        missions: list[Mission],
    ) -> None:
        self.components = components
        self.dice = dice
        self.cards = cards
        self.missions = missions
        self.plain = RoundCard("")
        """No card at all: before the first round, and after the last."""
        self.faces: list[list[int]] = [sorted(set(sides)) for sides in dice]
        """The different faces of each die."""
        self.card_ids: list[str] = [card.id for card in cards]


def read_dice(components: ComponentSet) -> list[list[int]]:
    """SS-5: five dice, each a list of faces."""
    written: Any = components.content.get("dice")
    if not isinstance(written, list) or len(written) != DICE:
        raise components.wrong_all(
            "SS-5", f"dice must be a list of {DICE} dice, each a list of faces"
        )
    known = FACES[: BLANK + 1]
    dice: list[list[int]] = []
    for place, sides in enumerate(written):
        if not isinstance(sides, list) or not 1 <= len(sides) <= MOST_SIDES:
            raise components.wrong_all(
                "SS-5", f"die {place + 1}: a die is a list of 1 to {MOST_SIDES} faces"
            )
        for side in sides:
            if side not in known:
                raise components.wrong_all(
                    "SS-5", f"die {place + 1}: no face {side!r}, only {', '.join(known)}"
                )
        dice.append([FACES.index(side) for side in sides])
    return dice


def house_set() -> ComponentSet:
    return read_set(Path(__file__).parent / "sets" / f"{DEFAULT_SET}.toml", NAME)
