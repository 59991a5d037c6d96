# The coach of a first game: the notes themselves stand in learn-<game>.ftl, one for each question a game can ask.

learn-label = A note for your first game
learn-next = Got it
learn-skip = Skip the tour
learn-play-on = Play on
