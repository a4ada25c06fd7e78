# Konec hry: čeho se dosáhlo, co a odkdy chybělo, odkud je vliv.

viticulture-web-result-influence = Vliv
viticulture-web-result-reached =
    { $seats ->
        [1] Máš aspoň { $goal } bodů a svět zná tvé víno: vliv je plný od { $year }. roku.
       *[other] Všichni mají aspoň { $goal } bodů a svět zná vaše víno: vliv je plný od { $year }. roku.
    }
viticulture-web-result-lacking-influence =
    { $seats ->
        [1] Máš aspoň { $goal } bodů, ale svět tvé víno ještě nezná: do plného vlivu chybí { $count }.
       *[other] Všichni mají aspoň { $goal } bodů, ale svět vaše víno ještě nezná: do plného vlivu chybí { $count }.
    }
viticulture-web-result-lacking-points =
    { $who ->
        [alone] Svět zná tvé víno, ale na { $goal } bodů to nestačilo.
        [neither] Svět zná vaše víno, ale { $goal } bodů nemá ani jeden z vás.
        [none] Svět zná vaše víno, ale { $goal } bodů nemá nikdo z vás.
       *[some] Svět zná vaše víno, ale { $short ->
            [one] jeden z vás nemá
            [few] { $short } z vás nemají
           *[other] { $short } z vás nemá
        } { $goal } bodů.
    }
viticulture-web-result-lacking-both =
    { $seats ->
        [1] Tentokrát nevyšlo ani jedno: { $goal } bodů, ani plný vliv.
       *[other] Tentokrát nevyšlo ani jedno: { $goal } bodů pro každého, ani plný vliv.
    }
viticulture-web-result-chip-seats = aspoň { $goal } bodů: { $count } { PREPOSITION("z", $seats) } { $seats }
viticulture-web-result-chip-points = body: { $count } { PREPOSITION("z", $goal) } { $goal }
viticulture-web-result-chip-influence = vliv { $count } { PREPOSITION("z", $goal) } { $goal }

## Odkud je vliv

viticulture-web-result-step-start = od začátku
viticulture-web-result-step-events = z události
viticulture-web-result-step-bought = koupený
viticulture-web-result-step-points = za mnoho bodů
viticulture-web-result-from-start = { $count } od začátku
viticulture-web-result-from-events =
    { $count ->
        [one] { $count } z události
       *[other] { $count } z událostí
    }
viticulture-web-result-from-bought =
    { $count ->
        [one] { $count } koupený
        [few] { $count } koupené
       *[other] { $count } koupených
    }
viticulture-web-result-from-points = { $count } za { $points } bodů ({ $player })

## Co a kdy chybělo

viticulture-web-result-slow =
    { $year ->
        [0] Už od začátku musel každý rok přinést
       *[other] Po { $year }. roce musel každý další rok přinést
    } { $need }, ale nejlepší rok této hry přinesl { $best }.
viticulture-web-result-before =
    { $need ->
        [one] O rok dřív by ještě stačil { $need }.
        [few] O rok dřív by ještě stačily { $need }.
       *[other] O rok dřív by ještě stačilo { $need }.
    }
viticulture-web-result-open =
    Ještě poslední rok to mohl dohnat: před ním { $need ->
        [one] chyběl { $need }
        [few] chyběly { $need }
       *[other] chybělo { $need }
    } a nejlepší rok této hry přinesl { $best }.
viticulture-web-result-fell = Na konci { $year }. roku splněno, pak zase ztraceno.
viticulture-web-result-slip =
    { $year ->
        [0] Při tempu tohoto stolu byl cíl mimo dosah už od začátku.
       *[other] Při tempu tohoto stolu byl cíl mimo dosah nejpozději po { $year }. roce.
    } Je to odhad: co by musel přinést každý zbývající rok, proti nejlepšímu roku ve hře.

## Klíčové okamžiky

viticulture-web-result-moment-event = { $event }: vliv +{ $count }
viticulture-web-result-moment-fall = { $event }: vliv −{ $count }
viticulture-web-result-moment-bought = { $player } kupuje vliv
viticulture-web-result-moment-thirty = { $player } dosahuje { $points } bodů
viticulture-web-result-moment-goal = { $player } dosahuje { $goal } bodů
viticulture-web-result-moment-orders =
    { $count ->
        [one] { $player } vyřizuje objednávku
        [few] { $player } vyřizuje { $count } objednávky
       *[other] { $player } vyřizuje { $count } objednávek
    } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
viticulture-web-result-moment-trade = { $player } a { $other } uzavírají výměnu

## Shody

viticulture-web-result-tie-lira = Shoda bodů; rozhodly mince: { $player } { $count }, { $other } { $fewer }.
viticulture-web-result-tie-wines = Shoda bodů i mincí; rozhodla hodnota vína: { $player } { $count }, { $other } { $fewer }.
viticulture-web-result-tie-grapes = Shoda bodů, mincí i vína; rozhodla hodnota hroznů: { $player } { $count }, { $other } { $fewer }.
