### Fair play: what a table promises of its chance, and how a game is checked.

## What is checked of a saved game

fair-file-holds =
    This is a saved game: { $game }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, version { $rules } of the rules.
fair-chance-holds = Its chance comes from a keyed hash: without the seed, nobody can foresee it.
fair-chance-open = Its chance comes from a keyed hash, but the seed was open: whoever gave it could know what was coming. It was a game for practice.
fair-chance-before = It began before chance was sealed, so nothing was promised: whoever saw enough of its cards could foresee the rest.
fair-seed-holds = The seed has the fingerprint that the file states.
fair-seed-fails = The seed does not have the fingerprint that the file states: one of the two was changed.
fair-seed-none = The file states no fingerprint of the seed: earlier versions of figurka did not have any.
fair-noted-fingerprint-holds = It is the fingerprint that was noted: { $noted }.
fair-noted-fingerprint-fails = It is not the fingerprint that was noted ({ $noted }): this game was dealt from another seed.
fair-choices-holds =
    { $count ->
        [one] The { $count } choice could be made exactly as it is written.
        [2] Both choices could be made exactly as they are written.
       *[other] All { $count } choices could be made exactly as they are written.
    }
fair-choices-fails = Choice number { $number } cannot be made as it is written: it was changed, or something before it was.
fair-choices-setup = The game cannot even be set up as the file says. { $reason }
fair-choices-rules = It was played by version { $saved } of the rules and version { $now } is installed here: only a figurka with those rules can check its choices.
fair-end-holds = The game is over, with the points and winners that the file states: { $scores }.
fair-end-fails = The choices lead to other points or winners than the file states: { $scores }.
fair-end-early = The file states a result, but its choices do not lead to the end of the game.
fair-end-unfinished = The game is not over yet, so there is no result to check.
fair-end-untold = The choices lead to the points { $scores }, but the file states no result to compare with.
fair-end-unknown = The result cannot be checked, because not all choices can be made.
fair-seal-holds = The seal fits all that the file says.
fair-seal-fails = The seal does not fit: something in the file was changed after it was sealed.
fair-seal-none = The file has no seal: earlier versions of figurka did not have any.
fair-noted-seal-holds = It is the seal that was noted: { $noted }.
fair-noted-seal-fails = It is not the seal that was noted ({ $noted }): this is another game, or it was changed.
fair-standing-holds = holds
fair-standing-fails = does not hold
fair-standing-unknown = cannot be checked
fair-proven = Proven: fingerprint, seed and choices make exactly this game.
fair-refuted = Refuted: something does not fit, so this is not the game as it was dealt and played.
fair-unproven = Not proven: nothing speaks against this game, but not everything can be checked here.
error-noted = “{ $noted }” cannot be compared with anything. Give the beginning of the fingerprint or seal, at least { $fewest } of its digits (0 to 9 and a to f).
error-verify-running = The game is still running, and its seed stays secret until the end. Come back when it is over.

## Words for it

fair-label-seed = Seed
fair-label-fingerprint = Fingerprint
fair-label-seal = Seal
fair-label-result = Result

## In the terminal

cli-fair-sealed = A fair deal: the seed is secret until the end, and this is its fingerprint: { $fingerprint }
cli-fair-open = Open seed, for practice: whoever knows the seed can know what is coming.
cli-fair-before = This game began before chance was sealed, so nothing is promised of it.
cli-fair-seed = The seed was { $seed }
cli-fair-verify = To check the game: { $command }
cli-fair-again = To play the same deal again: { $command }

## At the table and in the lobby

fair-deal = Fair deal
fair-deal-short = Fair deal: fingerprint { $digits } …
fair-deal-tip = All chance in this game follows from a secret seed, and this is its fingerprint. At the end the seed is revealed, and anybody can check that nobody changed it meanwhile.
fair-open = open seed, for practice
fair-open-short = open seed
fair-open-tip = Somebody gave the seed of this table by hand. Whoever knows the seed can know what is coming, so this is a game for practice.
fair-before = no promise
fair-before-tip = This game began before chance was sealed, so nothing can be promised of it. Every new table is sealed.
fair-more = How fair play is checked
fair-changed = This is not the fingerprint that this browser noted before!
fair-copy-fingerprint = Copy the fingerprint
fair-seed-hint = To repeat a game, give the number or the 64 digits of its seed. Such a table is for practice: whoever knows the seed can know what is coming. Leave it empty for a fair deal.

## At the end

fair-heading = Was it fair?
fair-heading-about = the seed is revealed now, and anybody can check the whole game
fair-noted = Fingerprint that you noted
fair-noted-hint = optional; its first 8 digits are enough
fair-check = Check this game
fair-checked = The check
fair-save-file = Save file
fair-at-home = At home, with the save file:
fair-back = Back to the result

## The page about fair play

fair-page-heading = Fair play
fair-page-lead = Cards and dice come from a computer here. You need not trust it: you can check it.
fair-promise = What is promised
fair-promise-chance = Chance is dealt once.
fair-promise-chance-text = When a table is made, it draws a secret seed of 256 bits. All cards, tiles and dice of the game follow from that seed by a keyed hash. Nobody can foresee them from what has been seen, and nothing is drawn anew for anybody’s good or ill.
fair-promise-fingerprint = The seed cannot be swapped.
fair-promise-fingerprint-text = From the start the table shows a fingerprint of the seed. It does not give the seed away, but no other seed has it. At the end the seed is revealed, and the two must fit.
fair-promise-undo = Taking back never peeks.
fair-promise-undo-text = A choice can be taken back only until something hidden was revealed by it or somebody else was asked.
fair-promise-knowledge = Computers know what their seat knows.
fair-promise-knowledge-text = Computer opponents and hints imagine what they cannot see, just as you do; they never look at the seed or at other hands.
fair-promise-seats = Your seat is yours.
fair-promise-seats-text = A computer plays for you only if you agree, or if you have been away for so long that the others would wait in vain. The journal says so, and you can take over again at any time.
fair-how = How to check a game
fair-how-note = At the start, note the fingerprint.
fair-how-note-text = It is beside the journal, and on the page with the invitations too. Its first eight digits are enough, and this browser notes it for you as well. Tell it to the others: all must see the same.
fair-how-button = At the end, press “Check this game”.
fair-how-button-text = The result page reveals the seed and plays the whole game again: seed and fingerprint must fit, all choices must be possible, and the points must come out the same.
fair-how-home = Or do not trust this server at all.
fair-how-home-text = Download the save file and check it with a figurka of your own:
fair-how-hand = Or check the fingerprint by hand.
fair-how-hand-text = The fingerprint is the SHA-256 of the seed as it is written:
fair-how-seal = To be sure of the choices too, compare the seal.
fair-how-seal-text = The result shows a seal over the seed and all choices. If all players note the same one, nobody can later claim that it was a different game.
fair-limits = What is not promised
fair-limits-operator = Whoever runs the server can look.
fair-limits-operator-text = The seed lies in the server’s database. The fingerprint shows that it was not changed, not that nobody read it. If that matters to you, play on a server of somebody who does not play with you.
fair-limits-picked = A deal could have been picked.
fair-limits-picked-text = Whoever runs the server could make many tables and use the one they like. The fingerprint speaks only of the time after the table was made.
fair-limits-friends = Friends who talk.
fair-limits-friends-text = No table can know what people tell each other elsewhere.
fair-limits-open = Open seeds.
fair-limits-open-text = A table whose seed was given by hand is marked as “open seed, for practice”: whoever knows the seed can know what is coming.
fair-limits-before = Games that began earlier.
fair-limits-before-text = A table from before chance was sealed keeps its old chance and says that it promises nothing.
fair-limits-signed = Choices are not signed.
fair-limits-signed-text = A save file shows that its choices were possible, not who made them. That is why there is a seal for all players to note.
fair-ask = Is chance fair here?
fair-ask-text = Yes, and you can check it yourself: every table shows a fingerprint of its secret seed from the start, and at the end the seed is revealed.
