### The table's page.

table-skip-to-decision = Skip to the decision
table-connection-lost = The connection is lost. Trying again…
table-your-move = Your move
table-table-menu = Table
table-rules = Rules
table-sounds = Sounds
table-notify = Notify me
table-notify-here = Only while this page is open
table-notify-here-how = A notice from this page when it is your turn and you are looking at another one
table-board = Board
table-players = Players
table-talk = Journal and chat
table-journal = Journal
table-journal-empty = Nothing has happened yet.
table-journal-back = Previous
table-journal-on = Next
table-journal-earlier = Earlier turns
table-journal-you = You
table-since-your-turn = since your last turn
table-chat = Chat
table-chat-say = Say something to the table
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-own-area = Your own area
table-confirm = Are you sure?
table-confirm-no = Not yet
table-confirm-yes = Yes
table-waiting-for-players = The game begins when everybody is seated
table-waiting-seats =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
table-invitations = Invitations
table-game-closed = This game cannot be continued
table-game-over = The game is over
table-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
table-you-win = You win.
table-nobody-wins = Nobody wins this time.
table-rival-wins = This time the winner is { $rival }.
table-see-result = See the result
table-watch-replay = Watch the replay
table-waits-for = { $name } is choosing
table-because = Because of
table-choose-on-board = Choose anything that glows.
table-undo = Take back
table-undo-nothing = Nothing to take back yet
table-undo-revealed = Something hidden has come to light: that cannot be taken back
table-reset-turn = Reset the turn
table-redo = Redo
table-hint = Hint
table-hint-says = The computer would choose: { $option }
table-hint-says-then = The computer would choose: { $option }, { $then }
table-all-choices =
    { $count ->
        [one] The only choice
        [2] Both choices
       *[other] All { $count } choices
    }
table-list-close = Close the list
table-row-back = Choices before
table-row-on = More choices
table-guest-number = Player { $number }
table-seat-nobody = nobody yet
table-company = Who is at the table
table-away = { $name } is away.
table-seat-vacant = { $name } needs a new link to get back in.
table-away-left = The computer may play in
table-away-due = The host may now let the computer play.
table-plays-for = The computer plays for { $name } ({ $level }).
table-meanwhile =
    { $count ->
        [one] The computer ({ $level }) has made a choice for you meanwhile.
       *[other] The computer ({ $level }) has made { $count } choices for you meanwhile.
    }
table-meanwhile-how = The journal tells which.
table-clock = A turn at this table may take this long: { $time }
table-clock-so-far = so far
table-clock-left = time left
table-clock-over = time is over
table-stand-in-sure = The computer ({ $level }) plays until { $name } comes back, and then stops at once.
table-stand-in-yes = Yes, let it play
table-stand-in-own = Let the computer play for me
table-stand-in-own-sure = The computer ({ $level }) chooses for you until you take over again.
table-new-links = New link for…
table-new-links-about = Anyone who has changed devices, or whose browser has forgotten the seat, gets a new link from you. Who is it for?
table-stand-in = Let a computer play for { $name }
table-hand-back = Hand the seat back to { $name }
table-hand-back-own = Play yourself again
table-step-through = Step through what the others did
table-back-to-now = Back to now
table-now = Now
table-others-did = What the others did
table-looks-back = You look back:
table-looks-back-how = The board shows an earlier position.
table-looked-start = The game begins.
table-looked-own = You choose.
table-looked-choice = { $name } chooses.
table-pace = Pace of the computers
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-fast = Fast
table-pace-at-once = At once
table-not-sent = The server did not answer. Nothing was changed.
table-send-again = Send again
table-hint-thinking = The coach imagines how the game could go on …
table-hint-free = It is only advice: you can choose at any time, and anything else.
table-hint-why = Why?
table-hint-ended = There is nothing to choose now: end your turn, or take something back.
table-hint-others = There is nothing to choose now: it is another player’s turn.
table-hint-close = Close the hint
table-turn-done = Your turn is done. Take its last choice back, or end it.
table-turn-final = Your turn is done. Look at what it brought to light, then end it.
table-end-turn = End turn
table-end-turns = End turn
table-end-turns-how = Ask me to end each turn against computers, so that I can look at it or take its last choice back
