"""Somebody at a browser: clicks what a person would click, and complains of what a person would not see."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request

PHONE = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALL_TARGETS = (Path(__file__).parent / "scripts" / "small_targets.js").read_text()

SEEN = """() => {
  const all = (what) => [...document.querySelectorAll(what)].filter((b) => !b.disabled);
  const acts = all('[data-act]').filter((b) => b.offsetParent !== null);
  return {
    over: !!document.querySelector('[data-testid=game-over]'),
    acts: acts.map((b) => b.dataset.act),
    choices: all('button[data-choice]').filter((b) => b.offsetParent).map((b) => b.dataset.choice),
    stalls: [...document.querySelectorAll('.stall.open')].map((s) => s.dataset.stall),
    chosen: !!document.querySelector('.stall.chosen'),
    gives: all('[data-give]').map((b) => b.dataset.give),
    takes: all('[data-take]').map((b) => b.dataset.take),
    question: document.querySelector('[data-testid=question]')?.textContent ?? '',
  };
}"""

SKIP = """async (name) => {
  let pressed = 0;
  for (let button; pressed < 40 && (button = document.querySelector(`[data-act=${name}]`)); pressed += 1) {
    button.click();
    await new Promise((done) => setTimeout(done, 0));
  }
  return pressed;
}"""


class Person:
    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.chance = random.Random(7)
        self.wrong: list[str] = []
        self.moves: dict[str, int] = {}
        self.offline_on_purpose = False
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"error on the page: {error}"))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.offline_on_purpose:
            self.wrong.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws", 1))):
            self.wrong.append(f"a request elsewhere: {request.url}")

    def complaints(self) -> list[str]:
        self.look_for_sideways_scroll()
        return self.wrong

    def look_for_sideways_scroll(self) -> None:
        page = "document.documentElement"
        wide = self.page.evaluate(f"{page}.scrollWidth - {page}.clientWidth")
        if wide > 0:
            self.wrong.append(f"{self.page.url} scrolls sideways by {wide}")

    def home(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_selector("h1")

    def play_now(self, place: int) -> None:
        """Presses "Play now" of a game, by its place on the home page."""
        self.home()
        self.page.locator("article button:enabled").nth(place).click()
        self.page.wait_for_url("**/t/*")

    def act(self, name: str) -> None:
        self.page.locator(f"[data-act={name}]:enabled").first.click()
        again = self.page.locator(f"[data-act={name}][data-sure=asked]:enabled")
        if again.count():
            again.first.click()
        self.moves[name] = self.moves.get(name, 0) + 1

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(SEEN)
        return found

    def step(self) -> bool:
        """Does one thing that is asked of this person; false once the game is over."""
        seen = self.seen()
        acts = set(seen["acts"])
        if seen["over"]:
            return False
        if "go-on" in acts:
            self._skip("go-on")
        elif "score-next" in acts:
            self._skip("score-skip" if "score-skip" in acts else "score-next")
        elif seen["choices"]:
            self.page.locator(
                f"button[data-choice={self.chance.choice(seen['choices'])}]:visible"
            ).click()
            self.act("lay")
        elif "chip" in acts:
            self._haggle(acts)
        elif "accept" in acts:
            self.act("accept")
        elif seen["takes"]:
            self._exchange(seen)
        elif seen["stalls"]:
            self.page.locator(f"[data-stall='{self.chance.choice(seen['stalls'])}']").click()
            self.act("place")
        elif "carry-out" in acts:
            self.act("carry-out")
        else:
            self.page.wait_for_timeout(40)
        return True

    def _skip(self, name: str) -> None:
        """Clicks one show after the other away; one may end by itself just before, that is fine too."""
        pressed: int = self.page.evaluate(SKIP, name)
        self.moves[name] = self.moves.get(name, 0) + max(1, pressed)

    def _haggle(self, acts: set[str]) -> None:
        if "accept" in acts and self.chance.random() < 0.4:
            self.act("accept")
        elif "pass" in acts and self.chance.random() < 0.2:
            self.act("pass")
        else:
            if "bid" not in acts:
                self.page.locator("[data-act=chip]").nth(0).click()
            self.act("bid")

    def _exchange(self, seen: dict[str, Any]) -> None:
        if seen["gives"]:
            self.page.locator(f"[data-give={seen['gives'][0]}]").click()
        for _ in range(2 if seen["gives"] else 1):
            self.page.locator("[data-take]:enabled").first.click()
        self.act("d")

    def play_to_the_end(self, steps: int = 4000) -> None:
        for _ in range(steps):
            if not self.step():
                return
        raise AssertionError(f"not over after {steps} steps: {self.seen()}")
