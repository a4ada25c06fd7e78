### Terminál: stoly her Vinohrad a Vinohrad: Kolem světa ve značkách a pár slovech.

cli-viticulture-examples = ? makléř, ? ↻, ? V-43
    .why = w treláž, w skliď, w merlot
cli-viticulture-world-examples = ? makléř, ? ✦, ? W-34
    .why = w E, w skliď, w merlot

## Části stolu

cli-viticulture-board = Herní plán
cli-viticulture-event = Událost
cli-viticulture-players = Hráči
cli-viticulture-mat = Vinice
cli-viticulture-hand = Ruka
cli-viticulture-team = Tým
cli-viticulture-year = { $year }. rok
cli-viticulture-year-of = { $year }. rok { PREPOSITION("z", $years) } { $years }
cli-viticulture-phase-setup = příprava
cli-viticulture-phase-draft = výběr karet zařízení
cli-viticulture-phase-year_start = začátek roku
cli-viticulture-phase-spring = jaro
cli-viticulture-phase-summer = léto
cli-viticulture-phase-fall = podzim
cli-viticulture-phase-winter = zima
cli-viticulture-phase-over = konec
cli-viticulture-all-year = Celý rok
cli-viticulture-wake-up = Vstávání
cli-viticulture-laid = Destičky
cli-viticulture-watch = Hodinky
cli-viticulture-piles = Balíčky
cli-viticulture-tiles = V nabídce

## Vinice

cli-viticulture-workers = k použití { $at_hand }
cli-viticulture-crush-pad = Kádě
cli-viticulture-cellar = Sklep
cli-viticulture-sold = prodané
cli-viticulture-harvested = sklizeno
cli-viticulture-used = využito
cli-viticulture-needs = potřebuje { $things }
cli-viticulture-head-row = Pořadí
cli-viticulture-head-workers = K použití
cli-viticulture-passed = pasoval

## Rok ve hře Kolem světa

cli-viticulture-team-needs = Týmu chybí
cli-viticulture-influence = vliv
cli-viticulture-years-left =
    { $count ->
        [0] nezbývá žádný rok
        [1] poslední rok
        [few] zbývají { $count } roky
        [many] zbývá { $count } roku
       *[other] zbývá { $count } let
    }
cli-viticulture-event-influence = Z události
cli-viticulture-event-space = Na kartě události
cli-viticulture-event-place = { $place } ({ $event })
cli-viticulture-event-effect =
    { $count ->
        [one] Co dělá pro jednoho hráče
        [few] Co dělá pro { $count } hráče
        [many] Co dělá pro { $count } hráče
       *[other] Co dělá pro { $count } hráčů
    }
cli-viticulture-dish = V pokrmu
cli-viticulture-dish-done = pokrm je hotový
cli-viticulture-shares = Sdílení
cli-viticulture-deeds = Skutek
cli-viticulture-deed-vines_planted = zasazené révy
cli-viticulture-deed-players_who_planted = hráči, kteří sázeli
cli-viticulture-deed-fields_harvested = sklizená pole
cli-viticulture-deed-innovation_tiles_gained = získané inovace
cli-viticulture-deed-red_wine_value_made = hodnota vyrobeného červeného vína
cli-viticulture-deed-orders_filled = vyřízené objednávky
cli-viticulture-deed-structures_built = postavená zařízení
cli-viticulture-deed-wine_value_sold = hodnota prodaného vína
cli-viticulture-deed-workers_trained = vyučení pracovníci
cli-viticulture-hardship = Proti tomu
cli-viticulture-answered = překonáno
cli-viticulture-different-resources = různé zdroje
cli-viticulture-used-by = Využito
cli-viticulture-fame = Sláva
cli-viticulture-band = akorát: { $low }–{ $high }
cli-viticulture-interviewed = rozhovor už byl
cli-viticulture-goals = Cíle
cli-viticulture-resources = Zdroje
cli-viticulture-partner = Partner
cli-viticulture-resource = Karta proti těžkostem. Dvě stejné platí za kteroukoli jinou.
cli-viticulture-nobody-placed = zatím nikdo nepracuje
cli-viticulture-offer = Nabídka, kdo co dá · { $proposer }: { $gives } · { $fellow }: { $asks }
cli-viticulture-offer-so-far = Tvoje nabídka zatím · { $player }: { $gives } · { $fellow }: { $asks }
cli-viticulture-nothing = nic
cli-viticulture-defer-note = Rozhodujete společně. Jednou za rok můžeš nechat vybrat nejdřív ostatní.
cli-viticulture-asleep = ještě spí: { $players }
cli-viticulture-leads = Odměna vyučeného pracovníka: { $bonus }.
cli-viticulture-leads-nowhere = Šipka zatím nikam nevede: žádný bonus.
cli-viticulture-covering = Položení tam: { $what }.

## Konec hry Kolem světa

cli-viticulture-missing-points =
    { $count ->
        [one] { $player }: do { $goal } chybí { $count } bod.
        [few] { $player }: do { $goal } chybějí { $count } body.
        [many] { $player }: do { $goal } chybí { $count } bodu.
       *[other] { $player }: do { $goal } chybí { $count } bodů.
    }
cli-viticulture-missing-influence = Vliv skončil na { $reached } { PREPOSITION("z", $goal) } { $goal }.

## Značky a písmena

cli-viticulture-letter-red = Č
cli-viticulture-letter-white = B
cli-viticulture-letter-blush = R
cli-viticulture-letter-sparkling = Š
cli-viticulture-sign-lira = mince
    .about = Peníze této hry.
cli-viticulture-sign-point = VB
    .about = Vítězné body.
cli-viticulture-sign-residual = stálý příjem
    .about = Kolik dostaneš na konci každého roku, nejvýš 5 mincí.
cli-viticulture-sign-influence = vliv
    .about = Vliv týmu ve hře Kolem světa; musí dosáhnout 10.
cli-viticulture-sign-fame = sláva
    .about = Sláva týmu v Severní Americe; na konci roku má být akorát.
cli-viticulture-sign-vine = karta vinné révy
    .about = Réva, kterou můžeš zasadit na pole.
cli-viticulture-sign-summer = letní návštěvník; žlutý klobouk
    .about = Návštěvník pro léto. Na plánu pracovník ve žlutém klobouku, který pracuje jen v létě.
cli-viticulture-sign-winter = zimní návštěvník; modrý klobouk
    .about = Návštěvník pro zimu. Na plánu pracovník v modrém klobouku, který pracuje jen v zimě.
cli-viticulture-sign-order = objednávka vína
    .about = Objednávka, kterou vyřídíš vínem ze sklepa za body a stálý příjem.
cli-viticulture-sign-structure = karta zařízení
    .about = Karta zařízení, pokud se s nimi hraje.
cli-viticulture-sign-card = libovolná karta
    .about = Karta z kteréhokoli balíčku.
cli-viticulture-sign-grape = červený hrozen
    .about = Červený hrozen v kádi se svou hodnotou.
cli-viticulture-sign-white = bílý hrozen
    .about = Bílý hrozen v kádi se svou hodnotou.
cli-viticulture-sign-wine = víno
    .about = Víno libovolného druhu. Písmeno s číslem je víno jednoho druhu a jeho hodnota.
cli-viticulture-sign-tile = destička inovace
    .about = Obdélníková destička, která nahrazuje text akce se svým písmenem. Oválné jsou v závorkách.
cli-viticulture-oval = ovál
    .about = Malá destička inovace na místě akce: vejde se tam libovolný počet pracovníků a vyučení získají její bonus. Na stole je v závorkách.
cli-viticulture-sign-event = událost
    .about = Akce nebo karta, které se týká událost roku.
cli-viticulture-sign-bare = běžný pracovník
    .about = Pracovník bez klobouku, který pracuje v létě i v zimě.
cli-viticulture-sign-grande = zkušený pracovník
    .about = Velký pracovník, který smí i tam, kde už není volno; ve hře Kolem světa s ním také vyměňuješ.
cli-viticulture-sign-grey = sezónní pracovník
    .about = Šedý pracovník, který pomáhá jeden rok.

## Kroky v pár slovech

cli-viticulture-brief-discount = sleva { $sum }
cli-viticulture-brief-free = zdarma
cli-viticulture-brief-for = za { $sum }
cli-viticulture-brief-pick = { $count } z: { $ways }
cli-viticulture-brief-both = obojí: { $cost }
cli-viticulture-brief-all = všechny { $sign }
cli-viticulture-brief-yearly = každý rok
cli-viticulture-brief-drawkeep = nech si { $keep } { PREPOSITION("z", $drawn) } { $drawn }
cli-viticulture-brief-drawoneofeach = +1▯ od každého druhu
cli-viticulture-brief-revealoneofeach = otoč 1▯ od každého druhu, nech si { $keep }
cli-viticulture-brief-takefromdiscards = { $cards } z odhozených
cli-viticulture-brief-whole-hand = −všechny ▯
cli-viticulture-brief-build = postav
cli-viticulture-brief-upgradecellar = sklep
cli-viticulture-brief-plant = zasaď
cli-viticulture-brief-plant-ignores_structures = bez zařízení
cli-viticulture-brief-plant-ignores_limit = i nad limit
cli-viticulture-brief-plant-second_ignores_limit = druhou i nad limit
cli-viticulture-brief-uproot = vykopej
cli-viticulture-brief-swapvines = prohoď dvě zasazené ♣
cli-viticulture-brief-harvest = skliď
cli-viticulture-brief-makewine = vyrob
cli-viticulture-brief-makewine-ignores_cellar = v každém sklepě
cli-viticulture-brief-fillorder = vyřiď
cli-viticulture-brief-fillorder-just_drawn = právě vzatou
cli-viticulture-brief-fillorder-from_partner = i z nabídky partnera
cli-viticulture-brief-age = nech zrát
cli-viticulture-brief-market = prodej ● / pole
cli-viticulture-brief-market-buys = prodej/kup ● / pole
cli-viticulture-brief-sellwine = prodej ◊
cli-viticulture-brief-barter = obchod 1:{ $receive }
cli-viticulture-brief-train = vyuč
cli-viticulture-brief-train-this_year = už letos
cli-viticulture-brief-retrieve = { $who } zpět
cli-viticulture-brief-placeahead = pošli pracovníka do dalšího období
cli-viticulture-brief-earlieraction = akce z dřívějšího období
cli-viticulture-brief-moverooster = přesuň kohouta, konči
cli-viticulture-brief-play = zahraj
cli-viticulture-brief-allmay = všichni mohou: { $what };
cli-viticulture-brief-othersmay = ostatní mohou: { $what }
cli-viticulture-brief-givetoactor = dát ti { $what }
cli-viticulture-brief-payothers = { $sum } pro ≤{ $most } ostatní;
cli-viticulture-brief-demandsummer = ≤{ $most } ostatní dají ☼;
cli-viticulture-brief-jointgift = ostatní dají { $cards };
cli-viticulture-brief-neighbourmust = soused vpravo: { $what }
cli-viticulture-brief-eachplayer = všichni { $what }
cli-viticulture-brief-else = jinak { $what }
cli-viticulture-brief-may = můžeš: { $what }

## Co se počítá

cli-viticulture-per-empty_fields = prázdné pole
cli-viticulture-per-fields_with_vine = osázené pole
cli-viticulture-per-structures_of_cost_4 = zařízení za 4$
cli-viticulture-per-structures_on_mat = zařízení
cli-viticulture-per-others_who_did = kdo se přidá
cli-viticulture-per-others_who_did_not = kdo ne
cli-viticulture-per-others_with_six_workers = hráč s 6 pracovníky
cli-viticulture-per-cards_in_hand = karta v ruce
cli-viticulture-per-sparkling_made = vyrobené šumivé
cli-viticulture-per-types_made = vyrobený druh

## Na co se ptá

cli-viticulture-if-built_costs_5_or_6 = cena 5–6
cli-viticulture-if-planted_value_4 = hodnota 4
cli-viticulture-if-not_given = jinak
cli-viticulture-if-six_vines = 6 zasazených rév
cli-viticulture-if-three_varieties = 3 odrůdy na poli
cli-viticulture-if-points_below_zero = body pod 0
cli-viticulture-if-harvested_three = 3 pole
cli-viticulture-if-six_structures = 6 zařízení
cli-viticulture-if-highest_wine = nejlepší ◊ ze všech
cli-viticulture-if-did_all = vše hotovo

## Veškerý obsah v Markdownu

cli-viticulture-content-vines = Vinná réva
cli-viticulture-content-red = Červená
cli-viticulture-content-white = Bílá
cli-viticulture-content-needs = Potřebuje
cli-viticulture-content-summer = Letní návštěvníci
cli-viticulture-content-winter = Zimní návštěvníci
cli-viticulture-content-world = Ve hře Kolem světa
cli-viticulture-content-out = nehraje se
cli-viticulture-content-out-solo = nehraje se v sólové hře
cli-viticulture-content-orders = Objednávky vína
cli-viticulture-content-residual = Stálý příjem
cli-viticulture-content-mat = Zařízení na desce vinice
cli-viticulture-content-structures = Karty zařízení
cli-viticulture-content-structure = Zařízení
cli-viticulture-content-kind-action = místo pro pracovníka
cli-viticulture-content-kind-enhancement = trvalá výhoda
cli-viticulture-content-kind-residual = každý rok
cli-viticulture-mama = matka
cli-viticulture-papa = otec
cli-viticulture-content-mamas = Matky
cli-viticulture-content-papas = Otcové
cli-viticulture-content-parent = Rodič
cli-viticulture-content-lira = Mince
cli-viticulture-content-cards = Karty
cli-viticulture-content-gift = Dar
cli-viticulture-content-instead = nebo místo něj
cli-viticulture-content-actions = Akce
cli-viticulture-content-action = Akce
cli-viticulture-content-season = Období
cli-viticulture-content-bonus = Bonus prostředního místa
cli-viticulture-content-rows = Stupnice vstávání
cli-viticulture-content-row = Řádka
cli-viticulture-content-watch = Kapesní hodinky
cli-viticulture-content-position = Místo
cli-viticulture-content-letter = Písmeno
cli-viticulture-content-covering = Položení oválu na místo 1 / 2 (vlastní návrh)
cli-viticulture-content-tiles = Obdélníkové destičky inovací
cli-viticulture-content-ovals = Oválné destičky inovací
cli-viticulture-content-tile = Destička
cli-viticulture-content-event = Událost
cli-viticulture-content-event-effect = Co dělá pro tři hráče
cli-viticulture-content-goals = Cíle Evropy
cli-viticulture-content-goal = Cíl
cli-viticulture-content-partner = Karty sólového partnera
cli-viticulture-content-number = Č.
cli-viticulture-content-base = Karty základní hry, které se používají i tady, jsou vypsané u hry Vinohrad.
cli-viticulture-content-figures = Čísla podle počtu hráčů
cli-viticulture-content-figure = Číslo
cli-viticulture-content-figure-influence = Vliv na začátku
cli-viticulture-content-figure-influence-easy = Vliv na začátku, snadná úroveň
cli-viticulture-content-figure-influence-hard = Vliv na začátku, těžká úroveň
cli-viticulture-content-figure-c1 = Vliv z události: obvyklá mez
cli-viticulture-content-figure-c2 = Vliv z události: vyšší mez
cli-viticulture-content-figure-two = Vliv z události: nejvyšší mez
cli-viticulture-content-figure-low = Sdílení a menší skutky týmu
cli-viticulture-content-figure-mid = Větší skutky týmu
cli-viticulture-content-figure-tiles = Destičky inovací jako skutek
cli-viticulture-content-figure-fame = Vhodná míra slávy
cli-viticulture-content-figure-resources-start = Karty zdrojů na začátku pro každého
cli-viticulture-content-figure-resources-spring = Karty zdrojů pro tým na jaře
