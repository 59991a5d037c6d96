# Feilschen mit Edelsteinen.

haggles = feilscht gerade
haggles-you = feilscht mit dir
standing-offer = Auf dem Tisch: { $goods }
no-offer-yet = Noch kein Angebot
waits-for =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $who } überlegt.
    }
tray-thinks =
    { $you ->
        [yes] überlegst
       *[no] überlegt
    }
tray-opens =
    { $you ->
        [yes] eröffnest
       *[no] eröffnet
    }
tray-sending = unterwegs …
tray-push =
    { $n ->
        [one] schiebst 1 Stein vor
       *[other] schiebst { $n } Steine vor
    }
tray-empty = noch nichts vorgeschoben
tray-offers =
    { $you ->
        [yes] bietest { $goods }
       *[no] bietet { $goods }
    }
tray-waits =
    { $you ->
        [yes] wartest auf das erste Angebot
       *[no] wartet auf das erste Angebot
    }
would-take =
    { $you ->
        [yes] bekämst
       *[no] bekäme
    }
would-score =
    { $you ->
        [yes] bekämst { $points } Punkte
       *[no] bekäme { $points } Punkte
    }
would-draw =
    { $you ->
        [yes] würdest eine Karte ziehen
       *[no] zöge eine Karte
    }
would-roll =
    { $you ->
        [yes] würdest weiterwürfeln
       *[no] würde weiterwürfeln
    }
cheapest-raises = Günstigste Erhöhungen
cheapest-offers = Günstigste Angebote

verdict-open = Schieb Steine aus deiner Auslage vor
verdict-open-detail = Tipp auf einen Stein, nimm die Knöpfe oder die Tasten r y g b; mit Umschalttaste zurück.
verdict-nothing = Schieb Steine vor, um zu erhöhen, oder nimm an
verdict-nothing-detail = Mehr Steine als { $standing }, oder gleich viele und wertvoller.
verdict-stuck = Du kannst nicht erhöhen
verdict-stuck-detail = Nichts, was du hast, schlägt { $standing }.
verdict-opens = Dein erstes Angebot: { $bid }
verdict-opens-detail = { $other } kann annehmen oder erhöhen.
verdict-beats = { $bid } schlägt { $standing }
verdict-more =
    { $n ->
        [one] Ein Stein mehr. { $other } kann annehmen oder wieder erhöhen.
       *[other] { $n } Steine mehr. { $other } kann annehmen oder wieder erhöhen.
    }
verdict-dearer = Gleich viele Steine, aber mehr { $colour }. { $other } kann annehmen oder wieder erhöhen.
verdict-same = Gleich viel reicht nicht
verdict-same-detail = Ein Stein mehr, oder eine wertvollere Farbe.
verdict-short = { $bid } schlägt { $standing } nicht
verdict-cheaper = Gleich viele Steine, aber weniger { $colour }.
verdict-fewer =
    { $n ->
        [one] Ein Stein fehlt noch
       *[other] { $n } Steine fehlen noch
    }
verdict-fewer-detail = Mindestens so viele wie { $standing }.

ask-offer = Du bist dran: Mach { $name } ein Angebot
ask-offer-detail = Mindestens ein Stein. { $name } kann annehmen oder erhöhen.
ask-offer-passes = { $name } kann annehmen oder erhöhen. Bietest du nichts, bekommt { $name } die Aktion.
ask-answer = Dein Zug: annehmen oder erhöhen
ask-answer-detail = Erhöhst du, ist { $name } wieder dran.
ask-must-accept = Du kannst nicht erhöhen: Nimm an
accept-you-get = Annehmen: du bekommst
accept-get = Annehmen: du bekommst { $goods }
raise-with = Erhöhen auf
raise-with-goods = Erhöhen auf { $goods }
offer = Anbieten
offer-goods = Anbieten: { $goods }
offer-nothing = Nichts bieten
you-haggle = Du feilschst mit { $who } um { $action }
two-haggle = { $one } und { $two } feilschen um { $action }
two-haggle-detail =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $who } überlegt.
    }

order-title = Dauerauftrag
order-hint = antwortet für dich, auch wenn du nicht da bist
order-raises = erhöht bis
order-accepts = nimmt an ab
order-this = dieses Feilschen
order-next = das nächste Feilschen
order-lasting = bis auf Widerruf
order-acts = antwortet gleich
order-acts-detail = Dein Dauerauftrag antwortet gleich. Du kannst ihm noch zuvorkommen.
order-stops = geht nicht weiter: du bist dran
order-change = Ändern
order-withdraw = Widerrufen
order-explain = Wenn du gefragt wirst: Was gut genug ist, wird angenommen; sonst erhöht dein Platz so wenig wie möglich; geht das nicht, wirst du gefragt. Nur du siehst das.
order-most = Erhöhen bis
order-most-says = Dein Platz erhöht von selbst mit höchstens { $goods }.
order-most-none = Ohne Edelsteine erhöht dein Platz nicht von selbst.
order-least = Alles annehmen ab
order-least-says = { $goods } oder mehr wird angenommen.
order-least-none = Ohne Edelsteine nimmt dein Platz nichts von selbst an.
order-how-long = Wie lange
order-save = Auftrag geben
