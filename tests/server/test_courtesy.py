"""Bots keep an open market open while people still trade there."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from funduk.core.action import OPEN, Action, Ask
from funduk.games.schwarzmarkt.questions.market_actions import Done, Withdraw
from funduk.server.tables import standins

BOT, PERSON = 1, 0
PAUSE = 0.02
PATIENCE = standins.FAST_COURTESY * PAUSE


def market(people: list[int]) -> Any:
    """A table at fast pace where these seats and a bot trade."""
    asks = [Ask(seat, "market", OPEN, False, 3) for seat in (*people, BOT)]
    state = SimpleNamespace(pace="fast", played_by_bot=lambda seat: seat == BOT)
    return SimpleNamespace(match=SimpleNamespace(asks=asks, entries=[]), state=state)


def stay(table: Any, action: Action) -> tuple[Action, float]:
    house: Any = SimpleNamespace(settings=SimpleNamespace(pause=PAUSE))
    begun = time.monotonic()
    answer = asyncio.run(
        standins._stay_for_people(house, table, Ask(BOT, "market", OPEN, False, 3), action)
    )
    return answer, time.monotonic() - begun


def test_a_bot_waits_for_people_who_trade_but_not_for_ever() -> None:
    """SM-16: the market ends when at most one trades, so a bot does not end it under somebody's hands."""
    answer, waited = stay(market([PERSON]), Done(BOT))
    assert isinstance(answer, Done)
    assert waited >= PATIENCE


def test_a_bot_leaves_at_once_where_only_bots_are_left() -> None:
    _, waited = stay(market([]), Done(BOT))
    assert waited < PATIENCE


def test_a_bot_acts_at_once() -> None:
    answer, waited = stay(market([PERSON]), Withdraw(BOT, 4))
    assert isinstance(answer, Withdraw)
    assert waited < PATIENCE


def test_a_bot_looks_again_when_the_market_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = market([PERSON])

    async def decide(*_: object) -> Action:
        return Withdraw(BOT, 7)

    async def glance(_: float) -> None:
        table.match.entries.append(SimpleNamespace(by=PERSON))

    monkeypatch.setattr(standins, "_decide", decide)
    monkeypatch.setattr(asyncio, "sleep", glance)
    answer, _ = stay(table, Done(BOT))
    assert isinstance(answer, Withdraw)
