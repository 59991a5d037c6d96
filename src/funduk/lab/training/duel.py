"""New values against the last ones: one seat with the new, the others with the old, on fresh seeds."""

from typing import Any

import numpy as np

from funduk.bots.basari.value import Floats
from funduk.catalogue import game as find_game
from funduk.core.bot import Bot
from funduk.core.dice import FastDice
from funduk.core.game import Game
from funduk.core.playout import play_bots
from funduk.lab.statistics import Share, clustered
from funduk.lab.training.basari import THINKERS


def seat_with(game: Game, seat: int, dice: FastDice, weights: Floats) -> Bot:
    """The game's thinker with these weights instead of its own."""
    thinker = THINKERS[game.name](game, seat, dice)
    thinker.weights = weights
    return thinker


def play_duels(what: dict[str, Any]) -> list[dict[str, Any]]:
    """One row a game: the seed and the lone newcomer's share of the win."""
    game = find_game(what["game"], what["components"])
    new = np.array(what["new"], dtype=np.float32)
    old = np.array(what["old"], dtype=np.float32)
    rows: list[dict[str, Any]] = []
    for seed in what["seeds"]:
        for newcomer in range(what["seats"]):
            table = game.setup(what["seats"])
            players = [
                seat_with(game, seat, FastDice(seed * 1009 + seat), new if seat == newcomer else old)
                for seat in range(what["seats"])
            ]
            play_bots(game, table, FastDice(seed), players)
            winners = game.winners(table)
            assert winners is not None
            rows.append({"seed": seed, "share": 1.0 / len(winners) if newcomer in winners else 0.0})
    return rows


def share_of(rows: list[dict[str, Any]]) -> Share:
    by_seed: dict[int, list[float]] = {}
    for row in rows:
        by_seed.setdefault(row["seed"], []).append(row["share"])
    return clustered(by_seed)
