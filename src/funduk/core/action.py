"""Asks and answers: questions, actions, events and refusals."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from funduk.core.errors import FundukError
from funduk.core.record import CHANCE, SEAT, Record, shape_of

ALONE: Final = "alone"
SEALED: Final = "sealed"
OPEN: Final = "open"


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """One question to one seat; its id stays the same while other seats act."""

    def __init__(self, seat: int, question: str, mode: str, must: bool, nth: int) -> None:
        self.seat = seat
        self.question = question
        self.mode = mode
        self.must = must
        self.nth = nth

    @property
    def id(self) -> tuple[int, int]:
        return (self.seat, self.nth)

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": SEAT.to_json(self.seat),
            "question": self.question,
            "mode": self.mode,
            "must": self.must,
            "nth": self.nth,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ask) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seat, self.nth, self.question))

    def __repr__(self) -> str:
        return (
            f"Ask({self.seat}, {self.question!r}, {self.mode!r}, must={self.must}, nth={self.nth})"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Ask, (self.seat, self.question, self.mode, self.must, self.nth)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action(Record):
    """What a seat, or chance, does: one small class per verb of the rulebook."""

    VERB: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verb(self) -> str:
        verb: str = getattr(type(self), "VERB")  # noqa: B009
        return verb

    def fields(self) -> list[Any]:
        return [self.seat] + [getattr(self, name) for name, _ in shape_of(type(self))]

    def to_json(self) -> dict[str, Any]:
        written: dict[str, Any] = {"seat": SEAT.to_json(self.seat), "verb": self.verb()}
        for name, form in shape_of(type(self)):
            written[name] = form.to_json(getattr(self, name))
        return written

    def to_text(self) -> str:
        words = [SEAT.to_word(self.seat), self.verb()]
        for name, form in shape_of(type(self)):
            words.append(form.to_word(getattr(self, name)))
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"


@mypyc_attr(acyclic=True, free_list_len=1)
class Hidden(Action):
    """An action of which a viewer may know only who acted and the verb."""

    def __init__(self, seat: int, what: str) -> None:
        self.seat = seat
        self.what = what

    def verb(self) -> str:
        return self.what

    def fields(self) -> list[Any]:
        return [self.seat, self.what]

    def to_json(self) -> dict[str, Any]:
        return {"seat": SEAT.to_json(self.seat), "verb": self.what, "hidden": True}

    def to_text(self) -> str:
        return f"{SEAT.to_word(self.seat)} {self.what} ?"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event(Record):
    """What came of an action, in the past tense, in codes and numbers."""

    NAME: ClassVar[str] = ""
    REVEALS: ClassVar[bool] = False

    def name(self) -> str:
        name: str = getattr(type(self), "NAME")  # noqa: B009
        return name

    def reveals(self) -> bool:
        """Whether somebody now knows what was secret; nothing before it can be taken back."""
        reveals: bool = getattr(type(self), "REVEALS")  # noqa: B009
        return reveals

    def to_json(self) -> dict[str, Any]:
        written: dict[str, Any] = {"event": self.name()}
        for name, form in shape_of(type(self)):
            written[name] = form.to_json(getattr(self, name))
        return written


@mypyc_attr(acyclic=True)
class Refusal(Record):
    """Why an action is not legal: a code for translators, and the clause it breaks."""

    def __init__(self, code: str, clause: str) -> None:
        self.code = code
        self.clause = clause

    def fields(self) -> list[Any]:
        return [self.code, self.clause]

    def to_json(self) -> dict[str, Any]:
        return {"code": self.code, "clause": self.clause}

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.clause!r})"


class Refused(FundukError):
    """An action was refused; nothing has changed."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        clause = f" ({refusal.clause})" if refusal.clause else ""
        super().__init__(f"refused: {text_if_any(action)}: {refusal.code}{clause}")
        self.action = action
        self.refusal = refusal


def text_if_any(action: Action) -> str:
    """The text form, or what there is of an action whose values no text form knows."""
    try:
        return action.to_text()
    except (IndexError, TypeError, ValueError):
        return f"{action.seat} {action.verb()} {action.fields()[1:]}"


NOT_ASKED: Final = "not-asked"
WRONG_VERB: Final = "wrong-verb"


def over(asks: list[Ask]) -> bool:
    return not asks


def chance_is_asked(asks: list[Ask]) -> bool:
    return len(asks) > 0 and asks[0].seat == CHANCE


def ask_for(asks: list[Ask], seat: int) -> Ask | None:
    """The question a seat is asked now, if any."""
    for ask in asks:
        if ask.seat == seat:
            return ask
    return None
