### Viticulture and Viticulture World in the browser: the table and the glossary.

## Settings

viticulture-world-web-setting-level = Difficulty

## Panels of the table

viticulture-web-panel-tiles = Innovation tiles on offer
viticulture-web-panel-decks = Decks
viticulture-web-panel-goals = Personal goals
viticulture-web-panel-resources = Resource cards
viticulture-web-panel-partner = Solo partner

## Where the game stands

viticulture-web-year = Year
viticulture-web-phase-setup = setting up
viticulture-web-phase-draft = draft of structure cards
viticulture-web-phase-year_start = start of the year
viticulture-web-phase-spring = spring
viticulture-web-phase-summer = summer
viticulture-web-phase-fall = autumn
viticulture-web-phase-winter = winter
viticulture-web-phase-over = game over
viticulture-web-laying = Tile being laid

## What the team needs

viticulture-web-influence = Influence
viticulture-web-reached = reached

## The offer

viticulture-web-lira_count = { $count } lira

## The event

viticulture-web-event = Event: { $name }
viticulture-web-needed = Needed against the hardship
viticulture-web-used_by = Used by

## The board

viticulture-web-season-summer = Summer
viticulture-web-season-winter = Winter
viticulture-web-season-all_year = All year
viticulture-web-left = Cards left

## What some continents have, and the solo partner

viticulture-web-fame = Fame
viticulture-web-found = Just found
viticulture-web-purse = Lira in the purse

## A vineyard

viticulture-web-points = Victory points
viticulture-web-lira = Lira
viticulture-web-residual = Residual payment
viticulture-web-trainees = Ready from next year
viticulture-web-grapes = Crush pad
viticulture-web-wines = Cellar

## The glossary beside the rules

viticulture-web-glossary-actions = Actions
viticulture-web-glossary-rows = Wake-up chart
viticulture-web-glossary-structures = Structures of the vineyard mat
viticulture-web-glossary-vines = Vines
viticulture-web-glossary-orders = Wine orders
viticulture-web-glossary-summer = Summer visitors
viticulture-web-glossary-winter = Winter visitors
viticulture-web-glossary-buildings = Structure cards
viticulture-web-glossary-mamas = Mamas
viticulture-web-glossary-papas = Papas
viticulture-web-glossary-continents = Continents
viticulture-web-glossary-events = Events: { $continent }
viticulture-web-glossary-tiles = Innovation tiles
viticulture-web-glossary-ovals = Oval innovation tiles
viticulture-web-glossary-watch = Wake-up chart
viticulture-web-glossary-goals = Personal goals
viticulture-web-glossary-resources = Resource cards
viticulture-web-glossary-partner = Cards of the solo partner
viticulture-web-copies = { $count }×
viticulture-web-no_bonus = No bonus.
viticulture-web-bonus_space = On the space with a bonus: { $bonus }.
viticulture-web-position = Place { $number }
viticulture-web-mama = { $gains } at the start.
viticulture-web-papa = { $lira }; then { $gift }, or { $instead }.
viticulture-web-papa_bare = { $gift }, or { $instead }.
viticulture-web-for_players =
    { $count ->
        [one] With { $span } player: { $text }
       *[other] With { $span } players: { $text }
    }
viticulture-web-barred = never played in World
viticulture-web-resource = A card against hardships; two equal ones count as any other.
viticulture-web-partner_title = Card { $number }
viticulture-web-partner_card = Its workers go to { $summer } in summer and to { $winter } in winter.

## The form for a new table

viticulture-web-setting-structures = Structure cards
