basari-title = Basari: das Brettspiel
    .blurb = Zieh um den Basar, plane geheim, feilsche, wenn zwei dasselbe wollen.

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
