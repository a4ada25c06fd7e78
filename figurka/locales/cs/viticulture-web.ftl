### Vinohrad a Vinohrad: Kolem světa v prohlížeči: prostý stůl, výsledek a slovníček.

## Nastavení

viticulture-world-web-setting-level = Obtížnost

## Panely stolu

viticulture-web-panel-needs = Co týmu ještě chybí
viticulture-web-panel-offer = Nabídka
viticulture-web-panel-actions = Akce
viticulture-web-panel-tiles = Destičky inovací v nabídce
viticulture-web-panel-watch = Stupnice vstávání
viticulture-web-panel-rows = Stupnice vstávání
viticulture-web-panel-draft = Tvůj balíček karet zařízení
viticulture-web-panel-decks = Balíčky
viticulture-web-panel-fame = Sláva
viticulture-web-panel-goals = Osobní cíle
viticulture-web-panel-resources = Karty zdrojů
viticulture-web-panel-partner = Sólový partner

## Jak na tom hra je

viticulture-web-year = Rok
viticulture-web-phase = Teď
viticulture-web-phase-setup = příprava
viticulture-web-phase-draft = výběr karet zařízení
viticulture-web-phase-year_start = začátek roku
viticulture-web-phase-spring = jaro
viticulture-web-phase-summer = léto
viticulture-web-phase-fall = podzim
viticulture-web-phase-winter = zima
viticulture-web-phase-over = konec hry
viticulture-web-order = Pořadí na tahu
viticulture-web-playing = Právě hraný návštěvník
viticulture-web-continent = Světadíl
viticulture-web-hands = Karty v ruce
viticulture-web-hands-open = vidí je všichni
viticulture-web-hands-hidden = skryté
viticulture-web-laying = Právě pokládaná destička

## Co tým potřebuje

viticulture-web-influence = Vliv
viticulture-web-reached = splněno
viticulture-web-years_left = Zbývá let včetně letošního
viticulture-web-missing-influence = Vliv: { $count } z { $goal }.
viticulture-web-missing-points =
    { $count ->
        [one] { $player }: { $count } bod z { $goal }.
        [few] { $player }: { $count } body z { $goal }.
       *[other] { $player }: { $count } bodů z { $goal }.
    }

## Nabídka

viticulture-web-offered = { $player } nabízí ({ $other }): { $gives }. Chce za to: { $asks }.
viticulture-web-nothing = nic
viticulture-web-lira_count =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }

## Událost

viticulture-web-event = Událost: { $name }
viticulture-web-given = Vliv z ní
viticulture-web-space = Na kartě události
viticulture-web-dish = V pokrmu
viticulture-web-ingredients = Přísady
viticulture-web-shares = Podělili jste se
viticulture-web-uses = Použito
viticulture-web-deeds = Skutky
viticulture-web-needed = Proti těžkosti je třeba
viticulture-web-laid = Vyloženo
viticulture-web-ended = Zvládnuto
viticulture-web-used_by = Využito
viticulture-web-any_different =
    { $count ->
        [one] { $count } libovolný zdroj
        [few] { $count } různé zdroje
       *[other] { $count } různých zdrojů
    }

## Deska

viticulture-web-season-summer = Léto
viticulture-web-season-winter = Zima
viticulture-web-season-all_year = Celý rok
viticulture-web-letter = Písmeno
viticulture-web-action = Akce
viticulture-web-marked = Událost
viticulture-web-tile = Destička
viticulture-web-spaces = Akční pole
viticulture-web-bonus = Pole s bonusem
viticulture-web-beside = Vedle
viticulture-web-free = volné
viticulture-web-none = žádné
viticulture-web-with_oval = { $oval }: { $who }
viticulture-web-covering = Za ovál
viticulture-web-covering_costs =
    { $count ->
        [one] zaplať { $count } minci
        [few] zaplať { $count } mince
       *[other] zaplať { $count } mincí
    }
viticulture-web-place = Pozice
viticulture-web-benefit = Výhoda
viticulture-web-who = Kdo
viticulture-web-deck = Balíček
viticulture-web-left = Zbývá karet
viticulture-web-discarded = Odhozeno

## Co mají některé světadíly, a sólový partner

viticulture-web-fame = Sláva
viticulture-web-band = Tak akorát
viticulture-web-interviewed = Rozhovor poskytnut
viticulture-web-goal = Cíl
viticulture-web-category = Druh cíle
viticulture-web-met = Splněn
viticulture-web-pile = Zbývá karet
viticulture-web-found = Právě nalezeno
viticulture-web-purse = Mince v měšci
viticulture-web-display = Odkrytá nabídka

## Vinice

viticulture-web-points = Vítězné body
viticulture-web-lira = Mince
viticulture-web-residual = Stálý příjem
viticulture-web-row = Vstávání
viticulture-web-passed = Pasováno
viticulture-web-hand = Ruka
viticulture-web-card = Karta
viticulture-web-kind = Balíček
viticulture-web-effect = Co dělá
viticulture-web-ready = Pracovníci k dispozici
viticulture-web-away = Umístění pracovníci
viticulture-web-trainees = K dispozici od příštího roku
viticulture-web-fields = Pole
viticulture-web-field = Pole
viticulture-web-vines = Réva
viticulture-web-load = Hodnota révy
viticulture-web-harvested = Sklizeno
viticulture-web-sold = prodáno
viticulture-web-structures = Zařízení
viticulture-web-used = letos využito
viticulture-web-structure_cards = Postavené karty zařízení
viticulture-web-site = Kde
viticulture-web-worker = Pracovník
viticulture-web-yoke = U povozu
viticulture-web-demolisher = Bourá zařízení
viticulture-web-grapes = Kádě
viticulture-web-wines = Sklep
viticulture-web-parents = Rodiče

## Slovníček u pravidel

viticulture-web-glossary-actions = Akce
viticulture-web-glossary-rows = Stupnice vstávání
viticulture-web-glossary-structures = Zařízení na desce vinice
viticulture-web-glossary-vines = Vinná réva
viticulture-web-glossary-orders = Objednávky vína
viticulture-web-glossary-summer = Letní návštěvníci
viticulture-web-glossary-winter = Zimní návštěvníci
viticulture-web-glossary-buildings = Karty zařízení
viticulture-web-glossary-mamas = Matky
viticulture-web-glossary-papas = Otcové
viticulture-web-glossary-continents = Světadíly
viticulture-web-glossary-events = Události: { $continent }
viticulture-web-glossary-tiles = Destičky inovací
viticulture-web-glossary-ovals = Oválné destičky inovací
viticulture-web-glossary-watch = Stupnice vstávání
viticulture-web-glossary-goals = Osobní cíle
viticulture-web-glossary-resources = Karty zdrojů
viticulture-web-glossary-partner = Karty sólového partnera
viticulture-web-copies = { $count }×
viticulture-web-no_bonus = Bez bonusu.
viticulture-web-bonus_space = Na poli s bonusem: { $bonus }.
viticulture-web-position = Pozice { $number }
viticulture-web-mama = Na začátku: { $gains }.
viticulture-web-papa = { $lira }; potom { $gift }, nebo { $instead }.
viticulture-web-papa_bare = { $gift }, nebo { $instead }.
viticulture-web-for_players =
    { $count ->
        [one] Pro { $span } hráče: { $text }
        [few] Pro { $span } hráče: { $text }
       *[other] Pro { $span } hráčů: { $text }
    }
viticulture-web-barred = v Kolem světa se nehraje
viticulture-web-resource = Karta proti těžkostem; dvě stejné platí jako kterákoli jiná.
viticulture-web-partner_title = Karta { $number }
viticulture-web-partner_card = Jeho pracovníci jdou v létě na { $summer }, v zimě na { $winter }.

viticulture-web-rules = Pravidla
