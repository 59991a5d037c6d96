"""Strengths for people: the same engine thinks, and an easier level takes its advice less strictly.

A level has a warmth, in shares of the win: how far behind the best an alternative may lie and still be taken
now and then. What lies further behind than the level's greatest blunder is never taken, so that even the
easiest opponent does nothing absurd.
"""

from importlib.util import find_spec
from math import exp

from funduk import bots
from funduk.bots.mixing import draw, mixture
from funduk.bots.reasons import listed, weighed
from funduk.core.action import Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import Dice
from funduk.core.game import Game, View
from funduk.core.record import Record

NOTICED = 0.005
"""A smaller difference is none in whole hundredths."""
THINKERS = ("merchant", "vizier")
"""The engines that weigh alternatives by win share, from weak to strong; a level uses the best there is."""
BEST = "genie"
"""Who thinks for the strictest level, where there is one."""


class Level:
    """How strictly an engine's advice is taken."""

    def __init__(self, warmth: float, blunder: float) -> None:
        self.warmth = warmth
        self.blunder = blunder


LEVELS = {
    "novice": Level(0.12, 0.35),
    "regular": Level(0.05, 0.15),
    "expert": Level(0.02, 0.06),
    "master": Level(0.0, 0.0),
}
"""From weak to strong."""


def of_game(game: Game) -> dict[str, Level]:
    """The levels of one game, with its own numbers where it brings some."""
    found = dict(LEVELS)
    for name in LEVELS:
        own = game.level(name)
        if own is not None:
            found[name] = Level(*own)
    return found


def names(game: str) -> list[str]:
    """The levels people can choose from, weak to strong; plain bots where nothing weighs win shares."""
    if engine(game) is None:
        return [name for name in bots.engines(game) if name not in (*THINKERS, BEST)]
    return list(LEVELS)


def engine(game: str) -> str | None:
    """The strongest bot of a game that weighs win shares; they all need numpy."""
    there = [name for name in bots.engines(game) if name in THINKERS]
    return there[-1] if there and find_spec("numpy") is not None else None


def seat(name: str, game: Game, place: int, dice: Dice) -> Bot:
    """Seats an opponent of a level."""
    thinker = engine(game.name)
    if thinker is None:
        there = ", ".join(names(game.name))
        raise bots.UnknownBot(f"{game.name} has no level {name!r} here; there are {there}")
    level = of_game(game)[name]
    if level.warmth == 0.0:
        best = BEST if BEST in bots.engines(game.name) else thinker
        return bots.bot(best, game, place, dice)
    return Easier(bots.bot(thinker, game, place, dice), level)


class Easier(Bot):
    """Another bot, whose best advice is not always followed."""

    def __init__(self, inner: Bot, level: Level) -> None:
        super().__init__(inner.game, inner.seat, inner.dice)
        self.inner = inner
        self.level = level
        self.watches = inner.watches

    def watch(self, record: Record) -> None:
        self.inner.watch(record)

    def decide(self, view: View, ask: Ask) -> Decision:
        advised = self.inner.decide(view, ask)
        options = weighed(self.game, advised)
        near = [option for option in options if options[0][1] - option[1] <= self.level.blunder]
        if len(near) < 2:
            return advised
        chances = [exp((share - near[0][1]) / self.level.warmth) for _, share in near]
        place = draw(self.dice, chances)
        taken = near[place][0]
        drawn = mixture([action for action, _ in near], chances)
        if taken == advised.action:
            return Decision(taken, advised.why, drawn)
        given_away = round(near[0][1] - near[place][1], 4)
        why = {
            "code": "eased" if given_away >= NOTICED else "as-good",
            "advised": advised.action.to_text(),
            "given_away": given_away,
            "alternatives": listed(advised.why),
        }
        return Decision(taken, why, drawn)
