"""Bots that a server's operator hires in its settings: `mybot=cmd:node mybot.js`, `other=module:Class`.

Tables offer them under their plain names; where a name leads is known to the operator and the workers alone.
"""

import re
from collections.abc import Iterable

from funduk import bots
from funduk.bots import levels
from funduk.core.bot import Bot
from funduk.core.dice import Dice
from funduk.core.errors import FundukError
from funduk.core.game import Game
from funduk.doors import seating

PLAIN = re.compile(r"[a-z][a-z0-9-]{1,19}")


class BadHire(FundukError):
    """A setting that hires nobody."""


class Hired:
    """Seats one hired bot wherever its name is asked for."""

    def __init__(self, where: str) -> None:
        self.where = where

    def __call__(self, game: Game, seat: int, dice: Dice) -> Bot:
        return seating.bot(self.where, game, seat, dice)


def read(written: str) -> tuple[str, str]:
    """The plain name and where it leads."""
    name, equals, where = written.partition("=")
    if not equals or not PLAIN.fullmatch(name):
        raise BadHire(
            f"--hire {written!r}: write a plain name and a bot, such as mybot=cmd:node mybot.js"
        )
    if not seating.is_own(where):
        raise BadHire(f"--hire {written!r}: after = comes cmd: and a program, or module:Class")
    if name in (*bots.NAMES, *levels.LEVELS):
        raise BadHire(f"--hire {written!r}: {name} is a bot of the house; choose another name")
    return name, where


def hire(all_written: Iterable[str]) -> None:
    """From now on these names can be seated in this process."""
    for written in all_written:
        name, where = read(written)
        bots.hire(name, Hired(where))
