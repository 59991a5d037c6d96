"""How Schwarzmarkt is studied: the exchange over rounds, trade, auctions, and what cards are worth."""

from typing import Any

from funduk.core.action import Action, Event
from funduk.core.game import Game
from funduk.core.goods import count, total
from funduk.games.schwarzmarkt import events as told
from funduk.games.schwarzmarkt.material import KINDS
from funduk.games.schwarzmarkt.questions import trade_events
from funduk.games.schwarzmarkt.table import ENDING
from funduk.lab.study.counting import Counter
from funduk.lab.study.subjects import Chart, Subject
from funduk.lab.study.tally import Cluster

SOURCES = ("sales", "bonus", "cards")


class MarketCounter(Counter):
    """Rows, steps, swaps, bids and sales, round by round."""

    def __init__(self, game: Game, seats: int, cluster: Cluster) -> None:
        super().__init__(game, seats, cluster)
        self.start = 0
        self.round = 0
        self.rows = [0] * int(KINDS)
        self.steps = [0] * int(KINDS)
        self.laid = ([0] * int(KINDS), [0] * int(KINDS))
        self.owner: dict[int, int] = {}
        self.sources: dict[str, list[int]] = {name: [0] * seats for name in SOURCES}

    def note(self, action: Action, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, told.RoundBegan):
                self.begin_round(event.round)
            elif isinstance(event, told.RowMoved):
                self.rows[event.kind] = event.after
            elif isinstance(event, told.BonusRose):
                self.steps[event.kind] = event.step
            elif isinstance(event, told.RanShort):
                self.cluster.add("short", "all", 1, 0)
            elif isinstance(event, told.SalesRevealed):
                for seat, points in enumerate(event.points):
                    self.sources["sales"][seat] += points
                    self.cluster.add("sales", f"all|{self.round}", points)
            elif isinstance(event, trade_events.Proposed):
                self.cluster.add("agreed", f"all|{self.round}", 0)
            elif isinstance(event, trade_events.Swapped):
                self.swap(event)
            else:
                self.note_card(event)
                self.note_frame(event)

    def begin_round(self, round: int) -> None:
        self.round = round
        laid_rows, laid_steps = self.laid
        for kind in range(int(KINDS)):
            self.cluster.add("rate", f"row:{laid_rows[kind]:02d}|{round}", self.rows[kind])
            self.cluster.add("bonus", f"step:{laid_steps[kind]:02d}|{round}", self.steps[kind])
        self.cluster.add("rate_gap", f"all|{round}", max(self.rows) - min(self.rows))
        self.cluster.add("swaps", f"all|{round}", 0)
        self.cluster.add("short", "all", 0)

    def swap(self, event: trade_events.Swapped) -> None:
        gave = int(total(event.production) + total(event.storage))
        got = int(total(event.got_production) + total(event.got_storage))
        self.cluster.add("swaps", f"all|{self.round}", 1, 0)
        self.cluster.add("agreed", f"all|{self.round}", 1, 0)
        self.cluster.add("swap_rate", "all", gave, got)
        self.cluster.count("swap_size", "all", gave + got)

    def note_card(self, event: Event) -> None:
        if isinstance(event, told.BidsRevealed):
            for bid in event.bids:
                self.cluster.count("bids", "all", int(total(bid)))
        elif isinstance(event, told.CardWon):
            self.owner[event.card] = event.seat
            label = self.card(event.card)
            self.cluster.add("price", label, int(total(event.paid)))
            self.cluster.add("left", label, 0)
        elif isinstance(event, told.CardLeft):
            self.cluster.add("left", self.card(event.card), 1)

    def note_frame(self, event: Event) -> None:
        if isinstance(event, told.ExchangeLaid):
            self.rows = [int(count(event.rows, kind)) for kind in range(int(KINDS))]
            self.laid = (list(self.rows), self.laid[1])
        elif isinstance(event, told.BonusLaid):
            self.steps = [int(count(event.steps, kind)) for kind in range(int(KINDS))]
            self.laid = (self.laid[0], list(self.steps))
        elif isinstance(event, told.LotDrawn):
            self.start = event.seat
        elif isinstance(event, told.EndBegan):
            for ending, name in enumerate(ENDING.names[1:], 1):
                self.cluster.add("ending", f"ending:{name}", float(event.ending == ending))
        elif isinstance(event, told.BonusScored):
            for seat, points in enumerate(event.points):
                self.sources["bonus"][seat] += points
        elif isinstance(event, told.CardsScored):
            self.sources["cards"] = list(event.points)

    def standing(self, table: Any) -> list[float] | None:
        return [float(points) for points in self.sources["sales"]]

    def card(self, place: int) -> str:
        cards = self.game.components.entries("card")
        return f"card:{cards[place]['id']}"

    def end(self, shares: list[float], scores: list[int]) -> None:
        add = self.cluster.add
        held = [0] * self.seats
        for card, seat in self.owner.items():
            held[seat] += 1
            add("card", self.card(card), shares[seat])
        for seat, share in enumerate(shares):
            add("order", f"order:{(seat - self.start) % self.seats}", share)
            add("held", f"number:{min(held[seat], 6)}", share)
        add("rounds_mean", "all", self.round)
        self.cluster.count("rounds", "all", self.round)
        everybody = sum(scores)
        winners = sum(share * points for share, points in zip(shares, scores, strict=True))
        for source, by in self.sources.items():
            won = sum(share * points for share, points in zip(shares, by, strict=True))
            add("source", f"everybody|source:{source}", sum(by), everybody)
            add("source", f"winners|source:{source}", won, winners)


SUBJECT = Subject(
    MarketCounter,
    (
        ("order", (Chart("order", "rows", unit="percent", against="fair"),)),
        (
            "sources",
            (
                Chart(
                    "source",
                    "stack",
                    unit="percent",
                    parts=tuple(f"source:{name}" for name in SOURCES),
                ),
            ),
        ),
        (
            "rounds",
            (
                Chart("rounds", "spread"),
                Chart("rounds_mean", "rows"),
                Chart("ending", "rows", unit="percent"),
                Chart("short", "rows"),
            ),
        ),
        ("exchange", (Chart("rate", "lines"), Chart("rate_gap", "lines"), Chart("bonus", "lines"))),
        (
            "trade",
            (
                Chart("swaps", "lines"),
                Chart("agreed", "lines", unit="percent"),
                Chart("swap_rate", "rows"),
                Chart("swap_size", "spread"),
                Chart("sales", "lines"),
            ),
        ),
        (
            "cards",
            (
                Chart("card", "rows", unit="percent", against="mean", band=0.25),
                Chart("price", "rows", against="mean"),
                Chart("left", "rows", unit="percent"),
                Chart("held", "rows", unit="percent", against="fair"),
                Chart("bids", "spread"),
            ),
        ),
    ),
    {"trade": ["wild"], "tenth_round_sale": [True]},
    ("order", "rounds_mean", "short", "swap_rate", "card"),
)
