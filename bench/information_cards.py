"""Schwarzmarkt by information card: how often it is won, for how many goods, and how its owner fares.

    python bench/information_cards.py --bot merchant --seeds 300
    python bench/information_cards.py --bot merchant --seeds 60 --gift

The same bot sits in every seat; fair is one win in as many seats, a win shared by k seats counts 1/k. All
cards of one seed are one observation.
An owner is ahead also because it could pay, and because cards count points by themselves. With `--gift` each
card in turn lies with one seat from the start, on the same seeds: what differs between the cards then is
their effect alone.
"""

from __future__ import annotations

import argparse
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
from funduk.lab.seating import win_shares
from funduk.lab.study.tally import Ratio


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
    """One game; a gift is a second copy, so that the deck lasts for ten rounds."""
    table = game.setup(seats)
    assert isinstance(table, SchwarzmarktTable)
    if card is not None:
        table.players[owner].cards = bytes([card])
    seated = [bots.bot(bot, game, seat, FastDice(seed * 1009 + seat)) for seat in range(seats)]
    clerk = Clerk(seated[0])
    play_bots(game, table, FastDice(seed), [clerk, *seated[1:]])
    return table, clerk


def mean(ratio: Ratio, form: str) -> str:
    if not ratio.chances:
        return "-"
    share = ratio.share()
    return f"{format(share.mean, form)} ± {format(share.half, form)}"


def as_bought(game: Schwarzmarkt, bot: str, seats: int, seeds: range) -> None:
    """What happens to each card between equals; all cards of a seed are one observation."""
    box = game.box
    opened = [0] * len(box.card_ids)
    paid = [Ratio() for _ in box.card_ids]
    won = [Ratio() for _ in box.card_ids]
    anybody, rounds = Ratio(), Ratio()
    for seed in seeds:
        table, clerk = play(game, bot, seats, seed)
        shares = win_shares(game, table, seats)
        rounds.take(table.round, 1)
        owners: list[float] = []
        for note in clerk.notes:
            if isinstance(note, CardOpened):
                opened[note.card] += 1
            elif isinstance(note, CardWon):
                paid[note.card].take(float(total(note.paid)), 1)
                won[note.card].take(shares[note.seat], 1)
                owners.append(shares[note.seat])
        if owners:
            anybody.take(sum(owners), len(owners))
    print(
        f"a game lasts {mean(rounds, '.2f')} rounds; the owner of any card wins {mean(anybody, '.1%')}\n"
    )
    print("| card | opened | won | goods paid | owner wins |")
    print("|---|---:|---:|---:|---:|")
    for card, name in enumerate(box.card_ids):
        bought = paid[card].chances / max(1, opened[card])
        cells = [
            name,
            str(opened[card]),
            f"{bought:.0%}",
            mean(paid[card], ".2f"),
            mean(won[card], ".1%"),
        ]
        print(f"| {' | '.join(cells)} |")


def as_gift(game: Schwarzmarkt, bot: str, seats: int, seeds: range) -> None:
    """The same seeds with each card given to one seat from the start."""
    won = [Ratio() for _ in game.box.card_ids]
    ahead: list[list[float]] = [[] for _ in game.box.card_ids]
    for card in range(len(game.box.card_ids)):
        for seed in seeds:
            owner = seed % seats
            table, _ = play(game, bot, seats, seed, owner, card)
            scores = game.scores(table)
            assert scores is not None
            won[card].take(win_shares(game, table, seats)[owner], 1)
            ahead[card].append((scores[owner] * seats - sum(scores)) / (seats - 1))
    print("| card | owner wins | points ahead of the others | ahead of the average card |")
    print("|---|---:|---:|---:|")
    average = [sum(column) / len(column) for column in zip(*ahead, strict=True)]
    for card, name in enumerate(game.box.card_ids):
        points, better = Ratio(), Ratio()
        for mine, usual in zip(ahead[card], average, strict=True):
            points.take(mine, 1)
            better.take(mine - usual, 1)
        print(
            f"| {name} | {mean(won[card], '.1%')} | {mean(points, '.2f')} | {mean(better, '.2f')} |"
        )


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="merchant")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=4_000_000, help="the first seed")
    parser.add_argument("--set", help="a component set file instead of the house set")
    parser.add_argument(
        "--gift", action="store_true", help="each card lies with a seat from the start"
    )
    arguments = parser.parse_args(given)
    if arguments.seeds < 2:
        parser.error("at least two seeds make an interval")
    try:
        game = funduk.game("schwarzmarkt", arguments.set)
        game.setup(arguments.seats)
        bots.bot(arguments.bot, game, 0, FastDice(0))
    except funduk.FundukError as wrong:
        parser.error(str(wrong))
    assert isinstance(game, Schwarzmarkt)
    print(
        f"{arguments.bot}s, {arguments.seats} seats, set {game.components.name}, {arguments.seeds} seeds"
    )
    seeds = range(arguments.first, arguments.first + arguments.seeds)
    show = as_gift if arguments.gift else as_bought
    show(game, arguments.bot, arguments.seats, seeds)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
