"""The caravan: chance lays goods on the places."""

from typing import Any, ClassVar

from mypy_extensions import i64

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.goods import count, some
from funduk.core.question import Lot
from funduk.core.record import CHANCE, Shape
from funduk.core.verb import NEVER, Verb
from funduk_oase.events import Arrived
from funduk_oase.material import GOODS, PLACES, Box
from funduk_oase.table import ARRIVE, CHOOSE, OaseTable
from funduk_oase.view import OaseView


class Arrive(Action):
    """Chance brings goods for all places (OA-3)."""

    VERB: ClassVar[str] = "arrive"
    SHAPE: ClassVar[Shape] = (("load", GOODS),)

    def __init__(self, seat: int, load: int) -> None:
        self.seat = seat
        self.load = load


class Arriving(Lot[OaseTable, OaseView]):
    """OA-3: on every place from one good up to as many as the set says, each number equally likely."""

    NAME: ClassVar[str] = "arrive"
    PHASE: ClassVar[int] = ARRIVE
    CLAUSE: ClassVar[str] = "OA-3"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Arrive,)

    def refusal(self, t: OaseTable, action: Action) -> Refusal | None:
        if not isinstance(action, Arrive):
            return self.wrong_verb()
        if action.load < 0 or action.load >= some(len(PLACES), 1):
            return Refusal("wrong-load", "OA-3")
        for place, most in enumerate(t.box.most):
            if not 1 <= count(action.load, place) <= most:
                return Refusal("wrong-load", "OA-3")
        return None

    def verbs(self, t: OaseTable, ask: Ask) -> list[Verb]:
        return [Loads(t.box)]

    def perform(self, t: OaseTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Arrive)
        t.load = action.load
        t.phase = CHOOSE
        events.append(Arrived(t.round, t.load))


class Loads(Verb):
    """How many goods lie on each place, a step a place; nothing needs to be remembered."""

    def __init__(self, box: Box) -> None:
        super().__init__(len(PLACES))
        self.box = box

    def name(self) -> str:
        return Arrive.VERB

    def highest(self, step: i64, memory: i64) -> i64:
        return self.box.most[step]

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        return NEVER if choice == 0 else 0

    def spell(self, choices: list[int]) -> Action:
        load = 0
        for place, number in enumerate(choices):
            load += int(some(place, number))
        return Arrive(CHANCE, load)

    def choices_of(self, action: Action) -> list[int] | None:
        if not isinstance(action, Arrive):
            return None
        return [int(count(action.load, place)) for place in range(len(PLACES))]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return f"load.{GOODS.letter(int(step))}", int(choice)
