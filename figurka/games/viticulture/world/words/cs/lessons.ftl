### Lekce hry Vinohrad: Kolem světa: co říká průvodce. Názvy pocházejí ze zpráv o věcech samých.

viticulture-world-minute = Společně proslavujete víno jednoho světadílu: každý má vinici a všichni sdílejí jednu desku.
    .goal = Vyhrají všichni, nebo nikdo: do šesti let musí mít každý 25 bodů a tým vliv 10.
    .turn = Pošleš jednoho pracovníka na akci, nebo v té sezoně pasuješ. Žluté klobouky pracují v létě, modré v zimě, prostovlasí v obojím; se zkušeným, který smí i na obsazené místo, můžeš směňovat.
    .end = Každý rok začíná událostí. Inovace zlepšují desku pro všechny. Po šestém roce je rozhodnuto.

## Společně

viticulture-world-lesson-together = Společně
    .idea = Vyhrajete všichni, nebo nikdo: každý potřebuje svoje body a tým potřebuje vliv.
    .opening = Ty i Alma máte každý své vinařství a vyhrajete spolu, nebo vůbec. Po šesti letech potřebuje každý z vás dost bodů a váš tým dost vlivu.
viticulture-world-lesson-together-influence = Na konci má mít každý z vás { $goal } a tým vliv { $most }. Teď je vliv na { $influence }. Jeden krok stojí { $price-acc } a ty máš { $lira-acc }.
    .task = Pošli pracovníka na akci „{ viticulture-action-gain_influence }“
    .learnt = Body potřebuje každý, vliv celý tým
viticulture-world-lesson-together-influence-order = Objednávka ti neuteče, nikdo jiný ji vyřídit nemůže. Kup vliv, dokud na něj máš { $price-acc }.
viticulture-world-lesson-together-influence-wine = Mince by z toho byly, jenže právě tohle víno chce tvoje objednávka. A na vliv už máš: stojí { $price-acc }.
viticulture-world-lesson-together-influence-train = Vyučený pracovník se hodí, jenže něco stojí. Máš { $lira-acc } a na vliv potřebuješ { $price-acc }.
viticulture-world-lesson-together-influence-other = To počká. Krok vlivu stojí { $price-acc }, na ten máš a pomůže i Almě.
viticulture-world-lesson-together-influence-done = Vliv je na { $influence } { PREPOSITION("z", $most) } { $most }. Mince byly tvoje, k výhře mají blíž obě vinařství.
viticulture-world-lesson-together-order = Vliv sám nestačí: každý z vás potřebuje { $goal }. Ty máš { $mine }, Alma { $hers }. Víno pro tvou objednávku leží ve sklepě.
    .task = Pošli pracovníka na akci „{ viticulture-action-fill_order }“
    .learnt = Vliv máte společný, body má každý svoje
viticulture-world-lesson-together-order-wine = Prodané víno přinese mince jen jednou. Objednávka za ně dá body a ty ti chybějí.
viticulture-world-lesson-together-order-other = To může přijít potom. Víno pro objednávku je hotové a body ti chybějí nejvíc.
viticulture-world-lesson-together-order-done = Teď máš { $mine }, Alma { $hers }. Co jednomu přebývá, druhému nepomůže: { $goal } musí mít každý.
viticulture-world-lesson-together-free = S posledním letošním pracovníkem udělej, co chceš. Co vám dvěma ještě nejvíc chybí?
    .task = Odehraj tah, jak chceš
    .learnt = Co má jeden navíc, druhému nepomůže
viticulture-world-lesson-together-free-order = Objednávka ti časem přinese body. Dnes stojí zkušeného pracovníka.
viticulture-world-lesson-together-free-lira = Peníze na další krok vlivu, a ten pomůže oběma.
viticulture-world-lesson-together-free-event = Z tvé karty budou peníze a kartu si lízne i Alma.
viticulture-world-lesson-together-alone = Poslední zima a poslední pracovníci. Podívej se, co ještě chybí: vliv je na { $influence } { PREPOSITION("z", $most) } { $most }, ty máš { $mine }, Alma { $hers }.
    .meanwhile = Poslední zima a poslední pracovníci: stačit musí vliv i body vás obou.
    .task = Získej výhru pro sebe i Almu
viticulture-world-lesson-together-alone-missed = Chyběly dvě věci: krok vlivu a tvoje body do { $goal }. Na jedno máš mince, na druhé víno.
viticulture-world-lesson-together-alone-done = Společná výhra: { $mine }, { $hers } a vliv { $influence }.

## Klobouky

viticulture-world-lesson-hats = Klobouky
    .idea = Žluté klobouky pracují v létě, modré v zimě. Kdo klobouk nemá, pracuje v obou obdobích a jen on získává bonusy.
    .opening = Dva žluté klobouky, dva modré a zkušený pracovník: to je tvoje parta na všech šest let. Nikoho dalšího nenajmeš, ale klobouky se dají sundat.
viticulture-world-lesson-hats-tour = Doma zbývá jeden žlutý klobouk a ten pracuje jen v létě. Brzy budeš potřebovat mince a ty přinese prohlídka.
    .task = Zvol akci „{ viticulture-action-give_tour }“
viticulture-world-lesson-hats-tour-pass = Tím by tvoje léto skončilo a žlutý klobouk by do příštího léta zahálel.
viticulture-world-lesson-hats-tour-other = I to se hodí. Ty ale potřebuješ mince: brzy půjde dolů jeden klobouk a zadarmo to není.
viticulture-world-lesson-hats-yellow = Ovál na tomhle místě je bonus, ale jen pro ty bez klobouku. Žlutý klobouk získá jen mince, jenže čekat nemůže: v zimě nepracuje.
    .task = Pošli žlutý klobouk
    .learnt = Žluté klobouky pracují v létě, modré v zimě
viticulture-world-lesson-hats-yellow-grande = Zkušený pracovník klobouk nemá, takže by získal i bonus. Jenže žlutý klobouk by zahálel a zkušený by ti chyběl v zimě.
viticulture-world-lesson-hats-yellow-done = Teď máš { $lira-acc }. Bod z oválu zůstal ležet: s kloboukem se bonus nezískává.
viticulture-world-lesson-hats-pass = Modré klobouky čekají na zimu. Pracovat by teď mohl jen zkušený pracovník, a to jednou za rok: v zimě se bude hodit stejně.
    .task = Pasuj, tím tvoje léto končí
    .learnt = Bonusy získávají jen pracovníci bez klobouku
viticulture-world-lesson-hats-pass-other = Tam by teď mohl jen zkušený pracovník a v zimě by pak chyběl. Tentokrát ho nech doma.
viticulture-world-lesson-hats-autumn = Kdo v létě pasuje, má hned svůj podzim a vybere si jeden dárek. Hodí se každý.
    .task = Vyber si dárek podzimu
viticulture-world-lesson-hats-autumn-lira = Mince hned: v zimě půjde dolů klobouk a něco to stojí.
viticulture-world-lesson-hats-autumn-card = Kartu, jakou chceš: révu, návštěvníka nebo objednávku.
viticulture-world-lesson-hats-train = Zima budí modré klobouky. Za { $price-acc } jde jeden klobouk natrvalo dolů: jeho nositel pak pracuje v obou obdobích a získává bonusy. Máš { $lira-acc }.
    .task = Pošli pracovníka na akci „{ viticulture-action-train_worker }“
viticulture-world-lesson-hats-train-pass = Tím by ti skončil rok, a přitom máš doma pracovníky, kteří ještě něco zvládnou.
viticulture-world-lesson-hats-train-other = To počká. Na vyučení máš { $price-acc } a vydrží až do konce hry.
viticulture-world-lesson-hats-hat = Komu sundáš klobouk? Kdo měl žlutý, bude pracovat i v zimě, kdo modrý, i v létě. Kdo stojí na plánu, letos tam zůstane.
    .task = Vyber, komu sundáš klobouk
    .learnt = Vyučením jde klobouk dolů, nikdo nový nepřijde
viticulture-world-lesson-hats-hat-yellow = Letos už stojí na plánu. Od příštího roku bude pracovat i v zimě.
viticulture-world-lesson-hats-hat-blue = Čeká doma. Od příštího roku bude pracovat i v létě.
viticulture-world-lesson-hats-hat-done = Bez klobouku teď máš i se zkušeným { $trained ->
        [one] { $trained } pracovníka
        [few] { $trained } pracovníky
       *[other] { $trained } pracovníků
    }.
viticulture-world-lesson-hats-free = Ještě jeden zimní tah, jak chceš. Kdo má pořád žlutý klobouk, teď spí.
    .task = Odehraj tah, jak chceš
viticulture-world-lesson-hats-alone = Konec léta. Pracovat můžou dva: jeden se žlutým kloboukem, druhý bez klobouku. Na prohlídce leží ovál s bodem.
    .task = Získej ten bod jediným pracovníkem
viticulture-world-lesson-hats-alone-missed = Ten bod je bonus oválu na prohlídce. Který z tvých dvou pracovníků bonusy získává?
viticulture-world-lesson-hats-alone-done = Mince i bod: právě proto jdou klobouky dolů.

## Inovace

viticulture-world-lesson-innovation = Inovace
    .idea = Destička zlepší místo natrvalo a všem; ovál tam navíc udělá místo pro každého.
    .opening = Herní plán si společně vylepšujete. Každé jaro je v nabídce pár destiček: obdélníky mění celou akci, ovály dávají na místo bonus.
viticulture-world-lesson-innovation-innovate = Mince chybějí vám oběma a prohlídka má jediné místo. Máš { $lira-acc }; destička stojí { $price-acc } a zůstane do konce hry.
    .task = Zvol akci „{ viticulture-action-innovate }“
viticulture-world-lesson-innovation-innovate-tour = Mince se hodí hned. Když ale položíš nejdřív destičku, bude prohlídka lepší a vejde se na ni i Alma.
viticulture-world-lesson-innovation-innovate-other = To počká. Destička slouží tak dlouho, jak dlouho leží, proto se obvykle kupuje brzy.
viticulture-world-lesson-innovation-hand = Žlutý klobouk, nebo někdo bez klobouku? Tady bez klobouku nic navíc nezískáš, obvykle se proto posílá klobouk.
    .task = Vyber, kdo půjde
viticulture-world-lesson-innovation-tile = Obdélník nahradí text jedné akce. Ovál leží na místě: vejdou se na něj všichni a kdo nemá klobouk, získá jeho bonus.
    .task = Vezmi si ovál
    .learnt = Ovál: místo pro všechny, bonus pro ty bez klobouku
viticulture-world-lesson-innovation-tile-tour = Ta dává víc za každé zařízení a nikdo z vás zatím žádné nepostavil. Místo navíc nepřidá: jeden z vás by se nevešel.
viticulture-world-lesson-innovation-tile-plant = S ní jeden pracovník zasadí dvě révy. Pěkné, jenže letos v létě chybějí mince a dva se tam stejně nevejdou.
viticulture-world-lesson-innovation-lay = Ležet může na kterékoli letní i zimní akci; zakrýt některá místa něco stojí nebo přinese. Letos v létě chybějí mince tobě i Almě.
    .task = Polož ovál na akci „{ viticulture-action-give_tour }“
viticulture-world-lesson-innovation-lay-winter = Na zimu dobrá volba. Mince ale potřebuješ v létě, Alma taky, a prohlídka má jediné místo.
viticulture-world-lesson-innovation-lay-other = I tam by posloužil. Letos v létě ale chceš na prohlídku, Alma taky, a ta má jediné místo.
viticulture-world-lesson-innovation-lay-done = Odteď se na prohlídku vejdou všichni, až do konce hry.
viticulture-world-lesson-innovation-tour = Na prohlídce stojí Alma, a přesto se tam vejdeš: ovál nikdy není plný.
    .task = Zvol taky akci „{ viticulture-action-give_tour }“
    .learnt = Ovál nikdy není plný
viticulture-world-lesson-innovation-tour-other = To může přijít potom. Nejdřív zjisti, co tvoje destička umí.
viticulture-world-lesson-innovation-trained = Teď je tu bonus. Almin žlutý klobouk získal jen mince.
    .task = Pošli toho, kdo získá i bonus
viticulture-world-lesson-innovation-trained-yellow = Žlutý klobouk by přinesl mince a bonus by nechal ležet. Doma máš ještě někoho bez klobouku.
viticulture-world-lesson-innovation-trained-done = Mince z prohlídky i bonus z oválu, a nikdo nikomu nepřekážel.
viticulture-world-lesson-innovation-free = Ještě jeden letní tah, jak chceš.
    .task = Odehraj tah, jak chceš
viticulture-world-lesson-innovation-free-build = Zařízení ti zůstane do konce hry. Zaplatíš ho mincemi z prohlídky.
viticulture-world-lesson-innovation-free-lira = Mince je k mání vždycky, i když je jinde plno.
viticulture-world-lesson-innovation-free-pass = Kdo nemá žlutý klobouk, počká na zimu.
viticulture-world-lesson-innovation-alone = Každý z vás drží révu, která žádné zařízení nepotřebuje. Sázet se ale dá na jediném místě a zkušení pracovníci už jsou venku.
    .task = Ať v létě zasadíte ty i Alma
    .learnt = Dílek pomůže spoluhráči stejně jako tobě
viticulture-world-lesson-innovation-alone-missed = Jedno místo a dvě révy: na které destičce se vejdou všichni a kam patří?
viticulture-world-lesson-innovation-alone-done = Obě révy jsou v zemi. Tvoje destička pomohla Almě stejně jako tobě.

## Výměna

viticulture-world-lesson-grande-trade = Výměna
    .idea = Zkušený pracovník vyměňuje se spoluhráčem na stejné akci; často je nejlepší dárek.
    .opening = Cíl máte společný, peněženky ne. Kde stojí pracovník spoluhráče, tam s ním tvůj zkušený pracovník může něco vyměnit.
viticulture-world-lesson-grande-trade-beside = Jediné místo pro vliv obsadila Alma. Zkušený pracovník se vejde vedle. Vliv stojí { $price-acc }, ty máš { $lira-acc }, ale Alma { $hers-acc }.
    .task = Pošli zkušeného na akci „{ viticulture-action-gain_influence }“
viticulture-world-lesson-grande-trade-beside-event = Událost je otevřená celý rok a stojí mince, které budeš potřebovat tady. Nejdřív vliv: s tím ti Alma teď může pomoct.
viticulture-world-lesson-grande-trade-beside-other = To počká. Týmu chybí vliv a právě tam se tvůj zkušený pracovník potká s Almou a jejími mincemi.
viticulture-world-lesson-grande-trade-with = Chybí ti { $short }, bez výměny to nepůjde: s kým stojíš na stejné akci, s tím můžeš. Řekni Almě o mince a dej jí objednávku, nebo nic.
    .task = Zvol výměnu s Almou
    .learnt = Zkušený vyměňuje tam, kde stojí spoluhráč
viticulture-world-lesson-grande-trade-with-back = Pak se pracovník vrátí domů a nic se nekoupí. Zkus nejdřív Almu: vyhrává s tebou.
viticulture-world-lesson-grande-trade-give = Každým směrem smí jít jeden druh věcí, nebo jen jedním směrem. Mince si nech, chybí ti { $short }. Objednávka by potěšila, ale nemusíš dát nic.
    .task = Nedávej nic, nebo dej objednávku
viticulture-world-lesson-grande-trade-give-lira = Už teď ti chybí { $short }. Každá mince, kterou dáš, by se ti musela vrátit.
viticulture-world-lesson-grande-trade-ask = A co má dát Alma tobě? Na vliv ti chybí { $short }.
    .task = Řekni si o mince
viticulture-world-lesson-grande-trade-ask-nothing = Pak by ti mince pořád nestačily a z výměny by nic nebylo. Chybí ti { $short }.
viticulture-world-lesson-grande-trade-lira = Chybí ti { $short }. Míň by nestačilo; co bude navíc, zůstane tobě, jenže mince potřebuje i Alma.
    .task = Řekni si o dost mincí
    .learnt = Každým směrem jeden druh věcí, nebo dárek
viticulture-world-lesson-grande-trade-lira-few = To by nestačilo: vliv stojí { $price-acc } a bez nich z výměny nic nebude. Chybí ti { $short }.
viticulture-world-lesson-grande-trade-lira-done = Alma souhlasila a vliv je na { $influence }. Čí mince to byly, je jedno: vyhráváte spolu.
viticulture-world-lesson-grande-trade-free = Zbývá ti jeden modrý klobouk. Pošli ho, kam chceš.
    .task = Odehraj tah, jak chceš
viticulture-world-lesson-grande-trade-free-harvest = Hrozny na lisu: začátek vína pro některou z objednávek.
viticulture-world-lesson-grande-trade-free-order = Objednávka přinese body, až pro ni budeš mít víno.
viticulture-world-lesson-grande-trade-free-lira = Mince na příští krok vlivu, a ten pomůže i Almě.
viticulture-world-lesson-grande-trade-alone = Alma nemůže vyřídit svoji { $order-acc }: jedno víno jí chybí. Stojí na akci „{ viticulture-action-draw_order }“ a tvůj zkušený pracovník je doma.
    .task = Pomoz Almě vyřídit objednávku
    .learnt = Dárek může mít u spoluhráče větší cenu
viticulture-world-lesson-grande-trade-alone-missed = Alma potřebuje objednávku i obě vína na ní. Které jí chybí, kdo ho má a kde se s ní tvůj zkušený pracovník potká?
viticulture-world-lesson-grande-trade-alone-done = Alma objednávku vyřídila a má { $hers }. Tvoje víno přineslo u ní víc než u tebe.

## Společné jaro

viticulture-world-lesson-first-spring = Společné jaro
    .idea = Přečtěte si událost roku a rozdělte si práci.
    .opening = Takhle začíná celá hra: dary rodičů, událost roku, nové destičky a kdo vstane první. Tohle je opravdový začátek.
viticulture-world-lesson-first-spring-gift = Rodiče ti dali karty a mince a nechávají tě vybrat: zařízení { viticulture-structure-trellis }, nebo další mince. Obvykle se bere to, co potřebuje réva v ruce.
    .task = Vyber si dar
viticulture-world-lesson-first-spring-gift-trellis = Zařízení hned a natrvalo: réva, která ho chce, může do země.
viticulture-world-lesson-first-spring-gift-lira = Mince na cokoli. Zařízení pak bude stát pracovníka i peníze.
viticulture-world-lesson-first-spring-wake = Událost roku i nové destičky už leží na stole. Teď se vstává: nízké pozice hrají dřív, každá něco dá. Almu můžeš nechat vybrat první.
    .task = Vyber pozici, nebo nech vybírat Almu
    .learnt = Každý rok má svou událost
viticulture-world-lesson-first-spring-wake-first = Budeš první na řadě celý rok.
viticulture-world-lesson-first-spring-wake-defer = Alma si vybere první a ty z toho, co zbude: vyhráváte spolu.
viticulture-world-lesson-first-spring-event = V Zelenostruží je událost místem navíc, otevřeným celý rok. Letos prodává ovály za { $price-acc }, na plánu stojí { $usual-acc }. Máš { $lira-acc }.
    .task = Pošli pracovníka na kartu události
viticulture-world-lesson-first-spring-event-innovate = Tam stojí destička { $usual-acc }. Událost letos prodává ovály za { $price-acc }.
viticulture-world-lesson-first-spring-event-other = To může přijít potom. Tak levné jsou ovály jen letos a destička poslouží nejdéle, když leží brzy.
viticulture-world-lesson-first-spring-tile = Místo pro všechny udělají oba ovály, liší se bonusem pro ty bez klobouku. Bude sloužit tobě i Almě, ve skutečné hře se proto domluvte.
    .task = Vezmi si ovál, který chceš
    .learnt = V Zelenostruží je událost místem navíc
viticulture-world-lesson-first-spring-tile-visitor = Kdo přijde bez klobouku, lízne si zimního návštěvníka.
viticulture-world-lesson-first-spring-tile-point = Kdo přijde bez klobouku, dostane bod, a body potřebuje každý z vás.
viticulture-world-lesson-first-spring-lay = Kam budeš chodit často ty i Alma? Některá místa zakrytím něco přinesou, pár jich stojí mince; je to na nich napsané.
    .task = Polož ho, kam chceš
viticulture-world-lesson-first-spring-laid = Tam bude ležet až do konce hry, pro tebe i Almu.
viticulture-world-lesson-first-spring-free = Teď si rozdělte práci. Podívej se Almě do karet, jsou otevřené: co bude potřebovat ona a co ty?
    .task = Hraj chvíli, jak chceš
    .learnt = Karty jsou otevřené: plánujte spolu
viticulture-world-lesson-first-spring-alone = O pár let později je tu jiná událost: přečti si její kartu. Vliv je na { $influence } a máš { $lira-acc }. Na plánu stojí krok { $price-acc }.
    .task = Zvyš tímhle tahem vliv
viticulture-world-lesson-first-spring-alone-missed = Na plánu se vliv prodává jen v zimě a dráž, než máš. Karta letošní události nabízí totéž: přečti si její cenu.
viticulture-world-lesson-first-spring-alone-done = Vliv je na { $influence }, a levněji než na plánu. Proto se každé jaro nejdřív podívej na událost.
