"""The browsers in which somebody is known: listed for them alone, and signed out by them."""

import re
import time
from collections import OrderedDict

from funduk.server.people.identity import COOKIE_LIFE, Visitor
from funduk.server.refuse import Refuse
from funduk.server.store.person import Device, PersonStore

SEEN_AGAIN = 6 * 3600.0
MOST_NOTED = 10_000
MOST_LISTED = 20
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def label(user_agent: str) -> str:
    """As much as one needs to know a device again: `Firefox, Android`; no versions, no models."""

    def first(known: tuple[tuple[str, str], ...]) -> str:
        return next((name for sign, name in known if re.search(rf"\b{sign}\b", user_agent)), "")

    return ", ".join(filter(None, (first(BROWSERS), first(SYSTEMS))))


class Devices:
    """Which cookies are no longer believed, and when a device was here last."""

    def __init__(self, store: PersonStore) -> None:
        self._store = store
        self._out: set[Visitor] = set()
        self._noted: OrderedDict[Visitor, float] = OrderedDict()

    async def open(self) -> None:
        found = await self._store.signed_out(time.time() - COOKIE_LIFE)
        self._out = {Visitor(guest, device) for guest, device in found}

    def is_out(self, visitor: Visitor) -> bool:
        return visitor in self._out

    async def note(self, visitor: Visitor, user_agent: str) -> None:
        """Now and then, and only of people the house knows something of."""
        now = time.monotonic()
        if now - self._noted.get(visitor, -SEEN_AGAIN) < SEEN_AGAIN:
            return
        named = label(user_agent)
        gone = await self._store.note_device(*visitor, named, time.time(), MOST_LISTED)
        if gone is not None:
            self._out.update(Visitor(visitor.guest, one) for one in gone)
            self._noted[visitor] = now
            if len(self._noted) > MOST_NOTED:
                self._noted.popitem(last=False)

    async def listed(self, visitor: Visitor, user_agent: str) -> list[Device]:
        """The one that asks among them, also if the house has not noted it yet."""
        found = await self._store.devices(visitor.guest)
        if all(one.device != visitor.device for one in found):
            now = time.time()
            found.insert(0, Device(visitor.device, label(user_agent), now, now))
        return found

    async def sign_out(self, visitor: Visitor, device: str | None) -> set[str]:
        """One device, or all but the one that asks; returns which."""
        known = {one.device for one in await self._store.devices(visitor.guest)} | {visitor.device}
        if device is not None and device not in known:
            raise Refuse("unknown_device")
        gone = known - {visitor.device} if device is None else {device}
        if device is None and visitor.device:
            gone.add("")  # cookies of older versions name no device
        for one in gone:
            await self._store.sign_out(visitor.guest, one, time.time())
            self._out.add(Visitor(visitor.guest, one))
            self._noted.pop(Visitor(visitor.guest, one), None)
        return gone
