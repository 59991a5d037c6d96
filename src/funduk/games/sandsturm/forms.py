"""How chips, stacks and dice are written."""

from typing import Any, Final

from funduk.core.errors import Unreadable
from funduk.core.record import SEAT, Form, Named, Number, Word
from funduk.games.sandsturm.material import DICE, FACES, HIDDEN, MISSIONS, SIGNS, TYPES

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
