"""What people and other minds type, read with good will: any case, no seat, goods by name, both languages.

Match files never come here: they are read by `funduk.core.notation`, which forgives nothing.
"""

import re
from functools import cache
from typing import Any

from funduk.core.action import Action
from funduk.core.errors import FundukError, Unreadable
from funduk.core.game import Game
from funduk.core.goods import Kinds
from funduk.core.record import Flag, Form, Maybe, Named, Number, SeatForm, Word, shape_of
from funduk.locale import LANGUAGES, Words
from funduk.locale.phrases import Phrases

STEM = 4
"""Words are the same if so many first letters are: erhöhe, erhöhen, blau, blaue."""
FILLERS = frozenset(
    {
        "and",
        "und",
        "with",
        "mit",
        "for",
        "für",
        "to",
        "an",
        "auf",
        "a",
        "the",
        "ein",
        "eine",
        "i",
        "ich",
    }
)
YES = ("yes", "ja", "true", "on")
NO = ("no", "nein", "false", "off")
TOKEN = re.compile(r"[^\W\d_]+(?:[-_][^\W\d_]+)*|\d+|\?|-")
GOODS = re.compile(r"(?:\d*[^\W\d_])+|-")


def alike(said: str, known: str) -> bool:
    return said == known or (len(said) >= STEM and said[:STEM] == known[:STEM])


@cache
def tongue(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


class Reader:
    """Reads answers at one table."""

    def __init__(self, game: Game, name: Any, seats: int) -> None:
        self.game = game
        self.name = name
        self.seats = seats
        self.tongues = [Phrases(tongue(language), game, name, seats) for language in LANGUAGES]

    def read(self, text: str, seat: int, legal: list[str]) -> Action:
        """An answer of a seat; Unreadable says how to write it. `legal` are the verbs that can be said."""
        try:
            exact = text.strip()
            first = exact.split()[:1]
            return self.game.parse(exact if first == [str(seat)] else f"{seat} {exact}")
        except (FundukError, ValueError):
            return self._kindly(text, seat, legal)

    def usage(self, verb: str) -> str:
        """How a verb is written."""
        fields = " ".join(f"{name}=…" for name, _ in shape_of(self._kind(verb)))
        return f"{verb} {fields}".strip()

    def _kindly(self, text: str, seat: int, legal: list[str]) -> Action:
        said = text.strip().strip("`'\"[]().!").lower()
        named = dict(re.findall(r"([\w.]+)\s*[=:]\s*([^\s;]+)", said))
        rest = TOKEN.findall(re.sub(r"[\w.]+\s*[=:]\s*[^\s;]+", " ", said))
        if rest and rest[0] == str(seat) and len(rest) > 1 and not rest[1].isdigit():
            rest = rest[1:]
        verb, rest = self._verb(rest, legal)
        kind = self._kind(verb)
        values = []
        for name, form in shape_of(kind):
            try:
                if name in named:
                    values.append(self._value(form, name, [named[name]]))
                else:
                    values.append(self._value(form, name, rest))
            except Unreadable as wrong:
                raise Unreadable(f"{wrong}; write: {self.usage(verb)}") from None
        left = [word for word in rest if word not in FILLERS]
        if left:
            raise Unreadable(f"what does {left[0]!r} mean here? Write: {self.usage(verb)}")
        make: Any = kind
        action: Action = make(seat, *values)
        return action

    def _verb(self, said: list[str], legal: list[str]) -> tuple[str, list[str]]:
        for place, word in enumerate(said):
            for verb in sorted(self.game.verbs, key=lambda known: known not in legal):
                if word.replace("_", "-") == verb.replace("_", "-"):
                    return verb, said[:place] + said[place + 1 :]
        for verb in legal:
            for tongue in self.tongues:
                for known in self._spoken(tongue, verb):
                    for place, word in enumerate(said):
                        if word not in FILLERS and alike(word, known):
                            return verb, said[:place] + said[place + 1 :]
        if len(legal) == 1:
            return legal[0], said
        raise Unreadable(f"no verb in {' '.join(said)[:60]!r}; you can say: {', '.join(legal)}")

    def _spoken(self, tongue: Phrases, verb: str) -> list[str]:
        """The words of a verb's own sentence."""
        text = tongue.words.say(f"{self.game.name}-action-{verb}")
        plain = re.sub(r"\{[^}]*\}", " ", text).lower()
        found = TOKEN.findall(plain)
        return [word for word in found if word not in FILLERS and len(word) >= STEM]

    def _kind(self, verb: str) -> type[Action]:
        return next(kind for kind in self.game.actions if verb == kind.VERB)

    def _value(self, form: Form, name: str, words: list[str]) -> Any:
        while words and words[0] in FILLERS:
            words.pop(0)
        if isinstance(form, Maybe):
            if not words or words[0] in ("none", "nobody", "niemand", "all", "alle", "?"):
                del words[:1]
                return None
            return self._value(form.form, name, words)
        if isinstance(form, Kinds):
            return self._goods(form, name, words)
        if not words:
            raise Unreadable(f"{name} is missing")
        word = words.pop(0)
        if isinstance(form, SeatForm):
            return self._seat(word, name)
        if isinstance(form, Flag) and word in (*YES, *NO):
            return word in YES
        if isinstance(form, Named | Word):
            return self._named(form, name, word)
        if isinstance(form, Number) and word == "-" and words:
            word += words.pop(0)
        return form.from_word(word, name)

    def _seat(self, word: str, name: str) -> int:
        for seat in range(self.seats):
            if word in (str(seat), self.name(seat).lower()):
                return seat
        raise Unreadable(f"{name}: nobody here is called {word!r}")

    def _named(self, form: Form, name: str, word: str) -> Any:
        words = form.names if isinstance(form, Named) else form.words  # type: ignore[attr-defined]
        for known in words:
            if word == known.lower():
                return form.from_word(known, name)
        for tongue in self.tongues:
            for known in words:
                spoken = tongue.words.say(f"{self.game.name}-{name}-{known}").lower()
                if any(alike(word, one) for one in TOKEN.findall(spoken)):
                    return form.from_word(known, name)
        return form.from_word(word, name)

    def _goods(self, kinds: Kinds, name: str, words: list[str]) -> int:
        """`2 blue and 1 red`, `2b1r`, `bbr`; nothing is no goods."""
        goods, met = 0, False
        while words:
            if words[0] in FILLERS:
                words.pop(0)
                continue
            number = int(words[0]) if words[0].isdigit() and len(words) > 1 else None
            word = words[1] if number is not None else words[0]
            letter = self._letter(kinds, word)
            if letter is None:
                if met or number is not None or not GOODS.fullmatch(words[0]):
                    break
                goods += kinds.from_word(words.pop(0), name)
            else:
                count = 1 if number is None else number
                goods += kinds.from_json({letter: min(count, 99)}, name)
                del words[: 1 if number is None else 2]
            met = True
        return goods

    def _letter(self, kinds: Kinds, word: str) -> str | None:
        if len(word) == 1 and word.upper() in kinds.letters:
            return word.upper()
        for tongue in self.tongues:
            for letter in kinds.letters:
                one = tongue.words.say(f"{self.game.name}-good-{letter}", {"count": 1})
                many = tongue.words.say(f"{self.game.name}-good-{letter}", {"count": 2})
                for known in (*TOKEN.findall(one.lower()), *TOKEN.findall(many.lower())):
                    if known.isalpha() and (alike(word, known) or word.rstrip("ensr") == known):
                        return letter
        return None
