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

terminal-plain-help = Antworte mit einer Nummer der Liste oder in der Notation (raise 1R2B). Außerdem: moves, table, log, rules, back, quit, ?
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
terminal-falls-back = Hier ist kein Bildschirm: Gespielt wird im Zeilenmodus (wie mit --plain).
terminal-dice = Versiegelte Würfel: { $commitment }
terminal-saved = Gespeichert: { $file }
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
cli-verify = jeden Wurf einer gespeicherten Partie nachrechnen
cli-sim = viele Partien von Bots spielen lassen und auswerten
cli-rules = die Regeln eines Spiels ausgeben
cli-games = die Spiele aufzählen
cli-serve = der Tisch im Browser
cli-backup = die Tische des Servers in eine Datei sichern
cli-restore = eine solche Sicherung zurückholen
cli-lang = Sprache: de oder en (sonst entscheidet die Umgebung)
cli-seats = Zahl der Plätze
cli-people = wie viele Menschen an diesem Terminal sitzen
cli-name = Name eines Menschen; je einmal
cli-bots = Bots, durch Kommas getrennt; der letzte wird wiederholt
cli-set = ein eigener Materialsatz
cli-option = eine Option des Spiels
cli-seed = wiederholbare Würfel
cli-save = wo die Partie nach jedem Zug gespeichert wird
cli-plain = Zeilenmodus für Pipes und Vorleseprogramme
cli-pace = ob Bots sich einen Moment Zeit nehmen
cli-games-number = wie viele Partien
cli-jobs = wie viele Prozesse
cli-version = die Version
cli-help = diese Hilfe
cli-see-help = siehe: { $command } --help
