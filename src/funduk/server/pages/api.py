"""The HTTP side: guests, lists, commands; every answer is JSON."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from funduk.server import names
from funduk.server.limits import BODY, too_deep
from funduk.server.pages import forms
from funduk.server.people import chat as talk
from funduk.server.people import identity
from funduk.server.people import my_data as personal
from funduk.server.people.identity import Signer, Tickets
from funduk.server.refuse import Refuse
from funduk.server.store.interface import Guest, StoreFailed
from funduk.server.tables import clocks, dicebox, lobby
from funduk.server.tables import commands as verbs
from funduk.server.tables import viewpoint as faces
from funduk.server.tables.authority import permit
from funduk.server.tables.commands import Who
from funduk.server.tables.house import House
from funduk.server.wire.buckets import Buckets
from funduk.server.wire.messages import TableId
from funduk.server.wire.origins import Doorkeeper

Handler = Callable[["Api", Request, Who, bytes], Awaitable[Any]]
NAME_CODES = 5
BODY_PATIENCE = 30.0


class Api:
    """What the calls share."""

    def __init__(
        self, house: House, signer: Signer, tickets: Tickets, doorkeeper: Doorkeeper
    ) -> None:
        self.house = house
        self.signer = signer
        self.tickets = tickets
        self.doorkeeper = doorkeeper
        limits = house.settings.limits
        self.rates = Buckets(limits.address_rate, limits.address_burst)
        self.codes = Buckets(limits.codes_rate, limits.codes_burst)
        self.making = Buckets(limits.tables_rate, limits.tables_burst)
        self.files = Buckets(limits.files_rate, limits.files_burst)

    def address(self, request: Request) -> str:
        client = request.client
        return self.doorkeeper.address(
            request.headers.raw, (client.host, client.port) if client else None
        )

    async def name(self, guest: str, request: Request) -> forms.Me:
        known = await self.house.store.guest(guest)
        if known is not None:
            return forms.Me(known.name, True)
        return forms.Me(
            identity.guest_name(guest, request.headers.get("accept-language", "")), False
        )


def cookie_name(secure: bool) -> str:
    return "__Host-funduk" if secure else "funduk"


def endpoint(
    api: Api, handler: Handler, read: Callable[[Request], Awaitable[bytes]] | None = None
) -> Callable[[Request], Awaitable[Response]]:
    """Origin, rate, guest, body; then the handler; a refusal becomes an error object.

    A newcomer gets a cookie, and every visit renews it, so that nobody who comes now and then is forgotten.
    """

    async def answer(request: Request) -> Response:
        headers = request.headers.raw
        secure = api.doorkeeper.secure(headers, request.url.scheme)
        known = None
        try:
            if not api.rates.take(api.address(request)):
                raise Refuse("too_fast")
            body = b""
            if request.method == "POST":
                if not api.doorkeeper.lets_in(headers):
                    raise Refuse("bad_origin")
                body = await asyncio.wait_for((read or _body)(request), BODY_PATIENCE)
            elif request.headers.get("sec-fetch-site", "same-origin") not in (
                "same-origin",
                "none",
            ):
                raise Refuse("bad_origin")
            guest = api.signer.guest(request.cookies.get(cookie_name(secure)))
            fresh = guest is None
            guest = guest or identity.fresh_id()
            name = (await api.name(guest, request)).name
            answer = await handler(api, request, Who(guest, name), body)
            known = guest if fresh or handler is me else None
            response = answer if isinstance(answer, Response) else _json(answer)
        except Refuse as no:
            response = _refusal(no)
        except StoreFailed:
            response = _refusal(Refuse("store"))
        except (TimeoutError, ClientDisconnect):
            response = _refusal(Refuse("bad_message", why="the body did not come"))
        if known is not None and response.status_code == 200:
            response.set_cookie(
                cookie_name(secure),
                api.signer.cookie(known),
                max_age=identity.COOKIE_LIFE,
                path="/",
                secure=secure,
                httponly=True,
                samesite="lax",
            )
        return response

    return answer


async def read_whole(request: Request, most: int) -> bytes:
    """A JSON body of bounded size; more than that is not even read."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refuse("bad_message", why="the body must be application/json")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refuse("too_large")
    return body


async def _body(request: Request) -> bytes:
    body = await read_whole(request, BODY)
    if too_deep(body.decode("utf-8", "replace")):
        raise Refuse("bad_message", why="nested too deeply")
    return body


def _json(content: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(content),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


def _refusal(no: Refuse) -> Response:
    return _json({"error": {"code": no.code, "args": no.args_for_text}}, no.status)


def read_body(body: bytes, form: type[Any]) -> Any:
    try:
        return msgspec.json.decode(body, type=form)
    except msgspec.MsgspecError as wrong:
        raise Refuse("bad_message", why=str(wrong)[:200]) from None


def _table_id(request: Request) -> str:
    try:
        return msgspec.convert(request.path_params["id"], TableId)
    except msgspec.ValidationError:
        raise Refuse("unknown_table") from None


async def me(api: Api, request: Request, who: Who, body: bytes) -> Any:
    return await api.name(who.guest, request)


async def rename(api: Api, request: Request, who: Who, body: bytes) -> Any:
    wish: forms.Rename = read_body(body, forms.Rename)
    name = names.clean(wish.name)
    if name is None:
        raise Refuse("bad_name")
    await api.house.store.put_guest(Guest(who.guest, name))
    await verbs.rename(api.house, who.guest, name)
    return forms.Me(name, True)


async def games(api: Api, request: Request, who: Who, body: bytes) -> Any:
    return {"games": lobby.games(), "clocks": list(clocks.PRESETS.values())}


async def open_tables(api: Api, request: Request, who: Who, body: bytes) -> Any:
    return {"tables": await lobby.open_tables(api.house, who.guest)}


async def mine(api: Api, request: Request, who: Who, body: bytes) -> Any:
    return {"tables": await lobby.tables_of(api.house, who.guest)}


async def create(api: Api, request: Request, who: Who, body: bytes) -> Any:
    wish: forms.NewTable = read_body(body, forms.NewTable)
    if not api.making.take(api.address(request)):
        raise Refuse("too_fast")
    return {"id": await lobby.new_table(api.house, who.guest, who.name, wish)}


async def join(api: Api, request: Request, who: Who, body: bytes) -> Any:
    wish: forms.Join = read_body(body, forms.Join)
    if not api.codes.take(api.address(request)):
        raise Refuse("too_fast")
    code = identity.read_code(wish.code)
    if len(code) != NAME_CODES:
        return await verbs.move_seat(api.house, who, code)
    found = await api.house.store.table_by_code(code)
    if found is None:
        raise Refuse("unknown_code")
    return {"id": found}


async def rules(api: Api, request: Request, who: Who, body: bytes) -> Any:
    return lobby.rules(request.path_params["game"], request.query_params.get("lang", "en"))


async def dice(api: Api, request: Request, who: Who, body: bytes) -> Any:
    async with api.house.at(_table_id(request)) as table:
        permit(table.state, who.guest, "read")
        return dicebox.published(table)


async def match_file(api: Api, request: Request, who: Who, body: bytes) -> Any:
    """What the asker's seat may be given of a running game, everything of one that is over."""
    async with api.house.at(_table_id(request)) as table:
        seat = permit(table.state, who.guest, "read")
        if table.match is None:
            raise Refuse("not_now", status=table.state.status)
        return table.match.to_json() if table.state.status == "over" else table.match.to_json(seat)


async def chat(api: Api, request: Request, who: Who, body: bytes) -> Any:
    wish = request.query_params.get("before", "")
    before = int(wish[:9]) if wish.isdecimal() else 1 << 60
    async with api.house.at(_table_id(request)) as table:
        permit(table.state, who.guest, "read")
        key = faces.key_of(table, who.guest)
        return await talk.page(api.house, table, who.guest, key, before)


async def shunned(api: Api, request: Request, who: Who, body: bytes) -> Any:
    return {"people": await talk.shunned(api.house, who.guest)}


async def forgive(api: Api, request: Request, who: Who, body: bytes) -> Any:
    await talk.change_shunned(api.house, who.guest, read_body(body, forms.Forgive))
    return {"people": await talk.shunned(api.house, who.guest)}


async def export(api: Api, request: Request, who: Who, body: bytes) -> Any:
    if not api.making.take(api.address(request)):
        raise Refuse("too_fast")
    answer = _json(await personal.export(api.house, who.guest))
    answer.headers["content-disposition"] = 'attachment; filename="funduk-my-data.json"'
    return answer


async def erase(api: Api, request: Request, who: Who, body: bytes) -> Any:
    """Everything of the one who asks, and the cookie by which they were known."""
    wish: forms.Erase = read_body(body, forms.Erase)
    if not wish.sure:
        raise Refuse("not_sure")
    if not api.making.take(api.address(request)):
        raise Refuse("too_fast")
    api.tickets.forget(who.guest)
    await personal.erase(api.house, who.guest)
    secure = api.doorkeeper.secure(request.headers.raw, request.url.scheme)
    answer = _json({})
    answer.delete_cookie(
        cookie_name(secure), path="/", secure=secure, httponly=True, samesite="lax"
    )
    return answer


async def ticket(api: Api, request: Request, who: Who, body: bytes) -> Any:
    read_body(body, forms.Nothing)
    return {"ticket": api.tickets.issue(who.guest)}


async def command(api: Api, request: Request, who: Who, body: bytes) -> Any:
    return await verbs.command(
        api.house, _table_id(request), request.path_params["verb"], who, body
    )


async def nowhere(api: Api, request: Request, who: Who, body: bytes) -> Any:
    raise Refuse("unknown_page")


def routes(api: Api) -> list[Route]:
    calls: list[tuple[str, str, Handler]] = [
        ("GET", "/api/me", me),
        ("POST", "/api/me", rename),
        ("GET", "/api/me/export", export),
        ("POST", "/api/me/erase", erase),
        ("GET", "/api/games", games),
        ("GET", "/api/tables", open_tables),
        ("GET", "/api/mine", mine),
        ("POST", "/api/tables", create),
        ("POST", "/api/join", join),
        ("GET", "/api/rules/{game}", rules),
        ("GET", "/api/tables/{id}/dice", dice),
        ("GET", "/api/tables/{id}/match", match_file),
        ("GET", "/api/tables/{id}/chat", chat),
        ("GET", "/api/shunned", shunned),
        ("POST", "/api/shunned", forgive),
        ("POST", "/api/ticket", ticket),
        ("POST", "/api/tables/{id}/{verb}", command),
        ("GET", "/api/{rest:path}", nowhere),
        ("POST", "/api/{rest:path}", nowhere),
    ]
    return [
        Route(path, endpoint(api, handler), methods=[method]) for method, path, handler in calls
    ]
