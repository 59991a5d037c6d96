# Schwarzmarkt am Tisch im Browser.

sm-status = Runde { $round } von 10 · Geordneter Handel
sm-status-wild = Runde { $round } von 10 · Wilder Handel
sm-phases = Die Runde
sm-step-offer = Angebot
sm-step-production = Produktion
sm-step-trade = Handel
sm-step-auction = Auktion
sm-step-sale = Verkauf
sm-tabs = Teile des Tischs
sm-tab-exchange = Tauschbörse
sm-tab-others = Mitspieler
sm-tab-deals = Tausch
sm-deals-empty = Noch hat niemand getauscht.

sm-exchange = Tauschbörse
sm-exchange-hint = zeig auf eine Ware für ihren Preis
sm-cost-now =
    { $n ->
        [one] { $kind }: 1 bringt jetzt 1 Punkt
       *[other] { $kind }: { $n } bringen jetzt 1 Punkt
    }
sm-row = Reihe
sm-offer-short = Ang.
sm-needs = Waren für 1, 2, 3, 4 Punkte
sm-markers = Waren auf der Tauschbörse
sm-marker = { $kind } auf Reihe { $row }: { $cost } Waren für einen bis vier Punkte
sm-bonus = Siegpunktleiste
sm-bonus-hint = meiste / zweite, Ende bei { $what }
sm-bonus-at = { $kind }: { $what }
sm-next-card = Als Nächstes zu ersteigern
sm-for-auction = Karte { $n } von 10, verdeckte Gebote

sm-produced = Produktion
sm-chosen = gewählt
sm-stored = Lager
sm-stored-n =
    { $n ->
        [one] 1 Ware
       *[other] { $n } Waren
    }
sm-points-field = Punkte
sm-aside = eingetauscht
sm-aside-rests = ruht bis zum Ende des Handels
sm-empty = leer
sm-cards-n =
    { $n ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $n } Karten
    }
sm-goods-n =
    { $n ->
        [one] 1 Ware
       *[other] { $n } Waren
    }
sm-trading = handelt
sm-done = fertig
sm-turn = entscheidet
sm-start-player = Startspieler
sm-put-out =
    { $kind }, { $n } hier, { $out } herausgelegt. { $n ->
        [0] Rücktaste nimmt eine zurück.
       *[other] Eine herauslegen; Rücktaste nimmt eine zurück.
    }
sm-put-back = { $kind } zurücklegen
sm-tap-fields = Tippe unten auf Waren in deinem Lager
sm-just-now = Gerade eben

sm-offer-middle = Das Angebot in der Mitte
sm-white = weiße Scheiben
sm-white-left =
    { $n ->
        [one] noch 1 weiße Scheibe
       *[other] noch { $n } weiße Scheiben
    }
sm-on-offer =
    { $n ->
        [0] nichts da
       *[other] { $n } im Angebot
    }
sm-make-one = { $kind } holen: { $n } im Angebot, du holst { $mine }
sm-produce-how = Was über das Angebot hinaus geholt wird, lässt den Preis fallen; was liegen bleibt, lässt ihn steigen.
sm-tip-shown = Was die anderen holen
sm-ask-produce = Lege geheim Scheiben für bis zu { $n } Waren
sm-detail-produce = Eine Scheibe je Ware und zwei weiße für mehr vom Gleichen. Alle decken gemeinsam auf.
sm-lay-discs =
    { $n ->
        [one] 1 Ware holen
       *[other] { $n } Waren holen
    }
sm-make-nothing = Nichts holen
sm-laid-wait = Deine Wahl liegt verdeckt
sm-laid-detail = Alle decken gemeinsam auf.
sm-answered-wait = Du hast geantwortet; die anderen überlegen noch

sm-rumour = Streue ein Gerücht: eine Ware, eine Reihe
sm-ask-rumour = Versetze eine Ware auf der Tauschbörse, oder lass es
sm-detail-rumour = Das Gerücht wirkt, bevor der Handel beginnt.
sm-no-rumour = Kein Gerücht
sm-pick-good = Wähle eine Ware
sm-spread = { $kind } auf R{ $row }
sm-move-row = { $kind } auf Reihe { $row }

sm-order = Wer der Reihe nach vorschlägt
sm-trade-round = Handelsrunde { $n } von 3
sm-answer-asked = überlegt
sm-answer-answered = hat geantwortet
sm-answer-cannot = hat die Waren nicht
sm-your-proposal = Dein Vorschlag an alle
sm-you-give = Du gibst
sm-you-want = Du willst
sm-gives = gibt
sm-wants = will
sm-for = für
sm-tap-goods = tippe auf deine Waren
sm-tap-add = tippe dazu
sm-nothing-yet = noch nichts
sm-made-short = Prod.
sm-stored-short = Lager
sm-from-production = aus der Produktion
sm-from-production-of = { $kind } aus der Produktion
sm-from-storage = aus dem Lager
sm-from-both = aus beiden Feldern
sm-from-anybody = aus beliebigem Feld
sm-take-back = { $kind } zurücknehmen, { $what }
sm-want-less = Eine Ware { $kind } weniger wollen
sm-want-more = Eine Ware { $kind } mehr wollen; die anderen haben { $n }
sm-tray-start = Tippe unten, was du gibst, dann, was du willst.
sm-tray-give-first = Nun tippe, was du gibst: Es muss in beide Richtungen etwas fließen.
sm-tray-want-first = Nun sag, was du dafür willst.
sm-could-none = Das hat gerade niemand allein.
sm-could-all = Das könnten alle anderen erfüllen.
sm-could =
    { $n ->
        [one] Nur { $names } könnte das jetzt erfüllen.
       *[other] { $names } könnten das jetzt erfüllen.
    }
sm-ask-propose = Du bist dran: Schlage allen einen Tausch vor
sm-detail-propose = Die anderen antworten gleichzeitig und geheim. Was du bekommst, kommt ins Lager.
sm-propose = Diesen Tausch vorschlagen
sm-no-proposal = Kein Vorschlag
sm-ask-answer = { $name } schlägt einen Tausch vor: Nimmst du an?
sm-detail-answer = Niemand sieht deine Antwort, bevor alle geantwortet haben. Was du bekommst, kommt ins Lager.
sm-accept = Annehmen: du bekommst
sm-decline = Ablehnen
sm-supply = Aus welchem Feld du gibst
sm-split = { $n } aus der Produktion, { $left } aus dem Lager
sm-all-production = aus der Produktion
sm-all-storage = aus dem Lager
sm-ask-partner = Mehrere haben angenommen: Mit wem tauschst du?
sm-detail-partner = Mit einem von ihnen musst du tauschen.
sm-who-accepted = Sie haben angenommen
sm-has-points =
    { $n ->
        [one] hat 1 Punkt
       *[other] hat { $n } Punkte
    }
sm-pick-partner = Wähle, mit wem
sm-swap-with = Mit { $name } tauschen

sm-market = Marktbrett
sm-all-offers = Alle { $n }
sm-i-can-take = Für mich { $n }
sm-to-all = an alle
sm-to =
    { $you ->
        [yes] an dich
       *[no] an { $name }
    }
sm-take = Nehmen
sm-take-label = { $goods } von { $name } nehmen für { $give }
sm-take-from = Du nimmst { $goods } von { $name }
sm-take-now = Angebot annehmen
sm-not-now = Doch nicht
sm-counter = Kontern
sm-turn-down = Ablehnen
sm-amend = Ändern
sm-withdraw = Zurückziehen
sm-you-lack = dir fehlt: { $what }
sm-gone-lapsed = verfallen: nicht mehr einzulösen
sm-gone-taken = angenommen
sm-gone-taken-by =
    { $you ->
        [yes] von dir genommen
       *[no] von { $name } genommen
    }
sm-race-lost = Zu spät: { $name } hat das Angebot gerade vor dir genommen.
sm-race-gone = Zu spät: Das Angebot hängt nicht mehr da.
sm-race-changed = Das Angebot wurde geändert, gerade bevor du es genommen hast. Schau noch einmal hin.
sm-offers = Angebote am Brett
sm-own-offers = Deine eigenen Angebote
sm-more-offers = { $n } weitere
sm-fewer-offers = Weniger
sm-filter = Nur Angebote mit einer Ware zeigen
sm-filter-kind = Nur Angebote mit { $kind }
sm-none-of-kind = In keinem Angebot kommt { $kind } vor.
sm-not-open = Der Markt öffnet gleich. Schau dich um und leg Waren bereit.
sm-brings = { $what }{ $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
sm-brings-long = Dein Lager brächte { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } statt { $total }.
sm-brings-same = Dein Lager brächte weiter { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }.
sm-brings-near = Dann brächten { $n } { $kind } mehr einen Punkt mehr.
sm-brings-short = noch { $n } { $kind }
sm-brings-spared = { $n ->
        [one] Die Nacht nähme 1 Ware weniger.
       *[other] Die Nacht nähme { $n } Waren weniger.
    }
sm-gone-withdrawn = zurückgezogen
sm-gone-turned-down = abgelehnt
sm-none-to-take = Gerade nichts, was du annehmen könntest.
sm-no-offers = Noch keine Angebote. Häng das erste ans Brett.
sm-next-offer = Dein nächstes Angebot
sm-counter-to = Gegenangebot an { $name }
sm-amending = Dein Angebot ändern
sm-to-label = an
sm-everyone = Alle
sm-clear = Von vorn
sm-put = Ans Brett hängen
sm-send-counter = Gegenangebot schicken
sm-change-it = Angebot ändern
sm-acts-left =
    { $n ->
        [one] noch 1 Marktzug
       *[other] noch { $n } Marktzüge
    }
sm-no-acts = Du hast keine Marktzüge mehr: Du kannst noch annehmen, ablehnen oder fertig sein.
sm-ask-market = Handle, wie du willst: nimm, kontere oder biete
sm-detail-market =
    Endet, wenn höchstens einer noch handelt. { $n ->
        [0] Von deiner Produktion ginge jetzt nichts verloren.
        [one] Dann geht 1 deiner { $total } produzierten Waren verloren.
       *[other] Dann gehen { $n } deiner { $total } produzierten Waren verloren.
    }
sm-im-done = Ich bin fertig
sm-ask-rejoin = Du bist fertig. Zurück auf den Markt, oder draußen bleiben?
sm-detail-rejoin = Der Markt hat sich seitdem geändert. Der Handel endet, wenn höchstens einer noch handelt.
sm-return = Zurück auf den Markt
sm-stay = Draußen bleiben

sm-ask-carry =
    { $n ->
        [one] Dein Träger kann 1 Ware ins Lager tragen
       *[other] Dein Träger kann bis zu { $n } Waren ins Lager tragen
    }
sm-detail-carry = Bevor die Hälfte vom Rest verloren geht. Tippe auf Waren deiner Produktion.
sm-carry-title = Der Träger ist da
sm-carry-text = Getragene Waren liegen im Lager: Sie lassen sich bieten und verkaufen und werden nicht halbiert.
sm-carry =
    { $n ->
        [0] Waren tragen
        [one] 1 Ware tragen
       *[other] { $n } Waren tragen
    }
sm-no-carry = Nichts tragen
sm-ask-lose =
    { $n ->
        [one] Wähle 1 produzierte Ware, die verloren geht
       *[other] Wähle { $n } produzierte Waren, die verloren gehen
    }
sm-detail-lose = Die Hälfte vom Rest der Produktion geht in den Vorrat. Der Rest wartet auf die nächste Runde.
sm-lose-title = Die Nacht nimmt sich die Hälfte
sm-lose-text = Tippe auf Waren deiner Produktion. Alle wählen geheim.
sm-lose = { $n } von { $total } aufgeben

sm-your-bid = Dein verdecktes Gebot
sm-bid-laid = Dein Gebot liegt verdeckt
sm-bid-how = Tippe auf Waren einer Sorte im Lager. Die meisten gewinnen; bei gleicher Zahl die höhere Reihe.
sm-bid-nothing-laid = Du bietest nichts.
sm-bid-ranks =
    { $n ->
        [one] { $goods }: 1 Ware, gewertet mit { $kind } auf R{ $row }.
       *[other] { $goods }: { $n } Waren, gewertet mit { $kind } auf R{ $row }.
    }
sm-who-bid = Wer geboten hat
sm-ask-bid = Biete Waren aus dem Lager für die Karte, oder nichts
sm-detail-bid =
    { $limit ->
        [one] Nur wer gewinnt, zahlt und darf dazu einen Siegpunktwert anheben.
       *[other] Mit deinen Papieren darfst du { $limit } Sorten mischen. Nur wer gewinnt, zahlt und darf einen Siegpunktwert anheben.
    }
sm-bid = Bieten
sm-bid-nothing = Nichts bieten
sm-ask-recover =
    { $n ->
        [one] Nimm 1 Ware deines Gebots zurück
       *[other] Nimm { $n } Waren deines Gebots zurück
    }
sm-detail-recover = Das Recht des Feilschers: Bei einem gemischten Gebot wählst du, welche.
sm-recover-title = Der Feilscher holt zurück
sm-recover-text = Tippe auf das, was ins Lager zurückkommt.
sm-recover = Zurücknehmen
sm-raise = Hebe einen Siegpunktwert an
sm-ask-raise = Du hast die Karte: Hebst du einen Siegpunktwert an?
sm-detail-raise = Die letzte Stufe beendet das Spiel; dann kommt nur noch der Schlussverkauf.
sm-raise-to = { $kind } auf { $what } anheben
sm-raise-kind = { $kind } anheben
sm-no-raise = Nichts anheben

sm-sale = Verkauf
sm-worth-now = Was jede Ware jetzt wert ist
sm-worth-how = groß: Punkte · darunter: Waren, die du abgibst
sm-you-have = du hast { $n }
sm-for-goods =
    { $n ->
        [one] 1 Ware
       *[other] { $n } Waren
    }
sm-sell-for =
    { $points ->
        [one] { $n } { $kind } für 1 Punkt verkaufen
       *[other] { $n } { $kind } für { $points } Punkte verkaufen
    }
sm-bonus-now = Bonus { $what }
sm-two-more = 2 mehr: +{ $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
sm-leads-you = du führst mit { $n }
sm-leads = { $name } führt mit { $n }
sm-after-sale =
    Du bekommst { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }. Danach { $n ->
        [one] bleibt 1 Ware
       *[other] bleiben { $n } Waren
    } im Lager, { $max } dürfen es sein.
sm-after-discard =
    { $n ->
        [one] 1 Ware musst du dann abgeben.
       *[other] { $n } Waren musst du dann abgeben.
    }
sm-points-of = { $n } auf dem Siegpunktfeld; Boni und Karten zählen am Ende
sm-if-ended =
    { $n ->
        [one] 1 Punkt, wenn jetzt Schluss wäre
       *[other] { $n } Punkte, wenn jetzt Schluss wäre
    }
sm-field-bonus = { $n } auf deinem Feld, Wert { $what }
sm-regular = Stammkundschaft
sm-fence = Der Hehler verkauft auch aus der Produktion
sm-ask-sell = Verkaufe geheim, was Punkte bringt
sm-detail-sell = Nur genaue Zahlen, höchstens vier Punkte je Ware. Danach bleiben höchstens { $max } Waren im Lager.
sm-ask-final_sale = Das Spiel geht zu Ende: Verkaufe noch einmal
sm-detail-final_sale = Nur Waren im Lager zählen. Danach kommt die Wertung.
sm-sell =
    { $points ->
        [one] Für 1 Punkt verkaufen
       *[other] Für { $points } Punkte verkaufen
    }
sm-sell-nothing = Nichts verkaufen
sm-sale-laid = Dein Verkauf liegt verdeckt
sm-sale-laid-text = Alle decken gemeinsam auf.
sm-ask-clear =
    { $n ->
        [one] Dein Lager ist zu voll: Gib 1 Ware ab
       *[other] Dein Lager ist zu voll: Gib { $n } Waren ab
    }
sm-detail-clear = Höchstens { $max } Waren dürfen bleiben.
sm-clear-title = Das Lager ist voll
sm-clear-text = Höchstens { $max } Waren dürfen bleiben. Tippe auf das, was in den Vorrat geht.
sm-give-up = { $n } von { $total } abgeben

sm-effect-produce_more =
    { $n ->
        [one] Darf jede Runde eine Ware mehr holen.
       *[other] Darf jede Runde { $n } Waren mehr holen.
    }
sm-effect-sale_rows =
    { $n ->
        [one] In jedem Verkauf zählt eine genannte Ware eine Reihe höher.
       *[other] In jedem Verkauf zählt eine genannte Ware { $n } Reihen höher.
    }
sm-effect-sees_discs = Wählt die Produktion, nachdem die Scheiben der anderen zu sehen sind.
sm-effect-wins_ties = Gewinnt eine Auktion bei Gleichstand in Zahl und Reihe.
sm-effect-sells_production = Darf auch aus der Produktion verkaufen, aber nicht im Schlussverkauf.
sm-effect-moves_row =
    { $n ->
        [one] Darf vor dem Handel eine Ware eine Reihe hinauf- oder hinuntersetzen.
       *[other] Darf vor dem Handel eine Ware bis zu { $n } Reihen versetzen.
    }
sm-effect-bid_kinds =
    { $n ->
        [one] Ein Gebot darf zwei Sorten mischen; die höhere Reihe zählt.
       *[other] Ein Gebot darf { $n } weitere Sorten mischen; die höchste Reihe zählt.
    }
sm-effect-storage_more =
    { $n ->
        [one] Das Lager fasst eine Ware mehr.
       *[other] Das Lager fasst { $n } Waren mehr.
    }
sm-effect-keeps_production = Nach dem Handel geht nichts von der Produktion verloren.
sm-effect-carries =
    { $n ->
        [one] Trägt nach dem Handel eine Ware von der Produktion ins Lager.
       *[other] Trägt nach dem Handel bis zu { $n } Waren von der Produktion ins Lager.
    }
sm-effect-bid_back =
    { $n ->
        [one] Nimmt nach einer gewonnenen Auktion eine Ware des Gebots zurück.
       *[other] Nimmt nach einer gewonnenen Auktion { $n } Waren des Gebots zurück.
    }
sm-effect-bid_weight =
    { $n ->
        [one] Ein Gebot zählt eine Ware mehr.
       *[other] Ein Gebot zählt { $n } Waren mehr.
    }
sm-effect-end_points =
    { $n ->
        [one] Am Ende 1 Punkt wert.
       *[other] Am Ende { $n } Punkte wert.
    }

sm-moment-discs = Alle Scheiben werden aufgedeckt
sm-moment-trade = Der Markt ist geschlossen
sm-moment-trade-text = Was getauscht wurde, liegt jetzt im Lager.
sm-moment-bids = Die Gebote werden aufgedeckt
sm-moment-sales = Die Verkäufe werden aufgedeckt
sm-nobody-sells = Niemand verkauft etwas.
sm-score-title = Der Markt schließt
sm-score-intro = Erst die Punktefelder, dann der Siegpunktwert jeder Ware, dann die Karten.
sm-score-fields = Waren auf den Punktefeldern
sm-score-fields-text = Jede ist einen Punkt wert.
sm-score-label = { $kind }, { $what }
sm-score-kind = { $kind }: { $names }
sm-score-most = Die meisten: { $points }. Die zweitmeisten: { $left }.
sm-score-seconds = Die meisten: { $points }. { $n } teilen sich den zweiten Platz: { $left } wird geteilt und abgerundet.
sm-score-tie = { $n } teilen sich den ersten Platz: Beide Zahlen zusammen, { $total }, werden geteilt und abgerundet.
sm-score-cards = Informationskarten
sm-score-cards-text = Eine Karte 1 Punkt, zwei 3, drei 6, vier 10, fünf oder mehr 15.

sm-log-round = Runde { $n }
sm-log-lot =
    { $you ->
        [yes] { $who } bist Startspieler.
       *[no] { $who } ist Startspieler.
    }
sm-log-card = Die nächste Karte: { $card }.
sm-log-discs = Scheiben:
sm-log-makes =
    { $you ->
        [yes] { $who } holst { $goods }
       *[no] { $who } holt { $goods }
    }
sm-log-row = { $goods } R{ $row } → R{ $to }
sm-log-bonus = { $goods } Siegpunktwert steigt auf { $what }
sm-log-short = Von { $kind } wurde mehr verlangt, als da ist: Das Spiel endet.
sm-log-rumour =
    { $by ->
        [up] { $you ->
            [yes] { $who } streust ein Gerücht: { $kind } steigt.
           *[no] { $who } streut ein Gerücht: { $kind } steigt.
        }
       *[down] { $you ->
            [yes] { $who } streust ein Gerücht: { $kind } fällt.
           *[no] { $who } streut ein Gerücht: { $kind } fällt.
        }
    }
sm-log-passed =
    { $you ->
        [yes] { $who } schlägst nichts vor.
       *[no] { $who } schlägt nichts vor.
    }
sm-log-proposed =
    { $you ->
        [yes] { $who } schlägst { $give } für { $take } vor.
       *[no] { $who } schlägt { $give } für { $take } vor.
    }
sm-log-nobody = Niemand nimmt an.
sm-log-accept =
    { $you ->
        [yes] Du nimmst an.
       *[no] { $n ->
            [one] { $names } nimmt an.
           *[other] { $names } nehmen an.
        }
    }
sm-log-could-not = Niemand hat, was verlangt wird.
sm-log-swapped =
    { $you ->
        [yes] { $who } gibst { $other } { $give } für { $take }.
       *[no] { $youtoo ->
            [yes] { $who } gibt dir { $give } für { $take }.
           *[no] { $who } gibt { $other } { $give } für { $take }.
        }
    }
sm-everyone-dative = allen
sm-you-dative = dir
sm-log-offers =
    { $you ->
        [yes] { $who } bietest { $name } { $give } für { $take }.
       *[no] { $who } bietet { $name } { $give } für { $take }.
    }
sm-log-counters =
    { $you ->
        [yes] { $who } bietest { $name } dagegen { $give } für { $take }.
       *[no] { $who } bietet { $name } dagegen { $give } für { $take }.
    }
sm-log-amends =
    { $you ->
        [yes] { $who } bietest jetzt { $give } für { $take }.
       *[no] { $who } bietet jetzt { $give } für { $take }.
    }
sm-log-gone-withdrawn =
    { $you ->
        [yes] { $who } ziehst ein Angebot zurück.
       *[no] { $who } zieht ein Angebot zurück.
    }
sm-log-gone-turned-down =
    { $you ->
        [yes] Dein Angebot wird abgelehnt.
       *[no] Das Angebot von { $who } wird abgelehnt.
    }
sm-log-gone-lapsed =
    { $you ->
        [yes] Dein Angebot verfällt.
       *[no] Das Angebot von { $who } verfällt.
    }
sm-log-trading =
    { $you ->
        [yes] { $who } bist wieder auf dem Markt.
       *[no] { $who } ist wieder auf dem Markt.
    }
sm-log-done =
    { $you ->
        [yes] { $who } bist fertig.
       *[no] { $who } ist fertig.
    }
sm-log-trade-ended = Der Handel ist zu Ende
sm-log-carried =
    { $you ->
        [yes] { $who } trägst { $goods } ins Lager.
       *[no] { $who } trägt { $goods } ins Lager.
    }
sm-log-lost = Aus der Produktion verloren:
sm-log-bids = Gebote:
sm-log-bid =
    { $you ->
        [yes] { $who } bietest { $goods }
       *[no] { $who } bietet { $goods }
    }
sm-log-won =
    { $you ->
        [yes] { $who } ersteigerst { $card } für { $goods }.
       *[no] { $who } ersteigert { $card } für { $goods }.
    }
sm-log-card-left = Niemand bekommt { $card }; die Karte ist aus dem Spiel.
sm-log-recovered =
    { $you ->
        [yes] { $who } nimmst { $goods } zurück.
       *[no] { $who } nimmt { $goods } zurück.
    }
sm-log-sold =
    { $you ->
        [yes] { $who } verkaufst { $goods } für { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[no] { $who } verkauft { $goods } für { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
sm-log-cleared = Aus dem Lager geräumt:
sm-log-end-shortage = Eine Ware ist ausgegangen: Alle verkaufen noch einmal
sm-log-end-bonus = Eine Ware hat die letzte Stufe erreicht: Alle verkaufen noch einmal
sm-log-end-last-auction = Die letzte Karte ist weg: Alle verkaufen noch einmal
sm-log-cards = Karten: { $names }

schwarzmarkt-account-stage = Verkauf { $n }
schwarzmarkt-account-sales-revealed = Verkaufte Waren
schwarzmarkt-account-bonus-scored = Bonus für die meisten Waren
schwarzmarkt-account-cards-scored = Infokarten
sm-tie-dear = Punktgleich: { $first } hat mehr gewertete Waren auf der höchsten Reihe ({ $more } zu { $fewer }).
