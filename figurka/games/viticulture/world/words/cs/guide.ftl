### Průvodce v první celé hře Viticulture World. [jméno|slova] rozsvítí věc toho jména.

viticulture-world-guide-gift =
    { $gift ->
        [needed] Réva v tvé ruce potřebuje právě tohle zařízení: hráči si ho obvykle vezmou a { $lira-acc } nechají být.
        [structure] Tohle zařízení teď žádná tvá réva nepotřebuje. Místo něj můžeš dostat { $lira-acc } a zaplatit jimi to, které potřebuje.
        [points] Můžeš si natrvalo vzít { $points-acc }, nebo místo toho { $lira-acc }: za mince se dá hned v létě stavět, body se počítají na konci.
       *[other] Můžeš si vzít, co nabízí otec, a nemusíš za to později platit, nebo místo toho { $lira-acc } na něco jiného.
    }
viticulture-world-guide-goal =
    { $team ->
        [alone] Za { $years } let potřebuješ { $goal-acc } a vliv { $most }. Pozice, na které teď vstaneš, hned něco přinese a určí, kdy hraješ.
       *[team] Za { $years } let potřebuje každý z vás { $goal-acc } a tým vliv { $most }. Pozice, na které teď vstaneš, hned něco přinese a určí, kdy hraješ.
    }
viticulture-world-guide-hats = Žluté klobouky pracují jen v létě, hráči je proto obvykle posílají první. Kdo klobouk nemá, může počkat na zimu.
viticulture-world-guide-influence = Vliv je na { $influence }, k výhře chce { $most }. Krok stojí { $price-acc } a ty máš { $lira-acc }: [place|tady] ho můžeš koupit.
viticulture-world-guide-fits = Všechno víno na [order|objednávku] máš ve sklepě: [fill|její vyřízení] přinese { $points-acc }. Odtud bývá nejvíc bodů.
viticulture-world-guide-behind =
    { $team ->
        [alone] { $count ->
            [one] Chybí ti { $count } bod
            [few] Chybějí ti { $count } body
           *[other] Chybí ti { $count } bodů
        } a { $years ->
            [one] tohle je poslední rok
            [few] zbývají { $years } roky
           *[other] zbývá { $years } let
        }. Hráči teď obvykle jdou po objednávkách a už nestavějí.
       *[team] Jednomu z vás { $count ->
            [one] chybí { $count } bod
            [few] chybějí { $count } body
           *[other] chybí { $count } bodů
        } a { $years ->
            [one] tohle je poslední rok
            [few] zbývají { $years } roky
           *[other] zbývá { $years } let
        }. Hráči obvykle pomáhají tomu, kdo má nejméně.
    }
viticulture-world-guide-hand = Držíš { $count } karet. Na konci roku musí pryč všechny nad { $limit }: hráči obvykle nejdřív zahrají návštěvníka.
viticulture-world-guide-trade = Kde stojí spoluhráč, smí tvůj zkušený pracovník něco směnit. Vyhráváte spolu, a tak hráči často prostě darují, co druhý potřebuje.
viticulture-world-guide-answer = Vyhrajete nebo prohrajete spolu: ptej se jen, jestli směna pomůže týmu.
viticulture-world-guide-bare = Bonus oválu získá jen pracovník bez klobouku. Kde ovál není, hráči obvykle posílají klobouk.
viticulture-world-guide-tile = Dílek zlepší místo pro všechny a natrvalo. Hráči obvykle vyberou to, kam budete všichni často chodit.

## Otázky dřív, než něco přijde nazmar

viticulture-world-guide-last-worker = To je tvůj letošní poslední pracovník a na zimu čeká { $waits }. Přesto ho poslat už teď?
