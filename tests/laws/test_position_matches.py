"""Laws about matches that begin from a position: any table of any game, its file, its dice."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest

import funduk
from funduk import BadOption, BadPosition, FundukError, Match
from funduk.core.dice import FastDice
from funduk.core.match import opening
from funduk.core.recording import Recording
from tests.laws.tables import Setting, every_setting
from tests.laws.test_matches import play_some
from tests.laws.walks import Step, walk, written


def some_steps(setting: Setting) -> list[Step]:
    steps = walk(setting).steps
    return [steps[len(steps) * part // 4] for part in range(4)]


@every_setting
def test_a_match_from_a_position_replays_to_the_byte_and_verifies(setting: Setting) -> None:
    game = setting.rules()
    for place, step in enumerate(some_steps(setting)):
        position = json.loads(json.dumps(game.dump(step.table)))
        match = Match(game, seed=place, position=position)
        assert match.seats == setting.seats
        play_some(match, 12, FastDice(place))
        take_back(match)
        play_some(match, -1, FastDice(place))
        file = match.to_json()
        assert file["position"] == position
        for form in (json.dumps(file), match.to_text()):
            again = Match.from_json(form)
            assert written(game, again.table) == written(game, match.table)
            assert again.to_json() == file
        report = funduk.verify(file)
        assert report.ok, report.problems
        check_by_hand(file)
        recording = Recording(match)
        assert written(game, recording.tables[0]) == written(game, step.table)
        assert written(game, recording.tables[-1]) == written(game, match.table)


def take_back(match: Match) -> None:
    """Whoever still can: the table then stands as a replay from the position says."""
    for seat in range(match.seats):
        if match.can_take_back(seat):
            match.take_back(seat)


def check_by_hand(file: dict[str, Any]) -> None:
    """Every number once more from the seed, with nothing but the standard library."""
    seed = bytes.fromhex(file["dice"]["seed"])
    key = hmac.new(seed, b"funduk sealed dice 1", hashlib.sha256).digest()
    for entry in file["entries"]:
        words = entry.split()
        if "@" not in entry or words[-1] == "-":
            continue
        nth = int(words[-2][1:])
        for place, pair in enumerate(words[-1].split(",")):
            bound, number = map(int, pair.split(":"))
            drawn = hmac.new(
                key, (nth + place).to_bytes(8, "big") + bytes(4), hashlib.sha256
            ).digest()
            assert int.from_bytes(drawn, "big") % bound == number


@every_setting
def test_a_seat_s_file_says_nothing_of_the_position(setting: Setting) -> None:
    game = setting.rules()
    match = Match(game, seed=1, position=some_steps(setting)[2].table)
    for seat in (None, *range(setting.seats)):
        assert "position" not in match.to_json(seat)


@every_setting
def test_options_are_read_off_a_table(setting: Setting) -> None:
    game, options = setting.rules(), setting.options()
    held = game.options_at(setting.table())
    assert {**held, **{name: value for name, value in options.items() if value is not None}} == held
    assert set(held) == {option.name for option in game.options}
    again = opening(game, setting.seats, options, 1, setting.table())
    assert written(game, again) == written(game, setting.table())


@every_setting
def test_a_table_is_not_shared_with_the_match_that_begins_from_it(setting: Setting) -> None:
    game, table = setting.rules(), some_steps(setting)[1].table.copy()
    before = written(game, table)
    match = Match(game, seed=3, position=table)
    play_some(match, -1, FastDice(1))
    assert written(game, table) == before
    assert written(game, match.start) == before


def position_of(name: str) -> dict[str, Any]:
    return funduk.game(name).dump(Match(funduk.game(name), 3, seed=4).table)


@pytest.mark.parametrize(
    ("beside", "why"),
    [
        ({"seats": 4}, "the position has 3 seats, not 4"),
        ({"options": {"trade": "wild"}}, "played with trade 'ordered', not 'wild'"),
        ({"options": {"weather": 1}}, "no option 'weather'"),
        ({"rules_version": 2}, "rules version 1, not 2"),
    ],
)
def test_what_is_said_beside_a_position_must_agree(beside: dict[str, Any], why: str) -> None:
    with pytest.raises(FundukError, match=why):
        Match(funduk.game("schwarzmarkt"), position=position_of("schwarzmarkt"), **beside)


def test_a_wrong_position_is_refused_with_the_reason() -> None:
    game = funduk.game("basari_cards")
    wrongs: list[Any] = [{}, [], 7, "", position_of("basari")]
    for wrong in wrongs:
        with pytest.raises(FundukError):
            Match(game, position=wrong)
    position = position_of("basari_cards")
    position["rules_version"] = 9
    with pytest.raises(BadPosition):
        Match(game, position=position)
    with pytest.raises(BadOption, match="how many seats"):
        Match(game)


def test_a_tampered_position_in_a_file_is_found() -> None:
    game = funduk.game("basari_cards")
    match = Match(game, seed=9, position=position_of("basari_cards"))
    play_some(match, -1, FastDice(2))
    file = json.loads(json.dumps(match.to_json()))
    first, second = file["position"]["players"][:2]
    first["gems"], second["gems"] = (
        {"R": 4, "Y": 2, "G": 3, "B": 3},
        {"R": 2, "Y": 4, "G": 3, "B": 3},
    )
    with pytest.raises(FundukError):
        Match.from_json(file)
