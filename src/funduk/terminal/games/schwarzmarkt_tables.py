"""Tables of Schwarzmarkt: the exchange with its bonuses, who holds what, and what is offered."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from funduk.core.goods import count
from funduk.games.schwarzmarkt.material import GOODS, LETTERS, MOST_POINTS, ROWS, Box
from funduk.games.schwarzmarkt.table import Standing
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.locale.phrases import Phrases
from funduk.parts.market import TRADING
from funduk.terminal.paint import LAMP, LINE, QUIET, TEXT, Signs, marked_name, seat_name, tally

SIGNS_OF_GOODS: Signs = {
    "T": ("▮", "#e5776b"),
    "M": ("◆", "#ee9a33"),
    "P": ("○", "#c9b3ec"),
    "B": ("▤", "#7cc492"),
    "C": ("●", "#c99a75"),
    "G": ("◇", "#7cc6e6"),
}


def good_head(letter: str) -> Text:
    sign, colour = SIGNS_OF_GOODS[letter]
    return Text(f"{letter}{sign}", style=colour)


def ladder(phrases: Phrases, box: Box, v: SchwarzmarktView) -> Table:
    """SM-2: the rows R11 to R1 with what points cost there, and the goods standing on them."""
    table = Table(box=SIMPLE_HEAD, header_style=QUIET, border_style=LINE, padding=(0, 0, 0, 1))
    table.add_column(phrases.say("terminal-row"), no_wrap=True)
    table.add_column(phrases.say("terminal-made-for-all"), justify="right", no_wrap=True)
    for points in range(1, MOST_POINTS + 1):
        table.add_column(f"{points}★", justify="right", no_wrap=True)
    table.add_column(phrases.say("terminal-goods"), no_wrap=True)
    for row in range(ROWS, 0, -1):
        here = [letter for letter in LETTERS if count(v.rows, GOODS.kind(letter)) == row]
        goods = Text()
        for letter in here:
            first, second = box.bonuses[int(count(v.steps, GOODS.kind(letter)))]
            sign, colour = SIGNS_OF_GOODS[letter]
            goods.append(f"{letter}{sign} {phrases.good(letter)} {first}/{second}  ", style=colour)
        style = TEXT if here else QUIET
        costs = [
            Text(str(box.needs[row][points]), style=style) for points in range(1, MOST_POINTS + 1)
        ]
        table.add_row(
            Text(f"R{row}", style=style), Text(str(box.offers[row]), style=style), *costs, goods
        )
    return table


def short_exchange(phrases: Phrases, box: Box, v: SchwarzmarktView) -> Table:
    """The same by good, for small screens."""
    table = Table(box=None, header_style=QUIET, padding=(0, 0, 0, 1))
    table.add_column("")
    for letter in LETTERS:
        table.add_column(good_head(letter), no_wrap=True)
    rows = {letter: int(count(v.rows, GOODS.kind(letter))) for letter in LETTERS}
    steps = {letter: int(count(v.steps, GOODS.kind(letter))) for letter in LETTERS}
    costs = [
        "/".join(str(box.needs[rows[x]][n]) for n in range(1, 5)) if rows[x] else "·"
        for x in LETTERS
    ]
    table.add_row(
        Text(phrases.say("terminal-row"), style=QUIET), *[f"R{rows[x]} " for x in LETTERS]
    )
    table.add_row(Text("1–4★", style=QUIET), *costs)
    bonuses = ["{}/{}".format(*box.bonuses[steps[letter]]) for letter in LETTERS]
    table.add_row(Text(phrases.say("terminal-bonus"), style=QUIET), *bonuses)
    return table


def stocks(phrases: Phrases, v: SchwarzmarktView) -> Text:
    """The offer in the middle and the reserve."""
    text = Text(f"{phrases.say('terminal-on-offer')} ", style=QUIET)
    text.append_text(tally(GOODS, v.offer, SIGNS_OF_GOODS)).append(
        f"   {phrases.say('terminal-reserve')} "
    )
    return text.append_text(tally(GOODS, v.reserve, SIGNS_OF_GOODS))


def players_table(phrases: Phrases, box: Box, v: SchwarzmarktView, asked: set[int]) -> Table:
    """Production, storage, points field, cards and points of everybody."""
    table = Table(box=SIMPLE_HEAD, header_style=QUIET, border_style=LINE, padding=(0, 0, 0, 1))
    table.add_column(Text(f"  {phrases.say('terminal-trader')}"), no_wrap=True)
    for key in ("made", "stored", "sold"):
        table.add_column(phrases.say(f"terminal-{key}"))
    table.add_column(phrases.say("terminal-cards"), justify="right", no_wrap=True)
    table.add_column("★", justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for seat, player in enumerate(v.players):
        name = marked_name(seat, phrases.name(seat), seat in asked, seat == v.seat)
        if seat == v.start:
            name.append(" ⚑", style=LAMP)
        stored = tally(GOODS, player.storage, SIGNS_OF_GOODS)
        if player.aside:
            stored.append(" + ", style=QUIET).append_text(
                tally(GOODS, player.aside, SIGNS_OF_GOODS)
            )
        table.add_row(
            name,
            tally(GOODS, player.production, SIGNS_OF_GOODS),
            stored,
            tally(GOODS, player.scored, SIGNS_OF_GOODS),
            Text(str(len(player.cards)), style=TEXT),
            Text(str(player.points), style=f"bold {TEXT}"),
            _state(phrases, v, seat),
        )
    return table


def _state(phrases: Phrases, v: SchwarzmarktView, seat: int) -> Text:
    """Face down, or done with the market."""
    if v.market is not None:
        return Text(
            "" if v.market.moods[seat] == TRADING else phrases.say("terminal-done"), style=QUIET
        )
    return Text("▓" if v.players[seat].has_chosen else "", style=QUIET)


def terms(phrases: Phrases, offer: Standing) -> str:
    """What an offer gives and wants, in words."""
    given = phrases.goods(GOODS, int(offer.production) + int(offer.storage))
    return phrases.say("terminal-terms", {"give": given, "want": phrases.goods(GOODS, offer.want)})


def offer_words(phrases: Phrases, offer: Standing) -> str:
    """An offer in plain words, for the line mode."""
    number = f"#{offer.id} " if offer.id else ""
    to = phrases.say("terminal-everybody") if offer.to is None else phrases.name(offer.to)
    by, towards = phrases.name(offer.by), phrases.say("terminal-part-to")
    return f"{number}{by}, {towards} {to}: {terms(phrases, offer)}"


def offers_lines(phrases: Phrases, offers: Sequence[Standing]) -> list[Text]:
    """Standing offers: number, from whom, to whom, give and want."""
    lines = []
    for offer in offers:
        line = Text(f"#{offer.id} " if offer.id else "", style=LAMP)
        line.append_text(seat_name(offer.by, phrases.name(offer.by)))
        to = phrases.say("terminal-everybody") if offer.to is None else phrases.name(offer.to)
        line.append(f" → {to}: ", style=QUIET)
        line.append_text(
            tally(GOODS, offer.production, SIGNS_OF_GOODS) if offer.production else Text()
        )
        if offer.production and offer.storage:
            line.append(" + ", style=QUIET)
        line.append_text(tally(GOODS, offer.storage, SIGNS_OF_GOODS) if offer.storage else Text())
        line.append(f"  {phrases.say('terminal-for')}  ", style=QUIET)
        lines.append(line.append_text(tally(GOODS, offer.want, SIGNS_OF_GOODS)))
    return lines
