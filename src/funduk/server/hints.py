"""What a question could be answered with, for the browser's buttons; legality stays with the judge."""

from funduk.core.action import OPEN, SEALED, Ask
from funduk.core.game import Game, Table
from funduk.core.moves import Joined, Moves
from funduk.games.sandsturm.table import SandsturmTable
from funduk.games.schwarzmarkt.table import SchwarzmarktTable
from funduk.parts.haggle import Offer, Raise
from funduk.server.market_hints import market_hints
from funduk.server.storm_hints import storm_hints
from funduk.server.wire import messages

MOST_LISTED = 64
MOST_BIDS = 16
CHEAPEST = 3


def ask_message(game: Game, table: Table, ask: Ask) -> messages.Ask:
    """A question with its hints."""
    hints = _hints(game.moves(table, ask))
    if isinstance(table, SchwarzmarktTable):
        hints.market = market_hints(table, ask)
    elif isinstance(table, SandsturmTable):
        hints.storm = storm_hints(table, ask)
    return messages.Ask(ask.id, ask.seat, ask.question, mode_of(ask), ask.must, hints)


def mode_of(ask: Ask) -> messages.Mode:
    return "sealed" if ask.mode == SEALED else "open" if ask.mode == OPEN else "alone"


def _hints(moves: Moves) -> messages.Hints:
    if len(moves) <= MOST_BIDS:
        return _listed(moves)
    firsts = _first_of_each_verb(moves)
    cheapest = _cheapest(moves, firsts)
    few = not cheapest and len(moves) <= MOST_LISTED
    listed = [action.to_json() for action in moves] if few else None
    return messages.Hints([verb for verb, _ in firsts], listed, cheapest)


def _listed(moves: Moves) -> messages.Hints:
    """So few that each is built, once."""
    actions = [action for part in _parts(moves) for action in part]
    written = [action.to_json() for action in actions]
    verbs = [action.verb() for action in actions]
    bids = [place for place, action in enumerate(actions) if isinstance(action, (Offer, Raise))]
    cheapest = [written[place] for place in bids[:CHEAPEST] if verbs[place] == verbs[bids[0]]]
    return messages.Hints(list(dict.fromkeys(verbs)), written, cheapest)


def _parts(moves: Moves) -> list[Moves]:
    return moves.parts if isinstance(moves, Joined) else [moves]


def _first_of_each_verb(moves: Moves) -> list[tuple[str, int]]:
    """Where each verb begins."""
    firsts: list[tuple[str, int]] = []
    before = 0
    for part in _parts(moves):
        for verb, place in _verbs_of(part):
            if verb not in [known for known, _ in firsts]:
                firsts.append((verb, before + place))
        before += len(part)
    return firsts


def _verbs_of(moves: Moves) -> list[tuple[str, int]]:
    """Moves of one verb stand together in each part: where each begins."""
    size = len(moves)
    firsts: list[tuple[str, int]] = []
    place = 0
    while place < size:
        verb = moves[place].verb()
        if verb not in [known for known, _ in firsts]:
            firsts.append((verb, place))
        if moves[size - 1].verb() == verb:
            break
        low, high = place, size - 1
        while low + 1 < high:
            middle = (low + high) // 2
            if moves[middle].verb() == verb:
                low = middle
            else:
                high = middle
        place = low + 1
    return firsts


def _cheapest(moves: Moves, firsts: list[tuple[str, int]]) -> list[messages.Action]:
    """The lowest bids of a haggle, which come first in its rising order."""
    for verb, place in firsts:
        if isinstance(moves[place], (Offer, Raise)):
            bids = [moves[at] for at in range(place, min(place + CHEAPEST, len(moves)))]
            return [bid.to_json() for bid in bids if bid.verb() == verb]
    return []
