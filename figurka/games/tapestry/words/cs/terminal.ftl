### Terminál: stůl Tapestry ve značkách a pár slovech.

cli-tapestry-examples = ? vory, ? ⊛, ? T-43
    .why = w blahobyt, w věda, w c4

## Části stolu

cli-tapestry-players = Hráči
cli-tapestry-map = Mapa
cli-tapestry-tracks = Stupnice pokroku
cli-tapestry-display = Nabídka technologií
cli-tapestry-landmarks-left = Volné dominanty
cli-tapestry-none-left = žádné
cli-tapestry-common = Pro všechny
cli-tapestry-achievements = Úspěchy
cli-tapestry-achievement-complete_track = Dokončená stupnice
cli-tapestry-achievement-topple_two = Dva povalené žetony
cli-tapestry-achievement-middle_island = Středový ostrov
cli-tapestry-piles = Zásoba
cli-tapestry-civilizations-left =
    { $count ->
        [one] { $count } civilizace
        [few] { $count } civilizace
        [many] { $count } civilizace
       *[other] { $count } civilizací
    }
cli-tapestry-dice = Kostky
cli-tapestry-techs = Technologie
cli-tapestry-row-top = Horní řada
cli-tapestry-row-middle = Prostřední řada
cli-tapestry-row-bottom = Dolní řada
cli-tapestry-needs = podmínka { $need }
cli-tapestry-mat = Blahobyt
cli-tapestry-next-income = Příští zisk
cli-tapestry-this-income = Z tohoto zisku ještě
cli-tapestry-eras = Epochy
cli-tapestry-face-down = lícem dolů
cli-tapestry-copies = jako { $card }
cli-tapestry-hand = Ruka
cli-tapestry-supply = V zásobě
cli-tapestry-in-space = Ve vesmíru
cli-tapestry-districts = Čtvrti
cli-tapestry-impassable = nepoužitelné

## Hráči stručně

cli-tapestry-head-era = Epocha
cli-tapestry-finished = konec
cli-tapestry-in-force = platí: { $cards }
cli-tapestry-ally = spojenec: { $player }
cli-tapestry-spouse = sňatek: { $player }, { $track }
cli-tapestry-barred = pro ostatní zavřeno: { $tracks }
cli-tapestry-bot-favourite = oblíbená stupnice: { $track }
cli-tapestry-bot-level = úroveň { $level }
cli-tapestry-bot-deck =
    { $count ->
        [one] zbývá { $count } karta rozhodnutí
        [few] zbývají { $count } karty rozhodnutí
        [many] zbývá { $count } karty rozhodnutí
       *[other] zbývá { $count } karet rozhodnutí
    }
cli-tapestry-status-era =
    { $era ->
        [0] před první epochou
        [5] poslední epocha
       *[other] epocha { $numeral }
    }

## Co stručně udělali ostatní

cli-tapestry-news-income = zvýšení blahobytu { $count }
cli-tapestry-news-conquers = dobývá { $place }
cli-tapestry-news-explores = objevuje { $place }

## Co leží na kartách civilizací

cli-tapestry-mat-tokens =
    { $count ->
        [one] zbývá { $count } žeton
        [few] zbývají { $count } žetony
        [many] zbývá { $count } žetonu
       *[other] zbývá { $count } žetonů
    }
cli-tapestry-mat-leaders = využití: { $tracks }
cli-tapestry-mat-alchemy-none = žádná označená stupnice
cli-tapestry-mat-alchemy = označené stupnice: { $tracks }
cli-tapestry-mat-leaders-none = zatím žádný využitý vůdce
cli-tapestry-mat-omen-tech_cards = technologie
cli-tapestry-mat-omen-complete_districts = čtvrti
cli-tapestry-mat-omen-controlled_territories = území
cli-tapestry-mat-omen-completed_tracks = stupnice
cli-tapestry-mat-outposts =
    { $count ->
        [one] { $count } žeton osídlení
        [few] { $count } žetony osídlení
        [many] { $count } žetonu osídlení
       *[other] { $count } žetonů osídlení
    }

## Volby

cli-tapestry-cost = cena { $cost }
cli-tapestry-bonus = bonus { $bonus }
cli-tapestry-bonus-free = bonus zdarma: { $bonus }
cli-tapestry-first = první získá: { $landmark }
cli-tapestry-worth = teď { $points }
cli-tapestry-up-to = až { $points }
cli-tapestry-opens = odkryje { $gain }
cli-tapestry-none-of =
    { $thing ->
        [market] žádný trh nezbývá
        [house] žádný dům nezbývá
        [farm] žádná farma nezbývá
        [armory] žádná zbrojnice nezbývá
        [building] žádná budova nezbývá
        [landmark] dominantu už někdo má
        [outpost] žádný žeton osídlení nezbývá
        [space_tile] žádný dílek vesmíru nezbývá
       *[civilization] žádná civilizace nezbývá
    }
cli-tapestry-have = máš { $count }
cli-tapestry-stands = jsi na poli { $space }
cli-tapestry-no-tile = žádný dílek tam neleží
cli-tapestry-no-token = nemáš tam žeton
cli-tapestry-bare = { $space }, bez přínosu
cli-tapestry-closed-to-you = pro tebe zavřená
cli-tapestry-no-move = žádným žetonem se nedá pohnout
cli-tapestry-others-back = ostatní −1: { $tracks }
cli-tapestry-restarts = žeton přejde z pole Technologie 12 na začátek této stupnice
cli-tapestry-free-plots =
    { $count ->
        [one] { $count } volná parcela
        [few] { $count } volné parcely
        [many] { $count } volné parcely
       *[other] { $count } volných parcel
    }
cli-tapestry-starts = začíná na { $hex }
cli-tapestry-tier = úroveň { $tier }
cli-tapestry-onward = pak { $gains }
cli-tapestry-completes = Dokončí se:
cli-tapestry-district =
    { $count ->
        [one] čtvrť
        [few] { $count } čtvrti
        [many] { $count } čtvrti
       *[other] { $count } čtvrtí
    }
cli-tapestry-row = řada { $row }
cli-tapestry-column = sloupec { $column }
cli-tapestry-completes-nothing = Zatím se tím nic nedokončí.
cli-tapestry-completes-district = Čtvrť dokončí { $places }
cli-tapestry-completes-line = Řadu nebo sloupec dokončí { $places }
cli-tapestry-matching =
    { $count ->
        [0] Nenavazuje žádná strana
        [one] Navazuje { $count } strana ({ $sides })
        [few] Navazují { $count } strany ({ $sides })
        [many] Navazuje { $count } strany ({ $sides })
       *[other] Navazuje { $count } stran ({ $sides })
    }
cli-tapestry-then = pak
cli-tapestry-advance-thing = { $track }: { $space }
cli-tapestry-hex-thing = Pole mapy { $label }
cli-tapestry-plot-thing = Parcela { $label }
cli-tapestry-tile-thing = Dílek území { $number }

## Značky

cli-tapestry-sign-any = libovolný zdroj
cli-tapestry-sign-point = VB
cli-tapestry-sign-tile = dílek území
cli-tapestry-sign-territory = území
cli-tapestry-sign-space_tile = dílek vesmíru
cli-tapestry-sign-card = karta tapiserie
cli-tapestry-sign-tech = technologie
cli-tapestry-sign-line = celá řada nebo sloupec
cli-tapestry-sign-landmark = dominanta
cli-tapestry-sign-without = bez přínosu
    .about = Na stupnici se posuneš, ale přínos ani bonus pole nezískáš.
cli-tapestry-sign-per = VB za každý kus
    .about = Jeden vítězný bod za každou věc toho druhu, který stojí za lomítkem.
cli-tapestry-sign-circle = kruh
    .about = Co technologie přinese, když se posune do prostřední řady.
cli-tapestry-sign-square = čtverec
    .about = Co technologie přinese, když se posune do horní řady.
cli-tapestry-sign-toppled = povalený
    .about = Prázdná značka je povalený žeton osídlení, plná stojící.
cli-tapestry-sign-token = žeton
    .about = Žeton civilizace na mapě; území jím neovládáš.
cli-tapestry-sign-start = začíná tu hlavní město
cli-tapestry-sign-upgrade = vylepšení technologie
cli-tapestry-sign-die = výzkum

# Písmena budov: trh, dům, farma, zbrojnice
cli-tapestry-letter-market = T
cli-tapestry-letter-house = D
cli-tapestry-letter-farm = F
cli-tapestry-letter-armory = Z

cli-tapestry-short-exploration = Obj
cli-tapestry-short-science = Věd
cli-tapestry-short-military = Voj
cli-tapestry-short-technology = Tec

## Přínosy v pár slovech

cli-tapestry-brief-explore = průzkum
cli-tapestry-brief-explore-anywhere = průzkum kdekoli
cli-tapestry-brief-explore-space = průzkum ✧
cli-tapestry-brief-conquer = dobytí
cli-tapestry-brief-conquer-anywhere = dobytí kdekoli
cli-tapestry-brief-conquer-both = dobytí, obě kostky
cli-tapestry-brief-conquer-both_if_opponent = dobytí (cizího: obě kostky)
cli-tapestry-brief-research = výzkum
cli-tapestry-brief-research-x = výzkum✗
cli-tapestry-brief-research-four = 4× výzkum✗
cli-tapestry-brief-upgrade = vylepšení ⊛
cli-tapestry-brief-refresh = nová nabídka
cli-tapestry-brief-tech_circle = ○ znovu
cli-tapestry-brief-tech_square = □ znovu
cli-tapestry-brief-repeat = pole znovu
cli-tapestry-brief-play_over = ▤ na ▤
cli-tapestry-brief-civilization = +civilizace
cli-tapestry-brief-singularity = žeton znovu od začátku
cli-tapestry-brief-tile = přínos dílku

## Karty tapiserie v pár slovech

cli-tapestry-card-academia = +3★ za vynalezenou ⊛ i za získanou ▤
cli-tapestry-card-age_of_discovery = kostka vědy: postoupí všichni, přínos máš jen ty
cli-tapestry-card-age_of_sail = průzkum: nejdřív +3⬡; za darovaný dílek +3★
cli-tapestry-card-age_of_wonders = podle ⌂: nejméně +2¤, nejvíc +12★, jinak +1¤ +6★
cli-tapestry-card-alliance = spojenec: nedobýváte se, jeho vylepšení máš taky
cli-tapestry-card-boast_of_superiority = +4★ za stupnici, kde není nikdo před tebou
cli-tapestry-card-broker_of_peace = nepostoupíš na Voj; když soupeř ano, +3★
cli-tapestry-card-capitalism = +2★ za minci z blahobytu; trh: +1$
cli-tapestry-card-coal_baron = vezmi ⬡ a prozkoumej s ním; sousedé +1⬡
cli-tapestry-card-colonialism = zdroj za každý terén jednoho tvého dílku
cli-tapestry-card-dark_ages = jedna stupnice třikrát +1✗, ostatní −1
cli-tapestry-card-democracy = +3▤, pak odhoď, kolik chceš: +2★ za každou
cli-tapestry-card-dictatorship = postup; ostatní na té stupnici nesmějí
cli-tapestry-card-diplomacy = každý +1¤, ty navíc libovolná budova
cli-tapestry-card-dystopia = kterákoli volná ⌂ ze stupnic
cli-tapestry-card-empiricism = postup na Věd: +2★; kostkou vědy házíš dvakrát
cli-tapestry-card-espionage = kopie něčí odkryté ▤
cli-tapestry-card-exploitation = přínos dílku dvakrát místo ★ za strany
cli-tapestry-card-feudalism = +1¤, nebo 3★ za ⌂
cli-tapestry-card-golden_age = vylepšení bez podmínek a za +3★
cli-tapestry-card-guilds = až třikrát: 5★ za 1¤, nebo 1¤ za 5★
cli-tapestry-card-industrialism = s vynálezem hned i jeho ○
cli-tapestry-card-marriage_of_state = soupeřovy přínosy z jedné stupnice máš taky
cli-tapestry-card-mercantilism = výměna jídla z blahobytu: +2★ za každé
cli-tapestry-card-meritocracy = +1⊛, pak 2★ za každou ⊛
cli-tapestry-card-militarism = průzkum: žeton osídlení na nový dílek
cli-tapestry-card-monarchy = +3★ za budovu umístěnou do města
cli-tapestry-card-oil_magnate = postup; sousedé taky, ale bez přínosu
cli-tapestry-card-olympic_host = každý smí dát 1☻ za 10★; tobě něco navíc
cli-tapestry-card-pillage_and_plunder = dobytí cizího: obě kostky, žádné léčky
cli-tapestry-card-pirate_rule = dobytí: i přínos dílku
cli-tapestry-card-plea_for_aid = za stupnici, kde jsou všichni napřed: +2★ +1¤
cli-tapestry-card-renaissance = každá stupnice +1✗, bonus zdarma
cli-tapestry-card-revisionism = ⌂ ze stupnice: +1¤; už zabraná ⌂: +Z
cli-tapestry-card-revolution = +1¤, nebo postav až 3 povalené žetony
cli-tapestry-card-socialism = přesun k nejbližšímu soupeři na stupnici
cli-tapestry-card-steam_tycoon = ⊛ z nabídky hned vylepšená; sousedé +1⊛
cli-tapestry-card-technocracy = první v epoše: vylepšená ⊛; jinak 3★ za soupeře
cli-tapestry-card-terraforming = stavba i na nepoužitelném: pokaždé +5★
cli-tapestry-card-theocracy = nepostoupíš na Věd; nová úroveň: +4★
cli-tapestry-card-trade_economy = přínos soupeřova pole; bonus má soupeř
cli-tapestry-card-trap = +10★; nebo z ruky odrazí dobytí
cli-tapestry-card-tyranny = získanou ▤ smíš vyložit přes tuto: +5★
cli-tapestry-card-wartime_economy = bonusy za 1¤ jsou zdarma

## Všechen obsah jako Markdown

cli-tapestry-content-cards = Karty tapiserie
cli-tapestry-content-techs = Technologie
cli-tapestry-content-civilizations = Civilizace
cli-tapestry-content-landmarks = Dominanty
cli-tapestry-content-tiles = Dílky území
cli-tapestry-content-space-tiles = Dílky vesmíru
cli-tapestry-content-capitals = Hlavní města
cli-tapestry-content-circle = Kruh
cli-tapestry-content-square = Čtverec
cli-tapestry-content-need = Podmínka horní řady
cli-tapestry-content-later = Získaná během hry
cli-tapestry-content-won = Jak se získá
cli-tapestry-content-base = Základna
cli-tapestry-content-space = Pole
cli-tapestry-content-benefit = Přínos
cli-tapestry-content-number = Č.
cli-tapestry-content-corners = Rohy od levého horního po směru hodin
cli-tapestry-content-island = ostrov: { $terrain }
cli-tapestry-content-plots = Parcely, # nepoužitelná
cli-tapestry-content-by-tech = { $tech } v horní řadě
cli-tapestry-content-by-tier = první na úrovni { $tier }, { $track }
cli-tapestry-content-income = Karta blahobytu
cli-tapestry-content-row = Řada
