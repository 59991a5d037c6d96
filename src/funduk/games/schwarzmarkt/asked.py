"""Who is asked what."""

from typing import Final

from funduk.core.action import ALONE, SEALED, Ask
from funduk.core.action import OPEN as OPEN_MARKET
from funduk.core.record import CHANCE
from funduk.games.schwarzmarkt.production import sees_discs
from funduk.games.schwarzmarkt.sale import excess
from funduk.games.schwarzmarkt.table import (
    ANSWER,
    BID,
    CLEAR,
    FINAL,
    LOSE,
    MARKET,
    OPEN,
    OVER,
    PARTNER,
    PRODUCE,
    RECOVER,
    SELL,
    TIP,
    SchwarzmarktTable,
)
from funduk.games.schwarzmarkt.trade import can_answer, loss, may_act
from funduk.parts.market import DONE, TRADING

ASKED_IN: Final = (
    "lay-rows",
    "lay-bonus",
    "lot",
    "open",
    "produce",
    "produce",
    "rumour",
    "propose",
    "answer",
    "partner",
    "market",
    "carry",
    "lose",
    "bid",
    "recover",
    "raise",
    "sell",
    "clear",
    "final_sale",
)
"""The question of each phase."""
REJOIN: Final = "rejoin"


def is_sealed(phase: int) -> bool:
    """SM-13: discs, answers, losses, bids and sales are hidden until all who are asked have chosen."""
    return (
        phase == PRODUCE
        or phase == TIP
        or phase == ANSWER
        or phase == LOSE
        or phase == BID
        or phase == SELL
        or phase == CLEAR
        or phase == FINAL
    )


def is_compulsory(phase: int) -> bool:
    """Where the rule does not say "may"."""
    return (is_sealed(phase) and phase != BID and phase != SELL and phase != FINAL) or phase in (
        PARTNER,
        RECOVER,
    )


def concerns(t: SchwarzmarktTable, seat: int) -> bool:
    """Whether a sealed question is for a seat, answered or not."""
    phase = t.phase
    player = t.players[seat]
    if phase == BID or phase == SELL or phase == FINAL:
        return True
    if phase == PRODUCE:
        return not sees_discs(t, player)
    if phase == TIP:
        return sees_discs(t, player)
    if phase == ANSWER:
        return can_answer(t, seat)
    if phase == LOSE:
        return loss(t, player) > 0
    return phase == CLEAR and excess(t, player) > 0


def waits_for(t: SchwarzmarktTable, seat: int) -> bool:
    """Whether a sealed question still waits for a seat."""
    return not t.players[seat].committed and concerns(t, seat)


def late(t: SchwarzmarktTable) -> list[int]:
    """SM-6: the seats that choose their production after the others."""
    return [seat for seat, player in enumerate(t.players) if sees_discs(t, player)]


def asks(t: SchwarzmarktTable) -> list[Ask]:
    phase = t.phase
    if phase <= OPEN:
        return [Ask(CHANCE, ASKED_IN[phase], ALONE, True, 0)]
    if phase == OVER:
        return []
    if phase == MARKET:
        return _market_asks(t)
    must = is_compulsory(phase)
    if is_sealed(phase):
        mode = ALONE if phase == TIP and len(late(t)) == 1 else SEALED
        asked: list[Ask] = []
        for seat, player in enumerate(t.players):
            if waits_for(t, seat):
                asked.append(Ask(seat, ASKED_IN[phase], mode, must, player.answered))
        return asked
    return [Ask(t.turn, ASKED_IN[phase], ALONE, must, t.players[t.turn].answered)]


def _market_asks(t: SchwarzmarktTable) -> list[Ask]:
    """SM-16: everybody may act at any time; whoever is done may come back."""
    market = t.market
    assert market is not None
    asked: list[Ask] = []
    for seat, player in enumerate(t.players):
        if market.moods[seat] == TRADING:
            asked.append(Ask(seat, "market", OPEN_MARKET, False, player.answered))
        elif market.moods[seat] == DONE and may_act(t, market, seat):
            asked.append(Ask(seat, REJOIN, OPEN_MARKET, False, player.answered))
    return asked
