### Vinohrad u stolu: otázky, možnosti, zápis hry, důvody odmítnutí a nastavení.

## Otázky: příprava a jaro

viticulture-ask-gift =
    { $parent ->
        [mama] Co ti dá tvoje matka { $because }?
       *[papa] Co ti dá tvůj otec { $because }?
    }
viticulture-ask-draft = Kterou kartu zařízení si necháš?
viticulture-ask-row = Kterou řádku stupnice vstávání obsadíš?

## Otázky: pracovníci

viticulture-ask-place = Kam pošleš pracovníka?
viticulture-ask-worker = Koho pošleš na akci „{ $because }“?
viticulture-ask-place_ahead = Které zimní místo tvůj pracovník obsadí už teď?
viticulture-ask-bonus = Využiješ bonus akce „{ $because }“?
viticulture-ask-retrieve = Kterého pracovníka si vezmeš zpět?
viticulture-ask-train_more = Vyučíš ještě dalšího pracovníka?
viticulture-ask-earlier = Kterou letní akci provedeš?

## Otázky: efekty

viticulture-ask-way = K čemu využiješ kartu { $because }?
viticulture-ask-first_way = Co uděláš nejdřív díky kartě { $because }?
viticulture-ask-second_way = Co uděláš potom díky kartě { $because }?
viticulture-ask-part_first = Co uděláš nejdřív?
viticulture-ask-part = Co si vybereš?
viticulture-ask-may = Teď můžeš: { $text }. Využiješ toho?

## Otázky: karty

viticulture-ask-draw = Ze kterého balíčku si vezmeš kartu?
viticulture-ask-keep = Kterou kartu si necháš?
viticulture-ask-pile = Ze které odhazovací hromádky si vezmeš kartu?
viticulture-ask-discard =
    { $count ->
        [one] Kterou kartu odhodíš?
        [few] Zbývá odhodit { $count } karty. Kterou teď?
        [many] Zbývá odhodit { $count } karty. Kterou teď?
       *[other] Zbývá odhodit { $count } karet. Kterou teď?
    }
viticulture-ask-hand_limit =
    { $count ->
        [one] V ruce máš moc karet. Kterou odhodíš?
        [few] V ruce máš moc karet. Zbývá odhodit { $count } karty. Kterou teď?
        [many] V ruce máš moc karet. Zbývá odhodit { $count } karty. Kterou teď?
       *[other] V ruce máš moc karet. Zbývá odhodit { $count } karet. Kterou teď?
    }
viticulture-ask-visitor = Kterého návštěvníka zahraješ?
viticulture-ask-tap_room = Odhodíš víno za 2 VB?
viticulture-ask-tavern = Odhodíš 2 hrozny za 3 VB?
viticulture-ask-barn = Odhodíš 2 karty za 1 VB?

## Otázky: vinice

viticulture-ask-build = Co postavíš?
viticulture-ask-site = Kam postavíš { $because-acc }?
viticulture-ask-demolish = Kterou kartu zařízení strhneš?
viticulture-ask-plant = Kterou révu zasadíš a na které pole?
viticulture-ask-uproot = Kterou révu vykopeš?
viticulture-ask-swap = Které dvě révy si vymění místo?
viticulture-ask-harvest = Které pole sklidíš?
viticulture-ask-ferment = Vyrobíš v kvasné nádrži víno?
viticulture-ask-mercado = Vyřídíš některou z právě získaných objednávek?
viticulture-ask-wine = Které víno vyrobíš?
viticulture-ask-order = Kterou objednávku vyřídíš?
viticulture-ask-pour = Které víno dáš na { $because-acc } jako { $wine }?
viticulture-ask-age_wine = Které víno necháš zrát?
viticulture-ask-age_grape = Který hrozen necháš zrát?
viticulture-ask-gain_grape = Který hrozen získáš?
viticulture-ask-gain_wine = Které víno získáš?
viticulture-ask-give_up =
    { $count ->
        [one] Co odevzdáš?
        [few] Co odevzdáš? Zbývají { $count }.
        [many] Co odevzdáš? Zbývá { $count }.
       *[other] Co odevzdáš? Zbývá { $count }.
    }
viticulture-ask-market = Co prodáš nebo koupíš?
viticulture-ask-sell_more = Prodáš ještě další hrozen?
viticulture-ask-barter_give = Co dáš?
viticulture-ask-barter_take =
    { $turn ->
        [first] Co si za to vezmeš jako první ze dvou věcí?
        [second] Co si za to vezmeš jako druhou ze dvou věcí?
       *[only] Co si za to vezmeš?
    }

## Otázky: ostatní hráči

viticulture-ask-join = Využiješ kartu { $because }?
viticulture-ask-accept = Přijmeš nabídku karty { $because }?
viticulture-ask-neighbour = Jak vyhovíš kartě { $because }?
viticulture-ask-give_card = Kterou kartu předáš?
viticulture-ask-promise = Kterého návštěvníka přislíbíš kvůli kartě { $because }?
viticulture-ask-pay_seat = Kdo od tebe dostane mince?
viticulture-ask-demand_seat = Kdo ti má dát letního návštěvníka?
viticulture-ask-fellow = Kterému spoluhráči to dopřeješ?

## Co která možnost znamená

viticulture-label-seat = { $player }
viticulture-label-pay_seat = Zaplatit { $lira-acc }: { $player }
viticulture-label-first = Nejdřív { $text }
viticulture-label-both = Obojí, ale nejdřív { $price }
viticulture-note-beside-full = zkušený pracovník vedle plných míst, bez bonusu
viticulture-note-only = jediná možnost: { $thing }
viticulture-note-only-way = teď jen: { $text }
viticulture-note-takes = odevzdáš: { $things }
viticulture-note-price-from = stojí nejméně { $lira-acc }
viticulture-label-yoke = Použij povoz (vrať si révu do ruky, nebo skliď pole)
viticulture-label-row = { $row }: { $bonus }
viticulture-label-train =
    { $count ->
        [0] Vyučit dalšího pracovníka zdarma
       *[other] Vyučit dalšího pracovníka za { $lira-acc }
    }
viticulture-label-card = { $card }: { $text }
viticulture-label-card-bonus = { $card }: { $text } (bonus: { $bonus })
viticulture-label-order = { $order }: { $points } a stálý příjem +{ $count }
viticulture-label-order-with = { $order }: odevzdáš { $wines }, získáš { $points-acc } a stálý příjem +{ $count }
viticulture-label-fill-with = Vyřídit { $order-acc }: odevzdáš { $wines }, získáš { $points-acc } a stálý příjem +{ $count }
viticulture-label-build =
    { $count ->
        [0] { $structure } zdarma
       *[other] { $structure } za { $lira-acc }
    }
viticulture-label-demolish = Strhni { $structure-acc }
viticulture-label-site-field = { $field } (réva se tam pak sázet nedá)
viticulture-label-plant =
    { $count ->
        [0] { $vine } na { $field-acc } (ponese pak { $load }/{ $limit })
       *[other] { $vine } na { $field-acc } za { $lira-acc } (ponese pak { $load }/{ $limit })
    }
viticulture-label-harvest = { $field }: { $grapes }
viticulture-label-harvest-all = Všechna zbývající pole ({ $structure })
viticulture-label-sell = Prodej { $thing-acc } za { $lira-acc }
viticulture-label-buy = Kup { $thing-acc } za { $lira-acc }
viticulture-label-age = { $thing } uzraje na { $value }
viticulture-label-pass-summer = Pasovat v létě
viticulture-label-pass-winter = Pasovat v zimě

## Ano, ne a dost

viticulture-label-ferment = Vyrobit víno
viticulture-label-ferment-decline = Nevyrábět
viticulture-label-mercado = Vyřídit objednávku hned
viticulture-label-mercado-decline = Nechat si objednávky
viticulture-label-tap_room = Odhodit víno a získat 2 VB
viticulture-label-tap_room-decline = Nechat si víno
viticulture-label-tavern = Odhodit 2 hrozny a získat 3 VB
viticulture-label-tavern-decline = Nechat si hrozny
viticulture-label-barn = Odhodit 2 karty a získat 1 VB
viticulture-label-barn-decline = Nechat si karty
viticulture-label-join-take = Ano: { $text }
viticulture-label-join-decline = Ne
viticulture-label-accept-decline = Obejít se bez toho
viticulture-label-bonus-decline = Obejít se bez bonusu
viticulture-label-may-decline = Nechat být
viticulture-label-build-done = Víc nestavět
viticulture-label-plant-done = Víc nesázet
viticulture-label-plant-none = Nesázet nic
viticulture-label-harvest-done = Víc nesklízet
viticulture-label-wine-done = Víc vína nevyrábět
viticulture-label-order-done = Další objednávku nevyřizovat
viticulture-label-visitor-done = Dalšího návštěvníka nehrát
viticulture-label-age_wine-done = Další víno zrát nenechat
viticulture-label-sell_more-done = Víc neprodávat
viticulture-label-retrieve-done = Nikoho dalšího si nevzít
viticulture-label-train_more-done = Nikoho dalšího nevyučit
viticulture-label-pay_seat-done = Nikomu dalšímu neplatit
viticulture-label-demand_seat-done = Nikoho dalšího nežádat
viticulture-label-promise-done = Nic dalšího nepřislíbit

## Prosté možnosti

viticulture-option-done = Hotovo
viticulture-option-decline = Ne
viticulture-option-take = Ano
viticulture-option-later = Později
viticulture-option-pass = Pasovat
viticulture-way-both = Obojí

## Názvy věcí

viticulture-lira =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
    .acc =
        { $count ->
            [one] { $count } minci
            [few] { $count } mince
            [many] { $count } mince
           *[other] { $count } mincí
        }
viticulture-points = { $count } VB
    .acc = { $count } VB
viticulture-number = { $count }
viticulture-seat = { $number }. místo
viticulture-token = { $kind } { $value }
    .acc = { $kind-acc } { $value }
viticulture-token-lower = { $token } (původně { $value })
viticulture-token-lost = { $token } (nevejde se a propadá)
viticulture-recipe = { $wine } ({ $grapes })
viticulture-grape-offer = { $grape } za { $lira-acc }
viticulture-order = objednávka ({ $wines })
    .acc = objednávku ({ $wines })
viticulture-request-red = červené { $value }
viticulture-request-white = bílé { $value }
viticulture-request-blush = růžové { $value }
viticulture-request-sparkling = šumivé { $value }
viticulture-card-vine = karta vinné révy { $card }
    .acc = kartu vinné révy { $card }
viticulture-card-summer = letní návštěvník { $card }
    .acc = kartu letního návštěvníka { $card }
viticulture-card-winter = zimní návštěvník { $card }
    .acc = kartu zimního návštěvníka { $card }
viticulture-card-structure = karta zařízení { $card }
    .acc = kartu zařízení { $card }
viticulture-gift-training = vyučení jednoho pracovníka s kloboukem
    .acc = vyučení jednoho pracovníka s kloboukem
viticulture-field-sell = Prodej { $field-acc } za { $lira-acc }
viticulture-field-buy = Kup zpět { $field-acc } za { $lira-acc }
viticulture-planting = { $vine } ({ $field-acc })
viticulture-swap = { $one } a { $two }
viticulture-mat-slot = { $number }. místo na desce zařízení
viticulture-placed = { $worker } u akce „{ $place }“
    .acc = { $worker-acc } z akce „{ $place }“
viticulture-row = { $number }. řádka
    .acc = { $number }. řádku

## Zápis hry: rok

viticulture-tell-begins =
    { $who ->
        [you] Tvoji rodiče: { $first } ti dává { $dealt }, { $second } { $chosen }.
       *[other] { $player } dostává od rodičů { $dealt } ({ $first }) a { $chosen } ({ $second }).
    }
viticulture-tell-year = Začíná { $count }. rok.
viticulture-tell-season = { $thing } začíná.
viticulture-tell-wakes =
    { $who ->
        [you] Obsazuješ { $thing-acc } stupnice vstávání.
       *[other] { $player } obsazuje { $thing-acc } stupnice vstávání.
    }
viticulture-tell-passes =
    { $who ->
        [you] Pasuješ.
       *[other] { $player } pasuje.
    }

## Zápis hry: pracovníci

viticulture-tell-places =
    { $who ->
        [you] Posíláš { $worker-acc } na akci „{ $thing }“.
       *[other] { $player } posílá { $worker-acc } na akci „{ $thing }“.
    }
viticulture-tell-places-bonus =
    { $who ->
        [you] Posíláš { $worker-acc } na akci „{ $thing }“ s bonusem.
       *[other] { $player } posílá { $worker-acc } na akci „{ $thing }“ s bonusem.
    }
viticulture-tell-places-beside =
    { $who ->
        [you] Posíláš { $worker-acc } na akci „{ $thing }“, vedle plných míst.
       *[other] { $player } posílá { $worker-acc } na akci „{ $thing }“, vedle plných míst.
    }
viticulture-tell-plans =
    { $who ->
        [you] Posíláš pracovníka předem na akci „{ $thing }“.
       *[other] { $player } posílá pracovníka předem na akci „{ $thing }“.
    }
viticulture-tell-acts =
    { $who ->
        [you] Provádíš akci „{ $thing }“.
       *[other] { $player } provádí akci „{ $thing }“.
    }
viticulture-tell-retrieves =
    { $who ->
        [you] Bereš si zpět { $thing-acc }.
       *[other] { $player } si bere zpět { $thing-acc }.
    }
viticulture-tell-temporary =
    { $who ->
        [you] Letos pro tebe pracuje šedý sezónní pracovník.
       *[other] { $player } má letos šedého sezónního pracovníka.
    }
viticulture-tell-trains =
    { $who ->
        [you] Vyučuješ pracovníka.
       *[other] { $player } vyučuje pracovníka.
    }

## Zápis hry: mince, body a karty

viticulture-tell-lira =
    { $who ->
        [you] Získáváš { $lira-acc }.
       *[other] { $player } získává { $lira-acc }.
    }
viticulture-tell-pays =
    { $who ->
        [you] Platíš { $lira-acc }.
       *[other] { $player } platí { $lira-acc }.
    }
viticulture-tell-points =
    { $who ->
        [you] Získáváš { $points }.
       *[other] { $player } získává { $points }.
    }
viticulture-tell-loses-points =
    { $who ->
        [you] Ztrácíš { $points }.
       *[other] { $player } ztrácí { $points }.
    }
viticulture-tell-residual =
    { $who ->
        [you] Tvůj stálý příjem stoupá o { $count }.
       *[other] { $player } zvyšuje svůj stálý příjem o { $count }.
    }
viticulture-tell-loses-residual =
    { $who ->
        [you] Tvůj stálý příjem klesá o { $count }.
       *[other] { $player } má stálý příjem o { $count } nižší.
    }
viticulture-tell-draws =
    { $who ->
        [you] Bereš si { $thing-acc }.
       *[other] { $player } si bere { $thing-acc }.
    }
viticulture-tell-draws-hidden =
    { $who ->
        [you] Bereš si { $cards-acc }.
       *[other] { $player } si bere { $cards-acc }.
    }
viticulture-tell-draws-nothing =
    { $who ->
        [you] Nemáš jakou kartu si vzít, balíček došel.
       *[other] { $player } nemá jakou kartu si vzít, balíček došel.
    }
viticulture-tell-reveals =
    { $who ->
        [you] Odkrýváš: { $things }.
       *[other] { $player } odkrývá: { $things }.
    }
viticulture-tell-keeps =
    { $who ->
        [you] Necháváš si { $thing-acc }.
       *[other] { $player } si nechává { $thing-acc }.
    }
viticulture-tell-keeps-hidden = { $player } si nechává 1 kartu.
viticulture-tell-takes-discard =
    { $who ->
        [you] Z odhozených karet si bereš { $thing-acc }.
       *[other] { $player } si bere z odhozených karet { $thing-acc }.
    }
viticulture-tell-discards =
    { $who ->
        [you] Odhazuješ { $thing-acc }.
       *[other] { $player } odhazuje { $thing-acc }.
    }
viticulture-tell-visits =
    { $who ->
        [you] Hraješ { $thing-acc }.
       *[other] { $player } hraje { $thing-acc }.
    }
viticulture-tell-gives-lira =
    { $who ->
        [you] { $other } od tebe dostává { $lira-acc }.
       *[other]
            { $whom ->
                [you] { $player } ti dává { $lira-acc }.
               *[other] { $player } dává { $lira-acc } (dostává { $count ->
                    [one] ji
                   *[other] je
                } { $other }).
            }
    }
viticulture-tell-gives-card =
    { $who ->
        [you] { $other } od tebe dostává { $thing-acc }.
       *[other]
            { $whom ->
                [you] { $player } ti dává { $thing-acc }.
               *[other] { $player } předává { $thing-acc } (dostává ji { $other }).
            }
    }
viticulture-tell-gives-card-hidden = { $player } předává kartu z ruky (dostává ji { $other }).

## Zápis hry: vinice

viticulture-tell-builds =
    { $who ->
        [you] Stavíš { $thing-acc }.
       *[other] { $player } staví { $thing-acc }.
    }
viticulture-tell-demolishes =
    { $who ->
        [you] Strháváš { $thing-acc }.
       *[other] { $player } strhává { $thing-acc }.
    }
viticulture-tell-plants =
    { $who ->
        [you] Sázíš { $vine-acc } na { $field-acc }.
       *[other] { $player } sází { $vine-acc } na { $field-acc }.
    }
viticulture-tell-uproots =
    { $who ->
        [you] Vykopáváš { $vine-acc } ({ $field-acc }).
       *[other] { $player } vykopává { $vine-acc } ({ $field-acc }).
    }
viticulture-tell-swaps =
    { $who ->
        [you] Prohazuješ dvě révy: { $thing }.
       *[other] { $player } prohazuje dvě révy: { $thing }.
    }
viticulture-tell-harvests =
    { $who ->
        [you] Sklízíš { $thing-acc }.
       *[other] { $player } sklízí { $thing-acc }.
    }
viticulture-tell-sells-field =
    { $who ->
        [you] Prodáváš { $thing-acc } za { $lira-acc }.
       *[other] { $player } prodává { $thing-acc } za { $lira-acc }.
    }
viticulture-tell-buys-field =
    { $who ->
        [you] Kupuješ zpět { $thing-acc } za { $lira-acc }.
       *[other] { $player } kupuje zpět { $thing-acc } za { $lira-acc }.
    }
viticulture-tell-grape =
    { $who ->
        [you] Získáváš { $thing-acc }.
       *[other] { $player } získává { $thing-acc }.
    }
viticulture-tell-grape-lost =
    { $who ->
        [you] Na { $thing-acc } nemáš místo.
       *[other] { $player } nemá místo na { $thing-acc }.
    }
viticulture-tell-sells-grape =
    { $who ->
        [you] Prodáváš { $thing-acc } za { $lira-acc }.
       *[other] { $player } prodává { $thing-acc } za { $lira-acc }.
    }
viticulture-tell-wine =
    { $who ->
        [you] Získáváš { $thing-acc }.
       *[other] { $player } získává { $thing-acc }.
    }
viticulture-tell-makes =
    { $who ->
        [you] Vyrábíš { $thing-acc }.
       *[other] { $player } vyrábí { $thing-acc }.
    }
viticulture-tell-gives-up =
    { $who ->
        [you] Odevzdáváš { $thing-acc }.
       *[other] { $player } odevzdává { $thing-acc }.
    }
viticulture-tell-fills =
    { $who ->
        [you] Vyřizuješ { $thing-acc } a dodáváš { $things }.
       *[other] { $player } vyřizuje { $thing-acc } a dodává { $things }.
    }
viticulture-tell-ages =
    { $who ->
        [you] Necháváš žeton uzrát na { $thing-acc }.
       *[other] { $player } nechává žeton uzrát na { $thing-acc }.
    }
viticulture-tell-ages-all-wine =
    { $who ->
        [you]
            { $count ->
                [one] Všechno tvoje víno zraje.
                [2] Všechno tvoje víno zraje dvakrát.
               *[other] Všechno tvoje víno zraje { $count }krát.
            }
       *[other]
            { $count ->
                [one] { $player } nechává zrát všechno víno ve sklepě.
                [2] { $player } nechává všechno víno ve sklepě zrát dvakrát.
               *[other] { $player } nechává všechno víno ve sklepě zrát { $count }krát.
            }
    }
viticulture-tell-year-ages = Všechny hrozny a vína jsou o rok starší.
viticulture-tell-ages-all-grapes =
    { $who ->
        [you] Všechny tvoje hrozny zrají.
       *[other] { $player } nechává zrát všechny hrozny v kádích.
    }

## Proč něco zvolit nejde: pracovníci

viticulture-refusal-only-summer = To jde jen v létě.
viticulture-refusal-only-winter = To jde jen v zimě.
viticulture-refusal-no-such-worker = Takového pracovníka nemáš k dispozici.
viticulture-refusal-space-closed = V tak malém počtu hráčů se toto místo nepoužívá.
viticulture-refusal-occupied = Na tomto místě už někdo stojí, ale jiné místo této akce je volné.
viticulture-refusal-all-taken = Všechna místa této akce jsou obsazená, dostane se na ni už jen zkušený pracovník.
viticulture-refusal-room-left = Některé místo je ještě volné; zkušený pracovník stojí vedle, jen když jsou všechna obsazená.
viticulture-refusal-only-grande = Vedle plných míst může stát jen zkušený pracovník.
viticulture-refusal-own-occupied = Letos tam už tvůj pracovník stojí.
viticulture-refusal-not-built = To nemáš postavené.
viticulture-refusal-no-own-space = Toto zařízení nemá místo pro pracovníka.
viticulture-refusal-all-workers = Už máš všechny své pracovníky.
viticulture-refusal-no-hat = Žádný z tvých pracovníků už nemá klobouk.
viticulture-refusal-row-taken = Na této řádce už stojí jiný kohout.

## Proč něco zvolit nejde: nejdřív je třeba poslat pracovníka

viticulture-refusal-season-plant_vine = Sázení je letní akce.
viticulture-refusal-season-build_structure = Stavba je letní akce.
viticulture-refusal-season-harvest_field = Sklizeň je zimní akce.
viticulture-refusal-season-make_wine = Výroba vína je zimní akce.
viticulture-refusal-season-fill_order = Vyřizování objednávek je zimní akce.
viticulture-refusal-send-plant_vine = K tomu pošli pracovníka na akci „{ viticulture-action-plant_vine }“.
viticulture-refusal-send-build_structure = K tomu pošli pracovníka na akci „{ viticulture-action-build_structure }“.
viticulture-refusal-send-play_summer_visitor = K tomu pošli pracovníka na akci „{ viticulture-action-play_summer_visitor }“.
viticulture-refusal-send-play_winter_visitor = K tomu pošli pracovníka na akci „{ viticulture-action-play_winter_visitor }“.
viticulture-refusal-send-harvest_field = K tomu pošli pracovníka na akci „{ viticulture-action-harvest_field }“.
viticulture-refusal-send-make_wine = K tomu pošli pracovníka na akci „{ viticulture-action-make_wine }“.
viticulture-refusal-send-fill_order = K tomu pošli pracovníka na akci „{ viticulture-action-fill_order }“.

## Proč něco zvolit nejde: mince a karty

viticulture-refusal-too-dear =
    { $count ->
        [one] Chybí ti { $count } mince.
        [few] Chybí ti { $count } mince.
        [many] Chybí ti { $count } mince.
       *[other] Chybí ti { $count } mincí.
    }
viticulture-refusal-vain = Celé to provést nemůžeš.
viticulture-refusal-not-in-hand = Tuto kartu v ruce nemáš.
viticulture-refusal-other-cards = Teď jde o karty jiného druhu.
viticulture-refusal-no-summer-visitor = V ruce nemáš žádného letního návštěvníka.
viticulture-refusal-no-winter-visitor = V ruce nemáš žádného zimního návštěvníka.
viticulture-refusal-no-visitor-fits = U žádného ze svých návštěvníků teď nemůžeš provést všechno, co žádá.
viticulture-refusal-visitor-in-vain = Všechno, co tento návštěvník žádá, teď provést nemůžeš.
viticulture-refusal-summer-visitors = Teď jde zahrát jen letního návštěvníka.
viticulture-refusal-winter-visitors = Teď jde zahrát jen zimního návštěvníka.
viticulture-refusal-lacks-card =
    { $count ->
        [one] Potřebuješ odhodit { $count } kartu.
        [few] Potřebuješ odhodit { $count } karty.
        [many] Potřebuješ odhodit { $count } karty.
       *[other] Potřebuješ odhodit { $count } karet.
    }
viticulture-refusal-lacks-visitor =
    { $count ->
        [one] Potřebuješ odhodit { $count } návštěvníka.
        [few] Potřebuješ odhodit { $count } návštěvníky.
        [many] Potřebuješ odhodit { $count } návštěvníka.
       *[other] Potřebuješ odhodit { $count } návštěvníků.
    }
viticulture-refusal-lacks-vine =
    { $count ->
        [one] Potřebuješ odhodit { $count } kartu vinné révy.
        [few] Potřebuješ odhodit { $count } karty vinné révy.
        [many] Potřebuješ odhodit { $count } karty vinné révy.
       *[other] Potřebuješ odhodit { $count } karet vinné révy.
    }
viticulture-refusal-lacks-summer =
    { $count ->
        [one] Potřebuješ odhodit { $count } letního návštěvníka.
        [few] Potřebuješ odhodit { $count } letní návštěvníky.
        [many] Potřebuješ odhodit { $count } letního návštěvníka.
       *[other] Potřebuješ odhodit { $count } letních návštěvníků.
    }
viticulture-refusal-lacks-grape =
    { $count ->
        [one] Potřebuješ { $count } hrozen s požadovanou hodnotou.
        [few] Potřebuješ { $count } hrozny s požadovanou hodnotou.
        [many] Potřebuješ { $count } hroznu s požadovanou hodnotou.
       *[other] Potřebuješ { $count } hroznů s požadovanou hodnotou.
    }
viticulture-refusal-lacks-wine =
    { $count ->
        [one] Potřebuješ { $count } víno s požadovanou hodnotou.
        [few] Potřebuješ { $count } vína s požadovanou hodnotou.
        [many] Potřebuješ { $count } vína s požadovanou hodnotou.
       *[other] Potřebuješ { $count } vín s požadovanou hodnotou.
    }
viticulture-refusal-lacks-grape_or_wine = Potřebuješ k tomu hrozen nebo víno.
viticulture-refusal-nothing-to-give = Nemáš nic, co by šlo dát.

## Proč něco zvolit nejde: zařízení

viticulture-refusal-built = To už máš postavené.
viticulture-refusal-all-built = Máš postavené už všechno.
viticulture-refusal-needs-medium = Velký sklep jde postavit až po středním.
viticulture-refusal-too-grand = Teď jde postavit jen zařízení s natištěnou cenou nejvýš { $count }.
viticulture-refusal-another-structure = Teď jde postavit jen jiné zařízení.
viticulture-refusal-no-site = Pro kartu zařízení nemáš místo, obě místa na desce i všechna pole jsou zabraná.
viticulture-refusal-site-taken = Tam už jedna karta zařízení stojí.
viticulture-refusal-site-vines = Na tomto poli roste réva.

## Proč něco zvolit nejde: réva a pole

viticulture-refusal-no-vine-card = V ruce nemáš žádnou kartu vinné révy.
viticulture-refusal-no-vine-fits = Žádnou svou révu teď nezasadíš: chybí zařízení, nebo místo na polích.
viticulture-refusal-no-field-fits = Na žádném tvém poli není pro tuto révu místo.
viticulture-refusal-needs-trellis = Tato réva potřebuje treláž.
viticulture-refusal-needs-irrigation = Tato réva potřebuje zavlažování.
viticulture-refusal-needs-both = Tato réva potřebuje treláž a zavlažování.
viticulture-refusal-field-left = Levé pole unese nejvýš 5, s touto révou by to bylo { $count }.
viticulture-refusal-field-middle = Prostřední pole unese nejvýš 6, s touto révou by to bylo { $count }.
viticulture-refusal-field-right = Pravé pole unese nejvýš 7, s touto révou by to bylo { $count }.
viticulture-refusal-field-sold = Toto pole je prodané.
viticulture-refusal-field-owned = Toto pole je už tvoje.
viticulture-refusal-field-covered = Na tomto poli stojí karta zařízení.
viticulture-refusal-choose-field = Vyber révu zároveň s polem.
viticulture-refusal-harvested = Toto pole je letos už sklizené.
viticulture-refusal-no-vines = Na tomto poli není žádná réva.
viticulture-refusal-nothing-to-harvest = Nemáš pole s révou, které by letos ještě šlo sklidit.
viticulture-refusal-nothing-to-sell = Nemáš co prodat ani které pole koupit zpět.

## Proč něco zvolit nejde: hrozny, víno a objednávky

viticulture-refusal-no-grapes = Nemáš žádné hrozny.
viticulture-refusal-no-such-grape = Tento hrozen nemáš.
viticulture-refusal-no-wine = Nemáš žádné víno.
viticulture-refusal-no-such-wine = Toto víno nemáš.
viticulture-refusal-no-recipe = Z tvých hroznů se nedá vyrobit žádné víno, na které by bylo ve sklepě místo.
viticulture-refusal-other-wine = Teď jde vyrobit víno jiného druhu.
viticulture-refusal-needs-medium-cellar = Růžové víno potřebuje střední sklep.
viticulture-refusal-needs-large-cellar = Šumivé víno potřebuje velký sklep.
viticulture-refusal-weak-blush = Hrozny na růžové víno musí mít dohromady hodnotu aspoň 4.
viticulture-refusal-weak-sparkling = Hrozny na šumivé víno musí mít dohromady hodnotu aspoň 7.
viticulture-refusal-no-room-for-wine = Pro toto víno není ve sklepě místo.
viticulture-refusal-worth-at-least = Hodnota musí být aspoň { $count }.
viticulture-refusal-worth-at-most = Hodnota smí být nejvýš { $count }.
viticulture-refusal-no-order = V ruce nemáš žádnou objednávku.
viticulture-refusal-no-order-fits = Na žádnou svou objednávku nemáš potřebné víno.
viticulture-refusal-only-just-drawn = Teď jde vyřídit jen právě získaná objednávka.
viticulture-refusal-order-red = Objednávka potřebuje červené víno s hodnotou aspoň { $count }.
viticulture-refusal-order-white = Objednávka potřebuje bílé víno s hodnotou aspoň { $count }.
viticulture-refusal-order-blush = Objednávka potřebuje růžové víno s hodnotou aspoň { $count }.
viticulture-refusal-order-sparkling = Objednávka potřebuje šumivé víno s hodnotou aspoň { $count }.
viticulture-refusal-pour-other = Toto víno objednávce nevyhoví, nebo by po něm nezbylo na zbytek.
viticulture-refusal-no-aging = Žádné tvoje víno nemá kam zrát.
viticulture-refusal-age-highest = Víc než 9 nic mít nemůže.
viticulture-refusal-age-taken = Místo s další hodnotou je obsazené.
viticulture-refusal-age-medium = Nad 3 víno zraje jen ve středním sklepě.
viticulture-refusal-age-large = Nad 6 víno zraje jen ve velkém sklepě.

## Než se zvolí něco, co nic nepřinese nebo vezme něco vzácného

viticulture-caution-no-cards = Tam už žádná karta nezbývá, pracovník ti nic nepřinese.
viticulture-caution-no-room = Na žádný z hroznů nemáš v kádích místo, všechny by propadly.
viticulture-caution-too-late = Hra má letos skončit a nově vyučený pracovník by přišel pozdě.
viticulture-caution-only-way = Karta { $card } se teď dá využít jen takto: { $text }.
viticulture-caution-takes = Odevzdáš: { $things }. Vrátit to už nepůjde.

## Nastavení

viticulture-structures-without = Bez karet zařízení
    .about = Hra se čtyřmi balíčky, vhodná pro první partii.
viticulture-structures-with = S kartami zařízení
    .about = Každý si postupně vybere čtyři karty zařízení. Stavějí se jako jiná zařízení a přinášejí vlastní místa a výhody.

## Pro nováčky

viticulture-ways-to-win = Sežeň si brzy révu a treláž nebo zavlažování, sázej a každý rok sklízej. Na většinu objednávek stačí víno střední hodnoty, takže postav střední sklep dřív, než ti malý přestane stačit. Návštěvník skoro vždycky stojí za pracovníka a vyučit nového se vyplatí tím víc, čím dřív přijde. Kdo dosáhne 20 bodů, spustí poslední rok, tak si na něj něco schovej.

## Odkud jsou body

viticulture-score-orders = Objednávky vína
viticulture-score-visitors = Návštěvníci
viticulture-score-structures = Zařízení
viticulture-score-actions = Plán a bonusy
viticulture-score-events = Události
viticulture-score-wake_up = Vstávání
viticulture-score-parents = Rodiče

## Kdy co bylo

viticulture-when =
    { $season ->
        [spring] { $year }. rok, jaro
        [summer] { $year }. rok, léto
        [fall] { $year }. rok, podzim
        [winter] { $year }. rok, zima
       *[other] { $year }. rok
    }

## Lízání

viticulture-deed-draw = Vezmi si: { $thing }
