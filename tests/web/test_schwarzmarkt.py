"""Schwarzmarkt in a real browser: whole games by clicking, wild trade between people, keyboard, phone."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import Enter
from tests.web.trader import Trader


def test_three_at_the_table_to_the_last_scoring(enter: Enter) -> None:
    """The smallest table, ordered trade, from the first disc to the final screen and a rematch."""
    nora = Trader(enter())
    nora.against_bots(3)
    nora.play_to_the_end()
    assert {"produce", "propose", "answer", "bid", "sell", "final"} <= nora.phases
    assert nora.moves["score-skip"] + nora.moves.get("score-next", 0) >= 1
    assert nora.page.locator("[data-testid=game-over] li").count() == 3
    nora.page.locator("[data-act=rematch]").click()
    nora.page.locator("[data-make=T]").wait_for()


def test_six_at_the_table_on_a_phone_in_german(enter: Enter) -> None:
    """The largest table at 360 pixels; no page scrolls sideways on the way."""
    nora = Trader(enter(360, 740, "de-DE"))
    nora.eagerness = 0.15
    nora.against_bots(6, ("peddler",))
    nora.page.get_by_text("Lege geheim Scheiben").wait_for()
    for tab in ("exchange", "others", "play"):
        nora.page.locator(f"[data-tab-of={tab}]").click()
        nora.person.look_for_sideways_scroll()
    assert nora.page.locator("[data-testid=exchange] .num").count() == 11
    nora.play_to_the_end(9000)
    assert nora.page.locator("[data-testid=game-over] li").count() == 6
    assert nora.page.locator("[data-act=rematch]").inner_text() == "Revanche"


def test_wild_trade_between_two_people_and_two_bots_with_crossing_offers(enter: Enter) -> None:
    """SM-16: both offer at once; one offer is taken, the crossing one lapses before everybody's eyes."""
    nora, emil = Trader(enter()), Trader(enter())
    bots = [{"kind": "bot", "level": "peddler"}, {"kind": "bot", "level": "peddler"}]
    table = nora.open_table([{"kind": "me"}, {"kind": "open"}, *bots], trade="wild")
    emil.person.home()
    emil.page.goto(f"{emil.person.address}/t/{table}")
    emil.page.locator("[data-act=sit]").click()
    nora.page.locator("[data-act=start]:enabled").click()
    for trader in (nora, emil):
        trader.page.locator("[data-make=T]:enabled").wait_for()
        trader.act("produce")
    for trader in (nora, emil):
        assert trader.play_until("market")
    offer(nora, "T", "M", to="1")
    offer(emil, "M", "T", to="0")
    for trader in (nora, emil):
        trader.page.locator(
            "[data-by='0'] [data-act], [data-by='0']:not([data-gone])"
        ).first.wait_for()
        trader.page.locator("[data-by='1']:not([data-gone])").first.wait_for()
    emil.page.locator("[data-by='0'] [data-act=take]").first.click()
    for trader in (nora, emil):
        gone = trader.page.locator("[data-by='1'][data-gone=lapsed]")
        gone.wait_for()
        assert "lapsed" in gone.inner_text()
        trader.page.get_by_text("rests until trade ends").wait_for()
    for trader in (nora, emil):
        trader.act("done")
    for trader in (nora, emil):
        trader.page.wait_for_function(
            "() => document.querySelector('.board')?.dataset.phase !== 'market'"
        )
    assert nora.play_until("bid")


def offer(trader: Trader, give: str, want: str, to: str) -> None:
    """One stored good for another, to one player."""
    trader.page.locator(".trays select").select_option(to)
    trader.page.locator(f"[data-put=storage-{give}]:enabled").click()
    trader.page.locator(f"[data-want={want}]:enabled").click()
    trader.page.locator("[data-act=put]:enabled").click()
    trader.page.locator("[data-tray=give] button").wait_for(state="detached")


def test_an_offer_is_countered_changed_and_withdrawn(enter: Enter) -> None:
    """SM-16: everything one can do with a standing offer, and the acts it costs."""
    nora, emil = Trader(enter()), Trader(enter())
    bot = {"kind": "bot", "level": "peddler"}
    table = nora.open_table([{"kind": "me"}, {"kind": "open"}, bot], trade="wild")
    emil.person.home()
    emil.page.goto(f"{emil.person.address}/t/{table}")
    emil.page.locator("[data-act=sit]").click()
    nora.page.locator("[data-act=start]:enabled").click()
    for trader in (nora, emil):
        trader.page.locator("[data-make=T]:enabled").wait_for()
        trader.act("produce")
    for trader in (nora, emil):
        assert trader.play_until("market")
    offer(nora, "P", "B", to="1")
    emil.page.locator("[data-by='0'] [data-act=counter]").click()
    emil.page.locator("[data-want=C]:enabled").click()
    emil.page.locator("[data-act=put]:enabled").click()
    nora.page.locator("[data-by='1'] [data-act=turn-down]").click()
    emil.page.locator("[data-by='1'][data-gone=turned-down]").wait_for()
    nora.page.locator("[data-by='0'] [data-act=amend]").click()
    nora.page.locator("[data-want=G]:enabled").click()
    nora.page.locator("[data-act=put]:enabled").click()
    emil.page.locator("[data-by='0'] .deal [aria-label='1 book and 1 glass']").wait_for()
    nora.page.locator("[data-by='0'] [data-act=withdraw]").click()
    emil.page.locator("[data-by='0'][data-gone=withdrawn]").wait_for()
    nora.page.locator(".trays", has_text="37 acts left").wait_for()


def test_a_round_by_keyboard_alone(enter: Enter) -> None:
    """Letters put goods out, figures wish, Enter answers, n declines, shift takes back."""
    nora = Trader(enter())
    nora.against_bots(3)
    page = nora.page
    page.locator("[data-make=T]:enabled").wait_for()
    for key in ("t", "t", "g", "g", "Shift+G"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Make 3 goods").wait_for()
    page.keyboard.press("Enter")
    for _ in range(900):
        seen = nora.seen()
        if "produce" in seen["acts"]:
            break
        press(nora, seen)
    assert {"propose", "bid", "sell"} <= nora.phases
    focused = "document.activeElement.tagName"
    page.keyboard.press("Tab")
    assert page.evaluate(focused) in ("A", "BUTTON")


def press(nora: Trader, seen: dict[str, Any]) -> None:
    """What a hand on the keys would do: letters, figures, Enter; n where that answers nothing."""
    keys, phase = nora.page.keyboard, seen["phase"]
    if "go-on" in seen["acts"]:
        keys.press("Enter")
    elif seen["acts"] or seen["puts"] or seen["partners"] or seen["recovers"]:
        wished = {"propose": "p4", "lose": "tmpbcg", "clear": "tmpbcg", "partner": "1"}
        for key in wished.get(phase, "p"):
            keys.press(key)
        keys.press("Enter")
        nora.page.wait_for_timeout(150)
        now = nora.seen()
        if now["phase"] == phase and "pass" in now["acts"]:
            keys.press("n")
    nora.page.wait_for_timeout(60)
