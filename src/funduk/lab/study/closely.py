"""Some games looked at closely: how long people would sit, which answers are given, and what others would do.

A look costs more than the game: from some of its positions the bots play on once more with another answer.
"""

from math import log2
from typing import Any

from funduk.core.action import OPEN, SEALED, Action, Ask, Event, ask_for
from funduk.core.dice import FastDice
from funduk.core.game import Game, Table
from funduk.core.playout import play_bots
from funduk.core.record import CHANCE
from funduk.lab.seating import seat_bots, win_shares
from funduk.lab.study.tally import Cluster

READING, A_DOUBLING, MOST_DOUBLINGS = 7.0, 2.5, 10
"""Seconds for any question, and for every doubling of the answers to it; nobody looks through thousands.

Chosen so that our four games come near to the minutes that their boxes name.
"""
NO_CHOICE = 2.0
A_CHANCE, MOST_CHANCE = 3.0, 10.0
"""Seconds for a throw or a card, and for a whole deal."""
FEW_ANSWERS = 6
"""With more answers than these only their kinds are told apart."""
OTHERS = 3
"""How many other answers are tried where one could make a king."""


class Decided:
    """A decision with the table as it was before."""

    def __init__(self, table: Table, ask: Ask, action: Action, choices: int) -> None:
        self.table = table
        self.ask = ask
        self.action = action
        self.choices = choices


class CloseLook:
    """One game, followed move by move, and played on from some of its positions."""

    def __init__(self, game: Game, table: Table, cluster: Cluster) -> None:
        self.game = game
        self.table = table
        self.cluster = cluster
        self.before = table.copy()
        self.decided: list[Decided] = []
        self.answers: dict[str, list[str]] = {}
        self.seconds = 0.0
        self.together = ("", 0.0)
        """The question that several answer at once, and what the slowest needs."""
        self.chance = 0.0

    def note(self, action: Action, events: list[Event]) -> None:
        before, self.before = self.before, self.table.copy()
        if action.seat == CHANCE:
            self._take_time("", A_CHANCE)
            return
        ask = ask_for(self.game.asks(before), action.seat)
        assert ask is not None
        moves = self.game.moves(before, ask)
        choices = len(moves)
        doublings = min(MOST_DOUBLINGS, log2(choices))
        need = READING + A_DOUBLING * doublings if choices > 1 else NO_CHOICE
        self._take_time(ask.question if ask.mode in (SEALED, OPEN) else "", need, seat=True)
        if choices < 2:
            return
        self.decided.append(Decided(before, ask, action, choices))
        given, there = self._kinds(moves, choices, action)
        self.answers.setdefault(ask.question, []).append(_answer(action))
        for answer in there:
            self.cluster.add("taken", f"question:{ask.question}|{answer}", float(answer == given))

    def _take_time(self, question: str, need: float, seat: bool = False) -> None:
        """Those who answer at once need as long as the slowest of them; a deal has an end."""
        if question and question == self.together[0]:
            self.seconds += max(0.0, need - self.together[1])
            self.together = question, max(need, self.together[1])
            return
        if not seat:
            need = min(need, max(0.0, MOST_CHANCE - self.chance))
        self.chance = 0.0 if seat else self.chance + need
        self.together = question, need
        self.seconds += need

    def _kinds(self, moves: Any, choices: int, action: Action) -> tuple[str, list[str]]:
        """The answer given and all that could be, each in full or by its verb."""
        if choices <= FEW_ANSWERS:
            return _answer(action), [_answer(one) for one in moves]
        counts = moves.root().counts()
        verbs = [self.game.verbs[place] for place, number in enumerate(counts) if number]
        return f"verb:{action.verb()}", [f"verb:{verb}" for verb in verbs]

    def end(self, names: list[str], shares: list[float], seed: int) -> None:
        self.cluster.add("minutes", "all", self.seconds / 60)
        for question, given in self.answers.items():
            pairs = len(given) * (len(given) - 1)
            alike = sum(given.count(one) - 1 for one in given)
            self.cluster.add("alike", f"question:{question}", alike, pairs)
        dice = FastDice(seed * 31 + 17)
        self._make_kings(names, shares, seed, dice)
        self._weigh_an_answer(names, seed, dice)

    def _make_kings(self, names: list[str], shares: list[float], seed: int, dice: FastDice) -> None:
        """Whether another last choice of somebody who does not win makes another of the others win."""
        for seat, share in enumerate(shares):
            mine = [one for one in self.decided if one.ask.seat == seat]
            if share or not mine:
                continue
            here = self._play_on(mine[-1], mine[-1].action, names, seed)
            others = self._others(mine[-1], dice, OTHERS)
            if here[seat] or not others:
                continue
            made = [self._play_on(mine[-1], action, names, seed) for action in others]
            other_king = any(now != here and not now[seat] for now in made)
            self.cluster.add("kingmaking", "all", float(other_king))

    def _weigh_an_answer(self, names: list[str], seed: int, dice: FastDice) -> None:
        """What the answer given brings against one drawn by lot, at one question of this game."""
        questions = sorted({one.ask.question for one in self.decided})
        if not questions:
            return
        question = questions[dice.below(len(questions))]
        there = [one for one in self.decided if one.ask.question == question]
        one = there[dice.below(len(there))]
        others = self._others(one, dice, 1)
        if others:
            given = self._play_on(one, one.action, names, seed)[one.ask.seat]
            drawn = self._play_on(one, others[0], names, seed)[one.ask.seat]
            self.cluster.add("stake", f"question:{question}", given - drawn)

    def _others(self, one: Decided, dice: FastDice, most: int) -> list[Action]:
        """Some other answers, drawn by lot."""
        found: dict[str, Action] = {}
        for _ in range(4 * most):
            drawn = self.game.draw(one.table, one.ask, dice)
            if drawn.to_text() != one.action.to_text() and len(found) < most:
                found[drawn.to_text()] = drawn
        return list(found.values())

    def _play_on(self, one: Decided, action: Action, names: list[str], seed: int) -> list[float]:
        """Who wins when bots sit down here and this is answered."""
        table = one.table.copy()
        self.game.perform(table, action)
        players = seat_bots(self.game, names, seed, len(names))
        play_bots(self.game, table, FastDice(seed * 37 + 5), players)
        return win_shares(self.game, table, len(names))


def _answer(action: Action) -> str:
    """An action without its seat."""
    return f"answer:{action.to_text().partition(' ')[2]}"
