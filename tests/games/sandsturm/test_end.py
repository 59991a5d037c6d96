"""The end and the scoring: SS-20 to SS-26.

Clauses: SS-21, SS-22, SS-23, SS-24.
"""

from __future__ import annotations

import pytest

from funduk.games.sandsturm.material import GOODS, MISSIONS
from funduk.games.sandsturm.scoring import mission_points
from funduk.games.sandsturm.table import OVER
from tests.games.sandsturm.stage import (
    GAME,
    before_round_1,
    ended,
    names,
    play,
    random_turns,
    refused,
)


def sheet(table: object, seat: int) -> dict[str, object]:
    written: dict[str, object] = GAME.view(table, None).to_json()["sheets"][seat]  # type: ignore[arg-type]
    return written


def test_ss_20_the_sandstorm_ends_the_game_at_once() -> None:
    table = before_round_1()
    random_turns(table, seed=3, until=99)
    assert table.phase == OVER
    assert GAME.asks(table) == []
    assert refused(table, "0 done") == ("game-over", "SS-20")
    assert GAME.scores(table) is not None


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_ss_20_four_five_or_six_full_rounds_are_played(seats: int) -> None:
    met = set()
    for seed in range(30):
        table = before_round_1(seats)
        random_turns(table, seed, until=99)
        assert len(table.played) == table.round - 1
        answered = [trader.answered for trader in table.traders]
        assert min(answered) >= len(table.played), "everybody had a turn in every round"
        met.add(len(table.played))
    assert met == {4, 5, 6}


def test_ss_20_missions_are_secret_until_then() -> None:
    table = before_round_1()
    assert GAME.scores(table) is GAME.winners(table) is None
    assert GAME.view(table, 1).to_json()["sheets"] == []
    table = ended("keep take give select")
    assert [seen["mission"] for seen in GAME.view(table, None).to_json()["traders"]] == [
        "keep",
        "take",
        "give",
        "select",
    ]


def test_ss_21_the_example_of_the_rulebook() -> None:
    """Emil is seat 4; Sarah 0, Jonas 1, Aylin 2, Nora 3."""
    table = ended(
        "keep collect give select take",
        seats=5,
        stacks={4: "0 keep, 1 take, 2 take, 0 take, 3 take"},
    )
    assert [sheet(table, seat)["suspicions"] for seat in range(5)] == [2, 10, 5, 0, 0]
    assert sheet(table, 4)["chips_on"] == 4


def test_ss_21_wrong_chips_score_nothing_and_take_no_place() -> None:
    table = ended("keep take give select", stacks={1: "0 give, 2 loser, 0 take"})
    assert sheet(table, 0)["suspicions"] == 10


def test_ss_21_nobody_can_be_right_twice_about_one_player() -> None:
    table = before_round_1()
    play(table, "* reveal thieves", "0 place take 1")
    assert refused(table, "0 place take 1") == ("chip-is-gone", "SS-11")


def test_ss_22_a_correct_chip_on_everybody_scores_8_more() -> None:
    right = {1: "0 take", 2: "0 give", 3: "0 keep, 0 select"}
    assert sheet(ended("keep take give select", stacks=right), 0)["all_correct"] == 8
    table = ended("keep take give select", stacks={1: "0 take", 2: "0 give", 3: "0 keep"})
    assert sheet(table, 0)["all_correct"] == 0


def test_ss_23_a_kept_secret_scores_8() -> None:
    table = ended("keep take give select", stacks={0: "1 take, 2 give", 1: "0 take"})
    assert [sheet(table, seat)["secret"] for seat in range(4)] == [8, 0, 8, 8]


def test_ss_24_lamp_and_artefact() -> None:
    table = ended("keep take give select", goods={0: "10V", 3: "10R1L1A"})
    assert (sheet(table, 3)["lamp"], sheet(table, 3)["artefact"]) == (5, -5)
    assert (sheet(table, 0)["lamp"], sheet(table, 0)["artefact"]) == (0, 0)


def worth(mission: str, goods: str, seat: int = 0, seats: int = 5) -> int:
    held = GOODS.from_word(goods, "goods")
    return mission_points(GAME.box, seats, seat, MISSIONS.index(mission), held, 0)


def test_ss_24_both_are_goods_for_give_and_have_no_colour_for_any_mission() -> None:
    assert worth("give", "2V1L1A") == 39 - 8
    for mission in ("keep", "take", "collect", "select"):
        assert worth(mission, "3V2C1L1A") == worth(mission, "3V2C")


@pytest.mark.parametrize(
    ("mission", "goods", "seats", "points"),
    [
        ("keep", "7V4C", 5, 27),
        ("keep", "7V4C", 4, 25),
        ("keep", "2V", 4, 6),
        ("keep", "-", 4, 0),
        ("keep", "7V4C", 6, 34),
        ("keep", "-", 6, 9),
        ("take", "7V4C2T", 5, 25),
        ("take", "7V4C2T", 4, 26),
        ("take", "7V4C2T", 6, 26),
        ("take", "7V", 5, 7),
        ("collect", "2V4C1T1R1S", 5, 24),
        ("collect", "1V1C1T1R1S1G", 6, 27),
        ("collect", "3V", 5, 6),
        ("collect", "-", 5, 3),
        ("collect", "-", 4, 6),
        ("collect", "2V2C1T", 5, 13),
        ("collect", "1V1C1T1R", 5, 14),
        ("give", "4V", 5, 31),
        ("give", "10V12C", 5, 0),
        ("give", "-", 5, 39),
        ("give", "4V", 4, 30),
        ("give", "4V", 6, 32),
        ("select", "3V2C6T", 5, 37),
        ("select", "10V", 5, 0),
        ("select", "-", 5, 10),
        ("select", "-", 6, 10),
        ("loser", "5V", 5, 0),
    ],
)
def test_ss_25_what_missions_are_worth(mission: str, goods: str, seats: int, points: int) -> None:
    assert worth(mission, goods, seats=seats) == points


@pytest.mark.parametrize(("seats", "limit"), [(4, 6), (5, 8), (6, 10)])
def test_ss_25_the_loser_wins_alone_at_the_limit_and_not_above(seats: int, limit: int) -> None:
    others = ["keep", "take", "give", "select", "collect"]
    missions = " ".join(
        ["loser", *(["keep", "take", "give"] if seats == 4 else others[: seats - 1])]
    )
    chip = {0: "1 loser"}
    for goods, stacks, alone in (
        (f"{limit}V", {}, True),
        (f"{limit + 1}V", {}, False),
        (f"{limit - 1}V" if limit > 1 else "-", chip, True),
        (f"{limit}V", chip, False),
        (f"{limit - 1}V1L" if limit > 1 else "1L", {}, True),
        (f"{limit}V1A", {}, False),
    ):
        table = ended(missions, goods={0: goods}, stacks=stacks, seats=seats)
        assert sheet(table, 0)["alone"] == alone, (goods, stacks)
        assert (GAME.winners(table) == [0]) == alone


def test_ss_26_most_points_win_and_the_loser_is_not_ranked() -> None:
    table = ended("loser take keep give", goods={0: "20C1L", 1: "9T", 2: "1V", 3: "1V"})
    scores = GAME.scores(table)
    assert scores is not None
    assert GAME.winners(table) == [3], scores
    assert not sheet(table, 0)["ranked"]
    lonely = ended("loser take keep give", goods={0: "-", 1: "10T10C10R"})
    assert GAME.winners(lonely) == [0]


def test_ss_26_a_tie_is_a_shared_win() -> None:
    table = ended(
        "take collect give select",
        seats=4,
        goods={0: "10C", 1: "-", 2: "4V1A", 3: "1A"},
        stacks={2: "3 give"},
    )
    assert GAME.scores(table) == [46, 14, 23, 23]
    table = ended("take keep give select", goods={0: "10C", 1: "-", 2: "-", 3: "-"})
    assert GAME.scores(table) == [46, 8, 46, 18]
    assert GAME.winners(table) == [0, 2]


def test_ss_26_the_events_tell_the_whole_scoring() -> None:
    table = before_round_1()
    table.round, table.played = 4, bytes(range(4))
    table.traders[1].stack = bytes([1])
    table.traders[0].hand -= 2
    events = play(table, "* reveal sandstorm")
    assert names(events)[0] == "sandstorm-came"
    assert events[0].reveals()
    assert names(events)[-1] == "game-ended"
    assert events[-1].to_json() == {
        "event": "game-ended",
        "points": GAME.scores(table),
        "winners": GAME.winners(table),
    }
    told = [0] * 4
    for event in events[1:-1]:
        written = event.to_json()
        told[written["seat"]] += written["points"]
    assert told == GAME.scores(table)
