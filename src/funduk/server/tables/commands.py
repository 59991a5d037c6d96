"""Commands on a table: what people may ask for besides moves, all on one way."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from funduk.server.pages import forms
from funduk.server.people.chat import Talk
from funduk.server.people.identity import Who
from funduk.server.refuse import Refuse
from funduk.server.tables import hosting, ordering, seats, wishes
from funduk.server.tables.authority import permit
from funduk.server.tables.desk import Desk
from funduk.server.tables.lobby import Lobby
from funduk.server.tables.sitting import Sitting
from funduk.server.tables.table import Table

Verb = Callable[[Table, Who, Any, Any], Awaitable[dict[str, Any]]]
PAID_OTHERWISE = {"say"}
"""Verbs that are charged where they are done; any other writes a record."""


class Commands:
    """Every command takes this way: read, find the table, ask the authority, do."""

    def __init__(self, desk: Desk, sitting: Sitting, lobby: Lobby, talk: Talk) -> None:
        self._desk = desk
        self.verbs: dict[str, tuple[Verb, type[forms.Body]]] = {
            "sit": (sitting.sit, forms.Sit),
            "leave": (sitting.leave, forms.Nothing),
            "handover": (sitting.handover, forms.Nothing),
            "seat": (partial(hosting.set_seat, desk), forms.SetSeat),
            "add": (partial(hosting.add, desk), forms.Nothing),
            "drop": (partial(hosting.drop, desk), forms.Nothing),
            "options": (partial(hosting.options, desk), forms.SetOptions),
            "start": (partial(hosting.start, desk), forms.Nothing),
            "close": (partial(hosting.close, desk), forms.Nothing),
            "rematch": (lobby.rematch, forms.Nothing),
            "takeback": (partial(wishes.ask_to_take_back, desk), forms.Nothing),
            "answer": (partial(wishes.answer_take_back, desk), forms.AnswerTakeback),
            "replace": (partial(seats.replace, desk), forms.Replace),
            "consent": (partial(wishes.consent, desk), forms.Consent),
            "say": (talk.say, forms.Say),
            "shun": (talk.shun, forms.Shun),
            "order": (partial(ordering.set_order, desk), forms.SetOrder),
            "withdraw": (partial(ordering.withdraw, desk), forms.Nothing),
        }

    async def carry_out(self, number: str, verb: str, who: Who, text: bytes) -> dict[str, Any]:
        if verb not in self.verbs:
            raise Refuse("unknown_page")
        deed, form = self.verbs[verb]
        try:
            body = msgspec.json.decode(text, type=form)
        except msgspec.MsgspecError as wrong:
            raise Refuse("bad_message", why=str(wrong)[:200]) from None
        async with self._desk.at(number) as table:
            seat = permit(table.state, who.guest, verb)
            before = table.state
            table.state = before.copy()
            try:
                return await deed(table, who, seat, body)
            except Refuse:
                table.state = before
                raise
