### Tapestry sólo: přehled pravidel botů, jedna zpráva na každé očíslované pravidlo.

## Sólo: dva boti

tapestry-section-solo-general = Sólo: dva boti
rule-A-1 = Hraješ-li bez lidských soupeřů, čelíš dvěma umělým, botům: Automě a Stínové říši. Do hry dvou
    lidí se může jako třetí strana zapojit samotná Stínová říše.
    .title = Dva boti
rule-A-2 = K botům patří oboustranná karta blahobytu Automy, 22 karet rozhodnutí, 2 karty blahobytu
    s jinými tabulkami, 2 karty civilizace a 2 karty přehledu, které pravidla jen shrnují.
    .title = Co boti potřebují
rule-A-3 = Co sólová pravidla nemění, platí jako ve hře více lidí. Tobě samotnému se na pravidlech nemění
    nic.
    .title = Ostatní pravidla platí
rule-A-4 = Stínová říše soupeří o dominanty a o úspěch za dokončenou stupnici. Z pravidel Automy používá
    jen malou část.
    .title = K čemu je Stínová říše
rule-A-5 = Stínová říše je soused i protihráč, a to tvůj i Automy.
    .title = Stínová říše jako soused
rule-A-6 = Stínová říše sama nikdy žádný žeton osídlení neumisťuje. Na mapu se její žetony dostávají jen
    tehdy, když Automa dobývá nebo využívá své Dobyvatele.
    .title = Žetony osídlení Stínové říše
rule-A-7 = Bot získává jen to, co tato pravidla výslovně uvádějí. Žádný bot nikdy nedostane zdroje ani
    budovy zvyšující blahobyt a Stínová říše nikdy nedostane VB.
    .title = Jen to, co je uvedeno
rule-A-8 = Vynechávají se karty tapiserie Věk mořeplavby, Spojenectví, Uhlobaron, Diktatura, Diplomacie,
    Špionáž, Politický sňatek, Ropný magnát, Pořadatel olympiády, Železniční magnát, Obchodní ekonomika
    a 2 ze 7 léček, takže karet zbývá 37, a civilizace Futuristé, Heroldi, Vynálezci a Obchodníci, takže
    jich zbývá 12. U skutečného stolu si smíš ponechat Věk mořeplavby, Uhlobarona, Diplomacii, Špionáž,
    Železničního magnáta, Obchodní ekonomiku, Futuristy, Heroldy a Vynálezce, jen ti přespříliš pomohou,
    nebo uškodí; tady jsou mimo hru všechny.
    .title = Co zůstává v krabici

## Sólo: příprava hry

tapestry-section-solo-setup = Sólo: příprava hry
rule-A-9 = Ze všeho nejdřív vyřaď karty a civilizace, které se v sólové hře nepoužívají.
    .title = Nejdřív vyřazení
rule-A-10 = Herní plán připrav jako pro tři hráče: malá mapa, tři odkryté karty technologií a všechny
    dominanty.
    .title = Herní plán jako pro tři
rule-A-11 = Sebe připravíš jako obvykle: jedna karta hlavního města z náhodné dvojice a jedna ze dvou
    náhodných civilizací. Tvé dva žetony osídlení ale začínají vždy na poli s čísly 2/4, ať si zvolíš
    kterékoli hlavní město.
    .title = Začínáš na 2/4
rule-A-12 = Vyber si jednu ze šesti úrovní obtížnosti; tento oddíl popisuje úroveň 2. Na úrovních 1,
    3 a 4 překryje tabulku na kartě blahobytu karta s jinou tabulkou. Na úrovních 5 a 6 se karta
    blahobytu otočí na těžkou stranu.
    .title = Jedna ze šesti úrovní
rule-A-13 = Automa má svou kartu blahobytu, 10 žetonů osídlení a 13 žetonů hráče jedné barvy. Dva žetony
    osídlení začínají na poli s čísly 3/5, jeden žeton hráče na 0 VB a po jednom na počátečním poli každé
    stupnice.
    .title = Výbava Automy
rule-A-14 = Hod kostkou vědy určí oblíbenou stupnici Automy, a tím i její civilizaci. Stupnici označuje
    žeton osídlení položený vedle ní, takže v zásobě Automě zbývá 7. Na úrovni 6 jí navíc vybereš druhou
    civilizaci.
    .title = Civilizace a oblíbená stupnice Automy
rule-A-15 = Stínová říše má 10 žetonů osídlení a 5 žetonů hráče jedné barvy: po jednom na počátečním poli
    každé stupnice a jeden stranou pro úspěch za dokončenou stupnici. Na mapě ani na počítadle VB nemá
    nic.
    .title = Výbava Stínové říše
rule-A-16 = Házej kostkou vědy, dokud nepadne jiná stupnice než oblíbená stupnice Automy. Jeden žeton
    osídlení ji označí jako oblíbenou stupnici Stínové říše; v zásobě jich zbývá 9.
    .title = Oblíbená stupnice Stínové říše
rule-A-17 = Karty rozhodnutí 8 až 22 se zamíchají a leží lícem dolů jako balíček postupu o 15 kartách.
    .title = Balíček postupu
rule-A-18 = Svrchní karta balíčku postupu se zamíchá ke kartám 1 až 7. Těchto 8 karet tvoří první balíček
    rozhodnutí; v balíčku postupu jich zůstává 14.
    .title = Balíček rozhodnutí
rule-A-19 = O tom, zda začneš ty, nebo boti, rozhodne náhoda; pak se střídáte. Způsob losování pravidla
    neurčují, tady mají obě strany stejnou šanci.
    .title = Kdo začíná

## Sólo: tah botů

tapestry-section-solo-turn = Sólo: tah botů
rule-A-20 = Oba boti jednají v jednom společném tahu, před tebou, nebo po tobě, podle toho, kdo začal.
    Dál se tvůj tah střídá s jejich.
    .title = Oba v jednom tahu
rule-A-21 = Jako všichni začínají i boti svým 1. zvýšením blahobytu.
    .title = První tah
rule-A-22 = Má-li se táhnout karta rozhodnutí a balíček rozhodnutí je prázdný, provedou boti místo toho
    další zvýšení blahobytu a jejich tah končí. Vyložená dvojice se neodhazuje: stále platí za naposledy
    použitou.
    .title = Prázdný balíček: blahobyt
rule-A-23 = Jinak dvojice z minulého tahu, pokud tu je, putuje na odhazovací hromádku balíčku rozhodnutí.
    .title = Odhození staré dvojice
rule-A-24 = Táhni dvě karty a vylož je vedle sebe lícem nahoru v náhodném pořadí. Levá je karta stupnice
    a platí z ní jen pravá polovina; pravá je karta předností a platí z ní jen levá polovina.
    .title = Nová dvojice
rule-A-25 = Byla-li to poslední dvojice balíčku a karta stupnice nese ukazatel zvýšení blahobytu,
    provedou boti místo postupu další zvýšení blahobytu. Dokud v balíčku karty zbývají, ukazatel nic
    neznamená. Je-li balíček prázdný, ale ukazatel chybí, boti teď postoupí a blahobyt zvýší až v příštím
    tahu.
    .title = Ukazatel zvýšení blahobytu
rule-A-26 = Jinak nejdřív postoupí Automa, a to podle modrozeleného ukazatele na kartě stupnice.
    .title = Postup Automy
rule-A-27 = Po ní postoupí Stínová říše, a to podle šedého ukazatele na kartě stupnice.
    .title = Postup Stínové říše
rule-A-28 = Odhozené karty rozhodnutí si smíš kdykoli prohlédnout.
    .title = Odhozené karty si smíš prohlížet
rule-A-29 = Po svém 5. zvýšení blahobytu boti už nehrají.
    .title = Po posledním zvýšení
rule-A-30 = Číslo karty rozhodnutí nemá při hře žádný význam.
    .title = Čísla karet

## Sólo: volba stupnice

tapestry-section-solo-track = Sólo: volba stupnice
rule-A-31 = Stupnice je botovi otevřená, dokud na ní jeho žeton nedošel na 12. pole.
    .title = Otevřené stupnice
rule-A-32 = Ukazatel na kartě stupnice říká, které otevřené stupnice připadají v úvahu: všechny; ty, na
    kterých je nejblíž ke konci; nebo ty, na kterých je nejblíž k další dominantě, kterou ještě nikdo
    nemá, případně ke konci, není-li před žetonem už žádná. Dominanty na poli, kde žeton stojí, a za ním
    se nepočítají.
    .title = Ukazatel na kartě stupnice
rule-A-33 = Zbývá-li stupnic víc, vezme si bot tu, která je první v pořadí na kartě předností; Automa je
    čte shora, Stínová říše zdola. Srdce znamená oblíbenou stupnici bota, který právě čte; nezbývá-li
    tato stupnice ve výběru, srdce se přeskočí.
    .title = Shoda stupnic
rule-A-34 = Bot, kterému žádná otevřená stupnice nezbývá, nepostupuje. Pravidla to neříkají, je to výklad
    figurky.
    .title = Žádná otevřená stupnice

## Sólo: jak boti postupují

tapestry-section-solo-advancing = Sólo: jak boti postupují
rule-A-35 = Žeton bota postoupí o jedno pole. Boti nikdy neplatí.
    .title = Krok zdarma
rule-A-36 = Bot, který na stupnici vstoupí jako první na úroveň II, III nebo IV, získá její dominantu. Ta
    leží na kartě Automy a patří jí, i když k ní došla Stínová říše.
    .title = Dominanty botů
rule-A-37 = Bot, který dojde na 12. pole, stupnici dokončil a může získat úspěch. Dál už tam jeho žeton
    nepostoupí; pohnout jím může jen přínos, který Automu vrací, a úspěch jí zůstane.
    .title = Na konci stupnice
rule-A-38 = Automa získá z nového pole ty přínosy, které zná, v natištěném pořadí a každý druh jen
    jednou, i když je tam víckrát. Všechny ostatní symboly a veškerý text ignoruje.
    .title = Co má Automa z pole
rule-A-39 = Bonus pole žádný bot nezískává. Stínová říše nezískává ani přínosy.
    .title = Bez bonusů, Stínová říše bez ničeho
rule-A-40 = Nabízí-li pole na výběr přínos, který Automa zná, a jiný, třeba průzkum, nebo farmu, vezme si
    Automa ten, který zná.
    .title = Volba na poli
rule-A-41 = Boti nikdy nedostanou zdroje, budovy zvyšující blahobyt, karty technologií, dílky do zásoby,
    VB z polí ani výsledky kostek dobytí. Stínová říše nedostane VB vůbec žádné.
    .title = Co boti nikdy nedostanou

## Sólo: přínosy Automy

tapestry-section-solo-benefits = Sólo: přínosy Automy
rule-A-42 = Automa hodí kostkou vědy, postoupí na stupnici, která padla, a z nového pole získá, co jí
    náleží. Stojí-li na jejím konci, nestane se nic.
    .title = Výzkum
rule-A-43 = Automa hodí kostkou vědy a na stupnici, která padla, postoupí bez přínosu pole. Dominanty
    a úspěchy se počítají dál.
    .title = Výzkum bez přínosu
rule-A-44 = Místo vynálezu Automa odhodí tři karty technologií v nabídce a odkryje tři nové. Žádnou si
    nebere.
    .title = Vynález
rule-A-45 = Automa dobývá vedle svých území. Kostkami dobytí nehází.
    .title = Dobývání
rule-A-46 = Automa dobývá stejně, jen ne nutně vedle svých území.
    .title = Dobývání kdekoli
rule-A-47 = Automa prozkoumává vedle svých území. Nedostane za to VB ani přínos dílku.
    .title = Průzkum
rule-A-48 = Automa prozkoumává stejně, jen ne nutně vedle svých území.
    .title = Průzkum kdekoli
rule-A-49 = Automa hází kostkou vědy, dokud nepadne některá z vyznačených stupnic. Na ní postoupí
    a z nového pole získá, co jí náleží.
    .title = Postup na jedné z více stupnic
rule-A-50 = Automa hází kostkou vědy, dokud nepadne některá z vyznačených stupnic, vrátí se na ní o jedno
    pole a z něj získá, co jí náleží. Z počátečního pole se vrátit nemůže.
    .title = Návrat na jedné z více stupnic
rule-A-51 = Svrchní karta balíčku karet tapiserie se položí lícem dolů vedle karty blahobytu Automy.
    .title = Karta tapiserie
rule-A-52 = Souhrnem získává Automa něco jen na těchto polích. Objevitelství: průzkum na 2, 3, 4 a 7,
    průzkum kdekoli na 9. Věda: výzkum bez přínosu na 1, 3 a 12, karta tapiserie na 2 a 4, výzkum na
    5 a 6, postup na 9 a 11, návrat na 10. Vojenství: dobývání na 1, 3, 5, 6, 7 a 12, dobývání kdekoli na
    8, karta tapiserie na 2 a po dobývání i na 6. Technologie: nová nabídka karet technologií na 1, 3,
    4 a 7, karta tapiserie na 2.
    .title = Pole po poli

## Sólo: volba pole

tapestry-section-solo-hexes = Sólo: volba pole
rule-A-53 = Na obrázku polí na kartě předností je černá a šedá šipka. Začni polem pod černou šipkou a jdi
    po jeho řadě ve směru šipky, pak stejným směrem po řadě pod šedou šipkou, pak po řadě za ní a tak
    dále. Zvolí se první pole, které je možné. Takto se umisťuje každý dílek i žeton osídlení botů.
    .title = Čtení mapy
rule-A-54 = V běžném tahu rozhoduje karta předností vyložené dvojice, při 2. až 5. zvýšení blahobytu
    naposledy použitá karta předností. Při 1. zvýšení blahobytu se pro tu akci táhne svrchní karta
    balíčku postupu a potom se do něj zamíchá zpět. Z téže karty se čte i pořadí stupnic a ukazatel
    povaleného žetonu, jsou-li potřeba.
    .title = Která karta rozhoduje
rule-A-55 = Území ovládá ten, čí žetony osídlení na něm jako jediné stojí. Prázdná a neprozkoumaná pole
    a pole, kde jsou všechny žetony povalené, neovládá nikdo. Pole se dvěma žetony už nikdy nikdo
    nedobude.
    .title = Vláda nad územím
rule-A-56 = Vzdálenost možného pole od cíle je počet kroků nejkratší cesty z pole na pole, kterou by si
    Automa mohla postupně dobýt. Na žádném poli cesty nesmí být žeton osídlení Automy, stojící ani
    povalený, ani víc než jeden tvůj žeton. Přes neprozkoumaná pole cesta vést smí. Vzdušná čára
    nerozhoduje.
    .title = Vzdálenost
rule-A-57 = Průchozí musejí být jen pole mezi oběma konci. Cíl být nemusí, třeba tvé počáteční pole se
    dvěma žetony osídlení, a samo možné pole platí vždy. Možné pole, které je samo cílem, má vzdálenost
    0. Je to výklad figurky.
    .title = Oba konce jsou volné
rule-A-58 = Je-li cílů víc, měří se každé možné pole k cíli, který je mu nejblíž. Nejbližší jsou ta pole,
    u kterých je tato vzdálenost nejmenší, nejvzdálenější ta, u kterých je největší.
    .title = Nejbližší a nejvzdálenější
rule-A-59 = Kam žádná cesta nevede, je vzdálenost nekonečná. Platí-li to pro všechna možná pole, žádné
    z nich nevypadne; hledají-li se nejvzdálenější, jsou to právě tato. Je to výklad figurky.
    .title = Žádná cesta
rule-A-60 = Úspěch za středový ostrov může Automa ještě získat, dokud ho nemá, ostrov neovládá a je na
    něm nejvýš jeden žeton. Volné místo na něj zbývá vždy, protože ho mohou získat jen dva: ty a Automa.
    Je to výklad figurky.
    .title = Může ještě získat středový ostrov?

## Sólo: Automa dobývá

tapestry-section-solo-conquer = Sólo: Automa dobývá
rule-A-61 = Nemá-li Automa v zásobě žádný žeton osídlení, celou akci vynechá.
    .title = Je třeba žeton osídlení
rule-A-62 = Automa může dobýt prozkoumané pole, na kterém je nejvýš jeden žeton, které neovládá a které
    sousedí s územím, jež ovládá. Dobývá-li kdekoli, sousedit nemusí.
    .title = Co lze dobýt
rule-A-63 = Ovládáš-li aspoň jedno pole, které Automa může dobýt, dobývá na tobě; jinak si bere neutrální
    pole.
    .title = Nejdřív ty
rule-A-64 = Možná jsou všechna tvá území, která Automa může dobýt.
    .title = Dobývání protihráče: možná pole
rule-A-65 = Může-li Automa ještě získat úspěch za středový ostrov, zbudou jen pole, která jsou ostrovu
    nejblíž.
    .title = Dobývání protihráče: středový ostrov
rule-A-66 = Mezi těmi, která zbudou, rozhodne čtení mapy.
    .title = Dobývání protihráče: poslední shoda
rule-A-67 = Než se o dobytí rozhodne, smíš z ruky odhodit léčku. Získáš pak 1 libovolný zdroj, jak karta
    říká.
    .title = Tvoje léčka
rule-A-68 = Bez léčky stojí na poli žeton osídlení Automy a tvůj je povalený; pole ovládá ona a ověří se
    její úspěchy. S léčkou přijde žeton Automy na pole povalený, vláda zůstane tobě a žeton se ti počítá
    mezi povalené.
    .title = Jak to dopadne
rule-A-69 = Dobývá-li se na tobě, ukazatel povaleného žetonu na kartě předností nic neznamená a kostkami
    se nehází.
    .title = Bez ukazatele a bez kostek
rule-A-70 = Možná jsou všechna pole, která Automa může dobýt (tvé mezi nimi teď žádné není), a všechna,
    která by mohla prozkoumat: neprozkoumaná pole vedle jejích území, nebo kdekoli, dobývá-li kdekoli.
    Nelze-li táhnout dílek území, neprozkoumaná pole odpadají.
    .title = Neutrální pole: možná pole
rule-A-71 = Pole vedle území, které ovládáš, vypadnou, ledaže má karta předností ukazatel povaleného
    žetonu.
    .title = Neutrální pole: vedle tebe
rule-A-72 = Nezbude-li žádné možné pole, akce se vynechá.
    .title = Neutrální pole: žádné nezbylo
rule-A-73 = Může-li Automa ještě získat úspěch za středový ostrov, zbudou jen pole, která jsou ostrovu
    nejblíž; sám ostrov, je-li možný, má vzdálenost 0.
    .title = Neutrální pole: středový ostrov
rule-A-74 = Ovládáš-li území, na kterém je právě jeden žeton, zbudou jen pole, která jsou takovým územím
    nejblíž.
    .title = Neutrální pole: tvé jediné žetony
rule-A-75 = Jinak zbudou jen pole, která jsou nejblíž kterémukoli tvému území.
    .title = Neutrální pole: jinak
rule-A-76 = Mezi těmi, která zbudou, rozhodne čtení mapy.
    .title = Neutrální pole: poslední shoda
rule-A-77 = Je-li pole neprozkoumané, položí se na ně lícem nahoru svrchní dílek území, natočený náhodně.
    Nic nepřináší.
    .title = Dílek na neprozkoumané pole
rule-A-78 = Na pole se postaví žeton osídlení ze zásoby Automy. Je-li to středový ostrov, ověří se
    úspěch.
    .title = Žeton osídlení
rule-A-79 = Má-li karta předností ukazatel povaleného žetonu a nejde-li o středový ostrov, přidá se na
    pole povalený žeton osídlení Stínové říše, pokud tam už dva žetony nejsou. Se dvěma žetony je pole
    napořád v bezpečí.
    .title = Žeton Stínové říše

## Sólo: Automa prozkoumává

tapestry-section-solo-explore = Sólo: Automa prozkoumává
rule-A-80 = Možná jsou neprozkoumaná pole vedle území, která Automa ovládá, nebo všechna neprozkoumaná,
    prozkoumává-li kdekoli. Není-li žádné, akce se vynechá.
    .title = Možná pole
rule-A-81 = Není-li oblíbenou stupnicí Automy vojenství, zbudou jen pole, která jsou nejdál od tvých
    území.
    .title = Dál od tebe
rule-A-82 = Mezi těmi, která zbudou, rozhodne čtení mapy.
    .title = Poslední shoda
rule-A-83 = Na pole se lícem nahoru položí svrchní dílek území, natočený náhodně. Nepřinese VB ani svůj
    přínos.
    .title = Dílek
rule-A-84 = Je-li hromádka prázdná, zamíchají se odhozené dílky; nejsou-li ani ty, akce se vynechá. Je to
    výklad figurky.
    .title = Když dojdou dílky

## Sólo: léčky Automy

tapestry-section-solo-traps = Sólo: léčky Automy
rule-A-85 = Dobýváš-li území Automy a vedle její karty blahobytu leží karty tapiserie, brání se. Karty na
    kartě blahobytu se nepočítají.
    .title = Kdy se Automa brání
rule-A-86 = Jedna z těch karet se náhodně odhodí.
    .title = Náhodná karta
rule-A-87 = Je-li to léčka, pole zůstane Automě, tvůj žeton osídlení na něj přijde povalený a víc karet
    se neodhazuje.
    .title = Léčka
rule-A-88 = Není-li, odhodí se další karta a tak dále, dokud se neobjeví léčka, nebo karty nedojdou. Pak
    tvé dobytí uspěje.
    .title = Dokud nějaká zbývá
rule-A-89 = Automa se nerozhoduje: brání se vždy, i kdyby tím měla přijít o všechny karty.
    .title = Pokaždé
rule-A-90 = Výsledek kostky dobytí získáš i přes léčku. Automa za ni žádný zdroj nedostane.
    .title = Kostka pro tebe, zdroj pro nikoho

## Sólo: úspěchy

tapestry-section-solo-achievements = Sólo: úspěchy
rule-A-91 = Tohoto úspěchu můžeš dosáhnout ty, Automa i Stínová říše.
    .title = Dokončená stupnice
rule-A-92 = Tohoto úspěchu můžeš dosáhnout ty a Automa.
    .title = Dva povalené žetony
rule-A-93 = Tohoto úspěchu můžeš dosáhnout ty a Automa.
    .title = Středový ostrov
rule-A-94 = Automa získává úspěchy i VB za ně stejně jako ty: 10 za první místo, 5 za druhé.
    .title = Automa boduje jako ty
rule-A-95 = Mezi dva povalené žetony se Automě počítají jen tvé, ať je povalilo její dobytí, nebo léčka.
    .title = Jen tvé žetony
rule-A-96 = Stínová říše může získat jen úspěch za dokončenou stupnici. Zabere nejlepší volné místo, ale
    body nedostane. Dosáhnout na něj mohou tři a místa jsou dvě, na někoho tedy nemusí zbýt.
    .title = Stínová říše zabírá místo
rule-A-97 = Dobytí středového ostrova, které zmařila léčka, úspěch nepřinese.
    .title = Zmařeno léčkou
rule-A-98 = Žetony osídlení Stínové říše, které přišly na mapu už povalené, se nikomu jako povalené
    nepočítají. Je to výklad figurky.
    .title = Povalené od začátku

## Sólo: zvýšení blahobytu botů

tapestry-section-solo-income = Sólo: zvýšení blahobytu botů
rule-A-99 = Tabulka se provádí po sloupcích zleva, každý odshora. Krok platí, jen když ho tabulka dané
    úrovně pro toto zvýšení blahobytu má.
    .title = Sloupec po sloupci
rule-A-100 = Na úrovních 5 a 6 začínají boti své 1. zvýšení blahobytu postupy. Na úrovni 5 postoupí
    Automa na své oblíbené stupnici a po ní Stínová říše na té své. Na úrovni 6 postoupí Automa na
    stupnicích vojenství, objevitelství, technologie a vědy, v tomto pořadí, a po ní Stínová říše na
    týchž stupnicích. Automa přitom získává své přínosy.
    .title = Postupy na samém začátku
rule-A-101 = Nejdřív Automa, pak Stínová říše: došel-li její žeton na konec oblíbené stupnice, nebo je-li
    na ní někdo jiný dál, hledá si novou oblíbenou stupnici, a to tu, na které je nejblíž k volné
    dominantě nebo ke konci; shodu řeší karta předností, která právě platí, a srdce na ní ještě znamená
    starou oblíbenou stupnici. Může vyjít i táž stupnice a oba boti mohou mít stejnou. Bez otevřené
    stupnice se nic nemění.
    .title = Nové oblíbené stupnice
rule-A-102 = Automa a po ní Stínová říše postoupí ještě jednou podle naposledy použité dvojice; Automa
    přitom získává své přínosy. Vyvolal-li zvýšení blahobytu prázdný balíček, použije se dvojice podruhé,
    vyvolal-li ho ukazatel, použije se poprvé. Platí při 2. až 5. zvýšení blahobytu na úrovních 3 až 6.
    .title = Postup navíc
rule-A-103 = Automa získá, co má její karta civilizace pro toto zvýšení blahobytu; na úrovni 6 nejdřív
    z první karty, pak z druhé. Platí při 2. až 5. zvýšení blahobytu na úrovních 2 až 6.
    .title = Civilizace
rule-A-104 = Pole pro karty tapiserie, které je na kartě blahobytu nejvíc vlevo a není zakryté, ukazuje
    tři násobitele. První je za každou dominantu na kartě a za každé území, které Automa ovládá, druhý za
    každé pole, o které postoupila na stupnicích vojenství a vědy, třetí za každé na stupnicích
    technologie a objevitelství. Zahájí-li Automa tuto epochu dřív než ty, dostane při 2.,
    3. a 4. zvýšení blahobytu ještě natištěné 2, 3 nebo 4 VB. Platí při 2. až 5. zvýšení blahobytu.
    .title = Body
rule-A-105 = Z vrchu balíčku postupu přejde mezi odhozené karty rozhodnutí tolik karet, kolik říká
    tabulka.
    .title = Karty postupu
rule-A-106 = Na úrovních 3 až 6 se při 3. a 4. zvýšení blahobytu přidají další karty postupu, tolik,
    kolik říká tabulka.
    .title = Další karty postupu
rule-A-107 = Svrchní karta balíčku karet tapiserie, ne některá z karet Automy, se lícem dolů položí na
    volné pole nejvíc vlevo. Jen zakryje násobitele. Automa na rozdíl od tebe boduje předtím, další
    sloupec tedy platí až příště. Platí při 2. až 4. zvýšení blahobytu.
    .title = Karta tapiserie na kartu blahobytu
rule-A-108 = Svrchní karta balíčku karet tapiserie se položí lícem dolů vedle karty blahobytu. Platí při
    1. až 4. zvýšení blahobytu na úrovních 2 až 6.
    .title = Karta tapiserie pro Automu
rule-A-109 = Všechny karty rozhodnutí z končící epochy, odhozené, vyložená dvojice i ty právě přidané, se
    zamíchají do balíčku rozhodnutí pro další epochu. Do příštího tažení není vyložená žádná dvojice.
    Platí při 2. až 4. zvýšení blahobytu.
    .title = Míchání
rule-A-110 = Při 1. zvýšení blahobytu se na úrovni 1 nestane nic a na úrovních 2 až 4 dostane Automa jen
    kartu tapiserie.
    .title = První zvýšení blahobytu
rule-A-111 = Automa boduje téměř jen při zvýšení blahobytu; výjimkou jsou úspěchy.
    .title = Odkud má Automa body
rule-A-112 = Stínové říše se týkají jen postupy na začátku, kontrola oblíbených stupnic a postup navíc.
    .title = Stínová říše blahobyt nemá
rule-A-113 = Boti zvýší blahobyt přesně pětkrát. Po prvním zvýšení přijde každé další, když dojde balíček
    rozhodnutí.
    .title = Pět zvýšení blahobytu

## Sólo: tvoje hra

tapestry-section-solo-you = Sólo: tvoje hra
rule-A-114 = Hraješ podle obvyklých pravidel. Oba boti jsou tví sousedé a protihráči, i sobě navzájem.
    .title = Sousedé
rule-A-115 = Podmínku, která žádá úroveň na stupnici, může splnit žeton kteréhokoli bota.
    .title = Podmínky technologií
rule-A-116 = Co počítá tvé protihráče, počítá dva. Je to výklad figurky.
    .title = Dva protihráči
rule-A-117 = K prvenství v epoše ti stačí, když ji zahájíš dřív než Automa. Je to výklad figurky.
    .title = První v epoše
rule-A-118 = Co dává něco tvým protihráčům, třeba karty, nedává botům nic.
    .title = Dary protihráčům
rule-A-119 = Věk objevů posune na stupnici, která padla, oba boty o jedno pole. Přínos nezískají,
    dominanty a úspěchy se však počítají.
    .title = Věk objevů
rule-A-120 = Pro Historiky jsou boti dva různí hráči, i když všechny jejich dominanty leží na kartě
    Automy.
    .title = Historikové
rule-A-121 = Na úrovni 1 začínáš své 1. zvýšení blahobytu tím, že zdarma a v libovolném pořadí postoupíš
    jednou na každé stupnici, s přínosy i s bonusy, které dokážeš zaplatit.
    .title = Náskok na úrovni 1

## Sólo: konec hry

tapestry-section-solo-end = Sólo: konec hry
rule-A-122 = Každá strana končí svým 5. zvýšením blahobytu a druhá pak hraje dál sama.
    .title = Každá strana zvlášť
rule-A-123 = Až obě strany dohrají, vítězí ta, která má víc VB. Vyhrát můžeš jen ty, nebo Automa.
    .title = Kdo vyhrává
rule-A-124 = Při shodě vítězí strana, které zbylo víc zdrojů. Automa nemá žádné, takže s aspoň 1 zdrojem
    vyhráváš, bez zdrojů se o vítězství dělíte.
    .title = Shoda

## Sólo podrobně: upřesnění

tapestry-section-solo-rulings = Sólo podrobně: upřesnění
rule-A-125 = Neutrální pole vedle tebe dovoluje Automě obsadit ukazatel povaleného žetonu; má obě
    použití. Na levé polovině karty je místo jen pro jeden takový ukazatel.
    .title = Jeden ukazatel, dvojí použití
rule-A-126 = Dobývá-li Automa kdekoli a žádné tvé území dobýt nejde, je možné každé neutrální prozkoumané
    pole s nejvýš jedním žetonem a každé neprozkoumané pole mapy; další kroky jsou stejné. Je to výklad
    figurky: slovo kdekoli ruší jen podmínku sousedství.
    .title = Kdekoli, ale nic tvého
rule-A-127 = Symbolem, který v seznamu přínosů Automy není, třeba VB za stupnici nebo novou civilizací,
    se Automa neřídí.
    .title = Symboly mimo seznam
rule-A-128 = Na Kvantové fyzice je týž přínos dvakrát a na Mimozemské biologii čtyřikrát. Automa ho získá
    jednou.
    .title = Natištěno dvakrát a čtyřikrát
rule-A-129 = Vrací-li se Automa, získá z pole, na které dojde, to, co má v seznamu přínosů. Návrat žádnou
    dominantu nepřinese ani nevezme.
    .title = Přínos po návratu
rule-A-130 = Padne-li stupnice, kterou Automa už dokončila, nestane se nic a znovu se nehází. Znovu se
    hází, jen když padne stupnice, kterou symbol neuvádí.
    .title = Dokončená stupnice
rule-A-131 = Singularitu UI Automa nevyužívá; její žeton zůstává na 12. poli.
    .title = Singularita UI
rule-A-132 = Nemá-li Automa žeton osídlení, pole, které by dobyla, ani neprozkoumá. Je to výklad figurky.
    .title = Bez žetonu ani dílek
rule-A-133 = Nemá-li Stínová říše už žádný žeton osídlení, umístí se jen žeton Automy. Je to výklad
    figurky.
    .title = Stínové říši došly žetony
rule-A-134 = Žeton osídlení, který označuje oblíbenou stupnici, do zásoby nepatří. Po přípravě má Automa
    7 žetonů a Stínová říše 9; značky se jen přesouvají mezi stupnicemi.
    .title = Značky nejsou zásoba
rule-A-135 = Nejvzdálenější pole pro průzkum se hledá podle stejné vzdálenosti po cestě jako všechno
    ostatní. Je to výklad figurky.
    .title = Nejdál měřeno cestou
rule-A-136 = Neprozkoumaná pole, která přicházejí v úvahu při dobývání neutrálních polí, musejí sousedit
    s územím Automy, ledaže dobývá kdekoli.
    .title = Neprozkoumaná pole vedle Automy
rule-A-137 = Odměnu za prvenství v téže epoše nemůžete dostat oba: tahy se střídají, takže ji jeden z vás
    zahájí dřív.
    .title = Nikdy oba první
rule-A-138 = Je-li balíček karet tapiserie prázdný, zamíchají se odhozené karty do nového; nejsou-li ani
    ty, krok se vynechá. Karty na kartách blahobytu zůstávají na místě.
    .title = Když dojdou karty tapiserie
rule-A-139 = Automa se brání i po svém 5. zvýšení blahobytu. Je to výklad figurky: její obrana je na
    rozdíl od tvé samočinná.
    .title = Automa se brání až do konce
rule-A-140 = Po svém 5. zvýšení blahobytu už léčku zahrát nemůžeš; o území přijdeš, ale body už máš. Je
    to výklad figurky, stejný jako ve hře více lidí.
    .title = Ty ne
rule-A-141 = Oblíbená stupnice může být v pořadí na kartě dvakrát, jako srdce a vlastním symbolem.
    Rozhoduje pak první výskyt.
    .title = Stupnice uvedená dvakrát
rule-A-142 = I postup bez přínosu získá dominantu nebo úspěch za dokončenou stupnici.
    .title = Dominanty i bez přínosu
rule-A-143 = Tvé počáteční pole Automa nikdy nedobude: od začátku jsou na něm dva žetony.
    .title = Tvé počáteční pole je v bezpečí
rule-A-144 = Dvě karty dvojice, která svým ukazatelem vyvolala zvýšení blahobytu, se míchají se všemi
    ostatními kartami epochy.
    .title = Míchá se i poslední dvojice
rule-A-145 = Když dohraješ, boti dál prozkoumávají, dobývají a bodují. Tvá území zůstávají na mapě a lze
    je dobýt.
    .title = Když dohraješ
rule-A-146 = Podmínku, která žádá odkryté pole karty blahobytu, bot nikdy nesplní, protože nemá budovy
    zvyšující blahobyt.
    .title = Boti nemají pole blahobytu

## Sólo: tabulka zvýšení blahobytu

tapestry-section-solo-chart = Sólo: tabulka zvýšení blahobytu
rule-A-201 = Nejdřív levý sloupec odshora dolů, pak prostřední, pak pravý. Políčko se přeskočí, pokud na
    něm toto zvýšení blahobytu není.
    .title = Jak se čte
rule-A-202 = Zkontroluj oblíbenou stupnici Automy, pak Stínové říše, a je-li třeba, změň ji.
    .title = Dvě srdce s otazníkem
rule-A-203 = Automa a po ní Stínová říše postoupí ještě jednou podle poslední dvojice.
    .title = Dvě karty vedle sebe
rule-A-204 = Proveď, co má civilizace Automy pro toto zvýšení blahobytu.
    .title = Fialová karta s otazníkem
rule-A-205 = Automa boduje podle nezakrytých násobitelů nejvíc vlevo a za prvenství v epoše.
    .title = Vavříny s otazníkem
rule-A-206 = Každá hromádka na políčku znamená 2 karty postupu, které přejdou mezi odhozené karty
    rozhodnutí.
    .title = Hromádka karet rozhodnutí
rule-A-207 = Svrchní karta tapiserie se položí lícem dolů na volné pole nejvíc vlevo a zakryje tamní
    násobitele.
    .title = Balíček se šipkou na kartu
rule-A-208 = Svrchní karta tapiserie se položí lícem dolů vedle karty blahobytu, kde se z ní může
    vyklubat léčka.
    .title = Karta tapiserie
rule-A-209 = Všechny používané karty rozhodnutí se zamíchají do nového balíčku rozhodnutí.
    .title = Zkřížené šipky
rule-A-210 = Násobitele za dominanty a území, za vojenství a vědu a za technologii a objevitelství jsou
    při 2. zvýšení blahobytu 1, 0 a 1, při 3. zvýšení 2, 1 a 1, při 4. zvýšení 2, 1 a 2, při 5. zvýšení
    3, 2 a 3. Za prvenství v epoše jsou při 2., 3. a 4. zvýšení 2, 3 a 4 VB.
    .title = Běžná strana
rule-A-211 = Násobitele za dominanty a území, za vojenství a vědu a za technologii a objevitelství jsou
    při 2. zvýšení blahobytu 1, 0 a 1, při 3. zvýšení 2, 1 a 2, při 4. zvýšení 2, 2 a 2, při 5. zvýšení
    3, 3 a 4. Za prvenství v epoše jsou při 2., 3. a 4. zvýšení 2, 3 a 4 VB.
    .title = Těžká strana

## Sólo: šest úrovní

tapestry-section-solo-levels = Sólo: šest úrovní
rule-A-212 = Při 2. až 5. zvýšení blahobytu: oblíbené stupnice a body. Při 2. až 4. navíc: 2 karty
    postupu, karta tapiserie na kartu blahobytu, míchání.
    .title = Tabulka úrovně 1
rule-A-213 = Při 2. až 5. zvýšení blahobytu: oblíbené stupnice, civilizace a body. Při 2. až 4. navíc:
    2 karty postupu, karta tapiserie na kartu blahobytu, míchání. Při 1. až 4. navíc: karta tapiserie pro
    Automu.
    .title = Tabulka úrovně 2
rule-A-214 = Při 2. až 5. zvýšení blahobytu: oblíbené stupnice, postup navíc, civilizace a body. Při
    2. až 4. navíc: karta tapiserie na kartu blahobytu, míchání; při 3. a 4. také 2 karty postupu, při
    2. žádná. Při 1. až 4. navíc: karta tapiserie pro Automu.
    .title = Tabulka úrovně 3
rule-A-215 = Jako na úrovni 3, ale při 2. zvýšení blahobytu se přidají 2 karty postupu a při 3. a 4. vždy
    4.
    .title = Tabulka úrovně 4
rule-A-216 = Jako na úrovni 3, ale při 2. zvýšení blahobytu se přidají 2 karty postupu a při 3. a 4. vždy
    6, čímž se balíček postupu vyčerpá.
    .title = Tabulka úrovní 5 a 6
rule-A-217 = Běžná strana. Začínáš postupem na každé stupnici. Civilizace Automy určuje jen její
    oblíbenou stupnici a zvýšení blahobytu jí nedává karty tapiserie. Balíčky rozhodnutí mají 8, 10,
    12 a 14 karet.
    .title = Úroveň 1: podprůměrná
rule-A-218 = Běžná strana; úroveň, kterou popisuje příprava hry. Balíčky rozhodnutí mají 8, 10,
    12 a 14 karet.
    .title = Úroveň 2: průměrná
rule-A-219 = Běžná strana. Oba boti při 2. až 5. zvýšení blahobytu postoupí ještě jednou, karty postupu
    se ale přidávají jen při 3. a 4. zvýšení. Balíčky rozhodnutí mají 8, 8, 10 a 12 karet.
    .title = Úroveň 3: poněkud obávaná
rule-A-220 = Běžná strana. Oba boti při 2. až 5. zvýšení blahobytu postoupí ještě jednou a karet postupu
    se přidává víc. Balíčky rozhodnutí mají 8, 10, 14 a 18 karet.
    .title = Úroveň 4: lehce fantastická
rule-A-221 = Těžká strana. Při 1. zvýšení blahobytu každý bot postoupí na své oblíbené stupnici a při
    2. až 5. oba postoupí ještě jednou. Balíčky rozhodnutí mají 8, 10, 16 a 22 karet.
    .title = Úroveň 5: bezchybná
rule-A-222 = Jako úroveň 5, ale při 1. zvýšení blahobytu oba boti postoupí na všech čtyřech stupnicích
    a Automa má druhou civilizaci podle tvého výběru, na jejíž oblíbené stupnici nezáleží.
    .title = Úroveň 6: drtička ideálů

## Sólo: civilizace Automy

tapestry-section-solo-civilizations = Sólo: civilizace Automy
rule-A-241 = Jednu ze čtyř určí hod kostkou vědy; oblíbenou stupnicí Automy je ta, která k civilizaci
    patří.
    .title = Která to bude
rule-A-242 = Čtyři civilizace jsou natištěné na dvou kartách. Které spolu sdílejí kartu, není jisté,
    patrně Inženýři s Dobyvateli a Objevitelé s Vědci. Záležet by na tom mohlo jen na úrovni 6.
    .title = Dvě karty o dvou stranách
rule-A-243 = Civilizace působí na svém políčku tabulky: po oblíbených stupnicích a postupu navíc, před
    body. Na úrovni 1 takové políčko není a civilizace nepůsobí nikdy.
    .title = Kdy působí
rule-A-244 = Na úrovni 6 si jako druhou civilizaci vybereš kteroukoli ze tří zbývajících. Je to výklad
    figurky: z natištěných karet by obě strany téže karty použít nešly.
    .title = Druhá na úrovni 6
rule-A-245 = Oblíbená stupnice: objevitelství. Při 2. a 4. zvýšení blahobytu Automa postoupí na stupnici
    objevitelství, při 3. a 5. na stupnici vojenství a z pole získá, co jí náleží. Na konci stupnice se
    nestane nic.
    .title = Objevitelé
rule-A-246 = Oblíbená stupnice: věda. Při 3. až 5. zvýšení blahobytu provede Automa výzkum s přínosem
    pole; při 2. nic.
    .title = Vědci
rule-A-247 = Oblíbená stupnice: vojenství. Při 2. až 5. zvýšení blahobytu postupně: ovládá-li Automa méně
    území, než je pořadové číslo zvýšení blahobytu, dobývá. Je-li na více než dvou jejích územích jediný
    žeton, dostane jedno z nich, nalezené čtením mapy, povalený žeton osídlení Stínové říše. Pak Automa
    získá 1 VB za každé území, které ovládá.
    .title = Dobyvatelé
rule-A-248 = Oblíbená stupnice: technologie. Při 2. až 5. zvýšení blahobytu Automa získá 1 VB za každou
    dominantu na své kartě.
    .title = Inženýři
rule-A-249 = Na úrovni 6 se VB první civilizace počítají dřív, než začne působit druhá. Je to výklad
    figurky.
    .title = Body první civilizace
rule-A-250 = Dobyvatelé smějí uzavřít i středový ostrov; výjimka pro něj patří jen k dobývání neutrálních
    polí. Je to výklad figurky.
    .title = Dobyvatelé a středový ostrov
rule-A-251 = Nemá-li Stínová říše už žádný žeton osídlení, Dobyvatelé neuzavřou nic. Je to výklad
    figurky.
    .title = Dobyvatelé bez žetonu

## Sólo: karty rozhodnutí

tapestry-section-solo-cards = Sólo: karty rozhodnutí
rule-A-261 = Pravá polovina karty platí, jen když karta leží vlevo jako karta stupnice: je na ní ukazatel
    zvýšení blahobytu, nebo chybí, modrozelený ukazatel Automy a šedý ukazatel Stínové říše. Levá
    polovina platí, jen když karta leží vpravo jako karta předností: je na ní pořadí stupnic, obrázek
    polí a ukazatel povaleného žetonu, nebo chybí.
    .title = Dvě poloviny
rule-A-262 = O polích vedle tebe žádný jiný ukazatel nemluví: ukazatel povaleného žetonu jednak dovolí
    Automě takové pole obsadit, jednak přidá žeton Stínové říše.
    .title = Ukazatel povaleného žetonu
rule-A-263 = Barva v rohu karty v sólové hře nic neznamená. Karty 1 až 12, se šedými rohy, patří ke hře
    dvou lidí se Stínovou říší.
    .title = Barvy rohů
rule-A-264 = Prázdný rámeček: každá stupnice, na jejíž konec bot ještě nedošel.
    .title = Ukazatel: kterákoli otevřená stupnice
rule-A-265 = Budova se šachovnicovou vlajkou: otevřené stupnice, na kterých je od žetonu bota nejblíž
    k další dominantě, kterou nikdo nemá, nebo na 12. pole, není-li před ním už žádná.
    .title = Ukazatel: nejbližší dominanta nebo konec
rule-A-266 = Šachovnicová vlajka: otevřené stupnice, na kterých je od žetonu bota nejblíž na 12. pole.
    .title = Ukazatel: nejbližší konec
rule-A-267 = Obrázky ukazují malou mapu tak, jak leží s vojenstvím nahoře a objevitelstvím dole: 1/6 je
    nahoře, 3/5 vlevo dole, 2/4 vpravo dole. Tady se její sloupce zleva jmenují K, L, M, N, P, Q a R
    a pole v každém se číslují odshora. Středový ostrov je N4, ty začínáš na Q4, Automa na L4.
    .title = Mapa na obrázcích

## Dva lidé se Stínovou říší

tapestry-section-solo-duo = Dva lidé se Stínovou říší
rule-A-281 = Ve hře dvou lidí soupeří Stínová říše o dominanty stupnic a o úspěch za dokončenou stupnici
    a nic jiného nedělá. Nejisté: tištěný list s pravidly této varianty jsme neměli k dispozici. Co
    následuje, vychází z veřejných zpracování hry; pravidla A-290, A-298, A-300 a A-301 jsou vlastní
    výklad figurky.
    .title = Třetí soupeř
rule-A-282 = Automa se neúčastní a s ní ani její karta blahobytu a civilizace. (Podle veřejných
    zpracování.)
    .title = Bez Automy
rule-A-283 = Připravíte se jako obvykle na malé mapě, každý na počátečním poli svého hlavního města.
    (Podle veřejných zpracování.)
    .title = Vy dva
rule-A-284 = Stínová říše má po žetonu na počátečním poli každé stupnice a pátý stranou. (Podle veřejných
    zpracování.)
    .title = Její žetony
rule-A-285 = Její oblíbenou stupnici určí hod kostkou vědy a označí ji jeden z jejích žetonů osídlení.
    (Podle veřejných zpracování.)
    .title = Její oblíbená stupnice
rule-A-286 = Jejím balíčkem rozhodnutí jsou zamíchané karty 1 až 12. Ostatní zůstávají v krabici
    a balíček postupu není. (Podle veřejných zpracování.)
    .title = Dvanáct karet
rule-A-287 = Na mapě nemá žetony osídlení a na počítadle VB nemá žeton. (Podle veřejných zpracování.)
    .title = Na mapě nic
rule-A-288 = Karty a civilizace, které se pro sólovou hru vyřazují, zůstávají ve hře. Nejisté: jednotlivá
    zpracování se tu liší. Má-li podle některé karty rozhodnout protihráč, Stínová říše odmítne.
    .title = Nic se nevyřazuje
rule-A-289 = V každém kole má jeden tah, po vás dvou. (Podle veřejných zpracování.)
    .title = Třetí na tahu
rule-A-290 = V úvodním kole, kdy provádíte své 1. zvýšení blahobytu, nedělá nic. Je to výklad figurky.
    .title = Úvodní kolo
rule-A-291 = Odhodí vyloženou dvojici a táhne dvě karty: levá je karta stupnice, pravá karta předností.
    (Podle veřejných zpracování.)
    .title = Nová dvojice
rule-A-292 = Postoupí podle šedého ukazatele na kartě stupnice, při shodě podle pořadí na kartě předností
    čteného zdola, stejně jako v sólové hře. (Podle veřejných zpracování.)
    .title = Postup
rule-A-293 = Ukazatel zvýšení blahobytu, modrozelený ukazatel, obrázek polí ani ukazatel povaleného
    žetonu neplatí. (Podle veřejných zpracování.)
    .title = Co neplatí
rule-A-294 = Nezískává přínosy, bonusy ani VB a nehází kostkami.
    .title = Co nedostává
rule-A-295 = Je-li balíček na začátku jejího tahu prázdný, zkontroluje si oblíbenou stupnici jako
    v sólové hře, podle poslední karty předností, a pak zamíchá všech 12 karet do nového balíčku. (Podle
    veřejných zpracování.)
    .title = Když dojde balíček
rule-A-296 = Zabere jí to celý tah: po šesti postupech přijde tah bez postupu. Nejisté: dělá to tak jedno
    ze zpracování, tištěný list jsme však neměli; s nastavením „Hbitá Stínová říše“ míchání tah nestojí.
    .title = Míchání stojí tah
rule-A-297 = Při míchání se žádné karty nepřidávají. Nejisté: jedno ze zpracování přidává pokaždé dvě,
    hlásí se to však jako chyba proti tištěným pravidlům.
    .title = Další karty se nepřidávají
rule-A-298 = Dominanta, ke které dojde jako první, se odloží stranou a nepatří nikomu. Je to výklad
    figurky, protože tu není karta Automy, na kterou by přišla.
    .title = Její dominanty opouštějí hru
rule-A-299 = Může získat jen úspěch za dokončenou stupnici: zabere nejlepší volné místo a body nedostane.
    .title = Její úspěch
rule-A-300 = Je soused i protihráč vás obou. Její žetony se počítají pro podmínky technologií a pro vše,
    co se dívá na žetony protihráčů, a Diktatura jí zavírá stupnici stejně jako vám. Je to výklad figurky.
    .title = Soused vás obou
rule-A-301 = Epochy nikdy nezahajuje; o prvenství v nich se soutěží jen mezi vámi dvěma. Je to výklad
    figurky.
    .title = Epochy nezahajuje
rule-A-302 = Co dává něco protihráčům nebo sousedům, nedává jí nic.
    .title = Dary
rule-A-303 = Co posouvá všechny hráče, posouvá i ji, bez přínosu; dominanty a úspěch se počítají. (Podle
    veřejných zpracování.)
    .title = Když postupují všichni
rule-A-304 = Hraje dál, dokud hraje aspoň jeden z vás. (Podle veřejných zpracování.)
    .title = Dokud hraje aspoň jeden z vás
rule-A-305 = Vyhrát nemůže a při určení vítěze se na ni nehledí.
    .title = Vyhrát nemůže
