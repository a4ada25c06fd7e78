### Viticulture at the table: questions, options, the journal, refusals and settings.

## Questions: setting up and spring

viticulture-ask-gift =
    { $parent ->
        [mama] What shall your mama { $because } give you?
       *[papa] What shall your papa { $because } give you?
    }
viticulture-ask-draft = Which structure card will you keep?
viticulture-ask-row = Which row of the wake-up chart will you take?

## Questions: workers

viticulture-ask-place = Where will you send a worker?
viticulture-ask-worker = Whom will you send to “{ $because }”?
viticulture-ask-place_ahead = Which winter space will your worker take right now?
viticulture-ask-bonus = Will you use the bonus of “{ $because }”?
viticulture-ask-retrieve = Which worker will you take back?
viticulture-ask-train_more = Will you train one more worker?
viticulture-ask-earlier = Which summer action will you take?

## Questions: effects

viticulture-ask-way = What will you use { $because } for?
viticulture-ask-first_way = What will you do first with { $because }?
viticulture-ask-second_way = What will you do next with { $because }?
viticulture-ask-part_first = What will you do first?
viticulture-ask-part = What will you choose?
viticulture-ask-may = Right now you may { $text }. Will you?

## Questions: cards

viticulture-ask-draw = Which deck will you draw from?
viticulture-ask-keep = Which card will you keep?
viticulture-ask-pile = Which discard pile will you take a card from?
viticulture-ask-discard =
    { $count ->
        [one] Which card will you discard?
       *[other] Still to discard: { $count } cards. Which one now?
    }
viticulture-ask-hand_limit =
    { $count ->
        [one] Your hand is too full. Which card will you discard?
       *[other] Your hand is too full. Still to discard: { $count } cards. Which one now?
    }
viticulture-ask-visitor = Which visitor will you play?
viticulture-ask-tap_room = Will you discard a wine for 2 VP?
viticulture-ask-tavern = Will you discard 2 grapes for 3 VP?
viticulture-ask-barn = Will you discard 2 cards for 1 VP?

## Questions: the vineyard

viticulture-ask-build = What will you build?
viticulture-ask-site = Where will you build the { $because }?
viticulture-ask-demolish = Which structure card will you take down?
viticulture-ask-plant = Which vine will you plant, and on which field?
viticulture-ask-uproot = Which vine will you uproot?
viticulture-ask-swap = Which two vines will change places?
viticulture-ask-harvest = Which field will you harvest?
viticulture-ask-ferment = Will you make a wine in the fermentation tank?
viticulture-ask-mercado = Will you fill an order that you have just drawn?
viticulture-ask-wine = Which wine will you make?
viticulture-ask-order = Which order will you fill?
viticulture-ask-pour = Which wine goes to the { $because } as { $wine }?
viticulture-ask-age_wine = Which wine will you age?
viticulture-ask-age_grape = Which grape will you age?
viticulture-ask-gain_grape = Which grape will you gain?
viticulture-ask-gain_wine = Which wine will you gain?
viticulture-ask-give_up =
    { $count ->
        [one] What will you give up?
       *[other] What will you give up? { $count } are still to go.
    }
viticulture-ask-market = What will you sell or buy?
viticulture-ask-sell_more = Will you sell one more grape?
viticulture-ask-barter_give = What will you give?
viticulture-ask-barter_take =
    { $turn ->
        [first] What will you take for it as the first of two things?
        [second] What will you take for it as the second of two things?
       *[only] What will you take for it?
    }

## Questions: other players

viticulture-ask-join = Will you make use of { $because }?
viticulture-ask-accept = Will you accept the offer of { $because }?
viticulture-ask-neighbour = How will you satisfy { $because }?
viticulture-ask-give_card = Which card will you hand over?
viticulture-ask-promise = Which visitor will you promise for { $because }?
viticulture-ask-pay_seat = Whom will you pay?
viticulture-ask-demand_seat = Who is to give you a summer visitor?
viticulture-ask-fellow = Which fellow player will get it?

## What an option means

viticulture-label-seat = { $player }
viticulture-label-pay_seat = Pay { $lira }: { $player }
viticulture-label-first = First { $text }
viticulture-label-both = Both, but first { $price }
viticulture-note-beside-full = grande worker beside the full spaces, no bonus
viticulture-note-only = only choice: { $thing }
viticulture-note-only-way = now only: { $text }
viticulture-note-takes = takes { $things }
viticulture-note-price-from = costs { $lira } or more
viticulture-label-yoke = Use the yoke (take a vine back into your hand, or harvest a field)
viticulture-label-row = { $row }: { $bonus }
viticulture-label-train =
    { $count ->
        [0] Train one more worker for free
       *[other] Train one more worker for { $lira }
    }
viticulture-label-card = { $card }: { $text }
viticulture-label-card-bonus = { $card }: { $text } (bonus: { $bonus })
viticulture-label-order =
    { $count ->
        [one] { $order }: { $points } and { $count } residual payment
       *[other] { $order }: { $points } and { $count } residual payments
    }
viticulture-label-order-with =
    { $count ->
        [one] { $order } with { $wines }: { $points } and { $count } residual payment
       *[other] { $order } with { $wines }: { $points } and { $count } residual payments
    }
viticulture-label-fill-with =
    { $count ->
        [one] Fill { $order } with { $wines }: { $points } and { $count } residual payment
       *[other] Fill { $order } with { $wines }: { $points } and { $count } residual payments
    }
viticulture-label-build =
    { $count ->
        [0] { $structure } for free
       *[other] { $structure } for { $lira }
    }
viticulture-label-demolish = Take down { $structure-acc }
viticulture-label-site-field = { $field } (no vine can then be planted there)
viticulture-label-plant =
    { $count ->
        [0] { $vine } on { $field-acc } (which then bears { $load } of { $limit })
       *[other] { $vine } on { $field-acc } for { $lira } (which then bears { $load } of { $limit })
    }
viticulture-label-harvest = { $field }: { $grapes }
viticulture-label-harvest-all = All fields that are left ({ $structure })
viticulture-label-sell = Sell { $thing } for { $lira }
viticulture-label-buy = Buy { $thing } for { $lira }
viticulture-label-age = { $thing } becomes { $value }
viticulture-label-pass-summer = Pass in summer
viticulture-label-pass-winter = Pass in winter

## Yes, no, and enough

viticulture-label-ferment = Make a wine
viticulture-label-ferment-decline = Make none
viticulture-label-mercado = Fill an order now
viticulture-label-mercado-decline = Keep the orders
viticulture-label-tap_room = Discard a wine and gain 2 VP
viticulture-label-tap_room-decline = Keep the wine
viticulture-label-tavern = Discard 2 grapes and gain 3 VP
viticulture-label-tavern-decline = Keep the grapes
viticulture-label-barn = Discard 2 cards and gain 1 VP
viticulture-label-barn-decline = Keep the cards
viticulture-label-join-take = Yes: { $text }
viticulture-label-join-decline = No
viticulture-label-accept-decline = Do without it
viticulture-label-bonus-decline = Do without the bonus
viticulture-label-may-decline = Leave it
viticulture-label-build-done = Build no more
viticulture-label-plant-done = Plant no more
viticulture-label-plant-none = Plant nothing
viticulture-label-harvest-done = Harvest no more
viticulture-label-wine-done = Make no more wine
viticulture-label-order-done = Fill no more orders
viticulture-label-visitor-done = Play no more visitors
viticulture-label-age_wine-done = Age no more wine
viticulture-label-sell_more-done = Sell no more
viticulture-label-retrieve-done = Take nobody else back
viticulture-label-train_more-done = Train no more
viticulture-label-pay_seat-done = Pay nobody else
viticulture-label-demand_seat-done = Ask nobody else
viticulture-label-promise-done = Promise nothing more

## Plain options

viticulture-option-done = Done
viticulture-option-decline = No
viticulture-option-take = Yes
viticulture-option-later = Later
viticulture-option-pass = Pass
viticulture-way-both = Both

## Names of things

viticulture-lira = { $count } lira
    .acc = { $count } lira
viticulture-points = { $count } VP
    .acc = { $count } VP
viticulture-number = { $count }
viticulture-seat = Seat { $number }
viticulture-token = { $kind } { $value }
    .acc = { $kind } { $value }
viticulture-token-lower = { $token } (devalued from { $value })
viticulture-token-lost = { $token } (lost, no room for it)
viticulture-recipe = { $wine } from { $grapes }
viticulture-grape-offer = { $grape } for { $lira }
viticulture-order = order ({ $wines })
    .acc = an order ({ $wines })
viticulture-request-red = red { $value }
viticulture-request-white = white { $value }
viticulture-request-blush = blush { $value }
viticulture-request-sparkling = sparkling { $value }
viticulture-card-vine = vine card { $card }
    .acc = the vine card { $card }
viticulture-card-summer = summer visitor { $card }
    .acc = the summer visitor { $card }
viticulture-card-winter = winter visitor { $card }
    .acc = the winter visitor { $card }
viticulture-card-structure = structure card { $card }
    .acc = the structure card { $card }
viticulture-gift-training = training for a worker with a hat
    .acc = training for a worker with a hat
viticulture-field-sell = Sell { $field-acc } for { $lira }
viticulture-field-buy = Buy back { $field-acc } for { $lira }
viticulture-planting = { $vine } on { $field-acc }
viticulture-swap = { $one } and { $two }
viticulture-mat-slot = Slot { $number } of the structure mat
viticulture-placed = { $worker } at “{ $place }”
    .acc = { $worker-acc } from “{ $place }”
viticulture-row = Row { $number }
    .acc = row { $number }

## The journal: the year

viticulture-tell-begins =
    { $who ->
        [you] Your parents: { $first } gives you { $dealt }, { $second } { $chosen }.
       *[other] { $player }'s parents: { $first } gives { $dealt }, { $second } { $chosen }.
    }
viticulture-tell-year = Year { $count } begins.
viticulture-tell-season = { $thing } begins.
viticulture-tell-wakes =
    { $who ->
        [you] You wake up in { $thing-acc }.
       *[other] { $player } wakes up in { $thing-acc }.
    }
viticulture-tell-passes =
    { $who ->
        [you] You pass.
       *[other] { $player } passes.
    }

## The journal: workers

viticulture-tell-places =
    { $who ->
        [you] You send { $worker-acc } to “{ $thing }”.
       *[other] { $player } sends { $worker-acc } to “{ $thing }”.
    }
viticulture-tell-places-bonus =
    { $who ->
        [you] You send { $worker-acc } to “{ $thing }” with its bonus.
       *[other] { $player } sends { $worker-acc } to “{ $thing }” with its bonus.
    }
viticulture-tell-places-beside =
    { $who ->
        [you] You send { $worker-acc } to “{ $thing }”, beside the full spaces.
       *[other] { $player } sends { $worker-acc } to “{ $thing }”, beside the full spaces.
    }
viticulture-tell-plans =
    { $who ->
        [you] You send a worker ahead to “{ $thing }”.
       *[other] { $player } sends a worker ahead to “{ $thing }”.
    }
viticulture-tell-acts =
    { $who ->
        [you] You take the action “{ $thing }”.
       *[other] { $player } takes the action “{ $thing }”.
    }
viticulture-tell-retrieves =
    { $who ->
        [you] You take back { $thing-acc }.
       *[other] { $player } takes back { $thing-acc }.
    }
viticulture-tell-temporary =
    { $who ->
        [you] The grey temporary worker is yours this year.
       *[other] { $player } has the grey temporary worker this year.
    }
viticulture-tell-trains =
    { $who ->
        [you] You train a worker.
       *[other] { $player } trains a worker.
    }

## The journal: lira, points and cards

viticulture-tell-lira =
    { $who ->
        [you] You gain { $lira }.
       *[other] { $player } gains { $lira }.
    }
viticulture-tell-pays =
    { $who ->
        [you] You pay { $lira }.
       *[other] { $player } pays { $lira }.
    }
viticulture-tell-points =
    { $who ->
        [you] You gain { $points }.
       *[other] { $player } gains { $points }.
    }
viticulture-tell-loses-points =
    { $who ->
        [you] You lose { $points }.
       *[other] { $player } loses { $points }.
    }
viticulture-tell-residual =
    { $who ->
        [you] Your residual payments rise by { $count }.
       *[other] { $player }'s residual payments rise by { $count }.
    }
viticulture-tell-loses-residual =
    { $who ->
        [you] Your residual payments fall by { $count }.
       *[other] { $player }'s residual payments fall by { $count }.
    }
viticulture-tell-draws =
    { $who ->
        [you] You draw { $thing-acc }.
       *[other] { $player } draws { $thing-acc }.
    }
viticulture-tell-draws-hidden =
    { $who ->
        [you] You draw { $cards-acc }.
       *[other] { $player } draws { $cards-acc }.
    }
viticulture-tell-draws-nothing =
    { $who ->
        [you] There is no card left for you to draw.
       *[other] There is no card left for { $player } to draw.
    }
viticulture-tell-reveals =
    { $who ->
        [you] You turn up: { $things }.
       *[other] { $player } turns up: { $things }.
    }
viticulture-tell-keeps =
    { $who ->
        [you] You keep { $thing-acc }.
       *[other] { $player } keeps { $thing-acc }.
    }
viticulture-tell-keeps-hidden = { $player } keeps a card.
viticulture-tell-takes-discard =
    { $who ->
        [you] You take { $thing-acc } from the discards.
       *[other] { $player } takes { $thing-acc } from the discards.
    }
viticulture-tell-discards =
    { $who ->
        [you] You discard { $thing-acc }.
       *[other] { $player } discards { $thing-acc }.
    }
viticulture-tell-visits =
    { $who ->
        [you] You play { $thing-acc }.
       *[other] { $player } plays { $thing-acc }.
    }
viticulture-tell-gives-lira =
    { $who ->
        [you] You give { $lira } to { $other }.
       *[other]
            { $whom ->
                [you] { $player } gives you { $lira }.
               *[other] { $player } gives { $lira } to { $other }.
            }
    }
viticulture-tell-gives-card =
    { $who ->
        [you] You give { $other } { $thing-acc }.
       *[other]
            { $whom ->
                [you] { $player } gives you { $thing-acc }.
               *[other] { $player } gives { $other } { $thing-acc }.
            }
    }
viticulture-tell-gives-card-hidden = { $player } gives { $other } a card.

## The journal: the vineyard

viticulture-tell-builds =
    { $who ->
        [you] You build { $thing-acc }.
       *[other] { $player } builds { $thing-acc }.
    }
viticulture-tell-demolishes =
    { $who ->
        [you] You take down { $thing-acc }.
       *[other] { $player } takes down { $thing-acc }.
    }
viticulture-tell-plants =
    { $who ->
        [you] You plant { $vine } on { $field-acc }.
       *[other] { $player } plants { $vine } on { $field-acc }.
    }
viticulture-tell-uproots =
    { $who ->
        [you] You uproot { $vine } on { $field-acc }.
       *[other] { $player } uproots { $vine } on { $field-acc }.
    }
viticulture-tell-swaps =
    { $who ->
        [you] You swap two vines: { $thing }.
       *[other] { $player } swaps two vines: { $thing }.
    }
viticulture-tell-harvests =
    { $who ->
        [you] You harvest { $thing-acc }.
       *[other] { $player } harvests { $thing-acc }.
    }
viticulture-tell-sells-field =
    { $who ->
        [you] You sell { $thing-acc } for { $lira }.
       *[other] { $player } sells { $thing-acc } for { $lira }.
    }
viticulture-tell-buys-field =
    { $who ->
        [you] You buy back { $thing-acc } for { $lira }.
       *[other] { $player } buys back { $thing-acc } for { $lira }.
    }
viticulture-tell-grape =
    { $who ->
        [you] You gain { $thing-acc }.
       *[other] { $player } gains { $thing-acc }.
    }
viticulture-tell-grape-lost =
    { $who ->
        [you] You have no room for { $thing-acc }.
       *[other] { $player } has no room for { $thing-acc }.
    }
viticulture-tell-sells-grape =
    { $who ->
        [you] You sell { $thing-acc } for { $lira }.
       *[other] { $player } sells { $thing-acc } for { $lira }.
    }
viticulture-tell-wine =
    { $who ->
        [you] You gain { $thing-acc }.
       *[other] { $player } gains { $thing-acc }.
    }
viticulture-tell-makes =
    { $who ->
        [you] You make { $thing-acc }.
       *[other] { $player } makes { $thing-acc }.
    }
viticulture-tell-gives-up =
    { $who ->
        [you] You give up { $thing-acc }.
       *[other] { $player } gives up { $thing-acc }.
    }
viticulture-tell-fills =
    { $who ->
        [you] You fill the { $thing } with { $things }.
       *[other] { $player } fills the { $thing } with { $things }.
    }
viticulture-tell-ages =
    { $who ->
        [you] You age a token to { $thing-acc }.
       *[other] { $player } ages a token to { $thing-acc }.
    }
viticulture-tell-ages-all-wine =
    { $who ->
        [you]
            { $count ->
                [one] You age all your wine.
                [2] You age all your wine twice.
               *[other] You age all your wine { $count } times.
            }
       *[other]
            { $count ->
                [one] { $player } ages all the wine in the cellar.
                [2] { $player } ages all the wine in the cellar twice.
               *[other] { $player } ages all the wine in the cellar { $count } times.
            }
    }
viticulture-tell-year-ages = All grapes and wines are a year older.
viticulture-tell-ages-all-grapes =
    { $who ->
        [you] You age all your grapes.
       *[other] { $player } ages all grapes on the crush pad.
    }

## Why something cannot be chosen: workers

viticulture-refusal-only-summer = That can be done only in summer.
viticulture-refusal-only-winter = That can be done only in winter.
viticulture-refusal-no-such-worker = You have no such worker at hand.
viticulture-refusal-space-closed = With so few players this space is not in play.
viticulture-refusal-occupied = Somebody already stands on this space, but another one of the action is free.
viticulture-refusal-all-taken = All spaces of this action are taken; only a grande worker can still go there.
viticulture-refusal-room-left = There is still a free space; a grande worker stands beside them only when all are taken.
viticulture-refusal-only-grande = Beside the full spaces only a grande worker can stand.
viticulture-refusal-own-occupied = Your worker already stands there this year.
viticulture-refusal-not-built = You have not built that.
viticulture-refusal-no-own-space = This structure has no space for a worker.
viticulture-refusal-all-workers = You already have all your workers.
viticulture-refusal-no-hat = None of your workers wears a hat any more.
viticulture-refusal-row-taken = Another rooster already stands on this row.

## Why something cannot be chosen: for that a worker is needed

viticulture-refusal-season-plant_vine = Planting is a summer action.
viticulture-refusal-season-build_structure = Building is a summer action.
viticulture-refusal-season-harvest_field = Harvesting is a winter action.
viticulture-refusal-season-make_wine = Making wine is a winter action.
viticulture-refusal-season-fill_order = Filling orders is a winter action.
viticulture-refusal-send-plant_vine = Send a worker to “{ viticulture-action-plant_vine }” for that.
viticulture-refusal-send-build_structure = Send a worker to “{ viticulture-action-build_structure }” for that.
viticulture-refusal-send-play_summer_visitor = Send a worker to “{ viticulture-action-play_summer_visitor }” for that.
viticulture-refusal-send-play_winter_visitor = Send a worker to “{ viticulture-action-play_winter_visitor }” for that.
viticulture-refusal-send-harvest_field = Send a worker to “{ viticulture-action-harvest_field }” for that.
viticulture-refusal-send-make_wine = Send a worker to “{ viticulture-action-make_wine }” for that.
viticulture-refusal-send-fill_order = Send a worker to “{ viticulture-action-fill_order }” for that.

## Why something cannot be chosen: lira and cards

viticulture-refusal-too-dear = You are { $count } lira short.
viticulture-refusal-vain = You cannot do all of it.
viticulture-refusal-not-in-hand = This card is not in your hand.
viticulture-refusal-other-cards = A card of another kind is asked for.
viticulture-refusal-no-summer-visitor = You have no summer visitor in your hand.
viticulture-refusal-no-winter-visitor = You have no winter visitor in your hand.
viticulture-refusal-no-visitor-fits = For none of your visitors can you do all that is asked.
viticulture-refusal-visitor-in-vain = You cannot do all that this visitor asks for.
viticulture-refusal-summer-visitors = Only a summer visitor can be played now.
viticulture-refusal-winter-visitors = Only a winter visitor can be played now.
viticulture-refusal-lacks-card =
    { $count ->
        [one] You need { $count } card to discard.
       *[other] You need { $count } cards to discard.
    }
viticulture-refusal-lacks-visitor =
    { $count ->
        [one] You need { $count } visitor to discard.
       *[other] You need { $count } visitors to discard.
    }
viticulture-refusal-lacks-vine =
    { $count ->
        [one] You need { $count } vine card to discard.
       *[other] You need { $count } vine cards to discard.
    }
viticulture-refusal-lacks-summer =
    { $count ->
        [one] You need { $count } summer visitor to discard.
       *[other] You need { $count } summer visitors to discard.
    }
viticulture-refusal-lacks-grape =
    { $count ->
        [one] You need { $count } grape of the value asked for.
       *[other] You need { $count } grapes of the value asked for.
    }
viticulture-refusal-lacks-wine =
    { $count ->
        [one] You need { $count } wine of the value asked for.
       *[other] You need { $count } wines of the value asked for.
    }
viticulture-refusal-lacks-grape_or_wine = You need a grape or a wine for that.
viticulture-refusal-nothing-to-give = You have nothing that could be given.

## Why something cannot be chosen: structures

viticulture-refusal-built = You have already built that.
viticulture-refusal-all-built = You have already built everything.
viticulture-refusal-needs-medium = The large cellar needs the medium one first.
viticulture-refusal-too-grand = Only a structure with a printed cost of { $count } or less can be built now.
viticulture-refusal-another-structure = Another structure is to be built now.
viticulture-refusal-no-site = You have no room for a structure card: both slots and all fields are in use.
viticulture-refusal-site-taken = A structure card already stands there.
viticulture-refusal-site-vines = Vines grow on this field.

## Why something cannot be chosen: vines and fields

viticulture-refusal-no-vine-card = You have no vine card in your hand.
viticulture-refusal-no-vine-fits = None of your vines can be planted: a structure or room on the fields is missing.
viticulture-refusal-no-field-fits = No field of yours has room for this vine.
viticulture-refusal-needs-trellis = This vine needs a trellis.
viticulture-refusal-needs-irrigation = This vine needs irrigation.
viticulture-refusal-needs-both = This vine needs a trellis and irrigation.
viticulture-refusal-field-left = The left field bears 5 at most; with this vine it would be { $count }.
viticulture-refusal-field-middle = The middle field bears 6 at most; with this vine it would be { $count }.
viticulture-refusal-field-right = The right field bears 7 at most; with this vine it would be { $count }.
viticulture-refusal-field-sold = You have sold this field.
viticulture-refusal-field-owned = This field is yours already.
viticulture-refusal-field-covered = A structure card stands on this field.
viticulture-refusal-choose-field = Choose a vine together with its field.
viticulture-refusal-harvested = This field has already been harvested this year.
viticulture-refusal-no-vines = There is no vine on this field.
viticulture-refusal-nothing-to-harvest = You have no field with vines that could still be harvested this year.
viticulture-refusal-nothing-to-sell = You have nothing to sell, and no field that you could buy back.

## Why something cannot be chosen: grapes, wine and orders

viticulture-refusal-no-grapes = You have no grapes.
viticulture-refusal-no-such-grape = You do not have this grape.
viticulture-refusal-no-wine = You have no wine.
viticulture-refusal-no-such-wine = You do not have this wine.
viticulture-refusal-no-recipe = Your grapes make no wine for which your cellar has room.
viticulture-refusal-other-wine = Another type of wine can be made now.
viticulture-refusal-needs-medium-cellar = Blush wine needs the medium cellar.
viticulture-refusal-needs-large-cellar = Sparkling wine needs the large cellar.
viticulture-refusal-weak-blush = The grapes of a blush wine must be worth at least 4 together.
viticulture-refusal-weak-sparkling = The grapes of a sparkling wine must be worth at least 7 together.
viticulture-refusal-no-room-for-wine = Your cellar has no room for this wine.
viticulture-refusal-worth-at-least = It must be worth { $count } or more.
viticulture-refusal-worth-at-most = It must be worth { $count } or less.
viticulture-refusal-no-order = You have no order in your hand.
viticulture-refusal-no-order-fits = You do not have the wine for any of your orders.
viticulture-refusal-only-just-drawn = Only an order that you have just drawn can be filled now.
viticulture-refusal-order-red = The order needs a red wine of value { $count } or more.
viticulture-refusal-order-white = The order needs a white wine of value { $count } or more.
viticulture-refusal-order-blush = The order needs a blush wine of value { $count } or more.
viticulture-refusal-order-sparkling = The order needs a sparkling wine of value { $count } or more.
viticulture-refusal-pour-other = This wine does not serve the order, or another one could not be served after it.
viticulture-refusal-no-aging = None of your wines has room to age.
viticulture-refusal-age-highest = Nothing becomes worth more than 9.
viticulture-refusal-age-taken = The next value is taken.
viticulture-refusal-age-medium = Beyond 3 wine ages only in the medium cellar.
viticulture-refusal-age-large = Beyond 6 wine ages only in the large cellar.

## Before a choice that brings nothing or takes what is scarce

viticulture-caution-no-cards = No card is left there to draw; your worker would gain nothing.
viticulture-caution-no-room = Your crush pad has no room for any of the grapes; they would all be lost.
viticulture-caution-too-late = The game is about to end with this year; a worker trained now would come too late.
viticulture-caution-only-way = { $card } can be used only for this now: { $text }.
viticulture-caution-takes = This takes { $things }, and it cannot be taken back.

## Settings

viticulture-structures-without = Without structure cards
    .about = The game with its four decks; recommended for the first time.
viticulture-structures-with = With structure cards
    .about = Each player drafts four structure cards. They are built like other structures and bring spaces and advantages of your own.

## First help

viticulture-ways-to-win = Get vines and a trellis or irrigation early, plant, and harvest every year. Wine of a middling value fills most orders, so build the medium cellar before you fill up the small one. Visitors are worth a worker nearly always; a trained worker pays off the sooner he comes. Whoever reaches 20 points sets off the last year, so save something for it.

## Where points are from

viticulture-score-orders = Wine orders
viticulture-score-visitors = Visitors
viticulture-score-structures = Structures
viticulture-score-actions = Board, bonuses
viticulture-score-events = Events
viticulture-score-wake_up = Wake-up
viticulture-score-parents = Parents

## When something was

viticulture-when =
    { $season ->
        [spring] Year { $year }, spring
        [summer] Year { $year }, summer
        [fall] Year { $year }, autumn
        [winter] Year { $year }, winter
       *[other] Year { $year }
    }

## Drawing

viticulture-deed-draw = Draw { $thing }
