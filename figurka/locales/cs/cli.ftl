### Terminál: příkazy, výzvy a souhrny.

## Místa u stolu

cli-you = Ty

## U stolu

cli-because = (důvod: { $thing })
cli-prompt-hint = Volí číslo nebo písmeno · u zpět · h rada · ? nápověda · ? SLOVO · t stůl · q odejít
cli-pass-keyboard = Klávesnici má teď { $player }. Až na obrazovku neuvidí nikdo jiný, stiskni Enter.
cli-empty-line = Napiš svou volbu ({ $choices }), nebo ? pro nápovědu.
cli-no-such-number = Volba { $number } tu není, na výběr je { $choices }.
cli-no-such-letter = Volba { $letter } tu teď není, na výběr je { $choices }.
cli-already-chosen = Volba { $number } už padla, zbývá { $choices }.
cli-no-longer-there = Volba { $number } už tu není, zbývá { $choices }.
cli-not-understood = „{ $line }“ tu nic neznamená. Napiš číslo nebo písmeno volby, nebo ? pro nápovědu.
cli-which = { $letter } může být { $options }. Napiš číslo.
cli-did-you-mean = Volí se čísly a písmeny. Myslíš snad { $options }?
cli-taken-back = Vráceno.
cli-nothing-to-redo = Není co znovu provést.
cli-folded =
    { $count ->
        [one] Okno je na celý stůl nízké, jedna jeho část je sbalená; příkaz v ji ukáže celou.
        [few] Okno je na celý stůl nízké, { $count } jeho části jsou sbalené; příkaz v je ukáže celé.
        [many] Okno je na celý stůl nízké, { $count } jeho části je sbaleno; příkaz v je ukáže celé.
       *[other] Okno je na celý stůl nízké, { $count } jeho částí je sbalených; příkaz v je ukáže celé.
    }
cli-news-above = Co se stalo, je vypsané nad stolem; příkaz j vypíše všechno.
cli-drawn-plainly = Promiň, při kreslení stolu se něco pokazilo. O hru nepřicházíš, pokračuje s jednoduchým nákresem. Co se stalo, je zapsáno v souboru { $file }
cli-preview-prompt = Enter potvrdí · n vybere znovu · nebo jiná volba >{" "}
cli-choose-again = Vyber si znovu.
cli-choices-drawn =
    { $count ->
        [one] { $count } volba je v nákresu: napiš její číslo nebo místo ({ $example }); příkaz o ji vypíše.
        [few] { $count } volby jsou v nákresu: napiš číslo nebo místo ({ $example }); příkaz o je vypíše.
        [many] { $count } volby je v nákresu: napiš číslo nebo místo ({ $example }); příkaz o je vypíše.
       *[other] { $count } voleb je v nákresu: napiš číslo nebo místo ({ $example }); příkaz o je vypíše.
    }
cli-confirm = Tím pro tebe hra končí. Opravdu?
cli-sure = Opravdu?
cli-not-confirmed = Dobře, nic se nestalo.
cli-yes-or-no = [a/n]
cli-yes = a
cli-word = SLOVO
cli-file = SOUBOR
cli-metavar-game = HRA
cli-metavar-games = HRA…
cli-metavar-setting = NÁZEV=HODNOTA
cli-metavar-level = ÚROVEŇ
cli-metavar-address = ADRESA
cli-metavar-name = JMÉNO
cli-metavar-seats = KDO,KDO
cli-metavar-folder = SLOŽKA
cli-metavar-digits = ČÍSLICE
cli-metavar-agents = SOUPEŘ,SOUPEŘ
cli-metavar-weights = VÁHA,VÁHA
cli-metavar-field = ÚDAJ
cli-command-number = zvolí, co u čísla stojí
cli-command-undo = vrátí tvou poslední volbu (dokud se nic neodkrylo a nerozhodoval někdo jiný)
cli-command-printed = zvolí akci s tímto písmenem: velké písmeno je akce, malé je příkaz
cli-command-letter = zvolí, kdekoli se to nabízí: { $things }
cli-command-redo = znovu provede, co bylo vráceno
cli-command-reset = vrátí celý tah, pokud to jde
cli-command-explain = vysvětlí kartu, místo, značku nebo pravidlo
cli-command-why = proč něco teď zvolit nejde
cli-command-hint = nejlepší možnosti a proč; znovu = přemýšlet déle
cli-command-list = vypíše všechny volby, i ty, které ukazuje nákres
cli-hint-thinking = Rádce si představuje, jak by partie mohla pokračovat …
cli-hint-none = Tady hrají boti podle karet: není co radit.
cli-for-example = { $meaning }, třeba { $example }
cli-command-journal = všechno, co se v této hře stalo
cli-command-save = uloží hru (ukládá se i sama po každé volbě), nebo její kopii do souboru
cli-command-table = znovu nakreslí stůl, nebo jen jeho část: SLOVO je název v jejím rámečku
cli-command-whole = znovu nakreslí celý stůl, i to, co se nevejde do okna
cli-no-such-part = Žádná část stolu se nejmenuje „{ $word }“. Jsou tu: { $parts }.
cli-command-guide = průvodce umlčí, nebo ho nechá mluvit
cli-guide-quiet = (g ho umlčí)
cli-guide-on = Průvodce bude dávat krátké poznámky; g ho umlčí.
cli-guide-off = Průvodce mlčí.
cli-guide-none = Tady žádný průvodce nemluví.
cli-command-language = česky / in English
cli-command-leave = odejít; hra se uloží a dá se v ní pokračovat
cli-explain-unknown = „{ $word }“ se tu nic nejmenuje. Zkus jiné slovo, nebo jen jeho část.
cli-explain-many = Hodí se toho víc, upřesni to: { $names }.
cli-explain-rules = Mluví o tom pravidla { $rules }.
cli-why-what = Napiš, na co se ptáš
cli-why-can = { $thing }: zvolit to můžeš, napiš { $number }.
cli-why-cannot = { $thing }: { $reason }
cli-saved = Uloženo do souboru { $file }.
cli-rules-changed = Pravidla se od uložení hry změnila (verze { $saved }, teď { $now }); hra pokračuje podle nových.
cli-resume = Hra je uložená. Pokračovat v ní můžeš takto: { $command }
cli-game-unnamed = Začíná { $game }. Jinou hru spustíš takto: figurka play JMÉNO ({ $others }).
cli-unfinished = Poslední hru nemáš dohranou. Pokračovat v ní můžeš takto: { $command }
cli-saved-at-end = Přehrát si hru můžeš takto: { $command }

## Konec hry

cli-won-you = Vítězství je tvoje!
cli-won-one = Vítězí { $player }.
cli-won-several = O vítězství se dělí { $players }.
cli-won-rival = Prohra: vítězí { $rival }.
cli-won-nobody = Nevyhrál nikdo.
cli-won-together = Společné vítězství!
cli-lost-together =
    { $seats ->
        [1] Prohra.
       *[other] Společná prohra.
    }
cli-score-total = Celkem

## Hry, pravidla a karty

cli-view-title = { $game }: pohled
cli-view-about = Co smí místo u stolu vědět, tak jak to dává rozhraní JSON a „game.view(seat)“. Otazník je u pole, které tu není vždy.
cli-games-name = Název
cli-games-title = Hra
cli-games-seats = Hráčů
cli-games-about = O čem je
cli-games-hint = Hrát: figurka play { $game }
cli-rule-source = Zdroj: { $source }
cli-rule-see = viz { $rules }
cli-rules-count =
    { $count ->
        [one] { $count } pravidlo
        [few] { $count } pravidla
        [many] { $count } pravidla
       *[other] { $count } pravidel
    }
cli-source-rulebook = pravidla hry
cli-source-public = veřejné zprávy o hře
cli-source-designed = rozhodnutí figurky
cli-source-recalled = paměť, neověřeno podle žádného textu
cli-coverage =
    { $shown ->
        [one] Testy ukazují { $shown } pravidlo { PREPOSITION("z", $total) } { $total }
        [few] Testy ukazují { $shown } pravidla { PREPOSITION("z", $total) } { $total }
        [many] Testy ukazují { $shown } pravidla { PREPOSITION("z", $total) } { $total }
       *[other] Testy ukazují { $shown } pravidel { PREPOSITION("z", $total) } { $total }
    }
cli-content-card = Karta
cli-content-thing = Místo, mapa nebo větrná růžice
cli-content-type = Typ
cli-content-keywords = Klíčová slova
cli-content-cost = Cena
cli-content-points = Body
cli-content-copies = Kusů
cli-content-effect = Účinek
cli-content-source = Zdroj
cli-content-designed = Navrženo pro figurku
cli-content-reconstructed = Odvozeno
cli-content-total =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }, { $kinds ->
        [one] { $kinds } druh
        [few] { $kinds } druhy
        [many] { $kinds } druhu
       *[other] { $kinds } druhů
    }.

## Přehrávání

cli-replay-changed = Pravidla se od uložení hry změnila (verze { $saved }, teď { $now }); hra se přehrává podle nových.
cli-replay-ends = Tady záznam končí. { $why }
cli-replay-prompt = [Enter dál · t stůl · q odejít]{" "}
cli-replay-after =
    { $count ->
        [0] Začátek
        [one] Po { $count } volbě
       *[other] Po { $count } volbách
    }

## Simulace

cli-simulate-progress = Hraje se
cli-simulate-agent = Hráč
cli-simulate-seats-played = Účastí
cli-simulate-wins = Výher
cli-simulate-rate = Podíl výher
cli-simulate-interval = 95% interval
cli-simulate-score = Bodů v průměru
cli-simulate-games =
    { $count ->
        [one] { $count } hra, { $decisions } rozhodnutí, { $speed } hry/s.
        [few] { $count } hry, v každé průměrně { $decisions } rozhodnutí, { $speed } hry/s.
        [many] { $count } hry, v každé průměrně { $decisions } rozhodnutí, { $speed } hry/s.
       *[other] { $count } her, v každé průměrně { $decisions } rozhodnutí, { $speed } hry/s.
    }
cli-simulate-rotation = S každou hrou se všichni posunou o jedno místo, takže nikdo nesedí pořád na stejném. O společnou výhru se hráči dělí.
cli-simulate-together = S každou hrou se všichni posunou o jedno místo. Všechna místa vyhrávají, nebo prohrávají společně, takže se výhra každému počítá celá.
cli-simulate-seeds = Semínka { $first } až { $last }.
cli-simulate-stopped = Zastaveno dřív, než se všechny hry sehrály (mělo jich být { $count }).
cli-simulate-failure = Hra se semínkem { $seed } selhala po volbě číslo { $choice }:
cli-simulate-reproduce = Znovu ji uvidíš takto:
cli-simulate-failures =
    { $count ->
        [one] Selhala { $count } hra.
        [few] Selhaly { $count } hry.
        [many] Selhalo { $count } hry.
       *[other] Selhalo { $count } her.
    }

## Měření

cli-bench-decisions = Rozhodnutí za sekundu
cli-bench-choices = … z toho mezi aspoň dvěma možnostmi
cli-bench-games = Her za sekundu
cli-bench-length = Rozhodnutí v jedné hře
cli-bench-copies = Kopií stavu za sekundu
cli-bench-clones = Kopií hry uprostřed tahu za sekundu
cli-bench-game-memory = Paměť jedné hry, MiB
cli-bench-process-memory = Paměť procesu, MiB
cli-bench-calibration = Kalibrační smyčka, ms
cli-bench-seats =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }
cli-bench-compiled = Zkompilovaná verze, jedno vlákno, náhodná hra.
cli-bench-interpreted = Interpretovaná verze, jedno vlákno, náhodná hra.

## Chyby

cli-error = Chyba:
cli-error-language = Jazyk „{ $language }“ tu není. Vyber některý z těchto: { $languages }.
cli-error-seats = V „{ $seats }“ je prázdné místo. Odděluj místa jednou čárkou, třeba you,beginner.
cli-error-set = „{ $text }“ není nastavení. Napiš název a hodnotu, třeba level=captain.
cli-error-load-game = Uložená hra je „{ $game }“, ne „{ $asked }“. Název hry vynech.
cli-error-load-seats = Počet míst v uložené hře je { $seats }, zadáno jich je { $asked }. Zadej jich stejně, nebo žádné.
cli-error-load-options = Uložená hra už své semínko i nastavení má. Vynech --seed a --set.
cli-error-read = Soubor { $file } nejde přečíst: { $reason }.
cli-error-write = Soubor { $file } nejde zapsat: { $reason }.
cli-error-no-tests = Složka { $folder } tu není. Spusť to ve zdrojové složce figurky, nebo zadej složku volbou --tests.
cli-error-no-rulebook = Hra „{ $game }“ nemá číslovaná pravidla.
cli-error-no-rule = Žádné pravidlo hry „{ $game }“ nemá číslo ani slovo „{ $word }“.
cli-error-no-shape = Hra „{ $game }“ nemá popsaný tvar svého pohledu.
cli-error-no-content = Hra „{ $game }“ nemá soupis karet.
cli-error-replay-range =
    { $count ->
        [0] V této hře ještě nikdo nic nezvolil.
       *[other] Počet voleb v této hře je { $count }. Zadej --from a --to v tomto rozsahu a popořadě.
    }

## Server

cli-serve-stop = Ctrl-C server zastaví; hry zůstanou uložené.
cli-lobby = Herna se otevírá v prohlížeči. Hraní přímo v terminálu: figurka play · všechno ostatní: figurka --help

## Ladění

cli-tune-goes-on = Pokračuje se, hotová kola: { $done }/{ $rounds }.
cli-tune-better = Kolo { $round }/{ $rounds }: náskok v bodech { $lead }, nové váhy zůstávají (partií zatím: { $games }).
cli-tune-no-better = Kolo { $round }/{ $rounds }: náskok v bodech { $lead }, platí váhy z minula (partií zatím: { $games }).
cli-tune-written = Váhy jsou zapsané: { $path }. Když je zkopíruješ ke hře, bude se podle nich hrát.
cli-error-method = Způsob ladění „{ $method }“ neexistuje. Vyber jeden z těchto: { $methods }.
cli-error-no-weights = Počítačoví hráči hry „{ $game }“ nemají váhy, které by se tak daly ladit.
cli-error-hold = Váha „{ $weight }“, která by se tak dala ladit, tu není. Jsou tu tyto: { $weights }.
cli-error-counts = „{ $text }“ není seznam počtů míst. Napiš ho takto: 2,3.
cli-error-tune-extra = Ladění potřebuje víc než hraní. Nainstaluješ to příkazem: pip install "figurka[tune]"

## Lekce

cli-learn-name = co napsat
cli-learn-title = lekce
cli-learn-minutes = min
cli-learn-idea = o čem je
cli-learn-hint = figurka learn HRA začne další lekcí hry; místo se pamatuje.
cli-lesson-step = Krok { $step } { PREPOSITION("z", $steps) } { $steps }
cli-lesson-not-yet = Zatím ne.
cli-lesson-missed = Tentokrát ne.
cli-lesson-type = Napiš { $number }.
cli-lesson-part-done = To byla lekce. Zbývá jedno: pozice jen pro tebe, bez ukazování.
cli-lesson-done = Lekci „{ $title }“ máš hotovou.
cli-lesson-next = Jak pokračovat: { $command }
cli-lesson-left = Místo se pamatuje: { $command }

# Rozbor a úlohy

cli-analyse-progress = Rozebírám
cli-analyse-points = Body
cli-analyse-accuracy = Přesnost
cli-analyse-lost = Ztráta
cli-analyse-mistakes = Chyby
cli-analyse-inaccuracies = Nepřesnosti
cli-analyse-team = Všichni společně
cli-analyse-turns = { $player }: tahy, které stojí za pohled
cli-analyse-mistake = Tah { $turn }, chyba: { $played }
cli-analyse-inaccuracy = Tah { $turn }, nepřesnost: { $played }
cli-analyse-brilliant = Tah { $turn }, skvělý: { $played }
cli-analyse-better = Lepší o { $points } b.: { $better }.
cli-analyse-better-chance = Lepší o { $points } b., { $chance } % k výhře: { $better }.
cli-analyse-better-way = Lepší o { $points } b. a { $chance } % cesty: { $better }.
cli-analyse-at = (volba { $choice } v záznamu)
cli-analyse-trust = Posouzeno podle toho, co kdo mohl vidět, partií nanečisto: { $playouts }. Ztráta tahu může být obvykle o { $error } b. větší i menší.
cli-error-analyse-seat =
    { $seats ->
        [one] Partie má 1 místo.
       *[other] Partie má místa 1 až { $seats }.
    }
cli-puzzle-task = Která z těchto možností je jasně nejlepší?
cli-puzzle-title = Úloha: { $theme }, obtížnost { $rating } · ty { $own }
cli-puzzle-right = Správně. { $answer }: o { $points } b. lepší než druhá nejlepší možnost.
cli-puzzle-wrong = { $answer }: o { $points } b. slabší.
cli-puzzle-was = Řešení: { $answer }, o { $points } b. lepší než druhá nejlepší možnost.
cli-puzzle-other = To není žádná z odpovědí. Vyber jednu z těch v rámečku.
cli-puzzle-no-hint = Zbývají už jen dvě odpovědi.
cli-puzzle-no-undo = V úloze není co brát zpět: odpověz znovu, nebo odejdi pomocí q.
cli-puzzle-rating = Tvoje hodnocení: { $rating } ({ $change })
cli-puzzle-next = Další úloha: { $command }
cli-error-no-puzzles = Takové úlohy nejsou. Které jsou, vypíše „figurka puzzle --list“.
cli-puzzles-game = Hra
cli-puzzles-theme = Téma
cli-puzzles-count = Úlohy
cli-puzzles-solved = Vyřešeno
cli-puzzles-hint = Tvoje hodnocení: { $rating }. Úlohu si vezmi příkazem „figurka puzzle HRA --theme TÉMA“.
cli-puzzles-progress = Po partii se semínkem { $seed }: { $count }, chce se { $wanted }
cli-puzzles-written = Úlohy jsou v souboru { $path }.
cli-puzzles-found =
    { $count ->
        [one] 1 úloha je v souboru { $path }.
        [few] { $count } úlohy jsou v souboru { $path }.
       *[other] { $count } úloh je v souboru { $path }.
    }
cli-error-puzzles-game = { $file } není partie hry { $game }. Uveď hru, která byla uložena.
cli-puzzles-holds = { $puzzle } platí:
cli-puzzles-fails = { $puzzle } neplatí:
cli-error-puzzles-action = „{ $action }“ není akce. Vyber make, nebo check.

## Čísla pro učící se programy

cli-vocabulary-grown = Sehráno her: { $games }. Nové akce: { $actions }, druhy otázek: { $kinds }, důvody: { $causes }.
cli-features-title = Co vidí učící se programy ze hry { $game } s { $seats ->
        [one] { $seats } místem
       *[other] { $seats } místy
    }
cli-features-about = Čísel: { $count }. Verze čísel a slovníku: { $version }. Vše je tak, jak to vidí jedno místo u stolu: `me` je ono samo, `+1` to další.
cli-features-head = | čísla | název | význam | čeho |
