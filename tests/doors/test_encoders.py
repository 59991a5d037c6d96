"""Encoders: fixed shapes, and what a seat may not know never changes a bit of what it observes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from funduk.core.dice import FastDice
from funduk.core.encoding import Encoder
from funduk.core.game import Game
from funduk.doors.desk import NOBODY, Desk
from funduk.doors.plain import PlainEncoder, encoder_of
from funduk.doors.rules import layout, rules
from tests.laws.tables import NAMES, Setting, every_game, every_setting, lawbook, settings_of
from tests.laws.twins import Pair, pairs
from tests.laws.walks import sample


def plain_encoder(game: Game) -> Encoder:
    return PlainEncoder(type(game.view(game.setup(game.seats[0], {}), None)))


def row(game: Game, encoder: Encoder, pair_table: object, viewer: int | None) -> list[int]:
    found: list[int] = []
    encoder.encode(game.view(pair_table, viewer), found)  # type: ignore[arg-type]
    return found


@every_setting
def test_rows_have_one_length_and_fit_into_bytes(setting: Setting) -> None:
    game = setting.rules()
    for encoder in (encoder_of(game), plain_encoder(game)):
        for step in sample(setting, 30):
            for viewer in (None, *range(setting.seats)):
                found = row(game, encoder, step.table, viewer)
                assert len(found) == encoder.size == sum(part.size for part in encoder.parts)
                assert len(bytes(found)) == encoder.size


def differences(
    game: Game, encoder: Encoder, setting: Setting, steps: int, seed: int
) -> Iterator[Pair]:
    for pair in pairs(setting, steps, seed):
        if row(game, encoder, pair.table, pair.viewer) != row(
            game, encoder, pair.twin, pair.viewer
        ):
            yield pair


@every_setting
def test_secrets_never_change_a_bit_of_what_a_seat_observes(setting: Setting) -> None:
    game = setting.rules()
    for encoder in (encoder_of(game), plain_encoder(game)):
        assert next(differences(game, encoder, setting, 30, 1), None) is None


LEAKS = [(name, leak) for name in NAMES for leak in lawbook(name).leaks if "view" in vars(leak)]


def test_every_game_plants_a_leak_in_its_view() -> None:
    assert {name for name, _ in LEAKS} == set(NAMES)


@pytest.mark.parametrize(("name", "leak"), LEAKS, ids=[leak.__name__ for _, leak in LEAKS])
def test_a_leak_planted_in_a_view_is_caught(name: str, leak: type[Game]) -> None:
    """Own encoder or plain: whoever writes the betrayed field shows the difference."""
    leaky = leak(None)  # type: ignore[arg-type, call-arg]
    encoders = (encoder_of(leaky), plain_encoder(leaky))
    assert any(
        next(differences(leaky, encoder, setting, 60, seed), None) is not None
        for seed in range(1, 6)
        for setting in settings_of(name)
        for encoder in encoders
    ), f"{leak.__name__} was not caught"


@every_game
def test_an_observation_is_not_always_the_same(name: str) -> None:
    """Every part of the layout that is not about empty seats differs somewhere in random games."""
    game = rules(name).game
    encoder = encoder_of(game)
    met: set[int] = set()
    for setting in settings_of(name):
        for seed in (1, 2):
            rows = [row(game, encoder, step.table, 0) for step in sample(setting, 120, seed)]
            met |= {place for one in rows for place in range(encoder.size) if one[place]}
    place, empty = 0, []
    for part in encoder.parts:
        crowded = part.name.startswith("offer ")  # full markets are rare in random games
        if not crowded and not met & set(range(place, place + part.size)):
            empty.append(part.name)
        place += part.size
    assert len(empty) <= len(encoder.parts) * 0.25, empty


@every_game
def test_others_see_nothing_of_a_half_spelt_answer(name: str) -> None:
    known = rules(name)
    half_spelt = 0
    for seed in range(3):
        dice = FastDice(seed)
        desk = Desk(known, known.game.setup(known.game.seats[0], {}), dice, [])
        desk.begin()
        others: dict[int, bytes] = {}
        moves = -1
        while desk.asked != NOBODY:
            seats = [seat for seat in range(desk.table.seats()) if seat != desk.asked]
            now = {seat: desk.row(seat) for seat in seats}
            if desk.moves == moves:
                half_spelt += 1
                assert now == others
            others, moves = now, int(desk.moves)
            words = desk.words()
            desk.say(words[dice.below(len(words))])
    assert half_spelt > 10


@every_game
def test_the_layout_can_be_printed(name: str) -> None:
    lines = layout(name).splitlines()
    assert len(lines) == len(rules(name).layout()) + 1
    last = lines[-1].split()
    assert int(last[0]) + int(last[1]) == rules(name).size
