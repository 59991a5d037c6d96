# Der Tisch im Terminal und die Befehlszeile.

terminal-trader = Händler
terminal-points = Punkte
terminal-workers = Arbeiter
terminal-card = Karte
terminal-plan = Plan
terminal-stock = Vorrat
terminal-workers-count = { $count ->
        [one] { $count } Arbeiter
       *[other] { $count } Arbeiter
    }
terminal-points-count = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
terminal-one-card = eine Karte
terminal-give = geben
terminal-take = nehmen
terminal-exchange = tauschen
terminal-offer = bieten
terminal-raise = erhöhen
terminal-accept = annehmen: du bekommst { $gems }
terminal-cheapest = Am billigsten:
terminal-wait = die anderen vorlassen

terminal-bc-status = Durchgang { $stage } von { $stages } · Runde { $round } · { $pile } Karten im Zugstapel
terminal-bc-seat =
    { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $workers ->
        [one] { $workers } Arbeiter
       *[other] { $workers } Arbeiter
    }, { $gems }; Karte: { $card }; Plan: { $plan }
terminal-haggle-over = Gefeilscht wird um { $action }
terminal-stands = { $seat } bietet { $gems }.
terminal-asked-offer = Feilsche mit { $other } um { $action }{ $stake ->
        [none] {""}
       *[other] {" "}({ $stake } für dich)
    }: Mach das erste Angebot.
terminal-asked-answer = { $other } bietet { $gems } für { $action }{ $stake ->
        [none] {""}
       *[other] {" "}({ $stake } für dich)
    }: erhöhen oder annehmen?

terminal-verdict-nothing = Schieb mit r y g b Edelsteine vor; mit Umschalt kommen sie zurück.
terminal-verdict-opens = eröffnet mit { $gems }
terminal-verdict-more = schlägt { $beaten }: { $more } mehr
terminal-verdict-dearer = schlägt { $beaten }: teurer in { $colour }
terminal-verdict-cheaper = schlägt { $beaten } nicht: gleich viele, aber billiger in { $colour }
terminal-verdict-same = dasselbe wie { $beaten }: leg etwas dazu
terminal-verdict-fewer = { $missing ->
        [one] noch ein Edelstein nötig
       *[other] noch { $missing } Edelsteine nötig
    }

terminal-scoring = Wertung
terminal-go-on = Eingabe: weiter
terminal-curtain =
    { $seat }, du bist dran.
    Die anderen schauen bitte weg.

    Eingabe: öffnen
terminal-winners = { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
terminal-leave = Eingabe: den Tisch verlassen
terminal-all-moves = Alle Züge: tippe zum Filtern, ↓ zur Liste, oder schreib einen in der Notation (Esc: zurück)
terminal-not-yours = Dieser Platz ist nicht deiner.
terminal-no-way-back = Nichts zurückzunehmen: Seit deinem letzten Zug wurde etwas aufgedeckt.
terminal-key-ways = wählen
terminal-key-give = antworten
terminal-key-moves = alle Züge
terminal-key-rules = Regeln
terminal-key-back = zurück
terminal-key-quit = Ende

terminal-plain-help = Antworte mit einer Nummer der Liste oder in der Notation (raise 1R2B). Außerdem: züge, tisch, verlauf, regeln, warum (oder warum NAME), tipp, zurück, ende, ?
# What may be typed in the line mode, besides the English words; several spellings, parted by spaces.
terminal-command-table = tisch
terminal-command-log = verlauf
terminal-command-rules = regeln
terminal-command-moves = züge zuege
terminal-command-why = warum
terminal-command-hint = tipp
terminal-command-back = zurück zurueck
terminal-command-quit = ende
terminal-input-ended = Die Eingabe ist zu Ende; das Spiel hält hier an.
terminal-write-goods = Waren, etwa 2{ $letters } für zwei von jeder Art, oder - für keine
terminal-write-ticks = Nummern, etwa 1 3
terminal-not-a-choice = { $text } ist keine Zahl von { $low } bis { $high }.
terminal-spectator = Zuschauer
terminal-everything = alle: offen
terminal-step = Schritt { $step } von { $steps }
terminal-seen-by = Gesehen von
terminal-key-step = Schritt
terminal-key-jump = nächste Frage
terminal-key-eyes = andere Augen
terminal-person = { $people ->
        [one] Gast
       *[other] Spieler { $number }
    }
terminal-bot-0 = Safran
terminal-bot-1 = Zimt
terminal-bot-2 = Minze
terminal-bot-3 = Anis
terminal-bot-4 = Vanille
terminal-bot-5 = Pfeffer
terminal-falls-back = Hier ist kein Bildschirm: Gespielt wird im Zeilenmodus (wie mit --plain).
terminal-dice = Versiegelte Würfel: { $commitment }
terminal-saved = Gespeichert: { $file }
terminal-not-kept = Die Partie wird nicht gespeichert: { $folder } ist nicht benutzbar ({ $why }).
terminal-no-kept-games = In { $folder } wartet keine Partie.
terminal-kept-games = { $count ->
        [one] Eine Partie kann weitergehen:
       *[other] { $count } Partien können weitergehen, die neueste zuerst:
    }
terminal-verified = { $numbers ->
        [one] { $numbers } Zahl
       *[other] { $numbers } Zahlen
    } in { $draws ->
        [one] { $draws } Ziehung
       *[other] { $draws } Ziehungen
    } aus den Saaten nachgerechnet: alles wie in der Datei.
terminal-not-verified = { $problems ->
        [one] Diese Partie geht nicht auf, { $problems } Widerspruch:
       *[other] Diese Partie geht nicht auf, { $problems } Widersprüche:
    } { $first }
terminal-game-line = { $seats } Spieler

sim-heading = { $title }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $seats } Plätze, { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }, jeder Bot auf jedem Platz
sim-bot = Bot
sim-seats = Plätze
sim-share = Siege je Platz
sim-interval = 95 %
sim-fair = fair
sim-score = Punkte
sim-spread = ±
sim-moves = Züge je Partie
sim-shared = geteilte Siege
sim-speed = Partien je Sekunde
sim-rounds-per-stage = Runden je Durchgang
sim-plans = Pläne
sim-alone = … allein ausgeführt
sim-haggled = … von zweien umfeilscht
sim-void = … verfallen, drei oder mehr
sim-bids-per-haggle = Gebote je Feilschen
sim-gems-per-deal = gezahlte Edelsteine je Feilschen

cli-about = Basarspiele spielen, simulieren und studieren.
cli-play = ein Spiel im Terminal spielen
cli-replay = eine gespeicherte Partie durchgehen
cli-review = eine beendete Partie besprechen: Entscheidungen, Glück und Geschäfte
cli-review-seat = nur die Entscheidungen dieses Platzes, gezählt ab 0
cli-review-seed = die Würfel der Versuche, die ausgespielt werden
cli-review-effort = wie lange nachgedacht wird: quick nimmt die Werte, wie sie sind
cli-review-html = eine Seite schreiben statt einer Tabelle
cli-review-json = die Einträge ausgeben statt einer Tabelle
cli-review-step = ein Schritt, dessen Entscheidung betrachtet wird, mit --had
cli-review-had = was dort sonst möglich war, etwa "2 accept"
cli-verify = jeden Wurf einer gespeicherten Partie nachrechnen
cli-sim = viele Partien von Bots spielen lassen und auswerten
cli-rules = die Regeln eines Spiels ausgeben
cli-games = die Spiele aufzählen
cli-serve = der Tisch im Browser
cli-backup = die Tische des Servers in eine Datei sichern
cli-drill = eine Sicherung zur Probe zurückholen und alles darin lesen
cli-restore = eine solche Sicherung zurückholen
cli-admin = nachsehen und tun, was nur der Gastgeber darf
cli-move-store = die Tische von SQLite nach PostgreSQL bringen oder zurück
cli-mcp = einen Assistenten mitspielen lassen: ein Model-Context-Protocol-Server auf Standardein- und -ausgabe
cli-lab = Bots und Spiele messen, Partien studieren
cli-lang = Sprache: de oder en (sonst entscheidet die Umgebung)
cli-seats = Zahl der Plätze
cli-people = wie viele Menschen an diesem Terminal sitzen
cli-name = Name eines Menschen; je einmal
cli-bots = Bots, durch Kommas getrennt; der letzte wird wiederholt
cli-set = ein eigener Materialsatz
cli-broken-game = Das Spiel { $game } ist installiert, lässt sich aber nicht öffnen: { $why }
cli-needs-terminal = `funduk { $command }` braucht das Terminal: pip install 'funduk[terminal]'
cli-set-warning = Hinweis: { $warning }
cli-option = eine Option des Spiels
cli-seed = wiederholbare Würfel
cli-save = wo die Partie nach jedem Zug gespeichert wird
cli-resume = eine gespeicherte Partie, die weitergeht; ohne Datei: zeigt die gespeicherten
cli-plain = Zeilenmodus für Pipes und Vorleseprogramme
cli-pace = ob Bots sich einen Moment Zeit nehmen
cli-games-number = wie viele Partien
cli-jobs = wie viele Prozesse
cli-version = die Version
cli-help = diese Hilfe
cli-see-help = siehe: { $command } --help

terminal-bb-status = { $scored ->
        [one] { $scored } Wertung
       *[other] { $scored } Wertungen
    } von { $scorings } vorbei · Runde { $round }
terminal-bb-seat =
    { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $gems }; { $stall }; Umlauf { $walked } von { $stalls }; Plan: { $plan }
terminal-lap = Umlauf
terminal-stall = Stand
terminal-six-minus = noch ein Wurf, sechs minus Augen
terminal-offer-nothing = nichts bieten: Der andere bekommt es
terminal-start-at = beginnen bei
sim-rounds-per-scoring = Runden bis zu jeder Wertung
sim-won-for-free = Feilschen ohne Angebot
sim-laps-per-scoring = Umläufe je Wertung

terminal-ss-status = Runde { $round }{ $mission ->
        [none] {""}
       *[other] {" "}· dein Auftrag: { $mission }
    }
terminal-ss-seat =
    { $seat }: { $goods }; gesichert: { $locked }{ $banned ->
        [yes] , Handelssperre
       *[no] {""}
    }; { $chips ->
        [one] noch { $chips } Chip
       *[other] noch { $chips } Chips
    }; verdächtigt von: { $stack }; obenauf: { $top }
terminal-ss-target = { $type }: { $left ->
        [one] noch einmal
       *[other] noch { $left }-mal
    }
terminal-dice-word = Würfel
terminal-mission = Auftrag
terminal-chips = Chips
terminal-chips-left = Chips
terminal-suspected = Verdächtigt von
terminal-suspect = verdächtigen
terminal-reroll = neu würfeln
terminal-pay-with = für
terminal-jokers = Joker
terminal-times = { $times ->
        [one] { $times }-mal
       *[other] { $times }-mal
    }{ $jokers ->
        [0] {""}
        [one] , mit { $jokers } Joker
       *[other] , mit { $jokers } Jokern
    }
terminal-part-victim = bei
terminal-part-good = Ware
terminal-part-own = deine
terminal-part-to = an
terminal-part-giver = von
terminal-part-partner = mit
terminal-part-on = bei
terminal-part-mission = Auftrag
terminal-part-kind = Ware
terminal-part-rows = Reihen
terminal-sheet-mission = Auftrag
terminal-sheet-suspicions = Verdacht
terminal-sheet-all-correct = Alle richtig
terminal-sheet-secret = Geheimnis
terminal-sheet-lamp = Lampe
terminal-sheet-artefact = Artefakt
terminal-sheet-sum = Σ

terminal-sm-status = Runde { $round } · { $phase }
terminal-sm-good = { $good }: Reihe { $row }; 1 bis 4 Punkte kosten { $costs }; Bonus { $first } und { $second }
terminal-sm-seat =
    { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; produziert: { $made }; im Lager: { $stored }; Punktefeld: { $sold }; { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
terminal-row = Reihe
terminal-made-for-all = Angebot
terminal-goods = Waren und Bonus
terminal-bonus = Bonus
terminal-on-offer = Angebot
terminal-reserve = Reserve
terminal-made = produziert
terminal-stored = Lager
terminal-sold = Punktefeld
terminal-cards = Karten
terminal-done = fertig
terminal-want = will
terminal-for = für
terminal-everybody = alle
terminal-terms = { $give } für { $want }
terminal-open-card = Informationskarte
terminal-propose = vorschlagen
terminal-accept-word = annehmen
terminal-withdraw = zurückziehen
terminal-turn-down = ablehnen
terminal-amend = ändern
terminal-counter = kontern
terminal-regular = Stammkundschaft
terminal-sale-points = { $points ->
        [one] bringt { $points } Punkt
       *[other] bringt { $points } Punkte
    }
terminal-sale-wrong = Das sind nicht die Zahlen der Tabelle.
terminal-sm-produce = produzieren
terminal-sm-lose = verlieren
terminal-sm-bid = bieten
terminal-sm-clear = abgeben
terminal-sm-carry = tragen
terminal-sm-recover = zurücknehmen
terminal-sm-sell = verkaufen
terminal-sm-spread = bewegen

sim-rounds = Runden je Partie
sim-types = Aktionsarten
sim-times = Ausführungen je Wahl
sim-lapsed = … davon unmöglich
sim-rerolls = Neuwürfe je Zug
sim-bans = Handelssperren je Partie
sim-chips = gelegte Chips je Partie
sim-right = … die gepunktet haben
sim-missions = Siege je Auftrag
sim-ends = Ende durch Mangel · Bonus · letzte Versteigerung
sim-made = produzierte Waren je Platz und Runde
sim-offers = Angebote je Runde
sim-swaps = Tauschgeschäfte je Runde
sim-contested = … von mehreren angenommen
sim-bidders = Bieter je Versteigerung
sim-paid = gezahlte Waren je Karte
sim-left = Karten ohne Gewinner
sim-sources = Punkte aus Verkauf · Bonus · Karten

terminal-effect-produce_more = produziert jede Runde { $number } mehr
terminal-effect-sale_rows = verkauft eine Ware { $number ->
        [one] { $number } Reihe
       *[other] { $number } Reihen
    } höher
terminal-effect-sees_discs = wählt die Produktion nach den anderen
terminal-effect-wins_ties = gewinnt Versteigerungen bei Gleichstand
terminal-effect-sells_production = verkauft auch aus der Produktion
terminal-effect-moves_row = bewegt jede Runde eine Ware um { $number ->
        [one] { $number } Reihe
       *[other] { $number } Reihen
    }
terminal-effect-bid_kinds = mischt { $number ->
        [one] { $number } weitere Ware
       *[other] { $number } weitere Waren
    } in ein Gebot
terminal-effect-storage_more = lagert { $number } mehr
terminal-effect-keeps_production = verliert nach dem Handel nichts
terminal-effect-carries = trägt { $number } aus der Produktion ins Lager
terminal-effect-bid_back = nimmt { $number } vom Siegergebot zurück
terminal-effect-bid_weight = Gebote zählen { $number } mehr
terminal-effect-end_points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } am Ende

terminal-key-why = warum?
terminal-key-review = besprechen
terminal-review-later = Eine Partie wird besprochen, wenn sie zu Ende ist.
terminal-key-hint = was täte ein Bot?
terminal-why-seat = Warum hat { $seat } das getan: { $action }?
terminal-no-such-bot = Hier heißt kein Bot { $name }.
terminal-no-reason = Noch hat kein Bot etwas getan, dessen Gründe du schon wissen darfst.
terminal-no-adviser = Hier kennt niemand dieses Spiel gut genug für einen Rat: Es hat keinen Bot, der besser als zufällig spielt.
terminal-better-advisers = Bessere Ratgeber sind nicht da: Sie brauchen numpy (pip install 'funduk[bots]').
terminal-short-moves = Züge
terminal-short-hint = Tipp
terminal-hint-would = { $bot } würde: { $action }
terminal-no-hint = Hier wird niemand gefragt, durch dessen Augen du schaust.
terminal-hint-for = { $seat } ist gefragt.
