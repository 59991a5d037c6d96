"""The HTTP side of passkeys: make one, come back with one, or with a code when all are lost."""

from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from funduk.server.pages.api import Api, Handler, endpoint, read_body
from funduk.server.pages.forms import Body, Nothing
from funduk.server.people import devices, identity, renaming
from funduk.server.people.identity import Visitor, Who
from funduk.server.people.passkeys import Ceremonies, place_of
from funduk.server.store.interface import Store
from funduk.server.tables.sitting import Sitting
from funduk.server.wire.costs import CODES, RECORDS
from funduk.server.wire.origins import header


class Signed(Body):
    """What the browser's key has signed, as browsers write it."""

    credential: dict[str, Any]
    bring: bool = False
    """Whether the games that this device has played as somebody else come along."""


class TypedCode(Body):
    code: Annotated[str, msgspec.Meta(max_length=30)]
    bring: bool = False


class RemoveKey(Body):
    id: Annotated[str, msgspec.Meta(max_length=1400)]


class Key(msgspec.Struct):
    id: str
    label: str
    since: float
    seen: float


class Keys(msgspec.Struct):
    """My passkeys, how many recovery codes are left, and whether this address can have any."""

    possible: bool
    keys: list[Key]
    codes: int


def _origin(request: Request) -> str:
    return (header(request.headers.raw, b"origin") or "").lower()


class PasskeyCalls:
    """What the calls share."""

    def __init__(self, store: Store, sitting: Sitting) -> None:
        self._store = store
        self._ceremonies = Ceremonies(store.keys)
        self._sitting = sitting

    async def listed(self, api: Api, request: Request, who: Who, body: bytes) -> Keys:
        host = request.headers.get("host", "")
        found = await self._store.keys.of(who.guest)
        keys = [Key(one.id, one.label, one.since, one.seen) for one in found]
        left = await self._store.keys.codes_left(who.guest)
        return Keys(place_of(f"//{host}") is not None, keys, left)

    async def begin_making(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        read_body(body, Nothing)
        return await self._ceremonies.begin_making(who.guest, who.name, _origin(request))

    async def make(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        wish: Signed = read_body(body, Signed)
        api.costs.charge(api.payer(request, who.guest), RECORDS)
        label = devices.label(request.headers.get("user-agent", ""))
        await self._ceremonies.make(who.guest, wish.credential, _origin(request), label)
        return await self.listed(api, request, who, body)

    async def remove(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        wish: RemoveKey = read_body(body, RemoveKey)
        api.costs.charge(api.payer(request, who.guest), RECORDS)
        await self._store.keys.remove(who.guest, wish.id)
        return await self.listed(api, request, who, body)

    async def recovery(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        read_body(body, Nothing)
        api.costs.charge(api.payer(request, who.guest), RECORDS)
        return {"codes": await self._ceremonies.fresh_codes(who.guest)}

    async def begin_coming(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        read_body(body, Nothing)
        return self._ceremonies.begin_coming(who.guest, _origin(request))

    async def come(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        wish: Signed = read_body(body, Signed)
        api.costs.charge(api.payer(request, who.guest), CODES)
        owner = await self._ceremonies.come(who.guest, wish.credential, _origin(request))
        return await self._become(api, request, who, owner, wish.bring)

    async def come_by_code(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        wish: TypedCode = read_body(body, TypedCode)
        api.costs.charge(api.payer(request, who.guest), CODES)
        owner = await self._ceremonies.come_by_code(wish.code)
        return await self._become(api, request, who, owner, wish.bring)

    async def _become(self, api: Api, request: Request, who: Who, owner: str, bring: bool) -> Any:
        """This device is now known as the key's owner; what it was before is told nobody."""
        reception = api.reception
        if owner != who.guest:
            if bring:
                tables = await renaming.tables_to_rename(self._store, who.guest)
                api.costs.charge(api.payer(request, who.guest), RECORDS, 1.0 + len(tables))
                await self._sitting.move_all(who.guest, owner, tables)
            request.state.visitor = Visitor(owner, identity.fresh_device())
            reception.tickets.forget(who.guest)
        await reception.devices.note(request.state.visitor, request.headers.get("user-agent", ""))
        return await api.name(owner, request)


def routes(api: Api, store: Store, sitting: Sitting) -> list[Route]:
    keys = PasskeyCalls(store, sitting)
    calls: list[tuple[str, str, Handler]] = [
        ("GET", "/api/me/passkeys", keys.listed),
        ("POST", "/api/me/passkeys/begin", keys.begin_making),
        ("POST", "/api/me/passkeys", keys.make),
        ("POST", "/api/me/passkeys/remove", keys.remove),
        ("POST", "/api/me/recovery", keys.recovery),
        ("POST", "/api/sign-in/begin", keys.begin_coming),
        ("POST", "/api/sign-in", keys.come),
        ("POST", "/api/sign-in/code", keys.come_by_code),
    ]
    return [
        Route(path, endpoint(api, handler), methods=[method]) for method, path, handler in calls
    ]
