# The end of a game: what was reached, what was lacking and when, where influence came from.

viticulture-web-result-influence = Influence
viticulture-web-result-reached =
    { $seats ->
        [1] You reached { $goal } points and the world knows your wine: influence was full in year { $year }.
       *[other] Everybody reached { $goal } points and the world knows your wine: influence was full in year { $year }.
    }
viticulture-web-result-lacking-influence =
    { $seats ->
        [1] You reached { $goal } points, but the world does not know your wine yet: { $count } influence was missing.
       *[other] Everybody reached { $goal } points, but the world does not know your wine yet: { $count } influence was missing.
    }
viticulture-web-result-lacking-points =
    The world knows your wine, but { $who ->
        [alone] you did not reach
        [neither] neither of you reached
        [none] none of you reached
       *[some] { $short ->
            [one] one of you
           *[other] { $short } of you
        } did not reach
    } { $goal } points.
viticulture-web-result-lacking-both =
    { $seats ->
        [1] Both were out of reach this time: { $goal } points and full influence.
       *[other] Both were out of reach this time: { $goal } points for everybody and full influence.
    }
viticulture-web-result-chip-seats = { $count } of { $seats } at { $goal } points or more
viticulture-web-result-chip-points = { $count } of { $goal } points
viticulture-web-result-chip-influence = influence { $count } of { $goal }

## Where influence came from

viticulture-web-result-step-start = there at the start
viticulture-web-result-step-events = from an event
viticulture-web-result-step-bought = bought
viticulture-web-result-step-points = for very many points
viticulture-web-result-from-start = { $count } at the start
viticulture-web-result-from-events =
    { $count ->
        [one] { $count } from an event
       *[other] { $count } from events
    }
viticulture-web-result-from-bought = { $count } bought
viticulture-web-result-from-points = { $count } for { $points } points ({ $player })

## What was missing and when

viticulture-web-result-slow =
    { $year ->
        [0] From the start every year had to bring { $need },
       *[other] After year { $year } every year left had to bring { $need },
    } but the best year of this game brought { $best }.
viticulture-web-result-before = A year earlier { $need } each would have done.
viticulture-web-result-open = The last year could still have done it: { $need } were missing before it, and the best year of this game brought { $best }.
viticulture-web-result-fell = Reached by the end of year { $year }, then lost again.
viticulture-web-result-slip =
    { $year ->
        [0] By the pace of this table the goal was out of reach from the start.
       *[other] By the pace of this table the goal was out of reach after year { $year } at the latest.
    } This is an estimate: what each year left had to bring, against the best year there was.

## Key moments

viticulture-web-result-moment-event = { $event }: influence +{ $count }
viticulture-web-result-moment-fall = { $event }: influence −{ $count }
viticulture-web-result-moment-bought = { $player } buys influence
viticulture-web-result-moment-thirty = { $player } passes { $points } points
viticulture-web-result-moment-goal = { $player } reaches { $goal } points
viticulture-web-result-moment-orders =
    { $count ->
        [one] { $player } fills an order for { $points } points
       *[other] { $player } fills { $count } orders for { $points } points
    }
viticulture-web-result-moment-trade = { $player } and { $other } make an exchange

## Ties

viticulture-web-result-tie-lira = Level on points; lira decide: { $player } has { $count }, { $other } { $fewer }.
viticulture-web-result-tie-wines = Level on points and lira; the value of wine decides: { $player } has { $count }, { $other } { $fewer }.
viticulture-web-result-tie-grapes = Level on points, lira and wine; the value of grapes decides: { $player } has { $count }, { $other } { $fewer }.
