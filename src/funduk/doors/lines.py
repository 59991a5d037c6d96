"""Bots in any language: a program that reads JSON lines from standard input and writes answers to its output.

docs/doors.md describes the protocol. One program serves all seats that were given to it, told apart by `id`.
A program that hangs, dies or answers what cannot be played gets the rules' default for that question, and a
note.
"""

import contextlib
import itertools
import json
import logging
import os
import selectors
import shlex
import subprocess
import sys
import time
import weakref
from functools import cache
from typing import Any

from funduk.core.action import Action, Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import Dice, FastDice
from funduk.core.errors import FundukError
from funduk.core.game import Game
from funduk.core.record import Record
from funduk.core.table import View
from funduk.doors.vocabulary import vocabulary
from funduk.doors.words import BadWord, Speller

PROTOCOL = 1
SECONDS = 5.0
"""For one answer; FUNDUK_BOT_SECONDS changes it."""
SECONDS_TO_START = 20.0
RESTARTS = 3
LONGEST_LINE = 1 << 20
NOTES_TOLD = 5

log = logging.getLogger("funduk.bots")
numbers = itertools.count(1)


class NoAnswer(FundukError):
    """A program gave no answer that can be used."""


class Program:
    """A program in another language, started when it is first needed and again after a fault."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.seconds = float(os.environ.get("FUNDUK_BOT_SECONDS", SECONDS))
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0
        self.heard = b""
        self.fresh = False
        self.notes = 0
        weakref.finalize(self, end, self.__dict__)

    def is_lost(self) -> bool:
        """Whether it has failed so often that it is not started any more."""
        return self.process is None and self.starts > RESTARTS

    def begin(self) -> bool:
        """Starts it unless it runs; whether it had to be started."""
        if self.process is not None and self.process.poll() is None:
            return False
        if self.process is not None:
            self.end()
        if self.starts > RESTARTS:
            raise NoAnswer(f"it failed {self.starts} times and is not started again")
        self.starts += 1
        quiet = subprocess.DEVNULL if sys.stderr is None or sys.stderr.isatty() else None
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=quiet,
            )
        except (OSError, ValueError) as wrong:
            raise NoAnswer(f"it cannot be started: {wrong}") from None
        self.heard = b""
        self.fresh = True
        return True

    def tell(self, message: dict[str, Any]) -> None:
        process = self.process
        assert process is not None and process.stdin is not None
        try:
            process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            process.stdin.flush()
        except OSError:
            self.end()
            raise NoAnswer("it has ended") from None

    def hear(self) -> dict[str, Any]:
        """The next line it writes, within its time; a fault ends it, so that nothing late is heard."""
        line = self._line(time.monotonic() + (SECONDS_TO_START if self.fresh else self.seconds))
        self.fresh = False
        try:
            said = json.loads(line)
        except ValueError:
            raise NoAnswer(f"not JSON: {line[:80]!r}") from None
        if not isinstance(said, dict):
            raise NoAnswer(f"not an object: {line[:80]!r}")
        return said

    def _line(self, until: float) -> bytes:
        process = self.process
        assert process is not None and process.stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.heard:
                left = until - time.monotonic()
                if left <= 0 or not waiting.select(left):
                    self.end()
                    raise NoAnswer("no answer in time")
                more = os.read(process.stdout.fileno(), 1 << 16)
                if not more or len(self.heard) > LONGEST_LINE:
                    self.end()
                    raise NoAnswer("a line without end" if more else "it has ended")
                self.heard += more
        line, self.heard = self.heard.split(b"\n", 1)
        return line

    def end(self) -> None:
        end(self.__dict__)

    def note(self, why: str) -> None:
        """The first few faults are told; a thousand games would tell them a thousand times."""
        self.notes += 1
        if self.notes <= NOTES_TOLD:
            log.warning("bot `%s`: %s; the rules' default was played", self.command, why)


def end(of: dict[str, Any]) -> None:
    """Ends a program for good and waits until it is gone."""
    process = of.get("process")
    of["process"] = None
    if process is not None:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


@cache
def program(command: str) -> Program:
    """One program for all seats with this command."""
    return Program(command)


class LineBot(Bot):
    """A seat whose answers come from a program; it hears what the seat witnesses and sees its view."""

    WATCHES = True

    def __init__(self, game: Game, seat: int, dice: Dice, command: str) -> None:
        super().__init__(game, seat, dice)
        self.program = program(command)
        self.id = next(numbers)
        self.past: list[dict[str, Any]] = []
        self.told = -1
        """How much of the past this run of the program has heard; -1 before it has heard of the seat."""
        self.run = 0

    def watch(self, record: Record) -> None:
        self.past.append(record.to_json())

    def decide(self, view: View, ask: Ask) -> Decision:
        try:
            return Decision(self._answer(view, ask))
        except NoAnswer as why:
            self.program.note(str(why))
            return Decision(self.game.default(view, ask))

    def _answer(self, view: View, ask: Ask) -> Action:
        self.program.begin()
        self._catch_up()
        said = self._ask(
            {"say": "ask", "id": self.id, "ask": ask.to_json(), "view": view.to_json()}
        )
        table = self.game.imagine(view, FastDice(ask.nth))
        action = self._spelt(Speller(vocabulary(self.game.name), self.game, table, ask), said)
        if action is None:
            action = read_answer(self.game, said, ask)
        refusal = self.game.refusal(table, action)
        if action.seat != ask.seat or refusal is not None:
            code = "not-asked" if refusal is None else f"{refusal.code} ({refusal.clause})"
            self.program.tell({"say": "refused", "id": self.id, "why": code})
            raise NoAnswer(f"{str(said.get('action'))[:80]} was refused: {code}")
        return action

    def _spelt(self, speller: Speller, said: dict[str, Any]) -> Action | None:
        """An answer word by word: after every word the program is told what it can say next."""
        if "word" not in said and said.get("spell") is not True:
            return None
        while speller.action is None:
            if "word" in said:
                try:
                    speller.say(said["word"])
                except (BadWord, TypeError):
                    raise NoAnswer(f"{said['word']!r} is not a word that can be said now") from None
            if speller.action is None:
                words = {word: speller.vocabulary.text(word) for word in speller.words()}
                said = self._ask({"say": "spell", "id": self.id, "words": words})
                if "word" not in said:
                    raise NoAnswer(f"expected a word, got {str(said)[:80]}")
        return speller.action

    def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        self.program.tell(message)
        return self.program.hear()

    def _catch_up(self) -> None:
        """A program that was started anew hears everything again."""
        if self.told < 0 or self.run != self.program.starts:
            self.run, self.told = self.program.starts, 0
            game = {"game": self.game.name, "rules_version": self.game.rules_version}
            self.program.tell(
                {"say": "hello", "protocol": PROTOCOL, "id": self.id, "seat": self.seat, **game}
            )
        for record in self.past[self.told :]:
            self.program.tell({"say": "saw", "id": self.id, "what": record})
        self.told = len(self.past)


def read_answer(game: Game, said: dict[str, Any], ask: Ask) -> Action:
    """An action as text, with or without the seat, or as JSON."""
    written = said.get("action")
    try:
        if isinstance(written, str):
            words = written.split()
            return game.parse(written if words[:1] == [str(ask.seat)] else f"{ask.seat} {written}")
        return game.action_from_json(written)
    except FundukError as wrong:
        raise NoAnswer(str(wrong)) from None
