"""Answers spelt word by word: every word of a game has a number that means the same in every state."""

from typing import Final

from mypy_extensions import i64

from funduk.core.action import Action, Ask
from funduk.core.errors import FundukError
from funduk.core.game import Game
from funduk.core.table import Table
from funduk.core.verb import NEVER, Verb

NUMBERS: Final = 64


class BadWord(FundukError):
    """A word that cannot be said now; nothing has changed."""


class Vocabulary:
    """All words of a game, those of seats first, then chance's; a word's place is its number.

    A word is a verb, or a value of a part of its arguments, such as `gems.R 3`.
    """

    def __init__(
        self, words: list[str], verbs: dict[str, int], steps: dict[str, list[int]], spoken: int
    ) -> None:
        self.words = words
        self.verbs = verbs
        """The word that says a verb."""
        self.steps = steps
        """For every verb, step by step: the word for choice 0; the others follow it."""
        self.spoken = spoken
        """So many words can be said by seats."""
        self.size = len(words)
        self.named = len(steps) > 0
        self.most_steps: int = max([len(firsts) for firsts in steps.values()], default=NUMBERS)

    def first(self, verb: str, step: i64) -> i64:
        """The word for choice 0 of a step; without names all steps share one row of numbers."""
        return self.steps[verb][step] if self.named else len(self.verbs)

    def text(self, word: int) -> str:
        return self.words[word]


class Speller:
    """One answer while it is spelt; a word without an alternative is said by itself."""

    def __init__(self, vocabulary: Vocabulary, game: Game, table: Table, ask: Ask) -> None:
        self.vocabulary = vocabulary
        self.ask = ask
        self.verbs: list[Verb] = game.moves(table, ask).verbs
        self.verb: Verb | None = None
        self.verb_word = -1
        self.memory: i64 = 0
        self.choices: list[int] = []
        self.first: i64 = 0
        """The word for choice 0 of the step that comes now."""
        self.legal: list[int] = []
        """The choices, or at the beginning the verbs' words, that can be said now."""
        self.action: Action | None = None
        """The answer, once it is whole."""
        self._go_on()

    def words(self) -> list[int]:
        """All words that can be said now, rising."""
        first = int(self.first)
        return [first + choice for choice in self.legal]

    def say(self, word: int) -> None:
        """The next word; BadWord if it cannot be said."""
        choice = word - int(self.first)
        if self.action is not None or choice not in self.legal:
            raise BadWord(f"word {word} cannot be said now")
        self._take(choice)
        self._go_on()

    def catch_up(self, other: "Speller") -> None:
        """Says what another speller has said; the verbs may look at their own table, so none is shared."""
        if other.verb is not None and self.verb is None:
            self._take(other.verb_word)
        for choice in other.choices[len(self.choices) :]:
            self._take(choice)
        self._look()

    def next_word(self, action: Action) -> int:
        """The word that leads on to an action; BadWord if none does."""
        verb = self.verb
        if verb is None:
            word = self.vocabulary.verbs.get(action.verb(), -1)
            choice: i64 = word
        else:
            spelt = verb.choices_of(action) if verb.name() == action.verb() else None
            if spelt is None or spelt[: len(self.choices)] != self.choices:
                raise BadWord("no word leads there")
            choice = spelt[len(self.choices)]
        if int(choice) not in self.legal:
            raise BadWord("no word leads there")
        return int(self.first + choice)

    def weights(self) -> list[int]:
        """How likely chance makes each of the words beside the others."""
        verb = self.verb
        if verb is None:
            return [int(self._verb_of(word).size()) for word in self.legal]
        step: i64 = len(self.choices)
        return [int(verb.weight(step, self.memory, choice)) for choice in self.legal]

    def _go_on(self) -> None:
        while True:
            self._look()
            if self.action is not None or len(self.legal) > 1:
                return
            self._take(self.legal[0])

    def _look(self) -> None:
        """What can be said now, or the action if it is whole."""
        verb = self.verb
        if verb is None:
            self.first = 0
            self.legal = sorted(
                [self.vocabulary.verbs[found.name()] for found in self.verbs if found.size() > 0]
            )
            return
        step: i64 = len(self.choices)
        if step == verb.steps:
            self.action = verb.spell(self.choices)
            self.legal = []
            return
        self.first = self.vocabulary.first(verb.name(), step)
        legal: list[int] = []
        memory = self.memory
        last = step + 1 == verb.steps
        same: i64 = NEVER
        leads = False
        for choice in range(verb.highest(step, memory) + 1):
            after = verb.after(step, memory, choice)
            if after != NEVER:
                if after != same and not last:
                    same = after
                    leads = verb.ways(step + 1, after) > 0
                if last or leads:
                    legal.append(int(choice))
        self.legal = legal

    def _take(self, choice: int) -> None:
        verb = self.verb
        if verb is None:
            self.verb_word = choice
            self.verb = self._verb_of(choice)
            self.memory = self.verb.start
        else:
            self.memory = verb.after(len(self.choices), self.memory, choice)
            self.choices.append(choice)

    def _verb_of(self, word: int) -> Verb:
        for verb in self.verbs:
            if self.vocabulary.verbs[verb.name()] == word:
                return verb
        raise BadWord(f"word {word} is not a verb that can be said now")
