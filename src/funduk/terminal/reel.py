"""A finished or broken-off match in words, step by step, from any seat."""

import funduk
from funduk.core.game import View
from funduk.core.match import EVERYTHING
from funduk.core.record import CHANCE
from funduk.core.recording import Recording
from funduk.locale.phrases import Phrases
from funduk.locale.review import ReviewWords
from funduk.terminal.asking_why import hint_lines


class Reel:
    """A recorded match as lines for the terminal."""

    def __init__(self, match: funduk.Match, phrases: Phrases) -> None:
        self.match = match
        self.game = match.game
        self.phrases = phrases
        self.recording = Recording(match)

    @property
    def length(self) -> int:
        return self.recording.steps

    def view(self, step: int, seat: int | None) -> View:
        return self.recording.view(step, seat)

    def lines(self, step: int, seat: int | None) -> list[str]:
        """A step in words: what was done, then what came of it."""
        action = self.recording.action(step, seat)
        done = (
            []
            if action is None
            else [f"{self.phrases.name(action.seat)}: {self.phrases.action(action)}"]
        )
        told = self.recording.told(step, seat)
        return [*done, *[f"  {self.phrases.event(event)}" for _, event in told]]

    def hint(self, step: int, seat: int | None) -> list[str]:
        """What a strong bot would answer here, from what the seat knew; only through eyes that may see it."""
        asks = [ask for ask in self.recording.asks[step] if ask.seat != CHANCE]
        ask = next((ask for ask in asks if seat in (EVERYTHING, ask.seat)), None)
        if ask is None:
            return [self.phrases.say("terminal-no-hint")]
        memory = self.recording.memory(step, ask.seat)
        told_to = self.phrases.say("terminal-hint-for", {"seat": self.phrases.name(ask.seat)})
        return [told_to, *hint_lines(self.phrases, self.view(step, ask.seat), ask, memory)]

    def review(self, step: int) -> list[str]:
        """What the decision that led to a step was worth, and what would have been better."""
        from funduk.study.decisions import by_playing, by_values, is_doubtful
        from funduk.study.judge import judge_of
        from funduk.study.reviewing import EFFORTS, has_choice, moment_before

        moment = moment_before(self.recording, step) if step else None
        words = ReviewWords(self.phrases, self.recording)
        if moment is None or not has_choice(self.recording, step):
            return [words.say("no-decision")]
        done = self.recording.done(step)
        found, adviser = by_values(moment, step, done)
        if is_doubtful(found):
            judge = judge_of(self.game)
            lines = EFFORTS["normal"].lines
            found = by_playing(found, adviser, moment, judge, done, lines, step)
        return words.decision_lines(found.to_json())

    def next_turn(self, step: int, forward: bool) -> int:
        """The next step at which a question changes, to jump over deals and quick answers."""
        here = self._question(step)
        while 0 <= (step := step + (1 if forward else -1)) <= self.length:
            if self._question(step) != here:
                return step
        return max(0, min(self.length, step))

    def _question(self, step: int) -> str:
        asks = self.recording.asks[step]
        return asks[0].question if asks else ""


__all__ = ["EVERYTHING", "Reel"]
