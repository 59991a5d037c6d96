"""The account of decisions: what was done beside what would have been better, from what the seat knew.

First by the adviser's own numbers. Where these doubt a decision, it is played on: the likeliest alternatives
against what was done, half of them dropped at a time, and the last lines, which chose nothing, tell the loss.
"""

from dataclasses import dataclass, field, replace
from typing import Any

from funduk.core.action import Action
from funduk.core.bot import Bot, Decision
from funduk.study.judge import Judge
from funduk.study.prices import Adviser, Moment, Played, play_on

CLASSES = (("blunder", 0.10), ("mistake", 0.05), ("inaccurate", 0.02), ("fine", 0.0))
"""From what loss on a decision is called so."""
DOUBTED = 0.02
"""A decision that costs this much by the adviser's numbers is played on."""
SPREAD = 0.05
"""How far the adviser's numbers are wrong singly."""
LEAST_HALF = 0.01
"""Lines without any chance in them differ by nothing; the values they end in are not that exact."""
TRIED = 4
"""How many alternatives are played on beside what was done."""
VALUES, PLAYED = "values", "played"


@dataclass(frozen=True)
class Alternative:
    """Something that could have been done, and its share of the win."""

    action: str
    share: float

    def to_json(self) -> dict[str, Any]:
        return {"action": self.action, "share": round(self.share, 4)}


@dataclass(frozen=True)
class DecisionFinding:
    """One decision: what was done, what was best, and what the difference cost."""

    step: int
    seat: int
    question: str
    done: str
    best: str
    share: float
    """What was done is worth so much."""
    loss: float
    half: float
    """Half of the loss's interval; it covers the dice of the lines, not the values' own errors."""
    source: str
    alternatives: list[Alternative]
    why: dict[str, Any] = field(compare=False)

    @property
    def interval(self) -> tuple[float, float]:
        return max(0.0, self.loss - self.half), self.loss + self.half

    @property
    def verdict(self) -> str:
        """What such a loss is called; one that its interval does not tell from none is fine."""
        if self.loss <= self.half:
            return CLASSES[-1][0]
        return next(name for name, least in CLASSES if self.loss >= least)

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": "decision",
            "step": self.step,
            "seat": self.seat,
            "question": self.question,
            "done": self.done,
            "best": self.best,
            "share": round(self.share, 4),
            "loss": round(self.loss, 4),
            "interval": [round(end, 4) for end in self.interval],
            "source": self.source,
            "verdict": self.verdict,
            "alternatives": [one.to_json() for one in self.alternatives],
            "why": self.why,
        }


def by_values(
    moment: Moment, step: int, done: Action, bot: Bot | None = None
) -> tuple[DecisionFinding, Adviser]:
    """What the adviser's own numbers say; what it did not weigh has no number yet.

    A bot that has followed the game from this seat need not be told what it has seen.
    """
    adviser = Adviser(moment, bot)
    options = adviser.options
    shares = {action.to_text(): share for action, share in options}
    told = done.to_text()
    best = options[0][0].to_text() if options else adviser.advice.action.to_text()
    known = told in shares or told == best
    share = shares.get(told, options[-1][1] if options else 0.0)
    loss = max(0.0, options[0][1] - share) if options else 0.0
    if not known:
        loss = max(loss, DOUBTED)
    listed = [Alternative(action.to_text(), share) for action, share in options]
    better = told if loss == 0.0 else best
    finding = DecisionFinding(
        step, moment.ask.seat, moment.ask.question, told, better, share, loss, SPREAD, VALUES,
        listed, reasons_for(better, adviser.advice),
    )  # fmt: skip
    return finding, adviser


def reasons_for(action: str, advice: Decision) -> dict[str, Any]:
    """Why an adviser would do something; nothing where it would rather do something else."""
    return advice.why if advice.action.to_text() == action else {}


def is_doubtful(finding: DecisionFinding) -> bool:
    return finding.loss >= DOUBTED


def by_playing(
    finding: DecisionFinding,
    adviser: Adviser,
    moment: Moment,
    judge: Judge,
    done: Action,
    lines: int,
    seed: int,
) -> DecisionFinding:
    """The same decision once it was played on."""
    game = moment.game
    others = [game.parse(one.action) for one in finding.alternatives if one.action != finding.done]
    others = (others or [adviser.advice.action])[:TRIED]
    actions = [done, *[action for action in others if action != done]]
    if len(actions) == 1:
        return replace(finding, loss=0.0, half=0.0, best=finding.done)
    first = 0
    while len(actions) > 2:
        tried = play_on(
            moment, judge, adviser.bot, actions, range(first, first + max(2, lines // 4)), seed
        )
        first += max(2, lines // 4)
        kept = sorted(range(1, len(actions)), key=lambda place: -tried.mean(place))
        actions = [done, *[actions[place] for place in kept[: len(kept) // 2]]]
    played = play_on(moment, judge, adviser.bot, actions, range(first, first + lines), seed)
    found = _told(finding, played)
    return replace(found, why=reasons_for(found.best, adviser.advice))


def _told(finding: DecisionFinding, played: Played) -> DecisionFinding:
    loss, half = played.behind(0, 1)
    half = max(half, LEAST_HALF)
    best = played.actions[1].to_text()
    fresh = {action.to_text(): played.mean(place) for place, action in enumerate(played.actions)}
    rest = [one for one in finding.alternatives if one.action not in fresh]
    shifted = fresh[best] - next(
        (one.share for one in finding.alternatives if one.action == best), fresh[best]
    )
    alternatives = [
        *[Alternative(action, share) for action, share in fresh.items()],
        *[Alternative(one.action, min(1.0, max(0.0, one.share + shifted))) for one in rest],
    ]
    alternatives.sort(key=lambda one: -one.share)
    return replace(
        finding,
        best=best if loss > 0.0 else finding.done,
        share=fresh[finding.done],
        loss=max(0.0, loss),
        half=half,
        source=PLAYED,
        alternatives=alternatives,
    )
