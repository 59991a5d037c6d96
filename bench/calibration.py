"""What our bots foresee against what then happens, by tenths of the foreseen chance.

    python -m bench.calibration basari_cards --bots master,master,master,master --games 40
    python -m bench.calibration schwarzmarkt --bots master,vizier,merchant,peddler --games 40

Basari: a bid is accepted. Schwarzmarkt: a proposal is accepted by somebody. Sandsturm: a chip is right.
Those who sit at the table move on by one seat from game to game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import funduk
from funduk import bots
from funduk.core.action import Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import Table, View
from funduk.core.playout import play_bots
from funduk.core.record import Record

TENTHS = 10
ANSWERED = ("accept", "raise", "decline")
Said = tuple[int, str, Decision]
"""A seat, the bot's name and what it decided."""


class Noted(Bot):
    """A bot whose decisions are written down."""

    WATCHES = True

    def __init__(self, bot: Bot, name: str, notes: list[Said]) -> None:
        super().__init__(bot.game, bot.seat, bot.dice)
        self.bot = bot
        self.name = name
        self.notes = notes

    def watch(self, record: Record) -> None:
        if self.bot.watches:
            self.bot.watch(record)

    def decide(self, view: View, ask: Ask) -> Decision:
        decision = self.bot.decide(view, ask)
        self.notes.append((self.seat, self.name, decision))
        return decision


def haggles(notes: list[Said], table: Table) -> Iterator[tuple[str, float, bool]]:
    """Every bid with the chance its bidder saw, and whether it was accepted."""
    for (_, name, laid), (_, _, answer) in pairwise(notes):
        if "accepted" in laid.why and answer.action.verb() in ANSWERED:
            yield name, float(laid.why["accepted"]), answer.action.verb() == "accept"


def proposals(notes: list[Said], table: Table) -> Iterator[tuple[str, float, bool]]:
    """Every proposal with the chance its proposer saw, and whether anybody agreed."""
    for place, (_, name, made) in enumerate(notes):
        if made.action.verb() != "propose":
            continue
        answers = []
        for _, _, said in notes[place + 1 :]:
            if said.action.verb() not in ANSWERED:
                break
            answers.append(said.action.verb())
        if answers:
            yield name, float(made.why["chance"]), "accept" in answers


def chips(notes: list[Said], table: Table) -> Iterator[tuple[str, float, bool]]:
    """Every chip that was meant, how sure its owner was, and whether it is right."""
    traders: Any = getattr(table, "traders")  # noqa: B009  Sandsturm's table
    for _, name, said in notes:
        if said.why.get("code") == "suspect":
            placed: Any = said.action
            yield name, float(said.why["sure"]), traders[placed.on].mission == placed.mission


KINDS = {"basari_cards": haggles, "basari": haggles, "schwarzmarkt": proposals, "sandsturm": chips}


def play(game: funduk.Game, names: list[str], seed: int) -> list[tuple[str, float, bool]]:
    """One game, and everything that was foreseen in it."""
    notes: list[Said] = []
    seats = len(names)
    table = game.setup(seats, {})
    seated: list[Bot] = []
    for seat in range(seats):
        name = names[(seat + seed) % seats]
        bot = bots.bot(name, game, seat, FastDice(seed * 100 + seat))
        seated.append(Noted(bot, name, notes))
    play_bots(game, table, FastDice(seed), seated)
    return list(KINDS[game.name](notes, table))


def table_of(found: list[tuple[float, bool]]) -> list[str]:
    """One line a tenth: how often it was foreseen so, on average how likely, and how often it came."""
    lines = ["| foreseen | times | on average | came | off by |", "|---|---:|---:|---:|---:|"]
    for tenth in range(TENTHS):
        here = [(p, came) for p, came in found if min(int(p * TENTHS), TENTHS - 1) == tenth]
        if here:
            mean = sum(p for p, _ in here) / len(here)
            came = sum(came for _, came in here) / len(here)
            span = f"{10 * tenth}–{10 * tenth + 10} %"
            lines.append(
                f"| {span} | {len(here)} | {mean:.1%} | {came:.1%} | {100 * (came - mean):+.1f} |"
            )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=list(KINDS))
    parser.add_argument("--bots", default="master,master,master,master")
    parser.add_argument("--of", default="master", help="whose foresight is printed")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=9_100_000, help="the first seed")
    arguments = parser.parse_args()
    game, names = funduk.game(arguments.game), arguments.bots.split(",")
    found: list[tuple[float, bool]] = []
    for seed in range(arguments.first, arguments.first + arguments.games):
        found += [(p, came) for name, p, came in play(game, names, seed) if name == arguments.of]
    print(f"{game.name}, {arguments.bots}, {arguments.games} games from seed {arguments.first}\n")
    print("\n".join(table_of(found)))


if __name__ == "__main__":
    main()
