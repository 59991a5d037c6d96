"""Numbers of Schwarzmarkt fitted to noted games: the length of games, who agrees, what things are worth."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np

from funduk.bots.schwarzmarkt.futures import futures_for
from funduk.bots.schwarzmarkt.numbers import BY_HAND, Numbers
from funduk.bots.schwarzmarkt.outlook import Outlook
from funduk.bots.schwarzmarkt.situation import Situation
from funduk.core.game import Game
from funduk.games.schwarzmarkt import Schwarzmarkt
from funduk.games.schwarzmarkt.material import EFFECTS
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.lab.training.schwarzmarkt_notes import Row, centred

LENGTH = ("pace", "thinning")
AGREEMENT = ("shrewd", "doubt", "fair", "least")
WORTHS = (
    "stock", "later", "coming_1", "coming_2", "bonus", "rise", "surer", "drift",
    "cards", "card_pull", "made_last",
    *[name for name in EFFECTS if BY_HAND[name] > 0.0],
)  # fmt: skip
SURENESS = ("chill", "chill_round")
BELOW_ONE = ("shrewd", "later", "coming_1", "coming_2", "habit")
STRIDES = (0.3, 0.12)
"""Numbers are moved by these steps on a scale of logarithms, the long ones first."""
NEAR = 0.4
"""A number moved this far, on that scale, counts as surprising as one half of a seat's points in a game."""
MOST_STEPS = 4
MOST_POSITIONS = 500
DECIMALS = 4
Loss = Callable[[dict[str, float]], float]


class Noted:
    """Positions with how they ended, ready for any numbers."""

    def __init__(self, game: Game, rows: list[Row]) -> None:
        self.box = cast(Schwarzmarkt, game).box
        found = [row for row in rows if "view" in row]
        found = found[:: 1 + len(found) // MOST_POSITIONS]
        views = [cast(SchwarzmarktView, game.view_from_json(row["view"])) for row in found]
        self.situations = [Situation(self.box, v) for v in views]
        self.left = np.array(
            [float(row["last"] - v.round) for row, v in zip(found, views, strict=True)]
        )
        self.ahead = [centred(row["scores"]) for row in found]
        self.shares = [np.array(row["shares"]) for row in found]
        self.games = len({row["seed"] for row in found})

    def outlooks(self, numbers: dict[str, float]) -> list[Outlook]:
        n = Numbers(numbers)
        known = {
            s.seats: futures_for(self.box, s.seats, n["later"], n["coming_1"], n["coming_2"])
            for s in self.situations
        }
        return [Outlook(s, n, known[s.seats]) for s in self.situations]

    def length_loss(self, numbers: dict[str, float]) -> float:
        """Squared error of the rounds to come."""
        pace, thinning = numbers["pace"], numbers["thinning"]
        told = np.array([s.rounds_left(pace, thinning) for s in self.situations])
        return float(((told - self.left) ** 2).mean())

    def worth_loss(self, numbers: dict[str, float]) -> float:
        """Squared error of points ahead of the others, counted less the longer a game still takes."""
        loss = 0.0
        for outlook, ahead, left in zip(self.outlooks(numbers), self.ahead, self.left, strict=True):
            error = centred(list(outlook.expected())) - ahead
            loss += float((error**2).mean()) / (2.0 + 3.0 * float(left))
        return loss / max(1, len(self.ahead))

    def sureness_loss(self, numbers: dict[str, float]) -> float:
        """Mean surprise about who won."""
        loss = 0.0
        for outlook, shares in zip(self.outlooks(numbers), self.shares, strict=True):
            told = np.clip(outlook.shares(outlook.expected()), 1e-6, 1.0)
            loss -= float((shares * np.log(told)).sum())
        return loss / max(1, len(self.shares))


class Answers:
    """Proposals with what each seat that could answer did."""

    def __init__(self, rows: list[Row]) -> None:
        found = [row for row in rows if "agreed" in row]
        self.theirs, self.mine, self.shrewd, self.agreed = (
            np.array([row[name] for row in found], dtype=np.float64)
            for name in ("theirs", "mine", "shrewd", "agreed")
        )

    def loss(self, numbers: dict[str, float]) -> float:
        """Mean surprise about who agreed."""
        margin = np.minimum(
            self.theirs - numbers["least"], self.theirs - numbers["fair"] * self.mine
        )
        ordinary = _chance(margin / numbers["doubt"])
        shrewd = _chance(self.shrewd / numbers["doubt"])
        told = (1.0 - numbers["shrewd"]) * ordinary + numbers["shrewd"] * shrewd
        told = np.clip(told, 0.01, 0.99)
        surprise = self.agreed * np.log(told) + (1.0 - self.agreed) * np.log(1.0 - told)
        return float(-surprise.mean())


def _chance(odds: Any) -> Any:
    return 1.0 / (1.0 + np.exp(np.clip(-odds, -40.0, 40.0)))


def moved(numbers: dict[str, float], name: str, by: float) -> dict[str, float]:
    """The same numbers with one multiplied by e to the power of a step."""
    value = numbers[name] * float(np.exp(by))
    return {**numbers, name: round(min(value, 0.98) if name in BELOW_ONE else value, DECIMALS)}


def descend(
    numbers: dict[str, float], names: tuple[str, ...], loss: Loss, hold: float
) -> dict[str, float]:
    """One number after the other to where the loss is least; `hold` keeps them near those made by hand."""

    def judged(tried: dict[str, float]) -> float:
        far = sum((np.log(tried[name] / BY_HAND[name]) / NEAR) ** 2 for name in names)
        return loss(tried) + hold * float(far)

    least = judged(numbers)
    for stride in STRIDES:
        for name in names:
            for by in (stride, -stride):
                start = least
                for _ in range(MOST_STEPS):
                    tried = moved(numbers, name, by)
                    found = judged(tried)
                    if found >= least - 1e-9:
                        break
                    numbers, least = tried, found
                if least < start:
                    break
    return numbers


def learn(
    game: Game, rows: list[Row], base: dict[str, float], worths: bool
) -> tuple[dict[str, float], dict[str, list[float]]]:
    """New numbers, and the losses before and after; what things are worth only if that is asked for."""
    noted, answers = Noted(game, rows), Answers(rows)
    told: dict[str, list[float]] = {}
    hold = 0.5 / max(1, noted.games)
    plan: list[tuple[str, tuple[str, ...], Loss, float]] = [
        ("length", LENGTH, noted.length_loss, 0.0),
        ("agreement", AGREEMENT, answers.loss, 0.0),
        ("worths", WORTHS, noted.worth_loss, hold),
        ("sureness", SURENESS, noted.sureness_loss, hold),
    ]
    for title, names, loss, held in plan if worths else plan[:2]:
        before = loss(base)
        base = descend(base, names, loss, held)
        told[title] = [round(before, DECIMALS), round(loss(base), DECIMALS)]
    return base, told
