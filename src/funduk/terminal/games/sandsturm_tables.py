"""Tables of Sandsturm: who has what, and the final sheets."""

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from funduk.core.goods import count, total
from funduk.games.sandsturm.material import GOODS, MISSIONS, SIGNS
from funduk.games.sandsturm.view import SandsturmView, TraderView
from funduk.locale.phrases import Phrases
from funduk.terminal.paint import BAD, LAMP, LINE, OK, QUIET, TEXT, Signs, marked_name, seat_colour

SIGNS_OF_GOODS: Signs = {
    "V": ("◆", "#b592e8"),
    "C": ("●", "#e8915a"),
    "T": ("▲", "#4cc3be"),
    "R": ("♥", "#f29bc0"),
    "S": ("■", "#d9c6a0"),
    "G": ("▼", "#9dabc2"),
    "L": ("☼", "#f5c93f"),
    "A": ("✦", "#f59a8e"),
}


def letters_in_play(v: SandsturmView) -> list[str]:
    """SS-1: a colour for each seat, then lamp and artefact."""
    return [*GOODS.letters[: len(v.traders)], "L", "A"]


def traders_table(phrases: Phrases, v: SandsturmView, asked: set[int]) -> Table:
    """Goods by colour with locks, chips left, and the suspicions on each seat."""
    table = Table(box=SIMPLE_HEAD, header_style=QUIET, border_style=LINE, padding=(0, 0, 0, 1))
    table.add_column(Text(f"  {phrases.say('terminal-trader')}"), no_wrap=True)
    for letter in letters_in_play(v):
        sign, colour = SIGNS_OF_GOODS[letter]
        table.add_column(Text(f"{letter}{sign}", style=colour), justify="right", no_wrap=True)
    table.add_column("Σ", justify="right", no_wrap=True)
    table.add_column(phrases.say("terminal-chips-left"), justify="right", no_wrap=True)
    table.add_column(phrases.say("terminal-suspected"))
    for seat, trader in enumerate(v.traders):
        name = marked_name(seat, phrases.name(seat), seat in asked, seat == v.seat)
        if seat == v.start:
            name.append(" ⚑", style=LAMP)
        table.add_row(
            name,
            *[_goods_cell(trader, letter) for letter in letters_in_play(v)],
            Text(str(int(total(trader.goods))), style=f"bold {TEXT}"),
            Text(f"{trader.hand}", style=TEXT).append(
                f"+{trader.paid}" if trader.paid else "", style=QUIET
            ),
            stack_text(phrases, trader.stack),
        )
    return table


def _goods_cell(trader: TraderView, letter: str) -> Text:
    """How many, and behind a bar how many of them are locked; all of them under a ban."""
    number = int(count(trader.goods, GOODS.kind(letter)))
    locked = number if trader.banned else int(count(trader.locked, GOODS.kind(letter)))
    if number == 0:
        return Text("·", style=QUIET)
    text = Text(str(number), style=SIGNS_OF_GOODS[letter][1])
    return text.append(f"|{locked}", style=BAD) if locked else text


def stack_text(phrases: Phrases, stack: bytes) -> Text:
    """Owners in order, the mission of every chip that can be seen."""
    text = Text()
    for chip in stack:
        owner, sign = chip >> 3, chip & 7
        mission = phrases.say(f"missions-{MISSIONS[sign]}") if sign < len(MISSIONS) else ""
        text.append(f"●{mission} " if mission else "●", style=seat_colour(owner))
    return text if text else Text("·", style=QUIET)


def sheets_table(phrases: Phrases, v: SandsturmView) -> RenderableType:
    """The final scoring, line by line."""
    table = Table(box=SIMPLE_HEAD, header_style=QUIET, border_style=LINE, padding=(0, 0, 0, 1))
    table.add_column("", no_wrap=True)
    for key in ("mission", "suspicions", "all-correct", "secret", "lamp", "artefact", "sum"):
        table.add_column(
            phrases.say(f"terminal-sheet-{key}"), justify="right", no_wrap=key == "mission"
        )
    for seat, sheet in enumerate(v.sheets):
        mission = v.traders[seat].mission
        key = (
            f"missions-{MISSIONS[mission]}"
            if mission < len(MISSIONS)
            else f"mission-{SIGNS[mission]}"
        )
        points = f"{phrases.say(key)} {sheet.mission}"
        lines = (
            points,
            sheet.suspicions,
            sheet.all_correct,
            sheet.secret,
            sheet.lamp,
            sheet.artefact,
        )
        total_cell = Text(str(sheet.points), style=f"bold {OK}" if sheet.ranked else QUIET)
        if sheet.alone:
            total_cell.append(" ★", style=LAMP)
        table.add_row(
            marked_name(seat, phrases.name(seat), False, seat == v.seat),
            *[Text(str(line), style=TEXT if line else QUIET) for line in lines],
            total_cell,
        )
    return table
