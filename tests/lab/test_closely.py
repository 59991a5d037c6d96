"""Games looked at closely: times, answers, other answers; and who leads when."""

import pytest
from rich.console import Console

from funduk.catalogue import GAMES, game
from funduk.core.action import Action
from funduk.core.dice import FastDice
from funduk.core.playout import play_bots
from funduk.core.record import CHANCE
from funduk.lab.seating import seat_bots, win_shares
from funduk.lab.study.closely import READING, CloseLook
from funduk.lab.study.counting import Counter, Standings
from funduk.lab.study.plan import Study
from funduk.lab.study.report import write_report
from funduk.lab.study.subjects import subject
from funduk.lab.study.tally import Cluster


def looked(name: str, close: int, games: int = 8) -> Study:
    rules = game(name)
    study = Study(
        rules,
        [4 if 4 in rules.seats else rules.seats[0]],
        ["peddler"],
        games,
        sweep=[],
        close=close,
    )
    study.run(Console(quiet=True), jobs=1)
    return study


def test_looking_closely_changes_no_other_figure() -> None:
    plain, close = looked("basari_cards", 0), looked("basari_cards", 2)
    mine, theirs = plain.settings[0].tally, close.settings[0].tally
    assert theirs.ratios.keys() - mine.ratios.keys() == {
        "minutes",
        "alike",
        "taken",
        "stake",
        "kingmaking",
    }
    for measure, labels in mine.ratios.items():
        assert {label: ratio.sums for label, ratio in labels.items()} == {
            label: ratio.sums for label, ratio in theirs.ratios[measure].items()
        }
    assert theirs.ratios["minutes"]["all"].chances == 4


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_can_be_looked_at_closely(name: str) -> None:
    tally = looked(name, 1, 3).settings[0].tally
    assert 1 < tally.share("minutes", "all").mean < 200
    for question, ratio in tally.ratios["alike"].items():
        assert 0.0 <= ratio.share().mean <= 1.0, question
    given: dict[str, float] = {}
    for label, ratio in tally.ratios["taken"].items():
        question, _ = label.split("|")
        given[question] = given.get(question, 0.0) + ratio.sums[0]
    assert all(number == int(number) and number > 0 for number in given.values())


def test_whoever_answers_alone_takes_longer_than_all_at_once() -> None:
    """BC-9: four sealed choices take as long as the slowest one."""
    rules = game("basari_cards")
    table = rules.setup(4)
    look = CloseLook(rules, table, Cluster())
    dice = FastDice(1)
    spent = []
    for _ in range(40):
        ask = rules.asks(table)[0]
        action: Action = rules.draw(table, ask, dice)
        before = look.seconds
        look.note(action, rules.perform(table, action))
        if ask.seat != CHANCE and ask.question == "choose":
            spent.append(look.seconds - before)
        if len(spent) == 4:
            break
    assert spent[0] > READING and spent[1:] == [0.0, 0.0, 0.0]


def test_a_king_is_made_by_another_last_choice_alone() -> None:
    """The tail is played on with the same bots and dice: nobody is made king by dice."""
    rules = game("basari_cards")
    made = 0.0
    for seed in range(6):
        cluster, table = Cluster(), rules.setup(4)
        look = CloseLook(rules, table, cluster)
        play_bots(rules, table, FastDice(seed), seat_bots(rules, ["peddler"] * 4, seed, 0), look)  # type: ignore[arg-type]
        one = look.decided[-1]
        names = ["peddler"] * 4
        assert look._play_on(one, one.action, names, seed) == look._play_on(
            one, one.action, names, seed
        )
        look.end(names, win_shares(rules, table, 4), seed)
        made += cluster.ratios["kingmaking"]["all"][1]
    assert made > 6


class Told(Counter):
    """Standings as a test wants them."""

    now: list[float]

    def standing(self, table: object) -> list[float]:
        return self.now


def test_leaders_and_laggards_are_those_of_the_moment() -> None:
    cluster = Cluster()
    counter, standings = Told(game("basari"), 3, cluster), Standings(game("basari").setup(3))
    for now in ([0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 2.0, 0.0], [1.0, 2.0, 2.0]):
        counter.now = now
        standings.note(counter)
    standings.end(cluster, [0.0, 1.0, 0.0])
    assert cluster.ratios["leader_wins"] == {
        "quarter:1": [0.0, 1.0],
        "quarter:2": [1.0, 1.0],
        "quarter:3": [0.5, 1.0],
    }
    assert cluster.ratios["last_wins"]["quarter:2"] == [0.0, 1.0]
    assert cluster.ratios["lead_changes"]["all"] == [1.0, 1.0]


@pytest.mark.parametrize("name", ["basari", "basari_cards", "sandsturm", "schwarzmarkt"])
def test_a_standing_ends_near_the_final_order(name: str) -> None:
    rules = game(name)
    counter = subject(rules).counter(rules, 4, Cluster())
    assert type(counter).standing is not Counter.standing


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_close_look_is_told_in_words(language: str) -> None:
    page = write_report(looked("basari_cards", 1, 40), language)
    said = {"de": ("Minuten am Tisch", "Königsmacher"), "en": ("Minutes of play", "Kingmaking")}
    assert all(words in page for words in said[language])
    assert "question:" not in page and "answer:" not in page and "verb:" not in page
