"""What seats and chance can do."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action
from funduk.core.record import NUMBER, SEAT, Shape
from funduk.games.sandsturm.forms import CARD, ROLLED, SIGN, SOME_DICE, TYPE
from funduk.games.sandsturm.material import GOODS


@mypyc_attr(acyclic=True)
class Lot(Action):
    """Chance names the start player (SS-6)."""

    VERB: ClassVar[str] = "lot"
    SHAPE: ClassVar[Shape] = (("to", SEAT),)

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to


@mypyc_attr(acyclic=True)
class Remove(Action):
    """Chance takes a mission out of the game, unseen (SS-3)."""

    VERB: ClassVar[str] = "remove"
    SHAPE: ClassVar[Shape] = (("mission", SIGN),)

    def __init__(self, seat: int, mission: int) -> None:
        self.seat = seat
        self.mission = mission


@mypyc_attr(acyclic=True)
class Deal(Action):
    """Chance deals a seat its mission, face down (SS-2)."""

    VERB: ClassVar[str] = "deal"
    SHAPE: ClassVar[Shape] = (("to", SEAT), ("mission", SIGN))

    def __init__(self, seat: int, to: int, mission: int) -> None:
        self.seat = seat
        self.to = to
        self.mission = mission


@mypyc_attr(acyclic=True)
class Reveal(Action):
    """Chance turns up the next round card, or the sandstorm (SS-8, SS-20)."""

    VERB: ClassVar[str] = "reveal"
    SHAPE: ClassVar[Shape] = (("card", CARD),)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


@mypyc_attr(acyclic=True)
class Roll(Action):
    """Chance rolls the dice that are in the air; the others lie as they lay (SS-13)."""

    VERB: ClassVar[str] = "roll"
    SHAPE: ClassVar[Shape] = (("faces", ROLLED),)

    def __init__(self, seat: int, faces: i64) -> None:
        self.seat = seat
        self.faces = faces


@mypyc_attr(acyclic=True)
class Place(Action):
    """Puts a chip on another player's suspicion field (SS-11)."""

    VERB: ClassVar[str] = "place"
    SHAPE: ClassVar[Shape] = (("mission", SIGN), ("on", SEAT))

    def __init__(self, seat: int, mission: int, on: int) -> None:
        self.seat = seat
        self.mission = mission
        self.on = on


@mypyc_attr(acyclic=True)
class Done(Action):
    """Places no more chips this turn (SS-11)."""

    VERB: ClassVar[str] = "done"

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Reroll(Action):
    """Rolls some dice again for a chip handed in face down, or for free (SS-13)."""

    VERB: ClassVar[str] = "reroll"
    SHAPE: ClassVar[Shape] = (("dice", SOME_DICE), ("chip", SIGN))

    def __init__(self, seat: int, dice: i64, chip: int) -> None:
        self.seat = seat
        self.dice = dice
        self.chip = chip


@mypyc_attr(acyclic=True)
class Choose(Action):
    """Chooses the action type and how many jokers count for it (SS-14)."""

    VERB: ClassVar[str] = "choose"
    SHAPE: ClassVar[Shape] = (("type", TYPE), ("jokers", NUMBER))

    def __init__(self, seat: int, type: int, jokers: int) -> None:
        self.seat = seat
        self.type = type
        self.jokers = jokers


@mypyc_attr(acyclic=True)
class Skip(Action):
    """Does nothing, because no type can be chosen (SS-18)."""

    VERB: ClassVar[str] = "skip"

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Rob(Action):
    """Takes a good from another player (SS-15)."""

    VERB: ClassVar[str] = "rob"
    SHAPE: ClassVar[Shape] = (("victim", SEAT), ("good", GOODS))

    def __init__(self, seat: int, victim: int, good: i64) -> None:
        self.seat = seat
        self.victim = victim
        self.good = good


@mypyc_attr(acyclic=True)
class Give(Action):
    """Gives a good to another player (SS-15)."""

    VERB: ClassVar[str] = "give"
    SHAPE: ClassVar[Shape] = (("to", SEAT), ("good", GOODS))

    def __init__(self, seat: int, to: int, good: i64) -> None:
        self.seat = seat
        self.to = to
        self.good = good


@mypyc_attr(acyclic=True)
class Swap(Action):
    """Exchanges an own good for one of another player (SS-15)."""

    VERB: ClassVar[str] = "swap"
    SHAPE: ClassVar[Shape] = (("own", GOODS), ("partner", SEAT), ("good", GOODS))

    def __init__(self, seat: int, own: i64, partner: int, good: i64) -> None:
        self.seat = seat
        self.own = own
        self.partner = partner
        self.good = good


@mypyc_attr(acyclic=True)
class Secure(Action):
    """Lays goods under the lock, all at once (SS-15)."""

    VERB: ClassVar[str] = "secure"
    SHAPE: ClassVar[Shape] = (("goods", GOODS),)

    def __init__(self, seat: int, goods: i64) -> None:
        self.seat = seat
        self.goods = goods


@mypyc_attr(acyclic=True)
class Move(Action):
    """Moves a good from one other player to another (SS-15)."""

    VERB: ClassVar[str] = "move"
    SHAPE: ClassVar[Shape] = (("giver", SEAT), ("to", SEAT), ("good", GOODS))

    def __init__(self, seat: int, giver: int, to: int, good: i64) -> None:
        self.seat = seat
        self.giver = giver
        self.to = to
        self.good = good
