"""Both kinds of trade at a terminal: proposals, answers, and the open market."""

from funduk.core.action import Action, Ask
from funduk.core.goods import at_most
from funduk.games.schwarzmarkt.material import GOODS, KINDS
from funduk.games.schwarzmarkt.questions.answers import Pass
from funduk.games.schwarzmarkt.questions.market_actions import (
    Amend,
    Counter,
    Done,
    Offer,
    Return,
    Stay,
    Take,
    TurnDown,
    Withdraw,
)
from funduk.games.schwarzmarkt.questions.ordered_trade import Accept, Decline, Propose
from funduk.games.schwarzmarkt.table import Standing
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.locale.phrases import Phrases
from funduk.terminal.answer import Answer, Button, Field, GoodsField, PickField, Slip, Values, Way
from funduk.terminal.games.schwarzmarkt_tables import terms


def held(v: SchwarzmarktView, seat: int) -> int:
    return int(v.players[seat].production) + int(v.players[seat].storage)


def held_by_others(v: SchwarzmarktView, seat: int) -> int:
    return sum(held(v, other) for other in range(len(v.players)) if other != seat)


class Trade:
    """The ways to trade for one seat."""

    def __init__(self, phrases: Phrases, v: SchwarzmarktView, ask: Ask) -> None:
        self.phrases = phrases
        self.v = v
        self.seat = ask.seat

    def say(self, key: str) -> str:
        return self.phrases.say(key)

    def proposing(self) -> Answer:
        def make(values: Values) -> Action:
            return Propose(self.seat, values["production"], values["storage"], values["want"])

        fields = self._terms(held_by_others(self.v, self.seat))
        passing = Button("x", self.phrases.say("action-pass"), Pass(self.seat))
        return Answer([Slip("o", self.say("terminal-propose"), fields, make), passing])

    def answering(self, proposal: Standing) -> Answer:
        def make(values: Values) -> Action:
            return Accept(self.seat, values["production"], values["storage"])

        accept = self._supply("a", self.phrases.say("terminal-accept-word"), proposal, make)
        decline = Button("x", self.phrases.say("action-decline"), Decline(self.seat))
        return Answer([accept, decline])

    def on_the_market(self, offers: list[Standing]) -> Answer:
        ways: list[Way] = [self._offer()]
        for offer in offers:
            ways.extend(self._about(offer))
        return Answer([*ways, Button("x", self.phrases.say("action-done"), Done(self.seat))])

    def coming_back(self) -> Answer:
        return Answer(
            [
                Button("x", self.phrases.say("action-stay"), Stay(self.seat)),
                Button("r", self.phrases.say("action-return"), Return(self.seat)),
            ]
        )

    def _terms(self, wantable: int) -> list[Field]:
        mine = self.v.players[self.seat]
        return [
            GoodsField("production", self.say("terminal-made"), GOODS, int(mine.production)),
            GoodsField("storage", self.say("terminal-stored"), GOODS, int(mine.storage)),
            GoodsField("want", self.say("terminal-want"), GOODS, wantable, self.v.most_wanted),
        ]

    def _supply(self, key: str, label: str, offer: Standing, make: object) -> Slip:
        """Filled in with produced goods first: they are worth least."""
        assert callable(make)
        mine = self.v.players[self.seat]
        production = int(at_most(offer.want, mine.production, KINDS))
        values = {"production": production, "storage": int(offer.want) - production}
        fields = [
            GoodsField("production", self.say("terminal-made"), GOODS, int(mine.production)),
            GoodsField("storage", self.say("terminal-stored"), GOODS, int(mine.storage)),
        ]
        return Slip(key, label, fields, make, values=values)

    def _offer(self) -> Slip:
        others = [seat for seat in range(len(self.v.players)) if seat != self.seat]
        to = [
            (None, self.say("terminal-everybody")),
            *[(seat, self.phrases.name(seat)) for seat in others],
        ]

        def fields(values: Values) -> list[Field]:
            addressee = values.get("to")
            wantable = (
                held_by_others(self.v, self.seat) if addressee is None else held(self.v, addressee)
            )
            return [PickField("to", self.say("terminal-part-to"), to), *self._terms(wantable)]

        def make(values: Values) -> Action:
            return Offer(
                self.seat, values["to"], values["production"], values["storage"], values["want"]
            )

        return Slip("o", self.say("terminal-offer"), fields, make)

    def _about(self, offer: Standing) -> list[Way]:
        """What can be done about one standing offer."""
        name = f"#{offer.id}"
        if offer.by == self.seat:
            return [
                self._change(offer, name),
                self._button("terminal-withdraw", name, Withdraw, offer),
            ]
        if not offer.is_for(self.seat):
            return []

        def make(values: Values) -> Action:
            return Take(
                self.seat, offer.id, offer.revision, values["production"], values["storage"]
            )

        ways: list[Way] = []
        label = f"{self.say('terminal-take')} {name} ({terms(self.phrases, offer)})"
        if int(at_most(offer.want, held(self.v, self.seat), KINDS)) == int(offer.want):
            ways.append(self._supply("", label, offer, make))
        ways.append(self._counter(offer, name))
        if offer.to == self.seat:
            ways.append(self._button("terminal-turn-down", name, TurnDown, offer))
        return ways

    def _button(
        self, key: str, name: str, kind: type[Withdraw] | type[TurnDown], offer: Standing
    ) -> Button:
        return Button(
            "", f"{self.say(key)} {name}", kind(self.seat, offer.id), terms(self.phrases, offer)
        )

    def _change(self, offer: Standing, name: str) -> Slip:
        def make(values: Values) -> Action:
            return Amend(
                self.seat, offer.id, values["production"], values["storage"], values["want"]
            )

        wantable = held_by_others(self.v, self.seat) if offer.to is None else held(self.v, offer.to)
        values = {
            "production": int(offer.production),
            "storage": int(offer.storage),
            "want": int(offer.want),
        }
        label = f"{self.say('terminal-amend')} {name}"
        return Slip("", label, self._terms(wantable), make, values=values)

    def _counter(self, offer: Standing, name: str) -> Slip:
        def make(values: Values) -> Action:
            return Counter(
                self.seat, offer.id, values["production"], values["storage"], values["want"]
            )

        label = f"{self.say('terminal-counter')} {name}"
        return Slip("", label, self._terms(held(self.v, offer.by)), make)
