# What the coach says

coach-now =
    { $points ->
        [one] 1 point at once.
       *[other] { $points } points at once.
    }
coach-now-range = { $least } to { $most } points at once.
coach-times = { $count }×: { $what }
coach-meant = Meant: { $thing }.
coach-source = { $source } { $points }
coach-beside-next = Points in the end, against the next best: { $sources }.
coach-beside-best = Points in the end, against the best: { $sources }.
coach-rival-more =
    { $points ->
        [one] { $player } makes about 1 point more.
       *[other] { $player } makes about { $points } points more.
    }
coach-rival-fewer =
    { $points ->
        [one] { $player } makes about 1 point less.
       *[other] { $player } makes about { $points } points less.
    }
coach-opens = Makes this possible in your next turn: { $thing }.
coach-then = Your next turn, probably: { $thing }.
coach-step =
    { $turn ->
        [0] Still in this turn: { $deed }
        [1] Next: { $deed }
       *[other] After that: { $deed }
    }

coach-best =
    { $count ->
        [one] The only choice
        [2] Both choices
        [3] The three best choices
       *[other] The { $count } best choices
    }
coach-equal =
    { $count ->
        [2] Two are about equal
        [3] Three are about equal
       *[other] { $count } are about equal
    }
coach-open =
    { $count ->
        [2] Two that I cannot tell apart
        [3] Three that I cannot tell apart
       *[other] { $count } that I cannot tell apart
    }
coach-first-guess = At first sight, by instinct
coach-few-worlds = By instinct, and very few imagined games
coach-mark-best = best
coach-mark-less =
    { $points ->
        [one] 1 point less
       *[other] { $points } points less
    }
coach-mark-equal = ± { $error }
coach-margin = ± is how far a figure may be off: 19 times of 20 it is no further.
coach-playouts =
    { $count ->
        [one] From 1 imagined game
       *[other] From { $count } imagined games
    }
coach-others =
    { $count ->
        [one] One more, given up early, may be as good.
       *[other] { $count } more, given up early, may be as good.
    }
coach-longer = Think longer
coach-decided = Longer thinking would hardly change this.

# The analysis of a game

coach-analysis-nothing = No turn lost anything that could be told from chance.
coach-analysis-little = No turn cost as much as a point that could be told from chance.
coach-deed-with = { $deed }: { $thing }
coach-analysis-worst =
    { $points ->
        [one] Turn { $turn } cost most: { $played } in place of { $better }, about 1 point.
       *[other] Turn { $turn } cost most: { $played } in place of { $better }, about { $points } points.
    }
coach-analysis-often =
    { $points ->
        [one] What cost most: { $theme }. Together { $times } choices lost about 1 point.
       *[other] What cost most: { $theme }. Together { $times } choices lost about { $points } points.
    }

# What a decision is about

coach-theme-placing = placing
coach-theme-timing = timing
coach-theme-payment = payment
coach-theme-goods = goods
coach-theme-cards = cards
coach-theme-building = building
coach-theme-tracks = tracks
coach-theme-conquest = conquest
coach-theme-wine = wine
coach-theme-trade = trade
coach-theme-last = last turns

# How good a choice was

coach-quality-brilliant = brilliant
coach-quality-good = good
coach-quality-inaccuracy = inaccuracy
coach-quality-mistake = mistake
coach-quality-a-brilliant = a brilliant choice
coach-quality-a-good = a good choice
coach-quality-a-inaccuracy = an inaccuracy
coach-quality-a-mistake = a mistake
coach-quality-about-brilliant = Clearly the best choice, and not the one that comes to mind first.
coach-quality-about-good = Nothing was found that is surely better.
