"""The end: points fields, bonuses, information cards, and who wins."""

from mypy_extensions import i64

from funduk.core.action import Event
from funduk.core.goods import count, total
from funduk.games.schwarzmarkt.events import BonusScored, CardsScored, GameEnded
from funduk.games.schwarzmarkt.material import END_POINTS, KINDS, Box
from funduk.games.schwarzmarkt.table import SchwarzmarktTable
from funduk.parts.majority import leaders, runners_up, share


def bonus_points(counts: list[i64], first: int, second: int) -> list[int]:
    """SM-28, SM-29: for most and second most of one good; ties split, rounded down."""
    points = [0] * len(counts)
    most = leaders(counts)
    if len(most) > 1:
        for seat in most:
            points[seat] = share(first + second, len(most))
    elif most:
        points[most[0]] = first
        next_most = runners_up(counts)
        for seat in next_most:
            points[seat] = share(second, len(next_most))
    return points


def bonuses_of(box: Box, steps: i64, scored: list[i64], kind: i64) -> list[int]:
    """SM-28: what one good's bonus brings each seat."""
    first, second = box.bonuses[count(steps, kind)]
    counts: list[i64] = [count(goods, kind) for goods in scored]
    return bonus_points(counts, first, second)


def card_points(box: Box, cards: bytes) -> int:
    """SM-30: by the number of cards, and what cards themselves are worth."""
    points = box.power(cards, END_POINTS)
    if cards:
        points += box.card_points[min(len(cards), len(box.card_points)) - 1]
    return points


def totals(box: Box, steps: i64, scored: list[i64], hands: list[bytes]) -> list[int]:
    """SM-28 to SM-30: all points of all seats."""
    points = [
        int(total(goods)) + card_points(box, cards)
        for goods, cards in zip(scored, hands, strict=True)
    ]
    for kind in range(KINDS):
        for seat, bonus in enumerate(bonuses_of(box, steps, scored, kind)):
            points[seat] += bonus
    return points


def scores(t: SchwarzmarktTable) -> list[int]:
    scored: list[i64] = [player.scored for player in t.players]
    return totals(t.box, t.steps, scored, [player.cards for player in t.players])


def winners(t: SchwarzmarktTable) -> list[int]:
    """SM-32: most points, then most goods scored of the kinds on the highest row, then shared."""
    points = scores(t)
    top: i64 = 0
    for kind in range(KINDS):
        top = max(top, count(t.rows, kind))
    ranks: list[i64] = []
    for seat, player in enumerate(t.players):
        dear: i64 = 0
        for kind in range(KINDS):
            if count(t.rows, kind) == top:
                dear += count(player.scored, kind)
        ranks.append(points[seat] * 1000 + dear)
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def tell_result(t: SchwarzmarktTable, events: list[Event]) -> None:
    """What each part brought, dearest letter first."""
    scored: list[i64] = [player.scored for player in t.players]
    for kind in range(int(KINDS) - 1, -1, -1):
        bonus = bonuses_of(t.box, t.steps, scored, kind)
        if any(bonus):
            events.append(BonusScored(kind, bonus))
    events.append(CardsScored([card_points(t.box, player.cards) for player in t.players]))
    events.append(GameEnded(scores(t), winners(t)))
