### Co říká stůl, ať se u něj hraje cokoli: chyby a poznámky v záznamu hry.

## Stůl

error-table-unknown = Takový stůl tu není. Zkontroluj odkaz, nebo si vyber stůl v herně.
error-table-conflict = U stolu se mezitím hrálo dál. Podívej se znovu a zvol z toho, co vidíš teď.
error-table-not-your-turn = Teď volí někdo jiný. Počkej, až budeš na řadě.
error-table-waiting = Hra ještě nezačala, protože u stolu někdo chybí. Rozešli pozvánky, nebo nech za chybějící hrát počítač.
error-table-over = Hra u tohoto stolu už skončila. Novou můžeš začít v herně.
error-table-option = Možnost se udává číslem. Pošli celé číslo od 0 výš.
error-table-closed = V této hře už pokračovat nejde. { $why }
error-table-game = Hra „{ $game }“ už na tomto serveru není nainstalovaná. Co se odehrálo, zůstává uložené: jakmile tu hra zase bude, půjde u stolu hrát dál. Zatím si vyber jiný stůl.
error-table-rules = Hra „{ $game }“ se u tohoto stolu hraje podle pravidel ve verzi { $saved }, ale tady je jen verze { $now }. Co se odehrálo, zůstává uložené: až se figurka aktualizuje, půjde hrát dál.
error-table-settings = Pravidla hry „{ $game }“ se od založení stolu změnila (verze { $saved }, teď { $now }) a takhle už hru připravit nejde. Založ nový stůl.
error-table-unreadable = Co je o tomto stole uložené, je poškozené („{ $field }“), a proto ho nejde ukázat. Založ nový stůl a dej vědět správci serveru.
error-table-damaged = Záznam tohoto stolu je poškozený: krok číslo { $number } nejde zopakovat. Založ nový stůl a dej vědět správci serveru.
error-redo-nothing = Není co znovu provést: buď se nic nevracelo, nebo už od té doby padla jiná volba. Pokračuj odtud dál.

## Místa

error-seat-unknown = Takové místo u tohoto stolu není. Místa mají čísla od 0 do { $last }.
error-seat-taken = Tam už někdo sedí. Vyber si jiné místo nebo jiný stůl.
error-seat-agent = Na tomto místě hraje počítač tak jako tak. Vyber místo, na kterém hraje člověk.
error-seat-stand-in = Na tomto místě hraje počítač ({ $agent }). Vol ze svého vlastního místa.
error-seat-no-stand-in = Na tomto místě nikdo nikoho nezastupuje, takže není co vracet.
error-seat-own-wish = { $player } nechává hrát počítač z vlastní vůle a hry se zase ujme jen ze svého místa.
error-seat-empty = Na toto místo si ještě nikdo nesedl, takže ho není komu vrátit. Nejdřív pošli pozvánku.
error-seat-present = { $player } je u stolu. Počítač sem smí usednout, jen když o to { $player } ze svého místa požádá, nebo když se odtud už { $minutes } min nikdo nedívá.
error-seat-awaited = Ještě před chvilkou se odtud někdo díval ({ $player }). Počítač sem smí usednout za { $seconds } s; zkus to potom znovu.
error-seat-in-time = Na tomto místě už padla volba ({ $player }), nebo čas na tento tah ještě neuplynul. Podívej se na stůl znovu.
error-link-present = { $player } je u stolu a o místo nepřišel nikdo. Nový odkaz jde dát, až se odtud { $minutes } min nikdo nepodívá.
error-link-awaited = Ještě před chvilkou se odtud někdo díval ({ $player }). Nový odkaz jde dát za { $seconds } s; zkus to potom znovu.
error-slow-link-present = { $player } je u stolu a o místo nepřišel nikdo. V pomalé hře jde nový odkaz dát, až se odtud nikdo nepodívá po dobu celého tahu ({ $hours } h).
error-slow-link-awaited = { $player } se možná ještě vrátí: v pomalé hře se na stůl nemusí nikdo dívat po dobu celého tahu. Nový odkaz jde dát za { $hours } h; zkus to potom znovu.
error-seat-strongest = Za někoho jiného smí hrát jen nejsilnější počítač ({ $agent }). Zvol ten.
error-seat-own-table = Tento stůl je tvůj, nebo u něj už sedíš, a každý tu hraje jen za jedno místo. Pošli odkaz někomu z přátel, nebo si založ stůl pro jednu obrazovku, u kterého můžeš mít míst víc.
error-patience = Na hráče, který je pryč, čeká stůl { $least } až { $most } sekund. Zvol něco mezi tím.
error-turn-time = Na tah může být { $least } až { $most } sekund, nebo libovolně dlouho (0). Vyber jedno z toho.
error-carry-gone = Tento odkaz už někdo použil, nebo uplynulo jeho deset minut. Na prvním zařízení si na stránce pod svým jménem vytvoř nový.
error-seat-open-private = Volné místo pro kohokoli může být jen u veřejného stolu. Udělej stůl veřejným, nebo na to místo někoho pozvi.
error-seat-secret = Tímto klíčem se u tohoto stolu žádné místo neotvírá. Použij prohlížeč, ve kterém u tohoto stolu sedíš, nebo popros hostitele o pozvánku.
error-invitation-invalid = Tato pozvánka neplatí, nebo už platit přestala: každá je jen na jedno použití. Popros hostitele o novou.
error-not-host = To smí jen hostitel. Použij prohlížeč, ve kterém stůl vznikl.

## Jména a řeči u stolu

error-name-empty = Chybí jméno. Napiš aspoň jedno písmeno.
error-name-long = Jméno je moc dlouhé. Nejvyšší počet znaků: { $most }.
error-title-long = Název je moc dlouhý. Nejvyšší počet znaků: { $most }.
error-chat-empty = Zpráva je prázdná. Napiš aspoň jedno písmeno.
error-chat-long = Zpráva je moc dlouhá. Nejvyšší počet znaků: { $most }.

## Databáze

error-database-address = Tohle není adresa databáze. Zadej cestu k souboru, nebo adresu, která začíná na postgresql://.
error-database-open = Databázi nejde otevřít: { $reason }. Zkontroluj její adresu a to, zda běží.
error-database-driver = Pro PostgreSQL chybí balíček. Nainstaluješ ho příkazem: pip install "figurka[postgres]"
error-database-newer = Databáze je z novější figurky: má verzi { $found }, ale tato figurka zná jen verzi { $known }. Aktualizuj figurku.
error-database-away = Server se teď nedostane ke své databázi, nebo nemá kam psát. Vše, co přijal, zůstává; zkus to za chvíli znovu.

## Poznámky v záznamu hry

tables-agent-fell-back = { $player }: počítač ({ $agent }) se včas nerozhodl, a tak padla rychlá volba.
tables-stood-in = { $player } je pryč a zatím hraje počítač ({ $agent }).
tables-out-of-time = Čas na tento tah uplynul ({ $player }) a zatím hraje počítač ({ $agent }).
tables-asked-for-stand-in = { $player } zatím nechává hrát počítač ({ $agent }).
tables-new-link = { $player } dostává od hostitele na své místo nový odkaz. Kdo to místo držel předtím, už ho nemá.
tables-upgraded = Pravidla se mezitím změnila (verze { $saved }, teď { $now }). Hra pokračuje podle nových.
tables-closed-outgrown = Pravidla se mezitím změnila (verze { $saved }, teď { $now }) a volba číslo { $number } už podle nových není možná. Co se odehrálo předtím, si dál můžeš prohlédnout.
tables-closed-keyless = Pravidla se mezitím změnila (verze { $saved }, teď { $now }). Tahle hra je z doby, kdy se volby ukládaly jen pod čísly, a číslo podle jiných pravidel nic neznamená.
tables-closed-ends-otherwise = Pravidla se mezitím změnila (verze { $saved }, teď { $now }) a podle nových by tahle hra skončila jinak. Na tom, kdo vyhrál, to nic nemění.
tables-played-on = Až sem to byla jiná partie; odtud se hraje znovu.
tables-handed-back = { $player } je zpět a hraje dál.
error-play-on = Hrát dál se dá jen ze hry, která skončila a dá se do té chvíle zopakovat. Přehraj si ji aspoň jako záznam.
error-analysis-running = Rozebrat se dá jen hra, která skončila a hrála se tady.
error-pace = Takové tempo neexistuje. Vyber jedno z těchto: { $paces }.
