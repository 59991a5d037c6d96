# What all games and all front ends share. Gender-neutral, short, no full stop where a line stands alone in a list.

list-last = { $front } and { $last }
chance = Chance
goods-none = nothing
action-hidden = something secret

refusal-not-asked = It is not your turn to answer that now.
refusal-wrong-verb = That is not what is asked now.
refusal-market-not-open = The market opens in a moment, for everybody at once.
refusal-game-over = The game is over.

mode-alone = One player is asked.
mode-sealed = Everybody answers in secret, then all is revealed.
mode-open = Everybody may act, whoever is quicker.

bot-wanderer = Wanderer
    .help = plays at random
bot-peddler = Peddler
    .help = takes what looks best by simple prices
bot-merchant = Merchant
    .help = solves choice and haggling one round ahead
bot-vizier = Vizier
    .help = solves like the merchant, with values learned from thousands of games
bot-genie = Genie
    .help = a vizier who models everybody at the table and is hard to read
bot-novice = Novice
    .help = plays along and often overlooks the better move
bot-regular = Regular
    .help = knows what things are worth, and slips now and then
bot-expert = Expert
    .help = seldom gives anything away
bot-master = Master
    .help = gives nothing away

yes = yes
no = no

# For a game that has no words of its own yet.
question-any = { $question }: what do you answer?
    .waiting = { $question }: { $seat } is asked.
