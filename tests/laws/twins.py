"""Pairs of tables that one viewer may not tell apart, and every way in which it still could."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from funduk.core.action import SEALED, Action, Ask, Event, ask_for
from funduk.core.dice import Dice, FastDice
from funduk.core.game import Game, Table
from funduk.core.record import Record
from tests.laws.hostile import mutants
from tests.laws.tables import Setting
from tests.laws.walks import Step, sample, walk, written

Viewer = int | None


class Pair(NamedTuple):
    """Two tables that differ only in what the viewer may not know."""

    table: Table
    twin: Table
    viewer: Viewer
    tries: list[Action]
    past: list[Record]


def viewers(setting: Setting) -> list[Viewer]:
    return [None, *range(setting.seats)]


def pairs(setting: Setting, steps: int, seed: int = 1) -> Iterator[Pair]:
    """Tables of a walk and their twins imagined from a viewer's view, where the two really differ."""
    honest = setting.rules()
    dice = FastDice(seed)
    chosen = random.Random(f"{setting} {seed}")
    whole = walk(setting, seed).steps
    verbs = list({type(step.action): step.action for step in whole}.values())
    for step in sample(setting, steps, seed):
        place = next(place for place, other in enumerate(whole) if other is step)
        before = whole[max(0, place - 12) : place]
        past = [record for earlier in before for record in (earlier.action, *earlier.events)]
        for viewer in viewers(setting):
            twin = honest.imagine(honest.view(step.table, viewer), dice)
            if written(honest, twin) != written(honest, step.table):
                tries = tries_of(honest, step, viewer, verbs, chosen)
                yield Pair(step.table, twin, viewer, tries, past)


def tries_of(
    game: Game, step: Step, viewer: Viewer, verbs: list[Action], chosen: random.Random
) -> list[Action]:
    """What the viewer might send: real answers, bent ones, and verbs out of place."""
    if viewer is None:
        return []
    ask = ask_for(step.asks, viewer)
    dice = FastDice(chosen.randrange(99))
    real = [] if ask is None else [game.draw(step.table, ask, dice) for _ in range(3)]
    bent = [mutant for action in (*real[:1], *verbs) for mutant in mutants(action, 5, 3, chosen)]
    return [action for action in (*real, *bent) if action.seat == viewer]


def betrayed(game: Game, pair: Pair) -> list[str]:
    """By what the viewer can tell the two tables apart; nothing, if the game keeps its secrets."""
    table, twin, viewer, tries, past = pair
    found = []
    if game.view(table, viewer).to_json() != game.view(twin, viewer).to_json():
        found.append("view")
    if game.asks(table) != game.asks(twin):
        found.append("asks")
    if any(game.refusal(table, action) != game.refusal(twin, action) for action in tries):
        found.append("refusal")
    if any(game.seen(record, table, viewer) != game.seen(record, twin, viewer) for record in past):
        found.append("history")
    ask = None if viewer is None else ask_for(game.asks(table), viewer)
    if ask is not None:
        found += betrayed_by_moves(game, table, twin, ask)
    return found


def betrayed_by_moves(game: Game, table: Table, twin: Table, ask: Ask) -> list[str]:
    here, there = game.moves(table, ask), game.moves(twin, ask)
    if len(here) != len(there):
        return ["number of moves"]
    size = len(here)
    if any(here[place] != there[place] for place in {0, size // 3, size // 2, size - 1}):
        return ["moves"]
    if game.draw(table, ask, FastDice(1)) != game.draw(twin, ask, FastDice(1)):
        return ["draw"]
    if game.default(game.view(table, ask.seat), ask) != game.default(
        game.view(twin, ask.seat), ask
    ):
        return ["default"]
    answer = here[size // 2]
    if told(game, table, answer, ask.seat) != told(game, twin, answer, ask.seat):
        return ["what came of an answer"]
    return []


def told(game: Game, table: Table, action: Action, viewer: Viewer) -> list[Any]:
    """What a viewer witnesses of an action and of what comes of it, up to what the rules reveal."""
    return [
        None if record is None else record.to_json()
        for record in witnessed(game, action, game.perform(table.copy(), action), viewer)
    ]


def witnessed(
    game: Game, action: Action, events: list[Event], viewer: Viewer
) -> list[Record | None]:
    heard = [game.witness(action, viewer)]
    for event in events:
        if event.reveals():
            break
        heard.append(game.witness(event, viewer))
    return heard


def betrayed_by_witness(
    game: Game, honest: Game, step: Step, dice: Dice, viewer: Viewer
) -> list[str] | None:
    """Whether a viewer is told more of another's answer than it may see; None if it may see all of it."""
    first, second = honest.draw(step.table, step.ask, dice), honest.draw(step.table, step.ask, dice)
    if first == second or viewer == step.ask.seat:
        return None
    here, there = step.table.copy(), step.table.copy()
    after_first, after_second = honest.perform(here, first), honest.perform(there, second)
    revealed = any(event.reveals() for event in (*after_first, *after_second))
    if written(honest, here) == written(honest, there):
        return None
    secret = step.ask.mode == SEALED and not revealed
    if not secret and honest.view(here, viewer) != honest.view(there, viewer):
        return None
    found = []
    if witnessed(game, first, after_first, viewer) != witnessed(game, second, after_second, viewer):
        found.append("witness")
    if game.view(here, viewer) != game.view(there, viewer):
        found.append("view of a sealed answer")
    return found


def places(dumped: Any, path: str = "") -> dict[str, Any]:
    """Every value of a dumped position by its place."""
    if not dumped or not isinstance(dumped, dict | list):
        return {path[1:]: dumped}
    inside = dumped.items() if isinstance(dumped, dict) else enumerate(dumped)
    found: dict[str, Any] = {}
    for name, item in inside:
        found |= places(item, f"{path}.{name}")
    return found


def varied(game: Game, pair: Pair) -> set[str]:
    """The places in which two tables differ, numbers of seats and entries written *."""
    here, there = places(game.dump(pair.table)), places(game.dump(pair.twin))
    differing = [
        place for place in {*here, *there} if here.get(place, "-") != there.get(place, "-")
    ]
    return {
        ".".join("*" if part.isdigit() else part for part in place.split("."))
        for place in differing
    }
