"""A replay shows a seat exactly what it knew at each step, and nothing of a game that is not over."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import funduk
from funduk.core.action import SEALED, Event
from funduk.core.dice import FastDice
from funduk.core.match import Match
from funduk.core.playout import next_ask
from funduk.server.replays.steps import Reel

GAMES = sorted(funduk.GAMES)
OPTIONS: dict[str, dict[str, Any]] = {"schwarzmarkt": {"trade": "wild"}}
MOST_STEPS = 150
SAMPLED = 9


class Memory:
    """What one viewer was shown while the match was being played."""

    def __init__(self) -> None:
        self.views: list[Any] = []
        self.logs: dict[int, list[Any]] = {}


def started(game: str, seed: int) -> Match:
    rules = funduk.game(game)
    return Match(rules, rules.seats[0], f"replay {seed}", OPTIONS.get(game, {}))


def play_some(match: Match, lot: random.Random, most: int = MOST_STEPS) -> None:
    while match.asks and len(match.entries) < most:
        ask = next_ask(match.asks, FastDice(lot.randrange(1 << 30)))
        match.play(match.game.draw(match.table, ask, FastDice(lot.randrange(1 << 30))))


def remembered(match: Match, seat: int | None) -> Memory:
    """Plays the entries of a match once more and looks after each, as a table does."""
    memory = Memory()
    again = Match(
        match.game, match.seats, None, match.options, match.dice, False, match.rules_version
    )
    for number in match.line:
        entry = match.entries[number]
        assert entry.action is not None
        again.resume_action(entry.action, entry.draw)
        memory.views.append(again.view(seat).to_json())
        step = len(memory.views)
        if step % SAMPLED == 0 or step == len(match.line):
            memory.logs[step] = [
                event.to_json() for seen in again.seen(seat) for event in seen.events
            ]
    return memory


def as_json(raw: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(raw))


def log_at(frames: list[Any], step: int) -> list[Any]:
    """The log as the page puts it together from frames."""
    lines: dict[int, Any] = {}
    for frame in frames[1 : step + 1]:
        lines.update({entry.n: as_json(entry.event) for entry in frame.events})
        for shown in frame.again:
            lines[shown.n] = as_json(shown.event)
    return [event for _, event in sorted(lines.items()) if event is not None]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_holds_what_the_seat_saw_then(game: str) -> None:
    """View, log and history at every step, for the first and last seat and a spectator."""
    match = started(game, 1)
    play_some(match, random.Random(1))
    reel = Reel(match)
    for seat in (0, match.seats - 1, None):
        memory = remembered(match, seat)
        frames = reel.frames(0, reel.steps + 1, (seat, False))
        assert len(frames) == len(match.line) + 1
        assert [as_json(frame.view) for frame in frames[1:]] == memory.views
        for step, log in memory.logs.items():
            assert log_at(frames, step) == log, f"{game}, seat {seat}, step {step}"
        told = [as_json(entry.event) for frame in frames for entry in frame.events]
        history = [record.to_json() for record in match.history(seat) if isinstance(record, Event)]
        assert told == history


def test_chips_are_seen_when_placed_and_never_again(capsys: pytest.CaptureFixture[str]) -> None:
    """SS-11: a covered chip disappears from stack and log of later steps; an open replay shows it."""
    match = started("sandsturm", 4)
    play_some(match, random.Random(9), 120)
    reel = Reel(match)
    frames = reel.frames(0, reel.steps + 1, (0, False))
    covered = [(frame.step, shown) for frame in frames for shown in frame.again]
    assert covered, "no chip was covered: choose another seed"
    step, shown = covered[0]
    placed = next(entry for frame in frames for entry in frame.events if entry.n == shown.n)
    assert as_json(placed.event)["mission"] != "hidden"
    assert as_json(shown.event)["mission"] == "hidden"
    on = as_json(placed.event)["on"]
    below = as_json(frames[step].view)["traders"][on]["stack"][0]
    opened = as_json(reel.frame(step, (0, True)).view)["traders"][on]["stack"][0]
    assert below["mission"] == "hidden"
    assert opened == {"by": below["by"], "mission": as_json(placed.event)["mission"]}


@pytest.mark.parametrize("game", [name for name in GAMES if name != "sandsturm"])
def test_two_games_that_differ_in_a_secret_choice_replay_alike(game: str) -> None:
    """Byte for byte up to that choice, for everybody but the chooser; opened, they differ."""
    lot = random.Random(7)
    compared = opened = 0
    for seed in range(2):
        match = started(game, 10 + seed)
        while match.asks and len(match.entries) < 50:
            ask = match.asks[0]
            moves = match.game.moves(match.table, ask)
            if len(match.asks) > 1 and ask.mode == SEALED and len(moves) > 1:
                step = len(match.line) + 1
                reels = []
                for place in lot.sample(range(min(len(moves), 500)), 2):
                    variant = Match(match.game, match.seats, None, match.options, match.dice, False)
                    for entry in match.entries:
                        assert entry.action is not None
                        variant.resume_action(entry.action, entry.draw)
                    variant.resume_action(moves[place], None)
                    reels.append(Reel(variant))
                for seat in (*range(match.seats), None):
                    if seat != ask.seat:
                        assert len({told(reel, step, (seat, False)) for reel in reels}) == 1
                        compared += 1
                opened += len({told(reel, step, (None, True)) for reel in reels}) == 2
            play_some(match, lot, len(match.entries) + 3)
    assert compared > 20
    assert opened > 4, "an open replay must show what the choice was"


def told(reel: Reel, step: int, viewer: tuple[int | None, bool]) -> bytes:
    return msgspec.json.encode(reel.frames(0, step + 1, viewer))


def test_two_storms_with_other_missions_replay_alike_until_the_end() -> None:
    """SS-2: others' missions are in no byte of a seat's replay before the sandstorm."""
    match = started("sandsturm", 2)
    play_some(match, random.Random(2), 400)
    texts = [entry.action.to_text() for entry in match.entries if entry.action is not None]
    deals = [place for place, text in enumerate(texts) if text.startswith("* deal ")]
    first, second = deals[-2], deals[-1]
    swapped = list(texts)
    words = [texts[first].split(), texts[second].split()]
    words[0][-1], words[1][-1] = words[1][-1], words[0][-1]
    swapped[first], swapped[second] = " ".join(words[0]), " ".join(words[1])
    assert swapped != texts
    reels = []
    for entries in (texts, swapped):
        variant = Match(match.game, match.seats, None, match.options, match.dice, False)
        for text in entries:
            variant.resume_action(match.game.parse(text), None)
        reels.append(Reel(variant))
    secret = {int(word[2]) for word in words}
    last = next(
        step
        for step in range(reels[0].steps + 1)
        if not reels[0].recording.asks[step] or step == reels[0].steps
    )
    for seat in (*range(match.seats), None):
        if seat not in secret:
            assert told(reels[0], last - 1, (seat, False)) == told(
                reels[1], last - 1, (seat, False)
            )
    owner = next(iter(secret))
    assert told(reels[0], last - 1, (owner, False)) != told(reels[1], last - 1, (owner, False))
    assert told(reels[0], last - 1, (None, True)) != told(reels[1], last - 1, (None, True))


def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reel, "frame", _open_frame(Reel.frame))
    with pytest.raises(AssertionError):
        test_two_games_that_differ_in_a_secret_choice_replay_alike("basari_cards")


def _open_frame(frame: Any) -> Any:
    return lambda reel, step, viewer: frame(reel, step, (viewer[0], True))


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_told_in_words_of_both_languages(game: str) -> None:
    match = started(game, 3)
    play_some(match, random.Random(3), 150)
    for frame in Reel(match).frames(0, 150, (None, True))[1:]:
        for said in (frame.asked, frame.answer):
            assert set(said) == {"de", "en"}
            for text in said.values():
                assert text
                assert f"{game}-" not in text


def test_marks_lie_on_the_way_in_order() -> None:
    match = funduk.Match(funduk.game("basari_cards"), 3, "marks")
    match.play_out(["wanderer"] * 3)
    reel = Reel(match)
    marks = reel.marks()
    assert [mark.step for mark in marks] == sorted(mark.step for mark in marks)
    assert sum(mark.kind == "scoring" for mark in marks) == 3
    assert marks[-1].step == reel.steps
