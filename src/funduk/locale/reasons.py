"""A bot's reasons in words: the code as a sentence, what tipped it, and the alternatives with win shares."""

from collections.abc import Mapping
from typing import Any

from funduk.core.errors import FundukError
from funduk.locale.phrases import Phrases

SHOWN = 5
"""How many alternatives are read out."""
SPOKEN = ("alternatives", "tipped")
"""Parts of a reason that become sentences of their own."""
SHARES = ("accepted", "before", "chance", "gain", "given_away", "leak", "mixed", "share", "sure")
"""Numbers from 0 to 1 that people read in hundredths."""


def reason_lines(phrases: Phrases, why: Mapping[str, Any]) -> list[str]:
    """What a decision was based on, one thought a line."""
    phrases.words.need("reasons")
    lines = [phrases.say(f"why-{why['code']}", reason_variables(phrases, why))]
    if "tipped" in why:
        lines.append(phrases.say(f"why-tipped-{why['tipped']}"))
    options = why.get("alternatives", [])
    if options:
        lines.append(phrases.say("why-alternatives"))
    for option in options[:SHOWN]:
        told = {
            "share": round(100 * option["share"], 1),
            "action": _action(phrases, option["action"]),
        }
        lines.append("  " + phrases.say("why-alternative", told))
    return lines


def reason_variables(phrases: Phrases, why: Mapping[str, Any]) -> dict[str, Any]:
    """Every plain field by name, shares in hundredths, and the advised action in words."""
    found: dict[str, Any] = {}
    for name, value in why.items():
        if name == "advised":
            found[name] = _action(phrases, value)
        elif name in SHARES and isinstance(value, (int, float)):
            found[name] = percent(value)
        elif isinstance(value, float):
            found[name] = value + 0.0  # nobody reads -0
        elif name not in SPOKEN and isinstance(value, (str, int)):
            found[name] = value
    return found


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


def _action(phrases: Phrases, text: str) -> str:
    try:
        return phrases.action(phrases.game.parse(text))
    except FundukError:
        return text
