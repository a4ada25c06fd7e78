### Viticulture: přehled pravidel, jedna zpráva na každé očíslované pravidlo.

## Příprava hry

viticulture-section-base-setup = Příprava hry
viticulture-world-section-base-setup = { viticulture-section-base-setup } (základní hra)
rule-V-1 = Tištěná hra je pro 1 až 6 hráčů, tady ji hrají 2 až 6. Každý má desku vinice, 3 pole,
    8 žetonů zařízení, 5 běžných pracovníků, 1 zkušeného pracovníka, žeton kohouta, ukazatel vítězných
    bodů (VB) a ukazatel stálého příjmu. Ve hře Kolem světa, která je pro 1 až 6 hráčů, se jeden běžný
    pracovník vrací do krabice, takže zbudou 4 a zkušený pracovník.
    .title = Co má každý hráč
rule-V-2 = Balíčky jsou čtyři: 42 karet vinné révy, 38 letních návštěvníků, 36 objednávek vína
    a 38 zimních návštěvníků. Každý má vlastní odhazovací hromádku, která leží lícem nahoru. Když
    balíček dojde, jeho odhozené karty se zamíchají a poslouží znovu.
    .title = Čtyři balíčky
rule-V-3 = Dostaneš náhodně jednu kartu matky a jednu kartu otce; vybírat od každé ze dvou je častá
    varianta tištěné hry. Začínáš se 2 běžnými pracovníky a se zkušeným pracovníkem, zbylí 3 běžní
    čekají v tvé zásobě. Ve hře Kolem světa máš všechny 4 běžné pracovníky i zkušeného k dispozici od
    začátku a z běžných nosí 2 žlutý klobouk a 2 modrý.
    .title = Rodiče a první pracovníci
rule-V-4 = Karta otce ti dá na výběr mezi darem a dalšími mincemi. Volí se po směru hodinových ručiček
    od začínajícího hráče. Ve hře Kolem světa žádný začínající hráč není.
    .title = Co nabízí otec
rule-V-5 = Tvoje VB i stálý příjem začínají na 0, kádě i malý sklep jsou prázdné.
    .title = Začíná se od nuly
rule-V-6 = Které karty držíš, je tajné; kolik jich je od každého druhu, smí vědět každý. Ve hře Kolem
    světa záleží na hráčích, zda budou karty v ruce veřejné, nebo tajné; tady jsou veřejné.
    .title = Karty v ruce

## Průběh roku

viticulture-section-base-year = Průběh roku
viticulture-world-section-base-year = { viticulture-section-base-year } (základní hra)
rule-V-10 = Rok má pět částí: jaro, léto, podzim, zimu a konec roku.
    .title = Pět částí
rule-V-11 = Na jaře, po směru hodinových ručiček od začínajícího hráče, každý položí žeton kohouta na
    volnou řádku stupnice vstávání a hned získá její bonus. Řádka 1 nedává nic, řádka 2 kartu vinné
    révy, řádka 3 kartu objednávky vína, řádka 4 jednu minci, řádka 5 kartu letního, nebo zimního
    návštěvníka, řádka 6 jeden vítězný bod a řádka 7 šedého sezónního pracovníka. Ve hře Kolem světa
    přinese jaro kartu události a 4 nové destičky inovací a teprve potom se hráči volně dohodnou na
    pozicích.
    .title = Jaro: stupnice vstávání
rule-V-12 = V létě i v zimě jdou tahy v pořadí podle stupnice vstávání, od nejnižší řádky. Ve svém tahu
    umísti 1 pracovníka na akci daného ročního období (nebo na celoroční akci), anebo pasuj. Tak to jde
    dokola, dokud nepasují všichni; jakmile pasuješ, v tomto období už nehraješ.
    .title = Léto a zima
rule-V-13 = Pracovník zůstává tam, kam ho umístíš, až do konce roku. Koho nevyužiješ v létě, toho můžeš
    využít v zimě. Ve hře Kolem světa může pracovník se žlutým kloboukem pracovat jen v létě.
    .title = Pracovníci zůstávají stát
rule-V-14 = Na podzim si každý v pořadí podle stupnice vstávání vezme 1 kartu návštěvníka, letního, nebo
    zimního. Máš-li domek, vezmi si 2 v libovolné kombinaci; oba balíčky ale urči dřív, než se na
    některou kartu podíváš. Ve hře Kolem světa přichází tvůj podzim, když v létě pasuješ: přesuneš žeton
    kohouta, zvolíš 1 z natištěných výhod, a máš-li domek, vezmeš si nakonec kartu návštěvníka.
    .title = Podzim: návštěvníci
rule-V-15 = Na konci roku čeká všechny společně totéž: hrozny a víno uzrají, pracovníci se vrátí (šedý
    na řádku 7), stálý příjem vynese mince, v ruce zůstane nejvýš 7 karet a žeton začínajícího hráče
    putuje proti směru hodinových ručiček. Ve hře Kolem světa to dělá každý zvlášť ve chvíli, kdy v zimě
    pasuje: nejdřív se vrátí pracovníci a uvolní svá akční místa, pak přijde zrání, v ruce zůstane nejvýš
    5 karet a nakonec je příjem.
    .title = Konec roku
rule-V-16 = Co se dá využít jen jednou za rok (větrný mlýn, degustační místnost, povoz, sklizeň pole),
    je od konce roku znovu k dispozici.
    .title = Jednou za rok

## Konec hry

viticulture-section-base-end = Konec hry
viticulture-world-section-base-end = { viticulture-section-base-end } (základní hra)
rule-V-20 = Jakmile má někdo 20 nebo víc VB, rok se dohraje a vyhrává ten, kdo má VB nejvíc. Shora
    jejich počet omezen není. Ve hře Kolem světa se hraje vždy 6 let; každý hráč potřebuje 25 VB
    a stupnice vlivu musí být plná, jinak všichni prohrají.
    .title = Kdo vyhrává
rule-V-21 = Při shodě rozhoduje víc mincí, pak vyšší součet hodnot vína a pak vyšší součet hodnot
    hroznů. Nerozhodne-li ani to, vítězství je společné. Ve hře Kolem světa vyhrávají nebo prohrávají
    všichni společně, takže není o čem rozhodovat.
    .title = Rozhodnutí při shodě
rule-V-22 = Zda hra končí, se určí podle VB na konci roku. Dosáhneš-li tedy 20 VB a do té doby pod ně
    zase klesneš, hraje se dál; jak na tento vzácný případ hledí tištěná hra, není jasné. Ve hře Kolem
    světa platí jen stav po 6. roce.
    .title = Kdy se konec ověřuje
rule-V-23 = Méně než −5 VB mít nikdy nemůžeš.
    .title = VB pod nulou

## Pracovníci

viticulture-section-base-workers = Pracovníci
viticulture-world-section-base-workers = { viticulture-section-base-workers } (základní hra)
rule-V-30 = Ve 2 hráčích má každá letní i zimní akce otevřené 1 akční místo, ve 3 a 4 hráčích dvě,
    v 5 a 6 hráčích tři. Bonus má jen to prostřední a to se otvírá od 3 hráčů. Ve hře Kolem světa jsou
    natištěna 2 akční místa, z nichž je do 3 hráčů otevřené 1 a od 4 hráčů obě; bonusy tu dávají jen
    oválné destičky.
    .title = Otevřená akční místa
rule-V-31 = Na jedné akci smíš obsadit i víc akčních míst, v každém tahu ale umístíš jen jednoho
    pracovníka.
    .title = Víc akčních míst jedné akce
rule-V-32 = Zkušený pracovník pracuje jako běžný, smí ale i na akci, jejíž otevřená akční místa jsou
    všechna obsazená. Akci pak provedeš bez jakéhokoli bonusu; na volném akčním místě s bonusem bonus
    získá. Ve hře Kolem světa mu tato schopnost zůstává a navíc může zahájit výměnu s jedním hráčem,
    který má pracovníka na téže akci.
    .title = Zkušený pracovník
rule-V-33 = Na plně obsazenou akci smí zkušený pracovník jen na herním plánu, ne na povoz ani na akční
    místa karet zařízení.
    .title = Jen na herním plánu
rule-V-34 = Obsadíš-li na stupnici vstávání řádku 7, používáš letos šedého sezónního pracovníka jako
    běžného a pak ho vrátíš. Do tvých 6 pracovníků se nepočítá. Ve hře Kolem světa platí za vyučeného:
    pracuje v kterémkoli ročním období a získává bonusy.
    .title = Šedý sezónní pracovník
rule-V-35 = Vyučit pracovníka stojí 4 mince a použít ho můžeš od příštího roku. Pracovníků smíš mít
    nejvýš 6, i se zkušeným. Ve hře Kolem světa ti vyučení nového pracovníka nepřinese, jen některému ze
    svých sundáš klobouk (W-64).
    .title = Vyučení pracovníka
rule-V-36 = Akci provést musíš, u slova „až“ aspoň zčásti. Bonus akčního místa smíš odmítnout; vzít si ho
    můžeš před akcí, nebo po ní.
    .title = Akce a bonus
rule-V-37 = Na akci, kterou nemůžeš provést, nesmíš pracovníka umístit.
    .title = Jen co se dá provést
rule-V-38 = Akční místo, které dává 1 minci, pojme libovolný počet pracovníků, v létě i v zimě. Ve hře
    Kolem světa je to stejné, s kartami zařízení si tu však smíš místo mince vzít kartu zařízení.
    .title = Akční místo za 1 minci

## Pole a vinná réva

viticulture-section-base-fields = Pole a vinná réva
viticulture-world-section-base-fields = { viticulture-section-base-fields } (základní hra)
rule-V-40 = Když sázíš, vyber kartu vinné révy z ruky a své neprodané pole. Zařízení, která réva
    potřebuje, musí být postavená a červené i bílé hodnoty veškeré révy na poli se dohromady musí vejít
    do jeho maxima. Zasazená réva tu zůstává natrvalo, ledaže ji vykopeš.
    .title = Sázení
rule-V-41 = Zda máš zařízení, která réva potřebuje, se ověřuje jen při sázení, později už nikdy.
    .title = Zařízení pro sázení
rule-V-42 = Révu vykopeš povozem (karta se vrátí do ruky), nebo díky návštěvníkovi, který to dovoluje
    (karta se obvykle odhodí). Akce sázení to neumožňuje.
    .title = Vykopání révy
rule-V-43 = Pole můžeš prodat, jen když je prázdné.
    .title = Prodává se jen prázdné pole
rule-V-44 = Každé pole můžeš sklidit jednou za rok. Pole bez révy sklidit nelze.
    .title = Sklizeň
rule-V-45 = Při prodeji hroznů prodáš jednou akcí libovolný počet žetonů, nejméně 1. Každý vynese cenu
    své řádky v kádi: za hodnotu 1 až 3 je 1 mince, za 4 až 6 jsou 2 mince a za 7 až 9 jsou 3 mince. Ve
    hře Kolem světa se touto akcí prodává jen 1 žeton hroznů.
    .title = Prodej hroznů
rule-V-80 = Červené a bílé hodnoty veškeré révy na poli nesmí v součtu překročit jeho maximum: na levém
    poli 5, na prostředním 6 a na pravém 7.
    .title = Maximum pole
rule-V-81 = Prodat smíš jen své pole, na kterém není réva ani karta zařízení. Otoč ho a získej jeho
    cenu: za levé 5 mincí, za prostřední 6 mincí a za pravé 7 mincí.
    .title = Prodej pole
rule-V-82 = Na prodaném poli se nedá sázet, sklízet ani stavět a karty ho za tvoje nepovažují.
    .title = Prodaná pole
rule-V-83 = Touž akcí můžeš prodané pole koupit zpět, a to za stejnou cenu.
    .title = Zpětná koupě pole
rule-V-84 = Každé pole lze sklidit jednou za rok, ať sklizeň umožní cokoli.
    .title = Jedna sklizeň za rok
rule-V-85 = Zasadíš-li nebo vykopeš-li révu na poli, které je letos už sklizené, znovu ho letos stejně
    sklidit nemůžeš.
    .title = Změna révy po sklizni
rule-V-86 = Hraje-li se s kartami zařízení, může na tvém prázdném poli místo révy ležet 1 karta
    zařízení.
    .title = Karta zařízení na poli

## Hrozny a víno

viticulture-section-base-wine = Hrozny a víno
viticulture-world-section-base-wine = { viticulture-section-base-wine } (základní hra)
rule-V-50 = Jednou akcí vyrobíš až 2 žetony vína (s bonusem 3) libovolných druhů, jeden po druhém.
    Červené nebo bílé víno potřebuje 1 žeton hroznů své barvy, růžové 1 červený a 1 bílý, šumivé
    2 červené a 1 bílý.
    .title = Výroba vína
rule-V-90 = Hodnota vína je součet hodnot použitých hroznů; víc než 9 se počítá jako 9.
    .title = Hodnota vína
rule-V-91 = Dva žetony hroznů jedné barvy se nikdy nespojí do jednoho červeného nebo bílého vína.
    .title = Jedna barva se nesčítá
rule-V-92 = Je-li místo pro žeton obsazené, nebo jeho sklep není postavený, patří žeton na nejbližší
    nižší volné místo téže barvy nebo druhu. Není-li žádné, žeton propadá.
    .title = Když místo není volné
rule-V-93 = Růžové víno nemůže klesnout pod 4 a šumivé pod 7. Víno, na které by zbývalo jen nižší místo,
    vyrobit nelze.
    .title = Nejnižší hodnoty
rule-V-94 = Sklizeň pole dá nejvýš 1 červený a 1 bílý žeton hroznů. Hodnota červeného je součet
    červených hodnot révy na poli, hodnota bílého součet bílých, v obou případech nejvýš 9. Barva se
    součtem 0 žádný žeton nedá.
    .title = Co sklizeň dá
rule-V-95 = Zráním stoupne hodnota žetonu o 1. Postupuj od nejvyšší hodnoty dolů. Žeton zůstane na
    místě, pokud je to další stále obsazené, pokud má hodnotu 9, nebo pokud by víno mělo přejít ze 3 na
    4 bez středního sklepa či z 6 na 7 bez velkého.
    .title = Zrání
rule-V-96 = Žeton, který zrát nemůže, zůstane, kde je. O žádný žeton zráním nikdy nepřijdeš.
    .title = Zráním se nic neztratí
rule-V-97 = Víno, které díky kartě leží výš, než kam sahají tvoje postavené sklepy, může na své úrovni
    zrát dál. Další hranici nepřekročí, dokud není postavený sklep za ní.
    .title = Víno nad úrovní sklepa
rule-V-98 = Návštěvník základní hry, který přidává žeton hroznů s hodnotou 1, vyžaduje, aby bylo volné
    právě toto místo.
    .title = Hrozny s hodnotou 1
rule-V-99 = Ostatní hrozny a víno z karet se v případě potřeby ukládají na nižší místo (V-92).
    Nevejdou-li se nikam, takovou možnost zvolit nelze.
    .title = Ostatní zisky z karet
rule-V-100 = Počet žetonů hroznů a vína není omezen.
    .title = Žetony bez omezení

## Objednávky vína

viticulture-section-base-orders = Objednávky vína
viticulture-world-section-base-orders = { viticulture-section-base-orders } (základní hra)
rule-V-51 = Když vyřizuješ objednávku, odevzdej za každé víno na ní jeden svůj žeton téhož druhu a aspoň
    uvedené hodnoty; co je navíc, propadá. Získáš VB a stálý příjem, karta i žetony se odhodí.
    .title = Vyřízení objednávky
rule-V-52 = Jeden žeton nemůže posloužit za dvě vína objednávky a hodnoty vín nelze sčítat.
    .title = Jeden žeton za jedno víno
rule-V-53 = Stálý příjem získaný objednávkou ti poprvé vynese mince na nejbližším konci roku.
    .title = První výplata

## Návštěvníci

viticulture-section-base-visitors = Návštěvníci
viticulture-world-section-base-visitors = { viticulture-section-base-visitors } (základní hra)
rule-V-60 = Zahrání návštěvníka nevyžaduje dalšího pracovníka. Vyhodnoť kartu a pak ji odhoď.
    .title = Zahrání návštěvníka
rule-V-61 = Návštěvníka smíš zahrát, jen když dokážeš zvolený efekt provést celý: zaplatit, co stojí,
    a splnit počty, které žádá.
    .title = Jen celý efekt
rule-V-62 = „Až“ s číslem znamená nejméně 1 a nejvýš tolik.
    .title = Slovo „až“
rule-V-63 = Části karty můžeš provést v libovolném pořadí, není-li na ní slovo „poté“.
    .title = Části karty
rule-V-64 = Dovolí-li ti bonus zahrát dva návštěvníky, dokonči prvního a teprve pak vyber druhého. Může
    to být i karta, kterou ti přinesl ten první.
    .title = Dva návštěvníci
rule-V-65 = Letní návštěvníky lze hrát jen v létě a zimní jen v zimě, neurčí-li karta jinak.
    .title = Návštěvníci a roční období
rule-V-66 = Nabízí-li karta něco všem, odpovídají hráči v pořadí tahů a každý se rozhoduje za sebe,
    i ti, kdo už pasovali. Odměnu má hráč, který kartu hraje, jen za protihráče. Ve hře Kolem světa
    znamená „protihráč“ tvého spoluhráče.
    .title = Nabídky všem
rule-V-67 = Mluví-li karta o ceně zařízení, myslí přesně tu natištěnou, ne to, co za ně platíš.
    .title = Cena zařízení
rule-V-68 = Sleva se nikdy nezmění v zisk: žádná cena neklesne pod 0.
    .title = Slevy
rule-V-69 = Karta, kterou právě hraješ, už není v ruce, ale ještě ani na odhazovací hromádce.
    .title = Právě hraná karta

## Mince a stálý příjem

viticulture-section-base-money = Mince a stálý příjem
viticulture-world-section-base-money = { viticulture-section-base-money } (základní hra)
rule-V-70 = Počet mincí není omezen. Zadlužit se nelze.
    .title = Mince
rule-V-105 = Na konci roku získáš tolik mincí, kolik ukazuje tvůj ukazatel stálého příjmu; ukazatel
    zůstane, kde je.
    .title = Příjem na konci roku
rule-V-106 = Stálý příjem stoupne nejvýš na 5. Co je nad to, propadá.
    .title = Nejvýš 5
rule-V-107 = Cenu ve stálém příjmu musíš zaplatit celou; pod 0 to nejde. Záporné mohou být jen VB.
    .title = Placení stálým příjmem

## Podrobně: možnosti, ceny a zisky

viticulture-section-base-rulings = Podrobně: možnosti, ceny a zisky
viticulture-world-section-base-rulings = { viticulture-section-base-rulings } (základní hra)
rule-V-71 = Možnost smíš zvolit, jen když se všechny její kroky dají v některém dovoleném pořadí
    provést; napřed se platí, pokud pořadí neurčuje sama karta. Kartu bez takové možnosti zahrát nelze.
    .title = Kdy lze možnost zvolit
rule-V-72 = Není-li co počítat, nemůže být zisk počítaný za kusy tím jediným, co ti zvolená možnost
    dává.
    .title = Není co počítat
rule-V-73 = Máš-li si vzít kartu z prázdného balíčku, nejdřív se zamíchají jeho odhozené karty.
    Nejsou-li ani ty, o kartu přijdeš a nic jiného se nemění.
    .title = Prázdný balíček
rule-V-74 = Některé karty dovolují za příplatek obě možnosti. Nejdřív zaplať příplatek, pak proveď jednu
    po druhé v pořadí, jaké chceš. Nešla-li by druhá ve své chvíli provést, obě zvolit nesmíš.
    .title = Obě možnosti
rule-V-75 = Dovoluje-li karta něco všem hráčům, rozhoduje a jedná nejdřív ten, kdo ji hraje, po něm
    ostatní v letošním pořadí tahů. Každý provede celý krok, nebo nic.
    .title = Pořadí při nabídce všem
rule-V-76 = Kartami, které ti přinese efekt, smíš platit cenu téhož efektu, jen když má pevné pořadí
    a karty v něm přicházejí dřív.
    .title = Placení právě vzatými kartami
rule-V-77 = Zisk smíš odmítnout, ale jen celý; povinnou část akce odmítnout nelze. Hrozny a víno, pro
    které není místo, propadají (V-92), mince a VB se vejdou vždycky.
    .title = Odmítnutí zisku
rule-V-78 = Bonus, větrný mlýn, degustační místnost a karty zařízení, které se při jedné akci uplatní,
    využij v libovolném pořadí, každý efekt jednou.
    .title = Víc efektů jedné akce
rule-V-79 = VB nikdy neklesnou pod −5 a stálý příjem nikdy pod 0. Možnost, jejíž cena by mez překročila,
    zvolit nelze; vynucená ztráta se na mezi zastaví.
    .title = Dolní meze

## Karty zařízení

viticulture-section-base-structures = Karty zařízení
viticulture-world-section-base-structures = { viticulture-section-base-structures } (základní hra)
rule-V-110 = Karty zařízení jsou volitelný modul, který se zapíná v nastavení stolu. Držíš je v ruce
    a počítají se do jejího limitu. Postavit je může každý efekt, který staví, a to za jejich cenu
    a s jeho slevou; staví-li efekt libovolné zařízení zdarma, může to být i karta zařízení z ruky.
    V základní hře figurka vynechává Altán a Hodovní síň, které potřebují mapu Toskánska, a bonus
    s hvězdou na jiných kartách propadá. Ve hře Kolem světa chybí i Akademie, Obchod, Prodejní místo
    a Vinný lis.
    .title = Volitelný modul
rule-V-111 = Karta zařízení ti při postavení dá 1 VB a leží na jednom ze 2 míst tvé desky zařízení, nebo
    na tvém prázdném neprodaném poli. Dokud leží na poli, nelze na něm sázet, sklízet ani ho prodat. Bez
    volného místa se karta postavit nedá.
    .title = Kde leží
rule-V-112 = Deska zařízení má 1 soukromé akční místo: umísti na ně pracovníka a strhni 1 svou postavenou
    kartu zařízení. Odhodíš ji, ale VB získaný za její postavení ti zůstane.
    .title = Stržení
rule-V-113 = Soukromé akční místo pojme za rok 1 pracovníka svého majitele, a to v kterémkoli ročním
    období, kdy se pracovníci umisťují. Je-li obsazené, nemůže na ně ani zkušený pracovník.
    .title = Soukromá akční místa
rule-V-114 = Ve hře Kolem světa jsou soukromá akční místa karet zařízení celoročními akcemi. Odměna
    v čárkovaném oválu je bonus jen pro vyučené pracovníky (W-20, W-32).
    .title = Soukromá akční místa ve hře Kolem světa
rule-V-115 = Ve hře Kolem světa s kartami zařízení dává celoroční akční místo 1 minci, nebo 1 kartu
    zařízení (W-32).
    .title = Zisk karet zařízení ve hře Kolem světa
rule-V-116 = V základní hře s kartami zařízení jich každý dostane 4, a to po kartách rodičů. Jednu si
    nech a ostatní pošli doleva, a tak dál, dokud si každý nenechá 4. O směru se zdroje rozcházejí,
    doleva je volba figurky.
    .title = Karty zařízení na začátku
rule-V-117 = Ve hře Kolem světa začínáš bez karet zařízení. Pravidla o tom mlčí.
    .title = Začátek ve hře Kolem světa
rule-V-118 = V základní hře je na konci roku nejdřív zrání, pak návrat pracovníků, pak stálý příjem
    spolu s kartami zařízení, které na konci roku působí, a naposled limit karet v ruce. Ve hře Kolem
    světa jdou po sobě pracovníci, zrání, limit karet a příjem s těmito kartami, takže karty, které
    přinese Přístaviště a Silo, mohou limit překročit.
    .title = Karty zařízení na konci roku
rule-V-119 = Pro Střešní byt platí hodnota, s jakou víno opravdu leží ve sklepě, tedy po případném
    poklesu na nižší místo.
    .title = Střešní byt
rule-V-120 = Se Sklízecím strojem může jeden efekt sklidit každé zbývající pole jednou. Ani tak se žádné
    pole nesklízí víc než jednou za rok.
    .title = Sklízecí stroj
rule-V-121 = Akvadukt maximum pole nemění.
    .title = Akvadukt
rule-V-122 = Vezmeš-li si s Tržištěm víc objednávek najednou, smíš hned vyřídit každou z nich. Povinné
    to není.
    .title = Tržiště
rule-V-123 = Hostinec, Výčep a Krčma fungují při každé zahrané kartě návštěvníka, i při té druhé díky
    bonusu nebo destičce.
    .title = Hostinec, Výčep a Krčma
rule-V-124 = Na soukromé akční místo, jehož akci nemůžeš provést, pracovník nesmí. Bonus akci nikdy
    nenahradí.
    .title = Akce soukromých akčních míst
rule-V-125 = Karta zařízení s trvalým efektem ještě neplatí pro efekt, který ji staví. Karty, které
    zařízení počítají (Projektant, Architekt), ji však započítají.
    .title = Právě postavené vylepšení
