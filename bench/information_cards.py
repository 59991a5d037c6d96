"""Schwarzmarkt by information card: how often it is won, for how many goods, and how its owner fares.

    python bench/information_cards.py --bot merchant --seeds 300
    python bench/information_cards.py --bot merchant --seeds 60 --gift

The same bot sits in every seat; fair is one win in as many seats, a win shared by k seats counts 1/k.
An owner is ahead also because it could pay, and because cards count points by themselves. With `--gift` each
card in turn lies with one seat from the start, on the same seeds: what differs between the cards then is
their effect alone.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

import funduk
from funduk import bots
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import View
from funduk.core.goods import total
from funduk.core.playout import play_bots
from funduk.core.record import Record
from funduk.games.schwarzmarkt import Schwarzmarkt
from funduk.games.schwarzmarkt.events import CardLeft, CardOpened, CardWon
from funduk.games.schwarzmarkt.table import SchwarzmarktTable


class Clerk(Bot):
    """Another bot, and a note of every card that was opened, won or lost to all."""

    WATCHES = True

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.game, inner.seat, inner.dice)
        self.inner = inner
        self.notes: list[CardOpened | CardWon | CardLeft] = []

    def watch(self, record: Record) -> None:
        if isinstance(record, (CardOpened, CardWon, CardLeft)):
            self.notes.append(record)
        if self.inner.watches:
            self.inner.watch(record)

    def decide(self, view: View, ask: Any) -> Decision:
        return self.inner.decide(view, ask)


def play(
    game: Schwarzmarkt, bot: str, seats: int, seed: int, owner: int = 0, card: int | None = None
) -> tuple[SchwarzmarktTable, Clerk]:
    """One game; a gift lies with its owner from the start and is not in the deck."""
    table = game.setup(seats)
    assert isinstance(table, SchwarzmarktTable)
    if card is not None:
        table.players[owner].cards = bytes([card])
        table.deck = bytes([other for other in table.deck if other != card])
    seated = [bots.bot(bot, game, seat, FastDice(seed * 1009 + seat)) for seat in range(seats)]
    clerk = Clerk(seated[0])
    play_bots(game, table, FastDice(seed), [clerk, *seated[1:]])
    return table, clerk


def shares_of(game: Schwarzmarkt, table: SchwarzmarktTable) -> list[float]:
    winners = game.winners(table)
    assert winners is not None
    return [(seat in winners) / len(winners) for seat in range(len(table.players))]


def mean(values: list[float], form: str) -> str:
    if not values:
        return "-"
    half = 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{format(statistics.mean(values), form)} ± {format(half, form)}"


def as_bought(game: Schwarzmarkt, bot: str, seats: int, seeds: range) -> None:
    """What happens to each card between equals."""
    box = game.box
    opened = [0] * len(box.card_ids)
    paid: list[list[float]] = [[] for _ in box.card_ids]
    won: list[list[float]] = [[] for _ in box.card_ids]
    anybody: list[float] = []
    rounds: list[float] = []
    for seed in seeds:
        table, clerk = play(game, bot, seats, seed)
        shares = shares_of(game, table)
        rounds.append(float(table.round))
        for note in clerk.notes:
            if isinstance(note, CardOpened):
                opened[note.card] += 1
            elif isinstance(note, CardWon):
                paid[note.card].append(float(total(note.paid)))
                won[note.card].append(shares[note.seat])
                anybody.append(shares[note.seat])
    print(f"a game lasts {mean(rounds, '.2f')} rounds; the owner of any card wins {mean(anybody, '.1%')}\n")
    print("| card | opened | won | goods paid | owner wins |")
    print("|---|---:|---:|---:|---:|")
    for card, name in enumerate(box.card_ids):
        bought = len(paid[card]) / max(1, opened[card])
        cells = [name, str(opened[card]), f"{bought:.0%}", mean(paid[card], ".2f"), mean(won[card], ".1%")]
        print(f"| {' | '.join(cells)} |")


def as_gift(game: Schwarzmarkt, bot: str, seats: int, seeds: range) -> None:
    """The same seeds with each card given to one seat from the start."""
    won: list[list[float]] = []
    ahead: list[list[float]] = []
    for card in range(len(game.box.card_ids)):
        won.append([])
        ahead.append([])
        for seed in seeds:
            owner = seed % seats
            table, _ = play(game, bot, seats, seed, owner, card)
            scores = game.scores(table)
            assert scores is not None
            won[card].append(shares_of(game, table)[owner])
            ahead[card].append((scores[owner] * seats - sum(scores)) / (seats - 1))
    print("| card | owner wins | points ahead of the others | ahead of the average card |")
    print("|---|---:|---:|---:|")
    average = [statistics.mean(column) for column in zip(*ahead, strict=True)]
    for card, name in enumerate(game.box.card_ids):
        better = [mine - usual for mine, usual in zip(ahead[card], average, strict=True)]
        print(f"| {name} | {mean(won[card], '.1%')} | {mean(ahead[card], '.2f')} | {mean(better, '.2f')} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="merchant")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=4_000_000, help="the first seed")
    parser.add_argument("--set", help="a component set file instead of the house set")
    parser.add_argument("--gift", action="store_true", help="each card lies with a seat from the start")
    arguments = parser.parse_args()
    game = funduk.game("schwarzmarkt", arguments.set)
    assert isinstance(game, Schwarzmarkt)
    print(f"{arguments.bot}s, {arguments.seats} seats, set {game.components.name}, {arguments.seeds} seeds")
    seeds = range(arguments.first, arguments.first + arguments.seeds)
    show = as_gift if arguments.gift else as_bought
    show(game, arguments.bot, arguments.seats, seeds)


if __name__ == "__main__":
    main()
