basari-title = Basari: das Brettspiel
    .blurb = Zieh um den Basar, plane geheim, feilsche, wenn zwei dasselbe wollen.
    .short = Basari, das Brett
    .line = Drei Runden um den Basar, Stand für Stand.

basari-good-R = { $count } Rot
    .name = Rot
basari-good-Y = { $count } Gelb
    .name = Gelb
basari-good-G = { $count } Grün
    .name = Grün
basari-good-B = { $count } Blau
    .name = Blau

basari-action-dice = Würfeln
    .help = Würfle noch einmal, zieh weiter und nimm sechs minus die Augenzahl an Punkten
basari-action-points = Punkte
    .help = Nimm die Punkte deines Standes
basari-action-gems = Edelsteine
    .help = Nimm die Edelsteine deines Standes
basari-choices-dice = Würfeln
basari-choices-points = Punkte
basari-choices-gems = Edelsteine

basari-stall =
    Stand { $number } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $gems })

basari-question-place = Leg dein Startplättchen an einen freien Stand.
    .waiting = { $seat } sucht einen Stand für den Start.
basari-question-roll = Alle würfeln und ziehen.
    .waiting = Alle würfeln und ziehen.
basari-question-choose = Wähle geheim deine Aktion.
    .waiting = { $seat } wählt.
basari-question-throw = Es wird noch einmal gewürfelt.
    .waiting = Es wird noch einmal gewürfelt.
basari-question-roll_off = Gleich viele Punkte: Die Würfel entscheiden, wer beginnt.
    .waiting = Gleich viele Punkte: Die Würfel entscheiden, wer beginnt.
basari-question-offer = Mach das erste Angebot oder überlass die Aktion dem anderen.
    .waiting = { $seat } überlegt sich ein erstes Angebot.
basari-question-answer = Nimm das Angebot an oder erhöhe.
    .waiting = { $seat } überlegt sich das Angebot.
basari-question-carry_out = Führ die Aktion aus oder lass sie verfallen.
    .waiting = { $seat } überlegt, ob die Aktion sich lohnt.

basari-action-place = Start: { $stall }
basari-action-roll = { $dice } würfeln
basari-action-choose = { $action_name } wählen
basari-action-throw = { $to } würfelt { $pips }
basari-action-roll_off = { $lower } gegen { $higher } würfeln
basari-action-offer = { $gems } bieten
basari-action-raise = auf { $gems } erhöhen
basari-action-accept = annehmen
basari-action-decline = verzichten
basari-action-carry_out = Aktion ausführen

basari-event-placed = { $seat } beginnt hier: { $stall }.
basari-event-walked = Alle würfeln und ziehen: { $dice }.
basari-event-committed = { $seat } hat gewählt.
basari-event-revealed = Alle decken auf: { $choices }.
basari-event-voided = Drei oder mehr haben { $action_name } gewählt: Die Aktion verfällt.
basari-event-rolled-off = { $seats } liegen gleich und würfeln um das erste Angebot: { $dice }.
basari-event-haggle-began = { $first } und { $second } feilschen um { $action_name }; { $first } beginnt.
basari-event-offered = { $seat } bietet { $gems }.
basari-event-accepted = { $seat } nimmt { $gems } von { $bidder } an.
basari-event-won-for-free = Kein Angebot: { $seat } bekommt { $action_name } umsonst.
basari-event-let-go = { $seat } lässt { $action_name } verfallen.
basari-event-threw =
    { $seat } würfelt { $pips }, zieht weiter und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
basari-event-scored =
    { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
basari-event-took = { $seat } nimmt { $gems } aus dem Vorrat.
basari-event-lap-scored = { $seat } ist einmal herum und bekommt { $points }.
basari-event-majority-scored =
    Mehrheit { $colour_name } ({ $counts }): { $seats } { $seats_count ->
        [one] bekommt
       *[other] bekommen je
    } { $points } und { $seats_count ->
        [one] gibt
       *[other] geben je
    } { $returned } zurück.
basari-event-scoring-ended = Wertung { $scoring_from_one } ist vorbei: { $points }. Die Startplättchen kommen unter die Spielfiguren.
basari-event-game-ended =
    { $winners_count ->
        [one] { $winners } gewinnt das Spiel.
       *[other] { $winners } teilen sich den Sieg.
    }

basari-refusal-no-such-card = Diese Aktionskarte gibt es nicht.
basari-refusal-no-such-stall = Diesen Stand gibt es auf diesem Ring nicht.
basari-refusal-stall-taken = An diesem Stand liegt schon ein Startplättchen.
basari-refusal-one-die-each = Jeder würfelt mit einem Würfel.
basari-refusal-no-such-die = Ein Würfel zeigt eins bis sechs.
basari-refusal-offer-nothing = Wenn du nichts bieten willst, verzichte.
basari-refusal-not-your-gems = Diese Edelsteine hast du nicht.
basari-refusal-too-low = Zu niedrig: Biete mehr Edelsteine oder gleich viele und teurere.

basari-phase-place = Startplättchen legen
basari-phase-roll = Ziehen
basari-phase-choose = Geheime Wahl
basari-phase-throw = Noch ein Wurf
basari-phase-roll_off = Würfeln um das erste Angebot
basari-phase-offer = Erstes Angebot
basari-phase-answer = Feilschen
basari-phase-carry_out = Ausführen
basari-phase-over = Spielende

basari-option-decline = Verzicht
    .help = wer eine Aktion bekommt, darf sie verfallen lassen
basari-option-scorings = Wertungen
    .help = wie viele Wertungen das Spiel hat, eine bis fünf

basari-why-tipped-bonus = Den Ausschlag gab die Runde um den Basar.

# Basari, das Brett: was gefragt ist, warum es zählt, was die Antworten bedeuten.

basari-learn-intro = Willkommen im Ring der Stände.
    .why = Alle ziehen, dann planen alle heimlich. Ist jemand einmal herum, wird gewertet; nach drei Wertungen gewinnen die meisten Punkte.
    .options = Zwei Bots spielen gegen dich. Hinweise wie dieser kommen je einmal, immer wenn etwas neu ist.
    .clause = BB-19
basari-learn-place = Du sollst dein Startplättchen an einen freien Stand legen.
    .why = Dort beginnt deine Figur, und wieder dort anzukommen schließt deine Runde ab. Alle haben gleich weit.
    .options = Jeder freie Stand ist recht. Sieh dir die sechs Stände danach an: Einer davon wird dein erster.
    .clause = BB-3
basari-learn-roll = Alle haben gewürfelt und sind im Uhrzeigersinn gezogen.
    .why = Dieser Wurf bringt keine Punkte. Er bestimmt nur, an welchem Stand du jetzt Geschäfte machst.
    .options = Der Stand zeigt oben Punkte und unten Edelsteine: Das bringen zwei der drei Aktionen.
    .clause = BB-5
basari-learn-choose = Du sollst heimlich eine Aktion planen.
    .why = Hast nur du sie gewählt, bekommst du sie. Waren es genau zwei, wird gefeilscht. Waren es drei oder vier, verfällt sie.
    .options = Würfel: noch einmal würfeln, weiterziehen und sechs minus den Wurf bekommen. Punkte: die deines Standes. Edelsteine: die deines Standes.
    .clause = BB-10
basari-learn-throw = Aktion Würfel: noch ein Wurf.
    .why = Die Figur zieht weiter, und eine kleine Zahl bringt Punkte: sechs minus den Wurf.
    .options = Wer weiter kommt, bringt die Wertung näher, und 10 Punkte bekommt, wer die Runde abschließt.
    .clause = BB-7
basari-learn-roll_off = Gleichstand: Die Würfel entscheiden, wer eröffnet.
    .why = Sonst macht das erste Angebot, wer mehr Punkte hat.
    .options = Hier gibt es nichts zu wählen.
    .clause = BB-13
basari-learn-lapse = Drei haben dasselbe gewählt: Es verfällt.
    .why = Was dir am besten gefällt, gefällt oft auch den anderen.
    .options = Verloren ist nur die Aktion.
    .clause = BB-10
basari-learn-offer = Zwei wollen dasselbe, und du machst das erste Angebot.
    .why = Wer die Aktion bekommt, zahlt mit Steinen; wer nachgibt, bekommt die Steine. Beides kann das bessere Geschäft sein.
    .options = Schieb Steine aus deiner Auslage, oder überlass dem anderen die Aktion umsonst.
    .clause = BB-14
basari-learn-answer = Dir wird etwas geboten: Nimm die Steine oder biete mehr.
    .why = Nimmst du an, gehören dir die Steine und dem anderen die Aktion. Erhöhst du, hat der andere dieselbe Wahl.
    .options = Ein höheres Gebot hat mehr Steine oder gleich viele, aber wertvollere: Rot, Gelb, Grün, Blau.
    .clause = BB-15
basari-learn-carry_out = Die Aktion gehört dir: Führ sie aus oder lass sie sein.
    .why = An deinem Tisch darf man auf eine Aktion verzichten. Was dafür gezahlt wurde, bleibt gezahlt.
    .options = Fast immer wirst du sie wollen.
    .clause = BB-10
basari-learn-end = Das waren die ersten Runden.
    .why = In der Wertung bringt eine volle Runde 10 Punkte, die meisten Steine einer Farbe 14, 12, 10 oder 8. Wer vorn liegt, gibt danach Steine zurück.
    .options = Die Anleitung endet hier. Spiel weiter, es ist deine Partie.
    .clause = BB-21

basari-study-chapter-places = Stände
basari-study-place = Siege an einem Stand
    .note = Jede Runde an diesem Stand zählt einmal mit dem Ergebnis der Partie. Edelsteine, Punkte, Nummer im Ring.
basari-study-place_choice = Was an einem Stand gewählt wird
    .note = Anteile der Aktionen, die dort gewählt werden, in Prozent. Edelsteine, Punkte, Nummer im Ring.
