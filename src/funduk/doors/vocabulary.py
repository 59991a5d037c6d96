"""The words of a game: from `vocabulary.json` beside its class, else plain verbs and numbers.

    python -m funduk.doors.vocabulary GAME > vocabulary.json

writes the file for a game by playing it. A released file never changes within a rules version, because
programs that have learnt know words by their numbers.
"""

import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

from funduk.catalogue import game as game_named
from funduk.catalogue import room
from funduk.core.action import Action
from funduk.core.dice import FastDice
from funduk.core.errors import FundukError
from funduk.core.game import Game
from funduk.core.record import CHANCE, Named
from funduk.core.verb import NEVER, Verb
from funduk.doors.words import NUMBERS, Vocabulary

FILE = "vocabulary.json"
WALKS = 12
COUNTS = 32
"""A number of goods has so many words, unless more were met: no box has as many of a kind."""


class BadVocabulary(FundukError):
    """A vocabulary file that does not fit its game."""


@cache
def vocabulary(name: str) -> Vocabulary:
    """The words of a game by name."""
    game = game_named(name)
    path = room(name) / FILE
    return read(game, path) if path.is_file() else plain(game)


def read(game: Game, path: Path) -> Vocabulary:
    written = json.loads(path.read_text(encoding="utf-8"))
    if written.get("game") != game.name or written.get("rules_version") != game.rules_version:
        raise BadVocabulary(
            f"{path.name} is for {written.get('game')} version {written.get('rules_version')}, "
            f"not for {game.name} version {game.rules_version}; write it again"
        )
    words: list[str] = written["words"]
    verbs = {verb: words.index(verb) for verb in game.verbs}
    return Vocabulary(words, verbs, written["steps"], written["spoken"])


def plain(game: Game) -> Vocabulary:
    """For a game without a file: its verbs, then the numbers from 0 to 63 for every argument."""
    words = [*game.verbs, *[str(number) for number in range(NUMBERS)]]
    verbs = {verb: place for place, verb in enumerate(game.verbs)}
    return Vocabulary(words, verbs, {}, len(words))


class Field:
    """What one step of a verb fills, and what its choices were heard to mean."""

    def __init__(self, part: str) -> None:
        self.part = part
        self.values: dict[int, Any] = {}
        self.highest = 0

    def words(self) -> list[str]:
        """A word for every choice; numbers go on as far as any box could need."""
        return [f"{self.part} {json.dumps(self.value(choice))}" for choice in range(self.width())]

    def shift(self) -> int | None:
        """By how much values differ from choices, where they are numbers."""
        shifts = {
            value - choice
            for choice, value in self.values.items()
            if isinstance(value, int) and not isinstance(value, bool)
        }
        return shifts.pop() if len(shifts) == 1 else None

    def width(self) -> int:
        if self.shift() is None:
            return self.highest + 1
        is_count = re.fullmatch(r".*\.[A-Z]", self.part) is not None
        return COUNTS if is_count and self.highest < COUNTS else NUMBERS

    def value(self, choice: int) -> Any:
        shift = self.shift()
        known = self.values.get(choice, choice)
        return known if choice in self.values or shift is None else choice + shift


class Listener:
    """Listens to random games and collects what every step of every verb can mean."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.spoken: set[str] = set()
        self.steps: dict[str, list[Field]] = {}

    def listen(self, seats: int, options: dict[str, Any], seed: int) -> None:
        game = self.game
        dice = FastDice(seed)
        table = game.setup(seats, options)
        while (ask := game.next_ask(table, dice)) is not None:
            for verb in game.moves(table, ask).verbs:
                if verb.size() > 0:
                    if ask.seat != CHANCE:
                        self.spoken.add(verb.name())
                    self.note(verb, verb.nth(dice.below(int(verb.size()))))
            game.perform(table, game.draw(table, ask, dice))

    def note(self, verb: Verb, action: Action) -> None:
        """Every choice that could have been made on the way to an action."""
        memory = verb.start
        fields = self.steps.setdefault(verb.name(), [])
        for step, chosen in enumerate(verb.choices_of(action) or []):
            if step == len(fields):
                fields.append(Field(verb.meaning(step, chosen)[0]))
            field = fields[step]
            for choice in range(int(verb.highest(step, memory)) + 1):
                if verb.after(step, memory, choice) != NEVER:
                    field.highest = max(field.highest, choice)
                    if choice not in field.values:
                        field.values[choice] = verb.meaning(step, choice)[1]
            memory = verb.after(step, memory, chosen)


def write(game: Game, settings: list[dict[str, Any]], walks: int = WALKS) -> dict[str, Any]:
    """The vocabulary file of a game, made by listening to random games with every setting."""
    heard = Listener(game)
    for options in settings:
        for seats in game.seats:
            for seed in range(walks):
                heard.listen(seats, options, seed)
    for kind in game.actions:
        verb: str = kind.VERB
        if verb not in heard.steps:
            if kind.SHAPE:
                raise BadVocabulary(f"the verb {verb} was never met; listen to more games")
            heard.spoken.add(verb)
            heard.steps[verb] = []
    words: list[str] = []
    firsts: dict[tuple[str, ...], int] = {}
    steps: dict[str, list[int]] = {}
    spoken = 0
    chance = [verb for verb in game.verbs if verb not in heard.spoken]
    for verbs in ([verb for verb in game.verbs if verb not in chance], chance):
        words += verbs
        for verb in verbs:
            steps[verb] = []
            for field in heard.steps[verb]:
                spelt = _agreed(field, heard, verbs)
                if spelt not in firsts:
                    firsts[spelt] = len(words)
                    words += spelt
                steps[verb].append(firsts[spelt])
        spoken = spoken or len(words)
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "spoken": spoken,
        "steps": steps,
        "words": words,
    }


def _agreed(field: Field, heard: Listener, verbs: list[str]) -> tuple[str, ...]:
    """Steps that fill the same part with the same choices share their words."""
    agreed = Field(field.part)
    agreed.values.update(field.values)
    agreed.highest = field.highest
    for other in [other for verb in verbs for other in heard.steps[verb]]:
        if other.part == agreed.part and all(
            agreed.values.get(choice, value) == value for choice, value in other.values.items()
        ):
            agreed.values.update(other.values)
            agreed.highest = max(agreed.highest, other.highest)
    return tuple(agreed.words())


def settings_of(game: Game) -> list[dict[str, Any]]:
    """The defaults, and every value of every option that is one of a few."""
    found: list[dict[str, Any]] = [{}]
    for option in game.options:
        if isinstance(option.form, Named):
            found += [{option.name: value} for value in option.form.names]
        elif isinstance(option.default, bool):
            found.append({option.name: not option.default})
    return found


def main(name: str) -> None:
    game = game_named(name)
    written = write(game, settings_of(game))
    print(json.dumps(written, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main(sys.argv[1])
