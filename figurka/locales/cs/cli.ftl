### Terminál: příkazy, výzvy, souhrny a stůl Dálavy ve značkách a několika slovech.

## Nápověda příkazové řádky

cli-help = Velké eurohry v terminálu: hraní, pravidla, záznamy, simulace a měření.
cli-help-play = Zahraje si s tebou hru v tomto terminálu: sólo, proti počítači, nebo s lidmi vedle tebe.
cli-help-games = Vypíše, které hry tu jsou.
cli-help-rules = Ukáže číslovaná pravidla hry: všechna, ta o zadaném slovu, nebo jedno podle čísla.
cli-help-content = Vypsat všechny karty a ostatní obsah hry jako tabulky v Markdownu.
cli-help-replay = Přehraje uloženou hru, volbu za volbou.
cli-help-simulate = Nechá počítačové hráče sehrát mnoho her a shrne, jak si vedli.
cli-help-bench = Změří, jak rychle hra na tomto počítači běží.
cli-help-version = Vypíše verzi a skončí.
cli-help-lang = Jazyk: en, nebo cs. Jinak rozhoduje FIGURKA_LANG a po ní jazyk systému.
cli-help-game = Jméno hry; vypíše je „figurka games“.
cli-help-seats = Kdo hraje, v pořadí míst u stolu: you (ty), greedy, random, nebo jakékoli jméno člověka. Výchozí je you,greedy; jediné místo znamená sólo.
cli-help-seed = Semínko náhody: stejné číslo rozdá stejnou hru.
cli-help-set = Nastavení hry, třeba level=captain; dá se uvést vícekrát.
cli-help-level = Úroveň sólové hry, třeba captain nebo 4; totéž jako --set level=ÚROVEŇ.
cli-help-load = Pokračovat v uložené hře.
cli-help-word = Slovo, nebo číslo jako F-12; na velikosti písmen ani na diakritice nezáleží.
cli-help-coverage = Řekne, která pravidla neukazuje žádný test; jsou-li taková, končí kódem 1.
cli-help-tests = Složka s testy.
cli-help-file = Uložená hra.
cli-help-from = Začít touto volbou.
cli-help-to = Skončit po této volbě.
cli-help-step = Po každé volbě čekat na Enter.
cli-help-agents = Počítačoví hráči, oddělení čárkami.
cli-help-number = Kolik her se sehraje.
cli-help-first-seed = Semínko první hry; každá další má o jedno větší.
cli-help-check = Po každé volbě zkontrolovat stav hry; je to pomalejší.
cli-help-by = Seskupit výsledky podle části pohledu na hráče na konci hry, například civilizations.0 nebo city.capital.
cli-help-json = Vypsat JSON pro jiné programy.
cli-help-jobs = Kolik procesů; jinak jeden na každé jádro.
cli-help-bench-which = Názvy her; vypíše je příkaz „figurka games“. Bez nich se změří všechny.
cli-help-bench-seats = Kolik míst u stolu; jinak tolik, kolik je u hry obvyklé.
cli-help-bench-games = Kolik her se měří.
cli-help-repeats = Kolikrát se měří; počítá se nejlepší výsledek.

## Místa u stolu

cli-you = Ty
cli-agent-greedy = Hamoun
cli-agent-random = Náhoda

## U stolu

cli-because = (důvod: { $thing })
cli-prompt-hint = Číslo volí · u zpět · ? nápověda · ? SLOVO vysvětlí · t stůl · q odejít
cli-pass-keyboard = Klávesnici má teď { $player }. Až na obrazovku neuvidí nikdo jiný, stiskni Enter.
cli-empty-line =
    { $last ->
        [one] Napiš 1, nebo ? pro nápovědu.
       *[other] Napiš číslo od 1 do { $last }, nebo ? pro nápovědu.
    }
cli-no-such-number =
    { $last ->
        [one] Volba { $number } tu není, jediná je 1.
       *[other] Volba { $number } tu není, jsou tu od 1 do { $last }.
    }
cli-not-understood = „{ $line }“ tu nic neznamená. Napiš číslo volby, nebo ? pro nápovědu.
cli-did-you-mean = Volí se čísly. Myslíš snad { $options }?
cli-taken-back = Vráceno.
cli-preview-prompt = Enter potvrdí · n vybere znovu · nebo jiná volba >{" "}
cli-choose-again = Vyber si znovu.
cli-choices-drawn =
    { $count ->
        [one] { $count } volba je v nákresu: napiš její číslo nebo místo ({ $example }), o ji vypíše.
        [few] { $count } volby jsou v nákresu: napiš číslo nebo místo ({ $example }), o je vypíše.
        [many] { $count } volby je v nákresu: napiš číslo nebo místo ({ $example }), o je vypíše.
       *[other] { $count } voleb je v nákresu: napiš číslo nebo místo ({ $example }), o je vypíše.
    }
cli-confirm = Tím pro tebe hra končí. Opravdu?
cli-not-confirmed = Dobře, nic se nestalo.
cli-yes-or-no = [a/n]
cli-yes = a
cli-word = SLOVO
cli-file = SOUBOR
cli-command-number = zvolí, co u čísla stojí
cli-command-undo = vrátí tvou poslední volbu (dokud se nic neodkrylo a nerozhodoval někdo jiný)
cli-command-reset = vrátí celý tah, pokud to jde
cli-command-explain = vysvětlí kartu, místo, značku nebo pravidlo
cli-command-why = proč něco teď zvolit nejde
cli-command-list = vypíše všechny volby, i ty, které ukazuje nákres
cli-for-example = { $meaning }, třeba { $example }
cli-command-journal = všechno, co se v této hře stalo
cli-command-save = uloží hru (ukládá se i sama po každé volbě), nebo její kopii do souboru
cli-command-table = znovu nakreslí stůl, nebo jen jeho část: SLOVO je název v jejím rámečku
cli-no-such-part = Žádná část stolu se nejmenuje „{ $word }“. Jsou tu: { $parts }.
cli-command-language = česky / in English
cli-command-leave = odejít; hra se uloží a dá se v ní pokračovat
cli-explain-unknown = „{ $word }“ se tu nic nejmenuje. Zkus jiné slovo, nebo jen jeho část.
cli-explain-many = Hodí se toho víc, upřesni to: { $names }.
cli-explain-rules = Mluví o tom pravidla { $rules }.
cli-why-what = Napiš, na co se ptáš
cli-why-can = { $thing }: zvolit to můžeš, má to číslo { $number }.
cli-why-cannot = { $thing }: { $reason }
cli-saved = Uloženo do souboru { $file }.
cli-resume = Hra je uložená. Pokračovat v ní můžeš takto: { $command }
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

cli-games-name = Jméno
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
        [one] Testy ukazují { $shown } pravidlo z { $total }
        [few] Testy ukazují { $shown } pravidla z { $total }
        [many] Testy ukazují { $shown } pravidla z { $total }
       *[other] Testy ukazují { $shown } pravidel z { $total }
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
cli-simulate-together = S každou partií se všichni posunou o jedno místo. Všechna místa vyhrávají, nebo prohrávají společně, takže se výhra každému počítá celá.
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
cli-error-seats = V „{ $seats }“ je prázdné místo. Odděluj místa jednou čárkou, třeba you,greedy.
cli-error-set = „{ $text }“ není nastavení. Napiš jméno a hodnotu, třeba level=captain.
cli-error-load-game = Uložená hra je „{ $game }“, ne „{ $asked }“. Jméno hry vynech.
cli-error-load-seats = Počet míst v uložené hře je { $seats }, zadáno jich je { $asked }. Zadej jich stejně, nebo žádné.
cli-error-load-options = Uložená hra už své semínko i nastavení má. Vynech --seed a --set.
cli-error-read = Soubor { $file } nejde přečíst: { $reason }.
cli-error-write = Soubor { $file } nejde zapsat: { $reason }.
cli-error-no-tests = Složka { $folder } tu není. Spusť to ve zdrojové složce figurky, nebo zadej složku volbou --tests.
cli-error-no-rulebook = Hra „{ $game }“ nemá číslovaná pravidla.
cli-error-no-rule = Žádné pravidlo hry „{ $game }“ nemá číslo ani slovo „{ $word }“.
cli-error-no-content = Hra „{ $game }“ nemá soupis karet.
cli-error-replay-range =
    { $count ->
        [0] V této hře ještě nikdo nic nezvolil.
       *[other] Počet voleb v této hře je { $count }. Zadej --from a --to v tomto rozsahu a popořadě.
    }

## Dálava: stůl

cli-farshore-examples = ? hostinec, ? », ? F-12
    .why = w hostinec
cli-farshore-players = Hráči
cli-farshore-track = Loďky
cli-farshore-places = Místa
cli-farshore-maps = Mapy
cli-farshore-discards = Odloženo
cli-farshore-weather = Vítr a karty
cli-farshore-head-season = Období
cli-farshore-head-workers = Pomocníci
cli-farshore-head-hand = Ruka
cli-farshore-head-ship = Loďka
cli-farshore-head-maps = Mapy
cli-farshore-head-score = Body
cli-farshore-passed = konec
cli-farshore-flooded = zaplaveno
cli-farshore-no-city = zatím žádná karta
cli-farshore-known = známé karty v ruce:
cli-farshore-copies =
    { $count ->
        [one] { $count } kus
        [few] { $count } kusy
        [many] { $count } kusu
       *[other] { $count } kusů
    }
cli-farshore-map-value = hodnota { $value }
cli-farshore-status-hand =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
        [many] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
cli-farshore-sign-anchor = Kotva
cli-farshore-sign-wind = Po větru
    .about = Kdo kartu teď vyloží, pluje za každou takovou značku o jedno pole.
cli-farshore-sign-unique = Jedinečná
cli-farshore-sign-times = Tolikrát
    .about = Tolik karet toho jména tu leží.

# Písmena pěti barev: zelená, modrá, hnědá, červená, fialová
cli-farshore-letter-production = Z
cli-farshore-letter-governance = M
cli-farshore-letter-traveler = H
cli-farshore-letter-destination = Č
cli-farshore-letter-prosperity = F

## Dálava: co místa a karty dělají, několika slovy (≡ dřevo § chaluhy ● kámen ♠ houby ◆ poklad ★ bod)

cli-farshore-brief-place-shore_driftwood = +3≡
cli-farshore-brief-place-shore_seaweed = +2§, dober 1
cli-farshore-brief-place-shore_stone = +1●, dober 2
cli-farshore-brief-place-shore_mushroom = +2♠
cli-farshore-brief-place-docks = odlož ≤3: po 1 lib.
cli-farshore-brief-place-lookout = odlož, dober až do 8
cli-farshore-brief-place-dunes = vezmi si mapu
cli-farshore-brief-place-coral_isle = +2●, dober 1
cli-farshore-brief-place-kelp_isle = +3§, dober 1
cli-farshore-brief-place-timber_spit = +3≡ +1§
cli-farshore-brief-place-mushroom_atoll = +3♠
cli-farshore-brief-place-treasure_key = +1◆, dober 2
cli-farshore-brief-place-windward_isle = loďka 1, 1 lib., dober 1
cli-farshore-brief-place-gull_roost = +1 lib., dober 3
cli-farshore-brief-place-bounty_isle = +2 lib., dober 1
cli-farshore-brief-place-hermits_isle = 2 ze Zátoky, vylož −2
cli-farshore-brief-place-mirror_lagoon = pobřeží, dober 1

cli-farshore-brief-card-rope_bridge = dober 5, nebo +2 lib.
cli-farshore-brief-card-post_office = odlož: vylož, za každou −1
cli-farshore-brief-card-inn = vylož ze Zátoky −3
cli-farshore-brief-card-abbey = daruj ≤2: za každou +2★
cli-farshore-brief-card-tumbler = +1●
cli-farshore-brief-card-tangle_raft = +1§
cli-farshore-brief-card-scriptorium = dober 2
cli-farshore-brief-card-grove = +1♠
cli-farshore-brief-card-beach_sledge = +2≡
cli-farshore-brief-card-shipwreck = odlož stavbu: +1◆
cli-farshore-brief-card-hideout = +2◆
cli-farshore-brief-card-galley = loďka 2
cli-farshore-brief-card-port = po tvorovi: +1≡/§/●
cli-farshore-brief-card-market = odlož ho: karta −3
cli-farshore-brief-card-lighthouse = po větru: +1★
cli-farshore-brief-card-customs_office = po kartě: dej 1, +1 lib.
cli-farshore-brief-card-crows_nest = loďka 3
cli-farshore-brief-card-warehouse = sklad 2≡2§2●2♠: vezmi 2
cli-farshore-brief-card-sloop = loďka 2
cli-farshore-brief-card-windmill = 2★ za zelenou
cli-farshore-brief-card-manor = 2★ za běžného tvora
cli-farshore-brief-card-harbor = 3★ za fialovou
cli-farshore-brief-card-gardens = 2★ za jedin. tvora
cli-farshore-brief-card-galleon = 1★ za ◆
cli-farshore-brief-card-postal_pigeon = dober 2, snad jedna zdarma
cli-farshore-brief-card-steward = +1♠ +1 lib., dober 1
cli-farshore-brief-card-sea_chip = aktivuj zelenou
cli-farshore-brief-card-scribe = odlož ≤2: za každou +1★
cli-farshore-brief-card-scavenger = odlož ≤2: za každou +1 lib.
cli-farshore-brief-card-sail_maker = loďka 1
cli-farshore-brief-card-merchant = zaplať 1: +2 lib.
cli-farshore-brief-card-diver = zaplať ≤3§: za každou +1◆
cli-farshore-brief-card-pirate = +3◆
cli-farshore-brief-card-stowaway = přesuň pomocníka
cli-farshore-brief-card-castaway = odlož tvora: +1◆
cli-farshore-brief-card-customs_officer = po stavbě: +1♠
cli-farshore-brief-card-navigator = po větru: dober 1
cli-farshore-brief-card-lighthouse_keeper = ze Zátoky −1
cli-farshore-brief-card-herbalist = tvor: ≤3♠ jako §
cli-farshore-brief-card-cooper = vylož stavbu −3
cli-farshore-brief-card-illuminator = odlož ≤5: za každou +1★
cli-farshore-brief-card-cartographer = pobřeží či ostrov
cli-farshore-brief-card-treasure_hunter = +1◆
cli-farshore-brief-card-sculptor = 2★ za jedin. stavbu
cli-farshore-brief-card-pilgrim = 2★ za mapu
cli-farshore-brief-card-guild_master = 1★ za modrou, červ., hnědou
cli-farshore-brief-card-governor = 2★ za běžnou stavbu
cli-farshore-brief-card-admiral = 1★ za minuté pole ◆

## Server

cli-help-serve = Otevře stoly pro prohlížeče.
cli-help-host = Adresa, na které se naslouchá; 0.0.0.0 pustí i ostatní v síti.
cli-help-port = Port, na kterém se naslouchá; 0 vezme kterýkoli volný.
cli-help-database = Adresa PostgreSQL nebo cesta k souboru SQLite; jinak soubor ve tvé vlastní složce s daty.
cli-help-browser = Zda se má otevřít prohlížeč.
cli-help-pace = Kolik sekund si počítač na volbu nejméně vezme, aby ho lidé stíhali sledovat.
cli-serve-stop = Ctrl-C server zastaví; hry zůstanou uložené.
cli-error-no-web = Balíčky webového serveru nejsou nainstalované. Nainstaluješ je příkazem: pip install "figurka[web]"
