### Férová hra: co stůl slibuje o své náhodě a jak se hra ověří.

## Co se na uložené hře ověřuje

fair-file-holds =
    Je to uložená hra: { $game }, { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }, { $choices ->
        [one] { $choices } volba
        [few] { $choices } volby
        [many] { $choices } volby
       *[other] { $choices } voleb
    }, pravidla verze { $rules }.
fair-chance-holds = Náhoda pochází z klíčované hashovací funkce: bez semínka ji nikdo nemůže předvídat.
fair-chance-open = Náhoda pochází z klíčované hashovací funkce, ale semínko bylo otevřené: kdo ho zadal, mohl vědět, co přijde. Byla to hra na zkoušku.
fair-chance-before = Hra začala dřív, než se náhoda začala pečetit, a tak se nic neslibovalo: kdo viděl dost karet, mohl předvídat zbytek.
fair-seed-holds = Semínko má otisk, který soubor uvádí.
fair-seed-fails = Semínko nemá otisk, který soubor uvádí: jedno z toho někdo změnil.
fair-seed-none = Soubor neuvádí otisk semínka: starší verze figurky žádný neměly.
fair-noted-fingerprint-holds = Je to poznamenaný otisk: { $noted }.
fair-noted-fingerprint-fails = Není to poznamenaný otisk ({ $noted }): tahle hra se rozdala z jiného semínka.
fair-choices-holds =
    { $count ->
        [one] Jediná volba šla udělat přesně tak, jak je zapsaná.
        [2] Obě volby šly udělat přesně tak, jak jsou zapsané.
        [few] Všechny { $count } volby šly udělat přesně tak, jak jsou zapsané.
        [many] Všech { $count } volby šlo udělat přesně tak, jak jsou zapsané.
       *[other] Všech { $count } voleb šlo udělat přesně tak, jak jsou zapsané.
    }
fair-choices-fails = Volbu číslo { $number } nejde udělat tak, jak je zapsaná: někdo změnil ji, nebo něco před ní.
fair-choices-setup = Hru nejde podle souboru ani připravit. { $reason }
fair-choices-rules = Hrálo se podle pravidel verze { $saved } a tady je verze { $now }: volby ověří jen figurka s těmi pravidly.
fair-end-holds = Hra skončila s body a vítězi, které soubor uvádí: { $scores }.
fair-end-fails = Volby vedou k jiným bodům nebo vítězům, než soubor uvádí: { $scores }.
fair-end-early = Soubor uvádí výsledek, ale jeho volby ke konci hry nevedou.
fair-end-unfinished = Hra ještě neskončila, takže není jaký výsledek ověřit.
fair-end-untold = Volby vedou k bodům { $scores }, ale soubor neuvádí výsledek, se kterým by se daly porovnat.
fair-end-unknown = Výsledek nejde ověřit, protože nejdou udělat všechny volby.
fair-seal-holds = Pečeť sedí na všechno, co soubor říká.
fair-seal-fails = Pečeť nesedí: po zapečetění někdo v souboru něco změnil.
fair-seal-none = Soubor nemá pečeť: starší verze figurky žádnou neměly.
fair-noted-seal-holds = Je to poznamenaná pečeť: { $noted }.
fair-noted-seal-fails = Není to poznamenaná pečeť ({ $noted }): je to jiná hra, nebo ji někdo změnil.
fair-standing-holds = sedí
fair-standing-fails = nesedí
fair-standing-unknown = nejde ověřit
fair-proven = Prokázáno: otisk, semínko a volby dávají přesně tuto hru.
fair-refuted = Vyvráceno: něco nesedí, takže takhle se tato hra nerozdala a nehrála.
fair-unproven = Neprokázáno: nic proti této hře nemluví, ale všechno tu ověřit nejde.
error-noted = „{ $noted }“ nejde s ničím porovnat. Zadej začátek otisku nebo pečeti, aspoň { $fewest } znaků: číslice a písmena od a do f.
error-verify-running = Hra ještě běží a její semínko zůstane do konce tajné. Vrať se, až skončí.

## Jak se tomu říká

fair-label-seed = Semínko
fair-label-fingerprint = Otisk
fair-label-seal = Pečeť
fair-label-result = Výsledek

## V terminálu

cli-fair-sealed = Férová hra: semínko je do konce tajné a tohle je jeho otisk: { $fingerprint }
cli-fair-open = Otevřené semínko, na zkoušku: kdo semínko zná, může vědět, co přijde.
cli-fair-before = Tato hra začala dřív, než se náhoda začala pečetit, takže se o ní nic neslibuje.
cli-fair-seed = Semínko bylo { $seed }
cli-fair-verify = Ověřit hru můžeš takto: { $command }
cli-fair-again = Zahrát si stejné rozdání znovu můžeš takto: { $command }

## U stolu a v herně

fair-deal = Férová hra
fair-deal-short = Férová hra: otisk { $digits } …
fair-deal-tip = Všechna náhoda v této hře vychází z tajného semínka a tohle je jeho otisk. Na konci se semínko prozradí a kdokoli si ověří, že ho mezitím nikdo nezměnil.
fair-open = otevřené semínko, na zkoušku
fair-open-short = otevřené semínko
fair-open-tip = Semínko tohoto stolu někdo zadal ručně. Kdo ho zná, může vědět, co přijde, takže je to hra na zkoušku.
fair-before = bez slibu
fair-before-tip = Tato hra začala dřív, než se náhoda začala pečetit, takže se o ní nedá nic slíbit. Každý nový stůl už zapečetěný je.
fair-more = Jak se férová hra ověřuje
fair-changed = Tohle není otisk, který si tento prohlížeč poznamenal předtím!
fair-copy-fingerprint = Zkopírovat otisk
fair-seed-hint = Chceš-li hru zopakovat, zadej číslo nebo 64 číslic jejího semínka. Takový stůl je na zkoušku: kdo semínko zná, může vědět, co přijde. Pro férovou hru nech pole prázdné.

## Na konci

fair-heading = Hrálo se férově?
fair-heading-about = semínko už není tajné a kdokoli si může celou hru ověřit
fair-noted = Otisk, který máš poznamenaný
fair-noted-hint = nepovinné; stačí prvních 8 číslic
fair-check = Ověřit tuto hru
fair-checked = Ověření
fair-save-file = Uložená hra
fair-at-home = Doma, s uloženou hrou:
fair-back = Zpět k výsledku

## Stránka o férové hře

fair-page-heading = Férová hra
fair-page-lead = Karty a kostky tu obstarává počítač. Nemusíš mu věřit, můžeš si ho ověřit.
fair-promise = Co se slibuje
fair-promise-chance = Náhoda se rozdá jednou.
fair-promise-chance-text = Když stůl vznikne, vylosuje si tajné semínko o 256 bitech. Všechny karty, dílky i kostky z něj vyplývají přes klíčovanou hashovací funkci. Z toho, co už padlo, je nikdo nemůže předvídat, a nic se nelosuje znovu nikomu k dobru ani ke škodě.
fair-promise-fingerprint = Semínko nejde vyměnit.
fair-promise-fingerprint-text = Stůl od začátku ukazuje otisk semínka. Semínko z něj poznat nejde, ale žádné jiné ho nemá. Na konci se semínko prozradí a musí se k otisku hodit.
fair-promise-undo = Vracení tahu nikdy nenakukuje.
fair-promise-undo-text = Volbu jde vzít zpět, jen dokud se jí nic skrytého neodkrylo a nerozhodoval někdo jiný.
fair-promise-knowledge = Počítač ví jen to, co jeho místo.
fair-promise-knowledge-text = Počítačoví soupeři si to, co nevidí, domýšlejí stejně jako ty, a stejně tak počítač, když radí. Na semínko ani do cizích karet se nikdy nedívají.
fair-promise-seats = Tvoje místo je tvoje.
fair-promise-seats-text = Počítač za tebe hraje, jen když souhlasíš, nebo když jsi pryč tak dlouho, že by ostatní čekali marně. Zapíše se to do deníku a kdykoli můžeš hrát zase dál.
fair-how = Jak hru ověřit
fair-how-note = Na začátku si poznamenej otisk.
fair-how-note-text = Je u deníku hry a taky na stránce s pozvánkami. Stačí prvních osm číslic a tento prohlížeč si ho poznamená za tebe. Řekněte si ho navzájem: všichni musíte vidět stejný.
fair-how-button = Na konci stiskni „Ověřit tuto hru“.
fair-how-button-text = Stránka s výsledkem prozradí semínko a celou hru přehraje znovu: semínko se musí hodit k otisku, všechny volby musí být možné a body musí vyjít stejně.
fair-how-home = Nebo tomuto serveru vůbec nevěř.
fair-how-home-text = Stáhni si uloženou hru a ověř ji vlastní figurkou:
fair-how-hand = Nebo ověř otisk ručně.
fair-how-hand-text = Otisk je SHA-256 semínka tak, jak je zapsané:
fair-how-seal = A aby se nezměnily ani volby, porovnejte pečeť.
fair-how-seal-text = U výsledku je pečeť přes semínko a všechny volby. Když si všichni poznamenáte stejnou, nikdo později nemůže vyprávět o jiné hře.
fair-limits = Co se neslibuje
fair-limits-operator = Kdo provozuje server, může se podívat.
fair-limits-operator-text = Semínko leží v databázi serveru. Otisk ukazuje, že ho nikdo nezměnil, ne že ho nikdo nečetl. Jestli na tom záleží, hrajte na serveru někoho, kdo s vámi nehraje.
fair-limits-picked = Rozdání mohl někdo vybrat.
fair-limits-picked-text = Kdo provozuje server, mohl založit mnoho stolů a použít ten, který se mu hodí. Otisk mluví jen o době od založení stolu.
fair-limits-friends = Přátelé, kteří si povídají.
fair-limits-friends-text = Co si lidé řeknou mimo stůl, žádný stůl nepozná.
fair-limits-open = Otevřená semínka.
fair-limits-open-text = Stůl, jehož semínko někdo zadal ručně, je označený „otevřené semínko, na zkoušku“: kdo semínko zná, může vědět, co přijde.
fair-limits-before = Hry, které začaly dřív.
fair-limits-before-text = Stůl z doby, kdy se náhoda ještě nepečetila, si nechává svou původní náhodu a říká, že nic neslibuje.
fair-limits-signed = Volby nejsou podepsané.
fair-limits-signed-text = Uložená hra ukazuje, že její volby byly možné, ne kdo je udělal. Proto je tu pečeť, kterou si mohou poznamenat všichni.
fair-ask = Je tu náhoda férová?
fair-ask-text = Ano, a můžeš si to ověřit: každý stůl od začátku ukazuje otisk svého tajného semínka a na konci semínko prozradí.
