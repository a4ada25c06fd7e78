### Dálava (Everdell Farshore): názvy a texty efektů (čeština).
### Identifikátory odpovídají souborům s fakty; všechny texty jsou vlastními slovy projektu figurka.

## Hra

game-farshore = Dálava
    .short = Přístavní město z patnácti karet a vítr v plachtách.
    .beats-intermediate = Pipa porazí v 88 %
    .beats-expert = Věru porazí v 93 %
    .about = Za čtyři roční období vybuduj město u moře, pluj po větru a zmapuj pobřeží dřív, než skončí podzim.
    .note = Tohle je neoficiální a nekomerční zpracování; vydanou hru rozhodně stojí za to mít doma.

## Zvířata

farshore-animal-crab = krab
farshore-animal-beaver = bobr
farshore-animal-puffin = papuchalk
farshore-animal-duck = kachna

## Suroviny a žetony

farshore-resource-driftwood = Dřevo
    .count =
        { $count ->
            [one] { $count } dřevo
            [few] { $count } dřeva
            [many] { $count } dřeva
           *[other] { $count } dřev
        }
    .acc =
        { $count ->
            [one] { $count } dřevo
            [few] { $count } dřeva
            [many] { $count } dřeva
           *[other] { $count } dřev
        }
farshore-resource-seaweed = Chaluhy
    .count =
        { $count ->
            [one] { $count } chaluha
            [few] { $count } chaluhy
            [many] { $count } chaluhy
           *[other] { $count } chaluh
        }
    .acc =
        { $count ->
            [one] { $count } chaluhu
            [few] { $count } chaluhy
            [many] { $count } chaluhy
           *[other] { $count } chaluh
        }
farshore-resource-stone = Kámen
    .count =
        { $count ->
            [one] { $count } kámen
            [few] { $count } kameny
            [many] { $count } kamene
           *[other] { $count } kamenů
        }
    .acc =
        { $count ->
            [one] { $count } kámen
            [few] { $count } kameny
            [many] { $count } kamene
           *[other] { $count } kamenů
        }
farshore-resource-mushroom = Houby
    .count =
        { $count ->
            [one] { $count } houba
            [few] { $count } houby
            [many] { $count } houby
           *[other] { $count } hub
        }
    .acc =
        { $count ->
            [one] { $count } houbu
            [few] { $count } houby
            [many] { $count } houby
           *[other] { $count } hub
        }
farshore-resource-treasure = Poklad
    .count =
        { $count ->
            [one] { $count } poklad
            [few] { $count } poklady
            [many] { $count } pokladu
           *[other] { $count } pokladů
        }
    .acc =
        { $count ->
            [one] { $count } poklad
            [few] { $count } poklady
            [many] { $count } pokladu
           *[other] { $count } pokladů
        }
farshore-resource-point = Žeton bodů
    .count =
        { $count ->
            [one] { $count } bod
            [few] { $count } body
            [many] { $count } bodu
           *[other] { $count } bodů
        }
    .acc =
        { $count ->
            [one] { $count } bod
            [few] { $count } body
            [many] { $count } bodu
           *[other] { $count } bodů
        }
farshore-resource-any = Libovolná surovina
    .count =
        { $count ->
            [one] { $count } libovolná surovina
            [few] { $count } libovolné suroviny
            [many] { $count } libovolné suroviny
           *[other] { $count } libovolných surovin
        }
    .acc =
        { $count ->
            [one] { $count } libovolnou surovinu
            [few] { $count } libovolné suroviny
            [many] { $count } libovolné suroviny
           *[other] { $count } libovolných surovin
        }

## Počty

farshore-count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
    .acc =
        { $count ->
            [one] { $count } kartu
            [few] { $count } karty
            [many] { $count } karty
           *[other] { $count } karet
        }
farshore-count-spaces =
    { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }
    .acc =
        { $count ->
            [one] { $count } pole
            [few] { $count } pole
            [many] { $count } pole
           *[other] { $count } polí
        }
farshore-count-workers =
    { $count ->
        [one] { $count } pomocník
        [few] { $count } pomocníci
        [many] { $count } pomocníka
       *[other] { $count } pomocníků
    }
    .acc =
        { $count ->
            [one] { $count } pomocníka
            [few] { $count } pomocníky
            [many] { $count } pomocníka
           *[other] { $count } pomocníků
        }
farshore-count-anchors =
    { $count ->
        [one] { $count } kotva
        [few] { $count } kotvy
        [many] { $count } kotvy
       *[other] { $count } kotev
    }
    .acc =
        { $count ->
            [one] { $count } kotvu
            [few] { $count } kotvy
            [many] { $count } kotvy
           *[other] { $count } kotev
        }
farshore-count-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
    .acc =
        { $count ->
            [one] { $count } bod
            [few] { $count } body
            [many] { $count } bodu
           *[other] { $count } bodů
        }

## Typy karet

farshore-type-production = sběr (zelená)
    .short = sběr
    .about = Zelená karta se aktivuje hned, jak ji vyložíš, a znovu pokaždé, když se připravíš na jaro nebo na podzim.
farshore-type-governance = služby (modrá)
    .short = služby
    .about = Modrá karta ti pomáhá, když vykládáš jiné karty; na své vlastní vyložení nereaguje.
farshore-type-traveler = pouť (hnědá)
    .short = pouť
    .about = Hnědá karta se aktivuje jen jednou, ve chvíli, kdy ji vyložíš.
farshore-type-destination = místa (červená)
    .short = místa
    .about = Červená karta se aktivuje, když na ni pošleš pomocníka; vejde se tam jediný, a to jen tvůj.
farshore-type-prosperity = rozkvět (fialová)
    .short = rozkvět
    .about = Fialová karta ti na konci hry kromě základních bodů vynese ještě další podle svého textu.

## Klíčová slova

farshore-kind-critter = tvor
    .about = Obvykle se platí houbami, nebo kotvou položenou na stavbu téže barvy.
farshore-kind-construction = stavba
    .about = Platí se dřevem, chaluhami a kamenem, nikdy houbami; unese jednu kotvu.
farshore-rarity-common = běžný
    .about = Od takové karty můžeš mít ve městě libovolný počet kusů.
farshore-rarity-unique = jedinečný
    .about = Od takové karty můžeš mít ve městě jen jeden kus.

farshore-keywords-common-critter = běžný tvor
farshore-keywords-common-construction = běžná stavba
farshore-keywords-unique-critter = jedinečný tvor
farshore-keywords-unique-construction = jedinečná stavba

## Roční období

farshore-season-winter = Zima
    .effect = Tady hra začíná: máš 2 pomocníky, 3 kotvy, podle pořadí 5 až 8 karet v ruce a zatím žádné suroviny.
    .into = na zimu
    .acc = zimu
farshore-season-spring = Jaro
    .effect = Svolej zpět všechny své pomocníky a jednoho přidej ze zálohy. Pak aktivuj všechny své zelené karty v pořadí, jaké si zvolíš. Kdo se připraví jako poslední, změní vítr.
    .into = na jaro
    .acc = jaro
farshore-season-summer = Léto
    .effect = Svolej zpět všechny své pomocníky a jednoho přidej ze zálohy. Pak si dober 2 karty ze Zátoky. Kdo se připraví jako poslední, provede příliv a potom změní vítr.
    .into = na léto
    .acc = léto
farshore-season-autumn = Podzim
    .effect = Svolej zpět všechny své pomocníky a jednoho přidej ze zálohy. Aktivuj všechny své zelené karty v pořadí, jaké si zvolíš, a pak si dober 2 karty ze Zátoky nebo z balíčku. Kdo se připraví jako poslední, změní vítr.
    .into = na podzim
    .acc = podzim

## Pobřeží

farshore-place-shore_driftwood = Pláž s naplaveným dřevem
    .effect = Získej 3 dřeva.
farshore-place-shore_seaweed = Chaluhová mělčina
    .effect = Získej 2 chaluhy a dober si 1 kartu.
farshore-place-shore_stone = Kamenné útesy
    .effect = Získej 1 kámen a dober si 2 karty.
farshore-place-shore_mushroom = Houbová rokle
    .effect = Získej 2 houby.

## Doky, rozhledna, duny

farshore-place-docks = Doky
    .effect = Za každou kartu, kterou tu odložíš z ruky (nejvýš 3), získej 1 libovolnou surovinu. Vejde se sem libovolný počet pomocníků.
farshore-place-lookout = Rozhledna
    .effect = Odlož z ruky, kolik karet chceš. Pak si po jedné dobírej ze Zátoky nebo z balíčku, nejvýš do 8 v ruce; skončit můžeš i dřív. Zátoka se doplní až potom. Vejde se sem libovolný počet pomocníků.
farshore-place-dunes = Duny
    .effect = Vezmi si vrchní dílek z hromádky map, jejíž podmínku tvé město splňuje a ze které ještě dílek nemáš. Když není co vzít, pomocníka sem poslat nejde. Vejde se jich sem libovolný počet.

## Ostrovy

farshore-place-coral_isle = Korálový ostrov
    .effect = Získej 2 kameny a dober si 1 kartu.
farshore-place-kelp_isle = Ostrov dlouhých chaluh
    .effect = Získej 3 chaluhy a dober si 1 kartu.
farshore-place-timber_spit = Kosa naplaveného dřeva
    .effect = Získej 3 dřeva a 1 chaluhu.
farshore-place-mushroom_atoll = Houbový atol
    .effect = Získej 3 houby.
farshore-place-treasure_key = Ostrůvek pokladů
    .effect = Získej 1 poklad a dober si 2 karty.
farshore-place-windward_isle = Návětrný ostrov
    .effect = Posuň svou loďku o 1 pole, získej 1 libovolnou surovinu a dober si 1 kartu.
farshore-place-gull_roost = Racčí skála
    .effect = Získej 1 libovolnou surovinu a dober si 3 karty.
farshore-place-bounty_isle = Ostrov hojnosti
    .effect = Získej 2 libovolné suroviny a dober si 1 kartu.
farshore-place-hermits_isle = Poustevníkův ostrov
    .effect = Dober si 2 karty ze Zátoky. Pak můžeš vyložit kartu z ruky nebo ze Zátoky o 2 libovolné suroviny levněji. Další slevu přidat nejde.
farshore-place-mirror_lagoon = Zrcadlová laguna
    .effect = Využij kterékoli místo na pobřeží, klidně i obsazené, a pak si dober 1 kartu.

## Mapové dílky

farshore-map-production = Mapa sběru
    .need = aspoň 4 zelené karty ve tvém městě
    .acc = mapu sběru
farshore-map-all_types = Mapa všech typů
    .need = aspoň 1 karta od každé z pěti barev ve tvém městě
    .acc = mapu všech typů
farshore-map-governance = Mapa služeb
    .need = aspoň 3 modré karty ve tvém městě
    .acc = mapu služeb
farshore-map-traveler = Mapa poutě
    .need = aspoň 3 hnědé karty ve tvém městě
    .acc = mapu poutě
farshore-map-destination = Mapa míst
    .need = aspoň 3 červené karty ve tvém městě
    .acc = mapu míst
farshore-map-prosperity = Mapa rozkvětu
    .need = aspoň 3 fialové karty ve tvém městě
    .acc = mapu rozkvětu

## Větrné růžice

farshore-rose-production = Karty sběru
    .effect = Každá zelená karta, kterou vyložíš, posune tvou loďku o 1 pole.
farshore-rose-governance = Karty služeb
    .effect = Každá modrá karta, kterou vyložíš, posune tvou loďku o 1 pole.
farshore-rose-traveler = Karty poutě
    .effect = Každá hnědá karta, kterou vyložíš, posune tvou loďku o 1 pole.
farshore-rose-destination = Karty míst
    .effect = Každá červená karta, kterou vyložíš, posune tvou loďku o 1 pole.
farshore-rose-common = Běžné karty
    .effect = Každá běžná karta, kterou vyložíš, posune tvou loďku o 1 pole.
farshore-rose-unique = Jedinečné karty
    .effect = Každá jedinečná karta, kterou vyložíš, posune tvou loďku o 1 pole.
farshore-rose-critter = Tvorové
    .effect = Každý tvor, kterého vyložíš, posune tvou loďku o 1 pole.
farshore-rose-construction = Stavby
    .effect = Každá stavba, kterou vyložíš, posune tvou loďku o 1 pole.

## Karty: běžné stavby

farshore-card-rope_bridge = Visutý most
    .effect = Vyber si: buď si dober 5 karet (nejvýš do 8 v ruce), anebo získej 2 libovolné suroviny.
farshore-card-post_office = Pošta
    .effect = Odlož z ruky, kolik karet chceš, klidně i žádnou. Pak vylož kartu z ruky nebo ze Zátoky; za každou odloženou zaplatíš o 1 libovolnou surovinu méně. Další slevu přidat nejde.
farshore-card-inn = Hostinec
    .effect = Vyber si kartu v Zátoce a vylož ji se slevou 3 libovolných surovin. Další slevu přidat nejde.
farshore-card-abbey = Opatství
    .effect = Můžeš dát jednomu soupeři až 2 své suroviny (poklady ne). Za každou získej 2 žetony bodů. Když už všichni ostatní pasovali, vrať suroviny do zásoby; žetony získáš i tak.
farshore-card-tumbler = Brusírna kamenů
    .effect = Získej 1 kámen.
farshore-card-tangle_raft = Chaluhový vor
    .effect = Získej 1 chaluhu.
farshore-card-scriptorium = Skriptorium
    .effect = Dober si 2 karty.
farshore-card-grove = Háj
    .effect = Získej 1 houbu.
farshore-card-beach_sledge = Písečné sáně
    .effect = Získej 2 dřeva.

## Karty: jedinečné stavby

farshore-card-shipwreck = Vrak lodi
    .effect = Odlož z města jinou svou stavbu a získej 1 poklad; když žádnou nemáš, kartu vyložit nejde. Do 15 míst ve městě se nepočítá.
farshore-card-hideout = Skrýš
    .effect = Získej 2 poklady.
farshore-card-galley = Galéra
    .effect = Posuň svou loďku o 2 pole.
farshore-card-port = Přístav
    .effect = Kdykoli vyložíš tvora, získej podle své volby 1 dřevo, 1 chaluhu nebo 1 kámen.
farshore-card-market = Tržiště
    .effect = Když vykládáš jinou kartu, můžeš Tržiště z města odložit a zaplatit o 3 libovolné suroviny méně. Nová karta může zabrat jeho místo. Nejde spojit s další slevou ani s kotvou.
farshore-card-lighthouse = Maják
    .effect = Kdykoli tvou loďku díky vyložené kartě posune vítr, získej 1 žeton bodů, ať se posune o 1 pole, nebo o 2. Jiné pohyby loďky se nepočítají.
farshore-card-customs_office = Celní úřad
    .effect = Kdykoli vyložíš jinou kartu, můžeš dát některému soupeři 1 kartu z ruky (nemá-li ji kdo přijmout, odlož ji). Za to získej 1 libovolnou surovinu a dober si 1 kartu.
farshore-card-crows_nest = Vraní hnízdo
    .effect = Posuň svou loďku o 3 pole.
farshore-card-warehouse = Skladiště
    .effect = Jakmile kartu vyložíš, dej na ni ze zásoby 2 dřeva, 2 chaluhy, 2 kameny a 2 houby. Při každé aktivaci (poprvé hned po vyložení) si z ní vezmi 2 suroviny podle své volby.
farshore-card-sloop = Šalupa
    .effect = Posuň svou loďku o 2 pole.
farshore-card-windmill = Větrný mlýn
    .effect = Na konci hry: 2 body za každou zelenou kartu, kterou máš ve městě.
farshore-card-manor = Panství
    .effect = Na konci hry: 2 body za každého běžného tvora, kterého máš ve městě.
farshore-card-harbor = Kotviště
    .effect = Na konci hry: 3 body za každou fialovou kartu, kterou máš ve městě, včetně této.
farshore-card-gardens = Zahrady
    .effect = Na konci hry: 2 body za každého jedinečného tvora, kterého máš ve městě, včetně fialových.
farshore-card-galleon = Galeona
    .effect = Na konci hry: 1 bod za každý neutracený poklad, a to navíc k obvyklým 2 bodům.

## Karty: běžní tvorové

farshore-card-postal_pigeon = Listonoš
    .effect = Dober si 2 karty (nejvýš do 8 v ruce). Jednu právě dobranou můžeš hned vyložit bez placení, jen nesmí být fialová.
farshore-card-steward = Stevard
    .effect = Získej 1 houbu a 1 libovolnou surovinu a dober si 1 kartu.
farshore-card-sea_chip = Námořník
    .effect = Vyber si ve svém městě zelenou kartu, která není Námořník, a aktivuj ji.
farshore-card-scribe = Písař
    .effect = Můžeš odložit až 2 karty z ruky; za každou získej 1 žeton bodů.
farshore-card-scavenger = Sběračka
    .effect = Můžeš odložit až 2 karty z ruky; za každou získej 1 libovolnou surovinu.
farshore-card-sail_maker = Výrobce plachet
    .effect = Posuň svou loďku o 1 pole.
farshore-card-merchant = Obchodník
    .effect = Můžeš směnit 1 svou surovinu (nebo poklad) za 2 libovolné suroviny.
farshore-card-diver = Potápěč
    .effect = Můžeš směnit až 3 chaluhy za poklady, kus za kus.

## Karty: jedineční tvorové

farshore-card-pirate = Pirát
    .effect = Získej 3 poklady.
farshore-card-stowaway = Černý pasažér
    .effect = Můžeš přesunout jednoho ze svých umístěných pomocníků na jiné místo, kam smí vstoupit, a hned to místo využít.
farshore-card-castaway = Trosečník
    .effect = Odlož z města jiného svého tvora a získej 1 poklad; když žádného nemáš, kartu vyložit nejde. Do 15 míst ve městě se nepočítá.
farshore-card-customs_officer = Celník
    .effect = Kdykoli vyložíš stavbu, získej 1 houbu.
farshore-card-navigator = Navigátor
    .effect = Kdykoli tvou loďku díky vyložené kartě posune vítr, můžeš si dobrat 1 kartu, ať se posune o 1 pole, nebo o 2. Jiné pohyby loďky se nepočítají.
farshore-card-lighthouse_keeper = Strážkyně majáku
    .effect = Když vykládáš kartu ze Zátoky, můžeš zaplatit o 1 libovolnou surovinu méně. Nejde spojit s další slevou ani s kotvou.
farshore-card-herbalist = Bylinkář
    .effect = Když vykládáš tvora, můžeš až 3 houby z jeho ceny zaplatit chaluhami, kus za kus. Nejde spojit se slevou ani s kotvou.
farshore-card-cooper = Bednář
    .effect = Vylož stavbu z ruky nebo ze Zátoky o 3 libovolné suroviny levněji. Další slevu přidat nejde.
farshore-card-illuminator = Iluminátorka
    .effect = Můžeš odložit až 5 karet z ruky; za každou získej 1 žeton bodů.
farshore-card-cartographer = Kartograf
    .effect = Využij kterékoli místo na pobřeží nebo kterýkoli ostrov lícem nahoru, jako by tam stál tvůj pomocník. Nevadí, když je tam obsazeno.
farshore-card-treasure_hunter = Dobrodruh
    .effect = Získej 1 poklad.
farshore-card-sculptor = Sochařka
    .effect = Na konci hry: 2 body za každou jedinečnou stavbu, kterou máš ve městě, včetně fialových.
farshore-card-pilgrim = Poutnice
    .effect = Na konci hry: 2 body za každý tvůj mapový dílek.
farshore-card-guild_master = Cechovní mistr
    .effect = Na konci hry: 1 bod za každou modrou, červenou a hnědou kartu, kterou máš ve městě.
farshore-card-governor = Guvernér
    .effect = Na konci hry: 2 body za každou běžnou stavbu, kterou máš ve městě.
farshore-card-admiral = Admirál
    .effect = Na konci hry: 1 bod za každé pole s pokladem, na které tvá loďka doplula nebo které minula.

## Slovníček

farshore-term-anchor = Kotva
    .about = Polož ji na stavbu ve svém městě a vylož zadarmo tvora téže barvy; na každou stavbu se vejde jedna. Máš 3 na celou hru, nevracejí se a nejdou spojit se slevou.
farshore-term-bay = Zátoka
    .about = Osm hromádek karet lícem nahoru s osmi různými názvy, přístupných všem. Prázdná místa se doplňují na konci tahu.
farshore-term-deck = Balíček
    .about = Odtud si dobíráš karty, pokud text nejmenuje Zátoku. Když dojde, zamíchá se nový z odkládacího balíčku.
farshore-term-discard = Odkládací balíček
    .about = Sem putují lícem dolů karty odložené z ruky i z města.
farshore-term-hand = Ruka
    .about = Karty, které vidíš jen ty. Můžeš jich mít nejvýš 8; na tom se každé dobírání zastaví.
farshore-term-city = Město
    .about = Tvoří ho karty, které vyložíš. Má 15 míst, každé pro jednu kartu; jen Vrak lodi a Trosečník žádné nezabírají.
farshore-term-ship = Loďka
    .about = Pluje po stupnici kolem herního plánu a cestou sbírá poklady. Na konci hry dostaneš body za pole, kam doplula, nejvýš 60.
farshore-term-treasure = Poklad
    .about = Není to surovina, ale při placení zastoupí 1 kteroukoli surovinu. Když ho neutratíš, máš za něj na konci hry 2 body.
farshore-term-point = Žeton bodů
    .about = Na konci hry za něj máš 1 bod.
farshore-term-worker = Pomocník
    .about = Posíláš ho na místa na herním plánu nebo na červené karty ve svém městě. Začínáš se dvěma a s každou přípravou na další období získáš jednoho navíc.
farshore-term-wind = Vítr
    .about = Platí vždy dvě větrné růžice: vyložená karta posune tvou loďku o 1 pole za každou, které odpovídá barvou nebo klíčovým slovem. Obě se vymění, když se na další období připraví i poslední hráč.
farshore-term-tide = Příliv
    .about = Kdo se jako poslední připraví na léto, otočí dva ostrovy lícem dolů. Pomocníka tam už poslat nejde.
farshore-term-map = Mapový dílek
    .about = Získáš ho v dunách, od každého typu nejvýš jeden. Na konci hry se součet hodnot tvých dílků vynásobí jejich počtem.
farshore-term-docks = Doky
    .about = Místo pro libovolný počet pomocníků, kde měníš karty z ruky za suroviny.

## Sólová hra

farshore-rival-name = kapitán Slaneček
farshore-level-cabin_boy = Plavčík
    .about = Lehká úroveň, vlastní návrh projektu figurka: po každé tvé přípravě popluje soupeř o 2 pole a vyloží 2 karty, a k tomu odpovídá na tvoje. Počítač na úrovni expert ho porazí asi ve třech hrách ze čtyř.
farshore-level-bosun = Bocman
    .about = Střední úroveň, vlastní návrh projektu figurka: po každé tvé přípravě popluje soupeř o 4 pole a vyloží 2 karty, a k tomu odpovídá na tvoje. Počítač na úrovni expert ho porazí asi v každé druhé hře.
farshore-level-captain = Kapitán
    .about = Těžká úroveň, vlastní návrh projektu figurka: po každé tvé přípravě popluje soupeř o 4 pole a vyloží 3 karty, a k tomu odpovídá na tvoje. Počítač na úrovni expert ho porazí asi v jedné hře ze čtyř.
