"""A review in words: its figures as people read them, its decisions, deals and luck as sentences."""

from collections.abc import Mapping
from typing import Any

from funduk.core.errors import FundukError
from funduk.core.recording import Recording
from funduk.locale.phrases import Phrases
from funduk.locale.reasons import reason_lines

SHOWN = 5
NOTED_LUCK = 0.02
"""What moves less of the win is no stroke of luck."""

NOTED_DEAL = 0.005


def points(share: float, signed: bool = False) -> str:
    """A share in hundredths of the win."""
    rounded = round(100 * share) + 0
    return f"{rounded:+d}" if signed and rounded else str(rounded)


class ReviewWords:
    """Says everything about one review."""

    def __init__(self, phrases: Phrases, recording: Recording) -> None:
        self.phrases = phrases
        self.recording = recording
        phrases.words.need("review")

    def say(self, key: str, **variables: Any) -> str:
        return self.phrases.words.say(f"review-{key}", variables)

    def action(self, text: str) -> str:
        """An action in its text form, in words."""
        try:
            return self.phrases.action(self.phrases.game.parse(text))
        except FundukError:
            return text

    def cost(self, decision: Mapping[str, Any]) -> str:
        if decision["source"] == "values":
            return self.say("by-values", loss=points(decision["loss"]))
        low, high = decision["interval"]
        return self.say(
            "cost-range", loss=points(decision["loss"]), low=points(low), high=points(high)
        )

    def verdict(self, decision: Mapping[str, Any]) -> str:
        return self.say(f"verdict-{decision['verdict']}")

    def alternatives(self, decision: Mapping[str, Any]) -> list[str]:
        """What could have been done, best first, and always what was done."""
        listed = decision["alternatives"]
        shown = listed[:SHOWN]
        if all(one["action"] != decision["done"] for one in shown):
            shown = shown[:-1] + [one for one in listed if one["action"] == decision["done"]]
        return [
            self.say("alternative", share=points(one["share"]), action=self.action(one["action"]))
            for one in shown
        ]

    def reasons(self, decision: Mapping[str, Any]) -> list[str]:
        """Why the better action is better, as the adviser says it."""
        why = {name: told for name, told in decision["why"].items() if name != "alternatives"}
        return reason_lines(self.phrases, why) if why else []

    def decision_lines(self, decision: Mapping[str, Any]) -> list[str]:
        """Everything about one decision, a thought a line."""
        seat = self.phrases.name(decision["seat"])
        did = self.say("did", seat=seat, action=self.action(decision["done"]))
        lines = [f"{did} – {self.verdict(decision)}"]
        if decision["verdict"] == "fine":
            lines.append(self.say("fine-here"))
        else:
            lines.append(self.say("would", action=self.action(decision["best"])))
            lines.append(f"{self.say('cost')}: {self.cost(decision)}")
        return [
            *lines,
            *["  " + told for told in self.alternatives(decision)],
            *self.reasons(decision),
        ]

    def changes(self, shares: list[float]) -> str:
        """What everybody won or lost by something, those it hardly touched left out."""
        told = [
            self.say("gain", seat=self.phrases.name(seat), gain=points(share, signed=True))
            for seat, share in enumerate(shares)
            if abs(share) >= 0.005
        ]
        return ", ".join(told) or "0"

    def event_of(self, step: int, name: str) -> str:
        """What came of a step, by the event that matters."""
        events = self.recording.entries[step - 1].events
        return " ".join(self.phrases.event(event) for event in events if event.name() == name)

    def chance(self, first: int, last: int) -> str:
        """What chance did between two steps."""
        told = [
            self.phrases.event(event)
            for step in range(first, last + 1)
            for event in self.recording.entries[step - 1].events
        ]
        return " ".join(told[:SHOWN]) + (" …" if len(told) > SHOWN else "")


def noted_luck(findings: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The strokes of luck that counted, greatest first."""
    noted = [
        one
        for one in findings
        if one["kind"] == "luck" and max(map(abs, one["shares"])) >= NOTED_LUCK
    ]
    return sorted(noted, key=lambda one: (-max(map(abs, one["shares"])), one["step"]))


def noted_deals(findings: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The deals that changed something, greatest first."""
    noted = [
        one
        for one in findings
        if one["kind"] == "deal" and max(map(abs, one["gains"])) >= NOTED_DEAL
    ]
    return sorted(noted, key=lambda one: (-sum(map(abs, one["gains"])), one["step"]))


def worst(findings: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The decisions that cost something, most first."""
    costly = [one for one in findings if one["kind"] == "decision" and one["verdict"] != "fine"]
    return sorted(costly, key=lambda one: (-one["loss"], one["step"]))
