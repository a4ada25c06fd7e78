### What a table says, whatever game is played at it: errors and notes of its journal.

## The table

error-table-unknown = There is no such table. Check the link, or choose a table in the lobby.
error-table-conflict = The table has moved on since you looked at it. Look again and choose from what you see now.
error-table-not-your-turn = Another player is choosing now. Wait until you are asked.
error-table-waiting = The game has not begun: somebody is still to sit down. Send the invitations, or let the computer play for those who are missing.
error-table-over = The game at this table is over. Start a new one in the lobby.
error-table-option = An option is named by its number. Send a whole number from 0 up.
error-table-closed = This game cannot be continued. { $why }
error-table-game = The game “{ $game }” is no longer installed on this server. What was played is kept: once the game is installed again, the table goes on. Meanwhile choose another table.
error-table-rules = The game “{ $game }” at this table is played under version { $saved } of its rules, but here only version { $now } is installed. What was played is kept: once figurka is updated, the table goes on.
error-table-settings = The rules of the game “{ $game }” have changed since this table was made (version { $saved }, now { $now }), and it can no longer be set up as it was. Start a new table.
error-table-unreadable = What is stored of this table is damaged (“{ $field }”), so it cannot be shown. Start a new table, and tell whoever runs this server.
error-table-damaged = The record of this table is damaged: act number { $number } cannot be repeated. Start a new table, and tell whoever runs this server.
error-redo-nothing = There is nothing to redo: nothing was taken back, or you have chosen something else since then. Play on from here.

## Seats

error-seat-unknown = There is no such seat at this table. Seats have the numbers from 0 to { $last }.
error-seat-taken = Somebody is already sitting there. Choose another seat or another table.
error-seat-agent = The computer is sitting there anyway. Choose the seat of a person.
error-seat-stand-in = The computer ({ $agent }) plays this seat. Choose from a seat of your own.
error-seat-no-stand-in = Nobody is standing in at this seat, so there is nothing to hand back.
error-seat-own-wish = { $player } has let the computer play, and takes over again from that seat only.
error-seat-empty = Nobody has sat down there yet, so the seat cannot be handed back. Send the invitation first.
error-seat-present = { $player } is at the table. The computer may play for { $player } only when asked to from that seat, or once nobody has looked from there for { $minutes } min.
error-seat-awaited = { $player } was here just now. The computer may play for { $player } in { $seconds } s; try again then.
error-seat-in-time = { $player } has made a choice meanwhile, or the time for this turn is not over. Look at the table again.
error-link-present = { $player } is at the table and has not lost the seat. A new link can be given once nobody has looked from there for { $minutes } min.
error-link-awaited = { $player } was here just now. A new link can be given in { $seconds } s; try again then.
error-slow-link-present = { $player } is at the table and has not lost the seat. In a slow game a new link can be given once nobody has looked from there for the time of a whole turn ({ $hours } h).
error-slow-link-awaited = { $player } may still be on the way: in a slow game nobody has to look at the table for the time of a whole turn. A new link can be given in { $hours } h; try again then.
error-seat-strongest = For somebody else only the strongest computer may play ({ $agent }). Choose that one.
error-seat-own-table = You made this table or sit at it already, and everybody here plays one seat. Send the link to a friend, or make a table for one screen, at which you hold several seats.
error-patience = A table waits for an absent player for { $least } to { $most } seconds. Choose a time in between.
error-turn-time = A turn may take { $least } to { $most } seconds, or any time (0). Choose one of these.
error-carry-gone = This link was used already, or its ten minutes are over. Make a new one on the first device, on the page under your name.
error-seat-open-private = A seat that is open to anybody needs a public table. Make the table public, or invite a person to the seat.
error-seat-secret = This secret holds no seat at this table. Use the browser in which you sat down, or ask the host for an invitation.
error-invitation-invalid = This invitation is not valid, or no longer is: each can be used only once. Ask the host for a new one.
error-not-host = Only the host may do this. Use the browser in which the table was made.

## Names and table talk

error-name-empty = A name is missing. Write at least one letter.
error-name-long = The name is too long. Use at most { $most } characters.
error-title-long = The title is too long. Use at most { $most } characters.
error-chat-empty = There is nothing to say. Write at least one letter.
error-chat-long = That is too long for table talk. Use at most { $most } characters.

## The database

error-database-address = This is not a database address. Give the path of a file, or an address that begins with postgresql://.
error-database-open = The database cannot be opened: { $reason }. Check its address and that it is running.
error-database-driver = PostgreSQL needs a package that is not installed. Install it: pip install "figurka[postgres]"
error-database-newer = The database is from a newer figurka: it has version { $found }, and this one knows version { $known }. Update figurka.
error-database-away = The server cannot reach its database just now, or has no room left to write. Everything that was accepted is kept; try again in a moment.

## Notes in the journal

tables-upgraded = The rules have changed since then (version { $saved }, now { $now }). The game goes on under the new ones.
tables-closed-outgrown = The rules have changed since then (version { $saved }, now { $now }), and choice number { $number } is no longer possible under the new ones. What was played before it can still be looked at.
tables-closed-keyless = The rules have changed since then (version { $saved }, now { $now }). This game is from the time when choices were kept only by number, and under other rules a number means nothing.
tables-closed-ends-otherwise = The rules have changed since then (version { $saved }, now { $now }), and under the new ones this game would end differently. That changes nothing about who won.

tables-agent-fell-back = { $player }: the computer ({ $agent }) did not decide in time, so a quick choice was made.
tables-stood-in = { $player } is away; the computer ({ $agent }) plays on meanwhile.
tables-out-of-time = The time of { $player } for this turn is over; the computer ({ $agent }) plays on meanwhile.
tables-asked-for-stand-in = { $player } lets the computer ({ $agent }) play for now.
tables-new-link = The host gives { $player } a new link to this seat. Whoever held it before no longer has it.
tables-played-on = Up to here this was another game; from here on it is played anew.
tables-handed-back = { $player } is back and plays again.
error-play-on = One can play on only from a game that has ended and can be repeated to that moment. Watch its replay instead.
error-analysis-running = Only a game that has ended, and was played here, can be analysed.
error-pace = There is no such pace. It can be one of these: { $paces }.
