schwarzmarkt-title = Schwarzmarkt
    .blurb = What everybody makes gets cheap; only what you swapped counts.

schwarzmarkt-good-T = { $count } tobacco
    .name = tobacco
schwarzmarkt-good-M = { $count } marmalade
    .name = marmalade
schwarzmarkt-good-P = { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }
    .name = pearls
schwarzmarkt-good-B = { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
    .name = books
schwarzmarkt-good-C = { $count } coffee
    .name = coffee
schwarzmarkt-good-G = { $count } glass
    .name = glass
schwarzmarkt-kind-T = tobacco
schwarzmarkt-kind-M = marmalade
schwarzmarkt-kind-P = pearls
schwarzmarkt-kind-B = books
schwarzmarkt-kind-C = coffee
schwarzmarkt-kind-G = glass
schwarzmarkt-named-T = tobacco
schwarzmarkt-named-M = marmalade
schwarzmarkt-named-P = pearls
schwarzmarkt-named-B = books
schwarzmarkt-named-C = coffee
schwarzmarkt-named-G = glass

schwarzmarkt-question-lay-rows = The goods go onto the exchange.
    .waiting = The goods go onto the exchange.
schwarzmarkt-question-lay-bonus = The goods go onto the bonus track.
    .waiting = The goods go onto the bonus track.
schwarzmarkt-question-lot = The lot picks the start player.
    .waiting = The lot picks the start player.
schwarzmarkt-question-open = An information card is opened.
    .waiting = An information card is opened.
schwarzmarkt-question-produce = What do you make? Lay your discs in secret.
    .waiting = { $seat } is laying discs.
schwarzmarkt-question-rumour = Spread a rumour: move one good on the exchange, or pass.
    .waiting = { $seat } may spread a rumour.
schwarzmarkt-question-propose = Propose a swap to everybody, or pass.
    .waiting = { $seat } may propose a swap.
schwarzmarkt-question-answer = Accept the swap, or decline? Nobody sees your answer before all have answered.
    .waiting = { $seat } is answering the proposal.
schwarzmarkt-question-partner = Several accepted. With whom do you swap?
    .waiting = { $seat } is choosing a partner.
schwarzmarkt-question-market = The market is open: offer, take, counter, or say that you are done.
    .waiting = { $seat } is on the market.
schwarzmarkt-question-rejoin = You are done. Come back to the market, or stay out?
    .waiting = { $seat } is done but may come back.
schwarzmarkt-question-carry = Your porter can carry goods from production to storage. Carry some, or pass.
    .waiting = { $seat } may carry goods into storage.
schwarzmarkt-question-lose = Half of your production is lost. Choose what.
    .waiting = { $seat } is choosing what to lose.
schwarzmarkt-question-bid = Bid stored goods for the information card, or nothing.
    .waiting = { $seat } is bidding.
schwarzmarkt-question-recover = You take goods of your bid back. Which?
    .waiting = { $seat } is taking goods of the bid back.
schwarzmarkt-question-raise = You won the card. Raise the bonus of one good, or pass.
    .waiting = { $seat } may raise a bonus.
schwarzmarkt-question-sell = Sell goods from your storage for points, or nothing.
    .waiting = { $seat } is selling.
schwarzmarkt-question-clear = Your storage is too full. Choose what to give up.
    .waiting = { $seat } is clearing storage.
schwarzmarkt-question-final_sale = The game is ending: sell once more from your storage.
    .waiting = { $seat } is selling for the last time.

schwarzmarkt-action-lay-rows = rows { $rows }
schwarzmarkt-action-lay-bonus = bonus steps { $steps }
schwarzmarkt-action-draw-lot = { $start } begins
schwarzmarkt-action-open-card = open { $card }
schwarzmarkt-action-pass = pass
schwarzmarkt-action-produce = make { $goods }
schwarzmarkt-action-spread = move { $kind_name } by { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }
schwarzmarkt-action-propose = propose { $production } (made) and { $storage } (stored) for { $want }
schwarzmarkt-action-accept = accept with { $production } (made) and { $storage } (stored)
schwarzmarkt-action-decline = decline
schwarzmarkt-action-choose = swap with { $partner }
schwarzmarkt-action-offer =
    { $to ->
        [none] offer everybody { $production } (made) and { $storage } (stored) for { $want }
       *[other] offer { $to } { $production } (made) and { $storage } (stored) for { $want }
    }
schwarzmarkt-action-amend = change offer { $offer } to { $production } (made) and { $storage } (stored) for { $want }
schwarzmarkt-action-counter = counter offer { $offer } with { $production } (made) and { $storage } (stored) for { $want }
schwarzmarkt-action-withdraw = withdraw offer { $offer }
schwarzmarkt-action-turn-down = turn down offer { $offer }
schwarzmarkt-action-take = take offer { $offer } (revision { $revision }) with { $production } (made) and { $storage } (stored)
schwarzmarkt-action-done = done
schwarzmarkt-action-return = come back to the market
schwarzmarkt-action-stay = stay out
schwarzmarkt-action-carry = carry { $goods } into storage
schwarzmarkt-action-lose = lose { $goods }
schwarzmarkt-action-bid = bid { $goods }
schwarzmarkt-action-recover = take { $goods } back
schwarzmarkt-action-raise = raise the bonus of { $kind_name }
schwarzmarkt-action-sell = sell { $storage } from storage and { $production } from production, { $named ->
        [none] nobody regular
       *[other] { $named_name } to the regular customer
    }
schwarzmarkt-action-clear = give up { $goods }

schwarzmarkt-event-exchange-laid = The goods stand on the exchange.
schwarzmarkt-event-bonus-laid = The goods stand on the bonus track.
schwarzmarkt-event-lot-drawn = { $seat } is start player.
schwarzmarkt-event-card-opened = The next information card is { $card }.
schwarzmarkt-event-round-began = Round { $round } begins. On offer: { $offer }.
schwarzmarkt-event-committed = { $seat } has chosen.
schwarzmarkt-event-discs-revealed = { $seats } showed their discs: { $goods }.
schwarzmarkt-event-row-moved = { $kind_name }: R{ $before } → R{ $after }.
schwarzmarkt-event-bonus-rose = The bonus of { $kind_name } rises a step.
schwarzmarkt-event-ran-short = More { $kind_name } was wanted than there is: the game ends.
schwarzmarkt-event-rumour-spread = { $seat } spread a rumour about { $kind_name }.
schwarzmarkt-event-passed = { $seat } passed.
schwarzmarkt-event-proposed = { $seat } proposes { $production } (made) and { $storage } (stored) for { $want }.
schwarzmarkt-event-answered =
    { $seats_count ->
        [one] { $seats } answered: { $accepted }.
       *[other] { $seats } answered: { $accepted }.
    }
schwarzmarkt-event-nobody-could = Nobody has what { $seat } wants.
schwarzmarkt-event-swapped = { $seat } gave { $partner } { $production } (made) and { $storage } (stored) for { $got_production } (made) and { $got_storage } (stored).
schwarzmarkt-event-offered =
    { $to ->
        [none] Offer { $offer }: { $seat } offers everybody { $production } (made) and { $storage } (stored) for { $want }.
       *[other] Offer { $offer }: { $seat } offers { $to } { $production } (made) and { $storage } (stored) for { $want }.
    }
schwarzmarkt-event-amended = Offer { $offer } is now: { $seat } gives { $production } (made) and { $storage } (stored) for { $want }.
schwarzmarkt-event-offer-gone =
    { $how ->
        [withdrawn] { $by } withdrew offer { $offer }.
        [turned-down] Offer { $offer } of { $by } was turned down.
        [lapsed] Offer { $offer } of { $by } can no longer be honoured.
       *[taken] Offer { $offer } of { $by } was taken.
    }
schwarzmarkt-event-mood-changed =
    { $mood ->
        [trading] { $seat } is back on the market.
        [done] { $seat } is done.
       *[resting] { $seat } stays out.
    }
schwarzmarkt-event-trade-ended = Trade is over.
schwarzmarkt-event-carried = { $seat } carried { $goods } into storage.
schwarzmarkt-event-lost = Production lost by { $seats }: { $goods }.
schwarzmarkt-event-bids-revealed = The bids: { $bids }.
schwarzmarkt-event-card-won = { $seat } wins { $card } for { $paid }.
schwarzmarkt-event-card-left = Nobody gets { $card }; it leaves the game.
schwarzmarkt-event-recovered = { $seat } took { $goods } back.
schwarzmarkt-event-sales-revealed = The sales are shown. Points: { $points }.
schwarzmarkt-event-sold = { $seat } sold { $storage } (stored) and { $production } (made) for { $points_count ->
        [one] { $points_count } point
       *[other] { $points_count } points
    }.
schwarzmarkt-event-cleared = Storage cleared by { $seats }: { $goods }.
schwarzmarkt-event-end-began =
    { $ending ->
        [shortage] A good ran short. Everybody sells once more.
        [bonus] A good has reached the top of the bonus track. Everybody sells once more.
       *[last-auction] The last card is gone. Everybody sells once more.
    }
schwarzmarkt-event-bonus-scored = Bonus for { $kind_name }: { $points }.
schwarzmarkt-event-cards-scored = Points for information cards: { $points }.
schwarzmarkt-event-game-ended =
    { $winners_count ->
        [one] { $winners } wins. { $scores }.
       *[other] { $winners } share the win. { $scores }.
    }

schwarzmarkt-refusal-no-such-goods = There are no such goods.
schwarzmarkt-refusal-no-such-seat = There is no such player to trade with.
schwarzmarkt-refusal-wrong-start = The goods cannot start like that.
schwarzmarkt-refusal-not-in-the-deck = This card is not among the unseen ones.
schwarzmarkt-refusal-too-many-goods = That is more than you may make.
schwarzmarkt-refusal-too-few-discs = You have only two white discs: beyond the first of each good at most two more.
schwarzmarkt-refusal-off-the-exchange = The exchange goes from R1 to R11.
schwarzmarkt-refusal-not-your-goods = You do not have these goods there.
schwarzmarkt-refusal-wrong-number = That is not the number of goods asked for.
schwarzmarkt-refusal-too-many-kinds = Bid goods of a single kind.
schwarzmarkt-refusal-no-gifts = Something must pass both ways; gifts are not allowed.
schwarzmarkt-refusal-wants-too-much = You cannot want that many goods at once.
schwarzmarkt-refusal-nobody-has-that = They do not have that many of these goods.
schwarzmarkt-refusal-not-the-wanted = Hand over exactly the goods that are wanted.
schwarzmarkt-refusal-has-not-accepted = This player has not accepted.
schwarzmarkt-refusal-must-answer = You must choose; passing is not possible here.
schwarzmarkt-refusal-already-done = You said you are done. Come back to the market first.
schwarzmarkt-refusal-no-acts-left = You have no market acts left: take, turn down, or be done.
schwarzmarkt-refusal-offer-gone = This offer is no longer on the market.
schwarzmarkt-refusal-offer-changed = The offer has changed. Look at it again.
schwarzmarkt-refusal-not-for-you = This offer is not for you.
schwarzmarkt-refusal-not-your-offer = This is not your offer.
schwarzmarkt-refusal-only-stored-goods = Only stored goods can be sold.
schwarzmarkt-refusal-no-regular-customer = You have no regular customer.
schwarzmarkt-refusal-named-not-sold = Name a good that you sell.
schwarzmarkt-refusal-not-in-the-table = Sell exactly a number of goods that the exchange lists.

schwarzmarkt-phase-lay-rows = Set-up
schwarzmarkt-phase-lay-bonus = Set-up
schwarzmarkt-phase-lot = Set-up
schwarzmarkt-phase-open = Next card
schwarzmarkt-phase-produce = B. Production
schwarzmarkt-phase-tip = B. Production after a tip-off
schwarzmarkt-phase-rumour = Rumour
schwarzmarkt-phase-propose = C. Ordered trade
schwarzmarkt-phase-answer = C. Ordered trade
schwarzmarkt-phase-partner = C. Ordered trade
schwarzmarkt-phase-market = C. Wild trade
schwarzmarkt-phase-carry = Porter
schwarzmarkt-phase-lose = After trade
schwarzmarkt-phase-bid = D. Auction
schwarzmarkt-phase-recover = D. Auction
schwarzmarkt-phase-raise = D. Auction
schwarzmarkt-phase-sell = E. Sale
schwarzmarkt-phase-clear = E. Storage
schwarzmarkt-phase-final = Final sale
schwarzmarkt-phase-over = Game over

schwarzmarkt-option-trade = Trade
    .help = how goods are swapped in phase C
schwarzmarkt-option-trade-ordered = ordered: three rounds of proposals
schwarzmarkt-option-trade-wild = wild: an open market
schwarzmarkt-option-tenth_round_sale = Sale in round ten
    .help = phase E of the tenth round is played before the final sale
schwarzmarkt-option-market_acts = Market acts
    .help = how often a player may offer, change, counter, withdraw or come back in one wild trade
schwarzmarkt-option-most_wanted = Most wanted
    .help = how many goods a proposal may want

schwarzmarkt-why-discs = Weighed against what the others are likely to make: each choice moves the rows for everybody. This one is taken { $mixed } of the time.
schwarzmarkt-why-proposes = The swap brings { $mine } points to the proposer and { $theirs } to the partner; the chance that somebody agrees is { $chance }.
schwarzmarkt-why-last-word = The last proposal of the round: { $mine } points for the proposer, { $theirs } for the partner, chance { $chance }.
schwarzmarkt-why-no-swap = No swap would raise the chance to win.
schwarzmarkt-why-agrees = The swap brings { $mine } points, and { $theirs } to the other side.
schwarzmarkt-why-declines = The swap would bring { $mine } points and { $theirs } to the other side: not worth it.
schwarzmarkt-why-weakest-partner = Of those who agreed, this one gains least at the proposer's expense.
schwarzmarkt-why-takes = The offer brings { $mine } points, and { $theirs } to the other side.
schwarzmarkt-why-offers = The swap brings { $mine } points to the side that offers it and { $theirs } to the other; chance { $chance }.
schwarzmarkt-why-market-done = No offer on the market helps any more, and none is left to make.
schwarzmarkt-why-comes-back = An offer has come up that pays.
schwarzmarkt-why-stays-out = No offer on the market pays.
schwarzmarkt-why-bids = The card is worth { $prize } points here, the bid costs { $cost } if it wins; chance { $chance }.
schwarzmarkt-why-no-bid = The card is worth { $prize } points here: no bid pays.
schwarzmarkt-why-nothing-to-bid = There is nothing in storage to bid with.
schwarzmarkt-why-sells = { $points ->
        [one] { $points } point now is
       *[other] { $points } points now are
    } worth { $better } more than keeping everything.
schwarzmarkt-why-keeps = Keeping the goods promises more than any sale now.
schwarzmarkt-why-last-sale = The last sale: everything that brings points is sold.
schwarzmarkt-why-keeps-the-best = What stays in storage is worth { $worth } points together: the most there is room for.
schwarzmarkt-why-best-bonus = This bonus helps most against all the others.
schwarzmarkt-why-no-bonus = Any bonus would help the others more.
schwarzmarkt-why-best-rumour = With this row the own stock gains most against the others'.
schwarzmarkt-why-no-rumour = The rows are best as they are.
schwarzmarkt-why-carries-the-best = In storage these goods are worth most.
schwarzmarkt-why-carries-nothing = The goods are worth more on the production field.
schwarzmarkt-why-takes-back-the-best = Of what was paid these goods are worth most.
schwarzmarkt-why-gives-up-the-least = Nobody wants these goods much.
schwarzmarkt-why-tipped-helps-rival = It would help a rival more.
schwarzmarkt-why-tipped-costs-points = It would cost points.
schwarzmarkt-why-tipped-too-little = It would bring too little.
schwarzmarkt-why-tipped-own-proposals = Own proposals promise more.
schwarzmarkt-why-tipped-denial = What counts is that nobody else gets the card.
schwarzmarkt-why-tipped-prize = The card is worth more than the bid.
schwarzmarkt-why-tipped-in-hand = This offer is certain; an own one can still follow.
