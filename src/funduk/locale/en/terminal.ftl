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

terminal-plain-help = Answer with a number of the list, or in the notation (raise 1R2B). Also: moves, table, log, rules, back, quit, ?
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
terminal-falls-back = No screen here: playing in the line mode (as with --plain).
terminal-dice = Sealed dice: { $commitment }
terminal-saved = Saved: { $file }
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
cli-verify = recompute every roll of a saved match
cli-sim = play many games by bots and sum them up
cli-rules = print the rules of a game
cli-games = list the games
cli-serve = the table in the browser
cli-backup = copy the server's tables into a file
cli-restore = put such a copy back
cli-lang = language: de or en (else the locale decides)
cli-seats = number of seats
cli-people = how many people sit at this terminal
cli-name = a person's name; once for each
cli-bots = bots, separated by commas; the last is repeated
cli-set = a component set of your own
cli-option = an option of the game
cli-seed = dice that can be repeated
cli-save = where the match is kept, after every move
cli-plain = line mode, for pipes and screen readers
cli-pace = whether bots take a human moment
cli-games-number = how many games
cli-jobs = how many processes
cli-version = the version
cli-help = this help
cli-see-help = see: { $command } --help
