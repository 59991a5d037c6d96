"""OpenSpiel: importing this registers every game as `funduk_<name>`, with chance nodes and words as actions.

    import pyspiel, funduk.doors.openspiel
    game = pyspiel.load_game("funduk_<name>(seats=4)")

Options that are a word, a number or yes and no are parameters of the same name.
"""

import json
from typing import Any

import numpy as np
import pyspiel

from funduk.catalogue import GAMES
from funduk.catalogue import game as game_named
from funduk.core.action import Action
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import Game, Option
from funduk.core.record import CHANCE, Flag, Named, Number, Record
from funduk.core.table import View
from funduk.doors.desk import NOBODY, Desk, Rules, copied
from funduk.doors.rules import rules
from funduk.doors.text import describe

LONGEST = 1_000_000
"""Games end, but nothing counts how many words that takes at most."""


class Memory(Bot):
    """Writes down what a seat witnesses; it never answers."""

    WATCHES = True

    def __init__(self, game: Game, seat: int, told: list[str]) -> None:
        super().__init__(game, seat, FastDice(0))
        self.told = told

    def watch(self, record: Record) -> None:
        written = record.to_text() if isinstance(record, Action) else json.dumps(record.to_json())
        self.told.append(written)

    def decide(self, view: View, ask: Any) -> Decision:
        raise NotImplementedError("a memory is never asked")


class Held:
    """A desk and what every seat has witnessed at it; a copy shares nothing that changes."""

    def __init__(self, desk: Desk, memories: list[Memory]) -> None:
        self.desk = desk
        self.memories = memories
        desk.watchers = list(memories)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        memories = [Memory(one.game, one.seat, one.told.copy()) for one in self.memories]
        return Held(copied(self.desk, FastDice(0)), memories)


class FundukState(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: "FundukGame") -> None:
        super().__init__(game)
        self.seats = game.seats
        desk = Desk(game.rules, game.start, FastDice(0), [], spells_chance=True)
        memories = [Memory(game.rules.game, seat, []) for seat in range(game.seats)]
        self.held = Held(desk, memories)
        desk.begin()

    @property
    def desk(self) -> Desk:
        return self.held.desk

    def current_player(self) -> int:
        asked = self.desk.asked
        if asked == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked == CHANCE else asked

    def _legal_actions(self, player: int) -> list[int]:
        return self.desk.words() if player == self.desk.asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        speller = self.desk.speller
        assert speller is not None
        weights = speller.weights()
        total = sum(weights)
        words = speller.words()
        return [(word, weight / total) for word, weight in zip(words, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.desk.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.desk.rules.vocabulary.text(action)

    def is_terminal(self) -> bool:
        return self.desk.asked == NOBODY

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.seats
        return [share - 1 / self.seats for share in self.desk.shares()]

    def told(self, player: int) -> str:
        """All that a seat has witnessed, and what it has spelt so far."""
        return "\n".join([*self.held.memories[player].told, *self._spelt(player)])

    def seen(self, player: int) -> str:
        """What a seat sees now, and what it has spelt so far."""
        view = self.desk.game.view(self.desk.table, player)
        return "\n".join([describe(view), *self._spelt(player)])

    def _spelt(self, player: int) -> list[str]:
        speller = self.desk.speller
        if speller is None or self.desk.asked != player or speller.verb is None:
            return []
        return [f"{speller.verb.name()} {speller.choices} ..."]

    def __str__(self) -> str:
        return json.dumps(self.desk.game.dump(self.desk.table)) + f" {self.desk.words()}"


class FundukObserver:
    """What a player sees: the row of the encoder, and as text the view or everything witnessed so far."""

    def __init__(self, known: Rules, kind: Any) -> None:
        self.kind = kind
        parts = known.layout()
        sizes = [part.size for part in parts]
        self.scale = np.repeat(np.array([1 / part.top for part in parts], np.float32), sizes)
        self.tensor = np.zeros(known.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FundukState, player: int) -> None:
        row = np.frombuffer(state.desk.row(player), np.uint8)
        np.multiply(row, self.scale, out=self.tensor)

    def string_from(self, state: FundukState, player: int) -> str:
        return state.told(player) if self.kind.perfect_recall else state.seen(player)


class FundukGame(pyspiel.Game):
    """One game with so many seats and options; utilities are shares of the win, less what all would have."""

    def __init__(self, name: str, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        self.rules = rules(name)
        self.seats = int(given.get("seats", self.rules.game.seats[0]))
        options = {
            option.name: read_option(option, given[option.name])
            for option in simple_options(name)
            if option.name in given
        }
        self.start = self.rules.game.setup(self.seats, options)
        share = 1 / self.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.vocabulary.spoken,
            max_chance_outcomes=self.rules.vocabulary.size,
            num_players=self.seats,
            min_utility=-share,
            max_utility=1 - share,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, given)

    def new_initial_state(self) -> FundukState:
        return FundukState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> FundukObserver:
        return FundukObserver(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False))


def simple_options(name: str) -> list[Option]:
    """Options that OpenSpiel can write as a parameter."""
    return [
        option
        for option in game_named(name).options
        if isinstance(option.form, Named | Number | Flag) and option.default is not None
    ]


def read_option(option: Option, given: Any) -> Any:
    return bool(given) if isinstance(option.form, Flag) else given


def game_type(name: str) -> Any:
    game = game_named(name)
    defaults: dict[str, Any] = {"seats": game.seats[0]}
    defaults.update({option.name: option.default for option in simple_options(name)})
    return pyspiel.GameType(
        short_name=f"funduk_{name}",
        long_name=f"Funduk: {name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )


def _register_all() -> None:
    for name in GAMES:
        kind = type(
            f"Funduk{name.title().replace('_', '')}", (FundukGame,), {"__init__": _opens(name)}
        )
        pyspiel.register_game(game_type(name), kind)


def _opens(name: str) -> Any:
    def __init__(self: FundukGame, parameters: dict[str, Any] | None = None) -> None:
        FundukGame.__init__(self, name, parameters)

    return __init__


_register_all()
