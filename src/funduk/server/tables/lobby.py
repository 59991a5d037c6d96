"""Which games and tables there are, and how a table comes into being."""

import math
import time
from functools import lru_cache
from typing import Any

import msgspec

import funduk
from funduk import bots, catalogue
from funduk.bots import levels
from funduk.core.errors import FundukError
from funduk.core.record import Flag, Form, Many, Maybe, Named, Number, SeatForm, Word
from funduk.locale import LANGUAGES, Words
from funduk.locale.phrases import Phrases
from funduk.server.pages import forms
from funduk.server.people import identity
from funduk.server.people.identity import Who
from funduk.server.refuse import Refuse
from funduk.server.store.interface import CodeTaken, Row, Store
from funduk.server.tables import clocks, dicebox
from funduk.server.tables import state as states
from funduk.server.tables.awake import AwakeTables
from funduk.server.tables.clocks import Clock
from funduk.server.tables.desk import Desk
from funduk.server.tables.state import Pace, SeatState, TableState, Told, Visibility
from funduk.server.tables.table import Table, house_game
from funduk.server.wire.messages import SeatCard

MOST_LISTED = 50
COVER = "cover.svg"
ORDER = {"running": 1, "dice": 1, "lobby": 2, "over": 3, "closed": 4}


class Lobby:
    """Where tables are made and found."""

    def __init__(
        self, store: Store, tables: AwakeTables, desk: Desk, games: tuple[str, ...] = ()
    ) -> None:
        self._store = store
        self._tables = tables
        self._desk = desk
        self._games = games

    def games(self) -> list[forms.Game]:
        """Every game that is offered, with its seats, levels and options."""
        return [_game(name) for name in self.offered()]

    def offered(self) -> list[str]:
        """Which games a new table can be for; tables that stand already go on with any."""
        chosen = self._games
        return [name for name in funduk.GAMES if not chosen or name in chosen]

    async def new_table(self, guest: str, name: str, wish: forms.NewTable) -> str:
        """A table as somebody wants it; with `start` and no open seat its dice begin at once."""
        if wish.game not in self.offered():
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
        if wish.guided and (not wish.start or [seat.kind for seat in seats].count("person") != 1):
            raise Refuse(
                "bad_message", why="a guided game is one person's, against bots, and starts at once"
            )
        clock = check_clock(wish.clock)
        number = await self.put_table(
            wish.game, seats, wish.options, wish.visibility, wish.pace, guest, clock
        )
        if wish.start:
            async with self._desk.at(number) as table:
                table.state.guided = wish.guided
                await dicebox.begin(self._desk, table)
        return number

    async def put_table(
        self,
        game: str,
        seats: list[SeatState],
        options: dict[str, Any],
        visibility: Visibility,
        pace: Pace,
        host: str,
        clock: Clock | None = None,
    ) -> str:
        """A new table with an id nobody can guess and a code nobody else has."""
        rules_now = house_game(game)
        while True:
            state = TableState(
                identity.fresh_id(), game, seats, options, visibility, pace, host, time.time(),
                rules_now.components.name, rules_now.rules_version, code=identity.fresh_code(5), clock=clock,
                touched=self._desk.now(),
            )  # fmt: skip
            table = Table(state)
            try:
                change = table.change([Told(state, time.time())])
                await self._store.commit(change)
            except CodeTaken:
                continue
            table.length = 1
            table.kept = change.row
            self._tables.add(table)
            return state.id

    async def rematch(
        self, table: Table, who: Who, mine: int, body: forms.Nothing
    ) -> dict[str, Any]:
        state = table.state
        if state.rematch is None:
            seats = [await self._in_a_rematch(seat) for seat in state.seats]
            again = await self.put_table(
                state.game,
                seats,
                state.options,
                state.visibility,
                state.pace,
                who.guest,
                state.clock,
            )
            state.rematch = again
            await self._desk.commit_and_tell(table)
            if sum(seat.kind == "person" for seat in seats) == 1 and all(
                seat.kind != "free" for seat in seats
            ):
                async with self._desk.at(again) as fresh:
                    await dicebox.begin(self._desk, fresh)
        return {"id": state.rematch}

    async def _in_a_rematch(self, seat: SeatState) -> SeatState:
        """The same again, by today's name; the chair of somebody who has erased themselves is free."""
        if seat.kind != "person":
            return SeatState(seat.kind, level=seat.level)
        if seat.guest is None:
            return SeatState()
        known = await self._store.guest(seat.guest)
        return SeatState("person", seat.guest, seat.name if known is None else known.name)

    async def open_tables(self, guest: str) -> list[forms.Card]:
        """Without those at which somebody sits whom this guest has blocked, or who has blocked them."""
        rows = await self._store.open_tables(MOST_LISTED)
        blocks = await self._store.talk.blocks_around(guest)
        apart = {one for pair in blocks for one in pair if one != guest}
        return [card(row, guest) for row in rows if not apart or not _meets(row, apart)]

    async def tables_of(self, guest: str) -> list[forms.Card]:
        """My turn first, the most urgent before the others, then running games, lobbies, and what is over."""
        rows = await self._store.tables_of(guest, MOST_LISTED)
        running = (
            await self._store.clocks_of(guest)
            if any(row.status == "running" for row in rows)
            else {}
        )
        now = self._desk.now()
        cards = [card(row, guest, running.get(row.id), now) for row in rows]
        return sorted(cards, key=_urgency)


@lru_cache(maxsize=64)
def _game(name: str) -> forms.Game:
    game = house_game(name)
    sets = sorted(path.stem for path in (catalogue.room(name) / "sets").glob("*.toml"))
    chosen = [
        _option(option.name, option.form, option.default, option.clause) for option in game.options
    ]
    span = (game.seats[0], game.seats[-1])
    strengths = levels.names(name)
    return forms.Game(
        name,
        span,
        game.minutes,
        game.rules_version,
        strengths,
        sets,
        chosen,
        {language: _sign(name, language) for language in LANGUAGES},
        (catalogue.room(name) / COVER).exists(),
    )


def _sign(name: str, language: str) -> forms.Sign:
    phrases = Phrases(Words(language), house_game(name), str, 0)
    return forms.Sign(phrases.title("short"), phrases.title("line", "blurb"))


def cover(name: str) -> bytes:
    """The drawing that a game brings along."""
    path = catalogue.room(name) / COVER if name in funduk.GAMES else None
    if path is None or not path.exists():
        raise Refuse("unknown_game")
    return path.read_bytes()


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
    text = catalogue.rulebook(game, language)
    return {
        "game": game,
        "lang": language,
        "version": house_game(game).rules_version,
        "markdown": text,
    }


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


def check_clock(name: str) -> Clock | None:
    if name != clocks.NO_CLOCK and name not in clocks.PRESETS:
        known = ", ".join(clocks.PRESETS)
        raise Refuse("bad_options", why=f"there is no clock {name!r}; choose none or {known}")
    return clocks.PRESETS.get(name)


def card(row: Row, guest: str, clock: bytes | None = None, now: float = 0.0) -> forms.Card:
    """One line of a list of tables; with its clock, how long I still have there."""
    state = states.read_state(row.state)
    waiting: list[int] = msgspec.json.decode(row.waiting, type=list[int])
    mine = state.seat_of(guest)
    turn = mine is not None and mine in waiting and not state.seats[mine].away
    seats = [SeatCard(seat.kind, seat.name, seat.level) for seat in state.seats]
    left = None
    if turn and mine is not None and clock is not None and state.clock is not None:
        deadline = clocks.read(clock).seats[mine].deadline(state.clock.question)
        left = None if deadline is None else max(0, round((deadline - now) * 1000))
    late = mine is not None and state.seats[mine].late and state.status == "running"
    return forms.Card(
        state.id, row.code, state.game, state.status, seats, mine, turn, waiting, row.updated, state.result,
        state.clock, left, late,
    )  # fmt: skip


def _meets(row: Row, people: set[str]) -> bool:
    state = states.read_state(row.state)
    return state.host in people or any(seat.guest in people for seat in state.seats)


def _urgency(one: forms.Card) -> tuple[bool, float, int, float]:
    left = math.inf if one.left is None else one.left
    return (not one.turn, left, ORDER[one.status], -one.updated)
