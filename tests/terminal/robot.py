"""Tables for the tests, and a robot that answers by keys."""

from __future__ import annotations

import random
from typing import Any

import funduk
from funduk.locale import Words
from funduk.terminal.answer import GoodsField, NumberField, PickField, Slip, TicksField
from funduk.terminal.app import TableApp
from funduk.terminal.question_bar import QuestionBar
from funduk.terminal.screens import Curtain, Interlude
from funduk.terminal.session import Seating, Session

NAMES = ["Nora", "Max", "Hanna"]
TRIES = 40
CURIOUS = 25
"""After so many answers the robot takes what comes easily, so that long games end."""


def seat_session(
    name: str,
    people: int = 1,
    seats: int = 0,
    language: str = "en",
    bot: str = "wanderer",
    **options: Any,
) -> Session:
    game = funduk.game(name)
    number = seats or (4 if 4 in game.seats else game.seats[0])
    match = funduk.Match(game, number, seed="terminal", options=options)
    words = Words(language, "terminal")
    return Session(match, Seating(NAMES[:people], [bot] * (number - people), words), words)


class Keys:
    """Presses keys as a person might: fills slips in at random until the judge is content."""

    def __init__(self, app: TableApp, pilot: Any, seed: int = 1) -> None:
        self.app = app
        self.pilot = pilot
        self.dice = random.Random(seed)
        self.answers = 0

    async def step(self) -> None:
        """Answers whatever is on the screen."""
        if isinstance(self.app.screen, Curtain | Interlude):
            await self.pilot.press("enter")
        elif self.app.asked is not None:
            await self._answer()
        else:
            await self.pilot.pause()

    async def _answer(self) -> None:
        counter = self.app.query_one(QuestionBar).counter
        if counter is None:
            await self.pilot.pause()
            return
        self.answers += 1
        if self.answers > CURIOUS and await self._easily(counter):
            return
        for _ in range(TRIES):
            row = self.dice.randrange(len(counter.answer.ways))
            while counter.row != row:
                await self.pilot.press("down")
            way = counter.way
            if isinstance(way, Slip):
                await self._fill_in(counter, way)
            if counter.refusal() is None:
                await self.pilot.press("enter")
                return
        await self._from_the_list()

    async def _easily(self, counter: Any) -> bool:
        """The first way that is legal as it stands, if there is one."""
        for row, way in enumerate(counter.answer.ways):
            action = way.action() if isinstance(way, Slip) else way.action
            if counter.judge(action) is None and (
                self.dice.random() < 0.8 or row + 1 == len(counter.answer.ways)
            ):
                while counter.row != row:
                    await self.pilot.press("down")
                await self.pilot.press("enter")
                return True
        return False

    async def _fill_in(self, counter: Any, slip: Slip) -> None:
        if slip.hints and isinstance(counter.field(), GoodsField) and self.dice.random() < 0.7:
            await self.pilot.press(str(self.dice.randrange(len(slip.hints)) + 1))
            return
        for place in range(len(slip.fields())):
            field = counter.field()
            if isinstance(field, GoodsField):
                await self.pilot.press("backspace")
                for _ in range(self.dice.randrange(1, 5)):
                    await self.pilot.press(self.dice.choice(field.kinds.letters).lower())
            elif isinstance(field, PickField | NumberField):
                for _ in range(self.dice.randrange(4)):
                    await self.pilot.press("right")
            elif isinstance(field, TicksField):
                await self.pilot.press(str(self.dice.randrange(len(field.options)) + 1))
            if place + 1 < len(slip.fields()):
                await self.pilot.press("tab")

    async def _from_the_list(self) -> None:
        await self.pilot.press("slash")
        await self.pilot.press("down", "enter")
