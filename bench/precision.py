"""How long a study takes until every seat's wins are known to ± 1 %, for every game of ours.

    python bench/precision.py --games basari_cards,basari --until 1 --jobs 2

Games a second are measured on the first games; how many ± so many percent need follows from their interval.
Ratios hold on a busy machine, minutes do not.
"""

import argparse
import time
from math import ceil

from rich.console import Console

from funduk import bots
from funduk.catalogue import OWN, game
from funduk.lab.study.plan import Study

BEFORE = {"basari_cards": 14, "basari": 27, "schwarzmarkt": 65, "sandsturm": 49}
"""Minutes on one core before studies could be stopped by their interval."""


def measured(name: str, bot: str, games: int, jobs: int, close: int) -> tuple[float, float]:
    """Seconds a game, and the widest interval's half after these games."""
    study = Study(game(name), [4], [bot], games, sweep=[], close=close)
    begun = time.monotonic()
    study.run(Console(quiet=True), jobs)
    seats = study.settings[0].tally.ratios["seat"].values()
    return (time.monotonic() - begun) / games, max(ratio.share().half for ratio in seats)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", default=",".join(OWN), help="names, with commas")
    parser.add_argument("--bots", default="vizier")
    parser.add_argument("--until", type=float, default=1.0, help="percent")
    parser.add_argument("--sample", type=int, default=120, help="games to measure with")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--close", type=int, default=0)
    asked = parser.parse_args()
    for name in asked.games.split(","):
        bot = asked.bots if asked.bots in bots.names(name) else bots.engines(name)[-1]
        seconds, half = measured(name, bot, asked.sample, asked.jobs, asked.close)
        needed = ceil(asked.sample * (100 * half / asked.until) ** 2)
        minutes = needed * seconds / 60
        before = f"; before: {BEFORE[name]} on one core" if name in BEFORE else ""
        print(
            f"{name}, {bot}s, {asked.jobs} jobs: {1 / seconds:.1f} games a second, "
            f"± {asked.until:g} % needs {needed:,} games, {minutes:.1f} minutes{before}"
        )


if __name__ == "__main__":
    main()
