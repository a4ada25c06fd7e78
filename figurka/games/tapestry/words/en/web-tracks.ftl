### Tapestry's table in the browser: tracks.

tapestry-web-tracks-start = start
tapestry-web-tracks-start-about = Your token begins here. The start space itself brings nothing.
tapestry-web-tracks-about-exploration = Draw territory tiles, build farms and explore the map; at the end
    outer space awaits.
tapestry-web-tracks-about-science = Build houses and research: the science die moves your tokens for free
    on all tracks.
tapestry-web-tracks-about-military = Build armories and conquer territories; at the end a second
    civilization joins you.
tapestry-web-tracks-about-technology = Build markets, invent and upgrade tech cards; at the end a token
    starts again.
tapestry-web-tracks-any = any { $count }
tapestry-web-tracks-both = { $own } and { $other }
tapestry-web-tracks-tier = Tier { $tier }: { $cost } for each step
tapestry-web-tracks-tier-title = Tier { $tier }
tapestry-web-tracks-pay = pay { $cost }
tapestry-web-tracks-first = first in tier { $tier }: { $landmark }, { $count } plots
tapestry-web-tracks-plots = a landmark of { $count } plots for your city
tapestry-web-tracks-bonus = bonus for { $price }: { $gain }
tapestry-web-tracks-bonus-free = bonus without paying: { $gain }
tapestry-web-tracks-bare = Your token moves, but the space brings you nothing.
tapestry-web-tracks-used = You have used this space in this turn; it brings nothing more.
tapestry-web-tracks-far = Not yet: a token goes one space at a time. Yours stands on { $number }, so this is { $steps } steps away.
tapestry-web-tracks-here = Your token stands here.
tapestry-web-tracks-behind = Behind you: your token stands on { $number } and does not go back by itself.
tapestry-web-tracks-left =
    { $count ->
        [0] Leaves you no resources
        [one] Leaves you { $count } resource
       *[other] Leaves you { $count } resources
    }
tapestry-web-tracks-end = The end of the track: an achievement for those who come early.
tapestry-web-tracks-own = { $landmark }: already yours
tapestry-web-tracks-taken = { $landmark }: { $player } has it
tapestry-web-tracks-mark = { $player }: mark of AI Singularity
tapestry-web-tracks-title-vp = victory points
tapestry-web-tracks-title-landmark = landmark
tapestry-web-tracks-title-or = one of several
tapestry-web-tracks-title-advance = advance
tapestry-web-tracks-title-advance-x = advance without benefit
tapestry-web-tracks-title-regress = move back
tapestry-web-tracks-title-regress-x = move back without benefit
tapestry-web-tracks-title-score-track = score your progress on a track
