"""Funduk: exact, fast engines for bazaar games, with one contract for people, bots and researchers."""

import json
from pathlib import Path
from typing import Any

from funduk.binaries import compiled  # isort: skip  before any engine, so that a stale one is refused
from funduk.catalogue import GAMES, UnknownGame, game
from funduk.core import match as _match
from funduk.core import match_file as _match_file
from funduk.core import verify as _verify
from funduk.core.action import Action, Ask, Event, Refusal, Refused
from funduk.core.bot import Bot, Decision
from funduk.core.company import Company
from funduk.core.component_set import ComponentSet
from funduk.core.dice import Dice, FastDice, SealedDice
from funduk.core.errors import BadOption, BadPosition, BadSet, FundukError, Unreadable
from funduk.core.game import Game, Option, Table, View
from funduk.core.match import Entry
from funduk.core.moves import Moves
from funduk.core.record import CHANCE
from funduk.core.tree import Branch, MoveTree
from funduk.core.verify import Report

__version__ = "0.1.0"


class Match(_match.Match):
    """One game from its first deal to its end; bots can be given by name."""

    def play_out(self, bots: list[Any]) -> None:
        """Plays to the end with a bot in every seat; one that is given by name gets the match's dice.

        Names are those of the house, `cmd:node mybot.js`, or `module:Class`.
        """
        from funduk.doors.seating import bot

        seated = [
            bot(who, self.game, seat, self.bot_dice(seat)) if isinstance(who, str) else who
            for seat, who in enumerate(bots)
        ]
        super().play_out(seated)

    def with_bots(self, bots: dict[int, str | Bot]) -> Company:
        """Seats bots, by name or as they are; you are asked for the other seats."""
        from funduk.doors.seating import bot

        return Company(
            self,
            [
                bot(who, self.game, seat, self.bot_dice(seat)) if isinstance(who, str) else who
                for seat, who in bots.items()
            ],
        )

    @staticmethod
    def from_json(file: str | dict[str, Any]) -> "Match":
        """A match from its file: parsed JSON, or JSON or match text as a string."""
        parsed = _match_file.parse_text(file) if isinstance(file, str) else file
        match = _match_file.read(parsed, game, Match)
        assert isinstance(match, Match)
        return match

    @staticmethod
    def load(path: str | Path) -> "Match":
        """A match from a file on disk."""
        return Match.from_json(read_file(path))

    def save(self, path: str | Path) -> None:
        """Writes the full match file, whole or not at all."""
        place = Path(path)
        part = place.with_name(place.name + ".part")
        part.write_text(json.dumps(self.to_json(), ensure_ascii=False), encoding="utf-8")
        part.replace(place)


def read_file(path: str | Path) -> str:
    """A match file's text; one that cannot be read is Unreadable."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as wrong:
        raise Unreadable(f"cannot read {Path(path).name}: {wrong.strerror or wrong}") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{Path(path).name} is not a UTF-8 text file") from None


def verify(file: str | dict[str, Any]) -> _verify.Report:
    """Recomputes every roll of a finished match."""
    return _verify.verify(_match_file.parse_text(file) if isinstance(file, str) else file, game)


__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "Ask",
    "BadOption",
    "BadPosition",
    "BadSet",
    "Bot",
    "Branch",
    "Company",
    "ComponentSet",
    "Decision",
    "Dice",
    "Entry",
    "Event",
    "FastDice",
    "FundukError",
    "Game",
    "Match",
    "MoveTree",
    "Moves",
    "Option",
    "Refusal",
    "Refused",
    "Report",
    "SealedDice",
    "Table",
    "UnknownGame",
    "Unreadable",
    "View",
    "compiled",
    "game",
    "verify",
]
