### Stůl Tapestry v prohlížeči: mapa.

tapestry-web-map-dice = Kostky
tapestry-web-map-achievements = Úspěchy
tapestry-web-map-piles = Hromádky
tapestry-web-map-tray = Na výběr
tapestry-web-map-pile =
    { $pile ->
        [tiles] Dílky území v hromádce: { $count }
        [space_tiles] Dílky vesmíru v hromádce: { $count }
        [cards] Karty tapiserie v balíčku: { $count }
       *[techs] Karty technologií v balíčku: { $count }
    }
tapestry-web-map-pile-title =
    { $pile ->
        [tiles] Hromádka dílků území
        [space_tiles] Hromádka dílků vesmíru
        [cards] Balíček karet tapiserie
       *[techs] Balíček karet technologií
    }

## Pole se vysvětlí samo

tapestry-web-map-unexplored = Neprozkoumané: dá se sem položit dílek území.
tapestry-web-map-unknown = Prozkoumané dílkem, který leží u tebe na stole.
tapestry-web-map-nobody = Nikdo ho neovládá.
tapestry-web-map-yours = Ovládáš ho ty.
tapestry-web-map-held = Ovládá ho { $player }.
tapestry-web-map-piece = { $piece } ({ $player })
tapestry-web-map-piece-toppled = { $piece } ({ $player }), leží
tapestry-web-map-full = Jsou na něm dva žetony: už ho nikdo nedobude.
tapestry-web-map-middle = Středový ostrov: kdo ho dobude, má úspěch.
tapestry-web-map-number = { $number }
tapestry-web-map-start =
    { $count ->
        [one] Začíná tu hráč s hlavním městem { $numbers }.
       *[other] Začínají tu hráči s hlavními městy { $numbers }.
    }
tapestry-web-map-benefit = Na dílku: { $gain }.

## Co by volba přinesla

tapestry-web-map-placing = Pokládáš { $tile }: šipky jím hýbou, R ho otáčí, Enter ho položí
tapestry-web-map-site =
    { $count ->
        [0] { $place }, natočení { $degrees }°: nenavazuje žádná strana
        [one] { $place }, natočení { $degrees }°: navazuje { $count } strana
        [few] { $place }, natočení { $degrees }°: navazují { $count } strany
       *[other] { $place }, natočení { $degrees }°: navazuje { $count } stran
    }
tapestry-web-map-sides =
    { $count ->
        [0] Žádná strana nenavazuje
        [one] Navazuje { $count } strana
        [few] Navazují { $count } strany
       *[other] Navazuje { $count } stran
    }
tapestry-web-map-would-gain = Získáš
tapestry-web-map-falls = { $player }: žeton osídlení padá
tapestry-web-map-stands = Tvůj žeton osídlení zase vstane
tapestry-web-map-may-trap = Může tě zastavit léčka
tapestry-web-map-achieves = Úspěch
tapestry-web-map-red-territories = Červená kostka, padnou-li území
tapestry-web-map-black-tile = Černá kostka, padne-li dílek
tapestry-web-map-black-nothing = Nic, padne-li na černé kostce dílek
tapestry-web-map-trader = { $player } si může vzít kostku, kterou necháš
tapestry-web-map-closes = Pak už ho nikdo nedobude
tapestry-web-map-trade-around = Cizí území kolem: { $count }
tapestry-web-map-trade-later = Později: kostka, kterou dobyvatel nechá
tapestry-web-map-camp-beside = 1 libovolný zdroj
tapestry-web-map-camp-takes = Začneš ho ovládat

## Kostky, žetony a terény

tapestry-web-map-not-rolled = zatím se neházelo
tapestry-web-map-die-science = Kostka vědy: { $shown }
tapestry-web-map-die-red = Červená kostka dobytí: { $shown }
tapestry-web-map-die-black = Černá kostka dobytí: { $shown }
tapestry-web-map-science-die = Kostka vědy
tapestry-web-map-science-about = Na dvanácti stranách má čtyři stupnice. Házíš jí při výzkumu a na stupnici, která padne, můžeš zdarma postoupit.
tapestry-web-map-red-die = Červená kostka dobytí
tapestry-web-map-red-about = Po každém dobytí se jí hází spolu s černou. Přináší body: buď daný počet, nebo 1 za každé území, které ovládáš.
tapestry-web-map-black-die = Černá kostka dobytí
tapestry-web-map-black-about = Po každém dobytí se jí hází spolu s červenou. Přináší zdroj, nebo s otazníkem přínos dobytého dílku.
tapestry-web-map-printed = Nic: toto území je předtištěné na mapě
tapestry-web-map-faces = Její strany
tapestry-web-map-toppled = Povalený žeton osídlení
tapestry-web-map-toppled-about = Přišel o své území a zůstane tam ležet. Nic neovládá, ale zabírá místo: kde jsou dva žetony, tam už nikdo nedobývá.
tapestry-web-map-terrain = Kdo pokládá dílek, získá 1 bod za každou jeho stranu, přes kterou některý terén pokračuje.
tapestry-web-map-listed = Přínosy přijdou v tomto pořadí.
tapestry-web-map-free-order = Přínosy si vezmi v libovolném pořadí.

## Úspěchy

tapestry-web-map-side-small = Malá mapa
tapestry-web-map-side-large = Velká mapa
tapestry-web-map-achievement-complete-track = Dojdi na poslední pole kterékoli stupnice. Nejvíc získá ten, kdo to dokáže první.
tapestry-web-map-achievement-topple-two = Ovládej dvě území, na kterých leží povalené žetony osídlení protihráčů; oba mohou být téhož protihráče.
tapestry-web-map-achievement-middle-island = Dobuď ostrov uprostřed mapy. Zastaví-li tě tam léčka, úspěch nezískáš.
