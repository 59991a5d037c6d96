# Mails to people who asked for them.

mail-turn-subject = Your turn: { $game }
mail-turn = It is your turn at { $game }.
mail-others = With you at the table: { $names }.
mail-left-hours =
    { $days ->
        [0] { $hours ->
            [one] You have about one hour.
           *[other] You have about { $hours } hours.
        }
       *[other] You have about { $days } days.
    }
mail-left-soon = You have less than an hour.
mail-more =
    { $n ->
        [one] One more game waits for you.
       *[other] { $n } more games wait for you.
    }
mail-closing = You will hear nothing more from us until you have looked in. No more mails at all: { $link }
mail-code-subject = { $code } is your code for Funduk
mail-code = Your code is { $code }. Type it into the page at { $house } within half an hour, and notices of your turn come to this address.
mail-code-ignore = If you did not ask for this, you need do nothing: without the code this address is not used.
