"""The numbers behind a question, so that a screen needs no rules to draw its answers."""

from typing import ClassVar, Final

from funduk.core.action import Ask
from funduk.core.goods import Each, total, within
from funduk.core.record import NUMBER, Many, Maybe, Record, Shape
from funduk.games.schwarzmarkt.material import (
    CARRIES,
    GOODS,
    KINDS,
    LETTERS,
    MOST_POINTS,
    WHITE_DISCS,
)
from funduk.games.schwarzmarkt.questions.after_trade import loss
from funduk.games.schwarzmarkt.questions.auction import most_kinds, recoverable
from funduk.games.schwarzmarkt.questions.prices import price_row, rows_up, storage_limit
from funduk.games.schwarzmarkt.questions.production import allowed, required
from funduk.games.schwarzmarkt.questions.sale import excess, sellable
from funduk.games.schwarzmarkt.table import UNNAMED, Player, SchwarzmarktTable, held

PRICES: Final = Each(tuple(LETTERS), Many(NUMBER))


class MarketHints(Record):
    """How many goods are asked, what everybody can give, what goods sell for now."""

    SHAPE: ClassVar[Shape] = (
        ("least", NUMBER),
        ("most", NUMBER),
        ("kinds", NUMBER),
        ("white_discs", NUMBER),
        ("supply", Many(GOODS)),
        ("takeable", Many(NUMBER)),
        ("prices", PRICES),
        ("regular_prices", Maybe(PRICES)),
        ("sells_production", GOODS),
        ("loss", NUMBER),
        ("storage_limit", NUMBER),
    )

    def __init__(
        self,
        least: int,
        most: int,
        kinds: int,
        white_discs: int,
        supply: list[int],
        takeable: list[int],
        prices: list[list[int]],
        regular_prices: list[list[int]] | None,
        sells_production: int,
        loss: int,
        storage_limit: int,
    ) -> None:
        self.least = least
        self.most = most
        self.kinds = kinds
        self.white_discs = white_discs
        self.supply = supply
        self.takeable = takeable
        self.prices = prices
        self.regular_prices = regular_prices
        self.sells_production = sells_production
        self.loss = loss
        self.storage_limit = storage_limit


def market_hints(t: SchwarzmarktTable, ask: Ask) -> MarketHints:
    """What one seat is asked for, what everybody can give away, and what its goods would sell for."""
    player = t.players[ask.seat]
    least, most = _numbers(t, player, ask.question)
    up = rows_up(t.box, player.cards)
    return MarketHints(
        least,
        most,
        most_kinds(t, player) if ask.question == "bid" else int(KINDS),
        WHITE_DISCS,
        [int(held(one)) for one in t.players],
        takeable(t, ask.seat),
        _prices(t, 0),
        _prices(t, up) if up else None,
        int(sellable(t, player)),
        int(loss(t, player)),
        storage_limit(t.box, player.cards),
    )


def takeable(t: SchwarzmarktTable, seat: int) -> list[int]:
    """SM-16: the standing offers a seat holds the wanted goods for."""
    market = t.market
    if market is None:
        return []
    own = held(t.players[seat])
    return [offer.id for offer in market.offers if offer.is_for(seat) and within(offer.want, own)]


def _numbers(t: SchwarzmarktTable, player: Player, question: str) -> tuple[int, int]:
    """The fewest and the most goods an answer names."""
    if question == "produce":
        return required(t), allowed(t, player)
    if question == "carry":
        return 1, min(t.box.power(player.cards, CARRIES), int(total(player.production)))
    if question == "lose":
        return int(loss(t, player)), int(loss(t, player))
    if question == "clear":
        return int(excess(t, player)), int(excess(t, player))
    if question == "recover":
        return int(recoverable(t, player)), int(recoverable(t, player))
    if question == "bid":
        return 0, int(total(player.storage))
    return 0, 0


def _prices(t: SchwarzmarktTable, up: int) -> list[list[int]]:
    """SM-24: goods needed for one to four points, per good; `up` rows higher for a regular customer."""
    found: list[list[int]] = []
    for letter in LETTERS:
        kind = GOODS.kind(letter)
        row = int(price_row(t.rows, kind, kind if up else UNNAMED, up))
        found.append(list(t.box.needs[row][1 : MOST_POINTS + 1]))
    return found
