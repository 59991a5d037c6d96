# Ein Tisch im Browser, gleich welches Spiel.

your-turn = Du bist dran
you-name = Du
you-seat = du, Platz { $n }
table-code = Tisch { $code }
question-bar = Was gefragt ist
rule-link = Regel { $clause }
your-area = Deine Auslage
log = Verlauf
tab-log = Verlauf
tab-haggle = Feilschen
log-empty = Noch ist nichts geschehen.
haggle-empty = Noch hat niemand gefeilscht.
status-over = Spiel beendet
points = Punkte
points-n =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
labelled = { $label }: { $what }
kind-R = rot
kind-Y = gelb
kind-G = grün
kind-B = blau
goods-count = { $n } { $kind }
everybody = alle
nobody = niemand
each = je { $points }
left-in-stock = Noch im Vorrat
has-chosen = hat gewählt
is-choosing = wählt noch
card-label =
    Basarkarte: { $workers ->
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    }, { $points } Punkte, { $gems }
die-label = Würfel: { $value }
less = weniger { $what }
more = mehr { $what }
of-max = von { $max }
put-back = zurücklegen

waiting = Einen Augenblick
waiting-for = Wir warten auf { $names }
waiting-detail = Sobald du dran bist, wirst du gefragt.
watching = Du schaust zu.
sending = unterwegs …
go-on = Weiter
moment-next = Dann geht es weiter.
moment-then = Danach: { $title }.
moment-deal = Handschlag
moment-done = Erledigt
lost-connection = Verbindung weg, wir versuchen es weiter
lost-connection-detail = Nichts ist verloren: Dein Zug bleibt hier und wird einmal gesendet.
try-now = Jetzt versuchen
refused-again = Nichts hat sich geändert. Versuch es anders.
refused-other = Das geht nicht ({ $code }).

score-intro = Jede Farbe geht jetzt an den, der am meisten davon hat.
score-colour =
    { $you ->
        [yes] Du hast am meisten { $colour }: { $points } Punkte
       *[no] { $n ->
            [one] { $names } hat am meisten { $colour }: { $points } Punkte
           *[other] { $names } teilen sich { $colour }: je { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }
        }
    }
score-alone =
    { $returned ->
        [one] Allein vorn: 1 Stein geht in den Vorrat zurück.
       *[other] Allein vorn: { $returned } Steine gehen in den Vorrat zurück.
    }
score-shared =
    { $returned ->
        [one] Geteilt: Jeder gibt 1 Stein in den Vorrat zurück.
       *[other] Geteilt: Jeder gibt { $returned } Steine in den Vorrat zurück.
    }
score-label = { $colour }, { $points } Punkte
score-coming = als Nächstes
score-skip = Gleich zum Ergebnis
score-next = Weiter
over-you-won = Du gewinnst
over-shared-you = Du gewinnst gemeinsam mit { $names }
over-won =
    { $n ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
over-text = Die Lampe ist aus, die Stände sind zu. Das nimmt jeder mit nach Hause.
sure-nothing = Wirklich? { $what }
over-luck = War es Glück?
over-tie-broken = Gleich viele Punkte: Wer vorn steht, hat die Gleichstandsregel entschieden.
over-looking = Du siehst den Tisch, wie er am Ende lag.
over-result = Zum Ergebnis
over-table = Tisch ansehen
rematch = Revanche
rematch-join = Zur Revanche

log-offered =
    { $you ->
        [yes] { $who } bietest { $goods }.
       *[no] { $who } bietet { $goods }.
    }
log-accepted =
    { $you ->
        [yes] { $who } nimmst { $goods } von { $bidder } an.
       *[no] { $youtoo ->
            [yes] { $who } nimmt { $goods } von dir an.
           *[no] { $who } nimmt { $goods } von { $bidder } an.
        }
    }
log-free =
    { $you ->
        [yes] { $who } bekommst es umsonst.
       *[no] { $who } bekommt es umsonst.
    }
log-scored =
    { $you ->
        [yes] { $who } bekommst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[no] { $who } bekommt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
log-took =
    { $you ->
        [yes] { $who } nimmst { $goods }.
       *[no] { $who } nimmt { $goods }.
    }
log-took-none =
    { $you ->
        [yes] { $who } findest nichts davon im Vorrat.
       *[no] { $who } findet nichts davon im Vorrat.
    }
log-majority =
    Am meisten { $goods }: { $names }, { $n ->
        [one] { "" }
       *[other] je { "" }
    }{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
log-winners =
    { $you ->
        [yes] Du gewinnst das Spiel.
       *[no] { $n ->
            [one] { $names } gewinnt das Spiel.
           *[other] { $names } gewinnen gemeinsam.
        }
    }

takeback = Meinen letzten Zug zurücknehmen
takeback-no = Geht gerade nicht: Etwas ist aufgedeckt, es gibt keinen Zug, oder es wurde schon darum gebeten
takeback-alone = Nur Bots spielen mit: geht sofort
takeback-ask = Die anderen Menschen am Tisch werden gefragt
takeback-asked =
    { $n ->
        [one] Du möchtest deinen Zug zurücknehmen. Eine Antwort fehlt noch.
       *[other] Du möchtest deinen Zug zurücknehmen. { $n } Antworten fehlen noch.
    }
takeback-withdraw = Doch nicht
takeback-wish = { $name } möchte den letzten Zug zurücknehmen.
takeback-refuse = Nein
takeback-agree = Einverstanden
takeback-pending = { $name } möchte einen Zug zurücknehmen.
you-are-away = Ein Bot hält deinen Stuhl warm.
you-were-late = Deine Zeit war um: Der Zug der Regeln wurde gespielt, und ein Bot hält deinen Platz.
time-left = noch { $time }
time-left-bank = noch { $time } im Vorrat
time-bank = Bank
time-then-bank = Danach { $time } aus dem Vorrat
log-time-up =
    { $you ->
        [yes] Deine Zeit war um: Der Zug der Regeln gilt, und ein Bot spielt weiter, bis du zurück bist.
       *[no] Die Zeit von { $who } war um: Der Zug der Regeln gilt, und ein Bot spielt weiter.
    }
bell-rings = { $n ->
        [0] Der Markt schließt auf jeden Fall
       *[other] Der Markt schließt, wenn niemand handelt
    }
bell-help = Schon eine Weile hat niemand gehandelt. Wenn die Glocke läutet, ist der Handel für alle vorbei, die noch nicht fertig sind.
market-opens = Der Markt öffnet, für alle zugleich
log-left-seat = { $who } hat den Tisch verlassen; ein Bot spielt weiter.
log-took-seat = { $who } ist zurück und spielt wieder selbst.
log-went-away = { $who } ist nicht mehr verbunden.
log-came-back = { $who } ist wieder da.
log-wished-back = { $who } möchte einen Zug zurücknehmen.
log-watching = Jemand schaut zu.
log-market-closed = Die Glocke hat geläutet: Der Markt ist geschlossen.
log-taken-back =
    { $you ->
        [yes] Du hast deinen letzten Zug zurückgenommen.
       *[no] { $who } hat den letzten Zug zurückgenommen.
    }
sit-again = Wieder übernehmen
seat-absent = { $name } ist schon eine Weile weg.
seat-silent = { $name } hat schon eine Weile nicht geantwortet.
seat-ask = Um den Platz von { $name } bitten
seat-ask-text = Alle am Tisch werden gefragt; ein Bot spielt, bis sie einverstanden sind
seat-asked =
    { $n ->
        [one] Du hast um den Platz von { $seat } gebeten. Eine Antwort fehlt noch.
       *[other] Du hast um den Platz von { $seat } gebeten. { $n } Antworten fehlen noch.
    }
seat-wish = { $name } möchte den Platz von { $seat } übernehmen, mit allem, was dort verdeckt ist.
seat-wish-mine = { $name } möchte deinen Platz übernehmen, mit allem, was dort verdeckt ist.
seat-wish-pending = { $name } hat um den Platz von { $seat } gebeten.
bot-instead = Bot spielen lassen
handover = Meinen Platz auf ein anderes Gerät holen
handover-text = Ein Code für zehn Minuten, einmal gültig
handover-how = Gib diesen Code am anderen Gerät unter „An einen Tisch“ ein. Dieses Gerät schaut dann nur noch zu.
leave = Meinen Platz verlassen
leave-text = Ein Bot spielt für dich weiter; du kannst zurückkommen
leave-sure = Gehen? Ein Bot übernimmt, bis du zurückkommst.
leave-yes = Gehen
stay = Bleiben
close-text = Für alle, endgültig
close-sure = Den Tisch für alle schließen?
verify = Würfel nachprüfen
verify-title = Die Würfel, nachgeprüft
verify-text = Vor dem Spiel versiegelt, danach geöffnet
verify-how = Vor der ersten Ziehung hat das Haus den Fingerabdruck seines geheimen Startwerts veröffentlicht, und jeder Mensch am Tisch hat ein eigenes Geheimnis dazugegeben. Nach dem Spiel liegen alle Startwerte offen, und dein Browser kann alles selbst noch einmal ziehen.
verify-commitment = Veröffentlichter Fingerabdruck
verify-seed = Der Startwert, jetzt offen
verify-later = Der Startwert wird am Ende des Spiels geöffnet. Komm dann wieder.
verify-cannot = Dieser Browser kann nur über eine sichere Verbindung prüfen (https oder dieser Rechner selbst).
verify-run =
    { $n ->
        [one] 1 Ziehung prüfen
       *[other] Alle { $n } Ziehungen prüfen
    }
verify-working = Wird geprüft …
verify-fine = Alle { $n } Zahlen stimmen, und der Startwert ist der versprochene.
verify-wrong =
    { $seed ->
        [yes] { $n } Zahlen folgen nicht aus dem Startwert.
       *[no] Der Startwert ist nicht der versprochene; { $n } Zahlen weichen ab.
    }

chat = Chat
tab-chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-seats-only = Hier reden nur, die am Tisch sitzen. Wer den Tisch leitet, kann den Chat für Zuschauende öffnen.
chat-write = Sag etwas
chat-send = Senden
chat-older = Frühere Zeilen
chat-unread =
    { $n ->
        [one] 1 neue Zeile
       *[other] { $n } neue Zeilen
    }
chat-said = { $name } sagt: { $text }
chat-closed = Solange ein Vorschlag offen ist, wird nicht kommentiert.
chat-for = Chat
chat-for-seats = nur am Tisch
chat-for-all = auch Zuschauende
spectator = sieht zu
about-person = Zu { $name }
mute = Stummschalten
block = Blockieren
shun-note = Stumm: Du siehst nicht mehr, was diese Person schreibt. Blockiert: Ihr trefft euch auch nicht an deinen oder öffentlichen Tischen. Zurücknehmen kannst du das unter
phrase-1 = Gut gespielt!
phrase-2 = Einen Moment, bitte.
phrase-3 = Danke!
phrase-4 = Was für ein Handel!

side-panel = Auf einen Blick

over-account = Woher die Punkte kamen
over-kind = Art der Punkte
over-sum = Zusammen
over-stage = Teil { $n }
over-stage-end = Am Ende
over-again = Wertung noch einmal ansehen
over-curve = Punkte im Lauf der Partie
over-curve-label = Punkte im Lauf der Partie, am Ende: { $points }
rematch-text = Dieselben Plätze, eine neue Partie

telling = Wie schnell dir erzählt wird
telling-text = Nur für dich: Uhren und die anderen laufen weiter. Ein Finger auf dem Tisch oder die Taste h hält an.
telling-slow = langsam
telling-normal = normal
telling-fast = schnell
telling-wait = warte auf mich
