"""`funduk lab benchmark AGENT`: an agent against frozen opponents on published seeds, as one citable file.

Opponents are the house's bots as this version has them (`surroundings` marks their values). Seeds
of `open` are the numbers from 1, those of `held-out` come from far away: tune on the first, report
the second. Every deal is played once with the agent in each seat; intervals are over deals. The
file holds every transcript and is the same when it is made again with the same version, apart from
`seconds`.
"""

import json
import logging
import time
from pathlib import Path
from typing import Any

import funduk
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.errors import FundukError
from funduk.doors import seating
from funduk.lab.identity import surroundings
from funduk.lab.statistics import clustered

VERSION = 1
OPPONENTS = ("wanderer", "peddler", "merchant")
FIRST_SEED = {"open": 1, "held-out": 900_000_001}


class Faults(logging.Handler):
    """Counts what an agent's program did wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.number += 1


class Watched(Bot):
    """The agent, timed; an answer that the rules refuse is counted and gets the default."""

    WATCHES = True

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.game, inner.seat, inner.dice)
        self.inner = inner
        self.seconds = 0.0
        self.answers = 0
        self.refused = 0

    def watch(self, record: Any) -> None:
        if self.inner.watches:
            self.inner.watch(record)

    def decide(self, view: funduk.View, ask: funduk.Ask) -> Decision:
        began = time.perf_counter()
        decision = self.inner.decide(view, ask)
        self.seconds += time.perf_counter() - began
        self.answers += 1
        imagined = self.game.imagine(view, FastDice(ask.nth))
        if self.game.refusal(imagined, decision.action) is not None:
            self.refused += 1
            return Decision(self.game.default(view, ask))
        return decision


def run(
    game: str, agent: str, seats: int, deals: int, seeds: str, options: dict[str, Any]
) -> dict[str, Any]:
    """The whole result as JSON."""
    if seeds not in FIRST_SEED:
        raise FundukError(f"--seeds {seeds}: choose {' or '.join(FIRST_SEED)}")
    if deals < 2:
        raise FundukError("--deals must be at least 2")
    playing = funduk.game(game)
    faults = Faults()
    logging.getLogger("funduk.bots").addHandler(faults)
    try:
        against = [
            _against(playing, agent, opponent, seats, deals, FIRST_SEED[seeds], options)
            for opponent in OPPONENTS
        ]
    finally:
        logging.getLogger("funduk.bots").removeHandler(faults)
    return {
        "benchmark": VERSION,
        "funduk": funduk.__version__,
        "game": game,
        "rules_version": playing.rules_version,
        "seats": seats,
        "options": options,
        "agent": agent,
        "seeds": seeds,
        "surroundings": surroundings(playing),
        "faults": faults.number,
        "against": against,
    }


def _against(
    game: funduk.Game,
    agent: str,
    opponent: str,
    seats: int,
    deals: int,
    first: int,
    options: dict[str, Any],
) -> dict[str, Any]:
    shares: dict[int, list[float]] = {}
    margins: list[float] = []
    transcripts: list[dict[str, Any]] = []
    answers = refused = 0
    seconds = 0.0
    for seed in range(first, first + deals):
        deal = []
        for seat in range(seats):
            match = funduk.Match(game, seats, f"benchmark {VERSION} {seed}", options)
            watched = Watched(seating.bot(agent, game, seat, match.bot_dice(seat)))
            match.play_out([watched if place == seat else opponent for place in range(seats)])
            winners, scores = match.winners or [], match.scores or []
            deal.append(1 / len(winners) if seat in winners else 0.0)
            others = [points for place, points in enumerate(scores) if place != seat]
            margins.append(scores[seat] - sum(others) / len(others))
            answers, refused = answers + watched.answers, refused + watched.refused
            seconds += watched.seconds
            transcripts.append({"seed": seed, "seat": seat, "match": match.to_text()})
        shares[seed] = deal
    share = clustered(shares)
    return {
        "opponent": opponent,
        "win_share": round(share.mean, 6),
        "half_interval": round(share.half, 6),
        "margin": round(sum(margins) / len(margins), 4),
        "answers": answers,
        "refused": refused,
        "seconds": round(seconds, 3),
        "loss_per_decision": None,
        "transcripts": transcripts,
    }


def leaderboard(paths: list[Path]) -> str:
    """A table of results, the best against the strongest opponent first."""
    results = []
    for path in paths:
        try:
            result = json.loads(path.read_text(encoding="utf-8"))
            results.append((result, {one["opponent"]: one for one in result["against"]}))
        except (OSError, ValueError, KeyError, TypeError):
            raise FundukError(f"{path.name} is not a benchmark's result") from None
    results.sort(key=lambda pair: -pair[1][OPPONENTS[-1]]["win_share"])
    lines = [f"| agent | game | seats | seeds | {' | '.join(OPPONENTS)} | refused |"]
    lines.append("|---|---|---:|---|" + "---:|" * (len(OPPONENTS) + 1))
    for result, by_opponent in results:
        cells = [
            f"{100 * by_opponent[name]['win_share']:.1f} ± {100 * by_opponent[name]['half_interval']:.1f}"
            for name in OPPONENTS
        ]
        refused = sum(one["refused"] for one in result["against"]) + result["faults"]
        head = [result["agent"], result["game"], str(result["seats"]), result["seeds"]]
        lines.append("| " + " | ".join([*head, *cells, str(refused)]) + " |")
    return "\n".join(lines)
