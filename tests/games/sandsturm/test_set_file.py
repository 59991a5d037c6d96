"""Component sets: SS-2, SS-4, SS-5, SS-8 and SS-25 as data an owner can write."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import funduk
from funduk.core.errors import BadSet
from funduk.games.sandsturm import Sandsturm
from funduk.games.sandsturm.events import ArtefactCame
from funduk.games.sandsturm.material import FACES, GOODS, MISSIONS, ONE_ARTEFACT, house_set
from funduk.games.sandsturm.questions.acting import Choose
from funduk.games.sandsturm.questions.missions import MEASURES
from funduk.games.sandsturm.questions.round_cards import EFFECTS
from funduk.games.sandsturm.scoring import best, mission_points, score
from funduk.games.sandsturm.table import SandsturmTable
from tests.games.sandsturm.stage import GAME

OPENING = (
    "* lot 0",
    "* remove collect",
    "* remove loser",
    "* deal 0 keep",
    "* deal 1 take",
    "* deal 2 give",
    "* deal 3 select",
    "* reveal mine",
)


def changed(change: Callable[[dict[str, Any]], None]) -> Sandsturm:
    content = copy.deepcopy(house_set().content)
    change(content)
    game = funduk.game("sandsturm", content)
    assert isinstance(game, Sandsturm)
    return game


def with_card(**effects: Any) -> Sandsturm:
    """A game whose first round card, `mine`, has just these effects."""

    def change(content: dict[str, Any]) -> None:
        words = dict.fromkeys(("title_de", "title_en", "text_de", "text_en"), "x")
        content["card"][0] = {"id": "mine", **words, **effects}

    return changed(change)


def table_of(game: Sandsturm, faces: str, chips: bool = False) -> SandsturmTable:
    """Seat 0 of four has rolled under the card `mine`; with chips, it is about to place them."""
    table = game.setup(4)
    assert isinstance(table, SandsturmTable)
    for text in OPENING:
        game.apply(table, game.parse(text))
    if not chips:
        if game.asks(table)[0].question == "chips":
            game.apply(table, game.parse("0 done"))
        game.apply(table, game.parse(f"* roll {faces.replace(' ', ',')}"))
    return table


def offers(game: Sandsturm, faces: str) -> dict[str, int]:
    table = table_of(game, faces)
    return {
        f"{one['type']}+{one['jokers']}": one["times"]
        for one in game.view(table, 0).to_json()["offers"]
    }


def refusal(game: Sandsturm, table: SandsturmTable, text: str) -> str | None:
    found = game.refusal(table, game.parse(text))
    return None if found is None else found.code


def test_ss_8_extra_may_be_negative_and_never_below_zero() -> None:
    assert offers(with_card(extra={"rob": -2}), "rob give give give give") == {
        "rob+0": 0,
        "give+0": 4,
    }


def test_ss_8_times_counts_before_extra_and_at_most_after() -> None:
    assert (
        offers(with_card(times={"rob": 2}, extra={"rob": 1}), "rob rob joker give give")["rob+1"]
        == 7
    )
    assert (
        offers(with_card(times={"rob": 2}, at_most={"rob": 3}), "rob rob joker give give")["rob+1"]
        == 3
    )


def test_ss_8_faces_may_count_as_others_or_as_nothing() -> None:
    assert offers(
        with_card(counts_as={"joker": "blank", "give": "rob"}), "joker joker give rob swap"
    ) == {"rob+0": 2, "swap+0": 1}


def test_ss_8_paid_rerolls_may_be_forbidden() -> None:
    game = with_card(no_paid_rerolls=True, free_rerolls=1)
    table = table_of(game, "rob rob rob rob rob")
    for text in ("0 reroll 1 none", "* roll rob,rob,rob,rob,rob"):
        game.apply(table, game.parse(text))
    assert refusal(game, table, "0 reroll 1 keep") == "no-paid-rerolls"
    assert {type(move) for move in game.moves(table, game.asks(table)[0])} == {Choose}


def test_ss_8_only_richer_or_poorer_players() -> None:
    game = with_card(only_from_poorer=["give", "swap"], only_from_richer=["rob"])
    table = table_of(game, "give swap rob rob rob")
    table.traders[2].goods -= 1 << 7 * 5
    game.apply(table, game.parse("0 choose give 0"))
    assert refusal(game, table, "0 give 2 V") is None
    table.traders[2].goods += 4 << 7 * 5
    assert refusal(game, table, "0 give 2 V") == "only-poorer"
    assert refusal(game, table, "0 give 3 V") == "only-poorer"


def test_ss_8_lamp_and_artefact_may_be_untouchable() -> None:
    game = with_card(untouchable=["lamp", "artefact"])
    table = table_of(game, "give swap rob move rob")
    game.apply(table, game.parse("0 choose give 0"))
    assert refusal(game, table, "0 give 1 L") == "untouchable"
    table = table_of(game, "give swap rob move rob")
    game.apply(table, game.parse("0 choose rob 0"))
    assert refusal(game, table, "0 rob 3 A") == "untouchable"
    assert len(game.moves(table, game.asks(table)[0])) == 3


def test_ss_8_several_chips_may_be_demanded() -> None:
    game = with_card(must_place=2)
    table = table_of(game, "", chips=True)
    game.apply(table, game.parse("0 place keep 1"))
    assert refusal(game, table, "0 done") == "must-place"
    game.apply(table, game.parse("0 place take 1"))
    assert refusal(game, table, "0 done") is None


def test_ss_8_random_games_end_under_every_effect() -> None:
    """The whole vocabulary at once, two cards of each kind of effect."""
    values: dict[str, Any] = {
        "extra": {"rob": 2},
        "times": {"give": 2},
        "at_most": {"swap": 1},
        "forbid": ["move"],
        "counts_as": {"move": "rob"},
        "joker_moves": True,
        "extra_jokers": 2,
        "free_rerolls": 2,
        "no_paid_rerolls": True,
        "neighbours_only": True,
        "only_from_richer": ["rob", "give", "swap"],
        "only_from_poorer": ["rob", "give", "swap"],
        "untouchable": ["lamp"],
        "must_place": 3,
        "no_placing": True,
        "brings_artefact": "left",
    }
    assert set(values) == set(EFFECTS)

    def change(content: dict[str, Any]) -> None:
        for place, card in enumerate(content["card"]):
            for effect in EFFECTS:
                card.pop(effect, None)
            for effect in EFFECTS[place : place + 3]:
                if not (effect == "no_placing" and "must_place" in card):
                    card[effect] = values[effect]

    game = changed(change)
    for seed in range(40):
        options = {"artefact": "middle" if seed % 2 else "right"}
        match = funduk.Match(game, seats=4 + seed % 3, seed=str(seed), options=options)
        match.play_out(["wanderer"] * match.seats)
        assert match.winners


@pytest.mark.parametrize(("to", "seat"), [("start", 0), ("left", 1), ("right", 3)])
def test_ss_8_a_card_may_bring_the_artefact_from_the_middle(to: str, seat: int) -> None:
    """SS-7, SS-8: once, to the player it names, and never when it is with somebody already."""
    game = with_card(brings_artefact=to)
    table = game.setup(4, {"artefact": "middle"})
    assert isinstance(table, SandsturmTable)
    for text in OPENING[:-1]:
        game.apply(table, game.parse(text))
    before = table.traders[seat].goods
    table.traders[seat].banned = True
    table.traders[seat].locked = before
    assert table.middle == ONE_ARTEFACT
    events = game.apply(table, game.parse(OPENING[-1]))
    assert [event.to_json()["event"] for event in events][:2] == ["round-began", "artefact-came"]
    assert events[1] == ArtefactCame(seat)
    assert table.middle == 0 and table.traders[seat].goods == before + ONE_ARTEFACT
    if seat != 0:
        assert table.traders[seat].locked == table.traders[seat].goods, "SS-17: all is secured"
    assert game.impossibility(table) is None
    table.traders[seat].goods -= ONE_ARTEFACT
    table.traders[seat].locked = 0
    table.traders[seat].banned = False
    table.middle = ONE_ARTEFACT
    assert "SS-7" in str(game.impossibility(table))


def test_ss_7_without_the_option_a_card_finds_nothing_in_the_middle() -> None:
    game = with_card(brings_artefact="left")
    table = table_of(game, "", chips=True)
    assert table.traders[3].goods & ONE_ARTEFACT
    assert not table.traders[1].goods & ONE_ARTEFACT
    assert game.impossibility(table) is None


@pytest.mark.parametrize(
    ("rule", "others", "wins"),
    [
        ({"fewest": "alone"}, "6V", True),
        ({"fewest": "alone"}, "5V", False),
        ({"fewest": "tied"}, "5V", True),
        ({"fewest": "tied"}, "4V", False),
        ({"fewest": "alone", "at_most": 5}, "6V", True),
        ({"fewest": "alone", "at_most": 4}, "6V", False),
    ],
)
def test_ss_25_a_loser_may_need_the_fewest_goods(
    rule: dict[str, Any], others: str, wins: bool
) -> None:
    """SS-25, SS-26: five goods against what the next player has; whoever fulfils it wins alone."""
    game = changed(edit("mission", 5, alone={"sum_of": ["goods"], **rule}))
    table = game.setup(4)
    assert isinstance(table, SandsturmTable)
    for trader, mission in zip(table.traders, (5, 0, 1, 3), strict=True):
        trader.mission = mission
        trader.goods = GOODS.from_word("8C", "goods")
    table.traders[0].goods = GOODS.from_word("3T1S1A", "goods")
    table.traders[2].goods = GOODS.from_word(others, "goods")
    sheets = score(table)
    assert [sheet.alone for sheet in sheets] == [wins, False, False, False]
    assert (best(sheets) == [0]) == wins


@pytest.mark.parametrize("bots", [["peddler", "merchant", "wanderer", "merchant"]])
def test_ss_25_bots_play_a_relative_loser_and_a_card_that_brings_the_artefact(
    bots: list[str],
) -> None:
    def change(content: dict[str, Any]) -> None:
        content["mission"][5]["alone"] = {"sum_of": ["goods"], "fewest": "alone"}
        for card in content["card"]:
            card["brings_artefact"] = "right"

    match = funduk.Match(changed(change), seats=4, seed="few", options={"artefact": "middle"})
    match.play_out(bots)
    assert match.winners


@pytest.mark.parametrize(
    "die", [["rob", "give", "swap", "secure", "move"], [*FACES[:5], "blank"], ["rob"] * 7]
)
def test_ss_5_unusual_dice_are_played_with_a_warning(die: list[str]) -> None:
    game = changed(set_dice([list(FACES[:6])] * 4 + [die]))
    assert game.components.warnings == [
        "set: die 5: known printed dice show one of six signs on each of 6 sides (SS-5)"
    ]
    match = funduk.Match(game, seats=4, seed="dice")
    match.play_out(["wanderer"] * 4)
    assert match.winners


def test_ss_5_our_own_sets_are_nothing_unusual() -> None:
    for file in (Path(funduk.__file__).parent / "games/sandsturm/sets").glob("*.toml"):
        assert not funduk.game("sandsturm", file).components.warnings


def test_ss_25_lines_are_added_and_numbers_may_depend_on_the_seats() -> None:
    def change(content: dict[str, Any]) -> None:
        content["mission"][0]["score"] = [
            {"per": "always", "points": [100, 200, 300]},
            {"per": "colours", "points": 10},
            {"per": "best_colour", "points": 1, "free": 1},
            {"per": "lamp", "points": -50},
            {"per": "artefact", "points": 7},
            {"per": "chips_on_me", "points": 500},
        ]

    game = changed(change)
    goods = GOODS.from_word("3V2C1L1A", "goods")
    points = mission_points(game.box, 5, 0, 0, goods, 2)
    assert points == 200 + 20 + 2 - 50 + 7 + 1000


def edit(kind: str, place: int, **fields: Any) -> Callable[[dict[str, Any]], None]:
    def change(content: dict[str, Any]) -> None:
        content[kind][place].update(fields)

    return change


def drop(content: dict[str, Any]) -> None:
    content["card"].pop()


def shuffle_missions(content: dict[str, Any]) -> None:
    content["mission"].reverse()


def bad_line(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return edit("mission", 1, score=[fields])


def set_dice(dice: Any) -> Callable[[dict[str, Any]], None]:
    def change(content: dict[str, Any]) -> None:
        content["dice"] = dice

    return change


def extra_field(content: dict[str, Any]) -> None:
    content["board"] = 1


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (drop, r"13 entries \[\[card\]\], this one has 12 \(SS-4\)"),
        (extra_field, r"unknown field 'board'"),
        (set_dice([["rob"]] * 4), r"dice must be a list of 5 dice.*\(SS-5\)"),
        (set_dice([["rob"]] * 4 + [["steal"]]), r"die 5: no face 'steal', only rob.*\(SS-5\)"),
        (set_dice([["rob"]] * 4 + [[]]), r"die 5: a die is a list of 1 to 12 faces \(SS-5\)"),
        (edit("card", 2, extra={"steal": 1}), r"card 3: extra: there is no type 'steal'.*\(SS-8\)"),
        (
            edit("card", 2, extra={"rob": 9}),
            r"card 3: extra: rob must be .* from -5 to 5, not 9 \(SS-8\)",
        ),
        (edit("card", 2, extra="rob"), r"card 3: extra must be types and numbers"),
        (edit("card", 2, forbid=["joker"]), r"card 3: forbid: 'joker' does not fit.*\(SS-8\)"),
        (edit("card", 2, forbid="rob"), r"card 3: forbid must be a list"),
        (edit("card", 2, fly=True), r"card 3: unknown field 'fly'.*\(SS-8\)"),
        (
            edit("card", 2, joker_moves=1),
            r"card 3: joker_moves must be true or false, not 1 \(SS-8\)",
        ),
        (
            edit("card", 2, free_rerolls=0),
            r"card 3: free_rerolls must be .* from 1 to 9, not 0 \(SS-8\)",
        ),
        (edit("card", 2, counts_as={"rob": "steal"}), r"card 3: counts_as: faces are"),
        (edit("card", 2, counts_as=1), r"card 3: counts_as must be faces and faces"),
        (
            edit("card", 2, untouchable=["V"]),
            r"card 3: untouchable: 'V' does not fit, only lamp, artefact",
        ),
        (
            edit("card", 2, must_place=1, no_placing=True),
            r"card 3: must_place and no_placing contradict",
        ),
        (
            edit("card", 2, id="thieves"),
            r"card 3: there is already a card with id 'thieves' \(SS-8\)",
        ),
        (edit("card", 2, id="sandstorm"), r"card 3: the id 'sandstorm' is taken"),
        (edit("card", 2, id="two words"), r"card 3: id must be a word without spaces"),
        (edit("card", 2, text_de=""), r"card 3: text_de must be a text, not '' \(SS-8\)"),
        (
            shuffle_missions,
            r"six \[\[mission\]\] entries keep, take, collect, give, select, loser.*\(SS-2\)",
        ),
        (
            bad_line(per="gold", points=1),
            r"mission 2: take: score 1: nothing is counted per 'gold'.*\(SS-25\)",
        ),
        (
            bad_line(per="goods"),
            r"mission 2: take: score 1: points: None is not a whole number.*\(SS-25\)",
        ),
        (
            bad_line(per="goods", points=[1, 2]),
            r"score 1: points \(with four, five, six players\): expected 3",
        ),
        (bad_line(per="goods", points=1, free=-1), r"score 1: free cannot be below 0"),
        (bad_line(per="goods", points=1, plus=1), r"score 1: unknown field 'plus'"),
        (bad_line(per="sets", points=[1, 2]), r"score 1: points by the size of a set: expected 6"),
        (edit("mission", 1, score="goods"), r"mission 2: take: scoring lines are written"),
        (edit("mission", 1, ranked=0), r"mission 2: take: ranked must be true or false"),
        (
            edit("mission", 5, alone={"sum_of": ["sets"], "at_most": 1}),
            r"mission 6: loser: alone: sets cannot",
        ),
        (
            edit("mission", 5, alone={"sum_of": [], "at_most": 1}),
            r"loser: alone: sum_of must be a list",
        ),
        (edit("mission", 5, alone={"sum_of": ["goods"]}), r"loser: alone needs sum_of and at_most"),
        (
            edit("mission", 5, alone={"sum_of": ["goods"], "fewest": True}),
            r"loser: alone: fewest must be alone or tied, not True \(SS-25\)",
        ),
        (
            edit("mission", 5, alone={"sum_of": ["goods"], "least": 1}),
            r"loser: alone needs sum_of and at_most, or sum_of and fewest",
        ),
        (
            edit("card", 2, brings_artefact="middle"),
            r"card 3: brings_artefact must be one of start, left, right, not 'middle' \(SS-8\)",
        ),
        (edit("mission", 5, prize=1), r"mission 6: unknown field 'prize'"),
    ],
)
def test_ss_25_and_the_other_parts_of_a_set_are_refused_with_entry_and_clause(
    change: Callable[[dict[str, Any]], None], told: str
) -> None:
    with pytest.raises(BadSet, match=told) as wrong:
        changed(change)
    assert "\n" not in str(wrong.value)


def test_ss_25_the_house_set_has_the_six_missions_in_order() -> None:
    assert [entry["id"] for entry in GAME.components.entries("mission")] == list(MISSIONS)


def test_ss_8_a_set_file_of_ones_own_names_the_line_that_is_wrong(tmp_path: Path) -> None:
    text = (Path(funduk.__file__).parent / "games/sandsturm/sets/house-1.toml").read_text()
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace('name = "house-1"', 'name = "mine-1"'))
    assert funduk.game("sandsturm", mine).components.name == "mine-1"
    mine.write_text(text.replace("must_place = 1", "must_place = 7"))
    line = text.splitlines().index('id = "rumours"')
    told = rf"mine\.toml, line {line}: card 12: must_place must be .* 1 to 6, not 7 \(SS-8\)"
    with pytest.raises(BadSet, match=told):
        funduk.game("sandsturm", mine)


@pytest.mark.parametrize("language", ["de", "en"])
def test_ss_25_the_rulebook_explains_every_word_an_owner_may_use(language: str) -> None:
    room = Path(funduk.__file__).parent / "games/sandsturm"
    rules = (room / f"RULES.{language}.md").read_text(encoding="utf-8")
    words = ("at_least", "ranked", "sum_of", "at_most", "fewest", "free")
    known = (*EFFECTS, *MEASURES, *MISSIONS, *FACES[:7], *words)
    assert [word for word in known if f"`{word}`" not in rules and f"`{word} =" not in rules] == []
