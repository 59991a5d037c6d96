"""Tables set up for a scene: actions by their text, goods by their letters."""

from __future__ import annotations

from typing import Any

from funduk.core.action import Event
from funduk.core.dice import FastDice
from funduk.games.sandsturm import Sandsturm
from funduk.games.sandsturm.material import GOODS, MISSIONS
from funduk.games.sandsturm.table import OVER, SandsturmTable

GAME = Sandsturm()
QUIET = "silence"
"""A round card without a question for chips, and without any effect on actions."""


def fresh(seats: int = 4, **options: Any) -> SandsturmTable:
    table = GAME.setup(seats, options)
    assert isinstance(table, SandsturmTable)
    return table


def play(table: SandsturmTable, *texts: str) -> list[Event]:
    """Plays actions given as text and returns everything that came of them."""
    events: list[Event] = []
    for text in texts:
        events += GAME.apply(table, GAME.parse(text))
    return events


def refused(table: SandsturmTable, text: str) -> tuple[str, str]:
    """The code and the clause with which an action is refused; it must be refused and change nothing."""
    before = GAME.dump(table)
    refusal = GAME.refusal(table, GAME.parse(text))
    assert refusal is not None, f"{text} was not refused"
    assert GAME.dump(table) == before
    return refusal.code, refusal.clause


def legal(table: SandsturmTable) -> list[str]:
    """All legal answers of the seat that is asked."""
    return [action.to_text() for action in GAME.moves(table, GAME.asks(table)[0])]


def asked(table: SandsturmTable) -> tuple[int, str]:
    asks = GAME.asks(table)
    assert len(asks) == 1
    return asks[0].seat, asks[0].question


def names(events: list[Event]) -> list[str]:
    return [event.name() for event in events]


def before_round_1(
    seats: int = 4, start: int = 0, missions: str = "", **options: Any
) -> SandsturmTable:
    """Missions dealt as given, seat by seat; by default in the order of SS-2."""
    table = fresh(seats, **options)
    dealt = missions.split() or (
        ["keep", "take", "give", "select"] if seats == 4 else list(MISSIONS[:seats])
    )
    play(table, f"* lot {start}")
    if seats == 4:
        removed = [mission for mission in MISSIONS if mission not in dealt]
        play(table, *(f"* remove {mission}" for mission in removed))
    play(table, *(f"* deal {seat} {mission}" for seat, mission in enumerate(dealt)))
    return table


def in_round_1(
    card: str = QUIET, seats: int = 4, start: int = 0, missions: str = "", **options: Any
) -> SandsturmTable:
    table = before_round_1(seats, start, missions, **options)
    play(table, f"* reveal {card}")
    return table


def rolled(
    faces: str, card: str = QUIET, seats: int = 4, goods: dict[int, str] | None = None, **more: Any
) -> SandsturmTable:
    """Seat 0 has rolled these faces; some seats own these goods instead of what they began with."""
    table = in_round_1(card, seats, **more)
    for seat, held in (goods or {}).items():
        own(table, seat, held)
    if asked(table)[1] == "chips":
        play(table, "0 done")
    play(table, f"* roll {faces.replace(' ', ',')}")
    return table


def own(table: SandsturmTable, seat: int, goods: str) -> None:
    table.traders[seat].goods = GOODS.from_word(goods, "goods")


def owns(table: SandsturmTable, seat: int) -> str:
    return GOODS.to_word(table.traders[seat].goods)


def locked(table: SandsturmTable, seat: int) -> str:
    return GOODS.to_word(table.traders[seat].locked)


def finish(table: SandsturmTable) -> SandsturmTable:
    """The sandstorm comes now, whatever the round."""
    table.round = 4
    table.played = bytes(range(4))
    table.phase = 3
    table.card = -1
    play(table, "* reveal sandstorm")
    assert table.phase == OVER
    return table


def ended(
    missions: str,
    goods: dict[int, str] | None = None,
    stacks: dict[int, str] | None = None,
    seats: int = 4,
) -> SandsturmTable:
    """A game over with these goods, and these chips in the order they were placed: `1 keep, 2 take`."""
    table = before_round_1(seats, missions=missions)
    for seat, held in (goods or {}).items():
        own(table, seat, held)
    for seat, chips in (stacks or {}).items():
        for chip in chips.split(", "):
            owner, mission = chip.split()
            table.traders[seat].stack += bytes([int(owner) << 3 | MISSIONS.index(mission)])
            table.traders[int(owner)].hand &= ~(1 << MISSIONS.index(mission))
    return finish(table)


def random_turns(table: SandsturmTable, seed: int, until: int) -> None:
    """Random answers until the round has that number, or the game is over."""
    dice = FastDice(seed)
    while table.round < until and GAME.asks(table):
        GAME.apply(table, GAME.draw(table, GAME.asks(table)[0], dice))
