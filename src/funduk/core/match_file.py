"""Whole matches as JSON and as text."""

import json
from collections.abc import Callable
from typing import Any, Final

from funduk.core.dice import Dice, SealedDice, commitment
from funduk.core.errors import FundukError, Unreadable
from funduk.core.game import Game
from funduk.core.match import Draw, Entry, Match
from funduk.core.record import SEAT, is_number

FORMAT: Final = 1
WITH_POSITION: Final = 2
"""The format of matches that begin from a position; all others are still written as before."""
TAKE_BACK: Final = "takeback"

FindGame = Callable[[str, dict[str, Any]], Game]
"""From a name and a set's content to a game."""


def write(match: Match) -> dict[str, Any]:
    """The full file: it replays to the byte."""
    file = _header(match)
    if match.from_position:
        file["position"] = match.game.dump(match.start)
    file["dice"] = write_dice(match.dice)
    file["entries"] = [write_entry(entry) for entry in match.entries]
    file["scores"] = match.scores
    file["winners"] = match.winners
    return file


def write_seen(match: Match, seat: int | None) -> dict[str, Any]:
    """What a viewer may be given: no seed, no position, the log as it may be shown now, the view."""
    file = _header(match)
    if isinstance(match.dice, SealedDice):
        file["dice"] = {"commitment": commitment(match.dice.seed)}
    file["seat"] = seat
    file["entries"] = [seen.to_json() for seen in match.seen(seat)]
    file["view"] = match.view(seat).to_json()
    file["asks"] = [ask.to_json() for ask in match.asks]
    file["scores"] = match.scores
    file["winners"] = match.winners
    return file


def _header(match: Match) -> dict[str, Any]:
    return {
        "funduk": WITH_POSITION if match.from_position else FORMAT,
        "game": match.game.name,
        "rules_version": match.rules_version,
        "set": match.game.components.content,
        "options": match.options,
        "seats": match.seats,
    }


def write_dice(dice: Dice) -> dict[str, Any]:
    if not isinstance(dice, SealedDice):
        return {}
    written: dict[str, Any] = {
        "commitment": commitment(dice.seed),
        "seed": dice.seed.hex(),
        "seat_seeds": [seed.hex() for seed in dice.seat_seeds],
    }
    if dice.seat_commits:
        written["seat_commits"] = dice.seat_commits
    return written


def write_entry(entry: Entry) -> str:
    """`2 raise 1R2B`, `* deal 0 17 @4 39:12` (nth, bounds and numbers), `2 takeback 31`."""
    if entry.action is None:
        return f"{entry.by} {TAKE_BACK} {entry.undone}"
    text = entry.action.to_text()
    if entry.draw is None:
        return text
    pairs = [
        f"{bound}:{index}"
        for bound, index in zip(entry.draw.ranges, entry.draw.indices, strict=True)
    ]
    return f"{text} @{entry.draw.nth} {','.join(pairs) or '-'}"


def read(file: Any, find_game: FindGame, kind: type[Match] = Match) -> Match:
    """A match from its full file; anything that the rules do not allow is refused, with its place."""
    if not isinstance(file, dict) or file.get("funduk") not in (FORMAT, WITH_POSITION):
        raise Unreadable(f"this is not a match file of format {FORMAT} or {WITH_POSITION}")
    if "seat" in file:
        raise Unreadable("this file shows what one seat saw; a replay needs the full match file")
    for field in ("game", "rules_version", "set", "options", "seats", "dice", "entries"):
        if field not in file:
            raise Unreadable(f"the match file has no {field!r}; it may be cut off")
    begins = file["funduk"] == WITH_POSITION
    if begins != ("position" in file):
        raise Unreadable(
            f"a match file of format {WITH_POSITION} has a 'position', one of format {FORMAT} has none"
        )
    game = find_game(_text(file, "game"), _object(file, "set"))
    for field in ("rules_version", "seats"):
        if isinstance(file[field], bool) or not isinstance(file[field], int):
            raise Unreadable(
                f"{field!r} of the match file must be a whole number, not {file[field]!r}"
            )
    if not 1 <= file["rules_version"] <= game.rules_version:
        raise Unreadable(f"rules version {file['rules_version']} of {game.name} is not known here")
    options = _object(file, "options")
    dice = read_dice(_object(file, "dice"))
    position = _object(file, "position") if begins else None
    match = kind(game, file["seats"], None, options, dice, False, file["rules_version"], position)
    if not isinstance(file["entries"], list):
        raise Unreadable("'entries' must be a list")
    for number, entry in enumerate(file["entries"]):
        read_entry(match, entry, number)
    match.resume_dice()
    for field, found in (("scores", match.scores), ("winners", match.winners)):
        if file.get(field) != found:
            raise Unreadable(f"the file says {field} {file.get(field)!r}, the rules say {found!r}")
    return match


def read_dice(file: dict[str, Any]) -> Dice | None:
    if not file:
        return None
    try:
        seed = bytes.fromhex(_text(file, "seed"))
        seat_seeds = [bytes.fromhex(part) for part in file.get("seat_seeds", [])]
    except (ValueError, TypeError):
        raise Unreadable("the dice of the match file need a 'seed' in hexadecimal") from None
    commits = file.get("seat_commits", [])
    if not isinstance(commits, list) or not all([isinstance(commit, str) for commit in commits]):
        raise Unreadable("the dice of the match file need 'seat_commits' as a list of texts")
    return SealedDice(seed, seat_seeds, commits)


def read_entry(match: Match, text: Any, number: int) -> None:
    """Replays one written entry onto the match."""
    if not isinstance(text, str):
        raise Unreadable(f"entry {number}: expected a text, got {text!r}")
    try:
        words = text.split()
        if len(words) == 3 and words[1] == TAKE_BACK and is_number(words[2]):
            match.resume_take_back(SEAT.from_word(words[0], "seat"), int(words[2]))
            return
        draw: Draw | None = None
        if len(words) > 2 and words[-2].startswith("@"):
            draw = _read_draw(words[-2], words[-1])
            words = words[:-2]
        match.resume_action(match.game.parse(" ".join(words)), draw)
    except FundukError as wrong:
        raise Unreadable(f"entry {number}: {wrong}") from None


def _read_draw(nth: str, pairs: str) -> Draw:
    try:
        numbers = [] if pairs == "-" else [pair.split(":") for pair in pairs.split(",")]
        return Draw(
            int(nth[1:]), [int(pair[0]) for pair in numbers], [int(pair[1]) for pair in numbers]
        )
    except (ValueError, IndexError):
        raise Unreadable(
            f"cannot read the draw {nth} {pairs}; it is written @nth bound:number,..."
        ) from None


def write_text(match: Match) -> str:
    """The file as lines: `[name value]` for the header, then one entry a line."""
    file = write(match)
    lines = [
        f"[{name} {json.dumps(value, ensure_ascii=False)}]"
        for name, value in file.items()
        if name != "entries"
    ]
    return "\n".join([*lines, "", *[str(entry) for entry in file["entries"]]]) + "\n"


def parse_text(text: str) -> dict[str, Any]:
    """A match file from JSON or from its text form."""
    if text.lstrip().startswith("{"):
        try:
            file: Any = json.loads(text)
        except json.JSONDecodeError as wrong:
            raise Unreadable(f"the match file is not complete JSON: {wrong}") from None
        except RecursionError:
            raise Unreadable("the match file is nested too deeply") from None
        if not isinstance(file, dict):
            raise Unreadable("a match file is one JSON object")
        return file
    file = {"entries": []}
    for number, line in enumerate(text.splitlines()):
        if line.startswith("[") and line.rstrip().endswith("]"):
            name, _, value = line.strip()[1:-1].partition(" ")
            try:
                file[name] = json.loads(value)
            except (json.JSONDecodeError, RecursionError):
                raise Unreadable(f"line {number + 1}: cannot read the value of {name!r}") from None
        elif line.strip():
            file["entries"].append(line.strip())
    if "funduk" not in file:
        raise Unreadable(
            "this is not a match file: it has neither JSON nor a header line [funduk 1]"
        )
    parsed: dict[str, Any] = file
    return parsed


def _text(file: dict[str, Any], field: str) -> str:
    value = file.get(field)
    if not isinstance(value, str):
        raise Unreadable(f"{field!r} of the match file must be a text, not {value!r}")
    return value


def _object(file: dict[str, Any], field: str) -> dict[str, Any]:
    value = file.get(field)
    if not isinstance(value, dict):
        raise Unreadable(f"{field!r} of the match file must be an object, not {value!r}")
    return value
