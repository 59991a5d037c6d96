"""What the designer's page answers; only whoever sits at this machine may ask."""

import argparse
import socket
import webbrowser
from importlib.resources import files
from typing import Any
from urllib.parse import parse_qsl

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import (
    FileResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from funduk import bots
from funduk.catalogue import GAMES, game
from funduk.core.errors import FundukError
from funduk.lab.page import html
from funduk.lab.page.set_form import as_toml, from_form
from funduk.lab.page.shelf import Kept, Shelf
from funduk.lab.study.plan import Study
from funduk.lab.study.settings import known_bots
from funduk.locale import Words, preferred_language

LOOPBACK = "127.0.0.1"
LARGEST_FORM = 1_000_000
STRICT = (
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
OF_REPORTS = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
)
USUAL = {"title": "", "bots": "", "seats": "", "games": "1000", "until": "", "free": ""}


class OwnMachineOnly:
    """Refuses other names for this machine, and forms sent from other pages."""

    def __init__(self, app: ASGIApp, port: int) -> None:
        self.app = app
        self.hosts = {f"{LOOPBACK}:{port}", f"localhost:{port}"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self.may(Request(scope)):
            refused = PlainTextResponse("only from this machine, and from this page\n", 403)
            await refused(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def may(self, request: Request) -> bool:
        if request.headers.get("host") not in self.hosts:
            return False
        origin = request.headers.get("origin", "")
        return request.method == "GET" or origin.removeprefix("http://") in self.hosts


class Desk:
    """The pages around one shelf of studies."""

    def __init__(self, shelf: Shelf, language: str, jobs: int | None = None) -> None:
        self.shelf = shelf
        self.words = Words(language, "lab", "study", *GAMES)
        self.jobs = jobs

    def page(self, text: str, status: int = 200) -> Response:
        headers = {"content-security-policy": STRICT, "cache-control": "no-store"}
        return Response(text, status, headers, "text/html; charset=utf-8")

    def missing(self) -> Response:
        said = self.words.say("lab-missing")
        return self.page(html.page(said, "", self.words), 404)

    async def home(self, request: Request) -> Response:
        return self.page(html.home(self.shelf, self.words))

    async def style(self, request: Request) -> Response:
        return Response(html.SHEET, media_type="text/css")

    async def script(self, request: Request) -> Response:
        return Response((files(__package__) / "page.js").read_bytes(), media_type="text/javascript")

    async def new(self, request: Request) -> Response:
        name = request.path_params["game"]
        if name not in GAMES:
            return self.missing()
        rules = game(name)
        model, asked = html.house_set(name), usual(name)
        like = self.shelf.find(request.query_params.get("like", ""))
        if like is not None and like.game == name and like.set_file.exists():
            model = game(name, like.set_file, free=True).components.content
            asked["free"] = "yes" if "--free" in like.words else ""
            asked["title"] = like.title
        return self.page(html.set_page(rules, model, asked, "", self.words))

    async def check(self, request: Request) -> Response:
        """What is wrong with a form, or that nothing is; what is unusual is told, too."""
        name = request.path_params["game"]
        if name not in GAMES:
            return self.missing()
        try:
            _, warnings = self.asked(name, await form_of(request))
        except FundukError as wrong:
            return JSONResponse({"ok": False, "text": str(wrong)})
        said = self.words.say("lab-fine")
        return JSONResponse({"ok": True, "text": " ".join([said, *warnings[:3]])})

    async def start(self, request: Request) -> Response:
        name = request.path_params["game"]
        if name not in GAMES:
            return self.missing()
        form = await form_of(request)
        what, _, kind = form.get("do", "start").partition(" ")
        model = html.house_set(name)
        asked = {key: form.get(key, "") for key in USUAL}
        try:
            content = from_form(model, form)
            if what in ("add", "drop"):
                entries = content.get(kind, [])
                content[kind] = (
                    [*entries, dict(entries[-1])] if what == "add" else entries[:-1] or entries
                )
                return self.page(html.set_page(game(name), content, asked, "", self.words))
            words, _ = self.asked(name, form)
            kept = self.shelf.begin(
                name, asked["title"] or content["name"], words, {"set.toml": as_toml(content)}
            )
        except FundukError as wrong:
            shown = self.understood(model, form)
            return self.page(html.set_page(game(name), shown, asked, str(wrong), self.words), 422)
        return RedirectResponse(f"/studies/{kept.number}", 303)

    def understood(self, model: dict[str, Any], form: dict[str, str]) -> dict[str, Any]:
        """The form's own set where it can be read at all."""
        try:
            return from_form(model, form)
        except FundukError:
            return model

    def asked(self, name: str, form: dict[str, str]) -> tuple[list[str], list[str]]:
        """The words of the command that a form stands for, and what is unusual; or why it cannot be."""
        free = form.get("free") == "yes"
        rules = game(name, from_form(html.house_set(name), form), free=free)
        games, seats = number_in(form, "games"), number_in(form, "seats")
        until = float(number_in(form, "until")) if form.get("until", "").strip() else None
        known_bots(rules, [form.get("bots", "")], seats)
        Study(rules, [seats], [form["bots"]], games, sweep=[], until=until)
        words = ["--set", "set.toml", "--bots", form["bots"], "--seats", str(seats)]
        words += ["--games", str(games), *self.common()]
        words += ["--until", f"{until:g}"] if until is not None else []
        return [*words, *(["--free"] if free else [])], list(rules.components.warnings)

    def common(self) -> list[str]:
        words = [
            "--sweep",
            "none",
            "--out",
            "report.html",
            "--data",
            "data",
            "--lang",
            self.words.language,
        ]
        words += ["--progress", "progress.json"]
        return words + (["--jobs", str(self.jobs)] if self.jobs else [])

    async def compare(self, request: Request) -> Response:
        """The sets of two studies, seed by seed, with the bots and numbers of the first."""
        form = await form_of(request)
        first, second = (self.shelf.find(form.get(name, "")) for name in ("first", "second"))
        if (
            first is None
            or second is None
            or not (first.set_file.exists() and second.set_file.exists())
        ):
            return self.missing()
        if first.game != second.game or first.number == second.number:
            said = self.words.say("lab-compare-wrong")
            return self.page(html.page(said, "", self.words), 422)
        words = [word for word in first.words if word not in ("--free",)]
        free = ["--free"] if "--free" in first.words + second.words else []
        texts = {
            "set.toml": first.set_file.read_text(encoding="utf-8"),
            "other.toml": second.set_file.read_text(encoding="utf-8"),
        }
        title = f"{first.title} → {second.title}"
        words = [*words, *free, "--against-set", "other.toml"]
        kept = self.shelf.begin(first.game, title, words, texts)
        return RedirectResponse(f"/studies/{kept.number}", 303)

    def found(self, request: Request) -> Kept | None:
        return self.shelf.find(request.path_params["number"])

    async def study(self, request: Request) -> Response:
        kept = self.found(request)
        return (
            self.missing()
            if kept is None
            else self.page(html.study_page(self.shelf, kept, self.words))
        )

    async def state(self, request: Request) -> Response:
        kept = self.found(request)
        if kept is None:
            return self.missing()
        games, of = kept.progress()
        said = self.words.say("lab-progress", {"games": games, "of": of})
        return JSONResponse(
            {"state": html.state_of(self.shelf, kept), "games": games, "of": of, "text": said}
        )

    async def stop(self, request: Request) -> Response:
        kept = self.found(request)
        if kept is None:
            return self.missing()
        self.shelf.stop(kept)
        return RedirectResponse(f"/studies/{kept.number}", 303)

    async def go_on(self, request: Request) -> Response:
        kept = self.found(request)
        if kept is None:
            return self.missing()
        self.shelf.go_on(kept)
        return RedirectResponse(f"/studies/{kept.number}", 303)

    async def file(self, request: Request) -> Response:
        """The report, the set, or the data of a study."""
        kept = self.found(request)
        name = request.path_params["name"]
        there = {"report": "report.html", "set.toml": "set.toml"}
        there |= {one: f"data/{one}" for one in ("games.parquet", "figures.csv")}
        if kept is None or name not in there or not (kept.folder / there[name]).is_file():
            return self.missing()
        path = kept.folder / there[name]
        headers = {"content-security-policy": OF_REPORTS, "cache-control": "no-store"}
        if name == "report":
            return FileResponse(path, headers=headers, media_type="text/html; charset=utf-8")
        return FileResponse(path, headers=headers, filename=name)


def usual(name: str) -> dict[str, str]:
    rules = game(name)
    names = bots.engines(name)
    seats = 4 if 4 in rules.seats else rules.seats[-1]
    return {**USUAL, "bots": names[1] if len(names) > 1 else names[0], "seats": str(seats)}


def number_in(form: dict[str, str], field: str) -> int:
    written = form.get(field, "").strip()
    if not written.isdecimal():
        raise FundukError(f"{field}: write a whole number, not {written!r}")
    return int(written)


async def form_of(request: Request) -> dict[str, str]:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_FORM:
            raise FundukError("that form is too large")
    return dict(parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True))


def app_for(desk: Desk, port: int) -> Starlette:
    routes = [
        Route("/", desk.home),
        Route("/page.css", desk.style),
        Route("/page.js", desk.script),
        Route("/new/{game}", desk.new),
        Route("/new/{game}", desk.start, methods=["POST"]),
        Route("/check/{game}", desk.check, methods=["POST"]),
        Route("/compare", desk.compare, methods=["POST"]),
        Route("/studies/{number}", desk.study),
        Route("/studies/{number}/state", desk.state),
        Route("/studies/{number}/stop", desk.stop, methods=["POST"]),
        Route("/studies/{number}/go-on", desk.go_on, methods=["POST"]),
        Route("/studies/{number}/{name}", desk.file),
    ]
    return Starlette(routes=routes, middleware=[Middleware(OwnMachineOnly, port=port)])


def run(arguments: argparse.Namespace) -> int:
    """Serves until it is stopped; then its studies stop with their reports, to go on another time."""
    shelf = Shelf(arguments.folder)
    listening = socket.socket()
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((LOOPBACK, arguments.port))
        listening.listen()
    except (OSError, OverflowError) as wrong:
        listening.close()
        raise FundukError(f"cannot listen on {LOOPBACK}:{arguments.port}: {wrong}") from None
    port = listening.getsockname()[1]
    desk = Desk(shelf, arguments.lang or preferred_language(), arguments.jobs)
    server = uvicorn.Server(
        uvicorn.Config(app_for(desk, port), log_level="warning", lifespan="off")
    )
    print(f"http://{LOOPBACK}:{port}/", flush=True)
    if not arguments.no_browser:
        webbrowser.open(f"http://{LOOPBACK}:{port}/")
    with listening:
        try:
            server.run([listening])
        except KeyboardInterrupt:
            pass
        finally:
            shelf.close()
    return 0
