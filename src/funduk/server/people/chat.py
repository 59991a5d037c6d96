"""Chat at a table: safe lines, durable, in order, for those who may hear them; muting and blocking."""

import hashlib
import time
from base64 import urlsafe_b64encode
from typing import Any

from funduk.server.pages import forms
from funduk.server.people import names, typed_text
from funduk.server.people.identity import Who
from funduk.server.refuse import Refuse
from funduk.server.store.interface import StoreFailed
from funduk.server.store.talk import Said, Shunned, TalkStore
from funduk.server.tables.awake import AwakeTables
from funduk.server.tables.table import Table
from funduk.server.wire import messages
from funduk.server.wire.costs import TALK, Costs, Payer
from funduk.server.wire.streams import Key

PAGE = 50


def mask(place: str, guest: str) -> str:
    """A person's sign at one table: tells authors apart there, means nothing elsewhere, names nobody."""
    digest = hashlib.sha256(f"{place} {guest}".encode()).digest()
    return urlsafe_b64encode(digest)[:10].decode()


def closed_by(table: Table) -> str | None:
    """The clause by which the rules want silence now."""
    match = table.match
    if match is None or table.state.status != "running":
        return None
    return match.game.closes_talk(match.table)


def may_hear(table: Table, key: Key) -> bool:
    """Seats always; everybody else if the host has opened the chat."""
    return isinstance(key, int) or table.state.talk == "all"


def face(table: Table, line: Said) -> messages.Line:
    sign = mask(table.state.id, line.guest)
    return messages.Line(line.n, sign, line.seat, line.name, line.text, line.at)


def last_lines(table: Table, key: Key) -> list[messages.Line]:
    """For a snapshot."""
    if not table.chat or not may_hear(table, key):
        return []
    return [face(table, line) for line in table.chat]


class Talk:
    """What people say and whom they would rather not hear or meet."""

    def __init__(self, store: TalkStore, tables: AwakeTables, costs: Costs) -> None:
        self._store = store
        self._tables = tables
        self._costs = costs

    async def say(
        self, table: Table, who: Who, mine: int | None, body: forms.Say
    ) -> dict[str, Any]:
        """A line, first onto the disk, then to everybody who may hear it."""
        self._costs.charge(Payer("", who.guest), TALK)
        text = typed_text.clean_line(body.text)
        if text is None:
            raise Refuse("bad_text", max=typed_text.LONGEST)
        clause = closed_by(table)
        if clause is not None:
            raise Refuse("chat_closed", clause=clause)
        seated = [seat.name for seat in table.state.seats if seat.name is not None]
        own = None if mine is None else table.state.seats[mine].name
        name = own or names.apart_from(who.name, seated)
        line = Said(table.lines + 1, who.guest, mine, name, text, round(time.time(), 3))
        try:
            await self._store.say(table.state.id, line)
        except StoreFailed:
            self._tables.forget(table)
            raise Refuse("store") from None
        table.lines = line.n
        table.chat.append(line)
        for stream in table.streams.values():
            if not stream.awake():
                stream.lapse()
            elif may_hear(table, stream.key):
                message = messages.ChatMessage(table.state.id, stream.next(), face(table, line))
                stream.say(table.state.id, message)
        return {"n": line.n}

    async def page(self, table: Table, guest: str, key: Key, before: int) -> dict[str, Any]:
        """Older lines than those of the snapshot, and whose lines this guest does not want to see."""
        shunned = {one.other for one in await self._store.shunned_by(guest)}
        hidden = [mask(table.state.id, other) for other in sorted(shunned)]
        if not may_hear(table, key):
            return {"lines": [], "more": False, "first": 0, "hidden": hidden}
        found = await self._store.lines(table.state.id, before, PAGE + 1)
        first = found[-PAGE:][0].n if found else 0
        lines = [face(table, line) for line in found[-PAGE:] if line.guest not in shunned]
        return {"lines": lines, "more": len(found) > PAGE, "first": first, "hidden": hidden}

    async def shun(
        self, table: Table, who: Who, mine: int | None, body: forms.Shun
    ) -> dict[str, Any]:
        """Mutes or blocks somebody who sits here or has said something here."""
        found = await self._somebody(table, body)
        if found is None:
            raise Refuse("unknown_person")
        other, name = found
        if other == who.guest:
            raise Refuse("not_yourself")
        await self._store.shun(who.guest, Shunned(other, name, body.how, time.time()))
        return {"who": mask(table.state.id, other)}

    async def _somebody(self, table: Table, body: forms.Shun) -> tuple[str, str] | None:
        """Guest and name of a seat's owner, or of whoever said a line."""
        if body.line is not None:
            found = await self._store.lines(table.state.id, body.line + 1, 1)
            return (found[0].guest, found[0].name) if found and found[0].n == body.line else None
        if body.seat is None or not 0 <= body.seat < len(table.state.seats):
            return None
        seat = table.state.seats[body.seat]
        return None if seat.guest is None else (seat.guest, seat.name or "")

    async def check_welcome(self, table: Table, guest: str) -> None:
        """Nobody sits down where the host has blocked them, nor at a public table with such a person."""
        state = table.state
        blocks = await self._store.blocks_around(guest)
        if not blocks:
            return
        others = [
            seat.guest for seat in state.seats if seat.guest is not None and seat.guest != guest
        ]
        if (state.host, guest) in blocks:
            raise Refuse("not_welcome")
        if state.visibility == "public":
            if any((other, guest) in blocks for other in others):
                raise Refuse("not_welcome")
            if any((guest, other) in blocks for other in (*others, state.host)):
                raise Refuse("blocked_here")

    async def shunned(self, guest: str) -> list[dict[str, Any]]:
        """Everybody this guest has muted or blocked, by a sign that means nothing to others."""
        people = await self._store.shunned_by(guest)
        return [
            {"who": mask(guest, one.other), "name": one.name, "how": one.how, "at": one.at}
            for one in people
        ]

    async def change_shunned(self, guest: str, body: forms.Forgive) -> None:
        for one in await self._store.shunned_by(guest):
            if mask(guest, one.other) == body.who:
                if body.how == "none":
                    await self._store.forgive(guest, one.other)
                else:
                    await self._store.shun(
                        guest, Shunned(one.other, one.name, body.how, time.time())
                    )
                return
        raise Refuse("unknown_person")
