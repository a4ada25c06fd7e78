### Viticulture World sólo: přehled pravidel partnera, jedna zpráva na každé očíslované pravidlo.

## Sólo: partner

viticulture-world-section-solo-known = Sólo: partner
rule-W-201 = Hraješ-li bez spoluhráčů, máš umělého partnera, který nesoupeří, ale pomáhá. Zprávy o hře mu
    říkají Burattino, italsky loutka, nebo podobně.
    .title = Pomocná ruka
rule-W-202 = Na začátku každého léta a každé zimy se otočí jedna karta partnera. Partner získá 3 mince
    a na každou ze 4 uvedených akcí dá jednoho pracovníka.
    .title = Karta na každé období
rule-W-203 = Peníze partnera jdou na destičky inovací a na vliv. O podrobnostech rozhoduješ ty.
    .title = Nač má peníze
rule-W-204 = Umístíš-li zkušeného pracovníka na akci, kde má pracovníka partner, můžeš s ním něco
    vyměnit. Co dá, určuješ ty; pravidla výměny jsou trochu jiná.
    .title = Výměna s partnerem
rule-W-205 = Partner má karty, které ti mohou v určitých mezích vylepšit ruku.
    .title = Jeho karty
rule-W-206 = Stupnice vlivu má počáteční pole pro sólovou hru a destičky *H a *N se používají jen v ní.
    .title = Co patří jen k sólové hře

## Sólo: příprava hry

viticulture-world-section-solo-setup = Sólo: příprava hry
rule-W-210 = Hra se připraví pro 1 hráče: každá akce má 1 otevřené místo. Ukazatel vlivu přijde na
    počáteční pole sólové hry, posunutý podle úrovně.
    .title = Herní plán pro jednoho
rule-W-211 = V hromádce obdélníkových destiček nahradí *H a *N destičky H a N.
    .title = Sólové destičky
rule-W-212 = Partner má 4 pracovníky druhé barvy, kteří platí za klobouky a bonusy nezískávají nikdy,
    prázdný měšec a odkrytou nabídku, kterou tvoří 1 karta vinné révy a 1 objednávka vína. Vinici, VB ani
    žeton kohouta nemá.
    .title = Co partner má
rule-W-213 = Karet partnera je 12. Zamíchají se a vystačí přesně na 6 let. Prázdný balíček by se zamíchal
    znovu.
    .title = Balíček partnera
rule-W-214 = Co počítá hráče, počítá 1. Událost, která potřebuje spoluhráče, může použít partnera: mince
    přijdou do jeho měšce, karty do jeho nabídky, kde jich smí být nejvýš 5; hrozen, víno, akce, vyučení
    nebo VB se změní v 1 minci v měšci.
    .title = Jeden hráč, jeden partner

## Sólo: rok s partnerem

viticulture-world-section-solo-year = Sólo: rok s partnerem
rule-W-220 = Kroky jara se nemění. Po kroku 3 přibude do nabídky 1 karta vinné révy, 1 objednávka vína a,
    hraje-li se s kartami zařízení, i 1 z nich. Zůstane jich nejvýš 5; které se odhodí, vybíráš ty.
    .title = Jaro
rule-W-221 = Partner nemá tahy ani žeton kohouta. Pozici na stupnici vstávání si vybíráš jakoukoli kromě
    té loňské.
    .title = Vstávání bez spoluhráčů
rule-W-222 = Karta partnera se provede, než začneš hrát: do měšce přibudou 3 mince, na snadné úrovni 5;
    pracovníci přijdou na 4 akce příslušné poloviny karty v pořadí písmen; potom může partner inovovat
    nebo koupit vliv.
    .title = Pořadí při otočení karty
rule-W-223 = Pracovník partnera obsadí místo své akce; pak se na ni dostaneš jen se zkušeným pracovníkem.
    Místo s oválem není plné nikdy.
    .title = Partner v cestě
rule-W-224 = Přijde-li v létě pracovník partnera na akci H a v měšci jsou alespoň 4 mince, smíš z nich
    4 utratit, vybrat 1 odkrytou destičku a umístit ji. Zakrytá výhoda patří do měšce; zakrytou cenu
    zaplatí měšec, nebo ty.
    .title = Partner na akci H
rule-W-225 = Přijde-li v zimě pracovník partnera na akci P a v měšci je alespoň 8 mincí, smíš jich
    8 utratit za 1 bod vlivu.
    .title = Partner na akci P
rule-W-226 = Je-li ve hře obdélníková destička *H, platí partner na akci H za destičku 3 mince a smíš za
    něj vzít až 2.
    .title = S destičkou *H
rule-W-227 = Na všech ostatních akcích pracovníci partnera jen obsazují místa a umožňují výměnu.
    .title = Partner na ostatních akcích

## Sólo: výměna s partnerem

viticulture-world-section-solo-trade = Sólo: výměna s partnerem
rule-W-228 = Umístění zkušeného pracovníka na akci s pracovníkem partnera dovoluje jednu výměnu s ním.
    Jednu věc můžeš dostat, jednu dát, nebo obojí. Dostaneš 1 minci z měšce, nebo až 2 karty jednoho
    druhu z nabídky; dáš libovolnou částku mincí, nebo libovolný počet karet jednoho druhu: vinné révy,
    objednávek vína, nebo zařízení.
    .title = Co lze vyměnit
rule-W-229 = Za to, co si vezmeš, musíš dát alespoň 1 minci nebo 1 kartu. Hrozny a víno se s partnerem
    nevyměňují.
    .title = Partner nedává zadarmo
rule-W-230 = Mince, které dáš, přibudou v měšci. Tak se dá spořit na destičky a na vliv.
    .title = Mince do měšce

## Sólo: konec období a hry

viticulture-world-section-solo-end = Sólo: konec období a hry
rule-W-231 = Pracovníci partnera zůstávají do konce období a pak se vrátí.
    .title = Pracovníci partnera
rule-W-232 = Co je v měšci, zůstává i do dalších let. Na těžké úrovni v něm na konci každého roku zbude
    nejvýš 6 mincí.
    .title = Měšec
rule-W-240 = K vítězství musíš mít po 6. roce alespoň 25 VB a vliv na 10. Partner žádné VB nepotřebuje.
    .title = Vítězství v sólové hře
