"""Every decision of every bot carries a reason: what was weighed is legal, ranked, and a share of the win."""

from __future__ import annotations

import pytest

from funduk import FastDice, bots, game
from funduk.bots.levels import BEST, THINKERS
from funduk.bots.reasons import alternatives, weighed
from tests.bots.told import LEVEL, SAMPLE, decisions
from tests.laws.tables import Setting


@pytest.mark.parametrize("setting", SAMPLE, ids=str)
def test_what_was_weighed_is_legal_ranked_and_a_share_of_the_win(setting: Setting) -> None:
    rules = setting.rules()
    for name, table, ask, decision in decisions(setting, 3):
        assert decision.why["code"], ask
        options = weighed(rules, decision)
        shares = [share for _, share in options]
        assert bool(options) == (name in (*THINKERS, BEST, LEVEL)), (name, ask, decision.why)
        assert shares == sorted(shares, reverse=True)
        assert all(0 <= share <= 1 for share in shares), (ask, decision.why)
        listed = [action for action, _ in options]
        assert all(listed.count(action) == 1 for action in listed)
        assert all(rules.refusal(table, action) is None for action in listed), (ask, decision.why)
        assert not listed or decision.action in listed, (ask, decision.why)


def test_estimates_beyond_sure_are_sure() -> None:
    cards = game("basari_cards")
    guesses = {"A": -0.2, "B": 1.4, "C": 1.2}
    options = [(cards.parse(f"0 choose {letter}"), share) for letter, share in guesses.items()]
    found = [(option["action"][-1], option["share"]) for option in alternatives(options)]
    assert found == [("B", 1.0), ("C", 1.0), ("A", 0.0)]


def test_a_place_to_start_is_weighed_against_an_average_one() -> None:
    """BB-3: nobody's chance to win is far from a third before the first roll."""
    board = game("basari")
    table = board.setup(3)
    ask = board.asks(table)[0]
    decision = bots.bot("merchant", board, ask.seat, FastDice(1)).decide(
        board.view(table, ask.seat), ask
    )
    assert all(0.3 < option["share"] < 0.4 for option in decision.why["alternatives"])
