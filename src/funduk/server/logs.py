"""Structured logs: one JSON object a line, without addresses, names, ids in full, or anything secret."""

import sys
import time
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


def say(event: str, **fields: Any) -> None:
    if log.to is not None:
        line = {"at": round(time.time(), 3), "event": event, **fields}
        log.to.write(msgspec.json.encode(line).decode() + "\n")
        log.to.flush()


def speak_up() -> None:
    log.to = sys.stderr
