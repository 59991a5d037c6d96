"""Sets of one's own: what a file may say; errors name file, entry and clause (SM-2 to SM-6, SM-30)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import funduk
from funduk.core.component_set import set_from_content
from funduk.core.errors import BadSet
from funduk.games.schwarzmarkt import Schwarzmarkt
from funduk.games.schwarzmarkt.material import EFFECT_MOST, EFFECTS
from tests.games.schwarzmarkt.stand import GAME

ROOM = Path(funduk.__file__).parent / "games" / "schwarzmarkt"
Content = dict[str, Any]


def without(name: str) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        del content[name]

    return change


def with_effects(effects: object) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        content["card"][2]["effects"] = effects

    return change


def at(table: str, field: str, value: object) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        content[table][field] = value

    return change


def row(place: int, numbers: object) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        content["exchange"]["rows"][place] = numbers

    return change


def same_id(content: Content) -> None:
    content["card"][1]["id"] = content["card"][0]["id"]


def nine_cards(content: Content) -> None:
    content["card"].pop()


def odd_field(content: Content) -> None:
    content["card"][4]["cost"] = 3


def odd_table(content: Content) -> None:
    content["weather"] = {"rain": 1}


BAD: list[tuple[Callable[[Content], None], str]] = [
    (without("exchange"), r"\[exchange\] with rows and start \(SM-2\)"),
    (row(2, [5, 4, 7, 10]), r"exchange row R3 must be a list of 5 numbers.*\(SM-2\)"),
    (row(2, [5, 4, 7, 7, 12]), r"exchange row R3: more points must need more goods.*\(SM-2\)"),
    (row(0, [0, 4, 7, 8, 12]), r"exchange row R1: 0 is not a whole number.*\(SM-2\)"),
    (at("exchange", "rows", []), r"11 lists.*\(SM-2\)"),
    (at("exchange", "start", [2, 3, 4, 5, 6, 12]), r"exchange start: 12 is not.*\(SM-4\)"),
    (at("bonus", "steps", [[1, 0], [2, 3], [4, 1]]), r"bonus step 2: second most.*\(SM-3\)"),
    (at("bonus", "steps", [[1, 0]]), r"3 to 60 pairs.*\(SM-3\)"),
    (at("bonus", "start", [0, 0, 0, 1, 1, 7]), r"bonus start: 7 is not.*\(SM-4\)"),
    (at("reserve", "6", 19), r"reserve for 6 players: 19 is not.*\(SM-5\)"),
    (at("reserve", "7", 10), r"\[reserve\] with 3 and 4 and 5 and 6 \(SM-5\)"),
    (at("cards", "points", []), r"cards points must be a list of some numbers.*\(SM-30\)"),
    (nine_cards, r"10 entries \[\[card\]\], this one has 9 \(SM-6\)"),
    (same_id, r"card 2: there is another card with the id 'grandmas_cellar' \(SM-6\)"),
    (odd_field, r"card 5: unknown field 'cost'.*\(SM-6\)"),
    (odd_table, r"unknown entry 'weather'.*\(SM-6\)"),
    (with_effects({"steal": 1}), r"card 3: unknown effect 'steal'.*produce_more.*\(SM-6\)"),
    (
        with_effects({"produce_more": 4}),
        r"card 3: effect produce_more must be a whole number from 1 to 3.*\(SM-6\)",
    ),
    (
        with_effects({"wins_ties": True}),
        r"card 3: effect wins_ties must be a whole number.*\(SM-6\)",
    ),
    (with_effects("produce_more"), r"card 3: effects must be a table.*\(SM-6\)"),
]


@pytest.mark.parametrize(("change", "message"), BAD, ids=[message[:40] for _, message in BAD])
def test_sm_6_a_bad_set_is_refused_with_entry_and_clause(
    change: Callable[[Content], None], message: str
) -> None:
    content = copy.deepcopy(GAME.components.content)
    change(content)
    with pytest.raises(BadSet, match=message):
        Schwarzmarkt(set_from_content(content, "schwarzmarkt", "mine.toml", []))


def test_sm_6_an_error_names_file_and_line(tmp_path: Path) -> None:
    text = (ROOM / "sets" / "house-1.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("carries = 2", "carries = 99"), encoding="utf-8")
    line = text.splitlines().index('id = "porter"')
    with pytest.raises(BadSet, match=rf"mine\.toml, line {line}: card 9: effect carries"):
        funduk.game("schwarzmarkt", file)


def test_sm_6_a_set_of_ones_own_can_be_played(tmp_path: Path) -> None:
    text = (ROOM / "sets" / "house-1.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(
        text.replace("house-1", "mine-1").replace("{ moves_row = 1 }", "{ end_points = 5 }"),
        "utf-8",
    )
    match = funduk.Match(funduk.game("schwarzmarkt", file), seats=4, seed="own set")
    match.play_out(bots=["wanderer"] * 4)
    assert match.scores is not None
    again = funduk.Match.from_json(match.to_json())
    assert again.scores == match.scores


@pytest.mark.parametrize("language", ["en", "de"])
def test_sm_6_the_rulebook_explains_every_effect_with_its_numbers(language: str) -> None:
    text = (ROOM / f"RULES.{language}.md").read_text(encoding="utf-8")
    for effect, most in zip(EFFECTS, EFFECT_MOST, strict=True):
        numbers = "1" if most == 1 else f"1–{most}"
        assert f"| `{effect}` | {numbers} |" in text


@pytest.mark.parametrize("language", ["en", "de"])
def test_sm_6_the_rulebook_describes_every_card_of_the_house_set(language: str) -> None:
    text = (ROOM / f"RULES.{language}.md").read_text(encoding="utf-8")
    for card in GAME.components.content["card"]:
        assert f"\n| {card[f'title_{language}']} | " in text


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rulebook_has_every_option_and_a_default_for_every_question(language: str) -> None:
    text = (ROOM / f"RULES.{language}.md").read_text(encoding="utf-8")
    for option in GAME.options:
        assert f"| `{option.name}` |" in text
    for question in set(GAME.questions) - {"lay-rows", "lay-bonus", "lot", "open"}:
        assert f"(`{question}`) |" in text, question


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            row(2, [5, 4, 7, 10, 13]),
            "exchange row R3: 5, 4, 7, 10, 13; the printed box shows 5, 4, 7, 10, 12 (SM-2)",
        ),
        (
            at("bonus", "steps", [[1, 0], [2, 1], [3, 2], [4, 2]]),
            "bonus steps: 1/0, 2/1, 3/2, 4/2; "
            "the printed box shows 1/0, 2/0, 2/1, 3/2, 4/2, 5/2, 6/3, 7/4 (SM-3)",
        ),
        (
            at("exchange", "start", [2, 2, 4, 5, 6, 7]),
            "exchange start: 2, 2, 4, 5, 6, 7; the printed box shows 2, 3, 4, 5, 6, 7 (SM-4)",
        ),
        (at("reserve", "5", 12), "reserve for 5 players: 12; the printed box shows 16 (SM-5)"),
        (at("cards", "points", [1, 2]), "cards points: 1, 2; the printed box shows 1, 3, 6, 10, 15 (SM-30)"),
    ],
)  # fmt: skip
def test_sm_2_what_the_printed_box_does_not_show_is_played_with_a_warning(
    change: Callable[[Content], None], told: str
) -> None:
    content = copy.deepcopy(GAME.components.content)
    change(content)
    game = funduk.game("schwarzmarkt", content)
    assert [warning.split(": ", 1)[1] for warning in game.components.warnings] == [told]
    match = funduk.Match(game, seats=5, seed="unusual")
    match.play_out(["wanderer"] * 5)
    assert match.scores


def test_sm_6_our_own_sets_are_nothing_unusual() -> None:
    for file in sorted((ROOM / "sets").glob("*.toml")):
        assert not funduk.game("schwarzmarkt", file).components.warnings
