"""What can have happened."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Event
from funduk.core.record import FLAG, NUMBER, SEAT, Many, Shape
from funduk.games.sandsturm.material import CARD, GOODS, POINTS, ROLLED, SIGN, SOME_DICE, TYPE


@mypyc_attr(acyclic=True)
class StartDrawn(Event):
    """The start player took the lamp; `artefact` began with the artefact, or nobody (SS-6, SS-7)."""

    NAME: ClassVar[str] = "start-drawn"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("artefact", SEAT))

    def __init__(self, seat: int, artefact: int) -> None:
        self.seat = seat
        self.artefact = artefact


@mypyc_attr(acyclic=True)
class MissionRemoved(Event):
    """A mission left the game unseen (SS-3)."""

    NAME: ClassVar[str] = "mission-removed"


@mypyc_attr(acyclic=True)
class MissionDealt(Event):
    """A seat got its mission (SS-2)."""

    NAME: ClassVar[str] = "mission-dealt"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("mission", SIGN))

    def __init__(self, seat: int, mission: int) -> None:
        self.seat = seat
        self.mission = mission


@mypyc_attr(acyclic=True)
class RoundBegan(Event):
    """A round card was turned up; it holds for everybody (SS-8)."""

    NAME: ClassVar[str] = "round-began"
    SHAPE: ClassVar[Shape] = (("round", NUMBER), ("card", CARD), ("start", SEAT))

    def __init__(self, round: int, card: str, start: int) -> None:
        self.round = round
        self.card = card
        self.start = start


@mypyc_attr(acyclic=True)
class TurnBegan(Event):
    """A seat has its turn; what it had secured came free (SS-9, SS-10)."""

    NAME: ClassVar[str] = "turn-began"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("released", GOODS), ("ban_lifted", FLAG))

    def __init__(self, seat: int, released: i64, ban_lifted: bool) -> None:
        self.seat = seat
        self.released = released
        self.ban_lifted = ban_lifted


@mypyc_attr(acyclic=True)
class Suspected(Event):
    """A chip was placed (SS-11)."""

    NAME: ClassVar[str] = "suspected"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("mission", SIGN), ("on", SEAT))

    def __init__(self, seat: int, mission: int, on: int) -> None:
        self.seat = seat
        self.mission = mission
        self.on = on


@mypyc_attr(acyclic=True)
class Rerolled(Event):
    """Some dice went back into the air, paid with a chip face down or free (SS-13)."""

    NAME: ClassVar[str] = "rerolled"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("dice", SOME_DICE), ("chip", SIGN))

    def __init__(self, seat: int, dice: i64, chip: int) -> None:
        self.seat = seat
        self.dice = dice
        self.chip = chip


@mypyc_attr(acyclic=True)
class Rolled(Event):
    """The dice lie (SS-13)."""

    NAME: ClassVar[str] = "rolled"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("faces", ROLLED))

    def __init__(self, seat: int, faces: i64) -> None:
        self.seat = seat
        self.faces = faces


@mypyc_attr(acyclic=True)
class TypeChosen(Event):
    """A seat chose its action type (SS-14)."""

    NAME: ClassVar[str] = "type-chosen"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("type", TYPE), ("jokers", NUMBER), ("times", NUMBER))

    def __init__(self, seat: int, type: int, jokers: int, times: int) -> None:
        self.seat = seat
        self.type = type
        self.jokers = jokers
        self.times = times


@mypyc_attr(acyclic=True)
class Skipped(Event):
    """No type could be chosen (SS-18)."""

    NAME: ClassVar[str] = "skipped"
    SHAPE: ClassVar[Shape] = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Robbed(Event):
    """A good was robbed (SS-15)."""

    NAME: ClassVar[str] = "robbed"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("victim", SEAT), ("good", GOODS))

    def __init__(self, seat: int, victim: int, good: i64) -> None:
        self.seat = seat
        self.victim = victim
        self.good = good


@mypyc_attr(acyclic=True)
class Gave(Event):
    """A good was given (SS-15)."""

    NAME: ClassVar[str] = "gave"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("to", SEAT), ("good", GOODS))

    def __init__(self, seat: int, to: int, good: i64) -> None:
        self.seat = seat
        self.to = to
        self.good = good


@mypyc_attr(acyclic=True)
class Swapped(Event):
    """Two goods changed places (SS-15)."""

    NAME: ClassVar[str] = "swapped"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("own", GOODS), ("partner", SEAT), ("good", GOODS))

    def __init__(self, seat: int, own: i64, partner: int, good: i64) -> None:
        self.seat = seat
        self.own = own
        self.partner = partner
        self.good = good


@mypyc_attr(acyclic=True)
class Secured(Event):
    """Goods went under the lock (SS-15)."""

    NAME: ClassVar[str] = "secured"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("goods", GOODS))

    def __init__(self, seat: int, goods: i64) -> None:
        self.seat = seat
        self.goods = goods


@mypyc_attr(acyclic=True)
class TradeBanned(Event):
    """Four locks or more: everything is secured, nothing comes in (SS-17)."""

    NAME: ClassVar[str] = "trade-banned"
    SHAPE: ClassVar[Shape] = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Moved(Event):
    """A good went from one player to another (SS-15)."""

    NAME: ClassVar[str] = "moved"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("giver", SEAT), ("to", SEAT), ("good", GOODS))

    def __init__(self, seat: int, giver: int, to: int, good: i64) -> None:
        self.seat = seat
        self.giver = giver
        self.to = to
        self.good = good


@mypyc_attr(acyclic=True)
class Lapsed(Event):
    """What could not be done lapsed (SS-18)."""

    NAME: ClassVar[str] = "lapsed"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("type", TYPE), ("times", NUMBER))

    def __init__(self, seat: int, type: int, times: int) -> None:
        self.seat = seat
        self.type = type
        self.times = times


@mypyc_attr(acyclic=True)
class ArtefactCame(Event):
    """A round card brought the artefact out of the middle (SS-8)."""

    NAME: ClassVar[str] = "artefact-came"
    SHAPE: ClassVar[Shape] = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class RoundEnded(Event):
    """The owner of the lamp took the lamp card (SS-19)."""

    NAME: ClassVar[str] = "round-ended"
    SHAPE: ClassVar[Shape] = (("round", NUMBER), ("start", SEAT))

    def __init__(self, round: int, start: int) -> None:
        self.round = round
        self.start = start


# What comes of the sandstorm: all missions turned up, and everything scored


@mypyc_attr(acyclic=True)
class SandstormCame(Event):
    """The game ended at once, and all missions were turned up (SS-20, SS-21)."""

    NAME: ClassVar[str] = "sandstorm-came"
    SHAPE: ClassVar[Shape] = (("round", NUMBER), ("missions", Many(SIGN)))
    REVEALS: ClassVar[bool] = True

    def __init__(self, round: int, missions: list[int]) -> None:
        self.round = round
        self.missions = missions


@mypyc_attr(acyclic=True)
class ChipScored(Event):
    """A correct chip was worth points, the earlier the more (SS-21)."""

    NAME: ClassVar[str] = "chip-scored"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("on", SEAT), ("points", NUMBER))

    def __init__(self, seat: int, on: int, points: int) -> None:
        self.seat = seat
        self.on = on
        self.points = points


@mypyc_attr(acyclic=True)
class AllSuspected(Event):
    """A seat had a correct chip on every other player (SS-22)."""

    NAME: ClassVar[str] = "all-suspected"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("points", NUMBER))

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@mypyc_attr(acyclic=True)
class SecretKept(Event):
    """A seat had no correct chip on it (SS-23)."""

    NAME: ClassVar[str] = "secret-kept"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("points", NUMBER))

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@mypyc_attr(acyclic=True)
class GoodScored(Event):
    """The lamp or the artefact counted for its owner (SS-24)."""

    NAME: ClassVar[str] = "good-scored"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("good", GOODS), ("points", POINTS))

    def __init__(self, seat: int, good: i64, points: int) -> None:
        self.seat = seat
        self.good = good
        self.points = points


@mypyc_attr(acyclic=True)
class MissionScored(Event):
    """A mission was worth points (SS-25)."""

    NAME: ClassVar[str] = "mission-scored"
    SHAPE: ClassVar[Shape] = (("seat", SEAT), ("mission", SIGN), ("points", POINTS))

    def __init__(self, seat: int, mission: int, points: int) -> None:
        self.seat = seat
        self.mission = mission
        self.points = points


@mypyc_attr(acyclic=True)
class GameEnded(Event):
    """All was scored (SS-26)."""

    NAME: ClassVar[str] = "game-ended"
    SHAPE: ClassVar[Shape] = (("points", Many(POINTS)), ("winners", Many(SEAT)))

    def __init__(self, points: list[int], winners: list[int]) -> None:
        self.points = points
        self.winners = winners
