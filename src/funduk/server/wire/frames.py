"""Text frames of websockets as bytes (RFC 6455, 5.2)."""

from typing import Final, Protocol

from funduk.server.wire.buckets import Bucket

SHORT: Final = 126
MIDDLE: Final = 65536


class Wire(Protocol):
    """A socket that may take frames at once, and the bucket for all that comes in there."""

    bucket: Bucket

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
