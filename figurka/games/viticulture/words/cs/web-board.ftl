### Herní plány Vinohradu a Kolem světa v prohlížeči: období, akce, akční místa a pracovníci na nich.

## Období

viticulture-web-board-now = právě teď
viticulture-web-board-over = skončilo
viticulture-web-board-ahead = teprve přijde

## Akce tak krátce, aby se vešly na plán

viticulture-web-board-action-plant_vine = Zasaď révu
viticulture-web-board-action-draw_vine = Vezmi révu
viticulture-web-board-action-give_tour = Prohlídka
viticulture-web-board-action-build_structure = Postav
viticulture-web-board-action-play_summer_visitor = Letní návštěvník
viticulture-web-board-action-sell_grapes_or_field = Hrozny, nebo pole
viticulture-web-board-action-trade = Obchod 1 : 1
viticulture-web-board-action-innovate = Inovuj
viticulture-web-board-action-harvest_field = Skliď pole
viticulture-web-board-action-draw_order = Vezmi objednávku
viticulture-web-board-action-make_wine = Vyrob víno
viticulture-web-board-action-train_worker = Vyuč pracovníka
viticulture-web-board-action-play_winter_visitor = Zimní návštěvník
viticulture-web-board-action-fill_order = Vyřiď objednávku
viticulture-web-board-action-sell_wine = Prodej víno
viticulture-web-board-action-gain_influence = Získej vliv
viticulture-web-board-action-gain_lira = Získej 1 minci

## Destičky tak krátce, aby se vešly na plán

viticulture-web-board-tile-plant = Dvojí výsadba
viticulture-web-board-tile-draw_vine = Výběr révy
viticulture-web-board-tile-tour = Velká prohlídka
viticulture-web-board-tile-build = Dvojí stavba
viticulture-web-board-tile-play_summer = Dva návštěvníci
viticulture-web-board-tile-field_or_grape = Trh s hrozny
viticulture-web-board-tile-trade = Obchod 1 : 2
viticulture-web-board-tile-innovate = Dvojí inovace
viticulture-web-board-tile-harvest = Dvojí sklizeň
viticulture-web-board-tile-draw_order = Na počkání
viticulture-web-board-tile-make_wine = Tři vína
viticulture-web-board-tile-train = Dvojí vyučení
viticulture-web-board-tile-play_winter = Dva návštěvníci
viticulture-web-board-tile-fill_order = Dvě objednávky
viticulture-web-board-tile-innovate_solo = Dvojí inovace
viticulture-web-board-tile-fill_order_solo = Dvě objednávky

## Akční místa

viticulture-web-board-action = Akce { $letter }: { $name }
viticulture-web-board-free = volno
viticulture-web-board-full = plno
viticulture-web-board-beside = vedle akčních míst
viticulture-web-board-beside-text = Všechna akční místa jsou obsazená. Zkušený pracovník se ještě vejde vedle nich, ale bez bonusu.
viticulture-web-board-only-grande = Zabere to tvého jediného zkušeného pracovníka do konce roku.
viticulture-web-board-and = { $label }. Stojí tam: { $who }
viticulture-web-board-there = Stojí tam
viticulture-web-board-bonus = Bonus: { $bonus }.
viticulture-web-board-an-oval = Oválná destička
viticulture-web-board-own-oval = Oválná destička, vlastní návrh
viticulture-web-board-oval = { $oval }: místo pro libovolný počet pracovníků. Bonus pro vyučené: { $bonus }.
viticulture-web-board-arrow = { $oval }: místo pro libovolný počet pracovníků. Šipka vede k jiné destičce, bonus pro vyučené: { $bonus }.
viticulture-web-board-arrow-nothing = { $oval }: místo pro libovolný počet pracovníků. Šipka zatím k žádné destičce nevede, bonus tu tedy není.
viticulture-web-board-covering = Odměna pro toho, kdo sem položí oválnou destičku: { $steps }.
viticulture-web-board-covering-costs =
    { $count ->
        [one] Položit sem oválnou destičku stojí { $count } minci.
        [few] Položit sem oválnou destičku stojí { $count } mince.
       *[other] Položit sem oválnou destičku stojí { $count } mincí.
    }
viticulture-web-board-event = Letošní událost: { $event }
viticulture-web-board-event-used = Letošní událost, už využitá: { $event }
viticulture-web-board-fee = Tolik si za tuto akci bere událost
viticulture-web-board-with = s bonusem
viticulture-web-board-without = bez bonusu
viticulture-web-board-trades = možná výměna: { $players }

## Slovník

viticulture-web-board-bonus-space = Prostřední místo přidává: { $bonus }.
viticulture-web-board-worker-yellow = Pracuje jen v létě a bonusy nedostává. Vyučením klobouk odloží.
viticulture-web-board-worker-blue = Pracuje jen v zimě a bonusy nedostává. Vyučením klobouk odloží.
viticulture-web-board-worker-bare = Pracuje v létě i v zimě, jednou za rok, a dostává bonusy.
viticulture-web-board-worker-grande = Pracuje jako běžný pracovník. Místo najde i tam, kde je plno, jen bez bonusu, a může provést výměnu s jedním spoluhráčem u stejné akce.
viticulture-web-board-worker-grey = Jeden rok pracuje jako běžný pracovník pro toho, kdo vstal na jeho místě.
viticulture-web-board-base-grande = Pracuje jako běžný pracovník. Místo najde i tam, kde je plno, ale pak bez bonusu.
