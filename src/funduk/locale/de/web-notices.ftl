# Nachrichten, dass man dran ist.

notices = Nachrichten
notices-text = Eine kurze Nachricht, wenn du dran bist und nirgends eine Seite dieses Hauses offen ist. Eine einzige, dann Ruhe, bis du vorbeigeschaut hast.
notices-mail = Per E-Mail
notices-no-mail = Dieses Haus verschickt keine Mails. Wer es betreibt, kann einen Mailserver einrichten.
notices-address = Deine Adresse
notices-address-hint = Zuerst geht ein Code dorthin. Niemand sonst sieht die Adresse, und du kannst jederzeit aufhören.
notices-send = Code schicken
notices-code = Der Code, den wir an { $address } geschickt haben
notices-confirm = Bestätigen
notices-other = Andere Adresse
notices-stop = Beenden
notices-hook = Per Webhook
notices-no-hook = Dieses Haus ruft keine Webhooks auf.
notices-url = Adresse, die aufgerufen wird
notices-url-hint = Ein kleines JSON-Objekt per POST: das Spiel, der Link zum Tisch, die Art der Frage, die restliche Zeit. Nichts Geheimes.
notices-save = Speichern
unsubscribe = Keine Mails mehr?
unsubscribe-text = Du erfährst dann nicht mehr per Mail, dass du dran bist. Deine Spiele bleiben, wie sie sind.
unsubscribe-go = Mails beenden
unsubscribed = Keine Mails mehr
unsubscribed-text = Auf der Startseite kannst du jederzeit wieder darum bitten.
