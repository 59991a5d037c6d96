# Die Anleitung einer ersten Partie: die Hinweise selbst stehen in learn-<spiel>.ftl, einer für jede Frage eines Spiels.

learn-label = Ein Hinweis für deine erste Partie
learn-next = Verstanden
learn-skip = Anleitung aus
learn-play-on = Weiterspielen
learn-any-intro = Für dieses Spiel gibt es noch keine Führung. Zu jeder Frage steht hier, wie sie beantwortet wird; die Regeln sind oben in der Leiste.
learn-any-question = Die Frageleiste zeigt, was du tun kannst. Was sie nicht anbietet, ist gerade nicht erlaubt.
