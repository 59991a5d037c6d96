"""The HTTP side of notices: an address is used only after the code mailed to it was typed."""

import secrets
import time
from typing import Annotated, Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from funduk.server.notices import mail, webhooks, wording
from funduk.server.notices.mail import Undelivered
from funduk.server.notices.turn_notices import Bell
from funduk.server.pages.api import Api, Handler, endpoint, read_body
from funduk.server.pages.forms import Body
from funduk.server.people import identity
from funduk.server.people.identity import Who
from funduk.server.refuse import Refuse
from funduk.server.settings import Settings
from funduk.server.store.subscriptions import Subscription
from funduk.server.wire.buckets import Buckets
from funduk.server.wire.costs import CODES

CODE_LIFE = 1800.0
CODE_LENGTH = 6
MOST_TRIES = 5
Language = Literal["de", "en"]


class WishMail(Body):
    address: Annotated[str, msgspec.Meta(max_length=mail.LONGEST_ADDRESS)]
    language: Language = "en"


class WishHook(Body):
    url: Annotated[str, msgspec.Meta(max_length=webhooks.LONGEST_URL)]
    language: Language = "en"


class TypedCode(Body):
    code: Annotated[str, msgspec.Meta(max_length=20)]


class StopWish(Body):
    what: Literal["mail", "hook"]


class Unsubscribe(Body):
    token: Annotated[str, msgspec.Meta(max_length=64)]


class Wishes(msgspec.Struct):
    """What this house can do, and what I have asked of it."""

    mail: bool
    webhooks: bool
    address: str | None
    confirmed: bool
    hook: str | None


class WishApi:
    """Mails codes sparingly: per guest, per sender's address and per recipient."""

    def __init__(self, bell: Bell, settings: Settings) -> None:
        self.bell = bell
        self.settings = settings
        self.guests = Buckets(1 / 120, 4)
        self.recipients = Buckets(1 / 600, 3)

    async def of(self, guest: str) -> Subscription:
        """A copy, so that what could not be written has not happened."""
        found = self.bell.known.get(guest)
        if found is not None:
            return msgspec.structs.replace(found)
        if not await self.bell.make_room():
            raise Refuse("too_fast")
        return Subscription(guest, secrets.token_urlsafe(16))

    def shown(self, guest: str) -> Wishes:
        wish = self.bell.known.get(guest) or Subscription(guest, "")
        can_mail = self.settings.mail is not None
        can_call = self.settings.webhooks != "off"
        return Wishes(can_mail, can_call, wish.address, wish.confirmed, wish.hook)

    async def look(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        return self.shown(who.guest)

    async def wish_mail(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        asked: WishMail = read_body(body, WishMail)
        address = asked.address.strip()
        if self.settings.mail is None:
            raise Refuse("no_mail")
        if not mail.is_address(address):
            raise Refuse("bad_address")
        api.costs.charge(api.payer(request, who.guest), CODES)
        if not self.guests.take(who.guest) or not self.recipients.take(address.lower()):
            raise Refuse("too_fast")
        wish = await self.of(who.guest)
        wish.address, wish.confirmed, wish.language = address, False, asked.language
        wish.code, wish.tries = identity.fresh_code(CODE_LENGTH), 0
        wish.code_until = time.time() + CODE_LIFE
        house = self.settings.address()
        try:
            await self.bell.postman.send(
                wording.code_letter(wish.code, address, asked.language, house)
            )
        except Undelivered:
            raise Refuse("mail_failed") from None
        await self.bell.keep(wish)
        return self.shown(who.guest)

    async def confirm(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        typed: TypedCode = read_body(body, TypedCode)
        if who.guest not in self.bell.known:
            raise Refuse("wrong_code")
        wish = await self.of(who.guest)
        wish.tries += 1
        stands = wish.code and time.time() < wish.code_until and wish.tries <= MOST_TRIES
        right = secrets.compare_digest(identity.read_code(typed.code), wish.code)
        if not stands or not right:
            if wish.address is not None:
                await self.bell.keep(wish)
            raise Refuse("wrong_code")
        wish.confirmed, wish.code = True, ""
        await self.bell.keep(wish)
        return self.shown(who.guest)

    async def wish_hook(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        asked: WishHook = read_body(body, WishHook)
        if self.settings.webhooks == "off":
            raise Refuse("no_webhooks")
        if webhooks.target(asked.url.strip(), self.settings.webhooks) is None:
            raise Refuse("bad_webhook")
        api.costs.charge(api.payer(request, who.guest), CODES)
        wish = await self.of(who.guest)
        wish.hook, wish.language, wish.reached = asked.url.strip(), asked.language, False
        await self.bell.keep(wish)
        return self.shown(who.guest)

    async def stop(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        asked: StopWish = read_body(body, StopWish)
        if who.guest not in self.bell.known:
            return self.shown(who.guest)
        wish = await self.of(who.guest)
        if asked.what == "mail":
            wish.address, wish.confirmed, wish.code = None, False, ""
        else:
            wish.hook = None
        await self.bell.keep(wish)
        return self.shown(who.guest)

    async def unsubscribe(self, api: Api, request: Request, who: Who, body: bytes) -> Any:
        """The link at the foot of a mail: whoever has it can end the mails, and nothing else."""
        asked: Unsubscribe = read_body(body, Unsubscribe)
        if not await self._end_mails(asked.token):
            raise Refuse("unknown_wish")
        return {}

    async def one_click(self, request: Request) -> Response:
        """RFC 8058, as mail programs ask it; the token is the only thing that counts."""
        done = await self._end_mails(request.path_params["token"])
        return Response("", 200 if done else 404, media_type="text/plain")

    async def _end_mails(self, token: str) -> bool:
        for wish in self.bell.known.values():
            if secrets.compare_digest(wish.token.encode(), token.encode()):
                ended = msgspec.structs.replace(wish, address=None, confirmed=False, code="")
                await self.bell.keep(ended)
                return True
        return False


def routes(api: Api, bell: Bell, settings: Settings) -> list[Route]:
    wishes = WishApi(bell, settings)
    calls: list[tuple[str, str, Handler]] = [
        ("GET", "/api/notify", wishes.look),
        ("POST", "/api/notify/mail", wishes.wish_mail),
        ("POST", "/api/notify/confirm", wishes.confirm),
        ("POST", "/api/notify/hook", wishes.wish_hook),
        ("POST", "/api/notify/stop", wishes.stop),
        ("POST", "/api/unsubscribe", wishes.unsubscribe),
    ]
    found = [
        Route(path, endpoint(api, handler), methods=[method]) for method, path, handler in calls
    ]
    return [*found, Route("/unsubscribe/{token}", wishes.one_click, methods=["POST"])]
