"""Basari, the board game: how long scorings take, and how often plans collide."""

from funduk.core.action import Event
from funduk.core.goods import total
from funduk.games.basari.events import HaggleBegan, LapScored, Revealed, ScoringEnded, WonForFree
from funduk.games.basari.material import ACTION_NAMES
from funduk.games.gems.haggling import Accepted, Offered
from funduk.terminal.figures import Counts, Figures, Row, Say, percent, ratio


class BasariFigures(Figures):
    """Rounds between scorings, collisions, bids, laps."""

    def __init__(self) -> None:
        super().__init__()
        self.scoring = 0

    def watch(self, event: Event) -> None:
        if isinstance(event, Revealed):
            self.add(f"rounds-{self.scoring}")
            for action, name in enumerate(ACTION_NAMES):
                choosers = event.choices.count(action)
                self.add("plans", choosers)
                self.add(f"plans-{name}", choosers)
                if choosers:
                    self.add(("alone", "haggled", "void")[min(choosers, 3) - 1], choosers)
        elif isinstance(event, HaggleBegan):
            self.add("haggles")
        elif isinstance(event, Offered):
            self.add("bids")
        elif isinstance(event, WonForFree):
            self.add("free")
        elif isinstance(event, Accepted):
            self.add("deals")
            self.add("gems", int(total(event.gems)))
        elif isinstance(event, LapScored):
            self.add("laps")
        elif isinstance(event, ScoringEnded):
            self.add("scorings")
            self.scoring = event.scoring + 1

    @staticmethod
    def rows(counts: Counts, games: int, say: Say) -> list[Row]:
        played = sorted(name for name in counts if name.startswith("rounds-"))
        rounds = " · ".join(f"{counts[name] / games:.1f}" for name in played)
        shares = {name: percent(ratio(counts, f"plans-{name}", "plans")) for name in ACTION_NAMES}
        chosen = [f"{say(f'choices-{name}')} {share}" for name, share in shares.items()]
        rows = [("sim-rounds-per-scoring", rounds), ("sim-plans", " · ".join(chosen))]
        for name in ("alone", "haggled", "void"):
            rows.append((f"sim-{name}", percent(ratio(counts, name, "plans"))))
        rows.append(("sim-bids-per-haggle", f"{ratio(counts, 'bids', 'haggles'):.1f}"))
        rows.append(("sim-gems-per-deal", f"{ratio(counts, 'gems', 'deals'):.1f}"))
        rows.append(("sim-won-for-free", percent(ratio(counts, "free", "haggles"))))
        rows.append(("sim-laps-per-scoring", f"{ratio(counts, 'laps', 'scorings'):.2f}"))
        return rows


FIGURES = BasariFigures
