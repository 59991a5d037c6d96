oase-title = Die Oase
    .blurb = Triff die Karawane, wähle heimlich deinen Ort, feilsche, wo ihr zu zweit seid.

oase-good-D =
    { $count ->
        [one] { $count } Dattel
       *[other] { $count } Datteln
    }
    .name = Datteln
oase-good-S = { $count } Salz
    .name = Salz
oase-good-O = { $count } Öl
    .name = Öl

oase-phase-arrive = die Karawane kommt
oase-phase-choose = geheime Wahl
oase-phase-offer = ein Gebot
oase-phase-answer = eine Antwort
oase-phase-over = Spielende

oase-question-arrive = Die Karawane kommt.
    .waiting = Die Karawane kommt.
oase-question-choose = Zu welchem Ort gehst du? Wähle heimlich.
    .waiting = { $seat } wählt einen Ort.
oase-question-offer = Wie viele Münzen bietest du für alle Waren dieses Ortes?
    .waiting = { $seat } überlegt ein Gebot.
oase-question-answer = Die Münzen oder die Hälfte der Waren?
    .waiting = { $seat } denkt über das Gebot nach.

oase-action-arrive = { $load } auslegen
oase-action-choose = Ort { $place_name } wählen
oase-action-offer =
    { $coins ->
        [0] nichts bieten
        [one] { $coins } Münze bieten
       *[other] { $coins } Münzen bieten
    }
oase-action-accept = die Münzen nehmen
oase-action-decline = die Waren teilen

oase-event-arrived = Runde { $round_from_one }: Die Karawane bringt { $load }.
oase-event-committed = { $seat } hat gewählt.
oase-event-revealed = Alle decken auf: { $places }.
oase-event-took = { $seat } nimmt { $goods } (Ort: { $place_name }).
oase-event-crowded = { $seats } treffen sich (Ort: { $place_name }): Niemand bekommt etwas.
oase-event-offered =
    { $coins ->
        [0] { $seat } bietet { $to } nichts für den Ort { $place_name }.
        [one] { $seat } bietet { $to } { $coins } Münze für den Ort { $place_name }.
       *[other] { $seat } bietet { $to } { $coins } Münzen für den Ort { $place_name }.
    }
oase-event-accepted =
    { $coins ->
        [one] { $seat } nimmt { $coins } Münze von { $bidder }.
       *[other] { $seat } nimmt { $coins } Münzen von { $bidder }.
    }
oase-event-declined = { $seat } teilt lieber mit { $bidder }.
oase-event-game-ended =
    { $winners_count ->
        [one] { $winners } gewinnt: { $points }.
       *[other] { $winners } teilen sich den Sieg: { $points }.
    }

oase-refusal-wrong-load = Die Karawane legt an jeden Ort Waren, höchstens so viele, wie das Set sagt.
oase-refusal-no-such-place = Diesen Ort gibt es nicht.
oase-refusal-not-your-coins = So viele Münzen hast du nicht.

oase-option-rounds = Runden
    .help = wie viele Karawanen kommen, bevor das Spiel vorbei ist

oase-why-best-place = Der Ort ist ausgelost, im Verhältnis zu dem, was jeder bringen würde.
oase-why-fair-price = Etwa die Hälfte dessen, was die Waren mehr wert sind als geteilt.
oase-why-coins-are-worth-more = Die Münzen sind mehr wert als die Hälfte der Waren.
oase-why-goods-are-worth-more = Die Hälfte der Waren ist mindestens so viel wert wie die Münzen.
