"""Gathers every ruling, house content and option of the rulebooks into docs/rulings.md and its German twin.

`python tools/rulings.py` writes both pages; with `--check` it only says whether they are current.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "funduk" / "games"
ORDER = ("basari_cards", "basari", "sandsturm", "schwarzmarkt")
CLAUSE = re.compile(r"^(?:\*\*([A-Z]{2}-\d+[a-z]?)\*\*\s*|#+ .*\(([A-Z]{2}-\d+)\)$)", re.MULTILINE)
"""A clause begins with its number; a section may also belong to the clause its heading names."""
MARKER = re.compile(r"`?\[(ruling|house|option)\]`?\s*")
PAGES = {"en": ROOT / "docs" / "rulings.md", "de": ROOT / "docs" / "rulings.de.md"}

WORDS = {
    "en": {
        "title": "Rulings, house sets and options",
        "about": (
            "Where a printed rulebook is silent or contradicts itself, a **ruling** says how Funduk "
            "plays, and why. Where printed components are not known, a **house set** stands in, and an "
            "owner can replace it. Where tables differ, there is an **option**. This page is made from "
            "the rulebooks by `tools/rulings.py`."
        ),
        "ruling": "ruling",
        "house": "house set",
        "option": "option",
    },
    "de": {
        "title": "Auslegungen, Haussätze und Varianten",
        "about": (
            "Wo eine gedruckte Anleitung schweigt oder sich widerspricht, sagt eine **Auslegung**, wie "
            "Funduk spielt und warum. Wo gedrucktes Material nicht bekannt ist, steht ein **Haussatz**, "
            "den ein Besitzer ersetzen kann. Wo Tische verschieden spielen, gibt es eine **Variante**. "
            "Diese Seite entsteht mit `tools/rulings.py` aus den Regelheften."
        ),
        "ruling": "Auslegung",
        "house": "Haussatz",
        "option": "Variante",
    },
}


class Note(NamedTuple):
    """One marked passage of a rulebook, with its tables and lists."""

    clause: str
    kind: str
    text: str


def notes_of(rulebook: str) -> list[Note]:
    """Every marked passage, from its marker to the next one or the end of its clause."""
    found: list[Note] = []
    starts = list(CLAUSE.finditer(rulebook))
    for place, start in enumerate(starts):
        end = starts[place + 1].start() if place + 1 < len(starts) else len(rulebook)
        body = re.split(r"^#", rulebook[start.end() : end], maxsplit=1, flags=re.MULTILINE)[0]
        marks = list(MARKER.finditer(body))
        for number, mark in enumerate(marks):
            stop = marks[number + 1].start() if number + 1 < len(marks) else len(body)
            text = "\n\n".join(blocks_of(body[mark.end() : stop]))
            if text:
                found.append(Note(start.group(1) or start.group(2), mark.group(1), text))
    return found


def blocks_of(passage: str) -> list[str]:
    """Its paragraphs, lists and tables; examples stay in the rulebook."""
    blocks: list[str] = []
    for block in re.split(r"\n\s*\n", passage.strip()):
        if block.startswith((">", "```")):
            continue
        blocks.append(block if block.startswith("|") else _unwrapped(block))
    return [block for block in blocks if block]


def _unwrapped(block: str) -> str:
    """A paragraph on one line, a list with one line an item."""
    lines: list[str] = []
    for line in block.splitlines():
        if line.startswith("- ") or not lines:
            lines.append(line.strip())
        else:
            lines[-1] = f"{lines[-1]} {line.strip()}"
    return "\n".join(lines).replace(":\n- ", ":\n\n- ", 1)


def page(language: str) -> str:
    words = WORDS[language]
    parts = [f"# {words['title']}", words["about"]]
    for game in ORDER:
        rulebook = (GAMES / game / f"RULES.{language}.md").read_text(encoding="utf-8")
        parts.append(f"## {rulebook.splitlines()[0].removeprefix('# ')}")
        for note in notes_of(rulebook):
            parts.append(f"**{note.clause}**, {words[note.kind]}: {note.text}")
    return "\n\n".join(parts) + "\n"


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("usage: python tools/rulings.py [--check]", file=sys.stderr)
        return 2
    stale = []
    for language, path in PAGES.items():
        written = page(language)
        if not arguments:
            path.write_text(written, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != written:
            stale.append(path.relative_to(ROOT).as_posix())
    if stale:
        print(
            f"{', '.join(stale)} no longer say what the rulebooks say: run python tools/rulings.py"
        )
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
