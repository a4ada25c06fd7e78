### Průvodce v první celé hře Dálavy. [jméno|slova] rozsvítí věc toho jména.

farshore-guide-redraw =
    { $count ->
        [0] Žádná z tvých karet nestojí { $price } suroviny nebo méně. Takovou ruku hráči obvykle vymění.
        [one] Jen [cheap|jedna karta] tu stojí { $price } suroviny nebo méně. Ruku se dvěma takovými si hráči obvykle nechají, jinak ji vymění.
        [few] [cheap|{ $count } karty] tu stojí { $price } suroviny nebo méně. Takovou ruku si hráči obvykle nechají: brzy se dá vyložit.
       *[other] [cheap|{ $count } karet] tu stojí { $price } suroviny nebo méně. Takovou ruku si hráči obvykle nechají: brzy se dá vyložit.
    }
farshore-guide-begin = Tah je jediná věc: pošleš pomocníka, nebo vyložíš kartu. Hráči si obvykle nejdřív vyhlédnou kartu, třeba [card|{ $card }], a pak si dojdou pro to, co stojí.
farshore-guide-treasure = Poklad na konci vynese { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Dokud to jde, hráči obvykle [without|platí bez něj].
farshore-guide-anchor = Kotva zaplatí jakoukoli cenu a na celou hru ti { $count ->
        [one] zbývá { $count }
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }. { $card } je levná karta: kotvy si hráči obvykle nechávají na drahé tvory.
farshore-guide-last-season = Tvé poslední období, { $count ->
        [one] { $count } pomocník
        [few] { $count } pomocníci
       *[other] { $count } pomocníků
    }. Suroviny na konci nevynesou nic; karty, loďka, poklady a [maps|mapy] ano.
farshore-guide-prepared = { $season }: zpět { $count ->
        [one] je { $count } pomocník
        [few] jsou { $count } pomocníci
       *[other] je { $count } pomocníků
    }. Každý prochází obdobími svým tempem, nikdo na nikoho nečeká.
farshore-guide-wind = Karta { $card } odpovídala [rose|větru], a tak [ship|loďka] odplula. Její pole jsou body a cestou leží poklady.
farshore-guide-full-hand = Ruka je plná: víc než { $count } karet v ní mít nemůžeš. Karty, které nevyložíš, promění v suroviny [docks|přístaviště].
farshore-guide-narrow-city = Do města se { $count ->
        [one] vejde ještě { $count } karta
        [few] vejdou ještě { $count } karty
       *[other] vejde ještě { $count } karet
    }. Místo si hráči obvykle nechávají pro ty, které mají hodně bodů.
farshore-guide-own-place = [card|{ $card }] je tvoje vlastní místo: můžeš na ně poslat pomocníka a nikdo jiný ti ho nezabere.
farshore-guide-bay = Z ruky teď nic nezaplatíš, ze Zátoky ale ano: [card|{ $card }]. Karty v ní jsou pro všechny, a tak mohou brzy zmizet.
farshore-guide-found = Máš [treasure|poklad]. Při placení zastoupí kteroukoli surovinu, nebo na konci vynese { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

## Otázky dřív, než něco přijde nazmar

farshore-guide-prepare-early = Ještě můžeš vyložit kartu { $card }. Zelené karty, které máš ve městě, když začne { $season-acc }, hned znovu zapůsobí. Přesto se připravit?
farshore-guide-pass-worker = Tím pro tebe hra skončí a ještě máš koho poslat: { $count ->
        [one] { $count } pomocníka
        [few] { $count } pomocníky
       *[other] { $count } pomocníků
    }. Přesto skončit?
farshore-guide-pass-card = Tím pro tebe hra skončí, a přitom můžeš ještě vyložit kartu { $card } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Přesto skončit?
