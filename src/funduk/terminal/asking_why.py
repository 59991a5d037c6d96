"""Why a bot did what it did, and what one would do here; never more than the asker may know.

While a game runs, a reason is told only if it stood on nothing but public knowledge (the bot's view was a
spectator's view) and the move itself has come to light. A hint is thought up from the asker's own view and
memory. After the end everything is told.
"""

from typing import Any

from funduk import bots
from funduk.bots import levels
from funduk.core.action import Action, Ask, Hidden
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import Game, View
from funduk.core.match import Match
from funduk.core.record import Record
from funduk.locale.phrases import Phrases
from funduk.locale.reasons import reason_lines

HINT_DICE = 4711


class Reasons:
    """The reasons of a table's bots, by number of the log's entry."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.kept: dict[int, tuple[dict[str, Any], bool]] = {}

    def keep(self, number: int, decision: Decision, public: bool) -> None:
        self.kept[number] = (decision.why, public)

    def may_tell(self, number: int, viewer: int | None) -> bool:
        """Whether a reason may be told to a viewer now."""
        if not self.match.asks:
            return True
        if not self.kept[number][1]:
            return False
        done = self.match.seen_entry(number, viewer).action
        if done is not None and not isinstance(done, Hidden):
            return True
        later = [self.match.entries[place] for place in self.match.line if place >= number]
        return any(event.reveals() for entry in later for event in entry.events)

    def last(
        self, viewer: int | None, seat: int | None = None
    ) -> tuple[Action, dict[str, Any]] | None:
        """The newest reason that may be told, of any bot or of the one in a seat: which move, and why."""
        for number in reversed(self.match.line):
            action = self.match.entries[number].action
            if action is None or number not in self.kept or seat not in (None, action.seat):
                continue
            if self.may_tell(number, viewer):
                return action, self.kept[number][0]
        return None


def is_public(game: Game, own: View, public: View) -> bool:
    """Whether a seat sees exactly what a spectator sees."""
    mine, everybodys = own.to_json(), public.to_json()
    return all(mine[field] == everybodys[field] for field in mine if field != "seat")


def adviser(game: str) -> str | None:
    """Who gives hints: the strongest bot that weighs win shares, else the first that does not guess."""
    others = [name for name in bots.engines(game) if name != bots.NAMES[0]]
    return levels.engine(game) or next(iter(others), None)


def hint(game: Game, who: str, view: View, ask: Ask, memory: list[Record]) -> Decision:
    """What an adviser would do with what this seat knows."""
    bot: Bot = bots.bot(who, game, ask.seat, FastDice(HINT_DICE))
    bot.recall(memory)
    return bot.decide(view, ask)


def why_lines(
    phrases: Phrases, reasons: Reasons, viewer: int | None, seat: int | None = None
) -> list[str]:
    """The newest reason that may be told, of any bot or of the one in a seat, in words."""
    found = reasons.last(viewer, seat)
    if found is None:
        return [phrases.say("terminal-no-reason")]
    action, why = found
    done = {"seat": phrases.name(action.seat), "action": phrases.action(action)}
    return [phrases.say("terminal-why-seat", done), *reason_lines(phrases, why)]


def hint_lines(phrases: Phrases, view: View, ask: Ask, memory: list[Record]) -> list[str]:
    """What the adviser would do here, and why."""
    game = phrases.game
    who = adviser(game.name)
    if who is None:
        return [phrases.say("terminal-no-adviser")]
    decision = hint(game, who, view, ask, memory)
    told = phrases.say(
        "terminal-hint-would",
        {"bot": phrases.say(f"bot-{who}"), "action": phrases.action(decision.action)},
    )
    weak = levels.engine(game.name) is None and any(
        name in levels.THINKERS for name in bots.engines(game.name)
    )
    better = [phrases.say("terminal-better-advisers")] if weak else []
    return [told, *reason_lines(phrases, decision.why), *better]
