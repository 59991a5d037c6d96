"""Names that people type: what may stand in one, and which two look alike."""

import re
import unicodedata
from functools import lru_cache
from typing import Any

from confusable_homoglyphs import categories, confusables

from funduk.server.people.typed_text import UNSEEN

LONGEST = 24
ALLOWED_PUNCTUATION = " .-_'’&+!"
LETTERS = {"Lu", "Ll", "Lt", "Lo", "Lm"}
NUMBERS = {"Nd"}
MARKS = {"Mn", "Mc"}
MOST_MARKS = 2

SCRIPTS = {
    "LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "THAANA", "ETHIOPIC",
    "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM",
    "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "KHMER", "HANGUL", "HIRAGANA", "KATAKANA", "HAN",
    "BOPOMOFO",
}  # fmt: skip
"""The scripts that UAX #31 recommends; others are read by few, and much in them looks like something else."""
TOGETHER = (
    frozenset(("LATIN", "HAN", "HIRAGANA", "KATAKANA")),
    frozenset(("LATIN", "HAN", "BOPOMOFO")),
    frozenset(("LATIN", "HAN", "HANGUL")),
)
"""Scripts that are written in one word (UTS #39, 5.2, highly restrictive)."""
NEUTRAL = {"COMMON", "INHERITED"}
REPEATING = frozenset("々ーๆໆ")
"""Modifier letters that names are really written with; the others are small copies of letters."""
ALSO_ALIKE = str.maketrans({"3": "e", "5": "s", "8": "b", "i": "l", "!": "l"})
"""What eyes take for the same though UTS #39 does not say so."""


def clean(text: str) -> str | None:
    """The name as it will be shown, or None when it cannot be one."""
    if len(text) > 4 * LONGEST:
        return None
    name = unicodedata.normalize("NFC", text)
    name = re.sub(r" +", " ", name.strip(" "))
    if not 1 <= len(name) <= LONGEST or not any(
        unicodedata.category(sign) in LETTERS for sign in name
    ):
        return None
    marks = 0
    for sign in name:
        category = unicodedata.category(sign)
        marks = marks + 1 if category in MARKS else 0
        known = (
            category in LETTERS
            or category in NUMBERS
            or category in MARKS
            or sign in ALLOWED_PUNCTUATION
        )
        if not known or marks > MOST_MARKS or unicodedata.normalize("NFKC", sign) != sign:
            return None
        if sign in UNSEEN or _is_a_copy(sign, category):
            return None
    return name if _is_one_script(name) else None


def _is_a_copy(sign: str, category: str) -> bool:
    """Small capitals, raised and lowered letters, and other shapes of letters that have a plain one."""
    if category == "Lm":
        return sign not in REPEATING
    return "SMALL CAPITAL" in unicodedata.name(sign, "")


def _is_one_script(name: str) -> bool:
    """One script that people read, or several that are written together."""
    found = {categories.alias(sign) for sign in name} - NEUTRAL
    if not found <= SCRIPTS:
        return False
    return len(found) <= 1 or any(found <= written for written in TOGETHER)


def skeleton(name: str) -> str:
    """What an eye makes of a name (UTS #39, without case or marks): one skeleton, and two look alike."""
    shapes = "".join(map(_prototype, unicodedata.normalize("NFKD", name)))
    plain = unicodedata.normalize("NFKD", shapes.casefold())
    plain = "".join(map(_prototype, plain)).casefold()
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    plain = plain.translate(ALSO_ALIKE).replace("vv", "w")
    return re.sub(r"[^\w]|_", "", plain)


@lru_cache(maxsize=4096)
def _prototype(sign: str) -> str:
    """The sign that stands for all that look like this one; a small letter may look like a capital, too."""
    shape = _shape(sign)
    if not shape.isascii():
        capital = _shape(sign.upper())
        if capital.isascii() and capital.isalpha():
            return capital.lower()
    return unicodedata.normalize("NFKD", shape)


def _shape(sign: str) -> str:
    """In the table every sign points to its prototype, and a prototype to all that look like it."""
    alike = _alike(sign)
    if len(alike) != 1:
        return sign
    [other] = alike
    return min(sign, other) if len(other) == 1 and len(_alike(other)) == 1 else other


def _alike(sign: str) -> list[str]:
    found: Any = confusables.is_confusable(sign, greedy=True) if len(sign) == 1 else False
    return [str(one["c"]) for one in found[0]["homoglyphs"]] if found else []


def apart_from(name: str, others: list[str]) -> str:
    """The name itself, or with a number when somebody at the table has one that looks alike."""
    taken = {skeleton(other) for other in others}
    if skeleton(name) not in taken:
        return name
    for number in range(2, 16):
        numbered = f"{name[: LONGEST - 3]} ({number})"
        if skeleton(numbered) not in taken:
            return numbered
    return name
