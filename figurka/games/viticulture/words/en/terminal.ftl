### The terminal: the tables of Viticulture and Viticulture World in signs and few words.

cli-viticulture-examples = ? broker, ? ↻, ? V-43
    .why = w trellis, w harvest, w merlot
cli-viticulture-world-examples = ? broker, ? ✦, ? W-34
    .why = w E, w harvest, w merlot

## The parts of the table

cli-viticulture-board = Board
cli-viticulture-event = Event
cli-viticulture-players = Players
cli-viticulture-mat = Vineyard
cli-viticulture-hand = Hand
cli-viticulture-team = Team
cli-viticulture-year = year { $year }
cli-viticulture-year-of = Year { $year } of { $years }
cli-viticulture-phase-setup = setting up
cli-viticulture-phase-draft = draft of structure cards
cli-viticulture-phase-year_start = the year begins
cli-viticulture-phase-spring = spring
cli-viticulture-phase-summer = summer
cli-viticulture-phase-fall = autumn
cli-viticulture-phase-winter = winter
cli-viticulture-phase-over = the end
cli-viticulture-all-year = All year
cli-viticulture-wake-up = Wake-up
cli-viticulture-laid = Tiles laid
cli-viticulture-watch = Watch
cli-viticulture-piles = Piles
cli-viticulture-tiles = On offer

## The vineyard

cli-viticulture-workers = at hand { $at_hand }
cli-viticulture-crush-pad = Crush pad
cli-viticulture-cellar = Cellar
cli-viticulture-sold = sold
cli-viticulture-harvested = harvested
cli-viticulture-used = used
cli-viticulture-needs = needs { $things }
cli-viticulture-head-row = Order
cli-viticulture-head-workers = At hand
cli-viticulture-passed = passed

## The year of World

cli-viticulture-team-needs = Team needs
cli-viticulture-influence = influence
cli-viticulture-years-left =
    { $count ->
        [0] no year left
        [1] the last year
       *[other] { $count } years left
    }
cli-viticulture-event-influence = From the event
cli-viticulture-event-space = On the event card
cli-viticulture-event-place = { $place } ({ $event })
cli-viticulture-event-effect =
    { $count ->
        [one] What it does with one player
       *[other] What it does with { $count } players
    }
cli-viticulture-dish = In the dish
cli-viticulture-dish-done = served
cli-viticulture-shares = Shared
cli-viticulture-deeds = Deed
cli-viticulture-deed-vines_planted = vines planted
cli-viticulture-deed-players_who_planted = players who have planted
cli-viticulture-deed-fields_harvested = fields harvested
cli-viticulture-deed-innovation_tiles_gained = innovation tiles gained
cli-viticulture-deed-red_wine_value_made = value of red wine made
cli-viticulture-deed-orders_filled = orders filled
cli-viticulture-deed-structures_built = structures built
cli-viticulture-deed-wine_value_sold = value of wine sold
cli-viticulture-deed-workers_trained = workers trained
cli-viticulture-hardship = Against it
cli-viticulture-answered = overcome
cli-viticulture-different-resources = different resources
cli-viticulture-used-by = Used by
cli-viticulture-fame = Fame
cli-viticulture-band = just right: { $low }–{ $high }
cli-viticulture-interviewed = interview given
cli-viticulture-goals = Goals
cli-viticulture-resources = Resources
cli-viticulture-partner = Partner
cli-viticulture-resource = A card against hardships. Two equal ones count as any other one.
cli-viticulture-nobody-placed = nobody is at work yet
cli-viticulture-offer = The offer, who gives what · { $proposer }: { $gives } · { $fellow }: { $asks }
cli-viticulture-offer-so-far = Your offer so far · { $player }: { $gives } · { $fellow }: { $asks }
cli-viticulture-nothing = nothing
cli-viticulture-defer-note = You decide together. Once a year you may let the others choose before you.
cli-viticulture-asleep = still asleep: { $players }
cli-viticulture-leads = A trained worker's reward there: { $bonus }.
cli-viticulture-leads-nowhere = The arrow leads nowhere yet: no bonus.
cli-viticulture-covering = Laying it there: { $what }.

## The end of World

cli-viticulture-missing-points =
    { $count ->
        [one] { $player } was { $count } point short of { $goal }.
       *[other] { $player } was { $count } points short of { $goal }.
    }
cli-viticulture-missing-influence = Influence stood at { $reached } of { $goal }.

## Signs and letters

cli-viticulture-letter-red = R
cli-viticulture-letter-white = W
cli-viticulture-letter-blush = B
cli-viticulture-letter-sparkling = S
cli-viticulture-sign-lira = lira
    .about = The money of the game.
cli-viticulture-sign-point = VP
    .about = Victory points.
cli-viticulture-sign-residual = residual payment
    .about = What you are paid at the end of every year, at most 5 lira.
cli-viticulture-sign-influence = influence
    .about = The team’s influence in World; it must reach 10.
cli-viticulture-sign-fame = fame
    .about = The team’s fame in North America; at the end of the year it should lie in the good band.
cli-viticulture-sign-vine = vine card
    .about = A vine to be planted on a field.
cli-viticulture-sign-summer = summer visitor; yellow hat
    .about = A visitor for summer. On the board, a worker with a yellow hat, who works only in summer.
cli-viticulture-sign-winter = winter visitor; blue hat
    .about = A visitor for winter. On the board, a worker with a blue hat, who works only in winter.
cli-viticulture-sign-order = wine order
    .about = An order that you fill with wine of your cellar for points and residual payments.
cli-viticulture-sign-structure = structure card
    .about = A structure card, if the game is played with them.
cli-viticulture-sign-card = any card
    .about = A card of any deck.
cli-viticulture-sign-grape = red grape
    .about = A red grape on a crush pad, with its value.
cli-viticulture-sign-white = white grape
    .about = A white grape on a crush pad, with its value.
cli-viticulture-sign-wine = wine
    .about = A wine of any type. A letter and a number are a wine of one type and its value.
cli-viticulture-sign-tile = innovation tile
    .about = A rectangular tile that replaces the text of the action with its letter. Ovals stand in brackets.
cli-viticulture-oval = oval
    .about = A small innovation tile on a space of the board: any number of workers fit there, and trained ones gain its bonus. In brackets on the table.
cli-viticulture-sign-event = event
    .about = The action or card that the event of the year is about.
cli-viticulture-sign-bare = regular worker
    .about = A worker without a hat, who works in both seasons.
cli-viticulture-sign-grande = grande worker
    .about = The big worker, who may go where all spaces are taken; in World you also exchange things with it.
cli-viticulture-sign-grey = temporary worker
    .about = The grey worker, who helps for one year.

## Steps in few words

cli-viticulture-brief-discount = { $sum } off
cli-viticulture-brief-free = free
cli-viticulture-brief-for = for { $sum }
cli-viticulture-brief-pick = { $count } of: { $ways }
cli-viticulture-brief-both = both: { $cost }
cli-viticulture-brief-all = all { $sign }
cli-viticulture-brief-yearly = each year
cli-viticulture-brief-drawkeep = keep { $keep } of { $drawn }
cli-viticulture-brief-drawoneofeach = +1▯ of each kind
cli-viticulture-brief-revealoneofeach = turn up 1▯ of each kind, keep { $keep }
cli-viticulture-brief-takefromdiscards = { $cards } from the discards
cli-viticulture-brief-whole-hand = −all ▯
cli-viticulture-brief-build = build
cli-viticulture-brief-upgradecellar = cellar
cli-viticulture-brief-plant = plant
cli-viticulture-brief-plant-ignores_structures = structures waived
cli-viticulture-brief-plant-ignores_limit = over the limit
cli-viticulture-brief-plant-second_ignores_limit = 2nd over the limit
cli-viticulture-brief-uproot = uproot
cli-viticulture-brief-swapvines = swap two planted ♣
cli-viticulture-brief-harvest = harvest
cli-viticulture-brief-makewine = make
cli-viticulture-brief-makewine-ignores_cellar = any cellar
cli-viticulture-brief-fillorder = fill
cli-viticulture-brief-fillorder-just_drawn = just drawn
cli-viticulture-brief-fillorder-from_partner = also the partner’s
cli-viticulture-brief-age = age
cli-viticulture-brief-market = sell ● or field
cli-viticulture-brief-market-buys = sell/buy ● or field
cli-viticulture-brief-sellwine = sell ◊
cli-viticulture-brief-barter = trade 1:{ $receive }
cli-viticulture-brief-train = train
cli-viticulture-brief-train-this_year = this year
cli-viticulture-brief-retrieve = { $who } back
cli-viticulture-brief-placeahead = place a worker in a later season
cli-viticulture-brief-earlieraction = an action of an earlier season
cli-viticulture-brief-moverooster = move the rooster, pass
cli-viticulture-brief-play = play
cli-viticulture-brief-allmay = all may { $what };
cli-viticulture-brief-othersmay = others may { $what }
cli-viticulture-brief-givetoactor = give you { $what }
cli-viticulture-brief-payothers = { $sum } to ≤{ $most } others;
cli-viticulture-brief-demandsummer = ≤{ $most } others give a ☼;
cli-viticulture-brief-jointgift = others give { $cards };
cli-viticulture-brief-neighbourmust = neighbour to the right: { $what }
cli-viticulture-brief-eachplayer = all { $what }
cli-viticulture-brief-else = else { $what }
cli-viticulture-brief-may = may { $what }

## What is counted

cli-viticulture-per-empty_fields = empty field
cli-viticulture-per-fields_with_vine = planted field
cli-viticulture-per-structures_of_cost_4 = structure of 4$
cli-viticulture-per-structures_on_mat = structure
cli-viticulture-per-others_who_did = other who did
cli-viticulture-per-others_who_did_not = other who did not
cli-viticulture-per-others_with_six_workers = other with 6 workers
cli-viticulture-per-cards_in_hand = card in hand
cli-viticulture-per-sparkling_made = sparkling made
cli-viticulture-per-types_made = type made

## What is asked

cli-viticulture-if-built_costs_5_or_6 = cost 5–6
cli-viticulture-if-planted_value_4 = value 4
cli-viticulture-if-not_given = if not
cli-viticulture-if-six_vines = 6 planted vines
cli-viticulture-if-three_varieties = 3 kinds on the field
cli-viticulture-if-points_below_zero = points below 0
cli-viticulture-if-harvested_three = 3 fields
cli-viticulture-if-six_structures = 6 structures
cli-viticulture-if-highest_wine = the best ◊ of all
cli-viticulture-if-did_all = all done

## All content as Markdown

cli-viticulture-content-vines = Vines
cli-viticulture-content-red = Red
cli-viticulture-content-white = White
cli-viticulture-content-needs = Needs
cli-viticulture-content-summer = Summer visitors
cli-viticulture-content-winter = Winter visitors
cli-viticulture-content-world = In World
cli-viticulture-content-out = out
cli-viticulture-content-out-solo = out when playing alone
cli-viticulture-content-orders = Wine orders
cli-viticulture-content-residual = Residual payment
cli-viticulture-content-mat = Structures of the vineyard mat
cli-viticulture-content-structures = Structure cards
cli-viticulture-content-structure = Structure
cli-viticulture-content-kind-action = space for a worker
cli-viticulture-content-kind-enhancement = lasting advantage
cli-viticulture-content-kind-residual = every year
cli-viticulture-mama = mama
cli-viticulture-papa = papa
cli-viticulture-content-mamas = Mamas
cli-viticulture-content-papas = Papas
cli-viticulture-content-parent = Parent
cli-viticulture-content-lira = Lira
cli-viticulture-content-cards = Cards
cli-viticulture-content-gift = Gift
cli-viticulture-content-instead = or instead
cli-viticulture-content-actions = Actions
cli-viticulture-content-action = Action
cli-viticulture-content-season = Season
cli-viticulture-content-bonus = Bonus of the middle space
cli-viticulture-content-rows = Wake-up chart
cli-viticulture-content-row = Row
cli-viticulture-content-watch = Pocket watch
cli-viticulture-content-position = Place
cli-viticulture-content-letter = Letter
cli-viticulture-content-covering = Laying an oval on space 1 / 2 (own design)
cli-viticulture-content-tiles = Rectangular innovation tiles
cli-viticulture-content-ovals = Oval innovation tiles
cli-viticulture-content-tile = Tile
cli-viticulture-content-event = Event
cli-viticulture-content-event-effect = What it does with three players
cli-viticulture-content-goals = Goals of Europe
cli-viticulture-content-goal = Goal
cli-viticulture-content-partner = Cards of the solo partner
cli-viticulture-content-number = No.
cli-viticulture-content-base = The cards of the base game that World shares are listed with Viticulture.
cli-viticulture-content-figures = Figures by number of players
cli-viticulture-content-figure = Figure
cli-viticulture-content-figure-influence = Influence at the start
cli-viticulture-content-figure-influence-easy = Influence at the start, easy level
cli-viticulture-content-figure-influence-hard = Influence at the start, hard level
cli-viticulture-content-figure-c1 = Influence from an event: usual limit
cli-viticulture-content-figure-c2 = Influence from an event: wider limit
cli-viticulture-content-figure-two = Influence from an event: widest limit
cli-viticulture-content-figure-low = Shares, and small deeds of the team
cli-viticulture-content-figure-mid = Bigger deeds of the team
cli-viticulture-content-figure-tiles = Innovation tiles as a deed
cli-viticulture-content-figure-fame = Good band of fame
cli-viticulture-content-figure-resources-start = Resource cards for each at the start
cli-viticulture-content-figure-resources-spring = Resource cards for the team in spring
