### Tapestry's table in the browser: the bar at the top, the side and the decision bar.

## The decision bar
tapestry-web-side-income-sure =
    { $count ->
        [one] Enter era { $era } now? You could still advance with the { $count } resource you have left; it stays yours either way.
       *[other] Enter era { $era } now? You could still advance with the { $count } resources you have left; they stay yours either way.
    }
tapestry-web-side-income-sure-last =
    { $count ->
        [one] You could still advance: you have { $count } resource left. Your game ends with this income turn, so it would be lost.
       *[other] You could still advance: you have { $count } resources left. Your game ends with this income turn, so they would be lost.
    }
tapestry-web-side-steps = Steps of the income turn
tapestry-web-side-step-1 = Civilization
tapestry-web-side-step-2 = Tapestry
tapestry-web-side-step-3 = Upgrade and points
tapestry-web-side-step-4 = Income
tapestry-web-side-leaves = leaves
tapestry-web-side-purse = You have:
tapestry-web-side-then = then
tapestry-web-side-turn = Turn
tapestry-web-side-build-here = Build here
tapestry-web-side-explore-here = Lay it here
tapestry-web-side-how =
    { $placing ->
        [explore] Choose a hex. Another click turns the tile; it is laid once you confirm.
        [rotation] A click turns the tile; it is laid once you confirm.
        [quarters] Choose a place. Another click turns the landmark; it is built once you confirm.
        [explore-still] Choose a hex. The tile is laid once you confirm.
       *[build-still] Choose a place. The landmark is built once you confirm.
    }
tapestry-web-side-deal = Bonus for { $price }: { $gain }
tapestry-web-side-attacks = { $player } attacks { $place }
tapestry-web-side-yes-bonus-free = Take the bonus
tapestry-web-side-yes-bonus-discard = Buy the bonus
tapestry-web-side-yes-exploitation = Twice
tapestry-web-side-yes-heralds-start = Play a card now
tapestry-web-side-yes-invent-unseen = Invent it
tapestry-web-side-yes-inventors-gain = Gain it too
tapestry-web-side-yes-isolate = Close it
tapestry-web-side-yes-militarism = Put an outpost there
tapestry-web-side-yes-refresh = Replace the cards
tapestry-web-side-yes-trap = Spring the trap

## The bar at the top
tapestry-web-side-order = Order of turns
tapestry-web-side-level = level { $level }
tapestry-web-side-era = era { $era }
tapestry-web-side-deck = decision deck { $left } of { $all }
tapestry-web-side-story = The bots’ turn
tapestry-web-side-since =
    { $count ->
        [one] { $count } move since your last turn
       *[other] { $count } moves since your last turn
    }
tapestry-web-side-news-income =
    { $era ->
        [5] { $player } took the final income turn.
       *[other] { $player } entered era { $era }.
    }
tapestry-web-side-news-finishes = { $player } has finished.
tapestry-web-side-news-alone = Only you still play.
tapestry-web-side-step-through = step through
tapestry-web-side-jump = Parts of the table
tapestry-web-side-jump-city = City
tapestry-web-side-jump-mat = Mat
tapestry-web-side-jump-map = Map
tapestry-web-side-jump-tracks = Tracks
tapestry-web-side-jump-others = Others

## The inventions
tapestry-web-side-inventions = Tech cards on display
tapestry-web-side-in-deck = { $count } in the deck
tapestry-web-side-unseen = Unseen card
tapestry-web-side-met = You meet this yourself.
tapestry-web-side-met-by = Met thanks to your neighbour { $player }.
tapestry-web-side-unmet = Neither you nor a neighbour meets this yet.

## The others
tapestry-web-side-others = The others
tapestry-web-side-compare = Side by side
tapestry-web-side-finished = finished
tapestry-web-side-face-down = face down
tapestry-web-side-heralded = with a token of the Heralds
tapestry-web-side-row-top = top row
tapestry-web-side-row-middle = middle row
tapestry-web-side-row-bottom = bottom row
tapestry-web-side-outposts =
    { $count ->
        [one] { $count } outpost left
       *[other] { $count } outposts left
    }
tapestry-web-side-hand =
    { $count ->
        [one] { $count } tapestry card in hand
       *[other] { $count } tapestry cards in hand
    }
tapestry-web-side-territories =
    { $count ->
        [one] { $count } territory controlled
       *[other] { $count } territories controlled
    }
tapestry-web-side-tiles =
    { $count ->
        [one] { $count } territory tile in supply
       *[other] { $count } territory tiles in supply
    }
tapestry-web-side-space-tiles =
    { $count ->
        [one] { $count } space tile in supply
       *[other] { $count } space tiles in supply
    }
tapestry-web-side-techs =
    { $count ->
        [one] { $count } tech card
       *[other] { $count } tech cards
    }
tapestry-web-side-tokens =
    { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }
tapestry-web-side-omens = { $count } of { $all } predictions came true
tapestry-web-side-ally = allied with { $player }
tapestry-web-side-spouse = marriage with { $player } ({ $track })
tapestry-web-side-bars = { $track } is barred to the others
tapestry-web-side-city = { $player }'s capital city
tapestry-web-side-favourite = Favourite track: { $track }
tapestry-web-side-beside =
    { $count ->
        [one] { $count } tapestry card beside the mat
       *[other] { $count } tapestry cards beside the mat
    }
tapestry-web-side-on-mat =
    { $count ->
        [one] { $count } tapestry card on the mat
       *[other] { $count } tapestry cards on the mat
    }

## In the journal

tapestry-web-side-reasons = Reasons
