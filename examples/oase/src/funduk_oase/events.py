"""What can have happened."""

from typing import ClassVar

from funduk.core.action import Event
from funduk.core.record import NUMBER, SEAT, Many, Shape
from funduk_oase.material import COINS, GOODS, PLACE


class Arrived(Event):
    """The caravan has laid goods on the places (OA-3)."""

    NAME: ClassVar[str] = "arrived"
    SHAPE: ClassVar[Shape] = (("round", NUMBER), ("load", GOODS))

    def __init__(self, round: int, load: int) -> None:
        self.round = round
        self.load = load


class Revealed(Event):
    """Everybody's choice was turned up (OA-4)."""

    NAME: ClassVar[str] = "revealed"
    REVEALS: ClassVar[bool] = True
    SHAPE: ClassVar[Shape] = (("places", Many(PLACE)),)

    def __init__(self, places: list[int]) -> None:
        self.places = places


class Took(Event):
    """Goods of a place went to a seat (OA-5, OA-8)."""

    NAME: ClassVar[str] = "took"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("place", PLACE), ("goods", GOODS))

    def __init__(self, seat: int, place: int, goods: int) -> None:
        self.seat = seat
        self.place = place
        self.goods = goods


class Crowded(Event):
    """Too many met at a place (OA-6)."""

    NAME: ClassVar[str] = "crowded"
    SHAPE: ClassVar[Shape] = (("place", PLACE), ("seats", Many(SEAT)))

    def __init__(self, place: int, seats: list[int]) -> None:
        self.place = place
        self.seats = seats


class Offered(Event):
    """One of two offers the other coins for a place (OA-7)."""

    NAME: ClassVar[str] = "offered"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("to", SEAT), ("place", PLACE), ("coins", COINS))

    def __init__(self, seat: int, to: int, place: int, coins: int) -> None:
        self.seat = seat
        self.to = to
        self.place = place
        self.coins = coins


class Accepted(Event):
    """The coins were taken (OA-8)."""

    NAME: ClassVar[str] = "accepted"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("bidder", SEAT), ("coins", COINS))

    def __init__(self, seat: int, bidder: int, coins: int) -> None:
        self.seat = seat
        self.bidder = bidder
        self.coins = coins


class Declined(Event):
    """The coins were not taken, the goods are shared (OA-8)."""

    NAME: ClassVar[str] = "declined"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("bidder", SEAT))

    def __init__(self, seat: int, bidder: int) -> None:
        self.seat = seat
        self.bidder = bidder


class GameEnded(Event):
    """The points of all seats, and who has won (OA-12)."""

    NAME: ClassVar[str] = "game-ended"
    SHAPE: ClassVar[Shape] = (("points", Many(NUMBER)), ("winners", Many(SEAT)))

    def __init__(self, points: list[int], winners: list[int]) -> None:
        self.points = points
        self.winners = winners
