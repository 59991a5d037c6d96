# Der Tisch des Brettspiels im Browser.

bb-dice = Würfeln
bb-points = Punkte
bb-gems = Edelsteine
bb-word-dice = Würfeln
bb-word-points = Punkte
bb-word-gems = Edelsteine
bb-status = Umrundung { $lap } von { $of } · Runde { $round }
bb-status-place = Aufbau
bb-ring = Der Ring der Stände
bb-stall-n = Stand { $n }
bb-your-stall = Dein Stand
bb-stall-points = { $points } Punkte
bb-stall-label =
    { $there ->
        [0] Stand { $n }: { $points } Punkte, { $gems }
       *[other] Stand { $n }: { $points } Punkte, { $gems }; hier: { $who }
    }
bb-lap = { $walked } von { $stalls } Ständen
bb-lap-done = Umrundung geschafft
bb-no-tile = noch kein Startplättchen
bb-placed = hat ein Startplättchen
bb-placing = sucht einen Stand aus
bb-laid = hat { $card } gelegt
bb-choices = Aktionen
bb-dice-text = Noch einmal würfeln, 6 minus Wurf als Punkte
bb-points-text = { $points } Punkte, damit hättest du { $total }
bb-gems-text = { $gems } aus dem Vorrat
bb-laid-down = liegt verdeckt
bb-laid-wait = Du hast { $card } gelegt; die anderen wählen noch
bb-laid-detail = Alle Karten werden zugleich aufgedeckt.
bb-middle-place = Wo fängst du an?
bb-middle-place-text = Alle legen ihr Startplättchen an einen freien Stand.
bb-rolled = Alle haben gewürfelt
bb-rolled-text = und im Uhrzeigersinn gezogen
bb-ask-place = Leg dein Startplättchen an einen freien Stand
bb-ask-place-detail = Dort beginnt deine Spielfigur; kommt sie wieder an, ist der Umrundung geschafft.
bb-place-none = Wähle einen Stand
bb-place = An Stand { $n } beginnen
bb-ask-choose = Wähle heimlich: Würfeln, Punkte oder Edelsteine
bb-ask-choose-detail = Allein führst du es aus, zu zweit wird gefeilscht, ab drei verfällt es.
bb-lay = { $card } verdeckt legen
bb-lay-none = Wähle eine Karte
bb-ask-carry-out = Du hast gewonnen: { $action }
bb-ask-carry-out-detail = An diesem Tisch darfst du auch verzichten.
bb-carry-out = Ausführen
bb-decline = Verzichten
bb-moment-revealed = Alle decken auf
bb-if-now = Würde jetzt gewertet
bb-next-scoring =
    { $you ->
        [yes] { $missing ->
            [0] Du bist wieder an deiner Fahne: Nach dieser Runde wird gewertet.
            [one] Gewertet wird, wenn eine Spielfigur wieder an ihrer Fahne ist. Dir fehlt 1 Stand.
           *[other] Gewertet wird, wenn eine Spielfigur wieder an ihrer Fahne ist. Dir fehlen { $missing } Stände.
        }
       *[no] { $missing ->
            [0] { $who } ist wieder an der Fahne: Nach dieser Runde wird gewertet.
            [one] Gewertet wird, wenn eine Spielfigur wieder an ihrer Fahne ist. { $who } fehlt 1 Stand.
           *[other] Gewertet wird, wenn eine Spielfigur wieder an ihrer Fahne ist. { $who } fehlen { $missing } Stände.
        }
    }
bb-score-title =
    { $n ->
        [1] Die erste Wertung
        [2] Die zweite Wertung
        [3] Die dritte Wertung
       *[other] Wertung { $n }
    }
bb-score-lap = Die Umrundung, { $points } Punkte
bb-score-lap-text =
    { $you ->
        [yes] Du bist wieder an deiner Fahne.
       *[no] { $n ->
            [one] { $names } ist wieder an der Fahne.
           *[other] { $names } sind wieder an ihren Fahnen.
        }
    }

bb-log-placed =
    { $you ->
        [yes] { $who } beginnst an Stand { $stall }.
       *[no] { $who } beginnt an Stand { $stall }.
    }
bb-log-walked = Alle würfeln: { $dice }
bb-log-revealed = Alle decken auf: { $cards }
bb-log-voided = Drei oder mehr auf { $action }: verfällt.
bb-log-rolled-off = Punktgleich, der Würfel entscheidet, wer eröffnet: { $dice }
bb-log-haggle =
    { $you ->
        [yes] { $who } feilschst mit { $second } um { $action }; du eröffnest.
       *[no] { $youtoo ->
            [yes] { $who } feilscht mit dir um { $action } und eröffnet.
           *[no] { $who } und { $second } feilschen um { $action }.
        }
    }
bb-log-let-go =
    { $you ->
        [yes] { $who } verzichtest auf { $action }.
       *[no] { $who } verzichtet auf { $action }.
    }
bb-log-threw =
    { $you ->
        [yes] { $who } würfelst { $pips } und bekommst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[no] { $who } würfelt { $pips } und bekommt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
bb-log-lap =
    { $you ->
        [yes] { $who } schaffst die Umrundung: { $points } Punkte.
       *[no] { $who } schafft die Umrundung: { $points } Punkte.
    }
bb-log-scoring = Wertung { $n } ist gemacht

basari-account-stage = Umrundung { $n }
basari-account-scored = Punkte der Stände
basari-account-threw = Würfeln
basari-account-lap-scored = Volle Runde
basari-account-majority-scored = Meiste Steine
bb-tie-gems = Punktgleich: { $first } hat mehr Steine übrig ({ $more } zu { $fewer }).
bb-tie-dearer = Punktgleich und gleich viele Steine: die von { $first } sind wertvoller.
