"""Schwarzmarkt: the exchange, everybody's goods, production, trade, auction and sale."""

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from funduk.core.action import Action, Ask, Event
from funduk.core.game import Game, View
from funduk.core.goods import count, some, total
from funduk.games.schwarzmarkt import Schwarzmarkt
from funduk.games.schwarzmarkt.events import BonusScored, CardsScored, GameEnded
from funduk.games.schwarzmarkt.material import (
    EACH_ONE,
    GOODS,
    KINDS,
    LETTERS,
    MOST_POINTS,
    PRODUCE_MORE,
    PRODUCED,
)
from funduk.games.schwarzmarkt.questions.after_trade import Carry, Lose
from funduk.games.schwarzmarkt.questions.answers import Pass
from funduk.games.schwarzmarkt.questions.auction import Bid, Recover
from funduk.games.schwarzmarkt.questions.prices import (
    from_production,
    points_for,
    price_row,
    rows_up,
)
from funduk.games.schwarzmarkt.questions.production import Produce
from funduk.games.schwarzmarkt.questions.sale import Clear, Sell
from funduk.games.schwarzmarkt.table import (
    ANSWER,
    BID,
    CARRY,
    CLEAR,
    FINAL,
    LOSE,
    MARKET,
    NO_CARD,
    OVER,
    PRODUCE,
    PROPOSE,
    RECOVER,
    SELL,
    TIP,
    UNNAMED,
)
from funduk.games.schwarzmarkt.view import SchwarzmarktView
from funduk.locale.phrases import Phrases
from funduk.terminal.answer import (
    Answer,
    Button,
    Field,
    GoodsField,
    Hint,
    PickField,
    Slip,
    Values,
    Way,
)
from funduk.terminal.drill import drill_down
from funduk.terminal.games.schwarzmarkt_tables import (
    SIGNS_OF_GOODS,
    ladder,
    offer_words,
    offers_lines,
    players_table,
    short_exchange,
    stocks,
)
from funduk.terminal.games.schwarzmarkt_trade import Trade
from funduk.terminal.paint import LAMP, QUIET, Signs
from funduk.terminal.presenter import ListMoves, Presenter

Made = type[Produce] | type[Lose] | type[Bid] | type[Clear] | type[Carry] | type[Recover]


class SchwarzmarktPresenter(Presenter):
    """All fields are open; discs, bids, answers and sales are hidden by the view until revealed."""

    SIGNS: ClassVar[Signs] = SIGNS_OF_GOODS

    def __init__(self, game: Game, phrases: Phrases, list_moves: ListMoves) -> None:
        super().__init__(game, phrases, list_moves)
        assert isinstance(game, Schwarzmarkt)
        self.box = game.box

    def status(self, view: View) -> str:
        v = cast(SchwarzmarktView, view)
        phase = self.phrases.phase(str(v.to_json()["phase"]))
        return (
            phase if v.phase == OVER else self.say("terminal-sm-status", round=v.round, phase=phase)
        )

    def board(self, view: View, asks: Sequence[Ask], wide: bool) -> RenderableType:
        v = cast(SchwarzmarktView, view)
        exchange = (
            ladder(self.phrases, self.box, v) if wide else short_exchange(self.phrases, self.box, v)
        )
        parts: list[RenderableType] = [exchange]
        if wide:
            parts.append(Padding(stocks(self.phrases, v), (0, 1)))
        offers = offers_lines(self.phrases, self._offers(v))
        if not wide:
            parts.extend(Padding(line, (0, 1)) for line in offers)
        parts.append(players_table(self.phrases, self.box, v, {ask.seat for ask in asks}))
        parts.append(Padding(self._cards(v), (0, 1)))
        if wide:
            parts.extend(Padding(line, (0, 1)) for line in offers)
        return Group(*parts)

    def _offers(self, v: SchwarzmarktView) -> list[Any]:
        if v.market is not None:
            return list(v.market.offers)
        return [] if v.proposal is None else [v.proposal]

    def _cards(self, v: SchwarzmarktView) -> Text:
        """The open information card, and those people own."""
        text = Text()
        if v.card != NO_CARD:
            effects = self.game.components.content["card"][v.card]["effects"]
            does = ", ".join(
                self.say(f"terminal-effect-{name}", number=n) for name, n in effects.items()
            )
            text = Text.assemble(
                (f"{self.say('terminal-open-card')} ", QUIET), (self._card(v.card), LAMP)
            )
            text.append(f": {does}", style=QUIET)
        for seat, player in enumerate(v.players):
            if player.cards:
                owned = ", ".join(self._card(card) for card in player.cards)
                text.append(f"   {self.phrases.name(seat)}: {owned}", style=QUIET)
        return text

    def _card(self, card: int) -> str:
        return self.phrases.component("card", card)

    def facts(self, view: View) -> list[str]:
        v = cast(SchwarzmarktView, view)
        offer, reserve = self.phrases.goods(GOODS, v.offer), self.phrases.goods(GOODS, v.reserve)
        lines = [
            self.status(v),
            f"{self.say('terminal-on-offer')}: {offer}",
            f"{self.say('terminal-reserve')}: {reserve}",
        ]
        for letter in LETTERS:
            row = int(count(v.rows, GOODS.kind(letter)))
            first, second = self.box.bonuses[int(count(v.steps, GOODS.kind(letter)))]
            costs = ", ".join(
                str(self.box.needs[row][points]) for points in range(1, MOST_POINTS + 1)
            )
            lines.append(
                self.say(
                    "terminal-sm-good",
                    good=self.phrases.good(letter),
                    row=row,
                    costs=costs,
                    first=first,
                    second=second,
                )
            )
        for seat, player in enumerate(v.players):
            lines.append(
                self.say(
                    "terminal-sm-seat",
                    seat=self.phrases.name(seat),
                    made=self.phrases.goods(GOODS, player.production),
                    stored=self.phrases.goods(GOODS, player.storage),
                    sold=self.phrases.goods(GOODS, player.scored),
                    points=player.points,
                    cards=len(player.cards),
                )
            )
        offers = [offer_words(self.phrases, standing) for standing in self._offers(v)]
        cards = self._cards(v).plain.strip()
        return [*lines, *offers, *([cards] if cards else [])]

    # answers

    def answer(self, view: View, ask: Ask) -> Answer:
        v = cast(SchwarzmarktView, view)
        mine = v.players[ask.seat]
        made, stored = int(mine.production), int(mine.storage)
        phase = v.phase
        trade = Trade(self.phrases, v, ask)
        if phase in (PRODUCE, TIP):
            most = PRODUCED + self.box.power(mine.cards, PRODUCE_MORE)
            return Answer([self._goods("p", ask, Produce, int(EACH_ONE) * 3, most)])
        if phase == PROPOSE:
            return trade.proposing()
        if phase == ANSWER and v.proposal is not None:
            return trade.answering(v.proposal)
        if phase == MARKET and v.market is not None:
            return (
                trade.coming_back()
                if ask.question == "rejoin"
                else trade.on_the_market(v.market.offers)
            )
        if phase == LOSE:
            return Answer([self._goods("l", ask, Lose, made, int(total(made)) // 2)])
        if phase == BID:
            return Answer([self._goods("i", ask, Bid, stored, None)])
        if phase in (SELL, FINAL):
            return Answer([self._sale(v, ask)])
        if phase == CLEAR:
            return Answer([self._goods("e", ask, Clear, stored, None)])
        if phase == CARRY:
            passing = Button("x", self.phrases.say("action-pass"), Pass(ask.seat))
            return Answer([self._goods("a", ask, Carry, made, None), passing])
        if phase == RECOVER:
            return Answer([self._goods("e", ask, Recover, int(v.paid), None)])
        return self._listed(ask)

    def _goods(self, key: str, ask: Ask, kind: Made, heap: int, most: int | None) -> Slip:
        def make(values: Values) -> Action:
            return kind(ask.seat, values["goods"])

        label = self.say(f"terminal-sm-{kind.VERB}")
        return Slip(key, label, [GoodsField("goods", "", GOODS, heap, most)], make)

    def _listed(self, ask: Ask) -> Answer:
        """Rumour, partner and bonus: few moves, by good or by seat."""
        moves = list(self.list_moves(ask))
        passing: list[Way] = [
            Button("x", self.phrases.action(move), move) for move in moves if isinstance(move, Pass)
        ]
        rest = [move for move in moves if not isinstance(move, Pass)]
        if ask.question != "rumour":
            return Answer(
                [Button(str(n + 1), self.phrases.action(m), m) for n, m in enumerate(rest)]
                + passing
            )
        parts = [("kind", self.say("terminal-part-kind")), ("rows", self.say("terminal-part-rows"))]
        return Answer(
            [drill_down("o", self.say("terminal-sm-spread"), rest, parts, self._describe), *passing]
        )

    def _describe(self, part: str, value: Any) -> str:
        return self.phrases.good(GOODS.letter(value)) if part == "kind" else f"{value:+d}"

    def _sale(self, v: SchwarzmarktView, ask: Ask) -> Slip:
        mine = v.players[ask.seat]
        up = rows_up(self.box, mine.cards)
        fence = int(from_production(self.box, mine.cards, mine.production, v.phase == FINAL))

        def fields(values: Values) -> list[Field]:
            shown: list[Field] = [
                GoodsField("storage", self.say("terminal-stored"), GOODS, int(mine.storage))
            ]
            if fence:
                shown.append(GoodsField("production", self.say("terminal-made"), GOODS, fence))
            if up:
                shown.append(PickField("named", self.say("terminal-regular"), self._named()))
            return shown

        def make(values: Values) -> Action:
            return Sell(
                ask.seat,
                values.get("production", 0),
                values["storage"],
                values.get("named", UNNAMED),
            )

        def verdict(values: Values) -> str:
            sold = int(values["storage"]) + int(values.get("production", 0))
            points = int(points_for(self.box, v.rows, sold, values.get("named", UNNAMED), up))
            if points < 0:
                return self.say("terminal-sale-wrong")
            return self.say("terminal-sale-points", points=int(total(points)))

        return Slip(
            "v", self.say("terminal-sm-sell"), fields, make, verdict, self._sale_hints(v, ask.seat)
        )

    def _named(self) -> list[tuple[int, str]]:
        return [(UNNAMED, "–"), *[(GOODS.kind(x), self.phrases.good(x)) for x in LETTERS]]

    def _sale_hints(self, v: SchwarzmarktView, seat: int) -> list[Hint]:
        """The largest lot of each good, and all of them together."""
        lots = []
        for kind in range(int(KINDS)):
            row = int(price_row(v.rows, kind, UNNAMED, 0))
            have = int(count(v.players[seat].storage, kind))
            best = max((need for need in self.box.needs[row][1:] if need <= have), default=0)
            if best:
                lots.append(int(some(kind, best)))
        wholes = [sum(lots), *lots] if len(lots) > 1 else lots
        return [Hint(self.phrases.goods(GOODS, lot), {"storage": lot}) for lot in wholes[:7]]

    def interlude(self, events: Sequence[Event]) -> RenderableType | None:
        told = [
            event for event in events if isinstance(event, (BonusScored, CardsScored, GameEnded))
        ]
        return Group(*[Text(self.phrases.event(event)) for event in told]) if told else None


PRESENTER = SchwarzmarktPresenter
