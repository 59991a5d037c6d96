"""Who answers for a seat: bots see views and what their seat witnessed, never tables."""

from abc import abstractmethod
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from funduk.core.action import Action, Ask
from funduk.core.dice import Dice
from funduk.core.game import Game, View
from funduk.core.record import Record


class Decision:
    """An action and why it was chosen, in codes and numbers."""

    def __init__(self, action: Action, why: dict[str, Any] | None = None) -> None:
        self.action = action
        self.why: dict[str, Any] = {} if why is None else why


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Sits at one seat; the same history, view and dice give the same decision."""

    WATCHES: ClassVar[bool] = False

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice
        self.watches: bool = getattr(type(self), "WATCHES")  # noqa: B009

    def watch(self, record: Record) -> None:
        """One action or event as the seat witnessed it; only bots with WATCHES are told."""

    @abstractmethod
    def decide(self, view: View, ask: Ask) -> Decision:
        """An answer to the ask."""
