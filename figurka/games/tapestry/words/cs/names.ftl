### Tapestry: názvy a texty efektů (čeština).

## Hra

game-tapestry = Tapestry
    .short = Od prvního ohně až ke hvězdám, po čtyřech stupnicích.
    .beats-intermediate = Pipa porazí v 91 %
    .beats-expert = Věru porazí v 94 %
    .about = Veď svou civilizaci od prvního ohně až ke hvězdám: postupuj po čtyřech stupnicích, poznávej
    a dobývej mapu a utkej dějiny, jaké svět ještě neviděl.
    .note = Tohle je neoficiální a nekomerční zpracování; vydanou hru rozhodně stojí za to mít doma.

## Stupnice pokroku a jejich pole

tapestry-track-exploration = Objevitelství
    .acc = objevitelství
    .loc = objevitelství
tapestry-track-science = Věda
    .acc = vědu
    .loc = vědě
tapestry-track-military = Vojenství
    .acc = vojenství
    .loc = vojenství
tapestry-track-technology = Technologie
    .acc = technologii
    .loc = technologii
tapestry-space-scouting = Průzkumníci
tapestry-space-rafts = Vory
tapestry-space-wagons = Vozy
tapestry-space-navigation = Navigace
tapestry-space-ships = Lodě
tapestry-space-tunnels = Tunely
tapestry-space-trains = Vlaky
tapestry-space-cars = Automobily
tapestry-space-airplanes = Letadla
tapestry-space-space_shuttle = Raketoplán
tapestry-space-interstellar_travel = Mezihvězdné cestování
tapestry-space-warpgates = Hvězdné brány
tapestry-space-astronomy = Astronomie
tapestry-space-mathematics = Matematika
tapestry-space-herbalism = Bylinkářství
tapestry-space-medicine = Lékařství
tapestry-space-chemistry = Chemie
tapestry-space-biology = Biologie
tapestry-space-academic_research = Akademický výzkum
tapestry-space-nutrition = Výživa
tapestry-space-physics = Fyzika
tapestry-space-neuroscience = Neurověda
tapestry-space-quantum_physics = Kvantová fyzika
tapestry-space-alien_biology = Mimozemská biologie
tapestry-space-archery = Lukostřelba
tapestry-space-bladed_weapons = Čepelové zbraně
tapestry-space-walls = Hradby
tapestry-space-standing_army = Stálá armáda
tapestry-space-cavalry = Jezdectvo
tapestry-space-gunpowder = Střelný prach
tapestry-space-tanks = Tanky
tapestry-space-warplanes = Válečná letadla
tapestry-space-anti_aircraft_defense = Protivzdušná obrana
tapestry-space-nuclear_bomb = Jaderná bomba
tapestry-space-drone_assassins = Zabijácké drony
tapestry-space-mechs = Bojoví mechové
tapestry-space-pottery = Hrnčířství
tapestry-space-carpentry = Tesařství
tapestry-space-stone_tools = Kamenné nástroje
tapestry-space-metallurgy = Hutnictví
tapestry-space-glass = Sklo
tapestry-space-steel = Ocel
tapestry-space-rubber = Guma
tapestry-space-plastic = Plast
tapestry-space-electronics = Elektronika
tapestry-space-computers = Počítače
tapestry-space-nanotechnology = Nanotechnologie
tapestry-space-ai_singularity = Singularita UI
tapestry-space-start = Počáteční pole

## Karty technologií

tapestry-tech-air_conditioning = Klimatizace
tapestry-tech-ammonia = Čpavek
tapestry-tech-anesthesia = Anestezie
tapestry-tech-assembly_line = Montážní linka
tapestry-tech-bakery = Pekárna
tapestry-tech-barn = Stodola
tapestry-tech-lithium_ion_battery = Lithium-iontová baterie
tapestry-tech-calendar = Kalendář
tapestry-tech-canned_food = Konzervy
tapestry-tech-clocks = Hodiny
tapestry-tech-compass = Kompas
tapestry-tech-com_tower = Komunikační věž
tapestry-tech-concrete = Beton
tapestry-tech-dynamite = Dynamit
tapestry-tech-eyeglasses = Brýle
tapestry-tech-irrigation = Zavlažování
tapestry-tech-library = Knihovna
tapestry-tech-light_bulb = Žárovka
tapestry-tech-paper = Papír
tapestry-tech-penicillin = Penicilin
tapestry-tech-printing_press = Knihtisk
tapestry-tech-radio = Rádio
tapestry-tech-sewage_and_plumbing = Kanalizace a vodovod
tapestry-tech-siegecraft = Obléhací stroje
tapestry-tech-stock_market = Burza
tapestry-tech-telescope = Dalekohled
tapestry-tech-the_nail = Hřebík
tapestry-tech-time_travel = Cestování časem
tapestry-tech-transistors = Tranzistory
tapestry-tech-treasury = Pokladnice
tapestry-tech-vaccines = Vakcíny
tapestry-tech-warships = Válečné lodě
tapestry-tech-zeppelins = Vzducholodě

## Dominanty

tapestry-landmark-lighthouse = Maják
tapestry-landmark-train_station = Nádraží
tapestry-landmark-launch_pad = Odpalovací rampa
tapestry-landmark-apothecary = Lékárna
tapestry-landmark-academy = Akademie
tapestry-landmark-laboratory = Laboratoř
tapestry-landmark-barracks = Kasárna
tapestry-landmark-tank_factory = Továrna na tanky
tapestry-landmark-fusion_reactor = Fúzní reaktor
tapestry-landmark-forge = Kovárna
tapestry-landmark-rubber_works = Gumárna
tapestry-landmark-tech_hub = Technologické centrum
tapestry-landmark-bakery = Pekárna
tapestry-landmark-barn = Stodola
tapestry-landmark-com_tower = Komunikační věž
tapestry-landmark-library = Knihovna
tapestry-landmark-stock_market = Burza
tapestry-landmark-treasury = Pokladnice

## Hlavní města

tapestry-capital-mountain = Hory
tapestry-capital-wetland = Mokřady
tapestry-capital-tropical = Tropy
tapestry-capital-desert = Poušť
tapestry-capital-grassland = Louky
tapestry-capital-forest = Les

## Dílky vesmíru

tapestry-spacetile-comet = Kometa
tapestry-spacetile-ice_moon = Ledový měsíc
tapestry-spacetile-nebula = Mlhovina
tapestry-spacetile-asteroid_belt = Pás asteroidů
tapestry-spacetile-burning_star = Žhnoucí hvězda
tapestry-spacetile-eclipse = Zatmění
tapestry-spacetile-red_planet = Rudá planeta
tapestry-spacetile-inhabited_planet = Obydlená planeta
tapestry-spacetile-ringed_station = Planeta s prstencem
tapestry-spacetile-probe = Sonda
tapestry-spacetile-rocket = Raketa
tapestry-spacetile-warship = Hvězdná loď
tapestry-spacetile-twin_earth = Druhá Země
tapestry-spacetile-dust_planet = Prašná planeta
tapestry-spacetile-dark_planet = Temná planeta

## Terény

tapestry-terrain-sea = Voda
tapestry-terrain-desert = Poušť
tapestry-terrain-forest = Les
tapestry-terrain-grassland = Louka
tapestry-terrain-mountain = Hory

## Úspěchy

tapestry-achievement-complete_track = Dokonči libovolnou stupnici pokroku
tapestry-achievement-topple_two = Poval dva cizí žetony osídlení
tapestry-achievement-middle_island = Dobuď středový ostrov

## Karta blahobytu

tapestry-incomespace-barter = Směnný obchod
tapestry-incomespace-currency = Měna
tapestry-incomespace-banking = Bankovnictví
tapestry-incomespace-credit_cards = Kreditní karty
tapestry-incomespace-e_commerce = Internetový obchod
tapestry-incomespace-biometrics = Biometrie
tapestry-incomespace-symbology = Symboly
tapestry-incomespace-language = Jazyk
tapestry-incomespace-writing = Písmo
tapestry-incomespace-telephone = Telefon
tapestry-incomespace-email = E-mail
tapestry-incomespace-neural_implants = Neurální implantáty
tapestry-incomespace-hunting = Lov
tapestry-incomespace-farming = Zemědělství
tapestry-incomespace-breeding = Chov
tapestry-incomespace-preservation = Konzervace
tapestry-incomespace-fertilization = Hnojení
tapestry-incomespace-food_printing = Tisk potravin
tapestry-incomespace-ceremony = Obřady
tapestry-incomespace-racing = Závody
tapestry-incomespace-team_sports = Týmové sporty
tapestry-incomespace-tabletop_games = Deskové hry
tapestry-incomespace-video_games = Videohry
tapestry-incomespace-virtual_reality = Virtuální realita
tapestry-incomerow-markets = Trhy
tapestry-incomerow-houses = Domy
tapestry-incomerow-farms = Farmy
tapestry-incomerow-armories = Zbrojnice
tapestry-maker_of_fire = Pán ohně

## Karty tapiserie

tapestry-card-academia = Akademie
    .effect = Za každou technologii, kterou vynalezneš, a za každou kartu tapiserie, kterou získáš, ti
    přibudou 3 body.
tapestry-card-age_of_discovery = Věk objevů
    .effect = Hoď kostkou vědy. Na stupnici, která padne, musí počínaje tebou každý hráč postoupit
    o 1 pole, ledaže už dohrál, stojí na jejím konci nebo na ní postupovat nesmí. Přínos nového pole
    získáš jen ty a jen ty můžeš zaplatit za jeho bonus.
tapestry-card-age_of_sail = Věk mořeplavby
    .effect = Kdykoli se chystáš prozkoumat území na mapě, nejdřív získej 3 dílky území. Než pak dílek
    umístíš, můžeš dát 1 dílek ze své zásoby protihráči, který ještě hraje, a získat za něj 3 body.
tapestry-card-age_of_wonders = Věk divů
    .effect = Porovnej, kolik má kdo dominant. Máš-li jich méně než každý protihráč, získej 2 libovolné
    zdroje; máš-li jich více než každý protihráč, získej 12 bodů. Jinak, a tedy i při shodě, získej
    1 libovolný zdroj a 6 bodů.
tapestry-card-alliance = Spojenectví
    .effect = Zvol si protihráče: dokud karta platí, nemůže žádný z vás dobýt území, které ovládá ten
    druhý. Kdykoli tento protihráč vylepší technologii, získej po něm stejný přínos; tvé karty se přitom
    neposouvají a z dominanty, kterou si vzal, nemáš nic.
tapestry-card-boast_of_superiority = Vychloubání
    .effect = Získej 4 body za každou stupnici, na které žádný protihráč není před tvým nejpokročilejším
    žetonem. Dělené první místo se počítá, i kdyby všichni stáli ještě na počátečním poli.
tapestry-card-broker_of_peace = Mírotvorce
    .effect = Na stupnici vojenství nemůžeš nijak postupovat; dobývat jiným způsobem můžeš dál. Pokaždé,
    když na ní postoupí některý protihráč, získej 3 body; jediný posun přes více polí se počítá jen jednou.
tapestry-card-capitalism = Kapitalismus
    .effect = Když kartu vyložíš při zvýšení blahobytu, získej v jeho 4. kroku 2 body za každou minci ze
    své karty blahobytu, i za ty, které ti nad limit 8 propadnou. Kdykoli získáš trh, získej také
    1 minci.
tapestry-card-coal_baron = Uhlobaron
    .effect = Vezmi si 1 dílek území a prozkoumej území právě s ním; nemáš-li ho kam umístit, nech si ho
    v zásobě. Potom každý z tvých sousedů získá 1 dílek území.
tapestry-card-colonialism = Kolonialismus
    .effect = Vyber si dílek území, který ovládáš; území předtištěné na mapě zvolit nejde. Jsou-li na něm
    hory, získej 1 pracovníka, za louku 1 bod kultury, za les 1 jídlo a za poušť 1 minci. Každý terén se
    počítá jednou, a to i na ostrůvku.
tapestry-card-dark_ages = Doba temna
    .effect = Zvol si stupnici. Na každé ze tří zbývajících se vrať o 1 pole, je-li kam, a na zvolené pak
    třikrát postup, nejdál na její konec. Dominanty cestou získáváš, přínosy ani bonusy ne.
tapestry-card-democracy = Demokracie
    .effect = Získej 3 karty tapiserie. Potom odhoď z ruky, kolik karet tapiserie chceš, a za každou
    získej 2 body.
tapestry-card-dictatorship = Diktatura
    .effect = Postup na stupnici podle své volby; získáš přínos a můžeš zaplatit za bonus. Až do konce
    tvého příštího tahu na ní žádný protihráč nemůže nijak postoupit, i kdyby tuto kartu mezitím překryla
    jiná.
tapestry-card-diplomacy = Diplomacie
    .effect = Každý, kdo ještě hraje, získá 1 libovolný zdroj. Ty navíc získej 1 libovolnou budovu
    zvyšující blahobyt.
tapestry-card-dystopia = Dystopie
    .effect = Vezmi si kteroukoli dominantu ze stupnic pokroku, kterou ještě nikdo nemá, a postav ji ve
    svém hlavním městě; vstup na její úroveň už pak dominantu nepřinese. Šest dominant z karet
    technologií si takto vzít nejde.
tapestry-card-empiricism = Empirismus
    .effect = Kdykoli postoupíš na stupnici vědy, získej 2 body. Kdykoli máš házet kostkou vědy, hoď
    dvakrát a použij výsledek, který se ti hodí víc.
tapestry-card-espionage = Špionáž
    .effect = Zkopíruj schopnost kterékoli nepřekryté karty tapiserie, která leží lícem nahoru na něčí
    kartě blahobytu, kromě Špionáže. Schopnost „při vyložení“ využij hned; schopnost „v této epoše“ pro
    tebe platí, dokud tato karta neskončí.
tapestry-card-exploitation = Drancování přírody
    .effect = Kdykoli umístíš dílek území na mapu, můžeš získat jeho přínos dvakrát. V tom případě ale
    nedostaneš body za navazující strany.
tapestry-card-feudalism = Feudalismus
    .effect = Vyber si: získej buď 1 libovolný zdroj, anebo 3 body za každou svou dominantu.
tapestry-card-golden_age = Zlatý věk
    .effect = Při vylepšování technologií nemusíš splňovat jejich podmínky. Za každé své vylepšení získej
    3 body; vylepšení, která na tvých kartách udělají cizí Vynálezci, se nepočítají.
tapestry-card-guilds = Cechy
    .effect = Proveď jednu výměnu jedním směrem: buď zaplať 5, 10 nebo 15 bodů a získej 1, 2 nebo
    3 libovolné zdroje, anebo zaplať 1, 2 nebo 3 zdroje a získej 5, 10 nebo 15 bodů. Víc bodů, než máš,
    zaplatit nemůžeš.
tapestry-card-industrialism = Industrializace
    .effect = Kdykoli vynalezneš technologii, hned získej přínos z jejího kruhu. Karta zůstává v dolní
    řadě a při pozdějším vylepšení ti kruh dá svůj přínos znovu.
tapestry-card-marriage_of_state = Politický sňatek
    .effect = Zvol si protihráče a stupnici. Pokaždé, když tam tento protihráč jakkoli získá přínos
    některého pole, získej ho po něm i ty; na bonus nárok nemáš.
tapestry-card-mercantilism = Merkantilismus
    .effect = Když kartu vyložíš při zvýšení blahobytu, můžeš libovolnou část jídla, které ti v jeho
    4. kroku přinese karta blahobytu, vyměnit kus za kus za jiné zdroje, klidně různé. Za každé vyměněné
    jídlo získej 2 body.
tapestry-card-meritocracy = Meritokracie
    .effect = Vynalezni technologii. Potom získej 2 body za každou svou kartu technologie, ať je
    v kterékoli řadě.
tapestry-card-militarism = Militarismus
    .effect = Kdykoli prozkoumáš území na mapě, můžeš na nový dílek dát žeton osídlení ze své zásoby,
    a tím ho ovládnout. Není to dobytí, takže neházíš kostkami.
tapestry-card-monarchy = Monarchie
    .effect = Za každou budovu zvyšující blahobyt, kterou umístíš do svého hlavního města, získej 3 body.
    Socha Řemeslníků se počítá jako součást města, budovy Nomádů na mapě ne.
tapestry-card-oil_magnate = Ropný magnát
    .effect = Zvol si stupnici. Můžeš na ní postoupit o 1 pole a po tobě to může udělat každý z tvých
    sousedů. Přínos získáš jen ty a jen ty můžeš zaplatit za bonus.
tapestry-card-olympic_host = Pořadatel olympiády
    .effect = Počínaje tebou může každý, kdo ještě hraje, zaplatit 1 pracovníka a získat 10 bodů. Udělá-li
    to aspoň jeden protihráč, získej 1 libovolnou budovu zvyšující blahobyt, nebo 1 minci, pokud ti už
    žádná nezbývá; neudělá-li to nikdo z nich, získej 1 minci.
tapestry-card-pillage_and_plunder = Drancování a plenění
    .effect = Když dobýváš území, které ovládá protihráč, získej výsledky obou kostek. Léčky proti tobě
    nikdo použít nemůže.
tapestry-card-pirate_rule = Vláda pirátů
    .effect = Když dobudeš dílek území a nezastaví tě léčka, získej kromě výsledku kostek i přínos z toho
    dílku. Zvolíš-li tentýž přínos i na černé kostce, získáš ho dvakrát.
tapestry-card-plea_for_aid = Volání o pomoc
    .effect = Za každou stupnici, na které jsou všichni protihráči před tebou, získej 2 body a 1 libovolný
    zdroj. Tvůj nejpokročilejší žeton se porovnává s nejméně pokročilým žetonem každého protihráče; shoda
    se nepočítá.
tapestry-card-renaissance = Renesance
    .effect = Na každé stupnici, kde to jde, postup právě jednou; pořadí si zvol. Přínosy nezískáváš, ale
    bonusy dosažených polí si můžeš vzít bez placení, ať je jejich cena jakákoli. Dominanty získáváš jako
    jindy.
tapestry-card-revisionism = Revizionismus
    .effect = S každou dominantou ze stupnic pokroku získej také 1 libovolný zdroj. Kdykoli postoupíš na
    pole, jehož dominantu už někdo má, získej 1 zbrojnici.
tapestry-card-revolution = Revoluce
    .effect = Vyber si: získej buď 1 libovolný zdroj, anebo až na 3 územích, kde protihráč povalil tvůj
    žeton osídlení, postav svůj a poval protihráčův. Tato území zase ovládáš, ale není to dobytí: neházíš
    kostkami a středový ostrov ti nepřinese úspěch.
tapestry-card-socialism = Socialismus
    .effect = Zvol si stupnici a směr a přesuň svůj žeton na pole nejbližšího protihráče před sebou, nebo
    za sebou. Při posunu vpřed získáš dominanty, na které narazíš, přínos ani bonus ale nikdy.
tapestry-card-steam_tycoon = Železniční magnát
    .effect = Vynalezni technologii z nabídky a hned ji vylepši: získáš přínos z jejího kruhu. Potom může
    tvůj pravý soused a po něm levý vynalézt technologii z vrchu balíčku.
tapestry-card-technocracy = Technokracie
    .effect = Vstupuješ-li do této epochy jako první ze všech hráčů, vynalezni technologii a hned ji
    vylepši. Jinak získej 3 body za každého protihráče ve hře.
tapestry-card-terraforming = Terraformace
    .effect = Ve svém hlavním městě můžeš stavět i na nepoužitelných parcelách. Každá budova nebo
    dominanta, která aspoň jednu zakryje, ti přinese 5 bodů. Tyto parcely platí za vyplněné tak jako tak,
    jejich zakrytím se tedy čtvrť nedokončí.
tapestry-card-theocracy = Teokracie
    .effect = Na stupnici vědy nemůžeš nijak postupovat. Kdykoli na kterékoli stupnici postoupíš na první
    pole některé úrovně (I až IV), získej 4 body.
tapestry-card-trade_economy = Obchodní ekonomika
    .effect = Vyber si protihráčův žeton na kterékoli stupnici a získej přínos pole, na kterém stojí.
    Má-li to pole bonus, získá ho onen protihráč bez placení.
tapestry-card-trap = Léčka
    .effect = Vyložená jako karta tapiserie: získej 10 bodů. Nebo ji odhoď z ruky, když se ti protihráč
    pokusí dobýt území, které ovládáš: území ti zůstane, místo tvého žetonu osídlení padne jeho a ty
    získáš 1 libovolný zdroj. Útočník přesto získá výsledek kostky a to území už nikdo nedobude.
tapestry-card-tyranny = Tyranie
    .effect = Když získáš kartu tapiserie, můžeš právě ji hned vyložit na Tyranii a získat 5 bodů. Tyranie
    skončí dřív, než začne působit nová karta.
tapestry-card-wartime_economy = Válečná ekonomika
    .effect = Bonusy, které stojí 1 libovolný zdroj, máš zadarmo. U bonusů placených dílky nebo kartami
    se cena nemění.
tapestry-cardtype-when_played = Při vyložení
    .about = Karta zapůsobí jednou, ve chvíli, kdy ji vyložíš.
tapestry-cardtype-this_era = V této epoše
    .about = Karta platí od chvíle, kdy ji vyložíš, dokud nezačne tvé příští zvýšení blahobytu nebo dokud
    ji nepřekryje jiná karta tapiserie.

## Civilizace

tapestry-civilization-alchemists = Alchymisté
    .effect = Při 2. až 5. zvýšení blahobytu můžeš hodit kostkou vědy a označit si stupnici, která padne;
    pak přestaň, nebo házej dál, kolikrát chceš. Padne-li označená stupnice znovu, o všechny značky
    přijdeš a místo nich získáš 1 libovolný zdroj. Když přestaneš, můžeš na každé označené stupnici
    jednou postoupit, v libovolném pořadí a bez přínosu i bonusu; kde už stojíš na konci, získej 5 bodů.
    Dominanty získáváš jako jindy.
    .later = Hned se nic neděje; využiješ ji od příštího zvýšení blahobytu, nebo ještě v tomto, získáš-li
    ji během jeho 1. kroku.
tapestry-civilization-architects = Architekti
    .effect = Když dokončíš čtvrť, jejíž budovy zvyšující blahobyt jsou všechny téhož typu, získej
    1 libovolný zdroj navíc. Když se boduje tvé hlavní město, máš za každou dokončenou řadu a každý
    sloupec, kde jsou všechny tyto budovy téhož typu, 2 body místo 1. Aspoň jedna taková budova tam stát
    musí; na dominantách a nepoužitelných parcelách nezáleží.
    .later = Až třikrát můžeš ve svém hlavním městě vyměnit místa dvou budov zvyšujících blahobyt; čtvrť
    se tím ale nikdy nedokončí.
tapestry-civilization-craftsmen = Řemeslníci
    .effect = Máš sochu s 12 parcelami ve třech sloupcích. Budovu zvyšující blahobyt, kterou získáš,
    můžeš místo do hlavního města dát na ni, na nejnižší volnou parcelu kteréhokoli sloupce, a hned
    získat zakrytý přínos. Odspodu to jsou: 1 pracovník, 1 dílek území, 5 bodů; 1 mince, vynález,
    vylepšení, 10 bodů; a 1 jídlo, 1 karta tapiserie, 1 bod kultury, výzkum s přínosem, 15 bodů. Budovy na
    soše se dál bodují podle typu, socha však nemá čtvrti, řady ani sloupce a dominanty na ni nesmějí.
    .later = Socha je zatím prázdná a můžeš na ni umístit každou budovu zvyšující blahobyt, kterou odteď
    získáš.
tapestry-civilization-entertainers = Baviči
    .effect = Při každém z 2. až 5. zvýšení blahobytu můžeš posunout svůj žeton po cestě o sloupec
    doprava a získat přínos pole, na které vstoupí. První sloupec dává zdroj, druhý budovu zvyšující
    blahobyt, třetí dobývání, výzkum bez přínosu, vynález nebo průzkum. V posledním postoupíš na některé
    stupnici s přínosem a můžeš zaplatit za bonus.
    .later = Dej žeton na kterékoli pole kromě počátečního a hned získej jeho přínos.
tapestry-civilization-futurists = Futuristé
    .effect = Na začátku hry se posuň na každé stupnici o 4 pole bez přínosů, bonusů i dominant; nepočítá
    se to jako postup a dominanty zůstávají ostatním. Získej také 1 minci, 1 pracovníka, 1 jídlo a 1 bod
    kultury.
    .later = Odhoď ji a získej místo ní jinou civilizaci.
tapestry-civilization-heralds = Heroldi
    .effect = Na konci svého prvního zvýšení blahobytu můžeš vyložit kartu tapiserie na Pána ohně, a to
    s plným účinkem. Při 2. až 5. zvýšení blahobytu můžeš dát jeden ze svých 4 žetonů na kartu „při
    vyložení“ na něčí kartě blahobytu a získat její efekt, jako by šlo o právě vyloženou kartu. Karta
    musí ležet lícem nahoru, překrytá být může, a na každou se vejde jen jeden žeton.
    .later = Dostaneš 4 žetony, ale na Pána ohně už nic nevyložíš.
tapestry-civilization-historians = Historikové
    .effect = Tvé 4 žetony zakrývají čtyři políčka: 3 body, 1 jídlo, 1 pracovníka a 3 body. Při 2. až
    5. zvýšení blahobytu můžeš odhodit 1 dílek území a dát žeton z políčka podle své volby některému
    protihráči. Kdykoli protihráč, který má aspoň jeden z nich, získá jakoukoli dominantu, získej všechna
    odkrytá políčka, za každou dominantu jednou. Až svou hru dokončíš, počítají se už jen body.
    .later = Hned rozdej všechny 4 žetony protihráčům, jakkoli chceš; všechna políčka jsou tím odkrytá.
tapestry-civilization-inventors = Vynálezci
    .effect = Při 2. až 5. zvýšení blahobytu můžeš dát jeden ze svých 4 žetonů na svou nebo protihráčovu
    kartu technologie v dolní či prostřední řadě; hned se vylepší a karta s tvým žetonem nemusí splňovat
    podmínku. U cizí karty získá přínos nejdřív její majitel a po něm ho můžeš získat i ty. Kdykoli se
    cizí karta s tvým žetonem dostane do horní řady, přejde potom i s žetonem do tvé dolní řady.
    Dominanta, kterou už původní majitel umístil, ti nic nepřinese.
    .later = Dostaneš 4 žetony a využiješ je od příštího zvýšení blahobytu, nebo ještě v tomto, získáš-li
    ji během jeho 1. kroku.
tapestry-civilization-isolationists = Izolacionisté
    .effect = Když dobudeš prázdné území, můžeš ke svému žetonu osídlení přidat jeden ze svých 4 žetonů:
    získej 1 libovolný zdroj a to území už nikdo nikdy nedobude. Na konci svého posledního zvýšení
    blahobytu najdi největší souvislou oblast jednoho druhu souše na územích, která ovládáš: za 1, 2, 3,
    4, 5 nebo aspoň 6 území získej 5, 10, 16, 23, 31 nebo 40 bodů. Dvě území spolu souvisejí, když se
    v rohu jejich společné strany stýká stejná souš; ostrůvky, které nedosahují do rohu, nic nespojují.
    .later = Dostaneš 4 žetony a můžeš je používat při dalších dobytích.
tapestry-civilization-leaders = Vůdci
    .effect = Máš čtyři vůdce, pro každou stupnici jednoho. Při 2. až 5. zvýšení blahobytu můžeš povolat
    jednoho dosud nevyužitého a postoupit na jeho stupnici: přínos získáš, bonus ne.
    .later = Hned se nic neděje; využiješ ji od příštího zvýšení blahobytu, nebo ještě v tomto, získáš-li
    ji během jeho 1. kroku.
tapestry-civilization-merrymakers = Veselci
    .effect = Při každém z 2. až 5. zvýšení blahobytu můžeš posunout jeden ze svých tří žetonů v jeho
    sloupci o pole výš a v libovolném pořadí získat vše, co na tom poli je. Odspodu jsou ve sloupcích:
    1 mince, pak 1 pracovník a 1 jídlo, pak 1 bod kultury a zbrojnice; 1 dílek území, pak vynález
    a 1 karta tapiserie, pak průzkum a výzkum s přínosem; 5 bodů, pak 10 bodů, pak 15 bodů.
    .later = Žetony začínají pod sloupci a posouváš je od příštího zvýšení blahobytu, nebo ještě v tomto,
    získáš-li ji během jeho 1. kroku.
tapestry-civilization-militants = Militanti
    .effect = Tvých 8 zbylých žetonů osídlení zakrývá dvě řady přínosů: 1 minci, 2 body, 1 jídlo, 4 body;
    a 1 bod, 1 pracovníka, 3 body, 1 bod kultury. Každý žeton osídlení, který dáváš na mapu, bereš z levého
    konce řady podle své volby. Při 2. až 5. zvýšení blahobytu získej v libovolném pořadí všechny odkryté
    přínosy. Až tu žádný žeton nezbude, nemůžeš už dobývat.
    .later = Dej na kartu své zbývající žetony osídlení, každý do řady podle své volby; řady se plní
    zprava.
tapestry-civilization-mystics = Mystici
    .effect = Na začátku hry veřejně předpověz čtyři čísla: kolik budeš mít karet technologií,
    dokončených čtvrtí a ovládaných území (vždy 1 až 9) a kolik dokončených stupnic (1 až 4). Když
    předpovězeného počtu poprvé dosáhneš, získej 1 libovolný zdroj. Na konci tvého posledního zvýšení
    blahobytu ti každá předpověď, která přesně vyšla, přinese 10 bodů.
    .later = Odhoď ji a získej místo ní jinou civilizaci.
tapestry-civilization-nomads = Nomádi
    .effect = Budovu zvyšující blahobyt nebo dominantu, kterou získáš, můžeš místo do hlavního města
    umístit na mapu. Na území, které ovládáš a kde je právě jeden žeton: získej 1 libovolný zdroj a to
    území už nikdo nedobude. Na prázdné prozkoumané území vedle toho, které ovládáš: bez dobývání ho
    ovládneš a budova tam zastupuje tvůj žeton osídlení. Budovy na mapě se dál bodují podle typu
    a dominanty se ti dál počítají.
    .later = Hned se nic neděje, ale schopnost od této chvíle naplno platí.
tapestry-civilization-the_chosen = Vyvolení
    .effect = Při každém z 2. až 5. zvýšení blahobytu získej za každou stupnici, kterou máš dokončenou
    nebo na které není žádný žeton před tvým, tolik bodů, kolik máš protihráčů; dělené první místo se
    počítá. Za každý svůj úspěch získej také 1 libovolný zdroj, při posledním zvýšení blahobytu místo
    toho 5 bodů.
    .later = Hned se nic neděje; využiješ ji od příštího zvýšení blahobytu, nebo ještě v tomto, získáš-li
    ji během jeho 1. kroku.
tapestry-civilization-traders = Obchodníci
    .effect = Při 2. až 5. zvýšení blahobytu můžeš dát jeden ze svých 4 žetonů na kterékoli prozkoumané
    území, které neovládáš. Na prázdném: získej 1 bod za každé sousední území, které ovládají protihráči,
    a dobude-li ho později protihráč, můžeš získat výsledek kostky, kterou si nevybere. Na území
    s jediným žetonem osídlení protihráče a ničím jiným: získej přínos, který je na něm, a to území už
    nikdo nedobude. Tvůj žeton zabírá místo, ale vládu nad územím nedává.
    .later = Dostaneš 4 žetony a využiješ je od příštího zvýšení blahobytu, nebo ještě v tomto, získáš-li
    ji během jeho 1. kroku.

## Zdroje

tapestry-resource-coin = Mince
    .count =
        { $count ->
            [one] { $count } mince
            [few] { $count } mince
            [many] { $count } mince
           *[other] { $count } mincí
        }
    .acc =
        { $count ->
            [one] { $count } minci
            [few] { $count } mince
            [many] { $count } mince
           *[other] { $count } mincí
        }
tapestry-resource-worker = Pracovník
    .count =
        { $count ->
            [one] { $count } pracovník
            [few] { $count } pracovníci
            [many] { $count } pracovníka
           *[other] { $count } pracovníků
        }
    .acc =
        { $count ->
            [one] { $count } pracovníka
            [few] { $count } pracovníky
            [many] { $count } pracovníka
           *[other] { $count } pracovníků
        }
tapestry-resource-food = Jídlo
    .count =
        { $count ->
            [one] { $count } jídlo
            [few] { $count } jídla
            [many] { $count } jídla
           *[other] { $count } jídel
        }
    .acc =
        { $count ->
            [one] { $count } jídlo
            [few] { $count } jídla
            [many] { $count } jídla
           *[other] { $count } jídel
        }
tapestry-resource-culture = Kultura
    .count =
        { $count ->
            [one] { $count } bod kultury
            [few] { $count } body kultury
            [many] { $count } bodu kultury
           *[other] { $count } bodů kultury
        }
    .acc =
        { $count ->
            [one] { $count } bod kultury
            [few] { $count } body kultury
            [many] { $count } bodu kultury
           *[other] { $count } bodů kultury
        }
tapestry-resource-any = Libovolný zdroj
    .count =
        { $count ->
            [one] { $count } libovolný zdroj
            [few] { $count } libovolné zdroje
            [many] { $count } libovolného zdroje
           *[other] { $count } libovolných zdrojů
        }
    .acc =
        { $count ->
            [one] { $count } libovolný zdroj
            [few] { $count } libovolné zdroje
            [many] { $count } libovolného zdroje
           *[other] { $count } libovolných zdrojů
        }

## Budovy

tapestry-building-farm = Farma
    .count =
        { $count ->
            [one] { $count } farma
            [few] { $count } farmy
            [many] { $count } farmy
           *[other] { $count } farem
        }
    .acc = farmu
tapestry-building-house = Dům
    .count =
        { $count ->
            [one] { $count } dům
            [few] { $count } domy
            [many] { $count } domu
           *[other] { $count } domů
        }
    .acc = dům
tapestry-building-market = Trh
    .count =
        { $count ->
            [one] { $count } trh
            [few] { $count } trhy
            [many] { $count } trhu
           *[other] { $count } trhů
        }
    .acc = trh
tapestry-building-armory = Zbrojnice
    .count =
        { $count ->
            [one] { $count } zbrojnice
            [few] { $count } zbrojnice
            [many] { $count } zbrojnice
           *[other] { $count } zbrojnic
        }
    .acc = zbrojnici
tapestry-building-any = Libovolná budova zvyšující blahobyt
    .count =
        { $count ->
            [one] { $count } libovolná budova zvyšující blahobyt
            [few] { $count } libovolné budovy zvyšující blahobyt
            [many] { $count } libovolné budovy zvyšující blahobyt
           *[other] { $count } libovolných budov zvyšujících blahobyt
        }
    .acc = libovolnou budovu zvyšující blahobyt

## Komponenty

tapestry-piece-territory_tile = Dílek území
    .count =
        { $count ->
            [one] { $count } dílek území
            [few] { $count } dílky území
            [many] { $count } dílku území
           *[other] { $count } dílků území
        }
    .acc =
        { $count ->
            [one] { $count } dílek území
            [few] { $count } dílky území
            [many] { $count } dílku území
           *[other] { $count } dílků území
        }
tapestry-piece-space_tile = Dílek vesmíru
    .count =
        { $count ->
            [one] { $count } dílek vesmíru
            [few] { $count } dílky vesmíru
            [many] { $count } dílku vesmíru
           *[other] { $count } dílků vesmíru
        }
    .acc =
        { $count ->
            [one] { $count } dílek vesmíru
            [few] { $count } dílky vesmíru
            [many] { $count } dílku vesmíru
           *[other] { $count } dílků vesmíru
        }
tapestry-piece-tapestry_card = Karta tapiserie
    .count =
        { $count ->
            [one] { $count } karta tapiserie
            [few] { $count } karty tapiserie
            [many] { $count } karty tapiserie
           *[other] { $count } karet tapiserie
        }
    .acc =
        { $count ->
            [one] { $count } kartu tapiserie
            [few] { $count } karty tapiserie
            [many] { $count } karty tapiserie
           *[other] { $count } karet tapiserie
        }
tapestry-piece-tech_card = Karta technologie
    .count =
        { $count ->
            [one] { $count } karta technologie
            [few] { $count } karty technologií
            [many] { $count } karty technologie
           *[other] { $count } karet technologií
        }
    .acc =
        { $count ->
            [one] { $count } kartu technologie
            [few] { $count } karty technologií
            [many] { $count } karty technologie
           *[other] { $count } karet technologií
        }
tapestry-piece-civilization = Civilizace
    .count =
        { $count ->
            [one] { $count } civilizace
            [few] { $count } civilizace
            [many] { $count } civilizace
           *[other] { $count } civilizací
        }
    .acc =
        { $count ->
            [one] { $count } civilizaci
            [few] { $count } civilizace
            [many] { $count } civilizace
           *[other] { $count } civilizací
        }
tapestry-piece-landmark = Dominanta
    .count =
        { $count ->
            [one] { $count } dominanta
            [few] { $count } dominanty
            [many] { $count } dominanty
           *[other] { $count } dominant
        }
    .acc =
        { $count ->
            [one] { $count } dominantu
            [few] { $count } dominanty
            [many] { $count } dominanty
           *[other] { $count } dominant
        }
tapestry-piece-outpost = Žeton osídlení
    .count =
        { $count ->
            [one] { $count } žeton osídlení
            [few] { $count } žetony osídlení
            [many] { $count } žetonu osídlení
           *[other] { $count } žetonů osídlení
        }
    .acc =
        { $count ->
            [one] { $count } žeton osídlení
            [few] { $count } žetony osídlení
            [many] { $count } žetonu osídlení
           *[other] { $count } žetonů osídlení
        }
tapestry-piece-point = Vítězný bod
    .count = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
    .acc = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
tapestry-piece-token = Žeton hráče
    .count =
        { $count ->
            [one] { $count } žeton hráče
            [few] { $count } žetony hráče
            [many] { $count } žetonu hráče
           *[other] { $count } žetonů hráče
        }
    .acc =
        { $count ->
            [one] { $count } žeton hráče
            [few] { $count } žetony hráče
            [many] { $count } žetonu hráče
           *[other] { $count } žetonů hráče
        }

## Přínosy: zisk

tapestry-benefit-gain-coin =
    { $count ->
        [one] získej { $count } minci
        [few] získej { $count } mince
        [many] získej { $count } mince
       *[other] získej { $count } mincí
    }
    .about = Přibude ti tolik mincí. Můžeš jich mít nejvýš 8; co je navíc, propadá.
tapestry-benefit-gain-worker =
    { $count ->
        [one] získej { $count } pracovníka
        [few] získej { $count } pracovníky
        [many] získej { $count } pracovníka
       *[other] získej { $count } pracovníků
    }
    .about = Přibude ti tolik pracovníků. Můžeš jich mít nejvýš 8; co je navíc, propadá.
tapestry-benefit-gain-food =
    { $count ->
        [one] získej { $count } jídlo
        [few] získej { $count } jídla
        [many] získej { $count } jídla
       *[other] získej { $count } jídel
    }
    .about = Přibude ti tolik jídla. Můžeš ho mít nejvýš 8; co je navíc, propadá.
tapestry-benefit-gain-culture =
    { $count ->
        [one] získej { $count } bod kultury
        [few] získej { $count } body kultury
        [many] získej { $count } bodu kultury
       *[other] získej { $count } bodů kultury
    }
    .about = Přibude ti tolik bodů kultury. Můžeš jich mít nejvýš 8; co je navíc, propadá.
tapestry-benefit-gain-any =
    { $count ->
        [one] získej { $count } libovolný zdroj
        [few] získej { $count } libovolné zdroje
        [many] získej { $count } libovolného zdroje
       *[other] získej { $count } libovolných zdrojů
    }
    .about = U každého si vyber minci, pracovníka, jídlo, nebo kulturu; mohou být různé. Od každého druhu
    můžeš mít nejvýš 8; co je navíc, propadá.
tapestry-benefit-gain-territory_tile =
    { $count ->
        [one] získej { $count } dílek území
        [few] získej { $count } dílky území
        [many] získej { $count } dílku území
       *[other] získej { $count } dílků území
    }
    .about = Tolik dílků si vezmeš z hromádky do své zásoby, bez omezení. Na mapu přijdou, až budeš
    prozkoumávat.
tapestry-benefit-gain-space_tile =
    { $count ->
        [one] získej { $count } dílek vesmíru
        [few] získej { $count } dílky vesmíru
        [many] získej { $count } dílku vesmíru
       *[other] získej { $count } dílků vesmíru
    }
    .about = Tolik dílků vesmíru si vezmeš z hromádky do své zásoby. Je jich jen 15; nezbývá-li jich
    dost, vezmi si, co tam je.
tapestry-benefit-gain-tapestry_card =
    { $count ->
        [one] získej { $count } kartu tapiserie
        [few] získej { $count } karty tapiserie
        [many] získej { $count } karty tapiserie
       *[other] získej { $count } karet tapiserie
    }
    .about = Tolik karet si vezmeš z balíčku do ruky, kde jich můžeš mít, kolik chceš. Když balíček
    dojde, zamíchá se nový z odhozených karet.
tapestry-benefit-gain-farm = získej farmu
    .about = Farma stojící na tvé kartě blahobytu nejvíc vlevo se přesune na volnou parcelu hlavního
    města (není-li žádná, vedle něj) a odkryje pole, na kterém stála. Nezbývá-li ti na kartě žádná farma,
    nezískáš nic.
tapestry-benefit-gain-house = získej dům
    .about = Dům stojící na tvé kartě blahobytu nejvíc vlevo se přesune na volnou parcelu hlavního města
    (není-li žádná, vedle něj) a odkryje pole, na kterém stál. Nezbývá-li ti na kartě žádný dům, nezískáš
    nic.
tapestry-benefit-gain-market = získej trh
    .about = Trh stojící na tvé kartě blahobytu nejvíc vlevo se přesune na volnou parcelu hlavního města
    (není-li žádná, vedle něj) a odkryje pole, na kterém stál. Nezbývá-li ti na kartě žádný trh, nezískáš
    nic.
tapestry-benefit-gain-armory = získej zbrojnici
    .about = Zbrojnice stojící na tvé kartě blahobytu nejvíc vlevo se přesune na volnou parcelu hlavního
    města (není-li žádná, vedle něj) a odkryje pole, na kterém stála. Nezbývá-li ti na kartě žádná
    zbrojnice, nezískáš nic.
tapestry-benefit-gain-building = získej libovolnou budovu
    .about = Vyber si jednu z budov, které ještě máš na kartě blahobytu (farmu, dům, trh, nebo
    zbrojnici), a umísti ji do hlavního města; pole, na kterém stála, se odkryje. Není-li na kartě už
    žádná budova, nezískáš nic.
tapestry-benefit-landmark = získej dominantu { $landmark }
    .about = Nemá-li tuto dominantu ještě nikdo, umísti ji jakkoli natočenou do hlavního města: jen na
    volné parcely, přes okraj ale přečnívat může. Je-li už zabraná, nezískáš nic.
tapestry-benefit-civilization = získej civilizaci
    .about = Vezmi si vrchní z nepoužitých civilizací a řiď se tím, co platí pro její zisk během hry;
    odteď působí vedle té, kterou máš. Nezbývá-li žádná, nezískáš nic.
tapestry-benefit-vp = získej { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
    .about = Hned ti přibude tolik vítězných bodů.

## Přínosy: body

tapestry-benefit-score-territories =
    { $count ->
        [1] získej body za svá území
       *[other] získej body za svá území ({ $count ->
           [one] { $count } bod
           [few] { $count } body
          *[other] { $count } bodů
       } za každé)
    }
    .about = Každé území, které právě ovládáš, ti vynese 1 bod.
tapestry-benefit-score-tech_cards =
    { $count ->
        [1] získej body za karty technologií
       *[other] získej body za karty technologií ({ $count ->
           [one] { $count } bod
           [few] { $count } body
          *[other] { $count } bodů
       } za každou)
    }
    .about = Každá tvá karta technologie ve všech třech řadách ti vynese 1 bod, případně tolik, kolik je
    uvedeno.
tapestry-benefit-score-capital =
    { $count ->
        [1] získej body za hlavní město
       *[other] získej body za hlavní město ({ $count ->
           [one] { $count } bod
           [few] { $count } body
          *[other] { $count } bodů
       } za řadu i sloupec)
    }
    .about = Každá celá řada a každý celý sloupec tvého hlavního města ti vynesou 1 bod. Nepoužitelné
    parcely platí za vyplněné.
tapestry-benefit-score-farms =
    { $count ->
        [1] získej body za farmy
       *[other] získej body za farmy ({ $count ->
           [one] { $count } bod
           [few] { $count } body
          *[other] { $count } bodů
       } za každou)
    }
    .about = Každá farma, kterou už nemáš na kartě blahobytu, ti vynese 1 bod, ať stojí ve městě, nebo
    jinde.
tapestry-benefit-score-houses =
    { $count ->
        [1] získej body za domy
       *[other] získej body za domy ({ $count ->
           [one] { $count } bod
           [few] { $count } body
          *[other] { $count } bodů
       } za každý)
    }
    .about = Každý dům, který už nemáš na kartě blahobytu, ti vynese 1 bod, ať stojí ve městě, nebo jinde.
tapestry-benefit-score-markets =
    { $count ->
        [1] získej body za trhy
       *[other] získej body za trhy ({ $count ->
           [one] { $count } bod
           [few] { $count } body
          *[other] { $count } bodů
       } za každý)
    }
    .about = Každý trh, který už nemáš na kartě blahobytu, ti vynese 1 bod, ať stojí ve městě, nebo jinde.
tapestry-benefit-score-armories =
    { $count ->
        [1] získej body za zbrojnice
       *[other] získej body za zbrojnice ({ $count ->
           [one] { $count } bod
           [few] { $count } body
          *[other] { $count } bodů
       } za každou)
    }
    .about = Každá zbrojnice, kterou už nemáš na kartě blahobytu, ti vynese 1 bod, ať stojí ve městě, nebo
    jinde.
tapestry-benefit-score-territory_tiles =
    { $count ->
        [1] získej body za dílky území
       *[other] získej body za dílky území ({ $count ->
           [one] { $count } bod
           [few] { $count } body
          *[other] { $count } bodů
       } za každý)
    }
    .about = Každý dílek území ve tvé zásobě ti vynese 1 bod; dílky na mapě se nepočítají.
tapestry-benefit-score-tapestry_cards =
    { $count ->
        [1] získej body za karty tapiserie
       *[other] získej body za karty tapiserie ({ $count ->
           [one] { $count } bod
           [few] { $count } body
          *[other] { $count } bodů
       } za každou)
    }
    .about = Každá karta tapiserie v ruce i na kartě blahobytu ti vynese 1 bod, včetně překrytých
    a otočených lícem dolů. Pán ohně se za kartu nepočítá.
tapestry-benefit-score-track = získej body za stupnici { $track }
    .about = Každé pole, o které na této stupnici postoupil tvůj nejpokročilejší žeton, ti vynese 1 bod,
    celkem tedy nejvýš 12. Stupnice technologie opuštěná díky Singularitě UI se dál počítá za 12.

## Přínosy: mapa

tapestry-benefit-explore = prozkoumej území
    .about = Dej dílek území ze své zásoby, jakkoli natočený, na neprozkoumané pole vedle území, které
    ovládáš. Získej 1 bod za každou stranu navazující na sousední dílek a pak přínos dílku; ovládat ho tím
    ještě nezačneš.
tapestry-benefit-explore-anywhere = prozkoumej území kdekoli
    .about = Dej dílek území ze své zásoby, jakkoli natočený, na kterékoli neprozkoumané pole mapy.
    Získej 1 bod za každou stranu navazující na sousední dílek a pak přínos dílku; ovládat ho tím ještě
    nezačneš.
tapestry-benefit-explore-space = prozkoumej vesmír
    .about = Dej dílek vesmíru ze své zásoby vedle karty blahobytu a získej jeho přínosy; na mapu
    nepatří. Nemáš-li v zásobě žádný, nestane se nic.
tapestry-benefit-conquer = dobuď území
    .about = Vedle území, které ovládáš, dej ze zásoby žeton osídlení na prozkoumané území, které
    neovládáš a na kterém je nejvýš 1 žeton; protihráčův žeton osídlení tam povalíš, ledaže protihráč
    použije léčku. Pak hoď dvěma kostkami dobytí; výsledek jedné z nich získáš.
tapestry-benefit-conquer-anywhere = dobuď území kdekoli
    .about = Kdekoli na mapě dej ze zásoby žeton osídlení na prozkoumané území, které neovládáš a na
    kterém je nejvýš 1 žeton; protihráčův žeton osídlení tam povalíš, ledaže protihráč použije léčku. Pak
    hoď dvěma kostkami dobytí; výsledek jedné z nich získáš.
tapestry-benefit-conquer-both = dobuď území s oběma kostkami
    .about = Vedle území, které ovládáš, dej ze zásoby žeton osídlení na prozkoumané území, které
    neovládáš a na kterém je nejvýš 1 žeton; protihráčův žeton osídlení tam povalíš, ledaže protihráč
    použije léčku. Pak hoď dvěma kostkami dobytí; oba výsledky získáš.
tapestry-benefit-conquer-both_if_opponent = dobuď území, protihráčovo s oběma kostkami
    .about = Vedle území, které ovládáš, dej ze zásoby žeton osídlení na prozkoumané území, které
    neovládáš a na kterém je nejvýš 1 žeton; protihráčův žeton osídlení tam povalíš, ledaže protihráč
    použije léčku. Pak hoď dvěma kostkami dobytí: ovládal-li území protihráč, získej oba výsledky,
    i kdyby použil léčku, jinak jeden.

## Přínosy: technologie

tapestry-benefit-invent =
    { $count ->
        [one] vynalezni { $count } technologii
        [few] vynalezni { $count } technologie
        [many] vynalezni { $count } technologie
       *[other] vynalezni { $count } technologií
    }
    .about = Vezmi si kartu technologie z nabídky, která se hned doplní, nebo naslepo z vrchu balíčku
    a dej ji do své dolní řady. Dokud ji nevylepšíš, nic ti nepřinese.
tapestry-benefit-invent-face_up = vynalezni technologii z nabídky a vylepši ji
    .about = Vezmi si jednu z karet technologií v nabídce a dej ji rovnou do prostřední řady; získáš
    přínos z jejího kruhu.
tapestry-benefit-invent-upgrade = vynalezni technologii a vylepši ji
    .about = Vezmi si kartu technologie z nabídky nebo naslepo z vrchu balíčku a dej ji rovnou do
    prostřední řady; získáš přínos z jejího kruhu.
tapestry-benefit-upgrade = vylepši technologii
    .about = Posuň jednu ze svých karet technologií o řadu výš: v prostřední řadě získáš přínos z jejího
    kruhu, v horní přínos ze čtverce. Do horní řady smí, jen když její podmínku právě splňuješ ty nebo
    některý soused.
tapestry-benefit-refresh = vyměň nabídku technologií
    .about = Můžeš odhodit všechny 3 karty technologií z nabídky a odkrýt 3 nové.
tapestry-benefit-tech_circle = získej přínos z kruhu technologie
    .about = Vyber si jednu ze svých karet v prostřední řadě a získej přínos z jejího kruhu; karta se
    neposouvá. Nemáš-li tam žádnou, nezískáš nic.
tapestry-benefit-tech_square = získej přínos ze čtverce technologie
    .about = Vyber si jednu ze svých karet v horní řadě a získej přínos z jejího čtverce; karta se
    neposouvá a na její podmínce nezáleží. Dominantu podruhé získat nejde.

## Přínosy: stupnice

tapestry-benefit-research = proveď výzkum
    .about = Hoď kostkou vědy. Na stupnici, která padne, můžeš zdarma postoupit o 1 pole; pak získáš
    přínos nového pole a můžeš zaplatit za jeho bonus.
tapestry-benefit-research-x = proveď výzkum bez přínosu
    .about = Hoď kostkou vědy. Na stupnici, která padne, můžeš zdarma postoupit o 1 pole, ale přínos ani
    bonus nového pole nezískáš, jen jeho dominantu, je-li ještě volná.
tapestry-benefit-research-four = proveď čtyřikrát výzkum bez přínosu
    .about = Čtyřikrát po sobě hoď kostkou vědy; na stupnici, která padne, můžeš vždy postoupit o 1 pole
    bez přínosu i bonusu. Za každý hod, který by tě posunul za konec stupnice, získej 5 bodů.
tapestry-benefit-advance = postup na stupnici { $track }
    .about = Na této stupnici můžeš zdarma postoupit o 1 pole; pak získáš přínos nového pole a můžeš
    zaplatit za jeho bonus. Na konci stupnice se neděje nic.
tapestry-benefit-advance-x = postup na stupnici { $track } bez přínosu
    .about = Na této stupnici můžeš zdarma postoupit o 1 pole, ale přínos ani bonus nového pole nezískáš,
    jen jeho dominantu, je-li ještě volná.
tapestry-benefit-regress = vrať se o 1 pole na stupnici { $track }
    .about = Na této stupnici se vrať o 1 pole; získáš jeho přínos a můžeš zaplatit za bonus, dominantu
    ale nikdy. Na počátečním poli se neděje nic.
tapestry-benefit-regress-x = vrať se o 1 pole na stupnici { $track } bez přínosu
    .about = Na této stupnici se vrať o 1 pole; jeho přínos ani bonus nezískáš. Na počátečním poli se
    neděje nic.
tapestry-benefit-repeat = zopakuj pole jednoho ze svých žetonů
    .about = Vyber si jeden ze svých žetonů na kterékoli stupnici: neposouvej ho, ale získej přínos jeho
    pole a můžeš zaplatit i za jeho bonus. Každé pole jde využít jen jednou za tah.
tapestry-benefit-play_over = překryj svou kartu tapiserie jinou
    .about = Vylož kartu tapiserie z ruky na tu, která leží ve tvé současné epoše: stará tím končí, nová
    začíná působit a bonus za epochu se nevyplácí. Nemáš-li kartu v ruce nebo co překrýt, nestane se nic.
tapestry-benefit-singularity = začni žetonem znovu na libovolné stupnici
    .about = Vezmi svůj žeton z konce stupnice technologie a dej ho na počáteční pole kterékoli stupnice,
    třeba i téže. Stupnice technologie se ti dál počítá jako dokončená.
tapestry-benefit-tile = získej přínos dobytého dílku
    .about = Získej přínos, který je na právě dobytém dílku území. Území předtištěná na mapě žádný
    nemají.
tapestry-benefit-comma = { $first }, { $last }
tapestry-benefit-and = { $all }
tapestry-benefit-or = { $first } nebo { $last }
    .about = Vyber si právě jeden z těchto přínosů. Nejde-li provést, nezískáš nic.
tapestry-benefit-nothing = nic
    .about = Žádný přínos tu není.

## Ceny bonusů

tapestry-price-resource =
    { $count ->
        [one] { $count } libovolný zdroj
        [few] { $count } libovolné zdroje
        [many] { $count } libovolného zdroje
       *[other] { $count } libovolných zdrojů
    }
tapestry-price-territory_tile =
    { $count ->
        [one] { $count } dílek území ze zásoby
        [few] { $count } dílky území ze zásoby
        [many] { $count } dílku území ze zásoby
       *[other] { $count } dílků území ze zásoby
    }
tapestry-price-tapestry_card =
    { $count ->
        [one] { $count } kartu tapiserie z ruky
        [few] { $count } karty tapiserie z ruky
        [many] { $count } karty tapiserie z ruky
       *[other] { $count } karet tapiserie z ruky
    }
tapestry-price-tech_card =
    { $count ->
        [one] { $count } svou kartu technologie
        [few] { $count } své karty technologií
        [many] { $count } své karty technologie
       *[other] { $count } svých karet technologií
    }

## Podmínky karet technologií

tapestry-prerequisite-track = ty nebo soused: aspoň úroveň { $tier } na stupnici { $track }
tapestry-prerequisite-income = ty nebo soused: odkryté pole { $space } na kartě blahobytu

## Slovníček

tapestry-term-track = Stupnice pokroku
    .about = Jedna ze čtyř cest kolem mapy: objevitelství, věda, vojenství a technologie. Tvůj žeton po
    ní stoupá z počátečního pole až na dvanácté a každé pole něco přináší.
tapestry-term-tier = Úroveň
    .about = Každá stupnice má čtyři úrovně po třech polích, I až IV; čím vyšší úroveň, tím je postup
    dražší. Kdo jako první vstoupí na úroveň II, III nebo IV, získá její dominantu.
tapestry-term-landmark = Dominanta
    .about = Velká budova do tvého hlavního města; každá z 18 je ve hře jen jednou. Dvanáct připadne
    tomu, kdo první vstoupí na některou úroveň, šest přinášejí karty technologií.
tapestry-term-capital = Hlavní město
    .about = Tvá vlastní mřížka 9 × 9 parcel, kde stojí tvé budovy a dominanty. Když se boduje, vynese
    každá celá řada a sloupec 1 bod; nepoužitelné parcely platí za vyplněné.
tapestry-term-district = Čtvrť
    .about = Jeden z devíti čtverců 3 × 3 parcely ve tvém hlavním městě. Jakmile je celý vyplněný, získáš
    1 libovolný zdroj.
tapestry-term-outpost = Žeton osídlení
    .about = Značí území, které ovládáš. Začínáš se 2 na mapě a 8 v zásobě a každé dobývání jeden
    spotřebuje; povalený zůstává ležet na mapě.
tapestry-term-territory = Území
    .about = Prozkoumané pole mapy. Ovládáš ho, když tam z žetonů osídlení stojí jen ten tvůj; jakmile
    jsou na něm dva žetony, už ho nikdo nedobude.
tapestry-term-neighbour = Soused
    .about = Hráč hned po tvé levici nebo pravici; ve dvou hráčích tvůj jediný protihráč. Na sousedech
    záleží u podmínek technologií, u bonusu za epochu a u některých karet.
tapestry-term-era = Epocha
    .about = Novou epochu ti otevře každé zvýšení blahobytu a každý do ní vstupuje v jinou dobu.
    Vstoupíš-li do druhé, třetí nebo čtvrté dřív než všichni tvoji sousedé, získáš 1, 2 nebo 3 libovolné
    zdroje.
tapestry-term-first = Prvenství v epoše
    .about = Kdo do druhé, třetí nebo čtvrté epochy vstoupí dřív než všichni jeho sousedé, získá 1, 2 nebo
    3 libovolné zdroje, a to těsně předtím, než vyloží kartu tapiserie. V sólové hře je tvým sousedem
    Automa a sama za prvenství získává body.
tapestry-term-income = Zvýšení blahobytu
    .about = Tah o čtyřech krocích: civilizace, karta tapiserie, vylepšení a body a nakonec zisk z karty
    blahobytu. Čeká tě jich pět: první má jen poslední krok, páté je bez karty i bez zisku a hra jím pro
    tebe končí.
tapestry-term-advance = Pokrok
    .about = Nejběžnější tah: zaplať cenu úrovně, na kterou míříš, postup žetonem na stupnici o 1 pole
    a získej tamní přínos. Některé efekty ti dovolí postoupit zdarma.
tapestry-term-bonus = Bonus
    .about = Něco navíc, co některá pole nabízejí: po přínosu můžeš jednou zaplatit uvedenou cenu
    a získat ho. Přínosy jsou povinné, bonusy nikdy.
tapestry-term-tech = Karta technologie
    .about = Vynález, který leží v jedné ze tří řad vedle tvého hlavního města. Nepřináší nic, když si ho
    bereš, až když ho vylepšíš.
tapestry-term-tapestry = Karta tapiserie
    .about = Kapitola tvých dějin, ukrytá v ruce. Při 2. až 4. zvýšení blahobytu vždy jednu vyložíš a ta
    zapůsobí buď jednou, nebo po celou epochu.
tapestry-term-civilization = Civilizace
    .about = Tvůj národ a jeho zvláštní schopnost. Na začátku si vybíráš jednu ze dvou a během hry můžeš
    získat další.
tapestry-term-trap = Léčka
    .about = Jedna ze sedmi karet tapiserie, které střeží tvá území: když se některé z nich protihráč
    pokusí dobýt, odhoď ji a místo tvého žetonu osídlení padne jeho. Navíc získáš 1 libovolný zdroj.
tapestry-term-upgrade = Vylepšení
    .about = Posuň jednu ze svých karet technologií o řadu výš: do prostřední kvůli přínosu z kruhu,
    později do horní kvůli přínosu ze čtverce. Do horní řady je třeba splnit podmínku, stačí však, když
    ji splní soused.
tapestry-term-research = Výzkum
    .about = Hoď kostkou vědy a na stupnici, která padla, můžeš zdarma postoupit. „Bez přínosu“ (symbol
    s X) znamená, že z nového pole nezískáš přínos ani bonus.
tapestry-term-explore = Průzkum
    .about = Umísti dílek území ze své zásoby na mapu vedle území, které ovládáš. Navazující strany ti
    dají body a získáš i přínos dílku.
tapestry-term-conquer = Dobývání
    .about = Dej žeton osídlení na území vedle svého, prázdné nebo protihráčovo, pokud na něm nejsou už
    dva žetony. Pak hoď dvěma kostkami dobytí a získej jeden z výsledků.
tapestry-term-invent = Vynalézání
    .about = Získej kartu technologie, jednu ze tří v nabídce nebo neznámou z vrchu balíčku, a dej ji do
    své dolní řady.
tapestry-term-space = Dílek vesmíru
    .about = Svět mimo Zemi, ke kterému vede konec stupnice objevitelství. Prozkoumáš ho tak, že ho dáš
    vedle karty blahobytu, a přínosy má velké; je jich ale jen 15.
tapestry-term-achievement = Úspěch
    .about = Tři činy, za které jsou body: dokončit stupnici, povalit dva cizí žetony osídlení a dobýt
    středový ostrov. Každý ti body přinese jednou, a čím dřív, tím víc.
tapestry-term-resource = Zdroj
    .about = Mincemi, pracovníky, jídlem a kulturou platíš za postupy a bonusy. Od každého druhu můžeš
    mít nejvýš 8.
