"""What everything costs and who pays: one purse per address, one per person, one for all together.

Each account has its own measure. TIME, WORK and STUDY are counted in milliseconds: of the event loop, which
everybody shares, and of the processes beside it. The others count deeds that are rare or leave a trace.
"""

import math
import time
from collections.abc import Callable
from contextvars import ContextVar

from funduk.server.refuse import Refuse
from funduk.server.wire.buckets import Bucket, Buckets
from funduk.server.wire.limits import Limits, Rate

TIME = "time"
WORK = "work"
STUDY = "study"
TABLES = "tables"
CODES = "codes"
FILES = "files"
TALK = "talk"
RECORDS = "records"
ERASURES = "erasures"

FRAME = 0.05
MESSAGE = 0.2
MOVE = 0.8
LOOK = 0.3
SOCKET = 2.0
FILE = 0.2
REQUEST = 1.0
BYTES_A_MILLISECOND = 100_000.0
"""Prices in milliseconds; what is sent costs by its size."""

NEWCOMERS_LEAVE = 0.5
VISITORS_LEAVE = 0.2
"""How much of everybody's purse must be left, for newcomers and for those who are here but do not play."""
LONGEST_WAIT = 600.0


class Payer:
    """Who pays: an address, or an IPv6 network, and the guest if it is known."""

    __slots__ = ("address", "guest")

    def __init__(self, address: str, guest: str | None = None) -> None:
        self.address = address
        self.guest = guest


PAYING: ContextVar[Payer | None] = ContextVar("paying", default=None)
"""On whose behalf this task works; None: on the house's own."""


class Account:
    """The purses for one kind of cost; where there is no rate, nobody is held to one."""

    def __init__(self, address: Rate | None, person: Rate | None, together: Rate | None) -> None:
        self.addresses = None if address is None else Buckets(*address)
        self.players = None if address is None else Buckets(*address)
        """A second purse at every address for those who play there, which no neighbour can empty."""
        self.people = None if person is None else Buckets(*person)
        self.together = None if together is None else Bucket(*together)


def _nobody(guest: str) -> bool:
    return False


class Costs:
    """Asked before anything is done: the one place where load is refused."""

    def __init__(self, limits: Limits) -> None:
        self.accounts: dict[str, Account] = {
            TIME: Account(
                (limits.address_rate, limits.address_burst),
                (limits.person_rate, limits.person_burst),
                (limits.together_rate, limits.together_burst),
            ),
            WORK: Account(limits.work, limits.work, limits.work_together),
            STUDY: Account(limits.study, limits.study, limits.study_together),
            TABLES: Account(
                (limits.tables_rate, limits.tables_burst), None, limits.tables_together
            ),
            CODES: Account((limits.codes_rate, limits.codes_burst), None, limits.codes_together),
            FILES: Account((limits.files_rate, limits.files_burst), None, limits.files_together),
            TALK: Account(None, (limits.talk_rate, limits.talk_burst), None),
            RECORDS: Account(limits.records, limits.records, limits.records_together),
            ERASURES: Account(limits.erasures, limits.erasures, limits.erasures_together),
        }
        self.is_here: Callable[[str], bool] = _nobody
        """Whether a guest has a page open; the house knows."""
        self.plays: Callable[[str], bool] = _nobody
        """Whether a guest has a seat at a running game they look at."""
        self.turned_away = 0

    def charge(self, payer: Payer, account: str, amount: float = 1.0) -> None:
        """Takes it from all purses, or refuses with a time to come back and takes nothing."""
        purses = self.accounts[account]
        address = self._address(purses, payer, amount)
        person = self._person(purses, payer, amount)
        together = purses.together
        if together is not None:
            wait = together.wait(amount, together.burst * self._left_for_others(payer))
            if wait > 0.0 and not self._plays(payer):
                raise self._refusal("busy", wait)
            together.spend(amount)
        if address is not None:
            address.spend(amount)
        if person is not None:
            person.spend(amount)

    def owe(self, payer: Payer, account: str, amount: float) -> None:
        """What is known to have cost more than was charged; it may leave a debt."""
        purses = self.accounts[account]
        if purses.addresses is not None:
            purses.addresses.of(payer.address).spend(amount)
        if purses.people is not None and payer.guest is not None:
            purses.people.of(payer.guest).spend(amount)
        if purses.together is not None:
            purses.together.spend(amount)

    def refund(self, payer: Payer, account: str, amount: float = 1.0) -> None:
        """Gives back what turned out to cost nothing."""
        self.owe(payer, account, -amount)

    def broke(self, address: str) -> float:
        """Seconds for which an address has no time left at all."""
        purses = self.accounts[TIME].addresses
        return 0.0 if purses is None else purses.of(address).wait(1.0)

    def _address(self, purses: Account, payer: Payer, amount: float) -> Bucket | None:
        if purses.addresses is None or purses.players is None:
            return None
        purse = purses.addresses.of(payer.address)
        wait = purse.wait(amount)
        if wait <= 0.0:
            return purse
        if self._plays(payer):
            purse = purses.players.of(payer.address)
            wait = purse.wait(amount)
            if wait <= 0.0:
                return purse
        raise self._refusal("too_fast", wait)

    def _person(self, purses: Account, payer: Payer, amount: float) -> Bucket | None:
        if purses.people is None or payer.guest is None:
            return None
        purse = purses.people.of(payer.guest)
        wait = purse.wait(amount)
        if wait > 0.0:
            raise self._refusal("too_fast", wait)
        return purse

    def _refusal(self, code: str, wait: float) -> Refuse:
        self.turned_away += 1
        return Refuse(code, seconds=seconds(wait))

    def _plays(self, payer: Payer) -> bool:
        return payer.guest is not None and self.plays(payer.guest)

    def _left_for_others(self, payer: Payer) -> float:
        if payer.guest is None or not self.is_here(payer.guest):
            return NEWCOMERS_LEAVE
        return VISITORS_LEAVE


class Timed:
    """Measures a piece of work on the event loop and charges what it took; no `await` inside."""

    __slots__ = ("begun", "costs", "payer")

    def __init__(self, costs: Costs, payer: Payer) -> None:
        self.costs = costs
        self.payer = payer
        self.begun = 0.0

    def __enter__(self) -> None:
        self.begun = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.costs.owe(self.payer, TIME, (time.perf_counter() - self.begun) * 1000.0)


def seconds(wait: float) -> int:
    """When to come back, in whole seconds."""
    return max(1, math.ceil(min(wait, LONGEST_WAIT)))
