### Farshore at the table: questions, options, the journal, refusals and the score.

## Questions

farshore-ask-turn = What will you do?
farshore-ask-redraw = Will you keep your starting hand or swap it for a new one?
farshore-ask-way = How will you play { $because }?
farshore-ask-payment = What will you pay for { $because }?
farshore-ask-gain = Which resource will you gain?
farshore-ask-gain-more = Which resource will you gain ({ $count } to choose)?
farshore-ask-unpack = Which resource will you take from { $because }?
farshore-ask-unpack-more = Which resource will you take from { $because } ({ $count } to take)?
farshore-ask-exchange = What will you trade in?
farshore-ask-discard = Which card will you discard (up to { $count })?
farshore-ask-discard-again = Which card will you discard (up to { $count } more)?
farshore-ask-discard-needed = Which card will you discard for { $card } (at least { $count } more)?
farshore-ask-draw = Which card will you draw?
farshore-ask-draw-more = Which card will you draw ({ $count } to draw)?
farshore-ask-bay = Which card will you take from the Bay?
farshore-ask-bay-more = Which card will you take from the Bay ({ $count } to take)?
farshore-ask-give = Which resource will you give away (up to { $count })?
farshore-ask-give-again = Which resource will you give away (up to { $count } more)?
farshore-ask-give_card = Which card will you give to an opponent (if nobody can take it, discard it) for 1 resource and 1 card drawn?
farshore-ask-receiver = Who will get it?
farshore-ask-may_draw = Will you draw a card?
farshore-ask-production = Which green card will you activate next?
farshore-ask-activate = Which green card will you activate?
farshore-ask-reaction = Which of your cards will react next?
farshore-ask-sacrifice = Which card will you discard from your city?
farshore-ask-map = Which map tile will you take?
farshore-ask-copy = Which place will you copy?
farshore-ask-play = Which card will you play?
farshore-ask-cards_or_resources = Will you draw cards or gain resources?
farshore-ask-move_from = Where will you move a worker from?
farshore-ask-move_to = Where will you move the worker?
farshore-ask-tide = Which island will the tide flood?

## What an option means

farshore-label-hand-turn = Play { $card } from your hand
farshore-label-bay-turn = Play { $card } from the Bay
farshore-label-hand-play = Play { $card } from your hand
farshore-label-bay-play = Play { $card } from the Bay
farshore-label-hand-discard = Discard { $card }
farshore-label-hand-give_card = Give away { $card }
farshore-label-bay-bay = Take { $card }
farshore-label-bay-draw = Take { $card } from the Bay
farshore-label-unpack = { $resource } ({ $count } on the card)
farshore-label-way-pay = Pay for it
farshore-label-way-helper = Use { $card }
farshore-label-way-helper-leaves = Use { $card }, which leaves your city
farshore-label-way-anchor-worker = Put an anchor on { $card }, where your worker stands
farshore-label-visit-place = Send a worker: { $place }
farshore-label-bridge-deck = Draw 5 cards from the deck
farshore-label-bridge-resources = Gain 2 resources of your choice
farshore-label-way-anchor = Put an anchor on { $card }
farshore-label-payment = Pay { $parts }
farshore-label-payment-nothing = Pay nothing
farshore-label-seat = { $player }
farshore-label-visit-bare = Send a worker to { $card }
farshore-label-visit-anchor = Send a worker to { $card } (an anchor lies on it)
farshore-label-city-bare = { $card }
farshore-label-city-anchor = { $card } (an anchor lies on it)
farshore-label-city-worker = { $card } (a worker stands on it)
farshore-label-city-both = { $card } (an anchor and a worker are on it)

## What an option really takes

farshore-label-priced = { $label } – { $price }
farshore-price-ways = { $count } ways to pay
farshore-price-ways-leaves = with { $card } discarded, { $price }
farshore-price-room =
    { $count ->
        [0] no room in hand for more cards
        [one] room in hand for { $count } card only
       *[other] room in hand for { $count } cards only
    }
farshore-price-and-room = { $price }, { $room }
farshore-price-free = free
farshore-price-payment = for { $parts }
farshore-price-anchor = with an anchor on { $card }
farshore-price-helper = { $price } thanks to { $card }
farshore-price-helper-leaves = { $price } by discarding { $card }
farshore-price-sacrifice = { $card } leaves your city for it
farshore-price-discards =
    { $count ->
        [one] takes at least { $count } discarded card
       *[other] takes at least { $count } discarded cards
    }
farshore-price-discarded =
    { $count ->
        [one] { $count } discarded card
       *[other] { $count } discarded cards
    }
farshore-price-plays = plays { $card }
farshore-price-plays-for = plays { $card } ({ $price })

## What is asked before it is chosen

farshore-caution-idle = { $place }: your worker would gain nothing there now.
farshore-caution-vain = This way your worker gains nothing here.
farshore-caution-full = You have no room in hand, so you would draw nothing.
farshore-caution-spends = To play { $card }, you will { $parts }. Once you have played it, the turn cannot be taken back.
farshore-spent-anchor =
    { $left ->
        [0] put your last anchor on { $card }
       *[other] put an anchor on { $card } ({ $left } left)
    }
farshore-spent-treasures =
    { $left ->
        [0] spend { $amount } (none left)
       *[other] spend { $amount } ({ $left } left)
    }
farshore-spent-hand =
    { $count ->
        [one] discard { $cards } from your hand
       *[other] discard { $count } cards from your hand ({ $cards })
    }
farshore-spent-card = discard { $card } from your city

## Plain options

farshore-option-done = Done
farshore-option-decline = Skip this
farshore-option-prepare = Prepare for the next season
farshore-option-pass = Pass
farshore-option-discard_first = Discard cards first and then see
farshore-option-deck = Draw from the deck
farshore-option-rest = All the remaining ones, in this order
farshore-option-stranded = The worker left beside your city
farshore-option-keep = Keep this hand
farshore-option-redraw = Swap the whole hand
farshore-option-resources = Gain resources

## The journal

farshore-tell-gains =
    { $who ->
        [you] You gain { $amount }.
       *[other] { $player } gains { $amount }.
    }
farshore-tell-pays =
    { $who ->
        [you] You pay { $amount }.
       *[other] { $player } pays { $amount }.
    }
farshore-tell-returns =
    { $who ->
        [you] You return { $amount } to the supply.
       *[other] { $player } returns { $amount } to the supply.
    }
farshore-tell-gives =
    { $who ->
        [you] You give { $amount } to { $other }.
       *[other]
            { $whom ->
                [you] { $player } gives you { $amount }.
               *[other] { $player } gives { $amount } to { $other }.
            }
    }
farshore-tell-gives-card =
    { $who ->
        [you] You give { $other } { $thing } from your hand.
       *[other] { $player } gives you { $thing }.
    }
farshore-tell-gives-card-hidden = { $player } gives { $other } a card.
farshore-tell-draws =
    { $kinds ->
        [1]
            { $count ->
                [one] You draw { $things }.
               *[other] You draw { $count } { $things } cards.
            }
       *[other] You draw { $things }.
    }
farshore-times = { $count }× { $thing }
farshore-tell-draws-hidden =
    { $who ->
        [you]
            { $count ->
                [one] You draw a card.
               *[other] You draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $player } draws a card.
               *[other] { $player } draws { $count } cards.
            }
    }
farshore-tell-loses-draws =
    { $who ->
        [you]
            { $count ->
                [one] You have no room in hand for { $count } more card.
               *[other] You have no room in hand for { $count } more cards.
            }
       *[other]
            { $count ->
                [one] { $player } has no room in hand for { $count } more card.
               *[other] { $player } has no room in hand for { $count } more cards.
            }
    }
farshore-tell-takes-bay =
    { $who ->
        [you] You take { $thing } from the Bay.
       *[other] { $player } takes { $thing } from the Bay.
    }
farshore-tell-discards = You discard { $thing } from your hand.
farshore-tell-discards-hidden = { $player } discards a card.
    .several =
        { $count ->
            [one] { $player } discards { $count } card.
           *[other] { $player } discards { $count } cards.
        }
farshore-tell-redraws =
    { $who ->
        [you] You swap your hand for { $count } new cards.
       *[other] { $player } swaps the whole hand for { $count } new cards.
    }
farshore-tell-reshuffles = The deck has run out; the discard pile is shuffled into a new one.
farshore-tell-plays =
    { $who ->
        [you] You play { $thing } from your hand.
       *[other] { $player } plays { $thing } from hand.
    }
farshore-tell-plays-bay =
    { $who ->
        [you] You play { $thing } from the Bay.
       *[other] { $player } plays { $thing } from the Bay.
    }
farshore-tell-uses =
    { $who ->
        [you] You use { $thing }.
       *[other] { $player } uses { $thing }.
    }
farshore-tell-anchors =
    { $who ->
        [you] You put an anchor on { $thing }.
       *[other] { $player } puts an anchor on { $thing }.
    }
farshore-tell-loses =
    { $who ->
        [you] You discard { $thing } from your city.
       *[other] { $player } discards { $thing } from the city.
    }
farshore-tell-activates =
    { $who ->
        [you] You activate { $thing }.
       *[other] { $player } activates { $thing }.
    }
farshore-tell-visits =
    { $who ->
        [you] You send a worker to { $thing }.
       *[other] { $player } sends a worker to { $thing }.
    }
farshore-tell-visits-card =
    { $who ->
        [you] You send a worker to { $thing }.
       *[other] { $player } sends a worker to { $thing }.
    }
farshore-tell-copies =
    { $who ->
        [you] You copy { $thing }.
       *[other] { $player } copies { $thing }.
    }
farshore-tell-takes-map =
    { $who ->
        [you] You take { $thing-acc } (value { $count }).
       *[other] { $player } takes { $thing-acc } (value { $count }).
    }
farshore-tell-sails =
    { $who ->
        [you]
            { $count ->
                [one] You sail { $count } space.
               *[other] You sail { $count } spaces.
            }
       *[other]
            { $count ->
                [one] { $player } sails { $count } space.
               *[other] { $player } sails { $count } spaces.
            }
    }
farshore-tell-sails-by =
    { $who ->
        [you]
            { $count ->
                [one] You sail { $count } space thanks to { $thing }.
               *[other] You sail { $count } spaces thanks to { $thing }.
            }
       *[other]
            { $count ->
                [one] { $player } sails { $count } space thanks to { $thing }.
               *[other] { $player } sails { $count } spaces thanks to { $thing }.
            }
    }
farshore-tell-sails-wind =
    { $who ->
        [you]
            { $count ->
                [one] You sail { $count } space with the wind ({ $thing }).
               *[other] You sail { $count } spaces with the wind ({ $thing }).
            }
       *[other]
            { $count ->
                [one] { $player } sails { $count } space with the wind ({ $thing }).
               *[other] { $player } sails { $count } spaces with the wind ({ $thing }).
            }
    }
farshore-tell-finds =
    { $who ->
        [you] You find { $amount } on the way.
       *[other] { $player } finds { $amount } on the way.
    }
farshore-tell-prepares =
    { $who ->
        [you] You prepare for { $thing-acc }.
       *[other] { $player } prepares for { $thing-acc }.
    }
farshore-tell-floods =
    { $who ->
        [you] You bring in the tide: { $thing } goes under.
       *[other] { $player } brings in the tide: { $thing } goes under.
    }
farshore-tell-changes-wind =
    { $who ->
        [you] You change the wind. The new wind roses: { $things }.
       *[other] { $player } changes the wind. The new wind roses: { $things }.
    }
farshore-tell-passes =
    { $who ->
        [you] You pass.
       *[other] { $player } passes.
    }
farshore-tell-rival-discards = { $player } already has { $thing } and discards it from the Bay.
farshore-tell-guards-bay =
    { $count ->
        [one] { $player } puts a worker into the Bay and now blocks { $count } place.
       *[other] { $player } puts a worker into the Bay and now blocks { $count } places.
    }

## Why something cannot be chosen

farshore-refusal-too-dear =
    { $count ->
        [one] You are { $count } resource short.
       *[other] You are { $count } resources short.
    }
farshore-refusal-city-full = Your city is full.
farshore-refusal-already-built = You already have this unique card in your city.
farshore-refusal-no-construction = You need another construction in your city first.
farshore-refusal-no-critter = You need another critter in your city first.
farshore-refusal-not-in-hand = You do not have this card in hand.
farshore-refusal-not-in-bay = This card is not in the Bay.
farshore-refusal-bay-blocked = Your rival's worker blocks this place in the Bay.
farshore-refusal-not-in-city = You do not have this card in your city.
farshore-refusal-no-place = Only red cards take workers.
farshore-refusal-occupied = A worker already stands there.
farshore-refusal-flooded = The tide has flooded this island.
farshore-refusal-no-map = There is no map tile that you could take now.
farshore-refusal-no-worker = You have no worker left to send.
farshore-refusal-not-in-play = This place is not in play in this game.
farshore-refusal-workers-left = You can prepare only when all your workers are placed.
farshore-refusal-last-season = Autumn is the last season; there is nothing more to prepare for.
farshore-refusal-not-autumn = You can pass only in autumn.

## Setting up

farshore-error-islands = This game has only { $count } islands. Name at most that many, or leave the choice to chance.

## The score

farshore-score-cards = Cards
farshore-score-prosperity = Prosperity
farshore-score-points = Point tokens
farshore-score-treasures = Treasures
farshore-score-maps = Maps
farshore-score-ship = Ship
farshore-score-total = Total

## For newcomers

farshore-ways-to-win = Start by sending your workers to the shore for resources, and play cheap green cards early: they produce again in spring and in autumn. Favour cards that match the wind, save your three anchors for expensive critters, and prepare for the next season only once there is nothing worthwhile left to do in this one.

## Glossary of the rules page

farshore-glossary-cards = Cards
farshore-glossary-places = Places for workers
farshore-glossary-maps = Map tiles
farshore-glossary-winds = Wind roses
farshore-glossary-terms = Words of the game
farshore-glossary-costs = costs { $cost }
farshore-glossary-free = costs nothing
