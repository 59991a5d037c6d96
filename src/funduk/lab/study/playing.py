"""The worker: plays a batch of games and counts it."""

import time
from typing import Any

from funduk.bots import learned_values
from funduk.catalogue import game as find_game
from funduk.core.action import Action, Event
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from funduk.core.playout import Onlooker, play_bots
from funduk.core.record import CHANCE
from funduk.lab.seating import seat_bots, seated, win_shares
from funduk.lab.study.closely import CloseLook
from funduk.lab.study.counting import Counter, Standings, count_result
from funduk.lab.study.subjects import Subject, subject
from funduk.lab.study.tally import Cluster, Tally


class Gallery(Onlooker):
    """Shows a game to its counter, counts the decisions, and follows who is ahead."""

    def __init__(
        self, counter: Counter, standings: Standings, close: CloseLook | None = None
    ) -> None:
        self.counter = counter
        self.standings = standings
        self.close = close
        self.decisions = 0

    def note(self, action: Action, events: list[Event]) -> None:
        self.decisions += action.seat != CHANCE
        self.counter.note(action, events)
        self.standings.note(self.counter)
        if self.close is not None:
            self.close.note(action, events)


class Place:
    """One setting as a worker sees it."""

    def __init__(self, what: dict[str, Any], setting: dict[str, Any]) -> None:
        self.game: Game = find_game(what["game"], setting["components"], free=setting["free"])
        self.subject: Subject = subject(self.game)
        self.seats: int = what["seats"]
        self.options: dict[str, Any] = setting["options"]
        self.line_up: list[str] = setting["line_up"]
        self.values: dict[str, Any] | None = setting["values"]
        self.tally = Tally()
        self.measures = () if setting["measures"] == "all" else self.subject.headlines


def count_batch(what: dict[str, Any]) -> list[dict[str, Any]]:
    """Plays every seed with every setting: one tally a setting, as plain figures, the base's first."""
    begin = time.perf_counter()
    places = [Place(what, setting) for setting in what["settings"]]
    turns = range(what["seats"]) if what["rotate"] else range(1)
    rows: list[dict[str, Any]] = []
    for seed in what["seeds"]:
        base = Cluster()
        for number, place in enumerate(places):
            cluster = Cluster() if number else base
            for turn in turns:
                closely = what["close"] > 0 and seed % what["close"] == 0 and turn == 0
                row = _play_and_count(place, seed, turn, cluster, closely)
                rows += [{"table": number, **row}] if what["rows"] else []
            place.tally.close(cluster)
            if number:
                place.tally.pair(base, cluster, place.measures)
    return [
        {
            "tallies": [place.tally.to_json() for place in places],
            "rows": rows,
            "seeds": what["seeds"],
            "seconds": time.perf_counter() - begin,
        }
    ]


def _play_and_count(
    place: Place, seed: int, turn: int, cluster: Cluster, closely: bool
) -> dict[str, Any]:
    game, seats = place.game, place.seats
    names = seated(place.line_up, turn)
    table: Table = game.setup(seats, place.options)
    counter = place.subject.counter(game, seats, cluster)
    standings = Standings(table)
    with learned_values.instead(game.name, place.values):
        close = CloseLook(game, table, cluster) if closely else None
        gallery = Gallery(counter, standings, close)
        play_bots(game, table, FastDice(seed), seat_bots(game, names, seed, turn), gallery)
        shares, scores = win_shares(game, table, seats), game.scores(table)
        if close is not None:
            close.end(names, shares, seed)
    assert scores is not None
    count_result(cluster, names, shares, scores, gallery.decisions)
    standings.end(cluster, shares)
    counter.end(shares, scores)
    return {
        "seats": seats,
        "seed": seed,
        "turn": turn,
        "bots": names,
        "shares": shares,
        "scores": scores,
        "decisions": gallery.decisions,
    }
