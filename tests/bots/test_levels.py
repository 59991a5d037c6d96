"""Levels for people: the same advice, taken less strictly, never absurdly."""

import pytest

from funduk import FastDice, Match, bots, catalogue, game
from funduk.bots import levels
from funduk.bots.levels import Easier, Level
from funduk.core.action import Ask
from funduk.core.bot import Bot, Decision
from funduk.core.game import View

CARDS = game("basari_cards")
SHARES = {"A": 0.40, "B": 0.36, "C": 0.10}


class Adviser(Bot):
    """Always weighs A, B and C the same."""

    def decide(self, view: View, ask: Ask) -> Decision:
        options = [
            {"action": f"{self.seat} choose {letter}", "share": share}
            for letter, share in SHARES.items()
        ]
        return Decision(
            self.game.parse(f"{self.seat} choose A"), {"code": "x", "alternatives": options}
        )


def choices(level: Level, number: int) -> list[Decision]:
    match = Match(CARDS, 4, seed="levels")
    ask = match.asks[0]
    easier = Easier(Adviser(CARDS, ask.seat, FastDice(5)), level)
    return [easier.decide(match.view(ask.seat), ask) for _ in range(number)]


def test_warmth_takes_the_second_best_now_and_then() -> None:
    taken = [decision.action.to_text()[-1] for decision in choices(Level(0.04, 0.2), 600)]
    share = taken.count("B") / 600
    assert 0.20 < share < 0.34  # one in 1 + e, 0.27
    assert "C" not in taken


def test_no_blunder_is_greater_than_the_level_allows() -> None:
    assert {decision.action.to_text()[-1] for decision in choices(Level(5.0, 0.02), 50)} == {"A"}
    assert {decision.action.to_text()[-1] for decision in choices(Level(5.0, 1.0), 200)} == {
        "A",
        "B",
        "C",
    }


def test_an_eased_choice_says_what_was_advised() -> None:
    eased = next(
        decision for decision in choices(Level(0.1, 0.2), 50) if decision.why["code"] == "eased"
    )
    assert eased.why["advised"].endswith("choose A")
    assert eased.why["given_away"] == pytest.approx(0.04)


def test_the_warmer_the_easier() -> None:
    kept = list(levels.LEVELS.values())
    assert [level.warmth for level in kept] == sorted(
        [level.warmth for level in kept], reverse=True
    )
    for name in catalogue.GAMES:
        warmths = [level.warmth for level in levels.of_game(game(name)).values()]
        assert warmths == sorted(warmths, reverse=True)


@pytest.mark.parametrize("name", sorted(catalogue.GAMES))
def test_every_level_plays_every_game(name: str) -> None:
    playing = game(name)
    there = levels.names(name)
    seats = playing.seats[0]
    match = Match(playing, seats, seed="all levels")
    match.play_out([there[seat % len(there)] for seat in range(seats)])
    assert match.winners


def test_without_thinkers_people_meet_the_plain_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "find_spec", lambda name: None)
    assert levels.names("basari_cards") == ["wanderer", "peddler"]
    with pytest.raises(bots.UnknownBot, match="there are wanderer, peddler"):
        bots.bot("master", CARDS, 0, FastDice(1))


def test_an_equally_good_choice_is_not_called_weaker() -> None:
    """The best may not be what a mixture drew; taking it gives nothing away."""

    class Mixing(Adviser):
        def decide(self, view: View, ask: Ask) -> Decision:
            return Decision(self.game.parse(f"{self.seat} choose B"), super().decide(view, ask).why)

    match = Match(CARDS, 4, seed="levels")
    ask = match.asks[0]
    easier = Easier(Mixing(CARDS, ask.seat, FastDice(5)), Level(0.01, 0.05))
    reasons = [easier.decide(match.view(ask.seat), ask).why for _ in range(9)]
    assert {why["code"] for why in reasons} <= {"as-good", "x"}
    equal = next(why for why in reasons if why["code"] == "as-good")
    assert (equal["given_away"], equal["advised"][-1]) == (0.0, "B")
