### The terminal: Tapestry's table in signs and few words.

cli-tapestry-examples = ? rafts, ? ⊛, ? T-43
    .why = w income, w science, w c4

## The parts of the table

cli-tapestry-players = Players
cli-tapestry-map = Map
cli-tapestry-tracks = Tracks
cli-tapestry-display = Technologies on display
cli-tapestry-landmarks-left = Landmarks left
cli-tapestry-none-left = none
cli-tapestry-common = Open to all
cli-tapestry-achievements = Achievements
cli-tapestry-achievement-complete_track = Complete a track
cli-tapestry-achievement-topple_two = Topple two outposts
cli-tapestry-achievement-middle_island = Middle island
cli-tapestry-piles = Piles
cli-tapestry-civilizations-left =
    { $count ->
        [one] { $count } civilization
       *[other] { $count } civilizations
    }
cli-tapestry-dice = Dice
cli-tapestry-techs = Technologies
cli-tapestry-row-top = Top row
cli-tapestry-row-middle = Middle row
cli-tapestry-row-bottom = Bottom row
cli-tapestry-needs = needs { $need }
cli-tapestry-mat = Income
cli-tapestry-next-income = Next income
cli-tapestry-this-income = Still in this income
cli-tapestry-eras = Eras
cli-tapestry-face-down = face down
cli-tapestry-copies = as { $card }
cli-tapestry-hand = Hand
cli-tapestry-supply = Supply
cli-tapestry-in-space = In space
cli-tapestry-districts = Districts
cli-tapestry-impassable = impassable

## Players in short

cli-tapestry-head-era = Era
cli-tapestry-finished = end
cli-tapestry-in-force = in force: { $cards }
cli-tapestry-ally = ally { $player }
cli-tapestry-spouse = married to { $player } on { $track }
cli-tapestry-barred = closed to others: { $tracks }
cli-tapestry-bot-favourite = favourite track: { $track }
cli-tapestry-bot-level = level { $level }
cli-tapestry-bot-deck =
    { $count ->
        [one] { $count } decision card left
       *[other] { $count } decision cards left
    }
cli-tapestry-status-era =
    { $era ->
        [0] before the first era
        [5] the last era
       *[other] era { $numeral }
    }

## What the others did, in brief

cli-tapestry-news-income = income turn { $count }
cli-tapestry-news-conquers = conquers { $place }
cli-tapestry-news-explores = explores { $place }

## What lies on the civilization mats

cli-tapestry-mat-tokens =
    { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }
cli-tapestry-mat-leaders = used: { $tracks }
cli-tapestry-mat-alchemy-none = no tracks marked
cli-tapestry-mat-alchemy = marked: { $tracks }
cli-tapestry-mat-leaders-none = no leader used yet
cli-tapestry-mat-omen-tech_cards = tech cards
cli-tapestry-mat-omen-complete_districts = districts
cli-tapestry-mat-omen-controlled_territories = territories
cli-tapestry-mat-omen-completed_tracks = tracks
cli-tapestry-mat-outposts =
    { $count ->
        [one] { $count } outpost there
       *[other] { $count } outposts there
    }

## Choices

cli-tapestry-cost = cost { $cost }
cli-tapestry-bonus = bonus { $bonus }
cli-tapestry-bonus-free = bonus free: { $bonus }
cli-tapestry-first = first: { $landmark }
cli-tapestry-worth = now { $points }
cli-tapestry-up-to = up to { $points }
cli-tapestry-opens = opens { $gain }
cli-tapestry-none-of =
    { $thing ->
        [market] no market left
        [house] no house left
        [farm] no farm left
        [armory] no armory left
        [building] no income building left
        [landmark] the landmark is taken
        [outpost] no outpost left
        [space_tile] no space tile left
       *[civilization] no civilization left
    }
cli-tapestry-have = you have { $count }
cli-tapestry-stands = you are on { $space }
cli-tapestry-no-tile = no tile lies there
cli-tapestry-no-token = no token there
cli-tapestry-bare = { $space }, without benefit
cli-tapestry-closed-to-you = closed to you
cli-tapestry-no-move = no token can move
cli-tapestry-others-back = others −1: { $tracks }
cli-tapestry-restarts = your token leaves Technology 12 for the start of this track
cli-tapestry-free-plots =
    { $count ->
        [one] { $count } free plot
       *[other] { $count } free plots
    }
cli-tapestry-starts = starts at { $hex }
cli-tapestry-tier = tier { $tier }
cli-tapestry-onward = then { $gains }
cli-tapestry-completes = Completes:
cli-tapestry-district =
    { $count ->
        [one] a district
       *[other] { $count } districts
    }
cli-tapestry-row = row { $row }
cli-tapestry-column = column { $column }
cli-tapestry-completes-nothing = Completes nothing yet.
cli-tapestry-completes-district = A district is completed by { $places }
cli-tapestry-completes-line = A row or column is completed by { $places }
cli-tapestry-matching =
    { $count ->
        [0] No side matches
        [one] { $count } side matches ({ $sides })
       *[other] { $count } sides match ({ $sides })
    }
cli-tapestry-then = then
cli-tapestry-advance-thing = { $track }: { $space }
cli-tapestry-hex-thing = Hex { $label }
cli-tapestry-plot-thing = Plot { $label }
cli-tapestry-tile-thing = Territory tile { $number }

## Signs

cli-tapestry-sign-any = any resource
cli-tapestry-sign-point = VP
cli-tapestry-sign-tile = territory tile
cli-tapestry-sign-territory = territory
cli-tapestry-sign-space_tile = space tile
cli-tapestry-sign-card = tapestry card
cli-tapestry-sign-tech = technology
cli-tapestry-sign-line = complete row or column
cli-tapestry-sign-landmark = landmark
cli-tapestry-sign-without = without the benefit
    .about = You move on the track, but you gain neither the benefit nor the bonus of the space.
cli-tapestry-sign-per = VP for each
    .about = One victory point for each thing of the kind that stands after the stroke.
cli-tapestry-sign-circle = circle
    .about = What the technology brings when it moves to the middle row.
cli-tapestry-sign-square = square
    .about = What the technology brings when it moves to the top row.
cli-tapestry-sign-toppled = toppled
    .about = A hollow mark is an outpost that lies toppled; a filled one stands.
cli-tapestry-sign-token = token
    .about = A token of a civilization on the map; it gives no control.
cli-tapestry-sign-start = a capital begins here
cli-tapestry-sign-upgrade = upgrade a technology
cli-tapestry-sign-die = research

# The letters of the income buildings: market, house, farm, armory
cli-tapestry-letter-market = M
cli-tapestry-letter-house = H
cli-tapestry-letter-farm = F
cli-tapestry-letter-armory = A

cli-tapestry-short-exploration = Exp
cli-tapestry-short-science = Sci
cli-tapestry-short-military = Mil
cli-tapestry-short-technology = Tec

## Benefits in few words

cli-tapestry-brief-explore = explore
cli-tapestry-brief-explore-anywhere = explore anywhere
cli-tapestry-brief-explore-space = explore ✧
cli-tapestry-brief-conquer = conquer
cli-tapestry-brief-conquer-anywhere = conquer anywhere
cli-tapestry-brief-conquer-both = conquer, both dice
cli-tapestry-brief-conquer-both_if_opponent = conquer (foe: both dice)
cli-tapestry-brief-research = research
cli-tapestry-brief-research-x = research✗
cli-tapestry-brief-research-four = 4× research✗
cli-tapestry-brief-upgrade = upgrade ⊛
cli-tapestry-brief-refresh = new display
cli-tapestry-brief-tech_circle = a ○ again
cli-tapestry-brief-tech_square = a □ again
cli-tapestry-brief-repeat = repeat a space
cli-tapestry-brief-play_over = ▤ over ▤
cli-tapestry-brief-civilization = +civilization
cli-tapestry-brief-singularity = restart a token
cli-tapestry-brief-tile = the tile’s benefit

## Tapestry cards in few words

cli-tapestry-card-academia = +3★ per invented ⊛ and per gained ▤
cli-tapestry-card-age_of_discovery = science die: all advance, only you gain
cli-tapestry-card-age_of_sail = explore: first +3⬡; give one away: +3★
cli-tapestry-card-age_of_wonders = by your ⌂: fewest +2¤, most +12★, else +1¤ +6★
cli-tapestry-card-alliance = an ally: no conquests, you share their upgrades
cli-tapestry-card-boast_of_superiority = +4★ per track where nobody is ahead of you
cli-tapestry-card-broker_of_peace = never advance on Mil; an opponent does: +3★
cli-tapestry-card-capitalism = +2★ per coin of the income; market: +1$
cli-tapestry-card-coal_baron = draw a ⬡ and explore with it; neighbours +1⬡
cli-tapestry-card-colonialism = a resource per terrain of one tile of yours
cli-tapestry-card-dark_ages = one track 3 times +1✗, the others −1
cli-tapestry-card-democracy = +3▤, then discard any: +2★ each
cli-tapestry-card-dictatorship = advance; the others cannot on that track
cli-tapestry-card-diplomacy = everybody +1¤, you also any building
cli-tapestry-card-dystopia = take any track ⌂ nobody has yet
cli-tapestry-card-empiricism = advance on Sci: +2★; science die: the better of two
cli-tapestry-card-espionage = copy an open ▤ of anybody
cli-tapestry-card-exploitation = a tile’s benefit twice instead of its ★
cli-tapestry-card-feudalism = +1¤, or 3★ per ⌂
cli-tapestry-card-golden_age = upgrades need nothing and give +3★
cli-tapestry-card-guilds = up to three times: 5★ for 1¤, or 1¤ for 5★
cli-tapestry-card-industrialism = invent: gain the ○ at once
cli-tapestry-card-marriage_of_state = share an opponent’s benefits on one track
cli-tapestry-card-mercantilism = exchange food of the income: +2★ each
cli-tapestry-card-meritocracy = +1⊛, then 2★ per ⊛
cli-tapestry-card-militarism = explore: put an outpost on the new tile
cli-tapestry-card-monarchy = +3★ per building placed in the city
cli-tapestry-card-oil_magnate = advance; neighbours may too, without benefit
cli-tapestry-card-olympic_host = anybody may pay 1☻ for 10★; a bonus for you
cli-tapestry-card-pillage_and_plunder = conquer from others: both dice, no traps
cli-tapestry-card-pirate_rule = conquer: the tile’s benefit too
cli-tapestry-card-plea_for_aid = per track where all are ahead: +2★ +1¤
cli-tapestry-card-renaissance = every track +1✗, with its bonus for free
cli-tapestry-card-revisionism = track ⌂: +1¤; a ⌂ already taken: +A
cli-tapestry-card-revolution = +1¤, or stand up to 3 toppled outposts up
cli-tapestry-card-socialism = move to the nearest opponent on a track
cli-tapestry-card-steam_tycoon = take a shown ⊛ and upgrade it; neighbours +1⊛
cli-tapestry-card-technocracy = first of all here: ⊛ and upgrade; else 3★ per foe
cli-tapestry-card-terraforming = build on impassable plots: +5★ each time
cli-tapestry-card-theocracy = never advance on Sci; enter a tier: +4★
cli-tapestry-card-trade_economy = benefit of a foe’s space; its bonus is theirs
cli-tapestry-card-trap = +10★; or kept in hand, repels a conquest
cli-tapestry-card-tyranny = play a gained ▤ over this one: +5★
cli-tapestry-card-wartime_economy = bonuses for 1¤ cost nothing

## All content as Markdown

cli-tapestry-content-cards = Tapestry cards
cli-tapestry-content-techs = Technologies
cli-tapestry-content-civilizations = Civilizations
cli-tapestry-content-landmarks = Landmarks
cli-tapestry-content-tiles = Territory tiles
cli-tapestry-content-space-tiles = Space tiles
cli-tapestry-content-capitals = Capital cities
cli-tapestry-content-circle = Circle
cli-tapestry-content-square = Square
cli-tapestry-content-need = Top row needs
cli-tapestry-content-later = Gained during the game
cli-tapestry-content-won = Won
cli-tapestry-content-base = Base
cli-tapestry-content-space = Space
cli-tapestry-content-benefit = Benefit
cli-tapestry-content-number = No.
cli-tapestry-content-corners = Corners from the top left, clockwise
cli-tapestry-content-island = island: { $terrain }
cli-tapestry-content-plots = Plots, # impassable
cli-tapestry-content-by-tech = { $tech } in the top row
cli-tapestry-content-by-tier = first to enter tier { $tier } of { $track }
cli-tapestry-content-income = Income mat
cli-tapestry-content-row = Row
