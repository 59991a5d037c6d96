"""What the server says about a game is enough to show it: words, shapes, questions, rules."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

import funduk
from funduk.core.record import Added, shape_of
from tests.server.serving import Server

LANGUAGES = ("de", "en")


@pytest.fixture(scope="session")
def desk(server: Server) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{server.port}")


def surface(desk: httpx.Client, game: str, language: str) -> dict[str, Any]:
    found: dict[str, Any] = desk.get(f"/api/games/{game}/surface", params={"lang": language}).json()
    return found


def forms_in(form: dict[str, Any]) -> list[dict[str, Any]]:
    return [form, *(forms_in(form["of"]) if "of" in form else [])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(funduk.GAMES))
def test_a_game_is_described_without_gaps(desk: httpx.Client, game: str, language: str) -> None:
    """Every record a form names is there, and every verb, event and question has words."""
    told = surface(desk, game, language)
    rules = funduk.game(game)
    assert told["questions"] == list(rules.questions)
    assert told["view"] in told["records"]
    every = [
        *told["records"].values(),
        *(one["fields"] for one in told["actions"] + told["events"]),
    ]
    named = {
        form["record"]
        for fields in every
        for field in fields
        for form in forms_in(field["form"])
        if form["form"] == "record"
    }
    assert named <= set(told["records"])
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(told["words"]))
    wanted = [f"{game}-title", *(f"{game}-question-{one}" for one in told["questions"])]
    wanted += [f"{game}-action-{one['name']}" for one in told["actions"]]
    wanted += [f"{game}-event-{one['name']}" for one in told["events"]]
    assert [key for key in wanted if not bundle.has_message(key)] == []
    assert told["rules"].startswith("# ")


@pytest.mark.parametrize("game", sorted(funduk.GAMES))
def test_a_view_looks_as_it_was_described(desk: httpx.Client, game: str) -> None:
    told = surface(desk, game, "en")
    rules = funduk.game(game)
    match = funduk.Match(rules, rules.seats[0], seed="a surface")
    seen = match.view(0).to_json()
    described = [field["name"] for field in told["records"][told["view"]]]
    came_later = [name for name, form in shape_of(type(match.view(0))) if isinstance(form, Added)]
    assert [name for name in described if name in seen or name not in came_later] == list(seen)


def test_the_list_of_games_has_their_signs(desk: httpx.Client) -> None:
    for game in desk.get("/api/games").json()["games"]:
        for language in LANGUAGES:
            sign = game["signs"][language]
            assert sign["title"] and sign["title"] != f"{game['game']}-title"
            assert sign["line"]


@pytest.mark.parametrize("path", ["/api/games/chess/surface", "/api/games/chess/cover"])
def test_what_is_not_there_is_refused(desk: httpx.Client, path: str) -> None:
    answer = desk.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "unknown_game"
