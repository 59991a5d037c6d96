schwarzmarkt-title = Schwarzmarkt
    .blurb = Was alle holen, wird billig; nur Eingetauschtes zählt.
    .short = Schwarzmarkt
    .line = Mach, was die Straße will, und verkauf es rechtzeitig.

schwarzmarkt-good-T = { $count } Tabak
    .name = Tabak
schwarzmarkt-good-M = { $count } Marmelade
    .name = Marmelade
schwarzmarkt-good-P = { $count ->
        [one] { $count } Perle
       *[other] { $count } Perlen
    }
    .name = Perlen
schwarzmarkt-good-B = { $count ->
        [one] { $count } Buch
       *[other] { $count } Bücher
    }
    .name = Bücher
schwarzmarkt-good-C = { $count } Kaffee
    .name = Kaffee
schwarzmarkt-good-G = { $count } Glas
    .name = Glas
schwarzmarkt-kind-T = Tabak
schwarzmarkt-kind-M = Marmelade
schwarzmarkt-kind-P = Perlen
schwarzmarkt-kind-B = Bücher
schwarzmarkt-kind-C = Kaffee
schwarzmarkt-kind-G = Glas
schwarzmarkt-named-T = Tabak
schwarzmarkt-named-M = Marmelade
schwarzmarkt-named-P = Perlen
schwarzmarkt-named-B = Bücher
schwarzmarkt-named-C = Kaffee
schwarzmarkt-named-G = Glas

schwarzmarkt-question-lay-rows = Die Waren kommen auf die Tauschbörse.
    .waiting = Die Waren kommen auf die Tauschbörse.
schwarzmarkt-question-lay-bonus = Die Waren kommen auf die Siegpunktleiste.
    .waiting = Die Waren kommen auf die Siegpunktleiste.
schwarzmarkt-question-lot = Das Los bestimmt, wer beginnt.
    .waiting = Das Los bestimmt, wer beginnt.
schwarzmarkt-question-open = Eine Informationskarte wird aufgedeckt.
    .waiting = Eine Informationskarte wird aufgedeckt.
schwarzmarkt-question-produce = Welche Waren holst du? Lege geheim deine Scheiben.
    .waiting = { $seat } legt Scheiben.
schwarzmarkt-question-rumour = Streue ein Gerücht: Versetze eine Ware auf der Tauschbörse, oder passe.
    .waiting = { $seat } darf ein Gerücht streuen.
schwarzmarkt-question-propose = Schlage allen einen Tausch vor, oder passe.
    .waiting = { $seat } darf einen Tausch vorschlagen.
schwarzmarkt-question-answer = Nimmst du den Tausch an, oder lehnst du ab? Deine Antwort bleibt verborgen, bis alle geantwortet haben.
    .waiting = { $seat } beantwortet den Vorschlag.
schwarzmarkt-question-partner = Mehrere haben angenommen. Mit wem tauschst du?
    .waiting = { $seat } wählt, mit wem getauscht wird.
schwarzmarkt-question-market = Der Markt ist offen: biete, nimm an, mach ein Gegenangebot, oder sag, dass du fertig bist.
    .waiting = { $seat } handelt.
schwarzmarkt-question-rejoin = Du bist fertig. Kehrst du auf den Markt zurück, oder bleibst du draußen?
    .waiting = { $seat } ist fertig, darf aber zurückkehren.
schwarzmarkt-question-carry = Dein Träger kann Waren von der Produktion ins Lager tragen. Trage welche, oder passe.
    .waiting = { $seat } darf Waren ins Lager tragen.
schwarzmarkt-question-lose = Die Hälfte deiner Produktion geht verloren. Wähle, was.
    .waiting = { $seat } wählt, was verloren geht.
schwarzmarkt-question-bid = Biete Waren aus dem Lager für die Informationskarte, oder nichts.
    .waiting = { $seat } bietet.
schwarzmarkt-question-recover = Du nimmst Waren deines Gebots zurück. Welche?
    .waiting = { $seat } nimmt Waren vom Gebot zurück.
schwarzmarkt-question-raise = Du hast die Karte ersteigert. Hebe den Siegpunktwert einer Ware an, oder passe.
    .waiting = { $seat } darf einen Siegpunktwert anheben.
schwarzmarkt-question-sell = Verkaufe Waren aus dem Lager für Punkte, oder nichts.
    .waiting = { $seat } verkauft.
schwarzmarkt-question-clear = Dein Lager ist zu voll. Wähle, was du abgibst.
    .waiting = { $seat } räumt das Lager.
schwarzmarkt-question-final_sale = Das Spiel geht zu Ende: Verkaufe noch einmal aus dem Lager.
    .waiting = { $seat } verkauft zum letzten Mal.

schwarzmarkt-action-lay-rows = Reihen { $rows }
schwarzmarkt-action-lay-bonus = Stufen { $steps }
schwarzmarkt-action-draw-lot = { $start } beginnt
schwarzmarkt-action-open-card = { $card } aufdecken
schwarzmarkt-action-pass = passen
schwarzmarkt-action-produce = { $goods } holen
schwarzmarkt-action-spread = { $kind_name } um { $rows ->
        [one] { $rows } Reihe
       *[other] { $rows } Reihen
    } versetzen
schwarzmarkt-action-propose = { $production } (Produktion) und { $storage } (Lager) für { $want } vorschlagen
schwarzmarkt-action-accept = annehmen und { $production } (Produktion) und { $storage } (Lager) geben
schwarzmarkt-action-decline = ablehnen
schwarzmarkt-action-choose = mit { $partner } tauschen
schwarzmarkt-action-offer =
    { $to ->
        [none] allen { $production } (Produktion) und { $storage } (Lager) für { $want } bieten
       *[other] { $to } { $production } (Produktion) und { $storage } (Lager) für { $want } bieten
    }
schwarzmarkt-action-amend = Gebot { $offer } ändern: { $production } (Produktion) und { $storage } (Lager) für { $want }
schwarzmarkt-action-counter = Gegenangebot zu Gebot { $offer }: { $production } (Produktion) und { $storage } (Lager) für { $want }
schwarzmarkt-action-withdraw = Gebot { $offer } zurückziehen
schwarzmarkt-action-turn-down = Gebot { $offer } ablehnen
schwarzmarkt-action-take = Gebot { $offer } (Fassung { $revision }) annehmen: { $production } (Produktion) und { $storage } (Lager) geben
schwarzmarkt-action-done = fertig
schwarzmarkt-action-return = auf den Markt zurückkehren
schwarzmarkt-action-stay = draußen bleiben
schwarzmarkt-action-carry = { $goods } ins Lager tragen
schwarzmarkt-action-lose = { $goods } verlieren
schwarzmarkt-action-bid = { $goods } bieten
schwarzmarkt-action-recover = { $goods } zurücknehmen
schwarzmarkt-action-raise = Siegpunktwert für { $kind_name } anheben
schwarzmarkt-action-sell = { $storage } aus dem Lager und { $production } aus der Produktion verkaufen, { $named ->
        [none] ohne Stammkundschaft
       *[other] { $named_name } an die Stammkundschaft
    }
schwarzmarkt-action-clear = { $goods } abgeben

schwarzmarkt-event-exchange-laid = Die Waren stehen auf der Tauschbörse.
schwarzmarkt-event-bonus-laid = Die Waren stehen auf der Siegpunktleiste.
schwarzmarkt-event-lot-drawn = { $seat } ist Startspieler.
schwarzmarkt-event-card-opened = Die nächste Informationskarte ist { $card }.
schwarzmarkt-event-round-began = Runde { $round } beginnt. Im Angebot: { $offer }.
schwarzmarkt-event-committed = { $seat } hat gewählt.
schwarzmarkt-event-discs-revealed = { $seats } zeigen ihre Scheiben: { $goods }.
schwarzmarkt-event-row-moved = { $kind_name }: R{ $before } → R{ $after }.
schwarzmarkt-event-bonus-rose = Der Siegpunktwert für { $kind_name } steigt um eine Stufe.
schwarzmarkt-event-ran-short = { $kind_name }: Es wurde mehr verlangt, als da ist. Das Spiel endet.
schwarzmarkt-event-rumour-spread = { $seat } streut ein Gerücht über { $kind_name }.
schwarzmarkt-event-passed = { $seat } passt.
schwarzmarkt-event-proposed = { $seat } schlägt vor: { $production } (Produktion) und { $storage } (Lager) für { $want }.
schwarzmarkt-event-answered =
    { $seats_count ->
        [one] { $seats } hat geantwortet: { $accepted }.
       *[other] { $seats } haben geantwortet: { $accepted }.
    }
schwarzmarkt-event-nobody-could = Niemand hat, was { $seat } will.
schwarzmarkt-event-swapped = { $seat } gibt { $partner } { $production } (Produktion) und { $storage } (Lager) für { $got_production } (Produktion) und { $got_storage } (Lager).
schwarzmarkt-event-offered =
    { $to ->
        [none] Gebot { $offer }: { $seat } bietet allen { $production } (Produktion) und { $storage } (Lager) für { $want }.
       *[other] Gebot { $offer }: { $seat } bietet { $to } { $production } (Produktion) und { $storage } (Lager) für { $want }.
    }
schwarzmarkt-event-amended = Gebot { $offer } lautet jetzt: { $seat } gibt { $production } (Produktion) und { $storage } (Lager) für { $want }.
schwarzmarkt-event-offer-gone =
    { $how ->
        [withdrawn] { $by } zieht Gebot { $offer } zurück.
        [turned-down] Gebot { $offer } von { $by } ist abgelehnt.
        [lapsed] Gebot { $offer } von { $by } verfällt.
       *[taken] Gebot { $offer } von { $by } ist angenommen.
    }
schwarzmarkt-event-mood-changed =
    { $mood ->
        [trading] { $seat } handelt wieder mit.
        [done] { $seat } ist fertig.
       *[resting] { $seat } bleibt draußen.
    }
schwarzmarkt-event-trade-ended = Der Handel ist zu Ende.
schwarzmarkt-event-carried = { $seat } trägt { $goods } ins Lager.
schwarzmarkt-event-lost = Verlorene Produktion von { $seats }: { $goods }.
schwarzmarkt-event-bids-revealed = Die Gebote: { $bids }.
schwarzmarkt-event-card-won = { $seat } ersteigert { $card } für { $paid }.
schwarzmarkt-event-card-left = Niemand bekommt { $card }; die Karte ist aus dem Spiel.
schwarzmarkt-event-recovered = { $seat } nimmt { $goods } zurück.
schwarzmarkt-event-sales-revealed = Die Verkäufe werden gezeigt. Punkte: { $points }.
schwarzmarkt-event-sold = { $seat } verkauft { $storage } (Lager) und { $production } (Produktion) für { $points_count ->
        [one] { $points_count } Punkt
       *[other] { $points_count } Punkte
    }.
schwarzmarkt-event-cleared = Geräumtes Lager von { $seats }: { $goods }.
schwarzmarkt-event-end-began =
    { $ending ->
        [shortage] Eine Ware fehlt. Alle verkaufen noch einmal.
        [bonus] Eine Ware ist oben auf der Siegpunktleiste. Alle verkaufen noch einmal.
       *[last-auction] Die letzte Karte ist weg. Alle verkaufen noch einmal.
    }
schwarzmarkt-event-bonus-scored = Siegpunktwert für { $kind_name }: { $points }.
schwarzmarkt-event-cards-scored = Punkte für Informationskarten: { $points }.
schwarzmarkt-event-game-ended =
    { $winners_count ->
        [one] { $winners } gewinnt. { $scores }.
       *[other] { $winners } teilen sich den Sieg. { $scores }.
    }

schwarzmarkt-refusal-no-such-goods = Diese Waren gibt es nicht.
schwarzmarkt-refusal-no-such-seat = Mit diesem Platz kannst du nicht handeln.
schwarzmarkt-refusal-wrong-start = So können die Waren nicht beginnen.
schwarzmarkt-refusal-not-in-the-deck = Diese Karte ist nicht unter den ungesehenen.
schwarzmarkt-refusal-too-many-goods = Das sind mehr Waren, als du holen darfst.
schwarzmarkt-refusal-too-few-goods = Du musst mindestens vier Waren holen.
schwarzmarkt-refusal-too-few-discs = Du hast nur zwei weiße Scheiben: über die jeweils erste hinaus höchstens zwei weitere.
schwarzmarkt-refusal-off-the-exchange = Die Tauschbörse reicht von R1 bis R11.
schwarzmarkt-refusal-not-your-goods = Diese Waren hast du dort nicht.
schwarzmarkt-refusal-wrong-number = Das ist nicht die verlangte Anzahl.
schwarzmarkt-refusal-too-many-kinds = Biete Waren einer einzigen Sorte.
schwarzmarkt-refusal-no-gifts = Es muss in beide Richtungen etwas fließen; Geschenke sind verboten.
schwarzmarkt-refusal-wants-too-much = So viele Waren kannst du nicht auf einmal verlangen.
schwarzmarkt-refusal-nobody-has-that = So viele dieser Waren haben die anderen nicht.
schwarzmarkt-refusal-not-the-wanted = Gib genau die gewünschten Waren.
schwarzmarkt-refusal-has-not-accepted = Hier wurde nicht angenommen.
schwarzmarkt-refusal-must-answer = Hier musst du wählen; passen geht nicht.
schwarzmarkt-refusal-already-done = Du hast „fertig“ gesagt. Kehre zuerst auf den Markt zurück.
schwarzmarkt-refusal-no-acts-left = Du hast keine Marktzüge mehr: nimm an, lehne ab, oder sei fertig.
schwarzmarkt-refusal-offer-gone = Dieses Gebot ist nicht mehr am Markt.
schwarzmarkt-refusal-offer-changed = Das Gebot hat sich geändert. Sieh es dir noch einmal an.
schwarzmarkt-refusal-not-for-you = Dieses Gebot ist nicht für dich.
schwarzmarkt-refusal-not-your-offer = Das ist nicht dein Gebot.
schwarzmarkt-refusal-only-stored-goods = Verkaufen kannst du nur Waren im Lager.
schwarzmarkt-refusal-no-regular-customer = Du hast keine Stammkundschaft.
schwarzmarkt-refusal-named-not-sold = Nenne eine Ware, die du verkaufst.
schwarzmarkt-refusal-not-in-the-table = Verkaufe genau eine Anzahl, die auf der Tauschbörse steht.

schwarzmarkt-phase-lay-rows = Aufbau
schwarzmarkt-phase-lay-bonus = Aufbau
schwarzmarkt-phase-lot = Aufbau
schwarzmarkt-phase-open = Nächste Karte
schwarzmarkt-phase-produce = B. Produktion
schwarzmarkt-phase-tip = B. Produktion nach einem heißen Tipp
schwarzmarkt-phase-rumour = Gerücht
schwarzmarkt-phase-propose = C. Geordneter Handel
schwarzmarkt-phase-answer = C. Geordneter Handel
schwarzmarkt-phase-partner = C. Geordneter Handel
schwarzmarkt-phase-market = C. Wilder Handel
schwarzmarkt-phase-carry = Träger
schwarzmarkt-phase-lose = Nach dem Handel
schwarzmarkt-phase-bid = D. Versteigerung
schwarzmarkt-phase-recover = D. Versteigerung
schwarzmarkt-phase-raise = D. Versteigerung
schwarzmarkt-phase-sell = E. Verkauf
schwarzmarkt-phase-clear = E. Lager
schwarzmarkt-phase-final = Schlussverkauf
schwarzmarkt-phase-over = Spielende

schwarzmarkt-option-trade = Handel
    .help = wie in Phase C getauscht wird
schwarzmarkt-option-trade-ordered = geordnet: drei Runden mit Vorschlägen
schwarzmarkt-option-trade-wild = wild: ein offener Markt
schwarzmarkt-option-tenth_round_sale = Verkauf in Runde zehn
    .help = Phase E der zehnten Runde wird vor dem Schlussverkauf gespielt
schwarzmarkt-option-exactly_four = Genau vier
    .help = jede Person holt genau vier Waren, mit dem Keller vier oder fünf
schwarzmarkt-option-market_acts = Marktzüge
    .help = wie oft man in einem Wilden Handel bieten, ändern, gegenbieten, zurückziehen oder zurückkehren darf
schwarzmarkt-option-most_wanted = Höchster Wunsch
    .help = wie viele Waren ein Vorschlag verlangen darf

schwarzmarkt-why-discs = Abgewogen gegen das, was die anderen wohl herstellen: Jede Wahl verschiebt die Zeilen für alle. Diese fällt in { $mixed } der Fälle.
schwarzmarkt-why-proposes = Der Tausch bringt dem Vorschlagenden { $mine } Punkte und dem Partner { $theirs }; dass jemand zustimmt, hat die Chance { $chance }.
schwarzmarkt-why-last-word = Der letzte Vorschlag der Runde: { $mine } Punkte für den Vorschlagenden, { $theirs } für den Partner, Chance { $chance }.
schwarzmarkt-why-no-swap = Kein Tausch würde die Gewinnchance erhöhen.
schwarzmarkt-why-agrees = Der Tausch bringt { $mine } Punkte und der anderen Seite { $theirs }.
schwarzmarkt-why-declines = Der Tausch brächte { $mine } Punkte und der anderen Seite { $theirs }: Das lohnt nicht.
schwarzmarkt-why-weakest-partner = Von allen, die zustimmten, gewinnt diese Seite am wenigsten auf Kosten der vorschlagenden.
schwarzmarkt-why-takes = Das Angebot bringt { $mine } Punkte und der anderen Seite { $theirs }.
schwarzmarkt-why-offers = Der Tausch bringt der anbietenden Seite { $mine } Punkte und der anderen { $theirs }; Chance { $chance }.
schwarzmarkt-why-counters = Was stattdessen gewünscht wird, bringt der eigenen Seite { $mine } Punkte und der anderen { $theirs }; Chance { $chance }.
schwarzmarkt-why-turns-down = Das Angebot bringt zu wenig, und ein Gegenangebot gibt es nicht.
schwarzmarkt-why-comes-back-to-answer = Es liegt ein Angebot da, das noch eine Antwort braucht.
schwarzmarkt-why-market-done = Kein Angebot auf dem Markt hilft noch, und keines ist mehr zu machen.
schwarzmarkt-why-comes-back = Es liegt ein Angebot da, das sich lohnt.
schwarzmarkt-why-stays-out = Kein Angebot auf dem Markt lohnt sich.
schwarzmarkt-why-bids = Die Karte ist hier { $prize } Punkte wert, das Gebot kostet { $cost }, wenn es gewinnt; Chance { $chance }.
schwarzmarkt-why-no-bid = Die Karte ist hier { $prize } Punkte wert: Kein Gebot lohnt.
schwarzmarkt-why-nothing-to-bid = Im Lager liegt nichts, das sich bieten ließe.
schwarzmarkt-why-sells = { $points ->
        [one] { $points } Punkt jetzt ist
       *[other] { $points } Punkte jetzt sind
    } { $better } mehr wert, als alles zu behalten.
schwarzmarkt-why-keeps = Die Waren zu behalten verspricht mehr als jeder Verkauf jetzt.
schwarzmarkt-why-last-sale = Der letzte Verkauf: Alles, was Punkte bringt, geht weg.
schwarzmarkt-why-keeps-the-best = Was im Lager bleibt, ist zusammen { $worth } Punkte wert: mehr passt nicht hinein.
schwarzmarkt-why-best-bonus = Dieser Bonus hilft am meisten gegen alle anderen.
schwarzmarkt-why-no-bonus = Jeder Bonus würde den anderen mehr helfen.
schwarzmarkt-why-best-rumour = Mit dieser Zeile gewinnt das eigene Lager am meisten gegen die der anderen.
schwarzmarkt-why-no-rumour = Die Zeilen sind so am besten, wie sie sind.
schwarzmarkt-why-carries-the-best = Im Lager sind diese Waren am meisten wert.
schwarzmarkt-why-carries-nothing = Auf dem Produktionsfeld sind die Waren mehr wert.
schwarzmarkt-why-takes-back-the-best = Von dem Bezahlten sind diese Waren am meisten wert.
schwarzmarkt-why-gives-up-the-least = Diese Waren will kaum jemand.
schwarzmarkt-why-tipped-helps-rival = Es würde einem Rivalen mehr helfen.
schwarzmarkt-why-tipped-costs-points = Es würde Punkte kosten.
schwarzmarkt-why-tipped-too-little = Es brächte zu wenig.
schwarzmarkt-why-tipped-own-proposals = Eigene Vorschläge versprechen mehr.
schwarzmarkt-why-tipped-denial = Es zählt, dass niemand sonst die Karte bekommt.
schwarzmarkt-why-tipped-prize = Die Karte ist mehr wert als das Gebot.
schwarzmarkt-why-tipped-in-hand = Das Angebot ist sicher; ein eigenes kann danach noch kommen.

# Schwarzmarkt: was gefragt ist, warum es zählt, was die Antworten bedeuten.

schwarzmarkt-learn-intro = Schlechte Zeiten: Nur was getauscht wurde, ist etwas wert.
    .why = Jede Runde: Waren holen, handeln, um eine Karte bieten, verkaufen. Was du verkaufst, bringt Punkte, und am Ende bringen die meisten einer Ware noch einmal welche.
    .options = Zwei Bots spielen gegen dich. Hinweise wie dieser kommen je einmal, immer wenn etwas neu ist.
    .clause = SM-13
schwarzmarkt-learn-lay-rows = Die Börse: Jede Ware steht auf einer Reihe.
    .why = Was viele holen, wird billig und fällt; was keiner holt, wird teuer und steigt. Die Reihe sagt, wie viele Waren 1 bis 4 Punkte bringen.
    .options = Zeig auf eine Ware der Leiter, um ihren Preis zu sehen.
    .clause = SM-2
schwarzmarkt-learn-lay-bonus = Die Bonusleiste: was die meisten einer Ware am Ende bringen.
    .why = Die billigste Ware rückt jede Runde vor. Erreicht eine 7/4, ist das Spiel zu Ende.
    .options = Immer wieder dieselbe Ware zu verkaufen kann sich doppelt lohnen: jetzt und mit ihrem Bonus.
    .clause = SM-3
schwarzmarkt-learn-lot = Die Vorschläge gehen reihum, beim Startspieler beginnend.
    .why = Startspieler ist, wer zuletzt eine Karte gewonnen hat; bis dahin entscheidet das Los.
    .options = Es gibt drei Vorschlagsrunden, ein abgelehnter Tausch kann also anders wiederkommen.
    .clause = SM-17
schwarzmarkt-learn-open = Die nächste Informationskarte liegt offen für alle.
    .why = In jeder Runde wird eine versteigert; sie hilft von da an, und mehrere bringen am Ende Punkte.
    .options = Sieh sie dir jetzt an: In der nächsten Runde kannst du darauf bieten.
    .clause = SM-6
schwarzmarkt-learn-produce = Du sollst heimlich wählen, was du holst: bis zu vier Waren.
    .why = Was du holst, ist noch nichts wert: Du musst es erst tauschen. Was andere brauchen, tauscht sich leicht; was alle holen, fällt im Preis.
    .options = Leg Scheiben auf Waren; zwei weiße verdoppeln. „Im Angebot“ sagt, wie viele geholt werden können, bevor der Preis fällt.
    .clause = SM-8
schwarzmarkt-learn-rumour = Mit deiner Karte streust du ein Gerücht.
    .why = Eine Ware rückt an der Börse hinauf oder hinunter, bevor gehandelt wird.
    .options = Hinauf mit dem, was du hast, oder hinunter mit dem, was die anderen haben. Oder passe.
    .clause = SM-6
schwarzmarkt-learn-propose = Du sollst allen einen Tausch vorschlagen oder passen.
    .why = Was du bekommst, kommt ins Lager: Nur Gelagertes lässt sich bieten oder verkaufen. Tausch also, was du geholt hast, gegen das, was du verkaufen willst.
    .options = Leg Waren in „geben“ und „wollen“. Eins gegen eins wird meist angenommen. Dann schlag vor.
    .clause = SM-17
schwarzmarkt-learn-answer = Jemand schlägt einen Tausch vor. Machst du mit?
    .why = Du gibst, was gewünscht ist, und bekommst das Gebotene gleich ins Lager. Niemand sieht deine Antwort, bevor alle geantwortet haben.
    .options = Wähle, von welchem Feld du gibst, dann nimm an oder lehn ab. Gefeilscht wird hier nicht.
    .clause = SM-18
schwarzmarkt-learn-partner = Mehrere haben angenommen: Wähle jemanden.
    .why = Alle geben dasselbe; überleg also, wem deine Waren am wenigsten nützen.
    .options = Wähle eine Person, dann wird getauscht.
    .clause = SM-18
schwarzmarkt-learn-market = Der Markt ist offen: Alle dürfen allen alles anbieten.
    .why = Was du bekommst, liegt beiseite und kommt am Ende des Marktes ins Lager. Er schließt, wenn höchstens noch jemand handeln will.
    .options = Bau ein Angebot mit zwei Schalen, nimm eines der anderen, mach ein Gegenangebot, oder sag, dass du fertig bist.
    .clause = SM-16
schwarzmarkt-learn-rejoin = Du warst fertig, aber der Markt hat sich verändert.
    .why = Ein neues Angebot kann einen zweiten Blick wert sein.
    .options = Komm zurück oder bleib draußen.
    .clause = SM-16
schwarzmarkt-learn-carry = Dein Träger bringt Waren ins Lager.
    .why = Getragene Waren zählen wie getauschte: Sie lassen sich bieten und verkaufen.
    .options = Wähle, welche, oder passe.
    .clause = SM-6
schwarzmarkt-learn-lose = Die Hälfte dessen, was du geholt und nicht getauscht hast, ist verloren.
    .why = Der Rest bleibt für die nächste Runde, lässt sich aber nicht verkaufen. Es lohnt sich, nur zu holen, was man los wird.
    .options = Gib her, was niemand haben will.
    .clause = SM-19
schwarzmarkt-learn-bid = Eine Karte wird versteigert: Du sollst heimlich bieten.
    .why = Die meisten Waren einer Sorte gewinnen, bei Gleichstand die teurere Ware. Nur der Gewinner zahlt und darf einen Bonus erhöhen.
    .options = Wähle gelagerte Waren einer einzigen Sorte, oder biete nichts und behalte sie für den Verkauf.
    .clause = SM-20
schwarzmarkt-learn-recover = Deine Karte gibt dir einen Teil deines Gebots zurück.
    .why = Was du zurücknimmst, lässt sich noch in dieser Runde verkaufen.
    .options = Wähle, welche Waren.
    .clause = SM-6
schwarzmarkt-learn-raise = Du hast die Karte gewonnen und darfst einen Bonus erhöhen.
    .why = Er hilft dem, der am Ende am meisten von dieser Ware hat: Sorg dafür, dass du das bist.
    .options = Wähle eine Ware, die du oft verkaufst, oder passe.
    .clause = SM-22
schwarzmarkt-learn-sell = Du sollst heimlich wählen, was du verkaufst.
    .why = Große Posten einer Ware bringen mehr als Krümel von vielen. So viele Marken, wie du Punkte machst, bleiben auf deinem Punktefeld und zählen noch einmal für den Bonus.
    .options = Bei jeder Ware steht, was 1 bis 4 Punkte jetzt kosten. Was du nicht verkaufst, bleibt im Lager, bis zu zehn Waren.
    .clause = SM-24
schwarzmarkt-learn-clear = Dein Lager ist zu voll: Zehn Waren dürfen bleiben.
    .why = Der Rest geht umsonst in den Vorrat zurück. Rechtzeitig verkaufen oder bieten beugt vor.
    .options = Wähle, was du hergibst.
    .clause = SM-26
schwarzmarkt-learn-final_sale = Das Spiel geht zu Ende: ein letzter Verkauf.
    .why = Was danach noch im Lager liegt, ist nichts mehr wert.
    .options = Verkauf, was Punkte bringt, und denk an die Boni.
    .clause = SM-27
schwarzmarkt-learn-end = Das war eine ganze Runde, von der Produktion bis zum Verkauf.
    .why = Höchstens zehn davon, dann werden Boni und Karten gezählt.
    .options = Die Anleitung endet hier. Spiel weiter, es ist deine Partie.
    .clause = SM-28

schwarzmarkt-study-price = Preis einer Karte
    .note = Waren, die in der Auktion dafür bezahlt werden, im Mittel.
