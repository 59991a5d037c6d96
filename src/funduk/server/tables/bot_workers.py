"""Worker processes in which bots think; only views and what a seat has witnessed go there."""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from funduk.core.action import Ask
from funduk.core.errors import FundukError
from funduk.core.game import View
from funduk.core.record import Record
from funduk.server.fair import FairPlaces

PATIENCE = 20.0
LONGEST_LINE = 16 * 1024 * 1024
MOST_WAITING = 1_000_000
"""Thoughts that wait are bounded by the tables that are awake."""


class ThinkingFailed(FundukError):
    """A bot gave no answer."""


class Question:
    """What a bot is told: the view, the ask, its dice, and its memory if it keeps one."""

    def __init__(
        self,
        game: str,
        components: bytes,
        level: str,
        ask: Ask,
        seed: int,
        view: View,
        history: Callable[[], list[Record]],
    ) -> None:
        self.game = game
        self.components = components
        self.level = level
        self.ask = ask
        self.seed = seed
        self.view = view
        self.history = history

    def line(self, with_history: bool) -> bytes:
        written: dict[str, Any] = {
            "game": self.game,
            "components": msgspec.Raw(self.components),
            "level": self.level,
            "ask": self.ask.to_json(),
            "seed": self.seed,
            "view": self.view.to_json(),
            "history": [record.to_json() for record in self.history()] if with_history else None,
        }
        return msgspec.json.encode(written) + b"\n"


class Thinkers:
    """A few processes that answer one question at a time; a lost or stuck one is replaced."""

    PROCESS = "funduk.server.tables.bot_worker"

    def __init__(self, number: int, patience: float = PATIENCE, hire: tuple[str, ...] = ()) -> None:
        self.number = number
        self.hire = hire
        self.patience = patience
        self.started = 0
        self.thoughts = 0
        self.thought_seconds = 0.0
        self._processes: set[asyncio.subprocess.Process] = set()
        self._ending: set[asyncio.Future[int]] = set()
        self._idle: list[asyncio.subprocess.Process] = []
        self.places = FairPlaces(number, MOST_WAITING, MOST_WAITING)
        self._without_memory: set[tuple[str, str]] = set()

    async def think(
        self, question: Question, whose: str = "", watched: bool = True
    ) -> dict[str, Any]:
        """The action as JSON; the host whose bots have thought the least lately comes first."""
        kind = (question.game, question.level)
        await self.places.enter(whose, watched)
        begun = time.monotonic()
        try:
            process = await self._worker()
            try:
                line = question.line(kind not in self._without_memory)
                answer = await asyncio.wait_for(self._exchange(process, line), self.patience)
            except BaseException:
                self._end(process)
                raise
            self._idle.append(process)
        finally:
            took = time.monotonic() - begun
            self.thoughts += 1
            self.thought_seconds += took
            self.places.leave(whose, took, watched)
        if "error" in answer:
            raise ThinkingFailed(str(answer["error"]))
        if not answer["watches"]:
            self._without_memory.add(kind)
        action: dict[str, Any] = answer["action"]
        return action

    async def _exchange(self, process: asyncio.subprocess.Process, line: bytes) -> dict[str, Any]:
        parsed: dict[str, Any] = msgspec.json.decode(await self._line(process, line))
        return parsed

    async def _line(self, process: asyncio.subprocess.Process, line: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line)
            await process.stdin.drain()
            answer = await process.stdout.readline()
        except (OSError, ValueError) as wrong:
            raise ThinkingFailed(f"a thinker was lost: {wrong}") from None
        if not answer.endswith(b"\n"):
            raise ThinkingFailed("a thinker was lost")
        return answer

    async def _worker(self) -> asyncio.subprocess.Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._processes.discard(process)
        self.started += 1
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.PROCESS,
            *self.hire,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env={
                name: value for name, value in os.environ.items() if not name.startswith("FUNDUK_")
            },
            start_new_session=True,
        )
        self._processes.add(process)
        return process

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self._processes.discard(process)
        if process.returncode is None:
            process.kill()
            ending = asyncio.ensure_future(process.wait())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Returns when every process has ended, also those that were given up before."""
        for process in list(self._processes):
            self._end(process)
        await asyncio.gather(*self._ending)
