"""`make play`: builds the pages, opens the inn on this machine only, and shows it in the browser."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import webbrowser
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import frontend, setup

FIRST_PORT = 8000
PORTS_TO_TRY = 50
PATIENCE = 30.0


def free_port() -> int:
    """The first port from 8000 on that nobody listens on."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS_TO_TRY):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    setup.stop(f"the ports {FIRST_PORT} to {FIRST_PORT + PORTS_TO_TRY - 1} are all taken: free one")
    raise AssertionError


def wait_until_open(port: int, server: subprocess.Popen[bytes]) -> bool:
    """Whether the server answers before patience ends, or it does."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return True
    return False


def has_a_screen() -> bool:
    return sys.platform == "darwin" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def main() -> int:
    frontend.build()
    port = free_port()
    funduk = setup.ENVIRONMENT / "bin" / "funduk"
    with subprocess.Popen([str(funduk), "serve", "--port", str(port)]) as server:
        try:
            if wait_until_open(port, server):
                address = f"http://localhost:{port}"
                if not (has_a_screen() and webbrowser.open(address)):
                    print(f"open {address} in a browser; Ctrl-C closes the inn", flush=True)
            return server.wait()
        except KeyboardInterrupt:
            server.terminate()
            return server.wait()


if __name__ == "__main__":
    os.environ["PATH"] = str(Path(sys.executable).parent) + os.pathsep + os.environ["PATH"]
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
