### The guide in a first whole game of Farshore. [name|words] light the thing of that name.

farshore-guide-redraw =
    { $count ->
        [0] None of your cards costs { $price } resources or less: it will be long before one is played. The fewer such cards, the more a swap may bring.
        [one] Only [cheap|one card] here costs { $price } resources or less and can be played soon. The fewer such cards, the more a swap may bring.
       *[other] [cheap|{ $count } cards] here cost { $price } resources or less and can be played soon. The more such cards, the less a swap may bring.
    }
farshore-guide-begin = Each turn is one thing: send a worker or play a card. People usually look at [hand|their hand] first: each card shows what you lack for it.
farshore-guide-treasure = A treasure is worth { $points } points at the end. People usually [without|pay without it] as long as they can.
farshore-guide-anchor = An anchor pays any price, and you have { $count } left for the whole game. { $card } would cost { $price ->
        [one] { $price } mushroom
       *[other] { $price } mushrooms
    }.
farshore-guide-last-worker = Your last worker. Only points count now: a [dunes|map tile], or what pays for one more card.
farshore-guide-last-season = Your last season, with { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }. At the end cards, the ship, treasures and [maps|map tiles] count; resources do not.
farshore-guide-season-came = { $season } came by itself: no worker was left and nothing could be paid. Your workers are back, { $count } now.
farshore-guide-prepared = { $season } for you, and { $count } workers are back. Each player goes through the seasons at their own pace: nobody waits.
farshore-guide-production = { $season }: the green cards in your city work again, in your order. People usually leave those that trade for last, when there is more to trade.
farshore-guide-prepared-green = { $season }: the green cards in your city have just worked again. That is why it pays to play them early.
farshore-guide-wind-changed = The wind has changed, because everybody has prepared for the new season. The [rose|roses] now show which cards move your ship.
farshore-guide-wind = { $card } matched the [rose|wind], so your [ship|ship] sailed. Its spaces are points, and treasures lie on the way.
farshore-guide-worked-out = All your workers are out. Play cards as long as you can pay, then prepare: with the next season your workers come back and one more joins.
farshore-guide-map = Your city is good for a map tile: a worker in the [dunes|dunes] takes it. The tiles’ sum is multiplied by their number.
farshore-guide-pair = [card|{ $card }] has the colour of your [on|{ $on }]: an anchor put there pays for it instead of mushrooms.
farshore-guide-green = { $card } is green: it worked at once, and will again in spring and autumn as far as those are ahead.
farshore-guide-blue = { $card } is blue: it stays and helps you later, mostly when you play other cards.
farshore-guide-tan = { $card } is tan: it worked once, now. What is left of it is its points and the space it takes.
farshore-guide-purple = { $card } is purple: at the end it gives points for other things you have. Look at what it counts.
farshore-guide-blocked = [place|{ $place }] is taken: one worker fits there. It is free again once its owner prepares; docks and lookout take everybody.
farshore-guide-full-hand = Your hand is full: more than { $count } cards you cannot hold. At the [docks|docks] cards you will not play become resources.
farshore-guide-narrow-city = Your city has room for { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }. People usually keep it for those with many points.
farshore-guide-own-place = [card|{ $card }] is a place of your own: you may send a worker there, and nobody else can take it from you.
farshore-guide-bay = Nothing in your hand can be paid now, but { $count ->
        [one] [cards|one card] in the Bay can
       *[other] [cards|{ $count } cards] in the Bay can
    }. Cards there are for everybody, so they may be gone soon.
farshore-guide-found = You found a [treasure|treasure]. It pays in place of any one resource, or is worth { $points } points at the end.

## Asked before something is wasted

farshore-guide-prepare-early = Mind this: { $parts }. Prepare all the same?
farshore-guide-prepare-cards = You can still play { $cards }. Cards in the Bay may be gone later. Prepare all the same?
farshore-guide-pass-early = Passing ends the game for you. Still open: { $parts }. Pass all the same?
farshore-guide-left-draws = { $count ->
        [one] your hand has no room for { $count } card you would draw
       *[other] your hand has no room for { $count } cards you would draw
    }
farshore-guide-left-green = you can still play green cards, which then work again at once ({ $cards })
farshore-guide-left-more = { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }
farshore-guide-left-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
farshore-guide-left-map = a map tile in the dunes
farshore-guide-left-card = { $card } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
