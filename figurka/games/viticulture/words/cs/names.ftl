### Vinohrad (Viticulture): názvy (čeština).

## Hra

game-viticulture = Vinohrad
    .short = Kousek Toskánska: réva, víno a objednávky.
    .beats-intermediate = Pipa porazí v 84 %
    .beats-expert = Věru porazí v 85 %
    .about = Zdědíš kousek Toskánska: sázej révu, sklízej, nech víno vyzrát a vyřizuj objednávky. Rok za
    rokem rozděluj pracovníky mezi léto a zimu a vybuduj nejvěhlasnější vinařství v kraji.
    .note = Tohle je neoficiální a nekomerční zpracování; vydanou hru rozhodně stojí za to mít doma.

## Vinná réva

viticulture-vine-sangiovese = Sangiovese
viticulture-vine-malvasia = Malvasia
    .acc = Malvasii
viticulture-vine-pinot = Pinot
viticulture-vine-syrah = Syrah
viticulture-vine-trebbiano = Trebbiano
viticulture-vine-merlot = Merlot
viticulture-vine-sauvignon_blanc = Sauvignon blanc
viticulture-vine-cabernet_sauvignon = Cabernet sauvignon
viticulture-vine-chardonnay = Chardonnay

## Letní návštěvníci

viticulture-visitor-surveyor = Zeměměřič
    .acc = Zeměměřiče
viticulture-visitor-broker = Makléř
    .acc = Makléře
viticulture-visitor-wine_critic = Kritik vín
    .acc = Kritika vín
viticulture-visitor-blacksmith = Kovář
    .acc = Kováře
viticulture-visitor-contractor = Stavební podnikatel
    .acc = Stavebního podnikatele
viticulture-visitor-tour_guide = Průvodce
viticulture-visitor-novice_guide = Začínající průvodce
    .acc = Začínajícího průvodce
viticulture-visitor-uncertified_broker = Necertifikovaný makléř
    .acc = Necertifikovaného makléře
viticulture-visitor-planter = Sazečka révy
    .acc = Sazečku révy
viticulture-visitor-buyer = Nákupčí
    .acc = Nákupčího
viticulture-visitor-landscaper = Zahradní architekt
    .acc = Zahradního architekta
viticulture-visitor-architect = Architekt
    .acc = Architekta
viticulture-visitor-uncertified_architect = Necertifikovaný architekt
    .acc = Necertifikovaného architekta
viticulture-visitor-patron = Mecenáš
    .acc = Mecenáše
viticulture-visitor-auctioneer = Dražebník
    .acc = Dražebníka
viticulture-visitor-entertainer = Bavič
    .acc = Baviče
viticulture-visitor-vendor = Prodavač
    .acc = Prodavače
viticulture-visitor-handyman = Údržbář
    .acc = Údržbáře
viticulture-visitor-horticulturist = Zahradník
    .acc = Zahradníka
viticulture-visitor-peddler = Podomní obchodník
    .acc = Podomního obchodníka
viticulture-visitor-banker = Bankéř
    .acc = Bankéře
viticulture-visitor-overseer = Správkyně
    .acc = Správkyni
viticulture-visitor-importer = Dovozce
viticulture-visitor-sharecropper = Pachtýř
    .acc = Pachtýře
viticulture-visitor-grower = Pěstitelka
    .acc = Pěstitelku
viticulture-visitor-negotiator = Vyjednavač
    .acc = Vyjednavače
viticulture-visitor-cultivator = Vinohradnice
    .acc = Vinohradnici
viticulture-visitor-homesteader = Osadnice
    .acc = Osadnici
viticulture-visitor-planner = Plánovačka
    .acc = Plánovačku
viticulture-visitor-agriculturist = Agronomka
    .acc = Agronomku
viticulture-visitor-swindler = Podvodník
    .acc = Podvodníka
viticulture-visitor-producer = Producent
    .acc = Producenta
viticulture-visitor-organizer = Organizátorka
    .acc = Organizátorku
viticulture-visitor-sponsor = Sponzor
    .acc = Sponzora
viticulture-visitor-artisan = Umělecká řemeslnice
    .acc = Uměleckou řemeslnici
viticulture-visitor-stonemason = Kameník
    .acc = Kameníka
viticulture-visitor-volunteer_crew = Parta dobrovolníků
    .acc = Partu dobrovolníků
viticulture-visitor-wedding_party = Svatebčané
    .acc = Svatebčany

## Zimní návštěvníci

viticulture-visitor-merchant = Obchodník
    .acc = Obchodníka
viticulture-visitor-crusher = Lisař
    .acc = Lisaře
viticulture-visitor-judge = Porotce
viticulture-visitor-oenologist = Enolog
    .acc = Enologa
viticulture-visitor-marketer = Marketérka
    .acc = Marketérku
viticulture-visitor-crush_expert = Expertka na lisování
    .acc = Expertku na lisování
viticulture-visitor-uncertified_teacher = Necertifikovaný učitel
    .acc = Necertifikovaného učitele
viticulture-visitor-teacher = Učitel
    .acc = Učitele
viticulture-visitor-benefactor = Dobrodinec
    .acc = Dobrodince
viticulture-visitor-assessor = Odhadce
viticulture-visitor-queen = Královna
    .acc = Královnu
viticulture-visitor-harvester = Sběračka hroznů
    .acc = Sběračku hroznů
viticulture-visitor-professor = Profesor
    .acc = Profesora
viticulture-visitor-master_vintner = Mistr vinař
    .acc = Mistra vinaře
viticulture-visitor-uncertified_oenologist = Necertifikovaný enolog
    .acc = Necertifikovaného enologa
viticulture-visitor-promoter = Promotér
    .acc = Promotéra
viticulture-visitor-mentor = Mentor
    .acc = Mentora
viticulture-visitor-harvest_expert = Expertka na sklizeň
    .acc = Expertku na sklizeň
viticulture-visitor-innkeeper = Hostinská
    .acc = Hostinskou
viticulture-visitor-jack_of_all_trades = Všeuměl
    .acc = Všeuměla
viticulture-visitor-politician = Politik
    .acc = Politika
viticulture-visitor-supervisor = Dohlížitelka
    .acc = Dohlížitelku
viticulture-visitor-scholar = Učenkyně
    .acc = Učenkyni
viticulture-visitor-reaper = Žnečka
    .acc = Žnečku
viticulture-visitor-motivator = Motivátorka
    .acc = Motivátorku
viticulture-visitor-bottler = Stáčeč
    .acc = Stáčeče
viticulture-visitor-craftsman = Řemeslník
    .acc = Řemeslníka
viticulture-visitor-exporter = Vývozkyně
    .acc = Vývozkyni
viticulture-visitor-laborer = Dělník
    .acc = Dělníka
viticulture-visitor-designer = Projektant
    .acc = Projektanta
viticulture-visitor-governess = Vychovatelka
    .acc = Vychovatelku
viticulture-visitor-manager = Manažer
    .acc = Manažera
viticulture-visitor-zymologist = Zymoložka
    .acc = Zymoložku
viticulture-visitor-noble = Šlechtična
    .acc = Šlechtičnu
viticulture-visitor-governor = Guvernér
    .acc = Guvernéra
viticulture-visitor-taster = Degustátor
    .acc = Degustátora
viticulture-visitor-caravan = Karavana
    .acc = Karavanu
viticulture-visitor-guest_speaker = Hostující řečník
    .acc = Hostujícího řečníka

## Zařízení na desce vinice

viticulture-structure-trellis = Treláž
    .acc = treláž
viticulture-structure-irrigation = Zavlažování
    .acc = zavlažování
viticulture-structure-yoke = Povoz
    .acc = povoz
viticulture-structure-windmill = Větrný mlýn
    .acc = větrný mlýn
viticulture-structure-cottage = Domek
    .acc = domek
viticulture-structure-tasting_room = Degustační místnost
    .acc = degustační místnost
viticulture-structure-medium_cellar = Střední sklep
    .acc = střední sklep
viticulture-structure-large_cellar = Velký sklep
    .acc = velký sklep

## Karty zařízení

viticulture-structure-cask = Sud
    .acc = sud
viticulture-structure-aqueduct = Akvadukt
    .acc = akvadukt
viticulture-structure-wine_cave = Vinná jeskyně
    .acc = vinnou jeskyni
viticulture-structure-trading_post = Prodejní místo
    .acc = prodejní místo
viticulture-structure-shop = Obchod
    .acc = obchod
viticulture-structure-wine_press = Vinný lis
    .acc = vinný lis
viticulture-structure-school = Škola
    .acc = školu
viticulture-structure-wine_bar = Vinný bar
    .acc = vinný bar
viticulture-structure-patio = Dvorek
    .acc = dvorek
viticulture-structure-ristorante = Restaurace
    .acc = restauraci
viticulture-structure-guest_house = Penzion
    .acc = penzion
viticulture-structure-cafe = Kavárna
    .acc = kavárnu
viticulture-structure-distiller = Destilerie
    .acc = destilerii
viticulture-structure-mercado = Tržiště
    .acc = tržiště
viticulture-structure-studio = Ateliér
    .acc = ateliér
viticulture-structure-barn = Stodola
    .acc = stodolu
viticulture-structure-academy = Akademie
    .acc = akademii
viticulture-structure-gazebo = Altán
    .acc = altán
viticulture-structure-workshop = Dílna
    .acc = dílnu
viticulture-structure-veranda = Veranda
    .acc = verandu
viticulture-structure-wine_parlor = Vinný salonek
    .acc = vinný salonek
viticulture-structure-label_factory = Výrobna etiket
    .acc = výrobnu etiket
viticulture-structure-harvest_machine = Sklízecí stroj
    .acc = sklízecí stroj
viticulture-structure-fermentation_tank = Kvasná nádrž
    .acc = kvasnou nádrž
viticulture-structure-charmat = Tlakový tank
    .acc = tlakový tank
viticulture-structure-inn = Hostinec
    .acc = hostinec
viticulture-structure-tap_room = Výčep
    .acc = výčep
viticulture-structure-tavern = Krčma
    .acc = krčmu
viticulture-structure-banquet_hall = Hodovní síň
    .acc = hodovní síň
viticulture-structure-penthouse = Střešní byt
    .acc = střešní byt
viticulture-structure-fountain = Fontána
    .acc = fontánu
viticulture-structure-mixer = Mísicí nádrž
    .acc = mísicí nádrž
viticulture-structure-storehouse = Skladiště
    .acc = skladiště
viticulture-structure-statue = Socha
    .acc = sochu
viticulture-structure-dock = Přístaviště
    .acc = přístaviště
viticulture-structure-silo = Silo
    .acc = silo

## Matky

viticulture-parent-alaena = Alaena
    .acc = Alaenu
viticulture-parent-alyssa = Alyssa
    .acc = Alyssu
viticulture-parent-deann = Deann
viticulture-parent-margot = Margot
viticulture-parent-margaret = Margaret
viticulture-parent-nici = Nici
viticulture-parent-teruyo = Teruyo
viticulture-parent-emily = Emily
viticulture-parent-rebecca = Rebecca
    .acc = Rebeccu
viticulture-parent-danyel = Danyel
viticulture-parent-laura = Laura
    .acc = Lauru
viticulture-parent-jess = Jess
viticulture-parent-casey = Casey
viticulture-parent-christine = Christine
viticulture-parent-naja = Naja
    .acc = Naju
viticulture-parent-falon = Falon
viticulture-parent-nicole = Nicole
viticulture-parent-ariel = Ariel

## Otcové

viticulture-parent-andrew = Andrew
    .acc = Andrewa
viticulture-parent-christian = Christian
    .acc = Christiana
viticulture-parent-jay = Jay
    .acc = Jaye
viticulture-parent-josh = Josh
    .acc = Joshe
viticulture-parent-kozi = Kozi
    .acc = Koziho
viticulture-parent-matthew = Matthew
    .acc = Matthewa
viticulture-parent-matt = Matt
    .acc = Matta
viticulture-parent-paul = Paul
    .acc = Paula
viticulture-parent-stephan = Stephan
    .acc = Stephana
viticulture-parent-steven = Steven
    .acc = Stevena
viticulture-parent-joel = Joel
    .acc = Joela
viticulture-parent-raymond = Raymond
    .acc = Raymonda
viticulture-parent-jerry = Jerry
    .acc = Jerryho
viticulture-parent-trevor = Trevor
    .acc = Trevora
viticulture-parent-rafael = Rafael
    .acc = Rafaela
viticulture-parent-gary = Gary
    .acc = Garyho
viticulture-parent-morten = Morten
    .acc = Mortena
viticulture-parent-alan = Alan
    .acc = Alana

## Pole

viticulture-field-left = Levé pole
    .acc = levé pole
viticulture-field-middle = Prostřední pole
    .acc = prostřední pole
viticulture-field-right = Pravé pole
    .acc = pravé pole

## Balíčky

viticulture-deck-vine = Vinná réva
    .count =
        { $count ->
            [one] { $count } karta vinné révy
            [few] { $count } karty vinné révy
            [many] { $count } karty vinné révy
           *[other] { $count } karet vinné révy
        }
    .acc =
        { $count ->
            [one] { $count } kartu vinné révy
            [few] { $count } karty vinné révy
            [many] { $count } karty vinné révy
           *[other] { $count } karet vinné révy
        }
viticulture-deck-summer = Letní návštěvníci
    .count =
        { $count ->
            [one] { $count } letní návštěvník
            [few] { $count } letní návštěvníci
            [many] { $count } letního návštěvníka
           *[other] { $count } letních návštěvníků
        }
    .acc =
        { $count ->
            [one] { $count } letního návštěvníka
            [few] { $count } letní návštěvníky
            [many] { $count } letního návštěvníka
           *[other] { $count } letních návštěvníků
        }
viticulture-deck-winter = Zimní návštěvníci
    .count =
        { $count ->
            [one] { $count } zimní návštěvník
            [few] { $count } zimní návštěvníci
            [many] { $count } zimního návštěvníka
           *[other] { $count } zimních návštěvníků
        }
    .acc =
        { $count ->
            [one] { $count } zimního návštěvníka
            [few] { $count } zimní návštěvníky
            [many] { $count } zimního návštěvníka
           *[other] { $count } zimních návštěvníků
        }
viticulture-deck-order = Objednávky vína
    .count =
        { $count ->
            [one] { $count } objednávka vína
            [few] { $count } objednávky vína
            [many] { $count } objednávky vína
           *[other] { $count } objednávek vína
        }
    .acc =
        { $count ->
            [one] { $count } objednávku vína
            [few] { $count } objednávky vína
            [many] { $count } objednávky vína
           *[other] { $count } objednávek vína
        }
viticulture-deck-structure = Zařízení
    .count =
        { $count ->
            [one] { $count } karta zařízení
            [few] { $count } karty zařízení
            [many] { $count } karty zařízení
           *[other] { $count } karet zařízení
        }
    .acc =
        { $count ->
            [one] { $count } kartu zařízení
            [few] { $count } karty zařízení
            [many] { $count } karty zařízení
           *[other] { $count } karet zařízení
        }

## Akce

viticulture-action-plant_vine = Zasaď révu
    .short = Zasaď
viticulture-action-draw_vine = Vezmi si kartu vinné révy
    .short = Vezmi révu
viticulture-action-give_tour = Uspořádej prohlídku
    .short = Prohlídka
viticulture-action-build_structure = Postav zařízení
    .short = Postav
viticulture-action-play_summer_visitor = Zahraj letního návštěvníka
    .short = Letní návšt.
viticulture-action-sell_grapes_or_field = Prodej hrozny, nebo kup či prodej pole
    .short = Hrozny/pole
viticulture-action-trade = Obchoduj
    .short = Obchoduj
viticulture-action-innovate = Získej destičku inovace
    .short = Inovuj
viticulture-action-harvest_field = Skliď pole
    .short = Skliď pole
viticulture-action-draw_order = Vezmi si objednávku vína
    .short = Vezmi obj.
viticulture-action-make_wine = Vyrob víno
    .short = Vyrob víno
viticulture-action-train_worker = Vyuč pracovníka
    .short = Vyuč
viticulture-action-play_winter_visitor = Zahraj zimního návštěvníka
    .short = Zimní návšt.
viticulture-action-fill_order = Vyřiď objednávku vína
    .short = Vyřiď obj.
viticulture-action-sell_wine = Prodej víno
    .short = Prodej víno
viticulture-action-gain_influence = Získej vliv
    .short = Vliv
viticulture-action-gain_lira = Získej 1 minci
    .short = Získej minci
viticulture-action-yoke = Použij povoz
    .short = Povoz
viticulture-action-structure_card = Použij kartu zařízení
    .short = Zařízení
viticulture-action-demolish = Strhni kartu zařízení
    .short = Strhni
viticulture-action-event_space = Využij kartu události
    .short = Událost

## Pracovníci

viticulture-worker-yellow = pracovník ve žlutém klobouku
    .short = Žl
    .acc = pracovníka ve žlutém klobouku
viticulture-worker-blue = pracovník v modrém klobouku
    .short = Mo
    .acc = pracovníka v modrém klobouku
viticulture-worker-bare = běžný pracovník
    .short = Bě
    .acc = běžného pracovníka
viticulture-worker-grande = zkušený pracovník
    .short = Zk
    .acc = zkušeného pracovníka
viticulture-worker-grey = šedý sezónní pracovník
    .short = Še
    .acc = šedého sezónního pracovníka

## Hrozny a víno

viticulture-grape-red = červený hrozen
    .acc = červený hrozen
viticulture-grape-white = bílý hrozen
    .acc = bílý hrozen
viticulture-wine-red = červené víno
    .acc = červené víno
viticulture-wine-white = bílé víno
    .acc = bílé víno
viticulture-wine-blush = růžové víno
    .acc = růžové víno
viticulture-wine-sparkling = šumivé víno
    .acc = šumivé víno

## Roční období

viticulture-season-spring = Jaro
    .acc = jaro
viticulture-season-summer = Léto
    .acc = léto
viticulture-season-fall = Podzim
    .acc = podzim
viticulture-season-winter = Zima
    .acc = zimu
