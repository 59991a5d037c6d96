"""The way: everybody chooses a place in secret."""

from typing import ClassVar

from funduk.core.action import SEALED, Action, Ask, Event, Refusal
from funduk.core.goods import count
from funduk.core.plain_verbs import Few
from funduk.core.question import Question
from funduk.core.record import Shape
from funduk.core.verb import Verb
from funduk.parts.sealed import UNDECIDED, Committed
from funduk_oase.events import Revealed
from funduk_oase.material import PLACE, PLACES
from funduk_oase.questions.settling import settle
from funduk_oase.table import CHOOSE, OaseTable
from funduk_oase.view import OaseView


class Choose(Action):
    """Goes to a place; nobody sees where before all have chosen (OA-4)."""

    VERB: ClassVar[str] = "choose"
    SHAPE: ClassVar[Shape] = (("place", PLACE),)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place


class Choosing(Question[OaseTable, OaseView]):
    """OA-4: all choose at once, and all is revealed at once."""

    NAME: ClassVar[str] = "choose"
    PHASE: ClassVar[int] = CHOOSE
    MODE: ClassVar[str] = SEALED
    CLAUSE: ClassVar[str] = "OA-4"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Choose,)

    def waits_for(self, t: OaseTable, seat: int) -> bool:
        return t.traders[seat].choice == UNDECIDED

    def refusal(self, t: OaseTable, action: Action) -> Refusal | None:
        if not isinstance(action, Choose):
            return self.wrong_verb()
        if not 0 <= action.place < len(PLACES):
            return Refusal("no-such-place", "OA-1")
        return None

    def verbs(self, t: OaseTable, ask: Ask) -> list[Verb]:
        places = list(range(len(PLACES)))
        return [Few("place", places, [Choose(ask.seat, place) for place in places])]

    def perform(self, t: OaseTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Choose)
        t.traders[action.seat].choice = action.place
        events.append(Committed(action.seat))
        if any(trader.choice == UNDECIDED for trader in t.traders):
            return
        events.append(Revealed([trader.choice for trader in t.traders]))
        settle(t, events)

    def default(self, v: OaseView, ask: Ask) -> Action:
        """OA-13: where most goods lie, of several the first."""
        loads = [int(count(v.load, place)) for place in range(len(PLACES))]
        return Choose(ask.seat, loads.index(max(loads)))
