"""A review as one page that needs nothing beside it."""

from html import escape
from typing import Any

from funduk.locale.review import ReviewWords, noted_deals, noted_luck, points, worst

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 860, 300, 40, 110, 12, 28
LINE = 15
DASHES = ("", "8 4", "2 4", "10 4 2 4", "16 6", "4 2")
STYLE = """
:root{color-scheme:light dark;--ground:#fbf7ef;--text:#2a2119;--quiet:#6c5f52;--line:#d8ccba;
--s0:#b3261e;--s1:#1f5fa8;--s2:#2e7d32;--s3:#8e4ec6;--s4:#b26a00;--s5:#00797a}
@media(prefers-color-scheme:dark){:root{--ground:#1d1813;--text:#efe6d8;--quiet:#b3a593;--line:#4a4035;
--s0:#ff8a80;--s1:#8ab8f5;--s2:#8fd694;--s3:#d0a8f0;--s4:#ffc069;--s5:#7fd8d8}}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 4rem;background:var(--ground);color:var(--text);
font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.2rem}p.quiet,small{color:var(--quiet)}
.wide{overflow-x:auto}table{border-collapse:collapse;min-width:60%}
th,td{padding:.35rem .7rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
svg{width:100%;min-width:38rem;height:auto}svg text{fill:var(--text);font-size:12px}
.axis{stroke:var(--line)}.curve{fill:none;stroke-width:2.2}
details{margin:.4rem 0;padding:.5rem .8rem;border:1px solid var(--line);border-radius:.5rem}
summary{cursor:pointer}ul{margin:.4rem 0}
"""


def page(review: dict[str, Any], words: ReviewWords) -> str:
    """The whole page as HTML."""
    say = words.say
    title = escape(say("title", game=words.phrases.title()))
    parts = [
        f"<h1>{title}</h1><p class=quiet>{escape(say('lead'))}</p>",
        _summary(review, words),
        f"<h2>{escape(say('graph'))}</h2>",
        _graph(review, words),
        f"<h2>{escape(say('worst'))}</h2>",
        _decisions(review["findings"], words),
        f"<h2>{escape(say('deals'))}</h2>",
        _deals(review["findings"], words),
        f"<h2>{escape(say('luckiest'))}</h2>",
        _luck(review["findings"], words),
        f"<p class=quiet>{escape(say('method'))}</p>",
    ]
    language = words.phrases.words.language
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _row(cells: list[str], numbers: int, tag: str = "td") -> str:
    """A row of a table; cells from `numbers` on are figures."""
    told = [
        f"<{tag}{' class=n' if place >= numbers else ''}>{escape(cell)}</{tag}>"
        for place, cell in enumerate(cells)
    ]
    return f"<tr>{''.join(told)}</tr>"


def _summary(review: dict[str, Any], words: ReviewWords) -> str:
    heads = [words.say(key) for key in ("player", "result", "luck", "adjusted", "loss")]
    rows = [
        _row(
            [
                words.phrases.name(seat),
                points(review["result"][seat]),
                points(review["luck"][seat], signed=True),
                points(review["adjusted"][seat]),
                points(review["loss"][seat]),
            ],
            1,
        )
        for seat in range(review["seats"])
    ]
    told = [
        escape(words.say(key, step=review[field]))
        for key, field in (("turning", "turning_point"), ("biggest", "biggest_deal"))
        if review[field] is not None
    ]
    return (
        f"<div class=wide><table>{_row(heads, 1, 'th')}{''.join(rows)}</table></div>"
        f"<p>{' '.join(told)}</p>"
    )


def _graph(review: dict[str, Any], words: ReviewWords) -> str:
    """One curve a player, told apart by colour and by dashes, with the figures in a table behind it."""
    curve = [one for one in review["findings"] if one["kind"] == "point"]
    last = max(curve[-1]["step"], 1)
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(step: int, share: float) -> tuple[float, float]:
        return LEFT + wide * step / last, TOP + high * (1 - share)

    lines = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        _, y = place(0, share)
        lines.append(f'<line class=axis x1="{LEFT}" x2="{LEFT + wide}" y1="{y:.1f}" y2="{y:.1f}"/>')
        lines.append(
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{round(100 * share)}</text>'
        )
    ends = sorted(range(review["seats"]), key=lambda seat: -curve[-1]["shares"][seat])
    beside = _apart([place(last, curve[-1]["shares"][seat])[1] + 4 for seat in ends])
    for seat, below in zip(ends, beside, strict=True):
        path = " ".join(
            "{:.1f},{:.1f}".format(*place(one["step"], one["shares"][seat])) for one in curve
        )
        lines.append(
            f'<polyline class=curve style="stroke:var(--s{seat % 6})" '
            f'stroke-dasharray="{DASHES[seat % 6]}" points="{path}"/>'
        )
        lines.append(
            f'<text x="{LEFT + wide + 6}" y="{below:.1f}" style="fill:var(--s{seat % 6})">'
            f"{escape(words.phrases.name(seat))}</text>"
        )
    heads = [words.say("step"), *[words.phrases.name(seat) for seat in range(review["seats"])]]
    rows = [
        _row([str(one["step"]), *[points(share) for share in one["shares"]]], 0) for one in curve
    ]
    return (
        f'<div class=wide><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(words.say("graph"))}">{"".join(lines)}</svg></div>'
        f"<details><summary>{escape(words.say('table-open'))}</summary><div class=wide><table>"
        f"{_row(heads, 0, 'th')}{''.join(rows)}</table></div></details>"
    )


def _apart(heights: list[float]) -> list[float]:
    """Names that stand apart, from top to bottom, all of them on the picture."""
    found: list[float] = []
    for height in heights:
        found.append(max(height, found[-1] + LINE) if found else height)
    lowest = float(HEIGHT - 4)
    for place in range(len(found) - 1, -1, -1):
        found[place] = min(found[place], lowest)
        lowest = found[place] - LINE
    return found


def _decisions(findings: list[dict[str, Any]], words: ReviewWords) -> str:
    told = []
    for one in worst(findings):
        did = words.say(
            "did", seat=words.phrases.name(one["seat"]), action=words.action(one["done"])
        )
        listed = "".join(f"<li>{escape(line)}</li>" for line in words.alternatives(one))
        why = " ".join(words.reasons(one))
        told.append(
            f"<details><summary>{one['step']}. {escape(did)} – <b>{escape(words.verdict(one))}</b>, "
            f"{escape(words.cost(one))}</summary>"
            f"<p>{escape(words.say('would', action=words.action(one['best'])))}</p><ul>{listed}</ul>"
            f"<p class=quiet>{escape(words.say('why'))}: {escape(why)}</p></details>"
        )
    return "".join(told) or f"<p>{escape(words.say('none'))}</p>"


def _deals(findings: list[dict[str, Any]], words: ReviewWords) -> str:
    rows = [
        _row(
            [
                str(one["step"]),
                words.event_of(one["step"], one["event"]["event"]),
                words.changes(one["gains"]),
            ],
            9,
        )
        for one in noted_deals(findings)
    ]
    if not rows:
        return f"<p>{escape(words.say('no-deals'))}</p>"
    return (
        f"<div class=wide><table>{''.join(rows)}</table></div>"
        f"<p class=quiet>{escape(words.say('deal-method'))}</p>"
    )


def _luck(findings: list[dict[str, Any]], words: ReviewWords) -> str:
    rows = [
        _row(
            [
                str(one["step"]),
                words.chance(one["first"], one["step"]),
                words.changes(one["shares"]),
            ],
            9,
        )
        for one in noted_luck(findings)
    ]
    if not rows:
        return f"<p>{escape(words.say('no-luck'))}</p>"
    return f"<div class=wide><table>{''.join(rows)}</table></div>"
