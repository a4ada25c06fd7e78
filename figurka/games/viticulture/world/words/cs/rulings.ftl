### Viticulture World: upřesnění v přehledu pravidel, jedna zpráva na každé očíslované upřesnění.

## Podrobně: pracovníci a destičky

viticulture-world-section-rulings-placement = Podrobně: pracovníci a destičky
rule-W-100 = Pracovníka smíš umístit tam, kde lze akci provést; započítá se i to, co ti před ní přinese
    bonus nebo výměna. Karta, kterou si za bonus teprve vezmeš, se nepočítá: nikdo ji ještě nezná.
    .title = Přípustné umístění
rule-W-101 = Umísti pracovníka a zaplať, oč událost akci zdražuje. Pak přijde akce, po ní to, co
    spustila, a nakonec dobrovolný efekt události, je-li akce označená. Oválný bonus a výměna jsou také
    dobrovolné, obojí jednou, před akcí, nebo po ní.
    .title = Pořadí při umístění
rule-W-102 = Bonusu se smíš vzdát. Za jedno umístění ho využiješ jednou, a nemá-li účinek, třeba když
    není hrozen, který by zrál, propadá.
    .title = Bonus není povinný
rule-W-145 = Na to, kdy si bonus vezmeš, se figurka ptá jen tam, kde na tom může záležet. Mince bereš
    vždy před akcí. Body také, ledaže by tě dostaly z minusu nebo poprvé na 30. A stejně tak karty, kromě
    akce M (Odhadce tě může stát celou ruku), balíčku, ve kterém zbývá méně než 8 karet, a letního
    návštěvníka, pokud by některý spoluhráč mohl mít Guvernéra. Hrozen nebo víno přijde na řadu až po
    akci, která nepracuje s hrozny, vínem ani návštěvníky, jestliže nemáš s kým vyměňovat.
    .title = Kdy se figurka na bonus ptá
rule-W-103 = Oválné destičky leží jen na otevřených místech akcí A až P, takže při 1 až 3 hráčích nejvýš
    jedna na každé akci. Na celoročních místech a na událostech nikdy.
    .title = Kde smí ležet ovály
rule-W-104 = Řetěz šipek nedává nic, pokud se vrátí na destičku, kterou už prošel, nebo dojde na místo bez
    oválu či na okraj herního plánu.
    .title = Šipky, které nikam nevedou
rule-W-105 = Destička C počítá zařízení postavená na tvé desce vinice, tedy žádné karty zařízení, ať
    leží kdekoli. Malý sklep mezi ně nepatří.
    .title = Co počítá destička C
rule-W-106 = Obdélníková destička nechává místa i ovály akce, jak jsou, a kdo tam stojí, znovu nejedná.
    Platí i tehdy, když tuto akci herního plánu provádí karta. Efekty natištěné na kartách se nemění.
    .title = Obdélníkové destičky podrobně
rule-W-107 = Slovo „až“ na destičce znamená nejméně 1. Odměna navíc je jen za plný počet.
    .title = „Až“ na destičkách
rule-W-108 = Ve 4 až 6 hráčích mohou mít ovál obě místa akce. Pracovník stojí na jednom a má jen jeho
    bonus. Na jedné akci může být i víc tvých pracovníků.
    .title = Dva ovály na jedné akci
rule-W-109 = Stojí-li ukazatel vlivu na 10, akci P zvolit nelze. Vliv nad 10 získaný jinak propadá.
    Ztráty se zastaví na 0.
    .title = Konce stupnice vlivu
rule-W-137 = Hrozen z akce G potřebuje volné místo s hodnotou 1 ve své barvě. Balíčky, ze kterých si tu
    bereš karty, urči předem; karty zařízení jen tehdy, jsou-li ve hře. Dáváš-li 1 VB, nesmíš klesnout
    pod −5.
    .title = Obchod na akci G
rule-W-138 = Dojde-li hromádka destiček, zamíchají se ty odhozené. Je-li jich i tak málo, odkryje se, co
    zbývá.
    .title = Prázdná hromádka destiček
rule-W-139 = Na soukromá místa, tedy na povoz a karty zařízení, se vejde 1 pracovník jejich majitele a ani
    zkušený tam další místo nenajde. Místo události v Zelenostruží pro něj platí za akci herního plánu.
    .title = Soukromá místa

## Podrobně: karty

viticulture-world-section-rulings-cards = Podrobně: karty
rule-W-110 = Dovolí-li ti karta vyučit pracovníka, hned sejmi jeden ze svých klobouků za cenu uvedenou na
    kartě. Nemáš-li už žádný, tuto možnost nezvolíš. Odklady ze základní hry neplatí.
    .title = Vyučení kartou
rule-W-111 = Počítá-li karta nevyučené pracovníky, počítá tvé klobouky.
    .title = Nevyučení pracovníci
rule-W-112 = Pracovníci nepřibývají ani neubývají a nikdo jich nikdy nemá 6.
    .title = Pracovníků je stále stejně
rule-W-113 = Možnost, která by tě připravila o pracovníka, zvolit nelze.
    .title = Vzdát se pracovníka
rule-W-114 = Stáhneš-li si pracovníka, klobouk mu zůstává, a s ním i období. Staženého zkušeného
    pracovníka lze umístit znovu a může zahájit další výměnu.
    .title = Stažení pracovníci
rule-W-115 = Nabídky všem hráčům nebo protihráčům platí i pro ty, kdo už pasovali. Co získáš po pasování
    v zimě, do konce příštího roku nezraje ani se neodhazuje.
    .title = Nabídky i po pasování
rule-W-116 = Levý a pravý soused jsou ti, kdo v pořadí míst sedí vedle tebe. Ve 2 hráčích je z obou stran
    tentýž spoluhráč.
    .title = Sousedé
rule-W-117 = Spoluhráči se rozhodují svobodně, takže se můžete domluvit na odmítnutí (Podvodník) i na
    přijetí (Bankéř, Údržbář). Částky a omezení zůstávají jako na kartě.
    .title = Spoluhráči volí svobodně
rule-W-118 = Karty, které počítají všechny hráče nebo s nimi srovnávají, zahrnují i ty, kdo pasovali.
    .title = Srovnání s ostatními
rule-W-119 = Karta, která provádí letní akci (Manažer, Virtuos), si smí zvolit kteroukoli z A až H, jak
    je právě vylepšená, obsazenou i volnou, za její cenu. Pracovník se neumisťuje, a proto není oválný
    bonus (u Virtuosa jeden z této akce je), výměna ani efekt události na označené akci. Celoroční místa
    zvolit nelze.
    .title = Karty, které provádějí letní akci
rule-W-120 = Zakázaná karta, která se odkryje nebo se na ni jen nahlíží, se nahradí dřív, než se cokoli
    vybírá.
    .title = Zakázaná karta při výběru
rule-W-121 = Má-li karta, kterou si necháváš, podmínku pro konec hry, vyhodnotí se po konci posledního
    roku a před posouzením vítězství.
    .title = Karty ponechané do konce
rule-W-122 = Karty zdrojů, cílů a událostí nejsou karty v ruce: netýká se jich limit, odhazování ani
    počítání karet.
    .title = Co do ruky nepatří
rule-W-123 = Karty, které mluví o řádkách stupnice vstávání nebo o hvězdách, jsou všechny zakázané.
    Hvězda, kterou by dala povolená karta, propadá.
    .title = Řádky vstávání a hvězdy
rule-W-124 = V sólové hře karty návštěvníků a zařízení žádného protihráče nenajdou: co počítá protihráče,
    počítá 0. Podvodník, Svatebčané a Guvernér se odhodí a přijde za ně jiná karta. S Dovozcem si vezmi
    3 karty.
    .title = Karty v sólové hře
rule-W-125 = Hraješ-li díky destičce E nebo M dva návštěvníky, dokonči prvního a teprve pak vyber
    druhého.
    .title = Dva návštěvníci díky destičce
rule-W-126 = Pracovník, kterým kartu hraješ, zůstává na své akci: efekt, který pracovníky stahuje, ho
    stáhnout nesmí. Výjimkou je Motivátorka: vlastního zkušeného pracovníka, kterým ji hraješ, stáhnout
    smíš.
    .title = Kdo kartu hraje, zůstává

## Podrobně: výměna se zkušeným pracovníkem

viticulture-world-section-rulings-trade = Podrobně: výměna se zkušeným pracovníkem
rule-W-130 = Vyměňovat lze na každé společné akci: na akcích herního plánu, na místě s mincí i na události
    v Zelenostruží. Pracovník spoluhráče může stát na druhém místě, na oválu nebo vedle míst.
    .title = Kde lze vyměňovat
rule-W-131 = Co dostaneš před akcí, můžeš v ní použít.
    .title = Hned k použití
rule-W-132 = Kdo pasoval v zimě, nemá na herním plánu nikoho a vyměňovat s ním nelze. S tím, kdo pasoval
    v létě, to v létě i v zimě jde dál, a to tam, kde jeho pracovníci ještě stojí.
    .title = Výměna s tím, kdo pasoval
rule-W-133 = Akce, kterou provádíš bez umístění zkušeného pracovníka (díky návštěvníkovi, události nebo
    navíc), výměnu nikdy nezahájí.
    .title = Bez zkušeného bez výměny

## Podrobně: body a konec hry

viticulture-world-section-rulings-score_and_end = Podrobně: body a konec hry
rule-W-140 = Hranice 30 VB platí, kdykoli jí tvůj ukazatel dosáhne nebo ji překročí, i v tahu někoho
    jiného. Vliv přibude ihned.
    .title = Dosažení 30 VB
rule-W-141 = V 6. roce proběhnou všechny kroky konce roku a kontrola světadílu, potom se vyhodnotí
    podmínky ponechaných karet a teprve pak se posoudí vítězství.
    .title = Konec 6. roku
rule-W-142 = Karty, které přijdou až po odhazování, třeba z Přístaviště, ze Sila nebo darem, ti
    zůstávají.
    .title = Karty až po odhazování
rule-W-143 = Na podzim je napřed výhoda, potom domek. Na ostatní se tady mezitím nečeká.
    .title = Pořadí na podzim
rule-W-144 = Na konci roku zrají vína i hrozny od vysokých hodnot k nízkým a meze tvého sklepa platí.
    .title = Zrání
