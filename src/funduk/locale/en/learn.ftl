# The coach of a first game: the notes themselves stand in words.<language>.ftl in the room of each game, one for each question a game can ask.

learn-label = A note for your first game
learn-next = Got it
learn-skip = Skip the tour
learn-play-on = Play on
learn-any-intro = There is no tour of this game yet. Every question says here how it is answered; the rulebook is in the top bar.
learn-any-question = The question bar shows what you can do. Whatever it does not offer is not allowed now.
