"""Somebody at a table of Sandsturm: answers every question by clicking, some at random."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import TimeoutError as Late

from .person import Person

SEEN = """() => {
  const of = (name) => [...document.querySelectorAll(`button[data-${name}]`)]
    .filter((b) => !b.disabled && b.offsetParent !== null).map((b) => b.getAttribute(`data-${name}`));
  return {
    over: !!document.querySelector('[data-testid=game-over]'),
    phase: document.querySelector('.board')?.dataset.phase ?? '',
    acts: of('act'), takes: of('take'), owns: of('own'), receivers: of('to'), types: of('type'),
    dice: of('die'), pays: of('pay'), chips: of('chip'), players: of('on'),
  };
}"""
OPEN = """async ([seats, pace]) => {
  const table = { game: 'sandsturm', seats, options: {}, visibility: 'link', pace, start: true };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) });
  return (await answer.json()).id;
}"""


class Suspect:
    """One person's hands; `moves` counts what they have done."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.chance = person.chance
        self.moves = person.moves

    def against_bots(self, seats: int, pace: str = "fast") -> None:
        bots = [
            {"kind": "bot", "level": "peddler" if seat % 2 else "wanderer"}
            for seat in range(1, seats)
        ]
        self.person.home()
        self.page.wait_for_selector("article button:enabled")
        table: str = self.page.evaluate(OPEN, [[{"kind": "me"}, *bots], pace])
        self.page.goto(f"{self.person.address}/t/{table}")
        self.page.wait_for_selector("[data-testid=round-card]")

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(SEEN)
        return found

    def click(self, name: str, value: str) -> bool:
        """Presses a button of the table; the question may have gone just before."""
        try:
            self.page.locator(f"button[data-{name}='{value}']:enabled").first.click(timeout=4000)
        except Late:
            return False
        return True

    def act(self, name: str) -> None:
        if self.click("act", name):
            self.moves[name] = self.moves.get(name, 0) + 1

    def step(self) -> bool:
        """Does one thing that is asked; false once the game is over."""
        seen = self.seen()
        acts = set(seen["acts"])
        if seen["over"]:
            return False
        for name in ("go-on", "score-skip", "score-next"):
            if name in acts:
                self.person._skip(name)
                return True
        if seen["chips"] and seen["players"]:
            self._suspect(seen)
        elif "skip" in acts:
            self.act("skip")
        elif seen["types"]:
            self._choose(seen)
        elif seen["phase"] == "secure" and seen["owns"]:
            self._secure()
        elif seen["takes"] or seen["owns"]:
            self._aim(seen)
        else:
            self.page.wait_for_timeout(40)
        return True

    def _suspect(self, seen: dict[str, Any]) -> None:
        if "done" in seen["acts"] and self.chance.random() < 0.6:
            self.act("done")
            return
        self.click("chip", self.chance.choice(seen["chips"]))
        self.click("on", self.chance.choice(seen["players"]))
        self.act("suspect")

    def _choose(self, seen: dict[str, Any]) -> None:
        if seen["dice"] and self.chance.random() < 0.3:
            self.click("die", self.chance.choice(seen["dice"]))
            if pays := self.seen()["pays"]:
                self.click("pay", self.chance.choice(pays))
            self.act("reroll")
            return
        self.click("type", self.chance.choice(seen["types"]))
        self.act("choose")

    def _secure(self) -> None:
        for _ in range(8):
            seen = self.seen()
            if "secure" in seen["acts"] or not seen["owns"]:
                break
            self.click("own", self.chance.choice(seen["owns"]))
        self.act("secure")

    def _aim(self, seen: dict[str, Any]) -> None:
        """One execution: a good of mine, a good of another, a receiver, as far as each is asked."""
        if seen["owns"]:
            self.click("own", self.chance.choice(seen["owns"]))
        if seen["takes"]:
            self.click("take", self.chance.choice(seen["takes"]))
        if receivers := self.seen()["receivers"]:
            self.click("to", self.chance.choice(receivers))
        self.act("do")

    def play_to_the_end(self, steps: int = 4000) -> None:
        for _ in range(steps):
            if not self.step():
                return
        raise AssertionError(f"not over after {steps} steps: {self.seen()}")
