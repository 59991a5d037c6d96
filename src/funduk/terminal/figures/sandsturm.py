"""Sandsturm: rounds, action types, rerolls, suspicions, and how each mission fares."""

from funduk.core.action import Event
from funduk.games.sandsturm.events import (
    ChipScored,
    GameEnded,
    Lapsed,
    Rerolled,
    SandstormCame,
    Suspected,
    TradeBanned,
    TurnBegan,
    TypeChosen,
)
from funduk.games.sandsturm.material import MISSIONS, TYPES
from funduk.terminal.figures import Counts, Figures, Row, Say, percent, ratio


class SandsturmFigures(Figures):
    """Turns, types, chips, missions."""

    def __init__(self) -> None:
        super().__init__()
        self.missions: list[int] = []

    def watch(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self.add("turns")
        elif isinstance(event, TypeChosen):
            self.add("chosen")
            self.add(f"type-{TYPES[event.type]}")
            self.add("times", event.times)
        elif isinstance(event, Rerolled):
            self.add("rerolls")
        elif isinstance(event, Lapsed):
            self.add("lapsed", event.times)
        elif isinstance(event, Suspected):
            self.add("chips")
        elif isinstance(event, ChipScored):
            self.add("right")
        elif isinstance(event, TradeBanned):
            self.add("bans")
        elif isinstance(event, SandstormCame):
            self.missions = event.missions
            self.add("rounds", event.round - 1)
        elif isinstance(event, GameEnded):
            for seat, mission in enumerate(self.missions):
                self.add(f"held-{MISSIONS[mission]}")
                if seat in event.winners:
                    self.add(f"won-{MISSIONS[mission]}", 1 / len(event.winners))

    @staticmethod
    def rows(counts: Counts, games: int, say: Say) -> list[Row]:
        types = [
            f"{say(f'type-{name}')} {percent(ratio(counts, f'type-{name}', 'chosen'))}"
            for name in TYPES
        ]
        shares = {name: percent(ratio(counts, f"won-{name}", f"held-{name}")) for name in MISSIONS}
        won = [f"{say(f'missions-{name}')} {share}" for name, share in shares.items()]
        return [
            ("sim-rounds", f"{counts.get('rounds', 0) / games:.2f}"),
            ("sim-types", " · ".join(types)),
            ("sim-times", f"{ratio(counts, 'times', 'chosen'):.2f}"),
            ("sim-lapsed", percent(ratio(counts, "lapsed", "times"))),
            ("sim-rerolls", f"{ratio(counts, 'rerolls', 'turns'):.2f}"),
            ("sim-bans", f"{counts.get('bans', 0) / games:.2f}"),
            ("sim-chips", f"{counts.get('chips', 0) / games:.1f}"),
            ("sim-right", percent(ratio(counts, "right", "chips"))),
            ("sim-missions", " · ".join(won)),
        ]


FIGURES = SandsturmFigures
