### Tapestry: přehled pravidel, jedna zpráva na každé očíslované pravidlo.

## Příprava herního plánu

tapestry-section-setup_common = Příprava herního plánu
rule-T-1 = Strana herního plánu závisí na počtu hráčů: pro 1 až 3 je malá mapa, pro 4 a 5 velká.
    .title = Malá, nebo velká mapa
rule-T-2 = Ze 33 karet technologií vznikne zamíchaný balíček, který leží lícem dolů vedle herního plánu.
    Svrchní 3 karty se odkryjí a tvoří nabídku.
    .title = Karty technologií
rule-T-3 = Karet tapiserie je 50. Zamíchají se a jejich balíček čeká lícem dolů vedle herního plánu.
    .title = Karty tapiserie
rule-T-4 = Všech 48 dílků území se zamíchá do jedné hromádky lícem dolů.
    .title = Dílky území
rule-T-5 = Dílky vesmíru, kterých je 15, se zamíchají zvlášť a mají vlastní hromádku lícem dolů.
    .title = Dílky vesmíru
rule-T-6 = Dominant je 18. Těch 12, které patří ke stupnicím pokroku, stojí na kartě dominant, zbylých
    6 leží vedle balíčku karet technologií.
    .title = Dominanty
rule-T-7 = Ve hře jsou tři kostky: zelená kostka vědy má 12 stěn, červená a černá kostka dobytí mají po
    6 stěnách.
    .title = Tři kostky

## Příprava hráčů

tapestry-section-setup_player = Příprava hráčů
rule-T-8 = Na každé ze čtyř stupnic zdrojů tvé karty blahobytu stojí 5 budov jednoho druhu: hnědé farmy,
    šedé domy, žluté trhy a červené zbrojnice. Stupnice má šest polí a to nejvíc vlevo zůstává odkryté.
    .title = Karta blahobytu
rule-T-9 = Od každého ze čtyř zdrojů máš na začátku 0 kusů.
    .title = Zdroje na začátku
rule-T-10 = Ve hře pro 4 nebo 5 hráčů dostane každý náhodně jednu ze šesti karet hlavního města.
    .title = Hlavní město pro 4–5 hráčů
rule-T-11 = Ve hře pro 1 až 3 hráče se karty hlavního města spojí do dvojic, jak je uvedeno na malé mapě:
    1/6, 2/4 a 3/5. Vylosuj jednu dvojici, jednu kartu z ní si nech a druhou vrať do krabice.
    .title = Hlavní město pro 1–3 hráče
rule-T-12 = Na území mapy, které nese číslo tvého hlavního města, začínají dva tvoje žetony osídlení.
    Dalších 8 tvoří tvou zásobu.
    .title = První žetony osídlení
rule-T-13 = Dostaneš 2 náhodné civilizace a 1 z nich si necháš. Všechny, které nikomu nezůstaly, se
    zamíchají do jednoho balíčku nepoužitých civilizací.
    .title = Tvoje civilizace
rule-T-14 = Máš 13 žetonů hráče: jeden na začátku počítadla vítězných bodů (VB), po jednom na počátečním
    poli každé ze čtyř stupnic pokroku a 8 po ruce.
    .title = Žetony hráče
rule-T-15 = Začínajícího hráče určí náhoda.
    .title = Kdo začíná
rule-T-16 = V prvním tahu na výběr nemáš: stejně jako všichni ostatní musíš začít svým 1. zvýšením
    blahobytu.
    .title = První tah

## Tvůj tah

tapestry-section-turn = Tvůj tah
rule-T-17 = V každém tahu tě čeká právě jedno z dvojího: buď zvýšení blahobytu, kterým ti začne nová
    epocha, nebo pokrok na jedné ze čtyř stupnic.
    .title = Blahobyt, nebo pokrok
rule-T-18 = Po tobě je na řadě hráč, který sedí nalevo od tebe.
    .title = Pořadí na tahu
rule-T-19 = U skutečného stolu smíš začít dřív, než předchozí hráč dohraje, pokud na tom, co ještě
    rozhodne, tvůj tah nezávisí; výsledek to nikdy nezmění. Tady jdou tahy vždy přesně po sobě.
    .title = Překrývání tahů
rule-T-20 = Blahobyt zvýší každý za hru přesně pětkrát, tahů věnovaných pokroku však může mít libovolně
    mnoho.
    .title = Kolik tahů kdo má

## Zvýšení blahobytu

tapestry-section-income_turn = Zvýšení blahobytu
rule-T-21 = Každý hráč má pět zvýšení blahobytu. První přijde hned na začátku hry; kdy nastanou další
    čtyři, určuje každý sám.
    .title = Pět zvýšení blahobytu
rule-T-22 = Tabulka na kartě blahobytu ukazuje, které kroky ke kterému zvýšení blahobytu patří: k 1. jen
    krok 4, ke 2. až 4. všechny kroky 1 až 4, k 5. jen kroky 1 a 3.
    .title = Které kroky kdy
rule-T-23 = Kroky jdou po sobě od 1 do 4. Další začni, teprve když je předchozí celý hotový.
    .title = Pořadí kroků
rule-T-24 = Použij schopnosti své civilizace, případně všech, které máš, pokud to právě jde.
    .title = Krok 1: civilizace
rule-T-25 = Z ruky musíš vyložit 1 kartu tapiserie. Patří na volné pole pro karty tapiserie, které je na
    tvé kartě blahobytu nejvíc vlevo.
    .title = Krok 2: karta tapiserie
rule-T-26 = Nemáš-li v ruce žádnou kartu tapiserie, vylož místo ní svrchní kartu balíčku karet tapiserie,
    a to lícem dolů. Žádný efekt nemá.
    .title = Bez karty v ruce
rule-T-27 = Karta se slovy „při vyložení“ zapůsobí ve chvíli, kdy ji vykládáš.
    .title = Karty „při vyložení“
rule-T-28 = Karta se slovy „v této epoše“ platí od svého vyložení do chvíle, kdy ti začne další zvýšení
    blahobytu.
    .title = Karty „v této epoše“
rule-T-29 = Začne-li nová epocha tobě dřív než tvým sousedům, získáš navíc zdroje natištěné na poli, kam
    vykládáš kartu tapiserie: ve 2. zvýšení blahobytu 1 libovolný zdroj, ve 3. dva a ve 4. tři.
    .title = Prvenství v epoše
rule-T-30 = Zdroje za prvenství v epoše získáš těsně předtím, než vyložíš kartu tapiserie.
    .title = Kdy přijde odměna za prvenství
rule-T-31 = Nejdřív smíš vylepšit 1 kartu technologie; povinné to není.
    .title = Krok 3: vylepšení
rule-T-32 = Potom přijdou na řadu body: vyhodnoť každý odkrytý symbol VB na čtyřech stupnicích zdrojů své
    karty blahobytu.
    .title = Krok 3: vítězné body
rule-T-33 = Symbol technologie vynese 1 VB za každou tvou kartu technologie, ať je v kterékoli řadě.
    .title = VB za technologie
rule-T-34 = Symbol hlavního města vynese 1 VB za každou jeho dokončenou řadu a 1 VB za každý dokončený
    sloupec.
    .title = VB za hlavní město
rule-T-35 = Symbol s číslem vynese právě tolik VB, kolik na něm stojí.
    .title = VB za číslo
rule-T-36 = Symbol území vynese 1 VB za každé území mapy, které je v tu chvíli pod tvou vládou.
    .title = VB za území
rule-T-37 = Každý odkrytý symbol se počítá zvlášť: je-li tentýž odkrytý třikrát, boduje třikrát.
    .title = Opakované symboly
rule-T-38 = Za každý odkrytý symbol zdroje, dílku území a karty tapiserie na svých stupnicích zdrojů si
    vezmi, co ukazuje.
    .title = Krok 4: zdroje
rule-T-39 = Zdroje jsou čtyři: mince, pracovníci, jídlo a kultura.
    .title = Čtyři zdroje
rule-T-40 = Od jednoho zdroje nemůžeš mít nikdy víc než 8 kusů. Co je nad to, propadá.
    .title = Od každého nejvýš 8

## Pokrok

tapestry-section-advance_turn = Pokrok
rule-T-41 = Nejdřív zaplať cenu natištěnou u úrovně, ve které leží pole, kam se chystáš postoupit.
    .title = Pokrok, krok 1: cena
rule-T-42 = Pak tvůj žeton hráče postoupí na vybrané stupnici o 1 pole.
    .title = Pokrok, krok 2: posun
rule-T-43 = Po posunu ti náleží přínos pole, na které žeton došel.
    .title = Přínos pole
rule-T-44 = Některá pole nabízejí i bonus, zapsaný jako „cena : zisk“. Jednou smíš zaplatit jeho cenu
    a jednou ho tím získat.
    .title = Pokrok, krok 3: bonus
rule-T-45 = Každá stupnice pokroku se dělí na čtyři úrovně, I až IV.
    .title = Čtyři úrovně
rule-T-46 = Kdo na stupnici vstoupí jako první na úroveň II, III nebo IV, ať už jakkoli, získá dominantu
    této úrovně a postaví ji do svého hlavního města.
    .title = Dominanta za úroveň
rule-T-47 = Bonusy jsou vždy volitelné a každý smíš odmítnout. Přínosy a dominanty si naopak vzít musíš.
    .title = Volitelné a povinné

## Průzkum

tapestry-section-explore = Průzkum
rule-T-48 = Polož 1 dílek území, který si vybereš ze své zásoby, na neprozkoumané pole vedle území, jež
    ovládáš. Natočit ho smíš, jak chceš.
    .title = Průzkum, krok 1: dílek
rule-T-49 = Za každou stranu nového dílku, přes kterou aspoň jeden typ terénu (voda, hory, poušť a tak
    dále) pokračuje na vedlejší dílek, dostaneš 1 VB. Víc než 6 VB to tedy být nemůže.
    .title = Průzkum, krok 2: body
rule-T-50 = K tenkým řekám mezi souší a okrajem dílku nepřihlížej, jsou tam jen na ozdobu.
    .title = Řeky jsou ozdoba
rule-T-51 = Nakonec získej přínos natištěný na novém dílku.
    .title = Průzkum, krok 3: přínos
rule-T-52 = Úroveň IV stupnice objevitelství otvírá cestu k dílkům vesmíru. Takový dílek prozkoumáš tím,
    že ho položíš vedle karty blahobytu, a jeho přínos je tvůj. Jeden k druhému se dílky vesmíru nepojí.
    .title = Průzkum vesmíru
rule-T-53 = Počet dílků vesmíru je omezený a může se stát, že na někoho nezbudou.
    .title = Vesmíru je málo

## Dobývání

tapestry-section-conquer = Dobývání
rule-T-54 = Vyber území, na kterém je nejvýš 1 žeton a vedle něhož už jiné ovládáš. Postav na ně 1 žeton
    osídlení ze své zásoby.
    .title = Dobývání, krok 1: žeton
rule-T-55 = Území ovládáš, stojí-li na něm tvůj žeton osídlení a žádný cizí. Povalené žetony se
    nepočítají.
    .title = Kdo území ovládá
rule-T-56 = Co už ovládáš, dobývat nelze.
    .title = Vlastní území dobýt nejde
rule-T-57 = Hoď oběma kostkami dobytí. Ze dvou výsledků získáš ten, který si vybereš.
    .title = Dobývání, krok 2: kostky
rule-T-58 = Padne-li na červené kostce symbol území, má hodnotu 1 VB za každé území pod tvou vládou.
    .title = Červená kostka: území
rule-T-59 = Otazník na černé kostce zastupuje přínos dobytého dílku území, pokud na něm nějaký je.
    .title = Černá kostka: otazník
rule-T-60 = Dobudeš-li území na protihráči, jeho žeton osídlení se povalí, tedy položí na bok.
    .title = Povalené žetony
rule-T-61 = Území, na kterém jsou 2 žetony, je uzavřené: už nikdy ho nikdo nedobude.
    .title = Dva žetony území uzavřou
rule-T-62 = Léčka vypadá jako karta tapiserie. Pokusí-li se protihráč dobýt území, které ovládáš, smíš
    léčku odhodit z ruky: vláda nad územím ti zůstane a povalený je žeton osídlení útočníka.
    .title = Léčky
rule-T-63 = Výsledek kostek dobytí získá útočník i tehdy, když narazí na léčku.
    .title = Kostky i přes léčku
rule-T-64 = U skutečného stolu smíš s ostatními uzavírat dohody a také je porušovat, jen nic hmatatelného
    nesmí změnit majitele. Tady je dohoda jen slovo: nic ji nevynucuje a předat se nic nedá.
    .title = Dohody
rule-T-65 = Jsou-li na mapě všechny tvoje žetony osídlení, nemáš už čím dobývat.
    .title = Když dojdou žetony osídlení

## Vynalézání a vylepšování

tapestry-section-invent_and_upgrade = Vynalézání a vylepšování
rule-T-66 = Získáváš 1 kartu technologie: buď některou z nabídky, nebo naslepo svrchní kartu balíčku.
    .title = Vynalézání, krok 1: karta
rule-T-67 = Vezmeš-li si kartu z nabídky, nová hned zaujme její místo.
    .title = Doplnění nabídky
rule-T-68 = Dojde-li balíček karet technologií, zamíchají se odhozené karty technologií a poslouží místo
    něj.
    .title = Když dojdou technologie
rule-T-69 = Nová karta patří do dolní řady vpravo vedle tvé karty hlavního města. Počet karet v řadách
    není omezen.
    .title = Vynalézání, krok 2: řada
rule-T-70 = Za samotné vynalezení karty hned nic nezískáš.
    .title = Zatím bez zisku
rule-T-71 = Při vylepšení posuneš jednu svou kartu technologie z dolní řady do prostřední, nebo
    z prostřední do horní. Získáš za to přínos, který karta za tento posun nabízí.
    .title = Jak vylepšovat
rule-T-72 = Z horní řady už není kam: karty v ní se vylepšit nedají.
    .title = Horní řada
rule-T-73 = Za posun karty do prostřední řady získáš přínos v kruhu.
    .title = Prostřední řada: kruh
rule-T-74 = Za posun karty do horní řady získáš přínos ve čtverci.
    .title = Horní řada: čtverec
rule-T-75 = Do horní řady smí karta jen tehdy, splňuješ-li v tu chvíli její podmínku ty nebo někdo
    z tvých sousedů. Podmínkou může být třeba úroveň II nebo vyšší na některé stupnici pokroku.
    .title = Podmínka

## Výzkum

tapestry-section-research = Výzkum
rule-T-76 = Hod kostkou vědy určí jednu ze čtyř stupnic pokroku.
    .title = Výzkum, krok 1: hod
rule-T-77 = Na stupnici, která padla, smíš bez placení postoupit o 1 pole. I když už výsledek hodu znáš,
    můžeš ale zůstat, kde jsi.
    .title = Výzkum, krok 2: postup
rule-T-78 = Vstoupíš-li díky výzkumu na úroveň II, III nebo IV jako první, dominanta je tvoje.
    .title = Dominanty díky výzkumu
rule-T-79 = Za 12. pole výzkum nevede: kdyby měl žeton pokračovat dál, nestane se nic.
    .title = Konec stupnice
rule-T-80 = Symbol s X znamená, že z pole, na které dojdeš, nezískáš přínos ani bonus.
    .title = Symbol s X
rule-T-81 = Symbol bez X znamená, že z pole, na které dojdeš, získáš přínos a smíš si zaplatit i jeho
    bonus.
    .title = Symbol bez X
rule-T-82 = Stejně fungují i další přínosy, které tě posouvají po stupnici pokroku: postup nic nestojí,
    a není-li u symbolu X, získáš přínos pole a smíš si zaplatit jeho bonus.
    .title = Jiný postup zdarma

## Budovy a hlavní město

tapestry-section-buildings_and_capital = Budovy a hlavní město
rule-T-83 = Budovy zůstávají v hlavním městě napořád. Dokončují čtvrti, za které hned dostaneš zdroj,
    a řady a sloupce, které nesou VB při každém bodování hlavního města.
    .title = K čemu jsou budovy
rule-T-84 = Stavět smíš ve svém hlavním městě všude, kde jsou volné parcely.
    .title = Kde stavět
rule-T-85 = Na nepoužitelné parcele se stavět nedá, ale pro čtvrť, řadu i sloupec platí za vyplněnou.
    .title = Nepoužitelné parcely
rule-T-86 = Farmu, dům, trh nebo zbrojnici bereš ze stupnice na své kartě blahobytu, a to vždy tu, která
    je v ní nejvíc vlevo. Postav ji do hlavního města; pole po ní zůstane odkryté.
    .title = Budovy zvyšující blahobyt
rule-T-87 = Dominanta připomíná, kdo jako první vstoupil na některou úroveň nebo přišel s určitým
    vynálezem (kartou technologie). Každá má základnu vlastního tvaru, která se staví na mřížku hlavního
    města.
    .title = Budovy dominant
rule-T-88 = Každá dominanta je jen jedna. Když už ji někdo získal, žádný efekt ji nikomu nepřinese znovu.
    .title = Dominanty jsou jedinečné
rule-T-89 = Čtvrť je jeden z devíti vyznačených čtverců 3 × 3 parcely. Jakmile jsou všechny její parcely
    vyplněné, hned dostaneš 1 libovolný zdroj.
    .title = Čtvrti
rule-T-90 = Při bodování hlavního města má každá dokončená řada i každý dokončený sloupec hodnotu 1 VB.
    .title = Bodování hlavního města
rule-T-91 = Získat a postavit smíš i budovu, která přečnívá přes okraj mřížky.
    .title = Přes okraj mřížky

## Další pravidla

tapestry-section-other = Další pravidla
rule-T-92 = Během hry můžeš přijít i k dalším civilizacím, třeba na konci stupnice vojenství nebo díky
    kartě technologie. Každou polož vlevo od té první.
    .title = Další civilizace
rule-T-93 = Chybí-li ti žeton hráče, zastoupí ho kterákoli nevyužitá kostička ze zásoby.
    .title = Když dojdou žetony hráče
rule-T-94 = Tvoji sousedé jsou ti, kdo sedí hned vedle tebe, zleva a zprava.
    .title = Sousedé
rule-T-95 = Na herním plánu najdeš tři úspěchy. Když některého dosáhneš, obsaď žetonem hráče jeho
    nejcennější volné pole a připiš si hodnotu tohoto pole ve VB.
    .title = Úspěchy
rule-T-96 = Dosažený úspěch ti už nikdo nevezme, podruhé ho ale získat nemůžeš.
    .title = Každý úspěch jen jednou
rule-T-97 = U úspěchu za 2 povalené žetony osídlení nezáleží na tom, zda patří jednomu protihráči, nebo
    dvěma, ani na tom, zda je povalilo dobytí, nebo léčka.
    .title = Dva povalené žetony
rule-T-98 = Zmaří-li ti dobytí středového ostrova léčka, úspěch za něj nezískáš.
    .title = Středový ostrov a léčka
rule-T-99 = U skutečného stolu jde počítadlo vítězných bodů po každé stovce znovu od začátku a stovky
    ukazuje žeton na poli 100, 200, 300 nebo 400. Tady se body prostě sčítají.
    .title = Počítání VB
rule-T-100 = Po Singularitě UI můžeš mít na téže stupnici několik svých žetonů. Postupovat smíš
    s kterýmkoli z nich; při porovnávání platí jen ten, který je nejdál.
    .title = Singularita UI
rule-T-101 = Ukáže-li se některá civilizace jako příliš silná, můžete se dohodnout na startovním
    handicapu. Bez dohody se žádný neuplatňuje.
    .title = Startovní handicap

## Konec hry

tapestry-section-end = Konec hry
rule-T-102 = Dokončeným pátým zvýšením blahobytu pro tebe hra končí.
    .title = Kdy končíš ty
rule-T-103 = V pátém zvýšení blahobytu použiješ schopnosti svých civilizací, smíš vylepšit 1 kartu
    technologie a započítáš si VB. Karta tapiserie se nevykládá a ze stupnic zdrojů už nic nezískáváš.
    .title = Poslední zvýšení blahobytu
rule-T-104 = Než dohrají ostatní, může ti VB ještě přinést pasivní schopnost tvé civilizace. Nic jiného
    už nezískáš.
    .title = Po tvém posledním tahu
rule-T-105 = Hra končí, až páté zvýšení blahobytu dokončí všichni. Vyhrává ten, kdo má nejvíc VB.
    .title = Kdo vyhrává
rule-T-106 = Při shodě vyhrává ten, komu zbylo nejvíc zdrojů, všechny čtyři druhy dohromady.
    Nerozhodne-li ani to, vítězství je společné.
    .title = Rozhodnutí při shodě
rule-T-107 = Kdo má 300 VB, zahrál skvěle.
    .title = Dobré skóre
