# Die Berichte von `funduk lab study`. Ein Bild hat eine Überschrift und eine Zeile, die sagt, wie man es liest.

study-title = Eine Studie zu { $game }
study-lead = Von Bots gespielt, Zug für Zug gezählt. Ein Punkt ist, was gemessen wurde, der Strich durch ihn sein 95-%-Intervall.
study-table = { $seats } Spieler
study-played = { $games } Partien aus { $seeds } Startwerten an diesem Tisch.
study-method = Jeder Startwert ist eine Beobachtung, egal wie viele Partien daraus gespielt wurden; die Intervalle kommen aus den Abweichungen der Startwerte. Ein Wert fällt nur dann auf, wenn er auch unter Berücksichtigung der Zahl der Zeilen noch außerhalb liegt. Ein geteilter Sieg zählt zu gleichen Teilen.
study-few = Weniger als { $number } Startwerte: die Intervalle sind grob.
study-again = Dasselbe noch einmal:
study-more = { $number } weitere
study-figures = Die Zahlen
study-fact-games = Partien
study-fact-set = Set
study-fact-bots = Bots
study-fact-seed = Startwert
study-fact-version = Funduk
study-fact-options = Optionen

study-key-fair = Die gestrichelte Linie ist der faire Anteil, { $value }.
study-key-half = Die gestrichelte Linie ist die Hälfte.
study-key-mean = Die gestrichelte Linie ist der Mittelwert aller, { $value }.

study-finding-level = Nichts fällt auf: am meisten hat { $high_name } mit { $high }, ausgeglichen wären { $fair }.
study-finding-more = { $name }: { $value }, ausgeglichen wären { $fair } – mehr, als der Zufall erklärt.
study-finding-less = { $name }: { $value }, ausgeglichen wären { $fair } – weniger, als der Zufall erklärt.
study-finding-others =
    { $number ->
        [one] Eine weitere Zeile fällt auf.
       *[other] { $number } weitere Zeilen fallen auf.
    }
study-finding-inside = Alle liegen innerhalb von ± { $band } % um { $fair }: von { $low } ({ $low_name }) bis { $high } ({ $high_name }).
study-finding-outside = Außerhalb von ± { $band } % um { $fair }: { $names }.
study-finding-unclear = Ob innerhalb von ± { $band } % um { $fair }, lässt sich noch nicht sagen, es braucht mehr Partien: { $names }.
study-finding-range = Von { $low } ({ $low_name }) bis { $high } ({ $high_name }).
study-finding-spread = Im Mittel { $mean }; die Hälfte zwischen { $low } und { $high }, alle zwischen { $least } und { $most }.
study-finding-line = { $first } in Runde { $begin }, { $last } in Runde { $end }.

study-chapter-seats = Plätze
study-chapter-scores = Punkte
study-chapter-length = Länge
study-chapter-sources = Woher die Punkte kommen
study-chapter-rounds = Runden
study-chapter-choices = Wahl der Aktionen
study-chapter-haggling = Feilschen
study-chapter-places = Karten
study-chapter-order = Zugfolge
study-chapter-missions = Aufträge
study-chapter-turns = Züge
study-chapter-suspicion = Verdacht
study-chapter-exchange = Die Börse
study-chapter-trade = Handel
study-chapter-cards = Infokarten
study-chapter-answers = Antworten
study-chapter-switches = Schalter
study-switch-note = Änderung gegenüber dem Grundtisch, in Prozent seines Werts, mit denselben Startwerten.
study-switch-level = Die Partien liefen anders, aber nichts weicht mehr ab, als der Zufall erklärt.
study-switch-changes = Geändert: { $changes }.

study-label-all = alle
study-label-winners = Sieger
study-label-everybody = alle
study-label-opener = wer eröffnet
study-label-second = wer antwortet
study-label-seat = Platz { $number }
study-label-order =
    { $number ->
        [0] Startspieler
        [one] { $number } Zug später
       *[other] { $number } Züge später
    }
study-label-round = Runde { $number }
study-label-row = begann auf Zeile { $number }
study-label-step = begann auf Stufe { $number }
study-label-number =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }

study-source-points = Punkte
study-source-workers = Arbeiter
study-source-dice = Würfel
study-source-lap = Umläufe
study-source-majority-R = meiste rote
study-source-majority-Y = meiste gelbe
study-source-majority-G = meiste grüne
study-source-majority-B = meiste blaue
study-source-mission = Auftrag
study-source-suspicions = richtige Chips
study-source-all-suspected = alle erkannt
study-source-secret = Geheimnis bewahrt
study-source-lamp = Lampe
study-source-artefact = Artefakt
study-source-sales = Verkäufe
study-source-bonus = Bonus
study-source-cards = Karten
study-fate-alone = allein
study-fate-haggled = verhandelt
study-fate-shared = geteilt
study-fate-void = verfallen
study-ending-shortage = eine Ware ging aus
study-ending-bonus = Ende der Bonusleiste
study-ending-last-auction = die letzte Auktion

study-seat = Siege nach Platz
    .note = Wie oft jeder Platz gewinnt.
study-bot = Siege nach Bot
    .note = Wie oft jeder Bot gewinnt; jeder Startwert wurde in jeder Sitzordnung gespielt.
study-seat_score = Punkte nach Platz
    .note = Punkte am Ende, im Mittel.
study-score = Punkte
    .note = Wie oft eine Punktzahl vorkommt, als Säulen für alle Plätze und als Linie für Sieger.
study-score_mean = Mittlere Punktzahl
    .note = Punkte eines Platzes am Ende.
study-margin = Vorsprung
    .note = Wie weit der Sieger nach Punkten vor dem Nächsten liegt.
study-shared = Geteilte Siege
    .note = Partien mit mehr als einem Sieger.
study-length = Entscheidungen
    .note = Wie viele Entscheidungen eine Partie braucht, alle Plätze zusammen.
study-decisions = Entscheidungen
    .note = Wie viele Entscheidungen eine Partie braucht.
study-source = Woher die Punkte kommen
    .note = Anteile an allen Punkten in Prozent, für alle und für Sieger.
study-rounds = Runden
    .note = Wie viele Runden eine Partie dauert.
study-rounds_mean = Runden je Partie
    .note = Der Mittelwert.
study-chosen = Gewählt
    .note = Welcher Anteil der geheimen Wahlen auf eine Aktion fällt.
study-chosen_wins = Siege derer, die sie wählen
    .note = Jede Wahl zählt einmal mit dem Ergebnis der Partie für ihren Platz.
study-carried = Ausgeführt
    .note = Wie oft ein Spieler die Aktion in einer Partie ausführt.
study-carried_wins = Siege derer, die sie ausführen
    .note = Jede Ausführung zählt einmal mit dem Ergebnis der Partie für ihren Platz. Wer überhaupt etwas ausführt, ist schon im Vorteil, darum ist der Schatten ± 25 % um den Mittelwert aller.
study-fate = Was aus der Wahl wird
    .note = In Prozent der Wahlen jeder Aktion: allein gewählt, von zweien verhandelt, oder verfallen, weil drei oder mehr sie wollten.
study-haggles = Verhandlungen je Runde
    .note = Wie viele Paare in einer Runde feilschen.
study-opener_gets = Der Eröffnende bekommt die Aktion
    .note = Wie oft, wer eröffnen muss, die Aktion am Ende hat; der andere nimmt die Edelsteine.
study-opener_wins = Vorteil des ersten Gebots
    .note = Jede Verhandlung zählt einmal mit dem Ergebnis der Partie für den, der eröffnet, und den, der antwortet.
study-price = Preis einer Aktion
    .note = Edelsteine, die im Feilschen dafür bezahlt werden, im Mittel.
study-price_colour = Womit bezahlt wird
    .note = Edelsteine jeder Farbe in einem Preis, im Mittel.
study-price_spread = Preise
    .note = Wie oft so viele Edelsteine bezahlt werden.
study-offers = Gebote je Verhandlung
    .note = Wie viele Gebote es braucht, bis eines angenommen wird.
study-place = Siege mit einer Karte
    .note = Jede Runde mit dieser aktuellen Karte zählt einmal mit dem Ergebnis der Partie. Edelsteine, Punkte, Arbeiter.
study-place_choice = Was mit einer Karte gewählt wird
    .note = Anteile der Aktionen, die mit ihr gewählt werden, in Prozent. Edelsteine, Punkte, Arbeiter.
study-order = Siege nach Zugfolge
    .note = Plätze, gezählt vom Startspieler an.
study-mission = Siege nach Auftrag
    .note = Wie oft der Besitzer eines Auftrags gewinnt, wenn er im Spiel ist. Der Schatten ist ± 25 % um den fairen Anteil.
study-mission_points = Punkte eines Auftrags
    .note = Was der Auftrag selbst am Ende wert ist, im Mittel.
study-mission_score = Punktzahl mit einem Auftrag
    .note = Alle Punkte seines Besitzers am Ende, im Mittel.
study-secret = Bewahrte Geheimnisse
    .note = Wie oft kein richtiger Chip auf dem Besitzer eines Auftrags liegt.
study-found = Richtige Chips auf einem Auftrag
    .note = Wie viele Spieler seinen Besitzer durchschauen, im Mittel.
study-good_wins = Siege mit Lampe und Artefakt
    .note = Wie oft gewinnt, wer sie am Ende besitzt.
study-type = Aktionsarten
    .note = Welcher Anteil aller Züge auf eine Art fällt.
study-type_wins = Siege derer, die eine Art wählen
    .note = Jeder Zug zählt einmal mit dem Ergebnis der Partie für seinen Platz.
study-times = Stärke eines Zugs
    .note = Wie oft die gewählte Art ausgeführt werden darf, im Mittel.
study-lapsed = Verfallen
    .note = Welcher Anteil dieser Ausführungen verfällt, weil nichts erreichbar ist.
study-skipped = Züge ohne Wahl
    .note = Wie oft gar keine Art gewählt werden kann.
study-rerolls = Neue Würfe je Zug
    .note = Mit einem Chip bezahlt oder umsonst.
study-round_card = Rundenkarten
    .note = Wie oft die Art eines Zugs ausgeführt werden darf, solange die Karte gilt.
study-chips = Chips auf einem Spieler
    .note = Verdachtchips, die am Ende auf einem Spieler liegen, richtig oder falsch.
study-chip_right = Richtige Chips nach Runde
    .note = Welcher Anteil der in einer Runde gelegten Chips stimmt.

study-ending = Wie Partien enden
    .note = Was den letzten Verkauf auslöst.
study-short = Engpässe je Runde
    .note = Wie oft mehr von einer Ware gewollt wird, als da ist.
study-rate = Die Börse über die Runden
    .note = Mittlere Zeile zu Beginn einer Runde, nach der Zeile, auf der eine Ware begann. Hohe Zeilen brauchen weniger Waren für einen Punkt.
study-rate_gap = Abstand der teuersten von der billigsten
    .note = Zeilen zwischen der höchsten und der niedrigsten Ware zu Beginn einer Runde.
study-bonus = Die Bonusleiste über die Runden
    .note = Mittlere Stufe zu Beginn einer Runde, nach der Stufe, auf der eine Ware begann.
study-swaps = Tauschgeschäfte je Runde
    .note = Wie viele Tauschgeschäfte in einer Runde zustande kommen.
study-agreed = Vorschläge, die zum Tausch führen
    .note = Nach Runde; nur beim geordneten Handel.
study-swap_rate = Was ein Tausch kostet
    .note = Waren, die der Vorschlagende für jede erhaltene Ware gibt.
study-swap_size = Größe der Tauschgeschäfte
    .note = Waren, die in einem Tausch den Besitzer wechseln, beide Richtungen zusammen.
study-sales = Punkte aus Verkäufen
    .note = Punkte eines Platzes aus dem Verkauf einer Runde; die letzte enthält auch den letzten Verkauf.
study-card = Siege mit einer Karte
    .note = Wie oft gewinnt, wer eine Karte ersteigert hat. Der Schatten ist ± 25 % um den Mittelwert aller Karten.
study-left = Karten, die keiner bekommt
    .note = Wie oft niemand die Karte bekommt.
study-held = Siege nach Zahl der Karten
    .note = Wie oft ein Spieler mit so vielen Karten gewinnt; sechs steht für sechs und mehr.
study-bids = Gebote
    .note = Wie viele Waren ein Platz bietet.

study-answers = Antworten je Partie
    .note = Wie oft ein Platz in einer Partie jede Art von Antwort gibt, im Mittel.

# Vergleiche, Kurven über eine Zahl des Sets, und was man zuerst wissen muss.

study-games =
    { $tables ->
        [one] { $games }
       *[other] { $games }, an { $tables } Arten von Tischen zusammen
    }
study-fact-values = Werte
study-values-shipped = wie mitgeliefert
study-values-from = Die Werte der Bots wurden mit einem anderen Set gelernt ({ $theirs }), nicht mit { $set }: Neues schätzen sie vielleicht falsch ein. `funduk lab train --set` lernt Werte dafür.
study-unusual = Nicht wie in der Schachtel: { $warnings }.
study-stopped = Zu { $seats } früher beendet: { $seeds } von { $asked } Startwerten. Derselbe Befehl macht dort weiter.
study-chapter-compared = Verglichen
study-chapter-number = Eine Zahl des Sets: { $path }
study-compared = Was sich unterscheidet
study-compared-note = Beides wurde mit denselben Startwerten gespielt und Startwert für Startwert verglichen; Unterschiede von Anteilen sind Prozentpunkte. Was der Zufall nicht erklärt, steht zuerst.
study-compared-same = Gar nichts war anders: jede Partie lief gleich.
study-compared-level = Die Partien liefen anders, aber nichts weicht mehr ab, als der Zufall erklärt.
study-compared-line = { $name }: vorher { $first }, nachher { $second } ({ $gap }).
study-compared-first = vorher
study-compared-second = nachher
study-compared-gap = Unterschied
study-compared-rest = { $number } Zahlen, die nicht mehr abweichen, als der Zufall erklärt
study-curve-moved = { $begin } bei { $first }, { $end } bei { $last }: mehr, als der Zufall erklärt.
study-curve-level = { $begin } bei { $first }, { $end } bei { $last }: nichts, was der Zufall nicht erklärt.
study-switch-same = Hat gar nichts geändert: jede Partie lief gleich. Die Bots kamen nie dorthin, wo es zählt, oder es ist ihnen gleich.
study-chapter-lead = Führen und aufholen
study-label-quarter =
    { $number ->
        [1] nach einem Viertel
        [2] nach der Hälfte
       *[3] nach drei Vierteln
    }
study-outscored = Mit weniger Punkten gewonnen
    .note = Partien, deren Sieger weniger Punkte hatte als jemand anderes, weil eine Regel es so will. Der Vorsprung lässt sie aus.
study-leader_wins = Wer führt, gewinnt
    .note = Wie oft gewinnt, wer nach einem Teil der Züge vorn liegt; Gleiche teilen. Nahe am gerechten Anteil ist das Spiel offen, nahe 100 % entschieden.
study-last_wins = Der Letzte gewinnt noch
    .note = Wie oft gewinnt, wer nach einem Teil der Züge Letzter ist.
study-lead_changes = Führungswechsel
    .note = Wie oft in einer Partie jemand anderes nach vorn kommt.

study-chapter-decisions = Entscheidungen
study-minutes = Minuten am Tisch
    .note = Nach einem Modell, nicht nach Menschen: 7 s für eine Frage und 2,5 s für jede Verdopplung der Antworten, höchstens zehn; 3 s für einen Wurf oder eine Karte. Wer zugleich antwortet, braucht so lange wie der Langsamste.
study-stake = Was eine überlegte Antwort wert ist
    .note = Eine Entscheidung der Partie fällt durch das Los, und die Bots spielen weiter: um wie viele Prozentpunkte des Siegs ihre eigene Antwort besser war. Hoch, wo Entscheidungen viel wiegen, etwa wo Feilschen das Ergebnis bewegt; fast null, wo es kaum darauf ankommt.
study-alike = Gleiche Antworten
    .note = Wie oft zwei Antworten auf dieselbe Frage in einer Partie gleich sind: niedrig, wo Entscheidungen vielfältig sind.
study-taken = Antworten, die kaum jemand gibt
    .note = Wie oft eine Antwort gegeben wird, wenn sie möglich ist, für die seltensten. Eine, die so gut wie nie gegeben wird, ist keine Wahl.
study-taken-all = Keine Antwort, die oft genug möglich war, wird so gut wie nie gegeben.
study-taken-hardly = So gut wie nie gegeben, unter 2 %: { $names }.
study-kingmaking = Königsmacher
    .note = Wie oft jemand, der nicht gewinnt, mit einer anderen letzten Wahl jemand anderen von den anderen hätte gewinnen lassen; drei andere werden versucht.
