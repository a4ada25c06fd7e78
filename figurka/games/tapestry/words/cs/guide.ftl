### Průvodce v první celé hře Tapestry. [jméno|slova] rozsvítí věc toho jména.

tapestry-guide-capital = Města se liší tím, kde v nich nic stát nemůže: tam parcely zůstanou prázdné. Zkazit nic nejde: pro první hru je dobré kterékoli.
tapestry-guide-civilization = Civilizace je jedna schopnost na celou hru. Nejsnáz se začíná s tou, která něco přináší při zvýšení blahobytu: nic neplánuješ a hra se včas zeptá.
tapestry-guide-civilization-easy = Civilizace je jedna schopnost na celou hru. Zkazit nic nejde; pro začátek jsou snazší [easy|{ $civilization }]. Až přijde její chvíle, hra se tě zeptá.
tapestry-guide-invent = Technologie se vyplatí, až ji vylepšíš: poprvé dá, co má v kruhu, podruhé, co má ve čtverci. Vezmi, co by se ti hodilo.
tapestry-guide-begin = Tah je jeden krok na jedné stupnici, nebo zvýšení blahobytu. Máš { $count ->
        [one] { $count } zdroj
        [few] { $count } zdroje
       *[other] { $count } zdrojů
    }; [tracks|první krok] stojí jeden libovolný a pole ukazuje, co přinese.
tapestry-guide-landmark = Dominantu { $landmark } má ten, kdo na úroveň vstoupí první, a cizí žeton stojí stejně blízko. Tvůj příští [step|krok] na stupnici { $track } ji získá.
tapestry-guide-last-era = Tvá poslední epocha s postupem: další zvýšení blahobytu tvou hru ukončí a co do té doby neutratíš, nemá cenu.
tapestry-guide-bots = Soupeře vedou karty. Automa má nejraději stupnici { $automa }, Stínová říše { $shadow }: [tracks|tam] budou dominanty pryč nejdřív.
tapestry-guide-automa = Epocha je za tebou. Máš { $mine ->
        [one] { $mine } bod
        [few] { $mine } body
       *[other] { $mine } bodů
    } a Automa { $points }: vyhrává, kdo jich má víc, až skončí i poslední.
tapestry-guide-full = Máš { $resource-acc }: víc než { $count } od jednoho druhu si nenecháš. Hráči obvykle část utratí, než získají další.
tapestry-guide-first-into-era = Žádný soused ještě není v epoše { $era }. Kdo do ní [income|vstoupí] první, získá { $count ->
        [one] { $count } libovolný zdroj
        [few] { $count } libovolné zdroje
       *[other] { $count } libovolných zdrojů
    }.
tapestry-guide-pay = Tady zaplatíš kterýmkoli zdrojem. Na vyšších polích chce { $track } vždy i { $resource-acc }, a tak hráči teď obvykle platí něčím jiným.
tapestry-guide-era = Začíná tvá { $era }. epocha: přibyly ti zdroje a epocha má svou kartu Tapestry. Každý vstupuje do nové epochy, kdy chce.
tapestry-guide-rival-era = Soupeř zvýšil blahobyt a vstoupil do { $era }. epochy. Tebe to nežene: tvá epocha skončí, až blahobyt zvýšíš ty.
tapestry-guide-last-steps = Zdroje docházejí a konec se blíží: poslední zvýšení blahobytu ještě přinese body z karty blahobytu a nabídne vylepšení. Potom už jen čekáš na ostatní.
tapestry-guide-built = Budova odešla z karty blahobytu: pole pod ní od teď vynáší při každém zvýšení blahobytu. Časné budovy vynesou nejčastěji.
tapestry-guide-civilization-asks = Tohle umí tvá civilizace, { $civilization }. Celé její znění je dole pod záložkou Civilizace.
tapestry-guide-site = Dominanta je tvoje, jiný hráč ji už nezíská. Hledej místo, kde doplní čtvrť, řadu nebo sloupec; smí i přečnívat přes okraj města.
tapestry-guide-conquer = Dobýt jde území vedle tvého. Cizí žeton povalíš, může tě ale odrazit léčka. Z kostek si potom jednu vybereš, i když útok nevyjde.
tapestry-guide-conquer-anywhere = Tentokrát jde dobýt území kdekoli. Cizí žeton povalíš, může tě ale odrazit léčka. Z kostek si potom jednu vybereš, i když útok nevyjde.
tapestry-guide-either = Z těchto přínosů dostaneš jen jeden. Budova se vyplácí při každém zvýšení blahobytu, a tak ji hráči zpočátku obvykle berou.
tapestry-guide-order = Dostaneš oboje, volíš jen pořadí. Hráči obvykle začínají tím, co se jim může hodit pro to druhé.
tapestry-guide-upgrade = Při zvýšení blahobytu smíš jednu technologii posunout o řadu výš. Nic to nestojí a hned získáš, co je na ní v kruhu nebo ve čtverci.
tapestry-guide-bare-advance = Krok zdarma, ale bez přínosu toho pole. Smíš odmítnout, chceš-li si pole později zaplatit i s přínosem.
tapestry-guide-lay = Karta, kterou teď vyložíš, patří k nové epoše; ostatní ti zůstanou v ruce. Hráči obvykle volí tu, která se hodí k tomu, co chtějí dělat.
tapestry-guide-explore = Otáčej dílkem, dokud jeho strany nesedí: každá shodná strana je bod a co dílek ukazuje, je také tvoje.
tapestry-guide-bonus = Bonus stojí jeden libovolný zdroj a koupit jde jen teď, po příchodu na pole. Nemusíš: hráči ho berou, má-li pro ně větší cenu než příští krok.
tapestry-guide-bonus-building = Za jeden zdroj postavíš i budovu. Pole, které na kartě blahobytu odkryje, vynáší při každém dalším zvýšení blahobytu: zpočátku se to obvykle vyplatí.
tapestry-guide-bonus-kept = Bonus ti utekl: koupit šel jen po příchodu na pole. Ušetřeným zdrojem ale můžeš zaplatit příští krok.
tapestry-guide-gain = Zdroj si můžeš vybrat. Po prvních třech polích chce každá stupnice i ten svůj: hráči obvykle berou, co jim schází na příští krok.
tapestry-guide-income = Zdroje ti docházejí. [income|Zvýšení blahobytu] ukončí epochu: vyložíš kartu, smíš vylepšit technologii, získáš body a z odkrytých polí karty blahobytu nové zdroje.
tapestry-guide-die = Ze dvou kostek si vezmeš jednu: srovnej, co ti která teď přinese.
tapestry-guide-district = Devět parcel tvoří čtvrť a plná čtvrť přinese hned zdroj. Plné řady a sloupce dají body při zvýšení blahobytu. Hráči proto obvykle stavějí blízko sebe.

## Otázky dřív, než něco přijde nazmar

tapestry-guide-only-card = V ruce máš jedinou kartu tapiserie, { $card }: vyloží se k nové epoše bez ptaní. Přesto teď blahobyt zvýšit?
tapestry-guide-upgrade-skipped = Vylepšení nic nestojí a hned přinese, co má karta v kruhu nebo ve čtverci. Přesto bez něj?
tapestry-guide-income-early = Na další kroky máš ještě { $count ->
        [one] { $count } zdroj
        [few] { $count } zdroje
       *[other] { $count } zdrojů
    }. Do konce hry { $left ->
        [one] zbývá už jen { $left } zvýšení blahobytu
        [few] zbývají už jen { $left } zvýšení blahobytu
       *[other] zbývá už jen { $left } zvýšení blahobytu
    }. Přesto teď blahobyt zvýšit?
