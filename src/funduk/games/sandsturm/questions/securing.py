"""Second step: goods are laid under the lock."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.goods import NONE, count, some, total, within
from funduk.core.question import Question
from funduk.core.record import Shape
from funduk.core.verb import Verb
from funduk.games.sandsturm.events import Secured
from funduk.games.sandsturm.material import ARTEFACT, FIRST_COLOUR, GOODS, GOODS_EACH, KINDS, LAMP
from funduk.games.sandsturm.questions.rounds import pass_the_dice
from funduk.games.sandsturm.table import LOCK, SandsturmTable
from funduk.games.sandsturm.view import SandsturmView
from funduk.parts.picks import Picking


@mypyc_attr(acyclic=True)
class Secure(Action):
    """Lays goods under the lock, all at once (SS-15)."""

    VERB: ClassVar[str] = "secure"
    SHAPE: ClassVar[Shape] = (("goods", GOODS),)

    def __init__(self, seat: int, goods: i64) -> None:
        self.seat = seat
        self.goods = goods


class Securing(Question[SandsturmTable, SandsturmView]):
    """SS-15: own goods, exactly as many as due."""

    NAME: ClassVar[str] = "secure"
    PHASE: ClassVar[int] = LOCK
    CLAUSE: ClassVar[str] = "SS-15"
    TURN_CLAUSE: ClassVar[str] = "SS-9"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Secure,)

    def refusal(self, t: SandsturmTable, action: Action) -> Refusal | None:
        if not isinstance(action, Secure):
            return self.wrong_verb()
        if action.goods < NONE or not within(action.goods, t.traders[t.turn].goods):
            return Refusal("not-your-good", "SS-15")
        return None if total(action.goods) == t.left else Refusal("wrong-number", "SS-15")

    def verbs(self, t: SandsturmTable, ask: Ask) -> list[Verb]:
        return [Locking(ask.seat, t.traders[ask.seat].goods, t.left)]

    def perform(self, t: SandsturmTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Secure)
        t.traders[t.turn].locked = action.goods
        events.append(Secured(t.turn, action.goods))
        pass_the_dice(t, events)

    def default(self, v: SandsturmView, ask: Ask) -> Action:
        """What one has most of, violet first among equals; lamp and artefact last."""
        goods = v.traders[ask.seat].goods
        bundle: i64 = NONE
        left: i64 = v.left
        for held in range(GOODS_EACH, 0, -1):
            for kind in range(int(FIRST_COLOUR), int(LAMP), -1):
                if count(goods, kind) == held:
                    taken = min(left, count(goods, kind))
                    bundle += some(kind, taken)
                    left -= taken
        for kind in (int(LAMP), int(ARTEFACT)):
            taken = min(left, count(goods, kind))
            bundle += some(kind, taken)
            left -= taken
        return Secure(ask.seat, bundle)


@mypyc_attr(acyclic=True, free_list_len=1)
class Locking(Picking):
    """So many of one's goods."""

    def __init__(self, seat: int, held: i64, due: int) -> None:
        super().__init__(GOODS, "goods", held, due, due, int(KINDS))
        self.seat = seat

    def name(self) -> str:
        return Secure.VERB

    def of(self, goods: i64) -> Action:
        return Secure(self.seat, goods)

    def goods_of(self, action: Action) -> i64:
        assert isinstance(action, Secure)
        return action.goods
