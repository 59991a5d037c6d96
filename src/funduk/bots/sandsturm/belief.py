"""The exact joint belief over missions: every possible deal, weighed by everything that was seen."""

from functools import cache
from itertools import permutations

import numpy as np
from mypy_extensions import mypyc_attr

from funduk.bots.sandsturm.habits import AIM, REROLL, TYPE, Habits
from funduk.bots.sandsturm.memory import Memory, heeded
from funduk.bots.sandsturm.plain_style import WAYS_TO_REROLL, Gains, PlainStyle, hit_shares
from funduk.bots.sandsturm.rolls import faces_of, keeps_of, rolls_of
from funduk.bots.sandsturm.styles import HIDING, PLAIN, STRAIGHT, Styles
from funduk.bots.sandsturm.tendencies import Others, Tendencies, likelihoods
from funduk.bots.sandsturm.worths import NUMBER, Floats, Ints, Worths
from funduk.core.action import Action
from funduk.core.record import Record
from funduk.games.sandsturm.events import (
    Gave,
    MissionDealt,
    Moved,
    Rerolled,
    Robbed,
    Rolled,
    Suspected,
    Swapped,
    TypeChosen,
)
from funduk.games.sandsturm.material import DICE, FEWEST_SEATS, HIDDEN, NO_MISSION, TRIO
from funduk.games.sandsturm.questions.executing import Give, Move, Rob, Swap, all_executions
from funduk.games.sandsturm.questions.offers import offers


@cache
def possible_deals(seats: int) -> Ints:
    """SS-2, SS-3: one row a deal, one mission a seat."""
    found = list(permutations(range(NUMBER), seats))
    if seats == FEWEST_SEATS:
        found = [deal for deal in found if sum(mission < TRIO for mission in deal) == 2]
    return np.array(found, dtype=np.int64)


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """Watches a game from one seat."""

    def __init__(self, worths: Worths, habits: Habits, seats: int, seat: int) -> None:
        self.worths = worths
        self.habits = habits
        self.seats = seats
        self.seat = seat
        self.mission = HIDDEN
        self.memory = Memory(worths.box, seats)
        self.deals = possible_deals(seats)
        self.styles = Styles(habits, seats, seat)
        self.plain_style = PlainStyle(worths, self.deals, habits.plain_certainty)
        self.chip_evidence = np.zeros(len(self.deals))
        self.own_chips = np.zeros(len(self.deals))
        """What this seat's own chips say to others; to itself they say nothing."""
        self.grown = np.zeros((seats, NUMBER))
        """By seat and mission what its own executions have gained it, in points."""
        self.rolls = rolls_of(worths.box)
        self._open: Floats | None = None
        self._evidence: Floats | None = None
        self._turn: tuple[int, Floats] | None = None
        self._rolled: tuple[int, Floats] | None = None
        """What everybody could believe when the dice of the last turn fell, and which turn that was."""

    def watch(self, record: Record) -> None:
        """Judges what was done on the table as it was, then lets it happen."""
        if isinstance(record, TypeChosen):
            self._judge_type(record)
        elif isinstance(record, Rerolled):
            self._judge_reroll(record)
        elif isinstance(record, Robbed | Gave | Swapped | Moved):
            self._judge_aim(record)
        elif isinstance(record, Suspected) and record.mission < NUMBER:
            self._judge_chip(record)
        elif isinstance(record, Rolled):
            if self._rolled is None or self._rolled[0] != self.memory.turns_begun:
                self._rolled = (self.memory.turns_begun, self.open_chances())
        elif isinstance(record, MissionDealt) and record.seat == self.seat:
            self.mission = record.mission
        if isinstance(record, Robbed | Gave | Swapped):
            before = np.array(self.worths.tastes(record.seat, self._goods(record.seat)))
            self.memory.watch(record)
            self.grown[record.seat] += (
                self.worths.tastes(record.seat, self._goods(record.seat)) - before
            )
        else:
            self.memory.watch(record)

    def _goods(self, seat: int) -> int:
        return int(self.memory.table.traders[seat].goods)

    # What is believed

    def open_chances(self) -> Floats:
        """The chance of every deal for somebody who knows no mission at all."""
        if self._open is None:
            self._open = self._weigh(np.arange(len(self.deals)))
        return self._open

    def chances(self, seat: int | None = None, mission: int | None = None) -> Floats:
        """The chance of every deal for a seat that knows its own mission; without names, for this seat."""
        seat = self.seat if seat is None else seat
        mission = self.mission if mission is None else mission
        if mission >= NUMBER:
            return self.open_chances()
        possible = np.flatnonzero(self.deals[:, seat] == mission)
        return self._weigh(possible, self.own_chips if seat == self.seat else None)

    def marginals(self, chances: Floats) -> Floats:
        """By seat and mission."""
        found = np.zeros((self.seats, NUMBER))
        for seat in range(self.seats):
            found[seat] = np.bincount(self.deals[:, seat], weights=chances, minlength=NUMBER)
        return found

    def evidence(self) -> Floats:
        """The log-likelihood of what was seen, by seat and mission."""
        if self._evidence is None:
            self._evidence = self.styles.evidence()
        return self._evidence

    def _weigh(self, possible: Ints, known: Floats | None = None) -> Floats:
        weight = self.chip_evidence[possible]
        if known is not None:
            weight -= known[possible]
        evidence = self.evidence()
        for seat in range(self.seats):
            weight += evidence[seat, self.deals[possible, seat]]
        found = np.exp(weight - weight.max())
        chances = np.zeros(len(self.deals))
        chances[possible] = found / found.sum()
        return chances

    def state(self) -> tuple[object, ...]:
        """All that was concluded so far, apart from the table: equal states lead to equal decisions."""
        seen = (self.styles.logs.tobytes(), tuple(sorted(self.styles.never_plain)))
        chips = (self.chip_evidence.tobytes(), self.own_chips.tobytes(), self.grown.tobytes())
        return (*seen, *chips, self.memory.turns_begun, tuple(self.memory.acts))

    def plain_reading(self) -> Floats:
        """What somebody believes of this seat who looks at nothing but goods that came and went."""
        weight = np.zeros(len(self.deals))
        for seat in range(self.seats):
            weight += self.habits.plain_certainty * self.grown[seat, self.deals[:, seat]]
        weight = np.exp(weight - weight.max())
        found: Floats = (
            np.bincount(self.deals[:, self.seat], weights=weight, minlength=NUMBER) / weight.sum()
        )
        return found

    # What is seen

    def tendencies(self, seat: int, chances: Floats) -> Tendencies:
        """What every mission would gain at this seat on the table as it is, others being believed so."""
        marginals = self.marginals(chances)
        others = Others(self.worths, self.memory.table, marginals)
        return Tendencies(self.worths, self.habits, self.memory.table, seat, others)

    def _in_the_open(self, chances: Floats, *about: object) -> tuple[object, ...]:
        """All that tendencies depend on; every thinker at the table sees it alike, so one reckons for all."""
        t = self.memory.table
        goods = [(int(trader.goods), int(trader.locked), trader.banned) for trader in t.traders]
        return (*about, t.card, *goods, self.habits, chances.tobytes())

    def type_gains(self, seat: int) -> Floats:
        """By mission, type and times; the same for the whole turn: no good moves before the choice."""
        turn = self.memory.turns_begun
        if self._turn is None or self._turn[0] != turn:
            at_roll = self._rolled is not None and self._rolled[0] == turn
            chances = self._rolled[1] if self._rolled and at_roll else self.open_chances()
            key = self._in_the_open(chances, seat)
            gains = self.worths.reckoned.get(key)
            if gains is None:
                gains = self.worths.reckoned.keep(key, self.tendencies(seat, chances).gains())
            self._turn = (turn, gains)
        return self._turn[1]

    def _aim_values(self, seat: int, actions: list[Action]) -> Floats:
        """By mission and execution, in points."""
        t = self.memory.table
        chances = self.open_chances()
        about = (seat, t.type, t.turn, len(actions), actions[0], actions[-1])
        key = self._in_the_open(chances, *about)
        values = self.worths.reckoned.get(key)
        if values is None:
            values = self.worths.reckoned.keep(key, self.tendencies(seat, chances).aims(actions))
        return values

    def judge(self, kind: int, seat: int, values: Floats, place: int) -> None:
        """Weighs every mission by how likely it would have chosen this among its options."""
        h = self.habits
        if seat == self.seat:
            shares = self._read(kind, values)
        else:
            shares = likelihoods(values, h.warmth(kind), h.lapse)
            if h.hiding:
                wanted = values - h.hide * self.betrayed(kind, seat, values)
                hidden = likelihoods(wanted, h.warmth(kind), h.lapse)
                self.styles.see(HIDING, seat, hidden[:, place])
        self.styles.see(STRAIGHT, seat, shares[:, place])
        self._open = self._evidence = None

    def betrayed(self, kind: int, seat: int, values: Floats) -> Floats:
        """By mission and choice how sure the others would be of it, where it is still a secret."""
        prior = np.bincount(self.deals[:, seat], weights=self.open_chances(), minlength=NUMBER)
        known = prior[:, None] * self._read(kind, values)
        heed = np.array([heeded(chips) for chips in self.memory.chips_on(seat)])
        found: Floats = heed[:, None] * known / known.sum(axis=0)
        return found

    def judge_hits(self, seat: int, hits: list[bool], options: int) -> None:
        """The same for somebody who goes by simple prices."""
        self.styles.see(PLAIN, seat, hit_shares(hits, options, self.habits.plain_lapse))
        self._open = self._evidence = None

    def _plain_gains(self, seat: int) -> list[Gains]:
        return self.plain_style.gains(self.memory.table, self.grown, seat)

    def _read(self, kind: int, values: Floats) -> Floats:
        """What the others are expected to make of this seat's choice, by mission and option."""
        return likelihoods(values, self.habits.read_warmth(kind), self.habits.read_lapse)

    def _judge_type(self, record: TypeChosen) -> None:
        offered = offers(self.memory.table)
        values = self.type_values(record.seat, [(offer.type, offer.times) for offer in offered])
        for place, offer in enumerate(offered):
            if (offer.type, offer.jokers) == (record.type, record.jokers):
                self.judge(TYPE, record.seat, values, place)
        if self.styles.may_be_plain(record.seat):
            chosen = (record.type, record.jokers)
            gains, chips = self._plain_gains(record.seat), self.memory.chips_left[record.seat]
            hits = self.plain_style.type_hits(self.memory.table, gains, chosen, chips)
            self.judge_hits(record.seat, hits, len(offered))

    def type_values(self, seat: int, offered: list[tuple[int, int]]) -> Floats:
        """By mission and offer what it brings, in points."""
        gains = self.type_gains(seat)
        most = gains.shape[2] - 1
        return np.stack([gains[:, type, min(times, most)] for type, times in offered], axis=1)

    def type_likelihoods(self, offered: list[tuple[int, int]]) -> Floats:
        """How the others read this seat's choice, by mission and offer."""
        return self._read(TYPE, self.type_values(self.seat, offered))

    def _judge_reroll(self, record: Rerolled) -> None:
        """SS-13: which dice stayed says what is wanted."""
        table = self.memory.table
        packed = int(table.faces)
        faces = faces_of(packed)
        if self.styles.may_be_plain(record.seat):
            gains, free = self._plain_gains(record.seat), record.chip == NO_MISSION
            hits = self.plain_style.reroll_hits(table, gains, int(record.dice), free)
            self.judge_hits(record.seat, hits, WAYS_TO_REROLL)
        kept = tuple(sorted(faces[die] for die in range(DICE) if not int(record.dice) >> die & 1))
        if kept not in self.rolls.keep_index:
            return
        values = self.rolls.values(table.effects(), self.type_gains(record.seat))
        keeps = keeps_of(self.rolls, packed)
        hoped = self.rolls.again(values)[:, keeps]
        self.judge(REROLL, record.seat, hoped, keeps.index(self.rolls.keep_index[kept]))

    def _judge_aim(self, record: Robbed | Gave | Swapped | Moved) -> None:
        actions = all_executions(self.memory.table)
        done = as_action(record)
        if done in actions and len(actions) > 1:
            values = self._aim_values(record.seat, actions)
            self.judge(AIM, record.seat, values, actions.index(done))
            if self.styles.may_be_plain(record.seat):
                hits = self.plain_style.aim_hits(self.memory.table, self.grown, record.seat, done)
                self.judge_hits(record.seat, hits, len(actions))

    def aim_likelihoods(self, actions: list[Action]) -> Floats:
        """How the others read this seat's aim, by mission and execution."""
        return self._read(AIM, self._aim_values(self.seat, actions))

    def _judge_chip(self, record: Suspected) -> None:
        """SS-11, SS-12: hardly anybody shows the own mission's chip, and most chips are meant seriously."""
        likely = np.where(self.deals[:, record.on] == record.mission, self.habits.follow, 1.0)
        likely = np.where(
            self.deals[:, record.seat] == record.mission, self.habits.own_chip, likely
        )
        self.chip_evidence += np.log(likely)
        if record.seat == self.seat:
            self.own_chips += np.log(likely)
        self._open = None


def as_action(record: Robbed | Gave | Swapped | Moved) -> Action:
    """The execution that an event tells of."""
    if isinstance(record, Robbed):
        return Rob(record.seat, record.victim, record.good)
    if isinstance(record, Gave):
        return Give(record.seat, record.to, record.good)
    if isinstance(record, Swapped):
        return Swap(record.seat, record.own, record.partner, record.good)
    return Move(record.seat, record.giver, record.to, record.good)
