"""What people read, in German and English: Fluent files shared with the browser."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from funduk import catalogue

LANGUAGES = ("de", "en")
FOLDER = Path(__file__).parent


def file_of(name: str, language: str) -> Path | None:
    """Where words lie: those of a game in its room, all others here."""
    common = FOLDER / language / f"{name}.ftl"
    if common.exists():
        return common
    own = catalogue.room(name) / f"words.{language}.ftl" if name in catalogue.GAMES else common
    return own if own.exists() else None


def text_of_game(game: str, language: str) -> str:
    """All that one game says in one language, as Fluent text."""
    path = file_of(game, language)
    return "" if path is None else path.read_text(encoding="utf-8")


class Words:
    """The messages of one language; files are read when they are first needed."""

    def __init__(self, language: str, *files: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read: set[str] = set()
        self.need("common", *files)

    def need(self, *files: str) -> None:
        """Adds files by name, such as a game's."""
        for name in files:
            path = None if name in self._read else file_of(name, self.language)
            if path is not None:
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
            self._read.add(name)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, variables: Mapping[str, Any] | None = None, part: str = "") -> str:
        """A message, or one of its parts, in words; its own name where nobody has written it."""
        if not self.has(message):
            return f"{message}.{part}" if part else message
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(part) if part else found.value
        if pattern is None:
            return f"{message}.{part}" if part else message
        text, _ = self._bundle.format_pattern(pattern, dict(variables or {}))
        return str(text)

    def first(
        self, messages: list[str], variables: Mapping[str, Any] | None = None, part: str = ""
    ) -> str:
        """The first of these messages that somebody has written."""
        for message in messages:
            if self.has(message):
                return self.say(message, variables, part)
        return self.say(messages[0], variables, part)

    def listing(self, items: list[str]) -> str:
        """`a, b and c`; nothing is an empty text."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-last", {"front": ", ".join(items[:-1]), "last": items[-1]})


def preferred_language(environment: Mapping[str, str] | None = None) -> str:
    """German where the environment's locale is German, else English."""
    settings = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = settings.get(name)
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"
