# Sandsturm at the table in the browser.

ss-status = round { $round }
ss-tab-suspicions = Suspicions
ss-suspicions-empty = Nobody suspects anybody yet.
ss-others = The other traders
ss-rounds = Rounds
ss-rounds-text = The sandstorm comes as card 5, 6 or 7 and ends the game at once.
ss-missions = The six missions
ss-missions-some = The six missions, two of them out
ss-storm-text = The game is over at once. All missions are turned up, all stacks are read.

ss-goods-n =
    { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
ss-chips-left =
    { $n ->
        [one] 1 chip in hand
       *[other] { $n } chips in hand
    }
ss-goods-of = Goods of { $name }
ss-your-goods = Your goods
ss-no-goods = no goods
ss-tile =
    { $owner }: { $goods }{ $locked ->
        [0] { "" }
       *[other] , { $locked } secured
    }{ $chosen ->
        [0] { "" }
       *[other] , { $chosen } chosen
    }
ss-starts = starts the round
ss-you-start = you start the round
ss-ban = trade ban
ss-ban-text = Everything is secured, and nothing comes in by gift or move until the next turn.
ss-to = To { $name }

ss-no-suspicion = no suspicion yet
ss-stack-n =
    { $n ->
        [0] no chip yet
        [one] 1 chip
       *[other] top of { $n } chips
    }
ss-stack-owners = From the bottom: { $names }
ss-suspect-him = on { $name }
ss-place-here = Place here
ss-suspect-label =
    { $n ->
        [0] Suspect { $name }, no chip there yet
        [one] Suspect { $name }, 1 chip there: { $top }
       *[other] Suspect { $name }, { $n } chips there, on top: { $top }
    }
ss-on-you = On you:
ss-your-chips = Your suspicion chips
ss-chips-drag = Your suspicion chips: drag one onto a player, or click both
ss-chip-paid = paid
ss-chip-placed = placed

ss-mission = Your secret mission
ss-hide = hide
ss-show = show
ss-covered = It lies face down.
ss-worth = points now

ss-card-round = Card of round { $n }
ss-card-over = The last card
ss-card-next = The next round card
ss-card-next-text = It is about to be turned up.
ss-card-label = Round card { $title }: { $text }

ss-dice = The dice
ss-die =
    { $again ->
        [yes] Die { $n }: { $face }, to be rolled again
       *[no] Die { $n }: { $face }
    }
ss-again = again
ss-offers = What the dice offer
ss-no-offer = The dice offer nothing.
ss-made-dice =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
ss-made-jokers =
    { $n ->
        [one] 1 joker
       *[other] { $n } jokers
    }
ss-made-card = the round card
ss-jokers-for = Jokers used for { $type }
ss-with-jokers =
    { $n ->
        [0] without a joker
        [one] with 1 joker
       *[other] with { $n } jokers
    }
ss-reroll = Roll again?
ss-reroll-text = Click the dice you do not like, then hand in one of your chips. Nobody sees which.
ss-reroll-free-text = Click the dice you do not like: the first reroll of this turn is free.
ss-reroll-never = You have no chip left to pay for it.
ss-reroll-free = This one is free
ss-reroll-free-now = The round card pays for this reroll.
ss-pay = Hand in a chip, face down
ss-this-turn = This turn
ss-turn-of =
    { $you ->
        [yes] Your turn
       *[no] { $name }’s turn
    }
ss-left =
    { $n ->
        [one] { $type }: once more
       *[other] { $type }: { $n } more times
    }

ss-ask-chips = Do you suspect somebody?
ss-ask-chips-must = This round you must place a chip
ss-ask-chips-detail = Pick a chip and a player, as often as you like, or go on to the dice. The first correct chip on a player scores 10.
ss-ask-chips-must-detail = Pick a chip and a player. The first correct chip on a player scores 10.
ss-ask-chips-ready = The chip and the player are chosen. Place it, or pick another.
ss-ask-chips-where = { $mission }: now click the player you suspect.
ss-pick-chip = Pick a chip
ss-pick-player = Pick a player
ss-suspect = Suspect { $name }: { $mission }
ss-done = No chip, roll the dice
ss-done-more = Enough, roll the dice
ss-ask-act = Choose one action
ss-ask-act-detail = Or click dice to roll them again.
ss-ask-act-only = What you choose is done as often as shown.
ss-ask-reroll =
    { $n ->
        [one] Roll 1 die again?
       *[other] Roll { $n } dice again?
    }
ss-ask-reroll-detail = It costs one of your unplaced chips; nobody sees which one.
ss-pick-pay = Pick a chip to pay
ss-roll-again =
    { $free ->
        [yes] Roll again for free
       *[no] Roll again for { $mission }
    }
ss-choose-none = Pick an action
ss-choose =
    { $n ->
        [0] { $type }: nothing happens
        [one] { $type } once
       *[other] { $type } { $n } times
    }
ss-ask-skip = The dice offer nothing
ss-ask-skip-detail = No type can be chosen: the action is skipped.
ss-skip = Pass the dice on
ss-ask-rob =
    { $n ->
        [one] Rob one good
       *[other] Rob { $n } goods, one after another
    }
ss-ask-rob-detail = Click any lit good of another player. Secured goods are safe.
ss-ask-give =
    { $n ->
        [one] Give one good away
       *[other] Give { $n } goods away, one after another
    }
ss-ask-give-detail = Click a good of yours, then the player who gets it.
ss-ask-swap =
    { $n ->
        [one] Swap one good
       *[other] Swap { $n } times
    }
ss-ask-swap-detail = Click a good of yours and a lit good of another player.
ss-ask-move =
    { $n ->
        [one] Move one good between two others
       *[other] Move { $n } goods between others
    }
ss-ask-move-detail = Click a lit good, then the other player who gets it.
ss-ask-secure =
    { $n ->
        [one] Put 1 good under the lock
       *[other] Put { $n } goods under the lock
    }
ss-ask-secure-more =
    { $n ->
        [one] One more of your goods. They are safe until your next turn.
       *[other] { $n } more of your goods. They are safe until your next turn.
    }
ss-ask-secure-detail = They are safe until your next turn.
ss-pick-rob = Pick a good
ss-pick-give =
    { $own ->
        [yes] Pick who gets it
       *[no] Pick a good of yours
    }
ss-pick-swap =
    { $own ->
        [yes] Pick another’s good
       *[no] Pick a good of yours
    }
ss-pick-move =
    { $good ->
        [yes] Pick who gets it
       *[no] Pick a good
    }
ss-do-rob = Rob { $good } from { $name }
ss-do-give = Give { $own } to { $to }
ss-do-swap = Swap { $own } for { $good } with { $name }
ss-do-move = Move { $good } from { $name } to { $to }
ss-secure = Secure { $n } of { $of }
ss-wait-chips = { $name } thinks about suspicions
ss-wait-act = { $name } chooses an action
ss-wait-target = { $name } chooses a target
ss-wait-secure = { $name } secures goods

ss-log-start =
    { $you ->
        [yes] { $who } start and have the magic lamp.
       *[no] { $who } starts and has the magic lamp.
    }
ss-log-mission = Your secret mission: { $mission }.
ss-log-round = Round { $n }, { $card }: { $text }
ss-log-lifted =
    { $you ->
        [yes] Your trade ban is lifted.
       *[no] { $who }: the trade ban is lifted.
    }
ss-log-released =
    { $you ->
        [yes] { $who } take { $goods } out of the lock.
       *[no] { $who } takes { $goods } out of the lock.
    }
ss-log-suspected =
    { $you ->
        [yes] { $who } suspect { $other }: { $mission }.
       *[no] { $youtoo ->
            [yes] { $who } suspects you: { $mission }.
           *[no] { $who } suspects { $other }: { $mission }.
        }
    }
ss-log-suspected-covered =
    { $you ->
        [yes] { $who } suspect { $other }; the chip is covered.
       *[no] { $youtoo ->
            [yes] { $who } suspects you; the chip is covered.
           *[no] { $who } suspects { $other }; the chip is covered.
        }
    }
ss-log-reroll =
    { $you ->
        [yes] { $who } hand in a chip and roll { $n ->
            [one] 1 die
           *[other] { $n } dice
        } again.
       *[no] { $who } hands in a chip and rolls { $n ->
            [one] 1 die
           *[other] { $n } dice
        } again.
    }
ss-log-reroll-free =
    { $you ->
        [yes] { $who } roll { $n ->
            [one] 1 die
           *[other] { $n } dice
        } again for free.
       *[no] { $who } rolls { $n ->
            [one] 1 die
           *[other] { $n } dice
        } again for free.
    }
ss-log-rolled =
    { $you ->
        [yes] { $who } roll { $faces }.
       *[no] { $who } rolls { $faces }.
    }
ss-log-chosen =
    { $you ->
        [yes] { $who } choose { $type }: { $n ->
            [one] once
           *[other] { $n } times
        }.
       *[no] { $who } chooses { $type }: { $n ->
            [one] once
           *[other] { $n } times
        }.
    }
ss-log-skipped =
    { $you ->
        [yes] { $who } can choose nothing.
       *[no] { $who } can choose nothing.
    }
ss-log-robbed =
    { $you ->
        [yes] { $who } rob { $goods } from { $other }.
       *[no] { $youtoo ->
            [yes] { $who } robs { $goods } from you.
           *[no] { $who } robs { $goods } from { $other }.
        }
    }
ss-log-gave =
    { $you ->
        [yes] { $who } give { $goods } to { $other }.
       *[no] { $youtoo ->
            [yes] { $who } gives you { $goods }.
           *[no] { $who } gives { $goods } to { $other }.
        }
    }
ss-log-swapped =
    { $you ->
        [yes] { $who } swap { $own } for { $goods } with { $other }.
       *[no] { $youtoo ->
            [yes] { $who } swaps { $own } for { $goods } with you.
           *[no] { $who } swaps { $own } for { $goods } with { $other }.
        }
    }
ss-log-secured =
    { $you ->
        [yes] { $who } secure { $goods }.
       *[no] { $who } secures { $goods }.
    }
ss-log-banned =
    { $you ->
        [yes] { $who } have a trade ban until your next turn.
       *[no] { $who } has a trade ban until the next turn.
    }
ss-log-moved =
    { $you ->
        [yes] { $who } move { $goods } from { $from } to { $other }.
       *[no] { $fromyou ->
            [yes] { $who } moves { $goods } from you to { $other }.
           *[no] { $youtoo ->
                [yes] { $who } moves { $goods } from { $from } to you.
               *[no] { $who } moves { $goods } from { $from } to { $other }.
            }
        }
    }
ss-log-lapsed =
    { $n ->
        [one] { $type } lapses once.
       *[other] { $type } lapses { $n } times.
    }
ss-log-artefact-came =
    { $you ->
        [yes] { $who } get the cursed artefact from the middle.
       *[no] { $who } gets the cursed artefact from the middle.
    }
ss-log-round-ended =
    { $you ->
        [yes] { $who } own the lamp and start the next round.
       *[no] { $who } owns the lamp and starts the next round.
    }
ss-log-storm = The sandstorm! The missions: { $missions }.
ss-log-chip =
    { $you ->
        [yes] { $who } were right about { $other }: { $points } points.
       *[no] { $youtoo ->
            [yes] { $who } was right about you: { $points } points.
           *[no] { $who } was right about { $other }: { $points } points.
        }
    }
ss-log-all =
    { $you ->
        [yes] { $who } were right about everybody: { $points } points.
       *[no] { $who } was right about everybody: { $points } points.
    }
ss-log-secret =
    { $you ->
        [yes] { $who } kept your secret: { $points } points.
       *[no] { $who } kept the secret: { $points } points.
    }
ss-log-good =
    { $you ->
        [yes] { $who } have { $goods }: { $points } points.
       *[no] { $who } has { $goods }: { $points } points.
    }
ss-log-mission-scored =
    { $who }, { $mission }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

ss-show-title = The sandstorm
ss-show-intro = All missions are turned up. The stacks are read in the order the chips were placed: the first correct chip scores 10, the second 5, the third 2.
ss-show-mission =
    { $you ->
        [yes] You were { $mission }
       *[no] { $who } was { $mission }
    }
ss-read =
    { $right ->
        [yes] { $who }: { $mission }, right
       *[no] { $who }: { $mission }, wrong
    }
ss-read-none = Nobody suspected anything. { $text }
ss-show-all =
    { $you ->
        [yes] You were right about everybody
       *[no] { $who } was right about everybody
    }
ss-show-all-label = Right about everybody
ss-show-all-text = A correct chip on every other player.
ss-show-secret = Secrets kept
ss-show-secret-text = No correct chip lies on { $names }.
ss-show-kept = nobody knew
ss-show-L = The magic lamp
ss-show-L-text =
    { $you ->
        [yes] You own it at the end.
       *[no] { $who } owns it at the end.
    }
ss-show-A = The cursed artefact
ss-show-A-text =
    { $you ->
        [yes] You could not get rid of it.
       *[no] { $who } could not get rid of it.
    }
ss-show-missions = The missions
ss-show-missions-text = What everybody’s goods are worth to their mission. The loser stands aside.
ss-show-alone =
    { $you ->
        [yes] You win alone, as the loser
       *[no] { $who } wins alone, as the loser
    }
ss-show-alone-text = So few goods and so few correct chips: whoever loses like that has won.
ss-over = The sandstorm has ended the game
ss-over-detail = Everything is scored and all missions lie open.
ss-sheet = The scoring, line by line
ss-sheet-player = Trader
ss-sheet-suspicions = Suspicions
ss-sheet-all_correct = All correct
ss-sheet-secret = Secret
ss-sheet-lamp = Lamp
ss-sheet-artefact = Artefact
ss-sheet-mission = Mission
ss-sheet-sum = Sum
ss-not-ranked = not ranked
ss-alone = wins alone

sandsturm-account-chip-scored = Suspicions
sandsturm-account-all-suspected = All seen through
sandsturm-account-secret-kept = Secret kept
sandsturm-account-good-scored = Lamp and artefact
sandsturm-account-mission-scored = Mission
ss-tie-alone = The mission of { $first } wins alone, whatever the points.
ss-tie-unranked = The points of { $second } are not compared: that is what the mission says.
