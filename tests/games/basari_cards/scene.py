"""Positions for the clause tests, written down in a line or two."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import funduk
from funduk import catalogue
from funduk.core.action import Event
from funduk.core.game import Game
from funduk.games.basari_cards import BasariCards
from funduk.games.basari_cards.material import ALL_GEMS
from funduk.games.basari_cards.table import BasariCardsTable
from funduk.games.basari_cards.view import BasariCardsView
from funduk.games.gems.material import GEMS

SETS = Path(funduk.__file__).parent / "games" / "basari_cards" / "sets"
GAME = catalogue.game("basari_cards", SETS / "house-1.toml")
"""The clause tests pick their cards from the first house set."""
assert isinstance(GAME, BasariCards)
BOX = GAME.box


def gems(text: str) -> int:
    """Gems from a text such as 2R1B; - is none."""
    packed: int = GEMS.from_word(text, "gems")
    return packed


def cards(
    number: int, workers: int | None = None, points: int | None = None, but: tuple[int, ...] = ()
) -> list[int]:
    """That many cards of the house set with so many workers and points, other than some."""
    fitting = [
        card
        for card in range(len(BOX.workers))
        if card not in but
        and workers in (None, BOX.workers[card])
        and points in (None, BOX.points[card])
    ]
    assert len(fitting) >= number, f"the house set has no {number} such cards: {workers}, {points}"
    return fitting[:number]


def card_with_gems(text: str) -> int:
    return next(card for card, shown in enumerate(BOX.gems) if shown == gems(text))


def written(
    held: list[str],
    hands: list[list[int]] | None = None,
    points: list[int] | None = None,
    **changes: Any,
) -> dict[str, Any]:
    """A position in which all are asked to choose; the last card of a hand is the current one."""
    seats = len(held)
    hands = hands or [[card] for card in cards(seats, workers=1)]
    position = GAME.dump(GAME.setup(seats))
    stock = ALL_GEMS - sum(gems(text) for text in held)
    for seat, player in enumerate(position["players"]):
        player["gems"] = GEMS.to_json(gems(held[seat]))
        player["points"] = points[seat] if points else 0
        player["cards"] = hands[seat]
        player["current"] = hands[seat][-1]
        player["workers"] = sum(BOX.workers[card] for card in hands[seat])
    shown = [card for hand in hands for card in hand]
    position |= {
        "phase": "choose",
        "round": min(len(hand) for hand in hands) - 1,
        "stock": GEMS.to_json(stock),
        "pile": [card for card in range(len(BOX.workers)) if card not in shown],
    }
    return position | changes


def scene(
    held: list[str],
    hands: list[list[int]] | None = None,
    points: list[int] | None = None,
    **changes: Any,
) -> BasariCardsTable:
    """The same, set up."""
    table = GAME.load(written(held, hands, points, **changes))
    assert isinstance(table, BasariCardsTable)
    return table


def play(table: BasariCardsTable, *texts: str, game: Game = GAME) -> list[Event]:
    """Plays actions given as text and returns everything that came of them."""
    return [event for text in texts for event in game.apply(table, game.parse(text))]


def choose(table: BasariCardsTable, letters: str) -> list[Event]:
    """All choose, seat by seat."""
    return play(table, *(f"{seat} choose {letter}" for seat, letter in enumerate(letters)))


def refused(table: BasariCardsTable, text: str) -> tuple[str, str]:
    """The code and the clause by which an action is refused."""
    refusal = GAME.refusal(table, GAME.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.code, refusal.clause


def allowed(table: BasariCardsTable, text: str) -> bool:
    return GAME.refusal(table, GAME.parse(text)) is None


def asked(table: BasariCardsTable) -> list[tuple[int, str]]:
    return [(ask.seat, ask.question) for ask in GAME.asks(table)]


def held(table: BasariCardsTable) -> list[str]:
    return [GEMS.to_word(player.gems) for player in table.players]


def stock(table: BasariCardsTable) -> str:
    return GEMS.to_word(table.stock)


def points(table: BasariCardsTable) -> list[int]:
    return [player.points for player in table.players]


def workers(table: BasariCardsTable) -> list[int]:
    return [player.workers for player in table.players]


START = "3R3Y3G3B"


def lean_set() -> dict[str, Any]:
    """An owner's set with just enough workers for three players: the pile can run dry."""
    hand = [1] * 10 + [2] * 2
    shown = [*hand, *hand, *hand, 4, 4, 1]
    entries = [{"workers": number, "points": 5, "gems": "RYB"} for number in shown]
    return {"game": "basari_cards", "name": "lean-1", "card": entries}


def fresh(seats: int, **options: object) -> BasariCardsTable:
    """A table before its first deal."""
    table = GAME.setup(seats, options)
    assert isinstance(table, BasariCardsTable)
    return table


def seen_by(table: BasariCardsTable, viewer: int | None) -> BasariCardsView:
    view = GAME.view(table, viewer)
    assert isinstance(view, BasariCardsView)
    return view
