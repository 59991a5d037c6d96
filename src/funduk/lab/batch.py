"""A batch of games as plain data, so that it can go to another process or machine and come back."""

import json
import time
from typing import Any

from funduk.bots import learned_values
from funduk.bots.shared import forget
from funduk.catalogue import game as find_game
from funduk.core.action import Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import Game, View
from funduk.core.playout import play_bots
from funduk.lab.seating import seat_bots, seated, win_shares

TIMED_ONE_IN = 7
"""What seats share is forgotten before a timed decision, so not all are; seven meets every seat in turn."""
TIMES_KEPT = 200
"""How many thinking times a batch keeps per bot and question."""

Times = dict[str, dict[str, list[float]]]
"""Seconds by bot and question."""

Row = dict[str, Any]


def batch(
    game: str,
    seats: int,
    line_up: list[str],
    seeds: list[int],
    *,
    rotate: bool,
    options: dict[str, Any] | None = None,
    components: dict[str, Any] | None = None,
    free: bool = False,
    values: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """What to play: with rotate, every seed is played once from every seating of the line-up."""
    return {
        "game": game,
        "seats": seats,
        "line_up": line_up,
        "seeds": seeds,
        "rotate": rotate,
        "options": options or {},
        "components": components,
        "free": free,
        "values": values,
    }


class Stopwatch:
    """Times of one bot's decisions, one in so many of each question."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {}
        self.asked: dict[str, int] = {}

    def is_due(self, question: str) -> bool:
        number = self.asked.get(question, 0)
        self.asked[question] = number + 1
        return number % TIMED_ONE_IN == 0

    def note(self, question: str, seconds: float) -> None:
        self.times.setdefault(question, []).append(seconds)

    def kept(self) -> dict[str, list[float]]:
        return {
            question: found[:: -(-len(found) // TIMES_KEPT)]
            for question, found in self.times.items()
        }


class Timed(Bot):
    """Another bot, its processor time taken: what it does while watching belongs to its next decision."""

    def __init__(self, inner: Bot, stopwatch: Stopwatch) -> None:
        super().__init__(inner.game, inner.seat, inner.dice)
        self.inner = inner
        self.stopwatch = stopwatch
        self.watches = inner.watches
        self.watched = 0.0

    def watch(self, record: Any) -> None:
        begin = time.thread_time()
        self.inner.watch(record)
        self.watched += time.thread_time() - begin

    def decide(self, view: View, ask: Ask) -> Decision:
        due = self.stopwatch.is_due(ask.question)
        if due:
            forget()
        begin = time.thread_time()
        decision = self.inner.decide(view, ask)
        if due:
            self.stopwatch.note(ask.question, self.watched + time.thread_time() - begin)
        self.watched = 0.0
        return decision


def play_batch(what: dict[str, Any]) -> list[Row]:
    """Plays a batch; one row a game, in the order of seeds and seatings."""
    game = find_game(what["game"], what["components"], free=what["free"])
    rows: list[Row] = []
    watches = {name: Stopwatch() for name in what["line_up"]}
    turns = range(what["seats"]) if what["rotate"] else range(1)
    for seed in what["seeds"]:
        for turn in turns:
            with learned_values.instead(game.name, what["values"]):
                rows.append(_play_one(game, what, seed, turn, watches))
    if rows:
        times: Times = {name: stopwatch.kept() for name, stopwatch in watches.items()}
        rows[0]["times"] = json.dumps(times)
    return rows


def _play_one(
    game: Game, what: dict[str, Any], seed: int, turn: int, watches: dict[str, Stopwatch]
) -> Row:
    seats: int = what["seats"]
    names = seated(what["line_up"], turn)
    table = game.setup(seats, what["options"])
    players: list[Bot] = [
        Timed(player, watches[name])
        for name, player in zip(names, seat_bots(game, names, seed, turn), strict=True)
    ]
    moves = play_bots(game, table, FastDice(seed), players)
    scores = game.scores(table)
    assert scores is not None
    return {
        "seed": seed,
        "turn": turn,
        "line_up": ",".join(names),
        "shares": win_shares(game, table, seats),
        "scores": scores,
        "moves": moves,
        "times": "",
    }
