"""The merchant of Sandsturm: legal, reasoned, its belief calibrated, stronger than prices."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import funduk
from bench.strength import measure
from funduk import bots
from funduk.bots.reasons import weighed
from funduk.bots.sandsturm import merchant
from funduk.bots.sandsturm.belief import Belief, possible_deals
from funduk.bots.sandsturm.habits import Habits
from funduk.bots.sandsturm.merchant import Merchant, worths_of
from funduk.core.action import Ask
from funduk.core.bot import Bot, Decision
from funduk.core.dice import FastDice
from funduk.core.game import View
from funduk.core.playout import play_bots
from funduk.core.record import Record
from funduk.games.sandsturm.events import Gave, MissionDealt, Robbed, StartDrawn, Suspected
from funduk.games.sandsturm.material import MISSIONS
from funduk.games.sandsturm.questions.acting import Choose
from funduk.games.sandsturm.questions.executing import all_executions
from funduk.games.sandsturm.table import ACT, TARGET, SandsturmTable
from funduk.games.sandsturm.view import SandsturmView
from funduk.locale import LANGUAGES, Words
from tests.bots.rebuilt import compare_with_rebuilt
from tests.games.sandsturm.stage import GAME, in_round_1, rolled
from tests.syntax import syntax_tree


def decide(table: SandsturmTable, seat: int = 0) -> Decision:
    ask = GAME.asks(table)[0]
    assert ask.seat == seat
    return Merchant(GAME, seat, FastDice(1)).decide(GAME.view(table, seat), ask)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"artefact": "middle"}),
        (5, {"open_stacks": True}),
        (6, {}),
    ],
)
def test_merchants_play_whole_games(seats: int, options: dict[str, Any]) -> None:
    table = GAME.setup(seats, options)
    seated = [bots.bot("merchant", GAME, seat, FastDice(seat)) for seat in range(seats)]
    play_bots(GAME, table, FastDice(seats), seated)
    assert GAME.winners(table)


def test_a_merchant_rebuilt_from_its_history_decides_the_same() -> None:
    match = funduk.Match(GAME, seats=4, seed="belief")
    assert compare_with_rebuilt(match, lambda seat: Merchant(GAME, seat, FastDice(seat)), 19) > 3


def test_it_remembers_covered_chips() -> None:
    """SS-11: the view shows the top chip only; whoever watched knows the others."""
    belief = Belief(worths_of(GAME.box, 4), Habits(), 4, 0)
    for record in (StartDrawn(1, 0), Suspected(1, 3, 2), Suspected(3, 4, 2)):
        belief.watch(record)
    assert belief.memory.chips_on(2) == (0, 0, 0, 1, 1, 0)


@pytest.mark.parametrize(
    ("missions", "faces", "chosen"),
    [
        ("take keep give select", "rob rob rob give give", "0 choose rob 0"),
        ("give keep take select", "rob rob move give give", "0 choose give 0"),
    ],
)
def test_it_chooses_what_its_mission_pays(missions: str, faces: str, chosen: str) -> None:
    table = rolled(faces, missions=missions)
    table.traders[0].paid, table.traders[0].hand = 63, 0
    assert decide(table).action.to_text() == chosen


def test_it_robs_the_lamp_and_gives_the_artefact_away() -> None:
    """SS-24"""
    table = rolled(
        "rob rob rob rob rob", missions="take keep give select", goods={0: "10V", 2: "10T1L"}
    )
    table.traders[0].paid, table.traders[0].hand = 63, 0
    GAME.apply(table, GAME.parse("0 choose rob 0"))
    assert decide(table).action.to_text() == "0 rob 2 1L"
    table = rolled(
        "give rob rob rob rob", missions="give keep take select", goods={0: "10V1A", 3: "10R1L"}
    )
    GAME.apply(table, GAME.parse("0 choose give 0"))
    assert decide(table).action.to_text().endswith("1A")


def test_its_own_missions_chip_is_the_first_money() -> None:
    """SS-12, SS-13"""
    table = rolled("give give give move move", missions="take keep give select")
    decision = decide(table)
    assert decision.why["code"] == "reroll"
    assert decision.action.to_text().endswith(" take")


def test_the_belief_follows_actions_and_chips() -> None:
    belief = Belief(worths_of(GAME.box, 5), Habits(), 5, 0)
    for record in (StartDrawn(1, 0), MissionDealt(0, 2)):
        belief.watch(record)
    even = belief.marginals(belief.chances())
    assert even[0, 2] == pytest.approx(1)
    assert even[3].tolist() == pytest.approx([0.2, 0.2, 0, 0.2, 0.2, 0.2])
    belief.memory.table.turn = 3
    belief.memory.table.type = 0
    for _ in range(3):
        belief.watch(Robbed(3, 1, 1 << 7 * 6))
    chances = belief.marginals(belief.chances())
    assert chances[3, MISSIONS.index("select")] > 0.5
    belief.memory.table.turn = 2
    belief.memory.table.type = 1
    belief.watch(Gave(2, 4, 1 << 7))
    belief.watch(Suspected(4, MISSIONS.index("give"), 2))
    after = belief.marginals(belief.chances())
    assert after[4, MISSIONS.index("give")] < chances[4, MISSIONS.index("give")]
    assert after.sum(axis=1).tolist() == pytest.approx([1.0] * 5)


@pytest.mark.parametrize(("seats", "number"), [(4, 216), (5, 720), (6, 720)])
def test_all_deals_are_weighed(seats: int, number: int) -> None:
    """SS-2, SS-3"""
    assert len(possible_deals(seats)) == number


class Logit(Bot):
    """A bot of known policy: a logit in its mission's gain with the very habits the belief expects."""

    WATCHES = True

    def __init__(
        self, seat: int, seats: int, seed: int, marks: list[tuple[int, np.ndarray]]
    ) -> None:
        super().__init__(GAME, seat, FastDice(seed))
        self.belief = Belief(worths_of(GAME.box, seats), Habits(), seats, seat)
        self.marks = marks

    def watch(self, record: Record) -> None:
        self.belief.watch(record)

    def decide(self, view: View, ask: Ask) -> Decision:
        assert isinstance(view, SandsturmView)
        belief = self.belief
        if view.phase == ACT and view.offers:
            self.marks.append((self.seat, belief.marginals(belief.chances())))
            shares = belief.type_likelihoods([(offer.type, offer.times) for offer in view.offers])
            offer = view.offers[self._drawn(shares[belief.mission])]
            return Decision(Choose(self.seat, offer.type, offer.jokers))
        if view.phase == TARGET:
            actions = all_executions(belief.memory.table)
            shares = belief.aim_likelihoods(actions)
            return Decision(actions[self._drawn(shares[belief.mission])])
        return Decision(GAME.default(view, ask))

    def _drawn(self, shares: np.ndarray) -> int:
        point = self.dice.below(1_000_000) / 1_000_000
        return min(int(np.searchsorted(np.cumsum(shares), point, side="right")), len(shares) - 1)


def test_the_belief_is_calibrated_against_bots_of_known_policy() -> None:
    """What is believed with a chance of one in three must be true one time in three."""
    said: list[float] = []
    true: list[bool] = []
    games: list[int] = []
    for seed in range(28):
        table = GAME.setup(4)
        assert isinstance(table, SandsturmTable)
        marks: list[tuple[int, np.ndarray]] = []
        play_bots(
            GAME,
            table,
            FastDice(seed),
            [Logit(seat, 4, seed * 9 + seat, marks) for seat in range(4)],
        )
        for seat, marginals in marks:
            for other in range(4):
                if other != seat:
                    said += marginals[other].tolist()
                    true += [table.traders[other].mission == mission for mission in range(6)]
                    games += [seed] * 6
    chances, facts, played = np.array(said), np.array(true), np.array(games)
    assert float(chances.max()) > 0.9, "it must have learned something"
    for low in (0.0, 0.2, 0.4, 0.6, 0.8):
        here = (chances >= low) & (chances < low + 0.2 + (low == 0.8))
        assert here.sum() > 40
        apart = chances[here] - facts[here]
        by_game = np.bincount(played[here], weights=apart)
        by_chance = np.sqrt((by_game**2).sum()) / here.sum()
        print(
            f"believed {chances[here].mean():.2f}, true {facts[here].mean():.2f} ± {2 * by_chance:.2f}"
        )
        assert by_chance < 0.06, "too few games to say anything"
        assert abs(apart.mean()) < 0.04 + 2.5 * by_chance


def test_alternatives_are_legal_and_ranked() -> None:
    table = rolled("give give rob move swap", missions="take keep give select")
    decision = decide(table)
    options = weighed(GAME, decision)
    shares = [share for _, share in options]
    assert len(options) > 5 and shares == sorted(shares, reverse=True)
    assert options[0][0] == decision.action
    assert all(GAME.refusal(table, action) is None for action, _ in options)
    chips = decide(in_round_1("rumours"))
    assert weighed(GAME, chips)[0][0] == chips.action


def test_every_reason_has_words_in_both_languages() -> None:
    """Codes are read from the source, so a new one without words fails here."""
    tree = syntax_tree(Path(str(merchant.__file__)))
    codes: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if (
                    isinstance(key, ast.Constant)
                    and key.value == "code"
                    and isinstance(value, ast.Constant)
                ):
                    codes.add(str(value.value))
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "code":
            codes |= {
                str(leaf.value) for leaf in ast.walk(node.value) if isinstance(leaf, ast.Constant)
            }
    assert {"suspect", "wait", "reroll", "best-type", "best-target", "dearest"} <= codes
    for language in LANGUAGES:
        words = Words(language)
        words.need("sandsturm")
        assert [code for code in sorted(codes) if not words.has(f"sandsturm-why-{code}")] == []


def test_it_beats_peddlers_beyond_its_fair_share() -> None:
    found = measure(GAME, 4, "merchant", "peddler", range(3))
    assert found.share > found.fair
