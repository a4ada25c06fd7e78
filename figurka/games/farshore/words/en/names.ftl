### Everdell Farshore: names and effect texts (English).
### Ids follow the fact files; every text is in figurka's own words.

## Game

game-farshore = Everdell Farshore
    .short = A harbour town of fifteen cards, and the wind in your sails.
    .beats-intermediate = beats Pip in 88%
    .beats-expert = beats Vera in 93%
    .about = Build a city by the sea over four seasons, sail with the wind and chart the coast before autumn runs out.
    .note = This is an unofficial, non-commercial rendition; the published game is well worth owning.

## Animals

farshore-animal-crab = crab
farshore-animal-beaver = beaver
farshore-animal-puffin = puffin
farshore-animal-duck = duck

## Resources and tokens

farshore-resource-driftwood = Driftwood
    .count = { $count } driftwood
    .acc = { $count } driftwood
farshore-resource-seaweed = Seaweed
    .count = { $count } seaweed
    .acc = { $count } seaweed
farshore-resource-stone = Stone
    .count =
        { $count ->
            [one] { $count } stone
           *[other] { $count } stones
        }
    .acc =
        { $count ->
            [one] { $count } stone
           *[other] { $count } stones
        }
farshore-resource-mushroom = Mushroom
    .count =
        { $count ->
            [one] { $count } mushroom
           *[other] { $count } mushrooms
        }
    .acc =
        { $count ->
            [one] { $count } mushroom
           *[other] { $count } mushrooms
        }
farshore-resource-treasure = Treasure
    .count =
        { $count ->
            [one] { $count } treasure
           *[other] { $count } treasures
        }
    .acc =
        { $count ->
            [one] { $count } treasure
           *[other] { $count } treasures
        }
farshore-resource-point = Point token
    .count =
        { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    .acc =
        { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
farshore-resource-any = Any resource
    .count =
        { $count ->
            [one] { $count } resource of any kind
           *[other] { $count } resources of any kind
        }
    .acc =
        { $count ->
            [one] { $count } resource of any kind
           *[other] { $count } resources of any kind
        }

## Counts

farshore-count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .acc =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
farshore-count-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
    .acc =
        { $count ->
            [one] { $count } space
           *[other] { $count } spaces
        }
farshore-count-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
    .acc =
        { $count ->
            [one] { $count } worker
           *[other] { $count } workers
        }
farshore-count-anchors =
    { $count ->
        [one] { $count } anchor
       *[other] { $count } anchors
    }
    .acc =
        { $count ->
            [one] { $count } anchor
           *[other] { $count } anchors
        }
farshore-count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .acc =
        { $count ->
            [one] { $count } point
           *[other] { $count } points
        }

## Card types

farshore-type-production = production (green)
    .short = production
    .about = A green card is activated as soon as you play it, and again whenever you prepare for spring or autumn.
farshore-type-governance = governance (blue)
    .short = governance
    .about = A blue card helps you while you play other cards; playing it never sets it off.
farshore-type-traveler = traveler (tan)
    .short = traveler
    .about = A tan card is activated just once, at the moment you play it.
farshore-type-destination = destination (red)
    .short = destination
    .about = A red card is activated when you send a worker to it; there is room for one, and only yours.
farshore-type-prosperity = prosperity (purple)
    .short = prosperity
    .about = A purple card scores a bonus at the end of the game, on top of its base points.

## Keywords

farshore-kind-critter = critter
    .about = You usually pay for it in mushrooms, or with an anchor on a construction of its colour.
farshore-kind-construction = construction
    .about = You pay for it in driftwood, seaweed and stone, never in mushrooms; it can hold one anchor.
farshore-rarity-common = common
    .about = Your city may hold as many copies of it as you like.
farshore-rarity-unique = unique
    .about = Your city may hold only one copy of it.

farshore-keywords-common-critter = common critter
farshore-keywords-common-construction = common construction
farshore-keywords-unique-critter = unique critter
farshore-keywords-unique-construction = unique construction

## Seasons

farshore-season-winter = Winter
    .effect = The game starts here: you have 2 workers, 3 anchors, a hand of 5 to 8 cards depending on turn order, and no resources yet.
    .into = for winter
    .acc = winter
farshore-season-spring = Spring
    .effect = Take back all your workers and add 1 from the reserve. Then activate each of your green cards, in any order. The last player to prepare changes the wind.
    .into = for spring
    .acc = spring
farshore-season-summer = Summer
    .effect = Take back all your workers and add 1 from the reserve. Then draw 2 cards from the Bay. The last player to prepare brings in the tide, then changes the wind.
    .into = for summer
    .acc = summer
farshore-season-autumn = Autumn
    .effect = Take back all your workers and add 1 from the reserve. Activate each of your green cards, in any order, then draw 2 cards from the Bay or the deck. The last player to prepare changes the wind.
    .into = for autumn
    .acc = autumn

## Shore

farshore-place-shore_driftwood = Driftwood Beach
    .effect = Gain 3 driftwood.
farshore-place-shore_seaweed = Seaweed Flats
    .effect = Gain 2 seaweed and draw 1 card.
farshore-place-shore_stone = Pebble Cliffs
    .effect = Gain 1 stone and draw 2 cards.
farshore-place-shore_mushroom = Mushroom Hollow
    .effect = Gain 2 mushrooms.

## Docks, lookout, dunes

farshore-place-docks = Docks
    .effect = Discard up to 3 cards from your hand and gain 1 resource of your choice for each. Room for any number of workers.
farshore-place-lookout = Lookout
    .effect = Discard as many cards from your hand as you like, then draw one at a time from the Bay or the deck, up to 8 in hand. You may stop early; the Bay is refilled only afterwards. Room for any number of workers.
farshore-place-dunes = Dunes
    .effect = Take the top tile of a map pile whose requirement your city meets and of which you have no tile yet. You cannot come here if there is none to take. Room for any number of workers.

## Islands

farshore-place-coral_isle = Coral Isle
    .effect = Gain 2 stones and draw 1 card.
farshore-place-kelp_isle = Kelp Isle
    .effect = Gain 3 seaweed and draw 1 card.
farshore-place-timber_spit = Timber Spit
    .effect = Gain 3 driftwood and 1 seaweed.
farshore-place-mushroom_atoll = Mushroom Atoll
    .effect = Gain 3 mushrooms.
farshore-place-treasure_key = Treasure Key
    .effect = Gain 1 treasure and draw 2 cards.
farshore-place-windward_isle = Windward Isle
    .effect = Move your ship 1 space, gain 1 resource of your choice and draw 1 card.
farshore-place-gull_roost = Gull Roost
    .effect = Gain 1 resource of your choice and draw 3 cards.
farshore-place-bounty_isle = Bounty Isle
    .effect = Gain 2 resources of your choice and draw 1 card.
farshore-place-hermits_isle = Hermit's Isle
    .effect = Draw 2 cards from the Bay. Then you may play a card from your hand or the Bay for 2 resources less (you choose which). No other discount can be added.
farshore-place-mirror_lagoon = Mirror Lagoon
    .effect = Use any shore place, even an occupied one, and then draw 1 card.

## Map tiles

farshore-map-production = Production map
    .need = at least 4 green cards in your city
    .acc = the production map
farshore-map-all_types = Map of all types
    .need = at least 1 card of each of the five colours in your city
    .acc = the map of all types
farshore-map-governance = Governance map
    .need = at least 3 blue cards in your city
    .acc = the governance map
farshore-map-traveler = Traveler map
    .need = at least 3 tan cards in your city
    .acc = the traveler map
farshore-map-destination = Destination map
    .need = at least 3 red cards in your city
    .acc = the destination map
farshore-map-prosperity = Prosperity map
    .need = at least 3 purple cards in your city
    .acc = the prosperity map

## Wind roses

farshore-rose-production = Production cards
    .effect = Each green card you play moves your ship 1 space.
farshore-rose-governance = Governance cards
    .effect = Each blue card you play moves your ship 1 space.
farshore-rose-traveler = Traveler cards
    .effect = Each tan card you play moves your ship 1 space.
farshore-rose-destination = Destination cards
    .effect = Each red card you play moves your ship 1 space.
farshore-rose-common = Common cards
    .effect = Each common card you play moves your ship 1 space.
farshore-rose-unique = Unique cards
    .effect = Each unique card you play moves your ship 1 space.
farshore-rose-critter = Critters
    .effect = Each critter you play moves your ship 1 space.
farshore-rose-construction = Constructions
    .effect = Each construction you play moves your ship 1 space.

## Cards: common constructions

farshore-card-rope_bridge = Rope Bridge
    .effect = Choose one: draw 5 cards (stopping at 8 in hand), or gain 2 resources of your choice.
farshore-card-post_office = Post Office
    .effect = Discard any number of cards from your hand, even none. Then play a card from your hand or the Bay; for each card discarded, pay 1 resource less (you choose which). No other discount can be added.
farshore-card-inn = Inn
    .effect = Play a card from the Bay for 3 resources less (you choose which). No other discount can be added.
farshore-card-abbey = Abbey
    .effect = You may give up to 2 of your resources (not treasures) to one opponent. Gain 2 point tokens for each. If all the others have passed, return the resources to the supply; you gain the tokens all the same.
farshore-card-tumbler = Tumbler
    .effect = Gain 1 stone.
farshore-card-tangle_raft = Tangle Raft
    .effect = Gain 1 seaweed.
farshore-card-scriptorium = Scriptorium
    .effect = Draw 2 cards.
farshore-card-grove = Grove
    .effect = Gain 1 mushroom.
farshore-card-beach_sledge = Beach Sledge
    .effect = Gain 2 driftwood.

## Cards: unique constructions

farshore-card-shipwreck = Shipwreck
    .effect = Discard another construction from your city and gain 1 treasure; if you have none, you cannot play this card. Takes no city space.
farshore-card-hideout = Hideout
    .effect = Gain 2 treasures.
farshore-card-galley = Galley
    .effect = Move your ship 2 spaces.
farshore-card-port = Port
    .effect = After you play a critter, gain 1 driftwood, 1 seaweed or 1 stone.
farshore-card-market = Market
    .effect = When you play another card, you may discard this Market from your city to pay 3 resources less (you choose which). The new card may take its space. Not with another discount or an anchor.
farshore-card-lighthouse = Lighthouse
    .effect = After a card you play moves your ship by the wind, gain 1 point token, whether it moved 1 space or 2. Other ship moves do not count.
farshore-card-customs_office = Customs Office
    .effect = After you play another card, you may give 1 card from your hand to an opponent (if nobody can take it, discard it). If you do, gain 1 resource of your choice and draw 1 card.
farshore-card-crows_nest = Crow's Nest
    .effect = Move your ship 3 spaces.
farshore-card-warehouse = Warehouse
    .effect = When you play it, first put 2 driftwood, 2 seaweed, 2 stones and 2 mushrooms from the supply on this card. Each time it is activated, starting at once: take 2 resources of your choice from it.
farshore-card-sloop = Sloop
    .effect = Move your ship 2 spaces.
farshore-card-windmill = Windmill
    .effect = At the end of the game: 2 points for each green card in your city.
farshore-card-manor = Manor
    .effect = At the end of the game: 2 points for each common critter in your city.
farshore-card-harbor = Harbor
    .effect = At the end of the game: 3 points for each purple card in your city, this one included.
farshore-card-gardens = Gardens
    .effect = At the end of the game: 2 points for each unique critter in your city, purple ones included.
farshore-card-galleon = Galleon
    .effect = At the end of the game: 1 point for each treasure you have not spent, besides the usual 2.

## Cards: common critters

farshore-card-postal_pigeon = Postal Pigeon
    .effect = Draw 2 cards (stopping at 8 in hand). You may play one card just drawn for free, unless it is purple.
farshore-card-steward = Steward
    .effect = Gain 1 mushroom and 1 resource of your choice, and draw 1 card.
farshore-card-sea_chip = Sea Chip
    .effect = Activate one green card in your city that is not a Sea Chip.
farshore-card-scribe = Scribe
    .effect = You may discard up to 2 cards from your hand; gain 1 point token for each.
farshore-card-scavenger = Scavenger
    .effect = You may discard up to 2 cards from your hand; gain 1 resource of your choice for each.
farshore-card-sail_maker = Sail Maker
    .effect = Move your ship 1 space.
farshore-card-merchant = Merchant
    .effect = You may pay 1 resource of any kind (a treasure will do) to gain 2 resources of your choice.
farshore-card-diver = Diver
    .effect = You may pay up to 3 seaweed; gain 1 treasure for each.

## Cards: unique critters

farshore-card-pirate = Pirate
    .effect = Gain 3 treasures.
farshore-card-stowaway = Stowaway
    .effect = You may move one of your placed workers to a different place that is open to it, and use that place at once.
farshore-card-castaway = Castaway
    .effect = Discard another critter from your city and gain 1 treasure; if you have none, you cannot play this card. Takes no city space.
farshore-card-customs_officer = Customs Officer
    .effect = After you play a construction, gain 1 mushroom.
farshore-card-navigator = Navigator
    .effect = After a card you play moves your ship by the wind, you may draw 1 card, whether it moved 1 space or 2. Other ship moves do not count.
farshore-card-lighthouse_keeper = Lighthouse Keeper
    .effect = When you play a card from the Bay, you may pay 1 resource less (you choose which). Not with another discount or an anchor.
farshore-card-herbalist = Herbalist
    .effect = When you play a critter, you may pay up to 3 of its mushrooms in seaweed, one for one. Not with a discount or an anchor.
farshore-card-cooper = Cooper
    .effect = Play a construction from your hand or the Bay for 3 resources less (you choose which). No other discount can be added.
farshore-card-illuminator = Illuminator
    .effect = You may discard up to 5 cards from your hand; gain 1 point token for each.
farshore-card-cartographer = Cartographer
    .effect = Use any shore place or face-up island, even an occupied one, as if your worker stood there.
farshore-card-treasure_hunter = Treasure Hunter
    .effect = Gain 1 treasure.
farshore-card-sculptor = Sculptor
    .effect = At the end of the game: 2 points for each unique construction in your city, purple ones included.
farshore-card-pilgrim = Pilgrim
    .effect = At the end of the game: 2 points for each of your map tiles.
farshore-card-guild_master = Guild Master
    .effect = At the end of the game: 1 point for each blue, red and tan card in your city.
farshore-card-governor = Governor
    .effect = At the end of the game: 2 points for each common construction in your city.
farshore-card-admiral = Admiral
    .effect = At the end of the game: 1 point for each treasure space your ship has reached or passed.

## Glossary

farshore-term-anchor = Anchor
    .about = Put it on a construction in your city to play a critter of the same colour for free; each construction holds one. You have 3 for the whole game, they never come back, and no discount goes with them.
farshore-term-bay = Bay
    .about = Eight face-up stacks of cards with eight different names, open to every player. Empty places are filled again at the end of the turn.
farshore-term-deck = Deck
    .about = Cards are drawn from here unless the Bay is named. When it runs out, the discard pile is shuffled into a new one.
farshore-term-discard = Discard pile
    .about = Cards discarded from a hand or a city go here, face down.
farshore-term-hand = Hand
    .about = Your cards, seen only by you. You can hold 8 at most, so any draw stops there.
farshore-term-city = City
    .about = The cards you have played. It has 15 spaces, one for each card; only Shipwreck and Castaway need none.
farshore-term-ship = Ship
    .about = It sails the track around the board and takes the treasures on its way. At the end of the game you score the space it has reached, up to 60 points.
farshore-term-treasure = Treasure
    .about = It is not a resource, but pays for 1 resource of any kind. Unspent, it is worth 2 points at the end of the game.
farshore-term-point = Point token
    .about = Worth 1 point at the end of the game.
farshore-term-worker = Worker
    .about = Send it to a place on the board or to a red card in your city. You start with 2 and gain 1 more each time you prepare for a season.
farshore-term-wind = Wind
    .about = Two wind roses are in force at a time: a card you play moves your ship 1 space for each one it matches by colour or keyword. Both change when the last player prepares for a season.
farshore-term-tide = Tide
    .about = The last player to prepare for summer turns two islands face down. No worker can go there any more.
farshore-term-map = Map tile
    .about = Taken at the dunes, no more than one of each type. At the end of the game, the sum of your tiles' values is multiplied by how many tiles you have.
farshore-term-docks = Docks
    .about = A place with room for any number of workers, where you trade cards from your hand for resources.

## Solo

farshore-rival-name = the Rival Captain
farshore-level-cabin_boy = Cabin Boy
    .about = The easy level, figurka's own design: each time you prepare, the rival sails 2 spaces and plays 2 cards, besides answering yours. The expert computer beats him in about three games of four.
farshore-level-bosun = Bosun
    .about = The middle level, figurka's own design: each time you prepare, the rival sails 4 spaces and plays 2 cards, besides answering yours. The expert computer beats him in about every second game.
farshore-level-captain = Captain
    .about = The hard level, figurka's own design: each time you prepare, the rival sails 4 spaces and plays 3 cards, besides answering yours. The expert computer beats him in about one game of four.
