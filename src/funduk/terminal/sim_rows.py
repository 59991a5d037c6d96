"""What a simulation's summary says, as words and figures in rows."""

from funduk.locale import Words
from funduk.terminal.figures import figures_of, percent
from funduk.terminal.sim import Plan, Tally

COLUMNS = (
    "sim-bot",
    "sim-seats",
    "sim-share",
    "sim-interval",
    "sim-fair",
    "sim-score",
    "sim-spread",
)


def heading(plan: Plan, tally: Tally, words: Words) -> str:
    return words.say(
        "sim-heading",
        {
            "title": words.say(f"{plan.game}-title"),
            "games": tally.games,
            "seats": plan.seats,
            "deals": tally.deals,
        },
    )


def bot_rows(plan: Plan, tally: Tally, words: Words) -> list[list[str]]:
    """Wins and scores by bot, in the order of COLUMNS."""
    rows = []
    for name in dict.fromkeys(plan.bots):
        share, low, high = tally.share(name)
        mean, spread = tally.score(name)
        rows.append(
            [
                words.say(f"bot-{name}") if words.has(f"bot-{name}") else name,
                str(plan.bots.count(name)),
                percent(share),
                f"{100 * low:.1f}–{100 * high:.1f} %",
                percent(1 / plan.seats),
                f"{mean:.1f}",
                f"{spread:.1f}",
            ]
        )
    return rows


def figure_rows(plan: Plan, tally: Tally, seconds: float, words: Words) -> list[list[str]]:
    """What this game counts, each with its figure."""
    rows = [
        [words.say("sim-moves"), f"{tally.moves / tally.games:.1f}"],
        [words.say("sim-shared"), percent(tally.shared / tally.games)],
    ]
    counted = figures_of(plan.game)().rows(
        tally.counts, tally.games, lambda key: words.say(f"{plan.game}-{key}")
    )
    rows += [[words.say(key), figure] for key, figure in counted]
    return [*rows, [words.say("sim-speed"), f"{tally.games / max(seconds, 1e-9):.0f}"]]
