"""The host's board: a message to everybody, and who is no longer let in."""

from typing import NamedTuple

from funduk.server.store.database import Connection

SAY = (
    "INSERT INTO house_messages VALUES (?, ?, ?) "
    "ON CONFLICT (language) DO UPDATE SET said = excluded.said, at = excluded.at"
)
TURN_OUT = "INSERT INTO turned_out VALUES (?, ?) ON CONFLICT DO NOTHING"


class Board(NamedTuple):
    messages: dict[str, str]
    """By language."""
    turned_out: frozenset[str]


def read_board(opened: Connection) -> Board:
    messages = opened.execute("SELECT language, said FROM house_messages").fetchall()
    gone = opened.execute("SELECT guest FROM turned_out").fetchall()
    return Board(dict(messages), frozenset(guest for (guest,) in gone))


def say(opened: Connection, language: str, text: str, now: float) -> None:
    opened.execute(SAY, (language, text, now))


def hush(opened: Connection) -> None:
    opened.execute("DELETE FROM house_messages")


def turn_out(opened: Connection, guest: str, now: float) -> None:
    opened.execute(TURN_OUT, (guest, now))


def let_in(opened: Connection, guest: str) -> None:
    opened.execute("DELETE FROM turned_out WHERE guest = ?", (guest,))
