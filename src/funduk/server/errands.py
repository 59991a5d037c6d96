"""What goes on beside requests: begun here, finished or dropped when the house closes."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from funduk.server.logs import say, where_from

Work = Coroutine[Any, Any, None]


class Errands:
    """One that fails is written into the log and disturbs nobody."""

    def __init__(self) -> None:
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Work) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def later(self, seconds: float, work: Callable[[], Work]) -> asyncio.TimerHandle:
        """Begins the work after a while, unless the handle is cancelled before."""
        return asyncio.get_running_loop().call_later(seconds, lambda: self.run(work()))

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            say("task_failed", **where_from(task.exception()))

    def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
