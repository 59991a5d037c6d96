# Notices of one's turn.

notices = Notices
notices-text = A short note when it is your turn and no page of this house is open anywhere. One note, then silence until you have looked in.
notices-mail = By e-mail
notices-no-mail = This house sends no mail. Whoever runs it can set up a mail server.
notices-address = Your address
notices-address-hint = A code is mailed there first. Nobody else sees the address, and you can stop at any time.
notices-send = Send the code
notices-code = The code we mailed to { $address }
notices-confirm = Confirm
notices-other = Another address
notices-stop = Stop
notices-hook = By webhook
notices-no-hook = This house calls no webhooks.
notices-url = Address to call
notices-url-hint = A small JSON object by POST: the game, the table’s link, the kind of question, the time left. Nothing secret.
notices-save = Save
unsubscribe = No more mails?
unsubscribe-text = You will no longer be told by mail when it is your turn. Your games stay as they are.
unsubscribe-go = Stop the mails
unsubscribed = No more mails
unsubscribed-text = You can ask for them again at any time on the home page.
