"""The genie: rebuilt from its history it decides the same, and the strictest level seats it."""

import pytest

from funduk import FastDice, Match, bots, catalogue, game
from funduk.bots import levels
from funduk.core.dice import Dice
from tests.bots.rebuilt import compare_with_rebuilt


class Steady(Dice):
    """Has no state, so that a bot that lost its memory has lost nothing else."""

    def below(self, bound: int) -> int:
        return bound // 3


@pytest.mark.parametrize("name", sorted(catalogue.GAMES))
def test_a_rebuilt_genie_decides_the_same(name: str) -> None:
    playing = game(name)
    match = Match(playing, 4, seed="a genie without its lamp")
    every = {"basari_cards": 7, "basari": 9, "sandsturm": 11, "schwarzmarkt": 23}[name]
    compared = compare_with_rebuilt(
        match, lambda seat: bots.bot("genie", playing, seat, Steady()), every
    )
    assert compared > 3


@pytest.mark.parametrize("name", sorted(catalogue.GAMES))
def test_masters_are_genies_and_experts_viziers(name: str) -> None:
    playing = game(name)
    assert type(bots.bot("master", playing, 0, FastDice(0))).__name__ == "Genie"
    easier = bots.bot("expert", playing, 0, FastDice(0))
    assert isinstance(easier, levels.Easier)
    assert type(easier.inner).__name__ == "Vizier"
