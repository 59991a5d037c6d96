"""Many games side by side in one compiled loop: words in, rows of bytes out, finished games begin anew."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from funduk.core.bot import Bot
from funduk.core.dice import Dice, FastDice
from funduk.core.table import Table
from funduk.doors.desk import NOBODY, Desk, Rules

ONE: Final[i64] = 1
MOST_MASKS: Final = 50_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Guests:
    """Who brings bots to a table; nobody, unless told."""

    def bots(self, dice: Dice) -> list[Bot]:
        return []


def seed_of(seed: int, table: int, game: int) -> int:
    """The seed of the dice of one game: the same whether it is played alone or beside others."""
    return (seed * 1_000_003 + table) * 1_000_003 + game


class Loop:
    """So many tables; after every step it holds what each of them looks like to the seat that is asked."""

    def __init__(self, rules: Rules, start: Table, tables: int, seed: int, guests: Guests) -> None:
        self.rules = rules
        self.start = start
        self.seed = seed
        self.guests = guests
        self.width = rules.vocabulary.spoken
        self.known_masks: dict[tuple[int, int], bytes] = {}
        self.games = [0] * tables
        """How many games each table has begun."""
        self.desks: list[Desk] = []
        self.rows: list[bytes] = []
        self.masks: list[bytes] = []
        self.asked: list[int] = []
        self.done: list[int] = []
        """The tables at which a game has just ended, and what everybody had of its win."""
        self.shares: list[list[float]] = []
        self.scores: list[list[int]] = []
        self.moves: i64 = 0
        """Whole answers of seats and chance in all finished games."""
        self.drawing = FastDice(seed_of(seed, tables, -1))
        for table in range(tables):
            self.desks.append(self._new_desk(table))
            self.rows.append(b"")
            self.masks.append(b"")
            self.asked.append(NOBODY)
            self._look(table)

    def step(self, words: list[int]) -> None:
        """One word at every table; one that cannot be said gets the rules' default for that seat."""
        self.done = []
        self.shares = []
        self.scores = []
        for table, desk in enumerate(self.desks):
            desk.say_or_default(words[table])
            while desk.asked == NOBODY:
                self.done.append(table)
                self.shares.append(desk.shares())
                self.scores.append(self.rules.game.scores(desk.table) or [])
                self.moves += desk.moves
                desk = self._new_desk(table)
                self.desks[table] = desk
            self._look(table)

    def draw(self) -> list[int]:
        """Any word that can be said, at every table."""
        words: list[int] = []
        for desk in self.desks:
            speller = desk.speller
            assert speller is not None
            legal = speller.legal
            words.append(int(speller.first) + legal[self.drawing.below(len(legal))])
        return words

    def played(self) -> int:
        """Whole answers so far, also those of games that still go on."""
        moves = self.moves
        for desk in self.desks:
            moves += desk.moves
        return int(moves)

    def _new_desk(self, table: int) -> Desk:
        """A fresh game; a game in which nobody has any choice is over at once."""
        dice = FastDice(seed_of(self.seed, table, self.games[table]))
        self.games[table] += 1
        desk = Desk(self.rules, self.start, dice, self.guests.bots(dice))
        desk.begin()
        return desk

    def _look(self, table: int) -> None:
        desk = self.desks[table]
        speller = desk.speller
        assert speller is not None
        self.asked[table] = desk.asked
        self.rows[table] = desk.row(desk.asked)
        bits: i64 = 0
        for choice in speller.legal:
            bits |= ONE << choice
        key = (int(speller.first), int(bits))
        mask = self.known_masks.get(key)
        if mask is None:
            mask = self._mask(key[0], speller.legal)
        self.masks[table] = mask

    def _mask(self, first: int, legal: list[int]) -> bytes:
        """1 for every word that can be said; the same few come again and again, so they are kept."""
        if len(self.known_masks) > MOST_MASKS:
            self.known_masks.clear()
        flags = [0] * self.width
        bits: i64 = 0
        for choice in legal:
            flags[first + choice] = 1
            bits |= ONE << choice
        mask = bytes(flags)
        self.known_masks[(first, int(bits))] = mask
        return mask
