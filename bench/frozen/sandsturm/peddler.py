"""Sandsturm by simple prices: greedy for the own mission, with a simple guess at the others'."""

from math import comb
from typing import cast

from bench.frozen.games.sandsturm import (
    ACT,
    CHIPS,
    DICE,
    GIVE,
    JOKER,
    KINDS,
    MISSIONS,
    MOVE,
    NO_CARD_ID,
    NO_MISSION,
    ROB,
    SURE_ROUNDS,
    SWAP,
    TARGET,
    TYPES,
    Box,
    Choose,
    Done,
    Give,
    Move,
    Place,
    Reroll,
    Rob,
    RoundCard,
    Sandsturm,
    SandsturmView,
    Secure,
    Skip,
    Swap,
)
from bench.frozen.sandsturm.mission_guess import MissionGuess
from bench.frozen.sandsturm.ware_prices import ONES, Plan
from funduk.core.action import Action, Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import Dice
from funduk.core.game import Game, View
from funduk.core.record import Record

SURE_ENOUGH = 0.62
"""How sure a guess must be to be laid down before the last sure round."""
CHIP_PRICE = 1.0
"""What a reroll must bring beyond a spare chip."""
MOST_TIMES = 12


class Peddler(Bot):
    """Takes what its mission pays best, notes what the others' actions betray, and lays its chips in time."""

    WATCHES = True

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        super().__init__(game, seat, dice)
        self.box = cast(Sandsturm, game).box
        self.before: list[Record] = []
        self.guess: MissionGuess | None = None

    def watch(self, record: Record) -> None:
        if self.guess is None:
            self.before.append(record)
        else:
            self.guess.watch(record)

    def decide(self, view: View, ask: Ask) -> Decision:
        v = cast(SandsturmView, view)
        guess = self._guess(v)
        if v.phase == CHIPS:
            return self._place(v, guess)
        if v.phase == ACT:
            return self._act(v, guess)
        if v.phase == TARGET:
            return self._aim(v, guess)
        return self._secure(v, guess)

    def _guess(self, v: SandsturmView) -> MissionGuess:
        """The guess grows with what is watched; it is made when the number of seats is known."""
        if self.guess is None:
            self.guess = MissionGuess(self.box, len(v.traders), self.seat)
            for record in self.before:
                self.guess.watch(record)
            self.before = []
            self.guess.mission = v.traders[self.seat].mission
        self.guess.agree_with(v)
        return self.guess

    def _plan(self, v: SandsturmView, guess: MissionGuess) -> Plan:
        missions = {**guess.likeliest(), self.seat: v.traders[self.seat].mission}
        return Plan(guess.prices, v, self.seat, missions, self._card(v))

    def _card(self, v: SandsturmView) -> RoundCard:
        return (
            self.box.plain
            if v.card == NO_CARD_ID
            else self.box.cards[self.box.card_ids.index(v.card)]
        )

    # chips

    def _wanted(self, v: SandsturmView, guess: MissionGuess) -> list[tuple[float, int, int]]:
        """The chips of the likeliest deal that are still in hand: how sure, which, and on whom."""
        chances = guess.chances()
        wanted = [
            (chances[seat][mission], mission, seat)
            for seat, mission in guess.likeliest().items()
            if v.hand >> mission & 1
        ]
        return sorted(wanted, reverse=True)

    def _place(self, v: SandsturmView, guess: MissionGuess) -> Decision:
        needed = SURE_ENOUGH if v.round < SURE_ROUNDS else 0.0
        wanted = self._wanted(v, guess)
        if wanted and wanted[0][0] >= needed:
            sure, mission, on = wanted[0]
            return Decision(
                Place(self.seat, mission, on), {"code": "suspicion", "sure": round(sure, 2)}
            )
        if v.placed < self._card(v).must_place:
            return Decision(self._bluff(v, guess), {"code": "must-place"})
        return Decision(Done(self.seat), {"code": "wait"})

    def _bluff(self, v: SandsturmView, guess: MissionGuess) -> Action:
        """A spare chip where it does least harm: on whom it is likeliest to be right after all."""
        chances = guess.chances()
        spare = self._spare(v, guess) or [
            mission for mission in range(len(MISSIONS)) if v.hand >> mission & 1
        ]
        others = [seat for seat in range(len(v.traders)) if seat != self.seat]
        mission, on = max(
            ((mission, seat) for mission in spare for seat in others),
            key=lambda pair: chances[pair[1]][pair[0]],
        )
        return Place(self.seat, mission, on)

    def _spare(self, v: SandsturmView, guess: MissionGuess) -> list[int]:
        """Chips that no guess needs, the own mission's first."""
        needed = [mission for _, mission, _ in self._wanted(v, guess)]
        spare = [
            mission
            for mission in range(len(MISSIONS))
            if v.hand >> mission & 1 and mission not in needed
        ]
        own = v.traders[self.seat].mission
        return sorted(spare, key=lambda mission: mission != own)

    # dice and action

    def _act(self, v: SandsturmView, guess: MissionGuess) -> Decision:
        plan = self._plan(v, guess)
        most = most_times(self._card(v))
        gains = [plan.gains(type, most) for type in range(len(TYPES))]
        worths = [gains[offer.type][min(offer.times, most)] for offer in v.offers]
        best = max(worths, default=0.0)
        again = self._reroll(v, guess, gains, best)
        if again is not None:
            return again
        if not v.offers:
            return Decision(Skip(self.seat), {"code": "nothing-to-choose"})
        offer = v.offers[worths.index(best)]
        why = {
            TYPES[offer.type]: round(worth, 1)
            for offer, worth in zip(v.offers, worths, strict=True)
        }
        return Decision(
            Choose(self.seat, offer.type, offer.jokers), {"code": "best-price", "gains": why}
        )

    def _reroll(
        self, v: SandsturmView, guess: MissionGuess, gains: list[list[float]], best: float
    ) -> Decision | None:
        card = self._card(v)
        spare = self._spare(v, guess)
        free = v.free_rerolls > 0
        if not free and (not spare or card.no_paid_rerolls):
            return None
        hoped, dice = max(
            hope(self.box, int(v.faces), card, type, gains[type]) for type in range(len(TYPES))
        )
        if dice == 0 or hoped - best < (0.0 if free else CHIP_PRICE):
            return None
        chip = NO_MISSION if free else spare[0]
        why = {"code": "rolls-again", "hoped": round(hoped - best, 1)}
        return Decision(Reroll(self.seat, dice, chip), why)

    def _aim(self, v: SandsturmView, guess: MissionGuess) -> Decision:
        best = self._plan(v, guess).best(v.type)
        assert best is not None
        return Decision(
            execution(self.seat, v.type, best), {"code": "best-price", "gain": round(best[0], 1)}
        )

    def _secure(self, v: SandsturmView, guess: MissionGuess) -> Decision:
        plan = self._plan(v, guess)
        held = int(v.traders[self.seat].goods)
        each = [kind for kind in range(KINDS) for _ in range(held >> 7 * kind & 127)]
        dearest = sorted(each, key=plan.loss, reverse=True)[: v.left]
        return Decision(Secure(self.seat, sum(ONES[kind] for kind in dearest)), {"code": "dearest"})


def most_times(card: RoundCard) -> int:
    """How often any type can be done under a round card, as far as it is worth thinking."""
    dice = DICE + card.extra_jokers
    possible = [dice * card.times[type] + card.extra[type] for type in range(len(TYPES))]
    return max(1, min(MOST_TIMES, max(possible)))


def hope(box: Box, faces: int, card: RoundCard, type: int, gains: list[float]) -> tuple[float, int]:
    """What a type is worth on average if all dice that do not help it are rolled again, and these dice."""
    if card.forbid[type]:
        return -99.0, 0
    helping = [type, JOKER] if type != MOVE or card.joker_moves else [type]
    shown = [card.counts_as[faces >> 3 * die & 7] for die in range(DICE)]
    rolled = [die for die in range(DICE) if shown[die] not in helping]
    kept = DICE - len(rolled) + (card.extra_jokers if JOKER in helping else 0)
    sides = [card.counts_as[side] for side in box.dice[0]]
    chance = sum(side in helping for side in sides) / len(sides)
    hoped = 0.0
    for hits in range(len(rolled) + 1):
        likely = comb(len(rolled), hits) * chance**hits * (1 - chance) ** (len(rolled) - hits)
        number = kept + hits
        times = min(max(number * card.times[type] + card.extra[type], 0), card.at_most[type])
        hoped += likely * (gains[min(times, len(gains) - 1)] if number else 0.0)
    return hoped, sum(1 << die for die in rolled)


def execution(seat: int, type: int, best: tuple[float, int, int, int, int]) -> Action:
    """A plan's best single execution as an action."""
    _, first, second, good, own = best
    if type == ROB:
        return Rob(seat, first, good)
    if type == GIVE:
        return Give(seat, first, good)
    if type == SWAP:
        return Swap(seat, own, first, good)
    return Move(seat, first, second, good)
