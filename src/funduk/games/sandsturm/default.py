"""The rules' answers for a silent seat, as harmless as possible."""

from typing import Final

from mypy_extensions import i64

from funduk.core.action import Action, Ask
from funduk.core.dice import FastDice
from funduk.core.goods import NONE, count, some
from funduk.games.sandsturm.actions import Choose, Done, Place, Secure, Skip, Swap
from funduk.games.sandsturm.choosing import choosable, counted, tally
from funduk.games.sandsturm.imagine import imagine
from funduk.games.sandsturm.material import (
    ARTEFACT,
    FIRST_COLOUR,
    GIVE,
    LAMP,
    MISSIONS,
    MOVE,
    ROB,
    SECURE,
    SWAP,
    Box,
)
from funduk.games.sandsturm.rules import must_place
from funduk.games.sandsturm.table import ACT, CHIPS, TARGET, SandsturmTable
from funduk.games.sandsturm.targets import Targets
from funduk.games.sandsturm.view import SandsturmView

GENTLEST_FIRST: Final = (SECURE, SWAP, GIVE, ROB, MOVE)


def default(box: Box, v: SandsturmView, ask: Ask) -> Action:
    """Nothing in the answer depends on what the seat cannot see, so any imagined table will do."""
    t = imagine(box, v, FastDice(0))
    if t.phase == CHIPS:
        return _first_chip(t) if must_place(t) else Done(ask.seat)
    if t.phase == ACT:
        return _gentlest_type(t)
    if t.phase == TARGET:
        return _first_target(t)
    return Secure(ask.seat, _most_common_goods(t.traders[ask.seat].goods, t.left))


def _first_chip(t: SandsturmTable) -> Action:
    hand = t.traders[t.turn].hand
    mission = 0
    while mission < len(MISSIONS) - 1 and not (hand >> mission) & 1:
        mission += 1
    return Place(t.turn, mission, (t.turn + 1) % len(t.traders))


def _gentlest_type(t: SandsturmTable) -> Action:
    card = t.effects()
    counts = tally(t)
    for type in GENTLEST_FIRST:
        if not card.forbid[type] and counted(counts, type) > 0:
            return Choose(t.turn, type, 0)
    for type in GENTLEST_FIRST:
        if choosable(card, counts, type):
            return Choose(t.turn, type, 1)
    return Skip(t.turn)


def _first_target(t: SandsturmTable) -> Action:
    targets = Targets(t)
    if t.type == SWAP:
        for action in targets:
            if isinstance(action, Swap) and action.own == action.good:
                return action
    return targets[0]


def _most_common_goods(goods: i64, number: int) -> i64:
    """What one has most of, violet first among equals; lamp and artefact last."""
    bundle: i64 = NONE
    left: i64 = number
    for held in range(10, 0, -1):
        for kind in range(int(FIRST_COLOUR), int(LAMP), -1):
            if count(goods, kind) == held:
                taken = min(left, count(goods, kind))
                bundle += some(kind, taken)
                left -= taken
    for kind in (int(LAMP), int(ARTEFACT)):
        taken = min(left, count(goods, kind))
        bundle += some(kind, taken)
        left -= taken
    return bundle
