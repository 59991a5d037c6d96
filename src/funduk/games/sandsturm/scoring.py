"""The end: suspicions, secrets, lamp and artefact, missions (SS-20 to SS-26)."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Event
from funduk.core.goods import NONE, count, one, total
from funduk.core.record import FLAG, NUMBER, Record, Shape
from funduk.games.sandsturm.events import (
    AllSuspected,
    ChipScored,
    GameEnded,
    GoodScored,
    MissionScored,
    SandstormCame,
    SecretKept,
)
from funduk.games.sandsturm.material import (
    ALL_CORRECT_POINTS,
    ARTEFACT,
    ARTEFACT_POINTS,
    CHIP_POINTS,
    COLOURLESS,
    FEWEST_ALONE,
    FEWEST_SEATS,
    FIRST_COLOUR,
    GOODS_EACH,
    LAMP,
    LAMP_POINTS,
    NOT_COMPARED,
    ONE_ARTEFACT,
    ONE_LAMP,
    POINTS,
    SECRET_POINTS,
    Box,
    Mission,
    colour_of,
)
from funduk.games.sandsturm.questions.missions import (
    ALL_GOODS,
    ALWAYS,
    BEST_COLOUR,
    BEST_OTHER_COLOUR,
    CHIPS_ON_ME,
    COLOURS,
    HAS_ARTEFACT,
    HAS_LAMP,
    OTHER_COLOURS,
    OWN_COLOUR,
    OWN_WITH_OTHERS,
    SETS,
)
from funduk.games.sandsturm.table import SandsturmTable


@mypyc_attr(acyclic=True)
class Sheet(Record):
    """What one seat scored, line by line; `alone` says that it fulfilled a mission that wins alone."""

    SHAPE: ClassVar[Shape] = (
        ("suspicions", NUMBER),
        ("all_correct", NUMBER),
        ("secret", NUMBER),
        ("lamp", POINTS),
        ("artefact", POINTS),
        ("mission", POINTS),
        ("points", POINTS),
        ("chips_on", NUMBER),
        ("ranked", FLAG),
        ("alone", FLAG),
    )

    def __init__(
        self,
        suspicions: int,
        all_correct: int,
        secret: int,
        lamp: int,
        artefact: int,
        mission: int,
        points: int,
        chips_on: int,
        ranked: bool,
        alone: bool,
    ) -> None:
        self.suspicions = suspicions
        self.all_correct = all_correct
        self.secret = secret
        self.lamp = lamp
        self.artefact = artefact
        self.mission = mission
        self.points = points
        self.chips_on = chips_on
        self.ranked = ranked
        self.alone = alone


def end_game(t: SandsturmTable, events: list[Event]) -> None:
    """SS-20: at once; then all is scored in the rulebook's order."""
    events.append(SandstormCame(t.round, [trader.mission for trader in t.traders]))
    for on in range(len(t.traders)):
        correct = correct_chips(t, on)
        for place, owner in enumerate(correct):
            events.append(ChipScored(owner, on, chip_points(place)))
    sheets = score(t)
    for seat, sheet in enumerate(sheets):
        if sheet.all_correct:
            events.append(AllSuspected(seat, sheet.all_correct))
        if sheet.secret:
            events.append(SecretKept(seat, sheet.secret))
        if sheet.lamp:
            events.append(GoodScored(seat, ONE_LAMP, sheet.lamp))
        if sheet.artefact:
            events.append(GoodScored(seat, ONE_ARTEFACT, sheet.artefact))
        events.append(MissionScored(seat, t.traders[seat].mission, sheet.mission))
    events.append(GameEnded([sheet.points for sheet in sheets], best(sheets)))


def score(t: SandsturmTable) -> list[Sheet]:
    """SS-21 to SS-25: a sheet for every seat, as if the sandstorm came now."""
    seats = len(t.traders)
    suspicions = [0] * seats
    found = [0] * seats
    chips_on = [0] * seats
    for on in range(seats):
        correct = correct_chips(t, on)
        chips_on[on] = len(correct)
        for place, owner in enumerate(correct):
            suspicions[owner] += chip_points(place)
            found[owner] += 1
    sheets: list[Sheet] = []
    for seat, trader in enumerate(t.traders):
        mission = t.box.missions[trader.mission]
        all_correct = ALL_CORRECT_POINTS if found[seat] == seats - 1 else 0
        secret = SECRET_POINTS if chips_on[seat] == 0 else 0
        lamp = LAMP_POINTS if count(trader.goods, LAMP) > 0 else 0
        artefact = ARTEFACT_POINTS if count(trader.goods, ARTEFACT) > 0 else 0
        by_mission = mission_points(
            t.box, seats, seat, trader.mission, trader.goods, chips_on[seat]
        )
        points = suspicions[seat] + all_correct + secret + lamp + artefact + by_mission
        alone = False
        if mission.alone:
            counted = counted_alone(t, mission, seat, chips_on[seat])
            alone = counted <= mission.alone_at_most[seats - FEWEST_SEATS]
            if mission.alone_fewest != NOT_COMPARED:
                for other in range(seats):
                    if other == seat:
                        continue
                    theirs = counted_alone(t, mission, other, chips_on[other])
                    if theirs < counted or (
                        theirs == counted and mission.alone_fewest == FEWEST_ALONE
                    ):
                        alone = False
        sheets.append(
            Sheet(
                suspicions[seat],
                all_correct,
                secret,
                lamp,
                artefact,
                by_mission,
                points,
                chips_on[seat],
                mission.ranked,
                alone,
            )
        )
    return sheets


def counted_alone(t: SandsturmTable, mission: Mission, seat: int, chips_on: int) -> int:
    """SS-25: what a mission that can win alone counts, for any seat."""
    counted = 0
    for which in mission.alone:
        counted += measure(len(t.traders), seat, which, t.traders[seat].goods, chips_on)
    return counted


def best(sheets: list[Sheet]) -> list[int]:
    """SS-26: whoever wins alone; else most points, the unranked aside, a tie shared."""
    alone = [seat for seat, sheet in enumerate(sheets) if sheet.alone]
    if alone:
        return alone
    ranked = [sheet.points for sheet in sheets if sheet.ranked]
    if not ranked:
        return list(range(len(sheets)))
    most = max(ranked)
    return [seat for seat, sheet in enumerate(sheets) if sheet.ranked and sheet.points == most]


# Suspicion


def correct_chips(t: SandsturmTable, on: int) -> list[int]:
    """SS-21: the owners of correct chips on a seat, the first one placed first."""
    mission = t.traders[on].mission
    return [chip >> 3 for chip in t.traders[on].stack if chip & 7 == mission]


def chip_points(place: int) -> int:
    return CHIP_POINTS[place] if place < len(CHIP_POINTS) else 0


# Mission


def mission_points(box: Box, seats: int, seat: int, which: int, goods: i64, chips_on: int) -> int:
    """SS-25: what a mission is worth to a seat with these goods."""
    mission = box.missions[which]
    points = 0
    for line in mission.lines:
        if line.measure == SETS:
            points += sets_points(goods, line.points)
            continue
        counted = (
            measure(seats, seat, line.measure, goods, chips_on) - line.free[seats - FEWEST_SEATS]
        )
        if counted > 0:
            points += counted * line.points[seats - FEWEST_SEATS]
    if mission.at_least is not None:
        return max(points, mission.at_least[seats - FEWEST_SEATS])
    return points


def measure(seats: int, seat: int, which: int, goods: i64, chips_on: int) -> int:
    """One of the things a mission can count."""
    own: i64 = count(goods, colour_of(seat))
    if which == OWN_COLOUR:
        return own
    if which == OTHER_COLOURS:
        return total(goods & ~COLOURLESS) - own
    if which == ALL_GOODS:
        return total(goods)
    if which == OWN_WITH_OTHERS:
        return GOODS_EACH - own
    if which == BEST_OTHER_COLOUR:
        return _most_of_a_colour(goods, seats, seat)
    if which == BEST_COLOUR:
        return _most_of_a_colour(goods, seats, -1)
    if which == COLOURS:
        return _colours(goods)
    if which == HAS_LAMP:
        return count(goods, LAMP)
    if which == HAS_ARTEFACT:
        return count(goods, ARTEFACT)
    if which == CHIPS_ON_ME:
        return chips_on
    assert which == ALWAYS
    return 1


def _most_of_a_colour(goods: i64, seats: int, but: int) -> int:
    most: i64 = 0
    for seat in range(seats):
        if seat != but:
            number: i64 = count(goods, colour_of(seat))
            if number > most:
                most = number
    return most


def _colours(goods: i64) -> int:
    colours = 0
    for kind in range(2, int(FIRST_COLOUR) + 1):
        if count(goods, kind) > 0:
            colours += 1
    return colours


def sets_points(goods: i64, by_size: list[int]) -> int:
    """SS-25: sets of different colours, the largest possible first."""
    points = 0
    left: i64 = goods & ~COLOURLESS
    while left != NONE:
        size = 0
        for kind in range(2, int(FIRST_COLOUR) + 1):
            if count(left, kind) > 0:
                size += 1
                left -= one(kind)
        points += by_size[size - 1]
    return points
