"""Scenes of replays and of first games with a coach."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import funduk

if TYPE_CHECKING:
    from tools.gallery import Photographer

SCENES: dict[str, tuple[int, dict[str, str], str, float]] = {
    "basari_cards": (4, {}, "0", 0.33),
    "basari": (4, {}, "1", 0.5),
    "sandsturm": (5, {}, "open-2", 0.55),
    "schwarzmarkt": (4, {"trade": "wild"}, "open-0", 0.4),
}
"""Per game: seats, options, through whose eyes, and how far into the game."""


def replays(camera: Photographer) -> None:
    page = camera.page
    for game, (seats, options, who, part) in SCENES.items():
        match = funduk.Match(funduk.game(game), seats, "gallery", options)
        match.play_out(["peddler"] * seats)
        camera.person.home()
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "match.json"
            file.write_text(json.dumps(match.to_json()))
            page.set_input_files("[data-testid=match-file]", str(file))
            page.wait_for_url("**/replay/file-*")
        number = page.url.split("/replay/")[1].split("/")[0]
        page.goto(f"{camera.house.address}/replay/{number}/{who}/{int(len(match.line) * part)}")
        page.wait_for_selector("[data-testid=slider]")
        page.wait_for_timeout(800)
        camera.shoot(f"replay-{game}")
        if game == "basari_cards":
            page.locator("[data-act=verify]").click()
            page.locator("[data-act=run-verify]").click()
            page.wait_for_selector("[data-testid=verified]")
            camera.shoot("replay-verified")
            page.keyboard.press("Escape")


def first_games(camera: Photographer) -> None:
    page = camera.page
    for game in SCENES:
        page.goto(f"{camera.house.address}/learn/{game}")
        page.wait_for_selector("[data-testid=coach]")
        page.locator("[data-act=learn-next]").click()
        page.wait_for_function(
            "document.querySelector('[data-testid=coach]')?.dataset.note !== 'intro'"
        )
        page.wait_for_timeout(500)
        camera.shoot(f"learn-{game}")
