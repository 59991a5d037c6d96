"""Records golden matches: `python -m tests.golden.record GAME [GAME ...]`.

Matches with the game's default set are recorded; those of older sets stay as they were and are only replayed.

One JSON line a step: what was done, and a digest of everything that anybody then saw. Every 25th step also
shows a view in full, one viewer after another, so that a difference can be read and not only noticed.
"""

from __future__ import annotations

import hashlib
import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

from funduk import GAMES, FastDice, Match, catalogue
from funduk.core.game import Game
from funduk.core.match_file import read_entry, write_entry
from funduk.core.playout import next_ask
from tests.laws.tables import Setting, lawbook, own_tests, settings_of

FOLDER = Path(__file__).resolve().parent
IN_FULL = 25
FIRST_SET = "house-1"


def recorded_settings(name: str) -> list[Setting]:
    """Every number of seats, every option at the smallest table, and some options at every table."""
    settings = settings_of(name)
    smallest = settings[0].seats
    everywhere = lawbook(name).everywhere
    return [
        setting
        for setting in settings
        if setting.place == 0 or setting.seats == smallest or set(setting.options()) == everywhere
    ]


def set_files(name: str) -> dict[str, Path]:
    """Every component set a game was ever released with."""
    folder = catalogue.room(name) / "sets"
    return {path.stem: path for path in sorted(folder.glob("house-*.toml"))}


@cache
def rules_with(name: str, set_name: str) -> Game:
    return catalogue.game(name, set_files(name)[set_name])


def default_set(name: str) -> str:
    return catalogue.game(name).components.name


def path_of(setting: Setting, set_name: str) -> Path:
    """Matches with the first set lie in the game's folder, those of later sets in folders of their own."""
    name = (
        "-".join([str(setting.seats), *setting.options()]) if setting.place else str(setting.seats)
    )
    ours = setting.game in catalogue.OWN
    own = own_tests(setting.game)
    assert own is not None
    folder = FOLDER / setting.game if ours else own / "golden"
    folder = folder / ("" if set_name == FIRST_SET else set_name)
    return folder / f"{name}-{setting.place}.jsonl"


def digest(value: Any) -> str:
    return hashlib.sha256(written(value).encode()).hexdigest()[:16]


def written(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def header(setting: Setting, set_name: str) -> dict[str, Any]:
    game = rules_with(setting.game, set_name)
    return {
        "game": setting.game,
        "rules_version": game.rules_version,
        "set": game.components.name,
        "seats": setting.seats,
        "options": setting.options(),
    }


def fresh(setting: Setting, set_name: str, begin: bool) -> Match:
    seed = f"golden {setting}"
    rules = rules_with(setting.game, set_name)
    return Match(rules, setting.seats, seed=seed, options=setting.options(), begin=begin)


def played(setting: Setting, set_name: str) -> list[str]:
    """A random match with sealed dice, as its entries."""
    match = fresh(setting, set_name, begin=True)
    dice = FastDice(setting.seats)
    while not match.over:
        match.play(match.game.draw(match.table, next_ask(match.asks, dice), dice))
    return [write_entry(entry) for entry in match.entries]


def lines(setting: Setting, set_name: str, entries: list[str]) -> list[str]:
    """The match played again from its entries, with what everybody saw at every step."""
    match = fresh(setting, set_name, begin=False)
    viewers: list[int | None] = [None, *range(setting.seats)]
    told = [written(header(setting, set_name))]
    for number, entry in enumerate(entries):
        read_entry(match, entry, number)
        views = [match.view(viewer).to_json() for viewer in viewers]
        shown = [match.seen_entry(number, viewer).to_json() for viewer in viewers]
        asks = [ask.to_json() for ask in match.asks]
        step: dict[str, Any] = {"do": entry, "seen": digest([views, shown, asks])}
        if number % IN_FULL == 0:
            step["view"] = views[number // IN_FULL % len(views)]
        told.append(written(step))
    files = [digest(match.to_json(viewer)) for viewer in viewers]
    told.append(
        written(
            {
                "scores": match.scores,
                "winners": match.winners,
                "files": files,
                "match": digest(match.to_text()),
            }
        )
    )
    return told


def entries_of(path: Path) -> list[str]:
    """What was done in a recorded match."""
    steps = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:-1]]
    return [step["do"] for step in steps]


def record(setting: Setting) -> Path:
    set_name = default_set(setting.game)
    path = path_of(setting, set_name)
    path.parent.mkdir(exist_ok=True, parents=True)
    told = lines(setting, set_name, played(setting, set_name))
    path.write_text("\n".join(told) + "\n", encoding="utf-8")
    return path


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in GAMES]
    if unknown or not names:
        print(
            f"usage: python -m tests.golden.record GAME ...; games are {', '.join(GAMES)}",
            file=sys.stderr,
        )
        return 2
    for name in names:
        for old in path_of(recorded_settings(name)[0], default_set(name)).parent.glob("*.jsonl"):
            old.unlink()
        for setting in recorded_settings(name):
            path = record(setting)
            print(f"{path.parent.name}/{path.name}  {path.stat().st_size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
