### Vinohrad: Kolem světa: co dělají destičky, cíle a události (čeština). Věty se skládají z dat.

## Kroky

viticulture-step-buy_resource =
    { $form ->
        [to] zaplatit
        [does] zaplatí
       *[do] zaplať
    } { $price } za 1 kartu zdroje

## Destičky inovací

viticulture-text-tile = akce { $letter } odteď: { $steps }
viticulture-text-oval = místo pro libovolný počet pracovníků; bonus pro vyučené: { $steps }
viticulture-text-arrow-left = místo pro libovolný počet pracovníků; vyučení mají bonus sousední oválné destičky vlevo
viticulture-text-arrow-right = místo pro libovolný počet pracovníků; vyučení mají bonus sousední oválné destičky vpravo
viticulture-text-arrow-up = místo pro libovolný počet pracovníků; vyučení mají bonus sousední oválné destičky nahoře
viticulture-text-arrow-down = místo pro libovolný počet pracovníků; vyučení mají bonus sousední oválné destičky dole

## Cíle Evropy

viticulture-text-goal = { $aim } ({ $category })
viticulture-aim-owns = měj { $structures }
viticulture-aim-fullest_field = měj na jednom poli révu s celkovou hodnotou aspoň { $count }
viticulture-aim-fields_with_vine =
    měj révu na { $count ->
        [one] { $count } poli
        [few] { $count } polích
        [many] { $count } polích
       *[other] { $count } polích
    }
viticulture-aim-planted_value = měj zasazenou révu s celkovou hodnotou aspoň { $count }
viticulture-aim-fields_harvested =
    skliď během roku { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }
viticulture-aim-structures = měj aspoň { $count } zařízení
viticulture-aim-wine_types =
    měj ve sklepě aspoň { $count ->
        [one] { $count } druh
        [few] { $count } druhy
        [many] { $count } druhu
       *[other] { $count } druhů
    } vína
viticulture-aim-highest_wine = měj víno s hodnotou aspoň { $count }
viticulture-aim-sparkling_made =
    vyrob za hru aspoň { $count ->
        [one] { $count } šumivé víno
        [few] { $count } šumivá vína
        [many] { $count } šumivého vína
       *[other] { $count } šumivých vín
    }
viticulture-aim-wines =
    měj aspoň { $count ->
        [one] { $count } víno
        [few] { $count } vína
        [many] { $count } vína
       *[other] { $count } vín
    }
viticulture-aim-lira =
    měj aspoň { $count ->
        [one] { $count } minci
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
viticulture-aim-residual = měj stálý příjem aspoň { $count }
viticulture-aim-trades =
    uskutečni za hru aspoň { $count ->
        [one] { $count } výměnu
        [few] { $count } výměny
        [many] { $count } výměny
       *[other] { $count } výměn
    } se zkušeným pracovníkem
viticulture-aim-best_order = vyřiď objednávku vína aspoň za { $count } VB
viticulture-aim-hats_removed =
    sundej pracovníkům aspoň { $count ->
        [one] { $count } klobouk
        [few] { $count } klobouky
        [many] { $count } klobouku
       *[other] { $count } klobouků
    }
viticulture-aim-visitors_this_season =
    zahraj v jednom období aspoň { $count ->
        [one] { $count } návštěvníka
        [few] { $count } návštěvníky
        [many] { $count } návštěvníka
       *[other] { $count } návštěvníků
    }

## Události: akce

viticulture-event-marked =
    { $count ->
        [one] Označená akce:
       *[other] Označené akce:
    } { $actions }.
viticulture-event-action = { $letter } ({ $action })
viticulture-event-lira_space = místo s mincí
viticulture-event-price = { $action } { $price }

## Události: při odkrytí

viticulture-event-reveal = Při odkrytí události: { $steps }.
viticulture-event-reveal-choice = Při odkrytí události musí každý, kdo má zasazenou révu, { $steps }.
viticulture-event-reveal-help = Mince za tebe smí zaplatit i spoluhráč; počítá se to jako sdílení.
viticulture-event-reveal-fields =
    Při odkrytí události každý, kdo má aspoň { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }, { $steps }.

## Události: co mění

viticulture-change-build_discount = Na akci { $action } stojí zařízení o { $price } méně.
viticulture-change-planting_price = Na akci { $action } stojí každá réva { $price }.
viticulture-change-hatted_summer_price = Žlutý klobouk platí za každou letní akci { $price }.
viticulture-change-structures_waived_for = Při označené akci smíš zaplatit { $price } a zasadit 1 révu i bez potřebných zařízení.
viticulture-change-wine_value =
    Každé vyrobené víno má hodnotu o { $count } { $direction ->
        [more] vyšší, nejvýš však 9
       *[less] nižší, nejméně však tu nejnižší pro svůj druh
    }.
viticulture-change-order_vp =
    Každá vyřízená objednávka vína přinese o { $count } VB { $direction ->
        [more] víc
       *[less] méně, nikdy však méně než 0
    }.
viticulture-change-harvest_value =
    Každý sklizený hrozen má hodnotu o { $count } { $direction ->
        [more] vyšší, nejvýš však 9
       *[less] nižší, nejméně však 1
    }.
viticulture-change-wine_sold_lira =
    Každé prodané víno vynese o { $count ->
        [one] { $count } minci
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    } { $direction ->
        [more] víc
       *[less] méně
    }.
viticulture-change-least_wine_sold = Prodat lze jen víno s hodnotou aspoň { $count }.
viticulture-change-most_wines =
    Na akci { $action } lze vyrobit nejvýš { $count ->
        [one] { $count } víno
        [few] { $count } vína
        [many] { $count } vína
       *[other] { $count } vín
    }, s její destičkou o 1 víc.
viticulture-change-wine_gain = Za každé vyrobené víno: { $steps }.
viticulture-change-order_gain = Za každou vyřízenou objednávku vína: { $steps }.
viticulture-change-order_with_6 = Za každou objednávku vyřízenou s vínem hodnoty aspoň 6: { $steps }.
viticulture-change-first_order_with_7 = Za první letošní objednávku vyřízenou s vínem hodnoty aspoň 7: { $steps }.
viticulture-change-wine_sold_gain = Za každé prodané víno navíc: { $steps }.
viticulture-change-grape_sold_gain = Za každý hrozen prodaný na akci { $action } navíc: { $steps }.
viticulture-change-tour_gain = Za každou prohlídku navíc: { $steps }.
viticulture-change-trade_gain = Za každou výměnu se zkušeným pracovníkem každý z obou hráčů { $steps }.
viticulture-change-year_end = Na konci roku: { $steps }.
viticulture-change-extra_price = Platíš navíc: { $prices }.
viticulture-change-blocked_action = Akci { $action } nelze provést.
viticulture-change-half_income = Stálý příjem vynese jen polovinu, zaokrouhleno dolů.
viticulture-change-scandal = Při skandálu navíc každý { $steps }.
viticulture-blocked-sell_grapes = Hrozny nelze prodat.
viticulture-blocked-buy_grape = Hrozny nelze koupit.

## Události: Zelenostruží

viticulture-event-space =
    Celoroční akční místo pro { $count ->
        [one] { $count } pracovníka
        [few] { $count } pracovníky
        [many] { $count } pracovníka
       *[other] { $count } pracovníků
    }: { $steps }.
viticulture-event-after_cap = Po vyčerpání vlivu místo odměny: { $steps }.
viticulture-event-closed = Po vyčerpání vlivu to už využít nelze.

## Události: Asie

viticulture-event-bonus = Po označené akci smíš { $steps }.
viticulture-event-bonus-once = Jednou za rok smíš po označené akci { $steps }.
viticulture-event-uses =
    Jakmile to za rok uděláte { $count ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
        [4] čtyřikrát
       *[other] { $count }krát
    }: { $steps }.
viticulture-event-grapes =
    { $colour ->
        [red] červené hrozny
        [white] bílé hrozny
        [both] hrozny obou barev
       *[any] hrozny
    } s celkovou hodnotou aspoň { $count }
viticulture-event-wines = vína s celkovou hodnotou aspoň { $count }
viticulture-event-dish =
    Letošní pokrm potřebuje { $need }. Po označené akci smíš přidat až { $count ->
        [one] { $count } přísadu
        [few] { $count } přísady
        [many] { $count } přísady
       *[other] { $count } přísad
    }, při pasování { $passing }.
viticulture-event-dish-done = Až bude hotový: { $steps }.
viticulture-event-cooks = Každý, kdo do něj přispěje, { $steps }.

## Události: Oceánie

viticulture-event-share = Po označené akci smíš { $cost }, aby spoluhráč podle tvé volby mohl { $steps }.
viticulture-event-share-grape = Po označené akci smíš dát 1 hrozen spoluhráči podle své volby.
viticulture-event-sharer = Kdo takto sdílí, { $steps }.
viticulture-event-shares = Po { $count }. letošním sdílení: { $steps }.

## Události: Jižní Amerika

viticulture-event-service = Služba, jednou za rok pro každého při označené akci: { $steps }.
viticulture-event-red_wine = každé vyrobené červené víno má pak hodnotu o { $count } vyšší
viticulture-event-waiver = 1 révu pak lze v této akci zasadit i bez potřebných zařízení
viticulture-event-relief = jedno víno objednávky pak může být až o { $count } nižší, než se žádá
viticulture-event-deed =
    { $number ->
        [2] Druhý skutek týmu
       *[1] Skutek týmu
    }: { $deed }; potom { $steps }.
viticulture-deed-vines_planted =
    zasaďte letos { $count ->
        [one] { $count } révu
        [few] { $count } révy
        [many] { $count } révy
       *[other] { $count } rév
    }
viticulture-deed-players_who_planted =
    ať letos révu zasadí { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
viticulture-deed-fields_harvested =
    skliďte letos { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }
viticulture-deed-innovation_tiles_gained =
    získejte letos { $count ->
        [one] { $count } destičku inovace
        [few] { $count } destičky inovací
        [many] { $count } destičky inovace
       *[other] { $count } destiček inovací
    }
viticulture-deed-red_wine_value_made = vyrobte letos červená vína s celkovou hodnotou aspoň { $count }
viticulture-deed-orders_filled =
    vyřiďte letos { $count ->
        [one] { $count } objednávku vína
        [few] { $count } objednávky vína
        [many] { $count } objednávky vína
       *[other] { $count } objednávek vína
    }
viticulture-deed-structures_built = postavte letos { $count } zařízení
viticulture-deed-wine_value_sold = prodejte letos vína s celkovou hodnotou aspoň { $count }
viticulture-deed-workers_trained =
    vyučte letos { $count ->
        [one] { $count } pracovníka
        [few] { $count } pracovníky
        [many] { $count } pracovníka
       *[other] { $count } pracovníků
    }

## Události: Evropa

viticulture-event-favoured =
    Výnos přeje { $count ->
        [one] oblasti
       *[other] oblastem
    }: { $categories }. Takový cíl přinese { $influence }, jiný { $lira }.

## Události: Severní Amerika

viticulture-event-fame = { $action } { $change }
viticulture-event-fame-actions = Sláva, jednou za rok pro každého a každou akci: { $changes }.
viticulture-event-band = Se slávou { $low } nebo { $high } na konci roku: { $steps }.

## Události: Afrika

viticulture-event-hardship = Těžkost skončí, až u ní leží { $needs }; potom { $steps }.
viticulture-event-different =
    { $count ->
        [one] { $count } zdroj
        [few] { $count } různé zdroje
        [many] { $count } různého zdroje
       *[other] { $count } různých zdrojů
    }
viticulture-event-unanswered = Potrvá-li do konce roku: { $steps }.

## Události: mez vlivu

viticulture-event-limit = Událost dá nejvýš { $influence }.
