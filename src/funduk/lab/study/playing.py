"""The worker: plays a batch of games and counts it."""

from typing import Any

from funduk.catalogue import game as find_game
from funduk.core.action import Refused
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from funduk.core.playout import answer, next_ask
from funduk.core.record import CHANCE
from funduk.lab.seating import seat_bots, seated, win_shares
from funduk.lab.study.counting import Counter, count_result
from funduk.lab.study.subjects import subject
from funduk.lab.study.tally import Cluster, Tally


def count_batch(what: dict[str, Any]) -> list[dict[str, Any]]:
    """Plays every seed with every setting; one tally a setting, as plain figures, the base's first."""
    game = find_game(what["game"], what["components"])
    studied = subject(game.name)
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
    decisions = _play(game, table, FastDice(seed), players, counter)
    shares, scores = win_shares(game, table, seats), game.scores(table)
    assert scores is not None
    count_result(counter.cluster, names, shares, scores, decisions)
    counter.end(shares, scores)


def _play(game: Game, table: Table, dice: FastDice, players: list[Any], counter: Counter) -> int:
    """Like the arena's games, move by move, with the counter looking on; returns the decisions made."""
    decisions = 0
    watching = [player for player in players if player.watches]
    while True:
        asks = game.asks(table)
        if not asks:
            return decisions
        ask = next_ask(asks, dice)
        decisions += ask.seat != CHANCE
        action = answer(game, table, ask, dice, players)
        refusal = game.refusal(table, action)
        if refusal is not None:
            raise Refused(action, refusal)
        events = game.perform(table, action)
        counter.note(action, events)
        for player in watching:
            for record in (action, *events):
                seen = game.witness(record, player.seat)
                if seen is not None:
                    player.watch(seen)
