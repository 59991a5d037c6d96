"""What somebody wins who knows the viziers: a responder trained against three of them, at Basari cards.

    python bench/responder.py --games 600 --seeds 100

The responder thinks as a vizier does, but it knows the others' minds: from all that is on show it works out
how often each of the three chooses what, and takes the action that is best against just that. Its values are
learned from games of its own among viziers; these stay as they are. It haggles as viziers do. Seeds it learns
from and seeds it is measured on differ.
Every seed is played from every seat and is one observation; a win shared by k counts 1/k.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

import funduk
from funduk.bots.basari.past import CHOOSE
from funduk.bots.basari.scene import Scene
from funduk.bots.basari.value import Floats, features
from funduk.bots.basari.value_file import learned_weights
from funduk.bots.vizier.basari_cards import Vizier
from funduk.core.action import Ask
from funduk.core.bot import Decision
from funduk.core.dice import Dice, FastDice
from funduk.core.game import Game, View
from funduk.core.record import Record
from funduk.lab.crew import play_all
from funduk.lab.statistics import Share, clustered
from funduk.lab.training.basari import SelfPlay
from funduk.lab.training.gems import weights_of
from funduk.parts.equilibrium import action_values

SEATS = 4
GENERATIONS = 2
"""The second learns from games played with the first one's values, too."""
SEEDS_A_BATCH = 5
LEARNING = 8_000_000
"""Seeds to learn from begin here; those of the measurement must lie below."""


class Responder(Vizier):
    """The vizier's thinking, against viziers whose mixtures it knows."""

    def __init__(self, game: Game, seat: int, dice: Dice, own: Floats) -> None:
        super().__init__(game, seat, dice, own)
        self.known = Vizier(game, seat, dice)

    def watch(self, record: Record) -> None:
        super().watch(record)
        self.known.watch(record)

    def decide(self, view: View, ask: Ask) -> Decision:
        if ask.question == CHOOSE:
            self.known.catch_up(view)
        return super().decide(view, ask)

    def plan(self, scene: Scene) -> tuple[list[float], list[float]]:
        mixes = [self.known.plan_of(scene, seat)[0] for seat in range(scene.seats)]
        worth = action_values(
            self.profile_shares(scene, self.seat), mixes, self.seat, scene.actions
        )
        best = max(range(len(worth)), key=lambda action: worth[action])
        return [float(action == best) for action in range(len(worth))], worth


def play_seeds(what: dict[str, Any]) -> list[dict[str, Any]]:
    """One row a game: the responder's share of the win, and the positions between the rounds."""
    game = funduk.game("basari_cards")
    own = np.array(what["own"], dtype=np.float32)
    rows = []
    for seed in what["seeds"]:
        for place in what["places"] or [seed % SEATS]:
            thinkers: list[Any] = [Vizier(game, 0, FastDice(seed * 1009))] * SEATS
            thinkers[place] = Responder(game, place, FastDice(seed * 1013 + place), own)
            played = SelfPlay(game, seed, thinkers)
            shares = played.play()
            notes = []
            for position in played.notes if what["noted"] else []:
                found, phase = features(thinkers[place].course, position)
                notes.append(
                    {
                        "stage": position.stage,
                        "phase": int(phase[0]),
                        "features": found[:, :, 0].T.tolist(),
                        "shares": shares,
                    }
                )
            rows.append({"seed": seed, "share": shares[place], "notes": notes})
    return rows


def play(
    own: Floats, seeds: range, places: list[int], jobs: int, noted: bool
) -> list[dict[str, Any]]:
    """All rows, in the order of seeds however the work was split."""
    common = {"own": own.tolist(), "places": places, "noted": noted}
    batches = [
        {**common, "seeds": list(seeds[start : start + SEEDS_A_BATCH])}
        for start in range(0, len(seeds), SEEDS_A_BATCH)
    ]
    done = dict(play_all(play_seeds, batches, jobs))
    return [row for place in sorted(done) for row in done[place]]


def share_of(rows: list[dict[str, Any]]) -> Share:
    by_seed: dict[int, list[float]] = {}
    for row in rows:
        by_seed.setdefault(row["seed"], []).append(row["share"])
    return clustered(by_seed)


def train(games: int, jobs: int) -> Floats:
    """Values from games among viziers, in generations, held near the viziers' own where games are few."""
    prior = own = learned_weights("basari_cards")
    notes: list[dict[str, Any]] = []
    each = max(1, games // GENERATIONS)
    for generation in range(GENERATIONS):
        first = LEARNING + generation * each
        for row in play(own, range(first, first + each), [], jobs, True):
            notes += row["notes"]
        own = weights_of(notes, prior)
    return own


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=600, help="games to learn from")
    parser.add_argument("--seeds", type=int, default=100, help="each is played from every seat")
    parser.add_argument(
        "--first", type=int, default=7_000_000, help="the first seed of the measurement"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes on this machine")
    arguments = parser.parse_args(given)
    seeds = range(arguments.first, arguments.first + arguments.seeds)
    if arguments.seeds < 2 or arguments.games < 1:
        parser.error("at least one game to learn from and two seeds to make an interval")
    if seeds[-1] >= LEARNING:
        parser.error(f"seeds to be measured on must lie below {LEARNING}")
    everywhere = list(range(SEATS))
    print("| responder to 3 viziers | wins | games |")
    print("|---|---:|---:|")
    for name, own in (
        ("knows their choices, values as theirs", learned_weights("basari_cards")),
        (
            f"and values learned from {arguments.games} games",
            train(arguments.games, arguments.jobs),
        ),
    ):
        rows = play(own, seeds, everywhere, arguments.jobs, False)
        print(f"| {name} | {share_of(rows)} | {len(rows)} |", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
