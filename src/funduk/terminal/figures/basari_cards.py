"""Basari cards: how long stages last, and how often plans collide."""

from funduk.core.action import Event
from funduk.core.goods import total
from funduk.games.basari_cards.events import HaggleBegan, Revealed, StageEnded
from funduk.games.basari_cards.material import ACTION_LETTERS, STAGES, D
from funduk.games.gems.haggling import Accepted, Offered
from funduk.terminal.figures import Counts, Figures, Row, Say, percent, ratio


class BasariCardsFigures(Figures):
    """Rounds, collisions, bids."""

    def __init__(self) -> None:
        super().__init__()
        self.stage = 0

    def watch(self, event: Event) -> None:
        if isinstance(event, Revealed):
            self.add(f"rounds-{self.stage}")
            for action, letter in enumerate(ACTION_LETTERS):
                choosers = event.choices.count(action)
                self.add("plans", choosers)
                self.add(f"plans-{letter}", choosers)
                if action != D and choosers:
                    self.add("contested", choosers)
                    self.add(("alone", "haggled", "void")[min(choosers, 3) - 1], choosers)
        elif isinstance(event, HaggleBegan):
            self.add("haggles")
        elif isinstance(event, Offered):
            self.add("bids")
        elif isinstance(event, Accepted):
            self.add("deals")
            self.add("gems", int(total(event.gems)))
        elif isinstance(event, StageEnded):
            self.add("stages")
            self.stage = event.stage + 1

    @staticmethod
    def rows(counts: Counts, games: int, say: Say) -> list[Row]:
        rounds = [f"{counts.get(f'rounds-{stage}', 0) / games:.1f}" for stage in range(STAGES)]
        rows = [("sim-rounds-per-stage", " · ".join(rounds))]
        letters = [letter for letter in ACTION_LETTERS if counts.get(f"plans-{letter}")]
        chosen = [
            f"{letter} {percent(ratio(counts, f'plans-{letter}', 'plans'))}" for letter in letters
        ]
        rows.append(("sim-plans", " · ".join(chosen)))
        for name in ("alone", "haggled", "void"):
            rows.append((f"sim-{name}", percent(ratio(counts, name, "contested"))))
        rows.append(("sim-bids-per-haggle", f"{ratio(counts, 'bids', 'haggles'):.1f}"))
        rows.append(("sim-gems-per-deal", f"{ratio(counts, 'gems', 'deals'):.1f}"))
        return rows


FIGURES = BasariCardsFigures
