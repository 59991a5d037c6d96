"""What several seats would work out alike is worked out once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

KEPT = 24
FOUND: OrderedDict[tuple[Any, ...], tuple[object, Any]] = OrderedDict()
Thing = TypeVar("Thing")


def once(key: tuple[Any, ...], work_out: Callable[[], Thing], beside: object = None) -> Thing:
    """`work_out` must read nothing but what the key stands for; `beside` is kept as long as the result."""
    if key in FOUND:
        FOUND.move_to_end(key)
        known: Thing = FOUND[key][1]
        return known
    found = work_out()
    FOUND[key] = (beside, found)
    if len(FOUND) > KEPT:
        FOUND.popitem(last=False)
    return found


def forget() -> None:
    """The next seat works everything out by itself, as if it thought alone."""
    FOUND.clear()
