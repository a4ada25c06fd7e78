### Co vyhrává, co se nepoužívá, odkud jsou body a co změní změněné číslo.

balance-title = Co vyhrává: { $game }
balance-title-changed = { $game }: změněná hra vedle původní
balance-facts =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    } { $seats ->
        [one] { $seats } hráče
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }, každý z nich { $agent }; semínka { $first } až { $last }, { $speed } hry/s.
balance-search =
    { $count ->
        [one] hledání { PREPOSITION("s", $count) } { $count } dohranou hrou na volbu
        [few] hledání { PREPOSITION("s", $count) } { $count } dohranými hrami na volbu
        [many] hledání { PREPOSITION("s", $count) } { $count } dohrané hry na volbu
       *[other] hledání { PREPOSITION("s", $count) } { $count } dohranými hrami na volbu
    }
balance-stopped = Zastaveno dřív, než se všechny hry sehrály (mělo jich být { $count }): tohle se zatím zjistilo.
balance-nothing = Žádná hra nedošla do konce, není tedy co říct.
balance-written = Zapsáno: { $file }
balance-choices = Volby

## Jak se k věci přijde

balance-way-given = Rozděluje je jen náhoda, čísla jsou proto spravedlivá: kdo věc má, je ve všem ostatním jako druzí.
balance-way-dealt = Hráči si vybírají, ale něco rozdá náhoda: sloupce „rozdáno“ mluví o všech, kdo věc dostali, ať s ní naložili jakkoli. Ty jsou spravedlivé; ostatní ne, protože kdo vede, může si vybrat víc.
balance-way-chosen = Hráči si vybírají a kdo vede, může si vybrat víc: věc v rukou vítěze ještě není důvodem výhry.

## Sloupce

balance-head-thing = Věc
balance-head-kind = Druh
balance-head-seats = Hráčů
balance-head-wins = Výher
balance-head-interval = 95 %
balance-head-more = Výher navíc
balance-head-points = Bodů navíc
balance-head-dealt = Rozdáno
balance-head-dealt-wins = Rozdáno: výher navíc
balance-head-dealt-points = Rozdáno: bodů navíc
balance-head-taken = Vzato
balance-head-place = Pořadí tahů
balance-head-source = Podle umístění
balance-head-offered = Mohlo ji mít
balance-head-had = Mělo ji
balance-head-figure = Číslo
balance-head-before = Původní
balance-head-after = Změněné
balance-head-moved = Rozdíl
balance-head-setting = Nastavení
balance-head-players = Hráčů
balance-head-games = Her
balance-head-won = Vyhráno
balance-head-score = Bodů v průměru
balance-head-rival = Body soupeře

## Části zprávy

balance-places = Kdo začíná
balance-places-about = Pořadí tahů se losuje, čísla jsou proto spravedlivá.
balance-place = { $number }. v pořadí
balance-finishes = Odkud jsou body
balance-finishes-about = Průměry všech, kdo se takto umístili, a jakou část jejich bodů to dělá.
balance-finish-place = { $number }. místo
balance-finish-won = výhra
balance-finish-lost = prohra
balance-seats = Hráčů
balance-points = Body
balance-unused = Nepoužívá se vůbec, nebo skoro vůbec
balance-unused-about = Co neměl nikdo, nebo méně než setina těch, kdo to mít mohli. Je-li ve sloupci „mohlo ji mít“ nula, na věc nedošlo, nebo hra o možnosti neříká.
balance-left-out = Ukázáno je { $shown } { PREPOSITION("z", $count) } { $count }, z obou konců.
balance-too-few =
    { $count ->
        [one] Ještě { $count } věc byla v příliš málo hrách, než aby se o ní dalo něco říct.
        [few] Ještě { $count } věci byly v příliš málo hrách, než aby se o nich dalo něco říct.
        [many] Ještě { $count } věci bylo v příliš málo hrách, než aby se o ní dalo něco říct.
       *[other] Dalších { $count } věcí bylo v příliš málo hrách, než aby se o nich dalo něco říct.
    }
balance-across = Podle nastavení: { $setting }
balance-across-about = Se všemi volbami se hrají stejná semínka. Odchylky jsou 95%, každá hra je jedno pozorování.
balance-all-seats = všechny
balance-side-by-side = Průměrné body a podíl výher těch, kdo věc měli, s 95% intervaly.
balance-changed = Co se změnilo
balance-changed-about = Ostatní zůstalo, jak bylo, a co z těchto čísel plyne, plyne ze změněných. Počítačoví hráči nová čísla znají, ale své zvyky si nechávají.
balance-moved = Co to změní
balance-moved-about =
    { $count ->
        [one] { $count } rozdání sehrané
        [few] { $count } rozdání sehraná
        [many] { $count } rozdání sehraného
       *[other] { $count } rozdání sehraných
    } v obou verzích stejnými hráči; { PREPOSITION("v", $same) } { $same } z nich dopadlo všechno stejně. Rozdíly jsou mezi stejnými rozdáními, s 95% odchylkami.
balance-moved-marks = ● obstojí mezi všemi porovnáními (je jich { $rows }) podle Holma: pouhá náhoda to některému z nich způsobí nejvýš v jednom běhu z dvaceti; ○ neobstojí. Netestuje se, co dopadlo jinak v méně než { $fewest } rozdáních.
balance-untested = netestováno
balance-compared-points = Body hráče
balance-compared-best = Body nejlepšího
balance-compared-worst = Body posledního
balance-compared-decisions = Rozhodnutí ve hře
balance-compared-turns = Tahů ve hře
balance-compared-rival = Body soupeře
balance-compared-won = Vyhraných her
balance-compared-place = Výhry { $number }. v pořadí tahů
balance-compared-source = Body: { $source }
balance-compared-owned = { $thing } ({ $kind }): kolik hráčů to má
balance-compared-owners = { $thing } ({ $kind }): výhry těch, kdo to mají

## Poznámky

balance-legend =
    „Výher navíc“ a „bodů navíc“ srovnává s ostatními u téhož stolu, s vyrovnaným pořadím tahů; ± je 95% odchylka, v níž hráči jednoho stolu patří k sobě. ● obstojí mezi všemi porovnáními tohoto běhu (je jich { $count }, i s pořadím tahů) podle Holma, takže pouhá náhoda to některému způsobí nejvýš v jednom běhu z dvaceti; ○ neobstojí. Bez značky se netestuje: vypovídá o tom příliš málo her.
balance-legend-together =
    Všichni vyhrávají, nebo prohrávají společně, takže „výher navíc“ a „bodů navíc“ srovnává s ostatními stoly; ± je 95% odchylka, v níž hráči jednoho stolu patří k sobě. ● obstojí mezi všemi porovnáními tohoto běhu (je jich { $count }, i s pořadím tahů) podle Holma, takže pouhá náhoda to některému způsobí nejvýš v jednom běhu z dvaceti; ○ neobstojí. Bez značky se netestuje: vypovídá o tom příliš málo her.
balance-caution = Karta ve městě vítěze ještě není důvodem výhry: kdo vede, může si dovolit víc. Spravedlivě vypovídá jen to, co rozdá náhoda. A všechno říká jen, jak si vedou tito počítačoví hráči, ne jak lidé.
balance-caution-choices = Tato hra neříká, jaké má věci, volby jsou tu proto pod jmény, která mají v kódu. Co zvolil vítěz, ještě není důvodem výhry.

## Stránka

balance-page-top = Vyváženost
balance-page-found = Obstojí
balance-page-for = patří k výhrám
balance-page-against = patří k prohrám
balance-page-fair = rozdáno náhodou
balance-page-none = Neobstojí nic: buď nic není, nebo je her málo.
balance-page-again = Jak to uvidíš znovu
balance-page-again-about = Stejný příkaz se stejnou verzí figurky sehraje stejné hry: o náhodě rozhodují semínka. S více procesy je to rychlejší, a jinak se nic nemění.
balance-page-usual = Přerušovaná čára ukazuje, kolik vyhrávají všichni: { $rate }.
balance-page-games = her
balance-page-seats = hráčů
balance-page-agent = počítačový hráč
balance-page-seeds = semínka
balance-page-settings = nastavení
balance-page-errors = chyb
balance-page-speed = rychlost
balance-page-version = verze
balance-page-a-second = { $speed } her za sekundu
balance-page-between = Mezi nimi: { $count }

## Chyby

balance-error-no-file = Soubor „{ $file }“ není. Soubor změn jmenuje věc a číslo, třeba [card.JMÉNO] a pod tím points = 3.
balance-error-unreadable = Soubor „{ $file }“ se nedá přečíst: { $reason }.
balance-error-toml = Soubor „{ $file }“ není TOML: { $reason }.
balance-error-empty = Soubor „{ $file }“ nic nemění. Má jmenovat věc a číslo, třeba [card.JMÉNO] a pod tím points = 3.
balance-error-no-table = „{ $name }“ stojí mimo každou tabulku. Napiš před ním věc, třeba [card.JMÉNO], nebo [constant] pro číslo, které stojí samo.
balance-error-no-field = Které číslo věci { $kind } „{ $name }“ je míněno? Napiš [{ $kind }.{ $name }] a pod tím číslo, třeba points = 3.
balance-error-known = Tento proces už hru { $game } zná, jaká je, nemůže ji tedy poznat změněnou.
balance-error-breaks = S těmito změnami se { $game } nedá ani připravit: { $reason }.
balance-error-compiled = { $game } je tu zkompilovaná, její čísla se proto změnit nedají. Použij figurku, která zkompilovaná není.
balance-error-several = Čísel { $name } je víc. Řekni, které je míněno: { $names }.
balance-error-computed = { $name } není napsáno jako číslo: počítá se z jiných, nebo je to kód. Změň to, z čeho se počítá.
balance-error-no-constant = { $game } nemá číslo „{ $name }“. Nemělo to být některé z těchto: { $near }?
balance-error-no-kind = { $game } nemá věci druhu „{ $kind }“. Má: { $kinds }.
balance-error-no-thing = { $kind } „{ $name }“ není. Nemělo to být některé z těchto: { $near }?
balance-error-unknown-field = { $kind } „{ $name }“ nemá číslo „{ $field }“, které by se dalo změnit: co je kód, jako většina účinků, se změnit nedá. Má: { $fields }.
balance-error-shape = { $path } je { $was } a nemůže se stát { $now }: napiš něco stejného tvaru.
balance-error-key = { $path } nemá položku „{ $key }“. Má: { $keys }.
balance-error-figures = { $path } se z toho udělat nedá. Dělá se z: { $fields }.
balance-error-setting = { $game } nemá nastavení „{ $setting }“. Má: { $settings }.
balance-error-of = „{ $kind }“ není druh věcí hry { $game }. Má: { $kinds }.
balance-error-seats = Více počtů hráčů je jen pro --across; uveď jeden.
balance-error-both = Změna a --across jsou dvě otázky: polož jednu z nich.
balance-error-across-files = S --across se výsledky jen vypíšou: vynech --report, --json a --csv.

## Příkaz

cli-metavar-agent = HRÁČ
cli-metavar-kind = DRUH
cli-help-balance = Nechá stejné počítačové hráče sehrát mnoho her a řekne, co vyhrává, co se nepoužívá a odkud jsou body; nebo co změní změněné číslo.
cli-help-balance-agent = Kdo sedí na všech místech.
cli-help-balance-playouts = Místo hráče hledání, které při každé volbě dohraje tolik her.
cli-help-balance-seats = Kolik hráčů hraje; výchozí je počet pro hru obvyklý. S --across i víc počtů, oddělených čárkami.
cli-help-balance-of = Mluvit jen o tomto druhu věcí, zato o všech; špatné jméno druhy vypíše.
cli-help-balance-change = Malý soubor TOML se změněnými čísly: každé rozdání se sehraje v původní i ve změněné hře.
cli-help-balance-across = Sehrát stejná semínka se všemi volbami tohoto nastavení, nebo s těmi, které jmenuje --set.
cli-help-balance-report = Zapsat zprávu, jedinou stránku HTML, která stačí sama.
cli-help-balance-json = Zapsat vše zjištěné jako JSON.
cli-help-balance-csv = Zapsat vše zjištěné jako soubory CSV do této složky.
cli-help-balance-markdown = Vypsat tabulky jako Markdown, se všemi věcmi.
