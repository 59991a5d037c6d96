"""Checks every roll of a match file without the dice that made it: only hashlib and the rules."""

import hashlib
from typing import Any

from funduk.core.action import Action
from funduk.core.dice import Dice
from funduk.core.errors import FundukError, Unreadable
from funduk.core.match import Entry, Match
from funduk.core.match_file import FindGame, read


class Report:
    """What a check found: how many numbers agree, and what does not."""

    def __init__(self, draws: int, numbers: int, problems: list[str]) -> None:
        self.draws = draws
        self.numbers = numbers
        self.problems = problems

    @property
    def ok(self) -> bool:
        return not self.problems

    def __repr__(self) -> str:
        found = "; ".join(self.problems) if self.problems else "all agree"
        return f"<{self.draws} draws, {self.numbers} numbers: {found}>"


class Written(Dice):
    """Gives the numbers written in a file and notes which bounds the rules ask for."""

    def __init__(self, indices: list[int]) -> None:
        self.indices = indices
        self.asked: list[int] = []

    def below(self, bound: int) -> int:
        place = len(self.asked)
        self.asked.append(bound)
        if place >= len(self.indices) or not 0 <= self.indices[place] < bound:
            raise Unreadable(
                f"the rules ask for a number below {bound} that the file does not give"
            )
        return self.indices[place]


def verify(file: dict[str, Any], find_game: FindGame) -> Report:
    """Recomputes every number from the seeds, and checks that the rules lead from numbers to outcomes."""
    match = read(file, find_game)
    dice: dict[str, Any] = file["dice"]
    if not dice:
        return Report(
            0, 0, ["this match was not played with sealed dice, so there is nothing to check"]
        )
    problems = _check_commitments(dice)
    key = _key(dice)
    replay = Match(
        match.game,
        match.seats,
        None,
        match.options,
        Written([]),
        False,
        match.rules_version,
        match.start if match.from_position else None,
    )
    draws = 0
    numbers = 0
    reached = 0
    for number, entry in enumerate(match.entries):
        if entry.action is None:
            replay.resume_take_back(entry.by, entry.undone)
            continue
        if entry.by < 0:
            draws += 1
            problems += _check_draw(replay, entry, entry.action, key, reached, number)
            if entry.draw is not None:
                numbers += len(entry.draw.indices)
                reached = entry.draw.nth + len(entry.draw.indices)
        replay.resume_action(entry.action, entry.draw)
    return Report(draws, numbers, problems)


def _check_commitments(dice: dict[str, Any]) -> list[str]:
    problems: list[str] = []
    if hashlib.sha256(bytes.fromhex(dice["seed"])).hexdigest() != dice.get("commitment"):
        problems.append(
            "the table's seed does not match the commitment published before the first draw"
        )
    commits: list[str] = dice.get("seat_commits", [])
    for seat, commit in enumerate(commits):
        seeds = dice.get("seat_seeds", [])
        seed = bytes.fromhex(seeds[seat]) if seat < len(seeds) else b""
        if commit and seed and hashlib.sha256(seed).hexdigest() != commit:
            problems.append(
                f"the seed of seat {seat} does not match what the seat had committed to"
            )
    return problems


def _check_draw(
    replay: Match, entry: Entry, action: Action, key: bytes, reached: int, number: int
) -> list[str]:
    draw = entry.draw
    if draw is None:
        return [f"entry {number}: chance without its numbers"]
    problems: list[str] = []
    if draw.nth != reached:
        problems.append(f"entry {number}: numbers start at {draw.nth}, the stream was at {reached}")
    for place, bound in enumerate(draw.ranges):
        if bound < 1 or draw.indices[place] != _number(key, draw.nth + place, bound):
            problems.append(
                f"entry {number}: {draw.indices[place]} is not what the seeds give below {bound}"
            )
    written = Written(draw.indices)
    try:
        outcome = replay.game.draw(replay.table, replay.asks[0], written)
    except FundukError as wrong:
        return [*problems, f"entry {number}: {wrong}"]
    if written.asked != draw.ranges:
        problems.append(
            f"entry {number}: the rules ask for bounds {written.asked}, the file has {draw.ranges}"
        )
    if outcome != action:
        problems.append(
            f"entry {number}: the numbers give {outcome.to_text()}, the file has {action.to_text()}"
        )
    return problems


def _key(dice: dict[str, Any]) -> bytes:
    mixed = b"funduk sealed dice 1"
    for written in dice.get("seat_seeds", []):
        seed = bytes.fromhex(written)
        mixed += len(seed).to_bytes(4, "big") + seed
    return _hmac(bytes.fromhex(dice["seed"]), mixed)


def _number(key: bytes, nth: int, bound: int) -> int:
    whole = 1 << 256
    attempt = 0
    while True:
        number = int.from_bytes(
            _hmac(key, nth.to_bytes(8, "big") + attempt.to_bytes(4, "big")), "big"
        )
        if number < whole - whole % bound:
            return number % bound
        attempt += 1


def _hmac(key: bytes, message: bytes) -> bytes:
    """RFC 2104 with SHA-256."""
    block = hashlib.sha256(key).digest() if len(key) > 64 else key
    block += bytes(64 - len(block))
    inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in block]) + message).digest()
    return hashlib.sha256(bytes([byte ^ 0x5C for byte in block]) + inner).digest()
