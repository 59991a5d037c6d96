# Schwarzmarkt at the table in the browser.

sm-status = round { $round } of 10 · ordered trade
sm-status-wild = round { $round } of 10 · wild trade
sm-phases = The round
sm-step-offer = Offer
sm-step-production = Production
sm-step-trade = Trade
sm-step-auction = Auction
sm-step-sale = Sale
sm-tabs = Parts of the table
sm-tab-exchange = Exchange
sm-tab-others = Players
sm-tab-deals = Deals
sm-deals-empty = Nobody has traded yet.

sm-exchange = Exchange
sm-exchange-hint = point at a good for its price
sm-cost-now =
    { $n ->
        [one] { $kind }: 1 now makes 1 point
       *[other] { $kind }: { $n } now make 1 point
    }
sm-row = row
sm-offer-short = offer
sm-needs = goods for 1, 2, 3, 4 points
sm-markers = Goods on the exchange
sm-marker = { $kind } on row { $row }: { $cost } goods for one to four points
sm-bonus = Bonus
sm-bonus-hint = most / second, ends at { $what }
sm-bonus-at = { $kind }: { $what }
sm-next-card = Up for auction next
sm-for-auction = Card { $n } of 10, sealed bids

sm-produced = produced
sm-chosen = chosen
sm-stored = stored
sm-stored-n =
    { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
sm-points-field = points
sm-aside = traded in
sm-aside-rests = rests until trade ends
sm-empty = empty
sm-cards-n =
    { $n ->
        [0] no card
        [one] 1 card
       *[other] { $n } cards
    }
sm-goods-n =
    { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
sm-trading = trading
sm-done = done
sm-turn = decides
sm-start-player = start player
sm-put-out =
    { $kind }, { $n } here, { $out } put out. { $n ->
        [0] Backspace takes one back.
       *[other] Put one out; Backspace takes one back.
    }
sm-put-back = Put { $kind } back
sm-tap-fields = Tap goods in your storage below
sm-just-now = Just now

sm-offer-middle = On offer in the middle
sm-white = white discs
sm-white-left =
    { $n ->
        [one] 1 white disc left
       *[other] { $n } white discs left
    }
sm-on-offer =
    { $n ->
        [0] none on offer
       *[other] { $n } on offer
    }
sm-make-one = Make { $kind }: { $n } on offer, you make { $mine }
sm-produce-how = What is made beyond the offer makes its price fall; what stays in the middle makes it rise.
sm-tip-shown = What the others make
sm-ask-produce = Lay discs in secret for up to { $n } goods
sm-detail-produce = One disc for each good and two white ones for more of the same. All turn up together.
sm-lay-discs =
    { $n ->
        [one] Make 1 good
       *[other] Make { $n } goods
    }
sm-make-nothing = Make nothing
sm-laid-wait = Your choice lies face down
sm-laid-detail = All choices turn up together.
sm-answered-wait = You have answered; the others still think

sm-rumour = Spread a rumour: one good, one row
sm-ask-rumour = Move one good on the exchange, or leave it
sm-detail-rumour = The rumour works before trade begins.
sm-no-rumour = No rumour
sm-pick-good = Choose a good
sm-spread = { $kind } to R{ $row }
sm-move-row = { $kind } to row { $row }

sm-order = Who proposes in turn
sm-trade-round = Trade round { $n } of 3
sm-answer-asked = thinks
sm-answer-answered = has answered
sm-answer-cannot = lacks the goods
sm-your-proposal = Your proposal to all
sm-you-give = You give
sm-you-want = You want
sm-gives = gives
sm-wants = wants
sm-for = for
sm-tap-goods = tap your goods
sm-tap-add = tap to add
sm-nothing-yet = nothing yet
sm-made-short = made
sm-stored-short = stored
sm-from-production = from production
sm-from-production-of = { $kind } from production
sm-from-storage = from storage
sm-from-both = from both fields
sm-from-anybody = from either field
sm-take-back = Take { $kind } back, { $what }
sm-want-less = Want one { $kind } less
sm-want-more = Want one more { $kind }; the others hold { $n }
sm-tray-start = Tap what you give below, then what you want.
sm-tray-give-first = Now tap what you give: something must pass both ways.
sm-tray-want-first = Now say what you want for it.
sm-could-none = Nobody holds this alone right now.
sm-could-all = All the others could meet this.
sm-could =
    { $n ->
        [one] Only { $names } could meet this now.
       *[other] { $names } could meet this now.
    }
sm-ask-propose = Your turn to propose a swap to all
sm-detail-propose = The others answer at once and in secret. What you get goes to your storage.
sm-propose = Propose this swap
sm-no-proposal = No proposal
sm-ask-answer = { $name } proposes a swap: do you accept?
sm-detail-answer = Nobody sees your answer before all have answered. What you get goes to your storage.
sm-accept = Accept: you get
sm-decline = Decline
sm-supply = From which field you give
sm-split = { $n } from production, { $left } from storage
sm-all-production = from production
sm-all-storage = from storage
sm-ask-partner = Several accepted: with whom do you swap?
sm-detail-partner = You must swap with one of them.
sm-who-accepted = They accepted
sm-has-points =
    { $n ->
        [one] has 1 point
       *[other] has { $n } points
    }
sm-pick-partner = Choose a partner
sm-swap-with = Swap with { $name }

sm-market = Market board
sm-all-offers = All { $n }
sm-i-can-take = I can take { $n }
sm-to-all = to all
sm-to =
    { $you ->
        [yes] to you
       *[no] to { $name }
    }
sm-take = Take
sm-take-label = Take { $goods } from { $name } for { $give }
sm-take-from = You take { $goods } from { $name }
sm-take-now = Take the offer
sm-not-now = Not now
sm-counter = Counter
sm-turn-down = Decline
sm-amend = Change
sm-withdraw = Withdraw
sm-you-lack = you lack { $what }
sm-gone-lapsed = lapsed: cannot be honoured
sm-gone-taken = taken
sm-gone-taken-by =
    { $you ->
        [yes] you took it
       *[no] taken by { $name }
    }
sm-race-lost = Too late: { $name } took that offer just before you.
sm-race-gone = Too late: that offer is no longer there.
sm-race-changed = That offer was changed just before you took it. Look again.
sm-offers = Standing offers
sm-own-offers = Your own offers
sm-more-offers = { $n } more
sm-fewer-offers = Fewer
sm-filter = Show only offers with a good
sm-filter-kind = Only offers with { $kind }
sm-none-of-kind = No offer has { $kind } in it.
sm-not-open = The market opens in a moment. Look around, lay goods out.
sm-brings = { $what }{ $n } { $n ->
        [one] point
       *[other] points
    }
sm-brings-long = Your storage would sell for { $n ->
        [one] 1 point
       *[other] { $n } points
    } instead of { $total }.
sm-brings-same = Your storage would still sell for { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
sm-brings-near = Then { $n } more { $kind } would bring one point more.
sm-brings-short = { $n } { $kind } to go
sm-brings-spared = { $n ->
        [one] The night would take 1 good less.
       *[other] The night would take { $n } goods less.
    }
sm-gone-withdrawn = withdrawn
sm-gone-turned-down = declined
sm-none-to-take = Nothing you could take right now.
sm-no-offers = No offers yet. Put the first one on the board.
sm-next-offer = Your next offer
sm-counter-to = Counter to { $name }
sm-amending = Change your offer
sm-to-label = to
sm-everyone = Everyone
sm-clear = Start over
sm-put = Put on the board
sm-send-counter = Send the counter
sm-change-it = Change the offer
sm-acts-left =
    { $n ->
        [one] 1 act left
       *[other] { $n } acts left
    }
sm-no-acts = You have no market acts left: you can still take, decline, or be done.
sm-ask-market = Trade as you like: take, counter or offer
sm-detail-market =
    Ends when at most one of you still trades. { $n ->
        [0] Nothing of your production would be lost now.
        [one] Then 1 of your { $total } produced goods is lost.
       *[other] Then { $n } of your { $total } produced goods are lost.
    }
sm-im-done = I’m done trading
sm-ask-rejoin = You are done. Back to the market, or stay out?
sm-detail-rejoin = The market has changed since. Trade ends when at most one still trades.
sm-return = Back to the market
sm-stay = Stay out

sm-ask-carry =
    { $n ->
        [one] Your porter may carry 1 good into storage
       *[other] Your porter may carry up to { $n } goods into storage
    }
sm-detail-carry = Before half of what is left is lost. Tap goods on your production field.
sm-carry-title = The porter is here
sm-carry-text = Carried goods are stored: they can be bid and sold, and are not halved.
sm-carry =
    { $n ->
        [0] Carry goods
        [one] Carry 1 good
       *[other] Carry { $n } goods
    }
sm-no-carry = Carry nothing
sm-ask-lose =
    { $n ->
        [one] Choose 1 produced good to lose
       *[other] Choose { $n } produced goods to lose
    }
sm-detail-lose = Half of what is left in production goes back to the reserve. The rest waits for the next round.
sm-lose-title = The night takes its half
sm-lose-text = Tap goods on your production field. All choose in secret.
sm-lose = Lose { $n } of { $total }

sm-your-bid = Your sealed bid
sm-bid-laid = Your bid lies face down
sm-bid-how = Tap stored goods of one kind. Most goods win; equal numbers: the higher row.
sm-bid-nothing-laid = You bid nothing.
sm-bid-ranks =
    { $n ->
        [one] { $goods }: 1 good, ranked by { $kind } on R{ $row }.
       *[other] { $goods }: { $n } goods, ranked by { $kind } on R{ $row }.
    }
sm-who-bid = Who has bid
sm-ask-bid = Bid stored goods for the card, or nothing
sm-detail-bid =
    { $limit ->
        [one] Only the winner pays. The winner may also raise one good’s bonus.
       *[other] Your papers let you mix { $limit } kinds. Only the winner pays, and may raise one bonus.
    }
sm-bid = Bid
sm-bid-nothing = Bid nothing
sm-ask-recover =
    { $n ->
        [one] Take 1 good of your bid back
       *[other] Take { $n } goods of your bid back
    }
sm-detail-recover = The haggler’s right: of a mixed bid you choose which.
sm-recover-title = The haggler takes back
sm-recover-text = Tap what comes back to your storage.
sm-recover = Take back
sm-raise = Raise one good’s bonus
sm-ask-raise = You won the card: raise one good’s bonus?
sm-detail-raise = Reaching the last step ends the game; only the final sale follows.
sm-raise-to = Raise { $kind } to { $what }
sm-raise-kind = Raise { $kind }
sm-no-raise = Raise nothing

sm-sale = Sale
sm-worth-now = What every good is worth now
sm-worth-how = big: points · below: goods handed over
sm-you-have = you have { $n }
sm-for-goods =
    { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
sm-sell-for =
    { $points ->
        [one] Sell { $n } { $kind } for 1 point
       *[other] Sell { $n } { $kind } for { $points } points
    }
sm-bonus-now = bonus { $what }
sm-two-more = 2 more: +{ $n } { $n ->
        [one] point
       *[other] points
    }
sm-leads-you = you lead with { $n }
sm-leads = { $name } leads with { $n }
sm-after-sale =
    You score { $total ->
        [one] 1 point
       *[other] { $total } points
    }. Then { $n ->
        [one] 1 good stays
       *[other] { $n } goods stay
    } in storage, { $max } may.
sm-after-discard =
    { $n ->
        [one] 1 good more must be given up.
       *[other] { $n } goods must be given up.
    }
sm-points-of = { $n } on the points field; bonus and cards come at the end
sm-if-ended =
    { $n ->
        [one] 1 point if it ended now
       *[other] { $n } points if it ended now
    }
sm-field-bonus = { $n } on your field, bonus { $what }
sm-regular = Regular customer
sm-fence = The fence also sells from production
sm-ask-sell = Sell in secret what brings points
sm-detail-sell = Exact numbers only, at most four points a good. Then at most { $max } goods stay in storage.
sm-ask-final_sale = The game is ending: sell once more
sm-detail-final_sale = Only stored goods count. After this comes the scoring.
sm-sell =
    { $points ->
        [one] Sell for 1 point
       *[other] Sell for { $points } points
    }
sm-sell-nothing = Sell nothing
sm-sale-laid = Your sale lies face down
sm-sale-laid-text = All sales turn up together.
sm-ask-clear =
    { $n ->
        [one] Your storage is too full: give up 1 good
       *[other] Your storage is too full: give up { $n } goods
    }
sm-detail-clear = At most { $max } goods may stay.
sm-clear-title = The storage is full
sm-clear-text = At most { $max } goods may stay. Tap what goes back to the reserve.
sm-give-up = Give up { $n } of { $total }

sm-effect-produce_more =
    { $n ->
        [one] May produce one more good each round.
       *[other] May produce { $n } more goods each round.
    }
sm-effect-sale_rows =
    { $n ->
        [one] In each sale one named good is priced one row higher.
       *[other] In each sale one named good is priced { $n } rows higher.
    }
sm-effect-sees_discs = Chooses production after seeing the others’ discs.
sm-effect-wins_ties = Wins an auction tied in number and row.
sm-effect-sells_production = May also sell from the production field, but not in the final sale.
sm-effect-moves_row =
    { $n ->
        [one] Before trade, may move one good one row up or down.
       *[other] Before trade, may move one good up to { $n } rows.
    }
sm-effect-bid_kinds =
    { $n ->
        [one] A bid may mix two kinds; the higher row counts.
       *[other] A bid may mix { $n } more kinds; the highest row counts.
    }
sm-effect-storage_more =
    { $n ->
        [one] The storage holds one good more.
       *[other] The storage holds { $n } goods more.
    }
sm-effect-keeps_production = Nothing is lost of the production field after trade.
sm-effect-carries =
    { $n ->
        [one] After trade, carries one good from production to storage.
       *[other] After trade, carries up to { $n } goods from production to storage.
    }
sm-effect-bid_back =
    { $n ->
        [one] Winning an auction, takes one good of the bid back.
       *[other] Winning an auction, takes { $n } goods of the bid back.
    }
sm-effect-bid_weight =
    { $n ->
        [one] A bid counts one good more.
       *[other] A bid counts { $n } goods more.
    }
sm-effect-end_points =
    { $n ->
        [one] Worth 1 point at the end.
       *[other] Worth { $n } points at the end.
    }

sm-moment-discs = All discs turn up
sm-moment-trade = The market has closed
sm-moment-trade-text = What was swapped now lies in storage.
sm-moment-bids = The bids turn up
sm-moment-sales = The sales turn up
sm-nobody-sells = Nobody sells anything.
sm-score-title = The market closes
sm-score-intro = First the points fields, then the bonus of each good, then the cards.
sm-score-fields = Goods on the points fields
sm-score-fields-text = Each one is a point.
sm-score-label = { $kind }, { $what }
sm-score-kind = Bonus for { $kind }: { $names }
sm-score-most = Most of it: { $points }. Second most: { $left }.
sm-score-seconds = Most of it: { $points }. { $n } share second place: { $left } is split and rounded down.
sm-score-tie = { $n } share first place: both numbers together, { $total }, are split and rounded down.
sm-score-cards = Information cards
sm-score-cards-text = One card 1 point, two 3, three 6, four 10, five or more 15.

sm-log-round = Round { $n }
sm-log-lot =
    { $you ->
        [yes] { $who } are the start player.
       *[no] { $who } is the start player.
    }
sm-log-card = The next card is { $card }.
sm-log-discs = Discs:
sm-log-makes =
    { $you ->
        [yes] { $who } make { $goods }
       *[no] { $who } makes { $goods }
    }
sm-log-row = { $goods } R{ $row } → R{ $to }
sm-log-bonus = { $goods } bonus rises to { $what }
sm-log-short = More { $kind } was wanted than there is: the game ends.
sm-log-rumour =
    { $by ->
        [up] { $you ->
            [yes] { $who } spread a rumour: { $kind } rises.
           *[no] { $who } spreads a rumour: { $kind } rises.
        }
       *[down] { $you ->
            [yes] { $who } spread a rumour: { $kind } falls.
           *[no] { $who } spreads a rumour: { $kind } falls.
        }
    }
sm-log-passed =
    { $you ->
        [yes] { $who } propose nothing.
       *[no] { $who } proposes nothing.
    }
sm-log-proposed =
    { $you ->
        [yes] { $who } propose { $give } for { $take }.
       *[no] { $who } proposes { $give } for { $take }.
    }
sm-log-nobody = Nobody accepts.
sm-log-accept =
    { $you ->
        [yes] You accept.
       *[no] { $n ->
            [one] { $names } accepts.
           *[other] { $names } accept.
        }
    }
sm-log-could-not = Nobody holds what is wanted.
sm-log-swapped =
    { $you ->
        [yes] { $who } give { $other } { $give } for { $take }.
       *[no] { $youtoo ->
            [yes] { $who } gives you { $give } for { $take }.
           *[no] { $who } gives { $other } { $give } for { $take }.
        }
    }
sm-everyone-dative = everybody
sm-you-dative = you
sm-log-offers =
    { $you ->
        [yes] { $who } offer { $name } { $give } for { $take }.
       *[no] { $who } offers { $name } { $give } for { $take }.
    }
sm-log-counters =
    { $you ->
        [yes] { $who } counter { $name }: { $give } for { $take }.
       *[no] { $who } counters { $name }: { $give } for { $take }.
    }
sm-log-amends =
    { $you ->
        [yes] { $who } now offer { $give } for { $take }.
       *[no] { $who } now offers { $give } for { $take }.
    }
sm-log-gone-withdrawn =
    { $you ->
        [yes] { $who } withdraw an offer.
       *[no] { $who } withdraws an offer.
    }
sm-log-gone-turned-down =
    { $you ->
        [yes] Your offer is declined.
       *[no] { $who }’s offer is declined.
    }
sm-log-gone-lapsed =
    { $you ->
        [yes] Your offer lapses.
       *[no] { $who }’s offer lapses.
    }
sm-log-trading =
    { $you ->
        [yes] { $who } are back on the market.
       *[no] { $who } is back on the market.
    }
sm-log-done =
    { $you ->
        [yes] { $who } are done trading.
       *[no] { $who } is done trading.
    }
sm-log-trade-ended = Trade is over
sm-log-carried =
    { $you ->
        [yes] { $who } carry { $goods } into storage.
       *[no] { $who } carries { $goods } into storage.
    }
sm-log-lost = Lost from production:
sm-log-bids = Bids:
sm-log-bid =
    { $you ->
        [yes] { $who } bid { $goods }
       *[no] { $who } bids { $goods }
    }
sm-log-won =
    { $you ->
        [yes] { $who } win { $card } for { $goods }.
       *[no] { $who } wins { $card } for { $goods }.
    }
sm-log-card-left = Nobody gets { $card }; it leaves the game.
sm-log-recovered =
    { $you ->
        [yes] { $who } take { $goods } back.
       *[no] { $who } takes { $goods } back.
    }
sm-log-sold =
    { $you ->
        [yes] { $who } sell { $goods } for { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[no] { $who } sells { $goods } for { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
sm-log-cleared = Cleared from storage:
sm-log-end-shortage = A good has run out: everybody sells once more
sm-log-end-bonus = A bonus has reached the last step: everybody sells once more
sm-log-end-last-auction = The last card is gone: everybody sells once more
sm-log-cards = Cards: { $names }

schwarzmarkt-account-stage = Sale { $n }
schwarzmarkt-account-sales-revealed = Goods sold
schwarzmarkt-account-bonus-scored = Bonus for most goods
schwarzmarkt-account-cards-scored = Information cards
sm-tie-dear = Equal points: { $first } has scored more of the goods on the highest row ({ $more } to { $fewer }).
