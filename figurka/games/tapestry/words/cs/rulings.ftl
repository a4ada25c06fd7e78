### Tapestry: upřesnění v přehledu pravidel, jedna zpráva na každé očíslované upřesnění.

## Podrobně: příprava hry

tapestry-section-rulings-setup = Podrobně: příprava hry
rule-T-108 = Kartu hlavního města (máš-li na výběr) a civilizaci volíš zároveň. Teprve potom nastanou
    počáteční efekty: Futuristé přesunou své žetony po stupnicích a Mystici si stanoví předpovědi.
    .title = Hlavní město i civilizace naráz
rule-T-109 = Ze dvou karet hlavního města (hrajete-li nejvýš ve třech) a ze dvou civilizací vybíráš, aniž
    víš, co si zvolí ostatní. Všichni svou volbu odhalí najednou.
    .title = Tajná volba
rule-T-110 = Počáteční území hlavního města, se kterým nikdo nehraje, je obyčejné prázdné území
    předtištěné na mapě a lze je dobýt.
    .title = Nevyužitá počáteční území

## Podrobně: tvůj tah

tapestry-section-rulings-turn = Podrobně: tvůj tah
rule-T-111 = Za placený postup musíš uhradit celou cenu. Žeton hráče, který už stojí na 12. poli, zvolit
    nemůžeš.
    .title = Jen za plnou cenu
rule-T-112 = Stupnici, na které ti postup zakazuje karta, zvolit nemůžeš. Mírotvorce takto uzavírá svému
    majiteli vojenství, Teokracie vědu a Diktatura uzavírá všem ostatním stupnici, kterou si zvolil její
    majitel.
    .title = Zakázané stupnice
rule-T-113 = Není-li žádný postup, který smíš zvolit a dokážeš zaplatit, musíš v tomto tahu provést
    zvýšení blahobytu.
    .title = Vynucené zvýšení blahobytu

## Podrobně: pořadí vyhodnocení

tapestry-section-rulings-ordering = Podrobně: pořadí vyhodnocení
rule-T-114 = Získáváš-li vstupem na novou úroveň dominantu, nejdřív ji umísti a vezmi si odměny za
    čtvrti, které dokončila. Teprve potom získej přínos pole.
    .title = Dominanta před přínosem
rule-T-115 = Bonus přichází na řadu, až když je přínos celý vyhodnocen. Zaplatit ho tak můžeš i tím, co
    ti přínos právě vynesl.
    .title = Bonus až po přínosu
rule-T-116 = Vyvolá-li přínos další přínosy, vyhodnoť nejdřív ty nové a teprve pak pokračuj tím, co zbývá
    z původního.
    .title = Přínos uvnitř přínosu
rule-T-117 = Získává-li něco víc hráčů, začíná hráč na tahu a ostatní následují po směru hodinových
    ručiček, neurčuje-li karta jiné pořadí.
    .title = Získává-li víc hráčů
rule-T-118 = Máš-li víc civilizací, využij je v kroku 1 v pořadí, jaké si zvolíš.
    .title = Pořadí civilizací
rule-T-119 = Efekt karty „v této epoše“ končí na začátku tvého příštího zvýšení blahobytu, ještě před
    krokem 1. Překryje-li kartu dřív jiná karta tapiserie, končí už tehdy, a to předtím, než nová karta
    začne působit.
    .title = Konec efektu „v této epoše“

## Podrobně: omezení

tapestry-section-rulings-limits = Podrobně: omezení
rule-T-120 = Jsou-li všechny tvé žetony osídlení na mapě, už nemůžeš dobývat. Povalené žetony osídlení se
    do zásoby nikdy nevracejí.
    .title = Žetony osídlení se nevracejí
rule-T-121 = Máš-li získat farmu, dům, trh nebo zbrojnici a na kartě blahobytu ti už žádná budova toho
    typu nezbývá, tento zisk propadá.
    .title = Když dojdou budovy
rule-T-122 = Počet karet tapiserie v ruce ani dílků v zásobě není nijak omezen.
    .title = Ruka a zásoba bez omezení
rule-T-123 = Během jednoho tahu můžeš přínos téhož pole stupnice získat nejvýš jednou a stejně tak jeho
    bonus. Platí to, i když nějaký efekt pole opakuje, kopíruje, nebo na ně tvůj žeton přivede znovu.
    Stejně je na tom i Automa.
    .title = Každé pole jednou za tah
rule-T-124 = Přínos ve čtverci Lithium-iontové baterie získáš nejvýš jednou za tah, ať se k němu dostaneš
    jakkoli.
    .title = Lithium-iontová baterie
rule-T-125 = Dojdou-li karty technologií, karty tapiserie nebo dílky území, zamíchají se ty odhozené
    a poslouží znovu. Dílky vesmíru ani civilizace se do hry nevracejí.
    .title = Co se míchá znovu

## Podrobně: vláda nad územím

tapestry-section-rulings-control = Podrobně: vláda nad územím
rule-T-126 = Budova Nomádů, která stojí na území sama, dává svému majiteli vládu nad ním stejně jako
    žeton osídlení. Povalené žetony osídlení a žetony civilizací (Obchodníci, Izolacionisté) vládu nad
    územím nedávají nikdy.
    .title = Co dává vládu nad územím
rule-T-127 = Neprozkoumané pole dobýt nelze. Žetony osídlení mohou být jen na prozkoumaných územích.
    .title = Jen prozkoumaná území

## Podrobně: léčky

tapestry-section-rulings-trap = Podrobně: léčky
rule-T-128 = Dobývá-li protihráč území, které ovládáš, rozhoduješ se o léčce poté, co na ně umístí žeton
    osídlení, ale dřív, než se určí, kdo území ovládá, a než se hodí kostkami dobytí.
    .title = Kdy zahrát léčku
rule-T-129 = Zahraješ-li léčku, leží povalený žeton osídlení útočníka místo tvého a území ovládáš dál.
    Navíc získáš 1 libovolný zdroj. Léčku odhoď.
    .title = Co léčka způsobí
rule-T-130 = Vláda pirátů ti dá přínos dílku území, jen když se dobytí podaří. Zmaří-li ho léčka,
    nezískáš z této karty nic.
    .title = Léčka proti Vládě pirátů
rule-T-131 = Léčku nemůžeš zahrát proti útočníkovi, u kterého platí Drancování a plenění, ani tehdy, když
    už pro tebe hra skončila.
    .title = Kdy léčku zahrát nelze

## Podrobně: úspěchy

tapestry-section-rulings-achievements = Podrobně: úspěchy
rule-T-132 = Úspěchu „Dokonči libovolnou stupnici pokroku“ dosáhneš, jakmile některý tvůj žeton hráče
    poprvé vstoupí na 12. pole, a to i pohybem zdarma. Za další dokončené stupnice už nic navíc není.
    .title = Dokončená stupnice
rule-T-133 = Úspěchu „Poval dva cizí žetony osídlení“ dosáhneš, když alespoň na dvou územích, která
    ovládáš, leží povalený žeton osídlení protihráče, ať už po dobytí, po léčce, nebo po Revoluci.
    Ověřuje se po každém povalení, a to u hráče, který území nyní ovládá.
    .title = Jak se počítají povalené žetony
rule-T-134 = Úspěchu „Dobuď středový ostrov“ mohou dosáhnout nejvýš dva hráči: jakmile jsou na ostrově
    dva žetony, dobýt už ho nelze.
    .title = Středový ostrov jen pro dva
rule-T-135 = Body za úspěch závisejí na pořadí, v jakém ho hráči dosáhnou. Na malé mapě přinese každý
    úspěch prvnímu hráči 10 VB a druhému 5 VB. Na velké mapě to platí jen pro středový ostrov; zbylé dva
    úspěchy přinesou prvnímu 15 VB, druhému 10 VB a třetímu 5 VB. Na další už se nedostane.
    .title = Body za úspěchy

## Podrobně: sousedé

tapestry-section-rulings-neighbours = Podrobně: sousedé
rule-T-136 = Sousedy máš po své levé a pravé ruce, hned vedle sebe. Zůstávají jimi, i když už pro ně hra
    skončila.
    .title = Kdo je soused
rule-T-137 = Ve dvou hráčích je tvým jediným sousedem protihráč a každý efekt ho počítá jen jednou.
    .title = Sousedé ve dvou hráčích
rule-T-138 = Ve třech hráčích jsou tvými sousedy oba protihráči. Ve čtyřech a pěti jsou ti, kdo nesedí
    vedle tebe, jen protihráči, ne sousedé.
    .title = Sousedé ve více hráčích

## Podrobně: počet hráčů

tapestry-section-rulings-player_counts = Podrobně: počet hráčů
rule-T-139 = Ve dvou se hraje na malé mapě a úspěchy mají hodnotu 10 a 5 VB; nic jiného se nemění.
    Stínová říše, volitelná třetí strana, patří k pravidlům pro sólovou hru.
    .title = Hra ve dvou
rule-T-140 = Ve třech se hraje na malé mapě, úspěchy mají hodnotu 10 a 5 VB a využijí se všechna tři
    počáteční území.
    .title = Hra ve třech
rule-T-141 = Ve čtyřech a pěti se hraje na velké mapě a každý dostane náhodně jednu ze šesti karet
    hlavního města. Úspěchy za dokončenou stupnici a za povalené žetony osídlení mají hodnotu 15, 10
    a 5 VB, úspěch za středový ostrov 10 a 5 VB.
    .title = Hra ve čtyřech a pěti

## Podrobně: získání další civilizace

tapestry-section-rulings-gaining_civilizations = Podrobně: získání další civilizace
rule-T-142 = Získáš-li během hry další civilizaci, vezmi si svrchní kartu z balíčku těch nepoužitých.
    Jsou-li to Mystici nebo Futuristé, odhoď je a vezmi si následující kartu.
    .title = Jak civilizaci získat
rule-T-143 = U ostatních civilizací hned, ještě v rámci právě vyhodnocovaného přínosu, proveď, co jejich
    karta předepisuje pro zisk v průběhu hry. Nepředepisuje-li nic, připrav ji jako na začátku hry.
    .title = Příprava nové civilizace
rule-T-144 = Civilizaci získanou v kroku 1 zvýšení blahobytu můžeš v tomto kroku ještě využít. Získáš-li
    ji později, využiješ ji poprvé až při příštím zvýšení blahobytu.
    .title = První využití civilizace
rule-T-145 = Civilizace získaná při posledním zvýšení blahobytu ti dá už jen to, co ještě dát může.
    .title = Civilizace na samém konci

## Podrobně: Singularita UI

tapestry-section-rulings-ai_singularity = Podrobně: Singularita UI
rule-T-146 = Singularita UI ti dá po 1 zdroji každého druhu a tvůj žeton hráče začne znovu na počátečním
    poli libovolné stupnice. Stupnice technologie zůstává dokončená a dál se ti na ní počítá 12. pole.
    .title = Nový začátek
rule-T-147 = Značku, kterou na 12. poli zanechala Singularita UI, nelze posunout a přínos toho pole podle
    ní nelze opakovat ani kopírovat.
    .title = Značka na konci stupnice
rule-T-148 = Začne-li žeton po Singularitě UI znovu na stupnici technologie, může opět dojít až na
    12. pole a efekt se zopakuje.
    .title = Opakovaná singularita

## Podrobně: hlavní město

tapestry-section-rulings-capital = Podrobně: hlavní město
rule-T-149 = Na začátku hry není na žádné kartě hlavního města dokončená čtvrť, řada ani sloupec.
    .title = Na začátku nic hotového
rule-T-150 = Platí-li u tebe Terraformace, smíš budovy umisťovat i na nepoužitelné parcely. Ty platí za
    vyplněné, ať na nich něco stojí, nebo ne.
    .title = Terraformace
rule-T-151 = Částí, která leží na mřížce, nesmí přečnívající dominanta zakrýt jiné budovy ani
    nepoužitelné parcely (ty jen s Terraformací). Část mimo mřížku se nikam nepočítá.
    .title = Přečnívající dominanta
rule-T-152 = Budova zvyšující blahobyt zabírá jedinou parcelu, přečnívat proto může jen tak, že leží celá
    mimo mřížku. To je dovoleno, až když ti žádná volná parcela nezbývá.
    .title = Budova mimo mřížku
rule-T-153 = Řada je dokončená, když je každá z jejích 9 parcel nepoužitelná, nebo zastavěná. Stejně se
    posuzuje sloupec i 9 parcel čtvrti.
    .title = Co je dokončené

## Podrobně: hráči, kteří dohráli

tapestry-section-rulings-finished_players = Podrobně: hráči, kteří dohráli
rule-T-154 = Když pro tebe hra skončí, tvé žetony hráče, žetony osídlení i karty zůstávají na místě. Tvá
    území lze dál dobývat a léčku zahrát nemůžeš. Tvé žetony se dál berou v potaz při porovnávání
    i u podmínek.
    .title = Co po tobě zůstává
rule-T-155 = Jakmile pro tebe hra skončí, nepostupuješ, ani když efekt jiného hráče posouvá všechny.
    .title = Bez společného postupu

## Podrobně: poslední zvýšení blahobytu

tapestry-section-rulings-final_income_turn = Podrobně: poslední zvýšení blahobytu
rule-T-156 = Zdroje získané při posledním zvýšení blahobytu se uplatní už jen při shodě VB, ledaže jimi
    něco zaplatíš ještě v témže tahu.
    .title = Zdroje na konci hry
rule-T-157 = Při posledním zvýšení blahobytu už žádná tvá karta tapiserie nepůsobí: efekt karty ze čtvrté
    epochy skončil na jeho začátku.
    .title = Už žádná karta tapiserie
rule-T-158 = Izolacionisté a Mystici si své závěrečné body počítají na konci posledního zvýšení
    blahobytu.
    .title = Izolacionisté a Mystici

## Podrobně: jednotlivé karty a civilizace

tapestry-section-rulings-interactions = Podrobně: jednotlivé karty a civilizace
rule-T-159 = Má-li hráč na stupnici, která padla na kostce vědy, postup zakázaný, Věk objevů ho neposune.
    .title = Věk objevů a zakázaná stupnice
rule-T-160 = Platí-li u tebe Empirismus, proveď každý ze čtyř hodů Mimozemské biologie dvakrát a jeden
    z obou výsledků si ponech.
    .title = Empirismus a Mimozemská biologie
rule-T-161 = Alchymisté házejí v kroku 1, kdy karta tapiserie z předchozí epochy už skončila. Empirismus
    jim proto druhý hod nepřidá: každý jejich hod se provádí jen jednou.
    .title = Empirismus a Alchymisté
rule-T-162 = I když platí Věk mořeplavby, musíš umístit právě ten dílek území, který přinesl Uhlobaron.
    Nemůžeš ho dát protihráči ani místo něj umístit jiný.
    .title = Věk mořeplavby a Uhlobaron
rule-T-163 = Kartu tapiserie, kterou získáš v kroku 4 zvýšení blahobytu, můžeš hned vyložit přes Tyranii.
    .title = Tyranie při zvýšení blahobytu
rule-T-164 = Spojenectví končí s epochou hráče, který tuto kartu vyložil. Od té chvíle si obě strany zase
    smějí navzájem dobývat území.
    .title = Konec Spojenectví
rule-T-165 = Jakmile pro protihráče zvoleného při Politickém sňatku hra skončí, nic dalšího už od něj
    nezískáš.
    .title = Sňatek s hráčem, který dohrál
rule-T-166 = Technokracie i Špionáž se s Heroldy vyhodnocují, jako by je právě teď vyložil hráč Heroldů.
    U Technokracie tedy rozhoduje epocha, ve které je on sám.
    .title = Heroldi a Technokracie či Špionáž
rule-T-167 = Dominanta, kterou Nomádi postaví na mapu, tam zabere místo jednoho žetonu; na jejím tvaru
    nezáleží.
    .title = Dominanta Nomádů na mapě
rule-T-168 = Jinak prázdné území se žetonem Obchodníků obsahuje jeden žeton, lze je tedy dobýt. Po dobytí
    je plné.
    .title = Samotný žeton Obchodníků
rule-T-169 = Válečná letadla dobývají kdekoli: území nemusí sousedit s žádným, které ovládáš. I tak na
    něm ale před dobytím smí být nejvýš 1 žeton.
    .title = Válečná letadla
rule-T-170 = Získá-li někdo dominantu pomocí Dystopie, vstup na příslušnou úroveň už žádnou dominantu
    nepřinese, ani prvnímu hráči, který na ni vstoupí.
    .title = Dystopie a první na úrovni
rule-T-171 = Kruh Montážní linky ti dá přínos ve čtverci některé tvé karty v horní řadě, její čtverec
    naopak přínos v kruhu některé tvé karty v prostřední řadě.
    .title = Montážní linka

## Podrobně: průzkum

tapestry-section-rulings-explore = Podrobně: průzkum
rule-T-172 = Při počítání VB za strany nového dílku se území předtištěná na mapě berou jako sousedící
    dílky. Okraj mapy a neprozkoumaná pole nikoli.
    .title = S čím dílek sousedí
rule-T-173 = Voda vedle vody navazuje stejně jako každý jiný terén.
    .title = Voda navazuje na vodu
rule-T-174 = Strana dílku se posuzuje podle svých dvou krajních rohů, které se dotýkají dvou rohů
    sousedícího dílku. Navazuje, když alespoň jedna z těchto dvou dvojic rohů ukazuje stejný terén.
    I když se shodují obě, boduje strana jen jednou.
    .title = Rozhodují rohy
rule-T-175 = Dílek smíš natočit i tak, že za něj získáš méně VB. Navazovat na sousední terén nemusíš.
    .title = Natočení je na tobě
rule-T-176 = Průzkumem na území neumisťuješ žeton osídlení ani je nezačínáš ovládat.
    .title = Průzkum nedává vládu
rule-T-177 = Nemáš-li v zásobě žádný dílek území nebo není-li pole, kam ho smíš umístit, přínos Průzkum
    propadá.
    .title = Když průzkum nelze provést

## Podrobně: dobývání

tapestry-section-rulings-conquer = Podrobně: dobývání
rule-T-178 = Dobývání probíhá v tomto pořadí: zvol přípustné území a umísti na ně žeton osídlení; je-li
    tam žeton osídlení protihráče, poval ho; obránce může zahrát léčku, po které leží tvůj žeton místo
    jeho; určí se, kdo území ovládá; ověří se úspěchy; hoď oběma kostkami; vyber výsledek a získej ho;
    nakonec přijdou další efekty.
    .title = Pořadí při dobývání
rule-T-179 = VB za symbol území na červené kostce se počítají, až když je určeno, kdo dobývané území
    ovládá. To se tedy započítá také, ledaže byla zahrána léčka.
    .title = Červená kostka a vláda nad územím
rule-T-180 = Otazník na černé kostce si smíš vybrat i tam, kde není jaký přínos získat, jen ti nic nedá.
    Tak je tomu na všech územích předtištěných na mapě a na dílcích, jejichž přínos nelze provést.
    .title = Otazník bez přínosu
rule-T-181 = Až na úspěch, který se k němu váže, je středový ostrov obyčejné území předtištěné na mapě:
    má-li být dobyt, musí sousedit s územím, které ovládáš, a smí na něm být nejvýš 1 žeton.
    .title = Dobytí středového ostrova

## Podrobně: zvýšení blahobytu

tapestry-section-rulings-income = Podrobně: zvýšení blahobytu
rule-T-182 = Epochu zahajuješ jako první mezi sousedy tehdy, když žádný z nich ještě nezačal zvýšení
    blahobytu se stejným pořadovým číslem. Na hráčích, kteří s tebou nesousedí, nezáleží.
    .title = První mezi sousedy
rule-T-183 = Při prvním a pátém zvýšení blahobytu žádné zdroje za prvenství v epoše nejsou.
    .title = Prvenství bez odměny
rule-T-184 = Co přinese vylepšení v kroku 3 (přesunutá karta, budova, karta technologie), počítá se už do
    VB téhož kroku.
    .title = Vylepšení před body
rule-T-185 = Pole karty blahobytu odkrytá v krocích 1 až 3 se počítají v krocích 3 a 4 ještě téhož
    zvýšení blahobytu.
    .title = Právě odkrytá pole
rule-T-186 = Karta tapiserie vyložená lícem dolů zabírá své pole a nemá žádný efekt, počítá se však mezi
    karty tapiserie na tvé kartě blahobytu.
    .title = Karta lícem dolů

## Podrobně: vylepšení karet technologií

tapestry-section-rulings-upgrade = Podrobně: vylepšení karet technologií
rule-T-187 = Podmínka karty technologie se ověřuje jen ve chvíli, kdy kartu přesouváš do horní řady.
    Přestane-li být splněna později, nic se nemění.
    .title = Kdy se ověřuje podmínka
rule-T-188 = Podmínka úrovně se posuzuje podle nejpokročilejšího žetonu hráče na dané stupnici: pro
    úroveň II musí být aspoň na 4. poli, pro úroveň III aspoň na 7. poli a pro úroveň IV aspoň na
    10. poli.
    .title = Úroveň jako podmínka
rule-T-189 = Podmínka ze stupnice zdrojů je splněna, je-li dané pole odkryté na tvé kartě blahobytu nebo
    na kartě některého souseda.
    .title = Odkryté pole jako podmínka
rule-T-190 = Máš-li jen karty technologií, které přesunout nelze (jsou v horní řadě nebo jejich podmínka
    není splněna), vylepšovat nemůžeš a přínos propadá.
    .title = Když není co vylepšit
