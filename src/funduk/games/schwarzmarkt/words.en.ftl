schwarzmarkt-title = Schwarzmarkt
    .blurb = What everybody makes gets cheap; only what you swapped counts.
    .short = Schwarzmarkt
    .line = Make what the street wants and sell it in time.

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
schwarzmarkt-refusal-too-few-goods = You must make at least four goods.
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
schwarzmarkt-option-exactly_four = Exactly four
    .help = everybody makes exactly four goods, with the cellar four or five
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
schwarzmarkt-why-counters = What it wants instead brings { $mine } points to its own side and { $theirs } to the other; chance { $chance }.
schwarzmarkt-why-turns-down = The offer pays too little, and there is none to make in return.
schwarzmarkt-why-comes-back-to-answer = Somebody has made it an offer that is still to be answered.
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

# Schwarzmarkt: what is asked, why it matters, what the answers mean.

schwarzmarkt-learn-intro = Bad times: only what was swapped is worth something.
    .why = Each round: make goods, trade them, bid for a card, sell. What you sell scores, and most of a good scores again at the end.
    .options = Two bots play against you. Notes like this come up once each, whenever something is new.
    .clause = SM-13
schwarzmarkt-learn-lay-rows = The exchange: each good has a row.
    .why = What many make gets cheap and falls; what nobody makes gets dear and rises. The row says how many goods make 1 to 4 points.
    .options = Point at a good on the ladder to see its price now.
    .clause = SM-2
schwarzmarkt-learn-lay-bonus = The bonus track: what most of a good earns at the end.
    .why = The cheapest good moves up each round. A good that reaches 7/4 ends the game.
    .options = Selling one good again and again can pay twice: now, and with its bonus.
    .clause = SM-3
schwarzmarkt-learn-lot = Proposals go round the table, from the start player on.
    .why = The start player is whoever won a card last; until then the lot decides.
    .options = There are three rounds of proposals, so a refused swap can be tried again in another form.
    .clause = SM-17
schwarzmarkt-learn-open = The next information card is open for all to see.
    .why = Each is auctioned in one round, helps its owner from then on, and several of them score at the end.
    .options = Look at it now: next round you may bid for it.
    .clause = SM-6
schwarzmarkt-learn-produce = You are asked what to make, in secret: up to four goods.
    .why = What you make is worth nothing yet: you will have to swap it. Goods that others want are easy to swap; what everybody makes falls in price.
    .options = Lay discs on goods; two white discs double one. “On offer” says how many can be made before the price falls.
    .clause = SM-8
schwarzmarkt-learn-rumour = Your card lets you spread a rumour.
    .why = One good moves on the exchange, up or down, before anybody trades.
    .options = Push up what you hold, or down what the others hold. Or pass.
    .clause = SM-6
schwarzmarkt-learn-propose = You are asked to propose a swap to everybody, or to pass.
    .why = What you receive goes into your storage: only stored goods can be bid or sold. So swap what you made for what you want to sell.
    .options = Put goods into “give” and “want”. One for one is usually taken. Then propose.
    .clause = SM-17
schwarzmarkt-learn-answer = Somebody proposes a swap. Do you take it?
    .why = You give what they want and receive what they give, straight into your storage. Nobody sees your answer before all have answered.
    .options = Choose from which field you give, then accept, or decline. There is no haggling here.
    .clause = SM-18
schwarzmarkt-learn-partner = Several accepted: choose one of them.
    .why = All give the same, so think of who profits least from your goods.
    .options = Pick a player; then the swap is made.
    .clause = SM-18
schwarzmarkt-learn-market = The market is open: everybody may offer anything to anybody.
    .why = What you receive is set aside and stored when the market closes. It closes when at most one still wants to trade.
    .options = Build an offer with two trays, take one of the others’, counter it, or say that you are done.
    .clause = SM-16
schwarzmarkt-learn-rejoin = You said that you are done, but the market has changed.
    .why = A new offer may be worth another look.
    .options = Come back, or stay out.
    .clause = SM-16
schwarzmarkt-learn-carry = Your porter carries goods into your storage.
    .why = Carried goods count as swapped: they can be bid and sold.
    .options = Choose which, or pass.
    .clause = SM-6
schwarzmarkt-learn-lose = Half of what you made and did not swap is lost.
    .why = The rest stays for the next round, but cannot be sold. Making only what can be swapped pays.
    .options = Give up what nobody will want.
    .clause = SM-19
schwarzmarkt-learn-bid = A card is auctioned: you are asked for a secret bid.
    .why = The most goods of one kind win; ties go to the dearer good. Only the winner pays, and may raise a bonus.
    .options = Choose stored goods of a single kind, or bid nothing and keep them for the sale.
    .clause = SM-20
schwarzmarkt-learn-recover = Your card gives back part of your bid.
    .why = What you take back can still be sold this round.
    .options = Choose which goods.
    .clause = SM-6
schwarzmarkt-learn-raise = You won the card and may raise one bonus.
    .why = It helps whoever will have most of that good at the end: make sure that is you.
    .options = Choose a good that you sell often, or pass.
    .clause = SM-22
schwarzmarkt-learn-sell = You are asked what to sell, in secret.
    .why = Large lots of one good score more than crumbs of many. As many tokens as you score stay on your points field and count again for the bonus.
    .options = Each good shows what 1 to 4 points cost now. What you do not sell stays in storage, up to ten goods.
    .clause = SM-24
schwarzmarkt-learn-clear = Your storage is too full: ten goods may stay.
    .why = The rest goes back to the reserve for nothing. Selling or bidding in time avoids that.
    .options = Choose what to give up.
    .clause = SM-26
schwarzmarkt-learn-final_sale = The game is ending: one last sale.
    .why = What is still in storage afterwards is worth nothing.
    .options = Sell whatever scores, and think of the bonuses.
    .clause = SM-27
schwarzmarkt-learn-end = That was a whole round, from production to sale.
    .why = At most ten of them, then the bonuses and the cards are counted.
    .options = The tour ends here. Play on, it is your game.
    .clause = SM-28

schwarzmarkt-study-price = Price of a card
    .note = Goods paid for it in the auction, on average.
