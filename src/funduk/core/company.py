"""Some seats are bots and the others are yours: bots answer and are told what they see."""

from mypy_extensions import mypyc_attr

from funduk.core.action import Action, Ask
from funduk.core.bot import Bot, tell
from funduk.core.errors import FundukError
from funduk.core.match import Entry, Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Company:
    """A match in which bots sit at some seats; you are asked for the others.

    `next_ask` lets the bots answer until one of your seats is asked; `play` is your answer.
    """

    def __init__(self, match: Match, bots: list[Bot]) -> None:
        self.match = match
        self.bots: dict[int, Bot] = {}
        for bot in bots:
            if bot.seat in self.bots or not 0 <= bot.seat < match.seats:
                raise FundukError(f"no bot can sit at seat {bot.seat}: it is taken or not there")
            self.bots[bot.seat] = bot
            bot.recall(match.history(bot.seat))

    def next_ask(self) -> Ask | None:
        """Lets the bots answer until one of your seats is asked; None when the game is over."""
        while True:
            asks = self.match.asks
            answering: Bot | None = None
            for ask in asks:
                answering = self.bots.get(ask.seat)
                if answering is not None:
                    break
            if answering is None:
                return asks[0] if asks else None
            self.play(answering.decide(self.match.view(ask.seat), ask).action)

    def play(self, action: Action) -> list[Entry]:
        """Plays an answer and tells every bot what its seat saw of it."""
        fresh = self.match.play(action)
        for entry in fresh:
            if entry.action is not None:
                tell(self.match.game, list(self.bots.values()), entry.action, entry.events)
        return fresh

    def __repr__(self) -> str:
        return f"<{self.match!r} with bots at {sorted(self.bots)}>"
