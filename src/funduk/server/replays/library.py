"""Replays of finished games and of match files: who may have them, and where they are worked out."""

import asyncio
import gzip
from collections import OrderedDict
from typing import Any

import msgspec

from funduk.server.pages import forms
from funduk.server.refuse import Refuse
from funduk.server.replays import uploads
from funduk.server.replays.uploads import Upload, Uploads
from funduk.server.tables.authority import permit
from funduk.server.tables.bot_workers import Thinkers, ThinkingFailed
from funduk.server.tables.house import House
from funduk.server.wire.messages import SeatCard, TableId

PATIENCE = 15.0
MOST_FRAMES = 100
KEPT = 16


class Source(msgspec.Struct):
    """A match file and who sat there."""

    file: str
    seats: list[SeatCard] | None = None
    mine: int | None = None
    dice: forms.DiceReport | None = None
    until: float | None = None


class Answer(msgspec.Struct):
    """What the process says: the thing itself, what the rules have against the file, or that it failed."""

    ok: msgspec.Raw = msgspec.Raw()
    refused: str | None = None
    error: str | None = None


class Replays(Thinkers):
    """One process of its own turns match files into frames; tables that are played do not wait for it."""

    PROCESS = "funduk.server.replays.worker"

    def __init__(self, house: House) -> None:
        super().__init__(1, PATIENCE)
        self.house = house
        self.uploads = Uploads(house.settings.data / "uploads")
        self._files: OrderedDict[str, str] = OrderedDict()

    async def head(self, number: str, guest: str) -> forms.Replay:
        source = await self._source(number, guest)
        replay = msgspec.json.decode(
            await self._order(do="head", file=source.file), type=forms.Replay
        )
        replay.id, replay.mine, replay.dice, replay.until = (
            number,
            source.mine,
            source.dice,
            source.until,
        )
        if source.seats is not None:
            replay.seats = source.seats
        return replay

    async def frames(
        self, number: str, guest: str, seat: int | None, everything: bool, first: int, count: int
    ) -> bytes:
        """Some steps as one viewer knew them, or laid open, packed for the way."""
        file = (await self._source(number, guest)).file
        count = max(1, min(count, MOST_FRAMES))
        written = await self._order(
            do="frames", file=file, seat=seat, open=everything, first=first, count=count
        )
        return await asyncio.to_thread(gzip.compress, written, 5)

    async def dice(self, number: str, guest: str) -> forms.Dice:
        source = await self._source(number, guest)
        dice = await self._order(do="dice", file=source.file)
        found: forms.Dice | None = msgspec.json.decode(dice, type=forms.Dice | None)
        if found is None:
            raise Refuse("no_dice")
        return found

    async def match(self, number: str, guest: str) -> msgspec.Raw:
        return msgspec.Raw((await self._source(number, guest)).file.encode())

    async def take_in(self, body: bytes) -> str:
        """A file from outside: the rules judge every entry of it before anything is kept."""
        try:
            text = body.decode()
        except UnicodeDecodeError:
            raise Refuse("bad_match", why="it is not a UTF-8 text") from None
        checked = msgspec.json.decode(await self._order(do="check", file=text), type=Upload)
        try:
            return await asyncio.to_thread(self.uploads.put, checked)
        except OSError:
            raise Refuse("store") from None

    async def _source(self, number: str, guest: str) -> Source:
        """The file behind an id: a finished table's, or one that was brought along."""
        if number.startswith(uploads.PREFIX):
            upload = await asyncio.to_thread(self.uploads.get, number)
            if upload is None:
                raise Refuse("unknown_replay")
            return Source(upload.file, None, None, upload.dice, upload.until)
        try:
            msgspec.convert(number, TableId)
        except msgspec.ValidationError:
            raise Refuse("unknown_table") from None
        async with self.house.at(number) as table:
            mine = permit(table.state, guest, "replay")
            assert table.match is not None
            seats = [SeatCard(seat.kind, seat.name, seat.level) for seat in table.state.seats]
            file = self._files.get(number)
            if file is None:
                file = self._files[number] = msgspec.json.encode(table.match.to_json()).decode()
                if len(self._files) > KEPT:
                    self._files.popitem(last=False)
        return Source(file, seats, mine)

    async def _order(self, **order: Any) -> bytes:
        """Asks the process; what the rules refuse is the file's fault, anything else is our own."""
        line = msgspec.json.encode(order) + b"\n"
        try:
            said = await self._answer(line)
        except (ThinkingFailed, TimeoutError):
            raise Refuse("replay_failed") from None
        if said.refused is not None:
            raise Refuse("bad_match", why=said.refused)
        if said.error is not None:
            raise Refuse("replay_failed")
        return bytes(said.ok)

    async def _answer(self, line: bytes) -> Answer:
        async with self._places:
            process = await self._worker()
            try:
                said = await asyncio.wait_for(self._line(process, line), self.patience)
            except BaseException:
                self._end(process)
                raise
            self._idle.append(process)
        return msgspec.json.decode(said, type=Answer)
