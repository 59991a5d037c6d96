"""HTTP connections that never finish a request are closed."""

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol


def patient_http(seconds: float) -> type[asyncio.Protocol]:
    """uvicorn's HTTP protocol, with a limit on the time until the first request has come in whole."""
    base: Any = AutoHTTPProtocol

    class PatientHttp(base):  # type: ignore[misc]
        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self.loop.call_later(seconds, self._lose_patience)

        def _lose_patience(self) -> None:
            still_http = self.transport.get_protocol() is self
            if still_http and self.cycle is None and not self.transport.is_closing():
                self.transport.close()

    return PatientHttp
