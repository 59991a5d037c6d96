"""The state of a game in progress."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action
from funduk.core.record import (
    CARDS,
    FLAG,
    NUMBER,
    SEAT,
    Added,
    Many,
    Maybe,
    Named,
    Number,
    Record,
    Shape,
    Sub,
)
from funduk.core.table import LOW, Table
from funduk.games.schwarzmarkt.material import CARDS_IN_BOX, EACH_ONE, GOODS, SEES_DISCS, Box
from funduk.parts.market import Market as AnyMarket
from funduk.parts.market import Standing as AnyStanding
from funduk.parts.market import market_shape, standing_shape
from funduk.parts.pile import full_pile

LAY_ROWS: Final = 0
LAY_BONUS: Final = 1
LOT: Final = 2
OPEN: Final = 3
PRODUCE: Final = 4
TIP: Final = 5
RUMOUR: Final = 6
PROPOSE: Final = 7
ANSWER: Final = 8
PARTNER: Final = 9
MARKET: Final = 10
CARRY: Final = 11
LOSE: Final = 12
BID: Final = 13
RECOVER: Final = 14
RAISE: Final = 15
SELL: Final = 16
CLEAR: Final = 17
FINAL: Final = 18
OVER: Final = 19
PHASES: Final = (
    "lay-rows",
    "lay-bonus",
    "lot",
    "open",
    "produce",
    "tip",
    "rumour",
    "propose",
    "answer",
    "partner",
    "market",
    "carry",
    "lose",
    "bid",
    "recover",
    "raise",
    "sell",
    "clear",
    "final",
    "over",
)
PHASE: Final = Named(PHASES)

GOES_ON: Final = 0
SHORTAGE: Final = 1
BONUS: Final = 2
LAST_AUCTION: Final = 3
ENDING: Final = Named(("goes-on", "shortage", "bonus", "last-auction"))

ORDERED: Final = 0
WILD: Final = 1
TRADE: Final = Named(("ordered", "wild"))

NOBODY: Final = -1
NO_CARD: Final = -1
UNNAMED: Final = -1
NO_GOOD: Final = "none"


class Good(Named):
    """One of the six goods by its letter, or none."""

    def to_json(self, value: Any) -> Any:
        return None if value == UNNAMED else super().to_json(value)

    def from_json(self, data: Any, where: str) -> Any:
        return UNNAMED if data is None else super().from_json(data, where)

    def to_word(self, value: Any) -> str:
        return NO_GOOD if value == UNNAMED else str(super().to_json(value))

    def from_word(self, word: str, where: str) -> Any:
        return UNNAMED if word == NO_GOOD else super().from_json(word.upper(), where)

    def typescript(self) -> str:
        return super().typescript() + " | null"


GOOD: Final = Good(tuple(GOODS.cheapest_first))
ROWS_MOVED: Final = Number(-10, 10)


@mypyc_attr(acyclic=True)
class Standing(AnyStanding):
    """SM-16, SM-17: an offer or a proposal: goods from production and storage against wanted goods."""

    SHAPE: ClassVar[Shape] = standing_shape(("production", "storage"), GOODS)

    def __init__(
        self,
        id: int,
        revision: int,
        by: int,
        to: int | None,
        production: i64,
        storage: i64,
        want: i64,
        counters: int,
    ) -> None:
        super().__init__(id, revision, by, to, want, counters)
        self.production = production
        self.storage = storage

    def amended(self, production: i64, storage: i64, want: i64) -> "Standing":
        """The same offer with other goods: whoever takes it must have seen the new revision."""
        return Standing(
            self.id, self.revision + 1, self.by, self.to, production, storage, want, self.counters
        )


class Market(AnyMarket[Standing]):
    """SM-16: the market of one round of wild trade."""

    SHAPE: ClassVar[Shape] = market_shape(Standing)

    def copy(self) -> "Market":
        return Market(list(self.offers), self.next_id, self.acts, self.moods)

    def terms(self, id: int) -> Standing:
        """An offer that stands, with what it gives."""
        offer = self.offer(id)
        assert offer is not None
        return offer


def new_market(seats: int) -> Market:
    """SM-16: an empty market in which everybody wants to trade."""
    return Market([], 1, bytes(seats), bytes(seats))


@mypyc_attr(acyclic=True)
class Player(Record):
    """The three fields of one seat, goods set aside, cards, and its choice in a sealed question."""

    SHAPE: ClassVar[Shape] = (
        ("production", GOODS),
        ("storage", GOODS),
        ("aside", GOODS),
        ("scored", GOODS),
        ("cards", CARDS),
        ("committed", FLAG),
        ("from_production", GOODS),
        ("from_storage", GOODS),
        ("named", GOOD),
        ("answered", NUMBER),
    )

    def __init__(
        self,
        production: i64,
        storage: i64,
        aside: i64,
        scored: i64,
        cards: bytes,
        committed: bool,
        from_production: i64,
        from_storage: i64,
        named: int,
        answered: int,
    ) -> None:
        self.production = production
        self.storage = storage
        self.aside = aside
        self.scored = scored
        self.cards = cards
        self.committed = committed
        self.from_production = from_production
        self.from_storage = from_storage
        self.named = named
        self.answered = answered

    def copy(self) -> "Player":
        return Player(
            self.production,
            self.storage,
            self.aside,
            self.scored,
            self.cards,
            self.committed,
            self.from_production,
            self.from_storage,
            self.named,
            self.answered,
        )

    def commit(self, from_production: i64, from_storage: i64, named: int) -> None:
        """Lays a choice face down."""
        self.committed = True
        self.from_production = from_production
        self.from_storage = from_storage
        self.named = named

    def uncommit(self) -> None:
        """Clears a choice that has been settled."""
        self.committed = False
        self.from_production = 0
        self.from_storage = 0
        self.named = UNNAMED


@mypyc_attr(acyclic=True)
class FaceDown(Action):
    """SM-13: any answer that stays hidden until all who are asked have chosen."""

    def lay_down(self, player: Player) -> None:
        """Lays the choice in front of its owner."""
        player.commit(0, 0, UNNAMED)


@mypyc_attr(acyclic=True)
class SchwarzmarktTable(Table):
    """At most ten rounds; `turn` is asked alone, `proposals` counts a round's, `paid` is a bid just paid."""

    SHAPE: ClassVar[Shape] = (
        ("rules_version", NUMBER),
        ("phase", PHASE),
        ("round", Number(0, CARDS_IN_BOX)),
        ("players", Many(Sub(Player))),
        ("rows", GOODS),
        ("steps", GOODS),
        ("offer", GOODS),
        ("reserve", GOODS),
        ("deck", CARDS),
        ("card", Number(NO_CARD, CARDS_IN_BOX - 1)),
        ("start", SEAT),
        ("turn", SEAT),
        ("proposals", NUMBER),
        ("proposal", Maybe(Sub(Standing))),
        ("market", Maybe(Sub(Market))),
        ("paid", GOODS),
        ("ending", ENDING),
        ("trade", TRADE),
        ("tenth_round_sale", FLAG),
        ("market_acts", Number(0, 200)),
        ("most_wanted", Number(1, 12)),
        ("exactly_four", Added(FLAG, False)),
    )

    def __init__(
        self,
        box: Box,
        rules_version: int,
        phase: int,
        round: int,
        players: list[Player],
        rows: i64,
        steps: i64,
        offer: i64,
        reserve: i64,
        deck: bytes,
        card: int,
        start: int,
        turn: int,
        proposals: int,
        proposal: Standing | None,
        market: Market | None,
        paid: i64,
        ending: int,
        trade: int,
        tenth_round_sale: bool,
        market_acts: int,
        most_wanted: int,
        exactly_four: bool,
    ) -> None:
        self.box = box
        self.rules_version = rules_version
        self.phase = phase
        self.round = round
        self.players = players
        self.rows = rows
        self.steps = steps
        self.offer = offer
        self.reserve = reserve
        self.deck = deck
        self.card = card
        self.start = start
        self.turn = turn
        self.proposals = proposals
        self.proposal = proposal
        self.market = market
        self.paid = paid
        self.ending = ending
        self.trade = trade
        self.tenth_round_sale = tenth_round_sale
        self.market_acts = market_acts
        self.most_wanted = most_wanted
        self.exactly_four = exactly_four

    def __hash__(self) -> int:
        """Of what changes with nearly every move, so that it costs no more than a copy."""
        held: i64 = 0
        for player in self.players:
            held = (held * 31 + player.production + player.from_production * 3) & LOW
            held = (held * 31 + player.storage + player.scored * 3 + player.from_storage * 5) & LOW
        return hash((self.phase, self.turn, int(held), int(self.rows), int(self.steps), self.card))

    def seats(self) -> int:
        return len(self.players)

    def answered(self, seat: int) -> int:
        return self.players[seat].answered

    def count_answer(self, seat: int) -> None:
        self.players[seat].answered += 1

    def copy(self) -> "SchwarzmarktTable":
        market = self.market
        return SchwarzmarktTable(
            self.box,
            self.rules_version,
            self.phase,
            self.round,
            [player.copy() for player in self.players],
            self.rows,
            self.steps,
            self.offer,
            self.reserve,
            self.deck,
            self.card,
            self.start,
            self.turn,
            self.proposals,
            self.proposal,
            None if market is None else market.copy(),
            self.paid,
            self.ending,
            self.trade,
            self.tenth_round_sale,
            self.market_acts,
            self.most_wanted,
            self.exactly_four,
        )


def new_table(
    box: Box,
    rules_version: int,
    seats: int,
    trade: int,
    tenth_round_sale: bool,
    market_acts: int,
    most_wanted: int,
    exactly_four: bool,
) -> SchwarzmarktTable:
    """SM-4, SM-5: one of each good in every storage, the reserve by the number of players."""
    players = [Player(0, EACH_ONE, 0, 0, b"", False, 0, 0, UNNAMED, 0) for _ in range(seats)]
    reserve: i64 = box.reserves[seats]
    return SchwarzmarktTable(
        box, rules_version, LAY_ROWS, 0, players, 0, 0, 0, EACH_ONE * reserve, full_pile(CARDS_IN_BOX),
        NO_CARD, NOBODY, NOBODY, 0, None, None, 0, GOES_ON, trade, tenth_round_sale, market_acts, most_wanted,
        exactly_four,
    )  # fmt: skip


def sees_discs(t: SchwarzmarktTable, player: Player) -> bool:
    """SM-6: whether a seat chooses its production after the others."""
    return len(player.cards) > 0 and t.box.power(player.cards, SEES_DISCS) > 0


def held(player: Player) -> i64:
    """SM-13: what a seat can give away."""
    return player.production + player.storage


def held_by_others(table: SchwarzmarktTable, seat: int) -> i64:
    """SM-16, SM-17: what the others can give away together."""
    goods: i64 = 0
    for place, player in enumerate(table.players):
        if place != seat:
            goods += player.production + player.storage
    return goods
