"""Answers at random, but legally."""

from funduk.bots.mixing import imagined
from funduk.core.action import Ask
from funduk.core.bot import Bot, Decision
from funduk.core.game import View


class Wanderer(Bot):
    """The contract's own draw, on a table imagined from the view."""

    def decide(self, view: View, ask: Ask) -> Decision:
        table = imagined(self.game, view)
        return Decision(self.game.draw(table, ask, self.dice), {"code": "random"})
