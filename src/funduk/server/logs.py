"""Structured logs: one JSON object a line, without addresses, names, ids in full, or anything secret."""

import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Any, TextIO

import msgspec

KEPT = 6
MOST_A_MINUTE = 60
"""Lines of libraries: strangers must not fill the log with their mistakes."""


class Log:
    """Writes lines; quiet until a server is started."""

    def __init__(self) -> None:
        self.to: TextIO | None = None


log = Log()


def short(identifier: str) -> str:
    """Enough of an id to tell two tables apart, too little to enter one."""
    return identifier[:KEPT]


def where_from(wrong: BaseException | None) -> dict[str, str]:
    """What went wrong and where, without its text, which may name somebody."""
    last = traceback.extract_tb(None if wrong is None else wrong.__traceback__)[-1:]
    place = "".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in last)
    return {"why": type(wrong).__name__, "where": place}


def say(event: str, **fields: Any) -> None:
    if log.to is not None:
        line = {"at": round(time.time(), 3), "event": event, **fields}
        log.to.write(msgspec.json.encode(line).decode() + "\n")
        log.to.flush()


class FromLibraries(logging.Handler):
    """What libraries have to say, in our form: what it was and where, never what somebody sent."""

    def __init__(self) -> None:
        super().__init__()
        self._minute = 0
        self._said = 0

    def emit(self, record: logging.LogRecord) -> None:
        minute = int(time.monotonic() // 60)
        self._said = self._said + 1 if minute == self._minute else 1
        self._minute = minute
        if self._said > MOST_A_MINUTE:
            return
        found = record.exc_info[1] if record.exc_info else None
        what = record.msg.splitlines()[0][:120] if isinstance(record.msg, str) else "trouble"
        fields = {} if found is None else where_from(found)
        say("library", by=record.name, what=what, **fields)


def speak_up() -> None:
    log.to = sys.stderr
    logging.basicConfig(level=logging.WARNING, handlers=[FromLibraries()], force=True)
