### Vinohrad: Kolem světa (Viticulture World): názvy, světadíly a události (čeština).

## Hra

game-viticulture-world = Vinohrad: Kolem světa
    .short = Šest let na to vyhrát společně, nebo vůbec.
    .about = Vyhrajete společně, nebo vůbec: za šest let musí každý z vás mít věhlasné vinařství a celý
    tým si musí získat vliv. Každý ze sedmi světadílů vám to ztěžuje po svém.
    .note = Tohle je neoficiální a nekomerční zpracování; vydanou hru rozhodně stojí za to mít doma. Co
    jsme ve veřejných zdrojích nenašli, je vlastní návrh a je tak označeno.

## Co navrhl tento projekt

viticulture-designed = Vlastní návrh: tištěná podoba není veřejně dostupná.
    .short = vlastní návrh

## Světadíly

viticulture-continent-greengully = Zelenostruží
    .about = Král Navěky si přeje, aby jeho přívětivou zemi proslavilo víno, a zve vás ke dvoru. Každá
    událost je tu dalším celoročním místem: pošli na ni pracovníka, zaplať její cenu a vezmi si, co
    nabízí. Hodí se pro první hru.
viticulture-continent-asia = Asie
    .about = V Asii patří hrozny odpradávna spíš do kuchyně než do sklepa. Většinou společně chystáte
    pokrm: po označené akci nebo při pasování můžeš přidat přísady z vlastních zásob. Hotový pokrm odmění
    tým i všechny, kdo pomáhali vařit.
    .acc = Asii
viticulture-continent-oceania = Oceánie
    .about = Réva připlula na lodích, a kdo ji tu chtěl pěstovat, musel se všechno učit znovu. Po
    označené akci se můžeš podělit: zaplatíš a výhodu získá spoluhráč, kterého si vybereš. Podělíte-li se
    za rok dost často, tým získá vliv.
    .acc = Oceánii
viticulture-continent-south_america = Jižní Amerika
    .about = Z chilských misií putovalo víno dál s lidmi, jejichž jména se nezapomněla. Každý rok ti
    jeden z nich nabídne na označené akci službu a většinou žádá od týmu společný skutek. Splněný skutek
    přinese vliv.
    .acc = Jižní Ameriku
viticulture-continent-europe = Evropa
    .about = Drobná mšička zpustošila vinice a vlády začínají určovat, co je víno. Každý z vás sleduje
    vlastní cíle, zatímco výnosy rok co rok mění pravidla a některým druhům cílů přejí. Cíl, kterému
    výnos přeje, přinese vliv, jiný jen peníze.
    .acc = Evropu
viticulture-continent-north_america = Severní Amerika
    .about = Od prvních bublinek z Ohia přes dlouhý zákaz až ke světovému věhlasu tu vždycky mluvily do
    všeho noviny. Vaši společnou slávu posouvají každý rok jiné akce. Na konci roku jí má být tak akorát:
    přílišná přináší skandál, a je-li jí málo, nikdo o vás neví.
    .acc = Severní Ameriku
viticulture-continent-africa = Afrika
    .about = Od Kapska až po středomořské pobřeží se vinaři potýkají s bojkotem, suchem a nepokoji. Každý
    rok na vás dolehne nějaká těžkost a trvá, dokud na ni společně nevyložíte ty správné karty zdrojů.
    Zvládnutá přinese odměnu, nezvládnutá škodí.
    .acc = Afriku

## Obtížnosti

viticulture-difficulty-introductory = rozjezd
viticulture-difficulty-easy = lehká
    .acc = lehkou
viticulture-difficulty-medium = střední
viticulture-difficulty-hard = těžká
viticulture-level-easy = snadná úroveň
viticulture-level-hard = těžká úroveň
    .acc = těžkou

## Události Zelenostruží

viticulture-event-gg_innovation = Inovace
    .about = Královští řemeslníci otevírají dílny a každý dobrý nápad v nich dostane tvar.
    .acc = Inovaci
viticulture-event-gg_market = Tržní náměstí
    .about = V den trhu má každý co vyměnit a co povyprávět.
viticulture-event-gg_school = Královská škola
    .about = Královští učitelé přivítají každého, kdo smekne klobouk a poslouchá.
    .acc = Královskou školu
viticulture-event-gg_buyer = Královský nákupčí
    .about = Dvůr má žízeň a jeho nákupčí klepe na dveře každého sklepa.
    .acc = Královského nákupčího
viticulture-event-gg_audience = Audience u krále
    .about = Hluboká poklona, krátká řeč a bohatý dar: dnes má král čas právě na tebe.
    .acc = Audienci u krále
viticulture-event-gg_feast = Slavnost sklizně
    .about = Mezi řádky révy stojí dlouhé stoly a celé Zelenostruží na ně něco přináší.

## Události Asie

viticulture-event-as_raisins = Rozinky z Buchary
    .about = Na střechách Buchary se hrozny scvrkávají na slunci, až z nich zbude jen sladkost.
viticulture-event-as_dolma = Plněné vinné listy
    .about = Od Kavkazu po Levantu se do vinných listů balí rýže s bylinkami a nic z révy nepřijde
    nazmar.
viticulture-event-as_qvevri = Hliněné nádoby kvevri
    .about = Nádoby zakopané až po hrdlo drží gruzínské víno v chladu, dokud nedozraje.
viticulture-event-as_churchkhela = Čurčchela
    .about = Ořechy navlečené na niti se namáčejí v hustém moštu a suší se zavěšené jako svíčky.
    .acc = Čurčchelu
viticulture-event-as_silk_road = Hedvábná stezka
    .about = Karavany roznášejí od oázy k oáze sazenice, recepty i pověst o dobrém víně.
    .acc = Hedvábnou stezku
viticulture-event-as_banquet = Císařská hostina
    .about = Císař ochutnává tvé víno a celý dvůr čeká, jak se zatváří.
    .acc = Císařskou hostinu
viticulture-event-as_koshu = Bílé hrozny kóšú
    .about = Pod horou Fudži dostane každý hrozen papírovou stříšku, aby na něj nepršelo.
viticulture-event-as_poets = Hostina perských básníků
    .about = Perští básníci opěvovali víno tak sladce, že z jejich veršů máme žízeň dodnes.
    .acc = Hostinu perských básníků
viticulture-event-as_monsoon = Štědrý monzun
    .about = Deště přicházejí včas a země se napije dosyta.
viticulture-event-as_night_market = Noční trh
    .about = Rozsvěcejí se lampiony, pánve syčí a hrozny se prodávají po hrstech až do rána.

## Události Oceánie

viticulture-event-oc_cuttings = Řízky z mysu Dobré naděje
    .about = Řízky přežily dlouhou plavbu a teď potřebují ruce, které je pošlou dál.
viticulture-event-oc_busby = Rady Jamese Busbyho
    .about = Busby prošel vinice ve Španělsku i ve Francii a všechno zapisuje, aby jiní nemuseli hádat.
viticulture-event-oc_sydney = Hniloba v Sydney
    .about = Nad zátokou leží dusné léto a z mladých výhonků zbývá jen kaše.
    .acc = Hnilobu v Sydney
viticulture-event-oc_marsden = Misionář Samuel Marsden
    .about = Misionář nese v jedné ruce Bibli a ve druhé otýpku révy.
    .acc = Misionáře Samuela Marsdena
viticulture-event-oc_barossa = Slezští osadníci v Barosse
    .about = Ze Slezska odešli kvůli víře a v novém domově znějí chorály i motyky.
    .acc = Slezské osadníky v Barosse
viticulture-event-oc_dalmatians = Dalmatští kopáči
    .about = Přes den kopou pryskyřici kauri a večer lisují víno, jako to doma dělali jejich dědové.
    .acc = Dalmatské kopáče
viticulture-event-oc_exhibition = Výstava v Melbourne
    .about = Hosté ze všech koutů impéria stojí frontu na sklenku, které nevěřili.
    .acc = Výstavu v Melbourne
viticulture-event-oc_gold = Zlatá horečka
    .about = Všichni míří na naleziště a za žízeň se platí zlatým prachem.
    .acc = Zlatou horečku
viticulture-event-oc_louse = Mšička ve Viktorii
    .about = Pár teček na kořenech u Geelongu stačí, aby uschly celé řádky.
    .acc = Mšičku ve Viktorii
viticulture-event-oc_roseworthy = Vinařská škola Roseworthy
    .about = V Roseworthy se mladí učí z knih to, co jejich rodiče poznali ze špatných ročníků.
    .acc = Vinařskou školu Roseworthy

## Události Jižní Ameriky

viticulture-event-sa_carabantes = Otec Francisco de Carabantes
    .about = Podle pověsti připlula první chilská réva v zavazadle tohoto kněze.
    .acc = Otce Francisca de Carabantes
viticulture-event-sa_cedron = Otec Juan Cedrón
    .about = Jeho muly přecházejí Andy a v jejich nákladu dřímá první argentinské víno.
    .acc = Otce Juana Cedróna
viticulture-event-sa_jesuits = Jezuitští bratři
    .about = Za zdmi misií se bratři starají o sklepy stejně pečlivě jako o kroniky.
    .acc = Jezuitské bratry
viticulture-event-sa_sarmiento = Domingo Faustino Sarmiento
    .about = Budoucí prezident věří ve školy a jednu chce i pro révu.
    .acc = Dominga Faustina Sarmienta
viticulture-event-sa_pouget = Michel Aimé Pouget
    .about = Francouzský agronom vybaluje v Mendoze svůj malbec a Argentina už se ho nevzdá.
    .acc = Michela Aimého Pougeta
viticulture-event-sa_harriague = Pascual Harriague
    .about = Baskický pěstitel v Saltu vsadí na tannat a Uruguay nachází své víno.
    .acc = Pascuala Harriagueho
viticulture-event-sa_ochagavia = Silvestre Ochagavía
    .about = Z Francie si zve révu i vinaře a chilské statky se začínají podobat zámkům.
    .acc = Silvestra Ochagavíu
viticulture-event-sa_benegas = Tiburcio Benegas
    .about = Guvernér, bankéř a vinař v jedné osobě ukazuje Mendoze, že víno uživí celé město.
    .acc = Tiburcia Benegase
viticulture-event-sa_concha = Melchor Concha y Toro
    .about = Markýz rozhlásí, že v jeho sklepě bydlí čert, a nejlepší lahve zůstávají na svém místě.
    .acc = Melchora Conchu y Toro
viticulture-event-sa_goyenechea = Isidora Goyenechea
    .about = Jedna z nejbohatších žen své doby pečuje o své lidi stejně jako o révu.
    .acc = Isidoru Goyenechea

## Události Evropy

viticulture-event-eu_grants = Státní příspěvek na stavby
    .about = Ministerstvo otevírá pokladnu a v každé vsi roste lešení.
viticulture-event-eu_phylloxera = Révokaz
    .about = Hmyz, kterého si sotva kdo všimne, ohlodává kořeny celého světadílu.
    .acc = Révokaza
viticulture-event-eu_definition = Zákonná definice vína
    .about = Právníci a vinaři se přou o to, co se ještě smí jmenovat víno.
    .acc = Zákonnou definici vína
viticulture-event-eu_rootstocks = Americké podnože
    .about = Lék přichází odtud, odkud přišla i zkáza: americké kořeny pod evropskou révou.
viticulture-event-eu_fraud = Zákon proti falšování
    .about = Rozinky, cukr a barvivo ze zadní místnosti už za bordeaux neprojdou.
viticulture-event-eu_fair = Světová výstava v Paříži
    .about = Paříží se prochází celý svět a v ruce drží sklenku.
    .acc = Světovou výstavu v Paříži
viticulture-event-eu_coops = Vinařská družstva
    .about = Co si nemůže dovolit jeden vinař, koupí společně celá vesnice.
viticulture-event-eu_classification = Klasifikace vín
    .about = Na burze visí seznam a každý zámek na něm hledá nejdřív sám sebe.
    .acc = Klasifikaci vín
viticulture-event-eu_prices = Závratné ceny
    .about = Vína zbývá tak málo, že sudy mění majitele dřív, než se naplní.
viticulture-event-eu_land_tax = Pozemková daň
    .about = Výběrčí obchází vinici krok za krokem a každý řádek si poznamená.
    .acc = Pozemkovou daň

## Události Severní Ameriky

viticulture-event-na_catawba = Šumivá Catawba
    .about = Domácí odrůda, tvrdohlavý právník a chladný sklep: Ohio má vlastní bublinky.
    .acc = Šumivou Catawbu
viticulture-event-na_press = Noviny z Cincinnati
    .about = Stačí vlídné slovo v ranním vydání a v poledne stojí u vrat fronta.
viticulture-event-na_maine = Zákaz v Maine
    .about = V Maine vysychají pípy ze zákona a noviny nepíšou o ničem jiném.
viticulture-event-na_st_louis = Výstava v St. Louis
    .about = Elektrické světlo, zmrzlina a tvé víno: St. Louis chce ochutnat všechno.
    .acc = Výstavu v St. Louis
viticulture-event-na_prohibition = Prohibice
    .about = Úředně nikdo nepije a všechny ty hrozny jsou úředně na šťávu.
    .acc = Prohibici
viticulture-event-na_paris = Pařížská degustace
    .about = Etikety jsou zakryté, porota francouzská a vítěz pochází z Kalifornie.
    .acc = Pařížskou degustaci
viticulture-event-na_radio = Rozhlasová reportáž
    .about = Reportér prochází s mikrofonem tvým sklepem a poslouchá ho celá země.
    .acc = Rozhlasovou reportáž
viticulture-event-na_hollywood = Hvězdy z Hollywoodu
    .about = Filmové hvězdy přijíždějí v dlouhých vozech a z tvé terasy se usmívají do všech objektivů.
viticulture-event-na_labels = Skandál s etiketami
    .about = Někdo odlepil z láhve etiketu a našel pod ní jinou.
viticulture-event-na_napa = Rozkvět Napy
    .about = Kde dřív rostly švestky, tam se celé údolí mění ve vinici.

## Události Afriky

viticulture-event-af_boycott = Bojkot
    .about = Od země, která rozděluje své lidi, nechce svět kupovat.
viticulture-event-af_drought = Sucho
    .about = Z přehrady zbyla louže a listí šustí jako papír.
viticulture-event-af_louse = Révokaz na Kapsku
    .about = Škůdce se dostal přes oceán a usadil se v kořenech kapské révy.
    .acc = Révokaza na Kapsku
viticulture-event-af_unrest = Politické nepokoje
    .about = Ulice jsou hlučné, silnice zahrazené a hosté zůstávají doma.
viticulture-event-af_locusts = Kobylky
    .about = Na obzoru stoupá mrak, ale déšť nepřinese.
viticulture-event-af_markets = Ztracené trhy
    .about = Lodě, které čekávaly na tvé sudy, teď přístav míjejí.
viticulture-event-af_sirocco = Pouštní vítr
    .about = Horký vítr nechává písek mezi řádky i v každém hrdle.
viticulture-event-af_labour = Spory o mzdy
    .about = Sběrači odložili koše a chtějí jednat.
viticulture-event-af_quotas = Výrobní kvóty
    .about = Vzdálený úřad rozhoduje, kolik vína smí ve tvém sklepě vzniknout.
viticulture-event-af_new_dawn = Nový začátek
    .about = Lidé, kteří nikdy neseděli u jednoho stolu, spolu zakládají vinici.

## Cíle Evropy

viticulture-goal-eu_v1 = Plné pole
viticulture-goal-eu_v2 = Osázené vinice
viticulture-goal-eu_v3 = Velká výsadba
    .acc = Velkou výsadbu
viticulture-goal-eu_v4 = Bohatá sklizeň
    .acc = Bohatou sklizeň
viticulture-goal-eu_s1 = Základní vybavení
viticulture-goal-eu_s2 = Prostorný sklep
viticulture-goal-eu_s3 = Chlouba vinice
    .acc = Chloubu vinice
viticulture-goal-eu_s4 = Stavební ruch
viticulture-goal-eu_w1 = Pestrý sklep
viticulture-goal-eu_w2 = Vyzrálé víno
viticulture-goal-eu_w3 = Vlastní bublinky
viticulture-goal-eu_w4 = Zásobený sklep
viticulture-goal-eu_t1 = Plná pokladna
    .acc = Plnou pokladnu
viticulture-goal-eu_t2 = Jistý výdělek
viticulture-goal-eu_t3 = Čilá výměna
    .acc = Čilou výměnu
viticulture-goal-eu_t4 = Velká zakázka
    .acc = Velkou zakázku
viticulture-goal-eu_l1 = Vyučení lidé
    .acc = Vyučené lidi
viticulture-goal-eu_l2 = Pohostinnost
viticulture-goal_category-vineyard = vinice
    .acc = vinici
viticulture-goal_category-structures = zařízení
viticulture-goal_category-wine = víno
viticulture-goal_category-trade = obchod
viticulture-goal_category-labour = práce
    .acc = práci

## Zdroje Afriky

viticulture-resource-water = Voda
    .count = { $count }× voda
    .acc = vodu
viticulture-resource-tools = Nářadí
    .count = { $count }× nářadí
    .acc = nářadí
viticulture-resource-knowledge = Znalosti
    .count = { $count }× znalosti
    .acc = znalosti
viticulture-resource-unity = Soudržnost
    .count = { $count }× soudržnost
    .acc = soudržnost
viticulture-resource-routes = Obchodní cesty
    .count = { $count }× obchodní cesty
    .acc = obchodní cesty

## Obdélníkové destičky inovací

viticulture-tile-plant = Dvojí výsadba
    .acc = Dvojí výsadbu
viticulture-tile-draw_vine = Výběr révy
viticulture-tile-tour = Velká prohlídka
    .acc = Velkou prohlídku
viticulture-tile-build = Dvojí stavba
    .acc = Dvojí stavbu
viticulture-tile-play_summer = Dva letní návštěvníci
    .acc = Dva letní návštěvníky
viticulture-tile-field_or_grape = Trh s poli a hrozny
viticulture-tile-trade = Obchod 1 : 2
viticulture-tile-innovate = Dvojí inovace
    .acc = Dvojí inovaci
viticulture-tile-harvest = Dvojí sklizeň
viticulture-tile-draw_order = Objednávky na počkání
viticulture-tile-make_wine = Tři vína
viticulture-tile-train = Dvojí vyučení
viticulture-tile-play_winter = Dva zimní návštěvníci
    .acc = Dva zimní návštěvníky
viticulture-tile-fill_order = Dvě objednávky
viticulture-tile-innovate_solo = Dvojí inovace (sólo)
    .acc = Dvojí inovaci (sólo)
viticulture-tile-fill_order_solo = Dvě objednávky (sólo)

## Oválné destičky inovací

viticulture-oval-vine = Karta vinné révy
    .acc = kartu vinné révy
viticulture-oval-lira_1 = 1 mince
    .acc = 1 minci
viticulture-oval-lira_2 = 2 mince
viticulture-oval-order = Objednávka vína
    .acc = objednávku vína
viticulture-oval-summer_visitor = Letní návštěvník
    .acc = letního návštěvníka
viticulture-oval-winter_visitor = Zimní návštěvník
    .acc = zimního návštěvníka
viticulture-oval-vp = 1 VB
viticulture-oval-age_grape = Zrání 1 hroznu
    .acc = zrání 1 hroznu
viticulture-oval-age_wine = Zrání 1 vína
    .acc = zrání 1 vína
viticulture-oval-grape = Hrozen s hodnotou 1
    .acc = hrozen s hodnotou 1
viticulture-oval-everyone_lira = 1 mince pro každého
    .acc = 1 minci pro každého
viticulture-oval-arrow_left = Šipka doleva
    .acc = šipku doleva
viticulture-oval-arrow_right = Šipka doprava
    .acc = šipku doprava
viticulture-oval-arrow_up = Šipka nahoru
    .acc = šipku nahoru
viticulture-oval-arrow_down = Šipka dolů
    .acc = šipku dolů

## Rodiče na místě matky

viticulture-parent-joaquin = Joaquin
    .acc = Joaquina
viticulture-parent-emeka = Emeka
    .acc = Emeku
viticulture-parent-hiroshi = Hiroši
    .acc = Hirošiho
viticulture-parent-mateo = Mateo
    .acc = Matea
viticulture-parent-tane = Tane
    .acc = Taneho
viticulture-parent-luca = Luca
    .acc = Lucu
viticulture-parent-omar = Omar
    .acc = Omara
viticulture-parent-anders = Anders
    .acc = Anderse
viticulture-parent-bohdan = Bohdan
    .acc = Bohdana
viticulture-parent-kofi = Kofi
    .acc = Kofiho

## Rodiče na místě otce

viticulture-parent-paloma = Paloma
    .acc = Palomu
viticulture-parent-amara = Amara
    .acc = Amaru
viticulture-parent-mei = Mej
viticulture-parent-ingrid = Ingrid
viticulture-parent-leilani = Leilani
viticulture-parent-zuzana = Zuzana
    .acc = Zuzanu
viticulture-parent-fatima = Fatima
    .acc = Fatimu
viticulture-parent-rosa = Rosa
    .acc = Rosu
viticulture-parent-priya = Prija
    .acc = Priju
viticulture-parent-thandi = Thandi

## Formulář pro nový stůl

viticulture-world-web-setting-continent = Světadíl
viticulture-world-web-setting-events = Události
viticulture-world-web-setting-hands = Karty v ruce
viticulture-world-web-setting-structures = Karty zařízení
