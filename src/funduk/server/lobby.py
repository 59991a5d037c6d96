"""Which games and tables there are, and how a table comes into being."""

import time
from pathlib import Path
from typing import Any

import msgspec

import funduk
from funduk import bots
from funduk.bots import levels
from funduk.core.errors import FundukError
from funduk.core.record import Flag, Form, Many, Maybe, Named, Number, SeatForm, Word
from funduk.server import dicebox, forms, identity
from funduk.server import state as states
from funduk.server.house import House
from funduk.server.messages import SeatCard
from funduk.server.refuse import Refuse
from funduk.server.state import Pace, SeatState, TableState, Told, Visibility
from funduk.server.store import CodeTaken, Row
from funduk.server.table import Table, house_game

MINUTES = {"basari_cards": 45, "basari": 45, "sandsturm": 75, "schwarzmarkt": 90}
MOST_LISTED = 50
ORDER = {"running": 1, "dice": 1, "lobby": 2, "over": 3, "closed": 4}
ROOMS = Path(funduk.__file__).parent / "games"


def games() -> list[forms.Game]:
    """Every game with its seats, levels and options."""
    return [_game(name) for name in funduk.GAMES]


def _game(name: str) -> forms.Game:
    game = house_game(name)
    sets = sorted(path.stem for path in (ROOMS / name / "sets").glob("*.toml"))
    chosen = [_option(option.name, option.form, option.default, option.clause) for option in game.options]
    span = (game.seats[0], game.seats[-1])
    strengths = levels.names(name)
    return forms.Game(name, span, MINUTES.get(name, 60), game.rules_version, strengths, sets, chosen)


def _option(name: str, form: Form, default: Any, clause: str) -> forms.Option:
    """An option's form as the browser's kinds of control."""
    inner = form.form if isinstance(form, Maybe) else form
    if isinstance(inner, Flag):
        return forms.Option(name, "bool", default, None, None, None, clause)
    if isinstance(inner, (Word, Named)):
        words = list(inner.words if isinstance(inner, Word) else inner.names)
        return forms.Option(name, "choice", default, words, None, None, clause)
    if isinstance(inner, Many) and isinstance(inner.form, SeatForm):
        return forms.Option(name, "seats", default, None, None, None, clause)
    low, high = (inner.low, inner.high) if isinstance(inner, Number) else (None, None)
    return forms.Option(name, "int", default, None, low, high, clause)


def rules(game: str, language: str) -> dict[str, Any]:
    """A rulebook as it is."""
    if game not in funduk.GAMES or language not in ("de", "en"):
        raise Refuse("unknown_game")
    text = (ROOMS / game / f"RULES.{language}.md").read_text(encoding="utf-8")
    return {"game": game, "lang": language, "version": house_game(game).rules_version, "markdown": text}


def check_level(game: str, level: str | None) -> str:
    known = bots.names(game)
    if level is None or level not in known:
        raise Refuse("bad_level", known=known)
    return level


def check_options(game: str, seats: int, options: dict[str, Any]) -> None:
    """The rules themselves say whether a table can begin like this."""
    try:
        house_game(game).setup(seats, options)
    except FundukError as wrong:
        raise Refuse("bad_options", why=str(wrong)) from None


async def new_table(house: House, guest: str, name: str, wish: forms.NewTable) -> str:
    """A table as somebody wants it; with `start` and no open seat its dice begin at once."""
    if wish.game not in funduk.GAMES:
        raise Refuse("unknown_game")
    if len(wish.seats) not in house_game(wish.game).seats:
        raise Refuse("bad_options", why=f"{wish.game} is not for {len(wish.seats)} seats")
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refuse("bad_message", why="one seat is mine at most")
    check_options(wish.game, len(wish.seats), wish.options)
    seats = []
    for seat in wish.seats:
        if seat.kind == "me":
            seats.append(SeatState("person", guest, name))
        elif seat.kind == "bot":
            seats.append(SeatState("bot", level=check_level(wish.game, seat.level)))
        else:
            seats.append(SeatState())
    if wish.start and any(seat.kind == "free" for seat in seats):
        raise Refuse("seats_free")
    number = await put_table(house, wish.game, seats, wish.options, wish.visibility, wish.pace, guest)
    if wish.start:
        async with house.at(number) as table:
            await dicebox.begin(house, table)
    return number


async def put_table(
    house: House,
    game: str,
    seats: list[SeatState],
    options: dict[str, Any],
    visibility: Visibility,
    pace: Pace,
    host: str,
) -> str:
    """A new table with an id nobody can guess and a code nobody else has."""
    rules_now = house_game(game)
    while True:
        state = TableState(
            identity.fresh_id(), game, seats, options, visibility, pace, host, time.time(),
            rules_now.components.name, rules_now.rules_version, code=identity.fresh_code(5),
        )  # fmt: skip
        table = Table(state)
        try:
            change = table.change([Told(state, time.time())])
            await house.store.commit(change)
        except CodeTaken:
            continue
        table.length = 1
        house.add(table)
        return state.id


def card(row: Row, guest: str) -> forms.Card:
    """One line of a list of tables."""
    state = states.read_state(row.state)
    waiting: list[int] = msgspec.json.decode(row.waiting, type=list[int])
    mine = state.seat_of(guest)
    turn = mine is not None and mine in waiting and not state.seats[mine].away
    seats = [SeatCard(seat.kind, seat.name, seat.level) for seat in state.seats]
    return forms.Card(
        state.id, row.code, state.game, state.status, seats, mine, turn, waiting, row.updated, state.result
    )


async def open_tables(house: House, guest: str) -> list[forms.Card]:
    return [card(row, guest) for row in await house.store.open_tables(MOST_LISTED)]


async def tables_of(house: House, guest: str) -> list[forms.Card]:
    """My turn first, then running games, lobbies, and what is over."""
    cards = [card(row, guest) for row in await house.store.tables_of(guest, MOST_LISTED)]
    return sorted(cards, key=lambda one: (not one.turn, ORDER[one.status], -one.updated))
