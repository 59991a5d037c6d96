"""Phase D: one information card a round."""

from mypy_extensions import i64

from funduk.core.action import Event
from funduk.core.goods import BITS, FIELD, count, some, total
from funduk.games.schwarzmarkt.events import BidsRevealed, CardLeft, CardWon, Recovered
from funduk.games.schwarzmarkt.material import BID_BACK, BID_KINDS, BID_WEIGHT, KINDS, WINS_TIES
from funduk.games.schwarzmarkt.production import kinds_in
from funduk.games.schwarzmarkt.table import NO_CARD, NOBODY, Player, SchwarzmarktTable


def most_kinds(t: SchwarzmarktTable, player: Player) -> int:
    """SM-20: goods of a single kind; forged papers mix more."""
    return 1 + t.box.power(player.cards, BID_KINDS) if player.cards else 1


def weight(t: SchwarzmarktTable, player: Player) -> i64:
    """SM-21: how many goods a bid counts for."""
    goods = total(player.from_storage)
    if goods == 0:
        return 0
    return goods + t.box.power(player.cards, BID_WEIGHT) if player.cards else goods


def rank(t: SchwarzmarktTable, bid: i64) -> i64:
    """SM-21: the highest row among the goods of a bid."""
    highest: i64 = 0
    rows = t.rows
    while bid > 0:
        if bid & FIELD and rows & FIELD > highest:
            highest = rows & FIELD
        bid >>= BITS
        rows >>= BITS
    return highest


def winner(t: SchwarzmarktTable) -> int:
    """SM-21: most goods, then the higher row, then a bribe; else nobody."""
    best: i64 = 0
    tied: list[int] = []
    for seat, player in enumerate(t.players):
        strength = weight(t, player) * 100 + rank(t, player.from_storage)
        if strength > best:
            best = strength
            tied = [seat]
        elif strength == best and strength > 0:
            tied.append(seat)
    if len(tied) > 1:
        tied = [seat for seat in tied if t.box.power(t.players[seat].cards, WINS_TIES) > 0]
    return tied[0] if len(tied) == 1 else NOBODY


def reveal_bids(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-21, SM-22: the winner pays, the others take their bids back; `turn` is the winner or nobody."""
    events.append(BidsRevealed([int(player.from_storage) for player in t.players]))
    t.turn = winner(t)
    if t.turn == NOBODY:
        events.append(CardLeft(t.card))
        t.card = NO_CARD
    else:
        player = t.players[t.turn]
        t.paid = player.from_storage
        player.storage -= t.paid
        t.reserve += t.paid
    for bidder in t.players:
        bidder.uncommit()


def recoverable(t: SchwarzmarktTable, player: Player) -> i64:
    """SM-6: how many goods of a bid just paid come back."""
    back: i64 = t.box.power(player.cards, BID_BACK)
    return min(back, total(t.paid))


def recovery_is_a_choice(t: SchwarzmarktTable, player: Player) -> bool:
    """SM-6: only of a mixed bid can one choose what comes back."""
    back = recoverable(t, player)
    return 0 < back < total(t.paid) and kinds_in(t.paid) > 1


def sure_recovery(t: SchwarzmarktTable, player: Player) -> i64:
    """SM-6: what comes back when there is nothing to choose: the whole bid, or part of its only kind."""
    back = recoverable(t, player)
    for kind in range(KINDS):
        if count(t.paid, kind) == total(t.paid):
            return some(kind, back)
    return t.paid


def recover(t: SchwarzmarktTable, goods: i64, events: list[Event]) -> None:
    """SM-6: goods of the bid go back to the winner's storage."""
    t.players[t.turn].storage += goods
    t.reserve -= goods
    t.paid -= goods
    events.append(Recovered(t.turn, goods))


def award(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-22: the winner takes the card and becomes start player."""
    player = t.players[t.turn]
    player.cards += bytes([t.card])
    events.append(CardWon(t.turn, t.card, t.paid))
    t.start = t.turn
    t.card = NO_CARD
    t.paid = 0
