"""Laws about positions from strangers: refused with one line, or playable to the end."""

from __future__ import annotations

import random
from typing import Any

from funduk.core.dice import FastDice
from funduk.core.errors import FundukError
from funduk.core.game import Game, Table
from tests.laws.tables import Setting, every_setting, lawbook
from tests.laws.walks import sample


def bent(dumped: Any, chosen: random.Random) -> Any:
    """A dumped position with one value in it changed, by a little or by much."""
    if isinstance(dumped, dict) and dumped:
        name = chosen.choice(list(dumped))
        if chosen.random() < 0.03:
            return {other: value for other, value in dumped.items() if other != name}
        return {**dumped, name: bent(dumped[name], chosen)}
    if isinstance(dumped, list) and dumped:
        place = chosen.randrange(len(dumped))
        if chosen.random() < 0.1:
            return chosen.choice((dumped[:place], dumped + dumped[place : place + 1], dumped[::-1]))
        return [*dumped[:place], bent(dumped[place], chosen), *dumped[place + 1 :]]
    if isinstance(dumped, bool):
        return not dumped
    if isinstance(dumped, int):
        return chosen.choice((dumped + 1, dumped - 1, 0, 1, 2, -1, 5, 63, 255, 2**40))
    return chosen.choice((None, 0, 1, "", "A", [], {}, [0], {"R": 1}, True))


def swapped(dumped: dict[str, Any], chosen: random.Random) -> dict[str, Any]:
    """A dumped position in which two seats have exchanged something, so that sums stay right."""
    seats = next(
        (
            value
            for value in dumped.values()
            if isinstance(value, list)
            and len(value) > 2
            and all(isinstance(item, dict) for item in value)
        ),
        None,
    )
    if seats is None:
        changed_somewhere: dict[str, Any] = bent(dumped, chosen)
        return changed_somewhere
    one, two = chosen.sample(range(len(seats)), 2)
    name = chosen.choice(list(seats[one]))
    changed = [dict(seat) for seat in seats]
    changed[one][name], changed[two][name] = seats[two][name], seats[one][name]
    return {key: changed if value is seats else value for key, value in dumped.items()}


def loaded(game: Game, dumped: Any) -> Table | str:
    """The table, or why it is refused; any other exception is a fault."""
    try:
        return game.load(dumped)
    except FundukError as wrong:
        return str(wrong)


@every_setting
def test_a_bent_position_is_refused_or_can_be_played(setting: Setting) -> None:
    game = setting.rules()
    conserved = lawbook(setting.game).conserved
    at_first = conserved(setting.table())
    chosen = random.Random(str(setting))
    refused = played = 0
    for step in sample(setting, 40):
        good = game.dump(step.table)
        for attempt in range(8):
            wrong = swapped(good, chosen) if attempt % 3 == 0 else bent(good, chosen)
            table = loaded(game, wrong)
            if isinstance(table, str):
                refused += 1
                assert "\n" not in table
                continue
            played += 1
            assert conserved(table) == at_first, wrong
            play_some(game, table, setting.seats, FastDice(attempt))
            assert conserved(table) == at_first, wrong
    tried = refused + played  # few in a game of five moves
    assert refused > min(20, tried // 4)
    assert played > min(5, tried // 20)


def play_some(game: Game, table: Table, seats: int, dice: FastDice) -> None:
    for _ in range(25):
        for seat in (None, *range(min(seats, 2))):
            view = game.view(table, seat)
            assert game.view(game.imagine(view, dice), seat) == view
        asks = game.asks(table)
        if not asks:
            return
        ask = asks[dice.below(len(asks))]
        assert len(game.moves(table, ask)) > 0
        game.apply(table, game.draw(table, ask, dice))
