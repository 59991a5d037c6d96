"""A wire between a browser and the house that can be cut and mended."""

from __future__ import annotations

import contextlib
import socket
import threading


class Wire:
    """Passes bytes both ways while it is whole; cut, it drops every connection and takes no new one.

    While it is held, what the house says waits; what the browser says still arrives.
    """

    def __init__(self, to: int) -> None:
        self.to = to
        self.whole = True
        self.flowing = threading.Event()
        self.flowing.set()
        self.ends: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.address = f"http://localhost:{self.port}"
        threading.Thread(target=self._serve, daemon=True).start()

    def cut(self) -> None:
        self.whole = False
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def hold(self) -> None:
        self.flowing.clear()

    def release(self) -> None:
        self.flowing.set()

    def mend(self) -> None:
        self.whole = True

    def _serve(self) -> None:
        while True:
            near, _ = self.listener.accept()
            if not self.whole:
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self.to))
            except OSError:
                near.close()
                continue
            self.ends += [near, far]
            for ways in ((near, far, None), (far, near, self.flowing)):
                threading.Thread(target=self._pass_on, args=ways, daemon=True).start()

    def _pass_on(
        self, source: socket.socket, sink: socket.socket, flowing: threading.Event | None
    ) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(65536):
                if flowing is not None:
                    flowing.wait()
                sink.sendall(piece)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
