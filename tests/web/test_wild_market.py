"""SM-16: two people and two bots through a whole game of wild trade, by clicking."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Enter, House
from tests.web.test_schwarzmarkt import offer
from tests.web.trader import Trader

BOT = 2
ANSWERED = """(seat) => [...document.querySelectorAll('[data-by]')].some((row) =>
  (row.dataset.by === String(seat) && row.innerText.includes('to you')) ||
  (row.dataset.by === '0' && row.dataset.gone))"""
COUNTERED = "[data-testid=announcer] >> text=counters you"
IN_MARKET = "() => document.querySelector('.board')?.dataset.phase === 'market'"


def sit_together(nora: Trader, emil: Trader) -> None:
    """Two people and two bots, up to the first market."""
    bots = [{"kind": "bot", "level": "expert"}, {"kind": "bot", "level": "expert"}]
    table = nora.open_table([{"kind": "me"}, {"kind": "open"}, *bots], pace="human", trade="wild")
    emil.person.home()
    emil.page.goto(f"{emil.person.address}/t/{table}")
    emil.page.locator("[data-act=sit]").click()
    nora.page.locator("[data-act=start]:enabled").click()
    go_to_market(nora, emil)


def go_to_market(*traders: Trader) -> bool:
    """Everybody plays on to the next market; false once the game is over."""
    for _ in range(4000):
        seen = [trader.seen() for trader in traders]
        if all(one["over"] for one in seen):
            return False
        there = [one["phase"] == "market" and "done" in one["acts"] for one in seen]
        if all(there):
            return True
        for trader, one, arrived in zip(traders, seen, there, strict=True):
            if not arrived:
                trader.step(one)
    raise AssertionError(f"no market: {[trader.seen() for trader in traders]}")


def a_bot_answers(nora: Trader) -> None:
    """An offer laid out before the market opens is taken, declined or countered."""
    page = nora.page
    page.locator(".trays select").select_option(str(BOT))
    page.locator("[data-put^=storage-]:enabled").first.click()
    page.locator("[data-want]:enabled").last.click()
    page.locator("[data-want]:enabled").first.click()
    page.locator("[data-act=put]:enabled").click()
    page.wait_for_function(ANSWERED, arg=BOT)


def people_deal(nora: Trader, emil: Trader) -> None:
    """One offers, the other takes: both see the goods rest until trade ends."""
    offer(nora, "T", "M", to="1")
    take = emil.page.locator("[data-by='0']:not([data-gone]) [data-act=take]:enabled").first
    take.click()
    settled = emil.page.get_by_text("rests until trade ends")
    expect(emil.page.locator("[data-act=take-now]").or_(settled).first).to_be_visible()
    if emil.page.locator("[data-act=take-now]").count():
        emil.act("take-now")
    for trader in (nora, emil):
        trader.page.get_by_text("rests until trade ends").wait_for()


def a_race_is_lost(nora: Trader, emil: Trader, house: House) -> None:
    """Emil takes what was withdrawn a moment ago, and is told that he was too late."""
    offer(nora, "P", "B", to="1")
    wanted = "[data-by='0']:not([data-gone])"
    number = emil.page.locator(wanted).last.get_attribute("data-offer")
    take = emil.page.locator(f"[data-offer='{number}'] [data-act=take]:enabled")
    take.wait_for()
    house.wire.hold()
    nora.page.locator(f"[data-offer='{number}'] [data-act=withdraw]").click()
    nora.page.locator(f"[data-offer='{number}'][data-gone=withdrawn]").wait_for()
    take.click()
    if emil.page.locator("[data-act=take-now]").count():
        emil.page.locator("[data-act=take-now]").click()
    house.wire.release()
    emil.page.get_by_text("Too late: that offer is no longer there.").wait_for()


def the_bell_rings(nora: Trader, emil: Trader) -> None:
    """Nobody does anything: all see the countdown; an act stops it, then it closes the market."""
    for trader in (nora, emil):
        trader.page.get_by_test_id("bell").wait_for()
    assert nora.page.get_by_test_id("bell").get_attribute("data-stops") == "3"
    nora.page.locator("[data-act=turn-down], [data-act=withdraw]").or_(
        nora.page.locator("[data-put^=storage-]:enabled")
    ).first.wait_for()
    offer_anything(nora)
    for trader in (nora, emil):
        trader.page.get_by_test_id("bell").wait_for(state="detached")
    for trader in (nora, emil):
        trader.page.locator("[data-testid=bell][data-stops='2']").wait_for()
    for trader in (nora, emil):
        trader.page.wait_for_function(f"() => !({IN_MARKET})()")
        said = trader.page.locator("[data-testid=announcer]").get_by_text("The bell has rung")
        said.wait_for(state="attached")


def offer_anything(nora: Trader) -> None:
    page = nora.page
    page.locator("[data-put^=storage-]:enabled, [data-put^=production-]:enabled").first.click()
    page.locator("[data-want]:enabled").last.click()
    page.locator("[data-act=put]:enabled").click()


def test_two_people_and_two_bots_through_a_whole_wild_game(bell_house: House, enter: Enter) -> None:
    """Deals between people, answers and a counter from bots, a lost race, the bell; then to the end."""
    nora, emil = Trader(enter(at=bell_house)), Trader(enter(at=bell_house, wired=True))
    sit_together(nora, emil)
    a_bot_answers(nora)
    countered = nora.page.locator(COUNTERED).count()
    people_deal(nora, emil)
    a_race_is_lost(nora, emil, bell_house)
    the_bell_rings(nora, emil)
    while go_to_market(nora, emil):
        if not countered:
            a_bot_answers(nora)
            countered = nora.page.locator(COUNTERED).count()
        for trader in (nora, emil):
            trader.act("done")
        for trader in (nora, emil):
            trader.page.wait_for_function(f"() => !({IN_MARKET})()")
    assert countered
    for trader in (nora, emil):
        assert trader.page.locator("[data-testid=game-over] li").count() == 4
