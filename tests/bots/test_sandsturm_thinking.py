"""The parts of the thinking bots of Sandsturm against enumeration: rolls, chips, win shares."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import numpy as np
import pytest

from funduk.bots.sandsturm.belief import Belief, possible_deals
from funduk.bots.sandsturm.chips import Chips, Patience
from funduk.bots.sandsturm.habits import Habits
from funduk.bots.sandsturm.memory import Memory
from funduk.bots.sandsturm.outlook import Outlook, Outlooks, rounds_to_come, survival
from funduk.bots.sandsturm.rolls import Rolls, dice_to_reroll, rolls_of
from funduk.bots.sandsturm.worths import Worths
from funduk.core.dice import FastDice
from funduk.games.sandsturm.material import DICE, TYPES
from funduk.games.sandsturm.questions.offers import offers
from funduk.games.sandsturm.scoring import score
from tests.games.sandsturm.stage import GAME, before_round_1, in_round_1, rolled

HOUSE = rolls_of(GAME.box)


def test_the_house_dice_have_252_rolls_and_462_keeps() -> None:
    assert (len(HOUSE.rolls), len(HOUSE.keeps)) == (252, 462)
    assert HOUSE.first.sum() == pytest.approx(1)


def test_what_a_keep_leads_to_agrees_with_enumeration() -> None:
    """SS-13: the mean over every way the other dice can fall."""
    worth = {roll: FastDice(place).below(1000) / 10 for place, roll in enumerate(HOUSE.rolls)}
    values = np.array([worth[roll] for roll in HOUSE.rolls])
    means = HOUSE.again(values)
    for keep in [(0, 0, 3, 5, 5), (1, 1, 4), (2, 5), (0, 1, 2, 3), (5,)]:
        ends = [
            worth[tuple(sorted((*keep, *rest)))]
            for rest in product(range(6), repeat=DICE - len(keep))
        ]
        assert means[HOUSE.keep_index[keep]] == pytest.approx(sum(ends) / len(ends))


def test_several_rerolls_are_planned_as_by_full_search() -> None:
    """SS-13: with two rerolls, at different prices, on dice with three faces."""
    rolls = Rolls((0.5, 0.0, 0.25, 0.0, 0.0, 0.25, 0.0))
    worth = {roll: FastDice(place + 7).below(100) / 10 for place, roll in enumerate(rolls.rolls)}
    prices = [0.4, 1.1]
    chance = {0: 0.5, 2: 0.25, 5: 0.25}

    @cache
    def searched(roll: tuple[int, ...], bought: int) -> float:
        found = worth[roll]
        if bought == len(prices):
            return found
        for size in range(DICE):
            for kept in combinations(range(DICE), size):
                mean = 0.0
                for rest in product(chance, repeat=DICE - size):
                    after = tuple(sorted([*(roll[die] for die in kept), *rest]))
                    mean += float(np.prod([chance[face] for face in rest])) * searched(
                        after, bought + 1
                    )
                found = max(found, mean - prices[bought])
        return found

    planned = rolls.plan(np.array([worth[roll] for roll in rolls.rolls]), prices)[-1]
    for place, roll in enumerate(rolls.rolls):
        assert planned[place] == pytest.approx(searched(roll, 0))


@pytest.mark.parametrize("card", GAME.box.card_ids)
def test_how_often_a_type_is_done_agrees_with_the_engine(card: str) -> None:
    """SS-8, SS-14: the largest number of times among the engine's offers."""
    table = in_round_1(card)
    times = HOUSE.times(table.effects())
    for place in range(0, len(HOUSE.rolls), 7):
        table.faces = sum(face << 3 * die for die, face in enumerate(HOUSE.rolls[place]))
        most = [-1] * len(TYPES)
        for offer in offers(table):
            most[offer.type] = max(most[offer.type], offer.times)
        assert times[place].tolist() == most


def test_the_dice_to_reroll_leave_the_keep() -> None:
    packed = sum(face << 3 * die for die, face in enumerate((3, 0, 5, 0, 1)))
    assert dice_to_reroll(packed, (0, 5)) == 0b11001
    assert dice_to_reroll(packed, ()) == 31


def chips_of(chances: np.ndarray, stacks: dict[int, list[tuple[int, int]]], hand: int) -> Chips:
    memory = Memory(GAME.box, 4)
    memory.table.round = 4
    for on, lying in stacks.items():
        memory.table.traders[on].stack = bytes(owner << 3 | mission for owner, mission in lying)
    deals = possible_deals(4)
    mine = deals[:, 0] == 0
    plain = Patience(denial=0.0, outsider=0.0)
    return Chips(
        plain, memory, 0, hand, deals[mine], chances / chances.sum(), np.zeros(6, dtype=bool)
    )


@pytest.mark.parametrize("seed", range(4))
def test_chips_are_placed_as_well_as_by_brute_force(seed: int) -> None:
    """SS-21, SS-22: every map of chips to players, scored by the engine on every deal."""
    dice = FastDice(seed + 50)
    number = int((possible_deals(4)[:, 0] == 0).sum())
    chances = np.array([(dice.below(100) / 100) ** 6 for _ in range(number)])
    stacks = {1: [(2, 3), (3, 1)], 2: [(0, 4)], 3: [(1, 3)]}
    hand = sum(1 << mission for mission in (1, 2, 3))
    chips = chips_of(chances, stacks, hand)
    table = before_round_1()
    table.phase = 9
    brute = 0.0
    for places in product((0, 1, 2, 3), repeat=3):
        worth = 0.0
        for deal, chance in zip(chips.deals, chips.chances, strict=True):
            for seat, trader in enumerate(table.traders):
                trader.mission = int(deal[seat])
                trader.stack = bytes(
                    owner << 3 | mission for owner, mission in stacks.get(seat, [])
                )
            for mission, on in zip((1, 2, 3), places, strict=True):
                if on:
                    table.traders[on].stack += bytes([mission])
            sheet = score(table)[0]
            fixed = 10 if table.traders[2].mission == 4 else 0
            worth += float(chance) * (sheet.suspicions + sheet.all_correct - fixed)
        brute = max(brute, worth)
    assert chips.best_map()[1] == pytest.approx(brute)


def test_a_sure_chip_is_placed_and_a_doubtful_one_waits() -> None:
    """SS-21: being first is worth more than knowing more only when there is little left to know."""
    deals = possible_deals(4)
    mine = deals[deals[:, 0] == 0]
    sharp = np.where(mine[:, 1] == 4, 1.0, 0.001)
    chips = chips_of(sharp, {}, 63)
    chips.round = 1
    sure = chips.weigh(4, 1)
    assert sure.sure > 0.9 and sure.now > sure.later
    doubtful = chips.weigh(1, 2)
    assert doubtful.sure < 0.7 and doubtful.now < doubtful.later
    chips.round = 6
    assert chips.weigh(1, 2).later == 0


def test_the_storms_hazard() -> None:
    """SS-4: another round follows rounds 4, 5 and 6 with 2/3, 1/2 and 0."""
    assert [round(survival(number), 3) for number in range(1, 7)] == [1, 1, 1, 0.667, 0.5, 0]
    assert [rounds_to_come(number) for number in range(1, 7)] == [4, 3, 2, 1, 0.5, 0]


def test_win_shares_of_all_seats_add_up_when_the_deal_is_known() -> None:
    """SS-25, SS-26: whoever wins alone, or one of the ranked."""
    table = rolled("rob rob give give swap", missions="keep take give loser")
    shares = []
    for seat in range(4):
        belief = Belief(Worths(GAME.box, 4), Habits(), 4, seat)
        memory = belief.memory
        memory.agree_with(GAME.view(table, seat))  # type: ignore[arg-type]
        known = (belief.deals == [trader.mission for trader in table.traders]).all(axis=1)
        outlook = Outlook(
            belief.worths,
            Outlooks(leak=0, leak_alone=0),
            memory,
            seat,
            belief.deals,
            known.astype(float),
        )
        shares.append(float(outlook.share([{}])[0]))
    assert sum(shares) == pytest.approx(1, abs=1e-6)


def test_more_points_are_a_larger_share_and_others_points_a_smaller_one() -> None:
    table = rolled("rob rob give give swap", missions="take keep give select")
    belief = Belief(Worths(GAME.box, 4), Habits(), 4, 0)
    belief.mission = 1
    belief.memory.agree_with(GAME.view(table, 0))  # type: ignore[arg-type]
    known = (belief.deals == [trader.mission for trader in table.traders]).all(axis=1)
    outlook = Outlook(
        belief.worths, Outlooks(), belief.memory, 0, belief.deals, known.astype(float)
    )
    mine, theirs = (int(table.traders[seat].goods) for seat in (0, 1))
    red = 1 << 7 * 6
    now, robbed, given = outlook.share(
        [{}, {0: mine + red, 1: theirs - red}, {0: mine, 1: theirs + red}]
    )
    assert robbed > now > given
