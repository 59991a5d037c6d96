"""What the laws must know about Schwarzmarkt."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

from funduk.core.action import SEALED, Action, Ask, Refusal
from funduk.core.game import Game, Table, View
from funduk.core.goods import one
from funduk.core.plain_verbs import Plain
from funduk.core.record import Record
from funduk.core.tree import MoveTree
from funduk.games.schwarzmarkt import Schwarzmarkt
from funduk.games.schwarzmarkt.questions.market_actions import Amend, Counter, Offer, Take
from funduk.games.schwarzmarkt.questions.ordered_trade import Accept, Propose
from funduk.games.schwarzmarkt.questions.sale import Sell
from funduk.games.schwarzmarkt.table import BID, PRODUCE, SchwarzmarktTable
from tests.laws.lawbook import Lawbook, with_verbs

LETTERS = "TMPBCG"
TRIED = 400


def conserved(table: SchwarzmarktTable) -> object:
    """SM-5: every token, good by good; SM-6: no card is in two places."""
    tokens = table.reserve + table.offer
    cards = list(table.deck)
    for player in table.players:
        tokens += player.production + player.storage + player.aside + player.scored
        cards += player.cards
    return tokens, len(cards) == len(set(cards))


def options(seats: int) -> list[dict[str, Any]]:
    return [
        {"trade": "wild"},
        {"tenth_round_sale": True},
        {"most_wanted": 2},
        {"trade": "wild", "market_acts": 4},
        {"exactly_four": True},
    ]


# Swaps and sales have too many values: goods are drawn around what lies in front of the seats.


def near(goods: int, chosen: random.Random) -> int:
    """Some of the goods, now and then one too many or nothing."""
    taken = sum(chosen.randint(0, (goods >> 7 * kind) & 127) << 7 * kind for kind in range(6))
    if chosen.random() < 0.2:
        return 0
    return taken + (int(one(chosen.randrange(6))) if chosen.random() < 0.25 else 0)


def swaps(game: Game, table: Table, verb: type[Action]) -> Iterator[Action]:
    assert isinstance(table, SchwarzmarktTable)
    chosen = random.Random(f"{verb.__name__} {table.round} {table.phase} {table.rows}")
    seats = len(table.players)
    ids = [0, 1, *([offer.id for offer in table.market.offers] if table.market else [])]
    for _ in range(TRIED):
        seat = chosen.randrange(seats)
        player = table.players[seat]
        made, stored = near(player.production, chosen), near(player.storage, chosen)
        other = table.players[chosen.randrange(seats)]
        want = near(near(other.production + other.storage, chosen), chosen)
        if verb is Propose:
            yield Propose(seat, made, stored, want)
        elif verb is Offer:
            yield Offer(seat, chosen.choice([None, *range(-1, seats + 1)]), made, stored, want)
        elif verb is Amend:
            yield Amend(seat, chosen.choice(ids), made, stored, want)
        else:
            yield Counter(seat, chosen.choice(ids), made, stored, want)


def proposals(game: Game, table: Table) -> Iterable[Action]:
    return swaps(game, table, Propose)


def offers(game: Game, table: Table) -> Iterable[Action]:
    return swaps(game, table, Offer)


def amendments(game: Game, table: Table) -> Iterable[Action]:
    return swaps(game, table, Amend)


def counters(game: Game, table: Table) -> Iterable[Action]:
    return swaps(game, table, Counter)


def supplies(table: SchwarzmarktTable, want: int, chosen: random.Random) -> tuple[int, int, int]:
    """A seat and goods from its two fields that make up what is wanted, or nearly."""
    seat = chosen.randrange(len(table.players))
    made = near(want & table.players[seat].production, chosen)
    stored = want - made
    return seat, made, stored if stored >= 0 and chosen.random() < 0.8 else near(want, chosen)


def acceptances(game: Game, table: Table) -> Iterator[Action]:
    assert isinstance(table, SchwarzmarktTable)
    chosen = random.Random(f"accept {table.round} {table.rows}")
    want = table.proposal.want if table.proposal else int(one(2))
    for _ in range(TRIED):
        yield Accept(*supplies(table, want, chosen))


def takings(game: Game, table: Table) -> Iterator[Action]:
    assert isinstance(table, SchwarzmarktTable)
    chosen = random.Random(f"take {table.round} {table.rows}")
    standing = table.market.offers if table.market else []
    for _ in range(TRIED):
        offer = chosen.choice(standing) if standing else None
        seat, made, stored = supplies(table, offer.want if offer else int(one(1)), chosen)
        revision = chosen.choice([0, 1, 2, offer.revision if offer else 1])
        yield Take(seat, offer.id if offer else 1, revision, made, stored)


def sales(game: Game, table: Table) -> Iterator[Action]:
    """Lots of any size up to fourteen of one or two goods, mixed from both fields."""
    assert isinstance(table, SchwarzmarktTable)
    chosen = random.Random(f"sell {table.round} {table.rows}")
    for _ in range(3 * TRIED):
        seat = chosen.randrange(len(table.players))
        player = table.players[seat]
        made = near(player.production, chosen) if chosen.random() < 0.3 else 0
        yield Sell(seat, made, near(player.storage, chosen), chosen.choice([-1, -1, *range(7)]))


# Leaks that the laws must catch


class ShowsChoices(Schwarzmarkt):
    """Turns discs, bids and sales up too early."""

    def view(self, table: Table, seat: int | None) -> View:
        view = super().view(table, seat)
        shown: Any = view
        assert isinstance(table, SchwarzmarktTable)
        for seen, player in zip(shown.players, table.players, strict=True):
            seen.from_production, seen.from_storage = player.from_production, player.from_storage
        return view


class TellsWhoAccepts(Schwarzmarkt):
    """Lets everybody see which verb an answer was."""

    def witness(self, record: Record, seat: int | None) -> Record | None:
        return record


class AsksTheRichTwice(Schwarzmarkt):
    """Numbers questions differently once somebody has bid more than nothing."""

    def asks(self, table: Table) -> list[Ask]:
        asks = super().asks(table)
        assert isinstance(table, SchwarzmarktTable)
        if table.phase == BID and any(player.from_storage > 0 for player in table.players):
            return [Ask(ask.seat, ask.question, ask.mode, ask.must, ask.nth + 1) for ask in asks]
        return asks


class HintsInRefusals(Schwarzmarkt):
    """Names another clause when somebody has laid a tobacco disc."""

    def refusal(self, table: Table, action: Action) -> Refusal | None:
        refusal = super().refusal(table, action)
        assert isinstance(table, SchwarzmarktTable)
        laid = any(player.from_production >> 35 for player in table.players)
        if refusal is not None and table.phase == PRODUCE and laid:
            return Refusal(refusal.code, "SM-0")
        return refusal


class HintsInLists(Schwarzmarkt):
    """Lists one move more when somebody's choice has goods in it."""

    def moves(self, table: Table, ask: Ask) -> MoveTree:
        moves = super().moves(table, ask)
        assert isinstance(table, SchwarzmarktTable)
        chosen = any(player.from_production + player.from_storage > 0 for player in table.players)
        if ask.mode == SEALED and chosen and len(moves) < 1000:
            return with_verbs(moves, [*moves.verbs, Plain(moves[0])])
        return moves


FIELDS = ("from_production", "from_storage")

LAWBOOK = Lawbook(
    # clearing beside another seat is too rare
    secrets=("produce", "answer", "lose", "bid", "sell", "final_sale"),
    walks=(
        {"trade": "ordered", "tenth_round_sale": True},
        {"trade": "wild", "market_acts": 6},
    ),
    sizes=(3, 3),
    everywhere=frozenset({"trade"}),
    options=options,
    conserved=conserved,
    hidden=frozenset(
        {"players.*.named"}
        | {f"players.*.{field}" for field in FIELDS}
        | {f"players.*.{field}.{letter}" for field in FIELDS for letter in LETTERS}
    ),
    leaks=(ShowsChoices, TellsWhoAccepts, AsksTheRichTwice, HintsInRefusals, HintsInLists),
    space={
        "propose": proposals,
        "offer": offers,
        "amend": amendments,
        "counter": counters,
        "accept": acceptances,
        "take": takings,
        "sell": sales,
    },
)
