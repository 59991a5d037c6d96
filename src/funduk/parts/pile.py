"""A face-down pile known only by what is unseen: card numbers in rising order, packed into bytes."""

from typing import Final

from mypy_extensions import i64

SINGLES: Final = [bytes([card]) for card in range(256)]
NO_CARDS: Final = b""
EVERY_CARD: Final = bytes(range(256))


def single(card: int) -> bytes:
    """One card, to be laid on others."""
    return SINGLES[card]


def full_pile(size: int) -> bytes:
    return EVERY_CARD[:size]


def holds(pile: bytes, card: int) -> bool:
    """Whether a card is in the pile; its numbers rise, so half of it is left out at each look."""
    low: i64 = 0
    high: i64 = len(pile)
    while low < high:
        middle = (low + high) >> 1
        if pile[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low < len(pile) and pile[low] == card


def without(pile: bytes, card: int) -> bytes:
    """The pile once a card has been turned up."""
    return pile.replace(SINGLES[card], NO_CARDS)


def unseen(size: int, seen: list[bytes]) -> bytes:
    """What must be in the pile when these cards lie open."""
    gone = b"".join(seen)
    return bytes([card for card in range(size) if card not in gone])
