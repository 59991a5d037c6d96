"""The legal answers to an ask, listed lazily or drawn by lot."""

from mypy_extensions import i64

from funduk.core.action import Action, Ask
from funduk.core.dice import Dice
from funduk.core.goods import total, within
from funduk.core.moves import Joined, Listed, Moves
from funduk.core.record import CHANCE
from funduk.games.sandsturm.actions import (
    Choose,
    Deal,
    Done,
    Lot,
    Place,
    Remove,
    Reroll,
    Reveal,
    Roll,
    Secure,
    Skip,
)
from funduk.games.sandsturm.choosing import (
    choosable_types,
    fewest_jokers,
    most_jokers,
    offers,
    tally,
)
from funduk.games.sandsturm.judge import may_storm, must_storm
from funduk.games.sandsturm.material import (
    ALL_DICE,
    DICE,
    KINDS,
    LAST_ROUND,
    MISSIONS,
    NO_MISSION,
    SANDSTORM,
)
from funduk.games.sandsturm.opening import missions_left, next_without_mission
from funduk.games.sandsturm.rules import must_place
from funduk.games.sandsturm.table import (
    ACT,
    CHIPS,
    DEAL,
    LOT,
    REMOVE,
    REVEAL,
    ROLL,
    TARGET,
    SandsturmTable,
)
from funduk.games.sandsturm.targets import Targets
from funduk.parts.picks import Picks


def moves(t: SandsturmTable, ask: Ask) -> Moves:
    phase = t.phase
    if phase == TARGET:
        return Targets(t)
    if phase == ACT:
        return Joined([Listed(_choices(t)), Rerolls(t)])
    if phase == CHIPS:
        placings = Placings(t)
        return placings if must_place(t) else Joined([Listed([Done(t.turn)]), placings])
    if phase == ROLL:
        return Rolls(t)
    if phase == REVEAL:
        return Listed(_reveals(t))
    if phase == DEAL:
        to = next_without_mission(t)
        return Listed([Deal(CHANCE, to, mission) for mission in missions_left(t)])
    if phase == REMOVE:
        return Listed([Remove(CHANCE, mission) for mission in missions_left(t)])
    if phase == LOT:
        return Listed([Lot(CHANCE, seat) for seat in range(len(t.traders))])
    return Locks(t)


def draw(t: SandsturmTable, ask: Ask, dice: Dice) -> Action:
    """The verb uniformly, then its arguments; for chance as the box has it."""
    phase = t.phase
    if phase == TARGET:
        return Targets(t).draw(dice)
    if phase == ACT:
        rerolls = Rerolls(t)
        if rerolls.size > 0 and dice.below(2) == 0:
            return rerolls[dice.below(rerolls.size)]
        return _draw_choice(t, dice)
    if phase == CHIPS:
        if not must_place(t) and dice.below(2) == 0:
            return Done(t.turn)
        placings = Placings(t)
        return placings[dice.below(len(placings))]
    if phase == ROLL:
        return _draw_roll(t, dice)
    if phase == REVEAL:
        return _draw_reveal(t, dice)
    listed = moves(t, ask)
    return listed[dice.below(len(listed))]


# Chance


def cards_left(t: SandsturmTable) -> list[int]:
    return [card for card in range(len(t.box.cards)) if card not in t.played]


def _reveals(t: SandsturmTable) -> list[Action]:
    found: list[Action] = []
    if may_storm(t):
        found.append(Reveal(CHANCE, SANDSTORM))
    if not must_storm(t):
        for card in cards_left(t):
            found.append(Reveal(CHANCE, t.box.card_ids[card]))
    return found


def _draw_reveal(t: SandsturmTable, dice: Dice) -> Action:
    """SS-4: from round 5 on the sandstorm is one of the cards that are left."""
    if may_storm(t) and dice.below(LAST_ROUND - t.round) == 0:
        return Reveal(CHANCE, SANDSTORM)
    cards = cards_left(t)
    return Reveal(CHANCE, t.box.card_ids[cards[dice.below(len(cards))]])


def _draw_roll(t: SandsturmTable, dice: Dice) -> Action:
    """SS-13: every side of every die in the air equally likely."""
    outcomes = 1
    for die in range(DICE):
        if (t.rolling >> die) & 1:
            outcomes *= len(t.box.dice[die])
    place = dice.below(outcomes)
    faces: i64 = t.faces
    for die in range(DICE):
        if (t.rolling >> die) & 1:
            sides = t.box.dice[die]
            face: i64 = sides[place % len(sides)]
            place //= len(sides)
            faces += (face - 7) << (3 * die)
    return Roll(CHANCE, faces)


class Rolls(Moves):
    """Every way the dice in the air can come to lie."""

    def __init__(self, t: SandsturmTable) -> None:
        self.faces: i64 = t.faces
        self.rolling: i64 = t.rolling
        self.sides = t.box.faces

    def __len__(self) -> int:
        size = 1
        for die in range(DICE):
            if (self.rolling >> die) & 1:
                size *= len(self.sides[die])
        return size

    def __getitem__(self, place: int) -> Action:
        place = self.at(place)
        faces: i64 = self.faces
        for die in range(DICE):
            if (self.rolling >> die) & 1:
                sides = self.sides[die]
                face: i64 = sides[place % len(sides)]
                place //= len(sides)
                faces += (face - 7) << (3 * die)
        return Roll(CHANCE, faces)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Roll) or action.seat != CHANCE:
            return False
        for die in range(DICE):
            face: int = (action.faces >> (3 * die)) & 7
            if (self.rolling >> die) & 1:
                if face not in self.sides[die]:
                    return False
            elif face != (self.faces >> (3 * die)) & 7:
                return False
        return 0 <= action.faces < 1 << (3 * DICE)


# A turn


class Placings(Moves):
    """Every chip in hand on every other player, clockwise."""

    def __init__(self, t: SandsturmTable) -> None:
        self.seat = t.turn
        self.seats = len(t.traders)
        hand = t.traders[t.turn].hand
        self.chips: list[int] = [
            mission for mission in range(len(MISSIONS)) if (hand >> mission) & 1
        ]

    def __len__(self) -> int:
        return len(self.chips) * (self.seats - 1)

    def __getitem__(self, place: int) -> Action:
        place = self.at(place)
        others = self.seats - 1
        return Place(
            self.seat, self.chips[place // others], (self.seat + 1 + place % others) % self.seats
        )

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Place)
            and action.seat == self.seat
            and action.mission in self.chips
            and 0 <= action.on < self.seats
            and action.on != self.seat
        )


class Rerolls(Moves):
    """Any dice for any chip in hand, or for nothing while the round card pays."""

    def __init__(self, t: SandsturmTable) -> None:
        self.seat = t.turn
        self.chips: list[int] = []
        if t.free_rerolls > 0:
            self.chips.append(NO_MISSION)
        elif not t.effects().no_paid_rerolls:
            hand = t.traders[t.turn].hand
            for mission in range(len(MISSIONS)):
                if (hand >> mission) & 1:
                    self.chips.append(mission)
        self.size: int = len(self.chips) * int(ALL_DICE)

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, place: int) -> Action:
        place = self.at(place)
        return Reroll(self.seat, place % ALL_DICE + 1, self.chips[place // int(ALL_DICE)])

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Reroll)
            and action.seat == self.seat
            and action.chip in self.chips
            and 0 < action.dice <= ALL_DICE
        )


def _choices(t: SandsturmTable) -> list[Action]:
    choices: list[Action] = [Choose(t.turn, offer.type, offer.jokers) for offer in offers(t)]
    return choices or [Skip(t.turn)]


def _draw_choice(t: SandsturmTable, dice: Dice) -> Action:
    types = choosable_types(t)
    if not types:
        return Skip(t.turn)
    type = types[dice.below(len(types))]
    counts = tally(t)
    fewest = fewest_jokers(counts, type)
    most = most_jokers(t.effects(), counts, type)
    return Choose(t.turn, type, fewest + (dice.below(most - fewest + 1) if most > fewest else 0))


class Locks(Moves):
    """Every choice of the goods to secure."""

    def __init__(self, t: SandsturmTable) -> None:
        self.seat = t.turn
        self.goods: i64 = t.traders[t.turn].goods
        self.picks = Picks(self.goods, int(KINDS), t.left, t.left, int(KINDS))

    def __len__(self) -> int:
        return len(self.picks)

    def __getitem__(self, place: int) -> Action:
        return Secure(self.seat, self.picks.nth(self.at(place)))

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Secure)
            and action.seat == self.seat
            and action.goods >= 0
            and within(action.goods, self.goods)
            and total(action.goods) == self.picks.low
        )
