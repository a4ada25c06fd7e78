### Tapestry sólo: boti, jejich karty a tabulky a proč dělají to, co dělají.

## Boti

tapestry-automa = Automa
tapestry-shadow = Stínová říše

## Nastavení: úroveň a Stínová říše ve hře dvou lidí

tapestry-level-1 = 1 · Podprůměrná
    .about = Nejmírnější: začínáš postupem zdarma na každé stupnici. Automa svou civilizaci nevyužívá a zvýšení blahobytu jí nepřináší karty tapiserie, kterými by se bránila. Běžná strana karty blahobytu.
tapestry-level-2 = 2 · Průměrná
    .about = Úroveň, kterou popisuje příprava hry v pravidlech: běžná strana karty blahobytu, jedna civilizace, balíčky rozhodnutí o 8, 10, 12 a 14 kartách.
tapestry-level-3 = 3 · Poněkud obávaná
    .about = Oba boti při každém ze svých 2. až 5. zvýšení blahobytu postoupí ještě jednou, jejich balíčky ale rostou později: 8, 8, 10 a 12 karet. Běžná strana karty blahobytu.
tapestry-level-4 = 4 · Lehce fantastická
    .about = Oba boti při každém ze svých 2. až 5. zvýšení blahobytu postoupí ještě jednou a hrají déle: balíčky mají 8, 10, 14 a 18 karet. Běžná strana karty blahobytu.
tapestry-level-5 = 5 · Bezchybná
    .about = Těžká strana karty blahobytu s vyššími násobiteli, při každém zvýšení blahobytu postup navíc, poprvé na oblíbené stupnici, a balíčky o 8, 10, 16 a 22 kartách.
tapestry-level-6 = 6 · Drtička ideálů
    .about = Jako úroveň 5, ale oba boti začínají postupem na každé stupnici a Automa má druhou civilizaci, kterou jí vybereš ty.
tapestry-shadow-none = Bez ní
    .about = Hrajete ve dvou bez třetí strany.
tapestry-shadow-empire = Stínová říše
    .about = Třetí strana soupeří o dominanty a o úspěch za dokončenou stupnici; míchání karet ji stojí tah. Nejisté: tištěný list této varianty jsme neměli k dispozici (A-281).
tapestry-shadow-swift_empire = Hbitá Stínová říše
    .about = Totéž, ale míchání karet ji tah nestojí. Nejisté: kterou z obou možností myslí tištěný list, nevíme (A-296).

## Civilizace Automy

tapestry-automaciv-explorers = Objevitelé
    .acc = Objevitele
    .effect = Oblíbená stupnice: objevitelství. Při 2. a 4. zvýšení blahobytu Automa postoupí na stupnici objevitelství, při 3. a 5. na stupnici vojenství, a to s přínosem pole, pokud ho zná.
tapestry-automaciv-scientists = Vědci
    .acc = Vědce
    .effect = Oblíbená stupnice: věda. Při 3. až 5. zvýšení blahobytu provede Automa výzkum, a to s přínosem pole, pokud ho zná.
tapestry-automaciv-conquerors = Dobyvatelé
    .acc = Dobyvatele
    .effect = Oblíbená stupnice: vojenství. Při 2. až 5. zvýšení blahobytu Automa dobývá, ovládá-li méně území, než je pořadové číslo zvýšení. Je-li pak na více než dvou jejích územích jediný žeton, dostane jedno z nich povalený žeton osídlení Stínové říše. Nakonec Automa získá 1 bod za každé území, které ovládá.
tapestry-automaciv-engineers = Inženýři
    .acc = Inženýry
    .effect = Oblíbená stupnice: technologie. Při 2. až 5. zvýšení blahobytu Automa získá 1 bod za každou dominantu na své kartě.

## Karty rozhodnutí

tapestry-decision = karta rozhodnutí { $number }
tapestry-trackrule-any_open = kterákoli otevřená stupnice
    .about = Každá stupnice, na jejíž konec bot ještě nedošel.
tapestry-trackrule-nearest_end = stupnice nejblíž konci
    .about = Otevřené stupnice, na kterých je od žetonu bota nejblíž ke konci.
tapestry-trackrule-nearest_landmark_or_end = stupnice nejblíž volné dominantě nebo konci
    .about = Otevřené stupnice, na kterých je od žetonu bota nejblíž k další dominantě, kterou nikdo nemá, nebo ke konci, není-li před ním už žádná.
tapestry-heart = oblíbená
tapestry-heart-of = oblíbená ({ $track })
tapestry-direction-0 = nahoru
tapestry-direction-1 = doprava nahoru
tapestry-direction-2 = doprava dolů
tapestry-direction-3 = dolů
tapestry-direction-4 = doleva dolů
tapestry-direction-5 = doleva nahoru
tapestry-bare = { $text }
tapestry-comma = { $first }, { $last }

## Co Automa získává

tapestry-botbenefit-research = výzkum
    .does = zkoumá
    .about = Automa hodí kostkou vědy, postoupí na stupnici, která padla, a z nového pole získá, co jí náleží.
tapestry-botbenefit-research_x = výzkum bez přínosu
    .does = zkoumá bez přínosu
    .about = Automa hodí kostkou vědy a postoupí na stupnici, která padla; přinést jí to může jen dominantu nebo úspěch.
tapestry-botbenefit-invent = výměna nabídky technologií
    .does = vyměňuje nabídku technologií
    .about = Tři karty technologií v nabídce se odhodí a nahradí. Automa si žádnou nebere.
tapestry-botbenefit-conquer = dobývání
    .does = dobývá
    .about = Automa obsadí pole vedle svých území, přednostně tvé. Kostkami se nehází.
tapestry-botbenefit-conquer_anywhere = dobývání kdekoli
    .does = dobývá kdekoli
    .about = Automa obsadí pole kdekoli na mapě, přednostně tvé. Kostkami se nehází.
tapestry-botbenefit-explore = průzkum
    .does = prozkoumává
    .about = Automa položí vedle svých území náhodný dílek a nic za to nezíská.
tapestry-botbenefit-explore_anywhere = průzkum kdekoli
    .does = prozkoumává kdekoli
    .about = Automa položí kdekoli na mapě náhodný dílek a nic za to nezíská.
tapestry-botbenefit-advance_choice = postup na vylosované stupnici
    .does = postupuje na vylosované stupnici
    .about = Automa hází kostkou vědy, dokud nepadne vojenství, technologie nebo objevitelství, na té stupnici postoupí a z nového pole získá, co jí náleží.
tapestry-botbenefit-regress_choice = návrat na vylosované stupnici
    .does = vrací se na vylosované stupnici
    .about = Automa hází kostkou vědy, dokud nepadne vojenství nebo technologie, na té stupnici se vrátí o pole a z něj získá, co jí náleží.
tapestry-botbenefit-tapestry_card = karta tapiserie
    .does = získává kartu tapiserie
    .about = Svrchní karta tapiserie se položí lícem dolů vedle karty blahobytu Automy, která se takovými kartami brání.
tapestry-ignored-again = totéž znovu
tapestry-ignored-benefit = přínos ({ $gains })
tapestry-ignored-bonus = bonus ({ $gain })

## Karta blahobytu Automy a její tabulka

tapestry-mat-normal = Běžná strana
    .about = Násobitele za dominanty a území, za vojenství a vědu a za technologii a objevitelství: při 2. zvýšení blahobytu 1, 0, 1; při 3. zvýšení 2, 1, 1; při 4. zvýšení 2, 1, 2; při 5. zvýšení 3, 2, 3.
tapestry-mat-hard = Těžká strana
    .about = Násobitele za dominanty a území, za vojenství a vědu a za technologii a objevitelství: při 2. zvýšení blahobytu 1, 0, 1; při 3. zvýšení 2, 1, 2; při 4. zvýšení 2, 2, 2; při 5. zvýšení 3, 3, 4.
tapestry-cell-reassess_favourites = kontrola oblíbených stupnic
    .about = Bot, který došel na konec své oblíbené stupnice nebo ho na ní někdo předběhl, si hledá novou.
tapestry-cell-advance_with_last_pair = postup navíc
    .about = Oba boti postoupí ještě jednou podle naposledy použité dvojice karet.
tapestry-cell-civilization_bonus = bonus civilizace
    .about = Automa získá, co má její civilizace pro toto zvýšení blahobytu.
tapestry-cell-score_vp = bodování
    .about = Automa získá body za dominanty, území a stupnice podle násobitelů tohoto zvýšení blahobytu a za prvenství v epoše.
tapestry-cell-add_progress_cards = karty postupu
    .about = Karty z balíčku postupu přejdou mezi odhozené karty rozhodnutí.
tapestry-cell-add_progress_cards_again = další karty postupu
    .about = Další karty z balíčku postupu přejdou mezi odhozené karty rozhodnutí.
tapestry-cell-tapestry_to_mat = karta tapiserie na kartu blahobytu
    .about = Karta tapiserie položená lícem dolů zakryje násobitele tohoto zvýšení blahobytu.
tapestry-cell-tapestry_to_supply = karta tapiserie pro Automu
    .about = Karta tapiserie se položí lícem dolů vedle karty blahobytu; slouží Automě k obraně.
tapestry-cell-shuffle_decision_deck = míchání
    .about = Všechny používané karty rozhodnutí se zamíchají do balíčku pro další epochu.

## Co boti počítají

tapestry-distance-landmark = { $start } { $count } ({ $landmark })
tapestry-distance-end = { $start } { $count } (konec)
tapestry-distance-hex =
    { $count ->
        [1000] { $start } (bez cesty)
       *[other] { $start } ({ $count })
    }
tapestry-tally-landmarks = dominanty { $count } × { $times } = { $points }
tapestry-tally-territories = území { $count } × { $times } = { $points }
tapestry-tally-military = Vojenství { $count } × { $times } = { $points }
tapestry-tally-science = Věda { $count } × { $times } = { $points }
tapestry-tally-technology = Technologie { $count } × { $times } = { $points }
tapestry-tally-exploration = Objevitelství { $count } × { $times } = { $points }
tapestry-tally-first = prvenství v epoše { $points }

## Otázky

tapestry-ask-automa_second = Kterou druhou civilizaci dáš Automě?
tapestry-ask-head_start = Na které stupnici teď zdarma postoupíš?

## Zápis hry: co boti dělají

tapestry-tell-automa-second =
    { $who ->
        [you] Dáváš Automě jako druhou civilizaci { $thing-acc }.
       *[other] { $player } dává Automě jako druhou civilizaci { $thing-acc }.
    }
tapestry-tell-bot-takes-card =
    { $count ->
        [one] { $player } má teď vedle své karty { $count } kartu tapiserie.
        [few] { $player } má teď vedle své karty { $count } karty tapiserie.
        [many] { $player } má teď vedle své karty { $count } karty tapiserie.
       *[other] { $player } má teď vedle své karty { $count } karet tapiserie.
    }
tapestry-tell-blocks-achievement = { $player } zabírá nejlepší volné místo úspěchu „{ $thing }“, ale body nezískává (A-96).

## Proč: tah a karty

tapestry-tell-bot-A-21 = Boti začínají svým 1. zvýšením blahobytu. Civilizace Automy: { $civilizations }. Oblíbená stupnice Automy: { $track }, Stínové říše: { $track-last } (A-21).
tapestry-tell-bot-A-22 = Balíček rozhodnutí je prázdný, a tak boti provádějí další zvýšení blahobytu; karty { $things } zůstávají vyložené jako poslední dvojice (A-22).
tapestry-tell-bot-A-24 =
    Boti táhnou karty rozhodnutí { $track-card } (karta stupnice) a { $tiebreaker-card } (karta předností); { $count ->
        [0] balíček je teď prázdný a karta stupnice { $income ->
            [yes] má
           *[no] nemá
        } ukazatel zvýšení blahobytu
        [one] v balíčku zbývá { $count } karta
        [few] v balíčku zbývají { $count } karty
        [many] v balíčku zbývá { $count } karty
       *[other] v balíčku zbývá { $count } karet
    }. Pravá polovina karty { $track-card }: Automa – { $automa-rule }, Stínová říše – { $shadow-rule }. Levá polovina karty { $tiebreaker-card }: pořadí stupnic { $order }, přičemž oblíbenou stupnicí Automy je { $track } a Stínové říše { $track-last }; mapa od { $start } { $direction }, další řada od { $next }; { $toppled ->
        [yes] s ukazatelem povaleného žetonu
       *[no] bez ukazatele povaleného žetonu
    } (A-24).
tapestry-tell-bot-A-25 = Balíček je prázdný a karta stupnice { $things } má ukazatel zvýšení blahobytu, a tak boti místo postupu provádějí další zvýšení blahobytu (A-25).
tapestry-tell-bot-A-290 = { $player } v úvodním kole nehraje (A-290).
tapestry-tell-bot-A-291 =
    { $player } táhne karty rozhodnutí { $track-card } (karta stupnice) a { $tiebreaker-card } (karta předností); { $count ->
        [0] balíček je teď prázdný
        [one] v balíčku zbývá { $count } karta
        [few] v balíčku zbývají { $count } karty
        [many] v balíčku zbývá { $count } karty
       *[other] v balíčku zbývá { $count } karet
    }. Pravá polovina karty { $track-card }, šedý ukazatel: { $shadow-rule }. Levá polovina karty { $tiebreaker-card }: pořadí stupnic { $order }, čtené zdola, přičemž oblíbenou stupnicí je { $track } (A-291).
tapestry-tell-bot-A-295 = Balíček rozhodnutí je prázdný, a tak { $player } místo tažení kontroluje oblíbenou stupnici a míchá (A-295).
tapestry-tell-bot-A-296 =
    { $count ->
        [one] { $player } míchá { $count } kartu rozhodnutí do nového balíčku, což zabere celý tah (A-296).
        [few] { $player } míchá všechny { $count } karty rozhodnutí do nového balíčku, což zabere celý tah (A-296).
        [many] { $player } míchá všech { $count } karty rozhodnutí do nového balíčku, což zabere celý tah (A-296).
       *[other] { $player } míchá všech { $count } karet rozhodnutí do nového balíčku, což zabere celý tah (A-296).
    }
tapestry-tell-bot-A-296-swift =
    { $count ->
        [one] { $player } míchá { $count } kartu rozhodnutí do nového balíčku a podle nastavení této hry ještě táhne (A-296).
        [few] { $player } míchá všechny { $count } karty rozhodnutí do nového balíčku a podle nastavení této hry ještě táhne (A-296).
        [many] { $player } míchá všech { $count } karty rozhodnutí do nového balíčku a podle nastavení této hry ještě táhne (A-296).
       *[other] { $player } míchá všech { $count } karet rozhodnutí do nového balíčku a podle nastavení této hry ještě táhne (A-296).
    }

## Proč: volba stupnice

tapestry-tell-bot-T-112 =
    { $player } nemůže postoupit na stupnici { $thing }: zavřela ji { $whom ->
        [you] tvoje { $second }
       *[other] { $second }, kterou má { $other }
    } (T-112).
tapestry-tell-bot-A-34 = { $player } už nemá stupnici, na které by mohla postoupit (A-34).
tapestry-tell-bot-A-264 = { $player } může postoupit na kterékoli otevřené stupnici: { $things } (A-264).
tapestry-tell-bot-A-265 =
    { $player } počítá pole k další volné dominantě nebo ke konci: { $ways }; { $number ->
        [one] nejblíž je { $things }
       *[other] stejně blízko jsou { $things }
    } (A-265).
tapestry-tell-bot-A-266 =
    { $player } počítá pole ke konci: { $ways }; { $number ->
        [one] nejblíž je { $things }
       *[other] stejně blízko jsou { $things }
    } (A-266).
tapestry-tell-bot-A-33 = { $player } čte pořadí na kartě { $second } shora: { $read }; první ze zbývajících stupnic je { $thing } (A-33).
tapestry-tell-bot-A-33-upward = { $player } čte pořadí na kartě { $second } zdola: { $read }; první ze zbývajících stupnic je { $thing } (A-33).

## Proč: co postup přináší

tapestry-tell-bot-A-36 = Dominanta { $thing } přichází na kartu Automy a patří jí (A-36).
tapestry-tell-bot-A-298 = Dominanta { $thing } se odkládá stranou a nepatří nikomu (A-298).
tapestry-tell-bot-A-38 =
    { $gains ->
        [0] { $player } z pole { $thing } nezískává nic; ignoruje { $ignored } (A-38).
       *[other]
            { $skips ->
                [0] { $player } na poli { $thing } { $does }; nic jiného na něm není (A-38).
               *[other] { $player } na poli { $thing } { $does }; ignoruje { $ignored } (A-38).
            }
    }
tapestry-tell-bot-T-123 = Přínos pole { $thing } už v tomto tahu { $player } měla, teď nezískává nic (T-123).
tapestry-tell-bot-A-39 = { $player } z pole { $thing } nezískává přínos ani bonus (A-39).
tapestry-tell-bot-A-42 = Výzkum: kostka vědy určí stupnici, na které { $player } postoupí; z nového pole získá, co jí náleží (A-42).
tapestry-tell-bot-A-43 = Výzkum bez přínosu: kostka vědy určí stupnici, na které { $player } postoupí; přinést jí to může jen dominantu nebo úspěch (A-43).
tapestry-tell-bot-A-44 = Místo vynálezu { $player } vyměňuje tři karty technologií v nabídce a žádnou si nebere (A-44).
tapestry-tell-bot-A-45 = { $player } dobývá vedle svých území, bez kostek (A-45).
tapestry-tell-bot-A-46 = { $player } dobývá kdekoli na mapě, bez kostek (A-46).
tapestry-tell-bot-A-47 = { $player } prozkoumává vedle svých území (A-47).
tapestry-tell-bot-A-48 = { $player } prozkoumává kdekoli na mapě (A-48).
tapestry-tell-bot-A-49 = { $player } hází kostkou vědy, dokud nepadne Vojenství, Technologie nebo Objevitelství, a na té stupnici postoupí (A-49).
tapestry-tell-bot-A-50 = { $player } hází kostkou vědy, dokud nepadne Vojenství nebo Technologie, na té stupnici se vrátí a z pole získá, co jí náleží (A-50).
tapestry-tell-bot-A-50-start = { $player } je na počátečním poli stupnice { $thing } a vrátit se nemůže (A-50).
tapestry-tell-bot-A-51 = { $player } dostává svrchní kartu tapiserie, lícem dolů vedle své karty (A-51).
tapestry-tell-bot-A-130 = { $player } je na konci stupnice { $thing }, a tak se nic neděje (A-130).

## Proč: mapa

tapestry-land-desert = poušť
tapestry-land-forest = les
tapestry-land-grassland = louka
tapestry-land-mountain = hory
tapestry-tell-bot-A-53 = { $player } čte mapu podle karty { $second }, od { $start } { $direction }, další řada od { $next }: { $walk }; první možné pole je { $thing } (A-53).
tapestry-tell-bot-A-54 =
    Vyložená dvojice ještě není, a tak rozhoduje karta postupu { $thing }, která se potom zamíchá zpět: mapa od { $start } { $direction }, další řada od { $next }; { $toppled ->
        [yes] s ukazatelem povaleného žetonu
       *[no] bez ukazatele povaleného žetonu
    } (A-54).
tapestry-tell-bot-A-60 = { $player } už nemůže získat úspěch za středový ostrov ({ $thing }), na vzdálenosti od něj proto nezáleží (A-60).
tapestry-tell-bot-A-61 = { $player } nemá v zásobě žádný žeton osídlení a nedobývá (A-61).
tapestry-tell-bot-A-64 =
    { $whom ->
        [you] { $player } může dobýt pole, která ovládáš ty: { $things } (A-64).
       *[other] { $player } může dobýt pole, která ovládá { $other }: { $things } (A-64).
    }
tapestry-tell-bot-A-65 =
    Kroky ke středovému ostrovu ({ $goals }): { $ways }; { $number ->
        [one] nejblíž je { $things }
       *[other] stejně blízko jsou { $things }
    } (A-65).
tapestry-tell-bot-A-70 =
    { $whom ->
        [you] Žádné tvé území dobýt nejde. Neutrální pole, která { $player } může dobýt nebo prozkoumat: { $things } (A-70).
       *[other] Žádné území, které ovládá { $other }, dobýt nejde. Neutrální pole, která { $player } může dobýt nebo prozkoumat: { $things } (A-70).
    }
tapestry-tell-bot-A-71 =
    Karta { $card } nemá ukazatel povaleného žetonu, takže vypadnou pole vedle území, která { $whom ->
        [you] ovládáš ty
       *[other] ovládá { $other }
    }; { $number ->
        [0] nezbývá žádné
        [one] zbývá { $things }
       *[other] zbývají { $things }
    } (A-71).
tapestry-tell-bot-A-125 =
    { $whom ->
        [you] Karta { $card } má ukazatel povaleného žetonu, takže { $player } smí obsadit i pole vedle tvých území (A-125).
       *[other] Karta { $card } má ukazatel povaleného žetonu, takže { $player } smí obsadit i pole vedle území, která ovládá { $other } (A-125).
    }
tapestry-tell-bot-A-72 = Žádné možné pole není, a tak { $player } nedobývá (A-72).
tapestry-tell-bot-A-73 =
    Kroky ke středovému ostrovu ({ $goals }): { $ways }; { $number ->
        [one] nejblíž je { $things }
       *[other] stejně blízko jsou { $things }
    } (A-73).
tapestry-tell-bot-A-74 =
    { $whom ->
        [you] Kroky k tvým územím s jediným žetonem
       *[other] Kroky k územím s jediným žetonem, která ovládá { $other }
    } ({ $goals }): { $ways }; { $number ->
        [one] nejblíž je { $things }
       *[other] stejně blízko jsou { $things }
    } (A-74).
tapestry-tell-bot-A-75 =
    { $whom ->
        [you] Kroky k tvým územím
       *[other] Kroky k územím, která ovládá { $other }
    } ({ $goals }): { $ways }; { $number ->
        [one] nejblíž je { $things }
       *[other] stejně blízko jsou { $things }
    } (A-75).
tapestry-tell-bot-A-77 =
    { $land ->
        [known] Nový dílek je natočený náhodně, { $terrain } na něm míří { $direction }; nic nepřináší (A-77).
        [none] Nový dílek má na všech stranách vodu a nic nepřináší (A-77).
       *[unknown] Nový dílek je natočený náhodně a nic nepřináší (A-77).
    }
tapestry-tell-bot-A-79-closes =
    { $count ->
        [one] Ukazatel povaleného žetonu přidává na pole { $thing } povalený žeton osídlení Stínové říše a pole už nikdo nedobude; zbývá jí { $count } žeton (A-79).
        [few] Ukazatel povaleného žetonu přidává na pole { $thing } povalený žeton osídlení Stínové říše a pole už nikdo nedobude; zbývají jí { $count } žetony (A-79).
        [many] Ukazatel povaleného žetonu přidává na pole { $thing } povalený žeton osídlení Stínové říše a pole už nikdo nedobude; zbývá jí { $count } žetonu (A-79).
       *[other] Ukazatel povaleného žetonu přidává na pole { $thing } povalený žeton osídlení Stínové říše a pole už nikdo nedobude; zbývá jí { $count } žetonů (A-79).
    }
tapestry-tell-bot-A-79-middle = Navzdory ukazateli povaleného žetonu se na středový ostrov ({ $thing }) žeton Stínové říše nepřidává (A-79).
tapestry-tell-bot-A-133 = Stínová říše už nemá žádný žeton osídlení, a tak se na pole { $thing } žádný nepřidává (A-133).
tapestry-tell-bot-A-80 = { $player } může prozkoumat: { $things } (A-80).
tapestry-tell-bot-A-80-none = { $player } nemá pole, které by mohla prozkoumat (A-80).
tapestry-tell-bot-A-81 =
    { $whom ->
        [you] Kroky k tvým územím
       *[other] Kroky k územím, která ovládá { $other }
    } ({ $goals }): { $ways }; { $number ->
        [one] nejdál je { $things }
       *[other] stejně daleko jsou { $things }
    } (A-81).
tapestry-tell-bot-A-82 = { $player } má za oblíbenou stupnici Vojenství, na vzdálenosti proto nezáleží a rozhoduje jen čtení mapy (A-82).
tapestry-tell-bot-A-83 =
    { $land ->
        [known] Dílek je natočený náhodně, { $terrain } na něm míří { $direction }; nepřináší body ani svůj přínos (A-83).
        [none] Dílek má na všech stranách vodu a nepřináší body ani svůj přínos (A-83).
       *[unknown] Dílek je natočený náhodně a nepřináší body ani svůj přínos (A-83).
    }
tapestry-tell-bot-A-84 = Dílky území došly, a tak { $player } neprozkoumává (A-84).

## Proč: léčky

tapestry-tell-bot-A-85 =
    { $count ->
        [0] { $player } nemá vedle své karty žádnou kartu tapiserie a bránit se nemůže (A-85).
        [one] { $player } odhazuje jedinou kartu tapiserie, kterou má vedle své karty; třeba je to léčka (A-85).
        [few] { $player } náhodně odhazuje karty tapiserie, nejvýš { $count } karty, dokud se neobjeví léčka (A-85).
        [many] { $player } náhodně odhazuje karty tapiserie, nejvýš { $count } karty, dokud se neobjeví léčka (A-85).
       *[other] { $player } náhodně odhazuje karty tapiserie, nejvýš { $count } karet, dokud se neobjeví léčka (A-85).
    }
tapestry-tell-bot-A-88 = Léčka se neobjevila, dobytí se tedy daří (A-88).

## Proč: zvýšení blahobytu

tapestry-tell-bot-A-99 = Podle tabulky úrovně { $count } patří k tomuto zvýšení blahobytu: { $things } (A-99).
tapestry-tell-bot-A-110 = Tabulka úrovně { $count } pro toto zvýšení blahobytu nic nepředepisuje (A-110).
tapestry-tell-bot-A-100 = Ze všeho nejdřív { $player } na této úrovni postupuje na stupnici { $thing } (A-100).
tapestry-tell-bot-A-101 = Kontrola oblíbených stupnic: { $player } si nechává stupnici { $thing }, kde je na { $count }. poli a nikdo není dál (A-101).
tapestry-tell-bot-A-101-ended = Kontrola oblíbených stupnic: { $player } je na konci stupnice { $thing } a hledá si novou (A-101).
tapestry-tell-bot-A-101-behind =
    { $whom ->
        [you]
            { $count ->
                [one] Kontrola oblíbených stupnic: { $player } si hledá novou, protože na stupnici { $thing } máš před ní náskok { $count } pole (A-101).
                [few] Kontrola oblíbených stupnic: { $player } si hledá novou, protože na stupnici { $thing } máš před ní náskok { $count } polí (A-101).
                [many] Kontrola oblíbených stupnic: { $player } si hledá novou, protože na stupnici { $thing } máš před ní náskok { $count } pole (A-101).
               *[other] Kontrola oblíbených stupnic: { $player } si hledá novou, protože na stupnici { $thing } máš před ní náskok { $count } polí (A-101).
            }
       *[other]
            { $count ->
                [one] Kontrola oblíbených stupnic: { $player } si hledá novou, protože na stupnici { $thing } má { $other } náskok { $count } pole (A-101).
                [few] Kontrola oblíbených stupnic: { $player } si hledá novou, protože na stupnici { $thing } má { $other } náskok { $count } polí (A-101).
                [many] Kontrola oblíbených stupnic: { $player } si hledá novou, protože na stupnici { $thing } má { $other } náskok { $count } pole (A-101).
               *[other] Kontrola oblíbených stupnic: { $player } si hledá novou, protože na stupnici { $thing } má { $other } náskok { $count } polí (A-101).
            }
    }
tapestry-tell-bot-A-202 = { $player } má novou oblíbenou stupnici: { $second } místo stupnice { $thing } (A-202).
tapestry-tell-bot-A-202-same = { $player } má za oblíbenou stupnici znovu tutéž: { $second } (A-202).
tapestry-tell-bot-A-102 = Postup navíc podle poslední dvojice, karty { $things }: Automa – { $automa-rule }, Stínová říše – { $shadow-rule } (A-102).
tapestry-tell-bot-A-245 = Bonus civilizace { $thing }: { $player } postupuje na stupnici { $track } (A-245).
tapestry-tell-bot-A-246 = Bonus civilizace { $thing }: { $player } provádí výzkum a z nového pole získá, co jí náleží (A-246).
tapestry-tell-bot-A-246-none = Civilizace { $thing } při tomto zvýšení blahobytu žádný bonus nemá (A-246).
tapestry-tell-bot-A-247-few = Bonus civilizace { $thing }: { $player } ovládá { $count } území, což je méně než pořadové číslo tohoto zvýšení blahobytu, a tak dobývá (A-247).
tapestry-tell-bot-A-247-enough = Bonus civilizace { $thing }: { $player } ovládá { $count } území, což není méně než pořadové číslo tohoto zvýšení blahobytu, a tak nedobývá (A-247).
tapestry-tell-bot-A-247 = Na více než dvou územích, která { $player } ovládá, je jediný žeton, a tak jedno z nich dostane druhý: { $things } (A-247).
tapestry-tell-bot-A-247-closes =
    { $count ->
        [one] Na pole { $thing } se přidává povalený žeton osídlení Stínové říše a pole už nikdo nedobude; zbývá jí { $count } žeton (A-247).
        [few] Na pole { $thing } se přidává povalený žeton osídlení Stínové říše a pole už nikdo nedobude; zbývají jí { $count } žetony (A-247).
        [many] Na pole { $thing } se přidává povalený žeton osídlení Stínové říše a pole už nikdo nedobude; zbývá jí { $count } žetonu (A-247).
       *[other] Na pole { $thing } se přidává povalený žeton osídlení Stínové říše a pole už nikdo nedobude; zbývá jí { $count } žetonů (A-247).
    }
tapestry-tell-bot-A-247-score = Bonus civilizace { $thing }: 1 bod za každé území, které { $player } ovládá, dohromady { $count } (A-247).
tapestry-tell-bot-A-251 = Stínová říše už nemá žádný žeton osídlení, a tak Dobyvatelé žádné území neuzavřou (A-251).
tapestry-tell-bot-A-248 = Bonus civilizace { $thing }: 1 bod za každou dominantu, kterou má { $player } na své kartě, dohromady { $count } (A-248).
tapestry-tell-bot-A-104 = Bodování: { $things }; dohromady { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    } (A-104).
tapestry-tell-bot-A-105 = Mezi odhozené karty rozhodnutí přecházejí karty postupu { $things } (A-105).
tapestry-tell-bot-A-106 = Mezi odhozené karty rozhodnutí přecházejí ještě karty postupu { $things } (A-106).
tapestry-tell-bot-A-107 = { $player } dostává na svou kartu lícem dolů kartu tapiserie, která zakryje právě použité násobitele (A-107).
tapestry-tell-bot-A-108 = { $player } dostává svrchní kartu tapiserie, lícem dolů vedle své karty (A-108).
tapestry-tell-bot-A-109 =
    { $count ->
        [one] Do balíčku pro další epochu se míchá { $count } používaná karta rozhodnutí (A-109).
        [few] Do balíčku pro další epochu se míchají všechny { $count } používané karty rozhodnutí (A-109).
        [many] Do balíčku pro další epochu se míchá všech { $count } používané karty rozhodnutí (A-109).
       *[other] Do balíčku pro další epochu se míchá všech { $count } používaných karet rozhodnutí (A-109).
    }

## Slovníček

tapestry-term-automa = Automa
    .about = Tvůj umělý protihráč v sólové hře. Podle pevných pravidel táhne karty, postupuje po stupnicích, prozkoumává a dobývá, boduje při zvýšení blahobytu a u všeho, co udělá, řekne důvod.
tapestry-term-shadow = Stínová říše
    .about = Druhý bot: jen postupuje po stupnicích a soupeří o dominanty a o úspěch za dokončenou stupnici. Vyhrát nikdy nemůže. Může se zapojit i do hry dvou lidí.
tapestry-term-decision_pair = Dvojice karet rozhodnutí
    .about = Dvě karty, které se táhnou na každý tah botů. Levá je karta stupnice, pravá karta předností a platí jen poloviny, které se dotýkají.
tapestry-term-track_card = Karta stupnice
    .about = Levá karta dvojice. Její pravá polovina říká, jak si který bot vybere stupnici a zda poslední dvojice balíčku vyvolá zvýšení blahobytu.
tapestry-term-tiebreaker_card = Karta předností
    .about = Pravá karta dvojice. Na její levé polovině je pořadí stupnic, pořadí, v jakém se čte mapa, a někdy ukazatel povaleného žetonu.
tapestry-term-favourite = Oblíbená stupnice
    .about = Každý bot má jednu; na kartách předností ji zastupuje srdce. Při zvýšení blahobytu ji bot změní, když na ní došel na konec, nebo je na ní někdo dál.
tapestry-term-progress_deck = Balíček postupu
    .about = Karty rozhodnutí, které se k ostatním přidávají v pozdějších epochách. Čím víc se jich přidá, tím víc tahů mají boti do dalšího zvýšení blahobytu.
tapestry-term-path_distance = Vzdálenost po cestě
    .about = Kolik kroků z pole na pole má nejkratší cesta, kterou by si Automa mohla dobýt: přes pole bez jejích žetonů osídlení a s nejvýš jedním tvým žetonem. Vést smí i přes neprozkoumaná pole.
