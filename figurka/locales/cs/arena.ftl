### Aréna: soutěže počítačových hráčů, v terminálu i jako zpráva.

arena-title =
    { $game }: { $agents ->
        [one] jeden hráč
        [few] { $agents } hráči
        [many] { $agents } hráče
       *[other] { $agents } hráčů
    }, { $games ->
        [one] jedna hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }

## Co se zjistilo

arena-strongest = Nejsilnější je { $first }, na žebříčku je před hráčem { $second } o { $lead } b.
arena-not-apart = Kdo z dvojice { $first } a { $second } je silnější, říct nelze: rozdíl { $lead } b. na žebříčku může být náhoda.
arena-wins-apart = Nejlíp si vede { $first }: vyhrává { $rate } her, při stejných rozdáních o { $more } procentního bodu víc než { $second }, a líp než on si vede při { $ahead } rozdání.
arena-not-apart-deals = Kdo z dvojice { $first } a { $second } je silnější, tato rozdání neukážou.
arena-one-agent = Na všech místech sedí tentýž hráč: ukazuje to hru, ne to, kdo je silnější.
arena-seat-ahead = Místo { $seat } vyhrává { $rate } her, víc než spravedlivých { $even }.
arena-seat-behind = Místo { $seat } vyhrává { $rate } her, míň než spravedlivých { $even }.
arena-seats-even = U žádného místa se výhoda neprokázala.
arena-decided = Skončilo se dřív (odehráno her: { $played }, zadáno: { $asked }), protože už bylo u každé dvojice jasné, kdo je silnější.
arena-decided-late = U každé dvojice se ukázalo, kdo je silnější.
arena-undecided = Ne u každé dvojice se ukázalo, kdo je silnější.
arena-same-agent = { $former } je jen jiné jméno pro { $agent }: je to jeden a tentýž hráč.
arena-broken =
    { $count ->
        [one] Jedna hra selhala. Celé její rozdání se nepočítá.
        [few] { $count } hry selhaly. Celá jejich rozdání se nepočítají.
        [many] { $count } hry selhalo. Celá jejich rozdání se nepočítají.
       *[other] { $count } her selhalo. Celá jejich rozdání se nepočítají.
    }
arena-waiting =
    { $count ->
        [one] Sehrála se jedna hra, jejíž rozdání není dohrané; zatím se nepočítá.
        [few] Sehrály se { $count } hry, jejichž rozdání nejsou dohraná; zatím se nepočítají.
        [many] Sehrálo se { $count } hry, jejichž rozdání nejsou dohraná; zatím se nepočítají.
       *[other] Sehrálo se { $count } her, jejichž rozdání nejsou dohraná; zatím se nepočítají.
    }
arena-nothing = Žádné rozdání se nedohrálo do konce, a tak zatím nejde nic říct.

## Údaje

arena-fact-games = her
arena-fact-seats = míst
arena-fact-seatings = rozesazení
arena-fact-seed = semínka
arena-fact-errors = chyb
arena-fact-speed = rychlost
arena-fact-took = trvalo
arena-fact-start = start
arena-seatings-told = všech { $count }, her na každé: { $games }
arena-seatings-some = { $played }, všech je { $count }
arena-seeds-told = { $first } až { $last }
arena-speed-told = { $speed } hry/s, { $workers ->
        [one] jeden proces
        [few] { $workers } procesy
        [many] { $workers } procesu
       *[other] { $workers } procesů
    }
arena-counted = zadáno { $asked }, započítáno { $counted }, opakováno { $repeated }

## Obrázky

arena-agent = hráč
arena-agent-random = vybírá náhodně
arena-agent-instinct = jde za instinktem
arena-agent-beginner = leccos přehlédne
arena-agent-intermediate = hraje podle zkušenosti
arena-agent-expert = dohrává si hry v duchu
arena-agent-playouts =
    { $count ->
        [one] dohraje si jednu hru
        [few] dohraje si { $count } hry
        [many] dohraje si { $count } hry
       *[other] dohraje si { $count } her
    }
arena-rating = body
arena-interval = 95% interval
arena-wins = výher
arena-seats-played = účastí
arena-plot = obrázek
arena-ratings = Žebříček
arena-ratings-about = Plackettův–Luceův model knihovny openskill z pořadí v cíli: o 400 bodů víc znamená šanci deset ku jedné a 1500 je průměr těchto hráčů. Počítá se { $passes }krát od začátku, pokaždé { $games } her znovu vylosovaných rozdání v novém pořadí; úsečky: 95 %.
arena-ahead = Kdo končí před kým
arena-ahead-about = V kolika procentech setkání skončil hráč v řádku před hráčem ve sloupci; shoda je půl. Počet setkání dvou hráčů: { $meetings }.
arena-ahead-apart = V kolika procentech rozdání si hráč v řádku vedl líp než hráč ve sloupci: vyhrál, nebo měl víc bodů; shoda je půl. Oba hráli tatáž rozdání, celkem { $meetings }.
arena-ahead-cell = { $first } před { $second }: { $rate } ({ $interval }), setkání { $meetings }
arena-behind = vzadu
arena-in-front = vpředu
arena-win-rates = Podíly výher
arena-win-rates-about = Výhry na jednu účast; o společnou výhru se hráči dělí. Čára: spravedlivý díl, { $even }. Úsečky: 95 %; hry jednoho rozdání patří k sobě.
arena-win-rates-apart = Vyhrané hry; úsečky: 95 %. Všichni hráli tatáž rozdání.
arena-scores = Body ve hře
arena-scores-about = Všechny výsledky každého hráče. Pruh: prostřední polovina; čárka: medián.
arena-median = medián
arena-mean = průměr
arena-seat-advantage = Místa u stolu
arena-seat-advantage-about = Výhry podle míst; každý hráč seděl na každém místě stejně často a při stejných rozdáních. Čára: spravedlivý díl, { $even }. Plný bod: 95% interval ho vylučuje.
arena-seat = místo { $seat }
arena-times = Čas na rozhodnutí
arena-times-about = Medián a 95. percentil, logaritmicky. Rozhodnutí v jedné hře: { $decisions }.
arena-slow = 95 %
arena-time = čas / 95 %
arena-decisions = rozhodnutí
arena-verdicts = Je někdo silnější?
arena-verdicts-about = Po každém rozdání se sází proti každé odpovědi: ať je pravda jakákoli, všechny odpovědi dohromady jsou chybné s pravděpodobností nejvýš { $rate }. Zhruba stejní: nikdo není napřed o víc než { $margin } her.
arena-verdict-stronger = { $first } je silnější než { $second }.
arena-verdict-equal = { $first } a { $second } jsou zhruba stejně silní.
arena-verdict-open = Mezi { $first } a { $second } není rozhodnuto.

## Jak to zopakovat

arena-reproduce = Jak to sehrát znovu
arena-step-install = Vezmi zdrojové kódy figurky { $version } (níže může stát i který commit) a nainstaluj je v jejich složce:
arena-step-run = Spusť příkaz z hlavičky. Rozdání číslo k má semínko { $seed } + k, ať ho hraje cokoli; počet procesů mění čas, ne hry.
arena-step-check = Ověř to: některé hry se sehrají znovu a musí se v nich najít tytéž volby.
arena-file = SOUBOR
arena-copy = Kopírovat
arena-copied = Zkopírováno
arena-made = vzniklo
arena-version = verze
arena-rules = pravidla
arena-code = kód
arena-commit = commit
arena-python = Python
arena-machine = stroj
arena-machine-told = { $machine }, { $workers ->
        [one] jeden proces
        [few] { $workers } procesy
        [many] { $workers } procesu
       *[other] { $workers } procesů
    }
arena-cluster-told = cluster, { $workers ->
        [one] jedna hra naráz
        [few] { $workers } hry naráz
        [many] { $workers } hry naráz
       *[other] { $workers } her naráz
    }; tady { $machine }
arena-libraries = knihovny
arena-kept = hry
arena-sha = sha256

## V terminálu

cli-arena-goes-on =
    { $count ->
        [one] V souboru { $file } je jedna hra; pokračuje se od ní.
        [few] V souboru { $file } jsou { $count } hry; pokračuje se od nich.
        [many] V souboru { $file } je { $count } hry; pokračuje se od nich.
       *[other] V souboru { $file } je { $count } her; pokračuje se od nich.
    }
cli-arena-more = Každé rozdání se hraje jednou za každého hráče: místo { $asked } se sehraje { $games } her.
cli-arena-progress = Her: { $done } / { $total }, { $speed } za sekundu, zbývá { $left }
cli-arena-stopped = Zastaveno, odehráno her: { $count } / { $asked }. Stejný příkaz od nich pokračuje.
cli-arena-written = Zapsáno: { $file }
cli-arena-note-ahead = V kolika procentech končí před hráčem ve sloupci
cli-arena-failure = Hra se semínkem { $seed } selhala po volbě číslo { $choice }: { $error }
cli-arena-check-other = Tyto hry jsou z verze figurka { $version } s jinými pravidly nebo hráči než tady (tam { $was }, tady { $now }), takže jiné výsledky nepřekvapí.
cli-arena-check-game = Hra { $game }, semínko { $seed }
cli-arena-check-was = tehdy { $points } bodů po { $decisions } rozhodnutích, volby { $choices }
cli-arena-check-now = teď { $points } bodů po { $decisions } rozhodnutích, volby { $choices }
cli-arena-check-broken = selhala po volbě číslo { $choice }: { $error }
cli-arena-check-same =
    { $count ->
        [one] Jedna hra se sehrála znovu a týmiž volbami došla k témuž konci.
        [few] { $count } hry se sehrály znovu a týmiž volbami došly k témuž konci.
        [many] { $count } hry se sehrálo znovu a týmiž volbami došlo k témuž konci.
       *[other] { $count } her se sehrálo znovu a týmiž volbami došlo k témuž konci.
    }
cli-arena-check-differs =
    Her sehraných znovu: { $count }. { $wrong ->
        [one] Jedna dopadla jinak.
        [few] { $wrong } dopadly jinak.
        [many] { $wrong } dopadlo jinak.
       *[other] { $wrong } dopadlo jinak.
    }
cli-help-arena = Nechá počítačové hráče soutěžit na všech místech při stejných rozdáních a seřadí je.
cli-help-arena-agents = Hráči oddělení čárkami: random, instinct, beginner, intermediate, expert; expert:60 si na jedno rozhodnutí dohraje 60 her.
cli-help-arena-seats = Kolik hráčů sedí u stolu; jinak tolik, kolik je ve hře obvyklé.
cli-help-arena-games = Kolik her se sehraje; s volbou --check kolik z nich znovu. Jinak 400, s --check 20.
cli-help-arena-report = Do tohoto souboru zapsat zprávu jako stránku.
cli-help-arena-json = Do tohoto souboru zapsat všechny údaje jako JSON.
cli-help-arena-keep = Každou hru uložit do tohoto souboru jako řádek JSON; přerušená soutěž z něj pokračuje.
cli-help-stop-early = Skončit, jakmile je u každé dvojice jasné, kdo je silnější.
cli-help-scheduler = Hrát na clusteru Dask tohoto plánovače.
cli-help-arena-check = Některé hry z tohoto souboru (z --keep nebo --json) sehrát znovu a porovnat.

## Chyby

error-playouts = „{ $agent }“ není počítačový hráč. Počet dohraných her, aspoň 1, jde zadat jen hráči { $strongest }, třeba { $strongest }:60.
error-agent-twice = „{ $agent }“ je zadaný dvakrát. Zadej každého hráče jednou: na každém místě se stejně vystřídají všichni.
error-arena-companion = „{ $game }“ změřit nejde: vede boty u tištěné hry „{ $other }“ a nezná body ani vítěze. Vyber hru „{ $other }“.
error-arena-broken = Her, které selhaly a nepočítají se: { $count }, sehraných: { $played }. První z nich, semínko { $seed }, selhala po tomto počtu rozhodnutí: { $choice }. { $error }
error-arena-all-broken = Žádné rozdání nejde počítat. Her, které selhaly: { $count }, sehraných: { $played }. První z nich, semínko { $seed }, po tomto počtu rozhodnutí: { $choice }. { $error }
error-other-code = Některý z procesů má u hry { $game } jiná pravidla nebo hráče než tento počítač. Nainstaluj všude tutéž figurku (tam je verze { $version }) a procesy spusť znovu.
error-kept-file = Soubor { $file } nejde použít: { $reason }.
error-kept-none = Soubor { $file } není soubor s hrami arény. Zadej jiný, nebo ho odlož jinam.
error-kept-other = V souboru { $file } jsou hry jiné soutěže: { $what } je tam { $was } a teď { $now }. Zadej jiný soubor volbou --keep, nebo tento odlož jinam.
error-kept-line = Řádek { $line } souboru { $file } nejde přečíst jako hra. Smaž ho; jeho hra se pak sehraje znovu.
error-kept-busy = Do souboru { $file } právě hraje jiný příkaz. Počkej, až skončí, nebo zadej jiný soubor volbou --keep.
error-arena-extra = K hodnocení hráčů chybí knihovna. Nainstaluješ ji příkazem: pip install "figurka[arena]"
error-cluster-extra = Ke hraní na clusteru chybí knihovna. Nainstaluješ ji příkazem: pip install "figurka[cluster]"
error-cluster-away = Na adrese { $address } se plánovač neozývá: { $reason }
error-cluster-idle = Plánovač na adrese { $address } nemá žádné procesy. Spusť je příkazem: dask worker { $address } --nthreads 1
error-cluster-lost = Cluster na adrese { $address } se vzdal: jeho plánovač skončil, nebo jeho procesy pořád umírají. Stejný příkaz pokračuje od uložených her.
error-workers-lost = Procesy, které hrají, pořád umírají; možná dochází paměť. Zkus jich míň (--jobs); stejný příkaz pokračuje od uložených her.
error-stop-one = S jediným hráčem není co rozhodnout. Vynech --stop-early, nebo zadej dva hráče.
error-arena-check-game = Soubor, který se ověřuje, sám říká, co se hrálo. Vynech hru i ostatní volby.
