"""Match files from strangers: whatever is wrong with one, it is refused in one line."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import funduk
from funduk import FastDice, FundukError, Match, Unreadable
from funduk.core.playout import next_ask


def played(moves: int = -1, game: str = "basari_cards") -> Match:
    match = Match(funduk.game(game), 3, seed="files")
    dice = FastDice(1)
    while moves and match.asks:
        match.play(match.game.draw(match.table, next_ask(match.asks, dice), dice))
        moves -= 1
    return match


FILE = json.dumps(played(30).to_json())


def changed(**fields: Any) -> dict[str, Any]:
    return {**json.loads(FILE), **fields}


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"funduk": 3}, "format 1 or 2"),
        ({"funduk": 2}, "has a 'position'"),
        ({"position": {}}, "format 1 has none"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": 7}, "must be a text"),
        ({"rules_version": 9}, "rules version 9"),
        ({"rules_version": [1]}, "rules_version"),
        ({"rules_version": 1.0}, "rules_version"),
        ({"rules_version": True}, "rules_version"),
        ({"set": {}}, "game"),
        ({"set": []}, "must be an object"),
        ({"seats": 7}, "3, 4, 5 seats"),
        ({"seats": [3]}, "seats"),
        ({"seats": None}, "seats"),
        ({"options": {"weather": 1}}, "no option 'weather'"),
        ({"options": {"age": [0]}}, "BC-14"),
        ({"dice": {"seed": "zz"}}, "hexadecimal"),
        ({"dice": {"seed": 5}}, "hexadecimal|text"),
        ({"dice": {"seed": "00", "seat_seeds": 5}}, "hexadecimal"),
        ({"dice": {"seed": "00", "seat_seeds": [5]}}, "hexadecimal"),
        ({"dice": {"seed": "00", "seat_commits": 5}}, "seat_commits"),
        ({"dice": {"seed": "00", "seat_commits": [5]}}, "seat_commits"),
        ({"entries": {}}, "must be a list"),
        ({"entries": [5]}, "entry 0"),
        ({"entries": [""]}, "entry 0"),
        ({"entries": ["* deal 0 99"]}, "entry 0: .*BC-5"),
        ({"entries": ["0 choose A"]}, "entry 0: .*BC-6"),
        ({"entries": ["* deal 0 3 @0 39"]}, "entry 0: cannot read the draw"),
        ({"entries": ["* deal 0 3 @x 39:3"]}, "entry 0: cannot read the draw"),
        ({"entries": ["0 takeback 0"]}, "entry 0"),
        ({"entries": ["0 takeback ²"]}, "entry 0"),
        ({"entries": ["* deal 0 " + "9" * 6000]}, "entry 0"),
        ({"scores": [1, 2, 3]}, "scores"),
        ({"winners": [0]}, "winners"),
        ({"seat": None}, "what one seat saw"),
    ],
)
def test_a_wrong_field_is_refused_with_the_reason(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(FundukError, match=why) as wrong:
        Match.from_json(json.dumps(changed(**fields)))
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize(
    "field", ["game", "rules_version", "set", "options", "seats", "dice", "entries"]
)
def test_a_missing_field_is_named(field: str) -> None:
    file: dict[str, Any] = json.loads(FILE)
    del file[field]
    with pytest.raises(Unreadable, match=field):
        Match.from_json(file)


def test_a_truncated_file_is_refused_wherever_it_was_cut() -> None:
    for place in range(1, len(FILE) - 1, len(FILE) // 150):
        with pytest.raises(FundukError) as wrong:
            Match.from_json(FILE[:place])
        assert "\n" not in str(wrong.value)


def test_a_text_cut_between_entries_is_a_shorter_match_and_anything_else_is_refused() -> None:
    text = played(30).to_text()
    begin = text.index("\n\n") + 2
    for place in range(begin, len(text), 11):
        read = error_of(text[:place])
        assert read is None or "\n" not in read
        assert read is None or text[place - 1] != "\n"
    for place in range(1, begin - 2, 60):
        assert error_of(text[:place]) is not None


def error_of(text: str | dict[str, Any]) -> str | None:
    """What a match file is refused with; other exceptions are not expected."""
    try:
        Match.from_json(text)
    except FundukError as wrong:
        return str(wrong)
    return None


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "{}", "hello", "[funduk 1]", "[funduk", "[" * 100_000, "{" * 9]
)
def test_text_that_is_no_match_is_refused(text: str) -> None:
    with pytest.raises(FundukError):
        Match.from_json(text)


def bent(value: Any, chosen: random.Random) -> Any:
    """A JSON value with one thing in it replaced."""
    if isinstance(value, dict) and value and chosen.random() < 0.85:
        name = chosen.choice(list(value))
        return {**value, name: bent(value[name], chosen)}
    if isinstance(value, list) and value and chosen.random() < 0.85:
        place = chosen.randrange(len(value))
        return [*value[:place], bent(value[place], chosen), *value[place + 1 :]]
    if isinstance(value, str) and chosen.random() < 0.6:
        place = chosen.randrange(len(value) + 1)
        return value[:place] + chosen.choice("09 @*:,-?AR²") + value[place + 1 :]
    return chosen.choice((None, True, -1, 0, 3, 10**30, 1.5, "", "x", [], [[]], {}, {"a": 1}))


def test_bent_files_are_refused_or_play_by_the_rules() -> None:
    chosen = random.Random(5)
    file = played(30).to_json()
    refused = 0
    for _ in range(250):
        other = bent(file, chosen)
        error = error_of(other)
        if error is not None:
            refused += 1
            assert "\n" not in error
        else:
            match = Match.from_json(other)
            assert match.game.impossibility(match.table) is None
            funduk.verify(other)
    assert 100 < refused < 250


def test_an_untouched_match_verifies() -> None:
    for match in (played(30), played()):
        report = funduk.verify(json.dumps(match.to_json()))
        assert report.ok, report.problems
        assert report.numbers >= report.draws > 10


def with_entry(place: int, old: str, new: str) -> dict[str, Any]:
    file: dict[str, Any] = json.loads(FILE)
    assert old in file["entries"][place], file["entries"][place]
    file["entries"][place] = file["entries"][place].replace(old, new)
    return file


def dice_with(**fields: Any) -> dict[str, Any]:
    file: dict[str, Any] = json.loads(FILE)
    file["dice"] |= fields
    return file


def first_draw() -> tuple[str, str, str, str]:
    """The first entry as `* deal 0 CARD @0 39:INDEX`: card, index, and each of them off by one."""
    words = json.loads(FILE)["entries"][0].split()
    card, index = words[3], words[5].split(":")[1]
    return card, index, str((int(card) + 1) % 39), str((int(index) + 1) % 39)


def tampered() -> dict[str, dict[str, Any]]:
    card, index, other_card, other_index = first_draw()
    both = with_entry(0, f"deal 0 {card} ", f"deal 0 {other_card} ")
    both["entries"][0] = both["entries"][0].replace(f"39:{index}", f"39:{other_index}")
    bare = with_entry(0, " @0 ", " @0 ")
    bare["entries"][0] = " ".join(bare["entries"][0].split()[:-2])
    return {
        "another outcome": with_entry(0, f"deal 0 {card} ", f"deal 0 {other_card} "),
        "another number": with_entry(0, f"39:{index}", f"39:{other_index}"),
        "outcome and number": both,
        "another bound": with_entry(0, "39:", "40:"),
        "another place in the stream": with_entry(0, "@0", "@1"),
        "a number skipped": with_entry(1, "@1", "@2"),
        "a number used twice": with_entry(1, "@1", "@0"),
        "one number more": with_entry(0, f"39:{index}", f"39:{index},2:0"),
        "no numbers": bare,
        "another seed": dice_with(seed="00" * 32),
        "another commitment": dice_with(commitment="00" * 32),
        "seed and commitment": dice_with(
            seed="00", commitment=funduk.core.dice.commitment(b"\x00")
        ),
        "a seat seed added": dice_with(seat_seeds=["ff"]),
        "a seat seed that was not committed": dice_with(
            seat_seeds=["ff"], seat_commits=["00" * 32]
        ),
    }


@pytest.mark.parametrize("what", list(tampered()))
def test_tampering_is_found(what: str) -> None:
    """Either the rules already refuse what follows, or the numbers do not agree."""
    file = tampered()[what]
    refused = error_of(file)
    if refused is None:
        assert not funduk.verify(file).ok
    else:
        assert "entry" in refused


def test_a_match_without_sealed_dice_says_so() -> None:
    match = Match(funduk.game("basari_cards"), 3, dice=FastDice(1))
    report = funduk.verify(json.dumps(match.to_json()))
    assert not report.ok
    assert "sealed" in report.problems[0]


def test_a_match_is_saved_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = funduk.Match(funduk.game("basari_cards"), 3, seed="saved")
    match.save(file)
    before = file.read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]
    (tmp_path / "match.json.part").mkdir()
    match.play_out(["wanderer"] * 3)
    with pytest.raises(OSError, match=r"match\.json\.part"):
        match.save(file)
    assert file.read_bytes() == before
