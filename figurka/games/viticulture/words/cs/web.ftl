### Vinohrad a Vinohrad: Kolem světa v prohlížeči: stůl a slovníček.

## Nastavení

viticulture-world-web-setting-level = Obtížnost

## Panely stolu

viticulture-web-panel-tiles = Destičky inovací v nabídce
viticulture-web-panel-decks = Balíčky
viticulture-web-panel-goals = Osobní cíle
viticulture-web-panel-resources = Karty zdrojů
viticulture-web-panel-partner = Sólový partner

## Jak na tom hra je

viticulture-web-year = Rok
viticulture-web-phase-setup = příprava
viticulture-web-phase-draft = výběr karet zařízení
viticulture-web-phase-year_start = začátek roku
viticulture-web-phase-spring = jaro
viticulture-web-phase-summer = léto
viticulture-web-phase-fall = podzim
viticulture-web-phase-winter = zima
viticulture-web-phase-over = konec hry
viticulture-web-laying = Právě pokládaná destička

## Co tým potřebuje

viticulture-web-influence = Vliv
viticulture-web-reached = splněno

## Nabídka

viticulture-web-lira_count =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }

## Událost

viticulture-web-event = Událost: { $name }
viticulture-web-needed = Proti těžkosti je třeba
viticulture-web-used_by = Využito

## Deska

viticulture-web-season-summer = Léto
viticulture-web-season-winter = Zima
viticulture-web-season-all_year = Celý rok
viticulture-web-left = Zbývá karet

## Co mají některé světadíly, a sólový partner

viticulture-web-fame = Sláva
viticulture-web-found = Právě nalezeno
viticulture-web-purse = Mince v měšci

## Vinice

viticulture-web-points = Vítězné body
viticulture-web-lira = Mince
viticulture-web-residual = Stálý příjem
viticulture-web-trainees = K dispozici od příštího roku
viticulture-web-grapes = Kádě
viticulture-web-wines = Sklep

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
viticulture-web-bonus_space = Na místě s bonusem: { $bonus }.
viticulture-web-position = Pozice { $number }
viticulture-web-mama = Na začátku: { $gains }.
viticulture-web-papa = { $lira }; k tomu: { $gift }, nebo { $instead }.
viticulture-web-papa_bare = { $gift }, nebo { $instead }.
viticulture-web-for_players =
    { $count ->
        [one] Pro { $span } hráče: { $text }
        [few] Pro { $span } hráče: { $text }
       *[other] Pro { $span } hráčů: { $text }
    }
viticulture-web-barred = ve hře Kolem světa se nehraje
viticulture-web-resource = Karta proti těžkostem; dvě stejné platí jako kterákoli jiná.
viticulture-web-partner_title = Karta { $number }
viticulture-web-partner_card = Jeho pracovníci jdou v létě na { $summer }, v zimě na { $winter }.

## Formulář pro nový stůl

viticulture-web-setting-structures = Karty zařízení
