### Viticulture World: přehled pravidel světadílů, jedna zpráva na každé očíslované pravidlo.

## Světadíly: události

viticulture-world-section-continents-common = Světadíly: události
rule-W-300 = Každá událost má mez, kolik vlivu může za svůj rok dát. Nad ni už vliv nepřibude, zbytek
    odměny ale získáš.
    .title = Mez vlivu
rule-W-301 = Označená je ta akce, u které leží žeton událostí. Událost může označit i několik akcí, místo
    s mincí, nebo žádnou.
    .title = Označená akce
rule-W-302 = Efekt události, který patří k nějaké akci, je dobrovolný. Přichází hned po ní u každého
    pracovníka, s kloboukem i bez něj. Změny pravidel, těžkosti a sláva jsou povinné.
    .title = Dobrovolné a povinné
rule-W-303 = Událost působí od chvíle, kdy se odkryje, až po kontrolu na konci roku včetně.
    .title = Jak dlouho událost působí
rule-W-304 = Kde něco závisí na počtu hráčů, počítají se jen lidé.
    .title = Počet hráčů
rule-W-305 = U označené akce a u akce, která přináší slávu, se počítá jen umístění pracovníka na ni, a to
    i na ovál nebo s obdélníkovou destičkou; návštěvníci, povoz, karty zařízení ani akce navíc nestačí.
    Skutky, společné cíle a osobní cíle počítají každý výskyt, ať přijde odkudkoli. Ceny, slevy, zákazy
    a nejvyšší počty platí jen pro akci herního plánu. Změny vyrobeného vína, vyřízených objednávek
    a sklizených hroznů platí všude.
    .title = Co se pro událost počítá
rule-W-306 = Co se děje při odkrytí události, vyhodnotí všichni v loňském pořadí vstávání, v 1. roce
    v pořadí míst.
    .title = Při odkrytí události
rule-W-307 = Ztráta kvůli události vezme, co je: mince, vliv a slávu až na 0, VB až na −5. Co kdo nemá,
    o to nepřijde.
    .title = Ztráty
rule-W-308 = V sólové hře může být spoluhráčem, kterého událost potřebuje, partner.
    .title = Partner jako spoluhráč
rule-W-309 = Dovolí-li ti událost zasadit, sklidit, vyrobit víno nebo vyučit, není k tomu třeba
    pracovník, nezačíná tím výměna, nepatří k tomu oválný bonus a přirážka události se neplatí.
    .title = Akce od události

## Světadíly: Zelenostruží

viticulture-world-section-continents-greengully = Světadíly: Zelenostruží
rule-W-310 = V Zelenostruží je každá karta události akčním místem na celý rok. Událostí je přesně 6 a vždy
    jdou od 1 do 6.
    .title = Události jako akční místa
rule-W-311 = Událost má při 1 až 3 hráčích 1 místo, při 4 až 6 hráčích 2; jsou-li plná, zkušený pracovník
    se ještě přidat může. Zaplatit je třeba celou cenu, jinak pracovníka neumístíš. Pasuješ-li v zimě,
    tvé místo se uvolní.
    .title = Jak se místo události používá

## Světadíly: Asie

viticulture-world-section-continents-asia = Světadíly: Asie
rule-W-320 = Na začátku každý získá 1 hrozen s hodnotou 1, červený, nebo bílý, jak si zvolí.
    .title = Příprava: hrozen
rule-W-321 = Po označené akci smíš do společného pokrmu přidat až 2 vlastní přísady. Když v létě nebo
    v zimě pasuješ, smíš přidat 1, a to před kroky podzimu nebo konce roku.
    .title = Přísady do pokrmu
rule-W-322 = Pokrm potřebuje pevný díl a k němu díl za každého hráče, oba určuje událost. Hrozny a vína
    se počítají svou hodnotou, karty po 1. Co je navíc, propadá.
    .title = Kolik pokrm potřebuje
rule-W-323 = Jakmile je přísad dost, pokrm je hned hotový. Odměnu týmu si jednou vezme hráč na tahu,
    odměnu kuchařů jednou každý, kdo přidal alespoň 1 přísadu. Tím je pokrm uzavřen.
    .title = Hotový pokrm
rule-W-324 = Není-li pokrm při kontrole na konci roku hotový, získá každý za každou svou přísadu 1 minci.
    Přísady jsou pryč.
    .title = Nedokončený pokrm

## Světadíly: Oceánie

viticulture-world-section-continents-oceania = Světadíly: Oceánie
rule-W-330 = Počítadlo sdílení začíná na 0 a každé jaro se na 0 vrací.
    .title = Příprava: počítadlo sdílení
rule-W-331 = Po označené akci smíš zaplatit cenu události ve prospěch zvoleného spoluhráče, který si
    vezme odměnu obdarovaného. Nemůže-li nebo nechce-li, sdílení není a neplatí se nic. Jinak si vezmi
    odměnu dárce, je-li nějaká, a počítadlo sdílení se zvýší o 1.
    .title = Sdílení
rule-W-332 = Sdílet smíš jednou za označenou akci, nejvýš však dvakrát za rok.
    .title = Jak často
rule-W-333 = Dosáhne-li počítadlo sdílení nižšího cíle pro váš počet hráčů, získáte 1 bod vlivu. Má-li
    událost ve 4 až 6 hráčích vyšší mez vlivu, přinese další 1 bod dosažení vyššího cíle.
    .title = Vliv za sdílení

## Světadíly: Jižní Amerika

viticulture-world-section-continents-south_america = Světadíly: Jižní Amerika
rule-W-341 = Jednou za rok smíš zároveň s označenou akcí využít službu letošní osobnosti: zaplať její
    cenu a vezmi si její odměnu. Slevy a úlevy působí uvnitř akce, ostatní odměny přijdou po ní.
    .title = Služba osobnosti
rule-W-342 = Osobnost si žádá také skutek: něco, co za rok počítá celý tým, s cílem podle počtu hráčů.
    Jakmile ho dosáhnete, hned si vezměte odměnu. Druhý skutek funguje stejně.
    .title = Skutek

## Světadíly: Evropa

viticulture-world-section-continents-europe = Světadíly: Evropa
rule-W-350 = Karty cílů, kterých je 18, se zamíchají. Vezmi si 3 a nech si 2 z nich vyložené; v sólové
    hře si vezmi 4 a nech si 3. Zbytek přijde dospod balíčku.
    .title = Příprava: karty cílů
rule-W-351 = Každý má své vlastní osobní cíle. K některým nepotřebuješ hrozny ani víno.
    .title = Osobní cíle
rule-W-352 = Jednou za rok si smíš nechat uznat jeden svůj vyložený cíl, jehož podmínka právě platí: ve
    svém tahu před akcí, po ní, nebo hned po svých krocích konce roku. Povinné to není a smíš počkat na
    lepší rok.
    .title = Uznání cíle
rule-W-353 = Přeje-li letošní výnos oblasti, do které cíl patří, získáš v mezích události 1 bod vlivu.
    Jinak, nebo nad tuto mez, získáš 2 mince.
    .title = Odměna za cíl
rule-W-354 = Na jaře po přečtení události smíš za 1 minci dát 1 vyložený cíl dospod balíčku. Potom si
    doplň vyložené cíle na 2, v sólové hře na 3, dokud balíček stačí. Uznané cíle jsou mimo hru.
    .title = Nové cíle
rule-W-355 = Co výnos mění, platí pro všechny po celý rok.
    .title = Výnosy

## Světadíly: Severní Amerika

viticulture-world-section-continents-north_america = Světadíly: Severní Amerika
rule-W-360 = Máte společnou stupnici slávy od 0 do 12. Její ukazatel začíná na 2.
    .title = Příprava: stupnice slávy
rule-W-361 = Každá událost uvádí, které akce posunou slávu a o kolik. Je to povinné a děje se to hned po
    akci, jednou za rok u každého hráče a každé uvedené akce.
    .title = Akce, které přinášejí slávu
rule-W-362 = Jednou za rok smí jeden z vás ve svém tahu odhodit 2 karty z ruky a poskytnout rozhovor:
    sláva stoupne, nebo klesne o 1.
    .title = Rozhovor
rule-W-363 = Při kontrole na konci roku porovnáte slávu s příznivým pásmem, dvěma sousedními hodnotami,
    které tabulka udává pro váš počet hráčů. Je-li v pásmu, vezměte si odměnu události a sláva se vrátí
    na začátek. Je-li nad ním, propukne skandál: každý ztratí 1 VB a sláva se vrátí na začátek. Je-li pod
    ním, upadáte v zapomnění: každý ztratí 1 minci a sláva zůstává.
    .title = Sláva na konci roku
rule-W-364 = Sláva nikdy neklesne pod 0 ani nestoupne nad 12.
    .title = Konce stupnice slávy

## Světadíly: Afrika

viticulture-world-section-continents-africa = Světadíly: Afrika
rule-W-370 = Karet zdrojů je 30, po 6 od každého druhu: voda, nářadí, znalosti, soudržnost a obchodní
    cesty. Zamíchají se a každý si vezme počáteční karty; kolik, záleží na počtu hráčů.
    .title = Příprava: karty zdrojů
rule-W-371 = Na jaře po přečtení události si tým bere po jedné nové karty zdrojů a každou dá, komu chce.
    Kolik jich je pro váš počet hráčů, udává tabulka jarních zdrojů.
    .title = Zdroje na jaře
rule-W-372 = Na místě s mincí smíš místo zisku 1 minci zaplatit a vzít si 1 kartu zdroje.
    .title = Zdroje z místa s mincí
rule-W-373 = Jednou za období smíš ve svém tahu odhodit 2 karty návštěvníků a vzít si 1 kartu zdroje.
    .title = Zdroje za návštěvníky
rule-W-374 = Při výměně se zkušeným pracovníkem je libovolný počet karet zdrojů jedna věc. Dojde-li
    jejich balíček, zamíchají se odhozené.
    .title = Výměna zdrojů
rule-W-375 = Ve svém tahu smíš kromě umístění pracovníka přiložit k události jakékoli své karty zdrojů.
    Dvě stejné přiložené spolu zastoupí jednu kteréhokoli druhu.
    .title = Přikládání zdrojů
rule-W-376 = Co těžkost vyžaduje, záleží na velikosti skupiny: malá má 1 až 2 hráče, střední 3 až
    4 a velká 5 až 6. Je-li požadavek splněn, těžkost hned končí a odměnu si vezme ten, kdo přiložil
    poslední kartu. Přiložené karty se odhodí.
    .title = Překonaná těžkost
rule-W-377 = Trvá-li těžkost ještě při kontrole na konci roku, nastane to, co pro ten případ uvádí její
    karta. Přiložené karty se odhodí.
    .title = Nepřekonaná těžkost
