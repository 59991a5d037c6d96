# A table in the browser, whatever the game.

your-turn = Your turn
you-name = You
you-seat = you, seat { $n }
table-code = table { $code }
question-bar = What is asked
rule-link = Rule { $clause }
your-area = Your area
log = Log
tab-log = Log
tab-haggle = Haggles
log-empty = Nothing has happened yet.
haggle-empty = Nobody has haggled yet.
status-over = game over
points = points
points-n =
    { $n ->
        [one] point
       *[other] points
    }
labelled = { $label }: { $what }
kind-R = red
kind-Y = yellow
kind-G = green
kind-B = blue
goods-count = { $n } { $kind }
everybody = everybody
nobody = nobody
each = { $points } each
left-in-stock = Left in the stock
has-chosen = has chosen
is-choosing = is choosing
card-label =
    Bazaar card: { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }, { $points } points, { $gems }
die-label = Die: { $value }
less = less { $what }
more = more { $what }
of-max = of { $max }
put-back = put back

waiting = One moment
waiting-for = Waiting for { $names }
waiting-detail = You will be asked as soon as it is your turn.
watching = You are watching.
sending = on its way …
go-on = Go on
moment-next = Then the table goes on.
moment-then = Then: { $title }.
moment-deal = A deal
moment-done = Done
lost-connection = Connection lost, trying again
lost-connection-detail = Nothing is lost: your move is kept here and sent once.
try-now = Try now
refused-again = Nothing has changed. Try another way.
refused-other = That is not allowed ({ $code }).

score-intro = Now each colour goes to whoever holds the most.
score-colour =
    { $you ->
        [yes] You have the most { $colour }: { $points } points
       *[no] { $n ->
            [one] { $names } has the most { $colour }: { $points } points
           *[other] { $names } share { $colour }: { $points ->
                [one] { $points } point
               *[other] { $points } points
            } each
        }
    }
score-alone =
    { $returned ->
        [one] Alone in front: 1 gem goes back to the stock.
       *[other] Alone in front: { $returned } gems go back to the stock.
    }
score-shared =
    { $returned ->
        [one] Shared: each gives 1 gem back to the stock.
       *[other] Shared: each gives { $returned } gems back to the stock.
    }
score-label = { $colour }, { $points } points
score-coming = next
score-skip = Skip to the result
score-next = Next
over-you-won = You win
over-shared-you = You share the win with { $names }
over-won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
over-text = The lamp is out, the stalls are closed. Here is what everybody takes home.
sure-nothing = Really? { $what }
over-luck = Was it luck?
over-tie-broken = Equal points: the rules' tie-break decided who stands first.
over-looking = You are looking at the table as it was at the end.
over-result = Back to the result
over-table = See the table
rematch = Rematch
rematch-join = To the rematch

log-offered =
    { $you ->
        [yes] { $who } offer { $goods }.
       *[no] { $who } offers { $goods }.
    }
log-accepted =
    { $you ->
        [yes] { $who } accept { $goods } from { $bidder }.
       *[no] { $youtoo ->
            [yes] { $who } accepts { $goods } from you.
           *[no] { $who } accepts { $goods } from { $bidder }.
        }
    }
log-free =
    { $you ->
        [yes] { $who } get it for nothing.
       *[no] { $who } gets it for nothing.
    }
log-scored =
    { $you ->
        [yes] { $who } score { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $who } scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
log-took =
    { $you ->
        [yes] { $who } take { $goods }.
       *[no] { $who } takes { $goods }.
    }
log-took-none =
    { $you ->
        [yes] { $who } find nothing of it in the stock.
       *[no] { $who } finds nothing of it in the stock.
    }
log-majority =
    Most { $goods }: { $names }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $n ->
        [one] { "" }
       *[other] { " " }each
    }.
log-winners =
    { $you ->
        [yes] You win the game.
       *[no] { $n ->
            [one] { $names } wins the game.
           *[other] { $names } share the win.
        }
    }

takeback = Take my last move back
takeback-no = Not possible now: something was revealed, there is no move, or you have asked already
takeback-alone = Only bots play along: it is done at once
takeback-ask = The other people at the table are asked
takeback-asked =
    { $n ->
        [one] You asked to take your move back. One answer is missing.
       *[other] You asked to take your move back. { $n } answers are missing.
    }
takeback-withdraw = Never mind
takeback-wish = { $name } asks to take the last move back.
takeback-refuse = No
takeback-agree = Agree
takeback-pending = { $name } asked to take a move back.
you-are-away = A bot is keeping your chair.
you-were-late = Your time was up: the rules’ move was played, and a bot keeps your chair.
time-left = { $time } left
time-left-bank = { $time } left in your bank
time-bank = bank
time-then-bank = Then { $time } from the bank
log-time-up =
    { $you ->
        [yes] { $who } ran out of time: the rules’ move is played, and a bot goes on until you are back.
       *[no] { $who } ran out of time: the rules’ move is played, and a bot goes on until { $who } is back.
    }
bell-rings = { $n ->
        [0] The market closes, whatever happens
       *[other] The market closes unless somebody trades
    }
bell-help = Nobody has traded for a while. When the bell rings, trade is over for everybody who is not done.
market-opens = The market opens, for everybody at once
log-left-seat = { $who } left the table; a bot plays on.
log-took-seat = { $who } is back and plays again.
log-went-away = { $who } has lost the connection or closed the page.
log-came-back = { $who } is here again.
log-wished-back = { $who } asks to take a move back.
log-watching = Somebody has come to watch.
log-market-closed = The bell has rung: the market is closed.
log-taken-back =
    { $you ->
        [yes] { $who } took your last move back.
       *[no] { $who } took the last move back.
    }
sit-again = Take it back
seat-absent = { $name } has been away for a while.
seat-silent = { $name } has not answered for a while.
seat-ask = Ask for the seat of { $name }
seat-ask-text = Everybody at the table is asked; a bot plays until they agree
seat-asked =
    { $n ->
        [one] You asked for the seat of { $seat }. One answer is missing.
       *[other] You asked for the seat of { $seat }. { $n } answers are missing.
    }
seat-wish = { $name } would like to take over the seat of { $seat }, with everything that is hidden there.
seat-wish-mine = { $name } would like to take over your seat, with everything that is hidden there.
seat-wish-pending = { $name } asked for the seat of { $seat }.
bot-instead = Let a bot play
handover = Move my seat to another device
handover-text = A code for ten minutes, good once
handover-how = Type this code on the other device under “Join a table”. This device then only watches.
leave = Leave my seat
leave-text = A bot plays on for you; you can come back
leave-sure = Leave? A bot takes over until you come back.
leave-yes = Leave
stay = Stay
close-text = For everybody, for good
close-sure = Close the table for everybody?
verify = Verify the dice
verify-title = The dice, checked
verify-text = Sealed before the game, opened after it
verify-how = Before the first draw the house published the fingerprint of its secret seed, and every person added a secret of their own. Once the game is over the seeds are open, and your browser can draw everything again by itself.
verify-commitment = Published fingerprint
verify-seed = The seed, now open
verify-later = The seed is opened when the game is over. Come back then.
verify-cannot = This browser can only check on a secure connection (https, or this very machine).
verify-run =
    { $n ->
        [one] Check 1 draw
       *[other] Check all { $n } draws
    }
verify-working = Checking …
verify-fine = All { $n } numbers are right, and the seed is the one that was promised.
verify-wrong =
    { $seed ->
        [yes] { $n } numbers do not follow from the seed.
       *[no] The seed is not the one that was promised; { $n } numbers differ.
    }

chat = Chat
tab-chat = Chat
chat-empty = Nobody has said anything yet.
chat-seats-only = Only those who sit at this table talk here. The host may open the chat for spectators.
chat-write = Say something
chat-send = Send
chat-older = Earlier lines
chat-unread =
    { $n ->
        [one] 1 new line
       *[other] { $n } new lines
    }
chat-said = { $name } says: { $text }
chat-closed = No comments while a proposal is open.
chat-for = Chat
chat-for-seats = seats only
chat-for-all = spectators, too
spectator = watching
about-person = About { $name }
mute = Mute
block = Block
shun-note = Muted: you no longer see what this person writes. Blocked: nor do you meet at your tables or public ones. Undo it under
phrase-1 = Well played!
phrase-2 = One moment, please.
phrase-3 = Thank you!
phrase-4 = What a deal!

side-panel = At a glance

over-account = Where the points came from
over-kind = Kind of points
over-sum = Together
over-stage = Part { $n }
over-stage-end = The end
over-again = See the scoring again
over-curve = Points over the game
over-curve-label = Points over the game, at the end: { $points }
rematch-text = The same seats, a new game

telling = How quickly you are told
telling-text = Only for you: clocks and the others go on. Rest a finger on the table, or press h, to hold.
telling-slow = slowly
telling-normal = normally
telling-fast = fast
telling-wait = wait for me
