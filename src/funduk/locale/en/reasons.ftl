# Why a bot did what it did; games may have words of their own, <game>-why-<code>.

why-alternatives = Chance to win by alternative:
why-alternative = { $share } %: { $action }
why-tipped-points = What tipped it: points.
why-tipped-majority = What tipped it: majorities at the next scoring.
why-tipped-later = What tipped it: gems for later scorings.

why-random = Drawn by lot.
why-eased = A stronger player would rather { $advised }; this lowers the chance to win by { $given_away }.
why-as-good = About as good as what a stronger player would do: { $advised }.

why-equilibrium = Drawn from a mixture to keep the others guessing: this choice is taken { $mixed } of the time.
why-clear-choice = Against all that can be expected of the others, this choice is best.
why-solved-opening = The best of all first offers when both answer well; it is accepted with a chance of { $accepted }.
why-solved-silence = No offer is worth more than leaving the action to the other side.
why-solved-accept = The gems are worth more than any raise.
why-solved-raise = Raising is worth more than the gems; it is accepted with a chance of { $accepted }.
why-must-accept = There is nothing to raise with.
why-best-gems = These gems help most.
why-carry-or-let-go = Carrying it out compared with letting it go.
why-rich-street = The next stalls promise most.

why-best-price = At today's prices this brings most, counted with the chance to get it.
why-carry-out = It is worth something.
why-let-go = It would do harm.
why-cheapest-opening = The cheapest offer there is.
why-not-worth-a-gem = The action is not worth a gem.
why-offer-worth-more = What is offered is worth more than the action.
why-raise-pays = The action is worth more than the dearer bid.
why-dearest = These are the dearest.
why-must-place = A chip must be placed.
why-nothing-to-choose = There is nothing to choose.
why-rolls-again = Another roll promises more.
why-suspicion = The suspicion is { $sure } sure.
why-wait = Nothing is sure enough yet.

why-in-demand = These goods are in demand.
why-swap-pays = The swap pays.
why-swap-does-not-pay = The swap does not pay.
why-helps-both = The swap helps both.
why-helps-me = The swap helps.
why-no-swap-pays = No swap pays.
why-offer-pays = The offer on the market pays.
why-offer-does-not-pay = The offer does not pay.
why-answers-an-offer = An offer is still to be answered.
why-no-offer-pays = No offer on the market pays.
why-gains-least = This partner gains least.
why-worth-a-bid = The card is worth the bid.
why-not-worth-a-bid = The card is not worth a bid.
why-sells-now = Selling now brings most.
why-waits = Waiting promises more.
why-nothing-to-sell = There is nothing to sell.
why-raises = This bonus helps.
why-no-bonus-helps = No bonus helps.
why-rumour-helps = The rumour helps.
why-no-rumour-helps = No rumour helps.
why-least-wanted = These goods are wanted least.
why-least-worth = These goods are worth least.
why-most-worth = These goods are worth most.
