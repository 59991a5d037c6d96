"""The scenes of Sandsturm for the gallery: suspicion, dice, targets, the storm."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.web.suspect import Suspect

if TYPE_CHECKING:
    from tools.gallery import Photographer


def storm(camera: Photographer) -> None:
    """Six at the table, until the sandstorm has been read."""
    nora = Suspect(camera.person)
    nora.against_bots(6)
    if until(camera, nora, lambda seen: bool(seen["chips"])):
        nora.click("chip", nora.seen()["chips"][0])
        nora.click("on", "2")
        camera.shoot("sandsturm-suspect")
        nora.act("suspect")
        nora.act("done")
    if until(camera, nora, lambda seen: len(seen["types"]) > 2 and bool(seen["dice"])):
        nora.click("type", nora.seen()["types"][0])
        camera.shoot("sandsturm-dice")
        nora.click("die", "2")
        nora.click("die", "4")
        camera.shoot("sandsturm-reroll")
        camera.page.keyboard.press("Escape")
    if until(camera, nora, lambda seen: bool(seen["takes"])):
        for name in ("owns", "takes"):
            for piece in nora.seen()[name][:1]:
                nora.click(name[:-1], piece)
        camera.shoot("sandsturm-target")
    until(camera, nora, lambda seen: "score-next" in seen["acts"])
    for _ in range(2):
        nora.act("score-next")
    camera.shoot("sandsturm-storm")
    until(camera, nora, lambda seen: seen["over"])
    camera.page.get_by_role("button", name="See the table").click()
    camera.shoot("sandsturm-sheet")


def until(camera: Photographer, nora: Suspect, wanted: Callable[[dict[str, Any]], bool]) -> bool:
    for _ in range(1500):
        if wanted(nora.seen()):
            return True
        if not nora.step():
            return wanted(nora.seen())
        camera.page.clock.run_for(60)
    return False
