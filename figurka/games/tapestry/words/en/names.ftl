### Tapestry: names and effect texts (English).

## Game

game-tapestry = Tapestry
    .short = From the first fire to the stars, along four tracks.
    .beats-intermediate = beats Pip in 91%
    .beats-expert = beats Vera in 94%
    .about = Lead your civilization from its first fire to the stars: advance on four tracks, explore and
    conquer the map, and weave a history nobody has seen before.
    .note = This is an unofficial, non-commercial rendition; the published game is well worth owning.

## Tracks and their spaces

tapestry-track-exploration = Exploration
    .acc = exploration
    .loc = exploration
tapestry-track-science = Science
    .acc = science
    .loc = science
tapestry-track-military = Military
    .acc = military
    .loc = military
tapestry-track-technology = Technology
    .acc = technology
    .loc = technology
tapestry-space-scouting = Scouting
tapestry-space-rafts = Rafts
tapestry-space-wagons = Wagons
tapestry-space-navigation = Navigation
tapestry-space-ships = Ships
tapestry-space-tunnels = Tunnels
tapestry-space-trains = Trains
tapestry-space-cars = Cars
tapestry-space-airplanes = Airplanes
tapestry-space-space_shuttle = Space Shuttle
tapestry-space-interstellar_travel = Interstellar Travel
tapestry-space-warpgates = Warpgates
tapestry-space-astronomy = Astronomy
tapestry-space-mathematics = Mathematics
tapestry-space-herbalism = Herbalism
tapestry-space-medicine = Medicine
tapestry-space-chemistry = Chemistry
tapestry-space-biology = Biology
tapestry-space-academic_research = Academic Research
tapestry-space-nutrition = Nutrition
tapestry-space-physics = Physics
tapestry-space-neuroscience = Neuroscience
tapestry-space-quantum_physics = Quantum Physics
tapestry-space-alien_biology = Alien Biology
tapestry-space-archery = Archery
tapestry-space-bladed_weapons = Bladed Weapons
tapestry-space-walls = Walls
tapestry-space-standing_army = Standing Army
tapestry-space-cavalry = Cavalry
tapestry-space-gunpowder = Gunpowder
tapestry-space-tanks = Tanks
tapestry-space-warplanes = Warplanes
tapestry-space-anti_aircraft_defense = Anti-Aircraft Defense
tapestry-space-nuclear_bomb = Nuclear Bomb
tapestry-space-drone_assassins = Drone Assassins
tapestry-space-mechs = Mechs
tapestry-space-pottery = Pottery
tapestry-space-carpentry = Carpentry
tapestry-space-stone_tools = Stone Tools
tapestry-space-metallurgy = Metallurgy
tapestry-space-glass = Glass
tapestry-space-steel = Steel
tapestry-space-rubber = Rubber
tapestry-space-plastic = Plastic
tapestry-space-electronics = Electronics
tapestry-space-computers = Computers
tapestry-space-nanotechnology = Nanotechnology
tapestry-space-ai_singularity = AI Singularity
tapestry-space-start = Start

## Tech cards

tapestry-tech-air_conditioning = Air Conditioning
tapestry-tech-ammonia = Ammonia
tapestry-tech-anesthesia = Anesthesia
tapestry-tech-assembly_line = Assembly Line
tapestry-tech-bakery = Bakery
tapestry-tech-barn = Barn
tapestry-tech-lithium_ion_battery = Lithium-Ion Battery
tapestry-tech-calendar = Calendar
tapestry-tech-canned_food = Canned Food
tapestry-tech-clocks = Clocks
tapestry-tech-compass = Compass
tapestry-tech-com_tower = Com Tower
tapestry-tech-concrete = Concrete
tapestry-tech-dynamite = Dynamite
tapestry-tech-eyeglasses = Eyeglasses
tapestry-tech-irrigation = Irrigation
tapestry-tech-library = Library
tapestry-tech-light_bulb = Light Bulb
tapestry-tech-paper = Paper
tapestry-tech-penicillin = Penicillin
tapestry-tech-printing_press = Printing Press
tapestry-tech-radio = Radio
tapestry-tech-sewage_and_plumbing = Sewage & Plumbing
tapestry-tech-siegecraft = Siegecraft
tapestry-tech-stock_market = Stock Market
tapestry-tech-telescope = Telescope
tapestry-tech-the_nail = The Nail
tapestry-tech-time_travel = Time Travel
tapestry-tech-transistors = Transistors
tapestry-tech-treasury = Treasury
tapestry-tech-vaccines = Vaccines
tapestry-tech-warships = Warships
tapestry-tech-zeppelins = Zeppelins

## Landmarks

tapestry-landmark-lighthouse = Lighthouse
tapestry-landmark-train_station = Train Station
tapestry-landmark-launch_pad = Launch Pad
tapestry-landmark-apothecary = Apothecary
tapestry-landmark-academy = Academy
tapestry-landmark-laboratory = Laboratory
tapestry-landmark-barracks = Barracks
tapestry-landmark-tank_factory = Tank Factory
tapestry-landmark-fusion_reactor = Fusion Reactor
tapestry-landmark-forge = Forge
tapestry-landmark-rubber_works = Rubber Works
tapestry-landmark-tech_hub = Tech Hub
tapestry-landmark-bakery = Bakery
tapestry-landmark-barn = Barn
tapestry-landmark-com_tower = Com Tower
tapestry-landmark-library = Library
tapestry-landmark-stock_market = Stock Market
tapestry-landmark-treasury = Treasury

## Capital cities

tapestry-capital-mountain = Mountain
tapestry-capital-wetland = Wetland
tapestry-capital-tropical = Tropical
tapestry-capital-desert = Desert
tapestry-capital-grassland = Grassland
tapestry-capital-forest = Forest

## Space tiles

tapestry-spacetile-comet = Comet
tapestry-spacetile-ice_moon = Ice moon
tapestry-spacetile-nebula = Nebula
tapestry-spacetile-asteroid_belt = Asteroid belt
tapestry-spacetile-burning_star = Burning star
tapestry-spacetile-eclipse = Eclipse
tapestry-spacetile-red_planet = Red planet
tapestry-spacetile-inhabited_planet = Inhabited planet
tapestry-spacetile-ringed_station = Ringed planet
tapestry-spacetile-probe = Probe
tapestry-spacetile-rocket = Rocket
tapestry-spacetile-warship = Starship
tapestry-spacetile-twin_earth = Twin Earth
tapestry-spacetile-dust_planet = Dust planet
tapestry-spacetile-dark_planet = Dark planet

## Terrains

tapestry-terrain-sea = Sea
tapestry-terrain-desert = Desert
tapestry-terrain-forest = Forest
tapestry-terrain-grassland = Grassland
tapestry-terrain-mountain = Mountain

## Achievements

tapestry-achievement-complete_track = Complete any advancement track
tapestry-achievement-topple_two = Topple two opponent outposts
tapestry-achievement-middle_island = Conquer the middle island

## Income mat

tapestry-incomespace-barter = Barter
tapestry-incomespace-currency = Currency
tapestry-incomespace-banking = Banking
tapestry-incomespace-credit_cards = Credit Cards
tapestry-incomespace-e_commerce = E-Commerce
tapestry-incomespace-biometrics = Biometrics
tapestry-incomespace-symbology = Symbology
tapestry-incomespace-language = Language
tapestry-incomespace-writing = Writing
tapestry-incomespace-telephone = Telephone
tapestry-incomespace-email = Email
tapestry-incomespace-neural_implants = Neural Implants
tapestry-incomespace-hunting = Hunting
tapestry-incomespace-farming = Farming
tapestry-incomespace-breeding = Breeding
tapestry-incomespace-preservation = Preservation
tapestry-incomespace-fertilization = Fertilization
tapestry-incomespace-food_printing = Food Printing
tapestry-incomespace-ceremony = Ceremony
tapestry-incomespace-racing = Racing
tapestry-incomespace-team_sports = Team Sports
tapestry-incomespace-tabletop_games = Tabletop Games
tapestry-incomespace-video_games = Video Games
tapestry-incomespace-virtual_reality = Virtual Reality
tapestry-incomerow-markets = Markets
tapestry-incomerow-houses = Houses
tapestry-incomerow-farms = Farms
tapestry-incomerow-armories = Armories
tapestry-maker_of_fire = Maker of Fire

## Tapestry cards

tapestry-card-academia = Academia
    .effect = Gain 3 points for each tech card you invent and 3 points for each tapestry card you gain.
tapestry-card-age_of_discovery = Age of Discovery
    .effect = Roll the science die. Starting with you, every player must advance 1 space on the track
    rolled, unless they have finished, stand at its end or are barred from it. Only you gain the benefit
    of your new space and may pay for its bonus.
tapestry-card-age_of_sail = Age of Sail
    .effect = Each time you explore the map, first gain 3 territory tiles. Then, before placing a tile,
    you may give 1 tile from your supply to an opponent who is still playing, and gain 3 points.
tapestry-card-age_of_wonders = Age of Wonders
    .effect = Compare how many landmarks each player owns. If you own fewer than every opponent, gain 2
    resources of your choice; if more than every opponent, gain 12 points. Otherwise, ties included, gain 1
    resource of your choice and 6 points.
tapestry-card-alliance = Alliance
    .effect = Choose an opponent: neither of you can conquer a territory the other controls. Whenever
    that opponent upgrades a tech card, you gain the same benefit after them; none of your own cards
    moves, and a landmark they have taken gives you nothing.
tapestry-card-boast_of_superiority = Boast of Superiority
    .effect = Gain 4 points for each track on which no opponent is ahead of your most advanced token. Sharing
    the lead counts, even if everyone is still on the start space.
tapestry-card-broker_of_peace = Broker of Peace
    .effect = You cannot advance on the military track in any way, but you may conquer by other means.
    Gain 3 points each time an opponent advances on it; one move over several spaces counts once.
tapestry-card-capitalism = Capitalism
    .effect = If you play this card in an income turn, gain 2 points in its step 4 for each coin your income
    mat gives you, including coins lost to the limit of 8. Whenever you gain a market, also gain 1 coin.
tapestry-card-coal_baron = Coal Baron
    .effect = Draw 1 territory tile and explore with that very tile; if it can go nowhere, keep it in
    your supply. Then each of your neighbours gains 1 territory tile.
tapestry-card-colonialism = Colonialism
    .effect = Choose a territory tile you control; a territory printed on the map will not do. Gain 1
    worker if there are mountains on it, 1 culture for grassland, 1 food for forest and 1 coin for
    desert. Each terrain counts once, and small islands count too.
tapestry-card-dark_ages = Dark Ages
    .effect = Choose a track. Move back 1 space on each of the other three, as far as you can, then
    advance 3 times on the chosen one, at most to its end. You gain the landmarks on your way, but no
    benefits and no bonuses.
tapestry-card-democracy = Democracy
    .effect = Gain 3 tapestry cards. Then discard any number of tapestry cards from your hand and gain 2
    points for each.
tapestry-card-dictatorship = Dictatorship
    .effect = Advance on any track; you gain the benefit and may pay for the bonus. Until the end of your
    next turn, no opponent can advance on that track in any way, even if this card is covered meanwhile.
tapestry-card-diplomacy = Diplomacy
    .effect = Every player who has not finished gains 1 resource of their choice. You also gain 1 income
    building of any type.
tapestry-card-dystopia = Dystopia
    .effect = Take any track landmark that nobody owns yet and place it in your capital city; entering
    its tier will then give no landmark. The six landmarks of the tech cards cannot be taken.
tapestry-card-empiricism = Empiricism
    .effect = Gain 2 points whenever you advance on the science track. Whenever you roll the science die,
    roll it twice and use the result you prefer.
tapestry-card-espionage = Espionage
    .effect = Copy the ability of any tapestry card that lies face up and uncovered on any income mat,
    except Espionage. What happens when played happens now; what holds for this era holds for you until
    this card ends.
tapestry-card-exploitation = Exploitation
    .effect = Whenever you place a territory tile on the map, you may gain its benefit twice. If you do,
    its matching sides give you no points.
tapestry-card-feudalism = Feudalism
    .effect = Choose one: gain 1 resource of your choice, or gain 3 points for each landmark you own.
tapestry-card-golden_age = Golden Age
    .effect = Your upgrades need no prerequisites. Gain 3 points for each upgrade you make; what another
    player's Inventors upgrade for you does not count.
tapestry-card-guilds = Guilds
    .effect = Make one exchange, in one direction: pay 5, 10 or 15 points and gain 1, 2 or 3 resources of
    your choice, or pay 1, 2 or 3 resources and gain 5, 10 or 15 points. You cannot pay points you do not have.
tapestry-card-industrialism = Industrialism
    .effect = Whenever you invent a tech card, gain its circle benefit at once. The card stays in the
    bottom row; upgrading it later gives you the circle again.
tapestry-card-marriage_of_state = Marriage of State
    .effect = Choose an opponent and a track. Each time that opponent gains the benefit of a space there,
    in whatever way, you gain it after them; you never gain the bonus.
tapestry-card-mercantilism = Mercantilism
    .effect = If you play this card in an income turn, you may exchange any part of the food your income
    mat gives you in step 4 for other resources, one for one and in any mix. Gain 2 points for each food
    exchanged.
tapestry-card-meritocracy = Meritocracy
    .effect = Invent a tech card. Then gain 2 points for each tech card you own, whatever its row.
tapestry-card-militarism = Militarism
    .effect = Whenever you explore the map, you may put an outpost from your supply on the new tile and
    so control it. This is not a conquest: you roll no dice.
tapestry-card-monarchy = Monarchy
    .effect = Gain 3 points for each income building you place in your capital city. The statue of the
    Craftsmen counts as part of the city; buildings of the Nomads on the map do not count.
tapestry-card-oil_magnate = Oil Magnate
    .effect = Choose a track. You may advance 1 space on it, and after you each of your neighbours may
    too. Only you gain the benefit and may pay for the bonus.
tapestry-card-olympic_host = Olympic Host
    .effect = Starting with you, each player still in the game may pay 1 worker to gain 10 points. If at
    least one opponent does, you gain 1 income building of any type, or 1 coin if you have none left; if
    nobody else does, you gain 1 coin.
tapestry-card-pillage_and_plunder = Pillage and Plunder
    .effect = When you conquer a territory controlled by an opponent, gain the results of both dice.
    Traps cannot be played against you.
tapestry-card-pirate_rule = Pirate Rule
    .effect = When you conquer a territory tile and no trap stops you, gain the benefit printed on it
    besides the dice. If you choose that same benefit on the black die as well, you gain it twice.
tapestry-card-plea_for_aid = Plea for Aid
    .effect = For each track on which every opponent is ahead of you, gain 2 points and 1 resource of your
    choice. Your most advanced token is compared with the least advanced token of each opponent; a tie
    does not count.
tapestry-card-renaissance = Renaissance
    .effect = Advance exactly once on every track where you can, in any order. You gain no benefits, but
    you may take each bonus you reach without paying, whatever its price. Landmarks are gained as usual.
tapestry-card-revisionism = Revisionism
    .effect = Each track landmark you gain also gives you 1 resource of your choice. Whenever you advance
    onto a landmark space whose landmark is already taken, gain 1 armory.
tapestry-card-revolution = Revolution
    .effect = Choose one: gain 1 resource of your choice; or in up to 3 territories where an opponent has
    toppled your outpost, stand yours up and topple theirs. You control those territories again, but it
    is not a conquest: no dice, and no achievement for the middle island.
tapestry-card-socialism = Socialism
    .effect = Choose a track and a direction, and move your token to the space of the nearest opponent
    ahead or behind. Moving up you gain the landmarks you reach or pass, but never a benefit or bonus.
tapestry-card-steam_tycoon = Steam Tycoon
    .effect = Invent a face-up tech card and upgrade it at once, gaining its circle benefit. Then your
    right neighbour, and after that your left one, may invent the top card of the deck.
tapestry-card-technocracy = Technocracy
    .effect = If you enter this era as the first of all players, invent a tech card and upgrade it at
    once. Otherwise gain 3 points for each opponent in the game.
tapestry-card-terraforming = Terraforming
    .effect = You may build on impassable plots of your capital city. Each building or landmark that
    covers at least one of them gives you 5 points. These plots count as filled anyway, so covering one does
    not itself complete a district.
tapestry-card-theocracy = Theocracy
    .effect = You cannot advance on the science track in any way. Gain 4 points whenever you advance onto the
    first space of a tier, I to IV, of any track.
tapestry-card-trade_economy = Trade Economy
    .effect = Choose an opponent's token on any track and gain the benefit of its space. If that space
    has a bonus, the opponent gains it without paying.
tapestry-card-trap = Trap
    .effect = Played as a tapestry card: gain 10 points. Or discard it from your hand when an opponent tries
    to conquer a territory you control: you keep it, their outpost is toppled instead of yours, and you
    gain 1 resource of your choice. The attacker still gains a die, and nobody can conquer that territory
    any more.
tapestry-card-tyranny = Tyranny
    .effect = When you gain a tapestry card, you may at once play that very card on top of Tyranny and
    gain 5 points. Tyranny ends before the new card takes effect.
tapestry-card-wartime_economy = Wartime Economy
    .effect = Bonuses that cost 1 resource of any kind cost you nothing. Those paid with tiles or cards
    keep their price.
tapestry-cardtype-when_played = When played
    .about = The card takes effect once, at the moment you play it.
tapestry-cardtype-this_era = This era
    .about = The card is in force from the moment you play it until your next income turn begins or
    another tapestry card covers it.

## Civilizations

tapestry-civilization-alchemists = Alchemists
    .effect = In income turns 2 to 5 you may roll the science die and mark the track rolled, then stop or
    roll again, as often as you like. If a marked track comes up again, you lose all marks and gain 1
    resource of your choice instead. When you stop, you may advance once on each marked track, in any
    order, without benefit or bonus; where you already stand at the end, gain 5 points. Landmarks are gained
    as usual.
    .later = Nothing happens at once; you use it from your next income turn on, or still in this one if
    you gain it during step 1.
tapestry-civilization-architects = Architects
    .effect = When you complete a district whose income buildings are all of one type, gain 1 more
    resource of your choice. When your capital city is scored, each complete row or column whose income
    buildings are all of one type gives 2 points instead of 1. There must be at least one income building;
    landmarks and impassable plots do not matter.
    .later = Up to three times, you may swap two income buildings in your capital city; no district is
    completed that way.
tapestry-civilization-craftsmen = Craftsmen
    .effect = You have a statue with 12 plots in three columns. An income building you gain may go there
    instead of to your capital city, on the lowest free plot of any column, and you gain the benefit it
    covers at once. From the bottom up these are: 1 worker, 1 territory tile, 5 points; 1 coin, invent,
    upgrade, 10 points; and 1 food, 1 tapestry card, 1 culture, research with benefit, 15 points. On the statue
    buildings still score by their type, but there are no districts, rows or columns, and landmarks
    cannot go there.
    .later = The statue starts empty, and you can use it for every income building you gain from now on.
tapestry-civilization-entertainers = Entertainers
    .effect = In each of income turns 2 to 5 you may move your token one column to the right along a path
    and gain the benefit of the space it enters. The first column gives a resource, the second an income
    building, the third conquer, research without benefit, invent or explore. The last one lets you
    advance on a track with its benefit, and you may pay for the bonus.
    .later = Put the token on any space except the start and gain its benefit at once.
tapestry-civilization-futurists = Futurists
    .effect = At the start of the game, move 4 spaces up on every track, without benefits, bonuses or
    landmarks; this does not count as advancing, and the landmarks stay for others. Also gain 1 coin, 1
    worker, 1 food and 1 culture.
    .later = Discard it and gain another civilization instead.
tapestry-civilization-heralds = Heralds
    .effect = At the end of your first income turn you may play a tapestry card over Maker of Fire, with
    its full effect. In income turns 2 to 5 you may put one of your 4 tokens on a “when played” tapestry
    card on any income mat and gain its effect as if you had just played it. The card must lie face up,
    though it may be covered, and each card takes only one token.
    .later = You get the 4 tokens, but you play no card over Maker of Fire.
tapestry-civilization-historians = Historians
    .effect = Your 4 tokens cover four squares: 3 points, 1 food, 1 worker and 3 points. In income turns 2 to 5
    you may discard 1 territory tile to give the token of a square you choose to any opponent. Whenever
    an opponent who holds at least one of them gains a landmark of any kind, you gain all uncovered
    squares, once for each landmark. When you have finished your game, only the points still count.
    .later = Give all 4 tokens to opponents at once, divided as you like, so that every square is
    uncovered.
tapestry-civilization-inventors = Inventors
    .effect = In income turns 2 to 5 you may put one of your 4 tokens on a tech card in the bottom or
    middle row, your own or an opponent's; it is upgraded at once, and a card with your token ignores its
    prerequisite. On an opponent's card, its owner gains the benefit first, then you may gain it too.
    Whenever an opponent's card with your token reaches the top row, it goes to your bottom row after
    that, token included. A landmark that its first owner has already placed gives you nothing.
    .later = You get the 4 tokens and use them from your next income turn on, or still in this one if you
    gain it during step 1.
tapestry-civilization-isolationists = Isolationists
    .effect = When you conquer an empty territory, you may add one of your 4 tokens to your outpost: gain
    1 resource of your choice, and nobody can ever conquer that territory. At the end of your final
    income turn, find the largest connected mass of one kind of land in territories you control: if it
    spans 1, 2, 3, 4, 5 or at least 6 territories, gain 5, 10, 16, 23, 31 or 40 points. Two territories are
    connected if the same land meets at a corner of their common side; islands that touch no corner do
    not connect.
    .later = You get the 4 tokens and can use them in your conquests from now on.
tapestry-civilization-leaders = Leaders
    .effect = You have four leaders, one for each track. In income turns 2 to 5 you may call on one you
    have not used yet to advance on their track: you gain the benefit, but not the bonus.
    .later = Nothing happens at once; you use it from your next income turn on, or still in this one if
    you gain it during step 1.
tapestry-civilization-merrymakers = Merrymakers
    .effect = In each of income turns 2 to 5 you may move one of your three tokens up one space in its
    column and gain everything there, in any order. From the bottom up, the columns hold: 1 coin, then 1
    worker and 1 food, then 1 culture and an armory; 1 territory tile, then invent and 1 tapestry card,
    then explore and research with benefit; 5 points, then 10 points, then 15 points.
    .later = Your tokens start at the foot of the columns, and you move them from your next income turn
    on, or still in this one if you gain it during step 1.
tapestry-civilization-militants = Militants
    .effect = Your 8 spare outposts cover two rows of benefits: 1 coin, 2 points, 1 food, 4 points; and 1 point, 1
    worker, 3 points, 1 culture. Each outpost you place on the map comes from the left end of a row you
    choose. In income turns 2 to 5, gain every uncovered benefit, in any order. With no outpost left here
    you can conquer no more.
    .later = Put your remaining outposts on the mat, each in a row of your choice, filling the rows from
    the right.
tapestry-civilization-mystics = Mystics
    .effect = At the start of the game predict four numbers for all to see: how many tech cards, complete
    districts and controlled territories (1 to 9 each) and how many completed tracks (1 to 4) you will
    have. The first time you reach a predicted number, gain 1 resource of your choice. At the end of your
    final income turn, each prediction that is exactly right gives you 10 points.
    .later = Discard it and gain another civilization instead.
tapestry-civilization-nomads = Nomads
    .effect = An income building or landmark you gain may go to the map instead of to your capital city.
    On a territory you control that holds exactly one token: gain 1 resource of your choice, and nobody
    can conquer the territory any more. On an empty explored territory next to one you control: you
    control it without conquering, and the building stands for your outpost there. Buildings on the map
    still score by their type, and landmarks still count as yours.
    .later = Nothing happens at once, but from now on the ability works in full.
tapestry-civilization-the_chosen = The Chosen
    .effect = In each of income turns 2 to 5, gain 1 point per opponent for every track that you have
    completed or on which no token is ahead of yours; sharing the lead counts. For each achievement you
    hold, also gain 1 resource of your choice, but in the final income turn 5 points instead.
    .later = Nothing happens at once; you use it from your next income turn on, or still in this one if
    you gain it during step 1.
tapestry-civilization-traders = Traders
    .effect = In income turns 2 to 5 you may put one of your 4 tokens on any explored territory that you
    do not control. On an empty one: gain 1 point for each adjacent territory that opponents control, and if
    an opponent conquers it later, you may gain the result of the die they do not choose. On one that
    holds just one outpost of an opponent: gain the benefit printed on it, if any; nobody can conquer it
    any more. Your token takes up a place but gives no control.
    .later = You get the 4 tokens and use them from your next income turn on, or still in this one if you
    gain it during step 1.

## Resources

tapestry-resource-coin = Coin
    .count =
        { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
    .acc =
        { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
tapestry-resource-worker = Worker
    .count =
        { $count ->
            [one] { $count } worker
           *[other] { $count } workers
        }
    .acc =
        { $count ->
            [one] { $count } worker
           *[other] { $count } workers
        }
tapestry-resource-food = Food
    .count = { $count } food
    .acc = { $count } food
tapestry-resource-culture = Culture
    .count = { $count } culture
    .acc = { $count } culture
tapestry-resource-any = Any resource
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

## Buildings

tapestry-building-farm = Farm
    .count =
        { $count ->
            [one] { $count } farm
           *[other] { $count } farms
        }
    .acc = a farm
tapestry-building-house = House
    .count =
        { $count ->
            [one] { $count } house
           *[other] { $count } houses
        }
    .acc = a house
tapestry-building-market = Market
    .count =
        { $count ->
            [one] { $count } market
           *[other] { $count } markets
        }
    .acc = a market
tapestry-building-armory = Armory
    .count =
        { $count ->
            [one] { $count } armory
           *[other] { $count } armories
        }
    .acc = an armory
tapestry-building-any = Any income building
    .count =
        { $count ->
            [one] { $count } income building of any type
           *[other] { $count } income buildings of any type
        }
    .acc = any income building

## Pieces

tapestry-piece-territory_tile = Territory tile
    .count =
        { $count ->
            [one] { $count } territory tile
           *[other] { $count } territory tiles
        }
    .acc =
        { $count ->
            [one] { $count } territory tile
           *[other] { $count } territory tiles
        }
tapestry-piece-space_tile = Space tile
    .count =
        { $count ->
            [one] { $count } space tile
           *[other] { $count } space tiles
        }
    .acc =
        { $count ->
            [one] { $count } space tile
           *[other] { $count } space tiles
        }
tapestry-piece-tapestry_card = Tapestry card
    .count =
        { $count ->
            [one] { $count } tapestry card
           *[other] { $count } tapestry cards
        }
    .acc =
        { $count ->
            [one] { $count } tapestry card
           *[other] { $count } tapestry cards
        }
tapestry-piece-tech_card = Tech card
    .count =
        { $count ->
            [one] { $count } tech card
           *[other] { $count } tech cards
        }
    .acc =
        { $count ->
            [one] { $count } tech card
           *[other] { $count } tech cards
        }
tapestry-piece-civilization = Civilization
    .count =
        { $count ->
            [one] { $count } civilization
           *[other] { $count } civilizations
        }
    .acc =
        { $count ->
            [one] { $count } civilization
           *[other] { $count } civilizations
        }
tapestry-piece-landmark = Landmark
    .count =
        { $count ->
            [one] { $count } landmark
           *[other] { $count } landmarks
        }
    .acc =
        { $count ->
            [one] { $count } landmark
           *[other] { $count } landmarks
        }
tapestry-piece-outpost = Outpost
    .count =
        { $count ->
            [one] { $count } outpost
           *[other] { $count } outposts
        }
    .acc =
        { $count ->
            [one] { $count } outpost
           *[other] { $count } outposts
        }
tapestry-piece-point = Victory point
    .count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .acc = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tapestry-piece-token = Player token
    .count =
        { $count ->
            [one] { $count } player token
           *[other] { $count } player tokens
        }
    .acc =
        { $count ->
            [one] { $count } player token
           *[other] { $count } player tokens
        }

## Benefits: gaining

tapestry-benefit-gain-coin =
    { $count ->
        [one] gain { $count } coin
       *[other] gain { $count } coins
    }
    .about = You add that many coins to what you have. You can hold 8 at most; the rest is lost.
tapestry-benefit-gain-worker =
    { $count ->
        [one] gain { $count } worker
       *[other] gain { $count } workers
    }
    .about = You add that many workers to what you have. You can hold 8 at most; the rest is lost.
tapestry-benefit-gain-food = gain { $count } food
    .about = You add that much food to what you have. You can hold 8 at most; the rest is lost.
tapestry-benefit-gain-culture = gain { $count } culture
    .about = You add that much culture to what you have. You can hold 8 at most; the rest is lost.
tapestry-benefit-gain-any =
    { $count ->
        [one] gain { $count } resource of your choice
       *[other] gain { $count } resources of your choice
    }
    .about = For each one choose coin, worker, food or culture; they may differ. You can hold at most 8
    of each kind; the rest is lost.
tapestry-benefit-gain-territory_tile =
    { $count ->
        [one] gain { $count } territory tile
       *[other] gain { $count } territory tiles
    }
    .about = You draw that many tiles from the stack into your supply, with no limit. They go on the map
    only when you explore.
tapestry-benefit-gain-space_tile =
    { $count ->
        [one] gain { $count } space tile
       *[other] gain { $count } space tiles
    }
    .about = You draw that many tiles from the stack of space tiles into your supply. There are only 15;
    if too few are left, you take what is there.
tapestry-benefit-gain-tapestry_card =
    { $count ->
        [one] gain { $count } tapestry card
       *[other] gain { $count } tapestry cards
    }
    .about = You draw that many cards from the deck into your hand, which has no limit. When the deck
    runs out, the discarded cards are shuffled into a new one.
tapestry-benefit-gain-farm = gain a farm
    .about = The leftmost farm on your income mat moves to a free plot of your capital city (beside the
    city if there is none) and uncovers the space where it stood. If you have no farm left on the mat,
    you gain nothing.
tapestry-benefit-gain-house = gain a house
    .about = The leftmost house on your income mat moves to a free plot of your capital city (beside the
    city if there is none) and uncovers the space where it stood. If you have no house left on the mat,
    you gain nothing.
tapestry-benefit-gain-market = gain a market
    .about = The leftmost market on your income mat moves to a free plot of your capital city (beside the
    city if there is none) and uncovers the space where it stood. If you have no market left on the mat,
    you gain nothing.
tapestry-benefit-gain-armory = gain an armory
    .about = The leftmost armory on your income mat moves to a free plot of your capital city (beside the
    city if there is none) and uncovers the space where it stood. If you have no armory left on the mat,
    you gain nothing.
tapestry-benefit-gain-building = gain any income building
    .about = Choose a farm, house, market or armory still on your income mat and place it in your capital
    city; the space where it stood is uncovered. If the mat holds no building any more, you gain nothing.
tapestry-benefit-landmark = gain the { $landmark }
    .about = If nobody owns this landmark yet, place it in your capital city, turned as you like: on free
    plots only, though it may stick out over the edge. If it is taken, you gain nothing.
tapestry-benefit-civilization = gain a civilization
    .about = Take the top mat of the unused civilizations and follow its rule for being gained during the
    game; from now on it works beside the one you have. If none is left, you gain nothing.
tapestry-benefit-vp = gain { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .about = You score that many victory points at once.

## Benefits: scoring

tapestry-benefit-score-territories =
    { $count ->
        [1] score your territories
       *[other] score your territories ({ $count ->
           [one] { $count } point
          *[other] { $count } points
       } each)
    }
    .about = Gain 1 point for each territory you control right now.
tapestry-benefit-score-tech_cards =
    { $count ->
        [1] score your tech cards
       *[other] score your tech cards ({ $count ->
           [one] { $count } point
          *[other] { $count } points
       } each)
    }
    .about = Gain 1 point, or as many as stated, for each tech card you own, in all three rows.
tapestry-benefit-score-capital =
    { $count ->
        [1] score your capital city
       *[other] score your capital city ({ $count ->
           [one] { $count } point
          *[other] { $count } points
       } per line)
    }
    .about = Gain 1 point for each complete row and each complete column of your capital city. Impassable
    plots count as filled.
tapestry-benefit-score-farms =
    { $count ->
        [1] score your farms
       *[other] score your farms ({ $count ->
           [one] { $count } point
          *[other] { $count } points
       } each)
    }
    .about = Gain 1 point for each farm that has left your income mat, whether it stands in your capital
    city or elsewhere.
tapestry-benefit-score-houses =
    { $count ->
        [1] score your houses
       *[other] score your houses ({ $count ->
           [one] { $count } point
          *[other] { $count } points
       } each)
    }
    .about = Gain 1 point for each house that has left your income mat, whether it stands in your capital
    city or elsewhere.
tapestry-benefit-score-markets =
    { $count ->
        [1] score your markets
       *[other] score your markets ({ $count ->
           [one] { $count } point
          *[other] { $count } points
       } each)
    }
    .about = Gain 1 point for each market that has left your income mat, whether it stands in your capital
    city or elsewhere.
tapestry-benefit-score-armories =
    { $count ->
        [1] score your armories
       *[other] score your armories ({ $count ->
           [one] { $count } point
          *[other] { $count } points
       } each)
    }
    .about = Gain 1 point for each armory that has left your income mat, whether it stands in your capital
    city or elsewhere.
tapestry-benefit-score-territory_tiles =
    { $count ->
        [1] score your territory tiles
       *[other] score your territory tiles ({ $count ->
           [one] { $count } point
          *[other] { $count } points
       } each)
    }
    .about = Gain 1 point for each territory tile in your supply; tiles on the map do not count.
tapestry-benefit-score-tapestry_cards =
    { $count ->
        [1] score your tapestry cards
       *[other] score your tapestry cards ({ $count ->
           [one] { $count } point
          *[other] { $count } points
       } each)
    }
    .about = Gain 1 point for each tapestry card in your hand and on your income mat, covered and face-down
    ones included. Maker of Fire is not a card.
tapestry-benefit-score-track = score your progress on { $track }
    .about = Gain 1 point for each space that your most advanced token has climbed on this track, so 12 at
    most. A technology track left through AI Singularity still counts 12.

## Benefits: the map

tapestry-benefit-explore = explore
    .about = Place a territory tile from your supply, turned as you like, on an unexplored hex next to a
    territory you control. Gain 1 point for each side that matches an adjacent tile, then the benefit of the
    tile; this does not give you control of it.
tapestry-benefit-explore-anywhere = explore anywhere
    .about = Place a territory tile from your supply, turned as you like, on any unexplored hex of the
    map. Gain 1 point for each side that matches an adjacent tile, then the benefit of the tile; this does
    not give you control of it.
tapestry-benefit-explore-space = explore space
    .about = Put a space tile from your supply beside your income mat and gain its benefits; it never
    goes on the map. With no space tile in your supply, nothing happens.
tapestry-benefit-conquer = conquer
    .about = Next to a territory you control, place an outpost from your supply on an explored territory
    that you do not control and that holds at most 1 token; an opponent's outpost there is toppled,
    unless they play a trap. Then roll both conquer dice and gain the result of one of them.
tapestry-benefit-conquer-anywhere = conquer anywhere
    .about = Anywhere on the map, place an outpost from your supply on an explored territory that you do
    not control and that holds at most 1 token; an opponent's outpost there is toppled, unless they play
    a trap. Then roll both conquer dice and gain the result of one of them.
tapestry-benefit-conquer-both = conquer with both dice
    .about = Next to a territory you control, place an outpost from your supply on an explored territory
    that you do not control and that holds at most 1 token; an opponent's outpost there is toppled,
    unless they play a trap. Then roll both conquer dice and gain both results.
tapestry-benefit-conquer-both_if_opponent = conquer, with both dice against an opponent
    .about = Next to a territory you control, place an outpost from your supply on an explored territory
    that you do not control and that holds at most 1 token; an opponent's outpost there is toppled,
    unless they play a trap. Then roll both conquer dice: gain both results if an opponent controlled the
    territory, even after a trap, otherwise one.

## Benefits: tech cards

tapestry-benefit-invent =
    { $count ->
        [one] invent { $count } tech card
       *[other] invent { $count } tech cards
    }
    .about = Take a tech card from the display, which is refilled at once, or unseen from the top of the
    deck, and put it in your bottom row. It gives you nothing until you upgrade it.
tapestry-benefit-invent-face_up = invent a face-up tech card and upgrade it
    .about = Take one of the face-up tech cards and put it straight into your middle row; you gain its
    circle benefit.
tapestry-benefit-invent-upgrade = invent a tech card and upgrade it
    .about = Take a tech card from the display or unseen from the top of the deck and put it straight
    into your middle row; you gain its circle benefit.
tapestry-benefit-upgrade = upgrade a tech card
    .about = Move one of your tech cards up one row and gain its circle benefit in the middle row or its
    square benefit in the top row. The top row needs the prerequisite of the card, met now by you or a
    neighbour.
tapestry-benefit-refresh = replace the display of tech cards
    .about = You may discard all 3 face-up tech cards and reveal 3 new ones.
tapestry-benefit-tech_circle = gain the circle of a tech card
    .about = Gain the circle benefit of one of your tech cards in the middle row; the card does not move.
    With no card there, you gain nothing.
tapestry-benefit-tech_square = gain the square of a tech card
    .about = Gain the square benefit of one of your tech cards in the top row; the card does not move and
    its prerequisite does not matter. A landmark cannot be gained again.

## Benefits: the tracks

tapestry-benefit-research = research
    .about = Roll the science die. You may advance 1 space on that track for free; then you gain the
    benefit of the new space and may pay for its bonus.
tapestry-benefit-research-x = research without benefit
    .about = Roll the science die. You may advance 1 space on that track for free, but you gain neither
    the benefit nor the bonus of the new space, only its landmark if it is still there.
tapestry-benefit-research-four = research 4 times without benefit
    .about = Roll the science die four times, one roll after another; each time you may advance 1 space
    on that track without benefit or bonus. Gain 5 points for each roll that would take you beyond the end of
    a track.
tapestry-benefit-advance = advance on { $track }
    .about = You may move your token 1 space up this track for free; then you gain the benefit of the new
    space and may pay for its bonus. At the end of the track nothing happens.
tapestry-benefit-advance-x = advance on { $track } without benefit
    .about = You may move your token 1 space up this track for free, but you gain neither the benefit nor
    the bonus of the new space, only its landmark if it is still there.
tapestry-benefit-regress = move back on { $track }
    .about = Move your token 1 space back on this track; you gain the benefit of that space and may pay
    for its bonus, but it never gives you a landmark. On the start space nothing happens.
tapestry-benefit-regress-x = move back on { $track } without benefit
    .about = Move your token 1 space back on this track; you gain neither the benefit nor the bonus of
    that space. On the start space nothing happens.
tapestry-benefit-repeat = repeat the space of one of your tokens
    .about = Choose one of your tokens on any track: without moving it, gain the benefit of its space,
    and you may pay for its bonus. Each space can be used only once per turn.
tapestry-benefit-play_over = cover your tapestry card with another
    .about = Play a tapestry card from your hand on top of the one of your present era: the old one ends,
    the new one takes effect, and there is no era bonus. Without a card in hand, or a card to cover,
    nothing happens.
tapestry-benefit-singularity = restart your token on any track
    .about = Take your token from the end of the technology track and put it on the start space of any
    track, even the same one. Your technology track still counts as completed.
tapestry-benefit-tile = gain the benefit of the conquered tile
    .about = Gain the benefit printed on the territory tile you have just conquered. Territories printed
    on the map have none.
tapestry-benefit-comma = { $first }, { $last }
tapestry-benefit-and = { $all }
tapestry-benefit-or = { $first } or { $last }
    .about = Choose exactly one of these benefits. If it cannot be carried out, you gain nothing.
tapestry-benefit-nothing = nothing
    .about = There is no benefit here.

## Prices of bonuses

tapestry-price-resource =
    { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }
tapestry-price-territory_tile =
    { $count ->
        [one] { $count } territory tile from your supply
       *[other] { $count } territory tiles from your supply
    }
tapestry-price-tapestry_card =
    { $count ->
        [one] { $count } tapestry card from your hand
       *[other] { $count } tapestry cards from your hand
    }
tapestry-price-tech_card = { $count } of your tech cards

## Prerequisites of tech cards

tapestry-prerequisite-track = you or a neighbour: tier { $tier } or higher on { $track }
tapestry-prerequisite-income = you or a neighbour: { $space } uncovered on the income mat

## Glossary

tapestry-term-track = Track
    .about = One of the four paths around the map: exploration, science, military and technology. Your
    token climbs it from the start space to space 12, and every space brings a benefit.
tapestry-term-tier = Tier
    .about = Each track has four tiers of three spaces, I to IV; the higher the tier, the more an advance
    costs. The first player to enter tier II, III or IV gains its landmark.
tapestry-term-landmark = Landmark
    .about = A big building for your capital city; each of the 18 exists only once. Twelve go to whoever
    is first to enter a tier, six come with tech cards.
tapestry-term-capital = Capital city
    .about = Your own grid of 9 by 9 plots, where your buildings and landmarks stand. When it is scored,
    each complete row and column gives 1 point; impassable plots count as filled.
tapestry-term-district = District
    .about = One of the nine squares of 3 by 3 plots in your capital city. As soon as all its plots are
    filled, you gain 1 resource of your choice.
tapestry-term-outpost = Outpost
    .about = It marks a territory you control. You begin with 2 on the map and 8 in your supply, and each
    conquest takes one; a toppled one stays lying on the map.
tapestry-term-territory = Territory
    .about = An explored hex of the map. You control it if the only outpost standing there is yours; once
    it holds two tokens, nobody can conquer it any more.
tapestry-term-neighbour = Neighbour
    .about = A player directly to your left or right; with two players, your only opponent. Neighbours
    matter for prerequisites, for the era bonus and on some cards.
tapestry-term-era = Era
    .about = Each of your income turns opens a new era, and players enter theirs at different times. If
    you enter the second, third or fourth era before all your neighbours, you gain 1, 2 or 3 resources of
    your choice.
tapestry-term-first = First in an era
    .about = Whoever enters the second, third or fourth era before all neighbours gains 1, 2 or 3 resources of
    any kind, just before the tapestry card is played. Alone, the Automa is your neighbour; it scores points
    instead.
tapestry-term-income = Income turn
    .about = A turn in four steps: your civilization, a tapestry card, an upgrade and points, and at last the
    gains of your income mat. You take five: the first has only the last step; the fifth has no card and
    no gains and ends your game.
tapestry-term-advance = Advance
    .about = The usual turn: pay the cost of the tier you move to, move your token 1 space up a track and
    gain the benefit there. Some effects let you advance for free.
tapestry-term-bonus = Bonus
    .about = An extra that some spaces sell: after the benefit you may pay its price once and gain it.
    Benefits are compulsory, bonuses never.
tapestry-term-tech = Tech card
    .about = An invention that lies in one of three rows beside your capital city. It gives nothing when
    you take it, only when you upgrade it.
tapestry-term-tapestry = Tapestry card
    .about = A chapter of your history, hidden in your hand. You play one in each of income turns 2 to 4,
    and it works either once or for the whole era.
tapestry-term-civilization = Civilization
    .about = Your people and their special ability. You choose one of two at the start and can gain more
    during the game.
tapestry-term-trap = Trap
    .about = One of seven tapestry cards that guard your territories: discard it when an opponent tries
    to conquer one, and their outpost is toppled instead of yours. You also gain 1 resource of your
    choice.
tapestry-term-upgrade = Upgrade
    .about = Move one of your tech cards up a row: to the middle one for its circle benefit, later to the
    top one for its square benefit. The top row asks for a prerequisite, which you or a neighbour must
    meet.
tapestry-term-research = Research
    .about = Roll the science die; you may advance for free on the track it shows. “Without benefit” (an
    X on the symbol) means that the new space gives you neither its benefit nor its bonus.
tapestry-term-explore = Explore
    .about = Place a territory tile from your supply on the map, next to a territory you control. Its
    matching sides give points, and you gain the benefit printed on it.
tapestry-term-conquer = Conquer
    .about = Place an outpost on a territory next to one of yours, empty or an opponent's, as long as it
    holds no second token. Then roll the two conquer dice and gain one of the results.
tapestry-term-invent = Invent
    .about = Gain a tech card, one of the three on display or the unseen top card of the deck, and put it
    in your bottom row.
tapestry-term-space = Space tile
    .about = A world beyond Earth, found at the end of the exploration track. You explore it by putting
    it beside your income mat, and its benefits are large; there are only 15.
tapestry-term-achievement = Achievement
    .about = Three feats that give points: completing a track, toppling two opponents' outposts and
    conquering the middle island. You can score each once, and the earlier you do, the more it is worth.
tapestry-term-resource = Resource
    .about = Coins, workers, food and culture pay for your advances and bonuses. You can hold at most 8
    of each.
