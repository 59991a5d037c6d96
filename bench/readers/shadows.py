"""Our own bot in the other chairs, told what this seat sees, and asked what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import funduk
from funduk.core.action import Action, Ask
from funduk.core.game import View
from funduk.core.record import Record

if TYPE_CHECKING:
    from bench.readers import Make

SURE = [1.0]


class Shadows:
    """One bot for every other seat; they know no more than the seat they are kept at."""

    def __init__(self, game: funduk.Game, seat: int, make: Make) -> None:
        self.game = game
        self.seat = seat
        self.make = make
        self.bots: dict[int, funduk.Bot] = {}
        self.heard: list[Record] = []

    def watch(self, record: Record) -> None:
        """Everybody is told what they would have witnessed."""
        self.heard.append(record)
        for other, bot in self.bots.items():
            self._tell(bot, other, record)

    def _tell(self, bot: funduk.Bot, other: int, record: Record) -> None:
        told = self.game.witness(record, other)
        if told is not None and bot.watches:
            bot.watch(told)

    def at(self, other: int) -> funduk.Bot:
        """The bot in that chair, told everything so far."""
        if other not in self.bots:
            bot = self.make(self.game, other, funduk.FastDice(other))
            for record in self.heard:
                self._tell(bot, other, record)
            self.bots[other] = bot
        return self.bots[other]

    def answers(self, other: int, view: View, ask: Ask) -> list[tuple[Action, float]]:
        """What it would answer, with chances: its mixture where it tells one."""
        decision = self.at(other).decide(view, ask)
        mixture = getattr(decision, "mixture", None)
        if mixture:
            return list(mixture)
        return [(decision.action, 1.0)]
