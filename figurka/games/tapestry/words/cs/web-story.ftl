### Tapestry v prohlížeči: tah botů krok za krokem.

tapestry-web-story =
    { $count ->
        [one] Tah Stínové říše krok za krokem
       *[other] Tah botů krok za krokem
    }
tapestry-web-story-turn =
    { $count ->
        [one] Tah Stínové říše
       *[other] Tah botů
    }
tapestry-web-story-before = V předchozím tahu
tapestry-web-story-income = { $count }. zvýšení blahobytu botů
tapestry-web-story-number = Tah { $number } { PREPOSITION("z", $count) } { $count }

## Kroky

tapestry-web-story-pair = Dvojice karet
tapestry-web-story-why =
    { $count ->
        [0] Žádná stupnice
        [one] Proč { $track }
       *[other] Proč tyto stupnice
    }
tapestry-web-story-hex =
    { $found ->
        [yes] Proč pole { $place }
       *[no] Proč žádné pole
    }
tapestry-web-story-brought = Co to přineslo
tapestry-web-story-chart = Tabulka
tapestry-web-story-first = Nejdřív ze všeho
tapestry-web-story-cards = Karty pro další epochu
tapestry-web-story-pass = Úvodní kolo
tapestry-web-story-shuffle = Balíček je prázdný

## Dvojice

tapestry-web-story-card = Karta rozhodnutí { $number }
tapestry-web-story-track = Stupnice
tapestry-web-story-ties = Přednosti
tapestry-web-story-not-read = nečte se
tapestry-web-story-toppled = Ukazatel povaleného žetonu
tapestry-web-story-symbol-income = Ukazatel zvýšení blahobytu
tapestry-web-story-halves = Levá karta: jak boti volí stupnici. Pravá karta: co rozhodne shodu a jak se čte mapa. Platí jen vnitřní poloviny.
tapestry-web-story-halves-alone = Levá karta: jak Stínová říše volí stupnici. Pravá karta: co rozhodne shodu, čteno zdola. Platí jen vnitřní poloviny.
tapestry-web-story-deck =
    { $count ->
        [0] Balíček je teď prázdný.
        [one] V balíčku zbývá { $count } karta.
        [few] V balíčku zbývají { $count } karty.
        [many] V balíčku zbývá { $count } karty.
       *[other] V balíčku zbývá { $count } karet.
    }
tapestry-web-story-rule-any_open = kterákoli otevřená
tapestry-web-story-rule-nearest_end = nejblíž konci
tapestry-web-story-rule-nearest_landmark_or_end = nejblíž dominantě nebo konci
tapestry-web-story-way = od { $start } { $direction }, další řada od { $next }

## Proč stupnice

tapestry-web-story-place = kde stojí
tapestry-web-story-goal = další volná dominanta
tapestry-web-story-goal-end = cíl
tapestry-web-story-end = konec stupnice
tapestry-web-story-steps = kroky
tapestry-web-story-on = pole { $place } z 12
tapestry-web-story-verdict-taken = vybrána
tapestry-web-story-verdict-tie = shoda
tapestry-web-story-verdict-end = na konci
tapestry-web-story-verdict-barred = uzavřena
tapestry-web-story-tie-down = Karta { $card } shora:
tapestry-web-story-tie-up = Karta { $card } zdola:

## Proč pole

tapestry-web-story-A-53 = první možné při čtení podle karty { $card }, jako { $count }. pole: { $place }
tapestry-web-story-A-60 = úspěch za středový ostrov už získat nejde, na vzdálenosti od něj proto nezáleží
tapestry-web-story-A-64 =
    { $whom ->
        [you] z tvých území v dosahu: mají přednost přede všemi ostatními
       *[other] v dosahu z území, která ovládá { $other }: mají přednost přede všemi ostatními
    }
tapestry-web-story-A-65 = nejblíž středovému ostrovu, { $way ->
        [none] cesta k němu nevede
       *[some] { $count ->
            [one] { $count } krok
            [few] { $count } kroky
            [many] { $count } kroku
           *[other] { $count } kroků
        }
    }
tapestry-web-story-A-70 =
    { $whom ->
        [you] v dosahu, žádné z nich není tvé: neutrální dobývání
       *[other] v dosahu, žádné z nich neovládá { $other }: neutrální dobývání
    }
tapestry-web-story-A-71 =
    { $whom ->
        [you] zbývá: na kartě { $card } není ukazatel povaleného žetonu, takže pole vedle tebe vypadnou
       *[other] zbývá: na kartě { $card } není ukazatel povaleného žetonu, takže vypadnou pole vedle území, která ovládá { $other }
    }
tapestry-web-story-A-72 = žádné možné pole není, nedobývá se
tapestry-web-story-A-73 = nejblíž středovému ostrovu, { $way ->
        [none] cesta k němu nevede
       *[some] { $count ->
            [one] { $count } krok
            [few] { $count } kroky
            [many] { $count } kroku
           *[other] { $count } kroků
        }
    }
tapestry-web-story-A-74 = { $whom ->
        [you] nejblíž tvým územím s jediným žetonem
       *[other] nejblíž územím s jediným žetonem, která ovládá { $other }
    }, { $way ->
        [none] cesta k nim nevede
       *[some] { $count ->
            [one] { $count } krok
            [few] { $count } kroky
            [many] { $count } kroku
           *[other] { $count } kroků
        }
    }
tapestry-web-story-A-75 = { $whom ->
        [you] nejblíž tvým územím
       *[other] nejblíž územím, která ovládá { $other }
    }, { $way ->
        [none] cesta k nim nevede
       *[some] { $count ->
            [one] { $count } krok
            [few] { $count } kroky
            [many] { $count } kroku
           *[other] { $count } kroků
        }
    }
tapestry-web-story-A-80 = v dosahu k prozkoumání
tapestry-web-story-A-81 = { $whom ->
        [you] nejdál od tvých území
       *[other] nejdál od území, která ovládá { $other }
    }, { $way ->
        [none] cesta k nim nevede
       *[some] { $count ->
            [one] { $count } krok
            [few] { $count } kroky
            [many] { $count } kroku
           *[other] { $count } kroků
        }
    }
tapestry-web-story-A-82 = oblíbenou stupnicí je Vojenství, na vzdálenosti proto nezáleží
tapestry-web-story-A-125 =
    { $whom ->
        [you] ukazatel na kartě { $card } připouští i pole vedle tebe
       *[other] ukazatel na kartě { $card } připouští i pole vedle území, která ovládá { $other }
    }
tapestry-web-story-A-247 = vlastní území s jediným žetonem; jedno z nich se uzavře
tapestry-web-story-map = Mapa
tapestry-web-story-reach = přichází v úvahu
tapestry-web-story-closest = nejlepší podle vzdálenosti
tapestry-web-story-chosen = vybrané
tapestry-web-story-scan = čtení: { $way }
tapestry-web-story-distance = kroky k nejbližšímu cíli

## Co to přineslo

tapestry-web-story-ignored = ignoruje: { $things }
tapestry-web-story-A-39 = bez přínosu i bonusu
tapestry-web-story-turned =
    { $land ->
        [known] náhodně natočený, { $terrain } míří { $direction }, bez zisku
        [none] na všech stranách voda, bez zisku
       *[unknown] náhodně natočený, pevninou { $direction }, bez zisku
    }
tapestry-web-story-tile = nový dílek
tapestry-web-story-outpost = žeton osídlení, bez kostek
tapestry-web-story-outpost-from =
    { $whom ->
        [you] žeton osídlení na tvém území, bez kostek
       *[other] žeton osídlení na území, které ovládá { $other }, bez kostek
    }
tapestry-web-story-supply =
    { $count ->
        [one] teď { $count } karta vedle karty blahobytu
        [few] teď { $count } karty vedle karty blahobytu
        [many] teď { $count } karty vedle karty blahobytu
       *[other] teď { $count } karet vedle karty blahobytu
    }
tapestry-web-story-tally-landmarks = Dominanty
tapestry-web-story-tally-territories = Území
tapestry-web-story-tally-first = Prvenství v epoše
tapestry-web-story-total = Celkem

## Procházení

tapestry-web-story-steps-list = Kroky
tapestry-web-story-step = Krok { $number }: { $title }
tapestry-web-story-finished = Boti dohráli svůj tah; ty v něm nic nerozhoduješ.
tapestry-web-story-finished-alone = Stínová říše dohrála svůj tah; ty v něm nic nerozhoduješ.
tapestry-web-story-back = Zpět
tapestry-web-story-next = Další krok
tapestry-web-story-to-turn = K mému tahu
tapestry-web-story-close = Zavřít
tapestry-web-story-pace = Ukazovat samo:
tapestry-web-story-pace-full = krok za krokem
tapestry-web-story-pace-brief = řádek na tah
tapestry-web-story-pace-off = nic
tapestry-web-story-in-full = Krok za krokem
