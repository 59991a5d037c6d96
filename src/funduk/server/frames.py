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
    size = len(message)
    if size < SHORT:
        return b"\x81%c%b" % (size, message)
    if size < MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


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
