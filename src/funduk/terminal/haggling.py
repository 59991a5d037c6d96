"""Haggling at a terminal: push gems out, see what they beat, accept."""

from rich.text import Text

from funduk.core.action import Ask
from funduk.core.goods import count, total
from funduk.games.gems.haggling import Accept, Haggle, Offer, Raise
from funduk.games.gems.material import GEMS
from funduk.locale.phrases import Phrases
from funduk.parts.haggle import cheapest_raises
from funduk.terminal.answer import Answer, Button, GoodsField, Hint, Slip, Values
from funduk.terminal.paint import GEM_SIGNS, LAMP, QUIET, heap, seat_name

HINTS = 5


def opening(phrases: Phrases, ask: Ask, gems: int, label: str = "") -> Slip:
    """The first offer."""

    def make(values: Values) -> Offer:
        return Offer(ask.seat, values["gems"])

    def verdict(values: Values) -> str:
        return bid_verdict(phrases, values["gems"], 0)

    hints = [
        Hint(phrases.goods(GEMS, bid), {"gems": bid})
        for bid in cheapest_raises(gems, 0, GEMS.number, HINTS)
    ]
    field = GoodsField("gems", "", GEMS, gems)
    return Slip("o", label or phrases.say("terminal-offer"), [field], make, verdict, hints)


def answering(phrases: Phrases, ask: Ask, gems: int, haggle: Haggle) -> Answer:
    """Raise or accept; raising is not shown where it cannot be done."""
    standing = int(haggle.standing)
    taken = phrases.say("terminal-accept", {"gems": phrases.goods(GEMS, standing)})
    accept = Button("a", taken, Accept(ask.seat))
    raises = cheapest_raises(gems, standing, GEMS.number, HINTS)
    if not raises:
        return Answer([accept])

    def make(values: Values) -> Raise:
        return Raise(ask.seat, values["gems"])

    def verdict(values: Values) -> str:
        return bid_verdict(phrases, values["gems"], standing)

    hints = [Hint(phrases.goods(GEMS, bid), {"gems": bid}) for bid in raises]
    field = GoodsField("gems", "", GEMS, gems)
    return Answer([Slip("o", phrases.say("terminal-raise"), [field], make, verdict, hints), accept])


def bid_verdict(phrases: Phrases, bid: int, standing: int) -> str:
    """How a bid stands against another, in words; the engine judges."""
    size, other = int(total(bid)), int(total(standing))
    beaten = phrases.goods(GEMS, standing)
    if size == 0:
        return phrases.say("terminal-verdict-nothing")
    if other == 0:
        return phrases.say("terminal-verdict-opens", {"gems": phrases.goods(GEMS, bid)})
    if size > other:
        return phrases.say("terminal-verdict-more", {"beaten": beaten, "more": size - other})
    if size < other:
        return phrases.say("terminal-verdict-fewer", {"missing": other - size})
    for letter in GEMS.letters:
        kind = GEMS.kind(letter)
        if count(bid, kind) != count(standing, kind):
            key = "dearer" if count(bid, kind) > count(standing, kind) else "cheaper"
            return phrases.say(
                f"terminal-verdict-{key}", {"beaten": beaten, "colour": phrases.good(letter)}
            )
    return phrases.say("terminal-verdict-same", {"beaten": beaten})


def haggle_lines(
    phrases: Phrases, haggle: Haggle, topic: str, stakes: dict[int, str]
) -> list[Text]:
    """The two hagglers, what the action would bring each, and the gems on the cloth."""
    lines = [Text(topic, style=f"bold {LAMP}")]
    seats = sorted((haggle.turn, haggle.other))
    longest = max(len(phrases.name(seat)) for seat in seats)
    stake = max(len(text) for text in stakes.values())
    for seat in seats:
        speaks = seat == haggle.turn
        name = seat_name(seat, phrases.name(seat).ljust(longest), bold=True)
        line = Text.assemble(("▸ " if speaks else "  ", LAMP), name)
        line.append(f"  {stakes.get(seat, '').ljust(stake)}  ", style=QUIET)
        offered = Text("…", style=LAMP) if speaks else heap(GEMS, haggle.standing, GEM_SIGNS, "–")
        lines.append(line.append_text(offered))
    return lines
