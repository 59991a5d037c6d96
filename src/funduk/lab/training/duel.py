"""New values against the last ones, or against merchants where there are none: one seat, on fresh seeds."""

from typing import Any

import numpy as np

from funduk.bots.basari.trader import Trader
from funduk.catalogue import game as find_game
from funduk.core.dice import FastDice
from funduk.lab.statistics import Share, clustered
from funduk.lab.training.basari import THINKERS, SelfPlay


def play_duels(what: dict[str, Any]) -> list[dict[str, Any]]:
    """One row a game: the seed and the lone newcomer's share of the win."""
    game = find_game(what["game"], what["components"])
    merchant, vizier = THINKERS[game.name]
    new = np.array(what["new"], dtype=np.float32)
    rows: list[dict[str, Any]] = []
    for seed in what["seeds"]:
        for newcomer in range(what["seats"]):
            field: Trader = merchant(game, 0, FastDice(seed * 1009))
            if what["old"] is not None:
                field = vizier(game, 0, FastDice(seed * 1009), np.array(what["old"], dtype=np.float32))
            thinkers = [field] * what["seats"]
            thinkers[newcomer] = vizier(game, newcomer, FastDice(seed * 1013 + newcomer), new)
            rows.append({"seed": seed, "share": SelfPlay(game, seed, thinkers).play()[newcomer]})
    return rows


def share_of(rows: list[dict[str, Any]]) -> Share:
    by_seed: dict[int, list[float]] = {}
    for row in rows:
        by_seed.setdefault(row["seed"], []).append(row["share"])
    return clustered(by_seed)
