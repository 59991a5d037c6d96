"""Bots' dice: made of the match's seed and the seat, never shared by two matches."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import funduk
from funduk import FastDice, FundukError, Match, SealedDice
from funduk import bots as house_bots
from funduk.core.dice import Dice
from funduk.lab.seating import seat_bots
from funduk.terminal import sim
from tests.laws.tables import settings_of
from tests.laws.walks import walk

GAME = funduk.game("basari_cards")


def first_numbers(dice: Dice) -> tuple[int, ...]:
    return tuple(dice.below(1 << 20) for _ in range(4))


def test_seats_win_alike_when_all_are_wanderers() -> None:
    """In 400 matches each seat wins about a quarter; with dice shared by all matches they do not."""
    own, shared = [0.0] * 4, [0.0] * 4
    for seed in range(400):
        for wins, bots in ((own, ["wanderer"] * 4), (shared, same_for_all())):
            match = Match(GAME, 4, seed=seed)
            match.play_out(bots)
            winners = match.winners
            assert winners is not None
            for seat in winners:
                wins[seat] += 1 / len(winners)
    assert all(65 <= won <= 135 for won in own), own
    assert unevenness(own) < 16.3 < unevenness(shared), (own, shared)


def same_for_all() -> list[Any]:
    return [funduk.bots.bot("wanderer", GAME, seat, FastDice(seat)) for seat in range(4)]


def unevenness(wins: list[float]) -> float:
    """Chi-square against even shares; 16.3 is passed once in a thousand times by chance."""
    even = sum(wins) / len(wins)
    return sum((won - even) ** 2 / even for won in wins)


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    played = []
    for seed in (7, "7", b"7", 8):
        match = Match(GAME, 4, seed=seed)
        match.play_out(["peddler", "wanderer"] * 2)
        played.append(match.to_text())
    assert played[0] == played[1] == played[2] != played[3]


@pytest.mark.parametrize("seed", [1.5, True, [], {}, ("a",), bytearray(b"7")])
def test_any_other_seed_is_refused(seed: Any) -> None:
    with pytest.raises(FundukError, match="a seed is a text, a whole number or bytes"):
        Match(GAME, 3, seed=seed)


@pytest.mark.parametrize("make", [FastDice, lambda number: SealedDice(b"%d" % number, [])])
def test_no_two_matches_or_seats_share_dice(make: Any) -> None:
    found = set()
    for number, seat in itertools.product(range(40), range(4)):
        match = Match(GAME, 4, dice=make(number))
        assert first_numbers(match.bot_dice(seat)) == first_numbers(match.bot_dice(seat))
        found.add(first_numbers(match.bot_dice(seat)))
    assert len(found) == 160


def test_seats_of_people_change_what_bots_draw() -> None:
    one, two = (Match(GAME, 3, dice=SealedDice(b"s", [b"", part])) for part in (b"a", b"b"))
    assert first_numbers(one.bot_dice(0)) != first_numbers(two.bot_dice(0))


def test_one_stream_for_many_matches_still_gives_each_its_own_bots() -> None:
    stream = FastDice(1)
    first, second = (Match(GAME, 3, dice=stream) for _ in range(2))
    assert first_numbers(first.bot_dice(1)) != first_numbers(second.bot_dice(1))


def test_the_lab_s_matches_share_no_dice_and_none_with_chance() -> None:
    found = {}
    for seed, turn in itertools.product(range(1, 50), range(4)):
        chance = first_numbers(FastDice(seed))
        for bot in seat_bots(GAME, ["wanderer"] * 4, seed, turn):
            found[seed, turn, bot.seat] = first_numbers(bot.dice)
            assert found[seed, turn, bot.seat] != chance
    assert len(set(found.values())) == len(found)


def test_simulated_matches_share_no_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []

    def seat(name: str, game: funduk.Game, seat: int, dice: FastDice) -> funduk.Bot:
        found.append(str(dice.origin()))
        return make(name, game, seat, dice)

    make = house_bots.bot
    monkeypatch.setattr(house_bots, "bot", seat)
    sim.play_deals(
        sim.Plan(GAME.name, GAME.components.content, 4, {}, ("wanderer",) * 4, 24, 5), 0, 6
    )
    assert len(set(found)) == len(found) == 24 * 4


@pytest.mark.parametrize("name", sorted(funduk.GAMES))
@pytest.mark.parametrize(("kind", "part"), [("peddler", 1), ("peddler", 5), ("merchant", 7)])
def test_bots_play_on_from_any_position(name: str, kind: str, part: int) -> None:
    setting = settings_of(name)[0]
    steps = walk(setting).steps
    kind = kind if kind in house_bots.engines(name) else house_bots.engines(name)[-1]
    match = Match(setting.rules(), seed=part, position=steps[len(steps) * part // 8].table)
    match.play_out([kind] * setting.seats)
    assert match.winners
