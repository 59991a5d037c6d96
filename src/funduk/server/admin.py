"""`funduk admin`: what a host looks up and does, beside a running server or without one."""

import argparse
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from funduk.server.people.typed_text import LONGEST, clean_line
from funduk.server.settings import BadSetting
from funduk.server.store import board, schema
from funduk.server.store.database import DATABASE_ERRORS, Connection, is_postgres
from funduk.server.store.sqlite import connect

MOST_SHOWN = 40
TABLES = (
    "SELECT id, state, status FROM tables WHERE status IN ('lobby', 'dice', 'running') "
    "ORDER BY updated DESC LIMIT ?"
)
PEOPLE = (
    "SELECT guests.id, guests.name, (SELECT count(*) FROM sitters WHERE guest = guests.id) "
    "FROM guests WHERE lower(guests.name) LIKE ? ORDER BY guests.name LIMIT ?"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, help="folder of the tables (the user's data folder)")
    parser.add_argument("--database", help="postgresql://user@host/name, if the tables are there")
    deeds = parser.add_subparsers(dest="deed", required=True, metavar="DEED")
    deeds.add_parser("tables", help="how many there are, and those that go on")
    people = deeds.add_parser("people", help="who has a name that contains this")
    people.add_argument("name")
    for name, meaning in (
        ("block", "nobody with this id is let in any more"),
        ("unblock", "they are let in again"),
    ):
        deeds.add_parser(name, help=meaning).add_argument("id")
    saying = deeds.add_parser("say", help="a message to everybody on the home page")
    saying.add_argument("text")
    saying.add_argument("--lang", choices=("de", "en"), help="for pages in this language only")
    deeds.add_parser("hush", help="takes the message down")
    deeds.add_parser("check", help="whether the database is sound")
    deeds.add_parser("vacuum", help="gives room back; others wait meanwhile")


def open_database(folder: Path, address: str) -> Connection:
    """Only a database of this version: what is older is brought up to date by the server."""
    if address:
        if not is_postgres(address):
            raise BadSetting("--database must be an address like postgresql://user@host/name")
        from funduk.server.store.postgres import PostgresConnection

        return PostgresConnection(address)
    path = folder / schema.DATABASE
    if not path.is_file():
        raise BadSetting(f"there is no house in {folder}: say --data or --database")
    opened = connect(path)
    if schema.version_of(opened) != schema.migrations()[-1][0]:
        opened.close()
        raise BadSetting(f"{path} is of another version: start this version's server on it once")
    return opened


def carry_out(arguments: argparse.Namespace, folder: Path, address: str) -> int:
    try:
        with closing(open_database(folder, address)) as opened:
            for line in DEEDS[arguments.deed](opened, arguments):
                print(line)
    except DATABASE_ERRORS as wrong:
        raise BadSetting(f"the database says: {' '.join(str(wrong).split())}") from None
    return 0


def tables(opened: Connection, arguments: argparse.Namespace) -> list[str]:
    query = "SELECT status, count(*) FROM tables GROUP BY status ORDER BY status"
    lines = [f"{count:8,}  {status}" for status, count in opened.execute(query)]
    for number, state, status in opened.execute(TABLES, (MOST_SHOWN,)):
        known = json.loads(state)
        people = sum(seat["kind"] == "person" for seat in known["seats"])
        lines.append(
            f"{number}  {status:8}  {known['game']}, {people} of {len(known['seats'])} people"
        )
    return lines


def people(opened: Connection, arguments: argparse.Namespace) -> list[str]:
    gone = board.read_board(opened).turned_out
    wanted = arguments.name.lower().replace("%", "").replace("_", "")
    return [
        f"{guest}  {name}, {seats} tables" + (", blocked" if guest in gone else "")
        for guest, name, seats in opened.execute(PEOPLE, (f"%{wanted}%", MOST_SHOWN)).fetchall()
    ]


def block(opened: Connection, arguments: argparse.Namespace) -> list[str]:
    query = (
        "SELECT EXISTS (SELECT 1 FROM guests WHERE id = ?) "
        "OR EXISTS (SELECT 1 FROM sitters WHERE guest = ?)"
    )
    if not opened.execute(query, (arguments.id, arguments.id)).fetchone()[0]:
        raise BadSetting(f"nobody here has the id {arguments.id}: funduk admin people NAME")
    board.turn_out(opened, arguments.id, time.time())
    return ["blocked; a running server knows within half a minute"]


def unblock(opened: Connection, arguments: argparse.Namespace) -> list[str]:
    board.let_in(opened, arguments.id)
    return ["let in again; a running server knows within half a minute"]


def say(opened: Connection, arguments: argparse.Namespace) -> list[str]:
    text = clean_line(arguments.text)
    if text is None:
        raise BadSetting(f"a message is one line of at most {LONGEST} characters")
    for language in (arguments.lang,) if arguments.lang else ("de", "en"):
        board.say(opened, language, text, time.time())
    return ["said; pages show it within half a minute"]


def hush(opened: Connection, arguments: argparse.Namespace) -> list[str]:
    board.hush(opened)
    return ["taken down"]


def check(opened: Connection, arguments: argparse.Namespace) -> list[str]:
    if isinstance(opened, sqlite3.Connection):
        found = opened.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise BadSetting(f"the database is damaged: {found}; restore a copy (funduk restore)")
    holes = opened.execute(
        "SELECT count(*) FROM (SELECT table_id FROM log GROUP BY table_id "
        "HAVING count(*) != max(n) + 1 OR min(n) != 0) AS torn"
    ).fetchone()[0]
    if holes:
        raise BadSetting(f"{holes} tables have holes in their log; restore a copy (funduk restore)")
    count = opened.execute("SELECT count(*) FROM tables").fetchone()[0]
    return [f"sound: {count} tables, no log has a hole"]


def vacuum(opened: Connection, arguments: argparse.Namespace) -> list[str]:
    opened.execute("VACUUM")
    return ["done"]


DEEDS: dict[str, Callable[[Connection, argparse.Namespace], list[str]]] = {
    "tables": tables,
    "people": people,
    "block": block,
    "unblock": unblock,
    "say": say,
    "hush": hush,
    "check": check,
    "vacuum": vacuum,
}
