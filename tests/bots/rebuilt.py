"""A bot that lost its memory, for instance with its worker, against one that watched all along."""

from __future__ import annotations

from collections.abc import Callable

from funduk.core.bot import Bot
from funduk.core.match import Match


def compare_with_rebuilt(match: Match, bot_at: Callable[[int], Bot], every: int) -> int:
    """Plays the match out; at every so many entries a bot rebuilt from its history decides the same."""
    kept = [bot_at(seat) for seat in range(match.seats)]
    told = [0] * match.seats
    compared = 0
    while match.asks:
        ask = match.asks[0]
        for bot in kept:
            history = match.history(bot.seat)
            bot.recall(history[told[bot.seat] :])
            told[bot.seat] = len(history)
        answer = kept[ask.seat].decide(match.view(ask.seat), ask)
        if len(match.entries) % every == 0:
            fresh = bot_at(ask.seat)
            fresh.recall(match.history(ask.seat))
            again = fresh.decide(match.view(ask.seat), ask)
            assert (again.action, again.why) == (answer.action, answer.why)
            compared += 1
        match.play(answer.action)
    return compared
