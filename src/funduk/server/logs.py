"""Structured logs: one JSON object a line, without addresses, names, ids in full, or anything secret."""

import sys
import time
import traceback
from pathlib import Path
from typing import Any, TextIO

import msgspec

KEPT = 6


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


def speak_up() -> None:
    log.to = sys.stderr
