### What a table says, whatever game is played at it: errors and notes of its journal.

## The table

error-table-unknown = There is no such table. Check the link, or choose a table in the lobby.
error-table-conflict = The table has moved on since you looked at it. Look again and choose from what you see now.
error-table-not-your-turn = Another player is choosing now. Wait until you are asked.
error-table-waiting = The game has not begun: somebody is still to sit down. Send the invitations, or let the computer play for those who are missing.
error-table-over = The game at this table is over. Start a new one in the lobby.
error-table-option = An option is named by its number. Send a whole number from 0 up.
error-table-rules = The game “{ $game }” at this table began under version { $saved } of its rules, but version { $now } is installed. Finish it in the figurka that it began in, or start a new table.
error-table-damaged = The record of this table is damaged: act number { $number } cannot be repeated. Start a new table, and tell the one who runs this server.
error-redo-nothing = There is nothing you could do again: nothing was taken back, or you have chosen something else since then. Play on from here.

## Seats

error-seat-unknown = There is no such seat at this table. Seats have the numbers from 0 to { $last }.
error-seat-taken = Somebody is already sitting there. Choose another seat or another table.
error-seat-agent = The computer is sitting there anyway. Choose the seat of a person.
error-seat-stand-in = The computer ({ $agent }) is playing this seat. Have the seat handed back, then you can choose yourself.
error-seat-no-stand-in = Nobody is standing in at this seat, so there is nothing to hand back.
error-seat-empty = Nobody has sat down there yet, so the seat cannot be handed back. Send the invitation first.
error-seat-open-private = A seat that is open to anybody needs a public table. Make the table public, or invite a person to the seat.
error-seat-secret = This secret holds no seat at this table. Use the browser in which you sat down, or ask the host for an invitation.
error-invitation-invalid = This invitation is not good, or no longer: each can be used only once. Ask the host for a new one.
error-not-host = Only the one who made the table may do this. Use the browser in which the table was made.

## Names and table talk

error-name-empty = A name is missing. Write at least one letter.
error-name-long = The name is too long. Use at most { $most } characters.
error-title-long = The title is too long. Use at most { $most } characters.
error-chat-empty = There is nothing to say. Write at least one letter.
error-chat-long = That is too long for table talk. Use at most { $most } characters.

## The database

error-database-address = This is no address of a database. Give the path of a file, or an address that begins with postgresql://.
error-database-open = The database cannot be opened: { $reason }. Check its address and that it is running.
error-database-newer = The database is from a newer figurka: it has version { $found }, and this one knows version { $known }. Update figurka.

## Notes in the journal

tables-agent-fell-back = { $player }: the computer ({ $agent }) came to no choice in time, so a quick one was made.
tables-stood-in = { $player } is away; the computer ({ $agent }) plays on meanwhile.
tables-handed-back = { $player } is back and plays again.
