### The guide in a first whole game of Farshore. [name|words] light the thing of that name.

farshore-guide-redraw =
    { $count ->
        [0] None of your cards costs { $price } resources or less. People usually swap such a hand.
        [one] Only [cheap|one card] here costs { $price } resources or less. People usually keep a hand with two of them, and swap it otherwise.
       *[other] [cheap|{ $count } cards] here cost { $price } resources or less. People usually keep such a hand: it can be played soon.
    }
farshore-guide-begin = Each turn is one thing: send a worker or play a card. People usually look at a card first, say [card|{ $card }], and fetch what it costs.
farshore-guide-treasure = A treasure is worth { $points } points at the end. People usually [without|pay without it] as long as they can.
farshore-guide-anchor = An anchor pays any price, and you have { $count } left for the whole game. { $card } is cheap: people usually keep anchors for dear critters.
farshore-guide-last-season = Your last season, with { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }. At the end cards, the ship, treasures and [maps|map tiles] count; resources do not.
farshore-guide-prepared = { $season } for you, and { $count } workers are back. Each player goes through the seasons at their own pace: nobody waits.
farshore-guide-wind = { $card } matched the [rose|wind], so your [ship|ship] sailed. Its spaces are points, and treasures lie on the way.
farshore-guide-full-hand = Your hand is full: more than { $count } cards you cannot hold. At the [docks|docks] cards you will not play become resources.
farshore-guide-narrow-city = Your city has room for { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }. People usually keep it for those with many points.
farshore-guide-own-place = [card|{ $card }] is a place of your own: you may send a worker there, and nobody else can take it from you.
farshore-guide-bay = Nothing in your hand can be paid now, but [card|{ $card }] in the Bay can. Cards there are for everybody, so they may be gone soon.
farshore-guide-found = You found a [treasure|treasure]. It pays in place of any one resource, or is worth { $points } points at the end.

## Asked before something is wasted

farshore-guide-prepare-early = You can still play { $card }. Green cards that lie in your city when { $season-acc } begins work again at once. Prepare all the same?
farshore-guide-pass-worker = Passing ends the game for you, and you still have { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } to send. Pass all the same?
farshore-guide-pass-card = Passing ends the game for you, and you can still play { $card }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Pass all the same?
