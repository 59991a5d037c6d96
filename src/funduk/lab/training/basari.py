"""Both Basari games: positions at every choice of merchants' games, with who won in the end."""

from typing import Any

import numpy as np

from funduk import bots
from funduk.bots.basari.value import (
    FEATURES,
    PHASES,
    STAGES,
    Floats,
    Positions,
    features,
    handmade_weights,
    phase_of,
)
from funduk.catalogue import game as find_game
from funduk.core.action import SEALED, Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import View
from funduk.core.playout import play_bots
from funduk.lab.training.logit import fit, log_loss

PRIOR_STRENGTH = 20.0
DECIMALS = 5


class Noting(Bot):
    """A bot whose scenes are written down each time it chooses."""

    def __init__(self, inner: Bot, notes: list[Positions]) -> None:
        super().__init__(inner.game, inner.seat, inner.dice)
        self.inner = inner
        self.notes = notes

    def decide(self, view: View, ask: Ask) -> Decision:
        if ask.mode == SEALED:
            thinker: Any = self.inner
            self.notes.append(thinker.scene(self.game.imagine(view, self.dice)).base)
        return self.inner.decide(view, ask)


def play_and_note(what: dict[str, Any]) -> list[dict[str, Any]]:
    """One row a position: stage, phase, the features of every player, and the final shares."""
    game = find_game(what["game"], what["components"])
    seats: int = what["seats"]
    rows: list[dict[str, Any]] = []
    for seed in what["seeds"]:
        table = game.setup(seats)
        notes: list[Positions] = []
        players = [bots.bot(what["bot"], game, seat, FastDice(seed * 1009 + seat)) for seat in range(seats)]
        noting: list[Bot] = [Noting(players[0], notes), *players[1:]]
        course = getattr(players[0], "course")  # noqa: B009
        play_bots(game, table, FastDice(seed), noting)
        winners = game.winners(table)
        assert winners is not None
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        for position in notes:
            rows.append(
                {
                    "seed": seed,
                    "stage": position.stage,
                    "phase": int(phase_of(course, position)[0]),
                    "features": features(course, position)[0].tolist(),
                    "shares": shares,
                }
            )
    return rows


def learn(rows: list[dict[str, Any]]) -> tuple[Floats, float, float]:
    """Weights, and the log-loss of hand-made and of learned weights on every fifth seed, kept aside."""
    prior = handmade_weights()
    weights = np.zeros((STAGES, PHASES, FEATURES))
    before = after = tested = 0.0
    for stage in range(STAGES):
        for phase in range(PHASES):
            here = [row for row in rows if row["stage"] == stage and row["phase"] == phase]
            weights[stage, phase] = np.round(_fit(here, prior[stage, phase]), DECIMALS)
            aside = [row for row in here if row["seed"] % 5 == 0]
            if aside:
                held = _fit([row for row in here if row["seed"] % 5], prior[stage, phase])
                found, shares = _arrays(aside)
                before += log_loss(found, shares, prior[stage, phase]) * len(aside)
                after += log_loss(found, shares, held) * len(aside)
                tested += len(aside)
    return weights, before / max(1.0, tested), after / max(1.0, tested)


def _fit(rows: list[dict[str, Any]], prior: Floats) -> Floats:
    if not rows:
        return prior
    found, shares = _arrays(rows)
    return fit(found, shares, prior, PRIOR_STRENGTH)


def _arrays(rows: list[dict[str, Any]]) -> tuple[Floats, Floats]:
    return np.array([row["features"] for row in rows]), np.array([row["shares"] for row in rows])
