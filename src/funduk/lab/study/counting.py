"""The counter that looks on at one game, and what is counted in every game."""

from itertools import pairwise
from typing import Any

from funduk.core.action import Action, Event
from funduk.core.game import Game, Table
from funduk.lab.study.tally import Cluster


class Counter:
    """Watches one game from above; every game has one of its own that also knows its events."""

    def __init__(self, game: Game, seats: int, cluster: Cluster) -> None:
        self.game = game
        self.seats = seats
        self.cluster = cluster

    def note(self, action: Action, events: list[Event]) -> None:
        """Sees a move and what came of it."""

    def standing(self, table: Any) -> list[float] | None:
        """What everybody has so far, from above; None where a game has no such thing before its end."""
        return None

    def end(self, shares: list[float], scores: list[int]) -> None:
        """Adds up, once the win shares of the seats are known."""


def count_result(
    cluster: Cluster, seated: list[str], shares: list[float], scores: list[int], decisions: int
) -> None:
    cluster.games += 1
    winner = max(range(len(shares)), key=shares.__getitem__)
    others = [points for seat, points in enumerate(scores) if seat != winner]
    for seat, share in enumerate(shares):
        cluster.add("seat", f"seat:{seat}", share)
        cluster.add("seat_score", f"seat:{seat}", scores[seat])
        cluster.count("score", "all", scores[seat])
        if share:
            cluster.count("score", "winners", scores[seat])
        if len(set(seated)) > 1:
            cluster.add("bot", f"bot:{seated[seat]}", share)
    cluster.add("score_mean", "all", sum(scores), len(scores))
    ahead = scores[winner] - max(others)
    if ahead >= 0:
        cluster.add("margin", "all", ahead)
    cluster.add("outscored", "all", float(ahead < 0))
    cluster.add("shared", "all", float(max(shares) < 1.0))
    cluster.add("decisions", "all", decisions)
    cluster.count("length", "all", decisions)


QUARTERS = (1, 2, 3)


class Standings:
    """Who is ahead after a quarter, half and three quarters of a game's moves, and what becomes of them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: list[list[float]] = []

    def note(self, counter: Counter) -> None:
        now = counter.standing(self.table)
        if now is not None:
            self.seen.append(now)

    def end(self, cluster: Cluster, shares: list[float]) -> None:
        if not self.seen:
            return
        for quarter in QUARTERS:
            now = self.seen[len(self.seen) * quarter // 4]
            if max(now) == min(now):
                continue
            for measure, value in (("leader_wins", max(now)), ("last_wins", min(now))):
                there = [
                    share for share, points in zip(shares, now, strict=True) if points == value
                ]
                cluster.add(measure, f"quarter:{quarter}", sum(there) / len(there))
        leaders = [_leader(now) for now in self.seen]
        alone = [seat for seat in leaders if seat is not None]
        changes = sum(one != other for one, other in pairwise(alone))
        cluster.add("lead_changes", "all", changes)


def _leader(standing: list[float]) -> int | None:
    """Whoever is alone in front."""
    most = max(standing)
    return standing.index(most) if standing.count(most) == 1 else None
