# The terminal table and the command line.

terminal-trader = Trader
terminal-points = Points
terminal-workers = Workers
terminal-card = Card
terminal-plan = Plan
terminal-stock = Stock
terminal-workers-count = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
terminal-points-count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-one-card = one card
terminal-give = give
terminal-take = take
terminal-exchange = exchange
terminal-offer = offer
terminal-raise = raise
terminal-accept = accept: you get { $gems }
terminal-cheapest = Cheapest:
terminal-wait = let the others go first

terminal-bc-status = Stage { $stage } of { $stages } · round { $round } · { $pile } cards in the pile
terminal-bc-seat =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $gems }; card: { $card }; plan: { $plan }
terminal-haggle-over = Haggling over { $action }
terminal-stands = { $seat } offers { $gems }.
terminal-asked-offer = Haggle with { $other } over { $action }{ $stake ->
        [none] {""}
       *[other] {" "}({ $stake } for you)
    }: make the first offer.
terminal-asked-answer = { $other } offers { $gems } for { $action }{ $stake ->
        [none] {""}
       *[other] {" "}({ $stake } for you)
    }: raise or accept?

terminal-verdict-nothing = Push gems out with r y g b; with shift they come back.
terminal-verdict-opens = opens with { $gems }
terminal-verdict-more = beats { $beaten }: { $more } more
terminal-verdict-dearer = beats { $beaten }: dearer in { $colour }
terminal-verdict-cheaper = does not beat { $beaten }: as many, but cheaper in { $colour }
terminal-verdict-same = the same as { $beaten }: add something
terminal-verdict-fewer = { $missing ->
        [one] one more gem needed
       *[other] { $missing } more gems needed
    }

terminal-scoring = Scoring
terminal-go-on = Enter: go on
terminal-curtain =
    { $seat }, it is your turn.
    The others look away, please.

    Enter: open
terminal-winners = { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
terminal-leave = Enter: leave the table
terminal-all-moves = All moves: type to filter, ↓ to the list, or write one in the notation (Esc: back)
terminal-not-yours = That seat is not yours.
terminal-no-way-back = Nothing to take back: since your last move something was revealed.
terminal-key-ways = choose
terminal-key-give = answer
terminal-key-moves = all moves
terminal-key-rules = rules
terminal-key-back = take back
terminal-key-quit = quit

terminal-plain-help = Answer with a number of the list, or in the notation (raise 1R2B). Also: moves, table, log, rules, why (or why NAME), hint, back, quit, ?
# What may be typed in the line mode, besides the English words; several spellings, parted by spaces.
terminal-command-table = table
terminal-command-log = log
terminal-command-rules = rules
terminal-command-moves = moves
terminal-command-why = why warum
terminal-command-hint = hint tipp
terminal-command-back = back
terminal-command-quit = quit
terminal-input-ended = The input ended; the game stops here.
terminal-write-goods = goods, such as 2{ $letters } for two of each, or - for none
terminal-write-ticks = numbers, such as 1 3
terminal-not-a-choice = { $text } is not a number from { $low } to { $high }.
terminal-spectator = a spectator
terminal-everything = everybody: open
terminal-step = Step { $step } of { $steps }
terminal-seen-by = Seen by
terminal-key-step = step
terminal-key-jump = next question
terminal-key-eyes = other eyes
terminal-person = { $people ->
        [one] Guest
       *[other] Player { $number }
    }
terminal-bot-0 = Saffron
terminal-bot-1 = Clove
terminal-bot-2 = Mint
terminal-bot-3 = Anise
terminal-bot-4 = Vanilla
terminal-bot-5 = Pepper
terminal-falls-back = No screen here: playing in the line mode (as with --plain).
terminal-dice = Sealed dice: { $commitment }
terminal-saved = Saved: { $file }
terminal-not-kept = The game is not kept: { $folder } cannot be used ({ $why }).
terminal-no-kept-games = No kept game waits in { $folder }.
terminal-kept-games = { $count ->
        [one] One kept game can go on:
       *[other] { $count } kept games can go on, the newest first:
    }
terminal-verified = { $numbers ->
        [one] { $numbers } number
       *[other] { $numbers } numbers
    } in { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } recomputed from the seeds: all as in the file.
terminal-not-verified = { $problems ->
        [one] This match does not check out, { $problems } contradiction:
       *[other] This match does not check out, { $problems } contradictions:
    } { $first }
terminal-game-line = { $seats } players

sim-heading = { $title }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seats } seats, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, each bot in each seat
sim-bot = Bot
sim-seats = Seats
sim-share = Wins a seat
sim-interval = 95 %
sim-fair = Fair
sim-score = Points
sim-spread = ±
sim-moves = Moves a game
sim-shared = Shared wins
sim-speed = Games a second
sim-rounds-per-stage = Rounds in each stage
sim-plans = Plans
sim-alone = … carried out alone
sim-haggled = … haggled over by two
sim-void = … lapsed, three or more
sim-bids-per-haggle = Bids a haggle
sim-gems-per-deal = Gems paid a haggle

cli-about = Play, simulate and study bazaar games.
cli-play = play a game in the terminal
cli-replay = step through a saved match
cli-review = go over a finished match: decisions, luck and deals
cli-review-seat = the decisions of this seat only, counted from 0
cli-review-seed = the dice of the lines that are played on
cli-review-effort = how long to think: quick takes the values as they are
cli-review-html = write one page instead of a table
cli-review-json = print the records instead of a table
cli-review-step = a step whose decision is looked at, with --had
cli-review-had = what could have been done there instead, such as "2 accept"
cli-verify = recompute every roll of a saved match
cli-sim = play many games by bots and sum them up
cli-rules = print the rules of a game
cli-games = list the games
cli-serve = the table in the browser
cli-backup = copy the server's tables into a file
cli-drill = restore a copy elsewhere and read everything in it, as proof
cli-restore = put such a copy back
cli-admin = look things up and do what only a host may
cli-move-store = move the tables from SQLite to PostgreSQL or back
cli-mcp = let an assistant play: a Model Context Protocol server on standard input and output
cli-lab = measure bots and games, and study matches
cli-lang = language: de or en (else the locale decides)
cli-seats = number of seats
cli-people = how many people sit at this terminal
cli-name = a person's name; once for each
cli-bots = bots, separated by commas; the last is repeated
cli-set = a component set of your own
cli-broken-game = The game { $game } is installed, but cannot be opened: { $why }
cli-needs-terminal = `funduk { $command }` needs the terminal: pip install 'funduk[terminal]'
cli-set-warning = warning: { $warning }
cli-option = an option of the game
cli-seed = dice that can be repeated
cli-save = where the match is kept, after every move
cli-resume = a saved match to go on with; without a file: list the kept games
cli-plain = line mode, for pipes and screen readers
cli-pace = whether bots take a human moment
cli-games-number = how many games
cli-jobs = how many processes
cli-version = the version
cli-help = this help
cli-see-help = see: { $command } --help

terminal-bb-status = { $scored ->
        [one] { $scored } scoring
       *[other] { $scored } scorings
    } of { $scorings } done · round { $round }
terminal-bb-seat =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gems }; at { $stall }; lap { $walked } of { $stalls }; plan: { $plan }
terminal-lap = Lap
terminal-stall = Stall
terminal-six-minus = another roll, six minus it
terminal-offer-nothing = offer nothing: the other gets it
terminal-start-at = start at
sim-rounds-per-scoring = Rounds to each scoring
sim-won-for-free = Haggles without an offer
sim-laps-per-scoring = Laps a scoring

terminal-ss-status = Round { $round }{ $mission ->
        [none] {""}
       *[other] {" "}· your mission: { $mission }
    }
terminal-ss-seat =
    { $seat }: { $goods }; locked: { $locked }{ $banned ->
        [yes] , trade ban
       *[no] {""}
    }; { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } left; suspected by: { $stack }; on top: { $top }
terminal-ss-target = { $type }: { $left ->
        [one] once more
       *[other] { $left } more
    }
terminal-dice-word = Dice
terminal-mission = Mission
terminal-chips = Chips
terminal-chips-left = Chips
terminal-suspected = Suspected by
terminal-suspect = suspect
terminal-reroll = roll again
terminal-pay-with = for
terminal-jokers = jokers
terminal-times = { $times ->
        [one] { $times } time
       *[other] { $times } times
    }{ $jokers ->
        [0] {""}
        [one] , with { $jokers } joker
       *[other] , with { $jokers } jokers
    }
terminal-part-victim = from
terminal-part-good = good
terminal-part-own = yours
terminal-part-to = to
terminal-part-giver = from
terminal-part-partner = with
terminal-part-on = on
terminal-part-mission = mission
terminal-part-kind = good
terminal-part-rows = rows
terminal-sheet-mission = Mission
terminal-sheet-suspicions = Suspicions
terminal-sheet-all-correct = All right
terminal-sheet-secret = Secret
terminal-sheet-lamp = Lamp
terminal-sheet-artefact = Artefact
terminal-sheet-sum = Σ

terminal-sm-status = Round { $round } · { $phase }
terminal-sm-good = { $good }: row { $row }; 1 to 4 points cost { $costs }; bonus { $first } and { $second }
terminal-sm-seat =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; made: { $made }; stored: { $stored }; points field: { $sold }; { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
terminal-row = Row
terminal-made-for-all = Offer
terminal-goods = Goods and bonus
terminal-bonus = Bonus
terminal-on-offer = On offer
terminal-reserve = Reserve
terminal-made = made
terminal-stored = stored
terminal-sold = points field
terminal-cards = cards
terminal-done = done
terminal-want = want
terminal-for = for
terminal-everybody = everybody
terminal-terms = { $give } for { $want }
terminal-open-card = Information card
terminal-propose = propose
terminal-accept-word = accept
terminal-withdraw = withdraw
terminal-turn-down = turn down
terminal-amend = change
terminal-counter = counter
terminal-regular = regular customer
terminal-sale-points = { $points ->
        [one] brings { $points } point
       *[other] brings { $points } points
    }
terminal-sale-wrong = These are not the numbers of the table.
terminal-sm-produce = make
terminal-sm-lose = lose
terminal-sm-bid = bid
terminal-sm-clear = give up
terminal-sm-carry = carry
terminal-sm-recover = take back
terminal-sm-sell = sell
terminal-sm-spread = move

sim-rounds = Rounds a game
sim-types = Action types
sim-times = Executions a choice
sim-lapsed = … of them impossible
sim-rerolls = Rerolls a turn
sim-bans = Trade bans a game
sim-chips = Chips placed a game
sim-right = … that scored
sim-missions = Wins by mission
sim-ends = Ended by shortage · bonus · last auction
sim-made = Goods made a seat and round
sim-offers = Offers a round
sim-swaps = Swaps a round
sim-contested = … accepted by several
sim-bidders = Bidders an auction
sim-paid = Goods paid a card
sim-left = Cards nobody won
sim-sources = Points from sales · bonuses · cards

terminal-effect-produce_more = makes { $number } more each round
terminal-effect-sale_rows = sells one good { $number ->
        [one] { $number } row
       *[other] { $number } rows
    } higher
terminal-effect-sees_discs = chooses production after the others
terminal-effect-wins_ties = wins auctions that are tied
terminal-effect-sells_production = sells from production too
terminal-effect-moves_row = moves one good by { $number ->
        [one] { $number } row
       *[other] { $number } rows
    } each round
terminal-effect-bid_kinds = mixes { $number ->
        [one] { $number } more good
       *[other] { $number } more goods
    } in a bid
terminal-effect-storage_more = stores { $number } more
terminal-effect-keeps_production = loses nothing after trade
terminal-effect-carries = carries { $number } from production to storage
terminal-effect-bid_back = takes { $number } of a winning bid back
terminal-effect-bid_weight = bids count { $number } more
terminal-effect-end_points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    } at the end

terminal-key-why = why?
terminal-key-review = review
terminal-review-later = A game is gone over once it is finished.
terminal-key-hint = what would a bot do?
terminal-why-seat = Why did { $seat } do that: { $action }?
terminal-no-such-bot = No bot here is called { $name }.
terminal-no-reason = No bot has done anything yet whose reasons you may know now.
terminal-no-adviser = Nobody here knows this game well enough to advise you: it has no bot that plays better than by chance.
terminal-better-advisers = Better advisers stay at home: they need numpy (pip install 'funduk[bots]').
terminal-short-moves = moves
terminal-short-hint = hint
terminal-hint-would = { $bot } would: { $action }
terminal-no-hint = Nobody whose eyes you look through is asked here.
terminal-hint-for = { $seat } is asked.
