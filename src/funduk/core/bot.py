"""Who answers for a seat: bots see views and what their seat witnessed, never tables."""

from abc import abstractmethod
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import Action, Ask, Event
from funduk.core.dice import Dice
from funduk.core.game import Game, View
from funduk.core.record import Record


class Decision:
    """An action and why it was chosen, in codes and numbers.

    `mixture` lists the actions its dice drew from, with their chances; it is empty where no dice were asked.
    """

    def __init__(
        self,
        action: Action,
        why: dict[str, Any] | None = None,
        mixture: list[tuple[Action, float]] | None = None,
    ) -> None:
        self.action = action
        self.why: dict[str, Any] = {} if why is None else why
        self.mixture: list[tuple[Action, float]] = [] if mixture is None else mixture

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.action, self.why, self.mixture)

    def __repr__(self) -> str:
        return f"Decision({self.action!r}, {self.why!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Sits at one seat; the same history, view and dice give the same decision."""

    WATCHES: ClassVar[bool] = False

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice
        self.watches: bool = getattr(type(self), "WATCHES")  # noqa: B009

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at seat {self.seat} of {self.game.name}>"

    def watch(self, record: Record) -> None:
        """One action or event as the seat witnessed it; only bots with WATCHES are told."""

    def recall(self, history: list[Record]) -> None:
        """Everything the seat has witnessed so far, for a bot that takes over or is made anew."""
        if self.watches:
            for record in history:
                self.watch(record)

    @abstractmethod
    def decide(self, view: View, ask: Ask) -> Decision:
        """An answer to the ask."""


def tell(game: Game, bots: list[Bot], action: Action, events: list[Event]) -> None:
    """Lets every bot that watches witness an action and what came of it, as its seat saw it."""
    for bot in bots:
        if bot.watches:
            seen = game.witness(action, bot.seat)
            if seen is not None:
                bot.watch(seen)
            for event in events:
                told = game.witness(event, bot.seat)
                if told is not None:
                    bot.watch(told)
