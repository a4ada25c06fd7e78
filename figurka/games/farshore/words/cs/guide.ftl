### Průvodce v první celé hře Dálavy. [jméno|slova] rozsvítí věc toho jména.

farshore-guide-redraw =
    { $count ->
        [0] Žádná z tvých karet nestojí { $price } suroviny nebo méně: první vyložíš až za dlouho. Čím méně takových karet, tím spíš výměna pomůže.
        [one] Jen [cheap|jedna karta] tu stojí { $price } suroviny nebo méně a dá se brzy vyložit. Čím méně takových karet, tím spíš výměna pomůže.
        [few] [cheap|{ $count } karty] tu stojí { $price } suroviny nebo méně a dají se brzy vyložit. Čím víc takových karet, tím méně výměna přinese.
       *[other] [cheap|{ $count } karet] tu stojí { $price } suroviny nebo méně a dá se brzy vyložit. Čím víc takových karet, tím méně výměna přinese.
    }
farshore-guide-begin = V tahu uděláš jedinou věc: pošleš pomocníka, nebo vyložíš kartu. Hráči se obvykle nejdřív podívají [hand|do ruky]: na každé kartě stojí, kolik ti na ni chybí.
farshore-guide-treasure = Poklad na konci vynese { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Dokud to jde, hráči obvykle [without|platí bez něj].
farshore-guide-anchor = Kotva zaplatí jakoukoli cenu a do konce hry ti { $count ->
        [one] zbývá { $count }
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }. Karta { $card } by stála { $price ->
        [one] { $price } houbu
        [few] { $price } houby
       *[other] { $price } hub
    }.
farshore-guide-last-worker = Tvůj poslední pomocník. Počítají se už jen body: [dunes|mapa], nebo to, co zaplatí ještě jednu kartu.
farshore-guide-last-season = Tvé poslední období, { $count ->
        [one] { $count } pomocník
        [few] { $count } pomocníci
       *[other] { $count } pomocníků
    }. Suroviny na konci nevynesou nic; karty, loďka, poklady a [maps|mapy] ano.
farshore-guide-season-came = { $season } začíná bez tvé volby: pomocníci ti došli a žádnou kartu nešlo zaplatit. Jsou zpátky, máš jich { $count }.
farshore-guide-prepared = { $season }: zpět { $count ->
        [one] je { $count } pomocník
        [few] jsou { $count } pomocníci
       *[other] je { $count } pomocníků
    }. Každý prochází obdobími svým tempem, nikdo na nikoho nečeká.
farshore-guide-production = { $season }: zelené karty ve městě působí znovu a pořadí určuješ ty. Ty, které směňují, hráči obvykle nechávají nakonec, až bude co směnit.
farshore-guide-prepared-green = { $season }: zelené karty ve tvém městě právě zapůsobily znovu. Proto se vyplatí vykládat je brzy.
farshore-guide-wind-changed = Vítr se změnil, protože se na nové období připravili už všichni. [rose|Růžice] teď ukazují, jaké karty posunou loďku.
farshore-guide-wind = Karta { $card } odpovídala [rose|větru], a tak se [ship|loďka] posunula. Čím dál dopluje, tím víc bodů, a cestou leží poklady.
farshore-guide-worked-out = Všichni pomocníci jsou venku. Vykládej karty, dokud na ně máš, a pak se připrav: s novým obdobím se pomocníci vrátí a jeden přibude.
farshore-guide-map = Tvé město už vyhovuje jedné z map: vezmeš si ji za pomocníka v [dunes|Dunách]. Součet hodnot map se násobí jejich počtem.
farshore-guide-pair = Kartu [card|{ $card }] můžeš místo houbami zaplatit kotvou: polož ji na kartu [on|{ $on }], obě mají stejnou barvu.
farshore-guide-green = Karta { $card } je zelená: zapůsobila hned a na jaře a na podzim, pokud jsou ještě před tebou, zapůsobí znovu.
farshore-guide-blue = Karta { $card } je modrá: zůstává a pomáhá ti později, nejčastěji při vykládání dalších karet.
farshore-guide-tan = Karta { $card } je hnědá: působí jen jednou a právě se to stalo. Teď už jen zabírá místo a na konci přinese své body.
farshore-guide-purple = Karta { $card } je fialová: na konci dá body i za něco dalšího, co máš. Podívej se za co.
farshore-guide-blocked = Místo [place|{ $place }] je zabrané: vejde se tam jeden pomocník. Uvolní se, až se jeho hráč připraví; Doky a Rozhledna přijmou každého.
farshore-guide-full-hand = Ruka je plná: víc než { $count } karet v ní mít nemůžeš. Karty, které vyložit nechceš, proměníš v suroviny v [docks|Docích].
farshore-guide-narrow-city = Do města se { $count ->
        [one] vejde ještě { $count } karta
        [few] vejdou ještě { $count } karty
       *[other] vejde ještě { $count } karet
    }. Místo si hráči obvykle nechávají pro ty, které mají hodně bodů.
farshore-guide-own-place = [card|{ $card }] je tvoje vlastní místo: můžeš na ně poslat pomocníka a nikdo jiný ti ho nezabere.
farshore-guide-bay = Z ruky teď nic nezaplatíš, ze Zátoky ale ano: { $count ->
        [one] [cards|jednu kartu]
        [few] [cards|{ $count } karty]
       *[other] [cards|{ $count } karet]
    }. Karty v ní jsou pro všechny, a tak mohou brzy zmizet.
farshore-guide-found = Máš [treasure|poklad]. Při placení zastoupí kteroukoli surovinu, nebo na konci vynese { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

## Otázky dřív, než něco přijde nazmar

farshore-guide-prepare-early = Pozor: { $parts }. Přesto se připravit?
farshore-guide-prepare-cards = Ještě můžeš vyložit: { $cards }. Karty v Zátoce mezitím mohou zmizet. Přesto se připravit?
farshore-guide-pass-early = Tím pro tebe hra skončí. Ještě zbývá: { $parts }. Přesto skončit?
farshore-guide-left-draws = { $count ->
        [one] { $count } dobíraná karta se nevejde do ruky
        [few] { $count } dobírané karty se nevejdou do ruky
       *[other] { $count } dobíraných karet se nevejde do ruky
    }
farshore-guide-left-green = ještě můžeš vyložit zelené karty, které pak hned znovu zapůsobí ({ $cards })
farshore-guide-left-more = { $count ->
        [one] { $count } další karta
        [few] { $count } další karty
       *[other] { $count } dalších karet
    }
farshore-guide-left-workers = { $count ->
        [one] { $count } pomocník
        [few] { $count } pomocníci
       *[other] { $count } pomocníků
    }
farshore-guide-left-map = mapa v Dunách
farshore-guide-left-card = { $card } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
