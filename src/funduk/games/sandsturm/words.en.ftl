sandsturm-title = Sandsturm
    .blurb = Secret missions, nimble helpers, and a storm that ends it all.
    .short = Sandsturm
    .line = Five dice, a secret mission, and all suspect you.

sandsturm-good-V = { $count } violet
    .name = violet
sandsturm-good-C = { $count } copper
    .name = copper
sandsturm-good-T = { $count } teal
    .name = teal
sandsturm-good-R = { $count } rose
    .name = rose
sandsturm-good-S = { $count } sand
    .name = sand
sandsturm-good-G = { $count } grey
    .name = grey
sandsturm-good-L =
    { $count ->
        [one] the lamp
       *[other] { $count } lamps
    }
    .name = lamp
sandsturm-good-A =
    { $count ->
        [one] the artefact
       *[other] { $count } artefacts
    }
    .name = artefact

sandsturm-mission-hidden = face down
sandsturm-mission-none = none yet
sandsturm-missions-keep = Keep
sandsturm-missions-take = Take
sandsturm-missions-collect = Collect
sandsturm-missions-give = Give
sandsturm-missions-select = Select
sandsturm-missions-loser = Loser
sandsturm-chip-keep = Keep
sandsturm-chip-take = Take
sandsturm-chip-collect = Collect
sandsturm-chip-give = Give
sandsturm-chip-select = Select
sandsturm-chip-loser = Loser
sandsturm-chip-hidden = face down
sandsturm-chip-none = free
sandsturm-card-sandstorm = Sandstorm
sandsturm-card-none = no card

sandsturm-type-rob = Rob
    .help = take a good from another player
sandsturm-type-give = Give
    .help = give a good to another player
sandsturm-type-swap = Swap
    .help = exchange a good of yours for another player's
sandsturm-type-secure = Secure
    .help = put two goods under the lock
sandsturm-type-move = Move
    .help = move a good between two others
sandsturm-type-none = nothing
sandsturm-faces-rob = Rob
sandsturm-faces-give = Give
sandsturm-faces-swap = Swap
sandsturm-faces-secure = Secure
sandsturm-faces-move = Move
sandsturm-faces-joker = Joker
sandsturm-faces-blank = blank
sandsturm-faces-unrolled = in the air

sandsturm-question-lot = The start player is being drawn.
    .waiting = The start player is being drawn.
sandsturm-question-remove = A mission leaves the game unseen.
    .waiting = A mission leaves the game unseen.
sandsturm-question-deal = The missions are being dealt.
    .waiting = The missions are being dealt.
sandsturm-question-reveal = The next round card is being turned up.
    .waiting = The next round card is being turned up.
sandsturm-question-chips = Place suspicion chips on others, or go on.
    .waiting = { $seat } is thinking about suspicions.
sandsturm-question-roll = The dice are rolling.
    .waiting = The dice are rolling for { $seat }.
sandsturm-question-act = Choose an action type, or roll again for a chip.
    .waiting = { $seat } is choosing an action.
sandsturm-question-target = Choose the good and the player.
    .waiting = { $seat } is choosing a target.
sandsturm-question-secure = Choose the goods to secure.
    .waiting = { $seat } is securing goods.

sandsturm-action-lot = { $to } starts
sandsturm-action-remove = remove a mission
sandsturm-action-deal = deal to { $to }: { $mission_name }
sandsturm-action-reveal = turn up { $card_name }
sandsturm-action-roll = roll { $faces_name }
sandsturm-action-place = suspect { $on }: { $mission_name }
sandsturm-action-done = no more chips
sandsturm-action-reroll =
    { $chip ->
        [none] roll dice { $dice } again for free
       *[other] roll dice { $dice } again for a chip: { $chip_name }
    }
sandsturm-action-choose =
    { $jokers ->
        [0] { $type_name }
        [one] { $type_name } with { $jokers } joker
       *[other] { $type_name } with { $jokers } jokers
    }
sandsturm-action-skip = no action possible
sandsturm-action-rob = rob { $good } from { $victim }
sandsturm-action-give = give { $good } to { $to }
sandsturm-action-swap = swap { $own } for { $good } with { $partner }
sandsturm-action-secure = secure { $goods }
sandsturm-action-move = move { $good } from { $giver } to { $to }

sandsturm-event-start-drawn = { $seat } starts and has the lamp. The artefact: { $artefact }.
sandsturm-event-mission-removed = A mission leaves the game unseen.
sandsturm-event-mission-dealt = { $seat } has a mission: { $mission_name }.
sandsturm-event-round-began = Round { $round }: { $card_name }. { $start } begins.
sandsturm-event-artefact-came = The card brings the cursed artefact to { $seat }.
sandsturm-event-turn-began =
    { $ban_lifted ->
        [yes] { $seat } begins; the trade ban is lifted.
       *[no] { $released_count ->
            [0] { $seat } begins.
           *[other] { $seat } begins; { $released } out of the lock.
        }
    }
sandsturm-event-suspected = { $seat } suspects { $on }: { $mission_name }.
sandsturm-event-rerolled =
    { $chip ->
        [none] { $seat } rolls dice { $dice } again for free.
        [hidden] { $seat } hands in a chip and rolls dice { $dice } again.
       *[other] { $seat } hands in a chip ({ $chip_name }) and rolls dice { $dice } again.
    }
sandsturm-event-rolled = { $seat } rolls { $faces_name }.
sandsturm-event-type-chosen =
    { $jokers ->
        [0] { $seat } chooses { $type_name }, { $times ->
            [one] once
           *[other] { $times } times
        }.
        [one] { $seat } chooses { $type_name } with { $jokers } joker, { $times ->
            [one] once
           *[other] { $times } times
        }.
       *[other] { $seat } chooses { $type_name } with { $jokers } jokers, { $times ->
            [one] once
           *[other] { $times } times
        }.
    }
sandsturm-event-skipped = { $seat } can choose nothing.
sandsturm-event-robbed = { $seat } robs { $good } from { $victim }.
sandsturm-event-gave = { $seat } gives { $good } to { $to }.
sandsturm-event-swapped = { $seat } swaps { $own } for { $good } with { $partner }.
sandsturm-event-secured = { $seat } secures { $goods }.
sandsturm-event-trade-banned = { $seat } has a trade ban until the next turn.
sandsturm-event-moved = { $seat } moves { $good } from { $giver } to { $to }.
sandsturm-event-lapsed =
    { $seat }: { $type_name } lapses { $times ->
        [one] once
       *[other] { $times } times
    }.
sandsturm-event-round-ended = Round { $round } is over. { $start } has the lamp and starts the next.
sandsturm-event-sandstorm-came = The sandstorm! Missions: { $missions }.
sandsturm-event-chip-scored =
    { $seat } was right about { $on }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sandsturm-event-all-suspected = { $seat } was right about everybody: { $points } points.
sandsturm-event-secret-kept = { $seat } kept the secret: { $points } points.
sandsturm-event-good-scored = { $seat } has { $good }: { $points } points.
sandsturm-event-mission-scored =
    { $seat }, { $mission_name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sandsturm-event-game-ended =
    { $points }. { $winners_count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the win.
    }

sandsturm-refusal-mission-is-gone = That mission is no longer there to be dealt.
sandsturm-refusal-wrong-trio = A mission of the other trio is due.
sandsturm-refusal-no-such-player = There is no such player.
sandsturm-refusal-no-such-face = The die has no such face.
sandsturm-refusal-die-was-kept = That die was kept and stays as it is.
sandsturm-refusal-no-storm-yet = The sandstorm comes in round 5 at the earliest.
sandsturm-refusal-storm-is-due = The seventh card is the sandstorm.
sandsturm-refusal-card-is-gone = That round card is not among the cards left.
sandsturm-refusal-must-place = The round card demands a suspicion chip first.
sandsturm-refusal-not-on-yourself = Suspicion chips go on other players.
sandsturm-refusal-chip-is-gone = You no longer have that chip.
sandsturm-refusal-can-choose = You can choose an action, so you must.
sandsturm-refusal-no-dice = Choose at least one die to roll again.
sandsturm-refusal-free-first = Your free reroll comes first; no chip is needed.
sandsturm-refusal-reroll-costs = A reroll costs one of your unplaced chips.
sandsturm-refusal-no-paid-rerolls = The round card allows no chips for rerolls.
sandsturm-refusal-no-such-type = There is no such action type.
sandsturm-refusal-type-forbidden = The round card forbids this action.
sandsturm-refusal-too-many-jokers = You do not have so many jokers.
sandsturm-refusal-no-joker-for-move = Jokers do not count for Move.
sandsturm-refusal-type-not-rolled = That type shows on no die and no joker used.
sandsturm-refusal-other-type = You chose another action type.
sandsturm-refusal-not-yourself = That needs another player.
sandsturm-refusal-neighbours-only = This round only your two neighbours are in reach.
sandsturm-refusal-only-richer = This round only players with more goods than you are in reach.
sandsturm-refusal-only-poorer = This round only players with fewer goods than you are in reach.
sandsturm-refusal-one-good = Choose exactly one good.
sandsturm-refusal-not-their-good = That player does not have that good.
sandsturm-refusal-not-your-good = You do not have that.
sandsturm-refusal-untouchable = This round nobody may touch that good.
sandsturm-refusal-secured = That good is secured.
sandsturm-refusal-trade-ban = A trade ban keeps all goods out.
sandsturm-refusal-two-others = Move goes from one other player to a different one.
sandsturm-refusal-wrong-number = Secure exactly as many goods as due.

sandsturm-phase-lot = drawing the start player
sandsturm-phase-remove = removing missions
sandsturm-phase-deal = dealing missions
sandsturm-phase-reveal = round card
sandsturm-phase-chips = suspicion
sandsturm-phase-roll = rolling
sandsturm-phase-act = choosing an action
sandsturm-phase-target = carrying out
sandsturm-phase-secure = securing
sandsturm-phase-over = game over

sandsturm-option-artefact = Cursed artefact
    .help = where the artefact begins: with the start player's right neighbour, or in the middle for good
sandsturm-option-artefact-right = right neighbour
sandsturm-option-artefact-middle = stays in the middle
sandsturm-option-open_stacks = Open stacks
    .help = covered suspicion chips stay readable

sandsturm-why-suspect = The suspicion is { $sure } sure: placed early it is worth { $now } points, waiting would be worth { $later }.
sandsturm-why-bluff = A chip with its own sign, where it is believed to { $sure }: nobody looks for that sign at its own place any more.
sandsturm-why-must-suspect = A chip must be placed; this one costs least.
sandsturm-why-wait = No suspicion is sure enough yet: whoever waits knows more.
sandsturm-why-reroll = Rolling again lifts the chance to win to { $share } on average, its price already taken off.
sandsturm-why-best-type = This action leads to the best chance to win, { $share }: for the mission and against the others it brings { $gain }, what it betrays costs { $leak }.
sandsturm-why-nothing-to-choose = The dice offer nothing.
sandsturm-why-best-target = Here it brings most, { $gain } for the mission and against the others; what it betrays costs { $leak }.
sandsturm-why-dearest = Losing these goods would hurt most.

# Sandsturm: what is asked, why it matters, what the answers mean.

sandsturm-learn-intro = Five dice, ten goods each, and a secret mission.
    .why = You want the goods to lie as your mission pays best, without anybody noticing which mission that is.
    .options = Three bots play against you. Notes like this come up once each, whenever something is new.
    .clause = SS-2
sandsturm-learn-deal = Your mission lies in front of you, for your eyes only.
    .why = It says which goods will pay for you in the end. It can be covered, in case somebody looks over your shoulder.
    .options = The others each have another one. The list at the side says what all six want.
    .clause = SS-25
sandsturm-learn-lot = The lot has named the start player, who has the magic lamp.
    .why = Whoever holds the lamp when a round is over starts the next one; at the end it is worth 5 points. The artefact costs 5.
    .options = Both can be robbed, given and swapped like any other good.
    .clause = SS-19
sandsturm-learn-remove = With four players two missions are out of the game, unseen.
    .why = Two of Keep, Take, Collect and two of Give, Select, Loser are at the table. That helps when you guess.
    .options = Look at what the others rob and give away: it tells more than their chips.
    .clause = SS-3
sandsturm-learn-reveal = A round card holds for everybody, for one round.
    .why = It can favour one kind of action or forbid it. Somewhere between the fifth and the seventh card comes the sandstorm, and the game is over.
    .options = Read it before you choose what to do.
    .clause = SS-8
sandsturm-learn-chips = You may suspect somebody before you roll.
    .why = A chip names the mission you think a player has. Right ones score at the end, the earlier the more; wrong ones cost nothing.
    .options = Pick a chip, then a player. Or keep your chips: they also pay for rerolls. You may go on without any.
    .clause = SS-11
sandsturm-learn-roll = The five dice say what you can do.
    .why = Each face is an action. What shows often can be done often; a joker counts for anything but Move.
    .options = If you dislike the roll, hand in a chip and roll some dice again.
    .clause = SS-13
sandsturm-learn-act = You are asked to choose one kind of action.
    .why = It is carried out exactly as often as the dice show it. What you do tells the others something about your mission.
    .options = Rob takes, Give gives, Swap exchanges, Secure locks your goods, Move shifts goods between two others. Or roll again for a chip.
    .clause = SS-14
sandsturm-learn-target = You are asked whom it hits, and which good.
    .why = Each time may hit another player. Goods under a lock are out of reach.
    .options = Click the good itself; for a gift or a move also who gets it.
    .clause = SS-15
sandsturm-learn-secure = You are asked which goods to lock.
    .why = Locked goods cannot be robbed, swapped or moved until your next turn. Four times Secure is a trade ban: nothing comes, nothing goes.
    .options = Two goods for each time. Choose those your mission needs.
    .clause = SS-16
sandsturm-learn-end = Those were two rounds, and the essential things.
    .why = At the sandstorm right suspicions score, a kept secret brings 8, then everybody’s mission is counted.
    .options = The tour ends here. Play on, it is your game.
    .clause = SS-21

sandsturm-study-margin = Margin
    .note = How far the winner is ahead of the next in points; the loser's mission wins from far behind, so this may be below zero.
sandsturm-study-source = Where points come from
    .note = Shares of all points gained or lost, in percent, for everybody and for winners.
