"""What a study says in sentences: only what its figures carry."""

import re
from math import sqrt
from statistics import stdev

import pytest

from funduk.catalogue import game
from funduk.lab.statistics import Share, student
from funduk.lab.study.charts import lines, round_step
from funduk.lab.study.findings import NOTABLE, change, clearly_inside, clearly_outside, of_rows
from funduk.lab.study.labels import Labels
from funduk.lab.study.sections import draw, draw_change
from funduk.lab.study.settings import Change, Setting
from funduk.lab.study.subjects import Chart, subject
from funduk.lab.study.tally import Cluster, Ratio, Tally


def a_tally(shares: list[float]) -> Tally:
    tally = Tally()
    for seed in range(400):
        cluster = Cluster()
        for seat, share in enumerate(shares):
            cluster.add("seat", f"seat:{seat}", float(seed / 400 < share))
        tally.close(cluster)
    return tally


def test_an_advantage_is_named_and_chance_is_not() -> None:
    labels = Labels(game("basari"), "en")
    chart = Chart("seat", "rows", unit="percent", against="fair")
    found = of_rows(chart, a_tally([0.25, 0.24, 0.26, 0.25]), 4, labels)
    assert [one.weight for one in found] != [NOTABLE]
    assert "Seat 3 has most with 26.0 ± 4.3 %, 25.0 % would be level" in found[0].text
    found = of_rows(chart, a_tally([0.40, 0.20, 0.20, 0.20]), 4, labels)
    assert found[0].weight == NOTABLE
    assert "Seat 1: 40.0 ± 4.8 % where 25.0 % would be level, more" in found[0].text


def test_a_band_names_who_is_outside() -> None:
    chart = Chart("seat", "rows", unit="percent", against="fair", band=0.25)
    labels = Labels(game("basari"), "de")
    inside = of_rows(chart, a_tally([0.26, 0.24, 0.25, 0.25]), 4, labels)
    assert "Alle liegen innerhalb von ± 25 %" in inside[0].text
    unclear = of_rows(chart, a_tally([0.33, 0.20, 0.25, 0.22]), 4, labels)
    assert [one.weight for one in unclear] == ["level"]
    assert "lässt sich noch nicht sagen" in unclear[0].text and "Platz 1 (33,0" in unclear[0].text
    assert "Platz 2 (20,0" in unclear[0].text and "Platz 3" not in unclear[0].text
    outside = of_rows(chart, a_tally([0.40, 0.20, 0.20, 0.20]), 4, labels)[0]
    assert outside.weight == NOTABLE
    assert outside.text == "Außerhalb von ± 25 % um 25,0 %: Platz 1 (40,0 ± 4,8 %)."


def test_a_band_allows_for_how_many_rows_are_looked_at() -> None:
    """36.5 ± 4.7 % is beyond 31.25 % for one row, not for one of four; with few chances nothing is."""
    chart = Chart("seat", "rows", unit="percent", against="fair", band=0.25)
    ratio = a_tally([0.365]).ratios["seat"]["seat:0"]
    assert clearly_outside(ratio, 0.25, 0.25, 1) and not clearly_outside(ratio, 0.25, 0.25, 4)
    found = of_rows(chart, a_tally([0.365, 0.24, 0.25, 0.25]), 4, Labels(game("basari"), "en"))
    assert [one.weight for one in found] == ["level"] and "cannot be told yet" in found[0].text
    few = Ratio()
    for _ in range(20):
        few.take(1.0, 1.0)
    assert not clearly_outside(few, 0.25, 0.25, 1) and not clearly_inside(few, 1.0, 0.25)


def test_a_long_list_says_how_many_are_left_out() -> None:
    shares = [0.20 + place / 100 for place in range(8)]
    chart = Chart("seat", "rows", unit="percent", against="half", band=0.25)
    found = of_rows(chart, a_tally(shares), 4, Labels(game("basari"), "en"))
    assert found[0].text.endswith(" and 2 more.") and found[0].text.count("Seat") == 6


def paired(base: list[float], other: list[float]) -> tuple[Setting, Setting]:
    """Two settings of a table, with one figure for each seed."""
    rules, names = game("basari"), ["wanderer"]
    change = Change("option", "decline", "yes")
    settings = Setting(rules, 4, {}, names), Setting(rules, 4, {}, names, changed=change)
    for first, second in zip(base, other, strict=True):
        clusters = Cluster(), Cluster()
        for cluster, gained in zip(clusters, (first, second), strict=True):
            cluster.add("margin", "all", gained)
        for setting, cluster in zip(settings, clusters, strict=True):
            setting.tally.close(cluster)
        settings[1].tally.pair(*clusters, ("margin",))
    return settings


def changed(base: list[float], other: list[float]) -> Share:
    one, two = paired(base, other)
    ratios = [setting.tally.ratios["margin"]["all"] for setting in (one, two)]
    found = change(ratios[0], ratios[1], two.tally.pairs["margin"]["all"])
    assert found is not None
    return found


def test_a_switch_is_compared_seed_by_seed() -> None:
    base = [1.0 + seed % 7 for seed in range(70)]
    same = changed(base, [1.1 * value for value in base])
    assert same.mean == pytest.approx(0.1) and same.half == pytest.approx(0.0, abs=1e-6)
    moved = changed(base, base[1:] + base[:1])
    slopes = [
        (after - before) / 4.0 for before, after in zip(base, base[1:] + base[:1], strict=True)
    ]
    assert moved.mean == pytest.approx(0.0)
    assert moved.half == pytest.approx(student(69) * stdev(slopes) / sqrt(70))
    against = changed(base, [8.0 - value for value in base])
    assert against.half == pytest.approx(student(69) * 2 * stdev(base) / 4.0 / sqrt(70))


def test_a_switch_needs_thirty_chances_to_stand_out() -> None:
    labels = Labels(game("basari"), "en")
    for seeds, weight in ((29, "level"), (30, NOTABLE)):
        values = [2.0 + seed % 2 for seed in range(seeds)]
        base, other = paired(values, [3.0 + value for value in values])
        said = draw_change(base, other, ("margin",), labels).findings
        assert [one.weight for one in said] == [weight]
    assert "+" in said[0].text
    base, other = paired([1.0, 2.0] * 20, [2.0, 1.0] * 20)
    assert (
        "nothing differs by more than chance" in draw_change(base, other, ("margin",), labels).html
    )


@pytest.mark.parametrize("name", ["basari", "basari_cards"])
def test_actions_are_held_against_each_other_where_carrying_out_any_is_an_advantage(
    name: str,
) -> None:
    """Those who carry something out win more than their share whatever it is: that favours no action."""
    charts = {chart.measure: chart for _, some in subject(game(name)).chapters for chart in some}
    tally, actions = Tally(), charts["fate"].order[:3]
    for seed in range(1000):
        cluster = Cluster()
        for action in actions:
            cluster.add("carried_wins", action, float(seed % 10 < 3))
        tally.close(cluster)
    found = of_rows(charts["carried_wins"], tally, 4, Labels(game(name), "en"))
    assert [one.text.split(":")[0] for one in found] == ["All are within ± 25 % of 30.0 %"]


def test_rows_stand_as_in_the_rules_and_what_never_happens_is_not_named() -> None:
    charts = [chart for _, some in subject(game("basari_cards")).chapters for chart in some]
    chart = next(chart for chart in charts if chart.measure == "fate")
    labels = Labels(game("basari_cards"), "en")
    setting, cluster = Setting(game("basari_cards"), 4, {}, ["wanderer"]), Cluster()
    for letter in "CAB":
        for fate in ("alone", "haggled", "shared", "void"):
            cluster.add("fate", f"action:{letter}|fate:{fate}", float(fate != "shared"))
    setting.tally.close(cluster)
    drawn = draw(chart, setting, labels)
    assert drawn is not None and "shared" not in drawn.html and "100 / 100 / 100<" in drawn.html
    places = [drawn.html.index(labels.word(f"action:{letter}")) for letter in "ABC"]
    assert places == sorted(places)


def test_what_never_happened_may_still_happen() -> None:
    """None in forty: up to 8.8 % could show that one time in forty."""
    ratio = Ratio()
    for _ in range(40):
        ratio.take(0.0, 1.0)
    assert Labels(game("basari"), "en").share(ratio.share(), "percent") == "0.0 ± 8.8 %"


def test_a_grid_has_round_values_where_they_belong() -> None:
    assert [round_step(about) for about in (13 / 3, 0.4, 2.0, 30.0)] == [
        (2.0, 0),
        (0.2, 1),
        (2.0, 0),
        (20.0, 0),
    ]
    flat = [("all", [(1, Share(1.0, 2.0, 9)), (2, Share(3.0, 1.0, 9))])]
    drawn = lines(flat, "number", Labels(game("schwarzmarkt"), "de"))
    assert re.findall(r'tick end"[^>]*>([^<]*)<', drawn) == ["0", "1", "2", "3", "4"], (
        "no swaps below zero"
    )
    drawn = lines(
        [("all", [(1, Share(0.5, 1.5, 2))])], "percent", Labels(game("schwarzmarkt"), "de")
    )
    assert re.findall(r'tick end"[^>]*>([^<]*)<', drawn)[-1] == "100 %", "no share above all"
