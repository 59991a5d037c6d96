"""The one place that says who may do what at a table."""

from typing import NamedTuple

from funduk.server.refuse import Refuse
from funduk.server.tables.state import Status, TableState

ANYBODY = "anybody"
OWNER = "owner"
"""Whoever owns a seat, also while a bot keeps it."""
PLAYER = "player"
"""Whoever owns a seat and plays it."""
HOST = "host"
PRESENT = "present"
"""Whoever plays a seat, and the host."""
CONCERNED = "concerned"
"""Whoever owns a seat, and whoever has asked for one."""
TALKER = "talker"
"""Whoever owns a seat, and everybody else if the host has opened the chat."""

LOBBY: tuple[Status, ...] = ("lobby",)
PLAYING: tuple[Status, ...] = ("dice", "running")
ALWAYS: tuple[Status, ...] = ("lobby", "dice", "running", "over", "closed")
OPEN: tuple[Status, ...] = ("lobby", "dice", "running")


class Permit(NamedTuple):
    """Who may do a thing, and in which states of the table."""

    role: str
    when: tuple[Status, ...]


PERMITS: dict[str, Permit] = {
    "watch": Permit(ANYBODY, ALWAYS),
    "read": Permit(ANYBODY, ALWAYS),
    "replay": Permit(ANYBODY, ("over",)),
    "move": Permit(OWNER, ALWAYS),
    "dice": Permit(PLAYER, ("dice",)),
    "sit": Permit(ANYBODY, OPEN),
    "leave": Permit(OWNER, OPEN),
    "seat": Permit(HOST, OPEN),
    "add": Permit(HOST, LOBBY),
    "drop": Permit(HOST, LOBBY),
    "options": Permit(HOST, OPEN),
    "start": Permit(HOST, LOBBY),
    "close": Permit(HOST, OPEN),
    "rematch": Permit(OWNER, ("over",)),
    "takeback": Permit(PLAYER, ("running",)),
    "answer": Permit(PLAYER, ("running",)),
    "replace": Permit(PRESENT, PLAYING),
    "consent": Permit(CONCERNED, ("running",)),
    "handover": Permit(OWNER, OPEN),
    "say": Permit(TALKER, ("lobby", "dice", "running", "over")),
    "shun": Permit(ANYBODY, ALWAYS),
    "order": Permit(PLAYER, ("running",)),
    "withdraw": Permit(PLAYER, ("running",)),
}


def permit(state: TableState, guest: str, deed: str) -> int | None:
    """The guest's seat if they may do this here and now; else it is refused, before anything is looked at."""
    rule = PERMITS[deed]
    seat = state.seat_of(guest)
    if rule.role == HOST and state.host != guest:
        raise Refuse("not_host")
    if rule.role == PRESENT and state.host != guest and (seat is None or state.seats[seat].away):
        raise Refuse("not_your_seat")
    wish = state.seat_wish
    if rule.role == CONCERNED and seat is None and (wish is None or wish.guest != guest):
        raise Refuse("not_your_seat")
    if rule.role in (OWNER, PLAYER) and seat is None:
        raise Refuse("not_your_seat")
    if rule.role == TALKER and seat is None and state.talk != "all":
        raise Refuse("not_your_seat")
    if rule.role == PLAYER and seat is not None and state.seats[seat].away:
        raise Refuse("not_your_seat")
    if state.status not in rule.when:
        raise Refuse("not_now", status=state.status)
    return seat
