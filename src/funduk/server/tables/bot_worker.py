"""One worker process: reads questions, lets a bot answer, ends when its server does."""

import os
import sys
from functools import lru_cache
from typing import Any

import msgspec

import funduk
from funduk import bots
from funduk.core.action import Ask
from funduk.core.dice import FastDice
from funduk.core.game import Game
from funduk.doors import hired


class Question(msgspec.Struct):
    game: str
    components: msgspec.Raw
    level: str
    ask: dict[str, Any]
    seed: int
    view: dict[str, Any]
    history: list[dict[str, Any]] | None


_reader = msgspec.json.Decoder(Question)


@lru_cache(maxsize=16)
def _game(name: str, components: bytes) -> Game:
    return funduk.game(name, msgspec.json.decode(components))


def answer(line: bytes) -> dict[str, Any]:
    """A bot is made anew for every question: its memory is what its seat has witnessed."""
    question = _reader.decode(line)
    game = _game(question.game, bytes(question.components))
    asked = question.ask
    ask = Ask(asked["seat"], asked["question"], asked["mode"], asked["must"], asked["nth"])
    bot = bots.bot(question.level, game, ask.seat, FastDice(question.seed))
    if bot.watches:
        bot.recall(
            [
                game.event_from_json(record) if "event" in record else game.action_from_json(record)
                for record in question.history or []
            ]
        )
    decision = bot.decide(game.view_from_json(question.view), ask)
    return {"action": decision.action.to_json(), "why": decision.why, "watches": bot.watches}


def main() -> None:
    os.nice(5)
    hired.hire(sys.argv[1:])
    for line in sys.stdin.buffer:
        try:
            said = answer(line)
        except Exception as wrong:
            said = {"error": f"{type(wrong).__name__}: {wrong}"}
        sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
