"""The counter that looks on at one game, and what is counted in every game."""

from funduk.core.action import Action, Event
from funduk.core.game import Game
from funduk.lab.study.tally import Cluster


class Counter:
    """Watches one game from above; every game has one of its own that also knows its events."""

    def __init__(self, game: Game, seats: int, cluster: Cluster) -> None:
        self.game = game
        self.seats = seats
        self.cluster = cluster

    def note(self, action: Action, events: list[Event]) -> None:
        """Sees a move and what came of it."""

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
    cluster.add("margin", "all", scores[winner] - max(others))
    cluster.add("shared", "all", float(max(shares) < 1.0))
    cluster.add("decisions", "all", decisions)
    cluster.count("length", "all", decisions)
