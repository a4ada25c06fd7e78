### Lekce Dálavy: co říká průvodce. Názvy pocházejí ze zpráv o věcech samých.

farshore-minute = Stavíš přístavní město nejvýš z patnácti karet a po větru pluješ podél pobřeží.
    .goal = Nejvíc bodů po podzimu: za karty, plavbu loďky, poklady a mapy.
    .turn = Jediná věc: pošleš pomocníka na místo pro suroviny, nebo vyložíš kartu z ruky či ze Zátoky. Když už nic užitečného nezbývá, připravíš se na další období a pomocníci se ti vrátí.
    .end = Procházíš zimou, jarem, létem a podzimem, každý svým tempem; kdo na podzim skončí, má hotovo, a když skončí všichni, sečtou se body.

## První úlovek

farshore-lesson-first-catch = První úlovek
    .idea = Pomocníci nosí suroviny, suroviny se mění v karty a karty přinášejí další.
    .opening = Stavíš město u moře. Kdo má po podzimu nejvíc bodů, vyhrává. V každém tahu uděláš jednu věc: nejčastěji pošleš pomocníka, nebo vyložíš kartu.
farshore-lesson-first-catch-fetch = Karta { farshore-card-beach_sledge } stojí { farshore-resource-seaweed.acc } a ty nemáš žádnou. Kam pošleš pomocníka, tam získáš, co je na cedulce.
    .task = Pošli pomocníka na místo { farshore-place-shore_seaweed }
    .learnt = Místo dává, co má na cedulce
farshore-lesson-first-catch-fetch-docks = { farshore-place-docks } mění karty v suroviny. Karty ale ještě budeš potřebovat: chaluhy vezmi tam, kde leží.
farshore-lesson-first-catch-fetch-lookout = { farshore-place-lookout } doplní ruku. V té už máš dobré karty, k vyložení ale potřebuješ { farshore-resource-seaweed.acc }.
farshore-lesson-first-catch-fetch-other = Něco by to přineslo, chaluhy ale ne. A karta { farshore-card-beach_sledge } stojí { farshore-resource-seaweed.acc }.
farshore-lesson-first-catch-fetched = Teď máš chaluhy: { $have }. A k nim jednu kartu.
farshore-lesson-first-catch-pay = Na místě { farshore-place-shore_mushroom } stojí Alma: na každé místo pobřeží se vejde jen jeden pomocník. Na kartu { farshore-card-beach_sledge } už máš.
    .task = Vylož z ruky kartu { farshore-card-beach_sledge }
    .learnt = Na místo pobřeží se vejde jeden pomocník
farshore-lesson-first-catch-pay-place = Poslední pomocník může počkat. Nejdřív vylož kartu: zaplatí ti tu další.
farshore-lesson-first-catch-paid = Zelené karty působí hned: máš { farshore-resource-driftwood.acc }.
farshore-lesson-first-catch-again = Tohle dřevo je cena další karty: { farshore-card-tangle_raft } stojí { farshore-resource-driftwood.acc } a ty máš { $have }.
    .task = Vylož z ruky kartu { farshore-card-tangle_raft }
    .learnt = Zelené karty působí při vyložení
farshore-lesson-first-catch-again-place = Pomocníka k tomu nepotřebuješ: { farshore-card-tangle_raft } stojí { farshore-resource-driftwood.acc } a ty máš { $have }.
farshore-lesson-first-catch-again-other = Tahle počká. { farshore-card-tangle_raft } stojí přesně tolik, kolik přinesla karta { farshore-card-beach_sledge }.
farshore-lesson-first-catch-again-done = Jeden pomocník, dvě karty. Tak město roste.
farshore-lesson-first-catch-free = S druhým pomocníkem udělej, co chceš. Nejdřív se ale podívej do ruky: co chceš vyložit příště?
    .task = Odehraj tah, jak chceš
    .learnt = Karty platí další karty
farshore-lesson-first-catch-free-spit = Dříví i chaluha: víc karta { farshore-card-grove } nepotřebuje. Příští tah ji vyložíš, pomocník už ale nezbude.
farshore-lesson-first-catch-free-docks = Z karet, které oželíš, budou suroviny podle tvého přání. V ruce jich ubude.
farshore-lesson-first-catch-free-merchant = Zaplatí ho kotva na zelené kartě: o kartu víc a pomocník ti zůstane.
farshore-lesson-first-catch-alone = Teď bez nápovědy: jeden pomocník a pár karet. Kartě { farshore-card-grove } něco chybí.
    .task = Dostaň do města kartu { farshore-card-grove }
farshore-lesson-first-catch-alone-missed = Podívej se na cenu karty { farshore-card-grove }, je pod obrázkem: co z ní ti chybí a které místo to dává?
farshore-lesson-first-catch-alone-done = { farshore-card-grove } stojí ve městě. Nejdřív se podívat na kartu, potom poslat pomocníka: v tom je celé kouzlo.

## Pět barev

farshore-lesson-five-colours = Pět barev
    .idea = Barva karty říká, kdy karta působí. Zátoka je druhá ruka, společná všem.
    .opening = Karty mají pět barev a každá působí jindy: hned, jen jednou, po jiné kartě, s pomocníkem, nebo až na konci hry. Vyzkoušíš je všechny.
farshore-lesson-five-colours-green = Zelenou už znáš: působí hned po vyložení. { farshore-card-merchant } směňuje jednu surovinu za víc jiných podle tvé volby.
    .task = Vylož z ruky kartu { farshore-card-merchant }
    .learnt = Zelená působí hned po vyložení
farshore-lesson-five-colours-green-worker = Posledního pomocníka si nech: za chvíli ho pošleš na vlastní kartu. Teď vylož zelenou.
farshore-lesson-five-colours-green-hideout = Na tu také dojde. Začni zelenou: { farshore-card-merchant } ti přinese další suroviny.
farshore-lesson-five-colours-green-bay = Zátoka přijde na řadu za chvíli. Nejdřív zelená z ruky: { farshore-card-merchant } ti přinese další suroviny.
farshore-lesson-five-colours-trade = Jednu surovinu odevzdáš a dostaneš jich víc, jakékoli chceš.
    .task = Vyber, co směníš
farshore-lesson-five-colours-trade-decline = Odmítnout smíš, jen z toho nic nebude. Zkus to: z jedné suroviny jich bude víc.
farshore-lesson-five-colours-traded = A teď to, co za ni dostaneš. Vzít si můžeš cokoli, klidně i totéž znovu.
    .task = Vyber, co získáš
farshore-lesson-five-colours-blue = Modrá reaguje: { farshore-card-port } ti dá surovinu pokaždé, když vyložíš tvora. A { farshore-card-merchant } je tvor.
    .task = Vezmi si surovinu za kartu { farshore-card-port }
    .learnt = Modrá pomáhá, když vykládáš další karty
farshore-lesson-five-colours-blue-done = Posunula se i tvoje loďka. Proč, to ukáže příští lekce.
farshore-lesson-five-colours-bay = Karty v Zátoce jsou pro všechny a vykládají se stejně jako z ruky. Červená karta { farshore-card-inn } stojí dřevo: { $driftwood }, chaluhy: { $seaweed }.
    .task = Vylož ze Zátoky kartu { farshore-card-inn }
    .learnt = Vykládat jde z ruky i ze Zátoky
farshore-lesson-five-colours-bay-worker = Toho pomocníka budeš za chvíli potřebovat: bez něj červená karta nic nedělá.
farshore-lesson-five-colours-bay-hideout = Ta počká v ruce, odkud ji vyložíš jen ty. Karta v Zátoce může mezitím zmizet.
farshore-lesson-five-colours-bay-other = Tahle může počkat: díky kartě { farshore-card-inn } ji pak dostaneš levněji.
farshore-lesson-five-colours-red = Červená karta je místo ve tvém městě: působí, když na ni pošleš pomocníka. Díky této vyložíš kartu ze Zátoky o { farshore-resource-any.acc } levněji.
    .task = Pošli pomocníka na kartu { farshore-card-inn }
    .learnt = Červená působí, když na ni pošleš pomocníka
farshore-lesson-five-colours-red-place = Něco by ti to místo dalo. Teď ale zkus vlastní: pomocník na kartě { farshore-card-inn } ti další kartu zlevní.
farshore-lesson-five-colours-red-hideout = Ta počká. Nejdřív se podívej, co udělá pomocník na kartě { farshore-card-inn }.
farshore-lesson-five-colours-red-bay = Vyložit by šla, ale za plnou cenu. S pomocníkem na kartě { farshore-card-inn } zaplatíš méně.
farshore-lesson-five-colours-purple = Fialové karty dávají body až na konci hry, každá za něco jiného. Přečti si je a vyber tu, která se ti líbí.
    .task = Vylož kteroukoli fialovou kartu
    .learnt = Fialová se počítá až na konci hry
farshore-lesson-five-colours-purple-other = Tahle není fialová. A sleva se nejvíc vyplatí u drahé karty, jako jsou ty fialové.
farshore-lesson-five-colours-pay = Slevu uplatníš na kterékoli suroviny: rozhodni, co zaplatíš a co si necháš.
    .task = Vyber, čím zaplatíš
farshore-lesson-five-colours-paid = Hned ti karta nic nedala: všechny její body se počítají až na konci.
farshore-lesson-five-colours-tan = Zbývá hnědá: působí jen jednou, při vyložení. { farshore-card-hideout } přináší poklady.
    .task = Vylož z ruky kartu { farshore-card-hideout }
    .learnt = Hnědá působí jednou, při vyložení
farshore-lesson-five-colours-tan-prepare = Připravit se na jaro můžeš i potom. Na kartu { farshore-card-hideout } máš hned a přinese ti poklady.
farshore-lesson-five-colours-tan-bay = Tahle ať zatím zůstane v Zátoce. Poslední barva, kterou zbývá vyzkoušet, je hnědá.
farshore-lesson-five-colours-tan-done = Máš { farshore-resource-treasure.acc }. Pět barev, pět okamžiků: teď už přečteš každou kartu.
farshore-lesson-five-colours-alone = Teď bez nápovědy: jeden volný pomocník a houby na jednu kartu. Na kterou z nich půjde pomocníka postavit?
    .task = Postav pomocníka na vlastní kartu
farshore-lesson-five-colours-alone-missed = Pomocníka unese jen červená karta ve tvém městě. Která z tvých je červená? A zbude ti na ni pomocník?
farshore-lesson-five-colours-alone-done = Pomocník stojí ve tvém vlastním městě. Takové místo ti nikdo neobsadí.

## S větrem v zádech

farshore-lesson-with-the-wind = S větrem v zádech
    .idea = Karta, která odpovídá větru, posune tvou loďku; pole znamenají body a cestou leží poklady.
    .opening = Kolem herního plánu pluje tvoje loďka: čím dál dopluje, tím víc bodů. Pohánějí ji dvě větrné růžice, které ukazují, jaké karty teď pomáhají.
farshore-lesson-with-the-wind-one-rose = Růžice ukazují: { farshore-rose-production }, { farshore-rose-critter }. Zelená karta patří ke sběru, a tak { farshore-card-grove } posune loďku o { $wind } pole.
    .task = Vylož z ruky kartu { farshore-card-grove }
    .learnt = Karta, která odpovídá růžici, posune loďku
farshore-lesson-with-the-wind-one-rose-worker = Pomocníci mají čas. Loďku tu posune vyložená karta a na kartu { farshore-card-grove } máš.
farshore-lesson-with-the-wind-one-rose-maker = S tou popluješ ještě dál, ale až za chvíli: { farshore-card-grove } ti předtím dá houbu a poslouží i jako stavba.
farshore-lesson-with-the-wind-one-rose-done = Loďka je na poli s číslem { $ship }. Kdyby hra skončila teď, vynese { farshore-count-points.acc }.
farshore-lesson-with-the-wind-two-roses = Karta { farshore-card-sail_maker } je zelená a je to tvor: odpovídá oběma růžicím. Vítr posune loďku o { $wind } a karta ještě o { $sails } pole.
    .task = Vylož z ruky kartu { farshore-card-sail_maker }
    .learnt = Za každou růžici, které karta odpovídá, jedno pole
farshore-lesson-with-the-wind-two-roses-worker = Pomocníci ti neutečou. Oběma růžicím teď odpovídá karta { farshore-card-sail_maker } a houby na ni máš.
farshore-lesson-with-the-wind-two-roses-hunter = Ta také odpovídá oběma růžicím a přijde hned potom. Nejdřív { farshore-card-sail_maker }: stojí méně a pluje i svým textem.
farshore-lesson-with-the-wind-way = Tvora vyložíš za houby, anebo zdarma, když na stavbu téže barvy dáš kotvu. Na celou hru máš { $anchors ->
        [one] { $anchors } kotvu
        [few] { $anchors } kotvy
        [many] { $anchors } kotvy
       *[other] { $anchors } kotev
    }.
    .task = Vyber: houby, nebo kotva
    .learnt = Kotva na stavbě zaplatí tvora téže barvy
farshore-lesson-with-the-wind-way-done = Loďka je na poli s číslem { $ship } a máš poklady: { $treasure }. Poklad při placení zastoupí kteroukoli surovinu, nebo na konci vynese { farshore-count-points.acc }.
farshore-lesson-with-the-wind-hunter = Další zelený tvor, po větru o { $wind } pole: karta { farshore-card-treasure_hunter } stojí { farshore-resource-mushroom.acc }. Máš houby: { $mushroom }, poklady: { $treasure }.
    .task = Vylož z ruky kartu { farshore-card-treasure_hunter }
    .learnt = Poklad zastoupí kteroukoli surovinu, nebo vynese body
farshore-lesson-with-the-wind-hunter-worker = To počká. Vítr teď nejvíc pomáhá zeleným tvorům a jednoho máš v ruce: { farshore-card-treasure_hunter }.
farshore-lesson-with-the-wind-save = Samotné houby nestačí. Poklady by je doplnily, jenže každý na konci vynese { farshore-count-points.acc }, a kotvy ještě máš.
    .task = Polož kotvu na kartu { farshore-card-grove }
farshore-lesson-with-the-wind-save-treasures = Tím by odešly poklady a každý na konci vynese { farshore-count-points.acc }. Tentokrát se to bez nich obejde.
farshore-lesson-with-the-wind-save-done = Loďka je na poli s číslem { $ship }. Kotva už na stavbě zůstane a druhá se na ni nevejde.
farshore-lesson-with-the-wind-spare = Na kartě { farshore-card-grove } už kotva leží, hub ale máš dost. Poklady si nech: každý na konci vynese { farshore-count-points.acc }.
    .task = Zaplať jen houbami
farshore-lesson-with-the-wind-free = Ještě jeden tah, jak chceš ty. Podívej se do Zátoky: které karty by teď odpovídaly větru?
    .task = Odehraj tah, jak chceš
farshore-lesson-with-the-wind-free-done = Loďka zatím vynese { farshore-count-points.acc }. Vítr se změní, až se na další období připraví i poslední z vás.
farshore-lesson-with-the-wind-alone = Teď bez nápovědy: zaplatit můžeš kteroukoli kartu z ruky. Se kterou dopluješ nejdál?
    .task = Odpluj jedinou kartou co nejdál
farshore-lesson-with-the-wind-alone-missed = Počítej růžice: jedné odpovídají zelené karty, druhé tvorové. Která karta je obojí?
farshore-lesson-with-the-wind-alone-done = Obě růžice jedinou kartou: loďka je na poli s číslem { $ship }.

## Rok se otáčí

farshore-lesson-year-turns = Rok se otáčí
    .idea = Na další období se připrav, až nic lepšího nezbývá; na jaře a na podzim působí zelené karty znovu.
    .opening = Pomocníků je málo a brzy dojdou. Pak se připravíš na další období: vrátí se ti, jeden přibude a na jaře zelené karty zapracují znovu.
farshore-lesson-year-turns-docks = Na kartu { farshore-card-grove } ti chybí { farshore-resource-driftwood.count } a místo { farshore-place-shore_driftwood } je obsazené. V docích se karty z ruky mění v suroviny.
    .task = Pošli pomocníka na místo { farshore-place-docks }
    .learnt = V docích se karty mění v suroviny
farshore-lesson-year-turns-docks-place = Dřevo tady není. V docích dostaneš za odložené karty to, co potřebuješ.
farshore-lesson-year-turns-docks-shipwreck = Kvůli té by ti z města zmizela stavba. Radši jednu přidej: kartě { farshore-card-grove } chybí jen dřevo.
farshore-lesson-year-turns-discard = Za každou odloženou kartu získáš surovinu podle své volby. Karta { farshore-card-manor } je zatím moc drahá, a navíc jedinečná: ve městě smíš mít jen jednu.
    .task = Odlož drahé karty, pak dej „{ farshore-option-done }“
farshore-lesson-year-turns-discard-grove = Kvůli té tu jsi: kartu { farshore-card-grove } si nech, za chvíli ji vyložíš.
farshore-lesson-year-turns-discard-shipwreck = Tahle nic nestojí. Do doků se obvykle nosí karty, na které není z čeho platit.
farshore-lesson-year-turns-discard-done = Bez odložené karty tu nic nedostaneš. Odlož aspoň jednu drahou.
farshore-lesson-year-turns-gain = Kartě { farshore-card-grove } už chybí jen dřevo.
    .task = Vezmi si dřevo
farshore-lesson-year-turns-gain-other = Hodilo by se taky, ale bez dřeva kartu { farshore-card-grove } nevyložíš.
farshore-lesson-year-turns-gain-more = Za druhou kartu si vezmi, co chceš: suroviny ti zůstanou i do dalšího období.
    .task = Vyber si další surovinu
    .learnt = Suroviny ti zůstávají i do dalšího období
farshore-lesson-year-turns-grove = Zelená karta vyložená před jarem působí dvakrát: hned a znovu, až se připravíš.
    .task = Vylož z ruky kartu { farshore-card-grove }
    .learnt = Zelená vyložená před jarem působí dvakrát
farshore-lesson-year-turns-grove-prepare = Na jaře působí jen karty, které už ve městě leží, a karta { farshore-card-grove } by mezi nimi chyběla.
farshore-lesson-year-turns-grove-shipwreck = Na to je čas. Karta { farshore-card-grove } ti přinese houbu teď a další na jaře.
farshore-lesson-year-turns-prepare = Všichni tvoji pomocníci jsou rozeslaní, a tak se smíš připravit. Vrátí se ti, jeden přibude a zelené karty zapracují.
    .task = Připrav se na jaro
    .learnt = Připravit se smíš, až rozešleš všechny pomocníky
farshore-lesson-year-turns-prepare-shipwreck = Kvůli kartě { farshore-card-shipwreck } by z města zmizela stavba, a ty tvoje na jaře něco přinesou.
farshore-lesson-year-turns-order = Zelené karty působí znovu a pořadí určuješ ty. Karta { farshore-card-merchant } se obvykle nechává na konec, až bude co směnit.
    .task = Aktivuj zelené karty, jak chceš
farshore-lesson-year-turns-order-done = Máš { farshore-count-workers.acc }. Alma má ještě zimu a ničemu to nevadí: každému z vás se rok otáčí zvlášť.
farshore-lesson-year-turns-alone = Teď bez nápovědy: pomocníci jsou rozeslaní a jaro na dosah. Ať ti přinese co nejvíc.
    .task = Začni jaro s co nejvíc zelenými kartami
farshore-lesson-year-turns-alone-missed = Na jaře působí zelené karty, které už leží ve městě. Kterou můžeš vyložit dřív, než se připravíš?
farshore-lesson-year-turns-alone-done = Na jaře zapracovaly obě zelené karty. Nejdřív karta, potom příprava.

## Mapy a poslední podzim

farshore-lesson-last-autumn = Mapy a poslední podzim
    .idea = Mapové dílky se násobí svým počtem a podzim končí každému zvlášť.
    .opening = Je podzim a Alma už pasovala. Ty hraješ dál, dokud máš co dělat. Ostrovy zaplavil příliv: zbývá posbírat poslední body.
farshore-lesson-last-autumn-third-blue = V dunách leží mapové dílky. { farshore-map-governance } má podmínku: { farshore-map-governance.need }. Jedna ti ještě chybí.
    .task = Vylož z ruky kartu { farshore-card-navigator }
farshore-lesson-last-autumn-third-blue-dunes = Na jeden dílek už karty máš. Nejdřív si zajisti i druhý: dílky se násobí svým počtem.
farshore-lesson-last-autumn-third-blue-pass = Když pasuješ, hra pro tebe skončí, a ty máš ještě pomocníky i karty.
farshore-lesson-last-autumn-third-blue-other = Šlo by to, ale nejdřív modrá karta: díky ní si vezmeš o mapový dílek víc.
farshore-lesson-last-autumn-way = Jako u každého tvora: { farshore-resource-mushroom.count }, nebo kotva na modré stavbě. Kotvy ti zbývají: { $anchors } a hra už končí.
    .task = Vyber, jak zaplatíš
farshore-lesson-last-autumn-port = Karta { farshore-card-port } reaguje na každého tvora, kterého vyložíš.
    .task = Vyber si surovinu
farshore-lesson-last-autumn-dunes = Teď tvé město vyhovuje víc než jednomu mapovému dílku. Za pomocníka v dunách si jeden vezmeš.
    .task = Pošli pomocníka na místo { farshore-place-dunes }
    .learnt = Mapové dílky se berou v dunách
farshore-lesson-last-autumn-dunes-other = Na to je čas. Nejdřív mapové dílky: ty se násobí svým počtem.
farshore-lesson-last-autumn-map = Vezmi si kterýkoli: pro ten druhý se vrátíš.
    .task = Vyber si mapový dílek
farshore-lesson-last-autumn-map-done = Mapy ti zatím vynesou { farshore-count-points.acc }.
farshore-lesson-last-autumn-again = Druhý dílek nepřidá jen svou hodnotu: součet hodnot se vynásobí počtem dílků.
    .task = Pošli pomocníka znovu na místo { farshore-place-dunes }
    .learnt = Součet mapových dílků se násobí jejich počtem
farshore-lesson-last-autumn-again-other = Na to je čas. Nejdřív ještě jednou do dun: druhý dílek mapy vynásobí.
farshore-lesson-last-autumn-again-done = Mapy ti teď vynesou { farshore-count-points.acc }.
farshore-lesson-last-autumn-purple = Pomocníci došli, karty ještě ne. Fialové zhodnotí, co už máš: { farshore-card-windmill } dává body za zelené karty.
    .task = Vylož fialovou kartu
farshore-lesson-last-autumn-purple-pass = Na fialovou kartu ještě máš, a to jsou další body. Pasovat můžeš potom.
farshore-lesson-last-autumn-purple-other = Šlo by to, ale fialová karta ti dá body i za to, co už máš.
farshore-lesson-last-autumn-purple-done = Fialové karty ti ke svým základním bodům zatím přidávají { farshore-count-points.acc }.
farshore-lesson-last-autumn-anchor = Tvoje fialová stavba unese kotvu, a fialový tvor je pak zdarma. Máš ještě { farshore-count-anchors.acc }.
    .task = Vylož ze Zátoky fialového tvora
    .learnt = Kotva zaplatí i drahého tvora
farshore-lesson-last-autumn-anchor-pass = Ještě máš kotvu a v Zátoce leží fialoví tvorové, za ni zdarma. Pasovat můžeš potom.
farshore-lesson-last-autumn-anchor-other = Karta { farshore-card-shipwreck } tě připraví o stavbu a ještě bod ubírá. Fialový tvor body přidá.
farshore-lesson-last-autumn-pass = Nic, co by přidalo body, už nezbývá. Na podzim pasuje každý, kdy chce; po posledním se sečtou body.
    .task = Pasuj
    .learnt = Kdo na podzim pasuje, končí, ostatní hrají dál
farshore-lesson-last-autumn-pass-shipwreck = Poklad by přibyl, ale zmizela by stavba a sama karta bod ubírá: body ti to nepřidá.
farshore-lesson-last-autumn-pass-done = Konec, máš { farshore-count-points.acc }. Karty: { $cards }, fialové navíc: { $purple }, mapy: { $maps }, loďka: { $ship }.
farshore-lesson-last-autumn-alone = Teď bez nápovědy: podzim, poslední pomocník a jeden mapový dílek, který už máš. Kde pomocník vynese nejvíc?
    .task = Získej posledním tahem co nejvíc bodů
farshore-lesson-last-autumn-alone-missed = Mapové dílky se násobí svým počtem. Kterému dalšímu tvé město vyhovuje a kde se bere?
farshore-lesson-last-autumn-alone-done = Mapy ti vynesou { farshore-count-points.acc }: součet jejich hodnot krát počet dílků.
