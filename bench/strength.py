"""How often one bot wins against a table of others: every seed in every seat, intervals clustered by seed.

    python bench/strength.py basari --bot peddler --against wanderer --seats 4 --seeds 300
    python bench/strength.py schwarzmarkt --seats 4 --option trade=wild
    python bench/strength.py --gates basari_cards basari --seeds 100 --jobs 2

A win shared by k seats counts 1/k. All seats of one seed meet the same chance, so a seed is one observation.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from typing import Any

import funduk
from funduk import bots
from funduk.catalogue import GAMES
from funduk.core.dice import FastDice
from funduk.core.playout import play_bots
from funduk.lab.crew import play_all
from funduk.lab.seating import win_shares
from funduk.lab.statistics import clustered

SEEDS_A_BATCH = 5

GATES = (
    ("basari_cards", "peddler", "wanderer", 0.57),
    ("basari_cards", "merchant", "peddler", 0.46),
    ("basari_cards", "vizier", "peddler", 0.55),
    ("basari_cards", "vizier", "merchant", 0.30),
    ("basari", "merchant", "peddler", 0.40),
    ("basari", "vizier", "peddler", 0.475),
    ("sandsturm", "merchant", "peddler", 0.40),
    ("sandsturm", "vizier", "peddler", 0.475),
    ("schwarzmarkt", "merchant", "peddler", 0.40),
    ("schwarzmarkt", "vizier", "peddler", 0.475),
)
"""At four seats: what the lower end of a 95 % interval must reach."""
WILD: dict[str, object] = {"trade": "wild"}
WILD_GATES = (
    ("schwarzmarkt", "merchant", "peddler", 0.40),
    ("schwarzmarkt", "vizier", "peddler", 0.475),
)
"""The same where everybody trades with everybody at once."""


@dataclass
class Strength:
    """A win share with its 95 % interval, and how far the candidate's points are ahead of the others'."""

    share: float
    half_width: float
    fair: float
    points: float
    others: float
    games: int
    seconds: float

    def lower(self) -> float:
        return self.share - self.half_width


def read_option(text: str) -> tuple[str, object]:
    """An option written name=value; numbers, true and false as in JSON, anything else is a word."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def play_seeds(what: dict[str, Any]) -> list[dict[str, Any]]:
    """One row a seed: the candidate's wins from every seat, its points and those of the others."""
    game, seats = funduk.game(what["game"], what["components"]), what["seats"]
    rows = []
    for seed in what["seeds"]:
        begun = time.process_time()
        won, mine, theirs = 0.0, 0, 0
        for place in range(seats):
            table = game.setup(seats, what["options"])
            seated = [
                bots.bot(
                    what["bot"] if seat == place else what["against"],
                    game,
                    seat,
                    FastDice(seed * 100 + seat),
                )
                for seat in range(seats)
            ]
            play_bots(game, table, FastDice(seed), seated)
            scores = game.scores(table)
            assert scores is not None
            won += win_shares(game, table, seats)[place]
            mine += scores[place]
            theirs += sum(scores) - scores[place]
        spent = time.process_time() - begun
        rows.append(
            {"seed": seed, "won": won / seats, "mine": mine, "theirs": theirs, "seconds": spent}
        )
    return rows


def measure(
    game: funduk.Game,
    seats: int,
    bot: str,
    against: str,
    seeds: range,
    options: dict[str, object] | None = None,
    jobs: int = 1,
) -> Strength:
    """Plays every seed once from every seat; how many processes share the seeds changes no figure."""
    if len(seeds) < 2:
        raise funduk.FundukError("at least two seeds make an interval")
    for name in (bot, against):
        bots.bot(name, game, 0, FastDice(0))
    game.setup(seats, options)
    common = {
        "game": game.name,
        "components": game.components.content,
        "seats": seats,
        "options": options,
    }
    size = max(1, min(SEEDS_A_BATCH, len(seeds) // jobs)) if jobs > 1 else len(seeds)
    batches = [
        {**common, "bot": bot, "against": against, "seeds": list(seeds[start : start + size])}
        for start in range(0, len(seeds), size)
    ]
    done = dict(play_all(play_seeds, batches, jobs))
    rows = [row for place in sorted(done) for row in done[place]]
    share = clustered({row["seed"]: [row["won"]] for row in rows})
    games = len(rows) * seats
    return Strength(
        share.mean,
        share.half,
        1 / seats,
        sum(row["mine"] for row in rows) / games,
        sum(row["theirs"] for row in rows) / (games * (seats - 1)),
        games,
        sum(row["seconds"] for row in rows),
    )


def pass_gates(names: list[str], seeds: range, jobs: int = 1) -> bool:
    """Prints every gate of these games; true if all are passed. A bot that is not there passes none."""
    print("| game | bot | against | wins | 95 % | lower end | gate | | games | s |")
    print("|---|---|---|---:|---:|---:|---:|---|---:|---:|")
    passed = True
    ordered = [(*gate, None) for gate in GATES]
    for name, bot, against, gate, options in [*ordered, *[(*gate, WILD) for gate in WILD_GATES]]:
        if name not in names:
            continue
        begin = f"| {name}{', wild' if options else ''} | {bot} | 3 {against}s |"
        if bot not in bots.names(name) or against not in bots.names(name):
            passed = False
            print(f"{begin} | | | {gate:.1%} | missing | | |", flush=True)
            continue
        found = measure(funduk.game(name), 4, bot, against, seeds, options, jobs)
        passed = passed and found.lower() >= gate
        print(
            f"{begin} {found.share:.1%} | ± {found.half_width:.1%} | {found.lower():.1%} | {gate:.1%} "
            f"| {'passed' if found.lower() >= gate else 'missed'} | {found.games} | {found.seconds:.0f} |",
            flush=True,
        )
    return passed


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help="all games without a name", metavar="game")
    parser.add_argument("--bot", default="peddler")
    parser.add_argument("--against", default="wanderer")
    parser.add_argument(
        "--seats", type=int, help="without it, every number of seats the game allows"
    )
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", type=read_option
    )
    parser.add_argument(
        "--gates", action="store_true", help="what the bots must reach at four seats"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes on this machine")
    arguments = parser.parse_args(given)
    seeds = range(arguments.first, arguments.first + arguments.seeds)
    if arguments.seeds < 2:
        parser.error("at least two seeds make an interval")
    try:
        games = [funduk.game(name) for name in arguments.games or GAMES]
        if arguments.gates:
            return 0 if pass_gates([game.name for game in games], seeds, arguments.jobs) else 1
        title = f"{arguments.bot} against {arguments.against}s"
        print(f"| game | seats | {title} | 95 % | fair | points | games | s |")
        print("|---|---:|---:|---:|---:|---:|---:|---:|")
        for game in games:
            for seats in [arguments.seats] if arguments.seats else game.seats:
                options = dict(arguments.option)
                found = measure(
                    game, seats, arguments.bot, arguments.against, seeds, options, arguments.jobs
                )
                print(
                    f"| {game.name} | {seats} | {found.share:.1%} | ± {found.half_width:.1%} "
                    f"| {found.fair:.1%} | {found.points:.1f} : {found.others:.1f} "
                    f"| {found.games} | {found.seconds:.0f} |",
                    flush=True,
                )
    except funduk.FundukError as wrong:
        parser.error(str(wrong))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
