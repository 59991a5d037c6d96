"""What an action is worth from what a seat knows: played on from tables as the seat may believe them to be.

All actions are tried at the same imagined tables with the same dice, so that their difference is seen soon.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from funduk import bots
from funduk.bots.reasons import weighed
from funduk.core.action import Action, Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table, View
from funduk.core.record import Record
from funduk.study.judge import Judge, end_shares, settle, thinker

ADVICE = 4711
"""The dice of advisers: they advise the same every time."""
APART = 7919
SURE = 1.96


@dataclass(frozen=True)
class Moment:
    """What a seat knew when it was asked: its view, everything it had witnessed, and the question."""

    game: Game
    view: View
    memory: Sequence[Record]
    ask: Ask


class Adviser:
    """A strong bot in the seat of a moment, with what it would do and what it says the rest is worth."""

    def __init__(self, moment: Moment, bot: Bot | None = None) -> None:
        if bot is None:
            bot = advising_bot(moment.game, moment.ask.seat)
            bot.recall(list(moment.memory))
        self.bot = bot
        self.advice: Decision = bot.decide(moment.view, moment.ask)
        self.options = weighed(moment.game, self.advice)
        """Actions with their shares by the bot's own numbers, best first; empty where it weighs none."""


def advising_bot(game: Game, seat: int) -> Bot:
    return bots.bot(thinker(game.name), game, seat, FastDice(ADVICE))


class Played:
    """The shares of several actions, line by line: one row an imagined table."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.lines: list[list[float]] = [[] for _ in actions]

    def mean(self, place: int) -> float:
        return sum(self.lines[place]) / len(self.lines[place])

    def behind(self, place: int, best: int) -> tuple[float, float]:
        """How far one lies behind another, and half of the interval."""
        both = zip(self.lines[best], self.lines[place], strict=True)
        return mean_and_half([better - worse for better, worse in both])

    def half(self, place: int) -> float:
        return mean_and_half(self.lines[place])[1]


def mean_and_half(values: list[float]) -> tuple[float, float]:
    """The mean and half of its interval of 95 %."""
    number = len(values)
    mean = sum(values) / number
    if number < 2:
        return mean, 1.0
    spread = sum((value - mean) ** 2 for value in values) / (number - 1)
    return mean, SURE * sqrt(spread / number)


def play_on(
    moment: Moment, judge: Judge, adviser: Bot, actions: list[Action], lines: range, seed: int
) -> Played:
    """Tries every action at each of some imagined tables and plays on until the judge can say more."""
    found = Played(actions)
    for line in lines:
        dice_seed = seed * APART + line
        imagined = judge.imagine(moment.view, adviser, FastDice(dice_seed))
        for place, action in enumerate(actions):
            found.lines[place].append(
                line_share(moment.game, judge, imagined, moment.ask.seat, action, dice_seed)
            )
    return found


def line_share(
    game: Game, judge: Judge, table: Table, seat: int, action: Action, seed: int
) -> float:
    """One line from one table: the seat's share where it ends."""
    there = table.copy()
    game.perform(there, action)
    who = thinker(game.name)
    settle(game, there, who, seed, lambda now: judge.is_far_enough(table, now))
    return (end_shares(game, there) or judge.shares(there))[seat]


def price(
    moment: Moment, judge: Judge, action: Action, lines: int = 24, seed: int = 0
) -> tuple[float, float]:
    """What any legal action is worth to the seat, and half of the interval."""
    adviser = Adviser(moment)
    played = play_on(moment, judge, adviser.bot, [action], range(lines), seed)
    return played.mean(0), played.half(0)
