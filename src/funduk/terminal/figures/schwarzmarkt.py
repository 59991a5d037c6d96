"""Schwarzmarkt: rounds, how games end, trade, auctions, and where points come from."""

from funduk.core.action import Event
from funduk.core.goods import total
from funduk.games.schwarzmarkt.events import (
    BidsRevealed,
    BonusScored,
    CardLeft,
    CardsScored,
    CardWon,
    DiscsRevealed,
    EndBegan,
    RoundBegan,
    Sold,
)
from funduk.games.schwarzmarkt.questions.trade_events import Answered, Offered, Proposed, Swapped
from funduk.games.schwarzmarkt.table import ENDING
from funduk.terminal.figures import Counts, Figures, Row, Say, percent, ratio

ENDS = ("shortage", "bonus", "last-auction")


class SchwarzmarktFigures(Figures):
    """Trades, auctions, endings, points."""

    def watch(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self.add("rounds")
        elif isinstance(event, DiscsRevealed):
            self.add("made", sum(int(total(goods)) for goods in event.goods))
            self.add("makers", len(event.seats))
        elif isinstance(event, (Proposed, Offered)):
            self.add("offers")
        elif isinstance(event, Answered):
            self.add("contested", sum(event.accepted) > 1)
        elif isinstance(event, Swapped):
            self.add("swaps")
        elif isinstance(event, BidsRevealed):
            self.add("auctions")
            self.add("bidders", sum(bid > 0 for bid in event.bids))
        elif isinstance(event, CardWon):
            self.add("won")
            self.add("paid", int(total(event.paid)))
        elif isinstance(event, CardLeft):
            self.add("left")
        elif isinstance(event, Sold):
            self.add("sale-points", int(total(event.points)))
        elif isinstance(event, BonusScored):
            self.add("bonus-points", sum(event.points))
        elif isinstance(event, CardsScored):
            self.add("card-points", sum(event.points))
        elif isinstance(event, EndBegan):
            self.add(f"end-{ENDING.to_word(event.ending)}")

    @staticmethod
    def rows(counts: Counts, games: int, say: Say) -> list[Row]:
        ends = [percent(counts.get(f"end-{name}", 0) / games) for name in ENDS]
        sources = [counts.get(f"{name}-points", 0) for name in ("sale", "bonus", "card")]
        shares = (
            " · ".join(percent(points / sum(sources)) for points in sources)
            if sum(sources)
            else "–"
        )
        return [
            ("sim-rounds", f"{counts.get('rounds', 0) / games:.2f}"),
            ("sim-ends", " · ".join(ends)),
            ("sim-made", f"{ratio(counts, 'made', 'makers'):.2f}"),
            ("sim-offers", f"{ratio(counts, 'offers', 'rounds'):.1f}"),
            ("sim-swaps", f"{ratio(counts, 'swaps', 'rounds'):.1f}"),
            ("sim-contested", percent(ratio(counts, "contested", "swaps"))),
            ("sim-bidders", f"{ratio(counts, 'bidders', 'auctions'):.2f}"),
            ("sim-paid", f"{ratio(counts, 'paid', 'won'):.2f}"),
            ("sim-left", percent(ratio(counts, "left", "auctions"))),
            ("sim-sources", shares),
        ]


FIGURES = SchwarzmarktFigures
