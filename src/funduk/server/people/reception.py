"""Who comes in: from which address and page, with which cookie, on which device."""

from starlette.requests import cookie_parser

from funduk.server.people.devices import Devices
from funduk.server.people.identity import Signer, Tickets, Visitor
from funduk.server.store.board import Board
from funduk.server.wire.costs import Payer
from funduk.server.wire.origins import Doorkeeper, header

Headers = list[tuple[bytes, bytes]]
Client = tuple[str, int] | None


def cookie_name(secure: bool) -> str:
    return "__Host-funduk" if secure else "funduk"


class Reception:
    """Asked by every door, so that pages and sockets know people in the same way."""

    def __init__(
        self, doorkeeper: Doorkeeper, signer: Signer, tickets: Tickets, devices: Devices
    ) -> None:
        self.doorkeeper = doorkeeper
        self.signer = signer
        self.tickets = tickets
        self.devices = devices
        self.board = Board({}, frozenset())
        """As it was when the house last looked."""

    def is_turned_out(self, guest: str) -> bool:
        return guest in self.board.turned_out

    def visitor(self, headers: Headers, scheme: str) -> Visitor | None:
        """Whom the cookie names, if it was made here."""
        cookies = cookie_parser(header(headers, b"cookie") or "")
        return self.signer.read(cookies.get(cookie_name(self.is_secure(headers, scheme))))

    def payer(self, headers: Headers, client: Client, scheme: str) -> Payer:
        visitor = self.visitor(headers, scheme)
        guest = None if visitor is None else visitor.guest
        return Payer(self.doorkeeper.address(headers, client), guest)

    def is_secure(self, headers: Headers, scheme: str) -> bool:
        return self.doorkeeper.secure(headers, scheme)
