"""What a question could be answered with, for the browser's buttons; legality stays with the judge."""

import msgspec

from funduk.core.action import OPEN, SEALED, Ask
from funduk.core.game import Game, Table
from funduk.core.tree import MoveTree
from funduk.server.wire import messages
from funduk.server.wire.view_json import text_of

MOST_LISTED = 64
MOST_BIDS = 16
CHEAPEST = 3


def ask_message(game: Game, table: Table, ask: Ask) -> messages.Ask:
    """A question with its hints."""
    hints = _hints(game.moves(table, ask))
    own = game.hints(table, ask)
    if own is not None:
        hints.own = msgspec.Raw(text_of(own))
    return messages.Ask(ask.id, ask.seat, ask.question, mode_of(ask), ask.must, hints)


def mode_of(ask: Ask) -> messages.Mode:
    return "sealed" if ask.mode == SEALED else "open" if ask.mode == OPEN else "alone"


def _hints(moves: MoveTree) -> messages.Hints:
    """The verbs at the root, what they suggest, and all moves where they are few."""
    verbs = [verb for verb in moves.verbs if verb.size() > 0]
    suggested = [action.to_json() for verb in verbs for action in verb.suggestions(CHEAPEST)]
    few = len(moves) <= (MOST_BIDS if suggested else MOST_LISTED)
    listed = [action.to_json() for action in moves] if few else None
    return messages.Hints([verb.name() for verb in verbs], listed, suggested)
