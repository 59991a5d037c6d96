# Warum ein Bot so gespielt hat; Spiele dürfen eigene Worte haben, <spiel>-why-<code>.

why-alternatives = Gewinnchance je Möglichkeit:
why-alternative = { $share } %: { $action }
why-tipped-points = Den Ausschlag gaben die Punkte.
why-tipped-majority = Den Ausschlag gaben die Mehrheiten der nächsten Wertung.
why-tipped-later = Den Ausschlag gaben Steine für spätere Wertungen.

why-random = Ausgelost.
why-eased = Stärkere würden eher { $advised }; das senkt die Gewinnchance um { $given_away }.
why-as-good = Etwa so gut wie das, was Stärkere täten: { $advised }.

why-equilibrium = Aus einer Mischung gezogen, damit die anderen raten müssen: Diese Wahl fällt in { $mixed } der Fälle.
why-clear-choice = Gegen alles, was von den anderen zu erwarten ist, ist diese Wahl die beste.
why-solved-opening = Das beste aller ersten Angebote, wenn beide gut antworten; angenommen wird es mit der Chance { $accepted }.
why-solved-silence = Kein Angebot ist mehr wert, als der anderen Seite die Aktion zu lassen.
why-solved-accept = Die Steine sind mehr wert als jedes höhere Gebot.
why-solved-raise = Erhöhen ist mehr wert als die Steine; angenommen wird es mit der Chance { $accepted }.
why-must-accept = Zum Erhöhen ist nichts da.
why-best-gems = Diese Steine helfen am meisten.
why-carry-or-let-go = Ausführen verglichen mit Seinlassen.
why-rich-street = Die nächsten Stände versprechen am meisten.

why-best-price = Nach heutigen Preisen bringt das am meisten, die Chance darauf eingerechnet.
why-carry-out = Es ist etwas wert.
why-let-go = Es würde schaden.
why-cheapest-opening = Das billigste Angebot, das es gibt.
why-not-worth-a-gem = Die Aktion ist keinen Stein wert.
why-offer-worth-more = Das Gebotene ist mehr wert als die Aktion.
why-raise-pays = Die Aktion ist mehr wert als das höhere Gebot.
why-dearest = Das sind die teuersten.
why-must-place = Ein Chip muss gelegt werden.
why-nothing-to-choose = Es gibt nichts zu wählen.
why-rolls-again = Noch ein Wurf verspricht mehr.
why-suspicion = Der Verdacht ist zu { $sure } sicher.
why-wait = Noch ist nichts sicher genug.

why-in-demand = Diese Waren sind gefragt.
why-swap-pays = Der Tausch lohnt sich.
why-swap-does-not-pay = Der Tausch lohnt sich nicht.
why-helps-both = Der Tausch hilft beiden.
why-helps-me = Der Tausch hilft.
why-no-swap-pays = Kein Tausch lohnt sich.
why-offer-pays = Das Angebot am Markt lohnt sich.
why-offer-does-not-pay = Das Angebot lohnt sich nicht.
why-answers-an-offer = Ein Angebot braucht noch eine Antwort.
why-no-offer-pays = Kein Angebot am Markt lohnt sich.
why-gains-least = Diese Seite gewinnt am wenigsten dabei.
why-worth-a-bid = Die Karte ist das Gebot wert.
why-not-worth-a-bid = Die Karte ist kein Gebot wert.
why-sells-now = Jetzt zu verkaufen bringt am meisten.
why-waits = Warten verspricht mehr.
why-nothing-to-sell = Es gibt nichts zu verkaufen.
why-raises = Dieser Bonus hilft.
why-no-bonus-helps = Kein Bonus hilft.
why-rumour-helps = Das Gerücht hilft.
why-no-rumour-helps = Kein Gerücht hilft.
why-least-wanted = Diese Waren sind am wenigsten gefragt.
why-least-worth = Diese Waren sind am wenigsten wert.
why-most-worth = Diese Waren sind am meisten wert.
