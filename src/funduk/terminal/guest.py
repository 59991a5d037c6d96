"""A table for another mind: the same session as a person's, with the game's facts in words."""

import funduk
from funduk.core.game import View
from funduk.locale import Words
from funduk.terminal.presenter import presenter
from funduk.terminal.session import Seating, Session


class GuestSession(Session):
    """One guest in any seat, bots in the others."""

    def facts(self, view: View) -> list[str]:
        """The table in words, a fact a line; whoever reads it has its own seat's view."""
        made = presenter(
            self.game, self.phrases, lambda ask: self.game.moves(self.match.table, ask)
        )
        return made.facts(view)


def open_sitting(match: funduk.Match, seat: int, line_up: list[str], words: Words) -> GuestSession:
    """A session whose guest sits where it wants to; everybody else is called after a spice."""
    others = [name for place, name in enumerate(line_up) if place != seat]
    seating = Seating([words.say("minds-you")], others, words)
    guest, spices = seating.names[0], seating.names[1:]
    seating.people = [seat]
    seating.kinds = [None if place == seat else name for place, name in enumerate(line_up)]
    seating.names = [*spices[:seat], guest, *spices[seat:]]
    return GuestSession(match, seating, words)
