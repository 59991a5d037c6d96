basari_cards-title = Basari: das Kartenspiel
    .blurb = Plane geheim, feilsche, wenn zwei dasselbe wollen.
    .short = Basari, die Karten
    .line = Heimlich wählen, dann mit Edelsteinen darum feilschen.

basari_cards-good-R = { $count } Rot
    .name = Rot
basari_cards-good-Y = { $count } Gelb
    .name = Gelb
basari_cards-good-G = { $count } Grün
    .name = Grün
basari_cards-good-B = { $count } Blau
    .name = Blau

basari_cards-action-A = A, eine Karte
    .help = Zieh eine Karte, ihre Arbeiter zählen
basari_cards-action-B = B, Punkte
    .help = Nimm die Punkte deiner aktuellen Karte
basari_cards-action-C = C, Edelsteine
    .help = Nimm die Edelsteine deiner aktuellen Karte
basari_cards-action-D = D, Tausch
    .help = Allein: gib einen Edelstein, nimm zwei. Mit anderen: nimm einen

basari_cards-card =
    { $workers ->
        [one] { $workers } Arbeiter
       *[other] { $workers } Arbeiter
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $gems }

basari_cards-question-deal = Die Basarkarten werden ausgeteilt.
    .waiting = Die Basarkarten werden ausgeteilt.
basari_cards-question-choose = Wähle geheim deine Aktion.
    .waiting = { $seat } wählt.
basari_cards-question-draw = Eine Karte wird gezogen.
    .waiting = Eine Karte wird gezogen.
basari_cards-question-offer = Mach das erste Angebot: mindestens einen Edelstein.
    .waiting = { $seat } macht das erste Angebot.
basari_cards-question-answer = Nimm das Angebot an oder erhöhe.
    .waiting = { $seat } überlegt sich das Angebot.
basari_cards-question-exchange = Gib einen Edelstein in den Vorrat und nimm zwei.
    .waiting = { $seat } tauscht einen Edelstein.
basari_cards-question-take = Nimm einen Edelstein aus dem Vorrat.
    .waiting = { $seat } nimmt einen Edelstein.

basari_cards-action-deal = an { $to } austeilen: { $card }
basari_cards-action-choose = { $action } wählen
basari_cards-action-offer = { $gems } bieten
basari_cards-action-raise = auf { $gems } erhöhen
basari_cards-action-accept = annehmen
basari_cards-action-exchange = { $give } geben, { $take } nehmen
basari_cards-action-take = { $gem } nehmen

basari_cards-event-dealt = { $seat } bekommt { $card }.
basari_cards-event-committed = { $seat } hat gewählt.
basari_cards-event-revealed = Alle decken auf: { $choices }.
basari_cards-event-voided = Drei oder mehr haben { $action } gewählt: Die Aktion verfällt.
basari_cards-event-haggle-began = { $first } und { $second } feilschen um { $action }; { $first } beginnt.
basari_cards-event-offered = { $seat } bietet { $gems }.
basari_cards-event-accepted = { $seat } nimmt { $gems } von { $bidder } an.
basari_cards-event-won-for-free = { $seat } bekommt { $action } umsonst: Niemand hat einen Edelstein.
basari_cards-event-drew =
    { $seat } zieht eine Karte mit { $workers ->
        [one] { $workers } Arbeiter
       *[other] { $workers } Arbeitern
    }.
basari_cards-event-pile-was-empty = { $seat } findet den Zugstapel leer.
basari_cards-event-pile-ran-short = Der Zugstapel reicht nicht mehr für alle: Niemand bekommt eine Karte, und der Durchgang wird gewertet.
basari_cards-event-scored =
    { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
basari_cards-event-took = { $seat } nimmt { $gems } aus dem Vorrat.
basari_cards-event-exchanged = { $seat } gibt { $gave } und nimmt { $took }.
basari_cards-event-majority-scored =
    Mehrheit { $colour_name } ({ $counts }): { $seats } { $seats_count ->
        [one] bekommt
       *[other] bekommen je
    } { $points } und { $seats_count ->
        [one] gibt
       *[other] geben je
    } { $returned } zurück.
basari_cards-event-workers-scored = { $seat } hat { $workers } Arbeiter und bekommt { $points }.
basari_cards-event-stage-ended = Durchgang { $stage_from_one } ist zu Ende: { $points }.
basari_cards-event-game-ended =
    { $winners_count ->
        [one] { $winners } gewinnt das Spiel.
       *[other] { $winners } teilen sich den Sieg.
    }

basari_cards-refusal-no-such-card = Diese Aktionskarte gibt es bei so vielen Spielern nicht.
basari_cards-refusal-not-in-the-pile = Diese Karte ist nicht im Zugstapel.
basari_cards-refusal-must-offer = Das erste Angebot ist Pflicht: Annehmen geht noch nicht.
basari_cards-refusal-offer-nothing = Biete mindestens einen Edelstein.
basari_cards-refusal-not-your-gems = Diese Edelsteine hast du nicht.
basari_cards-refusal-too-low = Zu niedrig: Biete mehr Edelsteine oder gleich viele und teurere.
basari_cards-refusal-give-one = Gib genau einen Edelstein.
basari_cards-refusal-not-in-stock = Diese Edelsteine sind nicht im Vorrat.
basari_cards-refusal-take-two = Nimm genau zwei Edelsteine oder so viele, wie da sind.
basari_cards-refusal-take-one = Nimm genau einen Edelstein.

basari_cards-phase-deal = Austeilen
basari_cards-phase-choose = Geheime Wahl
basari_cards-phase-draw = Karte ziehen
basari_cards-phase-offer = Erstes Angebot
basari_cards-phase-answer = Feilschen
basari_cards-phase-exchange = Tausch
basari_cards-phase-take = Edelstein nehmen
basari_cards-phase-over = Spielende

basari_cards-option-age = Alter
    .help = die Plätze von alt nach jung; entscheidet den letzten Gleichstand beim ersten Angebot

basari_cards-why-tipped-bonus = Den Ausschlag gaben die Arbeiter.

# Basari, die Karten: was gefragt ist, warum es zählt, was die Antworten bedeuten.

basari_cards-learn-intro = Willkommen im Basar: Du handelst mit Edelsteinen.
    .why = Drei Durchgänge, jeder mit einer Wertung. Die meisten Steine einer Farbe bringen Punkte, 15 Arbeiter auch. Die meisten Punkte gewinnen.
    .options = Zwei Bots spielen gegen dich. Hinweise wie dieser kommen je einmal, immer wenn etwas neu ist.
    .clause = BC-5
basari_cards-learn-deal = Alle bekommen eine Basarkarte, offen.
    .why = Sie sagt, was deine Aktionen in dieser Runde wert sind: Arbeiter, Punkte, Edelsteine. Die Arbeiter auf allen deinen Karten zählen zusammen.
    .options = Sieh dir auch die Karten der anderen an: Sie verraten, was jeder wollen könnte.
    .clause = BC-6
basari_cards-learn-choose = Du sollst heimlich eine Aktion planen.
    .why = Hast nur du sie gewählt, bekommst du sie. Waren es genau zwei, wird gefeilscht. Waren es drei, geht jeder leer aus.
    .options = A: eine Karte ziehen, wegen der Arbeiter. B: die Punkte deiner Karte werten. C: die Steine deiner Karte nehmen. Wähle eine und leg sie verdeckt hin.
    .clause = BC-12
basari_cards-learn-lapse = Drei haben dasselbe gewählt: Es verfällt.
    .why = Was dir am besten gefällt, gefällt oft auch den anderen. Der zweitbeste Plan kann der bessere sein.
    .options = Verloren ist nur die Runde.
    .clause = BC-12
basari_cards-learn-draw = Aktion A: Eine Karte wird vom Stapel gezogen.
    .why = Es zählen nur ihre Arbeiter. Wer 15 hat, beendet den Durchgang und bekommt dafür 12 Punkte.
    .options = Behalte die Arbeiter neben den Namen im Auge: Die Wertung kommt schneller, als man denkt.
    .clause = BC-9
basari_cards-learn-offer = Zwei wollen dasselbe, und du eröffnest das Feilschen.
    .why = Wer die Aktion bekommt, zahlt mit Steinen; wer nachgibt, bekommt die Steine. Beides kann das bessere Geschäft sein.
    .options = Schieb mindestens einen Stein aus deiner Auslage. Fang niedrig an: Der andere kann nur annehmen oder mehr bieten.
    .clause = BC-15
basari_cards-learn-answer = Dir wird etwas geboten: Nimm die Steine oder biete mehr.
    .why = Nimmst du an, gehören dir die Steine und dem anderen die Aktion. Erhöhst du, hat der andere dieselbe Wahl.
    .options = Ein höheres Gebot hat mehr Steine oder gleich viele, aber wertvollere: Rot, Gelb, Grün, Blau. Die Knöpfe zeigen die billigsten Erhöhungen.
    .clause = BC-17
basari_cards-learn-exchange = Aktion D, und nur du hast sie gewählt: Tausch einen Stein gegen zwei.
    .why = Aus einem Stein einer Farbe, die du nicht mehr gewinnst, werden zwei, die dir helfen.
    .options = Tipp den Stein an, den du zurückgibst, dann die zwei, die du nimmst.
    .clause = BC-27
basari_cards-learn-take = Aktion D mit anderen: Jeder nimmt einen Stein.
    .why = D verfällt nie, aber geteilt ist es weniger wert.
    .options = Nimm eine Farbe, in der dich ein Stein mehr nach vorn bringt.
    .clause = BC-28
basari_cards-learn-end = Das war ein ganzer Durchgang mit seiner Wertung.
    .why = Wer vorn liegt, gibt Steine zurück, das Rennen beginnt also neu. Noch zwei Durchgänge wie dieser.
    .options = Die Anleitung endet hier. Spiel weiter, es ist deine Partie.
    .clause = BC-22
