"""What stands before the application: how many come in at once, and what their frames cost."""

import asyncio
from typing import Final

from funduk.server.wire.buckets import Bucket, Counts
from funduk.server.wire.costs import FRAME, TIME, Costs, Payer
from funduk.server.wire.limits import Limits
from funduk.server.wire.origins import neighbourhood

PROXY: Final = "proxy"
"""Behind a proxy every connection comes from it, so that only all of them together can be counted."""


class Door:
    """Shared by all connections of a server."""

    def __init__(self, costs: Costs, limits: Limits, trust_proxy: bool) -> None:
        self.costs = costs
        self.limits = limits
        self.trust_proxy = trust_proxy
        most = limits.connections_together if trust_proxy else 3 * limits.address_connections
        self.counts = Counts(most, limits.connections_together)

    def bucket(self) -> Bucket:
        return Bucket(self.limits.socket_rate, self.limits.socket_burst)

    def enter(self, transport: asyncio.BaseTransport) -> "Visit | None":
        """None: this address holds too many connections already."""
        peer = transport.get_extra_info("peername")
        known = peer and not self.trust_proxy
        address = neighbourhood(str(peer[0])) if known else PROXY
        return Visit(self, address) if self.counts.enter(address) else None

    def frame(self, visit: "Visit | None") -> None:
        """A frame that is no message has come: its sender's address pays."""
        if visit is not None:
            self.costs.owe(visit.payer, TIME, FRAME)


class Visit:
    """One connection from its first byte to its end, as HTTP and then perhaps as a socket."""

    def __init__(self, door: Door, address: str) -> None:
        self.door = door
        self.address = address
        self.payer = Payer(address)
        """Who pays for frames; the socket's guest once it is known."""
        self.here = True

    def left(self) -> None:
        if self.here:
            self.here = False
            self.door.counts.leave(self.address)
