"""A designer's afternoon: a card made too good, found by a report, repaired, and compared.

Writes worse.toml, found.html and compared.html into a folder, and prints what the reports say.

    python bench/designer.py --out designer
"""

import argparse
import copy
import time
from pathlib import Path
from typing import Any

from rich.console import Console

from funduk.catalogue import game
from funduk.core.game import Game
from funduk.lab.crew import cores
from funduk.lab.study.comparing import draw_comparison
from funduk.lab.study.findings import NOTABLE
from funduk.lab.study.labels import Labels
from funduk.lab.study.plan import Study
from funduk.lab.study.report import write_report
from funduk.lab.study.sections import draw
from funduk.lab.study.settings import Against

GAME = "basari_cards"
CARD = 3
"""The fourth card: the house set gives it 4 points and 3 workers."""


def worse() -> dict[str, Any]:
    """The house set with one card that is too good."""
    content = copy.deepcopy(game(GAME).components.content)
    content["card"][CARD] |= {"points": 9, "workers": 4}
    content["name"] = "worse-1"
    return content


def as_toml(content: dict[str, Any]) -> str:
    cards = [
        f'[[card]]\nworkers = {card["workers"]}\npoints = {card["points"]}\ngems = "{card["gems"]}"\n'
        for card in content["card"]
    ]
    return "\n".join([f'game = "{GAME}"\nname = "{content["name"]}"\n', *cards])


def find(rules: Game, games: int, bots: str) -> Study:
    study = Study(rules, [4], [bots], games, sweep=[], set_file="worse.toml")
    study.run(Console(), cores())
    return study


def compare(rules: Game, games: int, bots: str) -> Study:
    repaired = Against(game(GAME), set_file="house-3.toml")
    study = Study(rules, [4], [bots], games, against=repaired, close=0, set_file="worse.toml")
    study.run(Console(), cores())
    return study


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--out", type=Path, default=Path("designer"))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", default="vizier")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    rules = game(GAME, worse())
    labels = Labels(rules, "en")
    (asked.out / "worse.toml").write_text(as_toml(worse()), encoding="utf-8")
    begun = time.monotonic()
    found = find(rules, asked.games, asked.bots)
    (asked.out / "found.html").write_text(write_report(found, "en"), encoding="utf-8")
    charts = [one for _, some in found.subject.chapters for one in some if one.measure == "place"]
    drawn = draw(charts[0], found.settings[0], labels)
    print(f"{asked.games} games in {time.monotonic() - begun:.0f} s; the report says:")
    for one in drawn.findings if drawn is not None else []:
        print(f"  {'!' if one.weight == NOTABLE else ' '} {one.text}")
    compared = compare(rules, asked.games, asked.bots)
    (asked.out / "compared.html").write_text(write_report(compared, "en"), encoding="utf-8")
    print("repaired, seed by seed:")
    base, other = compared.settings
    for one in draw_comparison(base, other, compared.subject, labels).findings:
        print(f"  {'!' if one.weight == NOTABLE else ' '} {one.text}")


if __name__ == "__main__":
    main()
