"""The chance to win from here: points, secrets and steps to win alone, averaged over what is believed."""

from dataclasses import dataclass

import numpy as np

from funduk.bots.sandsturm.memory import Memory, heeded
from funduk.bots.sandsturm.reading import Reading
from funduk.bots.sandsturm.worths import NUMBER, Floats, Ints, Worths, chip_points
from funduk.games.sandsturm.material import (
    ALL_CORRECT_POINTS,
    LAST_ROUND,
    SECRET_POINTS,
    SURE_ROUNDS,
)
from funduk.games.sandsturm.table import REVEAL

NEVER = -50.0
LEAST_DRAW = 1e-300
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
        """How sure those are of this seat's mission who watch every choice."""
        self.reading = Reading(worths, seat, self.goods[seat])
        self.open = np.zeros((self.seats, NUMBER)) if open_marginals is None else open_marginals
        """What somebody who knows no mission believes of everybody."""
        self._heed = np.array([[heeded(chips) for chips in on] for on in self.chips])
        self._steady = np.array([self._steadily(place) for place in range(self.seats)])
        self._watched = np.array(self.can_suspect)[:, None] * worths.counts_chips
        self._places: dict[int, int] = {}
        self._rows = np.zeros((0, 2, NUMBER))
        """Points and log-odds to win alone, by mission, of all goods that were looked at."""
        self._pull = self._fail = np.zeros((0, NUMBER))
        """How strongly they draw the win, and the log of not winning alone."""
        self._base = self._looked_up([goods << 3 | place for place, goods in enumerate(self.goods)])
        self.points = self._rows[self._base, 0]
        self.odds = self._rows[self._base, 1]
        scored, expected = suspicions(memory, self.deals, self.turns)
        self.extra = scored + numbers.chip * expected
        self.top = float(self.points.max())
        self._pull, self._fail = self._drawings(self.points, self.odds)
        self._prepare()

    def be_known(self, known: float, reading: Reading) -> None:
        """How sure the others are of this seat's mission, from now on."""
        self.known, self.reading = known, reading
        mine = [(row, key >> 3) for key, row in self._places.items() if key & 7 == self.seat]
        rows = [row for row, _ in mine]
        sure = self.reading.mixed(known, [goods for _, goods in mine])
        self._pull[rows], self._fail[rows] = self._mine_drawn(self._rows[rows], sure)

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
            min(1.0, self.turns[place]) if memory.chips_left[place] else 0.0
            for place in range(self.seats)
        ]
        return [sum(ready) - ready[place] for place in range(self.seats)]

    def _steadily(self, seat: int) -> Floats:
        """By mission what a seat may expect whatever goods it has: its pace, and its secret."""
        kept = self.numbers.secret if self.can_suspect[seat] > 0.1 else 1.0
        secret = np.array(
            [SECRET_POINTS * kept if not chips else 0.0 for chips in self.chips[seat]]
        )
        expected: Floats = self.numbers.paces() * self.turns[seat] + secret
        if seat != self.seat:
            danger = min(1.0, self.can_suspect[seat]) * self._heed[seat]
            expected -= self.numbers.leak * danger * self.open[seat]
        return expected

    def _looked_up(self, wanted: list[int]) -> Ints:
        """The rows of goods and seats (goods << 3 | seat); new ones are reckoned all at once."""
        places = self._places
        fresh = [key for key in dict.fromkeys(wanted) if key not in places]
        if fresh:
            for key in fresh:
                places[key] = len(places)
            seats = np.array([key & 7 for key in fresh])
            standing = self.worths.standings(
                [(key & 7, key >> 3, self.chips[key & 7]) for key in fresh]
            )
            turns = np.array(self.turns)[seats][:, None]
            odds = odds_alone(self.numbers, standing[:, 1], turns, self._watched[seats])
            standing[:, 0] += self._steady[seats]
            standing[:, 1] = np.where(self.worths.alone, odds, NEVER)
            self._rows = np.concatenate([self._rows, standing])
            if len(self._pull):
                before = self.points[seats]
                points = before + self.numbers.denial * (standing[:, 0] - before)
                pull, fail = self._drawings(points, standing[:, 1])
                mine = seats == self.seat
                sure = self.reading.mixed(
                    self.known, [key >> 3 for key in fresh if key & 7 == self.seat]
                )
                pull[mine], fail[mine] = self._mine_drawn(standing[mine], sure)
                self._pull = np.concatenate([self._pull, pull])
                self._fail = np.concatenate([self._fail, fail])
        return np.array([places[key] for key in wanted], dtype=np.int64)

    def _drawings(self, points: Floats, odds: Floats) -> tuple[Floats, Floats]:
        """How strongly a seat draws the win, and the log of not winning alone."""
        return np.exp((points - self.top) / self.warmth), -np.logaddexp(0.0, odds)

    def _mine_drawn(self, rows: Floats, known: Floats) -> tuple[Floats, Floats]:
        """The same for this seat, less what it costs to be known."""
        danger = min(1.0, self.can_suspect[self.seat]) * self._heed[self.seat] * known[:, None]
        return self._drawings(
            rows[:, 0] - self.numbers.leak * danger, rows[:, 1] - self.numbers.leak_alone * danger
        )

    def share(self, changes: list[dict[int, int]]) -> Floats:
        """The win share after each change: new goods by seat."""
        places = [place for place, change in enumerate(changes) for _ in change]
        keys = [goods << 3 | seat for change in changes for seat, goods in change.items()]
        looked_at = np.repeat(self._base[None], len(changes), axis=0)
        looked_at[places, [key & 7 for key in keys]] = self._looked_up(keys)
        pull, fail = self._pull[looked_at], self._fail[looked_at]
        return self._won(pull, fail)

    def share_if_known(self, known: list[float]) -> Floats:
        """The win share on the table as it is, if the others were so sure of this seat's mission."""
        looked_at = np.repeat(self._base[None], len(known), axis=0)
        pull, fail = self._pull[looked_at], self._fail[looked_at]
        mine = self._rows[looked_at[:, self.seat]]
        sure = self.reading.mixed(np.array(known), [self.goods[self.seat]] * len(known))
        pull[:, self.seat], fail[:, self.seat] = self._mine_drawn(mine, sure)
        return self._won(pull, fail)

    def _won(self, pull: Floats, fail: Floats) -> Floats:
        """SS-25, SS-26: the win alone, or one's part of the draw if nobody wins alone."""
        number = len(pull)
        total = pull.reshape(number, -1) @ self._weight
        mine = pull[:, self.seat] @ self._my_weight
        ranked = mine / np.maximum(total, LEAST_DRAW)
        nobody = np.exp(fail.reshape(number, -1) @ self._dealt)
        alone = 1.0 - np.exp(fail[:, self.seat] @ self._my_dealt)
        found: Floats = np.round((alone + nobody * ranked) @ self.chances, 12)
        return found

    def point(self) -> float:
        """What one point more is worth to this seat, as a share of the win."""
        looked_at = np.repeat(self._base[None], 2, axis=0)
        pull, fail = self._pull[looked_at], self._fail[looked_at]
        me = self.seat
        pull[0, me], fail[0, me] = self._drawings(self.points[me], self.odds[me])
        pull[1, me], fail[1, me] = self._drawings(self.points[me] + 1.0, self.odds[me] + 0.1)
        before, after = self._won(pull, fail)
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
