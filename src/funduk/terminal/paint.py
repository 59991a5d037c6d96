"""Colours and signs: the evening bazaar of the browser, in a terminal."""

from rich.text import Text

from funduk.core.goods import Kinds

NIGHT = "#14121a"
CLOTH = "#211b28"
SURFACE = "#2a2431"
LINE = "#463d4f"
TEXT = "#f6eee3"
QUIET = "#b2a6b0"
LAMP = "#f2be7c"
OK = "#8fd0a0"
BAD = "#f59a8e"
WARN = "#f2a65e"
FOCUS = "#9ad7f5"
SEAT_COLOURS = ("#b592e8", "#e8915a", "#4cc3be", "#f29bc0", "#d9c6a0", "#9dabc2")

Signs = dict[str, tuple[str, str]]
"""For each letter of goods a sign and a colour: kinds differ by shape and letter, not by colour alone."""

GEM_SIGNS: Signs = {
    "R": ("♦", "#f2637a"),
    "Y": ("■", "#f5c93f"),
    "G": ("●", "#62c795"),
    "B": ("▲", "#86b1ff"),
}


def seat_colour(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def seat_name(seat: int, name: str, bold: bool = False) -> Text:
    return Text(name, style=f"bold {seat_colour(seat)}" if bold else seat_colour(seat))


def marked_name(seat: int, name: str, asked: bool, own: bool) -> Text:
    """A name with the lamp beside it while the seat is asked."""
    return Text.assemble(("▸ " if asked else "  ", LAMP), seat_name(seat, name, own))


def heap(kinds: Kinds, goods: int, signs: Signs, none: str = "·") -> Text:
    """Every good as a sign: ♦♦♦ ■ ▲▲."""
    text = Text()
    for letter, number in kinds.to_json(goods).items():
        sign, colour = signs[letter]
        if text:
            text.append(" ")
        text.append(sign * number, style=colour)
    return text if text else Text(none, style=QUIET)


def tally(kinds: Kinds, goods: int, signs: Signs) -> Text:
    """Only what there is, with numbers: 2♦ 1▲."""
    text = Text()
    for letter, number in kinds.to_json(goods).items():
        sign, colour = signs[letter]
        if text:
            text.append(" ")
        text.append(f"{number}{sign}", style=colour)
    return text if text else Text("·", style=QUIET)


def counts(kinds: Kinds, goods: int, signs: Signs, letters: bool = True) -> Text:
    """Every kind, also those of which there is none: R♦3 Y■0 G●1 B▲2."""
    text = Text()
    for letter, number in (
        (letter, kinds.to_json(goods).get(letter, 0)) for letter in kinds.letters
    ):
        sign, colour = signs[letter]
        if text:
            text.append("  ")
        if letters:
            text.append(letter, style=f"bold {colour}" if number else QUIET)
        text.append(f"{sign}{number}", style=colour if number else QUIET)
    return text


def key_cap(key: str) -> Text:
    return Text(f" {key} ", style=f"{TEXT} on {LINE}")


def joined(parts: list[Text], between: str = " ") -> Text:
    return Text(between).join(parts)
