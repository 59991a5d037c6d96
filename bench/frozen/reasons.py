"""What a decision was weighed against: codes and numbers, worded by the front ends.

Every `why` has a `code`. Bots that compare win shares also list `alternatives`, best first: each an action in
its text form and the share of the win it promises. Levels for people choose from that list.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from funduk.core.action import Action
from funduk.core.bot import Decision
from funduk.core.game import Game

MOST = 12
"""How many alternatives a reason lists."""


def alternatives(options: Iterable[tuple[Action, float]]) -> list[dict[str, Any]]:
    """The best options with their win shares, best first; estimates beyond sure are sure."""
    ranked = sorted(options, key=lambda option: -option[1])[:MOST]
    return [
        {"action": action.to_text(), "share": round(_sure(share), 4)} for action, share in ranked
    ]


def _sure(share: float) -> float:
    return min(max(float(share), 0.0), 1.0)


def weighed(game: Game, decision: Decision) -> list[tuple[Action, float]]:
    """The alternatives of a decision as actions, best first; empty where nothing was weighed."""
    return [(game.parse(option["action"]), option["share"]) for option in listed(decision.why)]


def listed(why: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The alternatives as they are written in a reason."""
    found: list[dict[str, Any]] = why.get("alternatives", [])
    return found
