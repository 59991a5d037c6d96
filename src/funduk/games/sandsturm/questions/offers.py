"""What a roll offers: types, jokers, and how often (SS-14)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Refusal
from funduk.core.record import NUMBER, Record, Shape
from funduk.games.sandsturm.material import DICE, JOKER, MOVE, TYPE, TYPES, RoundCard
from funduk.games.sandsturm.table import SandsturmTable

COUNT_BITS: Final[i64] = 4


def tally(t: SandsturmTable) -> i64:
    """How often each face counts, jokers of the round card included; four bits a face."""
    card = t.effects()
    counts: i64 = 0
    faces = t.faces
    for die in range(DICE):
        face = card.counts_as[(faces >> (3 * die)) & 7]
        counts += 1 << (COUNT_BITS * face)
    extra: i64 = card.extra_jokers
    return counts + (extra << (COUNT_BITS * JOKER))


def counted(counts: i64, face: i64) -> i64:
    return (counts >> (COUNT_BITS * face)) & 15


def fewest_jokers(counts: i64, type: int) -> int:
    """A type that no die shows needs a joker."""
    return 0 if counted(counts, type) > 0 else 1


def most_jokers(card: RoundCard, counts: i64, type: int) -> int:
    """Jokers never count for MOVE, unless the round card says so."""
    if type == MOVE and not card.joker_moves:
        return 0
    return counted(counts, JOKER)


def choosable(card: RoundCard, counts: i64, type: int) -> bool:
    return not card.forbid[type] and fewest_jokers(counts, type) <= most_jokers(card, counts, type)


def executions(card: RoundCard, counts: i64, type: int, jokers: int) -> int:
    """SS-14: how often the type is carried out, the round card included."""
    shown: int = counted(counts, type)
    times = (shown + jokers) * card.times[type] + card.extra[type]
    if times > card.at_most[type]:
        return card.at_most[type]
    return times if times > 0 else 0


def offer_refusal(card: RoundCard, counts: i64, type: int, jokers: int) -> Refusal | None:
    """SS-8, SS-14: why the dice do not offer a type with so many jokers."""
    if not 0 <= type < len(TYPES):
        return Refusal("no-such-type", "SS-14")
    if card.forbid[type]:
        return Refusal("type-forbidden", "SS-8")
    if jokers < 0 or jokers > counted(counts, JOKER):
        return Refusal("too-many-jokers", "SS-14")
    if jokers > most_jokers(card, counts, type):
        return Refusal("no-joker-for-move", "SS-14")
    if jokers < fewest_jokers(counts, type):
        return Refusal("type-not-rolled", "SS-14")
    return None


@mypyc_attr(acyclic=True)
class Offer(Record):
    """One thing the dice offer: a type, with so many jokers, so many times."""

    SHAPE: ClassVar[Shape] = (("type", TYPE), ("jokers", NUMBER), ("times", NUMBER))

    def __init__(self, type: int, jokers: int, times: int) -> None:
        self.type = type
        self.jokers = jokers
        self.times = times


def offers(t: SandsturmTable) -> list[Offer]:
    """Everything that may be chosen, type by type, from few jokers to many."""
    card = t.effects()
    counts = tally(t)
    found: list[Offer] = []
    for type in range(len(TYPES)):
        if card.forbid[type]:
            continue
        for jokers in range(fewest_jokers(counts, type), most_jokers(card, counts, type) + 1):
            found.append(Offer(type, jokers, executions(card, counts, type, jokers)))
    return found
