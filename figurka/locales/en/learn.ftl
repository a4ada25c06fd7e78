### Learning: the paths of all games, and the guide beside the table.

web-menu-learn = Learn
web-learn-heading = Learn a game in twenty minutes
web-learn-again = Good to see you again.
web-learn-again-name = Good to see you again, { $name }.
web-learn-next =
    { $minutes ->
        [one] Next comes “{ $title }” ({ $game }): { $minutes } minute, on the real table. Stop whenever you like; your place is kept.
       *[other] Next comes “{ $title }” ({ $game }): { $minutes } minutes, on the real table. Stop whenever you like; your place is kept.
    }
web-learn-next-game = All lessons of { $game } are behind you. Now play a whole game: against a beginner, with a guide who helps now and then.
web-learn-guided = against a beginner
web-learn-all-done = All lessons are behind you. The tables are waiting.
web-learn-go = Go on: { $title }
web-learn-begin = Begin: { $title }
web-learn-free = no rulebook needed
web-learn-start = Start here
web-learn-done = { $done } of { $count } done
web-learn-lessons =
    { $count ->
        [one] { $count } lesson, { $minutes } min
       *[other] { $count } lessons, { $minutes } min
    }
web-learn-minutes = { $minutes } min
web-learn-minutes-done = { $minutes } min · done
web-learn-first-game = Your first game, with a guide
web-learn-another-game = Another game, with the guide
web-learn-any-time = any time
web-learn-ready = you are ready
web-learn-none = None of the installed games teaches anything yet.
web-offer = New to this game?
web-offer-about =
    { $minutes ->
        [one] The lesson “{ $title }” takes { $minutes } minute. This table waits for you.
       *[other] The lesson “{ $title }” takes { $minutes } minutes. This table waits for you.
    }
web-offer-take = Take the lesson
web-offer-decline = No, play
web-lobby-first = First time?
web-lobby-first-minutes =
    { $minutes ->
        [one] lesson, { $minutes } minute
       *[other] lesson, { $minutes } minutes
    }
web-lobby-onward = You are learning
web-lobby-onward-lesson = Next is lesson { $number } of { $count }: { $title }, { $minutes } min.
web-lobby-onward-game = All its lessons are behind you. Now a whole game: against a beginner, with the guide at your side.
web-lobby-onward-go = Go on learning
web-lobby-lesson = Next lesson, { $minutes } min
web-lesson-number = Lesson { $number }:
web-lesson-of = { $game }, lesson { $number } of { $count }
web-lesson-guide = Guide
web-lesson-leave = Leave the lesson; your place is kept
web-lesson-here = Here
web-lesson-begin = Begin
web-lesson-task = Your task
web-lesson-task-alone = Now without pointing
web-lesson-task-stands = Your task still stands
web-lesson-lit = Click what is lit.
web-lesson-alone = Nothing is lit: you know how.
web-lesson-goes-on = Your turn goes on: answer what the table asks.
web-lesson-not-yet = Not yet.
web-lesson-waits = not yet
web-lesson-more = all of it
web-lesson-chosen = Your choice can wait
web-lesson-would = It has not happened; it would have meant:
web-lesson-would-points =
    { $way ->
        [more]
            { $count ->
                [one] { $count } point more.
               *[other] { $count } points more.
            }
       *[fewer]
            { $count ->
                [one] { $count } point fewer.
               *[other] { $count } points fewer.
            }
    }
web-lesson-would-ask = Then you are asked: { $question }
web-lesson-unchanged = Nothing has happened; it is still your turn.
web-lesson-choices = Choices that are worth comparing
web-lesson-show = Show me
web-lesson-back = Back
web-lesson-skip = To the test
web-lesson-leave-check = Next lesson
web-lesson-step = Step { $step } of { $steps }
web-lesson-learnt = Learnt so far
web-lesson-part-done = That was the lesson. One thing is left: a position of your own.
web-lesson-to-check = Solve it alone
web-lesson-done = You have finished “{ $title }”.
web-done-title = { $title }: done
web-done-known = What you know now
web-done-check = Your test: { $task }
web-done-way = What you did in it
web-done-onward = How to go on
web-lesson-next = Next: { $title }
web-lesson-all = All lessons
web-lesson-again = Once more

## The game in one minute

web-minute = In one minute
web-minute-theme = What it is about
web-minute-goal = Who wins
web-minute-turn = A turn
web-minute-end = How it goes and ends
web-minute-advice = Good to know in the first game
web-minute-learn = Learn it at the table: { $title }

## The guide in a first whole game

web-guide = Guide
web-guide-silences = silences the guide
web-guide-switch = The guide: short remarks in your first game against computers
web-guide-better =
    { $points ->
        [one] Last turn you could also have done this: { $option }. In imagined games that brought about { $points } point more.
       *[other] Last turn you could also have done this: { $option }. In imagined games that brought about { $points } points more.
    }
web-guide-better-undo = You can still take your turn back.
table-guide-end-turn = Your turn is done, and there is no hurry. End turn lets the others go on. If you would rather not be asked after each turn, switch it off at the top or in the menu.
table-guide-farewell = For ten turns I had nothing to add: you know your way. From now on I am quiet.

## After a whole game with the guide

web-result-stood-in = partly played by the computer ({ $names })
web-result-onward = A whole game is behind you. How would you like to go on?
web-result-stronger = A stronger player: { $level }
web-result-learn = Learn another game
