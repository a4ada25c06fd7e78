### The terminal: commands, prompts and summaries.

## Seats

cli-you = You

## At the table

cli-because = (because of { $thing })
cli-prompt-hint = A number or letter chooses · u undo · h hint · ? help · ? WORD · t table · q leave
cli-pass-keyboard = Pass the keyboard to { $player }. { $player }, press Enter when only you can see the screen.
cli-empty-line = Type a choice ({ $choices }), or ? for help.
cli-no-such-number = There is no choice { $number }; choose from { $choices }.
cli-no-such-letter = There is no choice { $letter } now; choose from { $choices }.
cli-already-chosen = { $number } is already chosen; what is left: { $choices }.
cli-no-longer-there = { $number } can no longer be chosen; what is left: { $choices }.
cli-not-understood = “{ $line }” means nothing here. Type the number or letter of a choice, or ? for help.
cli-which = { $letter } may be { $options }. Type the number.
cli-did-you-mean = Choices are made by their numbers and letters. Did you mean { $options }?
cli-taken-back = Taken back.
cli-nothing-to-redo = There is nothing to redo.
cli-folded =
    { $count ->
        [one] The window is low for the whole table, one part of it is folded; v shows it whole.
       *[other] The window is low for the whole table, { $count } parts of it are folded; v shows them whole.
    }
cli-news-above = What has happened stands above the table; j tells everything.
cli-drawn-plainly = Sorry, something went wrong with drawing this table. Your game is safe and goes on, drawn plainly. What went wrong is noted in { $file }
cli-preview-prompt = Enter to confirm · n to choose again · or another choice >{" "}
cli-choose-again = Choose again.
cli-choices-drawn =
    { $count ->
        [one] { $count } choice is in the drawing: type its number or its place ({ $example }); o lists it.
       *[other] { $count } choices are in the drawing: type a number or a place ({ $example }); o lists them.
    }
cli-confirm = This ends your part in the game. Are you sure?
cli-sure = Are you sure?
cli-not-confirmed = All right, nothing has happened.
cli-yes-or-no = [y/n]
cli-yes = y
cli-word = WORD
cli-file = FILE
cli-metavar-game = GAME
cli-metavar-games = GAME…
cli-metavar-setting = NAME=VALUE
cli-metavar-level = LEVEL
cli-metavar-address = ADDRESS
cli-metavar-name = NAME
cli-metavar-seats = WHO,WHO
cli-metavar-folder = DIR
cli-metavar-digits = DIGITS
cli-metavar-agents = AGENT,AGENT
cli-metavar-weights = WEIGHT,WEIGHT
cli-metavar-field = FIELD
cli-command-number = choose what stands beside the number
cli-command-undo = take back your last choice (until something was revealed or somebody else was asked)
cli-command-printed = choose the action with this letter: a capital letter is an action, a small one a command
cli-command-letter = choose this, wherever it is offered: { $things }
cli-command-reset = take back the whole turn, as far as that is possible
cli-command-redo = redo what you took back
cli-command-explain = explain a card, a place, a sign or a rule
cli-command-why = why something cannot be chosen now
cli-command-hint = the best choices and why; again, to think longer
cli-command-list = list all choices, including those that the drawing shows
cli-hint-thinking = The coach imagines how the game could go on …
cli-hint-none = Here the bots play by the cards: there is nothing to advise.
cli-for-example = { $meaning }, for example { $example }
cli-command-journal = all that has happened in this game
cli-command-save = save the game (it is saved after every choice anyway), or a copy to a file
cli-command-table = draw the table again, or only a part of it: WORD is what stands on its frame
cli-command-whole = draw the whole table again, without folding anything to fit the window
cli-no-such-part = No part of the table is called “{ $word }”. There are: { $parts }.
cli-command-guide = silence the guide, or let him speak
cli-guide-quiet = (g silences)
cli-guide-on = The guide makes short remarks from now on; g silences him.
cli-guide-off = The guide is silent.
cli-guide-none = No guide speaks here.
cli-command-language = Česky / in English
cli-command-leave = leave; the game is saved and can be resumed
cli-explain-unknown = Nothing here is called “{ $word }”. Try another word, or part of one.
cli-explain-many = Several things fit; be more precise: { $names }.
cli-explain-rules = Rules that speak of it: { $rules }.
cli-why-what = Say what you are asking about
cli-why-can = { $thing }: you can choose it; type { $number }.
cli-why-cannot = { $thing }: { $reason }
cli-saved = Saved to { $file }.
cli-rules-changed = The rules have changed since this game was saved (version { $saved }, now { $now }); it goes on under the new ones.
cli-resume = The game is saved. To continue: { $command }
cli-game-unnamed = This is { $game }. Another game: figurka play NAME ({ $others }).
cli-unfinished = Your last game is not finished. To continue it: { $command }
cli-saved-at-end = To see the game again: { $command }

## The end

cli-won-you = You have won!
cli-won-one = { $player } has won.
cli-won-several = A shared victory: { $players }.
cli-won-rival = You have lost; the winner is { $rival }.
cli-won-nobody = Nobody has won.
cli-won-together = You win together!
cli-lost-together =
    { $seats ->
        [1] The game is lost.
       *[other] You lose together.
    }
cli-score-total = Total

## Games, rules and content

cli-view-title = { $game }: the view
cli-view-about = What a seat may know, as the JSON interface and “game.view(seat)” give it. A question mark marks a field that is not always there.
cli-games-name = Name
cli-games-title = Game
cli-games-seats = Players
cli-games-about = About
cli-games-hint = To play: figurka play { $game }
cli-rule-source = Source: { $source }
cli-rule-see = see { $rules }
cli-rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
cli-source-rulebook = the rulebook
cli-source-public = public reports of the game
cli-source-designed = figurka’s own decision
cli-source-recalled = memory of the game, not checked against a text
cli-coverage = { $shown } of { $total } rules are shown by tests
cli-content-card = Card
cli-content-thing = Place, map or wind rose
cli-content-type = Type
cli-content-keywords = Keywords
cli-content-cost = Cost
cli-content-points = Points
cli-content-copies = Copies
cli-content-effect = Effect
cli-content-source = Source
cli-content-designed = Designed for figurka
cli-content-reconstructed = Reconstructed
cli-content-total = { $count } cards of { $kinds } kinds.

## Replays

cli-replay-changed = The rules have changed since this game was saved (version { $saved }, now { $now }); it is replayed under the new ones.
cli-replay-ends = The replay ends here. { $why }
cli-replay-prompt = [Enter next · t table · q leave]{" "}
cli-replay-after =
    { $count ->
        [0] The beginning
        [one] After { $count } choice
       *[other] After { $count } choices
    }

## Simulations

cli-simulate-progress = Playing
cli-simulate-agent = Agent
cli-simulate-seats-played = Seats played
cli-simulate-wins = Wins
cli-simulate-rate = Win rate
cli-simulate-interval = 95% interval
cli-simulate-score = Mean score
cli-simulate-games =
    { $count ->
        [one] { $count } game, { $decisions } decisions, { $speed } games/s.
       *[other] { $count } games, { $decisions } decisions each on average, { $speed } games/s.
    }
cli-simulate-rotation = After each game everybody moves one seat on, so that no agent always has the same seat. A shared win counts as a share.
cli-simulate-together = After each game everybody moves one seat on. All seats win or lose together, so a win counts in full for each.
cli-simulate-seeds = Seeds { $first } to { $last }.
cli-simulate-stopped = Stopped before all { $count } games were played.
cli-simulate-failure = The game of seed { $seed } broke after choice { $choice }:
cli-simulate-reproduce = To see it again:
cli-simulate-failures =
    { $count ->
        [one] { $count } game broke.
       *[other] { $count } games broke.
    }

## Measuring

cli-bench-decisions = Decisions per second
cli-bench-choices = … with two options or more
cli-bench-games = Games per second
cli-bench-length = Decisions per game
cli-bench-copies = State copies per second
cli-bench-clones = Clones per second, amid turns
cli-bench-game-memory = Memory of one game, MiB
cli-bench-process-memory = Memory of the process, MiB
cli-bench-calibration = Calibration loop, ms
cli-bench-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
cli-bench-compiled = Compiled build, one thread, random play.
cli-bench-interpreted = Interpreted, one thread, random play.

## Errors

cli-error = Error:
cli-error-language = There is no language “{ $language }”. Choose one of these: { $languages }.
cli-error-seats = “{ $seats }” has an empty seat. Separate the seats by single commas, for example you,beginner.
cli-error-set = “{ $text }” is not a setting. Write it as a name and a value, for example level=captain.
cli-error-load-game = The saved game is “{ $game }”, not “{ $asked }”. Leave the name out.
cli-error-load-seats =
    { $seats ->
        [one] The saved game has { $seats } seat, and you named { $asked }. Name as many, or none.
       *[other] The saved game has { $seats } seats, and you named { $asked }. Name as many, or none.
    }
cli-error-load-options = A saved game already has its seed and settings. Leave --seed and --set out.
cli-error-read = { $file } cannot be read: { $reason }.
cli-error-write = { $file } cannot be written: { $reason }.
cli-error-no-tests = There is no folder { $folder }. Run this in a checkout of figurka, or name the folder by --tests.
cli-error-no-rulebook = The game “{ $game }” has no numbered rules.
cli-error-no-rule = No rule of “{ $game }” has the number or word “{ $word }”.
cli-error-no-shape = The game “{ $game }” has not declared the shape of its view.
cli-error-no-content = The game “{ $game }” has no list of its content.
cli-error-replay-range =
    { $count ->
        [0] Nothing has been chosen in this game yet.
       *[other] The game has { $count } choices. Give --from and --to in that range, and in that order.
    }

## Serving

cli-serve-stop = Ctrl-C stops the server; the games are kept.
cli-lobby = The lobby opens in your browser. To play in this terminal: figurka play · all else: figurka --help

## Tuning

cli-tune-goes-on = Going on after round { $done } of { $rounds }.
cli-tune-better = Round { $round } of { $rounds }: ahead by { $lead } points, kept ({ $games } games so far).
cli-tune-no-better = Round { $round } of { $rounds }: ahead by { $lead } points, not kept ({ $games } games so far).
cli-tune-written = The weights are written to { $path }. Copy them beside the game’s mind to play with them.
cli-error-method = There is no way to tune called “{ $method }”. Choose one of these: { $methods }.
cli-error-no-weights = The computer players of “{ $game }” have no weights that could be tuned in this way.
cli-error-hold = There is no weight called “{ $weight }” that could be tuned in this way. There are these: { $weights }.
cli-error-counts = “{ $text }” is no list of numbers of seats. Write it like this: 2,3.
cli-error-tune-extra = Tuning needs more than playing does. Install it with: pip install "figurka[tune]"

## Lessons

cli-learn-name = to type
cli-learn-title = lesson
cli-learn-minutes = min
cli-learn-idea = what it is about
cli-learn-hint = figurka learn GAME begins with the next lesson of a game; your place is kept.
cli-lesson-step = Step { $step } of { $steps }
cli-lesson-not-yet = Not yet.
cli-lesson-missed = Not this time.
cli-lesson-type = Type { $number }.
cli-lesson-part-done = That was the lesson. One thing is left: a position of your own, without pointing.
cli-lesson-done = You have finished “{ $title }”.
cli-lesson-next = How to go on: { $command }
cli-lesson-left = Your place is kept: { $command }

# Analysis and puzzles

cli-analyse-progress = Analysing
cli-analyse-points = Points
cli-analyse-accuracy = Accuracy
cli-analyse-lost = Left behind
cli-analyse-mistakes = Mistakes
cli-analyse-inaccuracies = Inaccuracies
cli-analyse-team = All together
cli-analyse-turns = { $player }: turns worth a look
cli-analyse-mistake = Turn { $turn }, a mistake: { $played }
cli-analyse-inaccuracy = Turn { $turn }, an inaccuracy: { $played }
cli-analyse-brilliant = Turn { $turn }, brilliant: { $played }
cli-analyse-better =
    { $points ->
        [one] Better by 1 point: { $better }.
       *[other] Better by { $points } points: { $better }.
    }
cli-analyse-better-chance =
    { $points ->
        [one] Better by 1 point, { $chance }% to win: { $better }.
       *[other] Better by { $points } points, { $chance }% to win: { $better }.
    }
cli-analyse-better-way =
    { $points ->
        [one] Better by 1 point, { $chance }% of the way: { $better }.
       *[other] Better by { $points } points, { $chance }% of the way: { $better }.
    }
cli-analyse-at = (choice { $choice } of the replay)
cli-analyse-trust = Judged by what each could see, { $playouts } games played out. What a turn lost may usually be off by { $error } points, either way.
cli-error-analyse-seat =
    { $seats ->
        [one] The game has 1 seat.
       *[other] The game has seats 1 to { $seats }.
    }
cli-puzzle-task = Which of these is clearly best?
cli-puzzle-title = Puzzle: { $theme }, rated { $rating } · you { $own }
cli-puzzle-right =
    { $points ->
        [one] Right. { $answer }: better than the next best by 1 point.
       *[other] Right. { $answer }: better than the next best by { $points } points.
    }
cli-puzzle-wrong =
    { $points ->
        [one] { $answer }: weaker by 1 point.
       *[other] { $answer }: weaker by { $points } points.
    }
cli-puzzle-was =
    { $points ->
        [one] The solution: { $answer }, better than the next best by 1 point.
       *[other] The solution: { $answer }, better than the next best by { $points } points.
    }
cli-puzzle-other = That is none of the answers. Choose one of those in the frame.
cli-puzzle-no-hint = Only two answers are left.
cli-puzzle-no-undo = There is nothing to take back in a puzzle: answer again, or leave by q.
cli-puzzle-rating = Your rating: { $rating } ({ $change })
cli-puzzle-next = The next one: { $command }
cli-error-no-puzzles = There are no such puzzles. Run “figurka puzzle --list” to see which there are.
cli-puzzles-game = Game
cli-puzzles-theme = Theme
cli-puzzles-count = Puzzles
cli-puzzles-solved = Solved
cli-puzzles-hint = Your rating: { $rating }. Take one by “figurka puzzle GAME --theme THEME”.
cli-puzzles-progress = After the game with seed { $seed }: { $count } of { $wanted }
cli-puzzles-written = The puzzles are in { $path }.
cli-puzzles-found =
    { $count ->
        [one] 1 puzzle is in { $path }.
       *[other] { $count } puzzles are in { $path }.
    }
cli-error-puzzles-game = { $file } is not a game of { $game }. Name the game that was saved.
cli-puzzles-holds = { $puzzle } holds:
cli-puzzles-fails = { $puzzle } does not hold:
cli-error-puzzles-action = “{ $action }” is no action. Choose make or check.

## Numbers for learners

cli-vocabulary-grown = Games played: { $games }. New actions: { $actions }, kinds of questions: { $kinds }, causes: { $causes }.
cli-features-title = What learners see of { $game } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
cli-features-about = Numbers: { $count }. Version of features and vocabulary: { $version }. Everything is told as one seat sees it: `me` is that seat, `+1` the next one.
cli-features-head = | numbers | name | meaning | of |
