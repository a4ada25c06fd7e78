### Tapestry u stolu: otázky, možnosti, zápis hry, důvody odmítnutí a skóre.

## Otázky: začátek hry a tah

tapestry-ask-capital = Které hlavní město si zvolíš?
tapestry-ask-civilization = Kterou civilizaci si necháš?
tapestry-ask-turn = Postoupíš, nebo zvýšíš blahobyt?
tapestry-ask-payment = Čím zaplatíš za pole { $because }?
tapestry-ask-civilization_first = Kterou civilizaci využiješ nejdřív?
tapestry-ask-lay = Kterou kartu tapiserie vyložíš?
tapestry-ask-upgrade = Kterou kartu technologie vylepšíš?
tapestry-ask-lose = Který zdroj odevzdáš jako handicap své civilizace { $because }?

## Otázky: přínosy

tapestry-ask-order = Který přínos získáš nejdřív?
tapestry-ask-either = Který z přínosů si vybereš?
tapestry-ask-gain = Který zdroj získáš?
tapestry-ask-building = Kterou budovu získáš?
tapestry-ask-bonus = Zaplatíš za bonus pole { $because }?
tapestry-ask-bonus_free = Vezmeš si bonus pole { $because } bez placení?
tapestry-ask-bonus_discard = Odhodíš něco za bonus pole { $because }?
tapestry-ask-discard_tile = Který dílek území odhodíš?
tapestry-ask-discard_tile-more =
    { $count ->
        [few] Který dílek území odhodíš (zbývají { $count })?
       *[other] Který dílek území odhodíš (zbývá { $count })?
    }
tapestry-ask-discard_card = Kterou kartu tapiserie odhodíš?
tapestry-ask-discard_card-more =
    { $count ->
        [few] Kterou kartu tapiserie odhodíš (zbývají { $count })?
       *[other] Kterou kartu tapiserie odhodíš (zbývá { $count })?
    }
tapestry-ask-discard_tech = Kterou kartu technologie odhodíš?
tapestry-ask-discard_tech-more =
    { $count ->
        [few] Kterou kartu technologie odhodíš (zbývají { $count })?
       *[other] Kterou kartu technologie odhodíš (zbývá { $count })?
    }
tapestry-ask-play_over = Kterou kartu tapiserie vyložíš navrch?

## Otázky: stupnice

tapestry-ask-free_advance = Postoupíš?
tapestry-ask-bare_advance = Postoupíš, i když bez přínosu?
tapestry-ask-regress = Kterým žetonem se vrátíš?
tapestry-ask-science_die = Který hod kostkou vědy použiješ?
tapestry-ask-repeat = Které pole využiješ znovu?
tapestry-ask-restart = Na které stupnici žeton začne znovu?

## Otázky: hlavní město

tapestry-ask-plot = Kam postavíš { $because-acc }?
tapestry-ask-quarters = Jak dominantu { $because } natočíš a kam ji postavíš?
tapestry-ask-site = Kam dominantu { $because } postavíš?
tapestry-ask-landmark_where = Postavíš dominantu { $because } v hlavním městě, nebo na mapě?
tapestry-ask-swap_first = Kterou budovu přesuneš?
tapestry-ask-swap_second = Se kterou budovou si vymění místo?

## Otázky: mapa a vesmír

tapestry-ask-tile = Se kterým dílkem území se vydáš na průzkum?
tapestry-ask-explore = Kam položíš { $because }?
tapestry-ask-rotation = Jak dílek natočíš?
tapestry-ask-space_tile = Který dílek vesmíru prozkoumáš?
tapestry-ask-conquer = Které území dobudeš?
tapestry-ask-rank = Ze které řady vezmeš žeton osídlení?
tapestry-ask-trap = Ubráníš { $because } léčkou?
tapestry-ask-die = Kterou kostku si vybereš?
tapestry-ask-die_first = Kterou kostku využiješ nejdřív?
tapestry-ask-trader_die = Vezmeš si výsledek kostky, která zbyla?

## Otázky: technologie

tapestry-ask-invent = Kterou technologii vynalezneš?
tapestry-ask-refresh = Vyměníš nabídku technologií?
tapestry-ask-circle = Která technologie ti dá přínos z kruhu?
tapestry-ask-square = Která technologie ti dá přínos ze čtverce?

## Otázky: karty tapiserie

tapestry-ask-ally = S kým uzavřeš spojenectví?
tapestry-ask-colonialism = Které tvé území ti přinese zdroje?
tapestry-ask-dark_ages = Na které stupnici třikrát postoupíš?
tapestry-ask-democracy = Kterou kartu tapiserie odhodíš za 2 body?
tapestry-ask-espionage = Kterou kartu tapiserie zkopíruješ?
tapestry-ask-exploitation = Vezmeš si přínos dílku dvakrát, ale bez bodů za navazující strany?
tapestry-ask-feudalism = Co ti karta { $because } přinese?
tapestry-ask-give_tile = Který dílek území věnuješ za 3 body?
tapestry-ask-receiver = Kdo dílek dostane?
tapestry-ask-guilds = Zaplatíš body za zdroje, nebo zdroje za body?
tapestry-ask-guilds_buy = Kolik zdrojů nakoupíš?
tapestry-ask-guilds_sell = Kolik zdrojů prodáš?
tapestry-ask-sell = Který zdroj prodáš za 5 bodů?
tapestry-ask-invent_unseen = Vynalezneš neznámou technologii z vrchu balíčku?
tapestry-ask-landmark = Kterou dominantu si vezmeš?
tapestry-ask-mercantilism = Kolik jídla vyměníš?
tapestry-ask-militarism = Dáš na { $because } žeton osídlení?
tapestry-ask-olympics = Zaplatíš pracovníka za 10 bodů?
tapestry-ask-renaissance = Na které stupnici teď postoupíš?
tapestry-ask-revolution = Co ti karta { $because } přinese?
tapestry-ask-stand_up = Kde se tvůj žeton osídlení znovu postaví?
tapestry-ask-socialism = Na které stupnici se posuneš?
tapestry-ask-socialism_token = Kterým žetonem se posuneš?
tapestry-ask-up_or_down = Posuneš se na stupnici { $because } vpřed, nebo zpět?
tapestry-ask-spouse = S kým uzavřeš politický sňatek?
tapestry-ask-track = Kterou stupnici si zvolíš?
tapestry-ask-trade_with = Čí žeton si vybereš?
tapestry-ask-trade_space = Které pole ti dá svůj přínos?
tapestry-ask-tyranny = Vyložíš právě získanou kartu na kartu { $because }?

## Otázky: civilizace

tapestry-ask-alchemists_start = Hodíš kostkou vědy?
tapestry-ask-alchemists = Hodíš znovu?
tapestry-ask-alchemists_track = Na které označené stupnici postoupíš nejdřív?
tapestry-ask-stage = Na kterém poli Bavičů tvůj žeton začne?
tapestry-ask-perform = Kam posuneš žeton Bavičů?
tapestry-ask-heralds_start = Vyložíš kartu tapiserie na Pána ohně?
tapestry-ask-herald = Která karta tapiserie dostane žeton Heroldů?
tapestry-ask-historians_tile = Který dílek území odhodíš, aby někdo dostal žeton Historiků?
tapestry-ask-historians_square = Ze kterého políčka žeton dáš?
tapestry-ask-historians_whom = Kdo dostane žeton, který zakrývá { $because }?
tapestry-ask-inventors = Která karta technologie dostane žeton Vynálezců?
tapestry-ask-inventors_gain = Získáš přínos technologie { $because } také?
tapestry-ask-isolate = Uzavřeš { $because } žetonem Izolacionistů?
tapestry-ask-leaders = Vůdce které stupnice povoláš?
tapestry-ask-revel = Který žeton Veselců posuneš výš?
tapestry-ask-muster = Kolik žetonů osídlení dáš do první řady?
tapestry-ask-omen = Jaký předpovídáš { $because }?
tapestry-ask-trade = Kam dáš žeton Obchodníků?

## Co která možnost znamená

tapestry-label-seat = { $player }
tapestry-label-payment = Zaplatit { $parts }
tapestry-label-advance = { $track } { $number }, { $space } ({ $gain })
tapestry-label-attack = { $label }; jedině { $place }, ovládá { $player }
tapestry-label-bare-advance = { $track } { $number }, { $space } (bez přínosu)
tapestry-label-regress =
    { $number ->
        [0] Zpět na začátek stupnice { $track }
       *[other] Zpět: { $track } { $number }, { $space } ({ $gain })
    }
tapestry-label-bare-regress =
    { $number ->
        [0] Zpět na začátek stupnice { $track }
       *[other] Zpět: { $track } { $number }, { $space } (bez přínosu)
    }
tapestry-label-token =
    { $number ->
        [0] Žeton na začátku stupnice { $track }
       *[other] Žeton na poli { $space } ({ $track } { $number })
    }
tapestry-label-space = { $track } { $number }, { $space } ({ $gain })
tapestry-label-hex = Pole { $place }
tapestry-label-hex-tile = Pole { $place } (na dílku: { $gain })
tapestry-label-hex-of = Pole { $place }, ovládá ho { $player }
tapestry-label-hex-of-tile = Pole { $place }, ovládá ho { $player } (na dílku: { $gain })
tapestry-label-hex-own = Pole { $place }, které ovládáš: získej 1 libovolný zdroj
tapestry-label-hex-land = Pole { $place } ({ $land })
tapestry-label-tile = Dílek { $number } ({ $land }): { $gain }
tapestry-label-spacetile = { $tile }: { $gain }
tapestry-label-rotation =
    { $count ->
        [0] Natočení { $degrees }°: nenavazuje žádná strana
        [one] Natočení { $degrees }°: navazuje { $count } strana
        [few] Natočení { $degrees }°: navazují { $count } strany
        [many] Natočení { $degrees }°: navazuje { $count } strany
       *[other] Natočení { $degrees }°: navazuje { $count } stran
    }
tapestry-label-quarters = Natočení { $degrees }°
tapestry-label-plot =
    { $count ->
        [0] { $place }
        [one] { $place } (dokončí { $count } čtvrť)
        [few] { $place } (dokončí { $count } čtvrti)
        [many] { $place } (dokončí { $count } čtvrti)
       *[other] { $place } (dokončí { $count } čtvrtí)
    }
tapestry-label-column-statue = { $number }. sloupec sochy: { $gain }
tapestry-label-column-revel = { $number }. sloupec: { $gain }
tapestry-label-column-rank = { $number }. řada, odkryje se: { $gain }
tapestry-label-column-square = { $number }. políčko: { $gain }
tapestry-label-laid = { $card } ({ $player }, { $era }. epocha)
tapestry-label-tech = { $tech } (kruh: { $circle }; čtverec: { $square })
tapestry-label-tech-gain = { $tech }: { $gain }
tapestry-label-tech-of = { $tech } ({ $player }): { $gain }
tapestry-label-number-guilds-buy =
    { $count ->
        [1] Zaplatit 5 bodů, získat 1 zdroj
        [2] Zaplatit 10 bodů, získat 2 zdroje
       *[other] Zaplatit 15 bodů, získat 3 zdroje
    }
tapestry-label-number-guilds-sell =
    { $count ->
        [1] Zaplatit 1 zdroj, získat 5 bodů
        [2] Zaplatit 2 zdroje, získat 10 bodů
       *[other] Zaplatit 3 zdroje, získat 15 bodů
    }
tapestry-label-number-mercantilism =
    { $count ->
        [0] Nevyměnit nic
        [one] Vyměnit { $count } jídlo
        [few] Vyměnit { $count } jídla
        [many] Vyměnit { $count } jídla
       *[other] Vyměnit { $count } jídel
    }
tapestry-label-number-muster =
    { $count ->
        [0] Žádný, všechny do druhé řady
        [one] { $count } žeton osídlení
        [few] { $count } žetony osídlení
        [many] { $count } žetonu osídlení
       *[other] { $count } žetonů osídlení
    }
tapestry-label-number-omen = { $count }

## Ano, nebo ne

tapestry-label-bonus-pay = Zaplatit { $amount }: { $gain }
tapestry-label-bonus-decline = Obejít se bez bonusu
tapestry-label-bonus-free-take = Neplatit nic: { $gain }
tapestry-label-bonus-free-decline = Obejít se bez bonusu
tapestry-label-bonus-discard-take = Odhodit { $price }: { $gain }
tapestry-label-bonus-discard-decline = Obejít se bez bonusu
tapestry-label-olympics-pay = Zaplatit { $amount } a získat 10 bodů
tapestry-label-either-decline = Nepostupovat na žádné stupnici
tapestry-label-free-advance-decline = Zůstat, kde jsi
tapestry-label-bare-advance-decline = Zůstat, kde jsi
tapestry-label-exploitation-take = Dvakrát: { $gain }
tapestry-label-exploitation-decline = Jednou a k tomu body za navazující strany
tapestry-label-heralds-start-take = Vyložit kartu tapiserie hned
tapestry-label-heralds-start-decline = Nechat si karty v ruce
tapestry-label-invent-unseen-take = Vynalézt ji
tapestry-label-invent-unseen-decline = Nevynalézat
tapestry-label-inventors-gain-take = Ano: { $gain }
tapestry-label-inventors-gain-decline = Ne, nezískat nic
tapestry-label-isolate-take = Uzavřít ho a získat 1 libovolný zdroj
tapestry-label-isolate-decline = Nechat si žeton
tapestry-label-militarism-take = Dát tam žeton osídlení
tapestry-label-militarism-decline = Nechat si žeton osídlení
tapestry-label-refresh-take = Vyměnit všechny karty v nabídce
tapestry-label-refresh-decline = Nechat nabídku, jak je
tapestry-label-trap-take = Odhodit léčku: území ti zůstane a získáš 1 libovolný zdroj
tapestry-label-trap-decline = Nechat si léčku a o území přijít
tapestry-label-alchemists-roll =
    { $count ->
        [one] Hodit znovu; { $count } stupnice ze 4 ti vezme značky
        [4] Hodit znovu, i když o značky určitě přijdeš
       *[other] Hodit znovu; { $count } stupnice ze 4 ti vezmou značky
    }
tapestry-label-alchemists-stop = Přestat a postoupit: { $tracks }
tapestry-label-alchemists-start-decline = Vůbec neházet

## Prosté možnosti

tapestry-option-done = Hotovo
tapestry-option-decline = Nevyužít
tapestry-option-take = Ano
tapestry-option-income = Zvýšit blahobyt
tapestry-option-era_bonus = odměna za prvenství v epoše
tapestry-option-district = dokončená čtvrť
tapestry-option-deck = Neznámá karta z vrchu balíčku
tapestry-option-city = V hlavním městě
tapestry-option-up = Vpřed k nejbližšímu protihráči
tapestry-option-down = Zpět k nejbližšímu protihráči
tapestry-option-buy = Zaplatit body a získat zdroje
tapestry-option-sell = Zaplatit zdroje a získat body
tapestry-option-roll = Hodit kostkou vědy
tapestry-option-stop = Přestat a postoupit
tapestry-option-a_resource = Získat 1 libovolný zdroj
tapestry-option-some_points = Získat 3 body za každou svou dominantu
tapestry-option-stand_up = Znovu postavit až 3 své povalené žetony osídlení
tapestry-option-outpost = Žeton osídlení
tapestry-option-token = Žeton hráče

## Místa, dílky a kostky

tapestry-hex = pole { $place }
tapestry-plot = { $place }
tapestry-tile = dílek { $number }
tapestry-die-red = červená kostka ({ $gain })
    .acc = červenou kostku ({ $gain })
tapestry-die-black = černá kostka ({ $gain })
    .acc = černou kostku ({ $gain })
tapestry-column-statue = { $number }. sloupec sochy
tapestry-column-revel = { $number }. sloupec
tapestry-column-rank = { $number }. řada
tapestry-column-square = { $number }. políčko
tapestry-omen-tech_cards = počet karet technologií
tapestry-omen-complete_districts = počet dokončených čtvrtí
tapestry-omen-controlled_territories = počet ovládaných území
tapestry-omen-completed_tracks = počet dokončených stupnic

## Zápis hry: tahy a blahobyt

tapestry-tell-begins =
    { $who ->
        [you] Začínáš s civilizací { $thing } a hlavním městem { $things }.
       *[other] { $player } začíná s civilizací { $thing } a hlavním městem { $things }.
    }
tapestry-tell-must-take-income =
    { $who ->
        [you] Na žádný postup nemáš, a tak musíš zvýšit blahobyt.
       *[other] { $player } na žádný postup nemá, a tak musí zvýšit blahobyt.
    }
tapestry-tell-income =
    { $who ->
        [you]
            { $count ->
                [1] Poprvé zvyšuješ blahobyt.
                [2] Podruhé zvyšuješ blahobyt.
                [3] Potřetí zvyšuješ blahobyt.
                [4] Počtvrté zvyšuješ blahobyt.
               *[5] Popáté zvyšuješ blahobyt.
            }
       *[other]
            { $count ->
                [1] { $player } poprvé zvyšuje blahobyt.
                [2] { $player } podruhé zvyšuje blahobyt.
                [3] { $player } potřetí zvyšuje blahobyt.
                [4] { $player } počtvrté zvyšuje blahobyt.
               *[5] { $player } popáté zvyšuje blahobyt.
            }
    }
tapestry-tell-era-bonus =
    { $who ->
        [you]
            { $count ->
                [one] Získáváš { $count } libovolný zdroj za prvenství v epoše.
                [few] Získáváš { $count } libovolné zdroje za prvenství v epoše.
                [many] Získáváš { $count } libovolného zdroje za prvenství v epoše.
               *[other] Získáváš { $count } libovolných zdrojů za prvenství v epoše.
            }
       *[other]
            { $count ->
                [one] { $player } získává { $count } libovolný zdroj za prvenství v epoše.
                [few] { $player } získává { $count } libovolné zdroje za prvenství v epoše.
                [many] { $player } získává { $count } libovolného zdroje za prvenství v epoše.
               *[other] { $player } získává { $count } libovolných zdrojů za prvenství v epoše.
            }
    }
tapestry-tell-handicap =
    { $who ->
        [you] Vyrovnáváš handicap své civilizace { $thing }.
       *[other] { $player } vyrovnává handicap své civilizace { $thing }.
    }
tapestry-tell-finishes =
    { $who ->
        [you] Končíš se ziskem { $points }.
       *[other] { $player } končí se ziskem { $points }.
    }

## Zápis hry: body, zdroje a karty

tapestry-tell-gains =
    { $who ->
        [you] Získáváš { $amount }.
       *[other] { $player } získává { $amount }.
    }
tapestry-tell-loses-surplus =
    { $who ->
        [you] Na { $amount } už nemáš místo.
       *[other] { $player } už nemá místo na { $amount }.
    }
tapestry-tell-loses-choice =
    { $who ->
        [you] Od každého zdroje máš 8, a tak
       *[other] { $player } má od každého zdroje 8, a tak
    } { $count ->
        [one] { $count } libovolný zdroj propadá.
        [few] { $count } libovolné zdroje propadají.
        [many] { $count } libovolného zdroje propadá.
       *[other] { $count } libovolných zdrojů propadá.
    }
tapestry-tell-finds-no-cards =
    { $count ->
        [one] { $who ->
            [you] Nemáš si co dobrat
           *[other] { $player } si nemá co dobrat
        }: karty tapiserie došly.
        [few] { $who ->
            [you] Nemůžeš si dobrat všechno
           *[other] { $player } si nemůže dobrat všechno
        }: karty tapiserie došly, { $count } chybějí.
        [many] { $who ->
            [you] Nemůžeš si dobrat všechno
           *[other] { $player } si nemůže dobrat všechno
        }: karty tapiserie došly, { $count } chybí.
       *[other] { $who ->
            [you] Nemůžeš si dobrat všechno
           *[other] { $player } si nemůže dobrat všechno
        }: karty tapiserie došly, { $count } chybí.
    }
tapestry-tell-finds-no-tiles =
    { $count ->
        [one] { $who ->
            [you] Nemáš si co dobrat
           *[other] { $player } si nemá co dobrat
        }: dílky území došly.
        [few] { $who ->
            [you] Nemůžeš si dobrat všechno
           *[other] { $player } si nemůže dobrat všechno
        }: dílky území došly, { $count } chybějí.
        [many] { $who ->
            [you] Nemůžeš si dobrat všechno
           *[other] { $player } si nemůže dobrat všechno
        }: dílky území došly, { $count } chybí.
       *[other] { $who ->
            [you] Nemůžeš si dobrat všechno
           *[other] { $player } si nemůže dobrat všechno
        }: dílky území došly, { $count } chybí.
    }
tapestry-tell-finds-no-building =
    { $who ->
        [you] { $building ->
            [market] Trh nezískáváš, žádný ti nezbývá.
            [house] Dům nezískáváš, žádný ti nezbývá.
            [farm] Farmu nezískáváš, žádná ti nezbývá.
           *[armory] Zbrojnici nezískáváš, žádná ti nezbývá.
        }
       *[other] { $player } nezískává { $building ->
            [market] trh, žádný už nemá
            [house] dům, žádný už nemá
            [farm] farmu, žádnou už nemá
           *[armory] zbrojnici, žádnou už nemá
        }.
    }
tapestry-tell-finds-no-buildings =
    { $who ->
        [you] Žádná budova zvyšující blahobyt ti nezbývá.
       *[other] { $player } už nemá žádnou budovu zvyšující blahobyt.
    }
tapestry-tell-finds-no-space =
    { $count ->
        [one] { $who ->
            [you] Nemáš si co dobrat
           *[other] { $player } si nemá co dobrat
        }: dílky vesmíru došly.
        [few] { $who ->
            [you] Nemůžeš si dobrat všechno
           *[other] { $player } si nemůže dobrat všechno
        }: dílky vesmíru došly, { $count } chybějí.
        [many] { $who ->
            [you] Nemůžeš si dobrat všechno
           *[other] { $player } si nemůže dobrat všechno
        }: dílky vesmíru došly, { $count } chybí.
       *[other] { $who ->
            [you] Nemůžeš si dobrat všechno
           *[other] { $player } si nemůže dobrat všechno
        }: dílky vesmíru došly, { $count } chybí.
    }
tapestry-tell-pays =
    { $who ->
        [you] Platíš { $amount }.
       *[other] { $player } platí { $amount }.
    }
tapestry-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
tapestry-tell-scores =
    { $who ->
        [you] Získáváš { $points } ({ $thing }).
       *[other] { $player } získává { $points } ({ $thing }).
    }
tapestry-tell-scores-die =
    { $who ->
        [you] Získáváš z kostky { $points }.
       *[other] { $player } získává z kostky { $points }.
    }
tapestry-tell-scores-sides =
    { $who ->
        [you] Získáváš { $points } za navazující strany.
       *[other] { $player } získává { $points } za navazující strany.
    }
tapestry-tell-loses-points =
    { $who ->
        [you] Platíš { $points } ({ $thing }).
       *[other] { $player } platí { $points } ({ $thing }).
    }
tapestry-tell-draws =
    { $count ->
        [one] Dobíráš si kartu { $things }.
       *[other] Dobíráš si karty { $things }.
    }
tapestry-tell-draws-hidden =
    { $who ->
        [you]
            { $count ->
                [one] Dobíráš si { $count } kartu tapiserie.
                [few] Dobíráš si { $count } karty tapiserie.
                [many] Dobíráš si { $count } karty tapiserie.
               *[other] Dobíráš si { $count } karet tapiserie.
            }
       *[other]
            { $count ->
                [one] { $player } si dobírá { $count } kartu tapiserie.
                [few] { $player } si dobírá { $count } karty tapiserie.
                [many] { $player } si dobírá { $count } karty tapiserie.
               *[other] { $player } si dobírá { $count } karet tapiserie.
            }
    }
tapestry-tell-draws-tiles =
    { $who ->
        [you] Bereš si { $things }.
       *[other] { $player } si bere { $things }.
    }
tapestry-tell-draws-space =
    { $who ->
        [you]
            { $count ->
                [one] Bereš si dílek vesmíru { $things }.
               *[other] Bereš si dílky vesmíru { $things }.
            }
       *[other]
            { $count ->
                [one] { $player } si bere dílek vesmíru { $things }.
               *[other] { $player } si bere dílky vesmíru { $things }.
            }
    }
tapestry-tell-discards =
    { $who ->
        [you] Odhazuješ kartu { $thing }.
       *[other] { $player } odhazuje kartu { $thing }.
    }
tapestry-tell-discards-tile =
    { $who ->
        [you] Odhazuješ { $thing }.
       *[other] { $player } odhazuje { $thing }.
    }
tapestry-tell-lays =
    { $who ->
        [you] Vykládáš kartu { $thing }.
       *[other] { $player } vykládá kartu { $thing }.
    }
tapestry-tell-lays-face-down =
    { $who ->
        [you] Nemáš v ruce kartu, a tak lícem dolů vykládáš svrchní kartu balíčku.
       *[other] { $player } nemá v ruce kartu, a tak lícem dolů vykládá svrchní kartu balíčku.
    }
tapestry-tell-reshuffles-cards = Balíček karet tapiserie došel, z odhozených karet se míchá nový.
tapestry-tell-reshuffles-techs = Balíček karet technologií došel, z odhozených karet se míchá nový.
tapestry-tell-reshuffles-tiles = Hromádka dílků území došla, z odhozených dílků se míchá nová.

## Zápis hry: stupnice

tapestry-tell-advances =
    { $who ->
        [you] Postupuješ na stupnici { $track } na pole { $thing }.
       *[other] { $player } postupuje na stupnici { $track } na pole { $thing }.
    }
tapestry-tell-regresses =
    { $who ->
        [you]
            { $number ->
                [0] Vracíš se na začátek stupnice { $track }.
               *[other] Vracíš se na stupnici { $track } na pole { $thing }.
            }
       *[other]
            { $number ->
                [0] { $player } se vrací na začátek stupnice { $track }.
               *[other] { $player } se vrací na stupnici { $track } na pole { $thing }.
            }
    }
tapestry-tell-stays =
    { $who ->
        [you] Na stupnici { $thing } zůstáváš, kde jsi.
       *[other] { $player } na stupnici { $thing } nepostupuje.
    }
tapestry-tell-stays-everywhere =
    { $who ->
        [you] Na žádné stupnici nepostupuješ.
       *[other] { $player } na žádné stupnici nepostupuje.
    }
tapestry-tell-restarts =
    { $who ->
        [you] Přesouváš žeton z konce stupnice Technologie na začátek stupnice { $thing }.
       *[other] { $player } přesouvá žeton z konce stupnice Technologie na začátek stupnice { $thing }.
    }
tapestry-tell-rolls-science =
    { $who ->
        [you] Házíš kostkou vědy, padá { $thing }.
       *[other] { $player } hází kostkou vědy, padá { $thing }.
    }
tapestry-tell-takes-bonus =
    { $who ->
        [you] Bereš si bonus pole { $thing }.
       *[other] { $player } si bere bonus pole { $thing }.
    }
tapestry-tell-repeats =
    { $who ->
        [you] Znovu využíváš pole { $thing }.
       *[other] { $player } znovu využívá pole { $thing }.
    }

## Zápis hry: hlavní město

tapestry-tell-builds =
    { $who ->
        [you] Stavíš { $thing-acc } ({ $things }).
       *[other] { $player } staví { $thing-acc } ({ $things }).
    }
tapestry-tell-builds-statue =
    { $who ->
        [you] Dáváš { $thing-acc } na { $count }. sloupec sochy.
       *[other] { $player } dává { $thing-acc } na { $count }. sloupec sochy.
    }
tapestry-tell-builds-beside =
    { $who ->
        [you] Nemáš volnou parcelu a stavíš { $thing-acc } vedle hlavního města.
       *[other] { $player } nemá volnou parcelu a staví { $thing-acc } vedle hlavního města.
    }
tapestry-tell-completes-district =
    { $who ->
        [you] Dokončuješ čtvrť.
       *[other] { $player } dokončuje čtvrť.
    }
tapestry-tell-wins-landmark =
    { $who ->
        [you] Získáváš dominantu { $thing }.
       *[other] { $player } získává dominantu { $thing }.
    }
tapestry-tell-places-landmark =
    { $who ->
        [you] Stavíš v hlavním městě dominantu { $thing } ({ $things }).
       *[other] { $player } staví v hlavním městě dominantu { $thing } ({ $things }).
    }
tapestry-tell-keeps-landmark =
    { $who ->
        [you] Nemáš pro dominantu { $thing } místo a stavíš ji vedle hlavního města.
       *[other] { $player } nemá pro dominantu { $thing } místo a staví ji vedle hlavního města.
    }
tapestry-tell-swaps =
    { $who ->
        [you] Vyměňuješ místa dvou budov: { $things }.
       *[other] { $player } vyměňuje místa dvou budov: { $things }.
    }

## Zápis hry: mapa a vesmír

tapestry-tell-explores =
    { $who ->
        [you] Pokládáš { $thing } na { $things }.
       *[other] { $player } pokládá { $thing } na { $things }.
    }
tapestry-tell-explores-space =
    { $who ->
        [you] Prozkoumáváš dílek vesmíru { $thing }.
       *[other] { $player } prozkoumává dílek vesmíru { $thing }.
    }
tapestry-tell-cannot-explore =
    { $who ->
        [you] Nemáš s čím nebo kam se vydat na průzkum.
       *[other] { $player } nemá s čím nebo kam se vydat na průzkum.
    }
tapestry-tell-occupies =
    { $who ->
        [you] Dáváš na { $thing } žeton osídlení.
       *[other] { $player } dává na { $thing } žeton osídlení.
    }
tapestry-tell-conquers =
    { $who ->
        [you] Dobýváš { $thing }.
       *[other] { $player } dobývá { $thing }.
    }
tapestry-tell-conquers-from =
    { $who ->
        [you] Dobýváš { $thing }, které ovládá { $other }.
       *[other]
            { $whom ->
                [you] { $player } dobývá { $thing }, které ovládáš ty.
               *[other] { $player } dobývá { $thing }, které ovládá { $other }.
            }
    }
tapestry-tell-takes-from =
    { $who ->
        [you] Dobýváš { $thing } a { $other } o ně přichází.
       *[other]
            { $whom ->
                [you] { $player } dobývá { $thing } a ty o ně přicházíš.
               *[other] { $player } dobývá { $thing } a { $other } o ně přichází.
            }
    }
tapestry-tell-cannot-conquer =
    { $who ->
        [you] Nemáš čím nebo co dobývat.
       *[other] { $player } nemá čím nebo co dobývat.
    }
tapestry-tell-traps =
    { $who ->
        [you] Používáš léčku a { $other } nedobude { $thing }.
       *[other]
            { $whom ->
                [you] { $player } používá léčku a ty nedobudeš { $thing }.
               *[other] { $player } používá léčku a { $other } nedobude { $thing }.
            }
    }
tapestry-tell-rolls =
    { $who ->
        [you] Házíš kostkami dobytí: { $things }.
       *[other] { $player } hází kostkami dobytí: { $things }.
    }
tapestry-tell-takes-die =
    { $who ->
        [you] Bereš si { $thing-acc }.
       *[other] { $player } si bere { $thing-acc }.
    }
tapestry-tell-stands-up =
    { $who ->
        [you] Získáváš zpět { $thing } (přichází o ně { $other }).
       *[other]
            { $whom ->
                [you] { $player } získává zpět { $thing } (přicházíš o ně ty).
               *[other] { $player } získává zpět { $thing } (přichází o ně { $other }).
            }
    }

## Zápis hry: technologie

tapestry-tell-invents =
    { $who ->
        [you] Vynalézáš technologii { $thing }.
       *[other] { $player } vynalézá technologii { $thing }.
    }
tapestry-tell-refreshes =
    { $who ->
        [you] Vyměňuješ nabídku technologií.
       *[other] { $player } vyměňuje nabídku technologií.
    }
tapestry-tell-upgrades-middle =
    { $who ->
        [you] Vylepšuješ technologii { $thing } a posouváš ji do prostřední řady.
       *[other] { $player } vylepšuje technologii { $thing } a posouvá ji do prostřední řady.
    }
tapestry-tell-upgrades-top =
    { $who ->
        [you] Vylepšuješ technologii { $thing } a posouváš ji do horní řady.
       *[other] { $player } vylepšuje technologii { $thing } a posouvá ji do horní řady.
    }
tapestry-tell-alliance-gains =
    { $who ->
        [you] Získáváš z technologie { $thing } totéž co { $other }.
       *[other]
            { $whom ->
                [you] { $player } získává z technologie { $thing } totéž co ty.
               *[other] { $player } získává z technologie { $thing } totéž co { $other }.
            }
    }
tapestry-tell-takes-tech =
    { $who ->
        [you] Přebíráš technologii { $thing } (přichází o ni { $other }).
       *[other]
            { $whom ->
                [you] { $player } ti bere technologii { $thing }.
               *[other] { $player } přebírá technologii { $thing } (přichází o ni { $other }).
            }
    }

## Zápis hry: karty tapiserie

tapestry-tell-allies =
    { $who ->
        [you] Uzavíráš spojenectví s hráčem { $other }.
       *[other]
            { $whom ->
                [you] { $player } s tebou uzavírá spojenectví.
               *[other] { $player } uzavírá spojenectví s hráčem { $other }.
            }
    }
tapestry-tell-bars =
    { $who ->
        [you] Zavíráš všem ostatním do konce svého příštího tahu stupnici { $thing }.
       *[other] { $player } zavírá všem ostatním do konce svého příštího tahu stupnici { $thing }.
    }
tapestry-tell-copies-card =
    { $who ->
        [you] Kopíruješ kartu { $thing }, kterou má { $other }.
       *[other]
            { $whom ->
                [you] { $player } kopíruje tvou kartu { $thing }.
               *[other] { $player } kopíruje kartu { $thing }, kterou má { $other }.
            }
    }
tapestry-tell-copies-card-own =
    { $who ->
        [you] Kopíruješ svou kartu { $thing }.
       *[other] { $player } kopíruje svou kartu { $thing }.
    }
tapestry-tell-copies-space =
    { $who ->
        [you] Získáváš přínos pole { $thing }, kde má žeton { $other }.
       *[other]
            { $whom ->
                [you] { $player } získává přínos pole { $thing }, kde máš žeton ty.
               *[other] { $player } získává přínos pole { $thing }, kde má žeton { $other }.
            }
    }
tapestry-tell-gives-tile =
    { $who ->
        [you] Předáváš { $thing } (dostává ho { $other }).
       *[other]
            { $whom ->
                [you] { $player } ti dává { $thing }.
               *[other] { $player } předává { $thing } (dostává ho { $other }).
            }
    }
tapestry-tell-marries =
    { $who ->
        [you] Uzavíráš sňatek s hráčem { $other } na stupnici { $thing }.
       *[other]
            { $whom ->
                [you] { $player } s tebou uzavírá sňatek na stupnici { $thing }.
               *[other] { $player } uzavírá sňatek s hráčem { $other } na stupnici { $thing }.
            }
    }
tapestry-tell-marriage-gains =
    { $who ->
        [you] Získáváš díky sňatku přínos pole { $thing } stejně jako { $other }.
       *[other]
            { $whom ->
                [you] { $player } získává díky sňatku přínos pole { $thing } stejně jako ty.
               *[other] { $player } získává díky sňatku přínos pole { $thing } stejně jako { $other }.
            }
    }

## Zápis hry: civilizace

tapestry-tell-gains-civilization =
    { $who ->
        [you] Získáváš civilizaci { $thing }.
       *[other] { $player } získává civilizaci { $thing }.
    }
tapestry-tell-discards-civilization =
    { $who ->
        [you] Odhazuješ civilizaci { $thing }, se kterou se dá jen začínat, a bereš si jinou.
       *[other] { $player } odhazuje civilizaci { $thing }, se kterou se dá jen začínat, a bere si jinou.
    }
tapestry-tell-busts =
    { $who ->
        [you] Přicházíš o všechny značky, protože stupnice { $thing } padla podruhé.
       *[other] { $player } přichází o všechny značky, protože stupnice { $thing } padla podruhé.
    }
tapestry-tell-performs =
    { $who ->
        [you] Posouváš žeton Bavičů ({ $thing }).
       *[other] { $player } posouvá žeton Bavičů ({ $thing }).
    }
tapestry-tell-futurists-jump =
    { $who ->
        [you] Posouváš se jako Futuristé na každé stupnici o 4 pole.
       *[other] { $player } se posouvá jako Futuristé na každé stupnici o 4 pole.
    }
tapestry-tell-heralds =
    { $who ->
        [you] Získáváš díky Heroldům efekt karty { $thing }, kterou má { $other }.
       *[other]
            { $whom ->
                [you] { $player } získává díky Heroldům efekt tvé karty { $thing }.
               *[other] { $player } získává díky Heroldům efekt karty { $thing }, kterou má { $other }.
            }
    }
tapestry-tell-heralds-own =
    { $who ->
        [you] Získáváš díky Heroldům znovu efekt své karty { $thing }.
       *[other] { $player } získává díky Heroldům znovu efekt své karty { $thing }.
    }
tapestry-tell-gives-token =
    { $who ->
        [you] Předáváš žeton Historiků ({ $thing }, dostává ho { $other }).
       *[other]
            { $whom ->
                [you] { $player } ti dává žeton Historiků ({ $thing }).
               *[other] { $player } předává žeton Historiků ({ $thing }, dostává ho { $other }).
            }
    }
tapestry-tell-historians-gain =
    { $who ->
        [you] Získáváš odkrytá políčka Historiků, protože { $other } má novou dominantu.
       *[other]
            { $whom ->
                [you] { $player } získává odkrytá políčka Historiků, protože máš novou dominantu.
               *[other] { $player } získává odkrytá políčka Historiků, protože { $other } má novou dominantu.
            }
    }
tapestry-tell-marks-tech =
    { $who ->
        [you] Dáváš žeton Vynálezců na technologii { $thing }, kterou má { $other }.
       *[other]
            { $whom ->
                [you] { $player } dává žeton Vynálezců na tvou technologii { $thing }.
               *[other] { $player } dává žeton Vynálezců na technologii { $thing }, kterou má { $other }.
            }
    }
tapestry-tell-marks-tech-own =
    { $who ->
        [you] Dáváš žeton Vynálezců na svou technologii { $thing }.
       *[other] { $player } dává žeton Vynálezců na svou technologii { $thing }.
    }
tapestry-tell-isolates =
    { $who ->
        [you] Uzavíráš { $thing } žetonem Izolacionistů.
       *[other] { $player } uzavírá { $thing } žetonem Izolacionistů.
    }
tapestry-tell-leads =
    { $who ->
        [you] Povoláváš vůdce ze stupnice { $thing }.
       *[other] { $player } povolává vůdce ze stupnice { $thing }.
    }
tapestry-tell-revels =
    { $who ->
        [you] Posouváš výš žeton Veselců ({ $thing }).
       *[other] { $player } posouvá výš žeton Veselců ({ $thing }).
    }
tapestry-tell-foretells =
    { $who ->
        [you] Předpovídáš: { $thing } bude { $count }.
       *[other] { $player } předpovídá: { $thing } bude { $count }.
    }
tapestry-tell-omen-met =
    { $who ->
        [you] Dosahuješ předpovězeného čísla: { $thing } je { $count }.
       *[other] { $player } dosahuje předpovězeného čísla: { $thing } je { $count }.
    }
tapestry-tell-camps =
    { $who ->
        [you] Stavíš na { $things } { $thing-acc }.
       *[other] { $player } staví na { $things } { $thing-acc }.
    }
tapestry-tell-camps-landmark =
    { $who ->
        [you] Stavíš na { $things } dominantu { $thing }.
       *[other] { $player } staví na { $things } dominantu { $thing }.
    }
tapestry-tell-trades =
    { $who ->
        [you] Dáváš na { $thing } žeton Obchodníků.
       *[other] { $player } dává na { $thing } žeton Obchodníků.
    }

## Proč něco zvolit nejde

tapestry-refusal-no-token = Žádný tvůj žeton tam nestojí.
tapestry-refusal-track-end = Tento žeton už je na konci své stupnice.
tapestry-caution-nothing = Teď ti to nic nepřinese.
tapestry-caution-income = Ještě můžeš postupovat a na { $amounts } z karty blahobytu nebudeš mít místo: víc než 8 od jednoho zdroje mít nelze.
tapestry-caution-unspent = Ještě máš { $amounts } a na konci hry zdroje nemají žádnou cenu.
tapestry-caution-advance = { $space }: kromě postupu samotného ti to teď nic nepřinese.
tapestry-caution-part = { $space }: něco z toho, co ti pole dává, teď nevyužiješ ({ $benefits }).
tapestry-caution-covers = Překryješ kartu { $card }, která ti platí až do další epochy, a její účinek skončí.
tapestry-caution-full = Máš už { $resource }, další propadne.
tapestry-caution-track = Na stupnici { $track } teď postoupit nemůžeš.
tapestry-refusal-barred = Postupovat na této stupnici ti brání karta tapiserie.
tapestry-refusal-too-dear =
    { $count ->
        [one] Chybí ti { $count } zdroj.
        [few] Chybí ti { $count } zdroje.
        [many] Chybí ti { $count } zdroje.
       *[other] Chybí ti { $count } zdrojů.
    }
tapestry-refusal-short-coin =
    { $count ->
        [one] Chybí ti { $count } mince.
        [few] Chybí ti { $count } mince.
        [many] Chybí ti { $count } mince.
       *[other] Chybí ti { $count } mincí.
    }
tapestry-refusal-short-worker =
    { $count ->
        [one] Chybí ti { $count } pracovník.
        [few] Chybí ti { $count } pracovníci.
        [many] Chybí ti { $count } pracovníka.
       *[other] Chybí ti { $count } pracovníků.
    }
tapestry-refusal-short-food =
    { $count ->
        [one] Chybí ti { $count } jídlo.
        [few] Chybí ti { $count } jídla.
        [many] Chybí ti { $count } jídla.
       *[other] Chybí ti { $count } jídel.
    }
tapestry-refusal-short-culture =
    { $count ->
        [one] Chybí ti { $count } bod kultury.
        [few] Chybí ti { $count } body kultury.
        [many] Chybí ti { $count } bodu kultury.
       *[other] Chybí ti { $count } bodů kultury.
    }
tapestry-refusal-not-your-tech = Tato karta technologie není tvoje.
tapestry-refusal-top-row = Tato karta technologie už je v horní řadě.
tapestry-refusal-prerequisite = Podmínka této karty technologie není splněná ({ $thing }).
tapestry-refusal-off-map = Toto pole na mapě této hry není.
tapestry-refusal-explored = Toto pole už je prozkoumané.
tapestry-refusal-unexplored = Toto pole ještě není prozkoumané.
tapestry-refusal-not-adjacent = Toto pole nesousedí s žádným územím, které ovládáš.
tapestry-refusal-own-territory = Toto území už ovládáš.
tapestry-refusal-two-tokens = Na tomto území jsou dva žetony, a tak ho nikdo nedobude.
tapestry-refusal-full = Na tomto území už dva žetony jsou.
tapestry-refusal-anothers = Toto území ovládá někdo jiný.
tapestry-refusal-allied = Toto území před tebou chrání spojenectví.
tapestry-refusal-impassable = Tato parcela je nepoužitelná.
tapestry-refusal-built-on = Na této parcele už něco stojí.
tapestry-refusal-no-room = Dominanta by tu něco překrývala.

## Nastavení

tapestry-adjustments-none = Žádné
    .about = Každá civilizace začíná přesně tak, jak je vytištěná.
tapestry-adjustments-handicap = Podle vydavatele
    .about = Po prvním zvýšení blahobytu získají Alchymisté a Obchodníci 10 bodů a 2 libovolné zdroje, Baviči, Veselci a Mystici 1 libovolný zdroj, Vyvolení 15 bodů za každého protihráče a od tří hráčů Architekti 10 bodů za každého protihráče. Řemeslníci přijdou o 1 zdroj podle své volby, Futuristé o 1 bod kultury a ještě 1 zdroj.

## Skóre

tapestry-score-tracks = Stupnice pokroku
tapestry-score-territories = Území
tapestry-score-technologies = Technologie
tapestry-score-capital = Hlavní město
tapestry-score-income = Karta blahobytu
tapestry-score-civilization = Civilizace
tapestry-score-tapestry = Karty tapiserie
tapestry-score-achievements = Úspěchy
tapestry-score-total = Celkem

## Pro nováčky

tapestry-ways-to-win = Vystoupej raději po jedné nebo dvou stupnicích daleko před ostatními než po všech čtyřech jen kousek: kdo na úroveň vstoupí první, získá její dominantu. Brzy si pořiď budovy zvyšující blahobyt, protože každé odkryté pole se vyplácí při všech dalších zvýšeních, a stav je tak, aby se zaplňovaly čtvrti. Blahobyt zvyšuj, až ti budou zdroje docházet, a pokud možno dřív než sousedé, a vyber si k tomu kartu tapiserie, která se hodí do chystané epochy.

tapestry-when =
    { $era ->
        [0] Před první epochou
        [5] Poslední zvýšení blahobytu
       *[other] { $era }. epocha
    }
