"""The end of a round, a scoring, and the end of the game."""

from mypy_extensions import i64

from funduk.core.action import Event
from funduk.core.goods import count, one, some, total
from funduk.games.basari.events import GameEnded, LapScored, ScoringEnded
from funduk.games.basari.material import (
    DICE,
    LAP_SCORE,
    LEADER_GIVES,
    MAJORITY_SCORES,
    SHARERS_GIVE,
)
from funduk.games.basari.table import OVER, ROLL, BasariTable, stall_of
from funduk.games.gems.material import COLOURS
from funduk.games.gems.scoring import MajorityScored
from funduk.parts.majority import leaders, share
from funduk.parts.sealed import UNDECIDED


def end_round(t: BasariTable, events: list[Event]) -> None:
    """BB-19: a scoring when, after all actions, some pawn has walked a full lap."""
    t.turn = 0
    t.action = DICE
    t.pairs = False
    t.phase = ROLL
    t.round += 1
    lapped = False
    for player in t.players:
        player.choice = UNDECIDED
        if player.walked >= t.box.stalls:
            lapped = True
    if lapped:
        score_laps(t, events)


def score_laps(t: BasariTable, events: list[Event]) -> None:
    """BB-20 to BB-25: laps, majorities, new start tiles; after the last scoring the game is over."""
    for seat, player in enumerate(t.players):
        if player.walked >= t.box.stalls:
            player.points += LAP_SCORE
            events.append(LapScored(seat, LAP_SCORE))
    for colour in range(COLOURS):
        _score_majority(t, colour, events)
    for seat, player in enumerate(t.players):
        player.tile = stall_of(t, seat)
        player.walked = 0
    points = [player.points for player in t.players]
    tiles = [player.tile for player in t.players]
    events.append(ScoringEnded(t.scored, points, tiles))
    t.scored += 1
    t.round = 0
    if t.scored == t.options.scorings:
        t.phase = OVER
        events.append(GameEnded(best(t)))


def _score_majority(t: BasariTable, colour: i64, events: list[Event]) -> None:
    """BB-21, BB-22: a sole majority gives back three, sharers split and give back two each."""
    counts = [int(count(player.gems, colour)) for player in t.players]
    most = leaders(counts)
    if not most:
        return
    points = share(MAJORITY_SCORES[colour], len(most))
    returned: i64 = min(LEADER_GIVES if len(most) == 1 else SHARERS_GIVE, counts[most[0]])
    for seat in most:
        t.players[seat].points += points
        t.players[seat].gems -= some(colour, returned)
        t.stock += some(colour, returned)
    events.append(MajorityScored(one(colour), most, points, int(returned), counts))


def best(t: BasariTable) -> list[int]:
    """BB-25: most points, then more gems, then the more valuable ones; still level share the win."""
    standings = [(player.points, int(total(player.gems)), int(player.gems)) for player in t.players]
    top = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == top]
