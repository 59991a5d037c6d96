# Mails an alle, die darum gebeten haben.

mail-turn-subject = Du bist dran: { $game }
mail-turn = Du bist dran bei { $game }.
mail-others = Mit dir am Tisch: { $names }.
mail-left-hours =
    { $days ->
        [0] { $hours ->
            [one] Du hast noch etwa eine Stunde.
           *[other] Du hast noch etwa { $hours } Stunden.
        }
       *[other] Du hast noch etwa { $days } Tage.
    }
mail-left-soon = Du hast noch weniger als eine Stunde.
mail-more =
    { $n ->
        [one] Ein weiteres Spiel wartet auf dich.
       *[other] { $n } weitere Spiele warten auf dich.
    }
mail-closing = Bis du vorbeigeschaut hast, hörst du nichts mehr von uns. Gar keine Mails mehr: { $link }
mail-code-subject = { $code } ist dein Code für Funduk
mail-code = Dein Code ist { $code }. Tippe ihn innerhalb einer halben Stunde auf der Seite { $house } ein, dann kommen Nachrichten, dass du dran bist, an diese Adresse.
mail-code-ignore = Wenn du nicht darum gebeten hast, brauchst du nichts zu tun: Ohne den Code wird diese Adresse nicht benutzt.
