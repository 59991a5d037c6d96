"""The account of deals: what every negotiation that came to something brought everybody."""

from dataclasses import dataclass
from typing import Any

from funduk.core.action import Event
from funduk.core.record import CHANCE, SeatForm, shape_of
from funduk.core.recording import Recording
from funduk.study.judge import Judge, Shares
from funduk.study.luck import end_of_event


@dataclass(frozen=True)
class DealFinding:
    """A deal: its steps, who made it, and every seat's share with it less the share without."""

    first: int
    step: int
    seats: list[int]
    event: dict[str, Any]
    gains: Shares

    @property
    def size(self) -> float:
        """How much of the win it moved."""
        return sum(abs(gain) for gain in self.gains) / 2

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": "deal",
            "first": self.first,
            "step": self.step,
            "seats": self.seats,
            "event": self.event,
            "gains": [round(gain, 4) for gain in self.gains],
        }


def deal_at(recording: Recording, judge: Judge, step: int) -> DealFinding | None:
    """The deal that was struck by a step's action, held against the moment the talk began."""
    struck = next(
        (event for event in recording.entries[step - 1].events if event.name() in judge.DEALS), None
    )
    if struck is None:
        return None
    first = _opening(recording, judge, step)
    before = judge.shares(recording.tables[first - 1])
    after = judge.shares(recording.tables[step])
    gains = [there - here for here, there in zip(before, after, strict=True)]
    return DealFinding(first, step, _parties(struck), struck.to_json(), gains)


def _opening(recording: Recording, judge: Judge, step: int) -> int:
    """The step that answered the question with which this talk began."""
    first = step
    while first > 1 and recording.asks[first - 1][0].question not in judge.OPENERS:
        if recording.done(first - 1).seat == CHANCE:
            return first
        first -= 1
    while first > 1 and end_of_event(recording, first - 1) >= first:
        first -= 1
    return first


def _parties(event: Event) -> list[int]:
    """The seats that an event names."""
    named = [
        int(getattr(event, name))
        for name, form in shape_of(type(event))
        if isinstance(form, SeatForm)
    ]
    return sorted({seat for seat in named if seat >= 0})
