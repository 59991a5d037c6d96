"""New values against the last ones: one seat with the new, the others with the old, on fresh seeds."""

from typing import Any

import numpy as np

from funduk.catalogue import game as find_game
from funduk.lab.statistics import Share, clustered
from funduk.lab.training.basari import SelfPlay


def play_duels(what: dict[str, Any]) -> list[dict[str, Any]]:
    """One row a game: the seed and the lone newcomer's share of the win."""
    game = find_game(what["game"], what["components"])
    new = np.array(what["new"], dtype=np.float32)
    old = np.array(what["old"], dtype=np.float32)
    rows: list[dict[str, Any]] = []
    for seed in what["seeds"]:
        for newcomer in range(what["seats"]):
            weights = [new if seat == newcomer else old for seat in range(what["seats"])]
            rows.append({"seed": seed, "share": SelfPlay(game, seed, weights).play()[newcomer]})
    return rows


def share_of(rows: list[dict[str, Any]]) -> Share:
    by_seed: dict[int, list[float]] = {}
    for row in rows:
        by_seed.setdefault(row["seed"], []).append(row["share"])
    return clustered(by_seed)
