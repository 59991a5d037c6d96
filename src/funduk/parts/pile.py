"""A face-down pile known only by what is unseen: card numbers in rising order, packed into bytes."""


def full_pile(size: int) -> bytes:
    return bytes(range(size))


def without(pile: bytes, card: int) -> bytes:
    """The pile once a card has been turned up."""
    place = pile.index(card)
    return pile[:place] + pile[place + 1 :]


def unseen(size: int, seen: list[bytes]) -> bytes:
    """What must be in the pile when these cards lie open."""
    gone = b"".join(seen)
    return bytes([card for card in range(size) if card not in gone])
