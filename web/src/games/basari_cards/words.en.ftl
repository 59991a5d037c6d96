# The card game's table in the browser.

bc-status = stage { $stage } of 3 · round { $round }
bc-workers = { $workers } of { $enough } workers
bc-workers-n =
    { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
bc-your-card = Your card this round
bc-choices = Actions
bc-a = Take a card
bc-a-text =
    { $missing ->
        [one] The top of the pile joins your cards. Any card brings you to 15 workers and ends the stage.
       *[other] The top of the pile joins your cards, its workers count at once. { $missing } to go for 15.
    }
bc-a-text-enough = The top of the pile joins your cards. You already have your 15 workers.
bc-b = Score { $points } points
bc-b-text = The points of your card, at once. That makes { $total } for you.
bc-c =
    { $n ->
        [one] Take one gem
       *[other] Take { $n } gems
    }
bc-c-text = { $gems } from the stock.
bc-c-short = { $gems }, as far as the stock goes: too little { $short } is left.
bc-d = Exchange
bc-d-text = Alone: give one gem back, take any two. With others: take one.
bc-you-laid = { $card } lies face down
bc-ask-choose =
    { $n ->
        [4] Choose in secret: A, B, C or D
       *[other] Choose in secret: A, B or C
    }
bc-ask-choose-detail = All turn over together. Alone you do it, two of you haggle, three or more get nothing.
bc-lay = Lay { $card } face down
bc-lay-none = Pick a card
bc-laid = laid { $card }
bc-laid-wait = You laid { $card }; the others are still choosing
bc-laid-detail = All cards turn over together.
bc-takes-d = takes from the stock
bc-moment-revealed = All cards turn over
bc-stake-A =
    { $them ->
        [yes] If you accept, { $who } takes a card
       *[no] { $you ->
            [yes] If { $other } accepts, you take a card
           *[no] If accepted, { $who } takes a card
        }
    }
bc-stake-B =
    { $them ->
        [yes] If you accept, { $who } scores these points
       *[no] { $you ->
            [yes] If { $other } accepts, you score these points
           *[no] If accepted, { $who } scores these points
        }
    }
bc-stake-C =
    { $them ->
        [yes] If you accept, { $who } takes these gems
       *[no] { $you ->
            [yes] If { $other } accepts, you take these gems
           *[no] If accepted, { $who } takes these gems
        }
    }
bc-d-give = Give one gem back
bc-d-take = Take any two
bc-d-take-one = Take one gem
bc-d-take-kind = Take { $kind }, { $n } there, { $taken } taken
bc-you-have = you have { $n }
bc-in-stock = { $n } there
bc-ask-exchange = Give one gem back and take two
bc-ask-exchange-detail = The gem you give may be taken again. Keys r y g b take, with shift they give.
bc-ask-take = Take one gem from the stock
bc-ask-take-detail = Several laid D, so each takes one, in order of their gems.
bc-strip-points = { $points } pts
bc-strip-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  }
bc-letter-A = card
bc-letter-B = points
bc-letter-C = gems
bc-letter-D = exchange
bc-exchange-first = Pick gems first
bc-take-first = Pick a gem first
bc-exchange-for = for
bc-exchange-label = Give { $give }, take { $take }
bc-take = Take
bc-take-label = Take { $take }
bc-if-now = If the stage ended now
bc-pile =
    { $n ->
        [one] 1 card in the pile
       *[other] { $n } cards in the pile
    }
bc-score-title =
    { $stage ->
        [1] Stage one is over
        [2] Stage two is over
       *[other] The last stage is over
    }
bc-score-workers = Workers, 12 points
bc-score-workers-text =
    { $you ->
        [yes] You have { $enough } or more.
       *[no] { $n ->
            [one] { $names } has { $enough } or more.
           *[other] { $names } have { $enough } or more.
        }
    }

bc-log-revealed = All turn over: { $cards }
bc-log-voided = Three or more on { $action }: nobody gets it.
bc-log-haggle =
    { $you ->
        [yes] { $who } and { $second } haggle over { $action }; you open.
       *[no] { $youtoo ->
            [yes] { $who } haggles with you over { $action } and opens.
           *[no] { $who } and { $second } haggle over { $action }.
        }
    }
bc-log-drew =
    { $you ->
        [yes] { $who } take { $workers ->
            [one] a card with 1 worker
           *[other] a card with { $workers } workers
        }.
       *[no] { $who } takes { $workers ->
            [one] a card with 1 worker
           *[other] a card with { $workers } workers
        }.
    }
bc-log-short = The pile cannot give everybody a card: the stage is scored.
bc-log-empty =
    { $you ->
        [yes] { $who } find the pile empty.
       *[no] { $who } finds the pile empty.
    }
bc-log-exchanged =
    { $you ->
        [yes] { $who } give { $gave } and take { $took }.
       *[no] { $who } gives { $gave } and takes { $took }.
    }
bc-log-workers =
    { $you ->
        [yes] { $who } have { $workers } workers: { $points } points.
       *[no] { $who } has { $workers } workers: { $points } points.
    }
bc-log-stage = Stage { $stage } is scored

basari_cards-account-stage = Stage { $n }
basari_cards-account-scored = Action B
basari_cards-account-majority-scored = Most gems
basari_cards-account-workers-scored = Workers
