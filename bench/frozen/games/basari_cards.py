"""What the frozen bots use of basari_cards: the only place to follow when its rooms move."""

from funduk.games.basari_cards import BasariCards
from funduk.games.basari_cards.events import Revealed
from funduk.games.basari_cards.material import ENOUGH_WORKERS, WORKERS_SCORE, A, B, C, D
from funduk.games.basari_cards.questions.action_d import Exchange, Take
from funduk.games.basari_cards.questions.choosing import Choose
from funduk.games.basari_cards.table import (
    ANSWER,
    CHOOSE,
    OFFER,
    BasariCardsTable,
    comes_before,
    new_table,
)
from funduk.games.basari_cards.view import BasariCardsView

__all__ = [
    "ANSWER",
    "CHOOSE",
    "ENOUGH_WORKERS",
    "OFFER",
    "WORKERS_SCORE",
    "A",
    "B",
    "BasariCards",
    "BasariCardsTable",
    "BasariCardsView",
    "C",
    "Choose",
    "D",
    "Exchange",
    "Revealed",
    "Take",
    "comes_before",
    "new_table",
]
