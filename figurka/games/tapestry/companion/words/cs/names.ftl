### Bot ke stolu: na co se ptá a co nabízí a říká tomu, kdo hraje tištěné Tapestry sám.

## Hra

game-tapestry-automa = Tapestry: bot ke stolu
    .short = Hraješ s krabicí na stole; Automa a Stínová říše táhnou tady a řeknou proč.
    .about = Hraješ sólo tištěné Tapestry u vlastního stolu. Zadej, co se v tvém tahu stalo, a dozvíš se,
    co na stole přesunout za Automu a Stínovou říši a proč.
    .note = Potřebuješ tištěnou hru. Tohle je neoficiální a nekomerční zpracování.
tapestry-automa-ways-to-win = Odehraj svůj tah u stolu a pak zadej každý postup a každé dobytí, každý dílek položený na mapu a každé zvýšení blahobytu v tom pořadí, v jakém přišly. Potom tah ukonči a na stole přesuň, co přesouvají boti.

## Nastavení

tapestry-automa-level-1 = { tapestry-level-1 }
    .about = { tapestry-level-1.about }
tapestry-automa-level-2 = { tapestry-level-2 }
    .about = { tapestry-level-2.about }
tapestry-automa-level-3 = { tapestry-level-3 }
    .about = { tapestry-level-3.about }
tapestry-automa-level-4 = { tapestry-level-4 }
    .about = { tapestry-level-4.about }
tapestry-automa-level-5 = { tapestry-level-5 }
    .about = { tapestry-level-5.about }
tapestry-automa-level-6 = { tapestry-level-6 }
    .about = { tapestry-level-6.about }
tapestry-automa-first-you = Ty
    .about = První tah máš ty.
tapestry-automa-first-automa = Boti
    .about = První tah mají boti.
tapestry-automa-web-setting-first = Kdo začíná

## Otázky

tapestry-ask-report = Co se stalo v tvém tahu?
tapestry-ask-moved = Můžeme dál?
tapestry-ask-special = Co vzácnějšího se stalo?
tapestry-ask-camp = Na kterém území stojí tvoje budova?
tapestry-ask-defence = Objevila se při útoku na { $because } mezi kartami Automy léčka?
tapestry-ask-outcome = Kolik bodů máš ve srovnání s Automou?

## Co se dá zadat

tapestry-option-special = Něco vzácnějšího
tapestry-option-camp = Budova Nomádů
tapestry-option-undefended = Bez obrany
tapestry-automa-label-advance = Postup: { $track }, pole { $number } ({ $space })
tapestry-automa-label-back =
    { $number ->
        [0] Zpět: { $track }, na začátek
       *[other] Zpět: { $track }, pole { $number } ({ $space })
    }
tapestry-automa-label-back-some = Zpět: jeden z tvých žetonů na stupnici { $track }
tapestry-automa-label-tile = Dílek na pole { $place }
tapestry-automa-label-outpost = Žeton osídlení na pole { $place }
tapestry-automa-label-attack = Žeton osídlení na pole { $place }, které ovládá { $player }
tapestry-automa-label-piece = Tvůj druhý kus na pole { $place }: žeton Izolacionistů, nebo budova či dominanta Nomádů
tapestry-automa-label-stand-up = Tvůj povalený žeton na poli { $place } zase stojí (Revoluce); o pole přichází { $player }
tapestry-automa-label-income = { $count }. zvýšení blahobytu
tapestry-automa-label-special = Něco vzácnějšího: dominanta díky Dystopii, Věk objevů, Singularita UI, Nomádi
tapestry-automa-label-done = To byl můj tah
tapestry-automa-label-moved = Hotovo, dál
tapestry-automa-label-discovery = Věk objevů: oba boti postupují na stupnici { $track }
tapestry-automa-label-landmark = Dominanta { $landmark } díky kartě (Dystopie)
tapestry-automa-label-restart = Singularita UI: tvůj žeton začíná znovu na stupnici { $track }
tapestry-automa-label-camp = Nomádi: budova nebo dominanta na prázdné území
tapestry-automa-label-nothing = Nic z toho
tapestry-automa-label-trap-take = Léčka: území ti zůstává
tapestry-automa-label-trap-decline = Bez léčky: o území přicházíš
tapestry-automa-label-defence-failed = Ne: všechny její karty jsou odhozené a pole je tvoje
tapestry-automa-label-defence-trap =
    { $count ->
        [0] Ano, a vedle její karty už žádná karta tapiserie nezbývá
        [one] Ano, a vedle její karty zbývá { $count } karta tapiserie
        [few] Ano, a vedle její karty zbývají { $count } karty tapiserie
       *[other] Ano, a vedle její karty zbývá { $count } karet tapiserie
    }
tapestry-automa-label-defence-none = Bránit se nemohla (Drancování a plenění), karty jí zůstávají
tapestry-automa-label-outcome-more = Víc než { $count } VB: vyhráváš
tapestry-automa-label-outcome-equal = Přesně { $count } VB a zbyl ti aspoň jeden zdroj: vyhráváš
tapestry-automa-label-outcome-shared = Přesně { $count } VB a nezbyl ti žádný zdroj: o vítězství se dělíte
tapestry-automa-label-outcome-fewer = Méně než { $count } VB: vyhrává Automa

## Zápis hry: rozložení botů

tapestry-tell-lays-out-level =
    { $count ->
        [2] Úroveň 2: polož kartu blahobytu Automy běžnou stranou nahoru (A-12).
        [5] Úroveň 5: polož kartu blahobytu Automy těžkou stranou nahoru (A-12).
        [6] Úroveň 6: polož kartu blahobytu Automy těžkou stranou nahoru (A-12).
       *[other] Úroveň { $count }: polož kartu blahobytu Automy běžnou stranou nahoru a její tabulku překryj kartou této úrovně (A-12).
    }
tapestry-tell-lays-out-civilization = { $player } má civilizaci { $thing } a oblíbenou stupnici { $things }: označuje ji jeden její žeton osídlení, v zásobě jich tedy zbývá 7 (A-14).
tapestry-tell-lays-out-shadow = { $player } má oblíbenou stupnici { $thing }: označuje ji jeden její žeton osídlení, v zásobě jich tedy zbývá 9 (A-16).
tapestry-tell-lays-out-map = Tvoje dva žetony osídlení začínají tady: { $things } (čísla 2/4). { $player } má své dva tady: { $thing } (čísla 3/5). Na začátku každé stupnice máte všichni tři po žetonu (A-11, A-13, A-15).
tapestry-tell-lays-out-hexes = Pole mapy se jmenují jako na nákresu, kde je stupnice Vojenství nahoře: písmeno je sloupec (zleva K, L, M, N, P, Q, R), číslo je pořadí pole ve sloupci shora.
tapestry-tell-lays-out-cards = Tištěné karty rozhodnutí nech v krabici, táhnou se tady. Dílky a karty tapiserie, které { $player } dostává, ber z hromádek na stole; nejdřív vyřaď, co se sólo nepoužívá (A-8).
tapestry-tell-lays-out-head-start = Na úrovni 1 začínáš své první zvýšení blahobytu postupem zdarma na každé stupnici; tyto čtyři postupy zadej spolu se zvýšením blahobytu (A-121).
tapestry-tell-lays-out-first =
    { $who ->
        [you] První tah máš ty (A-19).
       *[other] První tah má { $player } (A-19).
    }

## Na co se ptá pro jistotu

tapestry-automa-caution-piece = Pole { $place } už ovládáš. Druhý kus by tam přidali jen Izolacionisté nebo Nomádi; možná myslíš jiné pole.
tapestry-automa-caution-stand-up = Na poli { $place } leží tvůj povalený žeton. Zase ho postaví jen Revoluce; možná myslíš jiné pole.
tapestry-automa-caution-far = Pole { $place } nesousedí s žádným tvým územím. Tak daleko dosáhneš jen zřídka; možná myslíš jiné pole.

## Zápis hry: tištěný stůl

tapestry-automa-space = { $number } ({ $space })

tapestry-automa-tell-explores =
    { $who ->
        [you] Pokládáš dílek na { $place }.
        [bot] { $player } pokládá svrchní dílek z hromádky lícem nahoru na { $place }.
       *[other] { $player } pokládá dílek na { $place }.
    }
tapestry-automa-tell-traps = Používáš léčku a { $other } nedobude { $place }. Odhoď ji a vezmi si 1 zdroj podle výběru.
tapestry-tell-closes =
    { $who ->
        [you] Přidáváš druhý kus na { $thing }, které už nikdo nedobude.
       *[other] { $player } přidává druhý kus na { $thing }, které už nikdo nedobude.
    }
tapestry-tell-settles =
    { $who ->
        [you] Stavíš budovu na { $thing }.
       *[other] { $player } staví budovu na { $thing }.
    }
tapestry-tell-bot-keeps-cards =
    { $count ->
        [0] { $player } už vedle své karty žádnou kartu tapiserie nemá.
        [one] { $player } má vedle své karty ještě { $count } kartu tapiserie.
        [few] { $player } má vedle své karty ještě { $count } karty tapiserie.
       *[other] { $player } má vedle své karty ještě { $count } karet tapiserie.
    }
tapestry-tell-told-the-last =
    { $who ->
        [you]
            { $count ->
                [0] Tvoje hra končí; spočítej si body.
               *[other] Tvoje hra končí; spočítej si body. Boti teď hrají sami a na léčku už se tě neptají, protože ji zahrát nemůžeš (A-140).
            }
       *[other] { $player } končí svou hru.
    }

## Proč se něco zadat nedá

tapestry-automa-refusal-no-turn-yet = Tah je postup, nebo zvýšení blahobytu; nejdřív zadej jedno z toho.
tapestry-automa-refusal-first-income = Tvůj první tah je vždycky zvýšení blahobytu; nejdřív zadej 1. zvýšení blahobytu.
tapestry-automa-refusal-income-told = Zvýšení blahobytu už je v tomto tahu zadané.
tapestry-automa-refusal-no-outpost = V zásobě nemáš žádný žeton osídlení.
tapestry-automa-refusal-at-start = Tvůj žeton je na této stupnici na začátku.

## Terminál

cli-help-automa = Hraje za boty u tvého tištěného Tapestry: zadáš, co se v tvém tahu stalo, a dozvíš se, co na stole přesunout a proč.
cli-help-automa-level = Úroveň botů od 1 do 6; jinak 2.
cli-help-automa-first = Kdo začíná: you (ty), nebo automa; jinak ty.
cli-help-automa-save = Soubor, do kterého se hra ukládá po každé odpovědi; jinak jeden ve tvé vlastní složce.
cli-help-automa-new = Začít novou hru; rozehraná zůstane uložená stranou.
cli-error-automa-file = V souboru { $file } je hra { $game }, ne hra s botem ke stolu.
cli-automa-under-way =
    { $era ->
        [0] Máš rozehranou hru: úroveň { $level }, před tvým 1. zvýšením blahobytu.
       *[other] Máš rozehranou hru: úroveň { $level }, po tvém { $era }. zvýšení blahobytu; Automa má { $points } VB.
    }
cli-automa-offer = Pokračovat v ní? (Enter: ano · n: začít novou){" "}
cli-automa-kept = Rozehraná hra zůstává uložená.
cli-automa-aside = Rozehraná hra zůstává uložená; pokračovat v ní můžeš takto: { $command }
cli-automa-aside-over = Předchozí dohraná hra zůstává uložená; znovu si ji prohlédneš takto: { $command }
cli-automa-enter = Enter: hotovo, dál
cli-automa-reasons-long = Proč: důvody vypíše j, tady na ně není místo.
cli-automa-sides = Hráči
cli-automa-bots-cards = Karty botů
cli-automa-outposts = osídlení
cli-automa-pair = otevřená dvojice
cli-automa-deck = v balíčku rozhodnutí
cli-automa-supply = vedle karty Automy
cli-automa-discard = odhozené
cli-automa-civilization = civilizace
cli-tapestry-automa-undo = vezme zpět, co bylo zadáno naposled; opakovaně až k začátku hry, i přes tahy botů
cli-automa-legend = ▨ dílek, který leží na tvém stole
cli-automa-hex = Se stupnicí Vojenství nahoře: { $column }. sloupec zleva, { $row }. pole shora. Sousedí s poli { $beside }.
cli-automa-points = Body Automy
cli-tapestry-automa-examples = ? kovárna, ? oblíbená, ? A-53
    .why = w N4

## Odkud jsou body Automy

tapestry-automa-score-tracks = { tapestry-score-tracks }
tapestry-automa-score-territories = { tapestry-score-territories }
tapestry-automa-score-technologies = { tapestry-score-technologies }
tapestry-automa-score-capital = Dominanty
tapestry-automa-score-income = Prvenství v epochách
tapestry-automa-score-civilization = { tapestry-score-civilization }
tapestry-automa-score-tapestry = { tapestry-score-tapestry }
tapestry-automa-score-achievements = { tapestry-score-achievements }

## Nadpisy pravidel

tapestry-automa-section-setup_common = { tapestry-section-setup_common }
tapestry-automa-section-setup_player = { tapestry-section-setup_player }
tapestry-automa-section-turn = { tapestry-section-turn }
tapestry-automa-section-income_turn = { tapestry-section-income_turn }
tapestry-automa-section-advance_turn = { tapestry-section-advance_turn }
tapestry-automa-section-explore = { tapestry-section-explore }
tapestry-automa-section-conquer = { tapestry-section-conquer }
tapestry-automa-section-invent_and_upgrade = { tapestry-section-invent_and_upgrade }
tapestry-automa-section-research = { tapestry-section-research }
tapestry-automa-section-buildings_and_capital = { tapestry-section-buildings_and_capital }
tapestry-automa-section-other = { tapestry-section-other }
tapestry-automa-section-end = { tapestry-section-end }
tapestry-automa-section-rulings-setup = { tapestry-section-rulings-setup }
tapestry-automa-section-rulings-turn = { tapestry-section-rulings-turn }
tapestry-automa-section-rulings-ordering = { tapestry-section-rulings-ordering }
tapestry-automa-section-rulings-limits = { tapestry-section-rulings-limits }
tapestry-automa-section-rulings-control = { tapestry-section-rulings-control }
tapestry-automa-section-rulings-trap = { tapestry-section-rulings-trap }
tapestry-automa-section-rulings-achievements = { tapestry-section-rulings-achievements }
tapestry-automa-section-rulings-neighbours = { tapestry-section-rulings-neighbours }
tapestry-automa-section-rulings-player_counts = { tapestry-section-rulings-player_counts }
tapestry-automa-section-rulings-gaining_civilizations = { tapestry-section-rulings-gaining_civilizations }
tapestry-automa-section-rulings-ai_singularity = { tapestry-section-rulings-ai_singularity }
tapestry-automa-section-rulings-capital = { tapestry-section-rulings-capital }
tapestry-automa-section-rulings-finished_players = { tapestry-section-rulings-finished_players }
tapestry-automa-section-rulings-final_income_turn = { tapestry-section-rulings-final_income_turn }
tapestry-automa-section-rulings-interactions = { tapestry-section-rulings-interactions }
tapestry-automa-section-rulings-explore = { tapestry-section-rulings-explore }
tapestry-automa-section-rulings-conquer = { tapestry-section-rulings-conquer }
tapestry-automa-section-rulings-income = { tapestry-section-rulings-income }
tapestry-automa-section-rulings-upgrade = { tapestry-section-rulings-upgrade }
tapestry-automa-section-solo-general = { tapestry-section-solo-general }
tapestry-automa-section-solo-setup = { tapestry-section-solo-setup }
tapestry-automa-section-solo-turn = { tapestry-section-solo-turn }
tapestry-automa-section-solo-track = { tapestry-section-solo-track }
tapestry-automa-section-solo-advancing = { tapestry-section-solo-advancing }
tapestry-automa-section-solo-benefits = { tapestry-section-solo-benefits }
tapestry-automa-section-solo-hexes = { tapestry-section-solo-hexes }
tapestry-automa-section-solo-conquer = { tapestry-section-solo-conquer }
tapestry-automa-section-solo-explore = { tapestry-section-solo-explore }
tapestry-automa-section-solo-traps = { tapestry-section-solo-traps }
tapestry-automa-section-solo-achievements = { tapestry-section-solo-achievements }
tapestry-automa-section-solo-income = { tapestry-section-solo-income }
tapestry-automa-section-solo-you = { tapestry-section-solo-you }
tapestry-automa-section-solo-end = { tapestry-section-solo-end }
tapestry-automa-section-solo-rulings = { tapestry-section-solo-rulings }
tapestry-automa-section-solo-chart = { tapestry-section-solo-chart }
tapestry-automa-section-solo-levels = { tapestry-section-solo-levels }
tapestry-automa-section-solo-civilizations = { tapestry-section-solo-civilizations }
tapestry-automa-section-solo-cards = { tapestry-section-solo-cards }
tapestry-automa-section-solo-duo = { tapestry-section-solo-duo }
