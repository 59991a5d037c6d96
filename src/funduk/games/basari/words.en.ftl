basari-title = Basari: the board game
    .blurb = Walk around the bazaar, plan in secret, haggle when two want the same.
    .short = Basari, the board
    .line = Three laps round the bazaar, stall by stall.

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

# Basari, the board: what is asked, why it matters, what the answers mean.

basari-learn-intro = Welcome to the ring of stalls.
    .why = Everybody walks, then all plan in secret. When somebody is once around, there is a scoring; after three, most points win.
    .options = Two bots play against you. Notes like this come up once each, whenever something is new.
    .clause = BB-19
basari-learn-place = You are asked to lay your start tile at a free stall.
    .why = Your pawn starts there, and being back at it completes your lap. All laps are equally long.
    .options = Any free stall will do. Look at the six stalls after it: one of them is your first.
    .clause = BB-3
basari-learn-roll = Everybody has rolled and walked, clockwise.
    .why = This roll scores nothing. It only decides at which stall you do business now.
    .options = The stall shows points above and gems below: that is what two of the three actions bring.
    .clause = BB-5
basari-learn-choose = You are asked to plan one action, in secret.
    .why = If you alone chose it, you get it. If exactly two did, they haggle. If three or four did, it lapses.
    .options = Dice: roll again, walk on and score six minus the roll. Points: those of your stall. Gems: those of your stall.
    .clause = BB-10
basari-learn-throw = Action dice: one more roll.
    .why = The pawn walks on, and a low number scores: six minus the roll.
    .options = Walking further brings the scoring nearer, and 10 points to whoever completes the lap.
    .clause = BB-7
basari-learn-roll_off = Level on points: the dice decide who opens.
    .why = Otherwise whoever has more points makes the first offer.
    .options = There is nothing to choose here.
    .clause = BB-13
basari-learn-lapse = Three chose the same: it lapses.
    .why = What looks best to you often looks best to the others as well.
    .options = Nothing is lost but the action.
    .clause = BB-10
basari-learn-offer = Two of you want the same, and you make the first offer.
    .why = Whoever gets the action pays with gems; whoever gives way takes the gems. Either can be the better deal.
    .options = Push gems out of your display, or leave the action to the other for nothing.
    .clause = BB-14
basari-learn-answer = You have an offer: take the gems, or bid more.
    .why = Accept, and the gems are yours, the action the other’s. Raise, and the other has the same choice.
    .options = A raise has more gems, or as many and dearer ones: red, yellow, green, blue.
    .clause = BB-15
basari-learn-carry_out = The action is yours: carry it out, or let it go.
    .why = Your table has agreed that an action may be waved aside. What was paid for it stays paid.
    .options = Nearly always you will want it.
    .clause = BB-10
basari-learn-end = Those were the first rounds.
    .why = At the scoring a completed lap brings 10 points, and most gems of a colour 14, 12, 10 or 8. Leaders then give gems back.
    .options = The tour ends here. Play on, it is your game.
    .clause = BB-21

basari-study-chapter-places = Stalls
basari-study-place = Wins at a stall
    .note = Every round at this stall counts once with the game's result. Gems, points, place on the ring.
basari-study-place_choice = What is chosen at a stall
    .note = Shares of the actions chosen there, in percent. Gems, points, place on the ring.
