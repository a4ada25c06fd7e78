### Lekce Tapestry: co říká průvodce. Názvy pocházejí ze zpráv o věcech samých.

tapestry-minute = Vedeš lid od prvního ohně ke hvězdám po čtyřech stupnicích: věda, technologie, objevitelství a vojenství.
    .goal = Nejvíc bodů na konci: za stupnice, hlavní město, území, technologie a karty v tvé tapiserii.
    .turn = Buď postoupíš: zaplatíš, posuneš se o pole, vezmeš si přínos a třeba přikoupíš bonus. Nebo zvýšíš blahobyt a vstoupíš do další epochy: karty působí, přibudou body a zdroje.
    .end = Blahobyt zvýšíš pětkrát: poprvé hned na začátku, potom kdy chceš; popáté pro tebe hra končí, a až to udělají všichni, vyhrává nejvíc bodů.

tapestry-path-solo = Tapestry sólo
    .about = Ty proti Automě a Stínové říši.

## Zaplať, postup, získej

tapestry-lesson-first-step = Zaplať, postup, získej
    .idea = Tah je jeden krok na jedné stupnici: zaplať, postup, vezmi si přínos a třeba si přikup bonus.
    .opening = Vedeš národ od prvního ohně až ke hvězdám. Až všichni popáté zvýší blahobyt, vyhrává, kdo má nejvíc bodů. V tahu buď postoupíš na jedné stupnici, nebo zvýšíš blahobyt.
tapestry-lesson-first-step-step = Tvůj žeton na stupnici { tapestry-track-exploration } stojí na poli { tapestry-space-scouting }. Další pole, { tapestry-space-rafts }, ti dovolí prozkoumat kus mapy.
    .task = Postup na stupnici { tapestry-track-exploration }
    .learnt = Tah je jeden postup, nebo zvýšení blahobytu
tapestry-lesson-first-step-step-income = Zvýšení blahobytu přinese nové zdroje, za celou hru je ale jen pět příležitostí. Z toho, co máš, jde ještě platit postup: začni jím.
tapestry-lesson-first-step-step-other = I tohle si můžeš dovolit, něco přece dává každá stupnice. Tvoje dílky ale patří na mapu a tam vede { tapestry-track-exploration }.
tapestry-lesson-first-step-pay = Každé z prvních tří polí stupnice stojí jeden zdroj, jakýkoli. Výš chce { tapestry-track-exploration } i jídlo, a tak si ho objevitelé obvykle šetří.
    .task = Zaplať zdrojem, který chceš
    .learnt = Na první úrovni se platí čímkoli
tapestry-lesson-first-step-lay = { tapestry-space-rafts }: prozkoumej území. Polož dílek vedle svého území a natoč ho, jak chceš: bod za každou navazující stranu a k tomu, co je na dílku.
    .task = Polož na mapu jeden svůj dílek
    .learnt = Navazující strany přinášejí body
tapestry-lesson-first-step-laid =
    { $points ->
        [0] Tentokrát nenavazuje žádná strana. Co je na dílku, získáváš i tak.
        [one] Navazuje { $points } strana: máš { $points } bod. A získáváš i to, co je na dílku.
        [few] Navazují { $points } strany: máš { $points } body. A získáváš i to, co je na dílku.
       *[other] Navazuje { $points } stran: máš { $points } bodů. A získáváš i to, co je na dílku.
    }
tapestry-lesson-first-step-bonus = Přínos přijde vždycky, bonus se kupuje. Tady za jeden zdroj dostaneš kartu tapiserie. Můžeš, ale nemusíš.
    .task = Kup si kartu, nebo odmítni
    .learnt = Bonus se smí koupit, ale nemusí
tapestry-lesson-first-step-free = Alma má za sebou postup na stupnici { tapestry-track-technology }. Jsi na řadě: prohlédni si, co dává další pole každé stupnice, a vyber si.
    .task = Odehraj tah, jak chceš
    .learnt = Na každém poli je vidět, co přináší
tapestry-lesson-first-step-free-explore = Dál po stejné stupnici: další průzkum, nebo první budova. Ostatní stupnice počkají na začátku.
tapestry-lesson-first-step-free-conquer = Území vedle tvého bude tvoje a hodíš dvěma kostkami. Základna už se ti nevrátí.
tapestry-lesson-first-step-free-income = Přijdou nové zdroje, epocha ale skončí. Co máš, ti zůstane; obvykle se to utratí dřív.
tapestry-lesson-first-step-freed = Zaplatit, postoupit, získat: z toho je většina tahů celé hry.
tapestry-lesson-first-step-alone = Stejné místo, ale jiné dílky. Než některý položíš, vyzkoušej, kam se který hodí.
    .task = Průzkumem získej aspoň { $goal ->
        [one] { $goal } bod
        [few] { $goal } body
       *[other] { $goal } bodů
    }
tapestry-lesson-first-step-alone-missed = Dílky přináší { tapestry-track-exploration }. Strana navazuje, když má v obou rozích stejný terén jako sousední pole: zkus jiné natočení, jiné pole nebo ten druhý dílek.
tapestry-lesson-first-step-alone-done = Za navazující strany máš { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Dobře položený dílek se vyplatí dvakrát: body a tím, co je na něm.

## Budovy a blahobyt

tapestry-lesson-first-market = Budovy a blahobyt
    .idea = Budova odejde z karty blahobytu a odkryje, co od té chvíle dostáváš.
    .opening = Zvýšení blahobytu přinese nové zdroje; kolik, říká karta blahobytu. Většinu polí na ní zakrývají budovy: každá, kterou postavíš, jedno natrvalo odkryje.
tapestry-lesson-first-market-step = Zvýšení blahobytu by ti teď přineslo { $resources ->
        [one] { $resources } zdroj
        [few] { $resources } zdroje
       *[other] { $resources } zdrojů
    }, z toho { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }. Pole { tapestry-space-stone_tools } nabízí trh; na kartě blahobytu po něm zbude odkrytá další mince.
    .task = Postup na stupnici { tapestry-track-technology }
    .learnt = Některá pole dávají budovu
tapestry-lesson-first-market-step-income = Zvýšení blahobytu by teď dalo jen to, co je na kartě vidět dnes. Nejdřív stavba, a dá víc: teď i pokaždé potom.
tapestry-lesson-first-market-step-other = Tohle pole budovu nedává. Dává ji pole { tapestry-space-stone_tools }, tvé další na stupnici { tapestry-track-technology }.
tapestry-lesson-first-market-market = Jeden ze dvou přínosů: vynález, nebo trh. Čím dřív trh stojí, tím víckrát při zvýšení blahobytu vydělá.
    .task = Vyber si trh
    .learnt = Časná budova vydělá nejvíckrát
tapestry-lesson-first-market-market-invent = Karta technologie se hodí, jednu už ale máš vyloženou. Trh vydělá při každém zvýšení blahobytu: vezmi si ho, dokud je hra mladá.
tapestry-lesson-first-market-plot = Trh se stěhuje z karty do tvého hlavního města. Zatím stačí kterákoli volná parcela; co přinese plné město, ukáže jiná lekce.
    .task = Postav trh na některou parcelu
    .learnt = Co stavíš, stojí v tvém hlavním městě
tapestry-lesson-first-market-uncovered = Jeho pole na kartě je odkryté: zvýšení blahobytu ti odteď přinese { $resources ->
        [one] { $resources } zdroj
        [few] { $resources } zdroje
       *[other] { $resources } zdrojů
    }, z toho { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
tapestry-lesson-first-market-income = Podívej se, jak vydělává. Zvýšením blahobytu začne tvá další epocha; každý ho udělá, kdy chce.
    .task = Zvyš blahobyt
    .learnt = Kdy tvá epocha skončí, volíš ty
tapestry-lesson-first-market-income-later = Postoupit ještě můžeš a o nic tím nepřijdeš. Teď ale karta čeká, až vyplatí: zvyš blahobyt a dívej se.
tapestry-lesson-first-market-first = Do { $era }. epochy vstupuješ dřív než Alma. Za prvenství mezi sousedy je tu odměna: { $bonus ->
        [one] { $bonus } libovolný zdroj
        [few] { $bonus } libovolné zdroje
       *[other] { $bonus } libovolných zdrojů
    }.
    .task = Vezmi si zdroj
    .learnt = Za prvenství v epoše je bonus
tapestry-lesson-first-market-cards = Nová epocha začíná kartou tapiserie. { tapestry-card-golden_age } dává body za každé vylepšení v této epoše a jedno tě hned čeká.
    .task = Vylož kartu { tapestry-card-golden_age }
    .learnt = Karta tapiserie dá epoše ráz
tapestry-lesson-first-market-cards-other = { tapestry-card-renaissance } by posunula všechny tvé žetony, jenže bez přínosů. Nech si ji a vylož kartu, která se hodí k tomu, co přijde: k vylepšení.
tapestry-lesson-first-market-upgrade = Karta technologie se vyplatí, až když postoupí o řadu výš. Teď smíš jednu posunout a získáš, co má v kruhu.
    .task = Vylepši kartu { tapestry-tech-calendar }
    .learnt = Zvýšení blahobytu smí vylepšit jednu technologii
tapestry-lesson-first-market-upgrade-decline = Odmítnout smíš, vylepšení ale nic nestojí: { tapestry-tech-calendar } dá, co má v kruhu, a { tapestry-card-golden_age } přidá body.
tapestry-lesson-first-market-paid = Máš { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } a odkrytá pole ti přinesla i { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
tapestry-lesson-first-market-free = Nová epocha a nové zdroje k utracení. Další budovy nabízejí pole o kus dál: kterou stupnicí k nim půjdeš?
    .task = Odehraj tah, jak chceš
    .learnt = Po zvýšení blahobytu je zase z čeho platit
tapestry-lesson-first-market-alone = Mezi zdroji, které by ti zvýšení blahobytu dalo, { $workers ->
        [one] je jen { $workers } pracovník
        [few] jsou jen { $workers } pracovníci
       *[other] je jen { $workers } pracovníků
    }. Jeden druh budov odkrývá další a na jedné stupnici je teď na dosah.
    .meanwhile = Na kartě blahobytu odkrývá další pracovníky jediný druh budov.
    .task = Ať ti blahobyt nosí víc pracovníků
tapestry-lesson-first-market-alone-missed = Řadu pracovníků na kartě blahobytu zakrývají domy. Na které stupnici dává další pole dům? A nezapomeň ho zvolit místo druhého přínosu.
tapestry-lesson-first-market-alone-done = Mezi zdroji ze zvýšení blahobytu { $workers ->
        [one] bude odteď { $workers } pracovník
        [few] budou odteď { $workers } pracovníci
       *[other] bude odteď { $workers } pracovníků
    }. To byl dobrý krok.

## Území a kostky

tapestry-lesson-land-and-dice = Území a kostky
    .idea = Dobýváním přibude žeton osídlení vedle tvých území a ze dvou kostek si jednu vezmeš.
    .opening = Průzkum zemi odkryje, dobytím je tvoje. Území, která ovládáš, otevírají cestu dál, přinášejí body a za každé dobyté házíš dvěma kostkami.
tapestry-lesson-land-and-dice-march = Leccos v téhle hře se počítá podle tvých území; zatím ovládáš { $territories } území. { tapestry-track-military } začíná polem { tapestry-space-archery } a to ti dovolí dobýt další.
    .task = Postup na stupnici { tapestry-track-military }
    .learnt = { tapestry-track-military } je stupnice území
tapestry-lesson-land-and-dice-march-income = Zvýšení blahobytu počká, dokud je z čeho platit. Území dobyté dřív se počítá déle.
tapestry-lesson-land-and-dice-march-other = Tahle stupnice dává něco jiného. Dobýt území teď jde jen na poli { tapestry-space-archery }, prvním na stupnici { tapestry-track-military }.
tapestry-lesson-land-and-dice-conquer = Dej žeton osídlení na prozkoumané území vedle svého. Jedno z nich ovládá Alma: tam její žeton povalíš. Kartu, která by tě odrazila (léčku), nemá.
    .task = Dobuď kterékoli z těchto území
    .learnt = Dobývá se prozkoumané území vedle tvého
tapestry-lesson-land-and-dice-die = Hází se oběma kostkami a jednu si vezmeš. Červená dává body, černá zdroj nebo to, co je na dobytém dílku.
    .task = Vezmi si jednu z kostek
    .learnt = Ze dvou kostek platí jedna
tapestry-lesson-land-and-dice-land = Ovládáš { $territories } území. Kde jsou dva žetony, ať stojí, nebo leží, to území už nikdo nedobude.
tapestry-lesson-land-and-dice-weapons = Od druhé úrovně se na stupnici { tapestry-track-military } platí kulturou. Bonus pole { tapestry-space-bladed_weapons } je zbrojnice, a ta ti při dalším zvýšení blahobytu kulturu přidá.
    .task = Postup znovu na stupnici { tapestry-track-military }
    .learnt = Každá stupnice má svůj zdroj
tapestry-lesson-land-and-dice-weapons-income = Zvýšení blahobytu by trochu kultury dalo. Bude-li předtím stát zbrojnice, dá jí pokaždé víc.
tapestry-lesson-land-and-dice-weapons-other = To jde i později. Pole { tapestry-space-bladed_weapons } dá kartu a k tomu ti prodá zbrojnici.
tapestry-lesson-land-and-dice-armory = Máš novou kartu tapiserie. Za další zdroj smíš postavit zbrojnici: zvýšení blahobytu ti teď dá { $culture ->
        [one] { $culture } bod kultury
        [few] { $culture } body kultury
       *[other] { $culture } bodů kultury
    } a potom by dalo víc.
    .task = Kup si zbrojnici, nebo odmítni
    .learnt = Zbrojnice odkrývají kulturu
tapestry-lesson-land-and-dice-free = Kam dál? Prozkoumávat i dobývat jde jen vedle území, která ovládáš.
    .task = Odehraj tah, jak chceš
    .learnt = Území vede k dalšímu území
tapestry-lesson-land-and-dice-alone = Ovládáš { $territories } území. Další je na dosah a jedna strana červené kostky dává bod za každé.
    .meanwhile = Jedna strana červené kostky dává bod za každé tvé území, i za to, které právě dobudeš.
    .task = Dobývej a získej aspoň { $goal ->
        [one] { $goal } bod
        [few] { $goal } body
       *[other] { $goal } bodů
    }
tapestry-lesson-land-and-dice-alone-missed = Postup na pole { tapestry-space-archery }, dobuď území a porovnej: co přinese jeden zdroj a co bod za každé území?
tapestry-lesson-land-and-dice-alone-done = { $territories } území, { $territories ->
        [one] { $territories } bod
        [few] { $territories } body
       *[other] { $territories } bodů
    }. Čím víc jich ovládáš, tím víc tahle strana kostky platí.

## Vynálezy a kostka vědy

tapestry-lesson-first-invention = Vynálezy a kostka vědy
    .idea = Karta technologie dává, co ukazuje, až když postoupí; vědecká kostka tě posune na stupnici, která padne.
    .opening = Dvě stupnice fungují jinak. { tapestry-track-technology } dává karty, které působí, až když stoupají; { tapestry-track-science } hází kostkou a ta určí, na které stupnici postoupíš.
tapestry-lesson-first-invention-step = { tapestry-track-technology } začíná polem { tapestry-space-pottery }: vynalezni technologii.
    .task = Postup na stupnici { tapestry-track-technology }
    .learnt = { tapestry-track-technology } přináší karty technologií
tapestry-lesson-first-invention-step-income = Při zvýšení blahobytu smíš vylepšit kartu technologie, jenže zatím žádnou nemáš. Nejdřív nějakou vynalezni.
tapestry-lesson-first-invention-step-other = Dobrý krok, ale na jindy. Teď kartu technologie, a tu dává { tapestry-space-pottery }.
tapestry-lesson-first-invention-invent = Tři technologie leží v nabídce, vzít si můžeš i neznámou z vrchu balíčku. Podívej se na kruh a čtverec: přijdou po sobě.
    .task = Vynalezni kteroukoli technologii
    .learnt = Vynalézá se z nabídky, nebo z balíčku
tapestry-lesson-first-invention-invented = Leží v dolní řadě a nic nepřinesla. Vylepšení do prostřední řady dá její kruh, další do horní řady čtverec.
tapestry-lesson-first-invention-science = Pole { tapestry-space-astronomy } na stupnici { tapestry-track-science } hodí kostkou se čtyřmi stupnicemi: na té, která padne, smíš zdarma postoupit.
    .task = Postup na stupnici { tapestry-track-science }
    .learnt = Kostka vědy posouvá zdarma
tapestry-lesson-first-invention-science-income = Zvýšení blahobytu může novou kartu vylepšit, a brzy na to dojde. Nejdřív se podívej, co { tapestry-track-science } udělá s jedním krokem.
tapestry-lesson-first-invention-science-other = To je jeden krok za jeden zdroj. { tapestry-space-astronomy } může za stejnou cenu přinést dva.
tapestry-lesson-first-invention-research = Padlo { tapestry-track-exploration.acc }. Krok je zdarma, ale bez přínosu: dílky z pole { tapestry-space-scouting } nedostaneš. Vezmi si ho, nebo odmítni a zaplať za něj později.
    .task = Vezmi si krok zdarma, nebo odmítni
    .learnt = Krok bez přínosu pole přeskočí
tapestry-lesson-first-invention-free = Karta technologie pořád čeká. Jednu smíš vylepšit při každém dalším zvýšení blahobytu a umí to i pár polí a dílků.
    .task = Odehraj tah, jak chceš
    .learnt = Při zvýšení blahobytu se vylepšuje
tapestry-lesson-first-invention-alone = V dolní řadě ti leží { $techs ->
        [one] { $techs } karta technologie
        [few] { $techs } karty technologií
       *[other] { $techs } karet technologií
    }. Jedna z nich tě může nasytit.
    .task = Získej jídlo z karty technologie
tapestry-lesson-first-invention-alone-missed = Karta technologie platí, až když ji vylepšíš, a každé zvýšení blahobytu jedno vylepšení nabízí. Která má v kruhu jídlo?
tapestry-lesson-first-invention-alone-done = { tapestry-tech-irrigation } se posouvá výš a je jídlo. Čtverec přijde s dalším vylepšením, až jeho podmínku splníš ty nebo soused.

## Hlavní město

tapestry-lesson-capital = Hlavní město
    .idea = Kdo první vstoupí na úroveň, má její dominantu; plná čtvrť dá zdroj a plné řady body.
    .opening = Všechno, co stavíš, stojí v tvém hlavním městě. Parcely tvoří devět čtvrtí a vyplatí se je zaplnit. Nejvíc naráz zaplní dominanty a každou z nich získá jen jeden hráč.
tapestry-lesson-capital-step = Další pole na stupnici { tapestry-track-science } otevírá druhou úroveň a nikdo tam ještě nestojí. Kdo na úroveň vstoupí první, získá dominantu: tady { tapestry-landmark-apothecary }.
    .task = Postup na stupnici { tapestry-track-science }
    .learnt = První na úrovni získá dominantu
tapestry-lesson-capital-step-income = { tapestry-landmark-apothecary } připadne tomu, kdo přijde první, a to může být i Alma. Nejdřív krok, potom blahobyt.
tapestry-lesson-capital-step-other = Tenhle krok jde udělat kdykoli. { tapestry-landmark-apothecary } čeká jen na prvního.
tapestry-lesson-capital-pay = Druhá úroveň stojí jeden zdroj té stupnice a k tomu jeden libovolný. { tapestry-track-science } chce pracovníka.
    .task = Zaplať za druhou úroveň
    .learnt = Druhá úroveň chce zdroj své stupnice
tapestry-lesson-capital-site = Dominanta { tapestry-landmark-apothecary } pokryje čtverec parcel. Jedné čtvrti, tedy rámečku tři krát tři parcely, chybí právě tenhle tvar.
    .task = Dokonči dominantou čtvrť
    .learnt = Čtvrť má tři krát tři parcely
tapestry-lesson-capital-site-other = Sem se vejde, ale žádnou čtvrť nedokončí. Najdi tu, kde budovy stojí všude kromě čtyř parcel.
tapestry-lesson-capital-district = Plná čtvrť platí hned: jeden libovolný zdroj.
    .task = Vezmi si zdroj
    .learnt = Plná čtvrť přinese zdroj
tapestry-lesson-capital-line = A každé další zvýšení blahobytu ti dá i body za všechny plné řady a sloupce. Parcely, kde nic stát nemůže, platí za plné.
tapestry-lesson-capital-free = Podívej se na město: které čtvrti chybí nejmíň a která budova by ji zaplnila?
    .task = Odehraj tah, jak chceš
    .learnt = Plné řady a sloupce přinášejí body
tapestry-lesson-capital-alone = Jedné čtvrti chybí jediná parcela; tam, kde nic stát nemůže, budova netřeba. K budově ti stačí jeden krok.
    .meanwhile = Jedné čtvrti chybí jediná parcela; tam, kde nic stát nemůže, budova netřeba.
    .task = Dokonči čtvrť
tapestry-lesson-capital-alone-missed = Parcela chybí čtvrti vlevo nahoře. Na které stupnici dává další pole budovu? Vezmi si ji a postav právě tam.
tapestry-lesson-capital-alone-done = Čtvrť je plná a libovolný zdroj je tvůj. Ten krok se hned zaplatil.

## Kdy zvýšit blahobyt

tapestry-lesson-when-to-take-income = Kdy zvýšit blahobyt
    .idea = Zvýšení blahobytu končí tvou epochu a to páté celou tvou hru.
    .opening = Kdy zvýšit blahobyt, ti nikdo neřekne. Dřív znamená bonus za prvenství, později víc kroků předtím. A co ti zbude po posledním, nemá žádnou cenu.
tapestry-lesson-when-to-take-income-advance = Ty máš { $resources ->
        [one] { $resources } zdroj
        [few] { $resources } zdroje
       *[other] { $resources } zdrojů
    }, Alma { $alma }, a epochu máte stejnou. Kdo má čím platit, smí dál postupovat.
    .task = Ještě jednou postup na kterékoli stupnici
    .learnt = Dokud máš čím platit, smíš postupovat
tapestry-lesson-when-to-take-income-advance-income = Smíš a nic by ti nepropadlo. Obvykle se ale pokračuje, dokud krok přináší víc, a na jeden je ještě čas.
tapestry-lesson-when-to-take-income-income = Alma už nemá nic: v příštím tahu musí zvýšit blahobyt. Vstup do nové epochy před ní a získáš navíc { $bonus ->
        [one] { $bonus } libovolný zdroj
        [few] { $bonus } libovolné zdroje
       *[other] { $bonus } libovolných zdrojů
    }.
    .task = Zvyš blahobyt dřív než Alma
    .learnt = Sleduj, kolik zbývá sousedům
tapestry-lesson-when-to-take-income-income-later = { $resources ->
        [one] { $resources } zdroj ti zůstane
        [few] { $resources } zdroje ti zůstanou
       *[other] { $resources } zdrojů ti zůstane
    } a stejný krok zaplatíš i potom. Bonus bude ale po Almině tahu pryč.
tapestry-lesson-when-to-take-income-first = Prvenství v epoše číslo { $era } je tvoje, a s ním { $bonus ->
        [one] { $bonus } libovolný zdroj
        [few] { $bonus } libovolné zdroje
       *[other] { $bonus } libovolných zdrojů
    }. Ve třetí a čtvrté epoše je to víc.
    .task = Vezmi si zdroj
    .learnt = Ve třetí a čtvrté epoše je bonus větší
tapestry-lesson-when-to-take-income-tapestry = { tapestry-card-trap } dá po vyložení body, v ruce ale střeží tvá území. { tapestry-card-golden_age } platí celou epochu za vylepšení. Dobré důvody mají obě.
    .task = Vylož jednu ze svých karet
    .learnt = Něco působí hned, něco celou epochu
tapestry-lesson-when-to-take-income-free = Alma přichází druhá, bez bonusu. I s tím, co zbylo, máš { $resources ->
        [one] { $resources } zdroj
        [few] { $resources } zdroje
       *[other] { $resources } zdrojů
    }. Epocha může být krátká i dlouhá, další zvýšení blahobytu počká.
    .task = Odehraj tah, jak chceš
    .learnt = Epocha může být krátká i dlouhá
tapestry-lesson-when-to-take-income-alone = Příští zvýšení blahobytu je páté: přinese body, ale žádné zdroje, a hra ti jím končí. { $techs ->
        [one] Karta technologie ti ještě může dát bod
        [few] { $techs } karty technologií ti ještě mohou dát body
       *[other] { $techs } karet technologií ti ještě může dát body
    }.
    .task = Nejdřív získej body za technologie
tapestry-lesson-when-to-take-income-alone-missed = { tapestry-space-medicine } na stupnici { tapestry-track-science } dává bod za každou kartu technologie a stojí pracovníka a jeden zdroj navíc. Pracovníka si na ni nech a blahobyt až nakonec.
tapestry-lesson-when-to-take-income-alone-done = { $techs ->
        [one] { $techs } karta technologie, { $techs } bod
        [few] { $techs } karty technologií, { $techs } body
       *[other] { $techs } karet technologií, { $techs } bodů
    }. Utrať tak i zbytek: po posledním zvýšení blahobytu nemá cenu.

## Sólo: závod o dominanty

tapestry-lesson-race = Závod o dominanty
    .idea = Po tobě táhnou dva boti: Automa sbírá body, Stínová říše jí pomáhá brát, co je volné.
    .opening = Proti tobě hrají dva boti. Automa tě chce předstihnout v bodech; Stínová říše body nemá a bere pro ni dominanty. Po každém tvém tahu postoupí oba.
tapestry-lesson-race-watch = Na dalším poli stupnice { tapestry-track-science } čeká { tapestry-landmark-apothecary }. Pro jednou ji nech být a podívej se, co udělají boti.
    .task = Postup na kterékoli jiné stupnici
    .learnt = Po každém tvém tahu táhnou oba boti
tapestry-lesson-race-watch-science = Ve skutečné hře by to byl správný krok: { tapestry-landmark-apothecary } by byla tvoje. Tady se podívej, co se s ní stane, když počkáš.
tapestry-lesson-race-watch-income = Zvýšení blahobytu je tah jako každý jiný a boti by táhli po něm. Na krok ale ještě máš: udělej ho.
tapestry-lesson-race-watched = Otočily se dvě karty a poslaly boty dál. Automa bere dominantu { tapestry-landmark-apothecary }; Stínová říše získává dominantu { tapestry-landmark-barracks } a ta připadá Automě.
tapestry-lesson-race-again = Boti nemají plány, jen karty: k volné dominantě, ke konci stupnice, nebo kamkoli. Shodu rozhodne druhá karta a srdce na ní je oblíbená stupnice: { $automas }, { $shadows }.
    .task = Podívej se, kde stojí, a hraj
    .learnt = Stupnici volí botům karty
tapestry-lesson-race-again-explore = Dílek na mapu, třeba i za body. Žádná dominanta tam zatím na dosah není.
tapestry-lesson-race-again-science = Dominanta už je pryč, přínos pole ti ale zůstává.
tapestry-lesson-race-again-technology = Karta technologie na později a o krok blíž k dominantě, která je ještě volná.
tapestry-lesson-race-alone = Ke dvěma dominantám ti chybí jediný krok. Automě chybí krok k jedné z nich a u druhé není nikdo.
    .task = Vezmi dominantu, kterou ti mohou sebrat
    .learnt = Nejdřív ber to, co by ti boti mohli vzít
tapestry-lesson-race-alone-missed = Žeton Automy stojí těsně před dominantou { tapestry-landmark-forge }. Poblíž dominanty { tapestry-landmark-lighthouse } nikdo není: ta mohla počkat.
tapestry-lesson-race-alone-done = { tapestry-landmark-forge } je tvoje a { tapestry-landmark-lighthouse } dál čeká. Proti botům ber nejdřív to, co by mohli vzít příště.

## Sólo: jak boti zvyšují blahobyt

tapestry-lesson-bots-income = Jak boti zvyšují blahobyt
    .idea = Když botům dojde balíček rozhodnutí, zvýší blahobyt a Automa získá body.
    .opening = Boti za nic neplatí, a tak jim zdroje nedojdou. Jejich hodiny jsou balíček karet: když se vyprázdní, jejich epocha končí.
tapestry-lesson-bots-income-watch = V balíčku rozhodnutí { $cards ->
        [one] zbývá { $cards } karta
        [few] zbývají { $cards } karty
       *[other] zbývá { $cards } karet
    }. Boti táhnou dvě za tah. Podívej se, co znamená prázdný balíček.
    .task = Odehraj tah a sleduj boty
    .learnt = Boti táhnou dvě karty za tah
tapestry-lesson-bots-income-watched = Balíček došel a boti zvýšili blahobyt. Automa teď má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Stínová říše body nezískává nikdy, nehoň se za ní.
tapestry-lesson-bots-income-again = Přibyly nové karty a vše se zamíchalo. V balíčku { $cards ->
        [one] je { $cards } karta
        [few] jsou { $cards } karty
       *[other] je { $cards } karet
    }, tedy { $draws ->
        [one] { $draws } dvojice
        [few] { $draws } dvojice
       *[other] { $draws } dvojic
    }. Blahobyt zvýší s poslední dvojicí, nebo o tah později.
    .task = Spočítej jejich karty a hraj
    .learnt = Balíček prozradí, kdy boti zvýší blahobyt
tapestry-lesson-bots-income-alone = V sólové hře je Automa tvůj soused: bonus za epochu má ten z vás, kdo vstoupí první. V jejím balíčku { $cards ->
        [one] zbývá { $cards } karta
        [few] zbývají { $cards } karty
       *[other] zbývá { $cards } karet
    }.
    .task = Vstup do další epochy první
    .learnt = Blahobyt zvyš dřív, než botům dojde balíček
tapestry-lesson-bots-income-alone-missed = Dvě karty za tah: další dvojice balíček vyprázdní, a nese-li první karta ukazatel zvýšení blahobytu, boti ho zvýší ihned.
tapestry-lesson-bots-income-alone-done = Právě včas: bonus je tvůj a Automa za prvenství žádné body nemá.

## Sólo: léčky

tapestry-lesson-traps = Léčky
    .idea = Mezi kartami vedle karty Automy se může skrývat léčka.
    .opening = Automa nevykládá karty tapiserie kvůli účinku, ale některé má lícem dolů vedle své karty. Tam pro ni dělají jedno: střeží její území.
tapestry-lesson-traps-walls = Žeton osídlení Automy stojí hned vedle tebe. { tapestry-space-walls } na stupnici { tapestry-track-military } ti dovolí na něj zaútočit.
    .task = Postup na stupnici { tapestry-track-military }
    .learnt = Území Automy jde dobýt
tapestry-lesson-traps-walls-income = To by ukončilo epochu a Automa by stála u hranic dál. Na krok máš: udělej ho.
tapestry-lesson-traps-walls-other = To se hodí k něčemu jinému. K dobývání vede pole { tapestry-space-walls }, tvé další na stupnici { tapestry-track-military }.
tapestry-lesson-traps-attack = Dobývání, nebo zbrojnice? Tentokrát jde o území.
    .task = Zvol dobývání
    .learnt = { tapestry-space-walls }: dobývání, nebo zbrojnice
tapestry-lesson-traps-attack-armory = Zbrojnice by nosila kulturu při každém zvýšení blahobytu. Co ale zmůžou karty Automy, by se neukázalo.
tapestry-lesson-traps-conquer = Vedle karty Automy leží lícem dolů { $cards ->
        [one] { $cards } karta tapiserie
        [few] { $cards } karty tapiserie
       *[other] { $cards } karet tapiserie
    }. Zaútočíš-li na její území, některé otočí: jediná léčka tě zastaví.
    .task = Zaútoč na území Automy
    .learnt = Při útoku Automa otáčí karty
tapestry-lesson-traps-conquer-other = Tam by ti nikdo nebránil a často je to moudré. Podívej se ale jednou, co střeží území Automy.
tapestry-lesson-traps-die = Léčka: padá tvůj žeton a území se dvěma žetony je navždy uzavřené. Hod ale platí a jedna kostka je tvoje.
    .task = Vezmi si jednu z kostek
    .learnt = Léčka zachrání území, kostka je tvoje
tapestry-lesson-traps-free = Otočené karty jsou pryč. Automě jich teď zbývá { $cards } a každý útok její obranu ztenčí.
    .task = Odehraj tah, jak chceš
    .learnt = Méně karet, méně léček
tapestry-lesson-traps-alone = Automa je zase hned vedle. Střeží ji { $cards ->
        [one] { $cards } karta tapiserie
        [few] { $cards } karty tapiserie
       *[other] { $cards } karet tapiserie
    }. Je tam léčka? Přinejhorším ztratíš žeton osídlení a kostka je tvoje tak jako tak.
    .task = Dobuď území Automy
tapestry-lesson-traps-alone-missed = Její území je to vedle tvého, na kterém stojí její žeton. Pole { tapestry-space-walls } dovolí dobývat: zvol to a pak území.
tapestry-lesson-traps-alone-done = Tentokrát žádná léčka: její žeton leží a území je tvoje.
