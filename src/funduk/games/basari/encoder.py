"""A view as numbers: the viewer first, then the others clockwise; what stalls offer, never their numbers."""

from typing import Final

from funduk.core.encoding import (
    Encoder,
    Part,
    first_seat,
    put_choice,
    put_goods,
    put_nothing,
    put_number,
)
from funduk.core.table import View
from funduk.games.basari.material import ACTION_NAMES, MOST_SCORINGS, PIPS, Box
from funduk.games.basari.table import NO_STALL, PHASES
from funduk.games.basari.view import BasariView, PlayerView
from funduk.games.gems.material import COLOURS, GEMS

MOST: Final = 4
ACTIONS: Final = len(ACTION_NAMES)
KINDS: Final = GEMS.number
AHEAD: Final = PIPS
"""So many stalls ahead of a pawn are written: as far as one die carries it."""


def parts() -> list[Part]:
    found = [Part("phase", len(PHASES)), Part("scored", 1, MOST_SCORINGS), Part("round", 1, 40)]
    found += [Part("scorings", 1, MOST_SCORINGS), Part("may decline", 1)]
    found += [Part("stock", KINDS, 25), Part("settled action", ACTIONS), Part("pairs", 1)]
    found += [Part("turn", MOST), Part("haggle speaker", MOST), Part("haggle other", MOST)]
    found += [Part("standing", KINDS, 8)]
    for place in range(MOST):
        found += player_parts("own" if place == 0 else f"seat +{place}")
    return found


def player_parts(who: str) -> list[Part]:
    return [
        Part(f"{who} present", 1),
        Part(f"{who} gems", KINDS, 8),
        Part(f"{who} points", 1, 100),
        Part(f"{who} walked", 1, 60),
        Part(f"{who} to the tile", 1, 60),
        Part(f"{who} stall points", 1, 8),
        Part(f"{who} stall gems", KINDS, 4),
        *[Part(f"{who} stall +{ahead + 1}", 1 + KINDS, 8) for ahead in range(AHEAD)],
        Part(f"{who} has chosen", 1),
        Part(f"{who} choice", ACTIONS),
    ]


PLAYER: Final = sum([part.size for part in player_parts("own")])


class BasariEncoder(Encoder):
    """BB-2: what the view shows, and what the stalls offer where pawns stand and could step."""

    def __init__(self, box: Box) -> None:
        super().__init__(parts())
        self.box = box

    def encode(self, view: View, row: list[int]) -> None:
        assert isinstance(view, BasariView)
        me = first_seat(view)
        seats = len(view.players)
        put_choice(row, view.phase, len(PHASES))
        put_number(row, view.scored)
        put_number(row, view.round)
        put_number(row, view.options.scorings)
        row.append(1 if view.options.decline else 0)
        put_goods(row, view.stock, COLOURS)
        put_choice(row, view.action, ACTIONS)
        row.append(1 if view.pairs else 0)
        put_choice(row, (view.turn - me) % seats, MOST)
        haggle = view.haggle
        if haggle is None:
            put_nothing(row, 2 * MOST + KINDS)
        else:
            put_choice(row, (haggle.turn - me) % seats, MOST)
            put_choice(row, (haggle.other - me) % seats, MOST)
            put_goods(row, haggle.standing, COLOURS)
        for place in range(MOST):
            if place < seats:
                self.put_player(row, view.players[(me + place) % seats])
            else:
                put_nothing(row, PLAYER)

    def put_player(self, row: list[int], player: PlayerView) -> None:
        stalls = self.box.stalls
        row.append(1)
        put_goods(row, player.gems, COLOURS)
        put_number(row, player.points)
        put_number(row, player.walked)
        if player.stall == NO_STALL:
            put_nothing(row, 1 + (AHEAD + 1) * (1 + KINDS))
        else:
            put_number(row, (player.tile - player.stall) % stalls)
            for ahead in range(AHEAD + 1):
                stall = (player.stall + ahead) % stalls
                put_number(row, self.box.points[stall])
                put_goods(row, self.box.gems[stall], COLOURS)
        row.append(1 if player.has_chosen else 0)
        put_choice(row, player.choice, ACTIONS)
