### Viticulture and Viticulture World in the browser: the plain table, the result and the glossary.

## Settings

viticulture-world-web-setting-level = Difficulty

## Panels of the table

viticulture-web-panel-needs = What the team still needs
viticulture-web-panel-offer = An offer
viticulture-web-panel-actions = Actions
viticulture-web-panel-tiles = Innovation tiles on offer
viticulture-web-panel-watch = Wake-up chart
viticulture-web-panel-rows = Wake-up chart
viticulture-web-panel-draft = Your packet of structure cards
viticulture-web-panel-decks = Decks
viticulture-web-panel-fame = Fame
viticulture-web-panel-goals = Personal goals
viticulture-web-panel-resources = Resource cards
viticulture-web-panel-partner = Solo partner

## Where the game stands

viticulture-web-year = Year
viticulture-web-phase = Now
viticulture-web-phase-setup = setting up
viticulture-web-phase-draft = draft of structure cards
viticulture-web-phase-year_start = start of the year
viticulture-web-phase-spring = spring
viticulture-web-phase-summer = summer
viticulture-web-phase-fall = autumn
viticulture-web-phase-winter = winter
viticulture-web-phase-over = game over
viticulture-web-order = Turn order
viticulture-web-playing = Visitor being played
viticulture-web-continent = Continent
viticulture-web-hands = Hands
viticulture-web-hands-open = open to everybody
viticulture-web-hands-hidden = hidden
viticulture-web-laying = Tile being laid

## What the team needs

viticulture-web-influence = Influence
viticulture-web-reached = reached
viticulture-web-years_left = Years left, this one included
viticulture-web-missing-influence = Influence stood at { $count } of { $goal }.
viticulture-web-missing-points =
    { $count ->
        [one] { $player }: { $count } point of { $goal }.
       *[other] { $player }: { $count } points of { $goal }.
    }

## The offer

viticulture-web-offered = { $player } gives { $other }: { $gives }. And asks for: { $asks }.
viticulture-web-nothing = nothing
viticulture-web-lira_count = { $count } lira

## The event

viticulture-web-event = Event: { $name }
viticulture-web-given = Influence from it
viticulture-web-space = On the event card
viticulture-web-dish = On the dish
viticulture-web-ingredients = Ingredients
viticulture-web-shares = Shared
viticulture-web-uses = Used
viticulture-web-deeds = Deeds
viticulture-web-needed = Needed against the hardship
viticulture-web-laid = Laid
viticulture-web-ended = Overcome
viticulture-web-used_by = Used by
viticulture-web-any_different =
    { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } different resources
    }

## The board

viticulture-web-season-summer = Summer
viticulture-web-season-winter = Winter
viticulture-web-season-all_year = All year
viticulture-web-letter = Letter
viticulture-web-action = Action
viticulture-web-marked = Event
viticulture-web-tile = Tile
viticulture-web-spaces = Spaces
viticulture-web-bonus = Space with a bonus
viticulture-web-beside = Beside
viticulture-web-free = free
viticulture-web-none = none
viticulture-web-with_oval = { $oval }: { $who }
viticulture-web-covering = For an oval
viticulture-web-covering_costs = pay { $count } lira
viticulture-web-place = Place
viticulture-web-benefit = Benefit
viticulture-web-who = Who
viticulture-web-deck = Deck
viticulture-web-left = Cards left
viticulture-web-discarded = Discarded

## What some continents have, and the solo partner

viticulture-web-fame = Fame
viticulture-web-band = Just right
viticulture-web-interviewed = Interview given
viticulture-web-goal = Goal
viticulture-web-category = Kind of goal
viticulture-web-met = Met
viticulture-web-pile = Cards left
viticulture-web-found = Just found
viticulture-web-purse = Lira in the purse
viticulture-web-display = Display

## A vineyard

viticulture-web-points = Victory points
viticulture-web-lira = Lira
viticulture-web-residual = Residual payment
viticulture-web-row = Wake-up place
viticulture-web-passed = Passed
viticulture-web-hand = Hand
viticulture-web-card = Card
viticulture-web-kind = Deck
viticulture-web-effect = What it does
viticulture-web-ready = Workers at hand
viticulture-web-away = Workers placed
viticulture-web-trainees = Ready from next year
viticulture-web-fields = Fields
viticulture-web-field = Field
viticulture-web-vines = Vines
viticulture-web-load = Planted value
viticulture-web-harvested = Harvested
viticulture-web-sold = sold
viticulture-web-structures = Structures
viticulture-web-used = used this year
viticulture-web-structure_cards = Structure cards built
viticulture-web-site = Where
viticulture-web-worker = Worker
viticulture-web-yoke = At the yoke
viticulture-web-demolisher = Taking a structure down
viticulture-web-grapes = Crush pad
viticulture-web-wines = Cellar
viticulture-web-parents = Parents

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

viticulture-web-rules = Rules
