"""BC-1 to BC-4: what is in the box, and how the game begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from funduk import catalogue
from funduk.core.component_set import read_set
from funduk.core.dice import FastDice
from funduk.core.errors import BadOption, BadSet
from funduk.core.goods import count, total
from funduk.core.playout import play_random
from funduk.games.basari_cards.material import ALL_GEMS, Box, house_set, unpack_box
from funduk.games.gems.material import GEMS
from tests.games.basari_cards.scene import (
    GAME,
    SETS,
    START,
    fresh,
    gems,
    held,
    lean_set,
    refused,
    scene,
    stock,
)

BOXES = {
    path.stem: unpack_box(read_set(path, "basari_cards"))
    for path in sorted(SETS.glob("house-*.toml"))
}
every_house_set = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)


def test_bc_1_red_above_yellow_above_green_above_blue() -> None:
    assert gems("R") > gems("Y") > gems("G") > gems("B")
    assert gems("R") > gems("21Y21G21B")


def test_bc_1_twenty_two_gems_of_each_colour() -> None:
    assert [count(ALL_GEMS, colour) for colour in range(4)] == [22] * 4
    assert total(ALL_GEMS) == 88


@every_house_set
def test_bc_2_the_house_set_has_thirty_nine_cards_in_the_printed_ranges(box: Box) -> None:
    assert len(box.workers) == len(box.points) == len(box.gems) == 39
    assert set(box.workers) == {1, 2, 3, 4}
    assert set(box.points) == {4, 5, 6, 7}
    assert {total(shown) for shown in box.gems} == {2, 3, 4}
    for colour in range(4):
        assert any(count(shown, colour) for shown in box.gems)
    assert sum(box.workers) >= 91


@every_house_set
def test_bc_2_the_house_set_holds_the_cards_of_the_worked_example(box: Box) -> None:
    assert gems("2R1B") in box.gems
    assert 5 in box.points
    assert {2, 3} <= set(box.workers) or {1, 4} <= set(box.workers)


@every_house_set
def test_bc_2_in_the_house_set_dear_gems_go_with_few_points(box: Box) -> None:
    worth = [
        sum(count(shown, colour) * (8, 10, 12, 14)[colour] for colour in range(4))
        for shown in box.gems
    ]
    by_points = [
        [worth[card] for card in range(39) if box.points[card] == points] for points in (4, 5, 6, 7)
    ]
    means = [sum(worths) / len(worths) for worths in by_points]
    assert means == sorted(means, reverse=True)


def test_bc_2_in_the_deck_that_is_played_many_workers_go_with_little_else() -> None:
    box = unpack_box(house_set())
    beside: dict[int, list[float]] = {}
    for card, shown in enumerate(box.gems):
        worth = sum(count(shown, colour) * (8, 10, 12, 14)[colour] for colour in range(4))
        beside.setdefault(box.workers[card], []).append(box.points[card] + worth / 10)
    means = [sum(beside[workers]) / len(beside[workers]) for workers in (1, 2, 3, 4)]
    assert means[3] < means[2] < min(means[:2])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bc_2_a_set_needs_just_enough_workers_for_the_players(seats: int) -> None:
    """The richest n - 1 cards left out, 14 workers a player and one more."""
    spare = 14 * seats + 1
    poor = [1] * (39 - (seats - 1))
    while sum(poor) < spare:
        poor[poor.index(min(poor))] += 1
    content = {**lean_set(), "card": [entry(number) for number in [4] * (seats - 1) + poor]}
    told = f"set: with {seats} players the cards can run out before anybody has 15 workers (BC-2)"
    assert told not in catalogue.game("basari_cards", content).components.warnings
    place = seats - 1 + poor.index(max(poor))
    content["card"][place] = entry(max(poor) - 1)
    game = catalogue.game("basari_cards", content)
    assert told in game.components.warnings
    game.setup(seats)


def test_bc_2_a_lean_set_is_warned_of_only_where_it_is_too_small() -> None:
    warnings = catalogue.game("basari_cards", lean_set()).components.warnings
    assert [warning.split()[2] for warning in warnings] == ["4", "5"]


@every_house_set
def test_bc_2_our_own_decks_are_nothing_unusual(box: Box) -> None:
    assert not box.components.warnings


def entry(workers: int, points: Any = 4, shown: Any = "RB") -> dict[str, Any]:
    return {"workers": workers, "points": points, "gems": shown}


WRONG = {
    "workers = -1": "workers must be a whole number from 0 to 99, not -1",
    "workers = true": "workers must be a whole number",
    "points = 100": "points must be a whole number from 0 to 99, not 100",
    'points = "5"': "points must be a whole number",
    'gems = "23R"': "the box has 22 gems of a colour, not 23R",
    'gems = "RX"': "cannot read goods 'RX'",
    "gems = 3": "gems must be a text",
    'camels = 1\ngems = "RB"': "unknown field 'camels'",
}


@pytest.mark.parametrize("line", WRONG)
def test_bc_2_a_wrong_entry_is_named_with_file_line_entry_and_clause(
    tmp_path: Path, line: str
) -> None:
    file = deck_with(tmp_path, line)
    with pytest.raises(BadSet) as wrong:
        catalogue.game("basari_cards", file)
    message = str(wrong.value)
    assert message.startswith("mine.toml, line 31: card 8: ")
    assert WRONG[line] in message
    assert message.endswith("(BC-1)" if "23R" in line else "(BC-2)")
    assert "\n" not in message


UNUSUAL = {
    "workers = 5": "workers: 5; known printed ones show 1 to 4",
    "workers = 0": "workers: 0; known printed ones show 1 to 4",
    "points = 3": "points: 3; known printed ones show 4 to 7",
    'gems = "R"': "gems: 1; known printed ones show 2 to 4",
    'gems = "RRYYB"': "gems: 5; known printed ones show 2 to 4",
}


@pytest.mark.parametrize("line", UNUSUAL)
def test_bc_2_an_unusual_card_is_played_with_a_warning(tmp_path: Path, line: str) -> None:
    game = catalogue.game("basari_cards", deck_with(tmp_path, line))
    assert game.components.warnings == [f"mine.toml, line 31: card 8: {UNUSUAL[line]} (BC-2)"]
    table = game.setup(5)
    play_random(game, table, FastDice(8))
    assert game.scores(table) is not None


def deck_with(tmp_path: Path, line: str) -> Path:
    """A plain deck whose eighth card has one line of its own."""
    good = {"workers": "workers = 3", "points": "points = 4", "gems": 'gems = "RB"'}
    lines = ['game = "basari_cards"', 'name = "mine-1"']
    for place in range(39):
        card = good | {line.split()[0]: line} if place == 7 else good
        lines += ["[[card]]", *card.values()]
    if line.startswith("camels"):
        lines = [
            text for place, text in enumerate(lines) if not (text == good["gems"] and place == 33)
        ]
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(lines) + "\n")
    return file


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("game = ", "is not TOML"),
        ('game = "sandsturm"\nname = "x"', "not 'basari_cards'"),
        ('game = "basari_cards"', "needs a name"),
        ('game = "basari_cards"\nname = "x"', "39 entries"),
        ('game = "basari_cards"\nname = "x"\ncard = 3', r"\[\[card\]\]"),
        ('game = "basari_cards"\nname = "x"\n[[card]]\nworkers = 1', "39 entries"),
    ],
)
def test_bc_2_a_broken_set_file_is_refused_with_one_line(
    tmp_path: Path, text: str, why: str
) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text)
    with pytest.raises(BadSet, match=why) as wrong:
        catalogue.game("basari_cards", file)
    assert "\n" not in str(wrong.value)
    assert "broken.toml" in str(wrong.value)


def test_bc_2_a_missing_or_binary_set_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSet, match="cannot read"):
        catalogue.game("basari_cards", tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSet, match="UTF-8"):
        catalogue.game("basari_cards", tmp_path / "bytes.toml")


@pytest.mark.parametrize(("seats", "left"), [(3, 13), (4, 10), (5, 7)])
def test_bc_3_three_gems_of_each_colour_and_the_rest_is_stock(seats: int, left: int) -> None:
    table = fresh(seats)
    assert held(table) == [START] * seats
    assert stock(table) == f"{left}R{left}Y{left}G{left}B"
    assert table.stock + sum(player.gems for player in table.players) == ALL_GEMS
    assert [player.points for player in table.players] == [0] * seats


@pytest.mark.parametrize("seats", [0, 2, 6, True])
def test_bc_3_other_numbers_of_seats_are_refused(seats: Any) -> None:
    with pytest.raises(BadOption, match="3, 4, 5"):
        GAME.setup(seats)


@pytest.mark.parametrize("seats", [3, 4])
def test_bc_4_three_or_four_players_have_no_d(seats: int) -> None:
    table = scene([START] * seats)
    assert [action.to_text() for action in GAME.moves(table, GAME.asks(table)[0])] == [
        "0 choose A",
        "0 choose B",
        "0 choose C",
    ]
    assert refused(table, "0 choose D") == ("no-such-card", "BC-4")


def test_bc_4_five_players_have_a_d_in_every_round() -> None:
    table = scene([START] * 5)
    for ask in GAME.asks(table):
        assert [action.to_text()[-1] for action in GAME.moves(table, ask)] == ["A", "B", "C", "D"]


def test_bc_4_all_start_without_points_or_cards() -> None:
    table = GAME.setup(5)
    assert GAME.dump(table)["players"][4] == {
        "gems": GEMS.to_json(gems(START)),
        "points": 0,
        "cards": [],
        "workers": 0,
        "current": -1,
        "choice": None,
        "answered": 0,
    }
