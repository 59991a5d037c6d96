"""One-step regret: what a seat of Basari would win more by its best one choice against the others' mixtures.

    python bench/regret.py --seeds 40

Four of a kind play. Whenever all choose, every bot's mixture is known, and so is what each action of a seat
is worth against the other three by the seat's own values. Haggling is left out: there the best is taken.
Every seed is one observation.
"""

from __future__ import annotations

import argparse

import numpy as np

import funduk
from funduk import bots
from funduk.bots.gems.choosing import expectation
from funduk.bots.gems.learned import LearnedTrader
from funduk.bots.gems.past import CHOOSE
from funduk.bots.gems.scene import Scene
from funduk.bots.gems.trader import Trader
from funduk.bots.solvers.equilibrium import action_values
from funduk.core.action import Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import Game, View
from funduk.core.playout import play_bots
from funduk.core.record import Record

SEATS = 4
FIRST = 6_000_000


class Noting(Bot):
    """A trader whose mixtures and values are written down."""

    def __init__(self, inner: Trader, notes: list[tuple[list[float], list[float]]]) -> None:
        super().__init__(inner.game, inner.seat, inner.dice)
        self.inner = inner
        self.notes = notes
        self.watches = inner.watches

    def watch(self, record: Record) -> None:
        self.inner.watch(record)

    def decide(self, view: View, ask: Ask) -> Decision:
        decision = self.inner.decide(view, ask)
        if ask.question == CHOOSE:
            scene = self.inner.scene(self.game.imagine(view, FastDice(1)))
            self.notes.append((decision.why["mix"], values_of(self.inner, scene)))
        return decision


def values_of(bot: Trader, scene: Scene) -> list[float]:
    """By the bot's own values: its seat's win share under every profile of choices."""
    if isinstance(bot, LearnedTrader):
        return bot.profile_shares(scene, bot.seat)
    return expectation(scene).values[bot.seat]


def regrets(game: Game, kind: str, seed: int) -> list[float]:
    """Of every choice in one game, in the order of choosing."""
    notes: list[tuple[list[float], list[float]]] = []
    seated: list[Bot] = []
    for seat in range(SEATS):
        bot = bots.bot(kind, game, seat, FastDice(seed * 1013 + seat))
        assert isinstance(bot, Trader)
        seated.append(Noting(bot, notes))
    play_bots(game, game.setup(SEATS), FastDice(seed), seated)
    found = []
    for start in range(0, len(notes), SEATS):
        together = notes[start : start + SEATS]
        mixes = [mix for mix, _ in together]
        for seat, (mix, values) in enumerate(together):
            worth = action_values(values, mixes, seat, len(mix))
            found.append(max(worth) - float(np.dot(worth, mix)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, default=40)
    seeds = parser.parse_args().seeds
    print("| game | four of | regret a choice | 99 of 100 below | choices |")
    print("|---|---|---:|---:|---:|")
    for name in ("basari_cards", "basari"):
        game = funduk.game(name)
        for kind in ("merchant", "vizier"):
            played = [regrets(game, kind, FIRST + seed) for seed in range(seeds)]
            means = [100 * float(np.mean(one)) for one in played]
            every = 100 * np.concatenate(played)
            half = 1.96 * float(np.std(means, ddof=1)) / seeds**0.5
            regret = f"{np.mean(means):.2f} ± {half:.2f} % | {np.quantile(every, 0.99):.2f} %"
            print(f"| {name} | {kind}s | {regret} | {len(every)} |", flush=True)


if __name__ == "__main__":
    main()
