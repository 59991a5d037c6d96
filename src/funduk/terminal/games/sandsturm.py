"""Sandsturm: goods and locks, suspicions, the round card, the dice, and one target after another."""

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from funduk.core.action import Action, Ask, Event
from funduk.core.game import View
from funduk.games.sandsturm.events import SandstormCame
from funduk.games.sandsturm.material import (
    CHIP_SET,
    FACES,
    GOODS,
    MISSIONS,
    NO_MISSION,
    ROLLED,
    SIGNS,
    TYPES,
)
from funduk.games.sandsturm.questions.acting import Choose, Reroll, Skip
from funduk.games.sandsturm.questions.securing import Secure
from funduk.games.sandsturm.questions.suspecting import Done, Place
from funduk.games.sandsturm.table import ACT, CHIPS, LOCK, OVER, TARGET
from funduk.games.sandsturm.view import NO_CARD_ID, SandsturmView
from funduk.terminal.answer import (
    Answer,
    Button,
    GoodsField,
    NumberField,
    PickField,
    Slip,
    TicksField,
    Values,
    Way,
)
from funduk.terminal.drill import drill_down
from funduk.terminal.games.sandsturm_tables import SIGNS_OF_GOODS, sheets_table, traders_table
from funduk.terminal.paint import LAMP, LINE, QUIET, TEXT, Signs
from funduk.terminal.presenter import Presenter

TYPE_KEYS = {"rob": "r", "give": "g", "swap": "s", "secure": "c", "move": "m"}
PARTS = {
    "rob": ("victim", "good"),
    "give": ("to", "good"),
    "swap": ("own", "partner", "good"),
    "move": ("giver", "good", "to"),
}


class SandsturmPresenter(Presenter):
    """Missions, others' chips and covered chips are hidden by the view."""

    SIGNS: ClassVar[Signs] = SIGNS_OF_GOODS

    def status(self, view: View) -> str:
        v = cast(SandsturmView, view)
        if v.phase == OVER:
            return self.phrases.phase("over")
        mission = "" if v.seat is None else self._mission(v.traders[v.seat].mission)
        return self.say("terminal-ss-status", round=v.round, mission=mission or "none")

    def board(self, view: View, asks: Sequence[Ask], wide: bool) -> RenderableType:
        v = cast(SandsturmView, view)
        parts: list[RenderableType] = [traders_table(self.phrases, v, {ask.seat for ask in asks})]
        if v.card != NO_CARD_ID and v.phase != OVER:
            parts.append(Padding(self._card(v.card), (0, 1)))
        dice = self._dice(v)
        if dice is not None:
            parts.append(Padding(dice, (1 if wide else 0, 1, 0, 1)))
        if v.seat is not None and v.phase != OVER:
            parts.append(Padding(self._own(v), (1 if wide else 0, 1, 0, 1)))
        if v.sheets:
            parts.append(sheets_table(self.phrases, v))
        return Group(*parts)

    def _card(self, card: str) -> Text:
        """The round card: its name and what it changes."""
        for entry in self.game.components.content["card"]:
            if entry.get("id") == card:
                language = self.phrases.words.language
                title, text = (
                    entry.get(f"title_{language}", card),
                    entry.get(f"text_{language}", ""),
                )
                return Text.assemble((str(title), f"bold {LAMP}"), (f"  {text}", QUIET))
        return Text(card, style=LAMP)

    def _dice(self, v: SandsturmView) -> Text | None:
        faces = ROLLED.to_json(v.faces)
        if all(face == "unrolled" for face in faces):
            return None
        text = Text(f"{self.say('terminal-dice-word')}  ", style=QUIET)
        for place, face in enumerate(faces):
            style = f"bold {LAMP} on {LINE}" if face == "joker" else f"{TEXT} on {LINE}"
            text.append(f" {place + 1} {self.phrases.say(f'faces-{face}')} ", style=style).append(
                " "
            )
        if v.phase == TARGET:
            text.append(f" {self._type(v.type)} ×{v.left}", style=f"bold {LAMP}")
        return text

    def _own(self, v: SandsturmView) -> Text:
        """One's own mission and chips."""
        assert v.seat is not None
        mission = v.traders[v.seat].mission
        text = Text(f"{self.say('terminal-mission')}  ", style=QUIET)
        text.append(self._mission(mission), style=f"bold {LAMP}")
        if mission < len(MISSIONS):
            entry = self.game.components.content["mission"][mission]
            text.append(f"  {entry.get(f'text_{self.phrases.words.language}', '')}", style=QUIET)
        chips = ", ".join(self._mission(MISSIONS.index(chip)) for chip in CHIP_SET.to_json(v.hand))
        return text.append(f"\n{self.say('terminal-chips')}  ", style=QUIET).append(
            chips or "–", style=TEXT
        )

    def _mission(self, sign: int) -> str:
        if sign < len(MISSIONS):
            return self.phrases.say(f"missions-{MISSIONS[sign]}")
        return self.phrases.say(f"mission-{SIGNS[sign]}")

    def _type(self, type: int) -> str:
        return self.phrases.say(f"type-{TYPES[type]}")

    def facts(self, view: View) -> list[str]:
        v = cast(SandsturmView, view)
        lines = [self.status(v)]
        if v.card != NO_CARD_ID:
            lines.append(self._card(v.card).plain)
        for seat, trader in enumerate(v.traders):
            owners = [self.phrases.name(chip >> 3) for chip in trader.stack]
            top = self._mission(trader.stack[-1] & 7) if trader.stack else "–"
            lines.append(
                self.say(
                    "terminal-ss-seat",
                    seat=self.phrases.name(seat),
                    goods=self.phrases.goods(GOODS, trader.goods),
                    locked=self.phrases.goods(GOODS, trader.locked),
                    banned="yes" if trader.banned else "no",
                    chips=trader.hand,
                    stack=", ".join(owners) or "–",
                    top=top,
                )
            )
        dice = self._dice(v)
        if dice is not None:
            lines.append(dice.plain)
        if v.seat is not None:
            lines.extend(self._own(v).plain.split("\n"))
        return lines

    def question(self, view: View, ask: Ask) -> str:
        v = cast(SandsturmView, view)
        if v.phase in (TARGET, LOCK):
            return self.say("terminal-ss-target", type=self._type(v.type), left=v.left)
        return self.phrases.question(ask)

    def answer(self, view: View, ask: Ask) -> Answer:
        v = cast(SandsturmView, view)
        if v.phase == CHIPS:
            return self._suspicions(ask)
        if v.phase == ACT:
            return self._acts(v, ask)
        if v.phase == LOCK:
            return Answer([self._secure(v, ask)])
        verb = TYPES[v.type]
        parts = [(name, self.say(f"terminal-part-{name}")) for name in PARTS[verb]]
        moves = list(self.list_moves(ask))
        return Answer(
            [drill_down(TYPE_KEYS[verb], self._type(v.type), moves, parts, self._describe)]
        )

    def _describe(self, part: str, value: Any) -> str:
        if part in ("own", "good"):
            return self.phrases.goods(GOODS, value)
        return self._mission(value) if part == "mission" else self.phrases.name(value)

    def _suspicions(self, ask: Ask) -> Answer:
        moves = list(self.list_moves(ask))
        ways: list[Way] = [
            Button("n", self.phrases.action(move), move) for move in moves if isinstance(move, Done)
        ]
        placings = [move for move in moves if isinstance(move, Place)]
        if placings:
            parts = [(name, self.say(f"terminal-part-{name}")) for name in ("on", "mission")]
            ways.append(
                drill_down("s", self.say("terminal-suspect"), placings, parts, self._describe)
            )
        return Answer(ways)

    def _acts(self, v: SandsturmView, ask: Ask) -> Answer:
        ways: list[Way] = []
        for type in dict.fromkeys(offer.type for offer in v.offers):
            ways.append(self._act(v, ask, type))
        if not ways:
            ways.append(Button("k", self.phrases.say("action-skip"), Skip(ask.seat)))
        reroll = self._reroll(v, ask)
        return Answer([*ways, reroll] if reroll is not None else ways)

    def _act(self, v: SandsturmView, ask: Ask, type: int) -> Way:
        """One type: a button, or a slip where the number of jokers can be chosen."""
        times = {offer.jokers: offer.times for offer in v.offers if offer.type == type}
        key, label = TYPE_KEYS[TYPES[type]], self._type(type)
        if len(times) == 1:
            jokers, number = next(iter(times.items()))
            said = self.say("terminal-times", times=number, jokers=jokers)
            return Button(key, label, Choose(ask.seat, type, jokers), said)

        def make(values: Values) -> Action:
            return Choose(ask.seat, type, values["jokers"])

        def verdict(values: Values) -> str:
            return self.say(
                "terminal-times", times=times[values["jokers"]], jokers=values["jokers"]
            )

        field = NumberField("jokers", self.say("terminal-jokers"), min(times), max(times))
        return Slip(key, label, [field], make, verdict, values={"jokers": max(times)})

    def _reroll(self, v: SandsturmView, ask: Ask) -> Slip | None:
        free = v.free_rerolls > 0
        chips = (
            [NO_MISSION] if free else [MISSIONS.index(chip) for chip in CHIP_SET.to_json(v.hand)]
        )
        cards: list[dict[str, Any]] = self.game.components.content["card"]
        effects = next((card for card in cards if card.get("id") == v.card), {})
        if not chips or (not free and effects.get("no_paid_rerolls")):
            return None
        faces = [self.phrases.say(f"faces-{FACES[v.faces >> 3 * die & 7]}") for die in range(5)]
        pay = [(chip, self.phrases.say(f"chip-{SIGNS[chip]}")) for chip in chips]

        def make(values: Values) -> Action:
            return Reroll(ask.seat, sum(1 << die for die in values["dice"]), values["chip"])

        fields = [
            TicksField("dice", "", faces),
            PickField("chip", self.say("terminal-pay-with"), pay),
        ]
        return Slip("n", self.say("terminal-reroll"), fields, make)

    def _secure(self, v: SandsturmView, ask: Ask) -> Slip:
        def make(values: Values) -> Action:
            return Secure(ask.seat, values["goods"])

        goods = int(v.traders[ask.seat].goods)
        return Slip("c", self._type(v.type), [GoodsField("goods", "", GOODS, goods, v.left)], make)

    def interlude(self, events: Sequence[Event]) -> RenderableType | None:
        for place, event in enumerate(events):
            if isinstance(event, SandstormCame):
                return Group(*[Text(self.phrases.event(told)) for told in events[place:]])
        return None


PRESENTER = SandsturmPresenter
