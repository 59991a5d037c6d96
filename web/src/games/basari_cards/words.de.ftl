# Der Tisch des Kartenspiels im Browser.

bc-status = Durchgang { $stage } von 3 · Runde { $round }
bc-workers = { $workers } von { $enough } Arbeitern
bc-workers-n = { $n } Arbeiter
bc-your-card = Deine Karte in dieser Runde
bc-choices = Aktionen
bc-a = Karte ziehen
bc-a-text =
    { $missing ->
        [one] Die oberste Karte kommt zu deinen. Jede Karte bringt dich auf 15 Arbeiter und beendet den Durchgang.
       *[other] Die oberste Karte kommt zu deinen, ihre Arbeiter zählen sofort. Bis 15 fehlen dir { $missing }.
    }
bc-a-text-enough = Die oberste Karte kommt zu deinen. Deine 15 Arbeiter hast du schon.
bc-b = { $points } Punkte nehmen
bc-b-text = Die Punkte deiner Karte, sofort. Damit hättest du { $total }.
bc-c =
    { $n ->
        [one] Einen Stein nehmen
       *[other] { $n } Steine nehmen
    }
bc-c-text = { $gems } aus dem Vorrat.
bc-c-short = { $gems }, soweit der Vorrat reicht: Von { $short } ist zu wenig da.
bc-d = Tauschen
bc-d-text = Allein: einen Stein zurück, zwei beliebige nehmen. Mit anderen: einen nehmen.
bc-you-laid = { $card } liegt verdeckt
bc-ask-choose =
    { $n ->
        [4] Wähle heimlich: A, B, C oder D
       *[other] Wähle heimlich: A, B oder C
    }
bc-ask-choose-detail = Alle decken zugleich auf. Allein führst du es aus, zu zweit wird gefeilscht, ab drei verfällt es.
bc-lay = { $card } verdeckt legen
bc-lay-none = Wähle eine Karte
bc-laid = hat { $card } gelegt
bc-laid-wait = Du hast { $card } gelegt; die anderen wählen noch
bc-laid-detail = Alle Karten werden zugleich aufgedeckt.
bc-takes-d = nimmt aus dem Vorrat
bc-moment-revealed = Alle decken auf
bc-stake-A =
    { $them ->
        [yes] Nimmst du an, zieht { $who } eine Karte
       *[no] { $you ->
            [yes] Nimmt { $other } an, ziehst du eine Karte
           *[no] Wird angenommen, zieht { $who } eine Karte
        }
    }
bc-stake-B =
    { $them ->
        [yes] Nimmst du an, bekommt { $who } diese Punkte
       *[no] { $you ->
            [yes] Nimmt { $other } an, bekommst du diese Punkte
           *[no] Wird angenommen, bekommt { $who } diese Punkte
        }
    }
bc-stake-C =
    { $them ->
        [yes] Nimmst du an, bekommt { $who } diese Steine
       *[no] { $you ->
            [yes] Nimmt { $other } an, bekommst du diese Steine
           *[no] Wird angenommen, bekommt { $who } diese Steine
        }
    }
bc-d-give = Gib einen Stein zurück
bc-d-take = Nimm zwei beliebige
bc-d-take-one = Nimm einen Stein
bc-d-take-kind = { $kind } nehmen, { $n } da, { $taken } genommen
bc-you-have = du hast { $n }
bc-in-stock = { $n } da
bc-ask-exchange = Gib einen Stein zurück und nimm zwei
bc-ask-exchange-detail = Auch den zurückgegebenen darfst du wieder nehmen. Tasten r y g b nehmen, mit Umschalttaste geben sie.
bc-ask-take = Nimm einen Stein aus dem Vorrat
bc-ask-take-detail = Mehrere haben D gelegt, darum nimmt jeder einen, der Reihe nach.
bc-strip-points = { $points } Pkt.
bc-strip-workers = { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
  }
bc-letter-A = Karte
bc-letter-B = Punkte
bc-letter-C = Steine
bc-letter-D = Tausch
bc-exchange-first = Wähle erst Edelsteine
bc-take-first = Wähle erst einen Edelstein
bc-exchange-for = für
bc-exchange-label = Gib { $give }, nimm { $take }
bc-take = Nehmen
bc-take-label = { $take } nehmen
bc-if-now = Wäre der Durchgang jetzt zu Ende
bc-pile =
    { $n ->
        [one] 1 Karte im Stapel
       *[other] { $n } Karten im Stapel
    }
bc-score-title =
    { $stage ->
        [1] Der erste Durchgang ist zu Ende
        [2] Der zweite Durchgang ist zu Ende
       *[other] Der letzte Durchgang ist zu Ende
    }
bc-score-workers = Arbeiter, 12 Punkte
bc-score-workers-text =
    { $you ->
        [yes] Du hast { $enough } oder mehr.
       *[no] { $n ->
            [one] { $names } hat { $enough } oder mehr.
           *[other] { $names } haben { $enough } oder mehr.
        }
    }

bc-log-revealed = Alle decken auf: { $cards }
bc-log-voided = Drei oder mehr auf { $action }: verfällt.
bc-log-haggle =
    { $you ->
        [yes] { $who } feilschst mit { $second } um { $action }; du eröffnest.
       *[no] { $youtoo ->
            [yes] { $who } feilscht mit dir um { $action } und eröffnet.
           *[no] { $who } und { $second } feilschen um { $action }.
        }
    }
bc-log-drew =
    { $you ->
        [yes] { $who } ziehst { $workers ->
            [one] eine Karte mit einem Arbeiter
           *[other] eine Karte mit { $workers } Arbeitern
        }.
       *[no] { $who } zieht { $workers ->
            [one] eine Karte mit einem Arbeiter
           *[other] eine Karte mit { $workers } Arbeitern
        }.
    }
bc-log-short = Der Zugstapel reicht nicht für alle: Der Durchgang wird gewertet.
bc-log-empty =
    { $you ->
        [yes] { $who } findest den Stapel leer.
       *[no] { $who } findet den Stapel leer.
    }
bc-log-exchanged =
    { $you ->
        [yes] { $who } gibst { $gave } und nimmst { $took }.
       *[no] { $who } gibt { $gave } und nimmt { $took }.
    }
bc-log-workers =
    { $you ->
        [yes] { $who } hast { $workers } Arbeiter: { $points } Punkte.
       *[no] { $who } hat { $workers } Arbeiter: { $points } Punkte.
    }
bc-log-stage = Durchgang { $stage } ist gewertet

basari_cards-account-stage = Durchgang { $n }
basari_cards-account-scored = Aktion B
basari_cards-account-majority-scored = Meiste Steine
basari_cards-account-workers-scored = Arbeiter
