"""What a seat may know, and tables imagined from it."""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.dice import Dice
from funduk.core.question import Question
from funduk.core.record import (
    CARDS,
    FLAG,
    NUMBER,
    SEAT,
    Added,
    Many,
    Maybe,
    Number,
    Record,
    Shape,
    Sub,
)
from funduk.core.table import View
from funduk.games.schwarzmarkt.material import CARDS_IN_BOX, GOODS, Box
from funduk.games.schwarzmarkt.scoring import totals
from funduk.games.schwarzmarkt.table import (
    ENDING,
    GOOD,
    NO_CARD,
    PARTNER,
    PHASE,
    TIP,
    TRADE,
    UNNAMED,
    FaceDown,
    Market,
    Player,
    SchwarzmarktTable,
    Standing,
    sees_discs,
)


@mypyc_attr(acyclic=True)
class PlayerView(Record):
    """What can be seen of a seat: all of it, but for a choice that is still face down."""

    SHAPE: ClassVar[Shape] = (
        ("production", GOODS),
        ("storage", GOODS),
        ("aside", GOODS),
        ("scored", GOODS),
        ("points", NUMBER),
        ("cards", CARDS),
        ("has_chosen", FLAG),
        ("choice_shown", FLAG),
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
        points: int,
        cards: bytes,
        has_chosen: bool,
        choice_shown: bool,
        from_production: i64,
        from_storage: i64,
        named: int,
        answered: int,
    ) -> None:
        self.production = production
        self.storage = storage
        self.aside = aside
        self.scored = scored
        self.points = points
        self.cards = cards
        self.has_chosen = has_chosen
        self.choice_shown = choice_shown
        self.from_production = from_production
        self.from_storage = from_storage
        self.named = named
        self.answered = answered


@mypyc_attr(acyclic=True)
class SchwarzmarktView(View):
    """SM-13: everything but choices that are still face down, and the order of cards nobody has seen."""

    SHAPE: ClassVar[Shape] = (
        ("seat", Maybe(SEAT)),
        ("rules_version", NUMBER),
        ("phase", PHASE),
        ("round", Number(0, CARDS_IN_BOX)),
        ("players", Many(Sub(PlayerView))),
        ("rows", GOODS),
        ("steps", GOODS),
        ("offer", GOODS),
        ("reserve", GOODS),
        ("unseen", CARDS),
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
        ("market_acts", NUMBER),
        ("most_wanted", NUMBER),
        ("exactly_four", Added(FLAG, False)),
    )

    def __init__(
        self,
        seat: int | None,
        rules_version: int,
        phase: int,
        round: int,
        players: list[PlayerView],
        rows: i64,
        steps: i64,
        offer: i64,
        reserve: i64,
        unseen: bytes,
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
        self.seat = seat
        self.rules_version = rules_version
        self.phase = phase
        self.round = round
        self.players = players
        self.rows = rows
        self.steps = steps
        self.offer = offer
        self.reserve = reserve
        self.unseen = unseen
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


def is_shown(t: SchwarzmarktTable, place: int, seat: int | None) -> bool:
    """SM-13: one's own choice, answers already revealed, and discs a tip-off has seen."""
    if place == seat or t.phase == PARTNER:
        return True
    return t.phase == TIP and not sees_discs(t, t.players[place])


def view(t: SchwarzmarktTable, seat: int | None) -> SchwarzmarktView:
    scored: list[i64] = [player.scored for player in t.players]
    points = totals(t.box, t.steps, scored, [player.cards for player in t.players])
    players: list[PlayerView] = []
    for place, player in enumerate(t.players):
        shown = player.committed and is_shown(t, place, seat)
        players.append(
            PlayerView(
                player.production,
                player.storage,
                player.aside,
                player.scored,
                points[place],
                player.cards,
                player.committed,
                shown,
                player.from_production if shown else 0,
                player.from_storage if shown else 0,
                player.named if shown else UNNAMED,
                player.answered,
            )
        )
    market = t.market
    return SchwarzmarktView(
        seat, t.rules_version, t.phase, t.round, players, t.rows, t.steps, t.offer, t.reserve, t.deck, t.card,
        t.start, t.turn, t.proposals, t.proposal, None if market is None else market.copy(), t.paid, t.ending,
        t.trade, t.tenth_round_sale, t.market_acts, t.most_wanted, t.exactly_four,
    )  # fmt: skip


def open_view(t: SchwarzmarktTable, seat: int | None) -> SchwarzmarktView:
    """The same with every choice turned up, for replays after the end."""
    seen = view(t, seat)
    for place, player in enumerate(t.players):
        if player.committed:
            shown = seen.players[place]
            shown.choice_shown = True
            shown.from_production = player.from_production
            shown.from_storage = player.from_storage
            shown.named = player.named
    return seen


def imagine(
    box: Box, v: SchwarzmarktView, course: list[Question[Any, Any]], dice: Dice
) -> SchwarzmarktTable:
    """A table that looks like this view: choices still face down are drawn by lot."""
    players = [
        Player(
            seen.production, seen.storage, seen.aside, seen.scored, seen.cards, seen.has_chosen,
            seen.from_production, seen.from_storage, seen.named, seen.answered,
        )
        for seen in v.players
    ]  # fmt: skip
    market = v.market
    t = SchwarzmarktTable(
        box, v.rules_version, v.phase, v.round, players, v.rows, v.steps, v.offer, v.reserve, v.unseen,
        v.card, v.start, v.turn, v.proposals, v.proposal, None if market is None else market.copy(), v.paid,
        v.ending, v.trade, v.tenth_round_sale, v.market_acts, v.most_wanted, v.exactly_four,
    )  # fmt: skip
    for place, seen in enumerate(v.players):
        if seen.has_chosen and not seen.choice_shown:
            question = course[t.phase]
            choice = question.draw(t, question.ask(t, place), dice)
            assert isinstance(choice, FaceDown)
            choice.lay_down(t.players[place])
    return t
