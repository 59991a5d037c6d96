"""Judges: the share of the win that every seat may expect at a table, with everything laid open.

Shares add up to 1 in every phase and are exact at the end. A game's own judge lies in `judges/<game>.py` as
a class called `Own`; any other game is judged by playing it out.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar

from funduk import bots
from funduk.core.action import Action
from funduk.core.bot import Bot
from funduk.core.dice import Dice, FastDice
from funduk.core.game import Game, Table, View
from funduk.core.playout import answer, play_bots

Shares = list[float]
PLAYOUTS = 24
"""How often a judge who knows nothing of a game plays it out."""
LONGEST = 2000
"""A position that is still lively after so many moves is judged as it is."""


class Judge(ABC):
    """Says who may expect to win; the same table always gets the same answer."""

    OPENERS: ClassVar[tuple[str, ...]] = ("offer",)
    """Questions with which a negotiation begins."""
    DEALS: ClassVar[tuple[str, ...]] = ("accepted",)
    """Events by which one is struck."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def shares(self, table: Table) -> Shares:
        """Each seat's share of the win."""
        won = end_shares(self.game, table)
        if won is not None:
            return won
        found = [max(share, 0.0) for share in self.expected(table)]
        whole = sum(found)
        return [share / whole for share in found] if whole > 0 else fair(table)

    def shares_of(self, tables: Sequence[Table]) -> list[Shares]:
        """The same for many tables."""
        return [self.shares(table) for table in tables]

    def after(self, table: Table, answers: Sequence[Sequence[Action]]) -> list[Shares]:
        """The shares after each of several rows of answers, all given at this table."""
        found = []
        for row in answers:
            there = table.copy()
            for action in row:
                self.game.perform(there, action)
            found.append(self.shares(there))
        return found

    @abstractmethod
    def expected(self, table: Table) -> Shares:
        """The same for a table where the game goes on; they need not add up."""

    def is_far_enough(self, before: Table, table: Table) -> bool:
        """Whether a line that began at one table may be judged at another; else it is played to the end."""
        return getattr(before, "round", 0) != getattr(table, "round", 0)

    def imagine(self, view: View, adviser: Bot, dice: Dice) -> Table:
        """A table as a seat may believe it to be; the adviser has seen what the seat has."""
        return self.game.imagine(view, dice)


class Settling(Judge):
    """Plays a lively table on until it is quiet, always with the same dice, and looks then."""

    def __init__(self, game: Game, who: str) -> None:
        super().__init__(game)
        self.who = who

    def expected(self, table: Table) -> Shares:
        if self.is_quiet(table):
            return self.look(table)
        there = table.copy()
        settle(self.game, there, self.who, 0, self.is_quiet)
        return end_shares(self.game, there) or self.look(there)

    @abstractmethod
    def is_quiet(self, table: Table) -> bool:
        """Whether nothing is half done."""

    @abstractmethod
    def look(self, table: Table) -> Shares:
        """The shares at a quiet table."""


class Played(Judge):
    """Plays the game out many times with bots."""

    def __init__(self, game: Game, who: str | None = None, times: int = PLAYOUTS) -> None:
        super().__init__(game)
        self.who = quickest(game) if who is None else who
        self.times = times

    def is_far_enough(self, before: Table, table: Table) -> bool:
        return False

    def expected(self, table: Table) -> Shares:
        total = [0.0] * table.seats()
        for nth in range(self.times):
            there = table.copy()
            play_bots(
                self.game, there, FastDice(nth), seated(self.game, there.seats(), self.who, nth)
            )
            for seat, share in enumerate(end_shares(self.game, there) or fair(there)):
                total[seat] += share
        return total


def judge_of(game: Game) -> Judge:
    """The game's own judge, or one who plays it out."""
    own = f"funduk.study.judges.{game.name}"
    if find_spec("numpy") is not None and _there(own) and "vizier" in bots.engines(game.name):
        made: Judge = import_module(own).Own(game)
        return made
    return Played(game)


@lru_cache(maxsize=64)
def _there(module: str) -> bool:
    return find_spec(module) is not None


def thinker(game: str) -> str:
    """Who plays on in a study: the strongest bot that weighs win shares without dice of its own."""
    from funduk.bots import levels

    return levels.engine(game) or quickest_name(game)


def quickest(game: Game) -> str:
    return quickest_name(game.name)


def quickest_name(game: str) -> str:
    """The strongest bot that plays thousands of games in no time: a peddler, where there is one."""
    there = bots.engines(game)
    guests = [name for name in there if name not in bots.NAMES]
    return "peddler" if "peddler" in there else (guests or there)[-1]


def seated(game: Game, seats: int, who: str, seed: int) -> list[Bot]:
    """A bot in every seat, each with dice of its own."""
    return [bots.bot(who, game, seat, FastDice(seed * 64 + seat + 1)) for seat in range(seats)]


def settle(
    game: Game, table: Table, who: str, seed: int, is_quiet: Callable[[Table], bool]
) -> None:
    """Plays on with one bot in all seats until the table is quiet or the game is over."""
    dice: Dice = FastDice(seed)
    players = seated(game, table.seats(), who, seed)
    for _ in range(LONGEST):
        ask = game.next_ask(table, dice)
        if ask is None or is_quiet(table):
            return
        action = answer(game, table, ask, dice, players)
        events = game.perform(table, action)
        for bot in players:
            if bot.watches:
                for record in game.witnessed(action, events, bot.seat):
                    bot.watch(record)


def end_shares(game: Game, table: Table) -> Shares | None:
    """A win shared by k counts 1/k; None before the end."""
    winners = game.winners(table)
    if winners is None:
        return None
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(table.seats())]


def fair(table: Table) -> Shares:
    return [1.0 / table.seats()] * table.seats()
