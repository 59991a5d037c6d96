"""What replays cost: steps, bytes, processor time in the worker: `.venv/bin/python bench/replay.py`"""

from __future__ import annotations

import gzip
import json
import time
from typing import Any

import msgspec

import funduk
from funduk.server.replays.worker import Order, Projector

PIECE = 50
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("basari_cards", 5, {}),
    ("basari", 4, {}),
    ("sandsturm", 6, {}),
    ("schwarzmarkt", 6, {}),
    ("schwarzmarkt", 6, {"trade": "wild"}),
)


def measure(game: str, seats: int, options: dict[str, Any]) -> str:
    """One game by random bots, the largest table there is, all of it from one seat."""
    match = funduk.Match(funduk.game(game), seats, "bench", options)
    match.play_out(["wanderer"] * seats)
    file = json.dumps(match.to_json())
    projector = Projector()
    begun = time.process_time()
    steps = projector.answer(Order("head", file)).steps
    opened = time.process_time() - begun
    plain = packed = 0
    slowest = whole = 0.0
    for first in range(0, steps + 1, PIECE):
        begun = time.process_time()
        written = msgspec.json.encode(
            projector.answer(Order("frames", file, 0, False, first, PIECE))
        )
        wire = gzip.compress(written, 5)
        took = time.process_time() - begun
        slowest, whole = max(slowest, took), whole + took
        plain, packed = plain + len(written), packed + len(wire)
    name = f"{game} {options.get('trade', '')}".strip()
    return (
        f"{name:22} {seats} seats {steps:5} steps  file {len(file) / 1000:5.1f} kB  "
        f"frames {plain / 1000:6.0f} kB, packed {packed / 1000:5.0f} kB  opens in {opened * 1000:4.0f} ms, "
        f"slowest piece {slowest * 1000:4.0f} ms, all {whole * 1000:5.0f} ms"
    )


def main() -> None:
    print("compiled engines" if funduk.compiled else "plain Python", f"· pieces of {PIECE} steps")
    for game, seats, options in GAMES:
        print(measure(game, seats, options))


if __name__ == "__main__":
    main()
