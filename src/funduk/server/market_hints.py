"""Schwarzmarkt: the numbers behind a question, so that the browser needs no rules to draw its answers."""

from funduk.core.action import Ask
from funduk.core.goods import total, within
from funduk.games.schwarzmarkt.auction import most_kinds, recoverable
from funduk.games.schwarzmarkt.material import CARRIES, KINDS, LETTERS, MOST_POINTS, WHITE_DISCS
from funduk.games.schwarzmarkt.production import allowed
from funduk.games.schwarzmarkt.sale import (
    excess,
    from_production,
    price_row,
    rows_up,
    storage_limit,
)
from funduk.games.schwarzmarkt.table import FINAL, UNNAMED, Player, SchwarzmarktTable, held
from funduk.games.schwarzmarkt.trade import loss
from funduk.parts.market import GOODS
from funduk.server.wire import messages


def market_hints(t: SchwarzmarktTable, ask: Ask) -> messages.MarketHints:
    """What one seat is asked for, what everybody can give away, and what its goods would sell for."""
    player = t.players[ask.seat]
    least, most = _numbers(t, player, ask.question)
    up = rows_up(t.box, player.cards)
    return messages.MarketHints(
        least,
        most,
        most_kinds(t, player) if ask.question == "bid" else int(KINDS),
        WHITE_DISCS,
        [GOODS.to_json(held(one)) for one in t.players],
        takeable(t, ask.seat),
        _prices(t, 0),
        _prices(t, up) if up else None,
        GOODS.to_json(from_production(t.box, player.cards, player.production, t.phase == FINAL)),
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
        return 0, allowed(t, player)
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


def _prices(t: SchwarzmarktTable, up: int) -> dict[str, list[int]]:
    """SM-24: goods needed for one to four points, per good; `up` rows higher for a regular customer."""
    found: dict[str, list[int]] = {}
    for letter in LETTERS:
        kind = GOODS.kind(letter)
        row = int(price_row(t.rows, kind, kind if up else UNNAMED, up))
        found[letter] = list(t.box.needs[row][1 : MOST_POINTS + 1])
    return found
