"""Wild trade: all that can be done on the market, step by step; offers are named by partner and place."""

from typing import Any, Final

from mypy_extensions import i64

from funduk.core.action import Action
from funduk.core.goods import within
from funduk.core.plain_verbs import combination, combinations
from funduk.core.verb import NEVER, Verb
from funduk.games.schwarzmarkt.material import GOODS, KINDS
from funduk.games.schwarzmarkt.questions.market_actions import (
    Amend,
    Counter,
    Offer,
    Take,
    TurnDown,
    Withdraw,
)
from funduk.games.schwarzmarkt.table import Player, SchwarzmarktTable, held, held_by_others
from funduk.parts.bargain import WANTED, Bargaining, Split, Terms
from funduk.parts.market import ANYBODY, NAMING, Shelves, naming, partner_of
from funduk.parts.picks import counts_of, goods_of

FIELDS = ("want", "production", "storage")
CANNOT: Final[list[list[int]]] = [[] for _ in range(KINDS)]
"""Nothing of any kind can be supplied."""


class Offers(Bargaining):
    """SM-16: to all or to one seat, then the terms."""

    def __init__(self, t: SchwarzmarktTable, seat: int) -> None:
        player = t.players[seat]
        wantable = [int(held_by_others(t, seat))]
        for place, other in enumerate(t.players):
            wantable.append(0 if place == seat else int(held(other)))
        terms = Terms(GOODS, player.production, player.storage, wantable, t.most_wanted)
        super().__init__(seat, 1, terms)

    def name(self) -> str:
        return Offer.VERB

    def highest_name(self, step: i64, memory: i64) -> i64:
        return len(self.terms.wantable) - 1

    def after_name(self, step: i64, memory: i64, choice: i64) -> i64:
        return choice * WANTED if self.terms.wantable[choice] else NEVER

    def spell(self, choices: list[int]) -> Action:
        to = None if choices[0] == ANYBODY else choices[0] - 1
        production, storage = self.given(choices, 0), self.given(choices, 1)
        return Offer(self.seat, to, production, storage, self.wanted(choices))

    def choices_of(self, action: Action) -> list[int] | None:
        if not isinstance(action, Offer):
            return None
        terms = self.terms_of(action.want, action.production, action.storage)
        return [partner_of(action.to), *terms]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        if step == 0:
            return "to", None if choice == ANYBODY else int(choice) - 1
        return self.part(step, FIELDS), int(choice)


class NewBargains(Bargaining):
    """Any verb that names a standing offer and then new terms for it."""

    def __init__(self, offers: Offers, shelves: Shelves) -> None:
        super().__init__(offers.seat, NAMING, offers.terms)
        self.shelves = shelves

    def highest_name(self, step: i64, memory: i64) -> i64:
        return self.shelves.highest(step, memory)

    def after_name(self, step: i64, memory: i64, choice: i64) -> i64:
        after = self.shelves.after(step, memory, choice)
        if step < NAMING - 1 or after == NEVER:
            return after
        return self.shelves.partner(after) * WANTED

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return naming(step, choice) if step < NAMING else (self.part(step, FIELDS), int(choice))


class Amendments(NewBargains):
    """SM-16: own offers with other terms."""

    def name(self) -> str:
        return Amend.VERB

    def spell(self, choices: list[int]) -> Action:
        production, storage = self.given(choices, 0), self.given(choices, 1)
        offer = self.shelves.named(choices)
        return Amend(self.seat, offer.id, production, storage, self.wanted(choices))

    def choices_of(self, action: Action) -> list[int] | None:
        if not isinstance(action, Amend):
            return None
        named = self.shelves.choices_of(action.offer)
        if named is None:
            return None
        return [*named, *self.terms_of(action.want, action.production, action.storage)]


class Counters(NewBargains):
    """SM-16: offers of others answered with one to their proposer."""

    def name(self) -> str:
        return Counter.VERB

    def spell(self, choices: list[int]) -> Action:
        production, storage = self.given(choices, 0), self.given(choices, 1)
        offer = self.shelves.named(choices)
        return Counter(self.seat, offer.id, production, storage, self.wanted(choices))

    def choices_of(self, action: Action) -> list[int] | None:
        if not isinstance(action, Counter):
            return None
        named = self.shelves.choices_of(action.offer)
        if named is None:
            return None
        return [*named, *self.terms_of(action.want, action.production, action.storage)]


class Named(Verb):
    """Any verb that only names a standing offer."""

    def __init__(self, seat: int, shelves: Shelves) -> None:
        super().__init__(NAMING)
        self.seat = seat
        self.shelves = shelves

    def highest(self, step: i64, memory: i64) -> i64:
        return self.shelves.highest(step, memory)

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        after = self.shelves.after(step, memory, choice)
        return after if step < NAMING - 1 or after == NEVER else 0

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        return naming(step, choice)


class Withdrawals(Named):
    """SM-16: own offers that can be taken off the table."""

    def name(self) -> str:
        return Withdraw.VERB

    def spell(self, choices: list[int]) -> Action:
        return Withdraw(self.seat, self.shelves.named(choices).id)

    def choices_of(self, action: Action) -> list[int] | None:
        return self.shelves.choices_of(action.offer) if isinstance(action, Withdraw) else None


class Refusals(Named):
    """SM-16: offers addressed to a seat that it can turn down."""

    def name(self) -> str:
        return TurnDown.VERB

    def spell(self, choices: list[int]) -> Action:
        return TurnDown(self.seat, self.shelves.named(choices).id)

    def choices_of(self, action: Action) -> list[int] | None:
        return self.shelves.choices_of(action.offer) if isinstance(action, TurnDown) else None


class Takings(Verb):
    """SM-16: which offer, then how many of each wanted good come from production; remembers the offer."""

    def __init__(self, seat: int, player: Player, shelves: Shelves) -> None:
        super().__init__(NAMING + KINDS)
        self.seat = seat
        self.shelves = shelves
        self.holds = held(player)
        self.split = Split(KINDS, player.production, player.storage)
        self.splits: dict[int, list[list[int]]] = {}
        """By named offer, how many of each wanted good can come from production."""

    def name(self) -> str:
        return Take.VERB

    def highest(self, step: i64, memory: i64) -> i64:
        if step < NAMING:
            return self.shelves.highest(step, memory)
        options = self.options(memory)[step - NAMING]
        return options[-1] if options else NEVER

    def after(self, step: i64, memory: i64, choice: i64) -> i64:
        if step < NAMING:
            return self.shelves.after(step, memory, choice)
        return memory if int(choice) in self.options(memory)[step - NAMING] else NEVER

    def options(self, memory: i64) -> list[list[int]]:
        options = self.splits.get(int(memory))
        if options is None:
            want = self.shelves.offer(memory).want
            options = self.split.options(want) if within(want, self.holds) else CANNOT
            self.splits[int(memory)] = options
        return options

    def ways(self, step: i64, memory: i64) -> i64:
        if step < NAMING:
            return super().ways(step, memory)
        return combinations(self.options(memory), step - NAMING)

    def nth(self, place: i64) -> Action:
        choices: list[int] = []
        memory, rest = self.walk(NAMING, place, choices)
        return self.spell(choices + combination(self.options(memory), rest))

    def spell(self, choices: list[int]) -> Action:
        offer = self.shelves.named(choices)
        production = goods_of(choices, NAMING, KINDS)
        return Take(self.seat, offer.id, offer.revision, production, offer.want - production)

    def choices_of(self, action: Action) -> list[int] | None:
        if not isinstance(action, Take):
            return None
        named = self.shelves.choices_of(action.offer)
        return None if named is None else [*named, *counts_of(action.production, KINDS)]

    def meaning(self, step: i64, choice: i64) -> tuple[str, Any]:
        if step < NAMING:
            return naming(step, choice)
        return f"production.{GOODS.letter(int(KINDS - 1 - (step - NAMING)))}", int(choice)
