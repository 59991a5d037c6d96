"""A face-down pile known only by what is unseen: card numbers in rising order, packed into bytes."""

from typing import Final

SINGLES: Final = [bytes([card]) for card in range(256)]
NO_CARDS: Final = b""


def single(card: int) -> bytes:
    """One card, to be laid on others."""
    return SINGLES[card]


def full_pile(size: int) -> bytes:
    return bytes(range(size))


def without(pile: bytes, card: int) -> bytes:
    """The pile once a card has been turned up."""
    return pile.replace(SINGLES[card], NO_CARDS)


def unseen(size: int, seen: list[bytes]) -> bytes:
    """What must be in the pile when these cards lie open."""
    gone = b"".join(seen)
    return bytes([card for card in range(size) if card not in gone])
