"""Somebody at a table of Schwarzmarkt: answers every question by clicking, some at random."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import TimeoutError as Late

from tests.web.person import Person

SEEN = """() => {
  const of = (name) => [...document.querySelectorAll(`[data-${name}]`)]
    .filter((b) => !b.disabled && b.offsetParent !== null).map((b) => b.getAttribute(`data-${name}`));
  return {
    over: !!document.querySelector('[data-testid=game-over]'),
    phase: document.querySelector('.board')?.dataset.phase ?? '',
    acts: of('act'), makes: of('make'), puts: of('put'), wants: of('want'), sells: of('sell'),
    moves: of('move'), partners: of('partner'), recovers: of('recover'),
  };
}"""
OPEN = """async ([seats, options, pace]) => {
  const start = seats.every((seat) => seat.kind !== 'open');
  const body = JSON.stringify({ game: 'schwarzmarkt', seats, options, visibility: 'link', pace, start });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body });
  return (await answer.json()).id;
}"""
LEVELS = ("wanderer", "peddler")


class Trader:
    """One person's hands; `moves` counts what they have done."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.chance = person.chance
        self.moves = person.moves
        self.phases: set[str] = set()
        self.eagerness = 0.7
        self.skips_scoring = True

    def open_table(self, seats: list[dict[str, str]], pace: str = "fast", **options: object) -> str:
        """Sits down at a new table; it begins at once unless a seat is open."""
        self.person.home()
        self.page.wait_for_selector("article button:enabled")
        table: str = self.page.evaluate(OPEN, [seats, options, pace])
        self.page.goto(f"{self.person.address}/t/{table}")
        return table

    def against_bots(self, seats: int, levels: tuple[str, ...] = LEVELS, **options: Any) -> str:
        bots = [{"kind": "bot", "level": levels[seat % len(levels)]} for seat in range(1, seats)]
        return self.open_table([{"kind": "me"}, *bots], **options)

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(SEEN)
        if found["phase"]:
            self.phases.add(found["phase"])
        return found

    def click(self, name: str, value: str) -> bool:
        """Presses a button of the table; another's move may have taken it away just before."""
        try:
            self.page.locator(f"[data-{name}='{value}']:enabled").first.click(timeout=3000)
        except Late:
            return False
        return True

    def act(self, name: str) -> None:
        if self.click("act", name):
            again = self.page.locator(f"[data-act={name}][data-sure=asked]:enabled")
            if again.count():
                again.click()
            self.moves[name] = self.moves.get(name, 0) + 1

    def step(self, seen: dict[str, Any] | None = None) -> bool:
        """Does one thing that is asked, by what was just seen; false once the game is over."""
        seen = seen or self.seen()
        acts = set(seen["acts"])
        if seen["over"]:
            return False
        if "score-next" in acts and not self.skips_scoring:
            return True
        for name in ("go-on", "score-skip", "score-next"):
            if name in acts:
                self.person._skip(name)
                return True
        if "produce" in acts:
            self._produce()
        elif "bid" in acts or (seen["phase"] in ("lose", "clear", "carry") and seen["puts"]):
            self._put_out(seen)
        elif "decline" in acts:
            self.act("accept" if self.chance.random() < 0.6 else "decline")
        elif "done" in acts:
            self._trade(seen)
        elif "stay" in acts:
            self.act("stay")
        elif seen["phase"] == "propose" and "pass" in acts:
            self._propose(seen)
        elif seen["moves"]:
            self.click("move", self.chance.choice(seen["moves"]))
            self.act("spread" if seen["phase"] == "rumour" else "raise")
        elif "sell" in acts:
            self._sell(seen)
        elif seen["partners"]:
            self.click("partner", seen["partners"][0])
            self.act("partner")
        elif seen["recovers"]:
            self.click("recover", seen["recovers"][0])
            self.act("recover")
        else:
            self.page.wait_for_timeout(40)
        return True

    def _produce(self) -> None:
        for _ in range(4):
            makes = self.seen()["makes"]
            if makes:
                self.click("make", self.chance.choice(makes))
        self.act("produce")

    def _put_out(self, seen: dict[str, Any]) -> None:
        phase = seen["phase"]
        if phase == "bid" and seen["puts"] and self.chance.random() < 0.7:
            chosen = self.chance.choice(seen["puts"])
            for _ in range(self.chance.randint(1, 3)):
                if chosen in self.seen()["puts"]:
                    self.click("put", chosen)
        while phase in ("lose", "clear", "carry") and (puts := self.seen()["puts"]):
            self.click("put", puts[0])
        self.act(phase)

    def _propose(self, seen: dict[str, Any]) -> None:
        if not seen["puts"] or not seen["wants"] or self.chance.random() > self.eagerness:
            self.act("pass")
        else:
            self.click("put", seen["puts"][0])
            self.click("want", self.chance.choice(seen["wants"]))
            self.act("propose")

    def _trade(self, seen: dict[str, Any]) -> None:
        if "take-now" in seen["acts"]:
            self.act("take-now")
        elif "take" in seen["acts"]:
            self.act("take")
        elif self.chance.random() < 0.5 or not seen["wants"] or not seen["puts"]:
            self.act("done")
        else:
            self.click("put", seen["puts"][0])
            self.click("want", self.chance.choice(seen["wants"]))
            self.act("put")

    def _sell(self, seen: dict[str, Any]) -> None:
        best: dict[str, str] = {}
        for lot in seen["sells"]:
            best[lot[0]] = lot
        for lot in best.values():
            self.click("sell", lot)
        self.act("sell")

    def play_until(self, phase: str, steps: int = 1500) -> bool:
        """Plays on until the table asks in a phase, or the game is over."""
        for _ in range(steps):
            seen = self.seen()
            if seen["phase"] == phase and "go-on" not in seen["acts"] and len(seen["acts"]) > 0:
                return True
            if not self.step(seen):
                return False
        return False

    def play_to_the_end(self, steps: int = 6000) -> None:
        for _ in range(steps):
            if not self.step():
                return
        raise AssertionError(f"not over after {steps} steps: {self.seen()}")
