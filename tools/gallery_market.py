"""The scenes of Schwarzmarkt for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import Page

from tests.web.person import Person
from tests.web.trader import Trader

if TYPE_CHECKING:
    from tools.gallery import Photographer


def ordered_market(camera: Photographer) -> None:
    """Schwarzmarkt with ordered trade: production, proposals, auction, sale, the last scoring."""
    page, nora = camera.page, Trader(camera.person)
    nora.against_bots(4, ("wanderer",))
    page.wait_for_selector("[data-make=T]:enabled")
    for kind in ("T", "T", "G", "B"):
        page.locator(f"[data-make={kind}]:enabled").click()
    camera.shoot("schwarzmarkt-production")
    nora.act("produce")
    trade_until(camera, nora, lambda: shown(page, "[data-act=go-on]"))
    camera.shoot("schwarzmarkt-discs")
    both = ("[data-want]:enabled", "[data-put]:enabled")
    if trade_until(camera, nora, lambda: all(shown(page, one) for one in both)):
        page.locator("[data-put]:enabled").first.click()
        page.locator("[data-want]:enabled").nth(2).click()
        camera.shoot("schwarzmarkt-proposal")
        nora.act("propose")
    trade_until(camera, nora, lambda: shown(page, "[data-act=accept]"))
    camera.shoot("schwarzmarkt-answer")
    if trade_until(camera, nora, lambda: shown(page, "[data-act=bid]")):
        page.locator("[data-put]:enabled").first.click()
        camera.shoot("schwarzmarkt-auction")
    trade_until(camera, nora, lambda: shown(page, "[data-sell]:enabled"))
    page.locator("[data-sell]:enabled").first.click()
    camera.shoot("schwarzmarkt-sale")
    nora.skips_scoring, nora.eagerness = False, 0.1
    trade_until(camera, nora, lambda: shown(page, "[data-act=score-next]"), 6000)
    for _ in range(2):
        page.locator("[data-act=score-next]").click()
    camera.shoot("schwarzmarkt-scoring")


def wild_market(camera: Photographer) -> None:
    """Schwarzmarkt with wild trade, six at the table; a second person keeps the market open."""
    page, nora = camera.page, Trader(camera.person)
    browser = page.context.browser
    assert browser is not None
    emil = Trader(Person(browser.new_context(locale="en-GB").new_page(), camera.house.address))
    bots = [{"kind": "bot", "level": "peddler"}] * 4
    table = nora.open_table([{"kind": "me"}, {"kind": "open"}, *bots], trade="wild")
    emil.person.home()
    emil.page.goto(f"{camera.house.address}/t/{table}")
    emil.page.locator("[data-act=sit]").click()
    page.locator("[data-act=start]:enabled").click()
    for trader in (nora, emil):
        trader.page.wait_for_selector("[data-make=T]:enabled")
        trader.page.locator("[data-make=T]").click()
        trader.page.locator("[data-make=G]").click()
        trader.act("produce")
    page.wait_for_selector("[data-phase=market]")
    emil.play_until("market")
    emil.page.locator("[data-put]:enabled").first.click()
    emil.page.locator("[data-want=P]:enabled").click()
    emil.act("put")
    trade_until(
        camera, nora, lambda: shown(page, "[data-act=put]") or shown(page, "[data-put]:enabled"), 40
    )
    page.locator("[data-put]:enabled").first.click()
    page.locator("[data-want]:enabled").nth(3).click()
    camera.shoot("schwarzmarkt-market")
    emil.page.context.close()


def trade_until(
    camera: Photographer, nora: Trader, seen: Callable[[], bool], steps: int = 1500
) -> bool:
    for _ in range(steps):
        if seen():
            return True
        if not nora.step():
            return False
        camera.page.clock.run_for(60)
    return False


def shown(page: Page, selector: str) -> bool:
    return page.locator(selector).count() > 0
