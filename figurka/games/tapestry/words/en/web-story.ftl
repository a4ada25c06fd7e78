### Tapestry in the browser: the bots' turn, step by step.

tapestry-web-story =
    { $count ->
        [one] The Shadow Empire’s turn, step by step
       *[other] The bots’ turn, step by step
    }
tapestry-web-story-turn =
    { $count ->
        [one] A turn of the Shadow Empire
       *[other] A turn of the bots
    }
tapestry-web-story-before = In the turn before
tapestry-web-story-income = Income turn { $count } of the bots
tapestry-web-story-number = Turn { $number } of { $count }

## The steps

tapestry-web-story-pair = The pair
tapestry-web-story-why =
    { $count ->
        [0] No track
        [one] Why { $track }
       *[other] Why these tracks
    }
tapestry-web-story-hex =
    { $found ->
        [yes] Why hex { $place }
       *[no] Why no hex
    }
tapestry-web-story-brought = What it brought
tapestry-web-story-chart = The chart
tapestry-web-story-first = First of all
tapestry-web-story-cards = Cards for the next era
tapestry-web-story-pass = The opening round
tapestry-web-story-shuffle = The deck is empty

## The pair

tapestry-web-story-card = Decision card { $number }
tapestry-web-story-track = Track
tapestry-web-story-ties = Ties
tapestry-web-story-not-read = not read
tapestry-web-story-toppled = Toppled outpost symbol
tapestry-web-story-symbol-income = Income symbol
tapestry-web-story-halves = Left card: how each bot picks a track. Right card: what breaks ties and how the map is read. Only the inner halves count.
tapestry-web-story-halves-alone = Left card: how the Shadow Empire picks a track. Right card: what breaks ties, read from the bottom. Only the inner halves count.
tapestry-web-story-deck =
    { $count ->
        [0] The deck is now empty.
        [one] { $count } card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
tapestry-web-story-rule-any_open = any open track
tapestry-web-story-rule-nearest_end = nearest to its end
tapestry-web-story-rule-nearest_landmark_or_end = nearest landmark or end
tapestry-web-story-way = from { $start } { $direction }, next row from { $next }

## Why a track

tapestry-web-story-place = its place
tapestry-web-story-goal = next free landmark
tapestry-web-story-goal-end = goal
tapestry-web-story-end = end of the track
tapestry-web-story-steps = steps
tapestry-web-story-on = space { $place } of 12
tapestry-web-story-verdict-taken = taken
tapestry-web-story-verdict-tie = tie
tapestry-web-story-verdict-end = at the end
tapestry-web-story-verdict-barred = barred
tapestry-web-story-tie-down = Card { $card } from the top:
tapestry-web-story-tie-up = Card { $card } from the bottom:

## Why a hex

tapestry-web-story-A-53 = first met on the reading of card { $card }, as hex no. { $count }: { $place }
tapestry-web-story-A-60 = the achievement of the middle island is out of reach, so the distance to it does not count
tapestry-web-story-A-64 =
    { $whom ->
        [you] of your territories in reach: these come before all others
       *[other] { $other }'s territories in reach: these come before all others
    }
tapestry-web-story-A-65 = nearest to the middle island, { $way ->
        [none] no path leads there
       *[some] { $count ->
            [one] { $count } step
           *[other] { $count } steps
        }
    }
tapestry-web-story-A-70 =
    { $whom ->
        [you] hexes in reach, none of them yours: a neutral conquest
       *[other] hexes in reach, none of them held by { $other }: a neutral conquest
    }
tapestry-web-story-A-71 =
    { $whom ->
        [you] are left: card { $card } lacks the toppled outpost symbol, so those next to you drop out
       *[other] are left: card { $card } lacks the toppled outpost symbol, so those next to { $other } drop out
    }
tapestry-web-story-A-72 = no hex is possible, nothing is conquered
tapestry-web-story-A-73 = nearest to the middle island, { $way ->
        [none] no path leads there
       *[some] { $count ->
            [one] { $count } step
           *[other] { $count } steps
        }
    }
tapestry-web-story-A-74 = { $whom ->
        [you] nearest to your territories with a single token
       *[other] nearest to { $other }'s territories with a single token
    }, { $way ->
        [none] no path leads there
       *[some] { $count ->
            [one] { $count } step
           *[other] { $count } steps
        }
    }
tapestry-web-story-A-75 = { $whom ->
        [you] nearest to your territories
       *[other] nearest to { $other }'s territories
    }, { $way ->
        [none] no path leads there
       *[some] { $count ->
            [one] { $count } step
           *[other] { $count } steps
        }
    }
tapestry-web-story-A-80 = unexplored hexes in reach
tapestry-web-story-A-81 = { $whom ->
        [you] furthest from your territories
       *[other] furthest from { $other }'s territories
    }, { $way ->
        [none] no path leads there
       *[some] { $count ->
            [one] { $count } step
           *[other] { $count } steps
        }
    }
tapestry-web-story-A-82 = Military is the favourite, so no distance counts
tapestry-web-story-A-125 =
    { $whom ->
        [you] the symbol on card { $card } also allows hexes next to you
       *[other] the symbol on card { $card } also allows hexes next to { $other }
    }
tapestry-web-story-A-247 = own territories with a single token, one of which is closed
tapestry-web-story-map = The map
tapestry-web-story-reach = in question
tapestry-web-story-closest = best by distance
tapestry-web-story-chosen = chosen
tapestry-web-story-scan = reading: { $way }
tapestry-web-story-distance = steps to the nearest goal

## What it brought

tapestry-web-story-ignored = ignored: { $things }
tapestry-web-story-A-39 = neither benefit nor bonus
tapestry-web-story-turned =
    { $land ->
        [known] turned at random, { $terrain } pointing { $direction }, no gain
        [none] sea on all sides, no gain
       *[unknown] turned at random, its land pointing { $direction }, no gain
    }
tapestry-web-story-tile = a new tile
tapestry-web-story-outpost = an outpost, without dice
tapestry-web-story-outpost-from =
    { $whom ->
        [you] an outpost on your territory, without dice
       *[other] an outpost on { $other }'s territory, without dice
    }
tapestry-web-story-supply =
    { $count ->
        [one] now { $count } card beside the mat
       *[other] now { $count } cards beside the mat
    }
tapestry-web-story-tally-landmarks = Landmarks
tapestry-web-story-tally-territories = Territories
tapestry-web-story-tally-first = First into the era
tapestry-web-story-total = Total

## Going through it

tapestry-web-story-steps-list = Steps
tapestry-web-story-step = Step { $number }: { $title }
tapestry-web-story-finished = The bots have finished their turn; nothing is asked of you for it.
tapestry-web-story-finished-alone = The Shadow Empire has finished its turn; nothing is asked of you for it.
tapestry-web-story-back = Back
tapestry-web-story-next = Next step
tapestry-web-story-to-turn = To my turn
tapestry-web-story-close = Close
tapestry-web-story-pace = Show by itself:
tapestry-web-story-pace-full = step by step
tapestry-web-story-pace-brief = one line a turn
tapestry-web-story-pace-off = nothing
tapestry-web-story-in-full = Step by step
