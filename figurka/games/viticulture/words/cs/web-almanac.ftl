### Vinohrad v prohlížeči: co chybí, vstávání, stupnice, balíčky, událost, světadíl, inovace.

## Co chybí

viticulture-web-almanac-needs = Týmu ještě chybí
viticulture-web-almanac-met = Tým má všechno
viticulture-web-almanac-met-note = Vydržte do konce 6. roku.
viticulture-web-almanac-lost = Týmu se to nepovedlo
viticulture-web-almanac-race = Závod o { $count } bodů
viticulture-web-almanac-race-over = Závod skončil
viticulture-web-almanac-last-year = Poslední rok
viticulture-web-almanac-points = { $player }: { $count } { PREPOSITION("z", $goal) } { $goal } bodů
viticulture-web-almanac-more = chybí
viticulture-web-almanac-years = Roky
viticulture-web-almanac-after-this = po tomto

## Vstávání

viticulture-web-almanac-chart = Stupnice vstávání: všichni spí
viticulture-web-almanac-chart-order = Stupnice vstávání. Pořadí: { $players }
viticulture-web-almanac-no-bonus = bez bonusu
viticulture-web-almanac-first = letos vybírá první
viticulture-web-almanac-asleep = Ještě spí
viticulture-web-almanac-sleeps = { $player } ještě spí
viticulture-web-almanac-waits = { $player } nechává vybírat ostatní
viticulture-web-almanac-order-first = Na tahu budeš jako první.
viticulture-web-almanac-order-after =
    { $count ->
        [one] Před tebou hraje { $players }.
       *[other] Před tebou hrají { $players }.
    }
viticulture-web-almanac-order-before =
    { $count ->
        [one] Po tobě hraje { $players }.
       *[other] Po tobě hrají { $players }.
    }
viticulture-web-almanac-order-open =
    { $count ->
        [one] Je ještě volné { $count } dřívější místo.
        [few] Jsou ještě volná { $count } dřívější místa.
       *[other] Je ještě volných { $count } dřívějších míst.
    }

## Balíčky

viticulture-web-almanac-deck =
    { $deck }: { $count ->
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }
viticulture-web-almanac-left =
    { $count ->
        [0] Žádná karta nezbývá; zamíchají se odhozené.
        [one] Zbývá { $count } karta.
        [few] Zbývají { $count } karty.
       *[other] Zbývá { $count } karet.
    }
viticulture-web-almanac-discards =
    { $count ->
        [0] Zatím nic odhozeného.
       *[other] Odhozeno: { $count }
    }

## Událost

viticulture-web-almanac-marks = označuje { $letters }
viticulture-web-almanac-lira-space = místu s mincí
viticulture-web-almanac-lira-short = mince
viticulture-web-almanac-year-event = událost { $year }. roku
viticulture-web-almanac-influence-given = Vliv z této události: { $count } { PREPOSITION("z", $most) } { $most }
viticulture-web-almanac-event-space = Místo události
viticulture-web-almanac-in-dish = V pokrmu
viticulture-web-almanac-shared = Sdíleno
viticulture-web-almanac-used = Použito
viticulture-web-almanac-shared-by = { $player } letos sdílí { $count }× { PREPOSITION("z", $most) } { $most }.
viticulture-web-almanac-used-by = Už využito: { $players }
viticulture-web-almanac-any-resource = zdroj jiného druhu
viticulture-web-almanac-dish =
    Po { $letters } přidej do pokrmu až { $count } { $what ->
        [wine] vína
        [vine] karty révy
        [red] červené hrozny
        [white] bílé hrozny
        [both] hrozny (nutné obě barvy)
       *[grape] hrozny
    }, při pasování { $passing }.
viticulture-web-almanac-dish-done = Hotovo:
viticulture-web-almanac-cooks = kuchaři:
viticulture-web-almanac-bonus = Po { $letters } smíš:
viticulture-web-almanac-bonus-once = Jednou za rok po { $letters }:
viticulture-web-almanac-together = Společně:
viticulture-web-almanac-share = Po { $letters } pomoz spoluhráči:
viticulture-web-almanac-share-grape = Po { $letters } dej spoluhráči hrozen:
viticulture-web-almanac-sharer = ty:
viticulture-web-almanac-service = Při { $letters } jednou za rok:
viticulture-web-almanac-service-discount =
    { $count ->
        [one] o { $count } minci levněji
        [few] o { $count } mince levněji
       *[other] o { $count } mincí levněji
    }
viticulture-web-almanac-service-waiver = sázej bez zařízení
viticulture-web-almanac-service-red_wine = červená vína +{ $count }
viticulture-web-almanac-service-relief = jedno víno až o { $count } nižší
viticulture-web-almanac-favours = Přeje
viticulture-web-almanac-favours-else = jiné:
viticulture-web-almanac-band = Sláva { $low }–{ $high }:
viticulture-web-almanac-answered = Zvládnutá:
viticulture-web-almanac-unanswered = Jinak:

## Co událost mění

viticulture-web-almanac-change-build_discount = Sleva na stavbu:
viticulture-web-almanac-change-planting_price = Každá réva stojí
viticulture-web-almanac-change-hatted_summer_price = Letní akce stojí
viticulture-web-almanac-change-structures_waived_for = Sázení bez zařízení za
viticulture-web-almanac-change-wine_value =
    Vyrobená vína o { $count } { $direction ->
        [more] vyšší
       *[less] nižší
    }
viticulture-web-almanac-change-order_vp =
    Každá objednávka: o { $count } { $count ->
        [one] bod
        [few] body
       *[other] bodů
    } { $direction ->
        [more] víc
       *[less] méně
    }
viticulture-web-almanac-change-harvest_value =
    Sklizené hrozny o { $count } { $direction ->
        [more] vyšší
       *[less] nižší
    }
viticulture-web-almanac-change-wine_sold_lira =
    Prodané víno: o { $count } { $count ->
        [one] minci
        [few] mince
       *[other] mincí
    } { $direction ->
        [more] víc
       *[less] méně
    }
viticulture-web-almanac-change-least_wine_sold = Prodat lze jen vína od { $count } výš
viticulture-web-almanac-change-most_wines =
    { $count ->
        [one] Najednou nejvýš { $count } víno
        [few] Najednou nejvýš { $count } vína
       *[other] Najednou nejvýš { $count } vín
    }
viticulture-web-almanac-change-wine_gain = Vyrobené víno:
viticulture-web-almanac-change-order_gain = Každá objednávka:
viticulture-web-almanac-change-order_with_6 = Objednávka s vínem od 6 výš:
viticulture-web-almanac-change-first_order_with_7 = První objednávka s vínem od 7 výš:
viticulture-web-almanac-change-wine_sold_gain = Prodané víno:
viticulture-web-almanac-change-grape_sold_gain = Prodaný hrozen:
viticulture-web-almanac-change-tour_gain = Každá prohlídka:
viticulture-web-almanac-change-trade_gain = Každá výměna, oba:
viticulture-web-almanac-change-year_end = Konec roku:
viticulture-web-almanac-change-extra_price = { $letter } stojí navíc
viticulture-web-almanac-change-blocked_action = { $letter } je zavřená
viticulture-web-almanac-change-blocked = Hrozny nelze koupit ani prodat
viticulture-web-almanac-change-half_income = Jen polovina příjmu
viticulture-web-almanac-change-on_reveal = Při odkrytí:
viticulture-web-almanac-change-scandal = Skandál stojí i:

## Světadíl a partner

viticulture-web-almanac-goal-met = { $goal } (splněno)
viticulture-web-almanac-claimed = letos už má splněný cíl
viticulture-web-almanac-fame = Sláva { $count }; na konci roku tak akorát: { $low } nebo { $high }
viticulture-web-almanac-interviewed = rozhovor už proběhl

## Inovace

viticulture-web-almanac-offers = Inovace v nabídce
viticulture-web-almanac-each = po { $count }
viticulture-web-almanac-tiles-left = V hromádkách: { $rectangular }× obdélník, { $oval }× ovál

## Vysvětlivky

viticulture-web-almanac-tip-rooster = Kohout
    .text = Ukazuje, kdy jeho majitel vstává. Na tahu se střídáte po řadě od místa 1 a každé místo něco přináší.
viticulture-web-almanac-tip-race = Závod
    .text = Jakmile má někdo aspoň 20 bodů, rok se dohraje a vyhrává, kdo má nejvíc bodů.
viticulture-web-almanac-tip-influence = Vliv
    .text = Tým má společný ukazatel. K výhře musí po 6. roce stát na 10 a každý musí mít 25 bodů.
viticulture-web-almanac-tip-years = Roky
    .text = Máte šest let. Teprve po šestém se zjišťuje, jestli tým vyhrál.
viticulture-web-almanac-tip-fame = Sláva
    .text = Na konci roku má ležet v označeném pásmu: přílišná přinese skandál, malá stojí každého minci.
viticulture-web-almanac-tip-offers = Inovace v nabídce
    .text = Nové přicházejí každé jaro. Obdélníková destička vylepší akci se svým písmenem, oválná dá svému místu prostor pro všechny a bonus.
viticulture-web-almanac-tip-partner = Sólový partner
    .text = Body nepotřebuje. Jeho pracovníci ti zabírají místa, ale kde některý stojí, tam smí tvůj zkušený pracovník měnit: karty z nabídky za mince do měšce a naopak.
