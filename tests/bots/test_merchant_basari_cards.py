"""The merchant of the card game: legal at every table, from what its seat knows, with reasons."""

import pytest

from funduk import FastDice, Match, bots, game
from funduk.bots import shared
from funduk.core.bot import Bot
from funduk.core.playout import play_bots
from funduk.games.basari_cards.table import BasariCardsTable

CARDS = game("basari_cards")


def seated(seats: int, merchant: int) -> list[Bot]:
    names = ["merchant" if seat == merchant else "wanderer" for seat in range(seats)]
    return [bots.bot(name, CARDS, seat, FastDice(seat)) for seat, name in enumerate(names)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_plays_whole_games_legally(seats: int) -> None:
    table = CARDS.setup(seats)
    play_bots(CARDS, table, FastDice(seats), seated(seats, 1))
    assert CARDS.winners(table)


def test_the_same_view_and_dice_give_the_same_decision_whatever_is_hidden() -> None:
    """Another seat's face-down choice is turned over in between: the merchant must not notice."""
    match = Match(CARDS, 4, seed="merchant")
    match.play(CARDS.parse("0 choose A"))
    other = Match(CARDS, 4, seed="merchant")
    other.play(CARDS.parse("0 choose C"))
    ask = match.asks[0]
    decisions = [
        bots.bot("merchant", CARDS, ask.seat, FastDice(7)).decide(one.view(ask.seat), ask)
        for one in (match, other)
    ]
    assert match.table != other.table
    assert decisions[0].action == decisions[1].action
    assert decisions[0].why == decisions[1].why


def test_reasons_name_what_was_compared() -> None:
    match = Match(CARDS, 3, seed="reasons")
    for seat in range(3):
        match.play(CARDS.parse(f"{seat} choose {'BBC'[seat]}"))
    ask = match.asks[0]
    opening = bots.bot("merchant", CARDS, ask.seat, FastDice(1)).decide(match.view(ask.seat), ask)
    assert opening.why["code"] == "solved-opening"
    match.play(opening.action)
    ask = match.asks[0]
    answer = bots.bot("merchant", CARDS, ask.seat, FastDice(1)).decide(match.view(ask.seat), ask)
    assert answer.why["code"] in ("solved-accept", "solved-raise")
    assert 0 < answer.why["alternatives"][0]["share"] < 1
    assert answer.why["alternatives"][0]["action"] == answer.action.to_text()
    assert answer.why["tipped"] in ("points", "majority", "later", "bonus")


@pytest.mark.parametrize("name", ["merchant", "vizier"])
def test_thinking_once_for_all_seats_changes_no_decision(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played() -> list[int]:
        table = CARDS.setup(3)
        seated = [bots.bot(name, CARDS, seat, FastDice(seat)) for seat in range(3)]
        play_bots(CARDS, table, FastDice(8), seated)
        scores = CARDS.scores(table)
        assert scores is not None and isinstance(table, BasariCardsTable)
        return [*scores, *[int(player.gems) for player in table.players]]

    shared.forget()
    together = played()
    assert len(shared.FOUND) > 1
    monkeypatch.setattr(shared, "KEPT", 0)
    shared.forget()
    assert played() == together
    assert not shared.FOUND
