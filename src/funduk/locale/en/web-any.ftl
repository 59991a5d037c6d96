# The board for any game: what it says around the game's own words.

any-middle = In the middle
any-lately = What happened lately
any-choose = What will you do?
any-how-many = How many { $kind }?
any-which = Choose: { $field }
any-ready = Ready: { $action }. Enter, or the button, sends it.
any-back = One step back
any-nothing = none

field-points = Points: { $points }
field-stock = Stock
field-pile = Pile: { $pile }
field-turn = Turn: { $turn }
field-start = Begins: { $start }
