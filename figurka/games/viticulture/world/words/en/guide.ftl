### The guide in a first whole game of World. [name|words] light the thing of that name.

viticulture-world-guide-gift =
    { $gift ->
        [needed] A vine in your hand needs just this structure: people usually take it, and leave the { $lira-acc }.
        [structure] None of your vines needs this structure now: { $lira-acc } instead pay for one that you need.
        [points] You may take { $points-acc } for good, or { $lira-acc } instead: lira build in your first summer, points count in the end.
       *[other] You may take what your father offers and need not pay for it later, or { $lira-acc } instead for something else.
    }
viticulture-world-guide-goal =
    { $team ->
        [alone] In { $years } years you need { $goal-acc } and influence { $most }. The position you take now brings something at once, and says when you act.
       *[team] In { $years } years each of you needs { $goal-acc }, and the team influence { $most }. The position you take now brings something at once, and says when you act.
    }
viticulture-world-guide-hats = Yellow hats work only in summer, so people usually send them first. Whoever wears no hat can wait for the winter.
viticulture-world-guide-influence = Influence is at { $influence } of { $most }. A step costs { $price-acc } and you have { $lira-acc }: [place|here] you can buy one.
viticulture-world-guide-fits = All wine for an [order|order] lies in your cellar: [fill|filling it] brings { $points-acc }, and most points come that way.
viticulture-world-guide-behind =
    { $team ->
        [alone] You still need { $count } points, and { $years ->
            [one] this is the last year
           *[other] { $years } years are left
        }. People usually go for orders now, and build no more.
       *[team] One of you still needs { $count } points, and { $years ->
            [one] this is the last year
           *[other] { $years } years are left
        }. People usually help whoever has the fewest.
    }
viticulture-world-guide-hand = You hold { $count } cards. At the end of the year all above { $limit } must go: people usually play a visitor first.
viticulture-world-guide-trade = Where a fellow player stands, your grande may swap something. You win together, so people often simply give what the other needs.
viticulture-world-guide-answer = You win or lose together: ask only whether the swap helps the team.
viticulture-world-guide-bare = Only workers without a hat get the bonus of an oval. Where there is none, people usually send a hat.
viticulture-world-guide-tile = A tile betters a place for everybody and for good. People usually choose a place where all of you will often go.

## Asked before something is wasted

viticulture-world-guide-last-worker = This is your last worker of the year, and { $waits } waits for the winter. Send it now all the same?
