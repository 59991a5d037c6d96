"""Writes the kept database and match files; it was run once, by commit 877acc4, and never again.

Real guests open tables of every game and size over HTTP, share dice and play over sockets. What
they leave behind goes into this folder, with what the server said about it after a restart.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import funduk
from tests.kept import visiting
from tests.kept.visiting import Stop, browser
from tests.server.player import Player

WRITTEN_BY = "877acc4"
NAMES = ("Nora", "Tom", "Ada", "Emil", "Ida", "Ötzi")
LEVELS = {"w": "wanderer", "d": "peddler"}
HOOK = "https://hooks.example.org/funduk"


def at_rest(table: Any) -> bool:
    """Nothing goes on by itself: only people are asked."""
    return not table.thinking and not table.stirs()


def people_asked(table: Any) -> bool:
    return at_rest(table) and bool(table.asks)


def half_sealed(table: Any) -> bool:
    """A person has answered the sealed question that another person is still asked."""
    chosen = [seat for seat in table.committed_seats() if not table.state.played_by_bot(seat)]
    return at_rest(table) and bool(chosen)


def haggling(table: Any) -> bool:
    """A person must answer an offer."""
    return at_rest(table) and any(ask.question == "answer" for ask in table.asks)


def trading(table: Any) -> bool:
    """Several people are in the open market."""
    return at_rest(table) and sum(ask.mode == "open" for ask in table.asks) > 1


@dataclass(frozen=True)
class Plan:
    """A table to be played: `p` a person, `w` and `d` bots; over when `stop` is None."""

    game: str
    seats: str
    stop: Stop | None = None
    after: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    clock: str = "none"
    takebacks: int = 0
    extras: tuple[str, ...] = ()

    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.seats) if kind == "p"]


WILD = {"trade": "wild"}
ORDERED = {"trade": "ordered"}
PLANS = [
    # running
    Plan("basari", "pwd", people_asked, 60, {}, "none", 2, ("chat",)),
    Plan("basari", "pppp", haggling, 60, {"decline": True}, "day", 1, ("order", "chat")),
    Plan("basari_cards", "pwp", half_sealed, 60, {}, "week", 1, ("refused",)),
    Plan("basari_cards", "wpdw", people_asked, 80, {}, "none", 1, ("chat", "chat_for_all")),
    Plan("basari_cards", "ppppp", haggling, 40, {}, "hours", 2, ("order", "takeback_wish")),
    Plan("sandsturm", "pwdw", people_asked, 70, {}, "none", 0, ("refused",)),
    Plan("sandsturm", "ppwdw", people_asked, 90, {"open_stacks": True}, "day", 2, ("leave",)),
    Plan("sandsturm", "wpwpwd", people_asked, 90, {}, "none", 1, ("chat",)),
    Plan("schwarzmarkt", "ppp", people_asked, 90, ORDERED, "none", 2, ("chat",)),
    Plan("schwarzmarkt", "pwdw", people_asked, 120, ORDERED, "day"),
    Plan(
        "schwarzmarkt", "pwpdw", half_sealed, 130, {**ORDERED, "tenth_round_sale": True}, "none", 1
    ),
    Plan("schwarzmarkt", "wpwdww", people_asked, 160, {}, "none", 0, ("refused",)),
    Plan("schwarzmarkt", "ppp", trading, 60, {**WILD, "market_acts": 6}, "none", 1),
    Plan("schwarzmarkt", "wpdp", people_asked, 70, WILD, "hours"),
    Plan("schwarzmarkt", "ppwww", half_sealed, 70, {**WILD, "market_acts": 6}),
    Plan(
        "schwarzmarkt", "wwwwwp", people_asked, 90, {**WILD, "market_acts": 4}, "none", 0, ("chat",)
    ),
    Plan("basari_cards", "pdd", people_asked, 30, {}, "none", 0, ("guided",)),
    # over
    Plan("basari", "pwd", options={"decline": True}, takebacks=1, extras=("chat", "rematch")),
    Plan("basari", "pwpw", extras=("late",), clock="brisk"),
    Plan("basari_cards", "pwd", takebacks=2, clock="live"),
    Plan("basari_cards", "pppp", takebacks=3, extras=("chat", "chat_for_all")),
    Plan("basari_cards", "pwdwp", extras=("late",), clock="brisk"),
    Plan("sandsturm", "pwdw", extras=("leave",)),
    Plan("sandsturm", "ppwdw", takebacks=1, options={"open_stacks": True}),
    Plan("sandsturm", "pwdwpw", extras=("late",), clock="brisk"),
    Plan("schwarzmarkt", "pwd", options={**ORDERED, "tenth_round_sale": True}, takebacks=2),
    Plan("schwarzmarkt", "ppww", options=ORDERED, extras=("late",), clock="brisk"),
    Plan("schwarzmarkt", "pwdww", options=ORDERED),
    Plan("schwarzmarkt", "pwwwww", options={}),
    Plan("schwarzmarkt", "pwp", options={**WILD, "market_acts": 6}, takebacks=1, extras=("chat",)),
    Plan("schwarzmarkt", "pwwd", options=WILD),
    Plan("schwarzmarkt", "pwwww", options={**WILD, "market_acts": 4}, extras=("leave",)),
    Plan("schwarzmarkt", "pwwwdw", options={**WILD, "market_acts": 4}),
    Plan("basari", "pdd", extras=("guided",)),
]
SEEN_FILES = (("basari", 4), ("basari_cards", 3), ("sandsturm", 6), ("schwarzmarkt", 3))
"""Of the first running table of these, what every seat may be given is kept as a file."""


class Recorder:
    """The house, its regular guests, and what was noted of each table."""

    def __init__(self, house: Any, port: int) -> None:
        self.house = house
        self.port = port
        self.cookies: list[str] = []
        self.tables: list[dict[str, Any]] = []

    async def register(self) -> None:
        """Everybody says their name and gets a cookie."""
        for name in NAMES:
            async with Player(self.port) as player:
                answer = await player.post("/api/me", {"name": name})
                assert answer == {"name": name, "named": True}, answer
                self.cookies.append(player.http.cookies[visiting.COOKIE])

    def guest(self, place: int) -> Player:
        return browser(self.port, self.cookies[place])

    async def open_table(self, plan: Plan, people: dict[int, Player]) -> str:
        host = min(people)
        seats: list[dict[str, Any]] = []
        for seat, kind in enumerate(plan.seats):
            if kind == "p":
                seats.append({"kind": "me" if seat == host else "open"})
            else:
                seats.append({"kind": "bot", "level": LEVELS[kind]})
        alone = len(people) == 1
        wish = {
            "game": plan.game,
            "seats": seats,
            "options": plan.options,
            "visibility": "link" if alone else "public",
            "pace": "fast",
            "start": alone,
            "clock": plan.clock,
            "guided": "guided" in plan.extras,
        }
        answer = await people[host].post("/api/tables", wish)
        assert "id" in answer, answer
        number = str(answer["id"])
        for seat, player in people.items():
            if seat != host:
                assert await player.command(number, "sit", seat=seat) == {}
        if "chat_for_all" in plan.extras:
            assert await people[host].command(number, "options", talk="all") == {}
        if not alone:
            assert await people[host].command(number, "start") == {}
        return number

    async def record(self, plan: Plan) -> None:
        people = {seat: self.guest(place) for place, seat in enumerate(plan.people())}
        for player in people.values():
            await player.dial()
        number = await self.open_table(plan, people)
        await asyncio.gather(*(player.enter(number) for player in people.values()))
        for player in people.values():
            await player.say(type="unwatch", table=number)
        noted: dict[str, Any] = {
            "id": number,
            "game": plan.game,
            "seats": len(plan.seats),
            "options": plan.options,
            "people": {str(seat): place for place, seat in enumerate(plan.people())},
            "extras": list(plan.extras),
        }
        self.tables.append(noted)
        moves = await visiting.play_on(self.house, number, people, _after(20))
        await self.adorn(plan, number, people, noted)
        stop = None if plan.stop is None else _after(plan.after, plan.stop)
        moves += await visiting.play_on(self.house, number, people, stop, plan.takebacks)
        async with self.house.at(number) as table:
            over = table.match.over
            entries = len(table.match.entries)
        assert over == (plan.stop is None), f"{plan} ended too soon"
        noted["over"] = over
        noted["moves"] = [moves[0], moves[-1]]
        noted["takebacks"] = await self.takebacks(number)
        if over and "rematch" in plan.extras:
            noted["rematch"] = (await people[min(people)].command(number, "rematch"))["id"]
        if "order" in plan.extras:
            await self.place_order(number, people, noted)
        if "takeback_wish" in plan.extras:
            await self.wish_back(number, people)
        if "refused" in plan.extras:
            await self.be_refused(number, people, noted)
        for player in people.values():
            await player.__aexit__()
        print(plan.game, plan.seats, plan.options, entries, over, noted["takebacks"])

    async def takebacks(self, number: str) -> int:
        async with self.house.at(number) as table:
            return sum(entry.is_take_back() for entry in table.match.entries)

    async def adorn(
        self, plan: Plan, number: str, people: dict[int, Player], noted: dict[str, Any]
    ) -> None:
        """What people do beside playing."""
        first = people[min(people)]
        if "chat" in plan.extras:
            for text in ("Wer hat an der Uhr gedreht?", "three gems, not one more 💎"):
                await first.command(number, "say", text=text)
        if "leave" in plan.extras:
            assert await people[max(people)].command(number, "leave") == {}
        if "late" in plan.extras:
            await visiting.play_on(self.house, number, people, people_asked)
            self.house.lived.lived += 400.0
            await self.house.deadlines.play_due()
            async with self.house.at(number) as table:
                late = [seat for seat, one in enumerate(table.state.seats) if one.late]
            assert late
            for seat in late[1:] if len(people) > 1 else late:
                assert await people[seat].command(number, "sit") == {}
            noted["late"] = late

    async def place_order(
        self, number: str, people: dict[int, Player], noted: dict[str, Any]
    ) -> None:
        """An order that asks for more than anybody will give, so that it stands."""
        async with self.house.at(number) as table:
            asked = table.asks[0].seat
        assert await people[asked].command(number, "order", least={"R": 9}, once=False) == {}
        noted["order"] = asked

    async def wish_back(self, number: str, people: dict[int, Player]) -> None:
        """Somebody whose offer was answered wishes it back and waits for the others."""
        for _ in range(200):
            async with self.house.at(number) as table:
                match = table.match
                able = [seat for seat in people if match.can_take_back(seat)]
                last = match.entries[match.line[-1]].by
                wishes = [seat for seat in able if seat != last]
                length = len(match.entries)
                rest = at_rest(table)
            if wishes and rest:
                assert await people[wishes[0]].command(number, "takeback") == {}
                async with self.house.at(number) as table:
                    assert table.state.takeback is not None
                return
            await visiting.play_on(self.house, number, people, _after(length + 1, at_rest))
        raise AssertionError("nobody could wish anything back")

    async def be_refused(
        self, number: str, people: dict[int, Player], noted: dict[str, Any]
    ) -> None:
        """A move that cannot be read: its answer is kept and must be the same for ever."""
        async with self.house.at(number) as table:
            ask = next(ask for ask in table.asks if ask.seat in people)
        refused = {
            "seat": ask.seat,
            "ask": list(ask.id),
            "action": {"nonsense": 1},
            "id": "refused-once",
        }
        await people[ask.seat].move(number, {"id": refused["ask"]}, {"nonsense": 1}, "refused-once")
        refused["reply"] = await people[ask.seat].hear_until("refused")
        noted["refused"] = refused

    async def adorn_house(self) -> dict[str, Any]:
        """A lobby, a wish to be told, somebody muted."""
        async with self.guest(0) as nora, self.guest(1) as tom:
            lobby = await nora.new_table("mob", visibility="public", game="basari")
            async with self.house.at(lobby) as table:
                code = table.state.code
            hook = await nora.post("/api/notify/hook", {"url": HOOK, "language": "de"})
            assert hook["hook"] == HOOK, hook
            together = next(one for one in self.tables if {"0", "1"} <= set(one["people"]))
            assert await nora.command(together["id"], "shun", how="mute", seat=1)
            shunned = await nora.get("/api/shunned")
            assert len(shunned["people"]) == 1
            assert await tom.get("/api/me") == {"name": NAMES[1], "named": True}
            return {"lobby": {"id": lobby, "code": code}, "notify": hook, "shunned": shunned}


def _after(entries: int, stop: Stop | None = None) -> Stop:
    return lambda table: len(table.match.entries) >= entries and (stop is None or stop(table))


async def play_all(data: Path) -> dict[str, Any]:
    async with visiting.visited(data) as (house, port):
        recorder = Recorder(house, port)
        await recorder.register()
        plans = sorted(PLANS, key=lambda plan: "late" not in plan.extras)
        for plan in plans:
            await recorder.record(plan)
        more = await recorder.adorn_house()
        return {"by": WRITTEN_BY, "cookies": recorder.cookies, "tables": recorder.tables, **more}


async def note_all(data: Path, noted: dict[str, Any]) -> None:
    """After a restart: what the server says to everybody, and the files it gives out."""
    seen = set(SEEN_FILES)
    async with visiting.visited(data) as (house, port), Player(port) as stranger:
        for one in noted["tables"]:
            number, game, seats = one["id"], one["game"], one["seats"]
            cookies = {seat: noted["cookies"][place] for seat, place in one["people"].items()}
            viewers = {**cookies, "nobody": None}
            one["shown"] = {
                who: await visiting.look(port, number, cookie) for who, cookie in viewers.items()
            }
            one["inside"] = await visiting.insides(house, number)
            if one["over"]:
                file = await stranger.get(f"/api/tables/{number}/match")
                one["file"] = _name(game, seats, file["options"], one)
                assert funduk.verify(file).ok
                assert not (visiting.MATCHES / one["file"]).exists(), one["file"]
                _write(visiting.MATCHES / one["file"], file)
                continue
            one["match"] = await visiting.match_of(house, number)
            if (game, seats) in seen and "guided" not in one["extras"]:
                seen.discard((game, seats))
                one["seen"] = []
                for viewer in (*range(seats), None):
                    name = f"{game}-{seats}-{'nobody' if viewer is None else f'seat{viewer}'}.json"
                    _write(visiting.SEEN / name, await visiting.match_of(house, number, viewer))
                    one["seen"].append(name)
    assert not seen


def _name(game: str, seats: int, options: dict[str, Any], one: dict[str, Any]) -> str:
    guided = "-guided" if "guided" in one["extras"] else ""
    trade = f"-{options.get('trade', 'plain')}" if game == "schwarzmarkt" else ""
    return f"{game}-{seats}{trade}{guided}.json"


def _write(path: Path, content: Any) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(
        json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8"
    )


def pack(data: Path, noted: dict[str, Any]) -> None:
    connection = sqlite3.connect(data / "funduk.sqlite")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("VACUUM")
    connection.close()
    visiting.DATABASE.write_bytes(gzip.compress((data / "funduk.sqlite").read_bytes(), 9, mtime=0))
    text = json.dumps(noted, ensure_ascii=False, separators=(",", ":"))
    visiting.EXPECTED.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def main() -> None:
    """Refuses to write over what is kept, and to write with any other version."""
    if visiting.DATABASE.exists():
        sys.exit("tests/kept is never written anew")
    head = ["git", "merge-base", "--is-ancestor", WRITTEN_BY, "HEAD"]
    changed = ["git", "diff", "--quiet", WRITTEN_BY, "--", ":/src"]
    for command in (head, changed):
        subprocess.run(command, cwd=visiting.HERE, check=True)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        noted = asyncio.run(play_all(data))
        asyncio.run(note_all(data, noted))
        pack(data, noted)


if __name__ == "__main__":
    main()
