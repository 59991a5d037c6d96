oase-title = The Oasis
    .blurb = Meet the caravan, choose your place in secret, haggle where two have come.

oase-good-D =
    { $count ->
        [one] { $count } date
       *[other] { $count } dates
    }
    .name = dates
oase-good-S = { $count } salt
    .name = salt
oase-good-O = { $count } oil
    .name = oil

oase-phase-arrive = the caravan arrives
oase-phase-choose = secret choice
oase-phase-offer = an offer
oase-phase-answer = an answer
oase-phase-over = game over

oase-question-arrive = The caravan arrives.
    .waiting = The caravan arrives.
oase-question-choose = Which place do you go to? Choose in secret.
    .waiting = { $seat } is choosing a place.
oase-question-offer = How many coins do you offer for all goods of this place?
    .waiting = { $seat } is thinking about an offer.
oase-question-answer = Take the coins, or half of the goods?
    .waiting = { $seat } is thinking about the offer.

oase-action-arrive = lay out { $load }
oase-action-choose = go to the { $place_name }
oase-action-offer =
    { $coins ->
        [0] offer nothing
        [one] offer { $coins } coin
       *[other] offer { $coins } coins
    }
oase-action-accept = take the coins
oase-action-decline = share the goods

oase-event-arrived = Round { $round_from_one }: the caravan brings { $load }.
oase-event-committed = { $seat } has chosen.
oase-event-revealed = All reveal: { $places }.
oase-event-took = { $seat } takes { $goods } at the { $place_name }.
oase-event-crowded = { $seats } meet at the { $place_name }: nobody gets anything.
oase-event-offered =
    { $coins ->
        [0] { $seat } offers { $to } nothing for the { $place_name }.
        [one] { $seat } offers { $to } { $coins } coin for the { $place_name }.
       *[other] { $seat } offers { $to } { $coins } coins for the { $place_name }.
    }
oase-event-accepted =
    { $coins ->
        [one] { $seat } takes { $coins } coin from { $bidder }.
       *[other] { $seat } takes { $coins } coins from { $bidder }.
    }
oase-event-declined = { $seat } would rather share with { $bidder }.
oase-event-game-ended =
    { $winners_count ->
        [one] { $winners } wins: { $points }.
       *[other] { $winners } share the win: { $points }.
    }

oase-refusal-wrong-load = The caravan lays goods on every place, no more than the set says.
oase-refusal-no-such-place = There is no such place.
oase-refusal-not-your-coins = You do not have that many coins.

oase-option-rounds = Rounds
    .help = how many caravans come before the game is over

oase-why-best-place = The place was drawn by lot, in proportion to what each would bring.
oase-why-fair-price = About half of what the goods are worth beyond sharing them.
oase-why-coins-are-worth-more = The coins are worth more than half of the goods.
oase-why-goods-are-worth-more = Half of the goods is worth at least as much as the coins.
