"""Words: every legal answer can be spelt, reads back exactly, and words keep their numbers."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from funduk import catalogue
from funduk.core.dice import FastDice
from funduk.core.record import CHANCE
from funduk.doors.rules import layout, rules
from funduk.doors.vocabulary import plain, settings_of, vocabulary, write
from funduk.doors.words import BadWord, Speller, Vocabulary
from tests.laws.tables import Setting, every_setting

KEPT = Path(__file__).with_name("kept.txt")
NAMES = list(catalogue.OWN)
EVERY = pytest.mark.parametrize("name", NAMES)


def fingerprint(name: str) -> str:
    """A game's version, how many words it has, and what they and the layout of observations are."""
    known = vocabulary(name)
    said = json.dumps([known.words, known.steps, known.spoken])
    both = [hashlib.sha256(text.encode()).hexdigest()[:16] for text in (said, layout(name))]
    return f"{name} {rules(name).game.rules_version} {known.size} {both[0]} {both[1]}"


@EVERY
def test_words_and_layouts_never_change_within_a_rules_version(name: str) -> None:
    """Programs that have learnt know words and columns by their numbers; a change needs a new version."""
    assert fingerprint(name) in KEPT.read_text().splitlines()


def spelt(known: Vocabulary, setting: Setting, seed: int, most: int) -> int:
    """Spells and reads back the moves of random games; returns how many."""
    game = setting.rules()
    table = setting.table()
    dice = FastDice(seed)
    moves = 0
    while moves < most and (ask := game.next_ask(table, dice)) is not None:
        action = game.draw(table, ask, dice)
        speller = Speller(known, game, table, ask)
        while speller.action is None:
            word = speller.next_word(action)
            assert word in speller.words()
            assert len(speller.words()) < 64
            if ask.seat != CHANCE and known.named:
                assert word < known.spoken
            speller.say(word)
        assert speller.action == action
        game.perform(table, action)
        moves += 1
    return moves


@every_setting
def test_random_moves_spell_and_read_back_exactly(setting: Setting) -> None:
    game = setting.rules()
    for known in (vocabulary(setting.game), plain(game)):
        assert spelt(known, setting, 3, 120) > 30


@pytest.mark.deep
@every_setting
def test_a_million_random_moves_spell_and_read_back_exactly(setting: Setting) -> None:
    moves, seed = 0, 0
    while moves < 40_000:
        moves += spelt(vocabulary(setting.game), setting, seed, 40_000)
        seed += 1


@every_setting
def test_every_legal_move_can_be_spelt_and_nothing_else(setting: Setting) -> None:
    """All words at every branch, where the answers are few enough to walk through all of them."""
    game, known = setting.rules(), vocabulary(setting.game)
    table, dice = setting.table(), FastDice(5)
    walked = 0
    for _ in range(60):
        ask = game.next_ask(table, dice)
        if ask is None:
            break
        legal = game.moves(table, ask)
        if len(legal) <= 60:
            found = all_spelt(Speller(known, game, table, ask), [], known, setting, table, ask)
            assert sorted(found) == sorted(action.to_text() for action in legal)
            walked += 1
        game.perform(table, game.draw(table, ask, dice))
    assert walked > 3


def all_spelt(speller, said, known, setting, table, ask) -> list[str]:  # type: ignore[no-untyped-def]
    if speller.action is not None:
        return [speller.action.to_text()]
    found = []
    for word in speller.words():
        other = Speller(known, setting.rules(), table, ask)
        for before in [*said, word]:
            other.say(before)
        found += all_spelt(other, [*said, word], known, setting, table, ask)
    return found


@EVERY
def test_a_word_means_the_same_in_every_state(name: str) -> None:
    """What the tree says a choice means is what the word says, at every step of random games."""
    game, known = catalogue.game(name), vocabulary(name)
    for seats in game.seats:
        table, dice = game.setup(seats, {}), FastDice(seats)
        for _ in range(150):
            ask = game.next_ask(table, dice)
            if ask is None:
                break
            action = game.draw(table, ask, dice)
            for verb in game.moves(table, ask).verbs:
                if verb.name() == action.verb():
                    for step, choice in enumerate(verb.choices_of(action) or []):
                        part, value = verb.meaning(step, choice)
                        word = int(known.first(verb.name(), step)) + choice
                        assert known.text(word) == f"{part} {json.dumps(value)}"
            game.perform(table, action)


@EVERY
def test_the_file_can_be_written_again(name: str) -> None:
    """Listening to fewer games finds no word that the file does not have."""
    game, known = catalogue.game(name), vocabulary(name)
    heard = write(game, settings_of(game)[:2], walks=2) if name != "schwarzmarkt" else None
    if heard is not None:
        assert set(heard["words"]) <= set(known.words)
        assert heard["steps"].keys() == known.steps.keys()


def test_a_word_that_cannot_be_said_changes_nothing() -> None:
    game = catalogue.game(NAMES[0])
    table, dice = game.setup(3, {}), FastDice(1)
    while (ask := game.next_ask(table, dice)) is not None and ask.seat == CHANCE:
        game.perform(table, game.draw(table, ask, dice))
    assert ask is not None
    speller = Speller(vocabulary(NAMES[0]), game, table, ask)
    before = speller.words()
    for word in (-1, 0, 10**6, max(before) + 1):
        if word not in before:
            with pytest.raises(BadWord, match="cannot be said"):
                speller.say(word)
    assert speller.words() == before and speller.action is None
