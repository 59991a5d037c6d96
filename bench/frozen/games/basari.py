"""What the frozen bots use of basari: the only place to follow when its rooms move."""

from funduk.games.basari import Basari
from funduk.games.basari.events import Revealed
from funduk.games.basari.material import LAP_SCORE, LEADER_GIVES, PIPS
from funduk.games.basari.questions.choosing import Choose
from funduk.games.basari.questions.placing import Place
from funduk.games.basari.questions.settling import CarryOut
from funduk.games.basari.table import ANSWER, CHOOSE, OFFER, PLACE, BasariTable, new_table, stall_of
from funduk.games.basari.view import BasariView

__all__ = [
    "ANSWER",
    "CHOOSE",
    "LAP_SCORE",
    "LEADER_GIVES",
    "OFFER",
    "PIPS",
    "PLACE",
    "Basari",
    "BasariTable",
    "BasariView",
    "CarryOut",
    "Choose",
    "Place",
    "Revealed",
    "new_table",
    "stall_of",
]
