"""A test for every clause of the rulebook; it needs nothing but Funduk and pytest."""

from __future__ import annotations

from typing import Any

import pytest
from funduk_oase import Oase
from funduk_oase.material import GOODS
from funduk_oase.peddler import Peddler
from funduk_oase.scoring import worth

import funduk


def table_after(*told: str, seats: int = 3, **options: Any) -> tuple[Oase, Any]:
    """A table after these actions, in the notation of match files."""
    game = Oase()
    table = game.setup(seats, options)
    for text in told:
        game.apply(table, game.parse(text))
    return game, table


def refused(game: Oase, table: Any, text: str) -> str:
    refusal = game.refusal(table, game.parse(text))
    assert refusal is not None, f"{text} is legal"
    return f"{refusal.code} {refusal.clause}"


def goods(table: Any) -> list[str]:
    return [GOODS.to_word(trader.goods) for trader in table.traders]


def coins(table: Any) -> list[int]:
    return [trader.coins for trader in table.traders]


def test_oa_1_the_set_says_how_much_lies_on_a_place() -> None:
    house = Oase().components.content
    places = [{**place, "most": 5} for place in house["place"]]
    bigger: dict[str, Any] = {**house, "name": "mine-1", "place": places}
    game = funduk.game("oase", bigger)
    assert len(game.moves(game.setup(3), game.asks(game.setup(3))[0])) == 125
    for wrong in ({**bigger, "place": bigger["place"][:2]}, {**bigger, "place": [{"id": "well"}]}):
        with pytest.raises(funduk.BadSet, match="OA-1"):
            funduk.game("oase", wrong)


def test_oa_2_everybody_begins_with_six_coins() -> None:
    _, table = table_after(seats=4)
    assert coins(table) == [6, 6, 6, 6]
    assert goods(table) == ["-"] * 4


def test_oa_3_the_caravan_lays_goods_on_every_place() -> None:
    game, table = table_after()
    assert refused(game, table, "* arrive 1O2D") == "wrong-load OA-3"
    assert refused(game, table, "* arrive 1O2S4D") == "wrong-load OA-3"
    assert len(game.moves(table, game.asks(table)[0])) == 27


def test_oa_4_choices_are_secret_until_all_have_chosen() -> None:
    game, table = table_after("* arrive 1O2S3D", "0 choose pan")
    seen: Any = game.view(table, 1)
    assert seen.traders[0].has_chosen
    assert seen.to_json()["traders"][0]["choice"] is None
    assert refused(game, table, "0 choose grove") == "not-asked OA-4"
    assert refused(game, table, "1 accept") == "wrong-verb OA-4"


def test_oa_5_whoever_is_alone_takes_everything() -> None:
    _, table = table_after("* arrive 1O2S3D", "0 choose grove", "1 choose pan", "2 choose press")
    assert goods(table) == ["3D", "2S", "1O"]


def test_oa_6_where_three_meet_nobody_gets_anything() -> None:
    _, table = table_after("* arrive 1O2S3D", "0 choose pan", "1 choose pan", "2 choose pan")
    assert goods(table) == ["-", "-", "-"]
    assert table.round == 1


TWO_AT_THE_GROVE = ("* arrive 1O2S3D", "0 choose grove", "2 choose grove", "1 choose press")


def test_oa_7_the_richer_one_offers_any_number_of_own_coins() -> None:
    game, table = table_after(*TWO_AT_THE_GROVE)
    assert [ask.seat for ask in game.asks(table)] == [0], "the lower seat, as coins are equal"
    assert refused(game, table, "0 offer 7") == "not-your-coins OA-7"
    assert refused(game, table, "2 offer 1") == "not-asked OA-7"
    _, table = table_after(*TWO_AT_THE_GROVE, "0 offer 4", "2 accept", *TWO_AT_THE_GROVE)
    assert coins(table) == [2, 6, 10]
    assert table.turn == 2


def test_oa_8_accepting_takes_the_coins_and_declining_shares() -> None:
    _, table = table_after(*TWO_AT_THE_GROVE, "0 offer 4", "2 accept")
    assert (coins(table), goods(table)) == ([2, 6, 10], ["3D", "1O", "-"])
    _, table = table_after(*TWO_AT_THE_GROVE, "0 offer 4", "2 decline")
    assert (coins(table), goods(table)) == ([6, 6, 6], ["1D", "1O", "1D"])


def test_oa_9_what_nobody_took_leaves() -> None:
    _, table = table_after(*TWO_AT_THE_GROVE, "0 offer 0", "2 decline")
    assert table.load == 0
    assert table.round == 1


@pytest.mark.parametrize("rounds", [1, 6, 12])
def test_oa_10_the_game_is_over_after_its_rounds(rounds: int) -> None:
    match = funduk.Match(Oase(), 4, seed="rounds", options={"rounds": rounds})
    match.play_out(["wanderer"] * 4)
    arrivals = [entry for entry in match.entries if str(entry.action).startswith("<* arrive")]
    assert len(arrivals) == rounds
    assert refused(Oase(), match.table, "0 accept") == "game-over OA-10"


def test_oa_11_sets_goods_and_coins_score() -> None:
    game = Oase()
    three = game.parse("* arrive 1O2S3D")
    assert worth(three.load, 4) == 5 + 3 + 4  # type: ignore[attr-defined]
    assert worth(0, 0) == 0


def test_oa_12_ties_share_the_win() -> None:
    told = ["* arrive 1O1S1D", "0 choose grove", "1 choose pan", "2 choose press"]
    game, table = table_after(*told, rounds=1)
    assert game.scores(table) == [7, 7, 7]
    assert game.winners(table) == [0, 1, 2]


def test_oa_13_the_house_answers_for_a_silent_seat() -> None:
    game, table = table_after("* arrive 1O3S3D")
    said = []
    while asks := game.asks(table):
        if asks[0].seat < 0:
            break
        for ask in asks:
            action = game.default(game.view(table, ask.seat), ask)
            said.append(action.to_text())
            game.apply(table, action)
    assert said == ["0 choose grove", "1 choose grove", "2 choose grove"]
    game, table = table_after(*TWO_AT_THE_GROVE)
    for expected in ("0 offer 0", "2 decline"):
        ask = game.asks(table)[0]
        action = game.default(game.view(table, ask.seat), ask)
        assert action.to_text() == expected
        game.apply(table, action)


def test_the_peddler_beats_the_wanderer() -> None:
    game = Oase()
    won = 0.0
    for deal in range(60):
        match = funduk.Match(game, 3, seed=f"peddler {deal}")
        seat = deal % 3
        lineup: list[Any] = ["wanderer"] * 3
        lineup[seat] = Peddler(game, seat, funduk.FastDice(deal))
        match.play_out(lineup)
        assert match.winners is not None
        won += (seat in match.winners) / len(match.winners)
    assert won > 30
