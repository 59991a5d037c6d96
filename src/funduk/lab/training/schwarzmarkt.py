"""Numbers for Schwarzmarkt, learned from noted games."""

from typing import Any, ClassVar

from rich.console import Console

from funduk.bots.schwarzmarkt.numbers import BY_HAND, numbers_from
from funduk.lab.crew import Work
from funduk.lab.training.course import Rows, Training, duels
from funduk.lab.training.schwarzmarkt_fit import learn
from funduk.lab.training.schwarzmarkt_notes import play_and_note, seat_with

GENERATIONS = 2
"""The first games show how long games last and who agrees to what; from all of them come the worths."""


class MarketTraining(Training):
    """How long games last, who agrees to what, what things are worth."""

    USUAL: ClassVar[tuple[int, int]] = (400, 480)
    SEEDS_A_BATCH: ClassVar[int] = 2

    def learn(self, console: Console, jobs: int | None = None) -> tuple[Any, dict[str, Any]]:
        base = dict(BY_HAND)
        rows: Rows = []
        number = max(1, self.games // GENERATIONS)
        losses: dict[str, list[float]] = {}
        for generation in range(GENERATIONS):
            title = f"self-play {generation + 1} of {GENERATIONS}"
            offset = generation * number
            rows += self.play(console, title, play_and_note, number, offset, {"base": base}, jobs)
            base, losses = learn(self.playing, rows, dict(BY_HAND), generation == GENERATIONS - 1)
            for part, (before, after) in losses.items():
                console.print(f"{part}: {before} by hand, {after} learned")
        return base, {"generations": GENERATIONS, "losses": losses}

    def last(self) -> Any:
        file = self.written()
        return dict(BY_HAND) if file is None else numbers_from(file).all

    def file(self, learned: Any, header: dict[str, Any]) -> dict[str, Any]:
        return {"game": self.game, **header, "numbers": learned}

    def duel_work(self) -> Work:
        return play_duels


def play_duels(what: dict[str, Any]) -> Rows:
    return duels(what, seat_with)


TRAINING = MarketTraining
