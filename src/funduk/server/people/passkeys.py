"""Passkeys: a guest who makes one is known on every device that has it; nothing is typed, nothing can leak.

The ceremonies are webauthn's. What is here: one challenge a visitor at a time, and which key is whose.
"""

import hashlib
import ipaddress
import json
import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from funduk.server.people import identity
from funduk.server.refuse import Refuse
from funduk.server.store.interface import StoreFailed
from funduk.server.store.keys import KeyRows, Passkey

HOUSE = "Funduk"
MALFORMED = (WebAuthnException, ValueError, KeyError, TypeError, OverflowError)
CHALLENGE_LIFE = 300.0
MOST_CHALLENGES = 10_000
MOST_KEYS = 10
CODES = 8
CODE_LENGTH = 12
"""Of 31 letters: 59 bits, and guesses of codes are limited over all addresses."""


def place_of(origin: str) -> str | None:
    """The name that a key is bound to; browsers make none for bare addresses."""
    name = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name or None
    return None


class Ceremonies:
    """What a browser signs is ours, fresh, and for this visitor; it works once."""

    def __init__(self, keys: KeyRows) -> None:
        self._keys = keys
        self._asked: OrderedDict[tuple[str, str], tuple[bytes, float]] = OrderedDict()

    def _remember(self, what: str, guest: str, challenge: bytes) -> None:
        self._asked.pop((what, guest), None)
        self._asked[what, guest] = (challenge, time.monotonic() + CHALLENGE_LIFE)
        while len(self._asked) > MOST_CHALLENGES:
            self._asked.popitem(last=False)

    def _challenge(self, what: str, guest: str) -> bytes:
        challenge, until = self._asked.pop((what, guest), (b"", 0.0))
        if time.monotonic() > until:
            raise Refuse("key_too_late")
        return challenge

    async def begin_making(self, guest: str, name: str, origin: str) -> dict[str, Any]:
        known = await self._keys.of(guest)
        if len(known) >= MOST_KEYS:
            raise Refuse("too_many_keys", most=MOST_KEYS)
        options = webauthn.generate_registration_options(
            rp_id=_named(origin),
            rp_name=HOUSE,
            user_name=name,
            user_id=hashlib.sha256(b"key of " + guest.encode()).digest(),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known
            ],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
        )
        self._remember("make", guest, options.challenge)
        return _as_object(webauthn.options_to_json(options))

    async def make(self, guest: str, given: dict[str, Any], origin: str, label: str) -> None:
        try:
            made = webauthn.verify_registration_response(
                credential=given,
                expected_challenge=self._challenge("make", guest),
                expected_rp_id=_named(origin),
                expected_origin=origin,
            )
        except MALFORMED:
            raise Refuse("bad_key") from None
        now = time.time()
        key = Passkey(
            bytes_to_base64url(made.credential_id),
            guest,
            made.credential_public_key,
            made.sign_count,
            label,
            now,
            now,
        )
        try:
            await self._keys.add(key)
        except StoreFailed:
            raise Refuse("bad_key") from None  # somebody has it already

    def begin_coming(self, guest: str, origin: str) -> dict[str, Any]:
        options = webauthn.generate_authentication_options(rp_id=_named(origin))
        self._remember("come", guest, options.challenge)
        return _as_object(webauthn.options_to_json(options))

    async def come(self, guest: str, given: dict[str, Any], origin: str) -> str:
        """Whose key it is that has signed."""
        challenge = self._challenge("come", guest)
        key = await self._keys.find(str(given.get("id", "")))
        if key is None:
            raise Refuse("unknown_key")
        try:
            seen = webauthn.verify_authentication_response(
                credential=given,
                expected_challenge=challenge,
                expected_rp_id=_named(origin),
                expected_origin=origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.uses,
            )
        except MALFORMED:
            raise Refuse("bad_key") from None
        await self._keys.used(key.id, seen.new_sign_count, time.time())
        return key.guest

    async def fresh_codes(self, guest: str) -> list[str]:
        """Shown once; of them the house keeps only hashes."""
        codes = [identity.fresh_code(CODE_LENGTH) for _ in range(CODES)]
        await self._keys.put_codes(guest, [hashed(code) for code in codes], time.time())
        return codes

    async def come_by_code(self, typed: str) -> str:
        guest = await self._keys.take_code(hashed(identity.read_code(typed)))
        if guest is None:
            raise Refuse("wrong_code")
        return guest


def hashed(code: str) -> str:
    return hashlib.sha256(b"recovery " + code.encode()).hexdigest()


def _named(origin: str) -> str:
    place = place_of(origin)
    if place is None:
        raise Refuse("no_keys_here")
    return place


def _as_object(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found
