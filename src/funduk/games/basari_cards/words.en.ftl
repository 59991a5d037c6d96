basari_cards-title = Basari: the card game
    .blurb = Plan in secret, haggle when two want the same.
    .short = Basari, the cards
    .line = Choose in secret, then haggle for it with gems.

basari_cards-good-R = { $count } red
    .name = red
basari_cards-good-Y = { $count } yellow
    .name = yellow
basari_cards-good-G = { $count } green
    .name = green
basari_cards-good-B = { $count } blue
    .name = blue

basari_cards-action-A = A, a card
    .help = Draw a card for its workers
basari_cards-action-B = B, points
    .help = Score the points of your current card
basari_cards-action-C = C, gems
    .help = Take the gems of your current card
basari_cards-action-D = D, exchange
    .help = Alone: give one gem, take two. With others: take one

basari_cards-card =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gems }

basari_cards-question-deal = The bazaar cards are being dealt.
    .waiting = The bazaar cards are being dealt.
basari_cards-question-choose = Choose your action in secret.
    .waiting = { $seat } is choosing.
basari_cards-question-draw = A card is being drawn.
    .waiting = A card is being drawn.
basari_cards-question-offer = Make the first offer: at least one gem.
    .waiting = { $seat } is making the first offer.
basari_cards-question-answer = Accept the offer, or raise.
    .waiting = { $seat } is thinking about the offer.
basari_cards-question-exchange = Give one gem to the stock and take two.
    .waiting = { $seat } is exchanging a gem.
basari_cards-question-take = Take one gem from the stock.
    .waiting = { $seat } is taking a gem.

basari_cards-action-deal = deal to { $to }: { $card }
basari_cards-action-choose = choose { $action }
basari_cards-action-offer = offer { $gems }
basari_cards-action-raise = raise to { $gems }
basari_cards-action-accept = accept
basari_cards-action-exchange = give { $give }, take { $take }
basari_cards-action-take = take { $gem }

basari_cards-event-dealt = { $seat } is dealt { $card }.
basari_cards-event-committed = { $seat } has chosen.
basari_cards-event-revealed = All reveal: { $choices }.
basari_cards-event-voided = Three or more chose { $action }: it lapses.
basari_cards-event-haggle-began = { $first } and { $second } haggle over { $action }; { $first } opens.
basari_cards-event-offered = { $seat } offers { $gems }.
basari_cards-event-accepted = { $seat } accepts { $gems } from { $bidder }.
basari_cards-event-won-for-free = { $seat } gets { $action } for nothing: nobody has a gem.
basari_cards-event-drew =
    { $seat } draws a card with { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
basari_cards-event-pile-was-empty = { $seat } finds the pile empty.
basari_cards-event-pile-ran-short = The pile cannot give everybody a card: nobody gets one, and the stage is scored.
basari_cards-event-scored =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
basari_cards-event-took = { $seat } takes { $gems } from the stock.
basari_cards-event-exchanged = { $seat } gives { $gave } and takes { $took }.
basari_cards-event-majority-scored =
    Most { $colour_name } ({ $counts }): { $seats } { $seats_count ->
        [one] scores
       *[other] score
    } { $points }{ $seats_count ->
        [one] {""}
       *[other] {" "}each
    }, { $returned } back to the stock.
basari_cards-event-workers-scored = { $seat } has { $workers } workers and scores { $points }.
basari_cards-event-stage-ended = Stage { $stage_from_one } is over: { $points }.
basari_cards-event-game-ended =
    { $winners_count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the win.
    }

basari_cards-refusal-no-such-card = There is no such action card with this many players.
basari_cards-refusal-not-in-the-pile = That card is not in the pile.
basari_cards-refusal-must-offer = The first offer is compulsory: you cannot accept yet.
basari_cards-refusal-offer-nothing = Offer at least one gem.
basari_cards-refusal-not-your-gems = You do not own those gems.
basari_cards-refusal-too-low = Too low: offer more gems, or as many and dearer.
basari_cards-refusal-give-one = Give exactly one gem.
basari_cards-refusal-not-in-stock = The stock does not have those gems.
basari_cards-refusal-take-two = Take exactly two gems, or as many as there are.
basari_cards-refusal-take-one = Take exactly one gem.

basari_cards-phase-deal = dealing
basari_cards-phase-choose = secret choice
basari_cards-phase-draw = drawing a card
basari_cards-phase-offer = first offer
basari_cards-phase-answer = haggling
basari_cards-phase-exchange = exchange
basari_cards-phase-take = taking a gem
basari_cards-phase-over = game over

basari_cards-option-age = Age
    .help = the seats from the oldest player to the youngest; decides the last tie for the first offer

basari_cards-why-tipped-bonus = What tipped it: workers.

# Basari, the cards: what is asked, why it matters, what the answers mean.

basari_cards-learn-intro = Welcome to the bazaar: you deal in gems.
    .why = Three stages, each with a scoring. Most gems of a colour score, and so do 15 workers. Most points win.
    .options = Two bots play against you. Notes like this come up once each, whenever something is new.
    .clause = BC-5
basari_cards-learn-deal = Everybody gets a bazaar card, face up.
    .why = It says what your actions are worth this round: workers, points, gems. The workers on all your cards add up.
    .options = Look at the others’ cards too: they hint at what each of them may want.
    .clause = BC-6
basari_cards-learn-choose = You are asked to plan one action, in secret.
    .why = If you alone chose it, you get it. If exactly two did, they haggle. If three did, nobody gets anything.
    .options = A: draw a card for its workers. B: score the points on your card. C: take the gems on your card. Pick one, then lay it face down.
    .clause = BC-12
basari_cards-learn-lapse = Three chose the same: it lapses.
    .why = What looks best to you often looks best to the others as well. The second-best plan can be the better one.
    .options = Nothing is lost but the round.
    .clause = BC-12
basari_cards-learn-draw = Action A: a card is drawn from the pile.
    .why = Only its workers count. Whoever has 15 ends the stage and scores 12 points for them.
    .options = Keep an eye on the workers beside each name: the scoring comes sooner than one thinks.
    .clause = BC-9
basari_cards-learn-offer = Two of you want the same, and you open the haggling.
    .why = Whoever gets the action pays with gems; whoever gives way takes the gems. Either can be the better deal.
    .options = Push at least one gem out of your display. Start low: the other can only accept or offer more.
    .clause = BC-15
basari_cards-learn-answer = You have an offer: take the gems, or bid more.
    .why = Accept, and the gems are yours, the action the other’s. Raise, and the other has the same choice.
    .options = A raise has more gems, or as many and dearer ones: red, yellow, green, blue. The buttons show the cheapest raises.
    .clause = BC-17
basari_cards-learn-exchange = Action D, and you alone chose it: swap one gem for two.
    .why = A gem of a colour you cannot win any more becomes two that help you.
    .options = Tap the gem you give back, then the two you take.
    .clause = BC-27
basari_cards-learn-take = Action D with others: each takes one gem.
    .why = D never lapses, but shared it is worth less.
    .options = Take a colour in which one more gem makes you first.
    .clause = BC-28
basari_cards-learn-end = That was a whole stage, with its scoring.
    .why = Leaders give some gems back, so the race starts anew. Two more stages like this one.
    .options = The tour ends here. Play on, it is your game.
    .clause = BC-22
