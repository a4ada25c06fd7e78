### Nápověda příkazové řádky.

cli-help = Náročné eurohry: hraní, pravidla, záznamy, simulace a měření. Bez příkazu se v prohlížeči otevře herna.
cli-help-play = Zahraje si s tebou hru v tomto terminálu: sólo, proti počítači, nebo s lidmi vedle tebe.
cli-help-games = Vypíše, které hry tu jsou.
cli-help-rules = Ukáže číslovaná pravidla hry: všechna, ta o zadaném slovu, nebo jedno podle čísla.
cli-help-content = Vypíše všechny karty a ostatní obsah hry jako tabulky v Markdownu.
cli-help-view = Vypíše všechna pole pohledu na hru jako Markdown, pro toho, kdo píše programy, které hrají.
cli-help-replay = Přehraje uloženou hru, volbu za volbou.
cli-help-verify = Ověří uloženou hru: že otisk, semínko a volby dávají přesně tuto hru. Návratový kód je 0, jen když všechno sedí.
cli-help-simulate = Nechá počítačové hráče sehrát mnoho her a shrne, jak si vedli.
cli-help-bench = Změří, jak rychle hra na tomto počítači běží.
cli-help-version = Vypíše verzi a skončí.
cli-help-lang = Jazyk: en, nebo cs. Jinak rozhoduje FIGURKA_LANG a po ní jazyk systému.
cli-help-game = Název hry, jak ho vypíše „figurka games“.
cli-help-seats = Kdo hraje, v pořadí míst u stolu: you (ty), greedy, random, nebo jakékoli jméno člověka. Výchozí je you,greedy; jediné místo znamená sólo.
cli-help-seed = Semínko náhody, číslo nebo 64 šestnáctkových číslic: stejné rozdá stejnou hru, takže je na zkoušku.
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
cli-help-fingerprint = Otisk poznamenaný na začátku u stolu, nebo aspoň jeho prvních 8 číslic.
cli-help-seal = Pečeť poznamenaná na konci u stolu, nebo aspoň jejích prvních 8 číslic.
cli-help-agents = Počítačoví hráči, oddělení čárkami.
cli-help-number = Kolik her se sehraje.
cli-help-first-seed = Semínko první hry; každá další má o jedno větší.
cli-help-check = Po každé volbě zkontrolovat stav hry; je to pomalejší.
cli-help-by = Seskupit výsledky podle části pohledu na hráče na konci hry, například civilizations.0 nebo city.capital.
cli-help-json = Vypsat JSON pro jiné programy.
cli-help-jobs = Kolik procesů; jinak jeden na každé jádro.
cli-help-bench-which = Názvy her, jak je vypíše „figurka games“; bez nich se změří všechny.
cli-help-bench-seats = Kolik míst u stolu; jinak tolik, kolik je u hry obvyklé.
cli-help-bench-games = Kolik her se měří.
cli-help-repeats = Kolikrát se měří; počítá se nejlepší výsledek.
cli-help-serve = Otevře stoly pro prohlížeče.
cli-help-host = Adresa, na které se naslouchá; 0.0.0.0 pustí i ostatní v síti.
cli-help-port = Port, na kterém se naslouchá; 0 vezme kterýkoli volný.
cli-help-database = Adresa PostgreSQL nebo cesta k souboru SQLite; jinak soubor ve tvé vlastní složce s daty.
cli-help-browser = Zda se má otevřít prohlížeč.
cli-help-pace = Kolik sekund si počítač na volbu nejméně vezme, aby ho lidé stíhali sledovat.
cli-help-companion = Hraje za boty u tvé tištěné hry.

## Co říká sám Typer

cli-typer-usage = Použití:
cli-typer-options-metavar = [VOLBY]
cli-typer-command-metavar = PŘÍKAZ [ARGUMENTY]…
cli-typer-arguments = Argumenty
cli-typer-options = Volby
cli-typer-commands = Příkazy
cli-typer-error = Chyba
cli-typer-default = [výchozí: { $value }]
cli-typer-required = [povinné]
cli-typer-aborted = Přerušeno.
cli-typer-help = Vypíše tuto nápovědu a skončí.
cli-typer-install-completion = Nainstaluje doplňování příkazů pro tento shell.
cli-typer-show-completion = Vypíše doplňování příkazů pro tento shell, ke zkopírování nebo k úpravě.
cli-typer-try = Nápovědu vypíše { $command }
cli-typer-missing-argument = Chybí { $name }.
cli-typer-missing-option = Chybí volba { $name }.
cli-typer-no-such-option = Volba { $name } neexistuje.
cli-typer-no-such-command = Příkaz „{ $name }“ neexistuje.
cli-typer-needs-value = Volba { $name } potřebuje hodnotu.
cli-typer-takes-no-value = K volbě { $name } žádná hodnota nepatří.
cli-typer-bad-value = { $name } nemůže mít tuto hodnotu.
cli-typer-at-least = { $name } musí být nejméně { $number }.
cli-typer-at-most = { $name } smí být nejvýš { $number }.
cli-typer-no-number = { $name } musí být číslo.
cli-typer-extra = Tohle je navíc: { $values }.
