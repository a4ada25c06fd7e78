### Viticulture World: přehled pravidel, jedna zpráva na každé očíslované pravidlo.

## Cíl hry

viticulture-world-section-goal = Cíl hry
rule-W-2 = Hrajete spolu a hra trvá přesně 6 let. Na jejím konci je vítězství, nebo prohra, a to pro celý
    tým.
    .title = Všichni společně
rule-W-3 = K vítězství je třeba dvojí: žádný hráč nemá méně než 25 vítězných bodů (VB) a ukazatel vlivu
    stojí na desítce, posledním poli své stupnice.
    .title = Co je třeba k vítězství
rule-W-4 = Zda jste vyhráli, se posuzuje až po skončení 6. roku. I když obě podmínky splníte dřív, hra
    pokračuje.
    .title = Až po 6. roce

## Co Kolem světa přináší

viticulture-world-section-components = Co Kolem světa přináší
rule-W-1 = Kolem světa přidává herní plán se dvěma stranami, 20 karet s černým okrajem, 16 obdélníkových
    destiček inovací, oválné destičky inovací, 20 karet rodičů, 7 balíčků světadílů, ukazatel vlivu,
    žeton událostí a 24 klobouků, z nich 12 žlutých a 12 modrých.
    .title = Součásti
rule-W-75 = Samo o sobě se Kolem světa hrát nedá: desky vinic, pracovníci, karty, žetony i mince
    pocházejí ze základní hry.
    .title = Základ je potřeba

## Příprava hry Kolem světa

viticulture-world-section-setup = Příprava hry Kolem světa
rule-W-5 = O straně herního plánu rozhodují karty zařízení: s nimi se hraje na té s oranžovými poli, bez
    nich na druhé. Každý balíček malých karet se zamíchá a na svém poli leží lícem dolů. Hrozny, víno
    a mince tvoří bank.
    .title = Herní plán
rule-W-6 = Šedý sezónní pracovník čeká na stupnici vstávání.
    .title = Šedý pracovník
rule-W-7 = Zvolte si světadíl. Jako první přijdou na řadu karty s jeho příběhem, přípravou a pravidly: co
    předepisují, proveďte, a pak je odložte.
    .title = Světadíl
rule-W-8 = Když na světadílu hrajete poprvé, leží v balíčku událostí jeho karty 1 až 6 lícem dolů, od
    jedničky navrchu po šestku vespod. Ostatní se nepoužijí.
    .title = Události první hry
rule-W-9 = V dalších hrách se zamíchají všechny události světadílu a do balíčku jich přijde 6 náhodných.
    Zelenostruží je výjimka.
    .title = Události dalších her
rule-W-76 = Nejlepší je hrát světadíly v tomto pořadí, od snadných k těžkým: Zelenostruží, Asie, Oceánie,
    Jižní Amerika, Evropa, Severní Amerika, Afrika.
    .title = V jakém pořadí je hrát
rule-W-10 = Z destiček inovací vzniknou dvě zamíchané hromádky lícem dolů, pro každý tvar jedna.
    Destičky *H a *N jsou jen pro sólovou hru.
    .title = Destičky inovací
rule-W-11 = Kde ukazatel vlivu začíná, záleží na počtu hráčů: stupnice vlivu má pro každý počet své
    počáteční pole. Která pole to jsou, určila figurka, stejně jako úroveň: na snadné ukazatel začíná
    výš, na těžké níž.
    .title = Kde začíná vliv
rule-W-12 = Ukazatel roků začíná na 1. roce. Je to žlutý žeton hroznu, který v základní hře patří
    začínajícímu hráči.
    .title = Ukazatel roků
rule-W-13 = Máš desku vinice s kartami polí. Jeden běžný pracovník se vrací do krabice. Zbylí 4 a zkušený
    pracovník jsou ti k dispozici od začátku; dva běžní dostanou žluté klobouky a dva modré.
    .title = Tvoji pracovníci
rule-W-14 = Ukazatel stálého příjmu začíná uprostřed své stupnice, kde je 0, a ukazatel vítězných bodů na
    startu, tedy také na 0.
    .title = Tvoje ukazatele
rule-W-15 = Dostaneš jednu červenou (nebo hnědou) a jednu modrou kartu rodiče a získáš, co je na nich.
    .title = Tvoji rodiče
rule-W-77 = Nové červené karty lze přimíchat k matkám ze základní hry, nové modré k otcům. Sejít se tak
    mohou i dva otcové nebo dvě matky. Nové karty se hodí také do základní hry.
    .title = Noví a původní rodiče
rule-W-78 = Počty pracovníků na kartách rodičů neplatí: vždy máš na začátku 1 zkušeného a 4 běžné.
    .title = Pracovníci na kartách rodičů
rule-W-79 = Pravidla hry zrazují od otců Rafaela a Garyho ze základní hry. Tady jsou vynecháni.
    .title = Rafael a Gary
rule-W-16 = Začínající hráč tu není: pořadí určuje jen stupnice vstávání. Žeton začínajícího hráče počítá
    roky.
    .title = Bez začínajícího hráče
rule-W-80 = Karty s černým okrajem, kterých je 20, jsou mimo hru. Komu taková karta přijde, hned ji
    odhodí a ze stejného balíčku si vezme jinou. Stejně dobře mohou zůstat mimo balíčky od začátku.
    .title = Karty s černým okrajem

## Nové symboly

viticulture-world-section-symbols = Nové symboly
rule-W-81 = Symbol zrání hroznů zvýší o 1 hodnotu jednoho tvého hroznu, který si vybereš. Symbol zrání
    vína udělá totéž s jedním tvým vínem.
    .title = Zrání jednoho žetonu
rule-W-82 = Se symbolem všech hráčů získá efekt každý, i ten, kdo je na tahu. Vybírá si každý sám: víno
    s hodnotou 1 tak může být u jednoho z vás červené a u druhého bílé.
    .title = Pro všechny hráče
rule-W-83 = Za každý symbol vlivu postoupí ukazatel vlivu na vedlejší pole vpravo.
    .title = Vliv

## Co platí vždy

viticulture-world-section-general = Co platí vždy
rule-W-17 = Karty v ruce si hráči mohou ukazovat, nebo tajit, jak se jim to líbí víc. Tady je vidí
    všichni.
    .title = Odkryté karty
rule-W-18 = Kde karta návštěvníka nebo zařízení mluví o protihráči, myslí se spoluhráč.
    .title = Protihráč je spoluhráč
rule-W-19 = Dosáhneš-li 30 VB, postoupí ukazatel vlivu o 1 pole. Zasloužit se o to můžeš jednou za hru;
    klesneš-li a na 30 se vrátíš, už se nic nestane.
    .title = Vliv za 30 VB
rule-W-20 = Bonusy jsou jen pro vyučené pracovníky. Bonus je to, co ukazuje oválná destička, a na akčním
    místě karty zařízení část v čárkovaném oválu.
    .title = Kdo získává bonusy

## Jaro

viticulture-world-section-spring = Jaro
rule-W-21 = Jaro má tři kroky: nejdřív událost, potom nové destičky inovací a nakonec vstávání.
    .title = Tři kroky
rule-W-22 = Odkryje se svrchní událost. Zůstává lícem nahoru a platí jen letos. Týká-li se některé akce
    herního plánu, přijde k ní žeton událostí.
    .title = Krok 1: událost
rule-W-23 = Destičky, které zbyly z loňska, se odhodí. Potom se odkryjí 2 obdélníkové a 2 oválné.
    .title = Krok 2: destičky inovací
rule-W-24 = Kdo kdy vstane, to je na vaší dohodě. Každý postaví svůj žeton kohouta na volné pole vnějšího
    kruhu stupnice vstávání a výhodu toho pole má ihned.
    .title = Krok 3: vstávání
rule-W-25 = V létě i v zimě se hraje v pořadí podle stupnice vstávání, od pozice 1 po směru hodinových
    ručiček.
    .title = Pořadí hráčů
rule-W-26 = Tady stavíte kohouty v pořadí, v jakém sedíte, pokud ho tým nezmění. Další kohout přijde na
    řadu, až když je výhoda předchozího vyhodnocena.
    .title = Kdo staví kohouta první

## Umístění pracovníků

viticulture-world-section-placement = Umístění pracovníků
rule-W-27 = Ve svém tahu umístíš jednoho pracovníka, který v tomto období smí pracovat, nebo pasuješ. Po
    pasování už do konce období nehraješ.
    .title = Umístit, nebo pasovat
rule-W-73 = Nemáš-li koho umístit nebo není-li žádná přípustná akce, musíš pasovat. Vyučení pracovníci,
    které v létě nevyužiješ, ti zůstanou na zimu; nevyužité žluté klobouky do příštího roku zahálejí.
    .title = Kdy musíš pasovat
rule-W-28 = Každá akce herního plánu má dvě akční místa. Ve 2 až 3 hráčích je otevřené jedno, ve 4 až
    6 obě. Na začátku žádné bonus nemá.
    .title = Místa jedné akce
rule-W-29 = Pracovníci s klobouky pracují jen ve svém období, žluté klobouky v létě a modré v zimě; tehdy
    smějí i na celoroční místa.
    .title = Klobouky
rule-W-30 = Vyučení jsou všichni, kdo nemají klobouk, tedy i zkušený pracovník a šedý sezónní. Pracovat
    mohou v létě i v zimě, každý pracovník však jen jednou za rok.
    .title = Vyučení pracovníci
rule-W-31 = Zkušený pracovník může na akci i tehdy, když už na ní žádné volné akční místo nezbývá.
    .title = Pro zkušeného je místo vždycky
rule-W-74 = Na akci bez volného místa stojí zkušený pracovník vedle míst a bonus nezíská. Místo s oválnou
    destičkou není plné nikdy.
    .title = Vedle míst
rule-W-32 = Po celý rok jsou otevřené povoz na desce vinice, akční místa karet zařízení, karty událostí
    Zelenostruží a místo s mincí na herním plánu. Na místo s mincí se vejde pracovníků, kolik chcete,
    a každý vynese 1 minci; hraje-li se s kartami zařízení, smíš si místo ní vzít 1 z nich.
    .title = Celoroční akce
rule-W-33 = Čí žeton kohouta stojí na stupnici vstávání na poli šedého sezónního pracovníka, ten ho letos
    používá jako vyučeného. Když tento hráč v zimě pasuje, pracovník se na stupnici vrátí.
    .title = Kdo má šedého pracovníka

## Výměna se zkušeným pracovníkem

viticulture-world-section-grande_trade = Výměna se zkušeným pracovníkem
rule-W-34 = Umístíš-li na akci svého zkušeného pracovníka, můžeš něco vyměnit s právě jedním spoluhráčem,
    který tam má pracovníka, ať už jakéhokoli.
    .title = S kým
rule-W-35 = Jednu věc dáš, jednu dostaneš, nebo obojí. Jedna věc je libovolná částka mincí, nebo
    libovolný počet karet vinné révy, objednávek vína či zařízení, nebo 1 hrozen či 1 víno jakékoli
    hodnoty.
    .title = Co
rule-W-36 = Karty návštěvníků se nevyměňují.
    .title = Návštěvníci ne
rule-W-37 = Věci nemusí být stejného druhu a jedna strana může i jen darovat. Oba musíte souhlasit.
    Vyměňuje se před tvou akcí, nebo po ní, a zahájit výměnu lze jedině umístěním zkušeného pracovníka.
    .title = Jak a kdy
rule-W-38 = Hrozen ani víno druh a hodnotu nemění. Je-li jejich místo u nového majitele obsazené nebo mu
    na ně nestačí sklep, přijdou na nejbližší nižší volné místo; není-li žádné, vyměnit je nelze.
    .title = Místo pro hrozny a víno
rule-W-39 = Jedna věc je vždy jen jednoho druhu. Třeba karty vinné révy a objednávky vína nemohou jít
    zároveň týmž směrem.
    .title = Jeden druh jedním směrem

## Léto

viticulture-world-section-summer = Léto
rule-W-40 = V létě jsou k dispozici akce A až H a celoroční akce. Není-li řečeno jinak, fungují jako
    v základní hře.
    .title = Letní akce
rule-W-41 = Na akci G dáš jednu položku tohoto seznamu a jednu dostaneš: 3 mince, 1 VB, 2 karty, 1 hrozen
    s hodnotou 1. Může to být i táž: 2 karty odhodíš a 2 jiné si vezmeš. Počty jsou známé z veřejných
    zpráv, ne z pravidel hry.
    .title = G: obchod
rule-W-42 = Na akci F uděláš právě jedno: koupíš 1 pole, prodáš 1 pole, nebo prodáš 1 hrozen. V základní
    hře lze hroznů prodat víc, tady jen jeden.
    .title = F: pole a hrozny

## Inovace

viticulture-world-section-innovation = Inovace
rule-W-50 = Na akci H zaplatíš 4 mince, vezmeš si jednu z odkrytých destiček a hned ji umístíš. Vylepšit
    jde všechny letní i zimní akce, a to natrvalo. Cena je známá z veřejných zpráv, ne z pravidel hry.
    .title = H: inovace
rule-W-51 = Obdélníková destička patří na akci se svým písmenem. Od té chvíle pro všechny platí její text
    místo původního.
    .title = Obdélníkové destičky
rule-W-52 = Oválnou destičku umístíš na kterékoli akční místo letní nebo zimní akce, které ještě žádnou
    nemá.
    .title = Oválné destičky
rule-W-53 = Kdo stojí na místě, které zakrýváš, přejde na destičku. Bonus mu to nepřinese a akci
    neopakuje.
    .title = Pracovníci na zakrytém místě
rule-W-54 = Ukazuje-li místo, které zakrýváš, nějakou výhodu, je tvoje. Ukazuje-li cenu, zaplať ji, nebo
    zvol jiné místo.
    .title = Co zakrýváš
rule-W-55 = Po destičce, kterou si vezmeš, zůstane prázdno: nové přibudou až příští jaro.
    .title = Bez doplnění
rule-W-56 = Na oválnou destičku se vejde pracovníků, kolik chcete. Každý vyučený může při umístění využít
    její bonus, před akcí, nebo po ní. Klobouky nikdy.
    .title = Na oválné destičce
rule-W-57 = Destička se šipkou se klade tak, jak je nakreslená, bez natáčení, a dává bonus oválné
    destičky, která je ve směru šipky hned vedle. Není-li tam žádná, nedává nic. Šipka může vést k další
    šipce i kopírovat destičku z druhého období. Přes okraj herního plánu ale nevede: z akce A na akci J
    se nedostane.
    .title = Šipky
rule-W-58 = Destičku, kterou nelze umístit, si vzít nesmíš.
    .title = Jen co lze umístit
rule-W-59 = S destičkou F můžeš hrozen i koupit. Zaplať cenu jedné řádky kádí, tedy 1, 2 nebo 3 mince,
    a 1 hrozen zvolené barvy dej na její volné místo nejvíc vlevo; je-li řádka plná, na takové místo v té
    předchozí. V prázdných kádích tak stojí hodnota 1 jednu minci, hodnota 4 dvě a hodnota 7 tři.
    .title = Destička F: nákup hroznu

## Podzim

viticulture-world-section-autumn = Podzim
rule-W-60 = Podzim ti nastane, jakmile v létě pasuješ. Nejdřív se tvůj žeton kohouta přesune na stejné
    místo vnitřního kruhu; pořadí hráčů zůstává.
    .title = Když v létě pasuješ
rule-W-61 = Potom si zvol jednu výhodu: 2 mince, 1 kartu jakéhokoli druhu, nebo zrání 1 hroznu. Počet
    mincí určila figurka.
    .title = Jedna výhoda
rule-W-62 = Nakonec si, máš-li domek, vezmi 1 kartu návštěvníka, letního, nebo zimního.
    .title = Domek

## Zima

viticulture-world-section-winter = Zima
rule-W-63 = V zimě jsou k dispozici akce I až P a celoroční akce.
    .title = Zimní akce
rule-W-64 = Na akci L zaplatíš 4 mince a jednomu svému pracovníkovi, třeba i tomu, který akci provádí,
    sejmeš klobouk; ten se vrací do krabice. Nový pracovník nikdy nepřibude. Pracovník bez klobouku je od
    té chvíle vyučený; byl-li letos už umístěn, zůstává, kde je. Cena je převzatá ze základní hry.
    .title = L: vyučení
rule-W-65 = Pracovník, který na akci L sejme klobouk sám sobě, platí za vyučeného pro oválný bonus, který
    si bereš po akci.
    .title = Kdo vyučí sám sebe
rule-W-66 = Na akci O se vzdáš jednoho svého vína a dostaneš za ně mince podle jeho hodnoty.
    .title = O: prodej vína
rule-W-67 = Na akci P získáš za 8 mincí 1 bod vlivu.
    .title = P: vliv

## Konec roku

viticulture-world-section-year_end = Konec roku
rule-W-68 = Rok ti končí ve chvíli, kdy v zimě pasuješ: nejdřív se vrátí tvoji pracovníci, potom zrají
    všechny tvé hrozny a vína, pak si v ruce nech nejvýš 5 karet a nakonec získej mince za stálý příjem.
    .title = Když v zimě pasuješ
rule-W-69 = Akční místa, ze kterých se tvoji pracovníci vrátili, jsou volná pro ty, kdo v zimě ještě
    hrají.
    .title = Místo pro ostatní
rule-W-70 = Jakmile pasují všichni, posune se ukazatel roků. Po 6. roce se podíváte, zda jste vyhráli.
    .title = Když pasují všichni
rule-W-71 = Co světadíl na konci roku kontroluje, přijde na řadu poté, co pasují všichni, a dřív, než se
    posune ukazatel roků.
    .title = Kontrola na konci roku

## Rady autorů

viticulture-world-section-tips = Rady autorů
rule-W-72 = Autoři radí inovovat brzy a hodně, přinejmenším jednou ročně, a z karet událostí vytěžit
    alespoň 3 až 5 bodů vlivu.
    .title = Inovovat a využívat události
