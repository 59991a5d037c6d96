"""Component sets: the cards, boards and missions of a box as a TOML file that an owner can replace."""

import tomllib
from pathlib import Path
from typing import Any

from funduk.core.errors import BadSet


class ComponentSet:
    """A set file as read: its name, its tables, and where each entry stands, for error messages.

    What a rule forbids is refused; what only lies outside the known printed ranges is warned of. A free set
    may also have another number of cards than the box: only designers ask for one, never a table online.
    """

    def __init__(
        self,
        game: str,
        name: str,
        content: dict[str, Any],
        source: str,
        lines: list[str],
        free: bool = False,
    ) -> None:
        self.game = game
        self.name = name
        self.content = content
        self.source = source
        self.lines = lines
        self.free = free
        self.warnings: list[str] = []

    def __reduce__(self) -> tuple[Any, ...]:
        made_of = (self.game, self.name, self.content, self.source, self.lines, self.free)
        return ComponentSet, made_of

    def __repr__(self) -> str:
        return f"<set {self.name} of {self.game}>"

    def entries(self, kind: str) -> list[dict[str, Any]]:
        """The entries written [[kind]]."""
        entries = self.content.get(kind, [])
        if not isinstance(entries, list) or not all([isinstance(entry, dict) for entry in entries]):
            raise BadSet(f"{self.source}: {kind!r} must be entries written [[{kind}]]")
        return entries

    def wrong(self, kind: str, place: int, clause: str, why: str) -> BadSet:
        """An error that names file, line, entry and clause."""
        return BadSet(self._about(kind, place, clause, why))

    def wrong_all(self, clause: str, why: str) -> BadSet:
        return BadSet(f"{self.source}: {why} ({clause})")

    def unusual(self, kind: str, place: int, clause: str, why: str) -> None:
        """A warning that names file, line, entry and clause; the set loads."""
        self._warn(self._about(kind, place, clause, why))

    def unusual_all(self, clause: str, why: str) -> None:
        self._warn(f"{self.source}: {why} ({clause})")

    def printed(
        self, kind: str, place: int, clause: str, what: str, value: int, low: int, high: int
    ) -> None:
        """Warns of a number that no printed component is known to show."""
        if not low <= value <= high:
            why = f"{what}: {value}; known printed ones show {low} to {high}"
            self.unusual(kind, place, clause, why)

    def so_many(
        self, kind: str, box: tuple[int, int], most_free: tuple[int, int], clause: str
    ) -> None:
        """As many entries as the box can have; a free set may have others, and is warned of."""
        number = len(self.entries(kind))
        if box[0] <= number <= box[1]:
            return
        known = _numbers(*box)
        if not self.free:
            raise self.wrong_all(
                clause, f"a set has {known} entries [[{kind}]], this one has {number}"
            )
        if not most_free[0] <= number <= most_free[1]:
            why = f"even a free set has {_numbers(*most_free)} entries [[{kind}]], not {number}"
            raise self.wrong_all(clause, why)
        self.unusual_all(clause, f"{number} entries [[{kind}]]; the box has {known}")

    def number(self, kind: str, place: int, field: str, low: int, high: int, clause: str) -> int:
        """A whole number of one entry, within bounds."""
        value = self.entries(kind)[place].get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(
                kind,
                place,
                clause,
                f"{field} must be a whole number from {low} to {high}, not {value!r}",
            )
        return value

    def only(self, kind: str, place: int, fields: tuple[str, ...], clause: str) -> None:
        """Refuses an entry with a field nobody reads."""
        for field in self.entries(kind)[place]:
            if field not in fields:
                raise self.wrong(
                    kind,
                    place,
                    clause,
                    f"unknown field {field!r}; an entry has {', '.join(fields)}",
                )

    def _about(self, kind: str, place: int, clause: str, why: str) -> str:
        line = self._line(kind, place)
        at = f", line {line}" if line else ""
        return f"{self.source}{at}: {kind} {place + 1}: {why} ({clause})"

    def _warn(self, warning: str) -> None:
        if warning not in self.warnings:
            self.warnings.append(warning)

    def _line(self, kind: str, place: int) -> int:
        seen = -1
        for number, line in enumerate(self.lines):
            if line.strip().replace(" ", "") == f"[[{kind}]]":
                seen += 1
                if seen == place:
                    return number + 1
        return 0


def _numbers(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def read_set(path: Path, game: str, free: bool = False) -> ComponentSet:
    """A set from a TOML file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as wrong:
        raise BadSet(f"cannot read set file {path.name}: {wrong.strerror or wrong}") from None
    except UnicodeDecodeError:
        raise BadSet(f"{path.name} is not a UTF-8 text file") from None
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadSet(f"{path.name} is not TOML: {wrong}") from None
    return set_from_content(content, game, path.name, text.splitlines(), free)


def set_from_content(
    content: Any, game: str, source: str, lines: list[str], free: bool = False
) -> ComponentSet:
    """A set from its content, as a match file carries it."""
    if not isinstance(content, dict):
        raise BadSet(f"{source}: a component set is a table of entries")
    if content.get("game") != game:
        raise BadSet(
            f'{source}: this set is for game {content.get("game")!r}, not {game!r}; set game = "{game}"'
        )
    name = content.get("name")
    if not isinstance(name, str) or not name:
        raise BadSet(f'{source}: a set needs a name, such as name = "mine-1"')
    return ComponentSet(game, name, content, source, lines, free)
