"""Positions between the rounds of merchants' games about gems, and who won."""

from importlib import import_module
from typing import Any

import numpy as np

from funduk.bots.gems.choosing import expectation
from funduk.bots.gems.learned import LearnedTrader
from funduk.bots.gems.trader import Trader
from funduk.bots.gems.value import Positions, features
from funduk.bots.mixing import FINE
from funduk.catalogue import game as find_game
from funduk.core.action import SEALED, Action, Ask
from funduk.core.bot import Bot, tell
from funduk.core.dice import FastDice
from funduk.core.game import Game
from funduk.core.record import CHANCE
from funduk.lab.seating import win_shares

STRAY = 25
"""One answer in so many is drawn by lot, so that unusual positions are seen, too."""
Rows = list[dict[str, Any]]


def thinkers_of(game: Game) -> tuple[type[Trader], type[LearnedTrader]]:
    """The merchant whose games are learned from, and the vizier who learns."""
    room = f"funduk.bots.{game.name}"
    merchant: type[Trader] = import_module(f"{room}.merchant").Merchant
    vizier: type[LearnedTrader] = import_module(f"{room}.vizier").Vizier
    return merchant, vizier


class SelfPlay:
    """One game in which merchants may share a thinker: what all of them know is worked out once."""

    def __init__(
        self,
        game: Game,
        seed: int,
        thinkers: list[Trader],
        stray: int = 0,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.table = game.setup(len(thinkers), options)
        self.chance = FastDice(seed)
        self.whims = FastDice(seed * 7 + 3)
        self.stray = stray
        self.thinkers = thinkers
        self.watching: list[Bot] = list(
            {id(thinker): thinker for thinker in thinkers if thinker.watches}.values()
        )
        self.notes: list[Positions] = []
        self.mixes: dict[int, list[list[float]]] = {}

    def play(self) -> list[float]:
        """Plays to the end and returns the shares of the win; notes hold a position for every round."""
        begins_round = True
        while True:
            asks = self.game.asks(self.table)
            if not asks:
                break
            ask = asks[0]
            if ask.seat == CHANCE and ask.question in ("deal", "roll"):
                if begins_round:
                    self.notes.append(self.thinkers[0].position(self.table))
                begins_round = False
                self.mixes = {}
            elif ask.mode == SEALED:
                begins_round = True
            self._perform(self._answer(ask))
        return win_shares(self.game, self.table, len(self.thinkers))

    def _perform(self, action: Action) -> None:
        tell(self.game, self.watching, action, self.game.perform(self.table, action))

    def _answer(self, ask: Ask) -> Action:
        if ask.seat == CHANCE:
            return self.game.draw(self.table, ask, self.chance)
        if self.stray and self.whims.below(self.stray) == 0:
            return self.game.draw(self.table, ask, self.whims)
        thinker = self.thinkers[ask.seat]
        thinker.seat = ask.seat
        if ask.mode != SEALED or isinstance(thinker, LearnedTrader):
            return thinker.decide(self.game.view(self.table, ask.seat), ask).action
        if id(thinker) not in self.mixes:
            self.mixes[id(thinker)] = expectation(thinker.scene(self.table)).mixes
        point = self.whims.below(FINE) / FINE
        listed = self.game.moves(self.table, ask)
        reached = np.searchsorted(np.cumsum(self.mixes[id(thinker)][ask.seat]), point, side="right")
        return listed[min(int(reached), len(listed) - 1)]


def play_and_note(what: dict[str, Any]) -> Rows:
    """One row a position: stage, phase, the features of every player, the final shares."""
    game = find_game(what["game"], what["components"], free=what.get("free", False))
    rows: Rows = []
    for seed in what["seeds"]:
        merchant = thinkers_of(game)[0](game, 0, FastDice(seed * 1009))
        played = SelfPlay(game, seed, [merchant] * what["seats"], STRAY, what.get("options"))
        shares = played.play()
        for position in played.notes:
            found, phase = features(played.thinkers[0].course, position)
            rows.append(
                {
                    "seed": seed,
                    "stage": position.stage,
                    "phase": int(phase[0]),
                    "features": found[:, :, 0].T.tolist(),
                    "shares": shares,
                }
            )
    return rows


def play_duels(what: dict[str, Any]) -> Rows:
    """One row a game: the newcomer's share of the win against the last values, or merchants without any."""
    game = find_game(what["game"], what["components"], free=what.get("free", False))
    merchant, vizier = thinkers_of(game)
    new = np.array(what["new"], dtype=np.float32)
    rows: Rows = []
    for seed in what["seeds"]:
        for newcomer in range(what["seats"]):
            field: Trader = merchant(game, 0, FastDice(seed * 1009))
            if what["old"] is not None:
                field = vizier(
                    game, 0, FastDice(seed * 1009), np.array(what["old"], dtype=np.float32)
                )
            thinkers = [field] * what["seats"]
            thinkers[newcomer] = vizier(game, newcomer, FastDice(seed * 1013 + newcomer), new)
            played = SelfPlay(game, seed, thinkers, options=what.get("options"))
            rows.append({"seed": seed, "share": played.play()[newcomer]})
    return rows
