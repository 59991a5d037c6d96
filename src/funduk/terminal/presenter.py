"""How a game shows itself in a terminal; the base does for any game, each game's own file does better."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from funduk.core.action import Action, Ask, Event
from funduk.core.game import Game, View
from funduk.core.moves import Moves
from funduk.locale.phrases import Phrases
from funduk.terminal.answer import Answer, Button, PickField, Slip, Way
from funduk.terminal.paint import QUIET, Signs

FEW = 9
"""So many moves or fewer are buttons, more are picked from a list."""
MANY = 2_000

ListMoves = Callable[[Ask], Moves]


class Presenter:
    """Turns views into pictures and questions into ways to answer; it never sees a table."""

    SIGNS: ClassVar[Signs] = {}

    def __init__(self, game: Game, phrases: Phrases, list_moves: ListMoves) -> None:
        self.game = game
        self.phrases = phrases
        self.list_moves = list_moves

    def say(self, key: str, **variables: Any) -> str:
        return self.phrases.say(key, variables)

    def title(self) -> str:
        return self.say("title")

    def status(self, view: View) -> str:
        """Where the game stands, for the top line."""
        phase = view.to_json().get("phase")
        return self.phrases.phase(phase) if isinstance(phase, str) else ""

    def board(self, view: View, asks: Sequence[Ask], wide: bool) -> RenderableType:
        """The table as a picture."""
        return Group(*[Text(line, style=QUIET) for line in self.facts(view)])

    def facts(self, view: View) -> list[str]:
        """The table in words, a fact a line."""
        return [f"{name}: {value}" for name, value in view.to_json().items()]

    def question(self, view: View, ask: Ask) -> str:
        return self.phrases.question(ask)

    def answer(self, view: View, ask: Ask) -> Answer:
        """All ways to answer; every legal action must be reachable."""
        return self.listed_answer(ask)

    def interlude(self, events: Sequence[Event]) -> RenderableType | None:
        """A scoring worth a look of its own."""
        return None

    def final(self, view: View) -> RenderableType | None:
        """More to show when the game is over."""
        return None

    def listed_answer(self, ask: Ask) -> Answer:
        """Buttons for few moves, a list per verb for many."""
        moves = self.list_moves(ask)
        listed = [moves[place] for place in range(min(len(moves), MANY))]
        if len(listed) <= FEW:
            return Answer(
                [
                    Button(str(n + 1), self.phrases.action(move), move)
                    for n, move in enumerate(listed)
                ]
            )
        verbs: dict[str, list[Action]] = {}
        for move in listed:
            verbs.setdefault(move.verb(), []).append(move)
        ways: list[Way] = []
        for verb, actions in verbs.items():
            if len(actions) == 1:
                ways.append(Button("", self.phrases.action(actions[0]), actions[0]))
            else:
                options = [(action, self.phrases.action(action)) for action in actions]
                ways.append(Slip("", verb, [PickField("action", "", options)], _picked))
        return Answer(ways)


def _picked(values: dict[str, Any]) -> Action:
    action: Action = values["action"]
    return action


def presenter(game: Game, phrases: Phrases, list_moves: ListMoves) -> Presenter:
    """The game's own presenter, or the plain one."""
    place = f"funduk.terminal.games.{game.name}"
    make: Callable[[Game, Phrases, ListMoves], Presenter] = Presenter
    if find_spec(place) is not None:
        make = import_module(place).PRESENTER
    return make(game, phrases, list_moves)
