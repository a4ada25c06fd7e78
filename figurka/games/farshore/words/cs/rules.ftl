### Dálava: přehled pravidel, jedna zpráva na každé očíslované pravidlo.

## Názvosloví

farshore-section-terms = Názvosloví
rule-F-1 = Když získáváš suroviny, poklady nebo žetony bodů, bereš si je ze společné zásoby.
    .title = Co znamená „získej“
rule-F-2 = Když platíš surovinou, putuje z tvé vlastní zásoby do společné.
    .title = Co znamená „zaplať“
rule-F-3 = Není-li řečeno, odkud jinud nebo kam jinam, bereš kartu z vrchu balíčku do ruky. Je-li odměnou
    samotný symbol karty, bereš si z balíčku 1 kartu.
    .title = Co znamená „dober“
rule-F-4 = Při odhalení otáčíš vrchní kartu balíčku všem na očích. Žádná z karet ve hře to nevyžaduje.
    .title = Co znamená „odhal“
rule-F-5 = Odkládáš kartu z ruky, ledaže efekt určí, že pochází odjinud. Na odkládací balíček přijde lícem
    dolů.
    .title = Co znamená „odlož“
rule-F-6 = Suroviny jsou čtyři: dřevo, chaluhy, kámen a houby. Poklad mezi ně nepatří.
    .title = Suroviny a poklady
rule-F-7 = Kdykoli máš něco platit, může poklad zastoupit jednu surovinu jakéhokoli druhu.
    .title = Placení pokladem
rule-F-8 = Získáváš-li libovolnou surovinu, vyber jednu ze čtyř surovin, poklad to být nemůže. Získáváš-li
    jich víc, můžeš pokaždé zvolit jinou, nebo tutéž opakovaně.
    .title = Zisk libovolné suroviny
rule-F-9 = U efektu se slovem „můžeš“ se rozhoduješ, zda ho využiješ. Všechny ostatní jsou povinné, mají ti
    ale být k užitku.
    .title = Volitelné a povinné efekty

## Příprava hry

farshore-section-setup = Příprava hry
rule-F-10 = Herní plán a maják leží uprostřed, suroviny na plánu, žetony bodů a poklady na hromádkách vedle
    něj.
    .title = Společný prostor
rule-F-11 = Mapové dílky tvoří šest hromádek, pro každý typ jednu, a jejich hodnoty shora klesají od 2. Ve
    dvou hráčích má každá hromádka dílky 2 a 1, ve třech 2, 1 a 0, ve čtyřech všechny (2, 1, 1, 0).
    .title = Hromádky mapových dílků
rule-F-12 = Na herním plánu leží lícem nahoru tolik náhodných ostrovů, kolik je hráčů. Ostatní ostrovy jsou
    mimo hru.
    .title = Ostrovy ve hře
rule-F-13 = Větrné růžice A a B tvoří dvě hromádky, zamíchané každá zvlášť a ležící lícem dolů. Horní dílek
    každé hromádky se otočí lícem nahoru.
    .title = Dvě větrné růžice
rule-F-14 = Ze všech 125 karet vznikne zamíchaný balíček, který leží vlevo od majáku, a osm karet z něj
    přijde lícem nahoru do Zátoky. Karty stejného názvu sdílejí jedno místo a prázdná místa se doplňují,
    dokud všech osm neukazuje různé názvy.
    .title = Balíček a Zátoka
rule-F-15 = Odkládací balíček leží lícem dolů vpravo od majáku a na začátku je prázdný.
    .title = Odkládací balíček
rule-F-16 = V pořadí, v jakém přijdou na tah, si hráči doberou 5, 6, 7 a 8 karet; začínající hráč jich tedy
    má nejméně. Karty v ruce jsou tajné.
    .title = Počáteční karty v ruce
rule-F-17 = Nejsou-li ti počáteční karty po chuti, smíš je vyměnit: celou ruku odlož a dober si stejně
    velkou novou. Jde to jen jednou a jen při přípravě hry.
    .title = Výměna počátečních karet
rule-F-18 = Vyber si zvíře: dva pomocníky máš hned k dispozici, jeden sedí v loďce na startovním poli
    stupnice a tři čekají v záloze nahoře u plánu nebo na majáku.
    .title = Zvířata a pomocníci
rule-F-19 = Vezmi si 3 kotvy. Suroviny, žetony bodů ani poklady na začátku nedostáváš.
    .title = Tři kotvy pro každého
rule-F-20 = Tištěná pravidla určují začínajícího hráče žertem, tady ho vybere náhoda. Dál se hraje po směru
    hodinových ručiček.
    .title = Kdo začíná
rule-F-21 = Suroviny, poklady ani žetony bodů nikdy nedojdou.
    .title = Nevyčerpatelná zásoba

## Tvůj tah

farshore-section-turn = Tvůj tah
rule-F-22 = Ve svém tahu musíš udělat právě jednu ze tří věcí: umístit pomocníka, vyložit kartu, nebo se
    připravit na další roční období. Na podzim, kdy už se není na co připravovat, můžeš místo toho pasovat.
    .title = Jedna akce za tah

## Umístění pomocníka

farshore-section-place_worker = Umístění pomocníka
rule-F-23 = Postav jednoho ze svých volných pomocníků na místo na herním plánu nebo na červenou kartu
    a místo hned vyhodnoť.
    .title = Jak umístit pomocníka
rule-F-24 = Pomocníka nesmíš postavit tam, kde už nějaký stojí. Výjimkou jsou doky a rozhledna.
    .title = Jen na volné místo
rule-F-25 = Každé ze čtyř míst na pobřeží dává odměnu, která je na něm vyobrazena, a vejde se na ně jeden
    pomocník.
    .title = Místa na pobřeží
rule-F-26 = Na ostrov se vejde jeden pomocník a jen tehdy, leží-li dílek ostrova lícem nahoru.
    .title = Místa na ostrovech
rule-F-27 = V docích smí stát libovolně mnoho pomocníků všech hráčů, klidně i několik tvých.
    .title = Doky pojmou všechny
rule-F-28 = V docích odlož z ruky nejvýš 3 karty a potom za každou z nich získej 1 libovolnou surovinu.
    .title = Co umožňují doky
rule-F-29 = Na rozhledně smí stát libovolně mnoho pomocníků všech hráčů, klidně i několik tvých.
    .title = Rozhledna pojme všechny
rule-F-30 = Na rozhledně odlož z ruky, kolik karet chceš, a pak si ze Zátoky i z balíčku v jakémkoli poměru
    dobírej až do limitu karet v ruce. Zátoka se doplní teprve po poslední dobrané kartě.
    .title = Co umožňuje rozhledna
rule-F-31 = Na červené kartě smí stát jeden pomocník, a to jen pomocník hráče, v jehož městě karta leží.
    .title = Červené karty
rule-F-32 = V dunách si vezmi horní mapový dílek z jedné hromádky, jejíž podmínku splňují karty ve tvém
    městě, a nech si ho u města.
    .title = Co umožňují duny
rule-F-33 = Nikdo nesmí vlastnit dva mapové dílky stejného typu.
    .title = Od každého typu jeden

## Vyložení karty

farshore-section-play_card = Vyložení karty
rule-F-34 = Za vyloženou kartu odevzdáš do společné zásoby cenu, která je na ní natištěna. Karta pak leží
    lícem nahoru ve tvém městě.
    .title = Zaplacení karty
rule-F-35 = Vyložit můžeš kartu, kterou držíš v ruce, nebo některou z odkrytých karet v Zátoce.
    .title = Z ruky, nebo ze Zátoky
rule-F-36 = Místo po kartě vyložené ze Zátoky se doplní na konci tahu.
    .title = Doplnění místa v Zátoce
rule-F-37 = Tvora smíš vyložit zdarma, když místo placení hub použiješ jednu ze svých kotev.
    .title = Kotva místo hub
rule-F-38 = Kotvu polož na stavbu ve svém městě, která je stejného typu (barvy) jako vykládaný tvor.
    .title = Kam přijde kotva
rule-F-39 = Na jedné stavbě smí být nejvýš jedna kotva.
    .title = Na stavbu jedna kotva
rule-F-40 = Použitá kotva se ti nikdy nevrátí, ani když karta pod ní opustí město. Na celou hru máš jen tři.
    .title = Kotvy se nevracejí

## Vyložení karty krok za krokem

farshore-section-play_sequence = Vyložení karty krok za krokem
rule-F-41 = Vykládání karty má sedm kroků, které následují v tomto pořadí; kroky, jež se karty netýkají,
    přeskoč.
    .title = Sedm kroků po sobě
rule-F-42 = Použij nejvýš jeden efekt, který působí při vyložení karty. Takové efekty nelze nikdy spojit.
    .title = Krok 1: jedna úprava
rule-F-43 = Zaplať cenu surovinami, poklady nebo obojím, anebo použij kotvu.
    .title = Krok 2: placení
rule-F-44 = Přidej kartu do svého města.
    .title = Krok 3: do města
rule-F-45 = Proveď efekt nové karty; v tuto chvíli nějaký mají jen zelené a hnědé karty.
    .title = Krok 4: vlastní efekt
rule-F-46 = Proveď efekty svých ostatních karet, které vyložení spustilo.
    .title = Krok 5: ostatní karty
rule-F-47 = Odpovídá-li karta některé větrné růžici, posuň loďku a vezmi si poklady na její cestě.
    .title = Krok 6: vítr a loďka
rule-F-48 = Pocházela-li karta ze Zátoky, doplň volné místo z balíčku.
    .title = Krok 7: doplnění Zátoky

## Tvoje město

farshore-section-city = Tvoje město
rule-F-49 = Ve městě je 15 míst, každé pro jednu kartu. Do plného města už smíš vyložit jedině kartu, která
    místo nezabírá.
    .title = Patnáct míst
rule-F-50 = Vrak lodi a Trosečník žádné místo nezabírají, proto je smíš vyložit i do plného města.
    .title = Karty bez místa
rule-F-51 = Od běžné karty smíš mít ve městě kopií, kolik chceš, od každé jedinečné jen jednu.
    .title = Běžné a jedinečné karty
rule-F-52 = Tvorové skoro vždy stojí houby. Stavby houby nikdy nežádají, ale kde se platí libovolnou
    surovinou, můžeš dát i houbu.
    .title = Tvorové a stavby

## Typy karet

farshore-section-card_types = Typy karet
rule-F-53 = Zelená karta se aktivuje hned, jak ji vyložíš, a znovu při tvé přípravě na jaro a na podzim.
    .title = Zelené: sběr
rule-F-54 = Modrá karta působí tak, jak je na ní popsáno, když vykládáš jiné karty nebo provádíš akce. Svým
    vlastním vyložením se nikdy neaktivuje.
    .title = Modré: služby
rule-F-55 = Hnědá karta se aktivuje jednou jedinkrát, když ji vyložíš.
    .title = Hnědé: pouť
rule-F-56 = Červená karta se aktivuje, když na ni postavíš pomocníka, nikoli při svém vyložení.
    .title = Červené: místa
rule-F-57 = Fialová karta přidává na konci hry body za části tvého města, za mapové dílky, za loďku nebo za
    poklady.
    .title = Fialové: rozkvět

## Ruka, balíček a Zátoka

farshore-section-hand_deck_bay = Ruka, balíček a Zátoka
rule-F-58 = V ruce nesmíš mít nikdy víc než 8 karet. Dobírání se u osmé zastaví a zbytek propadá.
    .title = Osm karet v ruce
rule-F-59 = Dobírá se z balíčku, ledaže efekt mluví o Zátoce.
    .title = Odkud se dobírá
rule-F-60 = Kartu, kterou máš předat, dostane hráč podle tvé volby, jemuž se ještě vejde do ruky. Není-li
    takový, kartu odlož; odměna za předání ti náleží i tak.
    .title = Předání karty
rule-F-61 = Jakmile jsou v Zátoce dvě karty stejného názvu, složí se na jedno místo a na to uvolněné přijde
    nová karta.
    .title = Stejné názvy na sebe
rule-F-62 = Vyložíš-li v Zátoce kartu ze sloupku, jeho další karty tam zůstávají, takže se místo neuvolní.
    .title = Zbytek sloupku zůstává
rule-F-63 = Má-li se dobrat karta nebo doplnit Zátoka a balíček je prázdný, zamíchá se odkládací balíček,
    poslouží jako nový a dobírá se dál.
    .title = Když dojde balíček

## Loďka a vítr

farshore-section-ship = Loďka a vítr
rule-F-64 = Vyložíš-li kartu, která se s větrnou růžicí shoduje typem nebo klíčovým slovem, popluje tvoje
    loďka o 1 pole. Shoduje-li se s oběma růžicemi, popluje o 2 pole.
    .title = Plavba po větru
rule-F-65 = Pohne-li loďkou jiný efekt, odměny za plavbu po větru se nespouštějí; například Šalupa nespustí
    Navigátora.
    .title = Jiný pohyb loďky
rule-F-66 = Za každé pole s pokladem, na kterém loďka zastaví nebo kterým propluje, si vezmi 1 poklad, ať už
    ji do pohybu uvedlo cokoli.
    .title = Poklady na stupnici
rule-F-67 = Hodnota pole, na kterém loďka stojí, se počítá až na konci hry. Samotný pohyb žádné žetony bodů
    nepřináší.
    .title = Body za loďku
rule-F-68 = Z pole za 60 bodů už loďka dál nepluje.
    .title = Konec stupnice
rule-F-69 = Na jednom poli smí být libovolně mnoho loděk a navzájem si nepřekážejí.
    .title = Loďky vedle sebe
rule-F-70 = Každý poklad, který ti na konci hry zbude, má hodnotu 2 bodů.
    .title = Neutracené poklady

## Příprava na roční období

farshore-section-season = Příprava na roční období
rule-F-71 = Připravit se smíš, jen když máš všechny pomocníky umístěné. Pokud pak už kartu vyložit nemůžeš
    nebo nechceš, připravit se musíš.
    .title = Kdy se smíš připravit
rule-F-72 = Stáhni všechny své pomocníky z plánu i z karet, přidej k nim 1 ze zálohy a vezmi si odměnu za
    nové roční období. Tím tvůj tah končí.
    .title = Jak se připravit
rule-F-73 = Na začátku hry je zima. Postupně se připravuješ na jaro, na léto a nakonec na podzim, který je
    posledním obdobím.
    .title = Pořadí ročních období
rule-F-74 = Každý se připravuje, kdy se mu to hodí, a nikoho jiného se to netýká. Hráči proto mohou být
    v různých ročních obdobích.
    .title = Každý svým tempem
rule-F-75 = Na jaře aktivuj v libovolném pořadí všechny zelené karty svého města.
    .title = Odměna za jaro
rule-F-76 = Kdo se na jaro připraví poslední, provede změnu větru: horní dílek každé ze dvou hromádek
    větrných růžic zasune dospodu a odkryje dílky, které jsou nově nahoře.
    .title = Změna větru na jaře
rule-F-77 = V létě dober 2 karty ze Zátoky, která se pak doplní.
    .title = Odměna za léto
rule-F-78 = Kdo se na léto připraví poslední, otočí dva ostrovy podle své volby lícem dolů. Žádný pomocník
    už na ně nesmí vstoupit.
    .title = Příliv v létě
rule-F-79 = Pomocníci, kteří na otočeném ostrově už stojí, tam zůstanou a ke svým majitelům se vrátí, až se
    ti budou připravovat.
    .title = Pomocníci na otočených ostrovech
rule-F-80 = Kdo se na léto připraví poslední, provede kromě přílivu i změnu větru.
    .title = Změna větru v létě
rule-F-81 = Na podzim aktivuj v libovolném pořadí všechny zelené karty svého města a dober 2 karty ze
    Zátoky, z balíčku, nebo po jedné z obou. Zátoka se pak doplní.
    .title = Odměna za podzim
rule-F-82 = Kdo se na podzim připraví poslední, provede změnu větru.
    .title = Změna větru na podzim

## Konec hry

farshore-section-end = Konec hry
rule-F-83 = Nemůžeš-li nebo nechceš-li na podzim udělat další akci, musíš pasovat.
    .title = Kdy pasovat
rule-F-84 = Kdo pasoval, nemůže od nikoho dostat karty ani suroviny.
    .title = Kdo pasoval, nic nedostane
rule-F-85 = Pomocníci hráče, který pasoval, zůstávají stát na plánu a svá místa blokují dál.
    .title = Pomocníci zůstávají na plánu
rule-F-86 = Máš-li předat kartu nebo surovinu a všichni ostatní už pasovali, karta se odloží a surovina se
    vrátí do zásoby.
    .title = Když není komu dát
rule-F-87 = Kdo pasoval, do hry se už nevrátí.
    .title = Pasování je konečné
rule-F-88 = Ostatní hrají dál. Až pasují všichni, hra končí a počítají se body.
    .title = Kdy hra skončí
rule-F-89 = Tvoje skóre je součet základních bodů všech karet ve městě, bonusů fialových karet, žetonů bodů,
    neutracených pokladů, mapových dílků a hodnoty pole, na kterém stojí loďka.
    .title = Co se počítá
rule-F-90 = Každý mapový dílek vynese tolik bodů, kolik činí jeho hodnota (0, 1 nebo 2) krát počet tvých
    mapových dílků. Stačí tedy součet hodnot vynásobit počtem dílků.
    .title = Body za mapové dílky
rule-F-91 = Vyhrává hráč s nejvyšším skóre.
    .title = Kdo vyhrává
rule-F-92 = Při shodě vyhrává ten, čí loďka je dál, potom ten, kdo má víc mapových dílků, pak víc pokladů
    a pak víc zbylých surovin. Nerozhodne-li ani to, vítězství je společné.
    .title = Rozhodnutí při shodě

## Podrobně: umisťování pomocníků

farshore-section-placing = Podrobně: umisťování pomocníků
rule-F-201 = V dunách smí stát libovolně mnoho pomocníků, i několik téhož hráče. Na jednoho jsou omezena jen
    místa na pobřeží, ostrovy a červené karty, takže duny lze navštívit dost často i na to, aby jeden hráč
    získal všech šest typů mapových dílků.
    .title = Duny pojmou všechny
rule-F-202 = Do dun smíš poslat pomocníka, jen když si můžeš vzít aspoň jeden dílek: jeho hromádka není
    prázdná, podmínku v tu chvíli splňuješ a dílek toho typu ještě nemáš. Vzít si dílek je pak povinné, mezi
    vhodnými hromádkami vybíráš ty. Na karty ve městě se jen hledí, nic se za dílek neodevzdává.
    .title = Kdy smíš do dun
rule-F-203 = Do doků, na rozhlednu a na červené karty smíš vstoupit, i když z toho nic nebude (neodložíš
    žádnou kartu, nemáš co vyložit). Stejně tak na pobřeží a na ostrovy, i když odměnu zkrátí plná ruka nebo
    loďka na šedesátce.
    .title = Návštěvy naprázdno
rule-F-204 = Místo pro jednoho pomocníka je zavřené i pro ostatní pomocníky téhož hráče.
    .title = Překážejí i vlastní pomocníci
rule-F-205 = Nejdřív odlož všechno, co chceš, a pak dobírej po jedné kartě, pokaždé buď ze sloupku v Zátoce,
    nebo z balíčku; kartu z balíčku uvidíš, než zvolíš další. Přestat můžeš dřív. Dojde-li balíček,
    přimíchají se i karty odložené těsně předtím.
    .title = Rozhledna krok za krokem
rule-F-206 = Opustí-li město červená karta, na které stojí tvůj pomocník, zůstane tento pomocník vedle
    města, dál se počítá jako umístěný a vrátí se při tvé nejbližší přípravě.
    .title = Pomocník bez místa
rule-F-207 = Doky a rozhledna se nikdy nezaplní, takže s volným pomocníkem máš vždycky přípustnou akci.
    .title = Vždycky je kam jít

## Podrobně: roční období a tahy

farshore-section-seasons = Podrobně: roční období a tahy
rule-F-211 = Připravit se smíš, jen když nemáš žádného volného pomocníka a ještě pro tebe nenastal podzim.
    Karta, kterou by šlo vyložit, přípravě nebrání.
    .title = Podmínka přípravy
rule-F-212 = Pasovat se smí jen na podzim. Pak ale kdykoli, i s volnými pomocníky a s kartami, které by šlo
    vyložit.
    .title = Podmínka pasování
rule-F-213 = Pomocníci se vrátí, přibude 1 ze zálohy a začne pro tebe nové období. Pak přijde odměna
    v uvedeném pořadí (na podzim nejdřív zelené karty, potom dobrání 2 karet) a doplní se Zátoka. Úplně
    nakonec se plní povinnosti toho, kdo se připravil poslední.
    .title = Postup při přípravě
rule-F-214 = Povinnosti ročního období se plní jednou a připadnou hráči, po jehož přípravě jsou už všichni
    v tomto období nebo v některém dalším (hráči, kteří pasovali, už vstoupili do podzimu). V létě přijde
    nejdřív příliv, potom změna větru. Změny větru jsou tak za hru vždy právě tři.
    .title = Kdo se připraví poslední
rule-F-215 = Letní i podzimní dobírání je povinné, ale jen do počtu, který se vejde do ruky; předem nic
    odkládat nesmíš. Dobíráš po jedné kartě, Zátoka se mezitím nedoplňuje a z jednoho jejího sloupku smíš
    vzít obě karty. Je-li Zátoka prázdná, letní dobírání odpadá.
    .title = Letní a podzimní dobírání
rule-F-216 = Hráči, kteří pasovali, se přeskakují. Kdo zbyl ve hře sám, hraje jeden tah za druhým.
    .title = Pořadí tahů
rule-F-217 = Každou zelenou kartu aktivuj právě jednou, pořadí určuješ postupně; co jedna přinese, tím smíš
    zaplatit u další. Volitelný efekt můžeš odmítnout, až na jeho kartu přijde řada. Karty, jejichž aktivace
    by nic nezměnila (prázdné Skladiště, loďka na šedesátce), lze vynechat.
    .title = Pořadí zelených karet
rule-F-218 = Ve dvou hráčích se při přílivu otočí lícem dolů oba ostrovy, takže není z čeho vybírat. Ve
    třech zůstane odkrytý jeden, ve čtyřech dva.
    .title = Kolik ostrovů zbude
rule-F-219 = V každé hromádce jsou čtyři větrné růžice a změny větru jsou tři. Každý dílek tak platí po
    jednu část hry a žádný se nevrací.
    .title = Každý vítr jednou

## Podrobně: placení

farshore-section-paying = Podrobně: placení
rule-F-221 = Poklad zastoupí přesně jednu surovinu jakéhokoli druhu, a to v ceně karty i při placení v rámci
    efektu (Obchodník, Potápěč); zpátky se nic nevrací. Použít ho smíš, i když máš příslušnou surovinu po
    ruce.
    .title = Placení poklady
rule-F-222 = Mimo placení nelze poklad směnit za surovinu a nemůže zastoupit ani kartu. Dávat není totéž co
    platit, takže poklad nelze předat hráči místo suroviny.
    .title = Pokladem se jen platí
rule-F-223 = Sleva ubere z natištěné ceny daný počet surovin, a je-li cena menší, ubere ji celou; vztahuje
    se i na houby u tvorů. Které suroviny odpadnou, určuješ ty, a přebytek se nevyplácí. Zbytek zaplať
    surovinami, poklady nebo obojím.
    .title = Jak funguje sleva
rule-F-224 = Sleva z místa (Hostinec, Pošta, Bednář, Poustevníkův ostrov) i vyložení zdarma (Listonoš) se
    počítá jako ten jediný efekt, který smí při vyložení karty působit. Tržiště, Strážkyni majáku ani
    Bylinkáře k nim přidat nelze.
    .title = Na kartu jedna sleva
rule-F-225 = Efekt působící při vyložení smíš použít, jen když se cena karty platí v surovinách a když z ní
    aspoň jednu ubere nebo nahradí. Nelze ho tedy použít u karty, která nic nestojí, ani zároveň s kotvou.
    .title = Úprava musí pomoci
rule-F-226 = Tvora vykládaného na místě se slevou smíš místo placení vyložit za kotvu; sleva tím propadá.
    Tvor vyložený zdarma kotvu nepotřebuje a použít ji na něj nelze; totéž platí pro kartu bez ceny.
    .title = Kotva místo slevy
rule-F-227 = Stavba musí být v kroku 2 už ve městě; hodí-li se jich víc, vyber si. Na to, co stavba umí, ani
    na pomocníka či zásobu na ní nemá kotva vliv. Fialové stavby přijímají kotvy za fialové tvory.
    .title = Kam kotvu položit
rule-F-228 = Volné místo, jedinečnost a cena se posuzují podle stavu po kroku 1. Tržiště odložené v kroku
    1 proto uvolní místo v plném městě, a dokonce může pomoci zaplatit další kopii sebe sama.
    .title = Kdy se ověřují podmínky

## Podrobně: vykládání karet

farshore-section-playing = Podrobně: vykládání karet
rule-F-231 = Karta vyložená díky efektu projde nejdřív všemi svými kroky 1 až 6 (vlastní efekt, spuštěné
    efekty, vítr) a teprve potom pokračuje efekt, který ji vyložil. Pak případná vnější karta pokračuje
    krokem 5. To všechno je jediná akce.
    .title = Vyložení uvnitř vyložení
rule-F-232 = Zátoka se doplňuje jednou za tah, na konci akce, po všech vnořených vyloženích a dobíráních;
    při přípravě ještě před povinnostmi toho, kdo se připravil poslední. Do té doby zůstávají uvolněná místa
    prázdná. Doplňuje se v pořadí od místa 1 do 8; karta s názvem, který už v Zátoce je, přijde na svůj
    sloupek a místo se doplní znovu.
    .title = Kdy se doplňuje Zátoka
rule-F-233 = Loďkou pohne každá vyložená karta, která odpovídá větru, ať ji platíš, vykládáš za kotvu, se
    slevou, nebo zdarma. Karta, která přijde do ruky nebo odejde z města, loďkou nehýbe.
    .title = Pluje se vždy
rule-F-234 = V kroku 5 přijdou na řadu všechny modré karty, které jsou v tu chvíli ve tvém městě, kromě té
    právě vyložené; každá jednou a v pořadí podle tebe. Modrá karta, která přibyla vnořeným vyložením, na
    vnější kartu reaguje, protože krok 5 vnější karty přichází až později.
    .title = Které modré karty reagují
rule-F-235 = Navigátor a Maják reagují hned po kroku 6, jednou za vyloženou kartu, pokud v něm loďka urazila
    aspoň 1 pole. Na vlastní vyložení nereagují a nereagují ani tehdy, když už loďka stála na šedesátce.
    .title = Odměny za plavbu po větru
rule-F-236 = Pohyb za pole 60 propadá. Při pohybu o několik polí získáš poklad z každého pole s pokladem, na
    které loďka vpluje.
    .title = Pohyb o více polí
rule-F-237 = Přikazuje-li efekt vyložení karty, musíš nějakou vyložit, pokud je tu taková, kterou vyložit
    smíš a dokážeš zaplatit; jinak se nestane nic. Odmítnout lze jen vyložení, které je označené jako
    volitelné.
    .title = Povinné vyložení
rule-F-238 = Povinný efekt proveď, nakolik to jde, část po části v uvedeném pořadí. Dobírání končí u 8 karet
    v ruce, pohyb loďky na šedesátce.
    .title = Nakolik to jde
rule-F-239 = Tvoje modré karty reagují jen na karty, které vykládáš ty.
    .title = Jen tvoje vyložení

## Podrobně: jednotlivé karty

farshore-section-cards = Podrobně: jednotlivé karty
rule-F-241 = Vrak lodi smíš vyložit, jen když máš ve městě jinou stavbu, a Trosečníka, jen když tam máš
    jiného tvora. V kroku 4 jednu takovou kartu podle své volby odlož a pak získej poklad. Vrak lodi či
    Trosečník sám ve městě zůstává.
    .title = Vrak lodi a Trosečník
rule-F-242 = Karta, která opouští město, přijde lícem dolů na odkládací balíček a uvolní své místo. Kotva na
    ní je ztracena, zásoba z ní se vrací do společné zásoby a její body ani typ se už nepočítají. Mapové
    dílky, které už máš, ti zůstávají.
    .title = Odchod karty z města
rule-F-243 = Tržiště odkládáš v kroku 1 při vykládání jiné karty a ubere z její ceny až 3 suroviny. Aspoň
    jednu ubrat musí a místo po něm je hned volné.
    .title = Odložení Tržiště
rule-F-244 = Skladiště se naplní jednou, v kroku 4 před první aktivací, ať už se do města dostalo jakkoli.
    Při každé aktivaci si vezmi 2 žetony podle své volby z toho, co na něm zbývá, případně poslední 1.
    Žetony na kartě nikomu nepatří: nelze jimi platit a nikam se nepočítají.
    .title = Zásoba ve Skladišti
rule-F-245 = Námořník aktivuje jednu zelenou kartu tvého města, která sama není Námořník; není-li taková,
    nestane se nic. Při přípravě přidá každý Námořník jednu aktivaci, třeba i kartě, která se sama už
    aktivovala nebo teprve bude.
    .title = Co aktivuje Námořník
rule-F-246 = Kartograf vyhodnotí kterékoli místo na pobřeží nebo odkrytý ostrov, obsazené i volné, jako by
    tam stál tvůj pomocník. Doky, rozhlednu, duny a otočené ostrovy napodobit nelze. Ostrov, který sám
    napodobuje místo na pobřeží, ano.
    .title = Co napodobí Kartograf
rule-F-247 = Nejdřív předej kartu, potom získej surovinu a nakonec dober, takže pro novou kartu je v ruce
    místo. Potřebuješ k tomu kartu v ruce a využít to nemusíš.
    .title = Celní úřad
rule-F-248 = Smíš přesunout kteréhokoli svého umístěného pomocníka, i z otočeného ostrova nebo od města, kde
    zbyl bez místa, na jiné místo, kam smí vstoupit; z doků do doků to nejde. Nové místo hned vyhodnoť,
    ještě v kroku 4.
    .title = Černý pasažér
rule-F-249 = Sám Listonoš už v ruce není a obě dobrané karty přijdou nejdřív do ní: s 8 kartami tedy
    nedobereš žádnou, se 7 jednu. Zdarma smíš vyložit jen kartu právě dobranou a ne fialovou; omezení
    místem, jedinečnost i podmínky Vraku lodi a Trosečníka platí i tady. Ostatní karty ti zůstanou v ruce.
    .title = Karty od Listonoše
rule-F-250 = Nejdřív odlož libovolný počet karet, třeba i žádnou, a pak vylož jednu kartu ze zbytku ruky
    nebo ze Zátoky se slevou jedné suroviny za každou odloženou kartu. Vykládanou kartu si můžeš vybrat
    předem, ale je dovoleno karty odložit a pak nemít co vyložit.
    .title = Sleva na Poště
rule-F-251 = Vrak lodi a Trosečník se ve všem ostatním počítají: do podmínek mapových dílků, fialových
    bonusů, jedinečnosti i větru, a na Vrak lodi lze položit kotvu.
    .title = Karty bez místa se počítají
rule-F-252 = Všechny suroviny darované při jedné návštěvě dostane jediný hráč podle tvé volby, který ještě
    nepasoval. Pasovali-li všichni ostatní, vrátí se suroviny do zásoby. Body získáš tak jako tak.
    .title = Dary v Opatství
rule-F-253 = Při placení v rámci efektu se rozhoduješ po jedné surovině, od 0 do uvedeného maxima. Zisk
    přijde až po poslední platbě, takže jím v téže aktivaci platit nemůžeš.
    .title = Placení až do limitu

## Podrobně: balíček a Zátoka

farshore-section-deck_and_bay = Podrobně: balíček a Zátoka
rule-F-261 = Odkládací balíček se zamíchá, teprve když je potřeba karta a balíček je prázdný, ne už ve
    chvíli, kdy z něj zmizí poslední karta.
    .title = Kdy se míchá znovu
rule-F-262 = Je-li prázdný balíček i odkládací balíček, nic se nedobírá a místa v Zátoce zůstávají prázdná,
    dokud je nebude z čeho doplnit. Hra pokračuje.
    .title = Oba balíčky prázdné
rule-F-263 = Všechny karty sloupku mají stejný název, nezáleží tedy na tom, kterou z nich vezmeš. Místo je
    volné, až když zmizí jeho poslední karta; dobíráš-li karet víc, smíš si z téhož sloupku vzít i další.
    .title = Sloupky v Zátoce
rule-F-264 = Nejdřív se rozdají karty všem, potom se hráči podle pořadí rozhodují, zda své karty vymění.
    Původní karty přijdou na odkládací balíček ještě před dobráním nových.
    .title = Pořadí výměny karet
rule-F-265 = Veřejná jsou města, Zátoka, žetony, kotvy, loďky, hromádky mapových dílků, odkryté dílky
    a počty karet v rukou, v balíčku i v odkládacím balíčku. Tajné jsou karty v ruce, pořadí balíčku, dosud
    neodkryté větrné růžice a karty odložené z ruky, které zná jen jejich majitel. Předanou kartu zná ten,
    kdo ji dal, i ten, kdo ji dostal.
    .title = Co všichni vědí

## Podrobně: předávání

farshore-section-gifts = Podrobně: předávání
rule-F-271 = Vybíráš mezi soupeři, kteří nepasovali a mají v ruce méně než 8 karet; není-li žádný, karta se
    odloží. Odměnu získáš tak jako tak.
    .title = Kdo dostane kartu
rule-F-272 = Surovinu smíš dát kterémukoli soupeři, který nepasoval, protože počet surovin není omezen.
    .title = Kdo dostane surovinu
rule-F-273 = Přijetí karty nebo suroviny nespustí žádný efekt.
    .title = Přijetí nic nespouští

## Podrobně: počítání bodů

farshore-section-scoring = Podrobně: počítání bodů
rule-F-281 = Kotviště se počítá mezi fialové karty, takže i samotné má hodnotu 5 + 3 body.
    .title = Kotviště počítá i sebe
rule-F-282 = Fialový bonus počítá všechny karty své skupiny ve tvém městě, i fialové; Zahrady například
    započtou jedinečného fialového tvora. Do vlastní skupiny patří jen Kotviště.
    .title = Co fialové karty počítají
rule-F-283 = Záporné základní body se odečítají. Ostatní složky skóre záporné nikdy nejsou.
    .title = Záporné body
rule-F-284 = Poslední kritérium při shodě počítá dřevo, chaluhy, kámen a houby v tvé vlastní zásobě, nikoli
    poklady ani zásobu na Skladišti.
    .title = Suroviny při shodě
rule-F-285 = První kritérium při shodě porovnává, o kolik polí loďky dopluly; vyjde to nastejno jako
    porovnat hodnoty těchto polí.
    .title = Loďky při shodě
rule-F-286 = Na Admirálovi je vytištěno, že je jedinečný, a Guvernér se za jedinečného považuje také.
    .title = Admirál a Guvernér
rule-F-287 = Galeona přidá za každý neutracený poklad 1 bod k obvyklým 2. Admirál počítá pole s pokladem, na
    která loďka dorazila nebo kterými proplula (0 až 12), bez ohledu na to, zda jsou poklady už utracené.
    .title = Galeona a Admirál

## Sólo: kapitán Slaneček

farshore-section-solo = Sólo: kapitán Slaneček
rule-F-301 = Sólová hra proti kapitánu Slanečkovi je vlastní návrh projektu figurka. Připrav hru jako pro
    dva (dva ostrovy, od každého typu mapové dílky 2 a 1); začínáš ty s 5 kartami a s obvyklou možností
    karty vyměnit. Slaneček má loďku na startovním poli a město, ale ne karty v ruce, suroviny, body ani
    kotvy.
    .title = Příprava sólové hry
rule-F-302 = Slaneček má kromě pomocníka v loďce dalších 5: jeden blokuje náhodné místo na pobřeží, jeden
    náhodný ostrov a 3 jsou v záloze.
    .title = Slanečkovi pomocníci
rule-F-303 = Na místo se Slanečkovým pomocníkem nesmíš vstoupit a z místa v Zátoce, na kterém takový
    pomocník stojí, nesmíš kartu vyložit, dobrat ani vzít. Kartograf a Zrcadlová laguna takto blokované
    místo napodobit smějí. Doky, rozhlednu ani duny Slaneček nikdy nevyužívá.
    .title = Co Slaneček blokuje
rule-F-304 = Spočítej karty, které v tahu vyložíš, i ty vyložené zdarma nebo díky efektu jiné karty. Až
    skončí tvoje akce a doplní se Zátoka, vyloží Slaneček jednu po druhé stejný počet karet a po každé se
    Zátoka znovu doplní.
    .title = Slanečkova odpověď
rule-F-305 = Místa v Zátoce mají čísla 1 až 8; Slaneček začne na náhodném, prázdná přeskakuje (po
    8 následuje 1) a vezme jednu kartu. Jedinečnou kartu, kterou už má, odloží a jde na další místo; první
    vhodná karta přijde do jeho města bez placení, bez efektu a bez ohledu na počet míst. Místa, která ti
    blokuje, jsou jemu otevřená, a nedá-li mu vhodnou kartu žádné z osmi, nevyloží nic.
    .title = Jak Slaneček vykládá
rule-F-306 = Každá karta, kterou Slaneček vyloží, pohne jeho loďkou podle větru, za každou odpovídající
    růžici o 1 pole. Při každém pohybu sbírá poklady stejně jako ty a na šedesátce končí.
    .title = Jak Slaneček pluje
rule-F-307 = Poslední se připravuješ vždy ty, takže povinnosti jsou na tobě a příliv otočí oba ostrovy. Po
    tvé odměně a po povinnostech popluje Slanečkova loďka, na úrovni Plavčík o 2 pole, Bocman o 4 a Kapitán
    o 4; pak Slaneček vyloží karty jako při svých odpovědích, na úrovni Plavčík 2, Bocman 2 a Kapitán 3. Jeho
    pomocník na pobřeží se přesune na další místo v pořadí Pláž s naplaveným dřevem, Chaluhová mělčina,
    Kamenné útesy, Houbová rokle a zase od začátku; pomocník na ostrově přejde na druhý ostrov, je-li
    odkrytý, a jsou-li otočené oba, vypadne ze hry. Nakonec jde jeden pomocník z jeho zálohy na místo
    v Zátoce s nejnižším číslem, kde ještě žádný nestojí, zůstane tam do konce a následuje Slanečkova mapová
    fáze.
    .title = Po tvé přípravě
rule-F-308 = Slaneček si vezme nejvýš 2 mapové dílky, jeden po druhém a vždy shora z hromádky, jejíž typ mu
    chybí a jejíž podmínku jeho město splňuje. Přednost má nejvyšší hodnota a při rovnosti pořadí sběr,
    všechny typy, služby, pouť, místa, rozkvět.
    .title = Slanečkova mapová fáze
rule-F-309 = Slaneček nemůže nic dostat. Co by mu mělo připadnout, se odloží nebo vrátí do zásoby a odměna
    ti náleží i tak.
    .title = Žádné dary Slanečkovi
rule-F-310 = Jakmile pasuješ, má Slaneček ještě jednu mapovou fázi. Potom se oběma spočítají body.
    .title = Konec sólové hry
rule-F-311 = Slaneček má základní body svých karet, hodnotu pole své loďky, body za mapové dílky (součet
    hodnot krát počet dílků) a 2 body za každý poklad. Místo natištěných bonusů má za každou fialovou kartu
    navíc 4 body.
    .title = Slanečkovo skóre
rule-F-312 = Vyhráváš s vyšším skóre. Při shodě rozhodují stejná kritéria jako v běžné hře, Slaneček přitom
    žádné suroviny nemá; úplná shoda znamená jeho vítězství.
    .title = Jak Slanečka porazit
