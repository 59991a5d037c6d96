"""Passkeys with a virtual authenticator: made, brought to another browser, lost and recovered."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.web.conftest import Enter
from tests.web.person import Person

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(person: Person) -> tuple[CDPSession, str]:
    session = person.page.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, made["authenticatorId"]


def keys_in(session: CDPSession, number: str) -> list[dict[str, Any]]:
    found = session.send("WebAuthn.getCredentials", {"authenticatorId": number})
    return list(found["credentials"])


def open_me(person: Person) -> None:
    person.page.goto(person.address + "/me")
    person.page.get_by_test_id("passkeys").wait_for()


def who(person: Person) -> str:
    """The name by which the house knows this browser."""
    name: str = person.page.evaluate("fetch('/api/me').then(a => a.json()).then(me => me.name)")
    return name


def test_a_passkey_makes_one_person_of_two_browsers(enter: Enter) -> None:
    desk, phone = enter(), enter(390, 844)
    open_me(desk)
    desk.page.evaluate(
        "fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({name: 'Samira'})})"
    )
    open_me(desk)
    session, number = authenticator(desk)
    desk.act("make-key")
    expect(desk.page.get_by_test_id("passkey")).to_have_count(1)
    desk.act("fresh-codes")
    codes = desk.page.get_by_test_id("recovery-codes").locator("li")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()

    open_me(phone)
    phone.look_for_sideways_scroll()
    assert who(phone) != "Samira"
    keeper, place = authenticator(phone)
    key = keys_in(session, number)[0]
    keeper.send("WebAuthn.addCredential", {"authenticatorId": place, "credential": key})
    phone.act("come-with-key")
    expect(phone.page.get_by_test_id("passkey")).to_have_count(1)
    assert who(phone) == "Samira"
    expect(phone.page.get_by_test_id("device")).to_have_count(2)

    other = enter()
    open_me(other)
    other.page.get_by_test_id("recovery-code").fill(code.lower())
    other.act("come-by-code")
    expect(other.page.get_by_test_id("passkey")).to_have_count(1)
    assert who(other) == "Samira"
    stranger = enter()
    open_me(stranger)
    stranger.page.get_by_test_id("recovery-code").fill(code)
    stranger.act("come-by-code")
    stranger.page.get_by_text("This code is not right").first.wait_for()
    assert who(stranger) != "Samira"

    desk.act("remove-key")
    expect(desk.page.get_by_test_id("passkey")).to_have_count(0)
    phone.act("come-with-key")
    phone.page.get_by_text("does not know that passkey").first.wait_for()
    for refused, status in ((stranger, 400), (phone, 404)):
        assert [said for said in refused.wrong if f"status of {status}" not in said] == []
        refused.wrong.clear()
