"""Scenes of a game over days: the time left at the table, and notices of one's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.gallery import Photographer


def days(camera: Photographer) -> None:
    page = camera.page
    camera.person.home()
    page.wait_for_selector("article button:enabled")
    page.locator("[data-act=clock]").select_option("day")
    page.get_by_role("button", name="Create table").click()
    page.locator("[data-act=fill]").click()
    page.wait_for_selector("[data-testid=time-left]")
    camera.shoot("days")
    camera.person.home()
    page.wait_for_selector("aside li")
    page.get_by_role("button", name="Notices when it is your turn").click()
    page.wait_for_selector("dialog")
    camera.shoot("notices")
