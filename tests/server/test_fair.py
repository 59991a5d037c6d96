"""A few places that many want, and bots' tables that nobody watches: nobody is starved."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from funduk.server.fair import FairPlaces
from funduk.server.refuse import Refuse
from funduk.server.tables.bot_workers import Question
from tests.server.player import Player, first_move
from tests.server.seated import house_of, until
from tests.server.serving import open_app


def test_who_has_used_the_least_comes_first() -> None:
    async def check() -> list[str]:
        places = FairPlaces(1)
        order: list[str] = []

        async def use(whose: str, cost: float) -> None:
            await places.enter(whose)
            order.append(whose)
            await asyncio.sleep(0)
            places.leave(whose, cost)

        await places.enter("greedy")
        greedy = [asyncio.create_task(use("greedy", 1.0)) for _ in range(4)]
        modest = [asyncio.create_task(use("modest", 0.1)) for _ in range(3)]
        await asyncio.sleep(0)
        places.leave("greedy", 1.0)
        await asyncio.gather(*greedy, *modest)
        assert places.waiting == places.taken == 0
        return order

    assert asyncio.run(check()) == [*["modest"] * 3, *["greedy"] * 4]


def test_a_place_stays_free_for_what_somebody_waits_for() -> None:
    async def check() -> None:
        places = FairPlaces(2)
        await places.enter("bots", urgent=False)
        second = asyncio.create_task(places.enter("bots", urgent=False))
        await asyncio.sleep(0)
        assert not second.done()
        await asyncio.wait_for(places.enter("nora"), 1)
        waiting = asyncio.create_task(places.enter("tim"))
        await asyncio.sleep(0)
        places.leave("bots", 0.1, urgent=False)
        await asyncio.wait_for(waiting, 1)
        assert not second.done()
        places.leave("nora", 0.1)
        await asyncio.wait_for(second, 1)

    asyncio.run(check())


def test_a_queue_is_bounded_and_forgets_who_gives_up() -> None:
    async def check() -> None:
        places = FairPlaces(1, most_waiting=3, most_of_one=2)
        await places.enter("a")
        waiting = [asyncio.create_task(places.enter("a")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refuse) as refused:
            await places.enter("a")
        assert refused.value.status == 503
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert places.waiting == 0
        places.leave("a", 0.0)
        await asyncio.wait_for(places.enter("b"), 1)

    asyncio.run(check())


def test_bots_that_nobody_watches_do_not_starve_those_who_play(tmp_path: Path) -> None:
    """Before, thoughts were taken in order: thirty tables of bots kept everybody else's bots waiting."""

    async def check() -> None:
        async with open_app(tmp_path, workers=1, pause=0.0) as (app, port), Player(port) as mallory:
            house = house_of(app)
            others = 0
            waited: list[int] = []
            think = house.thinkers.think

            async def note(question: Question, whose: str, watched: bool) -> dict[str, object]:
                nonlocal others
                before = others
                answer = await think(question, whose, watched)
                if watched:
                    waited.append(others - before)
                else:
                    others += 1
                return answer

            house.thinkers.think = note  # type: ignore[method-assign, assignment]
            for _ in range(30):
                await mallory.new_table("bbb")
            assert len(house.unwatched.going) == 4
            assert len(house.unwatched.parked) == 26
            async with Player(port) as nora:
                table = await nora.new_table("mbb")
                await nora.dial()
                message = await nora.enter(table)
                for _ in range(6):
                    while message["type"] not in ("snapshot", "update") or not message["asks"]:
                        message = await nora.hear()
                    await nora.move(table, message["asks"][0], first_move(message["asks"][0]))
                    message = await nora.hear_until("update")
            assert len(waited) >= 5
            assert max(waited) <= 1, "a bot was kept waiting by those that nobody watches"
            assert others > 0

    asyncio.run(check())


def test_games_of_bots_end_one_after_another_and_go_on_when_somebody_looks(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path, pause=0.0) as (app, port), Player(port) as nora:
            house = house_of(app)
            house.unwatched.most_of_one = 1
            tables = [await nora.new_table("bbb") for _ in range(3)]
            assert list(house.unwatched.parked) == tables[1:]
            await nora.dial()
            last = await nora.watch(tables[2])
            assert tables[2] not in house.unwatched.parked
            while (last.get("meta") or {}).get("status") != "over":
                last = await nora.hear(60)
            await until(lambda: not house.unwatched.parked and not house.unwatched.going, 60)
            for number in tables:
                async with house.tables.at(number) as table:
                    assert table.state.status == "over"

    asyncio.run(check())
