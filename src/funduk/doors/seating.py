"""Bots by name at the tables of doors."""

from funduk import bots as house_bots
from funduk.core.bot import Bot
from funduk.core.dice import Dice, dice_made_of
from funduk.core.errors import FundukError
from funduk.core.game import Game

Guests = str | dict[int, str] | None


class BadSeats(FundukError):
    """Bots that do not fit the seats."""


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
    names = [name.strip() for name in guests.split(",")]
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise BadSeats(f"{len(names)} bots for {len(others)} seats: {guests}")
    return dict(zip(others, names, strict=True))


def seat_bots(game: Game, names: dict[int, str], dice: Dice) -> list[Bot]:
    """The bots, each with dice of its own made of the table's."""
    origin = dice.origin()
    return [
        house_bots.bot(name, game, seat, dice_made_of(origin, f"seat {seat}"))
        for seat, name in sorted(names.items())
    ]
