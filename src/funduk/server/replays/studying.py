"""Reviews inside the worker: worked on a piece at a time, so that a page can show what there is."""

import time
from collections.abc import Iterator
from typing import Any

from funduk.core.record import CHANCE
from funduk.core.recording import Recording
from funduk.locale import LANGUAGES, Words
from funduk.locale.phrases import Phrases
from funduk.locale.review import ReviewWords
from funduk.server.replays import review_forms as forms
from funduk.study.deals import DealFinding
from funduk.study.decisions import DecisionFinding
from funduk.study.reviewing import (
    Finding,
    LuckFinding,
    PointFinding,
    Review,
    begun,
    findings,
    has_choice,
)

PIECE = 0.7
"""Seconds of work before what was found is told."""


class Studied:
    """One match under review."""

    def __init__(self, recording: Recording, effort: str = "normal") -> None:
        self.review: Review = begun(recording)
        self.found: list[Finding] = []
        self.over = False
        self._coming: Iterator[Finding] = findings(recording, effort=effort)
        self._words = [
            ReviewWords(
                Phrases(Words(language), recording.game, _in_braces, recording.match.seats),
                recording,
            )
            for language in LANGUAGES
        ]
        self._decisions = sum(
            recording.done(step).seat != CHANCE and has_choice(recording, step)
            for step in range(1, recording.steps + 1)
        )

    def part(self, first: int) -> forms.ReviewPart:
        """Works until something new is found and the time for one piece is up."""
        begin = time.monotonic()
        while not self.over and (len(self.found) <= first or time.monotonic() - begin < PIECE):
            found = next(self._coming, None)
            if found is None:
                self.over = True
            else:
                self.found.append(found)
                self.review.take(found)
            if time.monotonic() - begin >= 2 * PIECE:
                break
        return self._told(max(0, first))

    def _told(self, first: int) -> forms.ReviewPart:
        new = self.found[first:]
        return forms.ReviewPart(
            max(first, len(self.found)),
            len(self.review.by_step),
            self._decisions,
            [
                forms.ReviewPoint(one.step, one.shares)
                for one in new
                if isinstance(one, PointFinding)
            ],
            [self._decision(one) for one in new if isinstance(one, DecisionFinding)],
            [self._change(one) for one in new if isinstance(one, (DealFinding, LuckFinding))],
            self._summary() if self.over else None,
        )

    def _said(self, tell: Any) -> forms.Said:
        return {words.phrases.words.language: tell(words) for words in self._words}

    def _decision(self, one: DecisionFinding) -> forms.ReviewDecision:
        record = one.to_json()
        low, high = one.interval
        return forms.ReviewDecision(
            one.step,
            one.seat,
            self._said(lambda words: words.action(one.done)),
            self._said(lambda words: words.action(one.best)),
            one.share,
            one.loss,
            low,
            high,
            one.source == "played",
            record["verdict"],
            [
                forms.ReviewOption(
                    self._said(lambda words, told=option.action: words.action(told)), option.share
                )
                for option in one.alternatives[:8]
            ],
            self._said(lambda words: " ".join(words.reasons(record))),
        )

    def _change(self, one: DealFinding | LuckFinding) -> forms.ReviewChange:
        if isinstance(one, DealFinding):
            name = one.event["event"]
            what = self._said(lambda words: words.event_of(one.step, name))
            return forms.ReviewChange("deal", one.first, one.step, what, one.gains)
        what = self._said(lambda words: words.chance(one.first, one.step))
        return forms.ReviewChange("luck", one.first, one.step, what, one.shares)

    def _summary(self) -> forms.ReviewSummary:
        review, biggest = self.review, self.review.biggest_deal
        return forms.ReviewSummary(
            review.result,
            review.luck_of,
            review.adjusted,
            review.loss,
            review.turning_point,
            None if biggest is None else biggest.step,
        )


def _in_braces(seat: int) -> str:
    return f"{{{seat}}}"
