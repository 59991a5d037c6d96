"""The worker: plays a batch of games and counts it."""

from typing import Any

from funduk.catalogue import game as find_game
from funduk.core.action import Action, Event
from funduk.core.dice import FastDice
from funduk.core.game import Game
from funduk.core.playout import Onlooker, play_bots
from funduk.core.record import CHANCE
from funduk.lab.seating import seat_bots, seated, win_shares
from funduk.lab.study.counting import Counter, count_result
from funduk.lab.study.subjects import subject
from funduk.lab.study.tally import Cluster, Tally


class Gallery(Onlooker):
    """Shows a game to its counter, and counts the decisions."""

    def __init__(self, counter: Counter) -> None:
        self.counter = counter
        self.decisions = 0

    def note(self, action: Action, events: list[Event]) -> None:
        self.decisions += action.seat != CHANCE
        self.counter.note(action, events)


def count_batch(what: dict[str, Any]) -> list[dict[str, Any]]:
    """Plays every seed with every setting; one tally a setting, as plain figures, the base's first."""
    game = find_game(what["game"], what["components"])
    studied = subject(game)
    tallies = [Tally() for _ in what["settings"]]
    turns = range(what["seats"]) if what["rotate"] else range(1)
    for seed in what["seeds"]:
        base = Cluster()
        for place, (tally, options) in enumerate(zip(tallies, what["settings"], strict=True)):
            cluster = Cluster() if place else base
            table = {**what, "options": options}
            for turn in turns:
                _play_and_count(
                    game, table, seed, turn, studied.counter(game, what["seats"], cluster)
                )
            tally.close(cluster)
            if place:
                tally.pair(base, cluster, studied.headlines)
    return [tally.to_json() for tally in tallies]


def _play_and_count(
    game: Game, what: dict[str, Any], seed: int, turn: int, counter: Counter
) -> None:
    seats: int = what["seats"]
    names = seated(what["line_up"], turn)
    table = game.setup(seats, what["options"])
    players = seat_bots(game, names, seed, turn)
    gallery = Gallery(counter)
    play_bots(game, table, FastDice(seed), players, gallery)
    shares, scores = win_shares(game, table, seats), game.scores(table)
    assert scores is not None
    count_result(counter.cluster, names, shares, scores, gallery.decisions)
    counter.end(shares, scores)
