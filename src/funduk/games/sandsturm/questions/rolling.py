"""Second step: the dice are rolled."""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.plain_verbs import Free
from funduk.core.question import Lot
from funduk.core.record import CHANCE, Shape
from funduk.core.verb import Verb
from funduk.games.sandsturm.events import Rolled
from funduk.games.sandsturm.material import DICE, FACES, NO_DICE, ROLLED, UNROLLED, Box
from funduk.games.sandsturm.table import ACT, ROLL, SandsturmTable
from funduk.games.sandsturm.view import SandsturmView


@mypyc_attr(acyclic=True)
class Roll(Action):
    """Chance rolls the dice that are in the air; the others lie as they lay (SS-13)."""

    VERB: ClassVar[str] = "roll"
    SHAPE: ClassVar[Shape] = (("faces", ROLLED),)

    def __init__(self, seat: int, faces: i64) -> None:
        self.seat = seat
        self.faces = faces


class Rolling(Lot[SandsturmTable, SandsturmView]):
    """SS-13: a face for every die in the air; the others stay."""

    NAME: ClassVar[str] = "roll"
    PHASE: ClassVar[int] = ROLL
    CLAUSE: ClassVar[str] = "SS-13"
    TURN_CLAUSE: ClassVar[str] = "SS-9"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Roll,)

    def refusal(self, t: SandsturmTable, action: Action) -> Refusal | None:
        if not isinstance(action, Roll):
            return self.wrong_verb()
        if not 0 <= action.faces <= NO_DICE:
            return Refusal("no-such-face", "SS-5")
        for die in range(DICE):
            face: i64 = (action.faces >> (3 * die)) & 7
            if (t.rolling >> die) & 1:
                if not (t.box.face_bits[die] >> face) & 1:
                    return Refusal("no-such-face", "SS-5")
            elif face != (t.faces >> (3 * die)) & 7:
                return Refusal("die-was-kept", "SS-13")
        return None

    def verbs(self, t: SandsturmTable, ask: Ask) -> list[Verb]:
        return [Falling(t.box, t.faces, t.rolling)]

    def draw(self, t: SandsturmTable, ask: Ask, dice: Dice) -> Action:
        """Every side of every die in the air is equally likely."""
        outcomes = 1
        for die in range(DICE):
            if (t.rolling >> die) & 1:
                outcomes *= len(t.box.dice[die])
        place = dice.below(outcomes)
        faces: i64 = t.faces
        for die in range(DICE):
            if (t.rolling >> die) & 1:
                sides = t.box.dice[die]
                face: i64 = sides[place % len(sides)]
                place //= len(sides)
                faces += (face - UNROLLED) << (3 * die)
        return Roll(CHANCE, faces)

    def perform(self, t: SandsturmTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Roll)
        t.faces = action.faces
        t.rolling = 0
        t.phase = ACT
        events.append(Rolled(t.turn, action.faces))


@mypyc_attr(acyclic=True, free_list_len=1)
class Falling(Free):
    """A face for each die; one that was kept shows what it showed."""

    def __init__(self, box: Box, faces: i64, rolling: i64) -> None:
        can_show = list(box.faces)
        for die in range(DICE):
            if not (rolling >> die) & 1:
                can_show[die] = [int((faces >> (3 * die)) & 7)]
        super().__init__(can_show)
        self.box = box
        self.rolling = rolling

    def name(self) -> str:
        return Roll.VERB

    def weight(self, step: i64, memory: i64, choice: i64) -> i64:
        if (self.rolling >> step) & 1:
            return self.box.dice[step].count(int(choice))
        return 1

    def spell(self, choices: list[int]) -> Action:
        faces: i64 = 0
        for die, face in enumerate(choices):
            faces |= face << (3 * die)
        return Roll(CHANCE, faces)

    def choices_of(self, action: Action) -> list[int] | None:
        assert isinstance(action, Roll)
        return [int((action.faces >> (3 * die)) & 7) for die in range(DICE)]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return f"faces.{int(step) + 1}", FACES[int(choice)]


def throw(t: SandsturmTable, dice: i64) -> None:
    """SS-13: these dice are in the air."""
    for die in range(DICE):
        if (dice >> die) & 1:
            t.faces |= 7 << (3 * die)
    t.rolling = dice
    t.phase = ROLL
