"""Notices of one's turn by a real SMTP server and a real HTTP receiver: once, when away, saying little."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from funduk.server import app as apps
from funduk.server import logs
from funduk.server.app import App
from funduk.server.notices import notice_calls, turn_notices, webhooks
from funduk.server.notices.mail import SmtpServer, Undelivered, is_address
from funduk.server.tables.clocks import PRESETS
from tests.server.player import Player, first_move
from tests.server.seated import house_of, player_for, put_table, until
from tests.server.serving import free_port, open_app


class Mailbox:
    """Takes every mail; the first `busy` times it says that it is busy."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refused = 0
        self.busy = 0
        self.gone = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.gone:
            return "550 no such mailbox"
        if self.busy > 0:
            self.busy -= 1
            self.refused += 1
            return "451 busy, try again"
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 taken"


class Hooks:
    """Takes every hook; answers with what the test wants."""

    def __init__(self) -> None:
        hooks = self
        self.heard: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.answers: list[int] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hooks.heard.append(json.loads(body))
                hooks.headers.append(dict(self.headers))
                self.send_response(hooks.answers.pop(0) if hooks.answers else 204)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?for=nora"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def post() -> Iterator[tuple[Mailbox, SmtpServer]]:
    box = Mailbox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, SmtpServer("127.0.0.1", port, "none", "funduk@play.example")
    controller.stop()


@pytest.fixture
def hooks() -> Iterator[Hooks]:
    found = Hooks()
    yield found
    found.server.shutdown()
    found.server.server_close()


async def at_rest(app: App) -> None:
    """Until every bell that was to ring has rung and nothing is being delivered."""
    house = house_of(app)
    await until(lambda: not house.bell._timers and not house.errands.tasks)


async def subscribe(nora: Player, box: Mailbox, language: str = "de") -> None:
    answer = await nora.post(
        "/api/notify/mail", {"address": "nora@post.example", "language": language}
    )
    assert (answer["address"], answer["confirmed"]) == ("nora@post.example", False), answer
    code = re.search(r"\b[2-9A-Z]{6}\b", str(box.mails[-1]["Subject"]))
    assert code is not None
    assert (await nora.post("/api/notify/confirm", {"code": "AAAAAA"}))["error"][
        "code"
    ] == "wrong_code"
    answer = await nora.post("/api/notify/confirm", {"code": code.group().lower()})
    assert answer["confirmed"], answer


FAST = {"notify_after": 0.1, "notify_tries": (0.0, 0.05, 0.05), "webhooks": "any"}


def test_one_mail_for_a_turn_and_none_until_they_came_back(
    tmp_path: Path, post: tuple[Mailbox, SmtpServer], capsys: pytest.CaptureFixture[str]
) -> None:
    box, smtp = post

    async def check() -> None:
        async with open_app(tmp_path, mail=smtp, **FAST) as (app, port):
            nora, tom = player_for(app, port), player_for(app, port)
            await subscribe(nora, box)
            assert len(box.mails) == 1
            guests = [nora.guest, tom.guest, "T" * 22]
            box.busy = 1
            table = await put_table(house_of(app), guests, clock=PRESETS["day"])
            await until(lambda: len(box.mails) == 2)
            assert box.refused == 1, "tried again"
            mail = box.mails[1]
            assert (mail["To"], mail["From"]) == ("nora@post.example", "funduk@play.example")
            assert str(mail["Subject"]).startswith("Du bist dran: ")
            text = mail.get_content()
            assert f"http://localhost:{port}/t/{table.state.id}" in text
            assert "noch etwa 4 Tage" in text
            assert "Person 1" in text
            assert mail["Auto-Submitted"] == "auto-generated"
            another = await put_table(house_of(app), guests, clock=PRESETS["day"])
            await at_rest(app)
            assert len(box.mails) == 2, "no second mail before they have come back"
            await nora.dial()
            await nora.watch(another.state.id)
            await put_table(house_of(app), guests)
            await at_rest(app)
            assert len(box.mails) == 2, "nobody writes to somebody who is here"
            await nora.hang_up()
            await until(lambda: len(box.mails) == 3)
            assert "2 weitere Spiele warten auf dich" in box.mails[2].get_content()
            await nora.dial()
            await nora.hang_up()
            await until(lambda: nora.guest not in house_of(app).turns.present)
            await at_rest(app)
            assert len(box.mails) == 3, "they know of these turns"
            for player in (nora, tom):
                await player.__aexit__()

    logs.speak_up()
    try:
        asyncio.run(check())
    finally:
        logs.log.to = None
    told = capsys.readouterr().err
    assert '"event":"notified"' in told
    assert "post.example" not in told


def test_wishes_outlive_a_restart_and_end_by_the_link_in_the_mail(
    tmp_path: Path, post: tuple[Mailbox, SmtpServer]
) -> None:
    box, smtp = post

    async def check() -> None:
        async with open_app(tmp_path, mail=smtp, **{**FAST, "notify_after": 60.0}) as (app, port):
            nora = player_for(app, port)
            await subscribe(nora, box, "en")
            guest = nora.guest
            await nora.dial()
            table = await put_table(house_of(app), [guest, "S" * 22, "T" * 22])
            await nora.__aexit__()
        async with open_app(tmp_path, mail=smtp, **FAST) as (app, port):
            await until(lambda: len(box.mails) == 2)
            assert table.state.id in box.mails[1].get_content()
            link = str(box.mails[1]["List-Unsubscribe"]).strip("<>")
            stranger = Player(port)
            path = link.partition(f":{link.rsplit(':', 1)[1].split('/')[0]}")[2]
            wrong = await stranger.http.post("/unsubscribe/nothing")
            assert wrong.status_code == 404
            answer = await stranger.post("/api/unsubscribe", {"token": "x"})
            assert answer["error"]["code"] == "unknown_wish"
            assert (await stranger.http.post(path)).status_code == 200
            nora = player_for(app, port, guest)
            assert (await nora.get("/api/notify"))["address"] is None
            assert await house_of(app).store.subscriptions() == []
            await put_table(house_of(app), [guest, "S" * 22, "T" * 22])
            await at_rest(app)
            assert len(box.mails) == 2
            for player in (nora, stranger):
                await player.__aexit__()

    asyncio.run(check())


def test_an_address_is_not_used_before_its_code_was_typed(
    tmp_path: Path, post: tuple[Mailbox, SmtpServer]
) -> None:
    box, smtp = post

    async def check() -> None:
        async with open_app(tmp_path, mail=smtp, **FAST) as (app, port):
            nora = player_for(app, port)
            answer = await nora.post("/api/notify/mail", {"address": "nora"})
            assert answer["error"]["code"] == "bad_address"
            wish = {"address": "somebody@else.example"}
            assert "error" not in await nora.post("/api/notify/mail", wish)
            await put_table(house_of(app), [nora.guest, "S" * 22, "T" * 22])
            await at_rest(app)
            assert len(box.mails) == 1, "only the code"
            code = re.search(r"\b[2-9A-Z]{6}\b", str(box.mails[0]["Subject"]))
            assert code is not None
            for _ in range(5):
                answer = await nora.post("/api/notify/confirm", {"code": "222222"})
                assert answer["error"]["code"] == "wrong_code"
            late = await nora.post("/api/notify/confirm", {"code": code.group()})
            assert late["error"]["code"] == "wrong_code", (
                "a code can be guessed at only a few times"
            )
            answers = [await nora.post("/api/notify/mail", wish) for _ in range(4)]
            assert answers[-1]["error"]["code"] == "too_fast", "nobody's mailbox is flooded"
            await nora.__aexit__()

    asyncio.run(check())


def test_a_webhook_says_what_is_for_that_seat_and_no_more(tmp_path: Path, hooks: Hooks) -> None:
    async def check() -> None:
        async with open_app(tmp_path, **FAST) as (app, port):
            nora = player_for(app, port)
            known = await nora.get("/api/notify")
            assert (known["mail"], known["webhooks"]) == (False, True)
            answer = await nora.post("/api/notify/mail", {"address": "a@b.example"})
            assert answer["error"]["code"] == "no_mail"
            hooks.answers = [503]
            assert (await nora.post("/api/notify/hook", {"url": hooks.url}))["hook"] == hooks.url
            guests = [nora.guest, "S" * 22, "T" * 22]
            table = await put_table(house_of(app), guests, clock=PRESETS["hours"])
            await until(lambda: len(hooks.heard) == 2)
            assert hooks.heard[0] == hooks.heard[1], "the same again after a failure"
            heard = hooks.heard[1]
            assert heard.pop("seconds_left") > 31 * 3600
            assert heard == {
                "event": "your_turn", "game": "basari_cards", "table": table.state.id, "seat": 0, "more": 0,
                "link": f"http://localhost:{port}/t/{table.state.id}", "question": "choose",
                "others": ["Person 1", "Person 2"],
            }  # fmt: skip
            assert "Cookie" not in hooks.headers[0]
            assert (await nora.post("/api/notify/stop", {"what": "hook"}))["hook"] is None
            await nora.__aexit__()

    asyncio.run(check())


def test_a_turn_answered_at_a_table_that_slept_silences_no_later_notice(
    tmp_path: Path, hooks: Hooks
) -> None:
    async def check() -> None:
        async with open_app(tmp_path, **FAST) as (app, port):
            nora, house = player_for(app, port), house_of(app)
            guests = [nora.guest, "S" * 22, "T" * 22]
            await nora.post("/api/notify/hook", {"url": hooks.url})
            await nora.dial()
            table = await put_table(house, guests)
            house.tables.sleep_idle(-1.0)
            assert table.gone
            ask = (await nora.watch(table.state.id))["asks"][0]
            await nora.move(table.state.id, ask, first_move(ask))
            await nora.hear_until("ok")
            await nora.hang_up()
            await asyncio.sleep(0.4)
            assert hooks.heard == []
            other = await put_table(house, guests)
            await until(lambda: len(hooks.heard) == 1)
            assert hooks.heard[0]["table"] == other.state.id
            assert hooks.heard[0]["more"] == 0, "what was answered does not wait"
            await nora.__aexit__()

    asyncio.run(check())


def test_a_redirect_is_not_followed_and_failures_are_bounded(tmp_path: Path, hooks: Hooks) -> None:
    async def check() -> None:
        async with open_app(tmp_path, **FAST) as (app, port):
            nora = player_for(app, port)
            hooks.answers = [500, 500, 500, 500, 500]
            await nora.post("/api/notify/hook", {"url": hooks.url})
            table = await put_table(house_of(app), [nora.guest, "S" * 22, "T" * 22])
            await until(lambda: len(hooks.heard) == 3)
            await at_rest(app)
            assert len(hooks.heard) == 3
            hooks.answers = [302]
            await nora.dial()
            snapshot = await nora.watch(table.state.id)
            await nora.move(table.state.id, snapshot["asks"][0], first_move(snapshot["asks"][0]))
            await nora.hear_until("ok")
            await nora.hang_up()
            await put_table(house_of(app), [nora.guest, "S" * 22, "T" * 22])
            await until(lambda: len(hooks.heard) == 4)
            await at_rest(app)
            assert len(hooks.heard) == 4
            await nora.__aexit__()

    asyncio.run(check())


@pytest.mark.parametrize(
    "url",
    ["http://play.example/", "https://user:word@play.example/", "ftp://play.example/", "https://", "nora",
     "https://play.example/ x", "https://play.example:port/", "https://pläy.example/",
     "https://a.b/" + "x" * 600],
)  # fmt: skip
def test_hooks_that_are_refused_at_once(url: str) -> None:
    assert webhooks.target(url, "public") is None
    assert webhooks.target("https://play.example/", "off") is None
    assert webhooks.target("https://play.example/hook", "public") is not None


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "[::1]", "localhost", "10.0.0.1", "169.254.169.254", "[fe80::1]", "[::ffff:127.0.0.1]",
     "0.0.0.0", "192.168.1.1", "100.64.0.1", "[64:ff9b::7f00:1]", "[64:ff9b::a00:1]", "[64:ff9b:1::a00:1]",
     "[2002:7f00:1::]", "[2002:a00:1::1]", "[fec0::1]", "[feff::1]", "[fc00::1]", "[2001::1]",
     "[2001:db8::1]",
     "[::127.0.0.1]", "[::ffff:0:127.0.0.1]", "[3fff::1]", "[5f00::1]", "[100::1]", "192.88.99.1",
     "224.0.0.1",
     "[ff02::1]"],
)  # fmt: skip
def test_hooks_never_reach_into_the_hosts_network(host: str) -> None:
    async def check() -> None:
        caller = webhooks.Caller("public")
        with pytest.raises(Undelivered, match="not a public address") as refused:
            await caller.post(f"https://{host}/", b"{}")
        assert not refused.value.again
        caller.close()

    asyncio.run(check())


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "2606:4700::1111", "2a00:1450::8a", "9.9.9.9"]
)
def test_the_open_internet_can_be_reached(address: str) -> None:
    assert webhooks.is_public(address)


def test_wishes_that_nobody_confirms_expire(
    tmp_path: Path, post: tuple[Mailbox, SmtpServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, smtp = post
    monkeypatch.setattr(apps, "SWEEP", 0.05)

    async def check() -> None:
        async with open_app(tmp_path, mail=smtp, **FAST) as (app, port):
            nora, ben = player_for(app, port), player_for(app, port)
            await nora.post("/api/notify/mail", {"address": "nora@post.example"})
            await ben.post("/api/notify/mail", {"address": "ben@post.example"})
            await ben.post("/api/notify/hook", {"url": "http://127.0.0.1:1/", "language": "en"})
            assert (await nora.get("/api/notify"))["address"] == "nora@post.example"
            monkeypatch.setattr(notice_calls, "CODE_LIFE", -1.0)
            for player, address in ((nora, "nora"), (ben, "ben")):
                wish = {"address": f"{address}@post.example"}
                assert "error" not in await player.post("/api/notify/mail", wish)
            bell = house_of(app).bell
            await until(lambda: nora.guest not in bell.known)
            await until(lambda: bell.known[ben.guest].address is None)
            assert (await ben.get("/api/notify"))["hook"] == "http://127.0.0.1:1/", "it stays"
            stored = await house_of(app).store.subscriptions()
            assert b"nora@" not in b"".join(stored)
            for player in (nora, ben):
                await player.__aexit__()

    asyncio.run(check())


def test_strangers_cannot_fill_the_list_of_wishes_for_everybody(
    tmp_path: Path, post: tuple[Mailbox, SmtpServer], hooks: Hooks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has proven an address or a hook stays; others make room, the oldest first."""
    box, smtp = post
    monkeypatch.setattr(turn_notices, "MOST_KNOWN", 6)

    async def check() -> None:
        async with open_app(tmp_path, mail=smtp, **FAST) as (app, port):
            nora, tom = player_for(app, port), player_for(app, port)
            await subscribe(nora, box)
            await tom.post("/api/notify/hook", {"url": hooks.url, "language": "en"})
            guests = [tom.guest, nora.guest, "T" * 22]
            await put_table(house_of(app), guests)
            bell = house_of(app).bell
            await until(lambda: bell.known[guests[0]].reached)
            for number in range(20):
                stranger = player_for(app, port)
                if number % 2:
                    wish = {"url": "http://127.0.0.1:1/hook", "language": "en"}
                    answer = await stranger.post("/api/notify/hook", wish)
                else:
                    wish = {"address": f"stranger{number}@post.example"}
                    answer = await stranger.post("/api/notify/mail", wish)
                assert "error" not in answer, "there is always room for one more"
                await stranger.__aexit__()
                assert len(bell.known) <= 6
            assert {guests[0], guests[1]} <= set(bell.known)
            assert len(await house_of(app).store.subscriptions()) <= 6
            for player in (nora, tom):
                await player.__aexit__()

    asyncio.run(check())


def test_addresses() -> None:
    for good in ("nora@post.example", "n.o+ra@post.co.uk"):
        assert is_address(good)
    smuggled = "nora@post.example\nBcc: x@y.example"
    for bad in ("nora", "nora@post", "no ra@post.example", "<a@b.example>", smuggled):
        assert not is_address(bad)
