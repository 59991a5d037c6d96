"""The documentation as pages: every link leads somewhere, nothing comes from elsewhere, no script."""

import re
import shutil
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from tempfile import mkdtemp
from urllib.parse import unquote, urldefrag, urlparse

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOURS = sorted((ROOT / "docs" / "tours").glob("*.md"))
EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)


def build(config: Path, into: Path) -> "subprocess.CompletedProcess[str]":
    words = ["-m", "mkdocs", "build", "--strict", "-f", str(config), "-d", str(into)]
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)


@cache
def site() -> Path:
    """Built once for all tests of a process."""
    folder = Path(mkdtemp(prefix="funduk-docs-"))
    made = build(ROOT / "mkdocs.yml", folder)
    assert made.returncode == 0, made.stderr
    return folder


class Page(HTMLParser):
    """What a page asks a browser for."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.tags: set[str] = set()
        self.inline: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attributes:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name == "id" and value:
                self.ids.add(value)
            elif name == "style" or name.startswith("on"):
                self.inline.append(f"{tag} {name}")


def pages() -> dict[Path, Page]:
    """All but the reports, which are files of their own with their style inside."""
    written = [path for path in sorted(site().rglob("*.html")) if not is_report(path)]
    return {path: Page(path) for path in written}


def is_report(path: Path) -> bool:
    return path.parent.name == "balance" and path.name != "index.html"


def test_nothing_breaks_the_strict_policy_or_comes_from_elsewhere() -> None:
    for path, page in pages().items():
        assert not page.tags & {"script", "style", "iframe", "object", "base"}, path.name
        assert page.inline == [], path.name
        for link in page.links:
            assert urlparse(link).scheme in ("", "https"), link
    sheet = (site() / "docs.css").read_text(encoding="utf-8")
    assert "url(" not in sheet and "@import" not in sheet


def test_every_link_leads_somewhere() -> None:
    found = pages()
    assert len(found) > 15
    for path, page in found.items():
        for link in page.links:
            if urlparse(link).scheme:
                continue
            target, anchor = urldefrag(link)
            there = (path.parent / unquote(target)).resolve() if target else path
            assert there.exists(), f"{path.name}: {link}"
            if anchor and there in found:
                assert unquote(anchor) in found[there].ids, f"{path.name}: {link}"


def test_every_tour_is_on_every_page_and_the_reference_has_docstrings() -> None:
    for path, page in pages().items():
        if path.name == "404.html":
            continue
        named = [Path(link).name for link in page.links]
        assert all(f"{tour.stem}.html" in named for tour in TOURS), path.name
    reference = (site() / "api.html").read_text(encoding="utf-8")
    for said in (
        "The only judge of legality.",
        "What a seat, or a spectator, may know.",
        "An answer to the ask.",
    ):
        assert said in reference


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tools" / "docs_theme", tmp_path / "tools" / "docs_theme")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[away](nowhere.md)\n", encoding="utf-8")
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text(config.split("nav:")[0], encoding="utf-8")
    made = build(tmp_path / "mkdocs.yml", tmp_path / "site")
    assert made.returncode != 0 and "nowhere.md" in made.stderr


@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: str(tour.stem))
def test_the_examples_of_a_tour_run(tour: Path) -> None:
    for example in EXAMPLE.findall(tour.read_text(encoding="utf-8")):
        exec(compile(example, tour.name, "exec"), {})
