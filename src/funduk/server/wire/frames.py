"""Text frames of websockets as bytes (RFC 6455, 5.2)."""

from typing import Final, Protocol

FINAL_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 126
MIDDLE: Final = 65536


class Wire(Protocol):
    """A socket that may take frames at once."""

    def write_now(self, frames: bytes) -> bool: ...


def frame(message: bytes) -> bytes:
    """One unmasked text frame to a browser."""
    return joined([message])


def joined(parts: list[bytes]) -> bytes:
    """The same for a message in parts, copied only once."""
    size = sum([len(part) for part in parts])
    if size < SHORT:
        head = b"\x81%c" % size
    elif size < MIDDLE:
        head = b"\x81\x7e" + size.to_bytes(2, "big")
    else:
        head = b"\x81\x7f" + size.to_bytes(8, "big")
    return b"".join([head, *parts])


def message_in(framed: bytes) -> bytes:
    """What was framed for a browser."""
    size = framed[1]
    return framed[2 if size < SHORT else 4 if size == SHORT else 10 :]


def whole_text(data: bytes, at: int) -> tuple[int, int]:
    """Where the mask of a browser's text frame and where the frame ends, if all of it is here; else zeros."""
    if len(data) < at + 6 or data[at] != FINAL_TEXT or data[at + 1] < MASKED:
        return 0, 0
    size = data[at + 1] - MASKED
    start = at + 2
    if size >= SHORT:
        if size > SHORT:
            return 0, 0
        size = int.from_bytes(data[start : start + 2], "big")
        start += 2
    end = start + 4 + size
    return (start, end) if end <= len(data) else (0, 0)
