# The browser's own words: home, lobby, rules, menus. Sentence case, short, no shouting.

home-link = Funduk, to the home page
tools = Tools
language = Language
theme =
    { $theme ->
        [evening] Evening light, switch to morning
       *[other] Morning light, switch to evening
    }
sound = Sounds
rules = Rules
menu = Menu
settings = Settings
close = Close
loading = One moment …
close-table = Close table

home-title = Games of the bazaar
home-sub = Sit down in one click. Bots fill the empty chairs until your friends arrive.
home-offline = The house does not answer right now. We keep knocking.
play-now = Play now
read-rules = Read the rules
seats-range =
    { $apart ->
        [0] { $fewest }
        [1] { $fewest } or { $most }
       *[other] { $fewest } to { $most }
    }
minutes-n = { $n } min

name-set = choose your name
guest-name = Guest { $n }
name-change = change name
name-title = What shall we call you?
name-label = Your name
name-hint = Up to 24 letters. The others at the table see it.
name-save = That is me

bot-name-0 = Saffron
bot-name-1 = Clove
bot-name-2 = Mint
bot-name-3 = Anise
bot-name-4 = Vanilla
bot-name-5 = Pepper

my-games = My games
notices-open = Notices when it is your turn
mine-with = with { $names }
mine-turns =
    { $n ->
        [one] 1 waits for you
       *[other] { $n } wait for you
    }
mine-turn = your turn
mine-turn-left = your turn, { $time } left
mine-late = time was up: a bot plays for you
title-your-turn = Your turn
mine-lobby =
    { $free ->
        [0] ready to start
        [one] one seat free
       *[other] { $free } seats free
    }
mine-closed = closed
mine-over = over
mine-won = you won
mine-place = place { $place } of { $of }
mine-waiting =
    { $n ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
mine-running = running
mine-empty = No game yet. Press “Play now”: three bots are already at the table.

open-tables = Open tables
show-all = Show all { $n }
show-fewer = Show fewer
open-count = { $n } waiting
open-free =
    { $n ->
        [one] one seat free
       *[other] { $n } seats free
    }
open-empty = Nobody is waiting just now. Set a table that anyone may join, and it appears here.
sit-down = Sit down
go-there = Go there

join = Join a table
join-label = The code your friend sees
join-hint = Or a whole link, or a hand-over code to move your seat to this device.
join-go = Join

table-options = Options of the game
set-table = Set a table
which-game = Which game
you = you
bot = bot
a-friend = A friend, by link
friend = Friend
seats-count = { $n } seats
seat-n = Seat { $n }
seat-add = One seat more
seat-less = One seat less
who-joins = Who may join
by-link = by link
anyone = anyone
pace = Bots play
pace-human = at leisure
pace-fast = fast
create-table = Create table
clock = Clock
clock-none = no clock
clock-live = live: { $question } a question, { $bank } in the bank
clock-days = by day: { $question } a question, { $bank } in the bank

lobby-title = The table is set
lobby-free =
    { $n ->
        [one] One chair is still free. Send the link, or let a bot sit down.
       *[other] { $n } chairs are still free. Send the link, or let bots sit down.
    }
lobby-away =
    { $n ->
        [one] { $names } is not here yet.
       *[other] { $names } are not here yet.
    }
lobby-full = Everybody is here.
lobby-dice = The dice are being sealed
lobby-dice-text = Every seat adds its own secret to the dice, so that nobody can know them beforehand.
seat-free = Free chair
seat-remove = Remove
sit-here = Sit here
stand-up = Stand up
you-host = you, host
host = host
here = here
offline = away
host-starts = The host starts the game.
fill-start = Fill with bots and start
start-game = Start the game
invite = Invite
invite-text-link = Link and QR code; for spectators
invite-text = Link, code and QR code; for players and spectators
table-rules = At this table
oldest = { $name } is oldest
code = Code
link = Link
copy-link = Copy link
copied = The link is copied.
qr-label = QR code of this table's link

mark-ruling = ruling
mark-house = house
mark-option = option
rules-title = The rules
rules-sub = Every clause has its number. What the originals leave open is marked as our ruling.
table-of = Table: { $game }

lost-title = There is nothing here
lost-text = This address leads nowhere. Perhaps a letter is missing.
to-home = To the home page
to-home-text = The table stays where it is
no-table = No such table
table-closed = This table is closed
table-closed-text = Its host has closed it, or nobody came for a day.

error-stale = The table had already moved on when your move arrived.
error-offline = No connection to the house. Please try again.
error-server = That did not work. Please try again.
error-bad_name = This name cannot be used. Letters, digits and single spaces, up to 24, please.
error-name_taken = Somebody at this table already has a name that looks like yours.
error-unknown_code = No table has this code. Codes are five characters, hand-over codes eight.
error-unknown_table = There is no table at this address. It may have expired.
error-unknown_game = This house does not know that game.
error-table_full = No chair is free here any more.
error-seat_taken = This chair has just been taken.
error-seats_free = Some chairs are still free. Fill them first.
error-not_host = Only the host may do that.
error-not_your_seat = That is not your chair.
error-not_seated = Sit down first.
error-already_seated = You already have a chair here.
error-wrong_status = That is not possible at this point of the game.
error-not_allowed = That is not allowed here.
error-too_fast = That was a bit fast. Please wait a moment.
error-busy = The house is full of guests just now. Please try again in a moment.
error-bad_request = The house did not understand that.
error-bad_message = The house did not understand that.
error-bad_options = These options do not fit this game.
error-bad_seats = This game cannot be played with this many.
error-unknown_device = This device is not on your list any more.
error-no_takeback = There is nothing that could be taken back now.
error-bad_origin = This page was opened at an address the house does not know.
error-bad_dice = The share of the dice could not be read.
error-bad_level = There is no bot of that kind.
error-no_guest = Your guest card has expired. Reload the page, please.
error-unknown_seat = There is no such chair.
error-unknown_page = There is nothing at this address.
error-too_large = That was too long.
error-store = The house cannot write anything down just now. Nothing was lost; try again soon.
error-not_your_own_seat = You sit there yourself.
error-not_now = That is not possible at this point of the game.
error-seats_taken = People sit on all the chairs.
error-seat_present = Whoever sits there is at the table.
error-seat_in_play = The game is on: this seat is for a bot, or for somebody everybody agrees to.
error-not_yet = Not yet: you can do this in { $seconds } seconds.
error-wish_pending = Somebody has already asked for a seat.
error-no_wish = Nobody asks for that any more.
error-clock_decides = There is a clock at this table: a bot plays only when time is up.
error-no_free_seat = No chair is free here.
error-too_many_seats = This game is not for more people.
error-too_few_seats = This game needs that many chairs.
error-takeback_pending = Somebody has already asked to take back.
error-bad_address = This does not look like a mail address.
error-no_mail = This house sends no mail.
error-mail_failed = The mail could not be sent. Please try again later.
error-unknown_wish = Nobody is told anything by this link any more.
error-wrong_code = This code is not right, or no longer. Ask for a new one.
error-no_webhooks = This house calls no webhooks.
error-bad_webhook = A webhook must be a plain https address.
error-too_many_tables = You are watching too many tables at once.
error-no_haggling = There is no haggling in this game, so there are no standing orders.
error-empty_order = A standing order needs gems: up to where to raise, or from where to accept.
error-order_not_owned = You cannot promise gems you do not own.
error-bad_order = These gems could not be read: R, Y, G and B, up to 63 of each.

learn-first = First time? Learn by playing
error-guided = A guided game is for one person and bots. Set a table of your own for friends.
replay = Replay
replay-text = Step by step, through anybody’s eyes
replay-of = Replay { $game }
open-file = Replay a match file
open-file-text = From the terminal, the lab or another house. The rules check every move of it.
open-file-go = Open a match file
error-bad_match = This match cannot be replayed: { $why }
error-unknown_replay = This replay is not here, or no longer. Files that were brought along stay for a day.
error-replay_failed = The replay could not be made just now. Try again in a moment.
error-no_dice = This match was not played with sealed dice.
error-bad_text = This cannot be said here: one line, up to { $max } characters.
error-chat_closed = No comments while a proposal is open (rule { $clause }).
error-unknown_person = There is nobody like that here.
error-not_yourself = That is you yourself.
error-not_welcome = You cannot sit down at this table.
error-blocked_here = Somebody you have blocked is at this table.
former-player = former player
my-data = My data

data-known = What the house knows of you
data-known-text = Your name, the tables you sat at, your moves, what you said, your standing orders and whom you have muted or blocked. Language, light and sound are kept on this device only. There is no password and no address, unless you asked to be notified.
data-export = Download everything
data-shunned = Muted and blocked
data-shunned-none = You hear everybody.
data-shunned-text = You do not see what muted people write. Blocked people, moreover, do not sit down at your tables, nor do you meet at public ones. They are not told.
muted = muted
blocked = blocked
forgive = Undo
data-devices = Where you are known
data-devices-text = Browsers that are you to this house. Sign out what you no longer use, or do not know.
data-device-unknown = A browser
data-device-here = this device
data-device-seen = last here { $day }
sign-out = Sign out
sign-out-others = Sign out all others
data-erase = Erase everything
data-erase-text = Your name, your lines and your settings go for good. Bots take over where you are playing; finished games stay for the others, with “former player” in your place. Do this on each device you used.
data-erase-ask = Erase everything …
data-erase-sure = I know that this cannot be undone.
data-erase-now = Erase for good
data-keep = Keep everything
erased-title = All gone
erased-text = The house no longer knows you. If you come again, you come as somebody new.
error-not_sure = Say that you are sure.

keys = Your key
keys-text = A passkey makes you the same person on every device: your games, your name. No password, no mail address. Without one you stay a guest of this browser.
keys-not-here = Passkeys need an address with a name and a newer browser; here only a recovery code works.
keys-since = made { $day }
keys-make = Make a passkey
keys-another = One more passkey
keys-remove = Remove
keys-codes = { $left ->
    [0] Recovery codes
    [one] New recovery codes (one left)
   *[other] New recovery codes ({ $left } left)
  }
keys-codes-text = Write these down: each lets you in once if you lose your devices. They are shown only now, and older ones no longer work.
keys-come = I have been here before
keys-bring = Take the unfinished games of this browser along
keys-come-key = Come in with a passkey
keys-code = Recovery code
keys-come-code = Come in
error-unknown_key = This house does not know that passkey.
error-bad_key = That passkey did not fit. Nothing has changed; try again.
error-key_too_late = That took too long. Please try again.
error-key_known = This device has a passkey of yours already.
error-no_keys_here = Passkeys need an address with a name, such as https://play.example.
error-too_many_keys = You have { $most } passkeys; remove one first.
error-turned_out = This house no longer lets you in. Please turn to whoever runs it.
house-message = From the host
