"""Two commits beside each other: lines and files per room, where fields and where games are named.

    tools/rooms.py 877acc4            against the last commit
    tools/rooms.py 877acc4 main       against another

A public field is one that both a game's table and its view have in their SHAPE; a place is a line of the
game's room that names it. A file names a game outside its own places if neither it nor a folder it lies in is
called after a game: those are the files that a new game would have to be added to.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tarfile
from collections import Counter
from io import BytesIO
from pathlib import PurePosixPath

SOURCES = (".py", ".ts", ".svelte", ".ftl", ".css")
GAMES = ("basari_cards", "basari", "sandsturm", "schwarzmarkt")
STEMS = re.compile("basari|sandsturm|schwarzmarkt", re.IGNORECASE)
Files = dict[str, str]


def files_of(commit: str) -> Files:
    """Every source file of a commit, by path."""
    command = ["git", "archive", commit, "src", "web/src"]
    archive = subprocess.run(command, capture_output=True, check=False)
    if archive.returncode:
        sys.exit(f"git has no commit {commit}: {archive.stderr.decode().strip()}")
    found: Files = {}
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as tar:
        for member in tar.getmembers():
            if member.isfile() and member.name.endswith(SOURCES):
                taken = tar.extractfile(member)
                assert taken is not None
                found[member.name] = taken.read().decode()
    return found


def room_of(path: str) -> str:
    """The room a file lies in; a game's room is one of its own."""
    parts = PurePosixPath(path).parts
    if parts[:2] == ("web", "src"):
        return "web/" + (parts[2] if len(parts) > 3 else "top")
    if parts[2] == "games" and len(parts) > 4:
        return f"games/{parts[3]}"
    return parts[2] if len(parts) > 3 else "top"


def sizes(files: Files) -> dict[str, tuple[int, int]]:
    """Files and lines of every room."""
    number: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for path, text in files.items():
        number[room_of(path)] += 1
        lines[room_of(path)] += len(text.splitlines())
    return {room: (number[room], lines[room]) for room in number}


def shape_names(text: str, name: str) -> set[str]:
    """The fields in the SHAPE of a class."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            for inner in node.body:
                if isinstance(inner, ast.AnnAssign) and ast.unparse(inner.target) == "SHAPE":
                    assert inner.value is not None
                    pairs = [part for part in ast.walk(inner.value) if isinstance(part, ast.Tuple)]
                    return {
                        str(pair.elts[0].value)
                        for pair in pairs
                        if pair.elts and isinstance(pair.elts[0], ast.Constant)
                    }
    return set()


def places(files: Files, game: str) -> tuple[int, int]:
    """How many public fields a game has, and how many lines of its room name one."""
    room = {
        path: text
        for path, text in files.items()
        if path.startswith(f"src/funduk/games/{game}/") and path.endswith(".py")
    }
    called = game.title().replace("_", "")
    in_table: set[str] = set()
    in_view: set[str] = set()
    for text in room.values():
        in_table |= shape_names(text, f"{called}Table")
        in_view |= shape_names(text, f"{called}View")
    public = in_table & in_view
    named = sum(
        1
        for text in room.values()
        for line in text.splitlines()
        for field in public
        if re.search(rf"[\"'.\b]{field}\b|\b{field}\b\s*[:,=]", line)
    )
    return len(public), named


def outside(files: Files) -> list[str]:
    """Files that name a game and are not one of its own places."""
    wrong = []
    for path, text in files.items():
        own = any(
            part.split(".")[0] == game or part.startswith(f"{game}_")
            for part in PurePosixPath(path).parts
            for game in GAMES
        )
        if not own and STEMS.search(text):
            wrong.append(path)
    return wrong


def report(before: str, after: str) -> str:
    then, now = files_of(before), files_of(after)
    lines = [
        f"{before} and {after}: sources below src and web/src ({', '.join(SOURCES)})",
        "",
        "| room | files then | files now | lines then | lines now |",
        "|---|---:|---:|---:|---:|",
    ]
    old, new = sizes(then), sizes(now)
    for room in sorted({*old, *new}):
        first, second = old.get(room, (0, 0)), new.get(room, (0, 0))
        lines.append(f"| {room} | {first[0]} | {second[0]} | {first[1]:,} | {second[1]:,} |")
    total = [len(then), len(now), *(sum(pair[1] for pair in side.values()) for side in (old, new))]
    lines.append("| all | " + " | ".join(f"{number:,}" for number in total) + " |")
    lines += [
        "",
        "| game | public fields then | now | places a field then | now |",
        "|---|---:|---:|---:|---:|",
    ]
    for game in GAMES:
        (fields, named), (fields_now, named_now) = places(then, game), places(now, game)
        each = [
            f"{lot / max(1, some):.1f}" for some, lot in ((fields, named), (fields_now, named_now))
        ]
        lines.append(f"| {game} | {fields} | {fields_now} | {each[0]} | {each[1]} |")
    lines += [
        "",
        f"Files that name games outside their own places: {len(outside(then))} then, "
        f"{len(outside(now))} now ({', '.join(outside(now)) or 'none'}).",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3 or sys.argv[1].startswith("-"):
        sys.exit("usage: tools/rooms.py COMMIT [COMMIT]")
    print(report(sys.argv[1], sys.argv[2] if len(sys.argv) == 3 else "HEAD"))
