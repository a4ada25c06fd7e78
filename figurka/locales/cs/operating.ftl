### Pro toho, kdo server provozuje: jeho procesy, databáze a péče o stoly.

## Provoz

cli-help-processes = Kolik procesů slouží společně; víc než jeden vyžaduje PostgreSQL. Po signálu SIGHUP se jeden po druhém vymění.
cli-help-durable = U SQLite se při každé volbě počká, až ji má disk, takže ani výpadek proudu žádnou nevezme.
cli-help-expire = Zavře stoly, u kterých se tolik dní nehrálo; hledá je jednou za hodinu. Jinak se nezavírá žádný.
cli-metavar-days = DNY
error-serve-processes =
    { $processes ->
        [few] { $processes } procesy můžou sdílet jen databázi PostgreSQL
       *[other] { $processes } procesů může sdílet jen databázi PostgreSQL
    }, ale tohle je soubor SQLite. Zadej její adresu (figurka serve --database postgresql://…), nebo spusť jediný proces.
error-serve-connections =
    { $processes ->
        [few] PostgreSQL dovoluje jen tolik spojení: { $most }, a { $processes } procesy jich potřebují { $needed }.
       *[other] PostgreSQL dovoluje jen tolik spojení: { $most }, a { $processes } procesů jich potřebuje { $needed }.
    } Zvyš max_connections v postgresql.conf, nebo spusť procesů méně.
error-serve-gave-up = Procesy serveru končí hned po spuštění, a to už { $tries }krát za sebou. Proč, stojí výš. Naprav to a spusť server znovu.
error-database-served = Soubor { $file } už používá jiná figurka (proces { $process }). Hraj na ní, nebo ji nejdřív zastav, anebo zadej jiný soubor: figurka serve --database SOUBOR.
error-database-lock = Soubor { $file } nejde zamknout: { $reason }. Ulož ho na disk tohoto počítače; na síťovém by ho dva servery mohly poškodit.

## Zálohy

cli-help-backup = Zkopíruje databázi do souboru, i když na ní zrovna běží server.
cli-help-backup-file = Soubor pro kopii.
cli-help-backup-force = Přepíše i soubor, který už existuje.
cli-help-restore = Vrátí do databáze zálohu; server musí stát, a co bylo v databázi předtím, se odloží.
cli-help-restore-file = Záloha.
cli-backup-done = Databáze je v souboru { $file } a ten je v pořádku. Obsahuje i semínka rozehraných her, tak ho nikomu nedávej.
cli-restore-done = Databáze je taková, jaká byla v souboru { $file }.
cli-restore-kept = Co v ní bylo předtím, zůstává v souboru { $file }.
error-backup-exists = Soubor { $file } už existuje. Zadej jiný, nebo ho přepiš volbou --force.
error-backup-no-database = Databáze { $file } neexistuje. Zadej tu, kterou používá server: --database SOUBOR nebo --database postgresql://…
error-backup-none = Záloha { $file } neexistuje. Zkontroluj její jméno.
error-backup-write = Soubor { $file } nejde zapsat: { $reason }. Nic se nezměnilo.
error-backup-unsound = Soubor { $file } není zdravá databáze figurky: { $reason }. Nic se nezměnilo. Vezmi jinou zálohu.
error-backup-newer = Soubor { $file } je z novější figurky: má verzi { $found }, ale tato figurka zná jen verzi { $known }. Nic se nezměnilo. Aktualizuj figurku.
error-backup-tool = Nástroj PostgreSQL { $tool } tu není nainstalovaný. Nainstaluj klientské nástroje PostgreSQL, nebo tam, kde jsou, napiš: { $command }
error-backup-failed = Nástroj { $tool } neuspěl: { $reason }. Nic se nezměnilo.
error-restore-served = Tuto databázi používá server. Nejdřív zastav všechny; po pádu serveru počkej deset sekund.

## Péče o stoly

cli-help-tables = Péče o stoly, i když zrovna běží server: seznam, zavření, úklid opuštěných a uložení her.
cli-help-tables-list = Vypíše stoly, od posledního hraného.
cli-help-tables-game = Jen stoly této hry.
cli-help-tables-state = Jen stoly v tomto stavu.
cli-help-tables-quiet = Jen stoly, u kterých se tak dlouho nehrálo: 30d, 12h nebo 45m.
cli-help-tables-close = Zavře stoly: hrát se u nich dál nedá a každý, kdo přijde, se to dozví. Co se odehrálo, zůstane uložené.
cli-help-tables-id = Stoly; stačí poslední část jejich adresy.
cli-help-tables-expire = Zavře všechny opuštěné stoly: ty, kde hra neskončila a tak dlouho nikdo nehrál.
cli-help-tables-dry-run = Jen řekne, které to jsou.
cli-help-tables-export = Uloží hry do složky jako soubory, které umí číst „figurka verify“, „replay“ a „analyse“.
cli-help-tables-export-what = Stoly, pokud nemají být všechny, a pak složka.
cli-help-tables-all = Všechny stoly.
cli-help-tables-unfinished = I rozehrané hry. V jejich souborech je tajné číslo, které prozradí všechno skryté.
cli-metavar-age = STÁŘÍ
cli-metavar-export = [STŮL…] SLOŽKA
cli-tables-id = Stůl
cli-tables-game = Hra
cli-tables-state = Stav
cli-tables-moves = Kroky
cli-tables-began = Založen
cli-tables-moved = Naposledy hráno
cli-tables-seats = Místa
cli-tables-free = volno
cli-tables-state-waiting = čeká
cli-tables-state-running = hraje se
cli-tables-state-over = skončil
cli-tables-state-closed = zavřený
cli-tables-state-damaged = poškozený
cli-tables-count =
    { $count ->
        [one] { $count } stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    }
cli-tables-closed = Stůl { $table } je zavřený.
cli-tables-expired =
    { $count ->
        [one] Zavřel se { $count } opuštěný stůl.
        [few] Zavřely se { $count } opuštěné stoly.
       *[other] Zavřelo se { $count } opuštěných stolů.
    }
cli-tables-would-expire =
    { $count ->
        [one] Zavřel by se { $count } opuštěný stůl.
        [few] Zavřely by se { $count } opuštěné stoly.
       *[other] Zavřelo by se { $count } opuštěných stolů.
    }
cli-exported =
    { $count ->
        [one] Ve složce { $folder } je uložená { $count } hra.
        [few] Ve složce { $folder } jsou uložené { $count } hry.
       *[other] Ve složce { $folder } je uložených { $count } her.
    }
cli-export-passed =
    { $count ->
        [one] { $count } hra je rozehraná a vynechala se; s volbou --unfinished se uloží také.
        [few] { $count } hry jsou rozehrané a vynechaly se; s volbou --unfinished se uloží také.
       *[other] { $count } her je rozehraných a vynechalo se; s volbou --unfinished se uloží také.
    }
cli-export-secret = Soubory rozehraných her obsahují jejich semínka: kdo si některý přečte, zná všechny skryté karty i to, co přinese náhoda. Neukazuj je nikomu, kdo hraje, a pokud hraješ, ani se do nich nedívej.
cli-error-export = Zadej buď stoly, nebo --all, a nakonec složku: figurka tables export --all SLOŽKA
cli-error-age = „{ $age }“ není doba. Napiš dny, hodiny nebo minuty: 30d, 12h nebo 45m.
cli-error-state = Stav „{ $state }“ neexistuje. Vyber jeden z těchto: { $states }.
error-close-over = Hra u stolu { $table } už skončila, není co zavírat.
error-close-closed = Stůl { $table } už je zavřený.
tables-closed-by-operator = Správce serveru tento stůl zavřel. Co se odehrálo, si dál můžeš prohlédnout.
tables-closed-abandoned = Dlouho tu nikdo nehrál, a tak se stůl zavřel. Co se odehrálo, si dál můžeš prohlédnout.
