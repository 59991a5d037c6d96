"""Standing offers: revisions, lapsing, moods and acts."""

from __future__ import annotations

from funduk.core.goods import pack
from funduk.parts.market import DONE, NO_OFFER, RESTING, TRADING, new_market

ONE, TWO = pack([1]), pack([2])
OTHER = pack([0, 1])


def test_offers_are_numbered_and_found_until_they_are_gone() -> None:
    market = new_market(3)
    first = market.put(0, None, ONE, 0, OTHER, NO_OFFER)
    second = market.put(1, 0, OTHER, 0, ONE, first.id)
    assert (first.id, second.id, second.counters) == (1, 2, 1)
    assert market.offer(1) == first
    market.remove(1)
    assert market.offer(1) is None
    assert market.put(2, None, ONE, 0, OTHER, NO_OFFER).id == 3


def test_an_amended_offer_has_a_new_revision_in_the_same_place() -> None:
    market = new_market(3)
    first = market.put(0, 2, ONE, 0, OTHER, NO_OFFER)
    market.put(1, None, OTHER, 0, ONE, NO_OFFER)
    amended = first.amended(TWO, 0, OTHER)
    market.replace(amended)
    assert [offer.id for offer in market.offers] == [1, 2]
    assert (amended.revision, amended.to, amended.production) == (2, 2, TWO)
    assert market.offer(1) == amended


def test_who_an_offer_is_for() -> None:
    market = new_market(3)
    open_offer = market.put(0, None, ONE, 0, OTHER, NO_OFFER)
    addressed = market.put(0, 2, ONE, 0, OTHER, NO_OFFER)
    assert [open_offer.is_for(seat) for seat in range(3)] == [False, True, True]
    assert [addressed.is_for(seat) for seat in range(3)] == [False, False, True]


def test_offers_lapse_when_goods_are_gone_but_open_ones_need_only_the_proposers() -> None:
    market = new_market(2)
    market.put(0, None, TWO, 0, OTHER, NO_OFFER)
    market.put(0, 1, ONE, 0, OTHER, NO_OFFER)
    market.put(0, None, 0, ONE, OTHER, NO_OFFER)
    assert market.lapse([TWO, 0], [ONE, OTHER]) == []
    assert [offer.id for offer in market.lapse([ONE, 0], [ONE, 0])] == [1, 2]
    assert [offer.id for offer in market.offers] == [3]


def test_moods_acts_and_waking() -> None:
    market = new_market(3)
    assert market.traders() == 3
    market.set_mood(1, DONE)
    market.set_mood(2, RESTING)
    assert market.traders() == 1
    market.wake()
    assert list(market.moods) == [TRADING, DONE, DONE]
    market.spend(2)
    market.spend(2)
    assert list(market.acts) == [0, 0, 2]


def test_a_copy_is_independent() -> None:
    market = new_market(3)
    market.put(0, None, ONE, 0, OTHER, NO_OFFER)
    twin = market.copy()
    twin.remove(1)
    twin.spend(0)
    assert len(market.offers) == 1
    assert market.acts == bytes(3)
