"""Who is asked what."""

from typing import Final

from funduk.core.action import ALONE, SEALED, Ask
from funduk.core.action import OPEN as OPEN_MARKET
from funduk.core.goods import within
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
    PRODUCE,
    SELL,
    TIP,
    SchwarzmarktTable,
)
from funduk.games.schwarzmarkt.trade import loss, may_act
from funduk.parts.market import DONE, TRADING

ASKED_IN: Final[list[str]] = [
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
]
"""The question of each phase; a list, because compiled a fixed tuple is packed anew at each look-up."""
REJOIN: Final = "rejoin"


SEALED_IN: Final = tuple(
    question in ("produce", "answer", "lose", "bid", "sell", "clear", "final_sale")
    for question in (*ASKED_IN, "")
)
"""SM-13: in which phases choices are hidden until all who are asked have chosen."""
COMPULSORY_IN: Final = tuple(
    question in ("produce", "answer", "partner", "lose", "recover", "clear")
    for question in (*ASKED_IN, "")
)
"""In which phases the rule does not say "may"."""


def is_sealed(phase: int) -> bool:
    return SEALED_IN[phase]


def concerns(t: SchwarzmarktTable, seat: int) -> bool:
    """Whether a sealed question is for a seat, answered or not."""
    phase = t.phase
    player = t.players[seat]
    if phase == ANSWER:
        proposal = t.proposal
        assert proposal is not None
        return seat != proposal.by and within(proposal.want, player.production + player.storage)
    if phase == BID or phase == SELL or phase == FINAL:
        return True
    if phase == PRODUCE:
        return not player.cards or not sees_discs(t, player)
    if phase == TIP:
        return sees_discs(t, player)
    if phase == LOSE:
        return loss(t, player) > 0
    return phase == CLEAR and excess(t, player) > 0


def somebody_is_waited_for(t: SchwarzmarktTable) -> bool:
    """Whether a sealed question is still open; one missing answer is enough."""
    phase = t.phase
    everybody = phase == BID or phase == SELL or phase == FINAL
    for seat, player in enumerate(t.players):
        if not player.committed and (everybody or concerns(t, seat)):
            return True
    return False


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
    must = COMPULSORY_IN[phase]
    question = ASKED_IN[phase]
    if not SEALED_IN[phase]:
        return [Ask(t.turn, question, ALONE, must, t.players[t.turn].answered)]
    everybody = phase == BID or phase == SELL or phase == FINAL
    mode = ALONE if phase == TIP and len(late(t)) == 1 else SEALED
    asked: list[Ask] = []
    for seat, player in enumerate(t.players):
        if not player.committed and (everybody or concerns(t, seat)):
            asked.append(Ask(seat, question, mode, must, player.answered))
    return asked


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
