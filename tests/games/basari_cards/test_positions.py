"""Positions that no game can lead to are refused, each with its reason and clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from funduk.core.errors import BadPosition, Unreadable
from funduk.games.basari_cards.table import BasariCardsTable
from tests.games.basari_cards.scene import GAME, START, cards, choose, play, scene, written

Position = dict[str, Any]


def choosing() -> Position:
    return written([START] * 3)


def haggling() -> Position:
    table = scene(["3R", "2R", "-"])
    choose(table, "BBC")
    return GAME.dump(table)


def answering() -> Position:
    table = scene(["3R", "2R", "-"])
    choose(table, "BBC")
    play(table, "0 offer 2R")
    return GAME.dump(table)


def taking() -> Position:
    table = scene(["3R", "2R", "1R", "-", "-"])
    choose(table, "DDDDD")
    return GAME.dump(table)


def drawing() -> Position:
    table = scene([START] * 3)
    choose(table, "ABC")
    return GAME.dump(table)


def over() -> Position:
    fours, ones = cards(4, workers=4), cards(8, workers=1)
    table = scene([START] * 3, [fours, ones[:4], ones[4:]], stage=2)
    choose(table, "AAA")
    return GAME.dump(table)


def player(seat: int, **fields: Any) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position["players"][seat] |= fields

    return change


def table(**fields: Any) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position |= fields

    return change


def carried_over(position: Position) -> None:
    """128 blue gems too many look like one green when packed gems are simply added."""
    position["players"][0]["gems"] = {"R": 3, "Y": 3, "G": 2, "B": 63}
    position["players"][1]["gems"] = {"R": 3, "Y": 3, "G": 3, "B": 63}
    position["players"][2]["gems"] = {"R": 3, "Y": 3, "G": 3, "B": 11}


def card_to_a_second_owner(position: Position) -> None:
    position["players"][0]["cards"] = [
        *position["players"][1]["cards"],
        *position["players"][0]["cards"],
    ]


def one_player_more(position: Position) -> None:
    position["players"].append({**position["players"][0]})
    position["players"] *= 2


def bids(turn: int, other: int, **standing: int) -> Position:
    return {"turn": turn, "other": other, "standing": standing}


IMPOSSIBLE: list[tuple[str, Callable[[], Position], Callable[[Position], object], str]] = [
    (
        "a gem too many",
        choosing,
        player(0, gems={"R": 4, "Y": 3, "G": 3, "B": 3}),
        "23 R gems .*BC-3",
    ),
    (
        "a gem too few",
        choosing,
        table(stock={"R": 13, "Y": 13, "G": 13, "B": 12}),
        "21 B gems .*BC-3",
    ),
    ("gems that carry over", choosing, carried_over, "BC-3"),
    ("too many players", choosing, one_player_more, "3 to 5 players"),
    ("an unknown rules version", choosing, table(rules_version=2), "rules version 2"),
    ("an age without a seat", choosing, table(age=[0, 1, 1]), "BC-14"),
    ("a turn of nobody", choosing, table(turn=3), "not a seat"),
    ("a fourth stage", choosing, table(stage=3), "BC-25"),
    ("an end before the third stage", over, table(stage=2), "BC-25"),
    ("a card missing", choosing, table(pile=list(range(3, 38))), "BC-5"),
    ("a card twice", choosing, card_to_a_second_owner, "BC-5"),
    ("a pile in a telling order", choosing, lambda p: p["pile"].reverse(), "BC-20"),
    ("workers from nowhere", choosing, player(1, workers=9), "BC-6"),
    ("no current card", choosing, player(1, current=-1), "BC-6"),
    ("another's current card", choosing, player(1, current=cards(1, workers=1)[0]), "BC-6"),
    ("more rounds than cards", choosing, table(round=1), "too few cards"),
    ("a choice not yet possible", lambda: GAME.dump(GAME.setup(3)), player(0, choice="A"), "BC-7"),
    ("action D at a small table", choosing, player(0, choice="D"), "BC-4"),
    (
        "all have chosen",
        choosing,
        lambda p: [seat.update(choice="A") for seat in p["players"]],
        "BC-7",
    ),
    ("a choice missing in a negotiation", haggling, player(2, choice=None), "BC-7"),
    ("a negotiation of one", haggling, player(1, choice="C"), "BC-12"),
    ("a negotiation without a table", haggling, table(haggle=None), "BC-12"),
    ("a negotiation while choosing", choosing, table(haggle=bids(0, 1)), "BC-12"),
    ("the wrong opener", haggling, table(turn=1, haggle=bids(1, 0)), "BC-14"),
    ("an offer before the first", haggling, table(haggle=bids(0, 1, R=1)), "BC-15"),
    ("no standing offer", answering, table(haggle=bids(1, 0)), "BC-15"),
    ("an offer nobody could make", answering, table(haggle=bids(1, 0, B=1)), "BC-15"),
    ("a card drawn for B", drawing, table(action=1), "BC-9"),
    ("a card drawn for another", drawing, table(turn=1), "BC-9"),
    ("an action out of nowhere", choosing, table(action=2), "BC-8"),
    ("an action beyond D", drawing, table(action=4), "no action"),
    ("somebody takes twice", taking, table(queue=[1, 1]), "BC-28"),
    ("the taker waits", taking, table(queue=[0, 1, 2]), "BC-28"),
    ("the wrong order of takers", taking, table(queue=[2, 1, 3, 4]), "BC-28"),
    ("a queue while choosing", choosing, table(queue=[1]), "BC-28"),
    (
        "a lone taker",
        taking,
        lambda p: [seat.update(choice="A") for seat in p["players"][1:]],
        "BC-26",
    ),
]


@pytest.mark.parametrize("case", IMPOSSIBLE, ids=lambda case: case[0])
def test_an_impossible_position_is_refused(
    case: tuple[str, Callable[[], Position], Callable[[Position], None], str],
) -> None:
    _, make, change, why = case
    position = make()
    GAME.load(position)
    change(position)
    with pytest.raises(BadPosition, match=why) as wrong:
        GAME.load(position)
    assert "\n" not in str(wrong.value)


def test_fifteen_workers_before_a_round_are_impossible() -> None:
    """BC-21: the stage would have ended."""
    fours, ones = cards(5, workers=4), cards(5, workers=1)
    twos = cards(5, workers=2)
    with pytest.raises(BadPosition, match="BC-21"):
        scene([START] * 3, [fours, ones, twos])


def test_more_cards_than_rounds_can_bring_are_impossible() -> None:
    """BC-9: at most one card more a round, for all players together."""
    hand = cards(8, workers=1)
    with pytest.raises(BadPosition, match="too many cards"):
        scene([START] * 3, [hand[:4], hand[4:5], hand[5:6]])
    scene([START] * 3, [hand[:3], hand[3:5], hand[5:7]])


@pytest.mark.parametrize(
    "change",
    [
        table(phase="party"),
        table(phase=0),
        table(players=3),
        table(players=[1, 2, 3]),
        table(stock="22R"),
        table(pile="1,2"),
        table(pile=[300]),
        table(turn="0"),
        table(haggle=[]),
        table(queue=None),
        table(stage=-1),
        player(0, gems={"Z": 1}),
        player(0, choice="E"),
        player(0, current=-2),
        player(0, points=1.5),
        player(0, hat=1),
    ],
)
def test_a_malformed_position_is_refused(change: Callable[[Position], None]) -> None:
    position = choosing()
    change(position)
    with pytest.raises(Unreadable) as wrong:
        GAME.load(position)
    assert "\n" not in str(wrong.value)


def test_a_loaded_position_plays_on() -> None:
    for make in (choosing, haggling, answering, taking, drawing):
        loaded = GAME.load(make())
        assert isinstance(loaded, BasariCardsTable)
        ask = GAME.asks(loaded)[0]
        GAME.apply(loaded, GAME.moves(loaded, ask)[0])


@pytest.mark.parametrize(
    ("make", "answer"),
    [
        (choosing, "0 choose B"),
        (lambda: GAME.dump(with_choices(["2R1G", "1R", "-"], "BBC")), "0 offer 1G"),
        (answering, "1 accept"),
        (
            lambda: GAME.dump(with_choices(["2R1G", "20R", "-", "-", "-"], "DBBBB")),
            "0 exchange 1G 2Y",
        ),
        (lambda: GAME.dump(with_choices(["22R", "-", "-", "-", "-"], "DDDDD")), "0 take 1Y"),
    ],
)
def test_the_silent_player_answers_as_the_rulebook_says(
    make: Callable[[], Position], answer: str
) -> None:
    """BC-10, BC-15, BC-19, BC-27, BC-28: points, the cheapest gem, accept, the dearest gems."""
    loaded = GAME.load(make())
    ask = GAME.asks(loaded)[0]
    assert GAME.default(GAME.view(loaded, ask.seat), ask).to_text() == answer


def with_choices(held: list[str], letters: str) -> BasariCardsTable:
    loaded = scene(held)
    choose(loaded, letters)
    return loaded
