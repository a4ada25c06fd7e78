### Průvodce v první celé hře Viticulture. [jméno|slova] rozsvítí věc toho jména.

viticulture-guide-gift =
    { $gift ->
        [needed] Réva v tvé ruce potřebuje právě tohle zařízení: hráči si ho obvykle vezmou a { $lira-acc } nechají být.
        [structure] Tohle zařízení teď žádná tvá réva nepotřebuje. Místo něj můžeš dostat { $lira-acc } a zaplatit jimi to, které potřebuje.
        [points] Můžeš si natrvalo vzít { $points-acc }, nebo místo toho { $lira-acc }: za mince se dá hned v létě stavět, body se počítají na konci.
       *[other] Můžeš si vzít, co nabízí otec, a nemusíš za to později platit, nebo místo toho { $lira-acc } na něco jiného.
    }
viticulture-guide-row = Kdo vstane dřív, hraje celý rok první; kdo později, dostane teď víc. V prvním roce hráči obvykle hledí na to, co potřebují.
viticulture-guide-begin = Na léto i zimu dohromady máš { $count ->
        [one] { $count } pracovníka
        [few] { $count } pracovníky
       *[other] { $count } pracovníků
    }. V létě se sází, staví a provází; sklizeň, víno a objednávky přijdou v zimě.
viticulture-guide-near-end = Někdo už má { $points } bodů. Rok, ve kterém kdokoli dosáhne { $end }, je poslední a dohraje se celý.
viticulture-guide-fits = Všechno víno na [order|objednávku] máš ve sklepě: [fill|její vyřízení] přinese { $points-acc }. Odtud bývá nejvíc bodů.
viticulture-guide-hand = Držíš { $count } karet. Na konci roku musí pryč všechny nad { $limit }: hráči obvykle nejdřív zahrají návštěvníka.
viticulture-guide-cellar = Tvůj sklep končí na hodnotě { $top }, víno tam už nezraje. [cellar|{ $cellar }] mu dá růst dál.
viticulture-guide-filled = Objednávka je vyřízená: máš { $points-acc }. Od teď ti konec každého roku přinese { $lira-acc }.
viticulture-guide-made = Na konci každého roku víno získá 1 k hodnotě, má-li sklep místo. [order|Objednávky] chtějí nejmenší hodnotu: víc nevadí.
viticulture-guide-harvested = Hrozny leží na lisu. Další pracovník z nich [wine|vyrobí víno], letos v zimě nebo později; zatím zrají.
viticulture-guide-planted = Réva ponese rok co rok. [harvest|Sklízí se] v zimě: hráči si na to obvykle nechávají pracovníka.
viticulture-guide-grande = Na akci [place|„{ $action }“] je plno, tvůj zkušený pracovník tam ale smí i tak.
viticulture-guide-build = Hráči obvykle nejdřív stavějí, co potřebuje réva v ruce: treláž nebo zavlažování.

## Otázky dřív, než něco přijde nazmar

viticulture-guide-waits-order = objednávka, kterou můžeš vyřídit
viticulture-guide-waits-field = pole ke sklizni
viticulture-guide-last-worker = To je tvůj letošní poslední pracovník a na zimu čeká { $waits }. Přesto ho poslat už teď?
