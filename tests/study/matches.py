"""Finished matches for tests of the study, played once a run."""

from functools import cache

import funduk
from funduk.core.recording import Recording

PLAYERS = ("peddler", "wanderer", "peddler", "wanderer")


@cache
def finished(game: str, seats: int = 3, seed: int = 5) -> Recording:
    """A quick match of people who err."""
    played = funduk.game(game)
    number = seats if seats in played.seats else played.seats[0]
    match = funduk.Match(played, seats=number, seed=seed)
    match.play_out([PLAYERS[seat % len(PLAYERS)] for seat in range(number)])
    return Recording(match)
