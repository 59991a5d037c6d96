# Die Worte des Browsers: Startseite, Tisch vor dem Spiel, Regeln, Menüs. Du, kurz, ruhig.

home-link = Funduk, zur Startseite
tools = Werkzeuge
language = Sprache
theme =
    { $theme ->
        [evening] Abendlicht, auf Morgen umschalten
       *[other] Morgenlicht, auf Abend umschalten
    }
sound = Töne
rules = Regeln
menu = Menü
settings = Einstellungen
close = Schließen
loading = Einen Augenblick …
close-table = Tisch schließen

home-title = Spiele vom Basar
home-sub = Ein Klick, und du sitzt. Bots halten die Stühle warm, bis deine Freunde kommen.
home-offline = Das Haus antwortet gerade nicht. Wir klopfen weiter.
play-now = Jetzt spielen
read-rules = Regeln lesen
seats-range =
    { $apart ->
        [0] { $fewest }
        [1] { $fewest } oder { $most }
       *[other] { $fewest } bis { $most }
    }
minutes-n = { $n } Min.

name-set = wähl deinen Namen
guest-name = Gast { $n }
name-change = Namen ändern
name-title = Wie sollen wir dich nennen?
name-label = Dein Name
name-hint = Bis zu 24 Zeichen. Die anderen am Tisch sehen ihn.
name-save = Das bin ich

bot-name-0 = Safran
bot-name-1 = Zimt
bot-name-2 = Minze
bot-name-3 = Anis
bot-name-4 = Vanille
bot-name-5 = Pfeffer

my-games = Meine Spiele
notices-open = Nachricht, wenn du dran bist
mine-with = mit { $names }
mine-turns =
    { $n ->
        [one] 1 wartet auf dich
       *[other] { $n } warten auf dich
    }
mine-turn = du bist dran
mine-turn-left = du bist dran, noch { $time }
mine-late = Zeit war um: ein Bot spielt für dich
title-your-turn = Du bist dran
mine-lobby =
    { $free ->
        [0] bereit zum Start
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }
mine-closed = geschlossen
mine-over = beendet
mine-won = du hast gewonnen
mine-place = Platz { $place } von { $of }
mine-waiting =
    { $n ->
        [one] { $names } überlegt
       *[other] { $names } überlegen
    }
mine-running = läuft
mine-empty = Noch kein Spiel. Drück auf „Jetzt spielen“: Drei Bots sitzen schon am Tisch.

open-tables = Offene Tische
show-all = Alle { $n } zeigen
show-fewer = Weniger zeigen
open-count =
    { $n ->
        [one] einer wartet
       *[other] { $n } warten
    }
open-free =
    { $n ->
        [one] ein Platz frei
       *[other] { $n } Plätze frei
    }
open-empty = Gerade wartet niemand. Richte einen Tisch für alle ein, dann erscheint er hier.
sit-down = Platz nehmen
go-there = Hingehen

join = An einen Tisch
join-label = Der Code, den dein Freund sieht
join-hint = Oder ein ganzer Link, oder ein Umzugscode, der deinen Platz auf dieses Gerät holt.
join-go = Dazusetzen

table-options = Optionen des Spiels
set-table = Tisch decken
which-game = Welches Spiel
you = du
bot = Bot
a-friend = Freund, per Link
friend = Freund
seats-count = { $n } Plätze
seat-n = Platz { $n }
seat-add = Ein Platz mehr
seat-less = Ein Platz weniger
who-joins = Wer darf dazu
by-link = per Link
anyone = alle
pace = Bots spielen
pace-human = gemütlich
pace-fast = schnell
create-table = Tisch aufstellen
clock = Uhr
clock-none = ohne Uhr
clock-live = live: { $question } je Frage, { $bank } Vorrat
clock-days = über Tage: { $question } je Frage, { $bank } Vorrat

lobby-title = Der Tisch ist gedeckt
lobby-free =
    { $n ->
        [one] Ein Stuhl ist noch frei. Verschick den Link oder setz einen Bot hin.
       *[other] { $n } Stühle sind noch frei. Verschick den Link oder setz Bots hin.
    }
lobby-away =
    { $n ->
        [one] { $names } ist noch nicht da.
       *[other] { $names } sind noch nicht da.
    }
lobby-full = Alle sind da.
lobby-dice = Die Würfel werden versiegelt
lobby-dice-text = Jeder Platz gibt sein eigenes Geheimnis dazu, damit niemand die Würfe vorher kennen kann.
seat-free = Freier Stuhl
seat-remove = Entfernen
sit-here = Hier setzen
stand-up = Aufstehen
you-host = du, Gastgeber
host = Gastgeber
here = da
offline = weg
host-starts = Der Gastgeber startet das Spiel.
fill-start = Mit Bots auffüllen und starten
start-game = Spiel starten
invite = Einladen
invite-text-link = Link und QR-Code; zum Zuschauen
invite-text = Link, Code und QR-Code; zum Mitspielen und Zuschauen
table-rules = An diesem Tisch
oldest = { $name } ist am ältesten
code = Code
link = Link
copy-link = Link kopieren
copied = Der Link ist kopiert.
qr-label = QR-Code mit dem Link dieses Tisches

mark-ruling = Auslegung
mark-house = Hausmaterial
mark-option = wählbar
rules-title = Die Regeln
rules-sub = Jeder Absatz hat seine Nummer. Was die Originale offen lassen, ist als unsere Auslegung gekennzeichnet.
table-of = Tabelle: { $game }

lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
to-home = Zur Startseite
to-home-text = Der Tisch bleibt, wie er ist
no-table = Diesen Tisch gibt es nicht
table-closed = Dieser Tisch ist geschlossen
table-closed-text = Sein Gastgeber hat ihn geschlossen, oder einen Tag lang kam niemand.

error-stale = Der Tisch war schon weiter, als dein Zug ankam.
error-offline = Keine Verbindung zum Haus. Bitte versuch es noch einmal.
error-server = Das hat nicht geklappt. Bitte versuch es noch einmal.
error-bad_name = Dieser Name geht nicht. Bitte Buchstaben, Ziffern und einzelne Leerzeichen, bis zu 24.
error-name_taken = Jemand an diesem Tisch heißt schon zum Verwechseln ähnlich.
error-unknown_code = Kein Tisch hat diesen Code. Tischcodes haben fünf Zeichen, Umzugscodes acht.
error-unknown_table = Unter dieser Adresse steht kein Tisch. Vielleicht ist er abgelaufen.
error-unknown_game = Dieses Spiel kennt das Haus nicht.
error-table_full = Hier ist kein Stuhl mehr frei.
error-seat_taken = Dieser Stuhl ist gerade vergeben worden.
error-seats_free = Es sind noch Stühle frei. Besetz sie zuerst.
error-not_host = Das darf nur der Gastgeber.
error-not_your_seat = Das ist nicht dein Platz.
error-not_seated = Nimm zuerst Platz.
error-already_seated = Du sitzt hier schon.
error-wrong_status = Das geht an dieser Stelle des Spiels nicht.
error-not_allowed = Das ist hier nicht erlaubt.
error-too_fast = Das war etwas schnell. Bitte warte einen Augenblick.
error-busy = Das Haus ist gerade sehr voll. Bitte versuch es gleich noch einmal.
error-bad_request = Das hat das Haus nicht verstanden.
error-bad_message = Das hat das Haus nicht verstanden.
error-bad_options = Diese Einstellungen passen nicht zum Spiel.
error-bad_seats = So viele können dieses Spiel nicht spielen.
error-unknown_device = Dieses Gerät steht nicht mehr auf deiner Liste.
error-no_takeback = Jetzt lässt sich nichts zurücknehmen.
error-bad_origin = Die Seite wurde unter einer Adresse geöffnet, die das Haus nicht kennt.
error-bad_dice = Der Anteil an den Würfeln war nicht lesbar.
error-bad_level = Einen solchen Bot gibt es nicht.
error-no_guest = Deine Gastkarte ist abgelaufen. Bitte lade die Seite neu.
error-unknown_seat = Diesen Platz gibt es nicht.
error-unknown_page = Unter dieser Adresse ist nichts.
error-too_large = Das war zu lang.
error-store = Das Haus kann gerade nichts aufschreiben. Nichts ist verloren; versuch es gleich noch einmal.
error-not_your_own_seat = Da sitzt du selbst.
error-not_now = Das geht an dieser Stelle des Spiels nicht.
error-seats_taken = Auf allen Stühlen sitzt jemand.
error-seat_present = Wer da sitzt, ist gerade am Tisch.
error-seat_in_play = Das Spiel läuft: Auf diesen Platz kommt nur ein Bot, oder jemand, mit dem alle einverstanden sind.
error-not_yet = Noch warten die anderen: in { $seconds } Sekunden geht das.
error-wish_pending = Jemand hat schon um einen Platz gebeten.
error-no_wish = Darum bittet gerade niemand mehr.
error-clock_decides = Hier läuft eine Uhr: Erst wenn die Zeit um ist, spielt ein Bot.
error-no_free_seat = Hier ist kein Stuhl frei.
error-too_many_seats = Mehr Leute sieht dieses Spiel nicht vor.
error-too_few_seats = So viele Stühle braucht dieses Spiel.
error-takeback_pending = Jemand hat schon gebeten, einen Zug zurückzunehmen.
error-bad_address = Das sieht nicht wie eine Mailadresse aus.
error-no_mail = Dieses Haus verschickt keine Mails.
error-mail_failed = Die Mail ließ sich nicht verschicken. Bitte versuche es später noch einmal.
error-unknown_wish = Über diesen Link kommen schon keine Mails mehr.
error-wrong_code = Dieser Code stimmt nicht oder nicht mehr. Lass dir einen neuen schicken.
error-no_webhooks = Dieses Haus ruft keine Webhooks auf.
error-bad_webhook = Ein Webhook muss eine einfache https-Adresse sein.
error-too_many_tables = Du schaust zu vielen Tischen auf einmal zu.
error-no_haggling = In diesem Spiel wird nicht gefeilscht, also gibt es keine Daueraufträge.
error-empty_order = Ein Dauerauftrag braucht Edelsteine: bis wohin erhöhen oder ab wo annehmen.
error-order_not_owned = Du kannst keine Edelsteine versprechen, die du nicht hast.
error-bad_order = Diese Edelsteine waren nicht lesbar: R, Y, G und B, je bis zu 63.

learn-first = Zum ersten Mal? Spielend lernen
error-guided = Ein Spiel mit Anleitung ist für eine Person und Bots. Für Freunde deck einen eigenen Tisch.
replay = Wiederholung
replay-text = Schritt für Schritt, mit den Augen von wem du willst
replay-of = Wiederholung: { $game }
open-file = Eine Partiedatei ansehen
open-file-text = Aus dem Terminal, dem Labor oder einem anderen Haus. Die Regeln prüfen jeden Zug darin.
open-file-go = Partiedatei öffnen
error-bad_match = Diese Partie lässt sich nicht wiederholen: { $why }
error-unknown_replay = Diese Wiederholung gibt es hier nicht oder nicht mehr. Mitgebrachte Dateien bleiben einen Tag.
error-replay_failed = Die Wiederholung ließ sich gerade nicht herstellen. Versuch es gleich noch einmal.
error-no_dice = Diese Partie wurde nicht mit versiegelten Würfeln gespielt.
error-bad_text = Das geht hier nicht: eine Zeile, höchstens { $max } Zeichen.
error-chat_closed = Solange ein Vorschlag offen ist, wird nicht kommentiert (Regel { $clause }).
error-unknown_person = So jemand ist nicht hier.
error-not_yourself = Das bist du selbst.
error-not_welcome = An diesen Tisch kannst du dich nicht setzen.
error-blocked_here = An diesem Tisch ist jemand, den du blockiert hast.
former-player = ehemals dabei
my-data = Meine Daten

data-known = Was das Haus von dir weiß
data-known-text = Deinen Namen, die Tische, an denen du saßt, deine Züge, was du gesagt hast, deine Daueraufträge und wen du stummgeschaltet oder blockiert hast. Sprache, Licht und Ton stehen nur auf diesem Gerät. Es gibt kein Passwort und keine Adresse, außer du wolltest benachrichtigt werden.
data-export = Alles herunterladen
data-shunned = Stumm und blockiert
data-shunned-none = Du hörst alle.
data-shunned-text = Was Stummgeschaltete schreiben, siehst du nicht. Blockierte setzen sich außerdem nicht an deine Tische, und ihr trefft euch nicht an öffentlichen. Sie erfahren es nicht.
muted = stumm
blocked = blockiert
forgive = Zurücknehmen
data-devices = Wo man dich kennt
data-devices-text = Browser, in denen du für dieses Haus du bist. Melde ab, was du nicht mehr benutzt oder nicht kennst.
data-device-unknown = Ein Browser
data-device-here = dieses Gerät
data-device-seen = zuletzt hier am { $day }
sign-out = Abmelden
sign-out-others = Alle anderen abmelden
data-erase = Alles löschen
data-erase-text = Dein Name, deine Zeilen und Einstellungen verschwinden endgültig. Wo du gerade spielst, übernehmen Bots; beendete Partien bleiben den anderen, mit „ehemals dabei“ an deiner Stelle. Tu das auf jedem Gerät, das du benutzt hast.
data-erase-ask = Alles löschen …
data-erase-sure = Ich weiß, dass sich das nicht rückgängig machen lässt.
data-erase-now = Endgültig löschen
data-keep = Alles behalten
erased-title = Alles weg
erased-text = Das Haus kennt dich nicht mehr. Wenn du wiederkommst, dann als jemand Neues.
error-not_sure = Sag, dass du sicher bist.

keys = Dein Schlüssel
keys-text = Mit einem Passkey bist du auf jedem Gerät dieselbe Person: deine Partien, dein Name. Kein Passwort, keine Mailadresse. Ohne ihn bleibst du Gast in diesem Browser.
keys-not-here = Passkeys brauchen eine Adresse mit Namen und einen neueren Browser; hier hilft nur ein Notfallcode.
keys-since = angelegt am { $day }
keys-make = Passkey anlegen
keys-another = Noch ein Passkey
keys-remove = Entfernen
keys-codes = { $left ->
    [0] Notfallcodes
    [one] Neue Notfallcodes (noch einer übrig)
   *[other] Neue Notfallcodes (noch { $left } übrig)
  }
keys-codes-text = Schreib sie auf: Jeder lässt dich einmal ein, wenn deine Geräte weg sind. Sie stehen nur jetzt hier, ältere gelten nicht mehr.
keys-come = Ich war schon hier
keys-bring = Laufende Partien dieses Browsers mitnehmen
keys-come-key = Mit Passkey hereinkommen
keys-code = Notfallcode
keys-come-code = Hereinkommen
error-unknown_key = Diesen Passkey kennt das Haus nicht.
error-bad_key = Der Passkey hat nicht gepasst. Nichts ist geändert; versuch es noch einmal.
error-key_too_late = Das hat zu lange gedauert. Bitte noch einmal.
error-key_known = Dieses Gerät hat schon einen Passkey von dir.
error-no_keys_here = Passkeys brauchen eine Adresse mit Namen, etwa https://play.example.
error-too_many_keys = Du hast { $most } Passkeys; entferne erst einen.
error-turned_out = Dieses Haus lässt dich nicht mehr ein. Wende dich an den, der es betreibt.
house-message = Vom Gastgeber
