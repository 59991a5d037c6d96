# Haggling with gems.

haggles = is haggling
haggles-you = haggles with you
standing-offer = On the table: { $goods }
no-offer-yet = No offer yet
waits-for =
    { $you ->
        [yes] It is up to you.
       *[no] { $who } is thinking.
    }
tray-thinks =
    { $you ->
        [yes] are thinking
       *[no] is thinking
    }
tray-opens =
    { $you ->
        [yes] open the haggle
       *[no] opens the haggle
    }
tray-sending = on its way …
tray-push =
    { $n ->
        [one] push out 1 gem
       *[other] push out { $n } gems
    }
tray-empty = nothing pushed out yet
tray-offers =
    { $you ->
        [yes] offer { $goods }
       *[no] offers { $goods }
    }
tray-waits =
    { $you ->
        [yes] wait for the first offer
       *[no] waits for the first offer
    }
would-take =
    { $you ->
        [yes] would take
       *[no] would take
    }
would-score =
    { $you ->
        [yes] would score { $points }
       *[no] would score { $points }
    }
would-draw =
    { $you ->
        [yes] would take a card
       *[no] would take a card
    }
would-roll =
    { $you ->
        [yes] would roll on
       *[no] would roll on
    }
cheapest-raises = Cheapest raises
cheapest-offers = Cheapest offers

verdict-open = Push gems out of your display
verdict-open-detail = Tap a gem, use the steppers, or the keys r y g b; shift takes back.
verdict-nothing = Push gems out to raise, or accept
verdict-nothing-detail = More gems than { $standing }, or as many and dearer.
verdict-stuck = You cannot raise
verdict-stuck-detail = Nothing you own beats { $standing }.
verdict-opens = Your opening: { $bid }
verdict-opens-detail = { $other } may accept or raise.
verdict-beats = { $bid } beats { $standing }
verdict-more =
    { $n ->
        [one] One gem more. { $other } may accept or raise again.
       *[other] { $n } gems more. { $other } may accept or raise again.
    }
verdict-dearer = As many gems, and more { $colour }. { $other } may accept or raise again.
verdict-same = The same is not enough
verdict-same-detail = One gem more, or a dearer colour.
verdict-short = { $bid } does not beat { $standing }
verdict-cheaper = As many gems, but less { $colour }.
verdict-fewer =
    { $n ->
        [one] One more gem needed
       *[other] { $n } more gems needed
    }
verdict-fewer-detail = At least as many as { $standing }.

ask-offer = Your turn: make { $name } an offer
ask-offer-detail = At least one gem. { $name } may accept or raise.
ask-offer-passes = { $name } may accept it or raise. Offer nothing, and { $name } gets the action.
ask-answer = Your turn: accept or raise
ask-answer-detail = A raise passes the haggle back to { $name }.
ask-must-accept = You cannot raise: accept { $name }’s offer
accept-you-get = Accept: you get
accept-get = Accept: you get { $goods }
raise-with = Raise with
raise-with-goods = Raise with { $goods }
offer = Offer
offer-goods = Offer { $goods }
offer-nothing = Offer nothing
you-haggle = You haggle with { $who } over { $action }
two-haggle = { $one } and { $two } haggle over { $action }
two-haggle-detail =
    { $you ->
        [yes] It is up to you.
       *[no] { $who } is thinking.
    }

order-title = Standing order
order-hint = answers for you, also while you are away
order-raises = raises up to
order-accepts = accepts from
order-this = this haggle
order-next = the next haggle
order-lasting = until withdrawn
order-acts = answers in a moment
order-acts-detail = Your standing order answers in a moment. You may still answer yourself.
order-stops = goes no further: your turn
order-change = Change
order-withdraw = Withdraw
order-explain = When you are asked: what is good enough is accepted; if not, your seat raises as little as it can; if it cannot, you are asked. Only you can see it.
order-most = Raise up to
order-most-says = Your seat raises by itself with no more than { $goods }.
order-most-none = Push no gems, and your seat does not raise by itself.
order-least = Accept anything from
order-least-says = { $goods } or anything higher is accepted.
order-least-none = Push no gems, and your seat does not accept by itself.
order-how-long = How long
order-save = Give order
