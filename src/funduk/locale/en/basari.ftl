basari-title = Basari: the board game
    .blurb = Walk around the bazaar, plan in secret, haggle when two want the same.

basari-good-R = { $count } red
    .name = red
basari-good-Y = { $count } yellow
    .name = yellow
basari-good-G = { $count } green
    .name = green
basari-good-B = { $count } blue
    .name = blue

basari-action-dice = dice
    .help = Roll again, walk on and score six minus the roll
basari-action-points = points
    .help = Score the points of your stall
basari-action-gems = gems
    .help = Take the gems of your stall
basari-choices-dice = dice
basari-choices-points = points
basari-choices-gems = gems

basari-stall =
    stall { $number } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gems })

basari-question-place = Lay your start tile at a free stall.
    .waiting = { $seat } is looking for a stall to start from.
basari-question-roll = All roll and walk.
    .waiting = All roll and walk.
basari-question-choose = Choose your action in secret.
    .waiting = { $seat } is choosing.
basari-question-throw = The die is rolled once more.
    .waiting = The die is rolled once more.
basari-question-roll_off = Level on points: the dice decide who opens.
    .waiting = Level on points: the dice decide who opens.
basari-question-offer = Make the first offer, or leave the action to the other.
    .waiting = { $seat } is thinking about a first offer.
basari-question-answer = Accept the offer, or raise.
    .waiting = { $seat } is thinking about the offer.
basari-question-carry_out = Carry out the action, or let it go.
    .waiting = { $seat } is deciding whether to carry out the action.

basari-action-place = start at { $stall }
basari-action-roll = roll { $dice }
basari-action-choose = choose { $action_name }
basari-action-throw = { $to } rolls { $pips }
basari-action-roll_off = roll off { $lower } against { $higher }
basari-action-offer = offer { $gems }
basari-action-raise = raise to { $gems }
basari-action-accept = accept
basari-action-decline = decline
basari-action-carry_out = carry out the action

basari-event-placed = { $seat } starts at { $stall }.
basari-event-walked = All roll and walk: { $dice }.
basari-event-committed = { $seat } has chosen.
basari-event-revealed = All reveal: { $choices }.
basari-event-voided = Three or more chose { $action_name }: it lapses.
basari-event-rolled-off = { $seats } are level and roll for the first offer: { $dice }.
basari-event-haggle-began = { $first } and { $second } haggle over { $action_name }; { $first } opens.
basari-event-offered = { $seat } offers { $gems }.
basari-event-accepted = { $seat } accepts { $gems } from { $bidder }.
basari-event-won-for-free = No offer: { $seat } gets { $action_name } for nothing.
basari-event-let-go = { $seat } lets { $action_name } go.
basari-event-threw =
    { $seat } rolls { $pips }, walks on and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
basari-event-scored =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
basari-event-took = { $seat } takes { $gems } from the stock.
basari-event-lap-scored = { $seat } has been once around and scores { $points }.
basari-event-majority-scored =
    Most { $colour_name } ({ $counts }): { $seats } { $seats_count ->
        [one] scores
       *[other] score
    } { $points }{ $seats_count ->
        [one] {""}
       *[other] {" "}each
    }, { $returned } back to the stock.
basari-event-scoring-ended = Scoring { $scoring_from_one } is over: { $points }. The start tiles move under the pawns.
basari-event-game-ended =
    { $winners_count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the win.
    }

basari-refusal-no-such-card = There is no such action card.
basari-refusal-no-such-stall = There is no such stall on this ring.
basari-refusal-stall-taken = A start tile already lies at that stall.
basari-refusal-one-die-each = Everybody rolls one die.
basari-refusal-no-such-die = A die shows one to six.
basari-refusal-offer-nothing = To offer nothing, decline.
basari-refusal-not-your-gems = You do not own those gems.
basari-refusal-too-low = Too low: offer more gems, or as many and dearer.

basari-phase-place = laying start tiles
basari-phase-roll = walking
basari-phase-choose = secret choice
basari-phase-throw = another roll
basari-phase-roll_off = rolling for the first offer
basari-phase-offer = first offer
basari-phase-answer = haggling
basari-phase-carry_out = carrying out
basari-phase-over = game over

basari-option-decline = Declining
    .help = whoever wins an action may let it go
basari-option-scorings = Scorings
    .help = how many scorings the game has, one to five

basari-why-tipped-bonus = What tipped it: the lap.
