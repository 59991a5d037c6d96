"""Names that people type: what may stand in one, and which two look alike."""

import re
import unicodedata

LONGEST = 24
ALLOWED_PUNCTUATION = " .-_'’&+!"
LETTERS = {"Lu", "Ll", "Lt", "Lo", "Lm"}
NUMBERS = {"Nd"}
MARKS = {"Mn", "Mc"}
MOST_MARKS = 2

LOOKALIKES = str.maketrans(
    {
        "0": "o", "1": "l", "3": "e", "5": "s", "8": "b", "i": "l", "|": "l", "!": "l", "ı": "l", "ß": "ss",
        "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe",
        "а": "a", "в": "b", "е": "e", "з": "e", "і": "l", "ј": "j", "к": "k", "м": "m", "н": "h", "о": "o",
        "р": "p", "с": "c", "ѕ": "s", "т": "t", "у": "y", "х": "x", "ь": "b", "ӏ": "l", "ԁ": "d", "ԛ": "q",
        "ԝ": "w", "α": "a", "β": "b", "γ": "y", "ε": "e", "η": "n", "ι": "l", "κ": "k", "ν": "v", "ο": "o",
        "ρ": "p", "σ": "o", "τ": "t", "υ": "u", "χ": "x", "ω": "w", "օ": "o", "ս": "u", "ո": "n", "հ": "h",
    }
)  # fmt: skip
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")


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
    return None if _mixes_scripts(name) else name


def _mixes_scripts(name: str) -> bool:
    """Letters of scripts that look alike must not stand in one name."""
    found = set()
    for sign in name:
        if unicodedata.category(sign) in LETTERS:
            script = unicodedata.name(sign, "").split(" ")[0]
            if script in SCRIPTS:
                found.add(script)
    return len(found) > 1


def skeleton(name: str) -> str:
    """What an eye makes of a name: two names with one skeleton look alike."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    plain = plain.translate(LOOKALIKES).replace("rn", "m").replace("vv", "w")
    return re.sub(r"[^\w]|_", "", plain)


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
