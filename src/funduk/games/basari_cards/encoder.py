"""A view as numbers: the viewer first, then the others clockwise; faces of cards, never their numbers."""

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
from funduk.games.basari_cards.material import ACTION_LETTERS, SEATS, STAGES, Box
from funduk.games.basari_cards.table import NO_CARD, PHASES
from funduk.games.basari_cards.view import BasariCardsView
from funduk.games.gems.material import COLOURS, GEMS

MOST: Final = SEATS[-1]
ACTIONS: Final = len(ACTION_LETTERS)
KINDS: Final = GEMS.number
WORKER_FACES: Final = 4
"""Cards in the pile are counted by their workers: 1, 2, 3, or 4 and more."""


def parts() -> list[Part]:
    found = [Part("phase", len(PHASES)), Part("stage", STAGES), Part("round", 1, 20)]
    found += [Part("stock", KINDS, 22), Part("pile", 1, 39), Part("pile workers", WORKER_FACES, 20)]
    found += [Part("settled action", ACTIONS), Part("turn", MOST)]
    found += [Part("haggle speaker", MOST), Part("haggle other", MOST), Part("standing", KINDS, 8)]
    for place in range(MOST):
        found += player_parts("own" if place == 0 else f"seat +{place}")
    return found


def player_parts(who: str) -> list[Part]:
    return [
        Part(f"{who} present", 1),
        Part(f"{who} gems", KINDS, 8),
        Part(f"{who} points", 1, 100),
        Part(f"{who} workers", 1, 30),
        Part(f"{who} card workers", 1, 4),
        Part(f"{who} card points", 1, 8),
        Part(f"{who} card gems", KINDS, 4),
        Part(f"{who} has chosen", 1),
        Part(f"{who} choice", ACTIONS),
        Part(f"{who} waits to take", 1),
        Part(f"{who} age", 1, MOST),
    ]


PLAYER: Final = sum([part.size for part in player_parts("own")])


def face(workers: int) -> int:
    return min(max(workers, 1), WORKER_FACES) - 1


def place_of(seat: int, seats: bytes) -> int:
    """Where a seat stands in a row of seats; -1 where it does not."""
    for place in range(len(seats)):
        if seats[place] == seat:
            return place
    return -1


class BasariCardsEncoder(Encoder):
    """BC-20: what the view shows, and what is printed on the cards it shows."""

    def __init__(self, box: Box) -> None:
        super().__init__(parts())
        self.box = box
        self.faces = [face(workers) for workers in box.workers]
        self.in_the_box = [self.faces.count(kind) for kind in range(WORKER_FACES)]

    def encode(self, view: View, row: list[int]) -> None:
        assert isinstance(view, BasariCardsView)
        me = first_seat(view)
        seats = len(view.players)
        put_choice(row, view.phase, len(PHASES))
        put_choice(row, view.stage, STAGES)
        put_number(row, view.round)
        put_goods(row, view.stock, COLOURS)
        put_number(row, view.pile)
        self.put_pile(row, view)
        put_choice(row, view.action, ACTIONS)
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
                self.put_player(row, view, (me + place) % seats)
            else:
                put_nothing(row, PLAYER)

    def put_pile(self, row: list[int], view: BasariCardsView) -> None:
        """BC-2: everybody knows the cards of the box, so also which are left."""
        left = self.in_the_box.copy()
        for player in view.players:
            cards = player.cards
            for place in range(
                len(cards)
            ):  # compiled, an index is ten times as quick as an iterator
                left[self.faces[cards[place]]] -= 1
        row.extend(left)

    def put_player(self, row: list[int], view: BasariCardsView, seat: int) -> None:
        player = view.players[seat]
        row.append(1)
        put_goods(row, player.gems, COLOURS)
        put_number(row, player.points)
        put_number(row, player.workers)
        if player.current == NO_CARD:
            put_nothing(row, 2 + KINDS)
        else:
            put_number(row, self.box.workers[player.current])
            put_number(row, self.box.points[player.current])
            put_goods(row, self.box.gems[player.current], COLOURS)
        row.append(1 if player.has_chosen else 0)
        put_choice(row, player.choice, ACTIONS)
        row.append(1 if place_of(seat, view.queue) >= 0 else 0)
        row.append(place_of(seat, view.age))
