"""Bots by name where their owner types the name: the house's, programs of any language, own classes.

`merchant` is a bot of the house, `cmd:node mybot.js` a program that speaks the line protocol, and
`mymodule:MyBot` a class. Only people at their own machine, and a server's operator in its settings, are asked
through this file; whatever comes from visitors, files and sets goes through `funduk.bots`, which runs and
imports nothing of the kind.
"""

import importlib
import os
import re
import sys

from funduk import bots as house_bots
from funduk.core.bot import Bot
from funduk.core.dice import Dice, dice_made_of
from funduk.core.errors import FundukError
from funduk.core.game import Game

Guests = str | dict[int, str] | None
COMMAND = "cmd:"
OWN_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


class BadSeats(FundukError):
    """Bots that do not fit the seats."""


class BadBot(FundukError):
    """A bot of one's own that cannot sit down."""


def is_own(name: str) -> bool:
    """Whether a name says where a bot of one's own is."""
    return name.startswith(COMMAND) or OWN_CLASS.fullmatch(name) is not None


def bot(name: str, game: Game, seat: int, dice: Dice) -> Bot:
    """Seats a bot of the house, a program, or an own class."""
    if name.startswith(COMMAND):
        from funduk.doors.lines import LineBot

        command = name.removeprefix(COMMAND).strip()
        if not command:
            raise BadBot("after cmd: comes the program to start, such as cmd:node mybot.js")
        return LineBot(game, seat, dice, command)
    if OWN_CLASS.fullmatch(name):
        return _own(name, game, seat, dice)
    return house_bots.bot(name, game, seat, dice)


def _own(name: str, game: Game, seat: int, dice: Dice) -> Bot:
    module, _, class_name = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        kind = getattr(importlib.import_module(module), class_name)
    except (ImportError, AttributeError) as wrong:
        raise BadBot(f"{name}: {wrong}") from None
    seated = kind(game, seat, dice)
    if not isinstance(seated, Bot):
        raise BadBot(f"{name} is not a funduk.Bot")
    return seated


def split_names(written: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in written.split(",") if name.strip()]


def names_by_seat(guests: Guests, seats: int, free: int | None = None) -> dict[int, str]:
    """Who sits where: one name for all seats but the free one, names with commas, or names by seat."""
    if guests is None:
        return {}
    if isinstance(guests, dict):
        wrong = [seat for seat in guests if not 0 <= seat < seats]
        if wrong:
            raise BadSeats(f"there is no seat {wrong[0]}; the table has seats 0 to {seats - 1}")
        return dict(guests)
    others = [seat for seat in range(seats) if seat != free]
    names = split_names(guests)
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise BadSeats(f"{len(names)} bots for {len(others)} seats: {guests}")
    return dict(zip(others, names, strict=True))


def seat_bots(game: Game, names: dict[int, str], dice: Dice) -> list[Bot]:
    """The bots, each with dice of its own made of the table's."""
    origin = dice.origin()
    return [
        bot(name, game, seat, dice_made_of(origin, f"seat {seat}"))
        for seat, name in sorted(names.items())
    ]
