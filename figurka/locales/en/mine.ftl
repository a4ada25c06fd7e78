### My games: whose turn it is at all tables of a person, and how he is called back.

web-mine = My games
web-mine-waiting =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
web-mine-waiting-none = No table waits for you
web-mine-none = No games yet
web-mine-none-how = Every table that you sit down at in this browser is listed here: whose turn it is, how much time is left, and how it ended.
web-mine-elsewhere = I play on another device
web-mine-yours = Your turn
web-mine-others = Waiting for others
web-mine-gathering = Waiting for players
web-mine-calm = Nobody waits for you.
web-mine-calm-how = You can go and make tea.
web-mine-since = for { $since }
web-mine-left = { $time } left
web-mine-late = time is over
web-mine-invite = Invitations
web-mine-replay = Replay
web-clock-each = { $time } a turn
