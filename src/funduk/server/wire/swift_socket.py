"""The websocket on the wire: whole text frames take a short way in and out, everything else uvicorn's."""

from typing import Any

from mypy_extensions import mypyc_attr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from funduk.server.wire.frames import whole_text
from funduk.server.wire.inbox import Inbox

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

MOST_UNREAD = 4
END_OF_REQUEST = b"\r\n\r\n"


@mypyc_attr(native_class=False)
class SwiftSocket(WebSocketsSansIOProtocol):
    """Takes whole text frames apart itself; the first that is anything else leaves all to the parser."""

    plain = False
    """The parser has had nothing but whole frames, so the next byte begins one."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]  # much lighter, and all that is needed

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.plain = not self.handshake_initiated and data.endswith(END_OF_REQUEST)
            super().data_received(data)
            return
        at = 0
        if self.plain:
            at = self._read(data)
            self.plain = at == len(data)
        if at < len(data):
            super().data_received(data[at:])

    def _read(self, data: bytes) -> int:
        """Hands texts to the application; returns where something begins that is left to the parser."""
        at = 0
        most = self.config.ws_max_size if self._open() else -1
        while at < len(data):
            mask, end = whole_text(data, at)
            if not end or end - mask - 4 > most:
                break
            try:
                text = apply_mask(data[mask + 4 : end], data[mask : mask + 4]).decode()
            except UnicodeDecodeError:
                break
            at = end
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        return at

    def _open(self) -> bool:
        return not self.close_sent and self.conn.state is State.OPEN

    def write_now(self, frames: bytes) -> bool:
        """Past the coroutine that sends; False, and nothing done, while the reader is slow or leaving."""
        if not self._open() or not self.writable.is_set():
            return False
        self.transport.write(frames)
        return True
