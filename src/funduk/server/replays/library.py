"""Replays of finished games and of match files: who may have them, and where they are worked out."""

import asyncio
import gzip
from collections import OrderedDict
from pathlib import Path
from typing import Any

import msgspec

from funduk.server.logs import say
from funduk.server.pages import forms
from funduk.server.refuse import Refuse
from funduk.server.replays import uploads
from funduk.server.replays.kept_reviews import KeptReviews
from funduk.server.replays.lane import Lane
from funduk.server.replays.review_forms import ReviewPart
from funduk.server.replays.uploads import Upload, Uploads
from funduk.server.tables.authority import permit
from funduk.server.tables.bot_workers import ThinkingFailed
from funduk.server.tables.desk import Desk
from funduk.server.wire.costs import STUDY, Costs, Payer, Timed
from funduk.server.wire.messages import SeatCard, TableId

PATIENCE = 15.0
REVIEW_PATIENCE = 120.0
MOST_FRAMES = 100
KEPT = 16


class Source(msgspec.Struct):
    """A match file and who sat there."""

    file: str
    seats: list[SeatCard] | None = None
    mine: int | None = None
    dice: forms.DiceReport | None = None
    until: float | None = None


class Replays:
    """Processes of their own turn match files into frames; tables that are played do not wait for them.

    Games of this house have one, files that somebody brought along another, which may be long.
    """

    def __init__(self, desk: Desk, costs: Costs, folder: Path) -> None:
        self.uploads = Uploads(folder)
        self.own = Lane(costs, PATIENCE)
        self.brought = Lane(costs, PATIENCE)
        self.studying = Lane(costs, REVIEW_PATIENCE, STUDY)
        self.reviews = KeptReviews(folder.parent / "reviews")
        self._desk = desk
        self._costs = costs
        self._files: OrderedDict[str, str] = OrderedDict()

    async def close(self) -> None:
        await self.own.close()
        await self.brought.close()
        await self.studying.close()

    async def head(self, number: str, payer: Payer) -> forms.Replay:
        source = await self._source(number, payer)
        head = await self._order(number, payer, do="head", file=source.file)
        replay = msgspec.json.decode(head, type=forms.Replay)
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
        self, number: str, payer: Payer, seat: int | None, everything: bool, first: int, count: int
    ) -> bytes:
        """Some steps as one viewer knew them, or laid open, packed for the way."""
        file = (await self._source(number, payer)).file
        count = max(1, min(count, MOST_FRAMES))
        wish = {"seat": seat, "open": everything, "first": first, "count": count}
        written = await self._order(number, payer, do="frames", file=file, **wish)
        return await asyncio.to_thread(gzip.compress, written, 5)

    async def dice(self, number: str, payer: Payer) -> forms.Dice:
        source = await self._source(number, payer)
        dice = await self._order(number, payer, do="dice", file=source.file)
        found: forms.Dice | None = msgspec.json.decode(dice, type=forms.Dice | None)
        if found is None:
            raise Refuse("no_dice")
        return found

    async def review(self, number: str, payer: Payer, first: int) -> bytes:
        """What was found of a finished match since the first so many findings; works on while asked."""
        file = (await self._source(number, payer)).file
        kept = await asyncio.to_thread(self.reviews.get, file)
        if kept is not None:
            return kept
        order = {"do": "review", "file": file}
        told = await self._ask(self.studying, payer, {**order, "first": first})
        if msgspec.json.decode(told, type=ReviewPart).summary is None:
            return told
        if first:
            told = await self._ask(self.studying, payer, order)
        await asyncio.to_thread(self._keep, file, told)
        return told

    def _keep(self, file: str, review: bytes) -> None:
        try:
            self.reviews.put(file, review)
        except OSError:
            say("review_not_kept")

    async def match(self, number: str, payer: Payer) -> msgspec.Raw:
        return msgspec.Raw((await self._source(number, payer)).file.encode())

    async def take_in(self, body: bytes, payer: Payer) -> str:
        """A file from outside: the rules judge every entry of it before anything is kept."""
        try:
            text = body.decode()
        except UnicodeDecodeError:
            raise Refuse("bad_match", why="it is not a UTF-8 text") from None
        checked = msgspec.json.decode(
            await self._order(uploads.PREFIX, payer, do="check", file=text), type=Upload
        )
        try:
            return await asyncio.to_thread(self.uploads.put, checked)
        except OSError:
            raise Refuse("store") from None

    async def _source(self, number: str, payer: Payer) -> Source:
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
        async with self._desk.at(number) as table:
            mine = permit(table.state, payer.guest or "", "replay")
            assert table.match is not None
            seats = [SeatCard(seat.kind, seat.name, seat.level) for seat in table.state.seats]
            file = self._files.get(number)
            if file is None:
                with Timed(self._costs, payer):
                    file = msgspec.json.encode(table.match.to_json()).decode()
                self._files[number] = file
                if len(self._files) > KEPT:
                    self._files.popitem(last=False)
        return Source(file, seats, mine)

    async def _order(self, number: str, payer: Payer, **order: Any) -> bytes:
        """Asks the process that works on replays of this kind."""
        lane = self.brought if number.startswith(uploads.PREFIX) else self.own
        return await self._ask(lane, payer, order)

    async def _ask(self, lane: Lane, payer: Payer, order: dict[str, Any]) -> bytes:
        """What the rules refuse is the file's fault, anything else is our own."""
        line = msgspec.json.encode(order) + b"\n"
        try:
            said = await lane.answer(payer, line)
        except (ThinkingFailed, TimeoutError):
            raise Refuse("replay_failed") from None
        if said.refused is not None:
            raise Refuse("bad_match", why=said.refused)
        if said.error is not None:
            raise Refuse("replay_failed")
        return bytes(said.ok)
