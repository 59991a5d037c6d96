sandsturm-title = Sandsturm
    .blurb = Geheime Aufträge, flinke Handlanger und ein Sturm, der alles beendet.
    .short = Sandsturm
    .line = Fünf Würfel, ein geheimer Auftrag, und alle verdächtigen dich.

sandsturm-good-V = { $count } Violett
    .name = Violett
sandsturm-good-C = { $count } Kupfer
    .name = Kupfer
sandsturm-good-T = { $count } Türkis
    .name = Türkis
sandsturm-good-R = { $count } Rosa
    .name = Rosa
sandsturm-good-S = { $count } Sand
    .name = Sand
sandsturm-good-G = { $count } Grau
    .name = Grau
sandsturm-good-L =
    { $count ->
        [one] die Lampe
       *[other] { $count } Lampen
    }
    .name = Lampe
sandsturm-good-A =
    { $count ->
        [one] das Artefakt
       *[other] { $count } Artefakte
    }
    .name = Artefakt

sandsturm-mission-hidden = verdeckt
sandsturm-mission-none = noch keiner
sandsturm-missions-keep = Behalt
sandsturm-missions-take = Nimm
sandsturm-missions-collect = Sammel
sandsturm-missions-give = Gib
sandsturm-missions-select = Selektier
sandsturm-missions-loser = Verlierer
sandsturm-chip-keep = Behalt
sandsturm-chip-take = Nimm
sandsturm-chip-collect = Sammel
sandsturm-chip-give = Gib
sandsturm-chip-select = Selektier
sandsturm-chip-loser = Verlierer
sandsturm-chip-hidden = verdeckt
sandsturm-chip-none = umsonst
sandsturm-card-sandstorm = Sandsturm
sandsturm-card-none = keine Karte

sandsturm-type-rob = Rauben
    .help = nimm einem anderen eine Ware weg
sandsturm-type-give = Schenken
    .help = gib einem anderen eine Ware
sandsturm-type-swap = Tauschen
    .help = tausche eine deiner Waren gegen eine eines anderen
sandsturm-type-secure = Sichern
    .help = lege zwei Waren unter das Schloss
sandsturm-type-move = Verschieben
    .help = verschiebe eine Ware zwischen zwei anderen
sandsturm-type-none = nichts
sandsturm-faces-rob = Rauben
sandsturm-faces-give = Schenken
sandsturm-faces-swap = Tauschen
sandsturm-faces-secure = Sichern
sandsturm-faces-move = Verschieben
sandsturm-faces-joker = Joker
sandsturm-faces-blank = leer
sandsturm-faces-unrolled = in der Luft

sandsturm-question-lot = Der Startspieler wird ausgelost.
    .waiting = Der Startspieler wird ausgelost.
sandsturm-question-remove = Ein Auftrag verlässt ungesehen das Spiel.
    .waiting = Ein Auftrag verlässt ungesehen das Spiel.
sandsturm-question-deal = Die Aufträge werden verteilt.
    .waiting = Die Aufträge werden verteilt.
sandsturm-question-reveal = Die nächste Rundenkarte wird aufgedeckt.
    .waiting = Die nächste Rundenkarte wird aufgedeckt.
sandsturm-question-chips = Lege Verdachtchips zu anderen, oder mach weiter.
    .waiting = { $seat } denkt über Verdächtigungen nach.
sandsturm-question-roll = Die Würfel fallen.
    .waiting = Die Würfel fallen für { $seat }.
sandsturm-question-act = Wähle eine Aktionsart, oder würfle für einen Chip neu.
    .waiting = { $seat } wählt eine Aktionsart.
sandsturm-question-target = Wähle Ware und Spieler.
    .waiting = { $seat } wählt ein Ziel.
sandsturm-question-secure = Wähle die Waren, die du sicherst.
    .waiting = { $seat } sichert Waren.

sandsturm-action-lot = { $to } beginnt
sandsturm-action-remove = einen Auftrag entfernen
sandsturm-action-deal = an { $to } verteilen: { $mission_name }
sandsturm-action-reveal = { $card_name } aufdecken
sandsturm-action-roll = { $faces_name } würfeln
sandsturm-action-place = { $on } verdächtigen: { $mission_name }
sandsturm-action-done = keine Chips mehr
sandsturm-action-reroll =
    { $chip ->
        [none] Würfel { $dice } umsonst neu werfen
       *[other] Würfel { $dice } für einen Chip neu werfen: { $chip_name }
    }
sandsturm-action-choose =
    { $jokers ->
        [0] { $type_name }
        [one] { $type_name } mit { $jokers } Joker
       *[other] { $type_name } mit { $jokers } Jokern
    }
sandsturm-action-skip = keine Aktion möglich
sandsturm-action-rob = { $good } von { $victim } rauben
sandsturm-action-give = { $good } an { $to } verschenken
sandsturm-action-swap = { $own } gegen { $good } mit { $partner } tauschen
sandsturm-action-secure = { $goods } sichern
sandsturm-action-move = { $good } von { $giver } zu { $to } verschieben

sandsturm-event-start-drawn = { $seat } beginnt und hat die Lampe. Das Artefakt: { $artefact }.
sandsturm-event-mission-removed = Ein Auftrag verlässt ungesehen das Spiel.
sandsturm-event-mission-dealt = { $seat } hat einen Auftrag: { $mission_name }.
sandsturm-event-round-began = Runde { $round }: { $card_name }. { $start } beginnt.
sandsturm-event-artefact-came = Die Karte bringt das verfluchte Artefakt zu { $seat }.
sandsturm-event-turn-began =
    { $ban_lifted ->
        [yes] { $seat } ist dran; die Handelssperre fällt weg.
       *[no] { $released_count ->
            [0] { $seat } ist dran.
           *[other] { $seat } ist dran; aus dem Schloss kommt { $released }.
        }
    }
sandsturm-event-suspected = { $seat } verdächtigt { $on }: { $mission_name }.
sandsturm-event-rerolled =
    { $chip ->
        [none] { $seat } wirft die Würfel { $dice } umsonst neu.
        [hidden] { $seat } gibt einen Chip ab und wirft die Würfel { $dice } neu.
       *[other] { $seat } gibt einen Chip ({ $chip_name }) ab und wirft die Würfel { $dice } neu.
    }
sandsturm-event-rolled = { $seat } würfelt { $faces_name }.
sandsturm-event-type-chosen =
    { $jokers ->
        [0] { $seat } wählt { $type_name }, { $times }-mal.
        [one] { $seat } wählt { $type_name } mit { $jokers } Joker, { $times }-mal.
       *[other] { $seat } wählt { $type_name } mit { $jokers } Jokern, { $times }-mal.
    }
sandsturm-event-skipped = { $seat } kann nichts wählen.
sandsturm-event-robbed = { $seat } raubt { $good } von { $victim }.
sandsturm-event-gave = { $seat } schenkt { $to }: { $good }.
sandsturm-event-swapped = { $seat } tauscht { $own } gegen { $good } mit { $partner }.
sandsturm-event-secured = { $seat } sichert { $goods }.
sandsturm-event-trade-banned = { $seat } hat eine Handelssperre bis zum nächsten Zug.
sandsturm-event-moved = { $seat } verschiebt { $good } von { $giver } zu { $to }.
sandsturm-event-lapsed = { $seat }: { $type_name } verfällt { $times }-mal.
sandsturm-event-round-ended = Runde { $round } ist zu Ende. { $start } hat die Lampe und beginnt die nächste.
sandsturm-event-sandstorm-came = Der Sandsturm! Aufträge: { $missions }.
sandsturm-event-chip-scored =
    { $seat } lag bei { $on } richtig: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
sandsturm-event-all-suspected = { $seat } lag bei allen richtig: { $points } Punkte.
sandsturm-event-secret-kept = { $seat } hat das Geheimnis gewahrt: { $points } Punkte.
sandsturm-event-good-scored = { $seat } hat { $good }: { $points } Punkte.
sandsturm-event-mission-scored =
    { $seat }, { $mission_name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
sandsturm-event-game-ended =
    { $points }. { $winners_count ->
        [one] { $winners } gewinnt das Spiel.
       *[other] { $winners } teilen sich den Sieg.
    }

sandsturm-refusal-mission-is-gone = Dieser Auftrag ist nicht mehr zu verteilen.
sandsturm-refusal-wrong-trio = Ein Auftrag der anderen Dreiergruppe ist an der Reihe.
sandsturm-refusal-no-such-player = Diesen Spieler gibt es nicht.
sandsturm-refusal-no-such-face = Diese Seite hat der Würfel nicht.
sandsturm-refusal-die-was-kept = Dieser Würfel bleibt liegen.
sandsturm-refusal-no-storm-yet = Der Sandsturm kommt frühestens in Runde 5.
sandsturm-refusal-storm-is-due = Die siebte Karte ist der Sandsturm.
sandsturm-refusal-card-is-gone = Diese Rundenkarte ist nicht mehr dabei.
sandsturm-refusal-must-place = Die Rundenkarte verlangt erst einen Verdachtchip.
sandsturm-refusal-not-on-yourself = Verdachtchips kommen zu anderen Spielern.
sandsturm-refusal-chip-is-gone = Diesen Chip hast du nicht mehr.
sandsturm-refusal-can-choose = Du kannst eine Aktionsart wählen, also musst du.
sandsturm-refusal-no-dice = Wähle mindestens einen Würfel zum Neuwerfen.
sandsturm-refusal-free-first = Erst kommt dein freier Wurf, ein Chip ist nicht nötig.
sandsturm-refusal-reroll-costs = Ein neuer Wurf kostet einen deiner nicht gelegten Chips.
sandsturm-refusal-no-paid-rerolls = Die Rundenkarte lässt keine Chips für neue Würfe zu.
sandsturm-refusal-no-such-type = Diese Aktionsart gibt es nicht.
sandsturm-refusal-type-forbidden = Die Rundenkarte verbietet diese Aktionsart.
sandsturm-refusal-too-many-jokers = So viele Joker hast du nicht.
sandsturm-refusal-no-joker-for-move = Joker zählen nicht für Verschieben.
sandsturm-refusal-type-not-rolled = Diese Aktionsart zeigt kein Würfel und kein genutzter Joker.
sandsturm-refusal-other-type = Du hast eine andere Aktionsart gewählt.
sandsturm-refusal-not-yourself = Dafür brauchst du einen anderen Spieler.
sandsturm-refusal-neighbours-only = In dieser Runde erreichst du nur deine beiden Nachbarn.
sandsturm-refusal-only-richer = In dieser Runde erreichst du nur Spieler mit mehr Waren als du.
sandsturm-refusal-only-poorer = In dieser Runde erreichst du nur Spieler mit weniger Waren als du.
sandsturm-refusal-one-good = Wähle genau eine Ware.
sandsturm-refusal-not-their-good = Diese Ware hat der Spieler nicht.
sandsturm-refusal-not-your-good = Das hast du nicht.
sandsturm-refusal-untouchable = Diese Ware darf in dieser Runde niemand anrühren.
sandsturm-refusal-secured = Diese Ware ist gesichert.
sandsturm-refusal-trade-ban = Eine Handelssperre hält alle Waren fern.
sandsturm-refusal-two-others = Verschieben geht von einem anderen Spieler zu einem weiteren.
sandsturm-refusal-wrong-number = Sichere genau so viele Waren, wie verlangt sind.

sandsturm-phase-lot = Startspieler auslosen
sandsturm-phase-remove = Aufträge entfernen
sandsturm-phase-deal = Aufträge verteilen
sandsturm-phase-reveal = Rundenkarte
sandsturm-phase-chips = Verdacht
sandsturm-phase-roll = Würfeln
sandsturm-phase-act = Aktionsart wählen
sandsturm-phase-target = Ausführen
sandsturm-phase-secure = Sichern
sandsturm-phase-over = Spielende

sandsturm-option-artefact = Verfluchtes Artefakt
    .help = wo das Artefakt beginnt: beim rechten Nachbarn des Startspielers oder für immer in der Mitte
sandsturm-option-artefact-right = rechter Nachbar
sandsturm-option-artefact-middle = bleibt in der Mitte
sandsturm-option-open_stacks = Offene Stapel
    .help = verdeckte Verdachtchips bleiben lesbar

sandsturm-why-suspect = Der Verdacht ist zu { $sure } sicher: Früh gelegt ist er { $now } Punkte wert, Warten wäre { $later } wert.
sandsturm-why-bluff = Ein Chip mit dem eigenen Zeichen, wo man ihn zu { $sure } glaubt: Am eigenen Platz sucht das Zeichen dann niemand mehr.
sandsturm-why-must-suspect = Ein Chip muss liegen; dieser kostet am wenigsten.
sandsturm-why-wait = Noch kein Verdacht ist sicher genug: Wer wartet, weiß mehr.
sandsturm-why-reroll = Neu zu würfeln hebt die Gewinnchance im Mittel auf { $share }; was es kostet, ist schon abgezogen.
sandsturm-why-best-type = Diese Aktion führt zur besten Gewinnchance, { $share }: Für den Auftrag und gegen die anderen bringt sie { $gain }, was sie verrät, kostet { $leak }.
sandsturm-why-nothing-to-choose = Die Würfel bieten nichts.
sandsturm-why-best-target = Hier bringt es am meisten, { $gain } für den Auftrag und gegen die anderen; was es verrät, kostet { $leak }.
sandsturm-why-dearest = Diese Waren zu verlieren, täte am meisten weh.

# Sandsturm: was gefragt ist, warum es zählt, was die Antworten bedeuten.

sandsturm-learn-intro = Fünf Würfel, je zehn Waren und ein geheimer Auftrag.
    .why = Die Waren sollen so liegen, wie es dein Auftrag am besten lohnt, ohne dass jemand merkt, welcher das ist.
    .options = Drei Bots spielen gegen dich. Hinweise wie dieser kommen je einmal, immer wenn etwas neu ist.
    .clause = SS-2
sandsturm-learn-deal = Dein Auftrag liegt vor dir, nur für deine Augen.
    .why = Er sagt, welche Waren dir am Ende etwas bringen. Du kannst ihn zudecken, falls dir jemand über die Schulter sieht.
    .options = Die anderen haben jeder einen anderen. Die Liste an der Seite sagt, was alle sechs wollen.
    .clause = SS-25
sandsturm-learn-lot = Das Los hat bestimmt, wer beginnt und die Wunderlampe hat.
    .why = Wer am Ende einer Runde die Lampe hat, beginnt die nächste; am Schluss ist sie 5 Punkte wert. Das Artefakt kostet 5.
    .options = Beide lassen sich rauben, schenken und tauschen wie jede andere Ware.
    .clause = SS-19
sandsturm-learn-remove = Zu viert sind zwei Aufträge ungesehen aus dem Spiel.
    .why = Von Behalt, Nimm, Sammel sind zwei am Tisch und von Gib, Selektier, Verlierer auch. Das hilft beim Raten.
    .options = Achte darauf, was die anderen rauben und verschenken: Das sagt mehr als ihre Chips.
    .clause = SS-3
sandsturm-learn-reveal = Eine Rundenkarte gilt für alle, eine Runde lang.
    .why = Sie kann eine Art von Aktion fördern oder verbieten. Zwischen der fünften und siebten Karte kommt der Sandsturm, und das Spiel ist aus.
    .options = Lies sie, bevor du wählst, was du tust.
    .clause = SS-8
sandsturm-learn-chips = Du darfst vor dem Wurf jemanden verdächtigen.
    .why = Ein Chip nennt den Auftrag, den du bei jemandem vermutest. Richtige zählen am Ende, je früher, desto mehr; falsche kosten nichts.
    .options = Wähle einen Chip, dann eine Person. Oder behalte deine Chips: Sie bezahlen auch Neuwürfe. Du kannst ohne weitermachen.
    .clause = SS-11
sandsturm-learn-roll = Die fünf Würfel sagen, was du tun kannst.
    .why = Jede Seite ist eine Aktion. Was oft liegt, geht oft; ein Joker zählt für alles außer Verschieben.
    .options = Gefällt dir der Wurf nicht, gib einen Chip ab und wirf einige Würfel neu.
    .clause = SS-13
sandsturm-learn-act = Du sollst eine Art von Aktion wählen.
    .why = Sie wird genau so oft ausgeführt, wie die Würfel sie zeigen. Was du tust, verrät den anderen etwas über deinen Auftrag.
    .options = Rauben nimmt, Schenken gibt, Tauschen wechselt, Sichern schützt deine Waren, Verschieben bewegt Waren zwischen zwei anderen. Oder wirf für einen Chip neu.
    .clause = SS-14
sandsturm-learn-target = Du sollst sagen, wen es trifft und welche Ware.
    .why = Jedes Mal darf es jemand anderen treffen. Waren unter einem Schloss sind außer Reichweite.
    .options = Klick die Ware selbst an; beim Schenken und Verschieben auch, wer sie bekommt.
    .clause = SS-15
sandsturm-learn-secure = Du sollst sagen, welche Waren du sicherst.
    .why = Gesicherte Waren lassen sich bis zu deinem nächsten Zug nicht rauben, tauschen oder verschieben. Viermal Sichern ist eine Handelssperre: Nichts kommt, nichts geht.
    .options = Zwei Waren für jedes Mal. Nimm die, die dein Auftrag braucht.
    .clause = SS-16
sandsturm-learn-end = Das waren zwei Runden und das Wichtigste.
    .why = Beim Sandsturm zählen richtige Verdächtigungen, ein gewahrtes Geheimnis bringt 8, dann werden alle Aufträge gewertet.
    .options = Die Anleitung endet hier. Spiel weiter, es ist deine Partie.
    .clause = SS-21

sandsturm-study-margin = Vorsprung
    .note = Wie weit der Sieger in Punkten vor dem Nächsten liegt; der Auftrag des Verlierers gewinnt von weit hinten, darum auch unter null.
sandsturm-study-source = Woher die Punkte kommen
    .note = Anteile an allen gewonnenen oder verlorenen Punkten in Prozent, für alle und für Sieger.
