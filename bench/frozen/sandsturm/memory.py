"""What a seat has witnessed, as a table in the open: goods, locks, dice and every chip it saw placed."""

from bench.frozen.games.sandsturm import (
    ACT,
    HIDDEN,
    MISSIONS,
    NO_CARD,
    NO_CARD_ID,
    NO_MISSION,
    ONE_ARTEFACT,
    ONE_LAMP,
    RIGHT,
    TARGET,
    Box,
    Gave,
    Moved,
    Rerolled,
    Robbed,
    Rolled,
    RoundBegan,
    SandsturmTable,
    SandsturmView,
    Secured,
    StartDrawn,
    Suspected,
    Swapped,
    TradeBanned,
    TurnBegan,
    TypeChosen,
    new_table,
)
from funduk.core.record import Record

HEED = (1.0, 0.4, 0.12)


def heeded(chips: int) -> float:
    """SS-21, SS-23: how much there is still to hide behind so many correct chips."""
    return HEED[chips] if chips < len(HEED) else 0.0


class Memory:
    """Follows the game on a table of its own; missions and hands stay unknown on it."""

    def __init__(self, box: Box, seats: int) -> None:
        self.table: SandsturmTable = new_table(box, 1, seats, RIGHT, False)
        self.seats = seats
        self.chips_left = [len(MISSIONS)] * seats
        self.turns_begun = 0
        self.acts = [0] * seats
        """How often every seat was seen choosing a type."""

    def watch(self, record: Record) -> None:
        t = self.table
        traders = t.traders
        if isinstance(record, Robbed):
            self._carry(record.victim, record.seat, int(record.good))
        elif isinstance(record, Gave):
            self._carry(record.seat, record.to, int(record.good))
        elif isinstance(record, Swapped):
            self._carry(record.seat, record.partner, int(record.own))
            self._carry(record.partner, record.seat, int(record.good))
        elif isinstance(record, Moved):
            self._carry(record.giver, record.to, int(record.good))
        elif isinstance(record, Rolled):
            t.faces = record.faces
            t.phase = ACT
        elif isinstance(record, TypeChosen):
            t.type = record.type
            t.left = record.times
            t.phase = TARGET
            self.acts[record.seat] += 1
        elif isinstance(record, Rerolled):
            if record.chip == NO_MISSION:
                t.free_rerolls -= 1
            else:
                self.chips_left[record.seat] -= 1
        elif isinstance(record, Suspected):
            self.chips_left[record.seat] -= 1
            traders[record.on].stack += bytes([record.seat << 3 | record.mission])
        elif isinstance(record, Secured):
            traders[record.seat].locked = record.goods
        elif isinstance(record, TradeBanned):
            traders[record.seat].locked = traders[record.seat].goods
            traders[record.seat].banned = True
        elif isinstance(record, TurnBegan):
            traders[record.seat].locked = 0
            traders[record.seat].banned = False
            t.turn = record.seat
            t.free_rerolls = t.effects().free_rerolls
            self.turns_begun += 1
        elif isinstance(record, RoundBegan):
            t.round = record.round
            t.start = record.start
            t.card = t.box.card_ids.index(record.card)
        elif isinstance(record, StartDrawn):
            traders[record.seat].goods += ONE_LAMP
            if record.artefact >= 0:
                traders[record.artefact].goods += ONE_ARTEFACT

    def _carry(self, giver: int, to: int, good: int) -> None:
        self.table.traders[giver].goods -= good
        self.table.traders[to].goods += good

    def agree_with(self, v: SandsturmView) -> None:
        """The view is the truth: what was not witnessed is taken from it."""
        t = self.table
        t.round, t.start, t.turn, t.phase = v.round, v.start, v.turn, v.phase
        t.card = NO_CARD if v.card == NO_CARD_ID else t.box.card_ids.index(v.card)
        t.faces, t.type, t.left, t.free_rerolls = v.faces, v.type, v.left, v.free_rerolls
        for seat, seen in enumerate(v.traders):
            trader = t.traders[seat]
            trader.goods, trader.locked, trader.banned = seen.goods, seen.locked, seen.banned
            self.chips_left[seat] = seen.hand
            if [chip >> 3 for chip in trader.stack] != [chip >> 3 for chip in seen.stack]:
                trader.stack = seen.stack

    def chips_on(self, seat: int) -> tuple[int, ...]:
        """How many chips of each mission lie on a seat, as far as they were seen."""
        counts = [0] * (HIDDEN + 1)
        for chip in self.table.traders[seat].stack:
            counts[chip & 7] += 1
        return tuple(counts[: len(MISSIONS)])
