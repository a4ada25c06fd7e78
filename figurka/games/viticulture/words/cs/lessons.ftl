### Lekce Vinohradu: co říká průvodce. Názvy pocházejí ze zpráv o věcech samých.

viticulture-minute = Tvá je zděděná vinice v Toskánsku: sázíš révu, sklízíš, lisuješ, necháváš víno zrát a vyřizuješ objednávky.
    .goal = Mít nejvíc bodů na konci roku, ve kterém někdo dosáhl dvaceti. Nejvíc jich přinášejí vyřízené objednávky.
    .turn = Pošleš jednoho pracovníka na akci, nebo v té sezoně pasuješ. Léto patří sázení, stavbám a prohlídkám, zima sklizni, vínu a objednávkám; každý pracuje jednou za rok.
    .end = Rok je jaro (kdo vstane první), léto, podzim a zima. Na jeho konci hrozny i víno získají na hodnotě a pracovníci se vrátí domů.

viticulture-lesson-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
    .acc = { viticulture-lesson-points }

## Od hroznu k objednávce

viticulture-lesson-grape-to-order = Od hroznu k objednávce
    .idea = Sklidit, vyrobit víno, vyřídit objednávku: odtud je většina bodů.
    .opening = V Toskánsku máš po rodičích vinohrad. Lidé si u tebe objednávají víno a za vyřízené objednávky jsou body. Nejvíc bodů vyhrává. Tah je jeden pracovník poslaný do práce, nebo pas.
viticulture-lesson-grape-to-order-harvest = Objednávka chce červené víno hodnoty { $red } a bílé hodnoty { $white }. Víno je z hroznů a ty tvoje ještě visí na poli.
    .task = Pošli pracovníka na „{ viticulture-action-harvest_field }“
    .learnt = Víno začíná sklizní, a ta je v zimě
viticulture-lesson-grape-to-order-harvest-order = To by byla druhá objednávka, a první ještě čeká. Chybějí k ní hrozny.
viticulture-lesson-grape-to-order-harvest-lira = Na to je místo vždycky, i později. Body jsou za objednávku a víno pro ni začíná sklizní.
viticulture-lesson-grape-to-order-harvest-pass = Pasem pro tebe zima skončí a objednávka zůstane nevyřízená. Nejdřív sklizeň.
viticulture-lesson-grape-to-order-harvested = Réva na jednom poli se sčítá: jeden červený hrozen hodnoty { $red-grape } a jeden bílý hodnoty { $white-grape }.
viticulture-lesson-grape-to-order-make = Z hroznu je víno stejné barvy, a pokud má sklep na té hodnotě místo, i stejné hodnoty.
    .task = Pošli pracovníka na „{ viticulture-action-make_wine }“
    .learnt = Číslo je hodnota, ne počet
viticulture-lesson-grape-to-order-make-other = Něco by to přineslo. Hrozny jsou ale připravené a objednávka se hrozny vyřídit nedá.
viticulture-lesson-grape-to-order-both = Jeden pracovník tu vyrobí i víc vín. Objednávka chce obě barvy; na pořadí nezáleží.
    .task = Vyrob červené i bílé víno
viticulture-lesson-grape-to-order-both-done = Když teď skončíš, jedno víno bude objednávce chybět. Vyrobí ho tentýž pracovník.
viticulture-lesson-grape-to-order-fill = Obě vína jsou ve sklepě a mají hodnotu, jakou objednávka chce. Přinese { $points }.
    .task = Pošli pracovníka na „{ viticulture-action-fill_order }“
    .learnt = Jeden pracovník může vyrobit víc vín
viticulture-lesson-grape-to-order-fill-other = To může udělat další pracovník. Objednávka se dá vyřídit hned a přinese { $points }.
viticulture-lesson-grape-to-order-filled = Vyřízeno. K bodům (zkráceně VB) patří i peníze: odteď dostaneš na konci každého roku { $income-acc }.
viticulture-lesson-grape-to-order-free = Zbývá jeden pracovník. Může přinést objednávku na příští rok nebo minci, nebo můžeš pasovat.
    .task = Odehraj tah, jak chceš
    .learnt = Objednávky přinášejí body a každý rok peníze
viticulture-lesson-grape-to-order-free-order = Cíl na příští rok znáš už teď a hrozny mu můžeš přizpůsobit.
viticulture-lesson-grape-to-order-free-lira = Peníze na zařízení. Bez objednávky ale tvé víno zatím nikdo nechce.
viticulture-lesson-grape-to-order-free-pass = Teď nic. Rok skončí dřív a pracovník se vrátí s prázdnou.
viticulture-lesson-grape-to-order-alone = A teď bez nápovědy. Objednávka přijme víno hodnoty, kterou ukazuje, nebo lepší.
    .task = Vyřiď svou objednávku
viticulture-lesson-grape-to-order-alone-missed = Nejdřív víno, potom objednávka. Ze kterých hroznů bude dost dobré červené a bílé?
viticulture-lesson-grape-to-order-alone-done =
    { $kept ->
        [2] Objednávka je vyřízená. Stačil by i červený hrozen hodnoty { $enough }; ten lepší stálo za to si nechat.
       *[other] Objednávka je vyřízená a červený hrozen hodnoty { $kept } zbyl na nějakou lepší.
    }

## Z ruky na pole

viticulture-lesson-hand-to-field = Z ruky na pole
    .idea = Réva potřebuje zařízení a zařízení stojí peníze.
    .opening = Před vínem je réva. Tu máš zatím v ruce: některá potřebuje zařízení, než se dá zasadit, a zařízení stojí mince.
viticulture-lesson-hand-to-field-tour = { viticulture-vine-pinot } nese červené i bílé, jak to chce objednávka. Potřebuje zařízení { viticulture-structure-trellis }: to stojí { $price-acc } a ty máš { $lira-acc }.
    .task = Pošli pracovníka na „{ viticulture-action-give_tour }“
    .learnt = Na kartě révy je, jaké zařízení potřebuje
viticulture-lesson-hand-to-field-tour-vine = Révu, která se zasadit nedá, už v ruce máš. Další by nepomohla, peníze ano.
viticulture-lesson-hand-to-field-tour-field = Mince by byly hned, ale na prodaném poli nic neroste, dokud si ho nekoupíš zpátky. Prohlídka tě o pole nepřipraví.
viticulture-lesson-hand-to-field-tour-lira = I to by stačilo, ale prohlídka přinese se stejným pracovníkem dvakrát tolik.
viticulture-lesson-hand-to-field-tour-pass = Pasem pro tebe léto skončí, a stavba i sázení jsou letní akce.
viticulture-lesson-hand-to-field-who = Tohle zvládne kterýkoli pracovník. Co umí { viticulture-worker-grande } navíc, o tom je jiná lekce.
    .task = Vyber pracovníka
viticulture-lesson-hand-to-field-toured = Návštěva zaplatila: teď máš { $lira-acc }.
viticulture-lesson-hand-to-field-build = Máš { $lira-acc } a { viticulture-structure-trellis } stojí { $price-acc }. Co postavíš, zůstane ti po celou hru.
    .task = Pošli pracovníka na „{ viticulture-action-build_structure }“
    .learnt = Prohlídky přinášejí peníze
viticulture-lesson-hand-to-field-build-other = Něco by to přineslo. Na zařízení { viticulture-structure-trellis } ale už máš a réva na ně čeká.
viticulture-lesson-hand-to-field-trellis = Podívej se na značky na kartách révy: jaké zařízení potřebuje { viticulture-vine-pinot }?
    .task = Postav, co potřebuje { viticulture-vine-pinot }
    .learnt = Každé zařízení se staví jednou a zůstane
viticulture-lesson-hand-to-field-trellis-irrigation = To potřebuje { viticulture-vine-merlot } a dá silné červené. Objednávka ale chce i bílé a { viticulture-vine-pinot } nese obojí.
viticulture-lesson-hand-to-field-trellis-yoke = { viticulture-structure-yoke } je tvoje vlastní místo na sklizeň a vytrhávání révy. K sázení ho žádná réva nepotřebuje.
viticulture-lesson-hand-to-field-plant = { viticulture-vine-pinot } má všechno, co potřebuje. Teď do země.
    .task = Pošli pracovníka na „{ viticulture-action-plant_vine }“
viticulture-lesson-hand-to-field-plant-other = Něco by to přineslo. Sklidit se ale dá jen zasazená réva a { viticulture-vine-pinot } už zasadit můžeš.
viticulture-lesson-hand-to-field-field = Levé pole unese révu o součtu { $left }, prostřední { $middle }, pravé { $right }; počítá se červená i bílá. Co roste pohromadě, sklízí se najednou.
    .task = Vyber pole
    .learnt = Réva na jednom poli se sčítá
viticulture-lesson-hand-to-field-field-left = Nejmenší pole. Velká zůstanou volná pro silnější révu.
viticulture-lesson-hand-to-field-field-middle = Vejde se sem k ní ještě jedna réva a sklidí se obě naráz.
viticulture-lesson-hand-to-field-field-right = Největší pole: místo na nejvíc révy, sklizené jedním pracovníkem.
viticulture-lesson-hand-to-field-free = Zbývá jeden pracovník a práce bude i v zimě. Pošli ho hned, nebo pasuj a nech si ho.
    .task = Pošli pracovníka, nebo pasuj
viticulture-lesson-hand-to-field-free-vine = O révu víc v ruce. Na zimu pak nikdo nezbude.
viticulture-lesson-hand-to-field-free-lira = Trocha peněz, které jsou k mání vždycky. Na zimu pak nikdo nezbude.
viticulture-lesson-hand-to-field-free-pass = Pracovník počká na zimu: na sklizeň, víno nebo objednávku.
viticulture-lesson-hand-to-field-autumn = Když všichni pasují, přijde podzim a každý si vezme návštěvníka: letní pomáhá v létě, zimní v zimě.
    .task = Vyber léto, nebo zimu
    .learnt = Podzim přináší návštěvníka
viticulture-lesson-hand-to-field-autumn-summer = Pomůže až příští léto, zato s ním můžeš počítat od jara.
viticulture-lesson-hand-to-field-autumn-winter = Může pomoct hned letos v zimě, máš-li na něj pracovníka.
viticulture-lesson-hand-to-field-alone = A teď bez nápovědy: trochu peněz, málo pracovníků a réva, která potřebuje různé věci.
    .task = Dostaň révu na pole
viticulture-lesson-hand-to-field-alone-missed = Podívej se na značky na kartách révy: která potřebuje jediné zařízení a máš na něj?
viticulture-lesson-hand-to-field-alone-done = { viticulture-vine-merlot } je na poli. Nejdřív si přečti révu, potom zaplať, co potřebuje.

## Kohout a návštěvník

viticulture-lesson-rooster-and-visitor = Kohout a návštěvník
    .idea = První řádky hrají dřív, pozdější dávají víc; návštěvníci jsou silná pomoc.
    .opening = Rok začíná jarem: tvůj kohout si vybere řádku a řádky určí, kdo bude celý rok hrát dřív. A pak přijdou návštěvníci, které máš v ruce.
viticulture-lesson-rooster-and-visitor-row = Kdo vstane na dřívější řádce, hraje dřív, a to v každém období. První řádka nic jiného nedává, každá další dá, co ukazuje.
    .task = Vyber kohoutovi řádku
    .learnt = První řádky hrají dřív, další dávají víc
viticulture-lesson-rooster-and-visitor-row-first = Hraješ první celý rok a nic jiného nedostaneš.
viticulture-lesson-rooster-and-visitor-row-visitor = Hraješ později, zato máš hned o návštěvníka víc.
viticulture-lesson-rooster-and-visitor-row-worker = Hraješ poslední, ale letos s pracovníkem navíc.
viticulture-lesson-rooster-and-visitor-woke = Letos je tvoje { $row }. řádka. Na každou se vejde jeden kohout.
viticulture-lesson-rooster-and-visitor-row-draw = Tvoje řádka dává návštěvníka. Letní pomáhá v létě, zimní v zimě.
    .task = Vyber léto, nebo zimu
viticulture-lesson-rooster-and-visitor-visitor =
    { $first ->
        [you] Tvůj kohout vstal dřív než Almin, proto posíláš pracovníka jako první.
       *[other] Almin kohout vstal dřív, proto už jeden její pracovník stojí.
    } V ruce máš letní návštěvníky: každý se hraje s jedním pracovníkem.
    .task = Pošli pracovníka na „{ viticulture-action-play_summer_visitor }“
viticulture-lesson-rooster-and-visitor-visitor-plant = I to je dobrý tah a réva tah počká. Nejdřív zkus, co s jedním pracovníkem dokáže návštěvník.
viticulture-lesson-rooster-and-visitor-visitor-tour = Prohlídka přinese méně, než ti se stejným pracovníkem může přinést návštěvník { viticulture-visitor-tour_guide }.
viticulture-lesson-rooster-and-visitor-visitor-pass = Pasem pro tebe léto skončí, a letní návštěvníci pomáhají jen v létě.
viticulture-lesson-rooster-and-visitor-visitor-other = Něco by to přineslo, ale návštěvník s jedním pracovníkem obvykle dokáže víc. Zkus to.
viticulture-lesson-rooster-and-visitor-which = { viticulture-visitor-tour_guide } dá mince, nebo sklidí už v létě. { viticulture-visitor-surveyor } dá mince za prázdná pole, nebo body za osázená.
    .task = Zahraj návštěvníka, kterého chceš
    .learnt = Návštěvník potřebuje pracovníka a často dává na vybranou
viticulture-lesson-rooster-and-visitor-which-guide = Mince na stavbu nebo sklizeň už v létě, tedy o zimní práci míň.
viticulture-lesson-rooster-and-visitor-which-surveyor = Čím víc prázdných polí, tím víc mincí; čím víc osázených, tím víc bodů.
viticulture-lesson-rooster-and-visitor-which-done = Návštěvník pomůže jednou a jde na odkládací hromádku. Další přijdou na podzim.
viticulture-lesson-rooster-and-visitor-alone = A teď bez nápovědy. Révu má v ruce i Alma a akce „{ viticulture-action-plant_vine }“ má jediné místo. Její kohout vstává na { $alma }. řádce. Zařiď, aby to místo bylo tvoje.
    .task = Zasaď révu dřív než Alma
    .learnt = Kdo potřebuje jediné místo, vstává první
viticulture-lesson-rooster-and-visitor-alone-missed = Almin kohout vstává na { $alma }. řádce. Která řádka hraje před ní? A co pak má udělat tvůj první pracovník?
viticulture-lesson-rooster-and-visitor-alone-done = Hraješ dřív, a tak je to místo tvoje. První řádka nic jiného nedává, obvykle se proto bere, když jde o jedno místo.

## Obsazeno?

viticulture-lesson-blocked = Obsazeno?
    .idea = Zkušený pracovník jde i tam, kde je plno, a pracovníci musí vydržet celý rok.
    .opening = Ve dvou má většina akcí jediné místo, a tak si budete překážet. A pracovníci, které máš, musí stačit na léto i na zimu.
viticulture-lesson-blocked-beside = Tam, kde chceš sázet, stojí Alma. Na akci, kde jsou všechna místa obsazená, může jen { viticulture-worker-grande }.
    .task = Pošli { viticulture-worker-grande.acc } na „{ viticulture-action-plant_vine }“
    .learnt = Zkušený pracovník jde i tam, kde je plno
viticulture-lesson-blocked-beside-elsewhere = Tam by { viticulture-worker-grande } zůstal do konce roku, a zasadit teď nemůže nikdo jiný.
viticulture-lesson-blocked-beside-pass = Pasem pro tebe léto skončí, a sázení je letní akce.
viticulture-lesson-blocked-beside-other = To zvládne kterýkoli pracovník a může to následovat. Nejdřív réva: bez ní v zimě není co sklízet.
viticulture-lesson-blocked-vine = Žádná z obou karet révy nepotřebuje zařízení. Kde poroste, je na tobě.
    .task = Vyber révu a pole
viticulture-lesson-blocked-planted = Zasazeno. Réva se dá sklidit už v zimě téhož roku.
viticulture-lesson-blocked-free = Alma pasovala, zbytek léta je tvůj. Kdo půjde do práce teď, bude v zimě chybět; po ruce máš ještě { $workers ->
        [one] { $workers } pracovníka
        [few] { $workers } pracovníky
       *[other] { $workers } pracovníků
    }.
    .task = Odehraj tah, jak chceš
    .learnt = Pracovníci se vracejí až na konci roku
viticulture-lesson-blocked-free-build = Z peněz bude něco trvalého. V zimě o pracovníka míň.
viticulture-lesson-blocked-free-lira = Trocha peněz hned. V zimě o pracovníka míň.
viticulture-lesson-blocked-free-pass = Všichni, kdo zbyli, můžou v zimě sklízet a dělat víno.
viticulture-lesson-blocked-keep = To je tvůj poslední pracovník a sklizeň je až v zimě. Pasem si ho pro ni necháš.
    .task = Pasuj
viticulture-lesson-blocked-keep-last = Pak by na sklizeň nikdo nezbyl: pracovníci se vracejí až na konci roku.
viticulture-lesson-blocked-autumn = Pasovali všichni, je podzim. Zimní návštěvník může pomoci za chvíli, letní příští rok.
    .task = Vyber léto, nebo zimu
    .learnt = Pas nechá pracovníky na zimu
viticulture-lesson-blocked-autumn-summer = Počká v ruce na příští léto.
viticulture-lesson-blocked-autumn-winter = Může pomoct hned, ale vezme si jednoho ze zbylých pracovníků.
viticulture-lesson-blocked-harvest = Je zima. Na to, co roste na poli, ti zbyl pracovník.
    .task = Pošli pracovníka na „{ viticulture-action-harvest_field }“
viticulture-lesson-blocked-harvest-pass = Pasem pro tebe rok skončí, a pracovník zbyl právě na sklizeň.
viticulture-lesson-blocked-harvest-other = Něco by to přineslo, ale pracovník zbyl právě na hrozny.
viticulture-lesson-blocked-harvested = V létě zasadit, v zimě sklidit: jeden pracovník tam, jeden tady.
viticulture-lesson-blocked-alone = A teď bez nápovědy. Je léto, Alma už nemá pracovníky a tvoje pole je zralé. Objednávka chce dvě vína.
    .task = Vyrob letos obě vína
viticulture-lesson-blocked-alone-missed = Sklizeň potřebuje jednoho pracovníka a výroba vína druhého, obojí v zimě. Co tedy mají pracovníci dělat v létě?
viticulture-lesson-blocked-alone-done = Obě vína jsou ve sklepě, protože pracovníci v létě odpočívali.

## Konec roku

viticulture-lesson-year-ends = Konec roku
    .idea = Hrozny a víno získávají na hodnotě, přicházejí peníze i vyučení pracovníci; a jeden rok je poslední.
    .opening = Když v zimě všichni pasují, rok končí: pracovníci se vracejí, hrozny a víno zrají a objednávky z minulých let ti platí.
viticulture-lesson-year-ends-train = Tvoje červené víno má hodnotu { $red }, objednávka chce { $wanted }: pomůže čas. Za { $lira-acc }, které máš, se zatím vyučí pracovník.
    .task = Pošli pracovníka na „{ viticulture-action-train_worker }“
    .learnt = Čas víno zlepšuje
viticulture-lesson-year-ends-train-wine = Hrozny zrají jako víno, s tím může počkat další pracovník. Čím dřív se někdo vyučí, tím víc let pomáhá.
viticulture-lesson-year-ends-train-pass = Pasem pro tebe rok skončí, a ty máš ještě pracovníky i peníze.
viticulture-lesson-year-ends-train-other = To zvládne i další pracovník. Kdo se vyučí teď, pomůže ti každý další rok.
viticulture-lesson-year-ends-trained = Nový pracovník přijde s novým rokem a zůstane.
viticulture-lesson-year-ends-last = Letos zbývá jeden pracovník. Alma pasovala, rok tedy skončí, až nebudeš mít koho poslat, nebo až pasuješ.
    .task = Pošli pracovníka, nebo pasuj
    .learnt = Vyučený pracovník přijde příští rok
viticulture-lesson-year-ends-last-order = Další cíl na příští rok. Víno pro něj zraje samo.
viticulture-lesson-year-ends-last-wine = Z hroznů bude víno už letos; na konci roku zestárne stejně jako hrozny.
viticulture-lesson-year-ends-last-pass = Rok skončí hned a nic nepřibude. Pracovník si odpočine.
viticulture-lesson-year-ends-older = Nový rok. Nejlepší červené víno má hodnotu { $red }, v měšci máš { $lira-acc } a po ruce { $workers ->
        [one] { $workers } pracovníka
        [few] { $workers } pracovníky
       *[other] { $workers } pracovníků
    }.
viticulture-lesson-year-ends-spring = Víno už na objednávku stačí. Jakmile má někdo { $end } bodů, rok se dohraje a pak vyhrává nejvíc bodů.
    .task = Vyber kohoutovi řádku
    .learnt = Rok, kdy někdo dosáhne cíle, je poslední
viticulture-lesson-year-ends-alone = A teď bez nápovědy. Máš { $mine ->
        [one] { $mine } bod
        [few] { $mine } body
       *[other] { $mine } bodů
    }, Alma { $alma }. Tenhle rok je poslední a ty máš jednoho pracovníka.
    .task = Vyhraj hru
viticulture-lesson-year-ends-alone-missed = { $end } bodů hru ukončí, ale ještě nevyhraje: potřebuješ víc než Alma. Která objednávka přinese dost?
viticulture-lesson-year-ends-alone-done = { $mine } ku { $alma }. Kdo dosáhne { $end } bodů, nevyhrává hned: rok se dohraje do konce.
