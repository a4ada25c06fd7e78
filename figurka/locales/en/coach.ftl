# What the coach says

coach-now =
    { $points ->
        [one] 1 point at once.
       *[other] { $points } points at once.
    }
coach-source = { $points } { $source }
coach-in-the-end = In the end: { $sources }.
coach-rival = { $player } in the end: { $points }.
coach-opens = It makes possible next: { $things }.
coach-then = Next probably: { $thing }.

coach-best =
    { $count ->
        [one] The only choice
        [2] Both choices
       *[other] The { $count } best choices
    }
coach-equal =
    { $count ->
        [2] Two are about equal
       *[other] { $count } are about equal
    }
coach-first-guess = At first sight
coach-measure-lead = expected final lead
coach-measure-points = expected points
coach-mark-best = best
coach-mark-less = { $points } less
coach-mark-equal = ± { $error }
coach-playouts =
    { $count ->
        [one] From 1 imagined game
       *[other] From { $count } imagined games
    }
coach-longer = Think longer
coach-lacks = Nothing stands out: what comes of it is much the same.
