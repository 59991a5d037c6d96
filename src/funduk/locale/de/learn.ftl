# Die Anleitung einer ersten Partie: die Hinweise selbst stehen in learn-<spiel>.ftl, einer für jede Frage eines Spiels.

learn-label = Ein Hinweis für deine erste Partie
learn-next = Verstanden
learn-skip = Anleitung aus
learn-play-on = Weiterspielen
