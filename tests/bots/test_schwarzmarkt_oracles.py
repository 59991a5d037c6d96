"""Schwarzmarkt's solvers against slow and certain ways to the same answer."""

from __future__ import annotations

from itertools import product
from math import exp
from random import Random

import numpy as np
import pytest

from funduk.bots.schwarzmarkt.bidding import Auction, possible_bids
from funduk.bots.schwarzmarkt.dealing import Dealing
from funduk.bots.schwarzmarkt.futures import MOST
from funduk.bots.schwarzmarkt.memory import Memory
from funduk.bots.schwarzmarkt.outlook import end_shares
from funduk.bots.schwarzmarkt.producing import Discs
from funduk.bots.schwarzmarkt.selling import Selling
from funduk.bots.schwarzmarkt.situation import SIX, Situation, counts_of
from funduk.bots.schwarzmarkt.street import Street
from funduk.bots.schwarzmarkt.swapping import Swaps
from funduk.bots.schwarzmarkt.trader import Trader
from funduk.bots.schwarzmarkt.waiting import CARRIED_ON, PATIENCE, Floor, Waiting
from funduk.core.dice import FastDice
from funduk.core.goods import pack
from funduk.games.schwarzmarkt.questions.auction import winner
from funduk.games.schwarzmarkt.questions.prices import from_production, points_for, rows_up
from funduk.games.schwarzmarkt.questions.sale import Sales, Sell
from funduk.games.schwarzmarkt.table import BID, CLEAR, FINAL, PROPOSE, SELL, SchwarzmarktTable
from funduk.parts.picks import ANY, Picks
from tests.games.schwarzmarkt.stand import GAME, at, goods, hold, opened, own, play, word

TRADER = Trader(GAME, 0, FastDice(1))


def scene(seed: int, phase: int, cards: tuple[str, ...] = ()) -> SchwarzmarktTable:
    """A table with random rows, stocks and points."""
    chance = Random(seed)
    rows = "".join(f"{chance.randint(1, 11)}{letter}" for letter in "TMPBCG")
    table = opened(rows=rows)
    own(table, 0, *cards)
    for seat in range(3):
        made, stored, scored = (
            "".join(f"{chance.choice(counts)}{letter}" for letter in "TMPBCG")
            for counts in ((0, 0, 0, 1, 2), (0, 0, 1, 2, 3, 5), (0, 0, 1, 2))
        )
        hold(table, seat, made=made, stored=stored, scored=scored)
    return at(table, phase)


def situation(table: SchwarzmarktTable, seat: int = 0) -> Situation:
    view = GAME.view(table, seat)
    return Situation(GAME.box, view)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "cards", [(), ("regular_customer",), ("fence",), ("regular_customer", "dry_shed")]
)
def test_the_best_sale_is_the_best_of_all_sales_and_all_ways_to_clear(
    cards: tuple[str, ...],
) -> None:
    """SM-24 to SM-26: every listed sale with the best clearing after it, found by trying them all."""
    compared = 0
    for seed in range(40):
        table = scene(seed, SELL, cards)
        s = situation(table)
        outlook = TRADER.outlook(s)
        selling = Selling(outlook, 0)
        me = table.players[0]
        up = rows_up(GAME.box, me.cards)
        made = from_production(GAME.box, me.cards, me.production, False)
        sales = Sales(0, GAME.box, table.rows, made, me.storage, up)
        if sales.size() > 400:
            continue
        best = -1e9
        for place in range(int(sales.size())):
            sale = sales.nth(place)
            assert isinstance(sale, Sell)
            sold = sale.production + sale.storage
            points = counts_of(points_for(GAME.box, table.rows, sold, sale.named, up))
            left = counts_of(me.storage - sale.storage)
            field = counts_of(made - sale.production)
            over = max(0, sum(left) - s.limits[0])
            for gone in _cuts(left, over):
                worth = 0.0
                for kind in range(SIX):
                    kept = left[kind] - gone[kind]
                    reached = points[kind] + outlook.kept[outlook.rows[kind], kept]
                    worth += float(outlook.worth_of(outlook.bonus[0, kind], np.array([reached]))[0])
                    worth += field[kind] * float(outlook.made[0, kind])
                best = max(best, worth)
        assert selling.best()[0].worth == pytest.approx(best)
        compared += 1
    assert compared >= 8


def _cuts(left: list[int], over: int) -> list[list[int]]:
    picks = Picks(pack(left), SIX, over, over, ANY)
    return [counts_of(picks.nth(place)) for place in range(len(picks))]


def test_keeping_all_is_weighed_against_every_kind_that_could_be_sold() -> None:
    """SM-24"""
    kept = 0
    for seed in range(60):
        table = scene(seed, SELL)
        selling = Selling(TRADER.outlook(situation(table)), 0)
        if not selling.best()[0].points and selling.can_sell():
            ask = GAME.asks(table)[0]
            why = Trader(GAME, 0, FastDice(1)).decide(GAME.view(table, 0), ask).why
            sold = {option["action"] for option in why["alternatives"]}
            assert why["code"] == "keeps"
            assert len(sold) == 1 + sum(bool(selling.lots(kind, kind)) for kind in range(SIX))
            assert all(GAME.refusal(table, GAME.parse(action)) is None for action in sold)
            kept += 1
    assert kept


def test_what_is_given_up_is_the_least_and_giving_up_another_good_costs_what_it_says() -> None:
    """SM-26: against every way to clear."""
    compared = 0
    for seed in range(20):
        selling = Selling(TRADER.outlook(situation(scene(seed, CLEAR))), 0)
        over = sum(selling.stored) - selling.limit
        if over <= 0:
            continue
        worth_of: dict[int, float] = {}
        for gone in _cuts(selling.stored, over):
            left = [stored - cut for stored, cut in zip(selling.stored, gone, strict=True)]
            worth_of[pack(gone)] = selling.worth_kept(left)
        best, worth = selling.cleared(selling.stored)
        assert worth == pytest.approx(max(worth_of.values())) == pytest.approx(worth_of[best])
        for other, change in selling.exchanged(selling.stored, best):
            assert worth + change == pytest.approx(worth_of[other])
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("cards", [(), ("regular_customer",)])
def test_the_final_sale_scores_what_no_other_sale_beats(cards: tuple[str, ...]) -> None:
    """SM-27 to SM-29: every possible final sale is played out and scored."""
    most = 0
    for seed in range(60, 100):
        table = scene(seed, FINAL, cards)
        sale = Selling(TRADER.outlook(situation(table)), 0).best()[0]
        mine = Sell(0, sale.production, sale.storage, sale.named)
        me = table.players[0]
        sales = Sales(0, GAME.box, table.rows, 0, me.storage, rows_up(GAME.box, me.cards))
        assert _scored(table, mine) == max(
            _scored(table, sales.nth(place)) for place in range(int(sales.size()))
        )
        most = max(most, int(sales.size()))
    assert most >= 40


def _scored(table: SchwarzmarktTable, sale: object) -> int:
    twin = table.copy()
    assert isinstance(sale, Sell)
    GAME.apply(twin, sale)
    for seat in (1, 2):
        GAME.apply(twin, Sell(seat, 0, 0, -1))
    scores = GAME.scores(twin)
    assert scores is not None
    return scores[0]


def test_who_would_win_now_is_who_wins_after_the_final_sale() -> None:
    """SM-27 to SM-32: against the engine, with everybody selling all they can."""
    for seed in range(30):
        table = scene(seed, FINAL)
        shares = end_shares(situation(table), situation(table).rows, situation(table).steps)
        for seat in range(3):
            sale = Selling(TRADER.outlook(situation(table, seat)), seat).best()[0]
            GAME.apply(table, Sell(seat, sale.production, sale.storage, sale.named))
        winners = GAME.winners(table)
        assert winners is not None
        assert shares.tolist() == pytest.approx(
            [(seat in winners) / len(winners) for seat in range(3)]
        )


def test_chances_in_the_auction_are_those_of_all_profiles_of_bids() -> None:
    """SM-21: the engine's own winner over every profile, with and without a bribe."""
    for seed, cards in ((3, ()), (4, ("bribe",)), (5, ("forged_papers",))):
        table = scene(seed, BID, cards)
        for seat, stored in enumerate(("2T1M", "1P2G", "2B1C1T")):
            hold(table, seat, stored=stored)
        s = situation(table)
        outlook = TRADER.outlook(s)
        auction = Auction(outlook, np.array([3.0, 3.0, 3.0]), np.full(3, 1 / 3))
        sizes = [len(bids.goods) for bids in auction.bids]
        mixes = [np.random.default_rng(size).dirichlet(np.ones(size)) for size in sizes]
        found = np.zeros(len(auction.bids[0].goods))
        for mine, theirs, others in product(*[range(size) for size in sizes]):
            for seat, place in enumerate((mine, theirs, others)):
                table.players[seat].from_storage = auction.bids[seat].goods[place]
            if winner(table) == 0:
                found[mine] += mixes[1][theirs] * mixes[2][others]
        assert auction.chances(mixes, 0) == pytest.approx(found)


def test_bids_that_cost_more_and_are_no_stronger_are_left_out() -> None:
    """SM-20: no bid, then ever stronger and ever dearer ones, the strongest among them."""
    table = scene(9, BID)
    hold(table, 0, stored="4T2M1G")
    bids = possible_bids(TRADER.outlook(situation(table)), 0)
    assert bids.goods[0] == 0
    assert bids.goods[-1] == goods("4T")
    assert (np.diff(bids.strength) > 0).all()
    assert (np.diff(bids.cost) > 0).all()


def test_discs_are_valued_as_the_exchange_really_moves() -> None:
    """SM-9, SM-10: rows after production as the engine moves them, for choices known in advance."""
    table = opened(rows="2T3M4P5B6C7G")
    for seat, stored in enumerate(("3T2C", "4M1G", "2P3B")):
        hold(table, seat, stored=stored)
    s = situation(table)
    outlook = TRADER.outlook(s)
    discs = Discs(outlook, Street(s, TRADER.numbers))
    mixes = np.zeros((3, len(discs.listed)))
    theirs = (goods("2M1P1B"), goods("3T1G"))
    for seat, made in enumerate((0, *theirs)):
        mixes[seat, discs.listed.index(made)] = 1.0
    values = discs.values(discs.demands(mixes))[0]
    for place in range(0, len(discs.listed), 9):
        mine = discs.listed[place]
        twin = table.copy()
        for seat, made in enumerate((mine, *theirs)):
            play(twin, f"{seat} produce {word(made)}")
        rows = counts_of(twin.rows)
        worth = 0.0
        demand = [
            sum(counts)
            for counts in zip(*[counts_of(made) for made in (mine, *theirs)], strict=True)
        ]
        for kind in range(SIX):
            reach = np.broadcast_to(outlook.points[rows[kind]], (3, MOST + 1))
            table_now = outlook.worth_of(outlook.bonus[:, kind], reach)
            for seat in range(3):
                have = s.stored[seat, kind]
                change = float(table_now[seat, have] - outlook.table[seat, kind, have])
                worth += float(discs.influence[0, seat]) * change
            fetched = discs.fetched[0, kind, demand[kind], counts_of(mine)[kind]]
            worth += TRADER.numbers["made_share"] * float(discs.influence[0, 0] * fetched)
        assert values[place] == pytest.approx(worth)


def test_the_last_ultimatum_is_the_best_of_all_small_swaps() -> None:
    """SM-17: in the last slot of trade, one for one and two for one are all tried with both partners."""
    for seed in range(6):
        table = scene(seed, PROPOSE)
        table.proposals = 3 * 3 - 1
        table.turn = table.start = 0
        s = situation(table)
        outlook = TRADER.outlook(s)
        street = Street(s, TRADER.numbers)
        dealing = Dealing(s, Floor(outlook, street), 0, Memory(0))
        found = max([swap.chance * swap.gain for swap in dealing.swaps()], default=0.0)
        for partner in (1, 2):
            for give, want in product(_bundles(table, 0), _bundles(table, partner)):
                made = dealing.from_production(0, give)
                got = dealing.from_production(partner, want)
                mine = dealing.change(0, made, give - made, want)
                theirs = dealing.change(partner, got, want - got, give)
                gain = float(
                    dealing.influence[0, 0] * mine + dealing.influence[0, partner] * theirs
                )
                prices = street.prices
                ordinary = street.chances(
                    np.array([prices.swap_gain(partner, got, want - got, give)]),
                    np.array([prices.swap_gain(0, made, give - made, want)]),
                    np.zeros(1),
                )
                own_share = (
                    dealing.influence[partner, 0] / dealing.influence[partner, partner] * mine
                )
                shrewd = street.shrewd_chances(np.array([theirs + own_share]), np.zeros(1))
                counting = TRADER.numbers["shrewd"]
                chance = float((1 - counting) * ordinary[0] + counting * shrewd[0])
                assert chance * gain <= found + 1e-9


def _bundles(table: SchwarzmarktTable, seat: int) -> list[int]:
    player = table.players[seat]
    picks = Picks(player.production + player.storage, SIX, 1, 2, ANY)
    return [int(picks.nth(place)) for place in range(len(picks))]


def test_every_swap_named_is_legal_and_weighed_as_the_slow_way_does() -> None:
    for seed in range(4):
        table = scene(seed, PROPOSE)
        table.turn = table.start = 0
        s = situation(table)
        outlook = TRADER.outlook(s)
        street = Street(s, TRADER.numbers)
        dealing = Dealing(s, Floor(outlook, street), 0, Memory(0))
        swaps = dealing.swaps()
        assert swaps
        for swap in swaps[:20]:
            play_twin = table.copy()
            play(play_twin, f"0 propose {word(swap.made)} {word(swap.stored)} {word(swap.want)}")
            got = dealing.from_production(swap.partner, swap.want)
            assert dealing.change(0, swap.made, swap.stored, swap.want) == pytest.approx(swap.mine)
            given = swap.made + swap.stored
            assert dealing.change(swap.partner, got, swap.want - got, given) == pytest.approx(
                swap.theirs
            )


def test_what_later_proposals_promise_is_what_going_through_them_backwards_finds() -> None:
    """SM-17: swap by swap in plain numbers, from the ultimatum of the last proposer to the one asked now."""
    for seed, now in ((1, 3), (2, 5), (3, 8)):
        table = scene(seed, PROPOSE)
        table.start, table.proposals = 1, now
        table.turn = (1 + now) % 3
        s = situation(table)
        swaps = Floor(TRADER.outlook(s), Street(s, TRADER.numbers)).swaps
        patient = np.array([1.0, 0.3, 0.6])
        waiting = Waiting(swaps, s.v, patient)
        later = [0.0, 0.0, 0.0]
        for turn in range(8, now, -1):
            seat = (1 + turn) % 3
            best = 0.0
            for place in range(swaps.first[seat], swaps.first[seat + 1]):
                other = int(swaps.partner[place])
                asked = PATIENCE * (1 - CARRIED_ON) * later[other] / swaps.influence[other, other]
                chance = _agrees(swaps, place, float(asked), float(patient[other]))
                best = max(
                    best, chance * (float(swaps.gain[place]) - (1 - CARRIED_ON) * later[seat])
                )
            later[seat] += best
        assert waiting.later.tolist() == pytest.approx(later)
    assert not waiting.later.any()


def _agrees(swaps: Swaps, place: int, asked: float, patient: float) -> float:
    n = TRADER.numbers
    theirs, mine = float(swaps.street_theirs[place]), float(swaps.street_mine[place])
    margin = min(theirs - n["least"], theirs - n["fair"] * mine)
    shrewd = float(swaps.shrewd_gain[place])
    left = (margin, shrewd, shrewd - asked)
    plain, eager, waits = (
        1.0 / (1.0 + exp(min(max(-by / n["doubt"], -40.0), 40.0))) for by in left
    )
    return (1.0 - n["shrewd"]) * plain + n["shrewd"] * ((1.0 - patient) * eager + patient * waits)


def test_who_still_proposes_asks_more_than_who_does_not() -> None:
    """SM-17, SM-18: the same swap is declined before one's own proposals and taken after them."""
    answers = []
    for proposals in (2, 8):
        table = opened(rows="6T6M6P6B6C6G")
        hold(table, 0, made="2T1B", stored="2C")
        hold(table, 1, made="2M1G", stored="2T2B")
        hold(table, 2, made="2T2B", stored="2M2G")
        at(table, PROPOSE)
        table.proposals, table.turn = proposals, 2
        play(table, "2 propose 1T1B - 1M1G")
        ask = next(ask for ask in GAME.asks(table) if ask.seat == 1)
        answers.append(Trader(GAME, 1, FastDice(1)).decide(GAME.view(table, 1), ask))
    assert [answer.action.to_text() for answer in answers] == ["1 decline", "1 accept 1M1G -"]
    assert answers[0].why["tipped"] == "own-proposals"
    assert answers[0].why["mine"] > 0


def test_trade_is_weighed_without_trouble_when_the_game_is_decided() -> None:
    """A lead so large that nobody's share can change any more: no number is divided by nothing."""
    table = scene(5, PROPOSE)
    table.round = 10
    hold(table, 0, made="2T1B", stored="2C", scored="20T20M20P20B20C20G")
    with np.errstate(all="raise", under="ignore"):
        for seat in range(3):
            table.turn = table.start = seat
            s = situation(table, seat)
            dealing = Dealing(
                s, Floor(TRADER.outlook(s), Street(s, TRADER.numbers)), seat, Memory(seat)
            )
            assert np.isfinite(dealing.waiting.reserve()).all()
            assert np.isfinite([swap.chance for swap in dealing.swaps()]).all()
