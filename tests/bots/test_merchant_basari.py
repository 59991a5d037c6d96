"""The merchant of the board game: lap chances, exact last scorings, silence in trade, and whole games."""

import numpy as np
import pytest

from funduk import FastDice, Match, bots, game
from funduk.bots.basari.course import AGAIN, BoardCourse
from funduk.bots.gems.trader import one_position
from funduk.bots.gems.value import handmade_weights, win_shares
from funduk.core.goods import pack
from funduk.core.playout import play_bots
from funduk.games.basari.table import BasariTable

BOARD = game("basari")
STALLS = 28


def simulated_laps(walked: list[int], games: int) -> tuple[float, list[float]]:
    """Rounds until the first lap and how often each walker is round by then, with real dice."""
    chance = np.random.default_rng(3)
    rounds = 0
    laps = np.zeros(len(walked))
    for _ in range(games):
        pawns = np.array(walked)
        while pawns.max() < STALLS:
            pawns = pawns + chance.integers(1, 7, len(walked))
            again = chance.random(len(walked)) < AGAIN
            pawns = pawns + np.where(again, chance.integers(1, 7, len(walked)), 0)
            rounds += 1
        laps += pawns >= STALLS
    return rounds / games, (laps / games).tolist()


@pytest.mark.parametrize("walked", [[0, 0, 0, 0], [20, 12, 25], [27, 27, 3, 14]])
def test_lap_chances_agree_with_simulated_walks(walked: list[int]) -> None:
    rounds, laps = BoardCourse(STALLS).lap_chances(np.array(walked)[:, None])
    expected_rounds, expected_laps = simulated_laps(walked, 4000)
    assert float(rounds[0]) == pytest.approx(expected_rounds, rel=0.03)
    assert laps[:, 0].tolist() == pytest.approx(expected_laps, abs=0.03)


@pytest.mark.parametrize("seed", range(12))
def test_the_last_scoring_is_valued_exactly(seed: int) -> None:
    """BB-19 to BB-25: a full lap in the last stage; the engine scores it, the value must agree."""
    chance = np.random.default_rng(seed)
    position = BOARD.dump(Match(BOARD, 4, seed="last").table)
    table = BOARD.load(position)
    assert isinstance(table, BasariTable)
    table.scored = 2
    table.phase = 2
    for seat, player in enumerate(table.players):
        player.tile = seat
        player.points = int(chance.integers(60, 66))
        player.gems = pack(chance.integers(0, 4, 4).tolist())
        player.walked = int(chance.integers(20, 31))
    table.players[seed % 4].walked = 29
    points = [player.points for player in table.players]
    gems = [int(player.gems) for player in table.players]
    walked = [player.walked for player in table.players]
    shares = win_shares(
        BoardCourse(STALLS), handmade_weights(), one_position(2, points, gems, walked)
    )
    for seat in range(4):
        BOARD.apply(table, BOARD.parse(f"{seat} choose points"))
    winners = BOARD.winners(table)
    assert winners is not None
    expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(4)]
    assert shares[:, 0].tolist() == pytest.approx(expected)


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (4, {"decline": True}), (4, {"scorings": 5})]
)
def test_plays_whole_games_legally(seats: int, options: dict[str, object]) -> None:
    table = BOARD.setup(seats, options)
    names = ["merchant" if seat < 2 else "wanderer" for seat in range(seats)]
    seated = [bots.bot(name, BOARD, seat, FastDice(seat)) for seat, name in enumerate(names)]
    play_bots(BOARD, table, FastDice(seats), seated)
    assert BOARD.winners(table)


def haggling() -> Match:
    """Seats 0 and 1 want the gems, seat 0 is ahead and opens."""
    match = Match(BOARD, 3, seed="silence")
    for seat, stall in enumerate((0, 9, 18)):
        match.play(BOARD.parse(f"{seat} place {stall}"))
    table = match.table
    assert isinstance(table, BasariTable)
    table.players[0].points = 5
    match.play(BOARD.parse("0 choose gems"))
    match.play(BOARD.parse("1 choose gems"))
    match.play(BOARD.parse("2 choose points"))
    return match


def test_opening_weighs_silence_too() -> None:
    """BB-14: the opener may offer nothing, so silence is among the alternatives."""
    match = haggling()
    ask = match.asks[0]
    assert ask.question == "offer"
    opening = bots.bot("merchant", BOARD, ask.seat, FastDice(1)).decide(match.view(ask.seat), ask)
    assert opening.why["code"] in ("solved-opening", "solved-silence")
    assert BOARD.refusal(match.table, opening.action) is None
    shares = [option["share"] for option in opening.why["alternatives"]]
    assert shares == sorted(shares, reverse=True)
    assert opening.why["alternatives"][0]["action"] == opening.action.to_text()


def test_without_gems_the_opener_stays_silent() -> None:
    """BB-14: by need."""
    match = haggling()
    table = match.table
    assert isinstance(table, BasariTable)
    table.players[0].gems = 0
    ask = match.asks[0]
    silent = bots.bot("merchant", BOARD, 0, FastDice(1)).decide(BOARD.view(table, 0), ask)
    assert silent.action.verb() == "decline"
    assert silent.why["code"] == "solved-silence"


def test_beats_peddlers() -> None:
    """A small sample; bench/strength.py has the whole measure."""
    won = 0.0
    for seed in range(6):
        table = BOARD.setup(4)
        names = ["merchant" if seat == seed % 4 else "peddler" for seat in range(4)]
        seated = [
            bots.bot(name, BOARD, seat, FastDice(seed * 9 + seat))
            for seat, name in enumerate(names)
        ]
        play_bots(BOARD, table, FastDice(seed), seated)
        winners = BOARD.winners(table)
        assert winners is not None
        won += (seed % 4 in winners) / len(winners)
    assert won >= 2
