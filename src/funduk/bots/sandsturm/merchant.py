"""Sandsturm by belief: every deal weighed, chips placed in time, actions by gain, denial and leak."""

from typing import Any, cast

from funduk.bots.reasons import alternatives
from funduk.bots.sandsturm.belief import Belief
from funduk.bots.sandsturm.chips import Chips, Suspicion
from funduk.bots.sandsturm.numbers import Numbers, handmade
from funduk.bots.sandsturm.outlook import Outlook, rounds_to_come
from funduk.bots.sandsturm.rolls import dice_to_reroll, faces_of, keeps_of
from funduk.bots.sandsturm.turn import Turn
from funduk.bots.sandsturm.worths import ONES, Worths
from funduk.core.action import Action, Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import Dice
from funduk.core.game import Game, View
from funduk.core.record import Record
from funduk.games.sandsturm import Sandsturm
from funduk.games.sandsturm.events import StartDrawn
from funduk.games.sandsturm.material import MISSIONS, NO_MISSION, Box
from funduk.games.sandsturm.questions.acting import Choose, Reroll, Skip
from funduk.games.sandsturm.questions.executing import all_executions
from funduk.games.sandsturm.questions.securing import Secure
from funduk.games.sandsturm.questions.suspecting import Done, Place
from funduk.games.sandsturm.table import ACT, CHIPS, TARGET
from funduk.games.sandsturm.view import SandsturmView

KNOWN_BOXES: dict[tuple[int, int], tuple[Box, Worths]] = {}
MOST_REROLLS = 4
Weighed = tuple[Action, float]
"""An action with its share of the win, or its chance."""


def worths_of(box: Box, seats: int) -> Worths:
    """Worths are the same for all bots at tables with the same set."""
    key = (id(box), seats)
    if key not in KNOWN_BOXES:
        if len(KNOWN_BOXES) > 8:
            KNOWN_BOXES.clear()
        KNOWN_BOXES[key] = (box, Worths(box, seats))
    return KNOWN_BOXES[key][1]


class Merchant(Bot):
    """Keeps an exact belief over all deals and acts for the best expected share of the win."""

    WATCHES = True

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        super().__init__(game, seat, dice)
        self.box = cast(Sandsturm, game).box
        self.before: list[Record] = []
        self.belief: Belief | None = None

    def numbers(self, seats: int) -> Numbers:
        """The numbers it thinks with."""
        return handmade()

    def watch(self, record: Record) -> None:
        if self.belief is None:
            self.before.append(record)
        else:
            self.belief.watch(record)

    def decide(self, view: View, ask: Ask) -> Decision:
        v = cast(SandsturmView, view)
        belief = self.remember(v)
        if v.phase == CHIPS:
            return self._place(v, belief)
        if v.phase == ACT:
            return self._act(v, belief)
        if v.phase == TARGET:
            return self._aim(belief)
        return self._secure(v, belief)

    def remember(self, v: SandsturmView) -> Belief:
        """The belief grows with what is watched; it is made when the number of seats is known.

        In a game begun from a position the first moves were made at a table that nobody has seen.
        """
        belief = self.begin(len(v.traders)) if self.belief is None else self.belief
        belief.mission = v.traders[self.seat].mission
        belief.memory.agree_with(v)
        return belief

    def begin(self, seats: int) -> Belief:
        """Takes in what was watched before the number of seats was known."""
        self.belief = belief = self.new_belief(seats)
        if any(isinstance(record, StartDrawn) for record in self.before):
            for record in self.before:
                belief.watch(record)
        self.before = []
        return belief

    def new_belief(self, seats: int) -> Belief:
        """What it believes before anything was seen."""
        return Belief(worths_of(self.box, seats), self.numbers(seats).habits, seats, self.seat)

    def _outlook(self, belief: Belief) -> Outlook:
        return Outlook(
            belief.worths,
            self.numbers(belief.seats).outlooks,
            belief.memory,
            self.seat,
            belief.deals,
            belief.chances(),
            turn_taken=True,
            open_marginals=belief.marginals(belief.open_chances()),
        )

    def _chips(self, v: SandsturmView, belief: Belief) -> Chips:
        chances = belief.chances()
        possible = chances > 0
        return Chips(
            self.numbers(belief.seats).patience,
            belief.memory,
            self.seat,
            int(v.hand),
            belief.deals[possible],
            chances[possible],
            belief.worths.alone,
        )

    # chips

    def _place(self, v: SandsturmView, belief: Belief) -> Decision:
        chips = self._chips(v, belief)
        least = chips.money(rounds_to_come(v.round) + 1.0)
        suspicions = [one for one in chips.suspicions() if one.mission != belief.mission]
        kept = [max(one.later, least) + self.betrayal(belief, one.mission) for one in suspicions]
        ready = [one for one, more in zip(suspicions, kept, strict=True) if one.now >= more]
        must = v.placed < belief.memory.table.effects().must_place
        why: dict[str, Any] = {"suspicions": [_worded(one) for one in suspicions]}
        if ready:
            one = ready[0]
            why.update({"code": "suspect", **_worded(one)})
            return self._answer(
                Place(self.seat, one.mission, one.on), why, belief, suspicions, must
            )
        if must:
            one = self._least_harm(chips, suspicions, belief.mission)
            why.update({"code": "must-suspect", **_worded(one)})
            return self._answer(
                Place(self.seat, one.mission, one.on), why, belief, suspicions, must
            )
        return self._answer(Done(self.seat), {**why, "code": "wait"}, belief, suspicions, must)

    def betrayal(self, belief: Belief, mission: int) -> float:
        """What it costs, in points, to show that one has no use for a chip."""
        return 0.0

    def _least_harm(self, chips: Chips, suspicions: list[Suspicion], own: int) -> Suspicion:
        """The own mission's chip where it can bluff, or the one that loses least by not waiting."""
        if own in chips.hand:
            on = min(chips.others, key=lambda place: (chips.lying[place][own], place))
            return chips.weigh(own, on)
        candidates = suspicions or [chips.weigh(chips.hand[0], chips.others[0])]
        return min(candidates, key=lambda one: (one.later - one.now, one.mission))

    def _answer(
        self,
        action: Action,
        why: dict[str, Any],
        belief: Belief,
        suspicions: list[Suspicion],
        must: bool,
    ) -> Decision:
        """Chips weighed as win shares, so that levels can choose among them."""
        outlook = self._outlook(belief)
        point, now = outlook.point(), float(outlook.share([{}])[0])
        options: list[tuple[Action, float]] = [
            (Place(self.seat, one.mission, one.on), now + point * (one.now - one.later))
            for one in suspicions
        ]
        if not must:
            options.append((Done(self.seat), now))
        chosen = [option for option in options if option[0] == action]
        rest = [option for option in options if option[0] != action]
        best = max([share for _, share in options], default=now)
        first = (action, max(best, chosen[0][1] if chosen else now))
        why["share"] = round(first[1], 4)
        why["alternatives"] = alternatives([first, *rest])
        return Decision(action, why)

    # dice and action

    def _act(self, v: SandsturmView, belief: Belief) -> Decision:
        turn = Turn(belief, self._outlook(belief))
        card = belief.memory.table.effects()
        rolls = belief.rolls
        most = int(
            max(rolls.times(card).max(), max((offer.times for offer in v.offers), default=0), 1)
        )
        values = turn.type_values(most)
        top = values.shape[1] - 1
        options: list[tuple[Action, float]] = []
        weighed: dict[Action, tuple[float, float]] = {}
        if v.offers:
            offered = [(offer.type, offer.times) for offer in v.offers]
            plain = [float(values[type, min(times, top)]) for type, times in offered]
            worths = turn.with_leak(plain, belief.type_likelihoods(offered))
            for offer, bare, worth in zip(v.offers, plain, worths, strict=True):
                choice = Choose(self.seat, offer.type, offer.jokers)
                options.append((choice, worth))
                weighed[choice] = (round(bare - turn.now, 4), round(bare - worth, 4))
        else:
            options.append((Skip(self.seat), turn.now))
        options += self._rerolls(v, belief, turn, values)
        action, share, drawn = self.pick(options)
        code = "reroll" if isinstance(action, Reroll) else "best-type"
        if isinstance(action, Skip):
            code = "nothing-to-choose"
        gain, leak = weighed.get(action, (0.0, 0.0))
        why = {
            "code": code,
            "share": round(share, 4),
            "before": round(turn.now, 4),
            "gain": gain,
            "leak": leak,
            "gains": {offer.to_text(): gain for offer, (gain, _) in weighed.items()},
            "leaks": {offer.to_text(): leak for offer, (_, leak) in weighed.items()},
            "known": round(turn.outlook.known, 3),
            "alternatives": alternatives(options, action),
        }
        return Decision(action, why, drawn)

    def pick(self, options: list[Weighed]) -> tuple[Action, float, list[Weighed]]:
        """What to do, its share of the win, and what was drawn from."""
        action, share = max(options, key=lambda option: option[1])
        return action, share, []

    def _rerolls(
        self, v: SandsturmView, belief: Belief, turn: Turn, values: Any
    ) -> list[tuple[Action, float]]:
        """SS-13: every keep and the win share it leads to, later rerolls included, less the chip."""
        card = belief.memory.table.effects()
        rolls = belief.rolls
        if tuple(sorted(faces_of(int(v.faces)))) not in rolls.roll_index:
            return []
        chips = self._chips(v, belief)
        point = turn.outlook.point()
        money = chips.money(rounds_to_come(v.round))
        priced = sorted(
            (self._price(chips, mission, belief, money), mission) for mission in chips.hand
        )
        ways: list[tuple[float, int]] = [(0.0, NO_MISSION)] * v.free_rerolls
        if not card.no_paid_rerolls:
            ways += [(point * price, mission) for price, mission in priced]
        ways = ways[:MOST_REROLLS]
        if not ways:
            return []
        plans = rolls.plan(
            rolls.values(card, turn.with_leaks(values)), [price for price, _ in ways[1:]]
        )
        hoped = rolls.again(plans[-1])
        price, chip = ways[0]
        found: list[tuple[Action, float]] = []
        for keep in keeps_of(rolls, int(v.faces)):
            dice = dice_to_reroll(int(v.faces), rolls.keeps[keep])
            found.append((Reroll(self.seat, dice, chip), float(hoped[keep]) - price))
        return found

    def _price(self, chips: Chips, mission: int, belief: Belief, money: float) -> float:
        """What a chip could pay for later, or what it may still score; the own mission's cannot score."""
        least = max(0.05, money)
        return least if mission == belief.mission else max(least + 0.05, chips.price(mission))

    def _aim(self, belief: Belief) -> Decision:
        turn = Turn(belief, self._outlook(belief))
        actions = all_executions(belief.memory.table)
        plain, shares = turn.aims(actions)
        chosen, _, drawn = self.pick(list(zip(actions, shares, strict=True)))
        best = actions.index(chosen)
        why = {
            "code": "best-target",
            "share": round(shares[best], 4),
            "before": round(turn.now, 4),
            "gain": round(plain[best] - turn.now, 4),
            "leak": round(plain[best] - shares[best], 4),
            "alternatives": alternatives(zip(actions, shares, strict=True), chosen),
        }
        return Decision(chosen, why, drawn)

    def _secure(self, v: SandsturmView, belief: Belief) -> Decision:
        turn = Turn(belief, self._outlook(belief))
        dearest = sorted(turn.losses(), key=lambda loss: (-loss[0], -loss[1]))[: v.left]
        goods = sum(ONES[kind] for _, kind in dearest)
        saved = turn.outlook.numbers.safety * sum(loss for loss, _ in dearest)
        action = Secure(self.seat, goods)
        why = {"code": "dearest", "share": round(turn.now + saved, 4), "before": round(turn.now, 4)}
        return Decision(action, {**why, "alternatives": alternatives([(action, turn.now + saved)])})


def _worded(one: Suspicion) -> dict[str, Any]:
    return {
        "mission": MISSIONS[one.mission],
        "on": one.on,
        "sure": round(one.sure, 3),
        "now": round(one.now, 2),
        "later": round(one.later, 2),
    }
