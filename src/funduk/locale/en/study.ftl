# The reports of `funduk lab study`. A chart has a title and a note that says how to read it.

study-title = A study of { $game }
study-lead = Played by bots, counted move by move. A dot is what was measured, the line through it its 95 % interval.
study-table = { $seats } players
study-played = { $games } games from { $seeds } seeds at this table.
study-method = Every seed is one observation, however many games were played from it; intervals are computed from the seeds' residuals. A value is said to stand out only if it is still outside after allowing for the number of rows looked at. A win shared by several counts in equal parts.
study-few = Fewer than { $number } seeds were played: the intervals are rough.
study-again = The same once more:
study-more = { $number } more
study-figures = The figures
study-fact-games = Games
study-fact-set = Set
study-fact-bots = Bots
study-fact-seed = Seed
study-fact-version = Funduk
study-fact-options = Options

study-key-fair = The dashed line is the fair share, { $value }.
study-key-half = The dashed line is one half.
study-key-mean = The dashed line is the mean of all, { $value }.

study-finding-level = Nothing stands out: { $high_name } has most with { $high }, { $fair } would be level.
study-finding-more = { $name }: { $value } where { $fair } would be level, more than chance explains.
study-finding-less = { $name }: { $value } where { $fair } would be level, less than chance explains.
study-finding-others =
    { $number ->
        [one] One other row stands out, too.
       *[other] { $number } other rows stand out, too.
    }
study-finding-inside = All are within ± { $band } % of { $fair }: from { $low } ({ $low_name }) to { $high } ({ $high_name }).
study-finding-outside = Outside ± { $band } % of { $fair }: { $names }.
study-finding-unclear = Whether these are within ± { $band } % of { $fair } cannot be told yet, more games are needed: { $names }.
study-finding-range = From { $low } ({ $low_name }) to { $high } ({ $high_name }).
study-finding-spread = { $mean } on average; half of all between { $low } and { $high }, all between { $least } and { $most }.
study-finding-line = { $first } in round { $begin }, { $last } in round { $end }.

study-chapter-seats = Seats
study-chapter-scores = Scores
study-chapter-length = Length
study-chapter-sources = Where points come from
study-chapter-rounds = Rounds
study-chapter-choices = Choices
study-chapter-haggling = Haggling
study-chapter-places = Cards
study-chapter-order = Turn order
study-chapter-missions = Missions
study-chapter-turns = Turns
study-chapter-suspicion = Suspicion
study-chapter-exchange = The exchange
study-chapter-trade = Trade
study-chapter-cards = Information cards
study-chapter-answers = Answers
study-chapter-switches = Switches
study-switch-note = Change against the base table, in percent of its value, with the same seeds.
study-switch-level = Games went differently, but nothing differs by more than chance explains.
study-switch-changes = Changed: { $changes }.

study-label-all = all
study-label-winners = winners
study-label-everybody = everybody
study-label-opener = whoever opens
study-label-second = whoever answers
study-label-seat = Seat { $number }
study-label-order =
    { $number ->
        [0] start player
        [one] { $number } turn later
       *[other] { $number } turns later
    }
study-label-round = round { $number }
study-label-row = began on row { $number }
study-label-step = began on step { $number }
study-label-number =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }

study-source-points = points
study-source-workers = workers
study-source-dice = dice
study-source-lap = laps
study-source-majority-R = most red
study-source-majority-Y = most yellow
study-source-majority-G = most green
study-source-majority-B = most blue
study-source-mission = mission
study-source-suspicions = correct chips
study-source-all-suspected = all suspected
study-source-secret = secret kept
study-source-lamp = lamp
study-source-artefact = artefact
study-source-sales = sales
study-source-bonus = bonus
study-source-cards = cards
study-fate-alone = alone
study-fate-haggled = haggled over
study-fate-shared = shared
study-fate-void = void
study-ending-shortage = a good ran short
study-ending-bonus = the bonus track's end
study-ending-last-auction = the last auction

study-seat = Wins by seat
    .note = How often each seat wins.
study-bot = Wins by bot
    .note = How often each bot wins; every seed was played from every seating.
study-seat_score = Score by seat
    .note = Points at the end, on average.
study-score = Scores
    .note = How often a score occurs, in columns for all seats and as a line for winners.
study-score_mean = Mean score
    .note = Points of a seat at the end.
study-margin = Margin
    .note = How far the winner is ahead of the next in points.
study-shared = Shared wins
    .note = Games with more than one winner.
study-length = Decisions
    .note = How many decisions a game takes, all seats together.
study-decisions = Decisions
    .note = How many decisions a game takes.
study-source = Where points come from
    .note = Shares of all points, in percent, for everybody and for winners.
study-rounds = Rounds
    .note = How many rounds a game takes.
study-rounds_mean = Rounds a game
    .note = The mean.
study-chosen = Chosen
    .note = Which share of all secret choices falls on an action.
study-chosen_wins = Wins of those who choose it
    .note = Every choice counts once with the game's result for the seat that made it.
study-carried = Carried out
    .note = How often a player carries out the action in a game.
study-carried_wins = Wins of those who carry it out
    .note = Every time the action is carried out counts once with the game's result for that seat. Whoever carries out anything is ahead already, so the shade is ± 25 % around the mean of all.
study-fate = What becomes of choices
    .note = In percent of the choices of each action: chosen alone, haggled over by two, or void because three or more wanted it.
study-haggles = Haggles a round
    .note = How many pairs negotiate in a round.
study-opener_gets = The opener gets the action
    .note = How often whoever must open ends up with the action; the other takes the gems.
study-opener_wins = First-offer advantage
    .note = Every haggle counts once with the game's result for the one who opened and the one who answered.
study-price = Price of an action
    .note = Gems paid for it in a haggle, on average.
study-price_colour = What prices are paid in
    .note = Gems of each colour in a price, on average.
study-price_spread = Prices
    .note = How often so many gems are paid.
study-offers = Offers in a haggle
    .note = How many offers are made until one is accepted.
study-place = Wins with a card
    .note = Every round with this current card counts once with the game's result. Gems, points, workers.
study-place_choice = What is chosen with a card
    .note = Shares of the actions chosen while it is the current card, in percent. Gems, points, workers.
study-order = Wins by turn order
    .note = Seats counted from the player who begins.
study-mission = Wins by mission
    .note = How often the owner of a mission wins when it is in the game. The shade is ± 25 % around the fair share.
study-mission_points = Points of a mission
    .note = What the mission itself is worth at the end, on average.
study-mission_score = Score with a mission
    .note = All points of its owner at the end, on average.
study-secret = Secrets kept
    .note = How often no correct chip lies on the owner of a mission.
study-found = Correct chips on a mission
    .note = How many players find its owner out, on average.
study-good_wins = Wins with lamp and artefact
    .note = How often whoever owns it at the end wins.
study-type = Action types
    .note = Which share of all turns goes to a type.
study-type_wins = Wins of those who choose a type
    .note = Every turn counts once with the game's result for that seat.
study-times = Strength of a turn
    .note = How often the chosen type may be carried out, on average.
study-lapsed = Lapsed
    .note = Which share of those executions lapses because nothing can be touched.
study-skipped = Turns without a choice
    .note = How often no type can be chosen at all.
study-rerolls = Rerolls a turn
    .note = Paid with a chip or free.
study-round_card = Round cards
    .note = How often a turn's type may be carried out while the card holds.
study-chips = Chips on a player
    .note = Suspicion chips that lie on a player at the end, right or wrong.
study-chip_right = Correct chips by round
    .note = Which share of the chips placed in a round is right.

study-ending = How games end
    .note = What brings the final sale.
study-short = Shortages a round
    .note = How often more of a good is wanted than there is.
study-rate = The exchange over rounds
    .note = Mean row at the beginning of a round, by the row on which a good began. High rows need fewer goods for a point.
study-rate_gap = Distance of the dearest from the cheapest
    .note = Rows between the highest and the lowest good at the beginning of a round.
study-bonus = The bonus track over rounds
    .note = Mean step at the beginning of a round, by the step on which a good began.
study-swaps = Swaps a round
    .note = How many swaps are agreed on in a round.
study-agreed = Proposals that lead to a swap
    .note = By round; ordered trade only.
study-swap_rate = What a swap costs
    .note = Goods the proposer gives for each good it gets.
study-swap_size = Size of swaps
    .note = Goods that change hands in a swap, both ways together.
study-sales = Points from sales
    .note = Points of a seat from the sale of a round; the last round holds the final sale, too.
study-card = Wins with a card
    .note = How often whoever has won a card in the auction wins the game. The shade is ± 25 % around the mean of all cards.
study-left = Cards nobody wants
    .note = How often nobody gets the card.
study-held = Wins by number of cards
    .note = How often a player with so many cards wins; six stands for six and more.
study-bids = Bids
    .note = How many goods a seat bids.

study-answers = Answers a game
    .note = How often one seat gives each kind of answer in a game, on average.

# Comparisons, curves over a number of the set, and what a reader must know first.

study-games =
    { $tables ->
        [one] { $games }
       *[other] { $games }, at { $tables } kinds of table together
    }
study-fact-values = Values
study-values-shipped = as shipped
study-values-from = The bots' values were learned with another set ({ $theirs }), not with { $set }: they may misjudge what is new. `funduk lab train --set` learns values for it.
study-unusual = Not as in the box: { $warnings }.
study-stopped = Stopped early at { $seats } players: { $seeds } of { $asked } seeds. The same command goes on where it was.
study-chapter-compared = Compared
study-chapter-number = A number of the set: { $path }
study-compared = What differs
study-compared-note = Both were played on the same seeds and are compared seed by seed; differences of shares are in percent points. What chance does not explain stands first.
study-compared-same = Nothing at all differed: every game went the same way.
study-compared-level = Games went differently, but nothing differs by more than chance explains.
study-compared-line = { $name }: { $first } before, { $second } after ({ $gap }).
study-compared-first = before
study-compared-second = after
study-compared-gap = difference
study-compared-rest = { $number } figures that do not differ by more than chance explains
study-curve-moved = { $begin } at { $first }, { $end } at { $last }: more than chance explains.
study-curve-level = { $begin } at { $first }, { $end } at { $last }: nothing beyond chance.
study-switch-same = Changed nothing at all: every game went the same way. Bots never came to where it matters, or it does not matter to them.
study-chapter-lead = Leading and catching up
study-label-quarter =
    { $number ->
        [1] after a quarter
        [2] half-way
       *[3] after three quarters
    }
study-outscored = Won with fewer points
    .note = Games whose winner had fewer points than somebody else, because a rule says so. The margin leaves them out.
study-leader_wins = Whoever leads wins
    .note = How often whoever is in front after a part of the moves wins the game; equals share. Near the fair share the game is open, near 100 % it is decided.
study-last_wins = Whoever is last still wins
    .note = How often whoever is last after a part of the moves wins the game.
study-lead_changes = Changes of the lead
    .note = How often another player gets in front, in one game.

study-chapter-decisions = Decisions
study-minutes = Minutes of play
    .note = By a pace model, not by people: 7 s for a question and 2.5 s for every doubling of the answers, at most ten doublings; 3 s for a throw or a card. Those who answer at once need as long as the slowest.
study-stake = What a considered answer is worth
    .note = One decision of a game is answered by lot instead, and the bots play on: how many percent points of the win the bots' own answer is ahead. High where decisions weigh much, as in haggling that moves the result; near nothing where it hardly matters.
study-alike = Answers alike
    .note = How often two answers to the same question in one game are the same: low where decisions are diverse.
study-taken = Answers hardly taken
    .note = How often an answer is given when it could be, for those given least. One that is next to never given is no choice.
study-taken-all = No answer with enough chances behind it is next to never given.
study-taken-hardly = Next to never given, below 2 %: { $names }.
study-kingmaking = Kingmaking
    .note = How often somebody who does not win could have made another of the others win by another last choice; three other choices are tried.
