### Puzzles: the collection, and one at the table.

web-menu-puzzles = Puzzles
web-puzzle = Puzzle
web-puzzle-daily = Puzzle of the day
web-puzzle-rated = rated
web-puzzle-origin =
    { $seats ->
        [2] From a game for two, your turn { $turn }.
        [3] From a game for three, your turn { $turn }.
        [4] From a game for four, your turn { $turn }.
       *[other] From a game for { $seats }, your turn { $turn }.
    }
web-puzzle-standing =
    { $way ->
        [leads]
            { $points ->
                [one] You are { $points } point ahead of { $name }.
               *[other] You are { $points } points ahead of { $name }.
            }
        [trails]
            { $points ->
                [one] { $name } is { $points } point ahead of you.
               *[other] { $name } is { $points } points ahead of you.
            }
       *[even] You and { $name } have equal points.
    }
web-puzzle-together = All play together: best is what brings the team nearest to its goal, even if that is out of reach.
web-puzzle-answers = Answers
web-puzzle-whole = Read the answers in full
web-puzzle-only =
    { $count ->
        [2] Here only the two with a letter can be answered.
        [3] Here only the three with a letter can be answered.
       *[other] Here only the four with a letter can be answered.
    }
web-puzzle-hint = Hint
web-puzzle-hint-tip = Strikes out one wrong answer
web-puzzle-show = Show
web-puzzle-show-tip = Shows the solution; the puzzle then counts as not solved
web-puzzle-struck = struck out by the hint
web-puzzle-is-right = Right: { $answer }
web-puzzle-is-wrong = Not the best: { $answer }
web-puzzle-is-shown = The solution: { $answer }
web-puzzle-better =
    { $points ->
        [one] By 1 point better than the next best.
       *[other] By { $points } points better than the next best.
    }
web-puzzle-weaker =
    { $points ->
        [one] 1 point weaker than the best answer.
       *[other] { $points } points weaker than the best answer.
    }
web-puzzle-points-weaker = points
web-puzzle-again = Try again
web-puzzle-show-solution = Show the solution
web-puzzle-next = Next puzzle
web-puzzle-play-on = Play on from here
web-puzzle-play-on-tip = A table of your own from this position, against computers
web-puzzle-compared =
    { $count ->
        [2] Both
        [3] All three
       *[other] All four
    }
web-puzzle-worlds =
    { $count ->
        [one] in points, by { $count } imagined game each
       *[other] in points, by { $count } imagined games each
    }
web-puzzle-own-rating = your rating
web-puzzle-once = counted once already
web-puzzle-share = { $share }% of { $count } solved it
web-puzzle-row =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
web-puzzle-weekdays = M T W T F S S

# The collection

web-puzzles-heading = Find the best move
web-puzzles-about = Positions of played games in which one choice is clearly better than the others. Pick it on the real table.
web-puzzles-solved =
    { $solved ->
        [one] { $solved } of { $count } solved
       *[other] { $solved } of { $count } solved
    }
web-puzzles-start = Start
web-puzzles-go-on = Go on
web-puzzles-games = Game
web-puzzles-themes = Theme
web-puzzle-all-games = all
web-puzzle-any-theme = any
web-puzzles-none = There is no puzzle of this kind yet.
web-puzzles-was-right = solved
web-puzzles-was-wrong = not solved
web-puzzles-new = not tried yet
web-puzzles-seats =
    { $count ->
        [one] for { $count }
       *[other] for { $count }
    }
web-puzzles-solve = Solve it
web-puzzles-solve-again = Look at it again
web-puzzles-day-done = Solved today. Another one comes tomorrow.
