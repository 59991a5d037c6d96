"""The designer's page: a set in a form, studies in processes of their own, and nobody else's machine."""

import http.client
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest

from funduk.catalogue import GAMES, OWN, game
from funduk.cli import main
from funduk.lab.page.set_form import as_toml, fields, from_form
from tests.lab.test_crew import PATIENCE, until

OPEN = [sys.executable, "-m", "funduk.cli", "lab", "open", "--no-browser", "--jobs", "1"]


class Visitor:
    """Somebody at the page, without a browser."""

    def __init__(self, process: "subprocess.Popen[str]", folder: Path) -> None:
        self.process = process
        self.folder = folder
        assert process.stdout is not None
        address = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/\n", process.stdout.readline())
        assert address is not None
        self.port = int(address[1])

    def leave(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 0

    def ask(
        self, path: str, form: dict[str, str] | None = None, **headers: str
    ) -> tuple[int, str, dict[str, str]]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = {"Origin": f"http://127.0.0.1:{self.port}", **headers}
        body = None if form is None else urlencode(form)
        connection.request("GET" if form is None else "POST", path, body, sent)
        answer = connection.getresponse()
        text = answer.read().decode("utf-8", "replace")
        connection.close()
        return answer.status, text, dict(answer.getheaders())


def opened(folder: Path, *words: str) -> Visitor:
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "funduk.cli",
            "lab",
            "open",
            "--no-browser",
            "--jobs",
            "1",
            "--folder",
            str(folder),
            *words,
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    return Visitor(process, folder)


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    found = opened(tmp_path / "studies", "--lang", "en")
    yield found
    found.leave()


def form_for(game_name: str, /, **changed: str) -> dict[str, str]:
    """What a browser sends when somebody changes these fields of the house set's form."""
    content = game(game_name).components.content
    alone, rows = fields(content)
    sent = {
        "title": "Mine",
        "name": "mine-1",
        "bots": "wanderer",
        "games": "20",
        "until": "",
        "seats": "4",
    }
    sent |= dict(alone)
    for kind, entries in rows.items():
        for place, entry in enumerate(entries, 1):
            sent |= {f"{kind}[{place}].{field}": value for field, value in entry.items()}
    return sent | changed


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_form_that_nobody_changed_is_the_set(name: str) -> None:
    content = game(name).components.content
    again = from_form(content, form_for(name, name=content["name"]))
    assert again == content and tomllib.loads(as_toml(content)) == content


def test_a_form_is_checked_while_it_is_filled_in(visitor: Visitor) -> None:
    for changed, said in (
        ({"card[4].points": "9"}, '"ok":true,"text":"This can be played. set: card 4: points: 9;'),
        (
            {"card[4].points": "100"},
            '"ok":false,"text":"set: card 4: points must be a whole number',
        ),
        ({"card[4].points": "many"}, "is not written like '4'"),
        ({"card[4].gems": "XX"}, '"ok":false'),
        ({"games": "many"}, "games: write a whole number, not 'many'"),
        ({"bots": "sultan"}, "no bot 'sultan' plays basari_cards"),
    ):
        status, text, _ = visitor.ask("/check/basari_cards", form_for("basari_cards", **changed))
        assert status == 200 and said in text.replace('", "', '","').replace('": ', '":'), text
    assert visitor.ask("/check/chess", {})[0] == 404


def test_a_study_is_started_watched_and_compared(visitor: Visitor) -> None:
    status, _, headers = visitor.ask("/new/basari_cards", form_for("basari_cards"))
    assert status == 303 and headers["location"] == "/studies/001"
    visitor.ask(
        "/new/basari_cards", form_for("basari_cards", title="Worse", **{"card[4].points": "9"})
    )
    for number in ("001", "002"):
        until(lambda number=number: '"state":"done"' in visitor.ask(f"/studies/{number}/state")[1])  # type: ignore[misc]
    page = visitor.ask("/studies/002")[1]
    assert (
        "002 · Worse" in page
        and "/studies/002/report" in page
        and "/studies/002/figures.csv" in page
    )
    report = visitor.ask("/studies/002/report")
    assert "mine-1" in report[1] and report[2]["content-security-policy"].startswith(
        "default-src 'none'"
    )
    assert visitor.ask("/compare", {"first": "001", "second": "001"})[0] == 422
    assert (
        visitor.ask("/compare", {"first": "001", "second": "002"})[2]["location"] == "/studies/003"
    )
    until(lambda: '"state":"done"' in visitor.ask("/studies/003/state")[1])
    assert "card[4].points: 4 → 9" in visitor.ask("/studies/003/report")[1]
    assert 'value="9"' in visitor.ask("/new/basari_cards?like=002")[1]


def test_a_bad_set_stays_in_the_form_and_starts_nothing(visitor: Visitor) -> None:
    bad = form_for("basari_cards", **{"card[4].points": "100"})
    status, page, _ = visitor.ask("/new/basari_cards", bad)
    assert status == 422 and 'value="100"' in page and "from 0 to 99, not 100" in page
    assert list(visitor.folder.iterdir()) == []


def test_cards_are_added_to_a_free_set(visitor: Visitor) -> None:
    """BC-2: 40 cards are only for a free set."""
    page = visitor.ask("/new/basari_cards", form_for("basari_cards", do="add card"))[1]
    assert 'name="card[40].points"' in page
    more = form_for("basari_cards", **{f"card[40].{name}": value for name, value in
        (("workers", "1"), ("points", "5"), ("gems", "RRB"))})  # fmt: skip
    assert "a set has 39 entries" in visitor.ask("/check/basari_cards", more)[1]
    assert "This can be played." in visitor.ask("/check/basari_cards", {**more, "free": "yes"})[1]


def test_only_this_machine_and_this_page_may_ask(visitor: Visitor) -> None:
    assert visitor.ask("/", Host="funduk.example")[0] == 403
    assert visitor.ask("/", Host=f"127.0.0.1:{visitor.port + 1}")[0] == 403
    stranger = "http://evil.example"
    assert visitor.ask("/new/basari_cards", form_for("basari_cards"), Origin=stranger)[0] == 403
    assert list(visitor.folder.iterdir()) == []
    status, page, headers = visitor.ask("/")
    policy = headers["content-security-policy"]
    assert status == 200 and "script-src 'self'" in policy and "unsafe" not in policy
    assert all(f"/new/{name}" in page for name in OWN)
    for path in ("/studies/999", "/studies/..%2f..", "/studies/001/report", "/new/chess"):
        assert visitor.ask(path)[0] == 404


def test_nothing_is_lost_when_the_page_is_closed_and_opened_again(tmp_path: Path) -> None:
    first = opened(tmp_path, "--lang", "de")
    long = form_for("basari", games="900000", seats="4")
    assert first.ask("/new/basari", long)[0] == 303
    until(lambda: any((tmp_path / "001").glob("*.kept")))
    first.leave()
    report = (tmp_path / "001" / "report.html").read_text(encoding="utf-8")
    assert "Zu 4 früher beendet" in report
    second = opened(tmp_path, "--lang", "de")
    assert "beendet" in second.ask("/studies/001")[1]
    assert second.ask("/studies/001/go-on", {})[0] == 303
    until(lambda: '"state":"running"' in second.ask("/studies/001/state")[1])
    assert second.ask("/studies/001/stop", {})[0] == 303
    until(lambda: '"state":"stopped"' in second.ask("/studies/001/state")[1])
    second.leave()


def test_a_folder_or_port_that_cannot_be_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["lab", "open", "--folder", str(tmp_path / "file" / "x")]) == 2
    assert "cannot keep studies in" in capsys.readouterr().err
    assert main(["lab", "open", "--folder", str(tmp_path), "--port", "99999"]) == 2
    assert "cannot listen on 127.0.0.1:99999" in capsys.readouterr().err
