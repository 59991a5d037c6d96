"""The end of a stage, and of the game."""

from mypy_extensions import i64

from funduk.core.action import Event
from funduk.core.goods import count, one, some
from funduk.games.basari_cards.events import GameEnded, StageEnded, WorkersScored
from funduk.games.basari_cards.material import (
    ENOUGH_WORKERS,
    MAJORITY_SCORES,
    SHARERS_GIVE,
    STAGES,
    WORKERS_SCORE,
)
from funduk.games.basari_cards.table import OVER, BasariCardsTable
from funduk.games.gems.material import COLOURS
from funduk.games.gems.scoring import MajorityScored
from funduk.parts.majority import leaders, share
from funduk.parts.pile import full_pile


def end_stage(t: BasariCardsTable, events: list[Event]) -> None:
    """BC-22 to BC-25: majorities, workers, then all cards are shuffled again."""
    for colour in range(int(COLOURS) - 1, -1, -1):
        _score_majority(t, colour, events)
    for seat, player in enumerate(t.players):
        if player.workers >= ENOUGH_WORKERS:
            player.points += WORKERS_SCORE
            events.append(WorkersScored(seat, player.workers, WORKERS_SCORE))
    events.append(StageEnded(t.stage, [player.points for player in t.players]))
    t.stage += 1
    t.round = 0
    if t.stage == STAGES:
        t.phase = OVER
        events.append(GameEnded(best(t)))
        return
    t.pile = full_pile(len(t.box.workers))
    for player in t.players:
        player.cards = b""
        player.workers = 0


def _score_majority(t: BasariCardsTable, colour: int, events: list[Event]) -> None:
    """BC-22, BC-23: a sole majority gives back half, rounded up; sharers split and give back two each."""
    kind: i64 = colour
    counts = [int(count(player.gems, kind)) for player in t.players]
    most = leaders(counts)
    if not most:
        return
    points = share(MAJORITY_SCORES[colour], len(most))
    held: i64 = counts[most[0]]
    returned: i64 = (held + 1) // 2 if len(most) == 1 else min(SHARERS_GIVE, held)
    for seat in most:
        t.players[seat].points += points
        t.players[seat].gems -= some(kind, returned)
        t.stock += some(kind, returned)
    events.append(MajorityScored(one(kind), most, points, int(returned), counts))


def best(t: BasariCardsTable) -> list[int]:
    """BC-25: most points; a tie has several winners."""
    most = max([player.points for player in t.players])
    return [seat for seat, player in enumerate(t.players) if player.points == most]
