### Viticulture: names (English).

## Game

game-viticulture = Viticulture
    .short = A patch of Tuscany: vines, wine, and orders to fill.
    .beats-intermediate = beats Pip in 84%
    .beats-expert = beats Vera in 85%
    .about = You have inherited a patch of Tuscany: plant vines, harvest them, let the wine mature and
    fill orders. Year by year share out your workers between summer and winter and build the most
    renowned winery around.
    .note = This is an unofficial, non-commercial rendition; the published game is well worth owning.

## Vines

viticulture-vine-sangiovese = Sangiovese
viticulture-vine-malvasia = Malvasia
    .acc = Malvasia
viticulture-vine-pinot = Pinot
viticulture-vine-syrah = Syrah
viticulture-vine-trebbiano = Trebbiano
viticulture-vine-merlot = Merlot
viticulture-vine-sauvignon_blanc = Sauvignon Blanc
viticulture-vine-cabernet_sauvignon = Cabernet Sauvignon
viticulture-vine-chardonnay = Chardonnay

## Summer visitors

viticulture-visitor-surveyor = Surveyor
    .acc = Surveyor
viticulture-visitor-broker = Broker
    .acc = Broker
viticulture-visitor-wine_critic = Wine Critic
    .acc = Wine Critic
viticulture-visitor-blacksmith = Blacksmith
    .acc = Blacksmith
viticulture-visitor-contractor = Contractor
    .acc = Contractor
viticulture-visitor-tour_guide = Tour Guide
viticulture-visitor-novice_guide = Novice Guide
    .acc = Novice Guide
viticulture-visitor-uncertified_broker = Uncertified Broker
    .acc = Uncertified Broker
viticulture-visitor-planter = Planter
    .acc = Planter
viticulture-visitor-buyer = Buyer
    .acc = Buyer
viticulture-visitor-landscaper = Landscaper
    .acc = Landscaper
viticulture-visitor-architect = Architect
    .acc = Architect
viticulture-visitor-uncertified_architect = Uncertified Architect
    .acc = Uncertified Architect
viticulture-visitor-patron = Patron
    .acc = Patron
viticulture-visitor-auctioneer = Auctioneer
    .acc = Auctioneer
viticulture-visitor-entertainer = Entertainer
    .acc = Entertainer
viticulture-visitor-vendor = Vendor
    .acc = Vendor
viticulture-visitor-handyman = Handyman
    .acc = Handyman
viticulture-visitor-horticulturist = Horticulturist
    .acc = Horticulturist
viticulture-visitor-peddler = Peddler
    .acc = Peddler
viticulture-visitor-banker = Banker
    .acc = Banker
viticulture-visitor-overseer = Overseer
    .acc = Overseer
viticulture-visitor-importer = Importer
viticulture-visitor-sharecropper = Sharecropper
    .acc = Sharecropper
viticulture-visitor-grower = Grower
    .acc = Grower
viticulture-visitor-negotiator = Negotiator
    .acc = Negotiator
viticulture-visitor-cultivator = Cultivator
    .acc = Cultivator
viticulture-visitor-homesteader = Homesteader
    .acc = Homesteader
viticulture-visitor-planner = Planner
    .acc = Planner
viticulture-visitor-agriculturist = Agriculturist
    .acc = Agriculturist
viticulture-visitor-swindler = Swindler
    .acc = Swindler
viticulture-visitor-producer = Producer
    .acc = Producer
viticulture-visitor-organizer = Organizer
    .acc = Organizer
viticulture-visitor-sponsor = Sponsor
    .acc = Sponsor
viticulture-visitor-artisan = Artisan
    .acc = Artisan
viticulture-visitor-stonemason = Stonemason
    .acc = Stonemason
viticulture-visitor-volunteer_crew = Volunteer Crew
    .acc = Volunteer Crew
viticulture-visitor-wedding_party = Wedding Party
    .acc = Wedding Party

## Winter visitors

viticulture-visitor-merchant = Merchant
    .acc = Merchant
viticulture-visitor-crusher = Crusher
    .acc = Crusher
viticulture-visitor-judge = Judge
viticulture-visitor-oenologist = Oenologist
    .acc = Oenologist
viticulture-visitor-marketer = Marketer
    .acc = Marketer
viticulture-visitor-crush_expert = Crush Expert
    .acc = Crush Expert
viticulture-visitor-uncertified_teacher = Uncertified Teacher
    .acc = Uncertified Teacher
viticulture-visitor-teacher = Teacher
    .acc = Teacher
viticulture-visitor-benefactor = Benefactor
    .acc = Benefactor
viticulture-visitor-assessor = Assessor
viticulture-visitor-queen = Queen
    .acc = Queen
viticulture-visitor-harvester = Harvester
    .acc = Harvester
viticulture-visitor-professor = Professor
    .acc = Professor
viticulture-visitor-master_vintner = Master Vintner
    .acc = Master Vintner
viticulture-visitor-uncertified_oenologist = Uncertified Oenologist
    .acc = Uncertified Oenologist
viticulture-visitor-promoter = Promoter
    .acc = Promoter
viticulture-visitor-mentor = Mentor
    .acc = Mentor
viticulture-visitor-harvest_expert = Harvest Expert
    .acc = Harvest Expert
viticulture-visitor-innkeeper = Innkeeper
    .acc = Innkeeper
viticulture-visitor-jack_of_all_trades = Jack-of-all-trades
    .acc = Jack-of-all-trades
viticulture-visitor-politician = Politician
    .acc = Politician
viticulture-visitor-supervisor = Supervisor
    .acc = Supervisor
viticulture-visitor-scholar = Scholar
    .acc = Scholar
viticulture-visitor-reaper = Reaper
    .acc = Reaper
viticulture-visitor-motivator = Motivator
    .acc = Motivator
viticulture-visitor-bottler = Bottler
    .acc = Bottler
viticulture-visitor-craftsman = Craftsman
    .acc = Craftsman
viticulture-visitor-exporter = Exporter
    .acc = Exporter
viticulture-visitor-laborer = Laborer
    .acc = Laborer
viticulture-visitor-designer = Designer
    .acc = Designer
viticulture-visitor-governess = Governess
    .acc = Governess
viticulture-visitor-manager = Manager
    .acc = Manager
viticulture-visitor-zymologist = Zymologist
    .acc = Zymologist
viticulture-visitor-noble = Noble
    .acc = Noble
viticulture-visitor-governor = Governor
    .acc = Governor
viticulture-visitor-taster = Taster
    .acc = Taster
viticulture-visitor-caravan = Caravan
    .acc = Caravan
viticulture-visitor-guest_speaker = Guest Speaker
    .acc = Guest Speaker

## Structures of the vineyard mat

viticulture-structure-trellis = Trellis
    .acc = a trellis
viticulture-structure-irrigation = Irrigation
    .acc = irrigation
viticulture-structure-yoke = Yoke
    .acc = a yoke
viticulture-structure-windmill = Windmill
    .acc = a windmill
viticulture-structure-cottage = Cottage
    .acc = a cottage
viticulture-structure-tasting_room = Tasting Room
    .acc = a tasting room
viticulture-structure-medium_cellar = Medium Cellar
    .acc = a medium cellar
viticulture-structure-large_cellar = Large Cellar
    .acc = a large cellar

## Structure cards

viticulture-structure-cask = Cask
    .acc = a cask
viticulture-structure-aqueduct = Aqueduct
    .acc = an aqueduct
viticulture-structure-wine_cave = Wine Cave
    .acc = a wine cave
viticulture-structure-trading_post = Trading Post
    .acc = a trading post
viticulture-structure-shop = Shop
    .acc = a shop
viticulture-structure-wine_press = Wine Press
    .acc = a wine press
viticulture-structure-school = School
    .acc = a school
viticulture-structure-wine_bar = Wine Bar
    .acc = a wine bar
viticulture-structure-patio = Patio
    .acc = a patio
viticulture-structure-ristorante = Ristorante
    .acc = a ristorante
viticulture-structure-guest_house = Guest House
    .acc = a guest house
viticulture-structure-cafe = Cafe
    .acc = a cafe
viticulture-structure-distiller = Distiller
    .acc = a distiller
viticulture-structure-mercado = Mercado
    .acc = a mercado
viticulture-structure-studio = Studio
    .acc = a studio
viticulture-structure-barn = Barn
    .acc = a barn
viticulture-structure-academy = Academy
    .acc = an academy
viticulture-structure-gazebo = Gazebo
    .acc = a gazebo
viticulture-structure-workshop = Workshop
    .acc = a workshop
viticulture-structure-veranda = Veranda
    .acc = a veranda
viticulture-structure-wine_parlor = Wine Parlor
    .acc = a wine parlor
viticulture-structure-label_factory = Label Factory
    .acc = a label factory
viticulture-structure-harvest_machine = Harvest Machine
    .acc = a harvest machine
viticulture-structure-fermentation_tank = Fermentation Tank
    .acc = a fermentation tank
viticulture-structure-charmat = Charmat
    .acc = a charmat tank
viticulture-structure-inn = Inn
    .acc = an inn
viticulture-structure-tap_room = Tap Room
    .acc = a tap room
viticulture-structure-tavern = Tavern
    .acc = a tavern
viticulture-structure-banquet_hall = Banquet Hall
    .acc = a banquet hall
viticulture-structure-penthouse = Penthouse
    .acc = a penthouse
viticulture-structure-fountain = Fountain
    .acc = a fountain
viticulture-structure-mixer = Mixer
    .acc = a mixer
viticulture-structure-storehouse = Storehouse
    .acc = a storehouse
viticulture-structure-statue = Statue
    .acc = a statue
viticulture-structure-dock = Dock
    .acc = a dock
viticulture-structure-silo = Silo
    .acc = a silo

## Mamas

viticulture-parent-alaena = Alaena
    .acc = Alaena
viticulture-parent-alyssa = Alyssa
    .acc = Alyssa
viticulture-parent-deann = Deann
viticulture-parent-margot = Margot
viticulture-parent-margaret = Margaret
viticulture-parent-nici = Nici
viticulture-parent-teruyo = Teruyo
viticulture-parent-emily = Emily
viticulture-parent-rebecca = Rebecca
    .acc = Rebecca
viticulture-parent-danyel = Danyel
viticulture-parent-laura = Laura
    .acc = Laura
viticulture-parent-jess = Jess
viticulture-parent-casey = Casey
viticulture-parent-christine = Christine
viticulture-parent-naja = Naja
    .acc = Naja
viticulture-parent-falon = Falon
viticulture-parent-nicole = Nicole
viticulture-parent-ariel = Ariel

## Papas

viticulture-parent-andrew = Andrew
    .acc = Andrew
viticulture-parent-christian = Christian
    .acc = Christian
viticulture-parent-jay = Jay
    .acc = Jay
viticulture-parent-josh = Josh
    .acc = Josh
viticulture-parent-kozi = Kozi
    .acc = Kozi
viticulture-parent-matthew = Matthew
    .acc = Matthew
viticulture-parent-matt = Matt
    .acc = Matt
viticulture-parent-paul = Paul
    .acc = Paul
viticulture-parent-stephan = Stephan
    .acc = Stephan
viticulture-parent-steven = Steven
    .acc = Steven
viticulture-parent-joel = Joel
    .acc = Joel
viticulture-parent-raymond = Raymond
    .acc = Raymond
viticulture-parent-jerry = Jerry
    .acc = Jerry
viticulture-parent-trevor = Trevor
    .acc = Trevor
viticulture-parent-rafael = Rafael
    .acc = Rafael
viticulture-parent-gary = Gary
    .acc = Gary
viticulture-parent-morten = Morten
    .acc = Morten
viticulture-parent-alan = Alan
    .acc = Alan

## Fields

viticulture-field-left = Left field
    .acc = the left field
viticulture-field-middle = Middle field
    .acc = the middle field
viticulture-field-right = Right field
    .acc = the right field

## Decks

viticulture-deck-vine = Vines
    .count =
        { $count ->
            [one] { $count } vine card
           *[other] { $count } vine cards
        }
    .acc =
        { $count ->
            [one] { $count } vine card
           *[other] { $count } vine cards
        }
viticulture-deck-summer = Summer visitors
    .count =
        { $count ->
            [one] { $count } summer visitor
           *[other] { $count } summer visitors
        }
    .acc =
        { $count ->
            [one] { $count } summer visitor
           *[other] { $count } summer visitors
        }
viticulture-deck-winter = Winter visitors
    .count =
        { $count ->
            [one] { $count } winter visitor
           *[other] { $count } winter visitors
        }
    .acc =
        { $count ->
            [one] { $count } winter visitor
           *[other] { $count } winter visitors
        }
viticulture-deck-order = Wine orders
    .count =
        { $count ->
            [one] { $count } wine order
           *[other] { $count } wine orders
        }
    .acc =
        { $count ->
            [one] { $count } wine order
           *[other] { $count } wine orders
        }
viticulture-deck-structure = Structures
    .count =
        { $count ->
            [one] { $count } structure card
           *[other] { $count } structure cards
        }
    .acc =
        { $count ->
            [one] { $count } structure card
           *[other] { $count } structure cards
        }

## Actions

viticulture-action-plant_vine = Plant a vine
    .short = Plant
viticulture-action-draw_vine = Draw a vine card
    .short = Draw vine
viticulture-action-give_tour = Give a tour
    .short = Give tour
viticulture-action-build_structure = Build a structure
    .short = Build
viticulture-action-play_summer_visitor = Play a summer visitor
    .short = Play summer
viticulture-action-sell_grapes_or_field = Sell grapes, or buy or sell a field
    .short = Grapes/field
viticulture-action-trade = Trade
    .short = Trade
viticulture-action-innovate = Gain an innovation tile
    .short = Innovate
viticulture-action-harvest_field = Harvest a field
    .short = Harvest
viticulture-action-draw_order = Draw a wine order
    .short = Draw order
viticulture-action-make_wine = Make wine
    .short = Make wine
viticulture-action-train_worker = Train a worker
    .short = Train
viticulture-action-play_winter_visitor = Play a winter visitor
    .short = Play winter
viticulture-action-fill_order = Fill a wine order
    .short = Fill order
viticulture-action-sell_wine = Sell a wine
    .short = Sell wine
viticulture-action-gain_influence = Gain influence
    .short = Influence
viticulture-action-gain_lira = Gain 1 lira
    .short = Gain lira
viticulture-action-yoke = Use the yoke
    .short = Yoke
viticulture-action-structure_card = Use a structure card
    .short = Structure
viticulture-action-demolish = Take down a structure card
    .short = Take down
viticulture-action-event_space = Use the event card
    .short = Event

## Workers

viticulture-worker-yellow = worker in a yellow hat
    .short = Ye
    .acc = a worker in a yellow hat
viticulture-worker-blue = worker in a blue hat
    .short = Bl
    .acc = a worker in a blue hat
viticulture-worker-bare = regular worker
    .short = Re
    .acc = a regular worker
viticulture-worker-grande = grande worker
    .short = Gr
    .acc = the grande worker
viticulture-worker-grey = grey temporary worker
    .short = Te
    .acc = the grey temporary worker

## Grapes and wine

viticulture-grape-red = red grape
    .acc = a red grape
viticulture-grape-white = white grape
    .acc = a white grape
viticulture-wine-red = red wine
    .acc = a red wine
viticulture-wine-white = white wine
    .acc = a white wine
viticulture-wine-blush = blush wine
    .acc = a blush wine
viticulture-wine-sparkling = sparkling wine
    .acc = a sparkling wine

## Seasons

viticulture-season-spring = Spring
    .acc = spring
viticulture-season-summer = Summer
    .acc = summer
viticulture-season-fall = Autumn
    .acc = autumn
viticulture-season-winter = Winter
    .acc = winter
