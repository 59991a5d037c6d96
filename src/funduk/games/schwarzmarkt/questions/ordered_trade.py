"""Ordered trade: one proposes, those who can answer in secret, and the proposer chooses among the willing."""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from funduk.core.action import Action, Ask, Event, Refusal
from funduk.core.dice import Dice
from funduk.core.goods import within
from funduk.core.plain_verbs import Few, Free, Plain
from funduk.core.question import Question
from funduk.core.record import SEAT, Shape
from funduk.core.verb import Verb
from funduk.games.schwarzmarkt.events import A_PROPOSAL, Passed
from funduk.games.schwarzmarkt.material import GOODS, KINDS, TRADE_ROUNDS
from funduk.games.schwarzmarkt.questions.answers import Pass, Secret
from funduk.games.schwarzmarkt.questions.trade import (
    draw_gift,
    draw_wish,
    end_trade,
    proposer,
    refuse_supply,
    refuse_terms,
    swap,
)
from funduk.games.schwarzmarkt.questions.trade_events import Answered, NobodyCould, Proposed
from funduk.games.schwarzmarkt.table import (
    ANSWER,
    NOBODY,
    PARTNER,
    PROPOSE,
    UNNAMED,
    FaceDown,
    Player,
    SchwarzmarktTable,
    Standing,
    held,
    held_by_others,
)
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.parts.bargain import Bargaining, Split, Terms
from funduk.parts.market import NO_OFFER
from funduk.parts.picks import counts_of, drawn_split, goods_of


@mypyc_attr(acyclic=True, free_list_len=1)
class Propose(Action):
    """Ordered trade: goods from both fields against wanted goods (SM-17)."""

    VERB: ClassVar[str] = "propose"
    SHAPE: ClassVar[Shape] = (("production", GOODS), ("storage", GOODS), ("want", GOODS))

    def __init__(self, seat: int, production: i64, storage: i64, want: i64) -> None:
        self.seat = seat
        self.production = production
        self.storage = storage
        self.want = want


class Proposals(Bargaining):
    """SM-17: all swaps a seat can propose, to all at once."""

    def __init__(self, t: SchwarzmarktTable, seat: int) -> None:
        player = t.players[seat]
        wantable = [int(held_by_others(t, seat))]
        terms = Terms(GOODS, player.production, player.storage, wantable, t.most_wanted)
        super().__init__(seat, 0, terms)

    def name(self) -> str:
        return Propose.VERB

    def spell(self, choices: list[int]) -> Action:
        return Propose(
            self.seat, self.given(choices, 0), self.given(choices, 1), self.wanted(choices)
        )

    def choices_of(self, action: Action) -> list[int] | None:
        if not isinstance(action, Propose):
            return None
        return self.terms_of(action.want, action.production, action.storage)

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return self.part(step, ("want", "production", "storage")), int(choice)


class Proposing(Question[SchwarzmarktTable, SchwarzmarktView]):
    """SM-17: goods of one's own against goods that others hold, or nothing."""

    NAME: ClassVar[str] = "propose"
    PHASE: ClassVar[int] = PROPOSE
    MUST: ClassVar[bool] = False
    CLAUSE: ClassVar[str] = "SM-17"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Pass, Propose)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if isinstance(action, Propose):
            wantable = held_by_others(t, action.seat)
            return refuse_terms(
                t, action.seat, action.production, action.storage, action.want, wantable, "SM-17"
            )
        return None if isinstance(action, Pass) else self.wrong_verb()

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        return [Plain(Pass(ask.seat)), Proposals(t, ask.seat)]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        """Mostly one to three goods a side."""
        seat = ask.seat
        if dice.below(2) == 0:
            return Pass(seat)
        player = t.players[seat]
        wantable = held_by_others(t, seat)
        if wantable == 0 or held(player) == 0:
            return Pass(seat)
        production, storage = draw_gift(player.production, player.storage, dice)
        return Propose(seat, production, storage, draw_wish(t, wantable, dice))

    def perform(self, t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
        """SM-17: those who hold the wanted goods are asked; if nobody does, the next player proposes."""
        if not isinstance(action, Propose):
            events.append(Passed(action.seat, A_PROPOSAL))
            next_proposal(t, events)
            return
        t.proposal = Standing(
            NO_OFFER, 1, action.seat, None, action.production, action.storage, action.want, NO_OFFER
        )
        events.append(Proposed(action.seat, action.production, action.storage, action.want))
        for seat in range(len(t.players)):
            if can_answer(t, seat):
                t.phase = ANSWER
                t.turn = NOBODY
                return
        events.append(NobodyCould(action.seat))
        next_proposal(t, events)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """Passes."""
        return Pass(ask.seat)


def can_answer(t: SchwarzmarktTable, seat: int) -> bool:
    """SM-18: one who lacks the goods cannot accept."""
    proposal = t.proposal
    if proposal is None or seat == proposal.by:
        return False
    player = t.players[seat]
    return within(proposal.want, player.production + player.storage)


def next_proposal(t: SchwarzmarktTable, events: list[Event]) -> None:
    """SM-17: three rounds, then trade is over."""
    if t.proposal is not None:
        for player in t.players:
            if player.committed:
                player.uncommit()
        t.proposal = None
    t.proposals += 1
    if t.proposals == TRADE_ROUNDS * len(t.players):
        end_trade(t, events)
    else:
        t.phase = PROPOSE
        t.turn = proposer(t)


@mypyc_attr(acyclic=True, free_list_len=1)
class Decline(FaceDown):
    """Ordered trade: does not want the swap (SM-18)."""

    VERB: ClassVar[str] = "decline"


@mypyc_attr(acyclic=True, free_list_len=1)
class Accept(FaceDown):
    """Ordered trade: supplies the wanted goods from both fields (SM-18)."""

    VERB: ClassVar[str] = "accept"
    SHAPE: ClassVar[Shape] = (("production", GOODS), ("storage", GOODS))

    def __init__(self, seat: int, production: i64, storage: i64) -> None:
        self.seat = seat
        self.production = production
        self.storage = storage

    def lay_down(self, player: Player) -> None:
        player.commit(self.production, self.storage, UNNAMED)


class Acceptances(Free):
    """SM-18: how many of each wanted good come from production; storage brings the rest."""

    def __init__(self, seat: int, player: Player, want: i64) -> None:
        super().__init__(Split(KINDS, player.production, player.storage).options(want))
        self.seat = seat
        self.want = want

    def name(self) -> str:
        return Accept.VERB

    def spell(self, choices: list[int]) -> Action:
        production = goods_of(choices, 0, KINDS)
        return Accept(self.seat, production, self.want - production)

    def choices_of(self, action: Action) -> list[int] | None:
        return counts_of(action.production, KINDS) if isinstance(action, Accept) else None

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return f"production.{GOODS.letter(int(KINDS - 1 - step))}", int(choice)


class Answering(Secret):
    """SM-18: whoever holds the wanted goods accepts with them, or declines; all answers are shown at once."""

    NAME: ClassVar[str] = "answer"
    PHASE: ClassVar[int] = ANSWER
    CLAUSE: ClassVar[str] = "SM-18"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Decline, Accept)

    def concerns(self, t: SchwarzmarktTable, seat: int) -> bool:
        return can_answer(t, seat)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Accept):
            return self.wrong_verb()
        proposal = t.proposal
        assert proposal is not None
        return refuse_supply(
            t, action.seat, action.production, action.storage, proposal.want, "SM-18", "SM-18"
        )

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        proposal = t.proposal
        assert proposal is not None
        return [
            Plain(Decline(ask.seat)),
            Acceptances(ask.seat, t.players[ask.seat], proposal.want),
        ]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        if dice.below(2) == 0:
            return Decline(ask.seat)
        proposal = t.proposal
        assert proposal is not None
        player = t.players[ask.seat]
        production = drawn_split(proposal.want, player.production, player.storage, dice)
        return Accept(ask.seat, production, proposal.want - production)

    def settle(self, t: SchwarzmarktTable, events: list[Event]) -> None:
        """SM-18: none accepts: next; one: the swap; several: the proposer chooses."""
        willing = show_answers(t, events)
        if len(willing) > 1:
            t.phase = PARTNER
            t.turn = proposer(t)
            return
        if willing:
            carry_out_proposal(t, willing[0], events)
        next_proposal(t, events)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """Declines."""
        return Decline(ask.seat)


def accepted(player: Player) -> bool:
    """SM-18: an acceptance names goods, a refusal none."""
    return player.committed and player.from_production + player.from_storage > 0


def willing(t: SchwarzmarktTable) -> list[int]:
    """SM-18: those who accepted."""
    return [seat for seat, player in enumerate(t.players) if accepted(player)]


def show_answers(t: SchwarzmarktTable, events: list[Event]) -> list[int]:
    """SM-18: who accepted, once all have answered."""
    seats: list[int] = []
    answers: list[bool] = []
    for seat, player in enumerate(t.players):
        if player.committed:
            seats.append(seat)
            answers.append(accepted(player))
    events.append(Answered(seats, answers))
    return willing(t)


def carry_out_proposal(t: SchwarzmarktTable, partner: int, events: list[Event]) -> None:
    """SM-18: with the one who accepted, or the one chosen."""
    proposal = t.proposal
    assert proposal is not None
    player = t.players[partner]
    swap(t, proposal, partner, player.from_production, player.from_storage, events)


@mypyc_attr(acyclic=True, free_list_len=1)
class Choose(Action):
    """Ordered trade: picks one of those who accepted (SM-18)."""

    VERB: ClassVar[str] = "choose"
    SHAPE: ClassVar[Shape] = (("partner", SEAT),)

    def __init__(self, seat: int, partner: int) -> None:
        self.seat = seat
        self.partner = partner


class ChoosingPartner(Question[SchwarzmarktTable, SchwarzmarktView]):
    """SM-18: the proposer chooses among several who accepted."""

    NAME: ClassVar[str] = "partner"
    PHASE: ClassVar[int] = PARTNER
    CLAUSE: ClassVar[str] = "SM-18"
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Choose,)

    def refusal(self, t: SchwarzmarktTable, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return Refusal("must-answer", "SM-18")
        if not isinstance(action, Choose):
            return self.wrong_verb()
        there = 0 <= action.partner < len(t.players) and accepted(t.players[action.partner])
        return None if there else Refusal("has-not-accepted", "SM-18")

    def verbs(self, t: SchwarzmarktTable, ask: Ask) -> list[Verb]:
        partners = willing(t)
        return [Few("partner", partners, [Choose(ask.seat, partner) for partner in partners])]

    def draw(self, t: SchwarzmarktTable, ask: Ask, dice: Dice) -> Action:
        partners = willing(t)
        return Choose(ask.seat, partners[dice.below(len(partners))])

    def perform(self, t: SchwarzmarktTable, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Choose)
        carry_out_proposal(t, action.partner, events)
        next_proposal(t, events)

    def default(self, v: SchwarzmarktView, ask: Ask) -> Action:
        """The first who accepted, leftwards from the proposer."""
        seats = len(v.players)
        for step in range(1, seats):
            other = (ask.seat + step) % seats
            seen = v.players[other]
            if seen.has_chosen and seen.from_production + seen.from_storage > 0:
                return Choose(ask.seat, other)
        return Choose(ask.seat, ask.seat)
