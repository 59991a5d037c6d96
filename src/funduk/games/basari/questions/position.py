"""Positions from JSON, and why a position cannot be."""

from typing import Any

from funduk.core.goods import NONE, miscounted, within
from funduk.core.record import read_fields
from funduk.games.basari.material import ALL_GEMS, DICE, PIPS, START_GEMS, Box
from funduk.games.basari.table import (
    ANSWER,
    CARRY_OUT,
    CHOOSE,
    NO_STALL,
    OFFER,
    OVER,
    PLACE,
    ROLL,
    ROLL_OFF,
    THROW,
    BasariTable,
)
from funduk.games.gems.haggling import Haggle
from funduk.games.gems.material import GEMS
from funduk.parts.sealed import UNDECIDED


def table_from_json(box: Box, data: Any) -> BasariTable:
    make: Any = BasariTable
    table: BasariTable = make(box, *read_fields(BasariTable, data, "position"))
    return table


def impossibility(t: BasariTable, rules_version: int) -> str | None:
    """The first thing about a table that no game can lead to."""
    seats = len(t.players)
    if not 3 <= seats <= 4:
        return f"3 or 4 players, not {seats}"
    if not 1 <= t.rules_version <= rules_version:
        return f"rules version {t.rules_version} is not known"
    if not 0 <= t.turn < seats:
        return f"turn {t.turn} is not a seat"
    if (t.scored >= t.options.scorings) != (t.phase == OVER) or t.scored > t.options.scorings:
        return f"{t.scored} scorings do not go with the phase (BB-25)"
    return (
        _wrong_gems(t)
        or _wrong_tiles(t)
        or _wrong_way(t)
        or _wrong_choices(t)
        or _wrong_settling(t)
    )


def _wrong_gems(t: BasariTable) -> str | None:
    """BB-1, BB-3: 25 of each colour, three each at the start."""
    wrong = miscounted([t.stock, *[player.gems for player in t.players]], ALL_GEMS, GEMS, "gems")
    if wrong is not None:
        return f"{wrong} (BB-3)"
    if t.phase == PLACE or (t.scored == 0 and t.round == 0 and t.phase in (ROLL, CHOOSE)):
        for seat, player in enumerate(t.players):
            if player.gems != START_GEMS or player.points:
                return f"seat {seat} starts with three gems of each colour and no points (BB-3)"
    return None


def _wrong_tiles(t: BasariTable) -> str | None:
    """BB-3: tiles lie at stalls, before the first scoring each at its own."""
    tiles: list[int] = []
    for seat, player in enumerate(t.players):
        laid = t.phase != PLACE or seat < t.turn
        if laid != (player.tile != NO_STALL):
            return f"seat {seat}: the start tile does not go with the phase (BB-3)"
        if player.tile >= t.box.stalls:
            return (
                f"seat {seat}: there is no stall {player.tile}, only 0 to {t.box.stalls - 1} (BB-2)"
            )
        if laid:
            tiles.append(player.tile)
    if t.scored == 0 and len(set(tiles)) != len(tiles):
        return "two start tiles share a stall before the first scoring (BB-3)"
    return None


def _wrong_way(t: BasariTable) -> str | None:
    """BB-5, BB-7, BB-19: one roll a round, one seat's throw more, and a scoring after a lap."""
    if t.phase in (PLACE, OVER) and t.round:
        return f"round {t.round} does not go with the phase (BB-19)"
    resting = t.phase in (PLACE, ROLL, OVER)
    rolls = t.round if resting else t.round + 1
    throws = t.round
    if not resting and (t.action > DICE or t.pairs):
        throws += 1
    beyond = 0
    for seat, player in enumerate(t.players):
        if not rolls <= player.walked <= PIPS * (rolls + throws):
            return (
                f"seat {seat} cannot have walked {player.walked} stalls in round {t.round} (BB-5)"
            )
        if resting and player.walked >= t.box.stalls:
            return f"seat {seat} has walked a full lap, so there was a scoring (BB-19)"
        if player.walked >= t.box.stalls + PIPS * (rolls - t.round + throws - t.round):
            return f"seat {seat} cannot be {player.walked} stalls from its start tile (BB-19)"
        beyond += max(0, player.walked - PIPS * rolls)
    if beyond > PIPS * throws:
        return "only one seat a round carries out dice (BB-10)"
    return None


def _wrong_choices(t: BasariTable) -> str | None:
    """BB-6: nobody, some, or all have chosen, as the phase says."""
    chosen = 0
    for player in t.players:
        if player.choice != UNDECIDED:
            chosen += 1
    if t.phase in (PLACE, ROLL, OVER):
        return "nobody has chosen yet (BB-6)" if chosen else None
    if t.phase == CHOOSE:
        return (
            "all have chosen, so the choices are open (BB-6)" if chosen == len(t.players) else None
        )
    return (
        "actions are settled only after all have chosen (BB-6)" if chosen < len(t.players) else None
    )


def _wrong_settling(t: BasariTable) -> str | None:
    """BB-10, BB-11: the asked seat is a chooser, sole first, then pairs."""
    settling = t.phase in (THROW, ROLL_OFF, OFFER, ANSWER, CARRY_OUT)
    haggling = t.phase in (ROLL_OFF, OFFER, ANSWER)
    if haggling != (t.haggle is not None):
        return "a negotiation does not go with the phase (BB-10)"
    if not settling:
        return "no action is being settled (BB-11)" if t.action != DICE or t.pairs else None
    choosers = [seat for seat, player in enumerate(t.players) if player.choice == t.action]
    if t.turn not in choosers or len(choosers) > 2:
        return f"seat {t.turn} is not the one who carries out the action (BB-10)"
    if t.pairs != (len(choosers) == 2):
        return "sole actions come first, then pairs (BB-11)"
    if t.phase == CARRY_OUT and not t.options.decline:
        return "a won action is not declined at this table (BB-10)"
    if t.phase == THROW and t.action != DICE:
        return "a die is thrown only for dice (BB-7)"
    return None if t.haggle is None else _wrong_haggle(t, t.haggle, choosers)


def _wrong_haggle(t: BasariTable, h: Haggle, choosers: list[int]) -> str | None:
    """BB-13, BB-14: who opens, and whose gems are offered."""
    if sorted([h.turn, h.other]) != choosers or h.turn != t.turn:
        return "the two who negotiate must be the two who chose the action (BB-10)"
    ahead = t.players[h.turn].points - t.players[h.other].points
    if t.phase == ROLL_OFF and (ahead or h.turn > h.other):
        return "dice decide only between players level on points, the lower seat first (BB-13)"
    if t.phase == OFFER and ahead < 0:
        return f"seat {h.other} has more points and opens (BB-13)"
    if (h.standing == NONE) != (t.phase != ANSWER) or not within(
        h.standing, t.players[h.other].gems
    ):
        return "the standing offer must be the other's own gems (BB-14)"
    return None
