"""The HTTP side: guests, lists, commands; every answer is JSON."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from funduk.server.notices.turns import Turns
from funduk.server.pages import forms
from funduk.server.pages import surface as surfaces
from funduk.server.pages.bodies import Bodies
from funduk.server.people import identity, names, renaming
from funduk.server.people.chat import Talk
from funduk.server.people.identity import Visitor, Who
from funduk.server.people.my_data import MyData
from funduk.server.people.reception import Reception, cookie_name
from funduk.server.refuse import Refuse
from funduk.server.store.interface import Guest, Store, StoreFailed
from funduk.server.tables import choices as spelling
from funduk.server.tables import clocks, dicebox, lobby, viewpoint
from funduk.server.tables.authority import permit
from funduk.server.tables.commands import PAID_OTHERWISE, Commands
from funduk.server.tables.desk import Desk
from funduk.server.tables.lobby import Lobby
from funduk.server.tables.sitting import Sitting
from funduk.server.wire.costs import CODES, ERASURES, RECORDS, TABLES, Costs, Payer
from funduk.server.wire.limits import BODY, Limits
from funduk.server.wire.messages import TableId

Handler = Callable[["Api", Request, Who, bytes], Awaitable[Any]]
NAME_CODES = 5


class Api:
    """What the calls share."""

    def __init__(
        self,
        reception: Reception,
        store: Store,
        desk: Desk,
        lobby: Lobby,
        sitting: Sitting,
        commands: Commands,
        talk: Talk,
        my_data: MyData,
        turns: Turns,
        costs: Costs,
        limits: Limits,
    ) -> None:
        self.reception = reception
        self.store = store
        self.desk = desk
        self.lobby = lobby
        self.sitting = sitting
        self.commands = commands
        self.talk = talk
        self.my_data = my_data
        self.turns = turns
        self.costs = costs
        self.bodies = Bodies(limits)

    def address(self, request: Request) -> str:
        client = request.client
        return self.reception.doorkeeper.address(
            request.headers.raw, (client.host, client.port) if client else None
        )

    def payer(self, request: Request, guest: str | None = None) -> Payer:
        return Payer(self.address(request), guest)

    async def name(self, guest: str, request: Request) -> forms.Me:
        known = await self.store.guest(guest)
        if known is not None:
            return forms.Me(known.name, True)
        return forms.Me(
            identity.guest_name(guest, request.headers.get("accept-language", "")), False
        )


def endpoint(
    api: Api, handler: Handler, most: int = BODY, account: str | None = None
) -> Callable[[Request], Awaitable[Response]]:
    """Origin, guest, price, body; then the handler; a refusal becomes an error object.

    A newcomer gets a cookie, and every visit renews it, so that nobody who comes now and then is forgotten.
    """

    async def answer(request: Request) -> Response:
        headers = request.headers.raw
        secure = api.reception.is_secure(headers, request.url.scheme)
        known = None
        held, address = -1, api.address(request)
        try:
            visitor = api.reception.visitor(headers, request.url.scheme)
            body = b""
            if request.method == "POST":
                if not api.reception.doorkeeper.lets_in(headers):
                    raise Refuse("bad_origin")
                if account is not None:
                    whose = None if visitor is None else visitor.guest
                    api.costs.charge(Payer(address, whose), account)
                held = api.bodies.reserve(address, request, most)
                body = await api.bodies.read(request, most)
            elif request.headers.get("sec-fetch-site", "same-origin") not in (
                "same-origin",
                "none",
            ):
                raise Refuse("bad_origin")
            if visitor is not None and api.reception.is_turned_out(visitor.guest):
                raise Refuse("turned_out")
            fresh = visitor is None or api.reception.devices.is_out(visitor)
            if visitor is None or fresh:
                visitor = Visitor(identity.fresh_id(), identity.fresh_device())
            request.state.visitor = visitor
            name = (await api.name(visitor.guest, request)).name
            answer = await handler(api, request, Who(visitor.guest, name), body)
            now: Visitor = request.state.visitor  # whoever came with a key is somebody else now
            known = now if fresh or now != visitor or handler is me else None
            response = answer if isinstance(answer, Response) else _json(answer)
        except Refuse as no:
            response = refusal(no)
        except StoreFailed:
            response = refusal(Refuse("store"))
        except (TimeoutError, ClientDisconnect):
            response = refusal(Refuse("bad_message", why="the body did not come"))
        finally:
            if held >= 0:
                api.bodies.release(address, held)
        if known is not None and response.status_code == 200:
            response.set_cookie(
                cookie_name(secure),
                api.reception.signer.cookie(*known),
                max_age=identity.COOKIE_LIFE,
                path="/",
                secure=secure,
                httponly=True,
                samesite="lax",
            )
        return response

    return answer


def _json(content: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(content),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


def refusal(no: Refuse) -> Response:
    """A refusal as an error object, with the time to come back if it has one."""
    answer = _json({"error": {"code": no.code, "args": no.args_for_text}}, no.status)
    if "seconds" in no.args_for_text:
        answer.headers["retry-after"] = str(no.args_for_text["seconds"])
    return answer


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
    await api.reception.devices.note(request.state.visitor, request.headers.get("user-agent", ""))
    return await api.name(who.guest, request)


async def rename(api: Api, request: Request, who: Who, body: bytes) -> Any:
    wish: forms.Rename = read_body(body, forms.Rename)
    name = names.clean(wish.name)
    if name is None:
        raise Refuse("bad_name")
    known = await api.store.guest(who.guest)
    if known is None or known.name != name:
        tables = await renaming.tables_to_rename(api.store, who.guest)
        api.costs.charge(api.payer(request, who.guest), RECORDS, 1.0 + len(tables))
        await api.store.put_guest(Guest(who.guest, name))
        await renaming.rename(api.desk, who.guest, name, tables)
    return forms.Me(name, True)


async def games(api: Api, request: Request, who: Who, body: bytes) -> Any:
    return {"games": api.lobby.games(), "clocks": list(clocks.PRESETS.values())}


async def open_tables(api: Api, request: Request, who: Who, body: bytes) -> Any:
    messages = api.reception.board.messages
    return {"tables": await api.lobby.open_tables(who.guest), "messages": messages}


async def mine(api: Api, request: Request, who: Who, body: bytes) -> Any:
    return {"tables": await api.lobby.tables_of(who.guest)}


async def create(api: Api, request: Request, who: Who, body: bytes) -> Any:
    wish: forms.NewTable = read_body(body, forms.NewTable)
    api.costs.charge(api.payer(request, who.guest), TABLES)
    return {"id": await api.lobby.new_table(who.guest, who.name, wish)}


async def join(api: Api, request: Request, who: Who, body: bytes) -> Any:
    wish: forms.Join = read_body(body, forms.Join)
    payer = api.payer(request, who.guest)
    api.costs.charge(payer, CODES)
    code = identity.read_code(wish.code)
    if len(code) != NAME_CODES:
        return await api.sitting.move_seat(who, code)
    found = await api.store.table_by_code(code)
    if found is None:
        raise Refuse("unknown_code")
    return {"id": found}


async def rules(api: Api, request: Request, who: Who, body: bytes) -> Any:
    return lobby.rules(request.path_params["game"], request.query_params.get("lang", "en"))


async def surface(api: Api, request: Request, who: Who, body: bytes) -> Any:
    return surfaces.surface(request.path_params["game"], request.query_params.get("lang", "en"))


async def cover(api: Api, request: Request, who: Who, body: bytes) -> Any:
    drawing = lobby.cover(request.path_params["game"])
    return Response(drawing, headers={"cache-control": "no-cache"}, media_type="image/svg+xml")


async def dice(api: Api, request: Request, who: Who, body: bytes) -> Any:
    async with api.desk.at(_table_id(request)) as table:
        permit(table.state, who.guest, "read")
        return dicebox.published(table)


async def choices(api: Api, request: Request, who: Who, body: bytes) -> Any:
    """`?nth=5&path=3.0.2`: the next small choices of an answer to the question I am asked."""
    nth = request.query_params.get("nth", "")
    path = spelling.read_path(request.query_params.get("path", ""))
    async with api.desk.at(_table_id(request)) as table:
        seat = permit(table.state, who.guest, "move")
        assert seat is not None
        return spelling.choices(table, seat, int(nth[:9]) if nth.isdecimal() else -1, path)


async def match_file(api: Api, request: Request, who: Who, body: bytes) -> Any:
    """What the asker's seat may be given of a running game, everything of one that is over."""
    async with api.desk.at(_table_id(request)) as table:
        seat = permit(table.state, who.guest, "read")
        if table.match is None:
            raise Refuse("not_now", status=table.state.status)
        return table.match.to_json() if table.state.status == "over" else table.match.to_json(seat)


async def said_before(api: Api, request: Request, who: Who, body: bytes) -> Any:
    wish = request.query_params.get("before", "")
    before = int(wish[:9]) if wish.isdecimal() else 1 << 60
    async with api.desk.at(_table_id(request)) as table:
        permit(table.state, who.guest, "read")
        key = viewpoint.key_of(table, who.guest)
        return await api.talk.page(table, who.guest, key, before)


async def shunned(api: Api, request: Request, who: Who, body: bytes) -> Any:
    return {"people": await api.talk.shunned(who.guest)}


async def forgive(api: Api, request: Request, who: Who, body: bytes) -> Any:
    await api.talk.change_shunned(who.guest, read_body(body, forms.Forgive))
    return {"people": await api.talk.shunned(who.guest)}


async def export(api: Api, request: Request, who: Who, body: bytes) -> Any:
    api.costs.charge(api.payer(request, who.guest), TABLES)
    answer = _json(await api.my_data.export(who.guest))
    answer.headers["content-disposition"] = 'attachment; filename="funduk-my-data.json"'
    return answer


async def erase(api: Api, request: Request, who: Who, body: bytes) -> Any:
    """Everything of the one who asks, and the cookie by which they were known."""
    wish: forms.Erase = read_body(body, forms.Erase)
    if not wish.sure:
        raise Refuse("not_sure")
    api.costs.charge(api.payer(request, who.guest), ERASURES)
    api.reception.tickets.forget(who.guest)
    await api.my_data.erase(who.guest)
    secure = api.reception.is_secure(request.headers.raw, request.url.scheme)
    answer = _json({})
    answer.delete_cookie(
        cookie_name(secure), path="/", secure=secure, httponly=True, samesite="lax"
    )
    return answer


async def devices(api: Api, request: Request, who: Who, body: bytes) -> Any:
    visitor: Visitor = request.state.visitor
    found = await api.reception.devices.listed(visitor, request.headers.get("user-agent", ""))
    return {"devices": [forms.Device(*one, one.device == visitor.device) for one in found]}


async def sign_out(api: Api, request: Request, who: Who, body: bytes) -> Any:
    """Its cookie is no longer believed, and its pages are closed."""
    wish: forms.SignOut = read_body(body, forms.SignOut)
    if (wish.device is None) != wish.others:
        raise Refuse("bad_message", why="either a device or all others")
    api.costs.charge(api.payer(request, who.guest), RECORDS)
    visitor: Visitor = request.state.visitor
    gone = await api.reception.devices.sign_out(visitor, wish.device)
    api.reception.tickets.forget(who.guest)
    api.turns.hang_up(who.guest, gone)
    if visitor.device not in gone:
        return await devices(api, request, who, body)
    secure = api.reception.is_secure(request.headers.raw, request.url.scheme)
    answer = _json({"devices": []})
    answer.delete_cookie(
        cookie_name(secure), path="/", secure=secure, httponly=True, samesite="lax"
    )
    return answer


async def ticket(api: Api, request: Request, who: Who, body: bytes) -> Any:
    read_body(body, forms.Nothing)
    return {"ticket": api.reception.tickets.issue(who.guest)}


async def command(api: Api, request: Request, who: Who, body: bytes) -> Any:
    verb = request.path_params["verb"]
    if verb not in PAID_OTHERWISE:
        api.costs.charge(api.payer(request, who.guest), RECORDS)
    return await api.commands.carry_out(_table_id(request), verb, who, body)


async def nowhere(api: Api, request: Request, who: Who, body: bytes) -> Any:
    raise Refuse("unknown_page")


def routes(api: Api) -> list[Route]:
    calls: list[tuple[str, str, Handler]] = [
        ("GET", "/api/me", me),
        ("POST", "/api/me", rename),
        ("GET", "/api/me/export", export),
        ("POST", "/api/me/erase", erase),
        ("GET", "/api/me/devices", devices),
        ("POST", "/api/me/devices", sign_out),
        ("GET", "/api/games", games),
        ("GET", "/api/tables", open_tables),
        ("GET", "/api/mine", mine),
        ("POST", "/api/tables", create),
        ("POST", "/api/join", join),
        ("GET", "/api/rules/{game}", rules),
        ("GET", "/api/games/{game}/surface", surface),
        ("GET", "/api/games/{game}/cover", cover),
        ("GET", "/api/tables/{id}/dice", dice),
        ("GET", "/api/tables/{id}/choices", choices),
        ("GET", "/api/tables/{id}/match", match_file),
        ("GET", "/api/tables/{id}/chat", said_before),
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
