"""What is written down while traders of Schwarzmarkt play: positions and their end, proposals and answers."""

from typing import Any, cast

import numpy as np

from funduk.bots.schwarzmarkt.dealing import Dealing
from funduk.bots.schwarzmarkt.numbers import Numbers
from funduk.bots.schwarzmarkt.peddler import Peddler
from funduk.bots.schwarzmarkt.situation import Floats, Situation
from funduk.bots.schwarzmarkt.street import Street
from funduk.bots.schwarzmarkt.trader import Trader
from funduk.bots.schwarzmarkt.waiting import Floor
from funduk.catalogue import game as find_game
from funduk.core.action import Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import Game, View
from funduk.core.goods import within
from funduk.core.playout import play_bots
from funduk.core.record import Record
from funduk.games.schwarzmarkt.questions.ordered_trade import Propose
from funduk.games.schwarzmarkt.questions.trade_events import Answered
from funduk.games.schwarzmarkt.table import BID, PRODUCE, SchwarzmarktTable, Standing
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.lab.seating import win_shares
from funduk.parts.market import NO_OFFER

Row = dict[str, Any]


def seat_with(game: Game, seat: int, dice: FastDice, numbers: dict[str, float]) -> Trader:
    """A trader with these numbers instead of its own."""
    trader = Trader(game, seat, dice)
    trader.numbers = Numbers(numbers)
    return trader


class Noting(Bot):
    """A trader whose positions and proposals are written down."""

    WATCHES = True

    def __init__(self, inner: Trader, rows: list[Row], positions: bool) -> None:
        super().__init__(inner.game, inner.seat, inner.dice)
        self.inner = inner
        self.rows = rows
        self.positions = positions
        self.waiting: dict[int, Row] = {}

    def watch(self, record: Record) -> None:
        self.inner.watch(record)
        if isinstance(record, Answered) and self.waiting:
            for seat, agreed in zip(record.seats, record.accepted, strict=True):
                self.rows.append({**self.waiting[seat], "agreed": float(agreed)})
            self.waiting = {}

    def decide(self, view: View, ask: Ask) -> Decision:
        v = cast(SchwarzmarktView, view)
        if self.positions and v.phase in (PRODUCE, BID):
            self.rows.append({"view": v.to_json()})
        decision = self.inner.decide(view, ask)
        if isinstance(decision.action, Propose):
            self._note_proposal(v, decision.action)
        return decision

    def _note_proposal(self, v: SchwarzmarktView, proposed: Propose) -> None:
        """What each seat that could answer gains, at today's prices and in shares of the win."""
        s = Situation(self.inner.box, v)
        street = Street(s, self.inner.numbers)
        floor = Floor(self.inner.outlook(s), street)
        dealing = Dealing(s, floor, self.seat, self.inner.memory)
        reserve = dealing.waiting.reserve()
        made, stored, want = int(proposed.production), int(proposed.storage), int(proposed.want)
        offer = Standing(NO_OFFER, 1, self.seat, None, made, stored, want, NO_OFFER)
        self.waiting = {}
        for seat, player in enumerate(v.players):
            if seat != self.seat and within(want, player.production + player.storage):
                deal = dealing.taken_from(offer, seat)
                pull = dealing.influence[seat, self.seat] / floor.swaps.weight[seat]
                from_stock = want - deal.made
                self.waiting[seat] = {
                    "theirs": street.prices.swap_gain(seat, deal.made, from_stock, made + stored),
                    "mine": street.prices.swap_gain(self.seat, made, stored, want),
                    "shrewd": float(deal.mine + pull * deal.theirs - reserve[seat]),
                }


def play_and_note(what: dict[str, Any]) -> list[Row]:
    """Traders with the base numbers; every other table seats a peddler too."""
    game = find_game("schwarzmarkt", what["components"], free=what.get("free", False))
    seats: int = what["seats"]
    rows: list[Row] = []
    for seed in what["seeds"]:
        table = game.setup(seats, what.get("options"))
        assert isinstance(table, SchwarzmarktTable)
        noted: list[Row] = []
        plain = seed // 2 % seats if seed % 2 else -1
        first = 1 if plain == 0 else 0
        seated: list[Bot] = []
        for seat in range(seats):
            dice = FastDice(seed * 1009 + seat)
            if seat == plain:
                seated.append(Peddler(game, seat, dice))
            else:
                seated.append(
                    Noting(seat_with(game, seat, dice, what["base"]), noted, seat == first)
                )
        play_bots(game, table, FastDice(seed), seated)
        scores, shares = game.scores(table), win_shares(game, table, seats)
        assert scores is not None
        for row in noted:
            rows.append(
                {"seed": seed, "scores": scores, "shares": shares, "last": table.round, **row}
            )
    return rows


def centred(values: list[float]) -> Floats:
    """How far each is from the mean."""
    found = np.array(values, dtype=np.float64)
    away: Floats = found - found.mean()
    return away
