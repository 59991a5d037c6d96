"""A view as numbers: the viewer first, then the others clockwise; what cards can do, never their numbers."""

from typing import Final

from funduk.core.encoding import (
    Encoder,
    Part,
    first_seat,
    put_choice,
    put_goods,
    put_nothing,
    put_number,
)
from funduk.core.table import View
from funduk.games.schwarzmarkt.material import EFFECTS, KINDS, SEATS, Box
from funduk.games.schwarzmarkt.table import NO_CARD, PHASES, UNNAMED, Market, Standing
from funduk.games.schwarzmarkt.view import PlayerView, SchwarzmarktView

MOST: Final = SEATS[-1]
GOODS: Final = int(KINDS)
POWERS: Final = len(EFFECTS)
MOODS: Final = 3
ENDINGS: Final = 4
OWN_OFFERS: Final = 4
OFFERS_FOR_ME: Final = 8
OTHER_OFFERS: Final = 4
"""So many standing offers of each sort are written, in the order in which choices name them."""


def parts() -> list[Part]:
    found = [Part("phase", len(PHASES)), Part("round", 1, 10), Part("rows", GOODS, 11)]
    found += [Part("bonus steps", GOODS, 8), Part("offer", GOODS, 12), Part("reserve", GOODS, 26)]
    found += [Part("unseen cards", 1, 10), Part("card for sale", POWERS, 10), Part("start", MOST)]
    found += [Part("turn", MOST), Part("proposals", 1, 6), Part("paid", GOODS, 12)]
    found += [Part("ending", ENDINGS), Part("wild trade", 1), Part("sale in round ten", 1)]
    found += [
        Part("market acts allowed", 1, 60),
        Part("most wanted", 1, 8),
        Part("exactly four", 1),
    ]
    found += offer_parts("proposal")
    for place in range(MOST):
        found += player_parts("own" if place == 0 else f"seat +{place}")
    for name, most in (("own", OWN_OFFERS), ("for me", OFFERS_FOR_ME), ("others'", OTHER_OFFERS)):
        for place in range(most):
            found += offer_parts(f"offer {name} {place}")
    return found


def offer_parts(name: str) -> list[Part]:
    return [
        Part(f"{name} stands", 1),
        Part(f"{name} by", MOST),
        Part(f"{name} to", MOST),
        Part(f"{name} production", GOODS, 8),
        Part(f"{name} storage", GOODS, 8),
        Part(f"{name} want", GOODS, 8),
        Part(f"{name} counters", 1, 8),
    ]


def player_parts(who: str) -> list[Part]:
    return [
        Part(f"{who} present", 1),
        Part(f"{who} production", GOODS, 8),
        Part(f"{who} storage", GOODS, 8),
        Part(f"{who} aside", GOODS, 8),
        Part(f"{who} scored", GOODS, 26),
        Part(f"{who} points", 1, 60),
        Part(f"{who} powers", POWERS, 10),
        Part(f"{who} cards", 1, 10),
        Part(f"{who} has chosen", 1),
        Part(f"{who} choice shown", 1),
        Part(f"{who} from production", GOODS, 8),
        Part(f"{who} from storage", GOODS, 8),
        Part(f"{who} named", GOODS),
        Part(f"{who} market acts", 1, 60),
        Part(f"{who} mood", MOODS),
    ]


OFFER: Final = sum([part.size for part in offer_parts("offer")])
PLAYER: Final = sum([part.size for part in player_parts("own")])


class SchwarzmarktEncoder(Encoder):
    """SM-13: what the view shows, and what the information cards do."""

    def __init__(self, box: Box) -> None:
        super().__init__(parts())
        self.box = box

    def encode(self, view: View, row: list[int]) -> None:
        assert isinstance(view, SchwarzmarktView)
        me = first_seat(view)
        seats = len(view.players)
        put_choice(row, view.phase, len(PHASES))
        put_number(row, view.round)
        put_goods(row, view.rows, KINDS)
        put_goods(row, view.steps, KINDS)
        put_goods(row, view.offer, KINDS)
        put_goods(row, view.reserve, KINDS)
        put_number(row, len(view.unseen))
        for effect in range(POWERS):
            power = 0 if view.card == NO_CARD else self.box.effects[view.card][effect]
            put_number(row, power)
        put_choice(row, (view.start - me) % seats, MOST)
        put_choice(row, (view.turn - me) % seats, MOST)
        put_number(row, view.proposals)
        put_goods(row, view.paid, KINDS)
        put_choice(row, view.ending, ENDINGS)
        put_number(row, view.trade)
        row.append(1 if view.tenth_round_sale else 0)
        put_number(row, view.market_acts)
        put_number(row, view.most_wanted)
        row.append(1 if view.exactly_four else 0)
        put_offer(row, view.proposal, me, seats)
        for place in range(MOST):
            if place < seats:
                self.put_player(row, view, (me + place) % seats)
            else:
                put_nothing(row, PLAYER)
        put_market(row, view.market, me, seats)

    def put_player(self, row: list[int], view: SchwarzmarktView, seat: int) -> None:
        player: PlayerView = view.players[seat]
        row.append(1)
        put_goods(row, player.production, KINDS)
        put_goods(row, player.storage, KINDS)
        put_goods(row, player.aside, KINDS)
        put_goods(row, player.scored, KINDS)
        put_number(row, player.points)
        for effect in range(POWERS):
            put_number(row, self.box.power(player.cards, effect))
        put_number(row, len(player.cards))
        row.append(1 if player.has_chosen else 0)
        row.append(1 if player.choice_shown else 0)
        put_goods(row, player.from_production, KINDS)
        put_goods(row, player.from_storage, KINDS)
        put_choice(row, player.named if player.named != UNNAMED else -1, GOODS)
        market = view.market
        if market is None:
            put_nothing(row, 1 + MOODS)
        else:
            put_number(row, market.acts[seat])
            put_choice(row, market.moods[seat], MOODS)


def put_offer(row: list[int], offer: Standing | None, me: int, seats: int) -> None:
    if offer is None:
        put_nothing(row, OFFER)
        return
    row.append(1)
    put_choice(row, (offer.by - me) % seats, MOST)
    to = offer.to
    put_choice(row, -1 if to is None else (to - me) % seats, MOST)
    put_goods(row, offer.production, KINDS)
    put_goods(row, offer.storage, KINDS)
    put_goods(row, offer.want, KINDS)
    put_number(row, offer.counters)


def put_market(row: list[int], market: Market | None, me: int, seats: int) -> None:
    own: list[Standing] = []
    for_me: list[Standing] = []
    others: list[Standing] = []
    if market is not None:
        for offer in market.offers:
            if offer.by == me:
                own.append(offer)
            elif offer.is_for(me):
                for_me.append(offer)
            else:
                others.append(offer)
    put_offers(row, own, OWN_OFFERS, me, seats)
    put_offers(row, for_me, OFFERS_FOR_ME, me, seats)
    put_offers(row, others, OTHER_OFFERS, me, seats)


def put_offers(row: list[int], offers: list[Standing], most: int, me: int, seats: int) -> None:
    """The offers partner by partner, as choices name them."""
    written = 0
    for partner in range(-1, seats):
        for offer in offers:
            named = offer.by
            if offer.by == me:
                to = offer.to
                named = -1 if to is None else to
            if named == partner and written < most:
                put_offer(row, offer, me, seats)
                written += 1
    for _ in range(most - written):
        put_offer(row, None, me, seats)
