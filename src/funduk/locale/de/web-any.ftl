# The board for any game: what it says around the game's own words.

any-middle = In der Mitte
any-lately = Was zuletzt geschah
any-choose = Was willst du tun?
any-how-many = Wie viele: { $kind }?
any-which = Wähle: { $field }
any-ready = Bereit: { $action }. Mit Enter oder dem Knopf abschicken.
any-back = Einen Schritt zurück
any-nothing = nichts

field-points = Punkte: { $points }
field-stock = Vorrat
field-pile = Stapel: { $pile }
field-turn = Am Zug: { $turn }
field-start = Beginnt: { $start }
