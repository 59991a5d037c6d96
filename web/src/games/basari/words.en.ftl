# The board game's table in the browser.

bb-dice = Dice
bb-points = Points
bb-gems = Gems
bb-word-dice = dice
bb-word-points = points
bb-word-gems = gems
bb-status = lap { $lap } of { $of } · round { $round }
bb-status-place = setting up
bb-ring = The ring of stalls
bb-stall-n = Stall { $n }
bb-your-stall = Your stall
bb-stall-points = { $points } points
bb-stall-label =
    { $there ->
        [0] Stall { $n }: { $points } points, { $gems }
       *[other] Stall { $n }: { $points } points, { $gems }; here: { $who }
    }
bb-lap = { $walked } of { $stalls } stalls
bb-lap-done = lap completed
bb-no-tile = no start tile yet
bb-placed = has a start tile
bb-placing = is choosing a stall
bb-laid = laid { $card }
bb-choices = Actions
bb-dice-text = Roll on, score 6 minus the roll
bb-points-text = Score { $points }, you would be at { $total }
bb-gems-text = { $gems } from the stock
bb-laid-down = lies face down
bb-laid-wait = You laid { $card }; the others are still choosing
bb-laid-detail = All cards turn over together.
bb-middle-place = Where do you begin?
bb-middle-place-text = Everybody lays a start tile at a free stall.
bb-rolled = Everyone has rolled
bb-rolled-text = and moved clockwise
bb-ask-place = Lay your start tile at a free stall
bb-ask-place-detail = Your pawn starts there; back at the tile, the lap is done.
bb-place-none = Pick a stall
bb-place = Start at stall { $n }
bb-ask-choose = Choose in secret: dice, points or gems
bb-ask-choose-detail = Alone you do it, two of you haggle, three or more get nothing.
bb-lay = Lay { $card } face down
bb-lay-none = Pick a card
bb-ask-carry-out = You have won: { $action }
bb-ask-carry-out-detail = At this table you may also let it go.
bb-carry-out = Do it
bb-decline = Let it go
bb-moment-revealed = All cards turn over
bb-if-now = If it were scored now
bb-next-scoring =
    { $you ->
        [yes] { $missing ->
            [0] You are back at your flag: it is scored after this round.
            [one] Next scoring when a pawn is back at its flag. You need 1 more stall.
           *[other] Next scoring when a pawn is back at its flag. You need { $missing } more stalls.
        }
       *[no] { $missing ->
            [0] { $who } is back at the flag: it is scored after this round.
            [one] Next scoring when a pawn is back at its flag. { $who } needs 1 more stall.
           *[other] Next scoring when a pawn is back at its flag. { $who } needs { $missing } more stalls.
        }
    }
bb-score-title =
    { $n ->
        [1] The first scoring
        [2] The second scoring
        [3] The third scoring
       *[other] Scoring { $n }
    }
bb-score-lap = The lap, { $points } points
bb-score-lap-text =
    { $you ->
        [yes] You are back at your flag.
       *[no] { $n ->
            [one] { $names } is back at the flag.
           *[other] { $names } are back at their flags.
        }
    }

bb-log-placed =
    { $you ->
        [yes] { $who } start at stall { $stall }.
       *[no] { $who } starts at stall { $stall }.
    }
bb-log-walked = All roll: { $dice }
bb-log-revealed = All turn over: { $cards }
bb-log-voided = Three or more on { $action }: nobody gets it.
bb-log-rolled-off = Level on points, they roll for the opening: { $dice }
bb-log-haggle =
    { $you ->
        [yes] { $who } and { $second } haggle over { $action }; you open.
       *[no] { $youtoo ->
            [yes] { $who } haggles with you over { $action } and opens.
           *[no] { $who } and { $second } haggle over { $action }.
        }
    }
bb-log-let-go =
    { $you ->
        [yes] { $who } let { $action } go.
       *[no] { $who } lets { $action } go.
    }
bb-log-threw =
    { $you ->
        [yes] { $who } roll { $pips } and score { $points }.
       *[no] { $who } rolls { $pips } and scores { $points }.
    }
bb-log-lap =
    { $you ->
        [yes] { $who } complete the lap: { $points } points.
       *[no] { $who } completes the lap: { $points } points.
    }
bb-log-scoring = Scoring { $n } is done

basari-account-stage = Lap { $n }
basari-account-scored = Points of stalls
basari-account-threw = Dice
basari-account-lap-scored = Full lap
basari-account-majority-scored = Most gems
bb-tie-gems = Equal points: { $first } has more gems left ({ $more } to { $fewer }).
bb-tie-dearer = Equal points and as many gems: those of { $first } are dearer.
