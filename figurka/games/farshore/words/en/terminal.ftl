### Farshore's table in the terminal: signs and few words.

## Farshore: the table

cli-farshore-examples = ? inn, ? », ? F-12
    .why = w inn
cli-farshore-players = Players
cli-farshore-cities = Cities
cli-farshore-track = Ships
cli-farshore-places = Places
cli-farshore-maps = Maps
cli-farshore-discards = Discards
cli-farshore-weather = Wind and cards
cli-farshore-head-season = Season
cli-farshore-head-workers = Workers
cli-farshore-head-hand = Hand
cli-farshore-head-ship = Ship
cli-farshore-head-maps = Maps
cli-farshore-head-score = Points
cli-farshore-passed = passed
cli-farshore-flooded = flooded
cli-farshore-no-city = no card yet
cli-farshore-known = known in hand:
cli-farshore-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
cli-farshore-map-value = value { $value }
cli-farshore-status-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
cli-farshore-sign-anchor = Anchor
cli-farshore-sign-wind = With the wind
    .about = Whoever plays the card now sails one space for each of these signs.
cli-farshore-sign-unique = Unique
cli-farshore-sign-times = Copies
    .about = This many cards of the same name lie here.

# The letters of the five colours: green, blue, tan, red, purple
cli-farshore-letter-production = G
cli-farshore-letter-governance = B
cli-farshore-letter-traveler = T
cli-farshore-letter-destination = R
cli-farshore-letter-prosperity = P

## Farshore: what places and cards do, in a few words (≡ driftwood § seaweed ● stone ♠ mushroom ◆ treasure ★ point)

cli-farshore-brief-place-shore_driftwood = +3≡
cli-farshore-brief-place-shore_seaweed = +2§, draw 1
cli-farshore-brief-place-shore_stone = +1●, draw 2
cli-farshore-brief-place-shore_mushroom = +2♠
cli-farshore-brief-place-docks = discard ≤3: 1 any each
cli-farshore-brief-place-lookout = discard, draw up to 8
cli-farshore-brief-place-dunes = take a map
cli-farshore-brief-place-coral_isle = +2●, draw 1
cli-farshore-brief-place-kelp_isle = +3§, draw 1
cli-farshore-brief-place-timber_spit = +3≡ +1§
cli-farshore-brief-place-mushroom_atoll = +3♠
cli-farshore-brief-place-treasure_key = +1◆, draw 2
cli-farshore-brief-place-windward_isle = ship 1, +1 any, draw 1
cli-farshore-brief-place-gull_roost = +1 any, draw 3
cli-farshore-brief-place-bounty_isle = +2 any, draw 1
cli-farshore-brief-place-hermits_isle = 2 from Bay, play −2
cli-farshore-brief-place-mirror_lagoon = any shore, draw 1

cli-farshore-brief-card-rope_bridge = draw 5, or +2 any
cli-farshore-brief-card-post_office = discard any: play −1 each
cli-farshore-brief-card-inn = play from Bay −3
cli-farshore-brief-card-abbey = give ≤2: +2★ each
cli-farshore-brief-card-tumbler = +1●
cli-farshore-brief-card-tangle_raft = +1§
cli-farshore-brief-card-scriptorium = draw 2
cli-farshore-brief-card-grove = +1♠
cli-farshore-brief-card-beach_sledge = +2≡
cli-farshore-brief-card-shipwreck = lose construction: +1◆
cli-farshore-brief-card-hideout = +2◆
cli-farshore-brief-card-galley = ship 2
cli-farshore-brief-card-port = after critter: +1≡/§/●
cli-farshore-brief-card-market = discard it: card −3
cli-farshore-brief-card-lighthouse = after wind: +1★
cli-farshore-brief-card-customs_office = after card 1 to opp.: +1 any, draw 1
cli-farshore-brief-card-crows_nest = ship 3
cli-farshore-brief-card-warehouse = stores 2≡2§2●2♠: take 2
cli-farshore-brief-card-sloop = ship 2
cli-farshore-brief-card-windmill = 2★ per green
cli-farshore-brief-card-manor = 2★ per common critter
cli-farshore-brief-card-harbor = 3★ per purple
cli-farshore-brief-card-gardens = 2★ per unique critter
cli-farshore-brief-card-galleon = 1★ per ◆
cli-farshore-brief-card-postal_pigeon = draw 2, may play 1 free
cli-farshore-brief-card-steward = +1♠ +1 any, draw 1
cli-farshore-brief-card-sea_chip = activate a green card
cli-farshore-brief-card-scribe = discard ≤2: +1★ each
cli-farshore-brief-card-scavenger = discard ≤2: +1 any each
cli-farshore-brief-card-sail_maker = ship 1
cli-farshore-brief-card-merchant = pay 1: +2 any
cli-farshore-brief-card-diver = pay ≤3§: +1◆ each
cli-farshore-brief-card-pirate = +3◆
cli-farshore-brief-card-stowaway = move a worker
cli-farshore-brief-card-castaway = lose critter: +1◆
cli-farshore-brief-card-customs_officer = after construction: +1♠
cli-farshore-brief-card-navigator = after wind: draw 1
cli-farshore-brief-card-lighthouse_keeper = from Bay −1
cli-farshore-brief-card-herbalist = critter: ≤3♠ as §
cli-farshore-brief-card-cooper = play construction −3
cli-farshore-brief-card-illuminator = discard ≤5: +1★ each
cli-farshore-brief-card-cartographer = any shore or island
cli-farshore-brief-card-treasure_hunter = +1◆
cli-farshore-brief-card-sculptor = 2★ per unique constr.
cli-farshore-brief-card-pilgrim = 2★ per map
cli-farshore-brief-card-guild_master = 1★ per blue, red, tan
cli-farshore-brief-card-governor = 2★ per common constr.
cli-farshore-brief-card-admiral = 1★ per ◆ space passed
