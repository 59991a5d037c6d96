"""What several seats would work out alike is worked out once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

KEPT = 24
KEPT_SMALL = 1000
FOUND: OrderedDict[tuple[Any, ...], tuple[object, Any]] = OrderedDict()
SMALL: OrderedDict[tuple[Any, ...], tuple[object, Any]] = OrderedDict()
Thing = TypeVar("Thing")


def once(key: tuple[Any, ...], work_out: Callable[[], Thing], beside: object = None) -> Thing:
    """`work_out` must read nothing but what the key stands for; `beside` is kept as long as the result."""
    return _kept(FOUND, KEPT, key, work_out, beside)


def remembered(key: tuple[Any, ...], work_out: Callable[[], Thing]) -> Thing:
    """The same for small results that are needed again much later, as by a bot that lost its memory."""
    return _kept(SMALL, KEPT_SMALL, key, work_out, None)


def _kept(
    store: OrderedDict[tuple[Any, ...], tuple[object, Any]],
    most: int,
    key: tuple[Any, ...],
    work_out: Callable[[], Thing],
    beside: object,
) -> Thing:
    if key in store:
        store.move_to_end(key)
        known: Thing = store[key][1]
        return known
    found = work_out()
    store[key] = (beside, found)
    if len(store) > most:
        store.popitem(last=False)
    return found


def forget() -> None:
    """The next seat works everything out by itself, as if it thought alone."""
    FOUND.clear()
    SMALL.clear()
