"""The chance to win from here: points, secrets and steps to win alone, averaged over what is believed."""

from dataclasses import dataclass

import numpy as np

from funduk.bots.sandsturm.memory import Memory
from funduk.bots.sandsturm.worths import NUMBER, Floats, Ints, Worths, chip_points
from funduk.games.sandsturm.material import (
    ALL_CORRECT_POINTS,
    LAST_ROUND,
    SECRET_POINTS,
    SURE_ROUNDS,
)
from funduk.games.sandsturm.table import REVEAL

NEVER = -50.0
MOST_DEALS = 48
"""How many of the likeliest deals are looked at one by one."""


@dataclass(frozen=True)
class Outlooks:
    """Numbers that turn a position into win shares."""

    warmth: float = 5.0
    """How many points of lead make a clear favourite when the storm is due."""
    warmth_a_turn: float = 2.5
    """How much less sure a lead is for every turn still to come."""
    pace_keep: float = 3.5
    pace_take: float = 5.5
    pace_collect: float = 5.0
    pace_give: float = 4.5
    pace_select: float = 4.0
    pace_loser: float = 0.0
    """Points a mission still makes in a turn."""
    secret: float = 0.7
    """The part of a secret's points that a seat with no correct chip on it may count on."""
    chip: float = 4.5
    """Points expected of every player whom somebody may still suspect."""
    alone: float = -0.15
    alone_step: float = 0.7
    alone_ease: float = 0.1
    alone_turn: float = 0.37
    """Winning alone: log-odds with nothing missing, by step missing, by step and turn left, by turn left."""
    alone_chip: float = 0.25
    """Log-odds that everybody who may still suspect costs somebody who wins alone with few correct chips."""
    leak: float = 10.0
    """Points it costs to be known for sure while chips can still be placed."""
    leak_alone: float = 1.2
    """Log-odds the same costs somebody who wins alone."""
    denial: float = 0.3
    """How much of a change of another's goods is expected to last, next to a change of one's own."""
    safety: float = 0.18
    """The part of a good's worth that a lock saves."""
    shut: float = 0.6
    """How many unwanted goods a trade ban keeps out."""

    def paces(self) -> Floats:
        return np.array(
            [
                self.pace_keep,
                self.pace_take,
                self.pace_collect,
                self.pace_give,
                self.pace_select,
                self.pace_loser,
            ]
        )


def rounds_to_come(round: int) -> float:
    """SS-4: full rounds expected after this one; the storm ends the game with 1/3, 1/2, 1."""
    if round >= LAST_ROUND - 1:
        return 0.0
    if round > SURE_ROUNDS:
        return 1.0 / (LAST_ROUND - round)  # the sixth round comes with one half
    return float(SURE_ROUNDS - round) + 1.0


def survival(round: int) -> float:
    """SS-4: the chance that another round follows this one."""
    return 1.0 if round < SURE_ROUNDS else 1.0 - 1.0 / (LAST_ROUND - round)


class Outlook:
    """Win shares of one seat on the table as its memory has it."""

    def __init__(
        self,
        worths: Worths,
        numbers: Outlooks,
        memory: Memory,
        seat: int,
        deals: Ints,
        chances: Floats,
        turn_taken: bool = False,
        open_marginals: Floats | None = None,
    ) -> None:
        self.worths = worths
        self.numbers = numbers
        self.seat = seat
        self.seats = memory.seats
        likeliest = np.argsort(-chances, kind="stable")[:MOST_DEALS]
        likeliest = likeliest[chances[likeliest] > 0.002]
        self.deals = deals[likeliest]
        self.chances = chances[likeliest] / chances[likeliest].sum()
        self.goods = [int(trader.goods) for trader in memory.table.traders]
        self.chips = [memory.chips_on(place) for place in range(self.seats)]
        self.turns = self._turns_left(memory, turn_taken)
        self.warmth = numbers.warmth + numbers.warmth_a_turn * float(np.mean(self.turns))
        self.can_suspect = self._who_can_suspect(memory)
        self.known = 0.0
        """How sure the others are of this seat's mission."""
        self.open = np.zeros((self.seats, NUMBER)) if open_marginals is None else open_marginals
        """What somebody who knows no mission believes of everybody."""
        self._steady = [self._steadily(place) for place in range(self.seats)]
        self._watched = [self.can_suspect[place] * worths.counts_chips for place in range(self.seats)]
        self._places: dict[tuple[int, int], int] = {}
        self._rows = np.zeros((0, 2, NUMBER))
        """Points and log-odds to win alone, by mission, of all goods that were looked at."""
        self._draws = np.zeros((0, 2, NUMBER))
        rows = self._looked_up(list(enumerate(self.goods)))
        self.points = self._rows[rows, 0]
        self.odds = self._rows[rows, 1]
        scored, expected = suspicions(memory, self.deals, self.turns)
        self.extra = scored + numbers.chip * expected
        self.top = float(self.points.max())
        self._draws = self._drawings(self._rows[:, 0], self._rows[:, 1])
        self._base = self._draws[rows]
        self._prepare()

    def _prepare(self) -> None:
        """Sums over a deal's seats become products: one column a deal, one row a seat and mission."""
        dealt = np.zeros((self.seats, NUMBER, len(self.deals)))
        columns = np.arange(len(self.deals))
        for place in range(self.seats):
            dealt[place, self.deals[:, place], columns] = 1.0
        pull = np.exp((self.extra - self.extra.max(axis=1, keepdims=True)) / self.warmth)
        weight = dealt * pull.T[:, None, :] * self.worths.ranked[None, :, None]
        self._weight = weight.reshape(self.seats * NUMBER, -1)
        self._my_weight = weight[self.seat]
        self._dealt = dealt.reshape(self.seats * NUMBER, -1)
        self._my_dealt = dealt[self.seat]

    def _turns_left(self, memory: Memory, turn_taken: bool) -> list[float]:
        """How many turns every seat may expect; the seat at turn still has this one unless it is taken."""
        t = memory.table
        later = rounds_to_come(t.round)
        found = []
        at = (t.turn - t.start) % self.seats if t.phase > REVEAL else -1
        for place in range(self.seats):
            order = (place - t.start) % self.seats
            now = order > at or (order == at and not turn_taken)
            found.append(later + (1.0 if now else 0.0))
        return found

    def _who_can_suspect(self, memory: Memory) -> list[float]:
        """For every seat how many others may still place a chip on it before the storm."""
        ready = [
            min(1.0, self.turns[place]) if memory.chips_left[place] else 0.0 for place in range(self.seats)
        ]
        return [sum(ready) - ready[place] for place in range(self.seats)]

    def _steadily(self, seat: int) -> Floats:
        """By mission what a seat may expect whatever goods it has: its pace, and its secret."""
        kept = self.numbers.secret if self.can_suspect[seat] > 0.1 else 1.0
        secret = np.array([SECRET_POINTS * kept if not chips else 0.0 for chips in self.chips[seat]])
        expected: Floats = self.numbers.paces() * self.turns[seat] + secret
        if seat != self.seat:
            expected -= self.numbers.leak * min(1.0, self.can_suspect[seat]) * self.open[seat]
        return expected

    def _looked_up(self, wanted: list[tuple[int, int]]) -> list[int]:
        """Where seats with these goods stand among the rows; new ones are reckoned all at once."""
        places = self._places
        fresh = [pair for pair in dict.fromkeys(wanted) if pair not in places]
        if fresh:
            for pair in fresh:
                places[pair] = len(places)
            seats = np.array([seat for seat, _ in fresh])
            standing = np.array([self.worths.standing(seat, held, self.chips[seat]) for seat, held in fresh])
            points = standing[:, 0] + np.array(self._steady)[seats]
            turns = np.array(self.turns)[seats][:, None]
            odds = odds_alone(self.numbers, standing[:, 1], turns, np.array(self._watched)[seats])
            odds = np.where(self.worths.alone, odds, NEVER)
            self._rows = np.concatenate([self._rows, np.stack([points, odds], axis=1)])
            if len(self._draws):
                before = self.points[seats]
                lasting = np.where(seats == self.seat, 1.0, self.numbers.denial)[:, None]
                drawn = self._drawings(before + lasting * (points - before), odds)
                self._draws = np.concatenate([self._draws, drawn])
        return [places[pair] for pair in wanted]

    def _drawings(self, points: Floats, odds: Floats) -> Floats:
        """How strongly a seat draws the win, and the log of not winning alone."""
        return np.stack([np.exp((points - self.top) / self.warmth), -np.logaddexp(0.0, odds)], axis=-2)

    def share(self, changes: list[dict[int, int]], known: list[float] | None = None) -> Floats:
        """The win share after each change: new goods by seat; `known` is how sure the others then are."""
        number = len(changes)
        drawn = np.repeat(self._base[None], number, axis=0)
        places = [place for place, change in enumerate(changes) for _ in change]
        pairs = [pair for change in changes for pair in change.items()]
        rows = self._looked_up(pairs)
        if pairs:
            drawn[places, [seat for seat, _ in pairs]] = self._draws[rows]
        me = self.seat
        mine = self._rows[self._looked_up([(me, change.get(me, self.goods[me])) for change in changes])]
        sure = np.array(known) if known is not None else np.full(number, self.known)
        danger = min(1.0, self.can_suspect[me]) * sure[:, None]
        points = mine[:, 0] - self.numbers.leak * danger
        odds = mine[:, 1] - self.numbers.leak_alone * danger
        drawn[:, me] = self._drawings(points, odds)
        return self._won(drawn)

    def _won(self, drawn: Floats) -> Floats:
        """SS-25, SS-26: the win alone, or one's part of the draw if nobody wins alone."""
        number = len(drawn)
        total = drawn[:, :, 0].reshape(number, -1) @ self._weight
        mine = drawn[:, self.seat, 0] @ self._my_weight
        ranked = np.divide(mine, total, out=np.zeros_like(total), where=total > 0)
        nobody = np.exp(drawn[:, :, 1].reshape(number, -1) @ self._dealt)
        alone = 1.0 - np.exp(drawn[:, self.seat, 1] @ self._my_dealt)
        found: Floats = np.round((alone + nobody * ranked) @ self.chances, 12)
        return found

    def point(self) -> float:
        """What one point more is worth to this seat, as a share of the win."""
        drawn = np.repeat(self._base[None], 2, axis=0)
        drawn[1, self.seat] = self._drawings(self.points[self.seat] + 1.0, self.odds[self.seat] + 0.1)
        before, after = self._won(drawn)
        return max(float(after - before), 0.002)


def odds_alone(n: Outlooks, missing: Floats, turns: Floats, watched: Floats) -> Floats:
    """Log-odds to win alone: missing steps weigh less while turns are left; `watched`: chips to come."""
    step = np.maximum(n.alone_step - n.alone_ease * turns, 0.1)
    odds: Floats = n.alone - step * missing + n.alone_turn * turns - n.alone_chip * watched
    return odds


def suspicions(memory: Memory, deals: Ints, turns: list[float]) -> tuple[Floats, Floats]:
    """By deal and seat the points of the chips that lie; by seat how many players it may still suspect."""
    seats = memory.seats
    found = np.zeros(deals.shape)
    right = np.zeros(deals.shape)
    tried = [set[int]() for _ in range(seats)]
    for on, trader in enumerate(memory.table.traders):
        before = [0] * (NUMBER + 2)
        for chip in trader.stack:
            owner, mission = chip >> 3, chip & 7
            correct = deals[:, on] == mission
            found[:, owner] += correct * chip_points(before[mission])
            right[:, owner] += correct
            before[mission] += 1
            tried[owner].add(on)
    found += np.where(right == seats - 1, ALL_CORRECT_POINTS, 0.0)
    expected = [
        min(seats - 1 - len(tried[place]), memory.chips_left[place]) * min(1.0, turns[place])
        for place in range(seats)
    ]
    return found, np.array(expected)
