"""Numbers for Sandsturm, learned for one table size at a time."""

from dataclasses import asdict, replace
from typing import Any, ClassVar

from rich.console import Console

from funduk.bots.sandsturm.numbers import Numbers, handmade, observant
from funduk.lab.crew import Work
from funduk.lab.training.course import Rows, Training, duels
from funduk.lab.training.sandsturm_fit import fit_patience
from funduk.lab.training.sandsturm_habits import fit_habits
from funduk.lab.training.sandsturm_notes import play_and_note, seat_with


class StormTraining(Training):
    """How others act, and how fast they place their chips."""

    USUAL: ClassVar[tuple[int, int]] = (120, 600)
    SEEDS_A_BATCH: ClassVar[int] = 6

    def learn(self, console: Console, jobs: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Plays with hand-made numbers and fits all that games can tell."""
        prior = observant()
        more = {"numbers": handmade().as_json(), "habits": asdict(prior.habits)}
        rows = self.play(console, "games to learn from", play_and_note, self.games, 0, more, jobs)
        habits, deal_before, deal_after = fit_habits(rows, prior.habits)
        console.print(
            f"surprise about the deal: {deal_before:.4f} by hand, {deal_after:.4f} learned"
        )
        patience = fit_patience(rows, prior.patience)
        numbers = replace(prior, habits=habits, patience=patience)
        notes = {"deal_log_loss": [round(deal_before, 4), round(deal_after, 4)]}
        return numbers.as_json(), notes

    def last(self) -> Any:
        """Those kept for this set and table size, or those made by hand."""
        table = (self.written() or {"tables": {}})["tables"].get(str(self.seats))
        if table is None or table["from"]["set"] != self.components.name:
            return handmade().as_json()
        return Numbers.from_json(table).as_json()

    def file(self, learned: Any, header: dict[str, Any]) -> dict[str, Any]:
        """Beside those of the other table sizes."""
        tables = (self.written() or {"tables": {}})["tables"]
        tables[str(self.seats)] = {"from": header, **learned}
        return {"game": self.game, "tables": dict(sorted(tables.items()))}

    def duel_work(self) -> Work:
        return play_duels


def play_duels(what: dict[str, Any]) -> Rows:
    sides = {side: Numbers.from_json(what[side]) for side in ("new", "old")}
    return duels({**what, **sides}, seat_with)


TRAINING = StormTraining
