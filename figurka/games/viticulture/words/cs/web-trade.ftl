### Vinohrad: Kolem světa v prohlížeči: výměna dvou hráčů.

viticulture-web-trade-with = Výměna: { $player }
viticulture-web-trade-rule = Za každé umístění zkušeného pracovníka jedna výměna a oba musíte souhlasit.
viticulture-web-trade-partner-rule = Něco dáš a pak si vezmeš nejvýš 3 mince, nebo nejvýš 2 karty jednoho druhu.
viticulture-web-trade-aside = Podívat se na stůl
viticulture-web-trade-gives =
    { $who ->
        [you] Dáváš
       *[other] { $player } dává
    }
viticulture-web-trade-one-kind = jen jeden druh
viticulture-web-trade-nothing = Nic
viticulture-web-trade-settled = podle tvé volby
viticulture-web-trade-row-lira = Mince
viticulture-web-trade-row-vine = Réva
viticulture-web-trade-row-order = Objednávky
viticulture-web-trade-row-structure = Zařízení
viticulture-web-trade-row-resources = Zdroje
viticulture-web-trade-row-grape = Jeden hrozen
viticulture-web-trade-row-wine = Jedno víno
viticulture-web-trade-row-cards = Karty
viticulture-web-trade-of = { PREPOSITION("z", $count) } { $count }
viticulture-web-trade-less = Méně: { $what }
viticulture-web-trade-more = Více: { $what }
viticulture-web-trade-visitors = Návštěvníci
viticulture-web-trade-visitors-stay = se nevyměňují
viticulture-web-trade-no-room =
    { $who ->
        [you] Nemáš pro to volné místo, ani nižší.
       *[other] { $player } pro to nemá volné místo, ani nižší.
    }

## Sud a co výměna změní

viticulture-web-trade-barrel = Co jde kterým směrem
viticulture-web-trade-deal = Dáváš: { $gives }. Dostáváš: { $gets }.
viticulture-web-trade-changes = Co to změní
viticulture-web-trade-fills =
    { $who ->
        [you] Můžeš vyřídit { $thing-acc }
       *[other] { $player } může vyřídit { $thing-acc }
    }
viticulture-web-trade-loses =
    { $who ->
        [you] Už nevyřídíš { $thing-acc }
       *[other] { $player } už nevyřídí { $thing-acc }
    }
viticulture-web-trade-plants =
    { $who ->
        [you] Můžeš zasadit révu { $thing }
       *[other] { $player } může zasadit révu { $thing }
    }
viticulture-web-trade-lacks =
    { $who ->
        [you] K révě { $thing } ještě potřebuješ { $things }
       *[other] { $player } k révě { $thing } ještě potřebuje { $things }
    }
viticulture-web-trade-cramped =
    { $who ->
        [you] Pro révu { $thing } nemáš místo na žádném poli
       *[other] { $player } nemá pro révu { $thing } místo na žádném poli
    }
viticulture-web-trade-lies =
    { $who ->
        [you] Tvé volné místo { $slot } zaplní { $thing }
       *[other] Volné místo { $slot } ({ $player }) zaplní { $thing }
    }
viticulture-web-trade-lower =
    { $who ->
        [you] { $thing } u tebe klesne na { $slot }
       *[other] { $thing } klesne na { $slot } ({ $player })
    }
viticulture-web-trade-has =
    { $who ->
        [you]
            { $count ->
                [one] Budeš mít { $count } minci
                [few] Budeš mít { $count } mince
                [many] Budeš mít { $count } mince
               *[other] Budeš mít { $count } mincí
            }
       *[other]
            { $count ->
                [one] { $player } bude mít { $count } minci
                [few] { $player } bude mít { $count } mince
                [many] { $player } bude mít { $count } mince
               *[other] { $player } bude mít { $count } mincí
            }
    }
viticulture-web-trade-enough-gain_influence =
    { $who ->
        [you] To ti stačí na vliv v akci { $letter } ({ $count })
       *[other] { $player } pak má dost na vliv v akci { $letter } ({ $count })
    }
viticulture-web-trade-enough-train_worker =
    { $who ->
        [you] To ti stačí na vyučení pracovníka v akci { $letter } ({ $count })
       *[other] { $player } pak má dost na vyučení pracovníka v akci { $letter } ({ $count })
    }
viticulture-web-trade-enough-innovate =
    { $who ->
        [you] To ti stačí na inovaci v akci { $letter } ({ $count })
       *[other] { $player } pak má dost na inovaci v akci { $letter } ({ $count })
    }
viticulture-web-trade-needed =
    { $who ->
        [you] Musí ti umožnit akci ({ $action }), jinak z ní nic nebude
       *[other] { $player } po ní musí moci provést akci ({ $action }), jinak z ní nic nebude
    }
viticulture-web-trade-void =
    { $who ->
        [you] Tvá akce by se po výměně nedala provést ({ $action }), nabídka by propadla
       *[other] Akce, na které stojí { $player }, by se po výměně nedala provést ({ $action }), nabídka by propadla
    }
viticulture-web-trade-void-lira =
    { $who ->
        [you] Tvá akce potřebuje
       *[other] { $player } potřebuje k akci
    } { $count ->
        [one] { $count } minci
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    } ({ $action }), nabídka by propadla

## Pečetě

viticulture-web-trade-offer = Nabídnout
viticulture-web-trade-take = Vyměnit
viticulture-web-trade-press = stiskni a zapečeť
viticulture-web-trade-choose = nejdřív něco vyber
viticulture-web-trade-press-agree = stiskem souhlasíš
viticulture-web-trade-sealed = zapečetěno
viticulture-web-trade-thinks = rozmýšlí se
viticulture-web-trade-change = Změnit
viticulture-web-trade-back = Zpět k nabídce
viticulture-web-trade-decline = Bez výměny
viticulture-web-trade-your-offer = Tvá nabídka, odpoví { $player }
viticulture-web-trade-offer-note = Vyber na obou stranách, nebo jen na jedné: můžeš dát i dárek.
viticulture-web-trade-partner-ask = Co dáš a co si vezmeš?
viticulture-web-trade-partner-note = { $player } nikdy neodmítne.
viticulture-web-trade-sealed-by = { $player } už má zapečetěno, stůl čeká na tebe.
viticulture-web-trade-waits = { $player } zvažuje tvou nabídku
viticulture-web-trade-busy = { $player } chystá jinou nabídku
viticulture-web-trade-names = { $player } souhlasí a vybírá pro tebe karty
viticulture-web-trade-wait-note = Zatím si můžeš prohlédnout stůl.
viticulture-web-trade-said = Dosavadní vyjednávání

## Návrhy

viticulture-web-trade-suggested = Co by pomohlo
viticulture-web-trade-suggest-wine-give = Tvé { $thing } stačí na { $order-acc }, kterou má { $player }
viticulture-web-trade-suggest-wine-ask = Na tvou { $order-acc } stačí { $thing }, které má { $player }
viticulture-web-trade-suggest-order-give = Tvou { $order-acc } může vyřídit { $player }
viticulture-web-trade-suggest-order-ask = Můžeš vyřídit { $order-acc }, kterou má { $player }
viticulture-web-trade-suggest-display-ask = Můžeš vyřídit { $order-acc } z nabídky partnera
viticulture-web-trade-suggest-vine-give = { $player } může zasadit révu { $thing }, tobě na to chybí zařízení
viticulture-web-trade-suggest-vine-ask = Můžeš zasadit révu { $thing }, { $player } na to nemá zařízení
