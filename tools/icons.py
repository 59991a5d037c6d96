"""Draws the icons that browsers and phones want as pictures from `web/public/icon.svg`."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
CLOTH = "#211B28"
PLAIN = {"icon-192.png": 192, "icon-512.png": 512}
FILLED = {"apple-touch-icon.png": (180, 0.82), "icon-maskable-512.png": (512, 0.7)}
"""On cloth to the edge, with the sign in the middle that a phone's mask never cuts."""
FAVICON = 48


def draw(browser: Browser, size: int, share: float, ground: str) -> bytes:
    """The sign on a ground, as a PNG."""
    svg = (PUBLIC / "icon.svg").read_text()
    page = browser.new_page(viewport={"width": size, "height": size})
    inner = round(size * share)
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;height:{size}px;background:{ground}}}"
        f"svg{{width:{inner}px;height:{inner}px}}</style>{svg}"
    )
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def as_icon(png: bytes, size: int) -> bytes:
    """An .ico file with one picture in it."""
    return struct.pack("<HHHBBBBHHII", 0, 1, 1, size, size, 0, 0, 1, 32, len(png), 22) + png


def main() -> None:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name, size in PLAIN.items():
            (PUBLIC / name).write_bytes(draw(browser, size, 1.0, "transparent"))
        for name, (size, share) in FILLED.items():
            (PUBLIC / name).write_bytes(draw(browser, size, share, CLOTH))
        favicon = draw(browser, FAVICON, 1.0, "transparent")
        (PUBLIC / "favicon.ico").write_bytes(as_icon(favicon, FAVICON))
        browser.close()


if __name__ == "__main__":
    main()
