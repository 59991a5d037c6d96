"""PROMISES 22: everything is charged by its cost, per address, per person and over all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from funduk.server.refuse import Refuse
from funduk.server.settings import Settings
from funduk.server.wire.costs import CODES, TIME, Costs, Payer
from funduk.server.wire.limits import Limits
from funduk.server.wire.origins import Doorkeeper
from tests.server.player import Player
from tests.server.serving import GENEROUS_LIMITS, open_app

TIGHT = Limits(
    address_rate=1.0,
    address_burst=10.0,
    person_rate=1.0,
    person_burst=6.0,
    together_rate=1.0,
    together_burst=40.0,
)


def granted(costs: Costs, payer: Payer, most: int = 1000) -> int:
    for number in range(most):
        try:
            costs.charge(payer, TIME)
        except Refuse:
            return number
    return most


def test_an_address_and_a_person_are_held_to_what_they_cost() -> None:
    costs = Costs(TIGHT)
    assert granted(costs, Payer("here")) == 10
    assert granted(costs, Payer("there", "nora")) == 6
    assert granted(costs, Payer("elsewhere", "nora")) == 0
    assert granted(costs, Payer("there", "tim")) == 4


def test_a_refusal_says_when_to_come_back_and_takes_nothing() -> None:
    costs = Costs(TIGHT)
    costs.charge(Payer("here"), TIME, 8.0)
    with pytest.raises(Refuse) as refused:
        costs.charge(Payer("here"), TIME, 7.0)
    assert refused.value.code == "too_fast"
    assert refused.value.args_for_text == {"seconds": 5}
    assert granted(costs, Payer("here")) == 2


def test_what_cost_more_than_was_charged_leaves_a_debt_of_one_purse_at_most() -> None:
    costs = Costs(TIGHT)
    costs.owe(Payer("here"), TIME, 1000.0)
    assert 10.0 < costs.broke("here") <= 11.0
    assert costs.broke("there") == 0.0


def test_newcomers_are_turned_away_first_and_those_who_play_never() -> None:
    costs = Costs(msgspec.structs.replace(TIGHT, person_burst=1000.0, address_burst=1000.0))
    costs.is_here = {"watches", "plays"}.__contains__
    costs.plays = {"plays"}.__contains__
    assert granted(costs, Payer("a", "new")) == 20
    with pytest.raises(Refuse) as refused:
        costs.charge(Payer("a"), TIME)
    assert refused.value.code == "busy"
    assert refused.value.status == 503
    assert granted(costs, Payer("b", "watches")) == 12
    assert granted(costs, Payer("c", "plays"), 500) == 500


def test_a_flood_does_not_empty_the_purse_of_those_who_play_at_the_same_address() -> None:
    costs = Costs(TIGHT)
    costs.plays = {"plays"}.__contains__
    granted(costs, Payer("school", None))
    assert granted(costs, Payer("school", "other")) == 0
    assert granted(costs, Payer("school", "plays")) == 6


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_one_network_of_ipv6_is_one_address(one: str, other: str, same: bool) -> None:
    """Before, each of a customer's 2^64 addresses had a purse of its own."""
    door = Doorkeeper(Settings(trust_proxy=True))
    first = door.address([], (one, 1))
    second = door.address([(b"x-forwarded-for", other.encode())], ("10.0.0.1", 1))
    assert (first == second) is same


def test_guesses_of_codes_are_limited_over_all_addresses(tmp_path: Path) -> None:
    """Before, each of any number of addresses had ten guesses and then one in five seconds."""
    limits = msgspec.structs.replace(
        GENEROUS_LIMITS, codes_rate=0.01, codes_burst=10.0, codes_together=(0.01, 50.0)
    )

    async def check() -> None:
        app = open_app(tmp_path, limits=limits, trust_proxy=True)
        async with app as (_, port), Player(port) as thief:
            said = []
            for number in range(60):
                answer = await thief.http.post(
                    "/api/join",
                    json={"code": f"{number:05}"},
                    headers={"Origin": thief.origin, "X-Forwarded-For": f"192.0.2.{number % 20}"},
                )
                said.append((answer.status_code, answer.json()["error"]["code"]))
            assert said.count((404, "unknown_code")) == 25
            assert said[25:] == [(503, "busy")] * 35
            assert int(answer.headers["retry-after"]) >= 1

    asyncio.run(check())


def test_codes_have_an_account_of_their_own() -> None:
    costs = Costs(Limits())
    thief = Payer("192.0.2.1")
    for _ in range(10):
        costs.charge(thief, CODES)
    with pytest.raises(Refuse):
        costs.charge(thief, CODES)
    costs.charge(thief, TIME)
