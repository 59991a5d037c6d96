"""A finished or broken-off match as a row of steps, each seen from any seat."""

import funduk
from funduk.core.action import Action, Event
from funduk.core.game import Table, View
from funduk.core.match import EVERYTHING
from funduk.core.record import CHANCE, Record
from funduk.locale.phrases import Phrases
from funduk.terminal.asking_why import hint_lines


class Reel:
    """Replays a match once and keeps every table on the way."""

    def __init__(self, match: funduk.Match, phrases: Phrases) -> None:
        self.match = match
        self.game = match.game
        self.phrases = phrases
        table = match.game.setup(match.seats, match.options)
        table.rules_version = match.rules_version
        self.tables: list[Table] = [table]
        self.entries = [match.entries[number] for number in match.line]
        for entry in self.entries:
            assert entry.action is not None
            table = table.copy()
            match.game.perform(table, entry.action)
            self.tables.append(table)

    @property
    def length(self) -> int:
        return len(self.entries)

    def view(self, step: int, seat: int | None) -> View:
        return self.game.view(self.tables[step], None if seat == EVERYTHING else seat)

    def action(self, step: int, seat: int | None) -> Action | None:
        """The action that led to a step, as a viewer saw it."""
        entry = self.entries[step - 1]
        if seat == EVERYTHING or entry.action is None:
            return entry.action
        seen = self.game.seen(entry.action, self.tables[step], seat)
        return seen if isinstance(seen, Action) else None

    def events(self, step: int, seat: int | None) -> list[Event]:
        if seat == EVERYTHING:
            return self.entries[step - 1].events
        seen = [
            self.game.seen(event, self.tables[step], seat)
            for event in self.entries[step - 1].events
        ]
        return [event for event in seen if isinstance(event, Event)]

    def lines(self, step: int, seat: int | None) -> list[str]:
        """A step in words: what was done, then what came of it."""
        action = self.action(step, seat)
        done = (
            []
            if action is None
            else [f"{self.phrases.name(action.seat)}: {self.phrases.action(action)}"]
        )
        return [*done, *[f"  {self.phrases.event(event)}" for event in self.events(step, seat)]]

    def hint(self, step: int, seat: int | None) -> list[str]:
        """What a strong bot would answer here, from what the seat knew; only through eyes that may see it."""
        asks = [ask for ask in self.game.asks(self.tables[step]) if ask.seat != CHANCE]
        ask = next((ask for ask in asks if seat in (EVERYTHING, ask.seat)), None)
        if ask is None:
            return [self.phrases.say("terminal-no-hint")]
        memory: list[Record] = []
        for entry in self.entries[:step]:
            for record in (entry.action, *entry.events):
                told = None if record is None else self.game.witness(record, ask.seat)
                if told is not None:
                    memory.append(told)
        told_to = self.phrases.say("terminal-hint-for", {"seat": self.phrases.name(ask.seat)})
        return [told_to, *hint_lines(self.phrases, self.view(step, ask.seat), ask, memory)]

    def next_turn(self, step: int, forward: bool) -> int:
        """The next step at which a question changes, to jump over deals and quick answers."""
        here = self._question(step)
        while 0 <= (step := step + (1 if forward else -1)) <= self.length:
            if self._question(step) != here:
                return step
        return max(0, min(self.length, step))

    def _question(self, step: int) -> str:
        asks = self.game.asks(self.tables[step])
        return asks[0].question if asks else ""


__all__ = ["EVERYTHING", "Reel"]
