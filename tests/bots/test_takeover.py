"""Bots sit down anywhere: in the middle of a game, at a position without a past, at rings of any size."""

from __future__ import annotations

import pytest

from funduk import FastDice, bots, catalogue
from funduk.bots.sandsturm.peddler import Peddler
from funduk.core.playout import play_bots
from funduk.core.record import CHANCE
from funduk.games.sandsturm.table import SandsturmTable
from tests.laws.tables import NAMES, settings_of
from tests.laws.walks import fresh_walk

EVERYBODY = [(game, bot) for game in NAMES for bot in bots.names(game)]


@pytest.mark.parametrize(("game", "name"), EVERYBODY)
def test_a_position_without_a_past_is_enough(game: str, name: str) -> None:
    """Every question of a few games, loaded from the position alone."""
    settings = settings_of(game)
    for seed in (1, 2, 3):
        met: set[str] = set()
        setting = settings[seed * 5 % len(settings)]
        rules = setting.rules()
        for step in fresh_walk(setting, seed).steps[20:]:
            ask = step.ask
            if ask.seat == CHANCE or ask.question in met:
                continue
            met.add(ask.question)
            table = rules.load(rules.dump(step.table))
            decision = bots.bot(name, rules, ask.seat, FastDice(4)).decide(
                rules.view(table, ask.seat), ask
            )
            assert rules.refusal(table, decision.action) is None, ask
            assert decision.why["code"]


@pytest.mark.parametrize("stalls", [12, 60])
@pytest.mark.parametrize("name", bots.names("basari"))
def test_a_ring_may_have_any_size(name: str, stalls: int) -> None:
    """BB-2"""
    ring = [
        {"points": 4 + place % 4, "gems": ("RRY", "GB", "YBBB")[place % 3]}
        for place in range(stalls)
    ]
    board = catalogue.game("basari", {"game": "basari", "name": "mine-1", "stall": ring})
    table = board.setup(3, {"scorings": 1})
    play_bots(
        board,
        table,
        FastDice(stalls),
        [bots.bot(name, board, seat, FastDice(seat)) for seat in range(3)],
    )
    assert board.winners(table)


def test_a_peddler_of_sandsturm_takes_the_goods_from_the_view() -> None:
    """What it did not see move lies where it lies; from there on it follows the goods as ever."""
    setting = settings_of("sandsturm")[0]
    rules = setting.rules()
    step = [step for step in fresh_walk(setting, 1).steps if step.ask.question == "target"][-1]
    table = rules.load(rules.dump(step.table))
    assert isinstance(table, SandsturmTable)
    peddler = bots.bot("peddler", rules, step.ask.seat, FastDice(1))
    assert isinstance(peddler, Peddler)
    decision = peddler.decide(rules.view(table, peddler.seat), step.ask)
    for event in rules.apply(table, decision.action):
        peddler.watch(event)
    assert peddler.guess is not None
    assert peddler.guess.goods == [int(trader.goods) for trader in table.traders]
