### Pro toho, kdo server provozuje: jeho procesy, databáze a péče o stoly.

## Provoz

cli-help-processes = Kolik procesů slouží společně; víc než jeden vyžaduje PostgreSQL. Po signálu SIGHUP se jeden po druhém vymění.
cli-help-durable = U SQLite se při každé volbě počká, až ji má disk, takže ani výpadek proudu žádnou nevezme.
error-serve-processes =
    { $processes ->
        [few] { $processes } procesy můžou sdílet jen databázi PostgreSQL
       *[other] { $processes } procesů může sdílet jen databázi PostgreSQL
    }, ale tohle je soubor SQLite. Zadej ji (figurka serve --database postgresql://…), nebo spusť jediný proces.
error-serve-connections =
    { $processes ->
        [few] PostgreSQL dovoluje jen tolik spojení: { $most }, a { $processes } procesy jich potřebují { $needed }.
       *[other] PostgreSQL dovoluje jen tolik spojení: { $most }, a { $processes } procesů jich potřebuje { $needed }.
    } Zvyš max_connections v postgresql.conf, nebo spusť procesů méně.
error-serve-gave-up = Procesy serveru končí hned po spuštění, a to už { $tries }krát za sebou. Proč, stojí výš. Naprav to a spusť server znovu.
error-database-served = Soubor { $file } už používá jiná figurka (proces { $process }). Hraj na ní, nebo ji nejdřív zastav, anebo zadej jiný soubor: figurka serve --database SOUBOR.
error-database-lock = Soubor { $file } nejde zamknout: { $reason }. Ulož ho na disk tohoto počítače; na síťovém by ho dva servery mohly poškodit.
