"""A review: decisions, luck and deals of a finished game, each found as it is reckoned.

What a seat could not know never enters the account of its decisions: it is made of `Moment`s, which hold a
view and what the seat had witnessed. Luck and deals are reckoned with everything laid open.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from funduk.core.action import SEALED, Ask
from funduk.core.errors import FundukError
from funduk.core.match import Match
from funduk.core.record import CHANCE
from funduk.core.recording import Recording
from funduk.study.deals import DealFinding, deal_at
from funduk.study.decisions import DecisionFinding, by_playing, by_values, is_doubtful
from funduk.study.judge import Judge, Shares, end_shares, judge_of
from funduk.study.luck import end_of_event, terms
from funduk.study.prices import Moment, advising_bot


@dataclass(frozen=True)
class Effort:
    """How many outcomes stand for chance, how many decisions are played on, and how many lines each."""

    samples: int
    doubted: int
    lines: int


CALM = 3
"""How many points of the graph a change must last to be a turning point."""
EFFORTS = {"quick": Effort(4, 0, 0), "normal": Effort(8, 12, 24), "deep": Effort(32, 200, 200)}


@dataclass(frozen=True)
class LuckFinding:
    """What chance brought everybody between two steps."""

    first: int
    step: int
    shares: Shares

    def to_json(self) -> dict[str, Any]:
        told = [round(share, 4) for share in self.shares]
        return {"kind": "luck", "first": self.first, "step": self.step, "shares": told}


@dataclass(frozen=True)
class PointFinding:
    """A point of the graph: how the game stood after a step."""

    step: int
    shares: Shares

    def to_json(self) -> dict[str, Any]:
        told = [round(share, 4) for share in self.shares]
        return {"kind": "point", "step": self.step, "shares": told}


Finding = DecisionFinding | LuckFinding | DealFinding | PointFinding


class NotOver(FundukError):
    """Only finished games are reviewed."""


@dataclass
class Review:
    """Everything that was found; a decision that was played on replaces what the values said of it."""

    seats: int
    result: Shares
    points: list[PointFinding] = field(default_factory=list)
    luck: list[LuckFinding] = field(default_factory=list)
    deals: list[DealFinding] = field(default_factory=list)
    by_step: dict[int, DecisionFinding] = field(default_factory=dict)

    def take(self, finding: Finding) -> None:
        if isinstance(finding, DecisionFinding):
            self.by_step[finding.step] = finding
        elif isinstance(finding, LuckFinding):
            self.luck.append(finding)
        elif isinstance(finding, DealFinding):
            self.deals.append(finding)
        else:
            self.points.append(finding)

    @property
    def decisions(self) -> list[DecisionFinding]:
        return [self.by_step[step] for step in sorted(self.by_step)]

    @property
    def worst(self) -> list[DecisionFinding]:
        """What cost something, most first."""
        costly = [one for one in self.decisions if one.verdict != "fine"]
        return sorted(costly, key=lambda one: (-one.loss, one.step))

    @property
    def loss(self) -> Shares:
        """By seat: what its decisions cost together."""
        return [
            sum(one.loss for one in self.worst if one.seat == seat) for seat in range(self.seats)
        ]

    @property
    def luck_of(self) -> Shares:
        return [sum(one.shares[seat] for one in self.luck) for seat in range(self.seats)]

    @property
    def adjusted(self) -> Shares:
        """The result less luck."""
        return [won - luck for won, luck in zip(self.result, self.luck_of, strict=True)]

    @property
    def turning_point(self) -> int | None:
        """The step after which most of the win had changed hands, and stayed there for a while."""
        moved = []
        for place in range(1, len(self.points)):
            before, after = self.points[max(0, place - CALM) : place], self.points[place:][:CALM]
            changed = sum(
                abs(
                    median(one.shares[seat] for one in after)
                    - median(one.shares[seat] for one in before)
                )
                for seat in range(self.seats)
            )
            moved.append((round(changed, 9), -self.points[place].step))
        return -max(moved)[1] if moved else None

    @property
    def biggest_deal(self) -> DealFinding | None:
        return max(self.deals, key=lambda deal: (deal.size, -deal.step), default=None)

    def findings(self) -> list["Finding"]:
        return [*self.points, *self.decisions, *self.luck, *self.deals]

    def to_json(self) -> dict[str, Any]:
        biggest = self.biggest_deal
        return {
            "seats": self.seats,
            "result": self.result,
            "loss": [round(loss, 4) for loss in self.loss],
            "luck": [round(luck, 4) for luck in self.luck_of],
            "adjusted": [round(share, 4) for share in self.adjusted],
            "turning_point": self.turning_point,
            "biggest_deal": None if biggest is None else biggest.step,
            "findings": [found.to_json() for found in self.findings()],
        }


def review(match: Match, seat: int | None = None, seed: int = 0, effort: str = "normal") -> Review:
    """The whole review of a finished match; with a seat, the decisions of that seat only."""
    recording = Recording(match)
    made = begun(recording)
    for found in findings(recording, seat, seed, effort):
        made.take(found)
    return made


def begun(recording: Recording) -> Review:
    """A review that nothing was found for yet."""
    result = end_shares(recording.game, recording.tables[-1])
    if result is None:
        raise NotOver("only finished games can be reviewed: play this one to its end first")
    return Review(recording.match.seats, result)


def findings(
    recording: Recording,
    seat: int | None = None,
    seed: int = 0,
    effort: str = "normal",
    judge: Judge | None = None,
) -> Iterator[Finding]:
    """Everything worth knowing, the quick things first; whoever has enough stops asking."""
    begun(recording)
    if effort not in EFFORTS:
        raise FundukError(f"no effort {effort!r}; there are {', '.join(EFFORTS)}")
    means = EFFORTS[effort]
    judge = judge_of(recording.game) if judge is None else judge
    yield from _course(recording, judge)
    yield from _decisions(recording, judge, seat, seed, means)
    for term in terms(recording, judge, seed, means.samples):
        yield LuckFinding(term.first, term.last, term.shares)


def _course(recording: Recording, judge: Judge) -> Iterator[Finding]:
    """The graph and the deals."""
    yield PointFinding(0, judge.shares(recording.tables[0]))
    step = 1
    while step <= recording.steps:
        last = end_of_event(recording, step)
        yield PointFinding(last, judge.shares(recording.tables[last]))
        for place in range(step, last + 1):
            deal = deal_at(recording, judge, place)
            if deal is not None:
                yield deal
        step = last + 1


def moment_before(recording: Recording, step: int) -> Moment | None:
    """What the seat that acted in a step knew; of answers sealed together nobody knew another's."""
    ask = recording.answered(step)
    if ask is None or ask.seat == CHANCE:
        return None
    before = step_of_question(recording, step, ask)
    memory = recording.memory(before, ask.seat)
    return Moment(recording.game, recording.view(before, ask.seat), memory, ask)


def step_of_question(recording: Recording, step: int, ask: Ask) -> int:
    """The step after which a question was put that an action answered."""
    first = step
    if ask.mode == SEALED:
        while first > 1 and end_of_event(recording, first - 1) >= step:
            first -= 1
    return first - 1


class Follower:
    """An adviser who follows the game from one seat, so that nothing is told twice."""

    def __init__(self, recording: Recording, seat: int) -> None:
        self.recording = recording
        self.seat = seat
        self.bot = advising_bot(recording.game, seat)
        self.told = 0

    def judge(self, step: int, ask: Ask) -> DecisionFinding:
        """The seat's answer in a step, by values."""
        recording = self.recording
        before = step_of_question(recording, step, ask)
        for place in range(self.told, before):
            action, events = recording.done(place + 1), recording.entries[place].events
            self.bot.recall(recording.game.witnessed(action, events, self.seat))
        self.told = max(self.told, before)
        moment = Moment(recording.game, recording.view(before, self.seat), (), ask)
        return by_values(moment, step, recording.done(step), self.bot)[0]


def _decisions(
    recording: Recording, judge: Judge, seat: int | None, seed: int, means: Effort
) -> Iterator[Finding]:
    doubted: list[DecisionFinding] = []
    followers = [Follower(recording, place) for place in range(recording.match.seats)]
    for step in range(1, recording.steps + 1):
        ask = recording.answered(step)
        if ask is None or ask.seat == CHANCE or seat not in (None, ask.seat):
            continue
        if not has_choice(recording, step):
            continue
        found = followers[ask.seat].judge(step, ask)
        yield found
        if is_doubtful(found):
            doubted.append(found)
    doubted.sort(key=lambda one: (-one.loss, one.step))
    for found in doubted[: means.doubted]:
        moment = moment_before(recording, found.step)
        assert moment is not None
        done = recording.done(found.step)
        again, adviser = by_values(moment, found.step, done)
        yield by_playing(again, adviser, moment, judge, done, means.lines, seed * 1009 + found.step)


def has_choice(recording: Recording, step: int) -> bool:
    """Whether there was more than one thing to do."""
    ask = recording.answered(step)
    return ask is not None and len(recording.game.moves(recording.tables[step - 1], ask)) > 1
