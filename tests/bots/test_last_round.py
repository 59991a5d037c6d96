"""The last round of a two-colour game: backward induction through the engine against the merchant."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from funduk import FastDice, Match, game
from funduk.bots.basari_cards.course import CardCourse
from funduk.bots.basari_cards.merchant import Merchant
from funduk.bots.gems.bids import bids_from
from funduk.bots.gems.choosing import Expectation
from funduk.bots.gems.haggling import Haggling
from funduk.bots.gems.scene import Batch
from funduk.bots.gems.trader import one_position
from funduk.bots.gems.value import handmade_weights, win_shares
from funduk.bots.solvers.equilibrium import action_values, mixed_strategies
from funduk.core.action import Action
from funduk.core.game import Table
from funduk.core.goods import pack
from funduk.core.record import CHANCE
from funduk.games.basari_cards.table import BasariCardsTable

CARDS = game("basari_cards")
SEATS = 3


def last_round(seed: int, stock: bool) -> BasariCardsTable:
    """All choose for the last time: somebody has the workers, gems are red and blue."""
    chance = np.random.default_rng(seed)
    table = Match(CARDS, SEATS, seed=f"last {seed}").table
    assert isinstance(table, BasariCardsTable)
    table.stage = 2
    for player in table.players:
        blue, red = chance.integers(0, 3), chance.integers(0, 3)
        player.gems = pack([int(blue), 0, 0, int(red)])
        player.points = int(chance.integers(60, 72))
        player.workers = int(chance.integers(11, 17))
    table.players[seed % SEATS].workers = 15
    if not stock:
        table.stock = pack([0, 0, 0, 0])
    return table


def induced(table: Table) -> list[float]:
    """Every seat's share of the win when all answer their best from here on: the whole tree."""
    asks = CARDS.asks(table)
    if not asks:
        winners = CARDS.winners(table)
        assert winners is not None
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(SEATS)]
    ask = asks[0]
    moves = list(CARDS.moves(table, ask))
    if ask.seat == CHANCE:
        shares: list[float] = np.mean(
            [induced(after(table, move)) for move in moves], axis=0
        ).tolist()
        return shares
    best = induced(after(table, moves[0]))
    accepts = moves[0].verb() == "accept"
    for move in reversed(moves[1:] if accepts else moves):
        value = induced(after(table, move))
        if value[ask.seat] > best[ask.seat] + 1e-9:
            best = value
    return best


def after(table: Table, action: Action) -> Table:
    following = table.copy()
    CARDS.perform(following, action)
    return following


def chosen(table: Table, profile: tuple[int, ...]) -> Table:
    for seat, action in enumerate(profile):
        table = after(table, CARDS.parse(f"{seat} choose {'ABC'[action]}"))
    return table


@pytest.mark.parametrize("seed", range(16))
def test_the_end_of_a_stage_is_scored_exactly(seed: int) -> None:
    """BC-21 to BC-25, against the engine."""
    table = last_round(seed, stock=False)
    points = [player.points for player in table.players]
    gems = [int(player.gems) for player in table.players]
    workers = [player.workers for player in table.players]
    shares = win_shares(CardCourse(), handmade_weights(), one_position(2, points, gems, workers))
    assert shares[:, 0].tolist() == pytest.approx(induced(chosen(table, (1, 1, 1))))


@pytest.mark.parametrize("seed", range(8))
def test_the_tensor_is_the_backward_induction_of_every_profile(seed: int) -> None:
    """With an empty stock action C brings nothing: a sole C beside a pair changes nothing for it."""
    table = last_round(seed, stock=False)
    merchant = Merchant(CARDS, 0, FastDice(1))
    values = Expectation(merchant.scene(table)).values
    compared = 0
    for slot, profile in enumerate(product(range(3), repeat=SEATS)):
        pairs = [action for action in range(3) if profile.count(action) == 2]
        if pairs and profile.count(2) != 1:
            continue
        expected = induced(chosen(table, profile))
        assert [shares[slot] for shares in values] == pytest.approx(expected, abs=1e-4), profile
        compared += 1
    assert compared == 15


@pytest.mark.parametrize("seed", range(8))
def test_every_opening_is_worth_what_the_whole_tree_says(seed: int) -> None:
    """B and B with a sole C behind it: the solution of the negotiation against all answers to all answers."""
    table = chosen(last_round(seed + 50, stock=True), (1, 1, 2))
    assert isinstance(table, BasariCardsTable)
    assert table.haggle is not None
    opener, other = table.haggle.turn, table.haggle.other
    merchant = Merchant(CARDS, opener, FastDice(1))
    scene = merchant.scene(table).settled(2, 2)
    batch = Batch(scene)
    bids = [bids_from(scene.gems[seat], 8) for seat in (opener, other)]
    haggling = Haggling(scene, batch, 1, opener, other, bids)
    solution = haggling.solve(batch.values(), 0.0)
    for bid, goods in enumerate(haggling.bids[0].goods):
        offered = next(
            move
            for move in CARDS.moves(table, CARDS.asks(table)[0])
            if int(move.fields()[1]) == goods
        )
        expected = induced(after(table, offered))
        assert solution.first_value[0][bid] == pytest.approx(expected[opener], abs=1e-4)
        assert solution.second_value[0][bid] == pytest.approx(expected[other], abs=1e-4)


def test_in_the_whole_mini_game_hardly_anything_is_given_away() -> None:
    """Every profile of choices by backward induction: what a seat would win more by its best one choice."""
    mixed, exact = [], []
    for seed in range(100, 124):
        table = last_round(seed, stock=False)
        shares = [induced(chosen(table, profile)) for profile in product(range(3), repeat=SEATS)]
        values = np.array(shares).T.tolist()
        mixed += regrets(values, Expectation(Merchant(CARDS, 0, FastDice(1)).scene(table)).mixes)
        exact += regrets(values, mixed_strategies(values, 3))
    assert max(exact) < 0.02
    assert np.mean(mixed) < 0.02
    assert np.mean(np.array(mixed) > 0.05) < 0.05, "pairs haggle as if the third did nothing"


def regrets(values: list[list[float]], mixes: list[list[float]]) -> list[float]:
    worths = [action_values(values[seat], mixes, seat, 3) for seat in range(SEATS)]
    return [
        max(worth) - float(np.dot(worth, mix)) for worth, mix in zip(worths, mixes, strict=True)
    ]


@pytest.mark.parametrize(("seed", "winning"), [(13, "B"), (19, "B"), (41, "B"), (51, "A")])
def test_takes_a_won_game(seed: int, winning: str) -> None:
    """One action wins whatever the others choose, each of the two others may lose: it is chosen for sure."""
    table = last_round(seed, stock=False)
    others = list(product(range(3), repeat=2))
    worst = {
        letter: min(induced(chosen(table, (action, *theirs)))[0] for theirs in others)
        for action, letter in enumerate("ABC")
    }
    assert worst.pop(winning) == pytest.approx(1.0)
    assert max(worst.values()) < 0.6
    decision = Merchant(CARDS, 0, FastDice(3)).decide(CARDS.view(table, 0), CARDS.asks(table)[0])
    assert decision.action.to_text() == f"0 choose {winning}"
    assert decision.why["mix"]["ABC".index(winning)] == pytest.approx(1.0)
