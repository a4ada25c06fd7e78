### Farshore in the browser: the words around the drawings.

## Parts of the board

farshore-web-seasons = Seasons
farshore-web-track = Ship track, from 0 to 60 points
farshore-web-roses = Wind roses
farshore-web-islands = Islands
farshore-web-shore = Shore
farshore-web-land = Docks, lookout and dunes
farshore-web-lighthouse = Lighthouse with the deck, the discard pile and the reserve
farshore-web-reserve = Workers in reserve
farshore-web-empty-place = Empty place in the Bay
farshore-web-flooded = flooded
farshore-web-stands = { $player } stands here
farshore-web-map-need = Requires { $need }.
farshore-web-owned = you have one

## Cards

farshore-web-card = { $name }: { $keywords }, { $type }, { $points }
farshore-web-free = free
farshore-web-pay = pay
farshore-web-by-anchor = anchor
farshore-web-with = { $card }
farshore-web-loses = −{ $card }
farshore-web-less = { $count } less
farshore-web-wind =
    { $count ->
        [one] one rose matches: 1 space
       *[other] both roses match: { $count } spaces
    }
farshore-web-row-price = Price
farshore-web-row-now = Now
farshore-web-row-wind = Wind
farshore-web-row-ship = Ship
farshore-web-row-then = Then
farshore-web-row-past = Before
farshore-web-row-left = Left
farshore-web-why-too-dear = { $count } short
farshore-web-why-already-built = owned
farshore-web-why-city-full = city full
farshore-web-why-no-construction = no construction
farshore-web-why-no-critter = no critter
farshore-web-why-bay-blocked = blocked

## What can be done now

farshore-web-prompt-workers-cards =
    { $workers ->
        [one] Send your last worker, or play a card.
       *[other] Send one of { $workers } workers, or play a card.
    }
farshore-web-prompt-workers =
    { $workers ->
        [one] Send your last worker.
       *[other] Send one of { $workers } workers.
    }
farshore-web-prompt-workers-cards-pass =
    { $workers ->
        [one] Send your last worker, play a card, or pass.
       *[other] Send one of { $workers } workers, play a card, or pass.
    }
farshore-web-prompt-workers-pass =
    { $workers ->
        [one] Send your last worker, or pass.
       *[other] Send one of { $workers } workers, or pass.
    }
farshore-web-prompt-cards-prepare = Play a card, or prepare for { $season }.
farshore-web-prompt-cards-pass = Play a card, or pass.
farshore-web-way-worker = Send a worker
farshore-web-way-card = Play a card
farshore-web-way-pass = Pass
farshore-web-prepare-spring = Prepare for spring
    .goal = spring
farshore-web-prepare-summer = Prepare for summer
    .goal = summer
farshore-web-prepare-autumn = Prepare for autumn
    .goal = autumn
farshore-web-count-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
farshore-web-count-things = { $count } to choose from
farshore-web-count-of = { $count } of { $all }
farshore-web-why-no-worker = none ready
farshore-web-why-no-card = none of { $count }
farshore-web-why-workers-left =
    { $count ->
        [one] { $count } worker still ready
       *[other] { $count } workers still ready
    }
farshore-web-zone-hand = In your hand
farshore-web-zone-bay = In the Bay
farshore-web-zone-city = In your city
farshore-web-zone-place = On the board
farshore-web-zone-map = On the dunes
farshore-web-have = you have { $count }
farshore-web-means = You have
farshore-web-stored = { $count } stored

## Several things in one go

farshore-web-ask-discard = Which cards will you discard? Pick up to { $count }.
farshore-web-ask-draw = Which cards will you take? Pick up to { $count }.
farshore-web-ask-give = Which resources will you give away? Pick up to { $count }.
farshore-web-ask-unpack =
    { $count ->
        [one] Which resource will you take?
       *[other] Which resource will you take? { $count } to take.
    }
farshore-web-ask-give_card = Give a card away, for 1 resource and 1 card?
farshore-web-none-give_card = Give none
farshore-web-pick-discard =
    { $count ->
        [0] Discard none
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
farshore-web-pick-draw =
    { $count ->
        [0] Take none
        [one] Take { $count } card
       *[other] Take { $count } cards
    }
farshore-web-pick-give =
    { $count ->
        [0] Give none
        [one] Give { $count } resource
       *[other] Give { $count } resources
    }
farshore-web-pick-clear = Pick anew

## Players

farshore-web-ready = ready
farshore-web-anchors = anchors
farshore-web-maps = maps
farshore-web-beside = beside the city
    .about = The card under this worker has left your city. The worker comes back when you next prepare.
farshore-web-resource = One of the four resources that cards are paid with. There is always enough of it.
farshore-web-score =
    { $count ->
        [one] { $count } point so far
       *[other] { $count } points so far
    }
farshore-web-result = Your score
farshore-web-winner = winner
farshore-web-passed = has passed
farshore-web-asked = choosing now
farshore-web-known = You know of:
farshore-web-no-city = No cards in the city yet.
farshore-web-no-cards = No cards in hand.
farshore-web-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
farshore-web-in-city =
    { $count ->
        [one] { $count } city space taken
       *[other] { $count } city spaces taken
    }
farshore-web-workers-ready =
    { $count ->
        [one] { $count } worker ready
       *[other] { $count } workers ready
    }
farshore-web-watching = You are watching this table. The hands of the players stay hidden from you.
farshore-web-confirm-pass = Once you pass, the game is over for you and you cannot come back.

## The form for a new table

farshore-web-setting-islands = Islands
farshore-islands-random = Random
farshore-islands-coral_isle = { farshore-place-coral_isle }
farshore-islands-kelp_isle = { farshore-place-kelp_isle }
farshore-islands-timber_spit = { farshore-place-timber_spit }
farshore-islands-mushroom_atoll = { farshore-place-mushroom_atoll }
farshore-islands-treasure_key = { farshore-place-treasure_key }
farshore-islands-windward_isle = { farshore-place-windward_isle }
farshore-islands-gull_roost = { farshore-place-gull_roost }
farshore-islands-bounty_isle = { farshore-place-bounty_isle }
farshore-islands-hermits_isle = { farshore-place-hermits_isle }
farshore-islands-mirror_lagoon = { farshore-place-mirror_lagoon }

## What a turn has brought to light, so that it cannot be taken back

farshore-web-revealed = Your turn is done. It brought to light { $parts }, so it cannot be taken back.
farshore-web-revealed-draws = your new cards
farshore-web-revealed-bay = a new card in the Bay
farshore-web-revealed-wind = the new wind
farshore-web-revealed-other = whether { $player } can still play a card
