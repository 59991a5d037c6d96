"""One question of a game: who is asked, what may be answered, and what comes of an answer."""

from abc import abstractmethod
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from funduk.core.action import ALONE, SEALED, WRONG_VERB, Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.record import CHANCE
from funduk.core.table import Table, View
from funduk.core.verb import Verb

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[T, V]):
    """Everything about one question; `table.phase` is its place in the game's list of questions."""

    NAME: ClassVar[str] = ""
    PHASE: ClassVar[int] = -1
    """Its place in the course, as the rules name it when they ask it next."""
    MODE: ClassVar[str] = ALONE
    MUST: ClassVar[bool] = True
    CLAUSE: ClassVar[str] = ""
    """Cited when another verb is answered."""
    TURN_CLAUSE: ClassVar[str] = ""
    """Cited when a seat answers that is not asked; CLAUSE, unless told."""
    ACTIONS: ClassVar[tuple[type[Action], ...]] = ()

    def __init__(self) -> None:
        self.name: str = getattr(type(self), "NAME")  # noqa: B009
        self.names: tuple[str, ...] = (self.name,)
        """Under which names it can be put; more than one where a seat's state makes another of it."""
        self.phase: int = getattr(type(self), "PHASE")  # noqa: B009
        self.mode: str = getattr(type(self), "MODE")  # noqa: B009
        self.must: bool = getattr(type(self), "MUST")  # noqa: B009
        self.clause: str = getattr(type(self), "CLAUSE")  # noqa: B009
        self.turn_clause: str = getattr(type(self), "TURN_CLAUSE") or self.clause  # noqa: B009
        self.actions: tuple[type[Action], ...] = getattr(type(self), "ACTIONS")  # noqa: B009
        self.alone = self.mode == ALONE
        self.sealed = self.mode == SEALED

    # what an author writes

    def asked(self, t: T) -> int:
        """The seat that is asked alone."""
        return t.turn

    def waits_for(self, t: T, seat: int) -> bool:
        """Whether this seat still has to answer, or may, where several are asked."""
        return seat == self.asked(t)

    @abstractmethod
    def refusal(self, t: T, action: Action) -> Refusal | None:
        """The only judge of an answer from a seat that is asked."""

    @abstractmethod
    def verbs(self, t: T, ask: Ask) -> list[Verb]:
        """The verbs of the legal answers, in the order of the game's actions."""

    def draw(self, t: T, ask: Ask, dice: Dice) -> Action:
        """A random legal answer: the verb uniformly, then its arguments."""
        verbs = [verb for verb in self.verbs(t, ask) if verb.size() > 0]
        verb = verbs[dice.below(len(verbs))] if len(verbs) > 1 else verbs[0]
        return verb.nth(dice.below(int(verb.size())))

    @abstractmethod
    def perform(self, t: T, action: Action, events: list[Event]) -> None:
        """Carries out a legal answer and tells what came of it."""

    def default(self, v: V, ask: Ask) -> Action:
        """The rules' answer for a silent seat, from what the seat knows; chance is never silent."""
        raise ValueError(f"{self.name} has no default(): a question that seats are asked needs one")

    def ask(self, t: T, seat: int) -> Ask:
        """The question as it is put to one seat."""
        return Ask(seat, self.name, self.mode, self.must, t.answered(seat))

    # what follows from it

    def asks(self, t: T) -> list[Ask]:
        """The question as it is put to everybody who is asked."""
        if self.alone:
            return [self.ask(t, self.asked(t))]
        return [self.ask(t, seat) for seat in range(t.seats()) if self.waits_for(t, seat)]

    def next_ask(self, t: T, dice: Dice) -> Ask:
        """One of them: in an open market anybody may be quicker, else the order does not matter."""
        if self.alone:
            return self.ask(t, self.asked(t))
        waiting = 0
        for seat in range(t.seats()):
            if self.waits_for(t, seat):
                if self.sealed:
                    return self.ask(t, seat)
                waiting += 1
        place = dice.below(waiting) if waiting > 1 else 0
        seat = 0
        while True:
            if self.waits_for(t, seat):
                if place == 0:
                    return self.ask(t, seat)
                place -= 1
            seat += 1

    def is_asked(self, t: T, seat: int) -> bool:
        """Whether a seat may answer now."""
        if self.alone:
            return seat == self.asked(t)
        return 0 <= seat < t.seats() and self.waits_for(t, seat)

    def wrong_verb(self) -> Refusal:
        """The refusal of an answer to another question."""
        return Refusal(WRONG_VERB, self.clause)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot(Question[T, V]):
    """A question that chance answers."""

    def __init__(self) -> None:
        super().__init__()
        self.only_ask = Ask(CHANCE, self.name, ALONE, True, 0)
        """Chance is asked alike every time."""

    def asked(self, t: T) -> int:
        return CHANCE

    def is_asked(self, t: T, seat: int) -> bool:
        return seat == CHANCE

    def ask(self, t: T, seat: int) -> Ask:
        return self.only_ask

    def next_ask(self, t: T, dice: Dice) -> Ask:
        return self.only_ask
