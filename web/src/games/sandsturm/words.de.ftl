# Sandsturm am Tisch im Browser.

ss-status = Runde { $round }
ss-tab-suspicions = Verdacht
ss-suspicions-empty = Noch verdächtigt niemand jemanden.
ss-others = Die anderen Händler
ss-rounds = Runden
ss-rounds-text = Der Sandsturm kommt als Karte 5, 6 oder 7 und beendet das Spiel sofort.
ss-missions = Die sechs Aufträge
ss-missions-some = Die sechs Aufträge, zwei sind nicht im Spiel
ss-storm-text = Das Spiel ist sofort zu Ende. Alle Aufträge werden aufgedeckt, alle Stapel vorgelesen.

ss-goods-n =
    { $n ->
        [one] 1 Ware
       *[other] { $n } Waren
    }
ss-chips-left =
    { $n ->
        [one] 1 Chip auf der Hand
       *[other] { $n } Chips auf der Hand
    }
ss-goods-of = Waren von { $name }
ss-your-goods = Deine Waren
ss-no-goods = keine Waren
ss-tile =
    { $owner }: { $goods }{ $locked ->
        [0] { "" }
       *[other] , { $locked } gesichert
    }{ $chosen ->
        [0] { "" }
       *[other] , { $chosen } gewählt
    }
ss-starts = beginnt die Runde
ss-you-start = du beginnst die Runde
ss-ban = Sperre
ss-ban-text = Handelssperre: Alles ist gesichert, und bis zum nächsten Zug kommt nichts durch Schenken oder Verschieben herein.
ss-to = An { $name }

ss-no-suspicion = noch kein Verdacht
ss-stack-n =
    { $n ->
        [0] noch kein Chip
        [one] 1 Chip
       *[other] oben auf { $n } Chips
    }
ss-stack-owners = Von unten: { $names }
ss-suspect-him = auf { $name }
ss-place-here = Hier ablegen
ss-suspect-label =
    { $n ->
        [0] { $name } verdächtigen, dort liegt noch kein Chip
        [one] { $name } verdächtigen, dort liegt 1 Chip: { $top }
       *[other] { $name } verdächtigen, dort liegen { $n } Chips, oben: { $top }
    }
ss-on-you = Auf dir:
ss-your-chips = Deine Verdachtchips
ss-chips-drag = Deine Verdachtchips: auf jemanden ziehen oder beides anklicken
ss-chip-paid = gezahlt
ss-chip-placed = gelegt

ss-mission = Dein geheimer Auftrag
ss-hide = zudecken
ss-show = zeigen
ss-covered = Er liegt verdeckt.
ss-worth = Punkte jetzt

ss-card-round = Karte der Runde { $n }
ss-card-over = Die letzte Karte
ss-card-next = Die nächste Rundenkarte
ss-card-next-text = Sie wird gleich aufgedeckt.
ss-card-label = Rundenkarte { $title }: { $text }

ss-dice = Die Würfel
ss-die =
    { $again ->
        [yes] Würfel { $n }: { $face }, wird neu geworfen
       *[no] Würfel { $n }: { $face }
    }
ss-again = noch mal
ss-offers = Was die Würfel bieten
ss-no-offer = Die Würfel bieten nichts.
ss-made-dice = { $n } Würfel
ss-made-jokers = { $n } Joker
ss-made-card = die Rundenkarte
ss-jokers-for = Joker für { $type }
ss-with-jokers =
    { $n ->
        [0] ohne Joker
       *[other] mit { $n } Joker
    }
ss-reroll = Noch mal würfeln?
ss-reroll-text = Klick die Würfel an, die dir nicht gefallen, und gib einen Chip ab. Niemand sieht, welchen.
ss-reroll-free-text = Klick die Würfel an, die dir nicht gefallen: Der erste neue Wurf in diesem Zug ist umsonst.
ss-reroll-never = Du hast keinen Chip mehr dafür.
ss-reroll-free = Dieser ist umsonst
ss-reroll-free-now = Die Rundenkarte zahlt diesen Wurf.
ss-pay = Gib verdeckt einen Chip ab
ss-this-turn = Dieser Zug
ss-turn-of =
    { $you ->
        [yes] Du bist am Zug
       *[no] { $name } ist am Zug
    }
ss-left = { $type }: noch { $n }-mal

ss-ask-chips = Verdächtigst du jemanden?
ss-ask-chips-must = In dieser Runde musst du einen Chip legen
ss-ask-chips-detail = Wähl Chip und Spieler, sooft du willst, oder nimm die Würfel. Der erste richtige Chip auf jemandem bringt 10.
ss-ask-chips-must-detail = Wähle einen Chip und jemanden, auf den du ihn legst. Der erste richtige Chip bringt 10.
ss-ask-chips-ready = Chip und Ziel sind gewählt. Leg ihn hin, oder wähle anders.
ss-ask-chips-where = { $mission }: Klick jetzt an, wen du verdächtigst.
ss-pick-chip = Wähl einen Chip
ss-pick-player = Wähl jemanden
ss-suspect = { $name } verdächtigen: { $mission }
ss-done = Kein Chip, würfeln
ss-done-more = Genug, würfeln
ss-ask-act = Wähl eine Aktionsart
ss-ask-act-detail = Oder klick Würfel an, um sie neu zu werfen.
ss-ask-act-only = Was du wählst, geschieht sooft wie angezeigt.
ss-ask-reroll = { $n } Würfel neu werfen?
ss-ask-reroll-detail = Das kostet einen deiner Chips; niemand sieht, welchen.
ss-pick-pay = Wähl den Chip dafür
ss-roll-again =
    { $free ->
        [yes] Umsonst neu würfeln
       *[no] Neu würfeln für { $mission }
    }
ss-choose-none = Wähl eine Aktionsart
ss-choose =
    { $n ->
        [0] { $type }: nichts geschieht
       *[other] { $type }, { $n }-mal
    }
ss-ask-skip = Die Würfel bieten nichts
ss-ask-skip-detail = Keine Aktionsart ist wählbar: Die Aktion fällt aus.
ss-skip = Würfel weitergeben
ss-ask-rob =
    { $n ->
        [one] Raub eine Ware
       *[other] Raub { $n } Waren, eine nach der anderen
    }
ss-ask-rob-detail = Klick eine leuchtende Ware bei jemand anderem an. Gesichertes ist sicher.
ss-ask-give =
    { $n ->
        [one] Verschenk eine Ware
       *[other] Verschenk { $n } Waren, eine nach der anderen
    }
ss-ask-give-detail = Klick eine deiner Waren an, dann wer sie bekommt.
ss-ask-swap =
    { $n ->
        [one] Tausch eine Ware
       *[other] Tausch { $n }-mal
    }
ss-ask-swap-detail = Klick eine deiner Waren an und eine leuchtende bei jemand anderem.
ss-ask-move =
    { $n ->
        [one] Verschieb eine Ware zwischen zwei anderen
       *[other] Verschieb { $n } Waren zwischen anderen
    }
ss-ask-move-detail = Klick eine leuchtende Ware an, dann wer sie bekommt.
ss-ask-secure =
    { $n ->
        [one] Sichere 1 Ware
       *[other] Sichere { $n } Waren
    }
ss-ask-secure-more =
    { $n ->
        [one] Noch eine deiner Waren. Sie sind bis zu deinem nächsten Zug sicher.
       *[other] Noch { $n } deiner Waren. Sie sind bis zu deinem nächsten Zug sicher.
    }
ss-ask-secure-detail = Sie sind bis zu deinem nächsten Zug sicher.
ss-pick-rob = Wähl eine Ware
ss-pick-give =
    { $own ->
        [yes] Wähl, wer sie bekommt
       *[no] Wähl eine deiner Waren
    }
ss-pick-swap =
    { $own ->
        [yes] Wähl eine fremde Ware
       *[no] Wähl eine deiner Waren
    }
ss-pick-move =
    { $good ->
        [yes] Wähl, wer sie bekommt
       *[no] Wähl eine Ware
    }
ss-do-rob = { $good } bei { $name } rauben
ss-do-give = { $own } an { $to } schenken
ss-do-swap = { $own } gegen { $good } mit { $name } tauschen
ss-do-move = { $good } von { $name } zu { $to } verschieben
ss-secure = { $n } von { $of } sichern
ss-wait-chips = { $name } denkt über Verdacht nach
ss-wait-act = { $name } wählt eine Aktionsart
ss-wait-target = { $name } wählt ein Ziel
ss-wait-secure = { $name } sichert Waren

ss-log-start =
    { $you ->
        [yes] { $who } beginnst und hast die Wunderlampe.
       *[no] { $who } beginnt und hat die Wunderlampe.
    }
ss-log-mission = Dein geheimer Auftrag: { $mission }.
ss-log-round = Runde { $n }, { $card }: { $text }
ss-log-lifted =
    { $you ->
        [yes] Deine Handelssperre ist aufgehoben.
       *[no] { $who }: Die Handelssperre ist aufgehoben.
    }
ss-log-released =
    { $you ->
        [yes] { $who } nimmst { $goods } vom Schloss.
       *[no] { $who } nimmt { $goods } vom Schloss.
    }
ss-log-suspected =
    { $you ->
        [yes] { $who } verdächtigst { $other }: { $mission }.
       *[no] { $youtoo ->
            [yes] { $who } verdächtigt dich: { $mission }.
           *[no] { $who } verdächtigt { $other }: { $mission }.
        }
    }
ss-log-suspected-covered =
    { $you ->
        [yes] { $who } verdächtigst { $other }; der Chip ist verdeckt.
       *[no] { $youtoo ->
            [yes] { $who } verdächtigt dich; der Chip ist verdeckt.
           *[no] { $who } verdächtigt { $other }; der Chip ist verdeckt.
        }
    }
ss-log-reroll =
    { $you ->
        [yes] { $who } gibst einen Chip ab und wirfst { $n } Würfel neu.
       *[no] { $who } gibt einen Chip ab und wirft { $n } Würfel neu.
    }
ss-log-reroll-free =
    { $you ->
        [yes] { $who } wirfst { $n } Würfel umsonst neu.
       *[no] { $who } wirft { $n } Würfel umsonst neu.
    }
ss-log-rolled =
    { $you ->
        [yes] { $who } würfelst { $faces }.
       *[no] { $who } würfelt { $faces }.
    }
ss-log-chosen =
    { $you ->
        [yes] { $who } wählst { $type }, { $n }-mal.
       *[no] { $who } wählt { $type }, { $n }-mal.
    }
ss-log-skipped =
    { $you ->
        [yes] { $who } kannst nichts wählen.
       *[no] { $who } kann nichts wählen.
    }
ss-log-robbed =
    { $you ->
        [yes] { $who } raubst { $goods } bei { $other }.
       *[no] { $youtoo ->
            [yes] { $who } raubt { $goods } bei dir.
           *[no] { $who } raubt { $goods } bei { $other }.
        }
    }
ss-log-gave =
    { $you ->
        [yes] { $who } schenkst { $goods } an { $other }.
       *[no] { $youtoo ->
            [yes] { $who } schenkt dir { $goods }.
           *[no] { $who } schenkt { $goods } an { $other }.
        }
    }
ss-log-swapped =
    { $you ->
        [yes] { $who } tauschst { $own } gegen { $goods } mit { $other }.
       *[no] { $youtoo ->
            [yes] { $who } tauscht { $own } gegen { $goods } mit dir.
           *[no] { $who } tauscht { $own } gegen { $goods } mit { $other }.
        }
    }
ss-log-secured =
    { $you ->
        [yes] { $who } sicherst { $goods }.
       *[no] { $who } sichert { $goods }.
    }
ss-log-banned =
    { $you ->
        [yes] { $who } hast bis zu deinem nächsten Zug eine Handelssperre.
       *[no] { $who } hat bis zum nächsten Zug eine Handelssperre.
    }
ss-log-moved =
    { $you ->
        [yes] { $who } verschiebst { $goods } von { $from } zu { $other }.
       *[no] { $fromyou ->
            [yes] { $who } verschiebt { $goods } von dir zu { $other }.
           *[no] { $youtoo ->
                [yes] { $who } verschiebt { $goods } von { $from } zu dir.
               *[no] { $who } verschiebt { $goods } von { $from } zu { $other }.
            }
        }
    }
ss-log-lapsed = { $type } verfällt { $n }-mal.
ss-log-artefact-came =
    { $you ->
        [yes] { $who } bekommst das verfluchte Artefakt aus der Mitte.
       *[no] { $who } bekommt das verfluchte Artefakt aus der Mitte.
    }
ss-log-round-ended =
    { $you ->
        [yes] { $who } hast die Lampe und beginnst die nächste Runde.
       *[no] { $who } hat die Lampe und beginnt die nächste Runde.
    }
ss-log-storm = Der Sandsturm! Die Aufträge: { $missions }.
ss-log-chip =
    { $you ->
        [yes] { $who } lagst bei { $other } richtig: { $points } Punkte.
       *[no] { $youtoo ->
            [yes] { $who } lag bei dir richtig: { $points } Punkte.
           *[no] { $who } lag bei { $other } richtig: { $points } Punkte.
        }
    }
ss-log-all =
    { $you ->
        [yes] { $who } lagst bei allen richtig: { $points } Punkte.
       *[no] { $who } lag bei allen richtig: { $points } Punkte.
    }
ss-log-secret =
    { $you ->
        [yes] { $who } hast dein Geheimnis gewahrt: { $points } Punkte.
       *[no] { $who } hat das Geheimnis gewahrt: { $points } Punkte.
    }
ss-log-good =
    { $you ->
        [yes] { $who } hast { $goods }: { $points } Punkte.
       *[no] { $who } hat { $goods }: { $points } Punkte.
    }
ss-log-mission-scored =
    { $who }, { $mission }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

ss-show-title = Der Sandsturm
ss-show-intro = Alle Aufträge werden aufgedeckt. Die Stapel werden in der Reihenfolge gelesen, in der die Chips gelegt wurden: Der erste richtige bringt 10, der zweite 5, der dritte 2.
ss-show-mission =
    { $you ->
        [yes] Du warst { $mission }
       *[no] { $who } war { $mission }
    }
ss-read =
    { $right ->
        [yes] { $who }: { $mission }, richtig
       *[no] { $who }: { $mission }, falsch
    }
ss-read-none = Niemand hatte einen Verdacht. { $text }
ss-show-all =
    { $you ->
        [yes] Du lagst bei allen richtig
       *[no] { $who } lag bei allen richtig
    }
ss-show-all-label = Bei allen richtig
ss-show-all-text = Ein richtiger Chip auf allen anderen.
ss-show-secret = Gewahrte Geheimnisse
ss-show-secret-text = Kein richtiger Chip liegt auf: { $names }.
ss-show-kept = niemand ahnte es
ss-show-L = Die Wunderlampe
ss-show-L-text =
    { $you ->
        [yes] Sie gehört am Ende dir.
       *[no] Sie gehört am Ende { $who }.
    }
ss-show-A = Das verfluchte Artefakt
ss-show-A-text =
    { $you ->
        [yes] Du bist es nicht losgeworden.
       *[no] { $who } ist es nicht losgeworden.
    }
ss-show-missions = Die Aufträge
ss-show-missions-text = Was die Waren für den eigenen Auftrag wert sind. Der Verlierer steht außer Wertung.
ss-show-alone =
    { $you ->
        [yes] Du gewinnst allein, als Verlierer
       *[no] { $who } gewinnt allein, als Verlierer
    }
ss-show-alone-text = So wenige Waren und so wenige richtige Chips: Wer so verliert, hat gewonnen.
ss-over = Der Sandsturm hat das Spiel beendet
ss-over-detail = Alles ist gewertet, alle Aufträge liegen offen.
ss-sheet = Die Wertung, Zeile für Zeile
ss-sheet-player = Händler
ss-sheet-suspicions = Verdacht
ss-sheet-all_correct = Alle richtig
ss-sheet-secret = Geheimnis
ss-sheet-lamp = Lampe
ss-sheet-artefact = Artefakt
ss-sheet-mission = Auftrag
ss-sheet-sum = Summe
ss-not-ranked = außer Wertung
ss-alone = gewinnt allein

sandsturm-account-chip-scored = Verdacht
sandsturm-account-all-suspected = Alle durchschaut
sandsturm-account-secret-kept = Geheimnis gewahrt
sandsturm-account-good-scored = Lampe und Artefakt
sandsturm-account-mission-scored = Auftrag
ss-tie-alone = Der Auftrag von { $first } gewinnt allein, gleich wie viele Punkte.
ss-tie-unranked = Die Punkte von { $second } werden nicht verglichen: So will es der Auftrag.
