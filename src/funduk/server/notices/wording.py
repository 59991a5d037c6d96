"""What a notice says: game, table, kind of question, time left; nothing of what happens in the game."""

from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from functools import cache

import msgspec

from funduk.core.action import ask_for
from funduk.locale import Words
from funduk.server.notices.mail import letter
from funduk.server.tables.table import Table

Work = Callable[[], Awaitable[None]]
HOUR = 3600
SPOKEN_AS_DAYS = 36


class Notice(msgspec.Struct):
    """One turn at one table; `more` turns wait elsewhere."""

    event: str
    game: str
    table: str
    link: str
    seat: int
    question: str
    others: list[str]
    seconds_left: int | None
    more: int


def of_turn(table: Table, guest: str, lived: float, address: str, more: int) -> Notice | None:
    """None when it is no longer their turn."""
    seat = table.state.seat_of(guest)
    ask = None if seat is None else ask_for(table.asks, seat)
    if (
        seat is None
        or ask is None
        or table.state.status != "running"
        or table.state.seats[seat].away
    ):
        return None
    left = None
    if table.clock is not None and table.state.clock is not None:
        deadline = table.clock.seats[seat].deadline(table.state.clock.question)
        left = None if deadline is None else max(0, round(deadline - lived))
    others = [one.name for one in table.state.seats if one.name is not None and one.guest != guest]
    link = f"{address}/t/{table.state.id}"
    return Notice(
        "your_turn", table.state.game, table.state.id, link, seat, ask.question, others, left, more
    )


def as_json(notice: Notice) -> bytes:
    return msgspec.json.encode(notice)


@cache
def _words(language: str) -> Words:
    return Words(language, "mail")


def as_letter(notice: Notice, address: str, language: str, unsubscribe: str) -> EmailMessage:
    words = _words(language)
    words.need(notice.game)
    game = words.say(f"{notice.game}-title")
    lines = [words.say("mail-turn", {"game": game})]
    if notice.others:
        lines.append(words.say("mail-others", {"names": words.listing(notice.others)}))
    if notice.seconds_left is not None:
        hours = round(notice.seconds_left / HOUR)
        part = "mail-left-hours" if hours else "mail-left-soon"
        days = round(hours / 24) if hours >= SPOKEN_AS_DAYS else 0
        lines.append(words.say(part, {"hours": hours, "days": days}))
    if notice.more > 0:
        lines.append(words.say("mail-more", {"n": notice.more}))
    text = "\n".join(lines)
    closing = words.say("mail-closing", {"link": unsubscribe})
    body = f"{text}\n\n{notice.link}\n\n-- \n{closing}\n"
    return letter(
        address, words.say("mail-turn-subject", {"game": game}), body, language, unsubscribe
    )


def code_letter(code: str, address: str, language: str, house: str) -> EmailMessage:
    """Asks whether the address is really theirs; whoever did not ask for it need do nothing."""
    words = _words(language)
    told = words.say("mail-code", {"code": code, "house": house})
    body = f"{told}\n\n{words.say('mail-code-ignore')}\n"
    return letter(address, words.say("mail-code-subject", {"code": code}), body, language)
