"""Tables set up for one scene, without mocks: chance is scripted, tokens are moved and never made."""

from __future__ import annotations

from typing import Any

from funduk.core.action import Event, Refusal
from funduk.core.goods import count, some
from funduk.core.record import CHANCE
from funduk.games.schwarzmarkt import Schwarzmarkt
from funduk.games.schwarzmarkt.material import GOODS, card_named
from funduk.games.schwarzmarkt.questions.setting_up import DrawLot, LayBonus, LayRows, OpenCard
from funduk.games.schwarzmarkt.table import (
    BID,
    MARKET,
    PRODUCE,
    PROPOSE,
    SELL,
    SchwarzmarktTable,
    new_market,
)

GAME = Schwarzmarkt()
ROWS = "2T3M4P5B6C7G"
STEPS = "1B1C2G"


def goods(word: str) -> int:
    packed: int = GOODS.from_word(word, "goods")
    return packed


def word(packed: int) -> str:
    return GOODS.to_word(packed)


def opened(
    seats: int = 3,
    rows: str = ROWS,
    steps: str = STEPS,
    card: str = "bribe",
    start: int = 0,
    **options: Any,
) -> SchwarzmarktTable:
    """Round one, discs about to be laid; the house set, chance as told."""
    table = GAME.setup(seats, options)
    assert isinstance(table, SchwarzmarktTable)
    GAME.perform(table, LayRows(CHANCE, goods(rows)))
    GAME.perform(table, LayBonus(CHANCE, goods(steps)))
    if GAME.asks(table)[0].question == "lot":
        GAME.perform(table, DrawLot(CHANCE, start))
    GAME.perform(table, OpenCard(CHANCE, card_named(table.box, card)))
    return table


def put_rows(table: SchwarzmarktTable, rows: str) -> None:
    """Other rows, and the offer that goes with them."""
    table.rows = goods(rows)
    table.reserve += table.offer
    table.offer = 0
    for kind in range(6):
        offered = min(table.box.offers[count(table.rows, kind)], count(table.reserve, kind))
        table.offer += some(kind, offered)
    table.reserve -= table.offer


def hold(
    table: SchwarzmarktTable, seat: int, made: str = "-", stored: str = "-", scored: str = "-"
) -> None:
    """What lies on a seat's fields; everything else it had goes to the reserve."""
    player = table.players[seat]
    table.reserve += player.production + player.storage + player.scored
    player.production, player.storage, player.scored = goods(made), goods(stored), goods(scored)
    table.reserve -= player.production + player.storage + player.scored


def own(table: SchwarzmarktTable, seat: int, *cards: str) -> None:
    """Gives cards of earlier rounds to a seat."""
    for name in cards:
        card = card_named(table.box, name)
        table.players[seat].cards += bytes([card])
        table.deck = bytes([other for other in table.deck if other != card])
        table.round += 1


def at(table: SchwarzmarktTable, phase: int) -> SchwarzmarktTable:
    """Jumps to a phase of the round; what was on offer goes back."""
    if phase != PRODUCE:
        table.reserve += table.offer
        table.offer = 0
    table.phase = phase
    if phase == PROPOSE:
        table.turn = table.start
    if phase == MARKET:
        table.market = new_market(len(table.players))
    return table


def at_auction(
    seats: int = 3, card: str = "grandmas_cellar", rows: str = ROWS, **options: Any
) -> SchwarzmarktTable:
    return at(opened(seats, rows, card=card, **options), BID)


def at_sale(seats: int = 3, rows: str = ROWS, **options: Any) -> SchwarzmarktTable:
    return at(opened(seats, rows, **options), SELL)


def play(table: SchwarzmarktTable, *texts: str) -> list[Event]:
    """Plays actions given as text; returns everything that came of them."""
    told: list[Event] = []
    for text in texts:
        told += GAME.apply(table, GAME.parse(text))
    return told


def refused(table: SchwarzmarktTable, text: str) -> tuple[str, str] | None:
    """The code and clause by which an action is refused, None if it is legal."""
    refusal: Refusal | None = GAME.refusal(table, GAME.parse(text))
    return None if refusal is None else (refusal.code, refusal.clause)


def asked(table: SchwarzmarktTable) -> list[tuple[int, str]]:
    return [(ask.seat, ask.question) for ask in GAME.asks(table)]


def rows_of(table: SchwarzmarktTable) -> dict[str, int]:
    rows: dict[str, int] = GOODS.to_json(table.rows)
    return rows


def steps_of(table: SchwarzmarktTable) -> dict[str, int]:
    """Steps above the lowest."""
    steps: dict[str, int] = GOODS.to_json(table.steps)
    return steps


def tokens(table: SchwarzmarktTable) -> dict[str, int]:
    """SM-5: everything in play, good by good."""
    everything = table.reserve + table.offer
    for player in table.players:
        everything += player.production + player.storage + player.aside + player.scored
    counted: dict[str, int] = GOODS.to_json(everything)
    return counted


def names(events: list[Event]) -> list[str]:
    return [event.name() for event in events]


def one_event(events: list[Event], name: str) -> dict[str, Any]:
    """The only event of a name, as JSON."""
    (found,) = [event for event in events if event.name() == name]
    return found.to_json()
