"""Cleans the lines that people type: no line breaks, no invisible signs, nothing that reverses text."""

import re
import unicodedata

LONGEST = 300
MOST_MARKS = 3
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""
LEFT_OUT = {"Cc", "Cf", "Co", "Cn", "Zl", "Zp"}
MARKS = {"Mn", "Mc", "Me"}


def clean_line(text: str) -> str | None:
    """The line as it will be shown, or None if it is empty, too long or not valid text."""
    if len(text) > 4 * LONGEST or any("\ud800" <= sign <= "\udfff" for sign in text):
        return None
    spaced = re.sub(r"\s", " ", unicodedata.normalize("NFC", text))
    kept: list[str] = []
    marks = 0
    for sign in spaced:
        category = unicodedata.category(sign)
        if category in LEFT_OUT or sign in UNSEEN:
            continue
        marks = marks + 1 if category in MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    line = unicodedata.normalize("NFC", re.sub(r"\s+", " ", "".join(kept)).strip())
    return line if 0 < len(line) <= LONGEST else None
