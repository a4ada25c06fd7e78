### The pages of the house: lobby, new table, invitation, result, replay, rules reference, help and errors.

## Every page

web-title = figurka: heavy Euro games, free and open
web-description = Play heavy Euro board games in the browser, with friends or against the computer. Free, open source, no account needed.
web-home = figurka, home
web-skip = Skip to the content
web-menu = Main menu
web-menu-play = Play
web-menu-rules = Rules
web-menu-help = Help
web-settings = Language and look
web-language = Language
web-theme = Look
web-theme-system = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-me-nobody = Guest
web-me-guest = no account needed
web-me-change = Change your name
web-me-name = Your name at the table
web-me-save = Save
web-me-about = Only the others at your tables see it.
web-me-page = My tables, other devices
web-me-heading = Your page
web-me-lead = There is no account: what you hold is kept in this browser.
web-me-ended =
    { $count ->
        [one] and { $count } finished game
       *[other] and { $count } finished games
    }
web-carry-heading = Play on another device
web-carry-about = A link takes all your seats to your phone or another browser. It works once, within ten minutes. You keep them here as well.
web-carry-make = Make the link
web-carry-open = Scan this with the other device, or open the link there.
web-carry-link = Link for the other device
web-carry-left = Time left:
web-carry-over = over; make a new link
web-carry-careful = Show it to nobody: whoever opens it first plays in your place.
web-carry-nothing = You have no seat yet. As soon as you sit at a table, you can take it to another device from here.
web-carry-here = Play on this device
web-carry-here-about = Your seats are added to those that this browser already has. After that the link cannot be used again.
web-carry-take = Take my seats here
web-carry-gone = This link is no longer valid
web-link-new = New link
web-link-sure = A new link for { $player }?
web-link-about = Whoever plays { $player } now loses the seat on every device at once. Do this only if { $player } has lost the device or the browser has forgotten the seat. Everybody will see it in the journal.
web-link-here = Somebody is looking at the table from this seat right now.
web-link-make = Make a new link
web-link-ready = The link for { $player }
web-link-send = Send it to nobody else: whoever opens it first sits down here. The game waits.
web-link-qr = The link as a QR code
web-link-back = Back to the table
web-one-screen = one screen
web-curtain = Hand the screen to { $player }
web-curtain-about = No cards are shown until the right person has the screen.
web-curtain-show = I am { $player }: show
web-one-screen-tip = Several people play at one screen: one browser holds several seats.
web-foot-free = Free and open source, no ads, no tracking.
web-foot-rules = opens the rules.
web-foot-note = An unofficial project, connected with no publisher. The published games are well worth owning.
web-copy = Copy
web-copied = Copied
web-to-lobby = To the lobby
web-try-again = Try again
web-search = Search

## Time

web-time-now = a moment
web-time-minutes = { $count } min
web-time-hours = { $count } h
web-time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-time-long = { $hours } h { $minutes } min
web-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

## The lobby

web-lobby-heading = What shall we play tonight?
web-lobby-how = Pick a game and press “Play now”: computer players sit down at once.
web-games = Games
web-games-none = No game is installed. Reinstall figurka, or add a package with a game.
web-opponents = Opponents
web-fellows = Companions
web-alone = solo
web-level = Level
web-play = Play now
web-new-table = New table
web-new-table-tip = With friends, or with settings of your own
web-yours = Your tables
web-yours-none = Nothing on the table yet
web-yours-none-how = Your games stay here, even when you close the browser or the server restarts.
web-finished = Finished
web-finished-more =
    { $count ->
        [one] { $count } more finished game
       *[other] { $count } more finished games
    }
web-open = Open tables
web-open-none = No open tables yet
web-open-none-how = Start one, and leave a seat open to anybody.
web-invited = Have an invitation?
web-invited-paste = paste its link
web-join = Join
web-turn = turn { $turn }
web-state-yours = your move
web-state-waits = { $player }, for { $since }
web-state-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-state-full = full
web-state-gathering = waiting for players
web-won-by = won by { $names }
web-closed = closed
web-lost = A table that cannot be shown
web-won-nobody = lost
web-way-sit = Sit down
web-way-look = Look in
web-way-watch = Watch
web-way-result = Result
web-seat-open = a free seat
web-seat-agent = { $name }, computer ({ $level })
web-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }

## A new table

web-how-many = How many play?
web-screens = Where will you play?
web-screens-many = Each on their own device
web-screens-one = All at this screen
web-screens-hint = Everybody plays here, and you hand the screen to whoever is next. Nobody is invited.
web-screens-name = Name at seat { $seat }
web-name-hint = Your friends see it, and it is kept for next time.
web-who-sits = Who sits where?
web-seat = Seat { $seat }
web-sits-you = You
web-sits-friend = A friend
web-sits-anybody = Anybody
web-sits-agent = Computer, { $level }
web-setting-level = Your rival
web-setting-many = as many as you like
web-advanced = More settings
web-seed = Repeat a game: its seed
web-turn-time = How long may a turn take?
web-turn-time-any = any time
web-turn-time-hint = For games that go on over days: after this time, and not before, everybody at the table may let the computer play until the player is back.
web-patience = How long to wait for somebody who is away?
web-patience-hint = After this time the host may let the computer play, until the player is back. It does not count where a turn has a time.
web-table-title = Name of the table
web-table-title-example = Friday evening
web-who-sees = Who may watch?
web-private = Invited only
web-private-hint = Only those who have the link find the table.
web-public = Everybody
web-public-hint = The table is listed in the lobby, and anybody may watch.
web-create = Set up the table

## Waiting, and a guest at the door

web-gather-missing =
    { $count ->
        [one] One seat is still free. Send its link to a friend, or let a computer sit down.
       *[other] { $count } seats are still free. Send the links to your friends, or let computers sit down.
    }
web-gather-all = Everybody is here. The game can begin.
web-gather-host = { $player } will begin the game as soon as everybody is here.
web-chair-you = you
web-chair-here = here
web-chair-away = away at the moment
web-chair-free = Free seat
web-chair-invite = Whoever opens this link sits down here.
web-chair-anybody = Open to anybody in the lobby.
web-chair-link = Invitation to seat { $seat }
web-chair-code = QR code
web-reach-here = These links open on this computer only. So that other devices on your network can open them, stop figurka and start it with
web-reach-here-stays = Your tables stay as they are.
web-reach-network = These links name this computer by its address on your network: they open for everybody who is connected to it.
web-chair-computer = Computer
web-chair-computer-sure = The computer ({ $level }) plays here from the start. Whoever opens the link later takes over from it.
web-begin = Begin the game
web-begin-sure = The computer ({ $level }) plays for everybody who has not come. Whoever opens the link later takes over from it.
web-begin-computers =
    { $count ->
        [one] Begin, with a computer on the free seat
       *[other] Begin, with computers on the free seats
    }
web-door-heading = { $player } invites you to play
web-door-clock = Each turn may take { $time }.
web-door-what = { $game }, at the table “{ $table }”.
web-door-yours = your seat
web-door-full = All seats are taken
web-door-full-how = You can watch the game, or start a table of your own in the lobby.
web-sit-down = Sit down

## The result

web-result-won =
    { $points ->
        [one] { $player } wins with { $points } point
       *[other] { $player } wins with { $points } points
    }
web-result-you =
    { $points ->
        [one] You win with { $points } point
       *[other] You win with { $points } points
    }
web-result-shared =
    { $points ->
        [one] { $players } share the victory with { $points } point each
       *[other] { $players } share the victory with { $points } points each
    }
web-result-solo-won = You have beaten { $rival }
web-result-solo-shared = You share the victory with { $rival }
web-result-solo-lost = { $rival } wins this time
web-result-together =
    { $seats ->
        [1] You have won
       *[other] The table wins together
    }
web-result-together-lost =
    { $seats ->
        [1] You have lost this time
       *[other] The table has lost together
    }
web-why-ahead =
    { $who ->
        [you]
            { $count ->
                [one] { $count } point ahead of you.
               *[other] { $count } points ahead of you.
            }
       *[other]
            { $count ->
                [one] { $count } point ahead of { $player }.
               *[other] { $count } points ahead of { $player }.
            }
    }
web-why-tie =
    { $who ->
        [you] Level on points with you: the tie-break decided.
       *[other] Level on points with { $player }: the tie-break decided.
    }
web-why-most =
    { $count ->
        [one] The widest gap: { $source }, by { $count } point.
       *[other] The widest gap: { $source }, by { $count } points.
    }
web-why-against =
    { $who ->
        [you] Against you
       *[other] Against { $player }
    }
web-why-shared = Level in everything, down to the last tie-break.
web-why-together = The goal was reached in time.
web-why-together-lost = The goal was not reached in time. Next time you will know more.
web-wants = What was missing
web-wants-look = See the table at that moment
web-of = { $count } of { $goal }
web-goal = goal { $goal }
web-short =
    { $count ->
        [one] { $count } point short of the goal
       *[other] { $count } points short of the goal
    }
web-missing-step = missing
web-replay-watch = Watch the replay
web-again = Play again
web-share = Share
web-share-how = Anybody with this link can see the result and the replay.
web-share-link = Link to this result
web-sources = Where the points came from
web-score-points = Points
web-as-table = As a table
web-sum = Sum
web-course = How it went
web-course-about = points after each turn
web-course-label = Points after each of { $turns } turns
web-course-none = The game was too short for a chart.
web-course-years = points at the end of each year
web-course-label-years =
    { $turns ->
        [one] Points after { $turns } year
       *[other] Points after each of { $turns } years
    }
web-chart-start = start
web-chart-year = year { $year }
web-chart-goal =
    { $seats ->
        [1] goal { $goal }
       *[other] { $goal } each
    }
web-chart-slip = out of reach
web-moments = Key moments
web-moments-about = open one to see the table as it was
web-moment = Key moment { $number }
web-moment-lead =
    { $who ->
        [you] You take the lead for good
       *[other] { $player } takes the lead for good
    }
web-moment-ahead =
    { $who ->
        [you]
            { $count ->
                [one] You are furthest ahead, by { $count } point
               *[other] You are furthest ahead, by { $count } points
            }
       *[other]
            { $count ->
                [one] { $player } is furthest ahead, by { $count } point
               *[other] { $player } is furthest ahead, by { $count } points
            }
    }
web-moment-jump =
    { $who ->
        [you]
            { $count ->
                [one] You gain { $count } point at once
               *[other] You gain { $count } points at once
            }
       *[other]
            { $count ->
                [one] { $player } gains { $count } point at once
               *[other] { $player } gains { $count } points at once
            }
    }
web-moment-final = Counted at the end of the game.
web-moment-score =
    { $score ->
        [one] { $score } point in all after this turn.
       *[other] { $score } points in all after this turn.
    }

## The replay

web-replay = Replay
web-replay-turn = { $player }, turn { $turn } of { $turns }
web-replay-steps = Step through the game
web-replay-first = To the start
web-replay-back-turn = One turn back
web-replay-back = One choice back
web-replay-play = Autoplay
web-replay-pause = Pause
web-replay-next = One choice on
web-replay-next-turn = One turn on
web-replay-last = To the end
web-replay-way = Place in the game
web-replay-go = Go there
web-replay-from = from here
web-replay-play-on = Play on from here
web-replay-play-on-how = A new table for practice from this moment, against computers
web-replay-link = Link to this moment
web-replay-eyes = Through whose eyes
web-replay-eyes-of = As { $player } saw it

## Analysis

web-analysis = Analysis
web-analysis-open = Analyse the game
web-analysis-result = Result
web-analysis-percent = { $percent }%
web-analysis-won =
    { $who ->
        [you] { $points ->
            [one] You won by 1 point
           *[other] You won by { $points } points
        }
       *[other] { $points ->
            [one] { $player } won by 1 point
           *[other] { $player } won by { $points } points
        }
    }
web-analysis-lost-by =
    { $who ->
        [you] { $points ->
            [one] You lost by 1 point
           *[other] You lost by { $points } points
        }
       *[other] { $points ->
            [one] { $player } lost by 1 point
           *[other] { $player } lost by { $points } points
        }
    }
web-analysis-won-tie =
    { $who ->
        [you] You won on the tie-break
       *[other] { $player } won on the tie-break
    }
web-analysis-lost-tie =
    { $who ->
        [you] You lost on the tie-break
       *[other] { $player } lost on the tie-break
    }
web-analysis-shared =
    { $who ->
        [you] You share the victory
       *[other] { $player } shares the victory
    }
web-analysis-alone =
    { $points ->
        [one] 1 point in the end
       *[other] { $points } points in the end
    }
web-analysis-points = points
web-analysis-accuracy = accuracy
web-analysis-lost = left behind
web-analysis-swings = Biggest swings
web-analysis-no-swings = No single turn changed the odds much.
web-analysis-chance = Win chance
web-analysis-way = How far the team comes
web-analysis-way-short = way
web-analysis-way-label = How much of its way the team was expected to come, turn by turn
web-analysis-expected-team = { $chance } of the way
web-analysis-no-swings-team = No single turn cost the team much of its way.
web-analysis-unseen = Accuracy counts what was found: smaller losses stay unseen.
web-analysis-way-about = The imagined games are played on by instinct, which hardly ever wins; so not a chance is told, but how many of the points and of the influence that the team needs it comes to have. Lost points are those of the whole team, and a step of influence is one for each player.
web-analysis-chance-short = chance
web-analysis-chance-own = after each of your turns
web-analysis-chance-of = after each turn of { $player }
web-analysis-chance-team = as expected after each turn
web-analysis-chance-label = How likely everybody was to win, turn by turn
web-analysis-team = the team
web-analysis-turn = turn { $turn }
web-analysis-turn-heading = Turn { $turn }
web-analysis-turns = Your turns
web-analysis-turns-of = Turns of { $player }
web-analysis-worth = worth a look, { $count }
web-analysis-all = all { $count }
web-analysis-no-losses = No turn lost anything that could be told from chance.
web-analysis-nothing-yet = Nothing so far.
web-analysis-was = The table as it was
web-analysis-see = See the table at this moment
web-analysis-before = The choice before
web-analysis-after = The next choice
web-analysis-played = Played
web-analysis-better = Better
web-analysis-tag-played = played
web-analysis-tag-better = better
web-analysis-expected = { $points } points, { $chance }
web-analysis-brings = What the better move brings
web-analysis-line = How it goes on in most imagined games
web-analysis-against = And what was chosen
web-analysis-play-on = Play on from here against the computer
web-analysis-next = Next mistake
web-analysis-link = Copy link
web-analysis-brought = What it brings
web-analysis-ahead = In the end { $points } points further ahead than after the next best choice, ± { $error }.
web-analysis-margin = How far the points may be off: 19 times of 20 it is no further
web-analysis-lead = Lost points are those of the lead over the best rival, which is why they may be more than the difference of one’s own.
web-analysis-method =
    { $games ->
        [one] Judged by what you could see, 1 game played out a turn. What a turn lost is usually known to ± { $error } points; the ± beside a turn is its own.
       *[other] Judged by what you could see, { $games } games played out a turn. What a turn lost is usually known to ± { $error } points; the ± beside a turn is its own.
    }
web-analysis-method-of =
    { $games ->
        [one] Judged by what { $player } could see, 1 game played out a turn. What a turn lost is usually known to ± { $error } points; the ± beside a turn is its own.
       *[other] Judged by what { $player } could see, { $games } games played out a turn. What a turn lost is usually known to ± { $error } points; the ± beside a turn is its own.
    }
web-analysis-deep = Looked at deeply.
web-analysis-deeper = Look deeper
web-analysis-deeper-about = Ten times as many games; takes several minutes
web-analysis-progress = { $done } of { $total } choices are judged.
web-analysis-deeper-progress = Looking deeper: { $done } of { $total } choices
web-analysis-again = Look again

## The rules reference

web-rules-heading = { $game }: the rules
web-rules-about = In the project's own words, numbered so that every explanation at the table can name its rule.
web-rules-search = Search rules, cards and places
web-rules-found =
    { $count ->
        [0] nothing found
        [one] { $count } match
       *[other] { $count } matches
    }
web-rules-all = show everything
web-rules-nothing = Nothing found for “{ $query }”
web-rules-nothing-how = Try a shorter word or the number of a rule.
web-contents = Contents
web-see = See also
web-source-rulebook = From the rulebook
web-source-public = From public reports of the game
web-source-recalled = From memory, not checked against any text
web-source-designed = This project's decision
web-source-about = Where this rule comes from

## The help

web-help-heading = How the table works
web-help-lead = You need not know the rules to begin: the table asks, and shows what can be chosen.
web-help-table = The table at a glance
web-help-board = The board.
web-help-board-text = What can be chosen glows. Click it there, or point at anything to have it explained.
web-help-board-touch = What can be chosen glows. Tap it there, or keep a finger on anything to have it explained.
web-help-decision = The decision.
web-help-decision-text = Whose move it is, what is asked, and because of what. What has no place on the board is a button here.
web-help-others = The others.
web-help-others-text = What each of them has, who is being waited for, and for how long.
web-help-journal = Journal and chat.
web-help-journal-text = Everything that has happened, in sentences, with what is new since your last turn; beside it you can chat with the table.
web-help-own = Your own area.
web-help-own-text = Your hand and all that is yours. Nobody else sees your hand, unless you play a cooperative game with open hands.
web-help-keys = On the keyboard
web-key-tab = to the next thing that can be chosen
web-key-arrows = to the first thing that can be chosen, then among the board, the cards and the answers
web-key-enter = choose
web-key-escape = close what is open
web-key-rules = open the rules
web-key-search = find a card, a place or a rule
web-key-undo = take back
web-key-redo = redo what was taken back
web-key-hint = a hint
web-key-end = end the turn
web-key-pass = pass
web-key-bar = to the answers beside the question; arrows lead on among them
web-help-touch = With a finger
web-touch-tap = Tap
web-touch-tap-text = chooses what glows, and explains everything else
web-touch-hold = Keep it down
web-touch-hold-text = explains what glows too, and chooses nothing
web-touch-beside = Tap beside it
web-touch-beside-text = closes what is open, and does nothing else
web-touch-tiles = Push
web-touch-tiles-text = what does not fit into the bar’s row of tiles comes in from its side
web-help-questions = Questions
web-ask-account = Do I need an account?
web-ask-account-text = No. Your seat belongs to this browser; a reload or a lost connection brings you back to it. Whoever has your invitation link can sit down in your place until you have.
web-ask-device = Can I go on playing on my phone?
web-ask-device-text = Yes. Your page, under your name at the top, has a link and a QR code that take your seats along. If the browser has forgotten you, the host can give you a new link; the old one then stops working.
web-ask-screen = Can we play at one screen?
web-ask-screen-text = Yes: choose it when you make the table. The screen is handed over, covered, whenever somebody else is asked, and everybody can see that it is a one-screen table. At any other table everybody holds one seat: whoever made it cannot take its open seat as well.
web-ask-undo = What can I take back?
web-ask-undo-text = Everything in your turn, until something hidden has been revealed or somebody else has been asked.
web-ask-away = What if somebody goes away?
web-ask-away-text = The table waits, and keeps its position as long as need be. For anyone who has not looked at it for two minutes (or however long the table is set to wait) the host can let a computer play: everybody sees the countdown, and whoever comes back takes over at once. You can also ask for a stand-in yourself. In a slow game with a time for each turn everybody at the table can do that once the time is over, and nobody before.
web-ask-lost = What if my connection is lost?
web-ask-lost-text = The page says so and tries again by itself. Every choice that was accepted is safe.
web-ask-secret = Can others see my cards?
web-ask-secret-text = No. What you may not know is never sent to your browser, so nobody can find it there either.
web-ask-replay = Can I look at a game again?
web-ask-replay-text = Yes. Every finished game has a replay, by turns and by single choices, with a link to each moment.
web-help-go = Let's play

## When something went wrong

web-error-missing = There is no table here
web-error-missing-how = The page may have moved, or the link is not complete. Check the address, or look for your table in the lobby.
web-error-forbidden = This seat is not yours
web-error-forbidden-how = Open the table in the browser where you sat down, or ask the host for a new invitation.
web-error-gone = This table cannot go on here
web-error-gone-how = You did nothing wrong, and nothing was deleted. In the lobby you can find other tables or start a new one.
web-error-damaged = This table is damaged
web-error-damaged-how = Its record on this server cannot be read. It is not your fault, and other tables are not affected.
web-error-refused = That does not work
web-error-refused-how = Nothing has changed. Go back to the table and look again.
web-error-hasty = One at a time, please
web-error-hasty-how = Too much came at once. Wait a little and try again; nothing is lost.
web-error-broken = Something fell off the table
web-error-broken-how = It is our fault, not yours. Your game is safe: every choice that was accepted is kept. Try again in a moment.
web-error-away = The cupboard is locked for a moment
web-error-away-how = What needs to be written or looked up must wait. Rules, lessons and puzzles can be read meanwhile, and nothing is lost.
web-error-unclear = That could not be understood
web-error-unclear-how = Nothing has changed. Check the address or what you filled in, or go back to the lobby.
web-error-request = If you ask whoever runs this server, name this request: { $name }
web-companion-start = Start
web-companion-go-on = Go on
web-companion-start-another = Begin another one
web-why-companion =
    { $points ->
        [one] { $rival } ends with { $points } point; yours are counted at your own table.
       *[other] { $rival } ends with { $points } points; yours are counted at your own table.
    }
