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
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\*\s*", re.MULTILINE)
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
        "clause": "clause",
        "kind": "kind",
        "text": "how it is played, and why",
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
        "clause": "Regel",
        "kind": "Art",
        "text": "wie gespielt wird und warum",
        "ruling": "Auslegung",
        "house": "Haussatz",
        "option": "Variante",
    },
}


class Note(NamedTuple):
    """One marked passage of a rulebook."""

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
            text = plain(body[mark.end() : stop])
            if text:
                found.append(Note(start.group(1), mark.group(1), text))
    return found


def plain(passage: str) -> str:
    """One line of a table: paragraphs and list items in a row; examples and tables stay in the rulebook."""
    kept = [
        line for line in passage.splitlines() if not line.lstrip().startswith((">", "|", "```"))
    ]
    joined = " ".join(re.sub(r"^\s*[-*] ", "• ", line).strip() for line in kept if line.strip())
    return joined.replace("|", "\\|").strip()


def page(language: str) -> str:
    words = WORDS[language]
    parts = [f"# {words['title']}", words["about"]]
    for game in ORDER:
        rulebook = (GAMES / game / f"RULES.{language}.md").read_text(encoding="utf-8")
        title = rulebook.splitlines()[0].removeprefix("# ")
        notes = notes_of(rulebook)
        rows = [f"| {words['clause']} | {words['kind']} | {words['text']} |", "|---|---|---|"]
        rows += [f"| {note.clause} | {words[note.kind]} | {note.text} |" for note in notes]
        parts += [f"## {title}", "\n".join(rows)]
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
