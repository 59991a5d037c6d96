"""What the frozen bots use of sandsturm: the only place to follow when its rooms move."""

from collections.abc import Iterator

from funduk.core.action import Action
from funduk.games.sandsturm import Sandsturm
from funduk.games.sandsturm.events import (
    Gave,
    MissionDealt,
    Moved,
    Rerolled,
    Robbed,
    Rolled,
    RoundBegan,
    Secured,
    StartDrawn,
    Suspected,
    Swapped,
    TradeBanned,
    TurnBegan,
    TypeChosen,
)
from funduk.games.sandsturm.material import (
    ALL_CORRECT_POINTS,
    ARTEFACT_POINTS,
    BLANK,
    CHIP_POINTS,
    DICE,
    FEWEST_SEATS,
    GIVE,
    GOODS_A_LOCK,
    HIDDEN,
    JOKER,
    KINDS,
    LAMP_POINTS,
    LAST_ROUND,
    LOCKS_FOR_A_BAN,
    MISSIONS,
    MOVE,
    NO_MISSION,
    ONE_ARTEFACT,
    ONE_LAMP,
    ROB,
    SECRET_POINTS,
    SECURE,
    SURE_ROUNDS,
    SWAP,
    TRIO,
    TYPES,
    Box,
    RoundCard,
)
from funduk.games.sandsturm.questions.acting import Choose, Reroll, Skip
from funduk.games.sandsturm.questions.aiming import in_reach, own_goods, takeable
from funduk.games.sandsturm.questions.executing import (
    Give,
    Move,
    Rob,
    Swap,
    all_executions,
    execution_refusal,
)
from funduk.games.sandsturm.questions.missions import CHIPS_ON_ME
from funduk.games.sandsturm.questions.offers import (
    COUNT_BITS,
    Offer,
    executions,
    fewest_jokers,
    most_jokers,
    offers,
)
from funduk.games.sandsturm.questions.securing import Secure
from funduk.games.sandsturm.questions.suspecting import Done, Place
from funduk.games.sandsturm.scoring import measure, mission_points
from funduk.games.sandsturm.table import (
    ACT,
    CHIPS,
    NO_CARD,
    REVEAL,
    RIGHT,
    TARGET,
    SandsturmTable,
    new_table,
)
from funduk.games.sandsturm.view import NO_CARD_ID, SandsturmView

__all__ = [
    "ACT",
    "ALL_CORRECT_POINTS",
    "ARTEFACT_POINTS",
    "BLANK",
    "CHIPS",
    "CHIPS_ON_ME",
    "CHIP_POINTS",
    "COUNT_BITS",
    "DICE",
    "FEWEST_SEATS",
    "GIVE",
    "GOODS_A_LOCK",
    "HIDDEN",
    "JOKER",
    "KINDS",
    "LAMP_POINTS",
    "LAST_ROUND",
    "LOCKS_FOR_A_BAN",
    "MISSIONS",
    "MOVE",
    "NO_CARD",
    "NO_CARD_ID",
    "NO_MISSION",
    "ONE_ARTEFACT",
    "ONE_LAMP",
    "REVEAL",
    "RIGHT",
    "ROB",
    "SECRET_POINTS",
    "SECURE",
    "SURE_ROUNDS",
    "SWAP",
    "TARGET",
    "TRIO",
    "TYPES",
    "Box",
    "Choose",
    "Done",
    "Gave",
    "Give",
    "MissionDealt",
    "Move",
    "Moved",
    "Offer",
    "Place",
    "Reroll",
    "Rerolled",
    "Rob",
    "Robbed",
    "Rolled",
    "RoundBegan",
    "RoundCard",
    "Sandsturm",
    "SandsturmTable",
    "SandsturmView",
    "Secure",
    "Secured",
    "Skip",
    "StartDrawn",
    "Suspected",
    "Swap",
    "Swapped",
    "Targets",
    "TradeBanned",
    "TurnBegan",
    "TypeChosen",
    "executions",
    "fewest_jokers",
    "in_reach",
    "measure",
    "mission_points",
    "most_jokers",
    "new_table",
    "offers",
    "own_goods",
    "takeable",
]


class Targets:
    """All executions open to the actor, as the frozen bots ask for them."""

    def __init__(self, table: SandsturmTable) -> None:
        self.table = table

    def __iter__(self) -> Iterator[Action]:
        return iter(all_executions(self.table))

    def __contains__(self, action: Action) -> bool:
        return execution_refusal(self.table, action) is None
