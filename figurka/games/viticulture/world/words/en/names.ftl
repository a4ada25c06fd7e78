### Viticulture World: names, continents and events (English).

## Game

game-viticulture-world = Viticulture World
    .short = Six years to win together, or not at all.
    .about = You win together or not at all: within six years each of you needs a renowned winery, and
    the whole team needs influence. Each of the seven continents makes that hard in its own way.
    .note = This is an unofficial, non-commercial rendition; the published game is well worth owning.
    What we could not find in public sources is our own design and is marked so.

## What this project designed itself

viticulture-designed = Our own design: the printed one is not public.
    .short = own design

## Continents

viticulture-continent-greengully = Greengully
    .about = The Forever King would like his friendly land to be known for its wine, and he invites you
    to court. Every event is one more all-year space here: send a worker there, pay its price and take
    what it offers. A good place for your first game.
viticulture-continent-asia = Asia
    .about = In Asia grapes have always belonged to the kitchen more than to the cellar. In most years
    you prepare a dish together: after the marked action, or when you pass, you may add ingredients of
    your own. A finished dish rewards the team and everybody who helped to cook it.
    .acc = Asia
viticulture-continent-oceania = Oceania
    .about = The vine arrived by ship, and whoever wanted to grow it here had to learn everything anew.
    After the marked action you may share what you have: you pay, and a fellow player of your choice
    gains. Share often enough in a year, and the team gains influence.
    .acc = Oceania
viticulture-continent-south_america = South America
    .about = From the missions of Chile wine travelled on with people whose names are still remembered.
    Every year one of them offers each of you a service at the marked action, and most ask the team for a
    deed. A deed done brings influence.
    .acc = South America
viticulture-continent-europe = Europe
    .about = A tiny louse has ruined the vineyards, and governments begin to lay down what wine is. Each
    of you pursues goals of your own, while a decree changes the rules every year and favours some kinds
    of goals. A favoured goal brings influence, any other only money.
    .acc = Europe
viticulture-continent-north_america = North America
    .about = From the first bubbles of Ohio through the long ban to world fame, the newspapers always had
    their say. Every year other actions move your shared fame. At the end of the year it should be just
    right: too much is a scandal, and with too little nobody knows you.
    .acc = North America
viticulture-continent-africa = Africa
    .about = From the Cape to the Mediterranean coast, winegrowers face boycott, drought and unrest.
    Every year a hardship weighs on all of you until you answer it with the right resource cards,
    wherever you get them. An answered one brings a reward, an unanswered one does harm.
    .acc = Africa

## Difficulties

viticulture-difficulty-introductory = introductory
viticulture-difficulty-easy = easy
    .acc = easy
viticulture-difficulty-medium = medium
viticulture-difficulty-hard = hard
viticulture-level-easy = easy level
viticulture-level-hard = hard level
    .acc = hard

## Events of Greengully

viticulture-event-gg_innovation = Innovation
    .about = The royal craftsmen open their workshops, and every good idea takes shape there.
    .acc = Innovation
viticulture-event-gg_market = Market Square
    .about = On market day everyone has something to swap and news to tell.
viticulture-event-gg_school = Royal School
    .about = The king's teachers welcome anyone who will take off a hat and listen.
    .acc = Royal School
viticulture-event-gg_buyer = Royal Buyer
    .about = The court is thirsty, and its buyer knocks at every cellar door.
    .acc = Royal Buyer
viticulture-event-gg_audience = Royal Audience
    .about = A deep bow, a short speech and a rich gift: today the king has time for you.
    .acc = Royal Audience
viticulture-event-gg_feast = Harvest Feast
    .about = Long tables stand between the rows of vines, and all Greengully brings something along.

## Events of Asia

viticulture-event-as_raisins = Raisins of Bukhara
    .about = On the roofs of Bukhara grapes shrivel in the sun until nothing but sweetness is left.
viticulture-event-as_dolma = Stuffed Vine Leaves
    .about = From the Caucasus to the Levant vine leaves wrap rice and herbs, and nothing of the vine is
    wasted.
viticulture-event-as_qvevri = Qvevri Jars
    .about = Jars buried up to the neck keep the Georgian wine cool until it is ready.
viticulture-event-as_churchkhela = Churchkhela
    .about = Nuts on a string are dipped into thick must and hung up to dry like candles.
    .acc = Churchkhela
viticulture-event-as_silk_road = Silk Road
    .about = Caravans carry seedlings, recipes and the fame of good wine from one oasis to the next.
    .acc = Silk Road
viticulture-event-as_banquet = Imperial Banquet
    .about = The emperor tastes your wine, and the whole court watches his face.
    .acc = Imperial Banquet
viticulture-event-as_koshu = White Koshu
    .about = Below Mount Fuji every bunch gets a paper roof to keep off the rain.
viticulture-event-as_poets = Feast of the Persian Poets
    .about = The poets of Persia praised wine so sweetly that their verses still make people thirsty.
    .acc = Feast of the Persian Poets
viticulture-event-as_monsoon = Generous Monsoon
    .about = The rains come in time, and the soil drinks its fill.
viticulture-event-as_night_market = Night Market
    .about = Lanterns light up, pans hiss, and grapes are sold by the handful until morning.

## Events of Oceania

viticulture-event-oc_cuttings = Cuttings from the Cape
    .about = The cuttings have survived the long voyage; now they need hands that pass them on.
viticulture-event-oc_busby = Advice of James Busby
    .about = Busby has walked the vineyards of Spain and France and writes it all down, so that others
    need not guess.
viticulture-event-oc_sydney = Rot in Sydney
    .about = A sultry summer lies over the bay, and the young shoots turn to mush.
    .acc = Rot in Sydney
viticulture-event-oc_marsden = Missionary Samuel Marsden
    .about = The missionary carries a Bible in one hand and a bundle of vines in the other.
    .acc = Missionary Samuel Marsden
viticulture-event-oc_barossa = Silesian Settlers in Barossa
    .about = They left Silesia for their faith, and their new home rings with hymns and hoes.
    .acc = Silesian Settlers in Barossa
viticulture-event-oc_dalmatians = Dalmatian Diggers
    .about = By day they dig for kauri gum, and in the evening they press wine as their grandfathers did
    at home.
    .acc = Dalmatian Diggers
viticulture-event-oc_exhibition = Melbourne Exhibition
    .about = Guests from every corner of the empire queue for a glass they did not believe in.
    .acc = Melbourne Exhibition
viticulture-event-oc_gold = Gold Rush
    .about = Everyone is off to the diggings, and thirst is paid for in gold dust.
    .acc = Gold Rush
viticulture-event-oc_louse = Louse in Victoria
    .about = A few specks on the roots near Geelong are enough to make whole rows wither.
    .acc = Louse in Victoria
viticulture-event-oc_roseworthy = Roseworthy College
    .about = At Roseworthy the young learn from books what their parents learned from bad vintages.
    .acc = Roseworthy College

## Events of South America

viticulture-event-sa_carabantes = Father Francisco de Carabantes
    .about = Legend has it that the first vines of Chile arrived in this priest's luggage.
    .acc = Father Francisco de Carabantes
viticulture-event-sa_cedron = Father Juan Cedrón
    .about = His mules cross the Andes, and among their packs sleeps the first wine of Argentina.
    .acc = Father Juan Cedrón
viticulture-event-sa_jesuits = Jesuit Brothers
    .about = Behind the walls of the missions the brothers keep their cellars as carefully as their
    chronicles.
    .acc = Jesuit Brothers
viticulture-event-sa_sarmiento = Domingo Faustino Sarmiento
    .about = The future president believes in schools, and he wants one for vines as well.
    .acc = Domingo Faustino Sarmiento
viticulture-event-sa_pouget = Michel Aimé Pouget
    .about = The French agronomist unpacks his Malbec in Mendoza, and Argentina will never let it go.
    .acc = Michel Aimé Pouget
viticulture-event-sa_harriague = Pascual Harriague
    .about = The Basque grower in Salto bets on Tannat, and Uruguay finds its wine.
    .acc = Pascual Harriague
viticulture-event-sa_ochagavia = Silvestre Ochagavía
    .about = He sends for vines and winemakers from France, and Chilean estates begin to look like
    châteaux.
    .acc = Silvestre Ochagavía
viticulture-event-sa_benegas = Tiburcio Benegas
    .about = Governor, banker and winegrower in one, he shows Mendoza that wine can feed a whole city.
    .acc = Tiburcio Benegas
viticulture-event-sa_concha = Melchor Concha y Toro
    .about = The marquis lets it be known that the devil lives in his cellar, and his best bottles stay
    where they are.
    .acc = Melchor Concha y Toro
viticulture-event-sa_goyenechea = Isidora Goyenechea
    .about = One of the richest women of her time looks after her people as well as after her vines.
    .acc = Isidora Goyenechea

## Events of Europe

viticulture-event-eu_grants = Building Grants
    .about = The ministry opens its purse, and scaffolding grows in every village.
viticulture-event-eu_phylloxera = Phylloxera
    .about = An insect that hardly anyone notices is gnawing at the roots of a continent.
    .acc = Phylloxera
viticulture-event-eu_definition = Legal Definition of Wine
    .about = Lawyers and winegrowers argue about what may still be called wine.
    .acc = Legal Definition of Wine
viticulture-event-eu_rootstocks = American Rootstocks
    .about = The cure comes from where the plague came from: American roots under European vines.
viticulture-event-eu_fraud = Law against Fraud
    .about = Raisins, sugar and dye from the back room will no longer pass for claret.
viticulture-event-eu_fair = World Fair in Paris
    .about = The whole world strolls through Paris with a glass in its hand.
    .acc = World Fair in Paris
viticulture-event-eu_coops = Wine Cooperatives
    .about = What one grower cannot afford, a village buys together.
viticulture-event-eu_classification = Classification
    .about = A list hangs at the exchange, and every château looks for its own name first.
    .acc = Classification
viticulture-event-eu_prices = Soaring Prices
    .about = So little wine is left that barrels change hands before they are filled.
viticulture-event-eu_land_tax = Land Tax
    .about = The tax collector paces out the vineyard and writes down every row.
    .acc = Land Tax

## Events of North America

viticulture-event-na_catawba = Sparkling Catawba
    .about = A native grape, a stubborn lawyer and a cold cellar: Ohio has bubbles of its own.
    .acc = Sparkling Catawba
viticulture-event-na_press = Cincinnati Press
    .about = A kind word in the morning paper, and by noon there is a queue at the gate.
viticulture-event-na_maine = Ban in Maine
    .about = In Maine the taps run dry by law, and the papers write of nothing else.
viticulture-event-na_st_louis = St. Louis Fair
    .about = Electric light, ice cream and your wine: St. Louis wants to taste it all.
    .acc = St. Louis Fair
viticulture-event-na_prohibition = Prohibition
    .about = Officially nobody drinks, and officially all those grapes are for juice.
    .acc = Prohibition
viticulture-event-na_paris = Paris Tasting
    .about = The labels are hidden, the judges are French, and the winner comes from California.
    .acc = Paris Tasting
viticulture-event-na_radio = Radio Report
    .about = A reporter walks through your cellar with a microphone, and the whole country listens.
    .acc = Radio Report
viticulture-event-na_hollywood = Hollywood Stars
    .about = Film stars arrive in long cars and smile from your terrace into every camera.
viticulture-event-na_labels = Label Scandal
    .about = Somebody peeled a label off a bottle and found another one underneath.
viticulture-event-na_napa = Napa Boom
    .about = Where plums used to grow, the whole valley is turning into a vineyard.

## Events of Africa

viticulture-event-af_boycott = Boycott
    .about = The world will not buy from a land that divides its people.
viticulture-event-af_drought = Drought
    .about = The reservoir has shrunk to a puddle, and the leaves rustle like paper.
viticulture-event-af_louse = Phylloxera at the Cape
    .about = The pest has crossed the ocean and settled in the roots of the Cape.
    .acc = Phylloxera at the Cape
viticulture-event-af_unrest = Political Unrest
    .about = The streets are loud, the roads are blocked, and the guests stay at home.
viticulture-event-af_locusts = Locusts
    .about = A cloud rises on the horizon, but it brings no rain.
viticulture-event-af_markets = Lost Markets
    .about = The ships that used to wait for your barrels now sail past the harbour.
viticulture-event-af_sirocco = Desert Wind
    .about = The hot wind leaves sand between the rows and in every throat.
viticulture-event-af_labour = Wage Disputes
    .about = The pickers have put down their baskets and want to talk.
viticulture-event-af_quotas = Production Quotas
    .about = A distant office decides how much wine your cellar may see.
viticulture-event-af_new_dawn = New Dawn
    .about = People who never sat at one table are planting a vineyard together.

## Goals of Europe

viticulture-goal-eu_v1 = Full Field
viticulture-goal-eu_v2 = Planted Vineyards
viticulture-goal-eu_v3 = Great Planting
    .acc = Great Planting
viticulture-goal-eu_v4 = Rich Harvest
    .acc = Rich Harvest
viticulture-goal-eu_s1 = Basic Equipment
viticulture-goal-eu_s2 = Great Cellar
viticulture-goal-eu_s3 = Pride of the Estate
    .acc = Pride of the Estate
viticulture-goal-eu_s4 = Builder
viticulture-goal-eu_w1 = Varied Cellar
viticulture-goal-eu_w2 = Mature Wine
viticulture-goal-eu_w3 = Sparkling
viticulture-goal-eu_w4 = Stocked Cellar
viticulture-goal-eu_t1 = Treasury
    .acc = Treasury
viticulture-goal-eu_t2 = Steady Income
viticulture-goal-eu_t3 = Exchange
    .acc = Exchange
viticulture-goal-eu_t4 = Big Contract
    .acc = Big Contract
viticulture-goal-eu_l1 = Trained People
    .acc = Trained People
viticulture-goal-eu_l2 = Hospitality
viticulture-goal_category-vineyard = vineyard
    .acc = vineyard
viticulture-goal_category-structures = structures
viticulture-goal_category-wine = wine
viticulture-goal_category-trade = trade
viticulture-goal_category-labour = labour
    .acc = labour

## Resources of Africa

viticulture-resource-water = Water
    .count = { $count } water
    .acc = water
viticulture-resource-tools = Tools
    .count =
        { $count ->
            [one] { $count } tool
           *[other] { $count } tools
        }
    .acc = tools
viticulture-resource-knowledge = Knowledge
    .count = { $count } knowledge
    .acc = knowledge
viticulture-resource-unity = Unity
    .count = { $count } unity
    .acc = unity
viticulture-resource-routes = Trade routes
    .count =
        { $count ->
            [one] { $count } trade route
           *[other] { $count } trade routes
        }
    .acc = trade routes

## Rectangular innovation tiles

viticulture-tile-plant = Plant Two
    .acc = Plant Two
viticulture-tile-draw_vine = Vine Selection
viticulture-tile-tour = Grand Tour
    .acc = Grand Tour
viticulture-tile-build = Build Two
    .acc = Build Two
viticulture-tile-play_summer = Two Summer Visitors
    .acc = Two Summer Visitors
viticulture-tile-field_or_grape = Field and Grape Market
viticulture-tile-trade = Trade 1 for 2
viticulture-tile-innovate = Two Innovations
    .acc = Two Innovations
viticulture-tile-harvest = Harvest Two
viticulture-tile-draw_order = Orders at Once
viticulture-tile-make_wine = Three Wines
viticulture-tile-train = Train Two
viticulture-tile-play_winter = Two Winter Visitors
    .acc = Two Winter Visitors
viticulture-tile-fill_order = Fill Two Orders
viticulture-tile-innovate_solo = Two Innovations (Solo)
    .acc = Two Innovations (Solo)
viticulture-tile-fill_order_solo = Fill Two Orders (Solo)

## Oval innovation tiles

viticulture-oval-vine = Vine card
    .acc = a vine card
viticulture-oval-lira_1 = 1 lira
    .acc = 1 lira
viticulture-oval-lira_2 = 2 lira
viticulture-oval-order = Wine order
    .acc = a wine order
viticulture-oval-summer_visitor = Summer visitor
    .acc = a summer visitor
viticulture-oval-winter_visitor = Winter visitor
    .acc = a winter visitor
viticulture-oval-vp = 1 VP
viticulture-oval-age_grape = Age 1 grape
    .acc = the aging of 1 grape
viticulture-oval-age_wine = Age 1 wine
    .acc = the aging of 1 wine
viticulture-oval-grape = Grape of value 1
    .acc = a grape of value 1
viticulture-oval-everyone_lira = 1 lira for everyone
    .acc = 1 lira for everyone
viticulture-oval-arrow_left = Left arrow
    .acc = the left arrow
viticulture-oval-arrow_right = Right arrow
    .acc = the right arrow
viticulture-oval-arrow_up = Up arrow
    .acc = the up arrow
viticulture-oval-arrow_down = Down arrow
    .acc = the down arrow

## Parents in the place of a mama

viticulture-parent-joaquin = Joaquin
    .acc = Joaquin
viticulture-parent-emeka = Emeka
    .acc = Emeka
viticulture-parent-hiroshi = Hiroshi
    .acc = Hiroshi
viticulture-parent-mateo = Mateo
    .acc = Mateo
viticulture-parent-tane = Tane
    .acc = Tane
viticulture-parent-luca = Luca
    .acc = Luca
viticulture-parent-omar = Omar
    .acc = Omar
viticulture-parent-anders = Anders
    .acc = Anders
viticulture-parent-bohdan = Bohdan
    .acc = Bohdan
viticulture-parent-kofi = Kofi
    .acc = Kofi

## Parents in the place of a papa

viticulture-parent-paloma = Paloma
    .acc = Paloma
viticulture-parent-amara = Amara
    .acc = Amara
viticulture-parent-mei = Mei
viticulture-parent-ingrid = Ingrid
viticulture-parent-leilani = Leilani
viticulture-parent-zuzana = Zuzana
    .acc = Zuzana
viticulture-parent-fatima = Fatima
    .acc = Fatima
viticulture-parent-rosa = Rosa
    .acc = Rosa
viticulture-parent-priya = Priya
    .acc = Priya
viticulture-parent-thandi = Thandi

## The form for a new table

viticulture-world-web-setting-continent = Continent
viticulture-world-web-setting-events = Events
viticulture-world-web-setting-hands = Hands
viticulture-world-web-setting-structures = Structure cards
