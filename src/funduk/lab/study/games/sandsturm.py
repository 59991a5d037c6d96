"""How Sandsturm is studied: missions, turns, suspicion, and where points come from."""

from operator import mul
from typing import Any

from funduk.core.action import Action, Event
from funduk.core.game import Game
from funduk.games.sandsturm import events as told
from funduk.games.sandsturm.material import MISSIONS, ONE_LAMP, TYPES
from funduk.games.sandsturm.scoring import best, score
from funduk.lab.study.counting import Counter
from funduk.lab.study.subjects import Chart, Subject
from funduk.lab.study.tally import Cluster

SOURCES = ("mission", "suspicions", "all-suspected", "secret", "lamp", "artefact")

NAMED_MISSIONS = tuple(f"mission:{name}" for name in MISSIONS)
NAMED_TYPES = tuple(f"type:{name}" for name in TYPES)


class StormCounter(Counter):
    """Missions are known from above; a seat's own events tell the rest."""

    def __init__(self, game: Game, seats: int, cluster: Cluster) -> None:
        super().__init__(game, seats, cluster)
        self.start = 0
        self.round = 0
        self.card = ""
        self.turns = 0
        self.rerolls = 0
        self.missions = [0] * seats
        self.chosen: list[tuple[int, int]] = []
        self.placed: list[tuple[int, int, int]] = []
        """Round, mission named, seat suspected."""
        self.found_on = [0] * seats
        self.sources: dict[str, list[int]] = {name: [0] * seats for name in SOURCES}

    def note(self, action: Action, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, told.StartDrawn):
                self.start = event.seat
            elif isinstance(event, told.RoundBegan):
                self.round, self.card = event.round, event.card
            elif isinstance(event, told.TurnBegan):
                self.turns += 1
            elif isinstance(event, told.Suspected):
                self.placed.append((self.round, event.mission, event.on))
            elif isinstance(event, told.Rerolled):
                self.rerolls += 1
            elif isinstance(event, told.TypeChosen):
                self.choose(event)
            elif isinstance(event, told.Skipped):
                self.cluster.add("round_card", f"round-card:{self.card}", 0)
                self.cluster.add("skipped", "all", 1, 0)
            elif isinstance(event, told.Lapsed):
                self.cluster.add("lapsed", f"type:{TYPES[event.type]}", event.times, 0)
            else:
                self.note_result(event)

    def standing(self, table: Any) -> list[float] | None:
        """As if the sandstorm came now; whoever would win without points is in front."""
        if self.turns == 0:
            return None
        sheets = score(table)
        points = [float(sheet.points) for sheet in sheets]
        ahead = max(points) + 1
        return [ahead if seat in best(sheets) else points[seat] for seat in range(self.seats)]

    def choose(self, event: told.TypeChosen) -> None:
        self.chosen.append((event.seat, event.type))
        label = f"type:{TYPES[event.type]}"
        self.cluster.add("times", label, event.times)
        self.cluster.add("lapsed", label, 0, event.times)
        self.cluster.add("round_card", f"round-card:{self.card}", event.times)

    def note_result(self, event: Event) -> None:
        if isinstance(event, told.SandstormCame):
            self.missions = list(event.missions)
        elif isinstance(event, told.ChipScored):
            self.found_on[event.on] += 1
            self.sources["suspicions"][event.seat] += event.points
        elif isinstance(event, told.AllSuspected):
            self.sources["all-suspected"][event.seat] += event.points
        elif isinstance(event, told.SecretKept):
            self.sources["secret"][event.seat] += event.points
        elif isinstance(event, told.GoodScored):
            self.sources["lamp" if event.good == ONE_LAMP else "artefact"][event.seat] += (
                event.points
            )
        elif isinstance(event, told.MissionScored):
            self.sources["mission"][event.seat] += event.points

    def end(self, shares: list[float], scores: list[int]) -> None:
        add = self.cluster.add
        for seat, share in enumerate(shares):
            mission = f"mission:{MISSIONS[self.missions[seat]]}"
            add("order", f"order:{(seat - self.start) % self.seats}", share)
            add("mission", mission, share)
            add("mission_points", mission, self.sources["mission"][seat])
            add("mission_score", mission, scores[seat])
            add("secret", mission, float(self.found_on[seat] == 0))
            add("found", mission, self.found_on[seat])
            add("chips", "all", sum(1 for *_, on in self.placed if on == seat))
            for good in ("lamp", "artefact"):
                if self.sources[good][seat]:
                    add("good_wins", f"source:{good}", share)
        for round, mission_named, on in self.placed:
            add("chip_right", f"round:{round}", float(self.missions[on] == mission_named))
        for kind, name in enumerate(TYPES):
            mine = [seat for seat, chosen in self.chosen if chosen == kind]
            add("type", f"type:{name}", len(mine), len(self.chosen))
            add("type_wins", f"type:{name}", sum(shares[seat] for seat in mine), len(mine))
        add("rerolls", "all", self.rerolls, self.turns)
        add("skipped", "all", 0, self.turns)
        add("rounds_mean", "all", self.round)
        self.cluster.count("rounds", "all", self.round)
        sizes = {source: [abs(points) for points in by] for source, by in self.sources.items()}
        won = {source: sum(map(mul, by, shares)) for source, by in sizes.items()}
        for source, by in sizes.items():
            add("source", f"everybody|source:{source}", sum(by), sum(map(sum, sizes.values())))
            add("source", f"winners|source:{source}", won[source], sum(won.values()))


SUBJECT = Subject(
    StormCounter,
    (
        ("order", (Chart("order", "rows", unit="percent", against="fair"),)),
        (
            "missions",
            (
                Chart(
                    "mission",
                    "rows",
                    unit="percent",
                    against="fair",
                    band=0.25,
                    order=NAMED_MISSIONS,
                ),
                Chart("mission_points", "rows", order=NAMED_MISSIONS),
                Chart("mission_score", "rows", order=NAMED_MISSIONS),
                Chart("secret", "rows", unit="percent", against="mean", order=NAMED_MISSIONS),
                Chart("found", "rows", order=NAMED_MISSIONS),
            ),
        ),
        (
            "sources",
            (
                Chart(
                    "source",
                    "stack",
                    unit="percent",
                    parts=tuple(f"source:{name}" for name in SOURCES),
                ),
                Chart("good_wins", "rows", unit="percent", against="fair"),
            ),
        ),
        ("rounds", (Chart("rounds", "spread"), Chart("rounds_mean", "rows"))),
        (
            "turns",
            (
                Chart("type", "rows", unit="percent", against="mean", order=NAMED_TYPES),
                Chart("type_wins", "rows", unit="percent", against="fair", order=NAMED_TYPES),
                Chart("times", "rows", order=NAMED_TYPES),
                Chart("lapsed", "rows", unit="percent", order=NAMED_TYPES),
                Chart("skipped", "rows", unit="percent"),
                Chart("rerolls", "rows"),
                Chart("round_card", "rows", against="mean"),
            ),
        ),
        (
            "suspicion",
            (Chart("chips", "rows"), Chart("chip_right", "rows", unit="percent")),
        ),
    ),
    {"artefact": ["middle"], "open_stacks": [True]},
    ("order", "mission", "secret", "rounds_mean", "rerolls"),
)
