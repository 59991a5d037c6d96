"""Learns the card game from nothing against three peddlers: PPO with a small network in numpy.

    python examples/training/learn.py --minutes 30 --seed 1 --out examples/training

Reward is the share of the win, less a quarter, and a little for points ahead of the others. Four groups of
tables, one for each seat, play through the vector door; everybody else at them is a peddler.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from funduk.doors import vector

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

GAME, SEATS, OPPONENT = "basari_cards", 4, "peddler"
TABLES, STEPS, EPOCHS, BATCH = 48, 96, 3, 1024
HIDDEN, LAMBDA, CLIP = 128, 0.97, 0.2
ENTROPY, VALUE, RATE, POINTS = 0.01, 0.5, 7e-4, 0.02


class Network:
    """Two hidden layers, a masked choice of words, and a guess of the reward to come."""

    def __init__(self, inputs: int, words: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        shapes = {
            "1": (inputs, HIDDEN),
            "2": (HIDDEN, HIDDEN),
            "p": (HIDDEN, words),
            "v": (HIDDEN, 1),
        }
        self.weights: Weights = {}
        for name, (rows, columns) in shapes.items():
            scale = np.sqrt(2 / rows) * (0.01 if name == "p" else 1)
            self.weights["w" + name] = (dice.standard_normal((rows, columns)) * scale).astype(
                np.float32
            )
            self.weights["b" + name] = np.zeros(columns, np.float32)
        self.steps = 0
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}

    def forward(
        self, seen: Floats, mask: NDArray[np.uint8]
    ) -> tuple[Floats, Floats, Floats, Floats]:
        w = self.weights
        one = np.maximum(seen @ w["w1"] + w["b1"], 0)
        two = np.maximum(one @ w["w2"] + w["b2"], 0)
        logits = np.where(mask > 0, two @ w["wp"] + w["bp"], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        odds = np.exp(logits)
        return one, two, odds / odds.sum(axis=1, keepdims=True), (two @ w["wv"] + w["bv"])[:, 0]

    def choose(
        self, seen: Floats, mask: NDArray[np.uint8], dice: np.random.Generator
    ) -> tuple[NDArray[np.int64], Floats, Floats]:
        """Words drawn by their chances, how likely they were, and what the network hopes for."""
        _, _, odds, value = self.forward(seen, mask)
        drawn = (
            odds.cumsum(axis=1) < dice.random((len(odds), 1)) * odds.sum(axis=1, keepdims=True)
        ).sum(axis=1)
        words = np.minimum(drawn, odds.shape[1] - 1)
        words = np.where(mask[np.arange(len(words)), words] > 0, words, odds.argmax(axis=1))
        return words, odds[np.arange(len(words)), words], value

    def best(self, now: vector.Observed) -> NDArray[np.int64]:
        """The likeliest word everywhere."""
        return self.forward(now.observation, now.mask)[2].argmax(axis=1)

    def learn(
        self,
        seen: Floats,
        mask: NDArray[np.uint8],
        words: NDArray[np.int64],
        before: Floats,
        gain: Floats,
        goal: Floats,
        rate: float,
    ) -> None:
        """One step of Adam on the clipped objective."""
        w, size = self.weights, len(seen)
        one, two, odds, value = self.forward(seen, mask)
        rows = np.arange(size)
        ratio = odds[rows, words] / before
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        chosen = np.zeros_like(odds)
        chosen[rows, words] = 1
        slope = (odds - chosen) * (free * ratio * gain)[:, None]
        logs = np.log(np.maximum(odds, 1e-8))
        entropy = -(odds * logs).sum(axis=1, keepdims=True)
        slope += ENTROPY * odds * (logs + entropy)
        slope *= mask / np.float32(size)
        miss = (VALUE * (value - goal) / size)[:, None].astype(np.float32)
        slope = slope.astype(np.float32)
        back_two = (slope @ w["wp"].T + miss @ w["wv"].T) * (two > 0)
        back_one = (back_two @ w["w2"].T) * (one > 0)
        slopes = {
            "wp": two.T @ slope, "bp": slope.sum(axis=0), "wv": two.T @ miss, "bv": miss.sum(axis=0),
            "w2": one.T @ back_two, "b2": back_two.sum(axis=0),
            "w1": seen.T @ back_one, "b1": back_one.sum(axis=0),
        }  # fmt: skip
        long = np.sqrt(sum(float((g * g).sum()) for g in slopes.values()))
        self.steps += 1
        for name, slope in slopes.items():
            slope = slope / max(1.0, long / 0.5)
            self.first[name] += np.float32(0.1) * (slope - self.first[name])
            self.second[name] += np.float32(0.001) * (slope * slope - self.second[name])
            mean = self.first[name] / (1 - 0.9**self.steps)
            spread = self.second[name] / (1 - 0.999**self.steps)
            w[name] -= np.float32(rate) * mean / (np.sqrt(spread) + np.float32(1e-8))

    def save(self, path: Path) -> None:
        np.savez_compressed(
            path, **{name: w.astype(np.float16) for name, w in self.weights.items()}
        )  # type: ignore[arg-type]

    def load(self, path: Path) -> None:
        with np.load(path) as kept:
            self.weights = {name: kept[name].astype(np.float32) for name in kept.files}


def groups(tables: int, seed: int) -> list[vector.Tables]:
    """Tables for each seat of the learner, peddlers in the others."""
    return [
        vector.tables(
            GAME,
            tables,
            SEATS,
            seed=seed + seat,
            bots={other: OPPONENT for other in range(SEATS) if other != seat},
        )
        for seat in range(SEATS)
    ]


def rewards_of(stepped: vector.Stepped, seat: int) -> tuple[NDArray[np.int64], Floats, Floats]:
    """Finished tables, the learner's centred share, and the reward it learns from."""
    share = stepped.rewards[:, seat]
    ahead = (stepped.scores[:, seat] * SEATS - stepped.scores.sum(axis=1)) / (SEATS - 1)
    return stepped.finished, share, share + np.float32(POINTS) * ahead


def evaluate(network: Network, games: int, seed: int) -> tuple[float, float]:
    """The share of the win with the likeliest words, all seats alike, and half its 95 % interval."""
    shares: list[float] = []
    for seat, tables in enumerate(groups(50, seed)):
        now, own, counted = tables.observed(), [], np.zeros(50, np.int64)
        while len(own) < games // SEATS:
            stepped = tables.step(network.best(now))
            now = stepped.now
            for table, share in zip(
                stepped.finished.tolist(), stepped.rewards[:, seat].tolist(), strict=True
            ):
                counted[table] += 1
                if (
                    counted[table] <= games // SEATS // 50
                ):  # the first games of every table, short or long
                    own.append(share + 1 / SEATS)
        shares += own
    found = np.array(shares)
    return float(found.mean()), float(1.96 * found.std() / np.sqrt(len(found)))


def train(minutes: float, seed: int, out: Path) -> Network:
    began, dice = time.process_time(), np.random.default_rng(seed)
    tables = groups(TABLES, seed * 1000)
    network = Network(tables[0].size, tables[0].words, seed)
    rows = TABLES * SEATS
    out.mkdir(parents=True, exist_ok=True)
    curve = csv.writer((out / "curve.csv").open("w"), lineterminator="\n")
    curve.writerow(["processor minutes", "words", "games", "share of the last games"])
    recent: list[float] = []
    played = iteration = games = 0
    while time.process_time() - began < minutes * 60:
        seen = np.zeros((STEPS, rows, tables[0].size), np.float32)
        mask = np.zeros((STEPS, rows, tables[0].words), np.uint8)
        words = np.zeros((STEPS, rows), np.int64)
        before, value = np.zeros((STEPS, rows), np.float32), np.zeros((STEPS + 1, rows), np.float32)
        reward, over = np.zeros((STEPS, rows), np.float32), np.zeros((STEPS, rows), np.float32)
        for step in range(STEPS):
            for seat, group in enumerate(tables):
                here = slice(seat * TABLES, (seat + 1) * TABLES)
                now = group.observed()
                seen[step, here], mask[step, here] = now.observation, now.mask
                words[step, here], before[step, here], value[step, here] = network.choose(
                    now.observation, now.mask, dice
                )
                finished, share, gained = rewards_of(group.step(words[step, here]), seat)
                over[step, seat * TABLES + finished] = 1
                reward[step, seat * TABLES + finished] = gained
                recent += (share + 1 / SEATS).tolist()
                games += len(finished)
        for seat, group in enumerate(tables):
            now = group.observed()
            value[STEPS, seat * TABLES : (seat + 1) * TABLES] = network.forward(
                now.observation, now.mask
            )[3]
        gain, ahead = np.zeros((STEPS, rows), np.float32), np.zeros(rows, np.float32)
        for step in reversed(range(STEPS)):
            goes_on = 1 - over[step]
            miss = reward[step] + goes_on * value[step + 1] - value[step]
            ahead = miss + LAMBDA * goes_on * ahead
            gain[step] = ahead
        goal = (gain + value[:STEPS]).reshape(-1)
        flat = ((gain - gain.mean()) / (gain.std() + 1e-6)).reshape(-1)
        all_seen, all_mask = seen.reshape(-1, seen.shape[2]), mask.reshape(-1, mask.shape[2])
        left = 1 - (time.process_time() - began) / (minutes * 60)
        for _ in range(EPOCHS):
            order = dice.permutation(len(flat))
            for first in range(0, len(order), BATCH):
                some = order[first : first + BATCH]
                network.learn(
                    all_seen[some],
                    all_mask[some],
                    words.reshape(-1)[some],
                    before.reshape(-1)[some],
                    flat[some],
                    goal[some],
                    RATE * max(left, 0.1),
                )
        played += STEPS * rows
        iteration += 1
        if iteration % 5 == 0:
            recent = recent[-2000:]
            line = [
                f"{(time.process_time() - began) / 60:.1f}",
                played,
                games,
                f"{np.mean(recent):.3f}",
            ]
            curve.writerow(line)
            print(*line, flush=True)
            network.save(out / "learnt.npz")
    network.save(out / "learnt.npz")
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent)
    parser.add_argument("--only-evaluate", action="store_true")
    arguments = parser.parse_args()
    if arguments.only_evaluate:
        fresh = groups(1, 0)[0]
        network = Network(fresh.size, fresh.words, 0)
    else:
        network = train(arguments.minutes, arguments.seed, arguments.out)
    network.load(arguments.out / "learnt.npz")
    share, half = evaluate(network, arguments.games, 10**6 + arguments.seed)
    print(
        f"{share:.1%} ± {half:.1%} of the win against three {OPPONENT}s in {arguments.games} games"
    )


if __name__ == "__main__":
    main()
