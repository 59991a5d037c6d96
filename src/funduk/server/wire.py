"""Text frames straight onto the transport while nothing waits before them, which saves a task switch each."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

AtOnce = Callable[[bytes], bool]
SHORT = 126
MIDDLE = 1 << 16


def frame(message: bytes) -> bytes:
    """One unmasked text frame (RFC 6455, 5.2)."""
    size = len(message)
    if size < SHORT:
        return bytes((0x81, size)) + message
    if size < MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


def fast_lane(send: Any) -> AtOnce | None:
    """Writes at once and says so, or does nothing while the reader is slow; None under other servers."""
    protocol = getattr(send, "__self__", None)
    if not isinstance(protocol, WebSocketsSansIOProtocol):
        return None

    def at_once(frames: bytes) -> bool:
        if not protocol.writable.is_set() or protocol.close_sent or protocol.conn.state is not State.OPEN:
            return False
        protocol.transport.write(frames)
        return True

    return at_once
