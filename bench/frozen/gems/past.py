"""The game so far, followed on a table of its own by what a seat has witnessed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from funduk.core.action import Action
from funduk.core.game import Game, Table
from funduk.core.record import Record

CHOOSE = "choose"


class Past:
    """Choices are hidden when they are made, so they are made up for once all are turned up."""

    def __init__(self, game: Game, beginning: Table, choice: Any, revealed: type[Record]) -> None:
        self.game = game
        self.table = beginning
        self.choice = choice
        self.revealed = revealed
        self.lost = False
        """Whether moves do not follow from each other, as in a game begun from a position."""

    def follow(self, records: list[Record]) -> Iterator[tuple[Table, list[int]]]:
        """Everybody's choices among the records, each time with the table they were made at."""
        for record in records:
            if isinstance(record, self.revealed):
                choices: list[int] = getattr(record, "choices")  # noqa: B009  both games' events have it
                if self.is_choosing():
                    yield self.table, choices
                for seat, choice in enumerate(choices):
                    self._perform(self.choice(seat, choice))
            elif isinstance(record, Action) and record.verb() != CHOOSE:
                self._perform(record)

    def is_choosing(self) -> bool:
        """Whether the followed game has come to a choice."""
        asks = [] if self.lost else self.game.asks(self.table)
        return bool(asks) and asks[0].question == CHOOSE

    def _perform(self, action: Action) -> None:
        self.lost = self.lost or self.game.refusal(self.table, action) is not None
        if not self.lost:
            self.game.perform(self.table, action)
