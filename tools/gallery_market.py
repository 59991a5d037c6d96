"""The scenes of Schwarzmarkt for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import Page

from tests.web.trader import Trader

if TYPE_CHECKING:
    from tools.gallery import Photographer


def ordered_market(camera: Photographer) -> None:
    """Schwarzmarkt with ordered trade: production, proposals, auction, sale, the last scoring."""
    page, nora = camera.page, Trader(camera.person)
    nora.against_bots(4)
    page.wait_for_selector("[data-make=T]:enabled")
    for kind in ("T", "T", "G", "B"):
        page.locator(f"[data-make={kind}]:enabled").click()
    camera.shoot("schwarzmarkt-production")
    nora.act("produce")
    trade_until(camera, nora, lambda: shown(page, "[data-act=go-on]"))
    camera.shoot("schwarzmarkt-discs")
    may_propose = "[data-act=propose]"
    if trade_until(camera, nora, lambda: shown(page, may_propose) and shown(page, "[data-put]:enabled")):
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
    trade_until(camera, nora, lambda: shown(page, "[data-act=score-next]"), 6000)
    for _ in range(2):
        page.locator("[data-act=score-next]").click()
    camera.shoot("schwarzmarkt-scoring")


def wild_market(camera: Photographer) -> None:
    """Schwarzmarkt with wild trade: the market board with standing offers, six at the table."""
    page, nora = camera.page, Trader(camera.person)
    nora.against_bots(6, trade="wild")
    page.wait_for_selector("[data-make=T]:enabled")
    nora.act("produce")
    offers = page.locator("[data-offer]:not([data-gone])")
    if trade_until(camera, nora, lambda: offers.count() > 2 and shown(page, "[data-act=done]")):
        page.locator("[data-put]:enabled").first.click()
        page.locator("[data-want]:enabled").nth(3).click()
        camera.shoot("schwarzmarkt-market")


def trade_until(camera: Photographer, nora: Trader, seen: Callable[[], bool], steps: int = 1500) -> bool:
    for _ in range(steps):
        if seen():
            return True
        if not nora.step():
            return False
        camera.page.clock.run_for(60)
    return False


def shown(page: Page, selector: str) -> bool:
    return page.locator(selector).count() > 0
