### Co říká samo jádro, ať se hraje cokoli: chyby a důvody.

## Výčty

list-and = { $first } a { $last }

## Hry, místa u stolu a nastavení

error-unknown-game = Hra „{ $game }“ tu není. Vyber některou z těchto: { $games }.
error-game-broken = Hru „{ $game }“ nejde načíst z balíčku { $package }: { $reason }. Oprav ten balíček, nebo ho odinstaluj.
error-game-renamed = Hra „{ $game }“ je nainstalovaná pod názvem „{ $entry }“. Její balíček musí vstupní bod pojmenovat stejně jako hru.
error-game-taken = Hra „{ $game }“ už tu je: přináší ji balíček { $package }. Pojmenuj svou jinak.
error-no-part-of-view = Pohled na hráče v této hře nemá „{ $name }“ (v „{ $path }“).
error-seats = Hra „{ $game }“ se nedá hrát v tomto počtu hráčů: { $seats }. Možné počty: { $allowed }.
error-seed = Semínkem náhody nemůže být „{ $seed }“. Zadej celé nezáporné číslo o nejvýše 18 číslicích nebo 64 šestnáctkových číslic, které prozradila dohraná hra. Nebo nezadávej nic a vybere ho náhoda.
error-setting-unknown = Hra „{ $game }“ nemá nastavení „{ $setting }“. Použij některé z těchto, nebo žádné: { $settings }.
error-setting-text = Nastavení „{ $setting }“ se zadává slovy, a je-li jich víc, oddělují se čárkami. Vyber z těchto: { $choices }.
error-setting-seats =
    Nastavení „{ $setting }“ nemá smysl pro { $seats ->
        [one] { $seats } hráče
        [few] { $seats } hráče
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }. Vynech ho, nebo změň počet hráčů.
error-setting-choice = Nastavení „{ $setting }“ nemůže mít hodnotu „{ $value }“. Vyber z těchto: { $choices }.
error-setting-once = Každou hodnotu nastavení „{ $setting }“ uveď jen jednou, a kde se jich nedá zvolit víc, uveď jedinou. Vyber z těchto: { $choices }.
error-position-unknown = Hra „{ $game }“ nemá pozici „{ $position }“. Vyber z těchto: { $positions }.
error-position-settings = Pozice „{ $position }“ se s jinými nastaveními nedá spojit: vynech { $settings }.
error-position-seats = Pozice „{ $position }“ má počet míst { $allowed }, ne { $seats }.
table-turns-left = Tah skončil. { $count ->
        [one] Na úkol zbývá ještě jeden.
        [few] Na úkol zbývají ještě { $count }.
       *[other] Na úkol jich zbývá ještě { $count }.
    }
error-lesson-unknown = Hra „{ $game }“ nemá lekci „{ $lesson }“. Vyber z těchto: { $lessons }.
error-lesson-none = Hra „{ $game }“ nemá žádné lekce. Příkaz figurka learn vypíše ty, které jsou.
error-lesson-part = Lekce nemá část „{ $part }“. Vyber z těchto: { $parts }.
error-lesson-answers = Tyhle odpovědi k lekci „{ $lesson }“ v dnešní podobě nepatří. Začni ji znovu.
error-analysis-unfinished = Tahle partie ještě neskončila: rozebrat jde jen dohraná.
error-puzzle-game = Úlohy jde dělat jen z partií hraných podle dnešních pravidel.
error-puzzle-unknown = Úloha „{ $puzzle }“ v této hře není. Vyber si jinou ze sbírky.
error-puzzle-none = Zatím tu žádné úlohy nejsou. Nahlédni později.
error-puzzle-answer = Odpověz jednou z možností: { $answers }.
error-puzzle-theme = Takové téma tu není. Na výběr jsou: { $themes }.
error-unknown-agent = Počítačový soupeř „{ $agent }“ tu není. Vyber některého z těchto: { $agents }.
error-agent-name = Vlastní hráč se nemůže jmenovat „{ $agent }“. Jméno má malá písmena, číslice a spojovníky a tato už jsou obsazená: { $taken }.

## Počítačoví hráči: jak jsou silní, kdo jsou, jak hrají a jak dlouho přemýšlejí

level-random = Náhoda
    .name = Náhoda
level-instinct = Instinkt
    .name = Instinkt
level-beginner = Začátečník
    .name = Pip
    .about = hraje, co se mu líbí, a občas něco přehlédne.
    .thinks = hned
level-intermediate = Pokročilý
    .name = Věra
    .about = zná hru a hraje podle zkušenosti.
    .thinks = do půl sekundy
level-expert = Expert
    .name = Ota
    .about = než táhne, přehraje si v hlavě spoustu partií.
    .thinks = do 3 sekund

## Volby a jejich vracení

error-choice-over = Hra skončila a není už co volit. Začni novou, nebo otevři uloženou.
error-choice-range = Možnost číslo { $index } tu není. Zvol číslo od 0 do { $last }.
error-choice-outgrown = Nic s názvem „{ $key }“ teď zvolit nejde. Zvol jednu z nabízených možností.
error-undo-nothing = Není co vzít zpět: buď ještě nic zvoleno nebylo, nebo se od té doby něco odkrylo či rozhodoval někdo jiný. Pokračuj odtud dál.
error-no-checkpoints = Tato hra si neukládá záchytné body, takže ji nejde zkopírovat. Založ ji s volbou checkpoints=True, která je výchozí.
error-imagine-midturn = Místo { $seat } si nemůže domýšlet, co nevidí, uprostřed tahu místa { $other }. Počkej, až se bude samo rozhodovat, nebo až začne další tah.

## Uložené hry

error-save-imagined = Domyšlenou hru uložit nejde. Ulož tu, ze které vznikla.
error-save-json = Text není platný JSON, a nemůže to tedy být uložená hra. Vyber soubor, který uložila figurka, a neupravuj ho.
error-save-foreign = Tohle neuložila figurka. Vyber soubor, který uložila.
error-save-format = Uložená hra má formát { $format }, který tato verze figurky neumí přečíst. Aktualizuj figurku, nebo hru otevři ve verzi, která ji uložila.
error-save-field = Uložená hra je poškozená: údaj „{ $field }“ chybí, nebo není, jaký má být. Použij nepoškozenou kopii souboru.
error-save-choice = Uložená hra je poškozená: volba číslo { $number } není možná. Použij nepoškozenou kopii souboru.
error-save-changed = Soubor „{ $file }“ někdo po uložení změnil: nesedí otisk nebo pečeť. Co je s ním, řekne `figurka verify`; pokračuj s nezměněnou kopií.
error-save-rules = Hra „{ $game }“ se ukládala podle pravidel ve verzi { $saved }, ale tady je verze { $now }. Dohraj ji ve figurce, která ji uložila, nebo začni novou.
error-save-outgrown = Pravidla hry „{ $game }“ se od uložení změnila (verze { $saved }, teď { $now }) a volba číslo { $number } už není možná. Až sem si hru můžeš přehrát; dohrát jde ve figurce, která ji uložila.

## Proč něco zvolit nejde

refusal-not-asked = Teď rozhoduješ o něčem jiném.
refusal-game-over = Hra už skončila.
refusal-unknown-thing = Nic takového v této hře není.

## Chyby serveru

error-bad-request = Požadavku nelze rozumět. Zkontroluj jeho údaje a pošli ho znovu.
error-not-found = Na této adrese nic není. Vrať se do herny.
error-too-large = To je příliš najednou. Pošli toho méně.
error-inside = Na serveru se něco pokazilo. Nic se neztratilo, zkus to za chvíli znovu.
error-cross-site = Přišlo to z jiné stránky, a tak se nic nestalo. Udělej to přímo na stránce figurky.
error-no-seat = U tohoto stolu nemáš místo. Nejdřív se připoj, nebo se vrať do prohlížeče, ze kterého hraješ.
error-no-open-seat = U tohoto stolu není žádné místo volné pro každého. Požádej hostitele o pozvánku.
error-replay-running = Hra ještě běží. Přehrát si ji mohou jen ti, kdo u ní sedí; počkej, až skončí.
error-too-often = To bylo příliš často. Zkus to znovu za { $seconds } s.
error-listen = Na adrese { $host }, port { $port }, nejde naslouchat: { $reason }.
error-port-taken = Port { $port } je obsazený, třeba figurkou, která už běží. Jiný zvolíš takto: figurka serve --port ČÍSLO.
error-bad-address = Tuhle adresu nejde přečíst. Zkontroluj odkaz, nebo se vrať do herny.
error-address-long = Tahle adresa je na všechno tady moc dlouhá. Zkontroluj odkaz, nebo se vrať do herny.
error-slow-body = To, co posíláš, přicházelo moc pomalu. Pošli to znovu, třeba z lepšího připojení.
error-headers-large = Prohlížeč poslal s požadavkem příliš mnoho. Smaž cookies tohoto webu, nebo použij jiný prohlížeč; svá místa si předtím přenes na stránce pod svým jménem.
error-host = Pod tímto jménem tu žádná figurka není. Otevři ji na její vlastní adrese; kdo server provozuje, ji sdělí pomocí figurka serve --host-name.
error-streams-client = Z tvé sítě je najednou otevřeno víc než { $most } stolů. Jeden zavři, nebo to zkus znovu za { $seconds } s.
error-streams-table = U tohoto stolu se už dívá tolik lidí, kolik se jich vejde: { $most }. Zkus to znovu za { $seconds } s.

## Co o svém serveru říká provozovatel

error-proxy = „{ $told }“ není adresa ani síť. Zadej adresu proxy, třeba --proxy 127.0.0.1 nebo --proxy 10.0.0.0/8.
error-host-name = „{ $told }“ není jméno počítače. Zadej samotné jméno bez schématu, portu a cesty, třeba --host-name figurka.example nebo --host-name *.figurka.example.
error-address-scheme = „{ $told }“ nezačíná na http:// ani https://. Zadej celou veřejnou adresu, třeba --address https://figurka.example.
error-address-path = „{ $told }“ je víc než schéma a jméno, nebo takové jméno být nemůže. Zadej veřejnou adresu bez cesty, třeba --address https://figurka.example.
error-log-form = Záznam nejde psát jako „{ $told }“. Vyber si: { $forms }.
error-metrics-off = Tento server žádná čísla neříká. Kdo ho provozuje, může ho spustit takto: figurka serve --metrics
error-metrics-extra = Na čísla je potřeba balíček, který tu není. Nainstaluj ho: pip install "figurka[metrics]"
error-metrics-forbidden = Čísla jsou jen pro toho, kdo zná heslo. Pošli ho v hlavičce Authorization: Bearer; nastavuje ho provozovatel serveru ve FIGURKA_METRICS_TOKEN.
error-metrics-token = Pro /metrics je potřeba heslo, jinak by je přes proxy mohl číst kdokoli. Nastav ho v proměnné FIGURKA_METRICS_TOKEN, třeba na to, co vypíše příkaz openssl rand -hex 16

## Prostředí pro učení

error-vocabulary-full = Vybrat se dá víc, než kolik má slovník hry „{ $game }“ místa mimo svá slova, mimo jiné „{ $key }“. Nech ho vyrůst: figurka actions { $game } --grow 1000.
error-vocabulary-version = Slovník hry „{ $game }“ nemá verzi { $version }; nejnovější je { $newest }.
error-env-companion = „{ $game }“ není hra k učení: vede boty u tištěné hry „{ $other }“, a tu se učit dá.
error-env-rewards = Odměny „{ $rewards }“ nejsou. Vyber některé z těchto: { $allowed }.
error-env-render = Jako „{ $mode }“ se hry vykreslit nedají. Vyber některou z těchto možností: { $allowed }.
error-env-cycles = Hru nejde přerušit po tomto počtu rozhodnutí: { $cycles }. Zadej celé číslo od 1, nebo nic.
error-env-restore = Prostředí může pokračovat jen z prostředí stejného druhu. Toto je { $here }, to druhé je { $there }.
error-env-action = Akce { $action } teď není možná. Které ano, říká maska akcí.
error-env-key = „{ $key }“ teď vybrat nejde. Co ano, říkají povolené klíče.
error-env-tables = Stolů nemůže být { $tables } při počtu procesů { $workers }: je potřeba aspoň jeden stůl a nejvýš tolik procesů, kolik je stolů.
error-env-episodes = Hry hrají jiné procesy, takže tu po ruce nejsou. Při workers=0 jsou.
