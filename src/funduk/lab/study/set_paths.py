"""Any number of a set by its path, such as `cards[3].points`: counted from 1, as error messages count."""

import copy
import re
from typing import Any

from funduk.core.errors import BadSet

STEP = re.compile(r"\.?([A-Za-z_]\w*|(?<=\.)\d+)|\[(\d+)\]")
SPAN = re.compile(r"(-?\d+)\.\.(-?\d+)")
MOST_VALUES = 40

Path = list[str | int]


def read_path(content: dict[str, Any], text: str) -> Path:
    """The steps to one number or word; a plural such as `cards` means the entries [[card]]."""
    path: Path = []
    here: Any = content
    at = 0
    while at < len(text):
        step = STEP.match(text, at)
        if step is None:
            raise BadSet(f"{text}: write a path such as card[3].points, not {text[at:]!r}")
        at = step.end()
        name, number = step.groups()
        if name is not None:
            path.append(_key(here, name, text))
        elif isinstance(here, list) and 1 <= int(number) <= len(here):
            path.append(int(number) - 1)
        else:
            there = f"there are {len(here)}" if isinstance(here, list) else "there is no list"
            raise BadSet(f"{text}: no entry {number}, {there}; entries count from 1")
        here = here[path[-1]]
    if isinstance(here, dict | list | bool) or not path:
        raise BadSet(f"{text}: that is no single number or word of the set")
    return path


def _key(here: Any, name: str, text: str) -> str:
    if isinstance(here, dict):
        single = name.removesuffix("s")
        if isinstance(here.get(single), list) and not isinstance(here.get(name), list):
            return single
        if name in here:
            return name
        there = ", ".join(str(key) for key in here)
        raise BadSet(f"{text}: the set has no {name!r} there; it has {there}")
    raise BadSet(f"{text}: there is nothing called {name!r} below that")


def value_at(content: dict[str, Any], path: Path) -> Any:
    here: Any = content
    for step in path:
        here = here[step]
    return here


def replaced(content: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """The same set with one number changed."""
    changed = copy.deepcopy(content)
    here: Any = changed
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    return changed


def read_set_sweep(content: dict[str, Any], text: str) -> tuple[str, Path, list[Any]]:
    """`cards[3].points=4..7`, or `=4,6,9`: the path as written, its steps, and the values to try."""
    written, given, values = text.partition("=")
    if not given or not values:
        raise BadSet(f"--sweep-set {text}: write path=low..high or path=value,value")
    path = read_path(content, written)
    span = SPAN.fullmatch(values)
    found: list[Any] = values.split(",")
    if span is not None:
        low, high = map(int, span.groups())
        found = list(range(low, high + 1))
    elif isinstance(value_at(content, path), int):
        if not all(re.fullmatch(r"-?\d+", value) for value in found):
            raise BadSet(f"--sweep-set {text}: {written} is a whole number, {values!r} are not")
        found = [int(value) for value in found]
    if not 1 <= len(found) <= MOST_VALUES:
        raise BadSet(f"--sweep-set {text}: from 1 to {MOST_VALUES} values, not {len(found)}")
    return written, path, list(dict.fromkeys(found))


def differences(one: Any, other: Any, where: str = "") -> list[tuple[str, Any, Any]]:
    """Every path at which two sets differ, with both values; None where one has nothing."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [*one, *[key for key in other if key not in one]]
        return [
            found
            for key in keys
            for found in differences(one.get(key), other.get(key), f"{where}.{key}".lstrip("."))
        ]
    if isinstance(one, list) and isinstance(other, list):
        longest = max(len(one), len(other))
        pairs = zip(_filled(one, longest), _filled(other, longest), strict=True)
        return [
            found
            for place, (first, second) in enumerate(pairs, 1)
            for found in differences(first, second, f"{where}[{place}]")
        ]
    return [] if one == other else [(where, one, other)]


def _filled(some: list[Any], length: int) -> list[Any]:
    return [*some, *[None] * (length - len(some))]
