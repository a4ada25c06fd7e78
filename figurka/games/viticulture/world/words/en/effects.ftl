### Viticulture World: what tiles, goals and events do (English). Sentences are put together from the data.

## Steps

viticulture-step-buy_resource =
    { $form ->
        [does] pays
       *[do] pay
    } { $price } for 1 resource card

## Innovation tiles

viticulture-text-tile = action { $letter } from now on: { $steps }
viticulture-text-oval = room for any number of workers; bonus for trained ones: { $steps }
viticulture-text-arrow-left = room for any number of workers; trained ones get the bonus of the oval next to it on the left
viticulture-text-arrow-right = room for any number of workers; trained ones get the bonus of the oval next to it on the right
viticulture-text-arrow-up = room for any number of workers; trained ones get the bonus of the oval next to it above
viticulture-text-arrow-down = room for any number of workers; trained ones get the bonus of the oval next to it below

## Goals of Europe

viticulture-text-goal = { $aim } ({ $category })
viticulture-aim-owns = have { $structures }
viticulture-aim-fullest_field = have vines with a value of at least { $count } in all on one field
viticulture-aim-fields_with_vine =
    have vines on { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
viticulture-aim-planted_value = have planted vines with a value of at least { $count } in all
viticulture-aim-fields_harvested =
    harvest { $count ->
        [one] { $count } field
       *[other] { $count } fields
    } in one year
viticulture-aim-structures =
    have at least { $count ->
        [one] { $count } structure
       *[other] { $count } structures
    }
viticulture-aim-wine_types =
    have at least { $count ->
        [one] { $count } type
       *[other] { $count } types
    } of wine in the cellar
viticulture-aim-highest_wine = have a wine of value { $count } or more
viticulture-aim-sparkling_made =
    make at least { $count ->
        [one] { $count } sparkling wine
       *[other] { $count } sparkling wines
    } in the game
viticulture-aim-wines =
    have at least { $count ->
        [one] { $count } wine
       *[other] { $count } wines
    }
viticulture-aim-lira = have at least { $count } lira
viticulture-aim-residual = have residual payments of at least { $count }
viticulture-aim-trades =
    make at least { $count ->
        [one] { $count } exchange
       *[other] { $count } exchanges
    } with the grande worker in the game
viticulture-aim-best_order = fill a wine order of at least { $count } VP
viticulture-aim-hats_removed =
    have taken off at least { $count ->
        [one] { $count } hat
       *[other] { $count } hats
    }
viticulture-aim-visitors_this_season =
    play at least { $count ->
        [one] { $count } visitor
       *[other] { $count } visitors
    } in one season

## Events: actions

viticulture-event-marked =
    { $count ->
        [one] Marked action:
       *[other] Marked actions:
    } { $actions }.
viticulture-event-action = { $letter } ({ $action })
viticulture-event-lira_space = the lira space
viticulture-event-price = { $action } { $price }

## Events: when they are revealed

viticulture-event-reveal = When the event is revealed: { $steps }.
viticulture-event-reveal-choice = When the event is revealed, everyone with a planted vine must { $steps }.
viticulture-event-reveal-help = A fellow player may pay the lira for you; that counts as a share.
viticulture-event-reveal-fields =
    When the event is revealed, everyone with at least { $count ->
        [one] { $count } field
       *[other] { $count } fields
    } { $steps }.

## Events: what they change

viticulture-change-build_discount = At { $action } a structure costs { $price } less.
viticulture-change-planting_price = At { $action } each vine costs { $price }.
viticulture-change-hatted_summer_price = A yellow hat pays { $price } for each summer action.
viticulture-change-structures_waived_for = With the marked action you may pay { $price } to plant 1 vine even without the structures needed.
viticulture-change-wine_value =
    Each wine made is worth { $count } { $direction ->
        [more] more, at most 9
       *[less] less, but never less than its type allows
    }.
viticulture-change-order_vp =
    Each wine order filled brings { $count } VP { $direction ->
        [more] more
       *[less] less, but never less than 0
    }.
viticulture-change-harvest_value =
    Each grape harvested is worth { $count } { $direction ->
        [more] more, at most 9
       *[less] less, but at least 1
    }.
viticulture-change-wine_sold_lira =
    Each wine sold brings { $count } lira { $direction ->
        [more] more
       *[less] less
    }.
viticulture-change-least_wine_sold = Only wine of value { $count } or more can be sold.
viticulture-change-most_wines =
    At { $action } you can make at most { $count ->
        [one] { $count } wine
       *[other] { $count } wines
    }, with its tile 1 more.
viticulture-change-wine_gain = For each wine made: { $steps }.
viticulture-change-order_gain = For each wine order filled: { $steps }.
viticulture-change-order_with_6 = For each wine order filled with a wine of value 6 or more: { $steps }.
viticulture-change-first_order_with_7 = For the first wine order of the year filled with a wine of value 7 or more: { $steps }.
viticulture-change-wine_sold_gain = Besides, for each wine sold: { $steps }.
viticulture-change-grape_sold_gain = Besides, for each grape sold at { $action }: { $steps }.
viticulture-change-tour_gain = Besides, for each tour: { $steps }.
viticulture-change-trade_gain = For each exchange with the grande worker each of the two players { $steps }.
viticulture-change-year_end = At the year end: { $steps }.
viticulture-change-extra_price = Extra price: { $prices }.
viticulture-change-blocked_action = Nobody can take action { $action }.
viticulture-change-half_income = Residual payments bring only half, rounded down.
viticulture-change-scandal = In a scandal everyone also { $steps }.
viticulture-blocked-sell_grapes = Grapes cannot be sold.
viticulture-blocked-buy_grape = Grapes cannot be bought.

## Events: Greengully

viticulture-event-space =
    All-year space for { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }: { $steps }.
viticulture-event-after_cap = When its influence is used up, the reward is instead: { $steps }.
viticulture-event-closed = When its influence is used up, this is closed.

## Events: Asia

viticulture-event-bonus = After the marked action you may { $steps }.
viticulture-event-bonus-once = Once a year, after the marked action, you may { $steps }.
viticulture-event-uses =
    When this has been done { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    } in the year: { $steps }.
viticulture-event-grapes =
    { $colour ->
        [red] red grapes
        [white] white grapes
        [both] grapes of both colours
       *[any] grapes
    } with a value of at least { $count } in all
viticulture-event-wines = wines with a value of at least { $count } in all
viticulture-event-dish =
    The dish of the year needs { $need }. After the marked action you may add up to { $count ->
        [one] { $count } ingredient
       *[other] { $count } ingredients
    }, when passing { $passing }.
viticulture-event-dish-done = When it is done: { $steps }.
viticulture-event-cooks = Everyone who has added to it { $steps }.

## Events: Oceania

viticulture-event-share = After the marked action you may { $cost } so that a fellow player of your choice may { $steps }.
viticulture-event-share-grape = After the marked action you may give 1 grape to a fellow player of your choice.
viticulture-event-sharer = Whoever shares { $steps }.
viticulture-event-shares =
    When you have shared { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    } in the year: { $steps }.

## Events: South America

viticulture-event-service = Service, once a year for everyone with the marked action: { $steps }.
viticulture-event-red_wine = then each red wine made is worth { $count } more
viticulture-event-waiver = then 1 vine of the action may be planted even without the structures needed
viticulture-event-relief = then one wine of the order may be up to { $count } lower than asked for
viticulture-event-deed =
    { $number ->
        [2] Second deed of the team
       *[1] Deed of the team
    }: { $deed } this year; then { $steps }.
viticulture-deed-vines_planted =
    plant { $count ->
        [one] { $count } vine
       *[other] { $count } vines
    }
viticulture-deed-players_who_planted =
    { $count ->
        [one] { $count } player plants a vine
       *[other] { $count } players plant a vine
    }
viticulture-deed-fields_harvested =
    harvest { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
viticulture-deed-innovation_tiles_gained =
    gain { $count ->
        [one] { $count } innovation tile
       *[other] { $count } innovation tiles
    }
viticulture-deed-red_wine_value_made = make red wine with a value of at least { $count } in all
viticulture-deed-orders_filled =
    fill { $count ->
        [one] { $count } wine order
       *[other] { $count } wine orders
    }
viticulture-deed-structures_built =
    build { $count ->
        [one] { $count } structure
       *[other] { $count } structures
    }
viticulture-deed-wine_value_sold = sell wine with a value of at least { $count } in all
viticulture-deed-workers_trained =
    train { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }

## Events: Europe

viticulture-event-favoured = Favoured goals: { $categories }. Such a goal brings { $influence }, any other { $lira }.

## Events: North America

viticulture-event-fame = { $action } { $change }
viticulture-event-fame-actions = Fame, once a year for everyone and each action: { $changes }.
viticulture-event-band = With a fame of { $low } or { $high } at the year end: { $steps }.

## Events: Africa

viticulture-event-hardship = The hardship ends when you have laid { $needs } against it; then { $steps }.
viticulture-event-different =
    { $count ->
        [one] { $count } resource
       *[other] { $count } different resources
    }
viticulture-event-unanswered = If it lasts to the year end: { $steps }.

## Events: the limit of influence

viticulture-event-limit = The event gives at most { $influence }.
