### Viticulture: what cards, actions and structures do (English). Phrases are put together from the data.

## Putting phrases together

viticulture-text-all = { $all }
viticulture-text-comma = { $first }, { $last }
viticulture-text-or = { $first } or { $last }
viticulture-text-or_way = { $first }, or { $last }
viticulture-text-or_else = { $first }; or { $last }
viticulture-text-semicolon = { $first }; { $last }
viticulture-text-then = { $first }, then { $last }
viticulture-text-sentences = { $first } { $last }
viticulture-text-needing = { $steps } (only { $condition })
viticulture-text-pick = do { $count } of these: { $ways }
viticulture-text-both = first { $price } and do both
viticulture-text-nothing = no bonus
viticulture-text-event_space = what the event card says

## Cards and structures

viticulture-text-yearly = At the end of each year: { $steps }.
viticulture-text-space = Own space for 1 worker a year: { $steps }.
viticulture-text-bonus = Bonus: { $steps }.
viticulture-text-vine = { $brings } at the harvest; needs { $needs }
viticulture-text-vine-bare = { $brings } at the harvest; needs no structure
viticulture-text-order = asks for { $wines }; brings { $vp } and raises residual payments by { $residual }

## Amounts

viticulture-amount-up_to = up to { $what }
viticulture-amount-lira = { $count } lira
viticulture-amount-vp = { $count } VP
viticulture-amount-influence = { $count } influence
viticulture-amount-fame = { $count } fame
viticulture-amount-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
viticulture-amount-any_card =
    { $count ->
        [one] { $count } card from any deck
       *[other] { $count } cards, each from any deck
    }
viticulture-amount-visitor =
    { $count ->
        [one] { $count } visitor
       *[other] { $count } visitors
    }
viticulture-amount-hand = the whole hand
viticulture-amount-grape =
    { $count ->
        [one] { $count } grape
       *[other] { $count } grapes
    }
viticulture-amount-wine =
    { $count ->
        [one] { $count } wine
       *[other] { $count } wines
    }
viticulture-amount-grape_or_wine =
    { $count ->
        [one] { $count } grape or wine
       *[other] { $count } grapes or wines
    }
viticulture-amount-all_grapes = all grapes
viticulture-amount-all_wines = all wines
viticulture-amount-any_grapes = any number of grapes
viticulture-amount-wine_made = { $count } of the wines just made
viticulture-amount-order_drawn = { $count } of the wine orders just drawn
viticulture-amount-structure =
    { $count ->
        [one] { $count } structure
       *[other] { $count } structures
    }
viticulture-amount-next_cellar = the next larger cellar
viticulture-amount-vine =
    { $count ->
        [one] { $count } vine
       *[other] { $count } vines
    }
viticulture-amount-field =
    { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
viticulture-amount-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
viticulture-amount-placed_worker =
    { $count ->
        [one] { $count } placed worker
       *[other] { $count } placed workers
    }
viticulture-amount-tile =
    { $count ->
        [one] { $count } innovation tile
       *[other] { $count } innovation tiles
    }
viticulture-amount-oval =
    { $count ->
        [one] { $count } oval innovation tile
       *[other] { $count } oval innovation tiles
    }

## Values

viticulture-value-just = { $what } of value { $value }
viticulture-value-least = { $what } of value { $value } or more
viticulture-value-between = { $what } of value { $least } to { $most }
viticulture-value-red = red { $value }
viticulture-value-white = white { $value }

## Prices

viticulture-price-one = { $what } for { $price }
viticulture-price-each = { $what } for { $price } each
viticulture-price-free = { $what } for free
viticulture-price-paid = { $what } at no further cost
viticulture-price-less = { $what } for { $price } less
viticulture-price-each_less = { $what } for { $price } less each
viticulture-price-at_most = { $what } with a printed cost of at most { $price }

## Additions

viticulture-with-lower = { $what } (on a lower slot if need be)
viticulture-with-skip = at most { $what }
viticulture-with-any_structures = { $what } even without the structures needed
viticulture-with-any_load = { $what } even beyond the maximum of the field
viticulture-with-any_load_of_second = { $what }, the second even beyond the maximum of the field
viticulture-with-types = { $what }, only { $types }
viticulture-with-once_each = { $what }, at most 1 of each type
viticulture-with-any_cellar = { $what } even without the cellar needed
viticulture-with-relief = { $what } with wines up to { $relief } lower than asked for
viticulture-with-more = { $what } for { $vp } more
viticulture-with-each_more = { $what }, each for { $vp } more
viticulture-with-partner = { $what }, one of which may come from the partner's display
viticulture-with-this_year = { $what }, for use already this year

## Steps: money, points and tokens

viticulture-step-pay =
    { $form ->
        [does] pays
       *[do] pay
    } { $what }
viticulture-step-lose =
    { $form ->
        [does] loses
       *[do] lose
    } { $what }
viticulture-step-lose-residual =
    { $form ->
        [does] lowers
       *[do] lower
    } residual payments by { $count }
viticulture-step-gain =
    { $form ->
        [does] gains
       *[do] gain
    } { $what }
viticulture-step-gain-residual =
    { $form ->
        [does] raises
       *[do] raise
    } residual payments by { $count }
viticulture-step-gain-per =
    { $form ->
        [does] gains
       *[do] gain
    } { $what } { $per }
viticulture-step-discount =
    { $form ->
        [does] pays
       *[do] pay
    } { $what } less

## Steps: cards

viticulture-step-draw =
    { $form ->
        [does] draws
       *[do] draw
    } { $what }
viticulture-step-draw-times =
    { $form ->
        [does] draws
       *[do] draw
    } { $count } times { $what }
viticulture-step-draw-per =
    { $form ->
        [does] draws
       *[do] draw
    } { $what } { $per }
viticulture-step-draw-keep =
    { $form ->
        [does] draws
       *[do] draw
    } { $what }, { $form ->
        [does] keeps
       *[do] keep
    } { $keep } of them and { $form ->
        [does] discards
       *[do] discard
    } the rest
viticulture-step-draw-each =
    { $form ->
        [does] draws
       *[do] draw
    } 1 card of each deck
viticulture-step-reveal =
    { $form ->
        [does] turns
       *[do] turn
    } up 1 card of each deck, { $form ->
        [does] keeps
       *[do] keep
    } { $keep } of them and { $form ->
        [does] discards
       *[do] discard
    } the rest
viticulture-step-take-discards =
    { $form ->
        [does] takes
       *[do] take
    } { $count ->
        [one] the top card of a discard pile
       *[other] the top cards of { $count } different discard piles
    }
viticulture-step-discard =
    { $form ->
        [does] discards
       *[do] discard
    } { $what }
viticulture-step-play =
    { $form ->
        [does] plays
       *[do] play
    } { $what }

## Steps: the vineyard

viticulture-step-build =
    { $form ->
        [does] builds
       *[do] build
    } { $what }
viticulture-step-demolish =
    { $form ->
        [does] takes
       *[do] take
    } down 1 structure card
viticulture-step-plant =
    { $form ->
        [does] plants
       *[do] plant
    } { $what }
viticulture-step-uproot =
    { $form ->
        [does] uproots
       *[do] uproot
    } and { $form ->
        [does] discards
       *[do] discard
    } { $what }
viticulture-step-uproot-to_hand =
    { $form ->
        [does] uproots
       *[do] uproot
    } { $what } and { $form ->
        [does] takes
       *[do] take
    } { $count ->
        [one] it
       *[other] them
    } back into hand
viticulture-step-swap =
    { $form ->
        [does] swaps
       *[do] swap
    } 2 vines of different fields
viticulture-step-harvest =
    { $form ->
        [does] harvests
       *[do] harvest
    } { $what }
viticulture-step-make =
    { $form ->
        [does] makes
       *[do] make
    } { $what }
viticulture-step-fill =
    { $form ->
        [does] fills
       *[do] fill
    } { $what }
viticulture-step-age =
    { $form ->
        [does] ages
       *[do] age
    } { $what }
viticulture-step-age-times =
    { $form ->
        [does] ages
       *[do] age
    } { $what } { $times ->
        [2] twice
       *[other] { $times } times
    }
viticulture-step-market =
    { $form ->
        [does] sells
       *[do] sell
    } { $what }, or { $form ->
        [does] sells
       *[do] sell
    } or { $form ->
        [does] buys
       *[do] buy
    } back 1 field
viticulture-step-market-buying =
    { $form ->
        [does] sells
       *[do] sell
    } { $what }, { $form ->
        [does] buys
       *[do] buy
    } 1 grape, or { $form ->
        [does] sells
       *[do] sell
    } or { $form ->
        [does] buys
       *[do] buy
    } back 1 field
viticulture-step-sell_wine =
    { $form ->
        [does] sells
       *[do] sell
    } 1 wine for as many lira as its value
viticulture-step-barter =
    { $form ->
        [does] gives
       *[do] give
    } one of these and { $form ->
        [does] receives
       *[do] receive
    } { $count ->
        [one] one
       *[other] { $count }
    } in return: { $items }

## Steps: workers

viticulture-step-train =
    { $form ->
        [does] trains
       *[do] train
    } { $what }
viticulture-step-retrieve =
    { $form ->
        [does] takes
       *[do] take
    } back { $what }
viticulture-step-retrieve-grande =
    { $form ->
        [does] takes
       *[do] take
    } back the placed grande worker
viticulture-step-temporary =
    { $form ->
        [does] takes
       *[do] take
    } { $worker } for this year
viticulture-step-place_ahead =
    { $form ->
        [does] places
       *[do] place
    } another worker on a winter action, which is carried out when winter begins
viticulture-step-earlier =
    { $form ->
        [does] carries
       *[do] carry
    } out a summer action without a worker and without its bonus
viticulture-step-rooster =
    { $form ->
        [does] moves
       *[do] move
    } the rooster to a free row of the wake-up chart, { $form ->
        [does] takes
       *[do] take
    } the bonus of that row and { $form ->
        [does] passes
       *[do] pass
    } for this season

## Steps: other players

viticulture-step-all_may = every player may { $steps }
viticulture-step-others_may = every other player may { $steps }
viticulture-step-others_may-give = every other player may give you { $what }
viticulture-step-give =
    { $form ->
        [to] give you { $what }
        [does] gives you { $what }
       *[do] give { $what } to the player whose turn it is
    }
viticulture-step-pay_others =
    { $form ->
        [does] pays
       *[do] pay
    } { $lira } lira each to up to { $count ->
        [one] { $count } other player
       *[other] { $count } other players
    }
viticulture-step-demand =
    choose up to { $count ->
        [one] { $count } other player
       *[other] { $count } other players
    }; each gives you 1 summer visitor if they have one
viticulture-step-joint_gift = the other players may together give you exactly { $what }
viticulture-step-neighbour = the player to your right must { $steps }
viticulture-step-each_player = every player { $steps }
viticulture-step-other_player = one fellow player of your choice may { $steps }

## Steps made of steps

viticulture-step-when =
    { $form ->
        [to] { $steps } { $condition }
        [does] { $steps } { $condition }
       *[do] { $condition }, { $steps }
    }
viticulture-step-when-otherwise = { $condition }, { $steps }; otherwise { $otherwise }
viticulture-step-choose_one = either { $steps }
viticulture-step-may =
    { $form ->
        [to] may
        [does] may
       *[do] you may
    } { $steps }

## What is counted

viticulture-per-empty_fields = for each empty field
viticulture-per-fields_with_vine = for each field with a vine
viticulture-per-structures_of_cost_4 = for each structure with a printed cost of 4 lira
viticulture-per-structures_on_mat = for each structure built on the vineyard mat
viticulture-per-others_who_did = for each other player who does
viticulture-per-others_who_did_not = for each other player who does not
viticulture-per-paid = for each of them
viticulture-per-unable = for each of them who has none
viticulture-per-others_with_six_workers = for each other player with 6 workers
viticulture-per-cards_in_hand = for each card in hand
viticulture-per-sparkling_made = for each sparkling wine made
viticulture-per-types_made = for each type of wine made

## Conditions

viticulture-if-built_costs_5_or_6 = if its printed cost is 5 or 6 lira
viticulture-if-planted_value_4 = if that vine has a value of 4
viticulture-if-not_given = if they do not
viticulture-if-six_vines = if at least 6 vines are planted now
viticulture-if-three_varieties = if that field now has at least 3 different varieties
viticulture-if-points_below_zero =
    { $form ->
        [to] if they have fewer than 0 VP
        [does] if they have fewer than 0 VP
       *[do] if you have fewer than 0 VP
    }
viticulture-if-harvested_three = if 3 fields are harvested
viticulture-if-six_structures =
    { $form ->
        [to] if they have at least 6 structures now
        [does] if they have at least 6 structures now
       *[do] if you have at least 6 structures now
    }
viticulture-if-highest_wine = if its value was higher than that of every other wine in any cellar
viticulture-if-did_all =
    { $form ->
        [to] if they reach that number
        [does] if they reach that number
       *[do] if you reach that number
    }
viticulture-if-has_wine_of_6 =
    { $form ->
        [to] if they have a wine of value 6 or more
        [does] if they have a wine of value 6 or more
       *[do] if you have a wine of value 6 or more
    }
viticulture-if-six_workers =
    { $form ->
        [to] if they have 6 workers
        [does] if they have 6 workers
       *[do] if you have 6 workers
    }
viticulture-if-a_card_left =
    { $form ->
        [to] if they still hold a card
        [does] if they still hold a card
       *[do] if you still hold a card
    }

## Structures of the vineyard mat

viticulture-basic-trellis = Lets you plant the vines that need a trellis.
viticulture-basic-irrigation = Lets you plant the vines that need irrigation.
viticulture-basic-yoke = Own space for 1 worker a year: uproot 1 vine and take it back into hand, or harvest 1 field.
viticulture-basic-windmill = Once a year, when you plant a vine, gain 1 VP.
viticulture-basic-cottage = Each autumn you draw 1 more visitor, for summer or winter.
viticulture-basic-tasting_room = Once a year, when you give a tour while there is wine in your cellar, gain 1 VP.
viticulture-basic-medium_cellar = Makes room for wine of value 4 to 6; with it you can make blush wine.
viticulture-basic-large_cellar = Makes room for wine of value 7 to 9; with it you can make sparkling wine. Comes after the medium cellar.

## Structure cards with a lasting advantage

viticulture-advantage-aqueduct = Your vines need no structures when you plant them.
viticulture-advantage-patio = Each blush or sparkling wine you make brings you 2 lira.
viticulture-advantage-mercado = Wine orders that you have just drawn may be filled at once.
viticulture-advantage-studio = Each structure you build from now on brings you 1 VP.
viticulture-advantage-barn = When you pass in summer, you may discard 2 cards and gain 1 VP.
viticulture-advantage-academy = Whenever another player trains a worker, they pay you 1 lira if they have one.
viticulture-advantage-gazebo = Works only with the map of Tuscany, which is not part of this game.
viticulture-advantage-workshop = Structures cost you 1 lira less.
viticulture-advantage-veranda = Each wine order you fill brings you 1 VP more.
viticulture-advantage-wine_parlor = Each wine order you fill brings you 2 lira.
viticulture-advantage-harvest_machine = Whenever you harvest a field, you may harvest all the others that are left as well.
viticulture-advantage-fermentation_tank = After an effect by which you harvested, you may make 1 wine.
viticulture-advantage-charmat = 1 red and 1 white grape are enough for a sparkling wine; it still needs a value of 7 and the large cellar.
viticulture-advantage-inn = Each visitor you play brings you 1 lira.
viticulture-advantage-tap_room = After each visitor you play, you may discard 1 wine and gain 2 VP.
viticulture-advantage-tavern = After each visitor you play, you may discard 2 grapes and gain 3 VP.
viticulture-advantage-banquet_hall = Works only with the map of Tuscany, which is not part of this game.
viticulture-advantage-penthouse = Each wine you make that comes to lie at a value of 7 or more brings you 1 VP.
viticulture-advantage-fountain = Each tour that another player gives brings you 1 lira.
