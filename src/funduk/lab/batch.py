"""A batch of games as plain data, so that it can go to another process or machine and come back."""

import json
import time
from typing import Any

from funduk import bots
from funduk.catalogue import game as find_game
from funduk.core.action import Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import Game, View
from funduk.core.playout import play_bots

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
    }


class Timed(Bot):
    """Another bot, with a stopwatch for processor time."""

    def __init__(self, inner: Bot, times: dict[str, list[float]]) -> None:
        super().__init__(inner.game, inner.seat, inner.dice)
        self.inner = inner
        self.times = times
        self.watches = inner.watches

    def watch(self, record: Any) -> None:
        self.inner.watch(record)

    def decide(self, view: View, ask: Ask) -> Decision:
        begin = time.thread_time()
        decision = self.inner.decide(view, ask)
        self.times.setdefault(ask.question, []).append(time.thread_time() - begin)
        return decision


def play_batch(what: dict[str, Any]) -> list[Row]:
    """Plays a batch; one row a game, in the order of seeds and seatings."""
    game = find_game(what["game"], what["components"])
    rows: list[Row] = []
    times: Times = {name: {} for name in what["line_up"]}
    turns = range(what["seats"]) if what["rotate"] else range(1)
    for seed in what["seeds"]:
        for turn in turns:
            rows.append(_play_one(game, what, seed, turn, times))
    if rows:
        rows[0]["times"] = json.dumps(
            {
                name: {question: found[:: -(-len(found) // TIMES_KEPT)] for question, found in asked.items()}
                for name, asked in times.items()
            }
        )
    return rows


def _play_one(game: Game, what: dict[str, Any], seed: int, turn: int, times: Times) -> Row:
    seats: int = what["seats"]
    line_up: list[str] = what["line_up"]
    seated = [line_up[(seat + turn) % seats] for seat in range(seats)]
    table = game.setup(seats, what["options"])
    players: list[Bot] = []
    for seat, name in enumerate(seated):
        dice = FastDice(seed * 1009 + seat * 101 + turn)
        players.append(Timed(bots.bot(name, game, seat, dice), times[name]))
    moves = play_bots(game, table, FastDice(seed), players)
    winners = game.winners(table)
    scores = game.scores(table)
    assert winners is not None and scores is not None
    return {
        "seed": seed,
        "turn": turn,
        "line_up": ",".join(seated),
        "shares": [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)],
        "scores": scores,
        "moves": moves,
        "times": "",
    }
