### Stůl Tapestry v prohlížeči: vlastní lišta s kartou blahobytu, technologiemi, kartami a civilizacemi.

## Kdo a co

tapestry-web-dock-meter = { $resource }: { $count } { PREPOSITION("z", $most) } { $most }
tapestry-web-dock-points = Vítězné body
tapestry-web-dock-era-now =
    { $era ->
        [0] před první epochou
       *[other] { $era }. epocha
    }
tapestry-web-dock-finished = dohráno
tapestry-web-dock-outposts = Žetony osídlení v zásobě
tapestry-web-dock-territories = Ovládaná území
tapestry-web-dock-landmarks = Dominanty
tapestry-web-dock-tiles = Dílky území
tapestry-web-dock-no-tiles = V zásobě žádné nejsou. Přinášejí je blahobyt, stupnice a karty; spotřebuje je průzkum.
tapestry-web-dock-hand = Karty tapiserie v ruce
tapestry-web-dock-space = Dílky vesmíru

## Karta blahobytu

tapestry-web-dock-space-open = { $space }: { $gain }
tapestry-web-dock-space-covered = { $space }, zatím zakryté: { $gain }
tapestry-web-dock-uncovers = Opustí kartu blahobytu a odkryje pole { $space }, od teď při každém zvýšení blahobytu:
tapestry-web-dock-of = { $count } { PREPOSITION("z", $whole) } { $whole }
tapestry-web-dock-times = { $what }, { $count } × { $points }
tapestry-web-dock-income =
    { $turn ->
        [0] Další zisk nebude
        [5] Poslední zisk
       *[other] Příští zisk
    }
tapestry-web-dock-income-running = Zisk { $turn }. epochy
tapestry-web-dock-income-about = { $turn }. zvýšení blahobytu z 5, jak to vypadá teď
tapestry-web-dock-income-first = První zvýšení blahobytu nepřináší body.
tapestry-web-dock-income-last = Jen body.
tapestry-web-dock-income-none = Všech pět zvýšení blahobytu už proběhlo.
tapestry-web-dock-building = Čeká na kartě blahobytu ({ $row }). Když budovu získáš, přejde ta nejvíc vlevo do tvého hlavního města
    a odkryje své pole pro všechna další zvýšení blahobytu.
tapestry-web-dock-step-3 = Body ve 3. kroku: { $gain }
tapestry-web-dock-step-4 = Ve 4. kroku: { $gain }

## Epochy

tapestry-web-dock-eras = Tapiserie po epochách
tapestry-web-dock-era = { $number }. epocha
tapestry-web-dock-era-1 = Otevírá ji první zvýšení blahobytu: jen zisk.
tapestry-web-dock-era-2 = Otevírá ji 2. zvýšení blahobytu: civilizace, karta tapiserie, vylepšení a body, zisk.
tapestry-web-dock-era-3 = Otevírá ji 3. zvýšení blahobytu: civilizace, karta tapiserie, vylepšení a body, zisk.
tapestry-web-dock-era-4 = Otevírá ji 4. zvýšení blahobytu: civilizace, karta tapiserie, vylepšení a body, zisk.
tapestry-web-dock-era-5 = 5. zvýšení blahobytu pro tebe hru končí: jen civilizace, vylepšení a body.
tapestry-web-dock-era-first =
    { $count ->
        [one] Dřív než sousedé: { $count } libovolný zdroj
        [few] Dřív než sousedé: { $count } libovolné zdroje
        [many] Dřív než sousedé: { $count } libovolného zdroje
       *[other] Dřív než sousedé: { $count } libovolných zdrojů
    }
tapestry-web-dock-first = za prvenství:
tapestry-web-dock-not-first = soused byl rychlejší
tapestry-web-dock-not-laid = zatím bez karty
tapestry-web-dock-the-end = konec
tapestry-web-dock-face-down = Lícem dolů
    .about = Vyložená naslepo z balíčku, protože v ruce žádná karta nebyla. Nemá účinek.
tapestry-web-dock-copies = jako { $card }
tapestry-web-dock-in-force = platí
tapestry-web-dock-heralded = Už ji využili Heroldi.
tapestry-web-dock-under = Pod ní: { $card }

## Technologie

tapestry-web-dock-row-top = Horní
    .state = čtverec získán
tapestry-web-dock-row-middle = Prostřední
    .state = kruh získán
tapestry-web-dock-row-bottom = Dolní
    .state = nové
tapestry-web-dock-circle = kruh
tapestry-web-dock-square = čtverec
tapestry-web-dock-no-techs = Zatím žádné technologie: vynálezy přinášejí stupnice technologie, dílky území a karty.
tapestry-web-dock-need-own = { $need }. To splňuješ.
tapestry-web-dock-need-neighbour = { $need }. Splňuje { $player }.
tapestry-web-dock-need-golden_age = Zlatý věk: podmínku není třeba splnit.
tapestry-web-dock-need-inventors = Leží na ní žeton Vynálezců: podmínku není třeba splnit.
tapestry-web-dock-need-missing = { $need }. Zatím nesplněno: { $have }.
tapestry-web-dock-have-space =
    { $who ->
        [you] jsi na poli { $number }
       *[other] { $player } je na poli { $number }
    }
tapestry-web-dock-have-buildings = umístěno { $buildings }
tapestry-web-dock-tech-of = Vlastní ji { $player }.
tapestry-web-dock-landmark-gone = { $landmark }: dominantu už má { $player }, nepřinese nic

## Ruka

tapestry-web-dock-hand-hidden =
    { $count ->
        [one] { $count } skrytá karta
        [few] { $count } skryté karty
        [many] { $count } skryté karty
       *[other] { $count } skrytých karet
    }
tapestry-web-dock-hand-empty = V ruce nejsou žádné karty tapiserie.
tapestry-web-dock-hand-next = Další přijde do { $era }. epochy.
tapestry-web-dock-hand-now = Vyber jednu pro { $era }. epochu.
tapestry-web-dock-hand-never = Už se žádná nevyloží.
tapestry-web-dock-copies-held =
    { $count ->
        [one] { $count } kus
        [few] { $count } kusy
        [many] { $count } kusu
       *[other] { $count } kusů
    }

## Civilizace

tapestry-web-dock-when-income = 2. až 5. zvýšení blahobytu
tapestry-web-dock-when-always = kdykoli
tapestry-web-dock-when-start = na začátku
tapestry-web-dock-when-end = na konci
tapestry-web-dock-when-ends = na začátku a na konci
tapestry-web-dock-militants = Žeton osídlení, který odejde na mapu, odkryje přínos pod sebou; každé zvýšení blahobytu přinese vše
    odkryté.
tapestry-web-dock-historians = Políčka, jejichž žeton už má někdo jiný, vynášejí, když jeho držitel získá dominantu.
tapestry-web-dock-alchemists =
    { $count ->
        [0] Žádná stupnice není označená; označují je hody při zvyšování blahobytu.
       *[other] Označené stupnice padly při tomto zvyšování blahobytu.
    }
tapestry-web-dock-leaders =
    { $count ->
        [0] Všichni vůdci už jsou povoláni.
        [one] Povolat lze ještě { $count } vůdce.
        [few] Povolat lze ještě { $count } vůdce.
        [many] Povolat lze ještě { $count } vůdce.
       *[other] Povolat lze ještě { $count } vůdců.
    }
tapestry-web-dock-omen = { $what }: teď { $now }, předpověď { $foretold }
tapestry-web-dock-omens = teď / předpověď; háček: zdroj už je získaný
tapestry-web-dock-mass =
    { $count ->
        [one] Souvislá oblast o { $count } území: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
        [few] Souvislá oblast o { $count } územích: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
        [many] Souvislá oblast o { $count } území: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[other] Souvislá oblast o { $count } územích: { $points ->
           [one] { $points } bod
           [few] { $points } body
          *[other] { $points } bodů
       }
    }
tapestry-web-dock-isolationists = Nahoře zbylé žetony, dole největší souvislá oblast a její body na konci.
tapestry-web-dock-chosen =
    { $count ->
        [0] Vedení na stupnicích teď: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        } při zvýšení blahobytu.
        [one] Vedení na stupnicích teď: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        } při zvýšení blahobytu a odměna za { $count } úspěch.
        [few] Vedení na stupnicích teď: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        } při zvýšení blahobytu a odměna za { $count } úspěchy.
        [many] Vedení na stupnicích teď: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        } při zvýšení blahobytu a odměna za { $count } úspěchu.
       *[other] Vedení na stupnicích teď: { $points ->
           [one] { $points } bod
           [few] { $points } body
          *[other] { $points } bodů
       } při zvýšení blahobytu a odměna za { $count } úspěchů.
    }
tapestry-web-dock-tokens =
    { $count ->
        [0] Žádný žeton nezbývá.
        [one] Zbývá { $count } žeton.
        [few] Zbývají { $count } žetony.
        [many] Zbývá { $count } žetonu.
       *[other] Zbývá { $count } žetonů.
    }
tapestry-web-dock-civ-soon = Civilizace se odhalí, až si všichni vyberou.

## Před hrou

tapestry-web-dock-choose-capital = Hlavní město
tapestry-web-dock-choose-civ = Civilizace
tapestry-web-dock-choose-automa = Druhá civilizace pro Automu
tapestry-web-dock-capital-start = na mapě u čísla { $number }
tapestry-web-dock-capital-free =
    { $count ->
        [one] { $count } volná parcela
        [few] { $count } volné parcely
        [many] { $count } volné parcely
       *[other] { $count } volných parcel
    }
tapestry-web-dock-picked = vybráno

## Proč teď ne

tapestry-web-dock-why-covered = Zatím zakryté: odkryje se, až tuto budovu získáš a postavíš ve městě. První jde ta nejvíc vlevo.
tapestry-web-dock-why-card =
    { $era ->
        [0] Do tvých epoch už další karta nepřijde.
       *[other] Teď ne: karta se hraje při zvýšení blahobytu, kterým začíná epocha, příště { $era }. epocha.
    }
tapestry-web-dock-why-tech = Teď ne: technologie se vylepšují při zvýšení blahobytu a přínosy, které to říkají.
