### Vinohrad: co dělají karty, akce a zařízení (čeština). Věty se skládají z dat.

## Skládání vět

viticulture-text-all = { $all }
viticulture-text-comma = { $first }, { $last }
viticulture-text-or = { $first } nebo { $last }
viticulture-text-or_way = { $first }, nebo { $last }
viticulture-text-or_else = { $first }; nebo { $last }
viticulture-text-semicolon = { $first }; { $last }
viticulture-text-then = { $first }, potom { $last }
viticulture-text-sentences = { $first } { $last }
viticulture-text-needing = { $steps } (jen { $condition })
viticulture-text-pick = proveď { $count } z těchto možností: { $ways }
viticulture-text-both = nejdřív { $price } a proveď obojí
viticulture-text-nothing = bez bonusu
viticulture-text-event_space = co říká karta události

## Karty a zařízení

viticulture-text-yearly = Na konci každého roku: { $steps }.
viticulture-text-space = Vlastní akční místo pro 1 pracovníka ročně: { $steps }.
viticulture-text-bonus = Bonus: { $steps }.
viticulture-text-vine = při sklizni { $brings }; potřebuje { $needs }
viticulture-text-vine-bare = při sklizni { $brings }; nepotřebuje žádné zařízení
viticulture-text-order = žádá { $wines }; přinese { $vp } a zvýší stálý příjem o { $residual }

## Množství

viticulture-amount-up_to = až { $what }
viticulture-amount-lira =
    { $count ->
        [one] { $count } minci
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
viticulture-amount-vp = { $count } VB
viticulture-amount-influence =
    { $count ->
        [one] { $count } bod vlivu
        [few] { $count } body vlivu
        [many] { $count } bodu vlivu
       *[other] { $count } bodů vlivu
    }
viticulture-amount-fame =
    { $count ->
        [one] { $count } bod slávy
        [few] { $count } body slávy
        [many] { $count } bodu slávy
       *[other] { $count } bodů slávy
    }
viticulture-amount-card =
    { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
viticulture-amount-any_card =
    { $count ->
        [one] { $count } kartu z kteréhokoli balíčku
        [few] { $count } karty z libovolných balíčků
        [many] { $count } karty z libovolných balíčků
       *[other] { $count } karet z libovolných balíčků
    }
viticulture-amount-visitor =
    { $count ->
        [one] { $count } návštěvníka
        [few] { $count } návštěvníky
        [many] { $count } návštěvníka
       *[other] { $count } návštěvníků
    }
viticulture-amount-hand = všechny karty z ruky
viticulture-amount-grape =
    { $count ->
        [one] { $count } hrozen
        [few] { $count } hrozny
        [many] { $count } hroznu
       *[other] { $count } hroznů
    }
viticulture-amount-wine =
    { $count ->
        [one] { $count } víno
        [few] { $count } vína
        [many] { $count } vína
       *[other] { $count } vín
    }
viticulture-amount-grape_or_wine =
    { $count ->
        [one] { $count } hrozen nebo víno
        [few] { $count } hrozny nebo vína
        [many] { $count } hroznu nebo vína
       *[other] { $count } hroznů nebo vín
    }
viticulture-amount-all_grapes = všechny hrozny
viticulture-amount-all_wines = všechna vína
viticulture-amount-any_grapes = libovolný počet hroznů
viticulture-amount-wine_made = { $count } z právě vyrobených vín
viticulture-amount-order_drawn = { $count } z právě získaných objednávek vína
viticulture-amount-structure = { $count } zařízení
viticulture-amount-next_cellar = další větší sklep
viticulture-amount-vine =
    { $count ->
        [one] { $count } révu
        [few] { $count } révy
        [many] { $count } révy
       *[other] { $count } rév
    }
viticulture-amount-field =
    { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }
viticulture-amount-worker =
    { $count ->
        [one] { $count } pracovníka
        [few] { $count } pracovníky
        [many] { $count } pracovníka
       *[other] { $count } pracovníků
    }
viticulture-amount-placed_worker =
    { $count ->
        [one] { $count } umístěného pracovníka
        [few] { $count } umístěné pracovníky
        [many] { $count } umístěného pracovníka
       *[other] { $count } umístěných pracovníků
    }
viticulture-amount-tile =
    { $count ->
        [one] { $count } destičku inovace
        [few] { $count } destičky inovací
        [many] { $count } destičky inovace
       *[other] { $count } destiček inovací
    }
viticulture-amount-oval =
    { $count ->
        [one] { $count } oválnou destičku inovace
        [few] { $count } oválné destičky inovací
        [many] { $count } oválné destičky inovace
       *[other] { $count } oválných destiček inovací
    }

## Hodnoty

viticulture-value-just = { $what } s hodnotou { $value }
viticulture-value-least = { $what } s hodnotou aspoň { $value }
viticulture-value-between = { $what } s hodnotou { $least } až { $most }
viticulture-value-red = červená { $value }
viticulture-value-white = bílá { $value }

## Ceny

viticulture-price-one = { $what } za { $price }
viticulture-price-each =
    { $what }, { $kind ->
        [tile] každou
        [structure] každé
       *[worker] každého
    } za { $price }
viticulture-price-free = { $what } zdarma
viticulture-price-paid = { $what } bez další platby
viticulture-price-less = { $what } o { $price } levněji
viticulture-price-each_less = { $what }, každé o { $price } levněji
viticulture-price-at_most = { $what } s natištěnou cenou nejvýš { $price }

## Doplňky

viticulture-with-lower = { $what } (případně na nižší místo)
viticulture-with-skip = nejvýš { $what }
viticulture-with-any_structures = { $what } i bez potřebných zařízení
viticulture-with-any_load = { $what } i nad maximum pole
viticulture-with-any_load_of_second = { $what }, druhou i nad maximum pole
viticulture-with-types = { $what }, jen { $types }
viticulture-with-once_each = { $what }, nejvýš 1 od každého druhu
viticulture-with-any_cellar = { $what } i bez potřebného sklepa
viticulture-with-relief = { $what } s víny až o { $relief } nižšími, než se žádá
viticulture-with-more = { $what } za { $vp } navíc
viticulture-with-each_more = { $what }, každou za { $vp } navíc
viticulture-with-partner = { $what }, z toho jedna může být z nabídky partnera
viticulture-with-this_year = { $what }, k použití už letos

## Kroky: mince, body a žetony

viticulture-step-pay =
    { $form ->
        [to] zaplatit
        [does] zaplatí
       *[do] zaplať
    } { $what }
viticulture-step-lose =
    { $form ->
        [to] ztratit
        [does] ztratí
       *[do] ztrať
    } { $what }
viticulture-step-lose-residual =
    { $form ->
        [to] snížit
        [does] sníží
       *[do] sniž
    } stálý příjem o { $count }
viticulture-step-gain =
    { $form ->
        [to] získat
        [does] získá
       *[do] získej
    } { $what }
viticulture-step-gain-residual =
    { $form ->
        [to] zvýšit
        [does] zvýší
       *[do] zvyš
    } stálý příjem o { $count }
viticulture-step-gain-per =
    { $form ->
        [to] získat
        [does] získá
       *[do] získej
    } { $what } { $per }
viticulture-step-discount =
    { $form ->
        [to] zaplatit
        [does] zaplatí
       *[do] zaplať
    } o { $what } méně

## Kroky: karty

viticulture-step-draw =
    { $form ->
        [after] si vezmi
        [to] získat
        [does] získá
       *[do] vezmi si
    } { $what }
viticulture-step-draw-times =
    { $count }krát { $form ->
        [to] získat
        [does] získá
       *[do] si vezmi
    } { $what }
viticulture-step-draw-per =
    { $form ->
        [after] si vezmi
        [to] získat
        [does] získá
       *[do] vezmi si
    } { $what } { $per }
viticulture-step-draw-keep =
    { $form ->
        [after] si vezmi
        [to] vzít
        [does] vezme
       *[do] vezmi si
    } { $what }, { $keep } { $form ->
        [to] ponechat
        [does] ponechá
       *[do] si nech
    } a zbytek { $form ->
        [to] odhodit
        [does] odhodí
       *[do] odhoď
    }
viticulture-step-draw-each =
    { $form ->
        [after] si vezmi
        [to] získat
        [does] získá
       *[do] vezmi si
    } po 1 kartě z každého balíčku
viticulture-step-reveal =
    { $form ->
        [to] odkrýt
        [does] odkryje
       *[do] odkryj
    } po 1 kartě z každého balíčku, { $keep } { $form ->
        [to] ponechat
        [does] ponechá
       *[do] si nech
    } a zbytek { $form ->
        [to] odhodit
        [does] odhodí
       *[do] odhoď
    }
viticulture-step-take-discards =
    { $form ->
        [after] si vezmi
        [to] získat
        [does] získá
       *[do] vezmi si
    } { $count ->
        [one] vrchní kartu jedné odhazovací hromádky
       *[other] vrchní karty { $count } různých odhazovacích hromádek
    }
viticulture-step-discard =
    { $form ->
        [to] odhodit
        [does] odhodí
       *[do] odhoď
    } { $what }
viticulture-step-play =
    { $form ->
        [to] zahrát
        [does] zahraje
       *[do] zahraj
    } { $what }

## Kroky: vinice

viticulture-step-build =
    { $form ->
        [to] postavit
        [does] postaví
       *[do] postav
    } { $what }
viticulture-step-demolish =
    { $form ->
        [to] strhnout
        [does] strhne
       *[do] strhni
    } 1 kartu zařízení
viticulture-step-plant =
    { $form ->
        [to] zasadit
        [does] zasadí
       *[do] zasaď
    } { $what }
viticulture-step-uproot =
    { $form ->
        [to] vykopat
        [does] vykope
       *[do] vykopej
    } a { $form ->
        [to] odhodit
        [does] odhodí
       *[do] odhoď
    } { $what }
viticulture-step-uproot-to_hand =
    { $form ->
        [to] vykopat
        [does] vykope
       *[do] vykopej
    } a { $form ->
        [to] vrátit
        [does] vrátí
       *[do] vrať
    } do ruky { $what }
viticulture-step-swap =
    { $form ->
        [to] prohodit
        [does] prohodí
       *[do] prohoď
    } 2 révy z různých polí
viticulture-step-harvest =
    { $form ->
        [to] sklidit
        [does] sklidí
       *[do] skliď
    } { $what }
viticulture-step-make =
    { $form ->
        [to] vyrobit
        [does] vyrobí
       *[do] vyrob
    } { $what }
viticulture-step-fill =
    { $form ->
        [to] vyřídit
        [does] vyřídí
       *[do] vyřiď
    } { $what }
viticulture-step-age =
    { $form ->
        [to] nechat
        [does] nechá
       *[do] nech
    } zrát { $what }
viticulture-step-age-times =
    { $form ->
        [to] nechat
        [does] nechá
       *[do] nech
    } { $times ->
        [2] dvakrát
       *[other] { $times }krát
    } zrát { $what }
viticulture-step-market =
    { $form ->
        [to] prodat
        [does] prodá
       *[do] prodej
    } { $what }, nebo { $form ->
        [to] prodat či koupit
        [does] prodá či koupí
       *[do] prodej či kup
    } zpět 1 pole
viticulture-step-market-buying =
    { $form ->
        [to] prodat
        [does] prodá
       *[do] prodej
    } { $what }, nebo { $form ->
        [to] koupit
        [does] koupí
       *[do] kup
    } 1 hrozen, nebo { $form ->
        [to] prodat či koupit
        [does] prodá či koupí
       *[do] prodej či kup
    } zpět 1 pole
viticulture-step-sell_wine =
    { $form ->
        [to] prodat
        [does] prodá
       *[do] prodej
    } 1 víno za tolik mincí, jakou má hodnotu
viticulture-step-barter =
    { $form ->
        [to] dát
        [does] dá
       *[do] dej
    } jednu z těchto věcí a { $form ->
        [to] získat
        [does] získá
       *[do] získej
    } za ni { $count ->
        [one] jednu
       *[other] { $count }
    }: { $items }

## Kroky: pracovníci

viticulture-step-train =
    { $form ->
        [to] vyučit
        [does] vyučí
       *[do] vyuč
    } { $what }
viticulture-step-retrieve =
    { $form ->
        [to] vzít
        [does] vezme
       *[do] vezmi
    } zpět { $what }
viticulture-step-retrieve-grande =
    { $form ->
        [to] vzít
        [does] vezme
       *[do] vezmi
    } zpět umístěného zkušeného pracovníka
viticulture-step-temporary =
    { $form ->
        [to] získat
        [does] získá
       *[do] získej
    } na tento rok { $worker }
viticulture-step-place_ahead =
    { $form ->
        [to] umístit
        [does] umístí
       *[do] umísti
    } dalšího pracovníka na zimní akci, která se provede na začátku zimy
viticulture-step-earlier =
    { $form ->
        [to] provést
        [does] provede
       *[do] proveď
    } letní akci bez pracovníka a bez jejího bonusu
viticulture-step-rooster =
    { $form ->
        [to] přesunout
        [does] přesune
       *[do] přesuň
    } žeton kohouta na volnou řádku stupnice vstávání, { $form ->
        [to] získat
        [does] získá
       *[do] získej
    } její bonus a pro toto období { $form ->
        [to] pasovat
        [does] pasuje
       *[do] pasuj
    }

## Kroky: ostatní hráči

viticulture-step-all_may = každý hráč smí { $steps }
viticulture-step-others_may = každý jiný hráč smí { $steps }
viticulture-step-others_may-give = každý jiný hráč ti smí dát { $what }
viticulture-step-give =
    { $form ->
        [to] dát ti { $what }
        [does] ti dá { $what }
       *[do] dej { $what } hráči, který je na tahu
    }
viticulture-step-pay_others =
    { $form ->
        [to] zaplatit
        [does] zaplatí
       *[do] zaplať
    } po { $lira ->
        [one] { $lira } minci
        [few] { $lira } mincích
        [many] { $lira } mincích
       *[other] { $lira } mincích
    } až { $count ->
        [one] { $count } jinému hráči
        [few] { $count } jiným hráčům
        [many] { $count } jiným hráčům
       *[other] { $count } jiným hráčům
    }
viticulture-step-demand =
    vyber až { $count ->
        [one] { $count } jiného hráče
        [few] { $count } jiné hráče
        [many] { $count } jiného hráče
       *[other] { $count } jiných hráčů
    }; každý z nich ti dá 1 letního návštěvníka, pokud nějakého má
viticulture-step-joint_gift = ostatní hráči ti smějí společně dát přesně { $what }
viticulture-step-neighbour = hráč po tvé pravici musí { $steps }
viticulture-step-each_player = každý hráč { $steps }
viticulture-step-other_player = jeden spoluhráč podle tvé volby smí { $steps }

## Kroky složené z kroků

viticulture-step-when =
    { $form ->
        [to] { $steps }, { $condition }
        [does] { $steps }, { $condition }
       *[do] { $condition }, { $steps }
    }
viticulture-step-when-otherwise = { $condition }, { $steps }; jinak { $otherwise }
viticulture-step-choose_one = buď { $steps }
viticulture-step-may =
    { $form ->
        [to] smí
        [does] smí
       *[do] smíš
    } { $steps }

## Co se počítá

viticulture-per-empty_fields = za každé prázdné pole
viticulture-per-fields_with_vine = za každé pole s révou
viticulture-per-structures_of_cost_4 = za každé zařízení s natištěnou cenou 4 mince
viticulture-per-structures_on_mat = za každé zařízení postavené na desce vinice
viticulture-per-others_who_did = za každého jiného hráče, který to udělá
viticulture-per-others_who_did_not = za každého jiného hráče, který to neudělá
viticulture-per-paid = za každého z nich
viticulture-per-unable = za každého z nich, kdo žádného nemá
viticulture-per-others_with_six_workers = za každého jiného hráče se 6 pracovníky
viticulture-per-cards_in_hand = za každou kartu v ruce
viticulture-per-sparkling_made = za každé takto vyrobené šumivé víno
viticulture-per-types_made = za každý takto vyrobený druh vína

## Podmínky

viticulture-if-built_costs_5_or_6 = pokud je jeho natištěná cena 5 nebo 6 mincí
viticulture-if-planted_value_4 = pokud má tato réva hodnotu 4
viticulture-if-not_given = pokud to neudělají
viticulture-if-six_vines = pokud je teď zasazeno aspoň 6 rév
viticulture-if-three_varieties = pokud jsou teď na tomto poli aspoň 3 různé odrůdy
viticulture-if-points_below_zero =
    { $form ->
        [to] pokud má méně než 0 VB
        [does] pokud má méně než 0 VB
       *[do] pokud máš méně než 0 VB
    }
viticulture-if-harvested_three = pokud se takto sklidí 3 pole
viticulture-if-six_structures =
    { $form ->
        [to] pokud má teď aspoň 6 zařízení
        [does] pokud má teď aspoň 6 zařízení
       *[do] pokud máš teď aspoň 6 zařízení
    }
viticulture-if-highest_wine = pokud mělo vyšší hodnotu než všechna vína ve všech sklepech
viticulture-if-did_all =
    { $form ->
        [to] pokud tohoto počtu dosáhne
        [does] pokud tohoto počtu dosáhne
       *[do] pokud tohoto počtu dosáhneš
    }
viticulture-if-has_wine_of_6 =
    { $form ->
        [to] pokud má víno s hodnotou aspoň 6
        [does] pokud má víno s hodnotou aspoň 6
       *[do] pokud máš víno s hodnotou aspoň 6
    }
viticulture-if-six_workers =
    { $form ->
        [to] pokud má 6 pracovníků
        [does] pokud má 6 pracovníků
       *[do] pokud máš 6 pracovníků
    }
viticulture-if-a_card_left =
    { $form ->
        [to] pokud mu v ruce zbývá karta
        [does] pokud mu v ruce zbývá karta
       *[do] pokud ti v ruce zbývá karta
    }

## Zařízení na desce vinice

viticulture-basic-trellis = Umožňuje sázet révu, která potřebuje treláž.
viticulture-basic-irrigation = Umožňuje sázet révu, která potřebuje zavlažování.
viticulture-basic-yoke = Vlastní akční místo pro 1 pracovníka ročně: vykopej a vrať do ruky 1 révu, nebo skliď 1 pole.
viticulture-basic-windmill = Jednou za rok, když zasadíš révu, získej 1 VB.
viticulture-basic-cottage = Každý podzim si vezmi o 1 návštěvníka víc, letního, nebo zimního.
viticulture-basic-tasting_room = Jednou za rok, když uspořádáš prohlídku a ve sklepě máš víno, získej 1 VB.
viticulture-basic-medium_cellar = Dává místo vínu s hodnotou 4 až 6; můžeš s ním vyrábět růžové víno.
viticulture-basic-large_cellar = Dává místo vínu s hodnotou 7 až 9; můžeš s ním vyrábět šumivé víno. Staví se až po středním sklepě.

## Karty zařízení s trvalou výhodou

viticulture-advantage-aqueduct = Réva, kterou sázíš, nepotřebuje žádná zařízení.
viticulture-advantage-patio = Každé růžové nebo šumivé víno, které vyrobíš, ti přinese 2 mince.
viticulture-advantage-mercado = Objednávky vína, které právě získáš, smíš hned vyřídit.
viticulture-advantage-studio = Každé další zařízení, které postavíš, ti přinese 1 VB.
viticulture-advantage-barn = Když v létě pasuješ, smíš odhodit 2 karty a získat 1 VB.
viticulture-advantage-academy = Kdykoli jiný hráč vyučí pracovníka, zaplatí ti 1 minci, pokud ji má.
viticulture-advantage-gazebo = Uplatní se jen na mapě Toskánska, která v této hře není.
viticulture-advantage-workshop = Zařízení stavíš o 1 minci levněji.
viticulture-advantage-veranda = Každá objednávka vína, kterou vyřídíš, ti přinese o 1 VB víc.
viticulture-advantage-wine_parlor = Každá objednávka vína, kterou vyřídíš, ti přinese 2 mince.
viticulture-advantage-harvest_machine = Kdykoli sklízíš pole, smíš sklidit i všechna ostatní, která zbývají.
viticulture-advantage-fermentation_tank = Po efektu, při kterém sklízíš, smíš vyrobit 1 víno.
viticulture-advantage-charmat = Na šumivé víno ti stačí 1 červený a 1 bílý hrozen; hodnotu 7 a velký sklep ale potřebuje dál.
viticulture-advantage-inn = Každý návštěvník, kterého zahraješ, ti přinese 1 minci.
viticulture-advantage-tap_room = Po každém návštěvníkovi, kterého zahraješ, smíš odhodit 1 víno a získat 2 VB.
viticulture-advantage-tavern = Po každém návštěvníkovi, kterého zahraješ, smíš odhodit 2 hrozny a získat 3 VB.
viticulture-advantage-banquet_hall = Uplatní se jen na mapě Toskánska, která v této hře není.
viticulture-advantage-penthouse = Každé tvé vyrobené víno, které leží na hodnotě 7 nebo vyšší, ti přinese 1 VB.
viticulture-advantage-fountain = Každá prohlídka, kterou uspořádá jiný hráč, ti přinese 1 minci.
