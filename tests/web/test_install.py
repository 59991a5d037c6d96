"""The house can be installed, and keeps its shell, but never anything of a table."""

from __future__ import annotations

import struct
from typing import Any

from tests.web.conftest import Enter

KEPT = """async () => {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map((request) => new URL(request.url).pathname);
}"""


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_manifest_and_icons_are_what_they_say(enter: Enter) -> None:
    nora = enter()
    page = nora.page
    page.goto(nora.address)
    get = page.request.get
    manifest: dict[str, Any] = get(
        nora.address + str(page.locator("link[rel=manifest]").get_attribute("href"))
    ).json()
    assert {manifest["start_url"], manifest["scope"], manifest["display"]} == {"/", "standalone"}
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = get(nora.address + icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = size_of(answer.body())
            assert f"{width}x{height}" == icon["sizes"]
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert size_of(get(f"{nora.address}{apple}").body()) == (180, 180)
    assert get(f"{nora.address}/favicon.ico").body()[:4] == b"\0\0\1\0"
    assert page.locator("meta[property='og:image']").get_attribute("content")


def test_the_shell_opens_without_a_server_and_holds_nothing_of_a_table(enter: Enter) -> None:
    nora = enter()
    page = nora.page
    nora.home()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    nora.play_now(0)
    page.locator("[data-testid=question]").first.wait_for()
    page.reload()
    page.locator("[data-testid=question]").first.wait_for()
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept), kept
    page.goto(nora.address)
    page.locator("article button:enabled").first.wait_for()
    answers = page.evaluate(
        """async () => {
          const worker = (await navigator.serviceWorker.ready).active;
          const answer = await caches.match('/');
          return [worker.state, (await answer.text()).includes('id="app"')];
        }"""
    )
    assert answers == ["activated", True]
