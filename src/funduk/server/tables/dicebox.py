"""Sealed dice at a table: everybody commits, everybody reveals, then the first draw."""

import hashlib
import secrets
import time

from funduk.server.errands import Errands
from funduk.server.logs import say, short
from funduk.server.pages import forms
from funduk.server.refuse import Refuse
from funduk.server.tables.authority import permit
from funduk.server.tables.desk import Desk
from funduk.server.tables.state import Begun, DiceBox, LogRecord, Played, Share, Told
from funduk.server.tables.table import Table, entries_as_text, house_game
from funduk.server.wire.messages import DiceShare

PATIENCE = 5.0
"""Seconds for each of the two phases; who stays silent adds nothing."""


async def begin(desk: Desk, table: Table) -> None:
    """Publishes the commitment and asks the people for theirs; without people the game begins at once."""
    state = table.state
    if state.guided:
        state.dice = DiceBox(guided_seed(state.game))
        state.bot_seed = "guided"
    else:
        state.dice = DiceBox(
            secrets.token_hex(32), "commit", [Share(seat) for seat in state.people()]
        )
        state.bot_seed = secrets.token_hex(16)
    state.status = "dice"
    if not state.dice.shares:
        await _draw(desk, table)
        return
    await desk.commit_and_tell(table)


def guided_seed(game: str) -> str:
    """The same for everybody who learns this game, and no secret: nobody but bots plays against them."""
    return hashlib.sha256(house_game(game).guided_opening().encode()).hexdigest()


async def share(desk: Desk, guest: str, message: DiceShare) -> None:
    """A person's hash, and later the bytes that belong to it."""
    async with desk.at(message.table) as table:
        seat = permit(table.state, guest, "dice")
        box = table.state.dice
        mine = None if box is None else next((one for one in box.shares if one.seat == seat), None)
        if box is None or mine is None or (message.commit is None) == (message.seed is None):
            raise Refuse("bad_dice")
        if (message.commit or message.seed) in (mine.commit, mine.seed):
            return
        if message.commit is not None:
            if box.phase != "commit" or mine.commit is not None:
                raise Refuse("bad_dice")
            mine.commit = message.commit
        elif message.seed is not None:
            digest = hashlib.sha256(bytes.fromhex(message.seed)).hexdigest()
            if box.phase != "reveal" or digest != mine.commit:
                raise Refuse("bad_dice")
            mine.seed = message.seed
        await _go_on(desk, table, late=False)


async def _go_on(desk: Desk, table: Table, late: bool) -> None:
    """To the next phase when all have spoken or time is up."""
    box = table.state.dice
    assert box is not None
    if box.phase == "commit" and (late or all(one.commit for one in box.shares)):
        box.phase = "reveal"
        _stop_time(table)
        late = False
    if box.phase == "reveal" and (late or all(one.seed for one in box.shares if one.commit)):
        await _draw(desk, table)
        return
    await desk.commit_and_tell(table)


async def _draw(desk: Desk, table: Table) -> None:
    """All seeds are in: the match begins, and chance deals."""
    state = table.state
    assert state.dice is not None
    _stop_time(table)
    state.dice.phase = "drawn"
    state.status = "running"
    now = time.time()
    game = house_game(state.game)
    begun = Begun(game.components.content, game.rules_version, state.options, now)
    match = table.begin(begun)
    match.draw_chance()
    records: list[LogRecord] = [
        Told(state, now),
        begun,
        Played(entries_as_text(match.entries), now),
    ]
    await desk.commit(table, records)
    say("game_began", table=short(state.id), game=state.game, seats=len(state.seats))
    desk.tell_anew(table)


def keep_time(desk: Desk, errands: Errands, table: Table) -> None:
    """Starts the clock of the phase that waits for people."""
    if table.state.status == "dice" and table.timer is None:
        table.timer = errands.later(PATIENCE, lambda: _time_is_up(desk, table))
    elif table.state.status != "dice":
        _stop_time(table)


def _stop_time(table: Table) -> None:
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None


async def _time_is_up(desk: Desk, table: Table) -> None:
    async with table.lock:
        table.timer = None
        if not table.gone and table.state.status == "dice":
            await _go_on(desk, table, late=True)


def published(table: Table) -> forms.Dice:
    """What anybody may know of the dice now; seeds only once nothing depends on them."""
    box = table.state.dice
    if box is None:
        raise Refuse("not_now", status=table.state.status)
    over = table.state.status == "over"
    open_shares = box.phase == "drawn"
    people = [
        forms.PersonShare(one.seat, one.commit, one.seed if open_shares else None)
        for one in box.shares
    ]
    entries = [] if table.match is None else table.match.entries
    draws = [
        forms.Draw(entry.draw.nth, entry.draw.ranges, entry.draw.indices)
        for entry in entries
        if entry.draw is not None and over
    ]
    commitment = hashlib.sha256(bytes.fromhex(box.seed)).hexdigest()
    return forms.Dice(
        commitment, box.seed if over else None, people, draws, over, len(table.state.seats)
    )
