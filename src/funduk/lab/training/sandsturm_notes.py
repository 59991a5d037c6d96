"""Sandsturm: what is written down of games to learn from, with all missions known afterwards."""

from typing import Any

import numpy as np

from funduk.bots.sandsturm.belief import Belief, possible_deals
from funduk.bots.sandsturm.habits import Habits
from funduk.bots.sandsturm.merchant import Merchant, worths_of
from funduk.bots.sandsturm.numbers import Numbers
from funduk.bots.sandsturm.outlook import suspicions
from funduk.bots.sandsturm.peddler import Peddler
from funduk.bots.sandsturm.tendencies import likelihoods
from funduk.bots.sandsturm.worths import Floats, Worths
from funduk.catalogue import game as find_game
from funduk.core.action import Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import Game, View
from funduk.core.playout import play_bots
from funduk.core.record import Record
from funduk.games.sandsturm.events import Suspected, TurnBegan
from funduk.games.sandsturm.table import SandsturmTable
from funduk.lab.seating import win_shares

WARMTHS = (0.3, 0.5, 0.8, 1.2, 1.6, 2.2, 3.2, 5.0)
HIDES = (4.0, 7.0, 10.0)
"""The warmths, and the points given up for hiding, that an act's likelihood is written down for."""
NOBODY = -1


def seat_with(game: Game, seat: int, dice: FastDice, numbers: Numbers) -> Bot:
    """A merchant who thinks with these numbers."""
    return Thinking(game, seat, dice, numbers)


class Thinking(Merchant):
    """A merchant with numbers of its own."""

    def __init__(self, game: Game, seat: int, dice: FastDice, numbers: Numbers) -> None:
        super().__init__(game, seat, dice)
        self.own = numbers

    def numbers(self, seats: int) -> Numbers:
        return self.own


class Onlooker(Belief):
    """Knows no mission; writes down every act's likelihood, and the table at every turn's beginning."""

    def __init__(self, worths: Worths, habits: Habits, seats: int) -> None:
        super().__init__(worths, habits, seats, NOBODY)
        self.styles.gives_up = False
        self.acts: list[dict[str, Any]] = []
        self.hits: list[dict[str, Any]] = []
        self.tables: list[dict[str, Any]] = []

    def judge(self, kind: int, seat: int, values: Floats, place: int) -> None:
        known = self.betrayed(kind, seat, values)
        straight = [likelihoods(values, warmth, 0.0)[:, place] for warmth in WARMTHS]
        hidden = [
            [likelihoods(values - hide * known, warmth, 0.0)[:, place] for warmth in WARMTHS]
            for hide in HIDES
        ]
        self.acts.append(
            {
                "turn": len(self.tables),
                "kind": kind,
                "seat": seat,
                "straight": np.array(straight),
                "hidden": np.array(hidden),
                "even": 1.0 / values.shape[1],
            }
        )
        super().judge(kind, seat, values, place)

    def judge_hits(self, seat: int, hits: list[bool], options: int) -> None:
        self.hits.append(
            {"turn": len(self.tables), "seat": seat, "hits": hits, "even": 1.0 / options}
        )
        super().judge_hits(seat, hits, options)

    def watch(self, record: Record) -> None:
        super().watch(record)
        if isinstance(record, TurnBegan):
            self.tables.append(self._snapshot())

    def _snapshot(self) -> dict[str, Any]:
        table = self.memory.table
        scored, _ = suspicions(self.memory, self.deals, [0.0] * self.seats)
        return {
            "round": table.round,
            "seat": table.turn,
            "chips": [self.memory.chips_on(seat) for seat in range(self.seats)],
            "scored": scored,
            "known": self.marginals(self.open_chances()),
        }


class Watched(Bot):
    """A bot beside which an onlooker sits."""

    WATCHES = True

    def __init__(self, inner: Bot, onlooker: Onlooker, chips: list[dict[str, int]]) -> None:
        super().__init__(inner.game, inner.seat, inner.dice)
        self.inner = inner
        self.onlooker = onlooker
        self.chips = chips

    def watch(self, record: Record) -> None:
        if isinstance(record, Suspected):
            turn = len(self.onlooker.tables)
            self.chips.append(
                {"turn": turn, "seat": record.seat, "mission": record.mission, "on": record.on}
            )
        self.onlooker.watch(record)
        if self.inner.watches:
            self.inner.watch(record)

    def decide(self, view: View, ask: Ask) -> Decision:
        return self.inner.decide(view, ask)


def play_and_note(what: dict[str, Any]) -> list[dict[str, Any]]:
    """One row a game: acts, chips, every turn's beginning, and the deal."""
    game = find_game(what["game"], what["components"], free=what.get("free", False))
    seats: int = what["seats"]
    numbers = Numbers.from_json(what["numbers"])
    rows: list[dict[str, Any]] = []
    for seed in what["seeds"]:
        table = game.setup(seats, what.get("options"))
        assert isinstance(table, SandsturmTable)
        worths = worths_of(table.box, seats)
        onlooker = Onlooker(worths, Habits(**what["habits"]), seats)
        chips: list[dict[str, int]] = []
        players = [line_up(game, seat, seats, seed, numbers) for seat in range(seats)]
        watched = Watched(players[0], onlooker, chips)
        play_bots(game, table, FastDice(seed), [watched, *players[1:]])
        deal = [trader.mission for trader in table.traders]
        rows.append(
            {
                "seed": seed,
                "deal": deal,
                "shares": win_shares(game, table, seats),
                "acts": onlooker.acts,
                "hits": onlooker.hits,
                "chips": chips,
                "positions": [position(found, deal) for found in onlooker.tables],
            }
        )
    return rows


def line_up(game: Game, seat: int, seats: int, seed: int, numbers: Numbers) -> Bot:
    """Tables of thinkers, of prices, and of both, in turn."""
    dice = FastDice(seed * 1009 + seat)
    thinkers = (seats, 1, (seats + 1) // 2)[seed % 3]
    if (seat + seed) % seats < thinkers:
        return seat_with(game, seat, dice, numbers)
    return Peddler(game, seat, dice)


def position(found: dict[str, Any], deal: list[int]) -> dict[str, Any]:
    """A turn's beginning, the missions being known: how known everybody was, and what chips had brought."""
    here = int(np.flatnonzero((possible_deals(len(deal)) == deal).all(axis=1))[0])
    return {
        "round": found["round"],
        "seat": found["seat"],
        "chips": [found["chips"][seat][mission] for seat, mission in enumerate(deal)],
        "known": [float(found["known"][seat, mission]) for seat, mission in enumerate(deal)],
        "scored": [float(points) for points in found["scored"][here]],
    }
