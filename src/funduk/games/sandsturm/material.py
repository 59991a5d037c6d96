"""The box: goods, missions, chips and dice, with the round cards and missions of a component set."""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from funduk.core.component_set import ComponentSet, read_set
from funduk.core.errors import Unreadable
from funduk.core.goods import Kinds
from funduk.core.record import SEAT, Form, Named, Number, Word

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


CHIPS_IN: Final = [
    [sign for sign in range(len(SIGNS)) if (chips >> sign) & 1] for chips in range(1 << len(SIGNS))
]


def has_chip(chips: i64, mission: int) -> bool:
    return 0 <= mission < len(MISSIONS) and (chips >> mission) & 1 == 1


def nth_chip(chips: i64, place: i64) -> int:
    """The sign of the nth chip there is."""
    for sign in range(len(SIGNS)):
        if (chips >> sign) & 1:
            if place == 0:
                return sign
            place -= 1
    raise IndexError("there are not so many chips")


def chips_in(chips: i64) -> list[int]:
    """The signs of all chips there are."""
    return CHIPS_IN[chips]


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
PRINTED_SIDES: Final = 6

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
        self.brings_artefact = False
        self.artefact_to = 0
        """So many seats left of the start player."""


class Line:
    """SS-25: one line of a mission's scoring; numbers are given for four, five and six players."""

    def __init__(self, measure: int, points: list[int], free: list[int]) -> None:
        self.measure = measure
        self.points = points
        self.free = free


NOT_COMPARED: Final = 0
FEWEST_TIED: Final = 1
FEWEST_ALONE: Final = 2
NO_LIMIT: Final = 999


class Mission:
    """SS-25: how a mission scores, whether it is ranked, and when it wins alone."""

    def __init__(
        self,
        lines: list[Line],
        at_least: list[int] | None,
        ranked: bool,
        alone: list[int],
        alone_at_most: list[int],
        alone_fewest: int = NOT_COMPARED,
    ) -> None:
        self.lines = lines
        self.at_least = at_least
        self.ranked = ranked
        self.alone = alone
        self.alone_at_most = alone_at_most
        self.alone_fewest = alone_fewest


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
        self.face_bits: list[int] = [sum([1 << face for face in faces]) for faces in self.faces]
        """The same, a bit for each."""
        self.card_ids: list[str] = [card.id for card in cards]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Box":
        return self


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
        if len(sides) != PRINTED_SIDES or "blank" in sides:
            components.unusual_all(
                "SS-5",
                f"die {place + 1}: known printed dice show one of six signs on each of {PRINTED_SIDES} sides",
            )
        dice.append([FACES.index(side) for side in sides])
    return dice


def house_set() -> ComponentSet:
    return read_set(Path(__file__).parent / "sets" / f"{DEFAULT_SET}.toml", NAME)


# How chips, stacks and dice are written.

SIGN: Final = Named(SIGNS)
TYPE: Final = Named(TYPES)
MAYBE_TYPE: Final = Named((*TYPES, "none"))
CARD: Final = Word()
POINTS: Final = Number(-(10**6))


class ChipSet(Form):
    """Chips of one seat, one bit a mission, written as a list of missions."""

    def to_json(self, value: Any) -> Any:
        return [mission for place, mission in enumerate(MISSIONS) if value >> place & 1]

    def from_json(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise Unreadable(f"{where}: expected a list of missions, got {data!r}")
        chips = 0
        for mission in data:
            if mission not in MISSIONS or chips >> MISSIONS.index(mission) & 1:
                raise Unreadable(
                    f"{where}: expected different missions of {', '.join(MISSIONS)}, got {mission!r}"
                )
            chips |= 1 << MISSIONS.index(mission)
        return chips

    def typescript(self) -> str:
        return "(" + " | ".join([f'"{mission}"' for mission in MISSIONS]) + ")[]"


class StackForm(Form):
    """Chips lying on a seat, the first one placed first; a byte each, owner and sign."""

    def to_json(self, value: Any) -> Any:
        return [{"by": chip >> 3, "mission": SIGNS[chip & 7]} for chip in value]

    def from_json(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise Unreadable(f"{where}: expected a list of chips, got {data!r}")
        chips: list[int] = []
        for chip in data:
            if not isinstance(chip, dict) or sorted(chip) != ["by", "mission"]:
                raise Unreadable(
                    f'{where}: a chip is {{"by": seat, "mission": word}}, not {chip!r}'
                )
            owner: int = SEAT.from_json(chip["by"], where)
            if not 0 <= owner < 6:
                raise Unreadable(f"{where}: seat {owner} cannot own a chip")
            sign: int = SIGN.from_json(chip["mission"], where)
            if sign > HIDDEN:
                raise Unreadable(f"{where}: a chip shows a mission or is hidden")
            chips.append(owner << 3 | sign)
        return bytes(chips)

    def typescript(self) -> str:
        return f"{{ by: number; mission: {SIGN.typescript()} }}[]"


class FacesForm(Form):
    """The faces of five dice, three bits each."""

    def to_json(self, value: Any) -> Any:
        return [FACES[value >> 3 * die & 7] for die in range(DICE)]

    def from_json(self, data: Any, where: str) -> Any:
        if (
            not isinstance(data, list)
            or len(data) != DICE
            or not all([face in FACES for face in data])
        ):
            raise Unreadable(f"{where}: expected {DICE} faces of {', '.join(FACES)}, got {data!r}")
        faces = 0
        for die, face in enumerate(data):
            faces |= FACES.index(face) << 3 * die
        return faces

    def to_word(self, value: Any) -> str:
        return ",".join(self.to_json(value))

    def from_word(self, word: str, where: str) -> Any:
        return self.from_json(word.split(","), where)

    def typescript(self) -> str:
        return "(" + " | ".join([f'"{face}"' for face in FACES]) + ")[]"


class DiceForm(Form):
    """Some of the five dice, one bit each, written by number from 1."""

    def to_json(self, value: Any) -> Any:
        return [die + 1 for die in range(DICE) if value >> die & 1]

    def from_json(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise Unreadable(f"{where}: expected dice by number, got {data!r}")
        dice = 0
        for die in data:
            if (
                isinstance(die, bool)
                or not isinstance(die, int)
                or not 1 <= die <= DICE
                or dice >> (die - 1) & 1
            ):
                raise Unreadable(f"{where}: expected different dice from 1 to {DICE}, got {die!r}")
            dice |= 1 << (die - 1)
        return dice

    def to_word(self, value: Any) -> str:
        return "".join([str(die) for die in self.to_json(value)]) or "-"

    def from_word(self, word: str, where: str) -> Any:
        if word != "-" and not (word.isascii() and word.isdigit()):
            raise Unreadable(f"{where}: expected dice by number, such as 135, got {word!r}")
        return self.from_json([] if word == "-" else [int(sign) for sign in word], where)

    def typescript(self) -> str:
        return "number[]"


CHIP_SET: Final = ChipSet()
STACK: Final = StackForm()
ROLLED: Final = FacesForm()
SOME_DICE: Final = DiceForm()
