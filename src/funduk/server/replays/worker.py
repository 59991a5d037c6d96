"""One worker process that turns match files into replays, away from the tables that are being played."""

import os
import sys
from collections import OrderedDict
from typing import Any, Literal

import msgspec

import funduk
from funduk.core import match_file
from funduk.core.dice import SealedDice
from funduk.core.errors import FundukError
from funduk.core.verify import verify
from funduk.server.pages import forms
from funduk.server.replays.steps import Reel
from funduk.server.replays.studying import Studied
from funduk.server.wire.messages import SeatCard

KEPT = 4
MOST_ENTRIES = 6000


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """What the server wants to know of a match file."""

    do: Literal["head", "frames", "dice", "check", "review"]
    file: str
    seat: int | None = None
    open: bool = False
    first: int = 0
    count: int = 0


class Projector:
    """Keeps the last few reels, since a replay is asked for piece by piece."""

    def __init__(self) -> None:
        self.reels: OrderedDict[str, Reel] = OrderedDict()
        self.studied: OrderedDict[str, Studied] = OrderedDict()

    def answer(self, order: Order) -> Any:
        if order.do == "check":
            return check(order.file)
        reel = self._reel(order.file)
        if order.do == "head":
            return _head(reel)
        if order.do == "review":
            return self._studied(order.file, reel).part(order.first)
        if order.do == "dice":
            return dice_of(reel)
        seat = order.seat if order.seat is not None and order.seat < reel.match.seats else None
        return forms.Frames(reel.frames(order.first, order.count, (seat, order.open)))

    def _studied(self, text: str, reel: Reel) -> Studied:
        studied = self.studied.get(text)
        if studied is None:
            studied = self.studied[text] = Studied(reel.recording)
            if len(self.studied) > KEPT:
                self.studied.popitem(last=False)
        self.studied.move_to_end(text)
        return studied

    def _reel(self, text: str) -> Reel:
        reel = self.reels.get(text)
        if reel is None:
            reel = self.reels[text] = Reel(
                match_file.read(match_file.parse_text(text), funduk.game)
            )
            if len(self.reels) > KEPT:
                self.reels.popitem(last=False)
        self.reels.move_to_end(text)
        return reel


def check(text: str) -> dict[str, Any]:
    """A file from outside: read by the rules, its dice drawn again, and written as we write it."""
    file = match_file.parse_text(text)
    entries = file.get("entries")
    if isinstance(entries, list) and len(entries) > MOST_ENTRIES:
        raise FundukError(
            f"the match has {len(entries)} entries; at most {MOST_ENTRIES} can be replayed here"
        )
    match = match_file.read(file, funduk.game)
    report = verify(file, funduk.game) if file["dice"] else None
    dice = (
        None
        if report is None
        else forms.DiceReport(report.draws, report.numbers, report.problems[:5])
    )
    return {"file": msgspec.json.encode(match.to_json()).decode(), "dice": dice}


def dice_of(reel: Reel) -> forms.Dice | None:
    """The opened dice of a match, as a finished table publishes them."""
    dice = reel.match.dice
    if not isinstance(dice, SealedDice):
        return None
    written = match_file.write_dice(dice)
    commits: list[str] = written.get("seat_commits", [])
    people = [
        forms.PersonShare(
            seat, (commits[seat] if seat < len(commits) else "") or None, seed or None
        )
        for seat, seed in enumerate(written["seat_seeds"])
        if seed or (seat < len(commits) and commits[seat])
    ]
    draws = [
        forms.Draw(entry.draw.nth, entry.draw.ranges, entry.draw.indices)
        for entry in reel.match.entries
        if entry.draw is not None
    ]
    return forms.Dice(
        written["commitment"], written["seed"], people, draws, True, len(written["seat_seeds"])
    )


def _head(reel: Reel) -> forms.Replay:
    match = reel.match
    seats = [SeatCard("free", None, None) for _ in range(match.seats)]
    components = msgspec.Raw(msgspec.json.encode(match.game.components.content))
    return forms.Replay(
        "", match.game.name, seats, None, match.rules_version, match.options, components,
        reel.steps, match.over, reel.marks(), None, None,
    )  # fmt: skip


def main() -> None:
    os.nice(5)
    projector = Projector()
    reader = msgspec.json.Decoder(Order)
    for line in sys.stdin.buffer:
        try:
            said: dict[str, Any] = {"ok": projector.answer(reader.decode(line))}
        except FundukError as wrong:
            said = {"refused": str(wrong)[:300]}
        except Exception as wrong:
            said = {"error": f"{type(wrong).__name__}: {wrong}"[:300]}
        sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
